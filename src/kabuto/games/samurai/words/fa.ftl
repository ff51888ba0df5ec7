# سامورایی: آنچه بازیکن می‌خواند، به فارسی.

game-title = سامورایی
game-designer = Reiner Knizia
game-tagline = اشراف، روحانیان و کشاورزان ژاپن را خانه به خانه با خود همراه کنید.
game-about =
    در آبادی‌های ژاپن پیکره‌هایی از سه نوع ایستاده‌اند. وقتی خشکیِ دور یک آبادی پر شود، هر پیکرهٔ آن به بازیکنی
    می‌رسد که بیشترین نفوذ را بر آن دارد؛ با تساوی، به هیچ‌کس نمی‌رسد. هر که در دو نوع پیشتاز باشد برنده است؛
    وگرنه باید در یک نوع پیشتاز بود و از پیکره‌های دیگر بیشتر داشت.

## پرسش‌ها

ask-ChooseHands = از بیست کاشی خود پنج تا را برای دستِ آغاز انتخاب کنید
ask-Draft = یک پیکره بگذارید: نوع و آبادی را انتخاب کنید
ask-Act =
    { $played ->
        [true] { $slow_used ->
            [true] کاشی سریع دیگری بازی کنید یا نوبت را پایان دهید
           *[other] کاشی دیگری بازی کنید یا نوبت را پایان دهید
        }
       *[other] یک کاشی بازی کنید
    }
ask-SwapWith = پیکره‌ای را انتخاب کنید که با { $figure } در { $settlement } جابه‌جا شود
ask-Relay = کاشیِ برداشته‌شده از { $hex } را روی خانه‌ای خالی بگذارید

wait-ChooseHands = { $who } دستِ آغاز خود را انتخاب می‌کند
wait-Draft = { $who } یک پیکره می‌گذارد
wait-Act = { $who } کاشی بازی می‌کند
wait-SwapWith = { $who } برای { $figure } در { $settlement } جانشین انتخاب می‌کند
wait-Relay = { $who } کاشیِ برداشته‌شده از { $hex } را دوباره می‌گذارد

## حرکت‌ها

move-end = پایان نوبت
move-take = برداشتن { $token }
move-put = گذاشتن { $figure } در { $settlement }
move-place = گذاشتن { $token } روی { $hex }
move-swap = تعویض { $figure } در { $settlement }
move-with = با { $figure } در { $settlement }
move-lift = تعویض کاشی: برداشتن کاشی از { $hex }
move-relay = گذاشتن دوباره روی { $hex }

# What a turn is narrowed to: an exchange
verb-swap = تعویض پیکره
verb-lift = تعویض کاشی

## رویدادها

log-hands-chosen = همه دستِ آغاز خود را انتخاب کردند
log-dealt = { $seat } { $count } کاشی گرفت: { $token }
log-dealt-hidden = { $seat } { $count } کاشی گرفت
log-drafted = { $seat } { $figure } را در { $settlement } گذاشت
log-scattered = پیکره‌ها به‌طور تصادفی در آبادی‌ها گذاشته شدند
log-begins = { $seat } آغازگر بازی است
log-skipped = { $seat } کاشی ندارد و نوبتش رد می‌شود
log-placed = { $seat } { $token } را روی { $hex } گذاشت
log-ended = { $seat } نوبت را پایان داد
log-swapped = { $seat } { $figure } در { $settlement } را با { $other_figure } در { $other_settlement } جابه‌جا کرد
log-relayed = { $seat } تعویض کاشی را روی { $hex } گذاشت و { $token } را به { $to_hex } برد
log-drew = { $seat } { $count } کاشی برداشت: { $token }
log-drew-hidden = { $seat } { $count } کاشی برداشت
log-captured = { $seat } { $figure } را از { $settlement } گرفت (نفوذ به ترتیب جایگاه‌ها: { $influence })
log-aside = { $figure } در { $settlement } به هیچ‌کس نرسید: هیچ بازیکنی تنها نفر اول نیست (نفوذ به ترتیب جایگاه‌ها: { $influence })
log-end-board-empty = پیکره‌ای روی صفحه نمانده است: پایان بازی
log-end-exhausted = آخرین { $figure } از صفحه رفت: پایان بازی
log-end-aside = { $count } پیکره کنار گذاشته شده‌اند: پایان بازی

## دلیل‌های نتیجه

reason-end-board-empty = پیکره‌ای روی صفحه نمانده بود.
reason-end-exhausted = از { $figure } چیزی روی صفحه نمانده بود.
reason-end-aside = { $count } پیکره کنار گذاشته شده بودند.
reason-end-nobody-can-play = هیچ‌کس دیگر کاشی برای بازی نداشت.
reason-leads = { $seat } با { $count } پیکره پیشتازِ { $figure } است.
reason-leads-weakly = { $seat } با { $count } پیکره در { $figure } مساوی است و به سبب پیکره‌های دیگر پیشتاز آن می‌شود.
reason-leads-nobody = هیچ‌کس پیشتازِ { $figure } نیست.
reason-won-by-leads = { $seat } در { $count } نوع پیشتاز است و برنده می‌شود.
reason-won-alone = تنها { $seat } در یک نوع پیشتاز است و برنده می‌شود.
reason-won-by-others = میان واجدان شرایط، { $seat } بیشترین پیکره‌های دیگر را دارد: { $count }.
reason-tied-on-others = { $seats } هر کدام { $count } پیکرهٔ دیگر دارند؛ مجموع تعیین می‌کند.
reason-won-by-total = { $seat } در مجموع بیشترین پیکره را دارد: { $count }.
reason-won-by-total-without-leads = هیچ‌کس در نوعی پیشتاز نیست؛ { $seat } در مجموع بیشترین پیکره را دارد: { $count }.
reason-tied-on-total = { $seats } در مجموع هر کدام { $count } پیکره دارند.
reason-shared = پیروزی مشترک: { $seats }.

## پیکره‌ها؛ شناسه‌های با پایان -2015 واژه‌های ویرایش دوم‌اند

figure-helmet = کلاه‌بلند
figure-helmet-2015 = قلعه
figure-buddha = بودا
figure-buddha-2015 = بودا
figure-rice = شالیزار
figure-rice-2015 = برنج

## کاشی‌ها

token-H2 = کلاه‌بلند ۲
token-H3 = کلاه‌بلند ۳
token-H4 = کلاه‌بلند ۴
token-H2-2015 = قلعهٔ ۲
token-H3-2015 = قلعهٔ ۳
token-H4-2015 = قلعهٔ ۴
token-B2 = بودا ۲
token-B3 = بودا ۳
token-B4 = بودا ۴
token-R2 = شالیزار ۲
token-R3 = شالیزار ۳
token-R4 = شالیزار ۴
token-R2-2015 = برنج ۲
token-R3-2015 = برنج ۳
token-R4-2015 = برنج ۴
token-S1 = سامورایی ۱
token-S2 = سامورایی ۲
token-S3 = سامورایی ۳
token-N1 = رونین ۱
token-K1 = کشتی ۱
token-K2 = کشتی ۲
token-FX = تعویض پیکره
token-FX-2015 = تعویض مهرهٔ طبقه
token-TX = تعویض کاشی
token-TX-2015 = تعویض کاشی

## گزینه‌ها

option-first_player = آغازگر بازی
option-first_player-help = جایگاه نخست آغاز می‌کند، یا قرعه تعیین می‌کند. پای میز، جوان‌ترین بازیکن.
option-first_player-first_seat = جایگاه نخست
option-first_player-drawn = با قرعه
option-starting_hand = دستِ آغاز
option-starting_hand-help = انتخاب پنج کاشی از بیست بخشی از بازی است؛ بخت برای تازه‌کاران سریع‌تر است.
option-starting_hand-choose = انتخاب پنهانی
option-starting_hand-random = تصادفی
option-figure_placement = پیکره‌های آبادی‌ها
option-figure_placement-help = بازیکنان به نوبت پیکره‌ها را می‌گذارند، یا بخت چنین می‌کند (روش آن از ماست).
option-figure_placement-draft = بازیکنان می‌گذارند
option-figure_placement-random = تصادفی
option-distinct_city_pairs = شهرها با هم فرق دارند
option-distinct_city_pairs-help = هیچ دو شهری نباید با جفت یکسانی از نوع‌ها آغاز کنند.
option-distinct_city_pairs-true = بله
option-distinct_city_pairs-false = خیر
option-capture_timing = زمان گرفتن پیکره‌ها
option-capture_timing-help = بی‌درنگ پس از هر کاشی، یا تنها پس از آنکه بازیکن همهٔ کاشی‌هایش را گذاشت.
option-capture_timing-immediate = بی‌درنگ
option-capture_timing-after_placing = در پایان نوبت
option-token_exchange_target = تعویض کاشی چه را برمی‌دارد
option-token_exchange_target-help = کاشی‌های خودتان که نشان 侍 ندارند؛ یا رونین هم؛ یا هر کاشی خودتان، کشتی هم.
option-token_exchange_target-own_slow_land = کاشی‌های عادی
option-token_exchange_target-own_land = کاشی‌های عادی و رونین
option-token_exchange_target-own_any = هر کاشی خودی، کشتی هم
option-figure_exchange_keeps_kinds_distinct = تعویض پیکره نوع‌ها را متفاوت نگه می‌دارد
option-figure_exchange_keeps_kinds_distinct-help = پس از تعویض، در هیچ آبادی نباید دو پیکره از یک نوع باشد.
option-figure_exchange_keeps_kinds_distinct-true = بله
option-figure_exchange_keeps_kinds_distinct-false = خیر
option-game_end = پایان بازی
option-game_end-help = پس از تمام شدن یک نوع یا کنار رفتن چهار پیکره؛ یا تنها وقتی صفحه خالی شود.
option-game_end-standard = تمام شدن یک نوع یا چهار پیکرهٔ کنارگذاشته
option-game_end-empty_board = صفحهٔ خالی
option-scoring = شمارش پایانی
option-scoring-help = پیشتازی و سپس پیکره‌های دیگر؛ Kovac: دو پیشتازی، وگرنه مجموع؛ Degann: تساویِ نوع‌ها شکسته می‌شود.
option-scoring-standard = معمول
option-scoring-kovac = Kovac
option-scoring-degann = Degann
option-captured_open = پیکره‌های گرفته‌شده آشکارند
option-captured_open-help = وگرنه تا شمارش پشت پرده‌اند.
option-captured_open-true = بله
option-captured_open-false = خیر
option-vocabulary = واژه‌ها و رنگ‌ها
option-vocabulary-help = تنها آنچه را می‌بینید عوض می‌کند: واژه‌ها، رنگ بازیکنان و نقش کلاه‌بلند که در ۲۰۱۵ قلعه است.
option-vocabulary-1998 = ویرایش نخست (۱۹۹۸)
option-vocabulary-2015 = ویرایش دوم (۲۰۱۵)

preset-classic_1998 = کلاسیک (۱۹۹۸)
preset-edition_2015 = ویرایش ۲۰۱۵ (تا آنجا که می‌دانیم)
preset-source = همان‌گونه که منبع ما می‌گوید
preset-domination = چیرگی
preset-quick_start = آغاز سریع

## صفحهٔ بازی

board-map = نقشهٔ ژاپن
board-north = شمال
board-land-empty = خشکی، خالی
board-sea-empty = دریا، خالی
board-token-of = { $token } از { $who }
board-hex = { $hex }: { $what }
board-village = روستا
board-city = شهر
board-capital = پایتخت
board-settlement = { $settlement }، { $sort }: { $figures }
board-settlement-empty = { $settlement }، { $sort }: بدون پیکره
board-open-land = { $count } خانهٔ خشکی هنوز خالی است
board-last-space = کاشی بعدی روی خشکی اینجا را تعیین می‌کند
board-who-would-get = اکنون به چه کسی می‌رسد
board-would-get = { $figure }: { $who }
board-would-tie = { $figure }: تساوی، هیچ‌کس
board-would-none = { $figure }: هنوز نفوذی نیست
board-influence = نفوذ
board-on-board = مانده روی صفحه
board-aside = ازدست‌رفته با تساوی
board-of = { $count } از { $limit }
board-end-standard = بازی پس از نوبتی پایان می‌یابد که یک نوع از صفحه برود یا پیکرهٔ شمارهٔ { $limit } با تساوی از دست برود.
board-end-empty = بازی پس از نوبتی پایان می‌یابد که آخرین پیکره از صفحه برود.
board-ending = بازی پس از این نوبت پایان می‌یابد
board-in-box = هنوز گذاشته‌نشده
board-choose-kind = کدام نوع؟
board-ranking = اگر اکنون شمرده شود
board-leads = پیشتازِ { $figures }
board-leads-weakly = پس از تساوی پیشتازِ { $figures }
board-leads-nothing = پیشتاز هیچ نوعی نیست
board-others = پیکره‌های دیگر
board-total = مجموع
board-would-win = برنده می‌شود
board-names-note = نام روستاها از ماست؛ صفحهٔ اصلی تنها نام پایتخت و شهرها را دارد.
board-random-note = روش گذاشتن تصادفیِ پیکره‌ها از ماست.

## دست و جایگاه‌ها

board-hand = دست شما
board-hand-empty = کاشی در دست نیست
board-taken = برداشته: { $count } از { $limit }
board-take-these = همین پنج تا
board-supply = ذخیره: { $count }
board-supply-inside = در ذخیرهٔ شما، بی‌ترتیب
board-supply-none = ذخیرهٔ شما خالی است
board-screen = پشت پردهٔ شما
board-captured = گرفته‌شده
board-hidden = پشت پرده
board-hand-size = کاشی در دست: { $count }
board-supply-size = کاشی در ذخیره: { $count }
board-captured-kind = { $figure }: { $count }
board-captured-unknown = { $figure }: پشت پرده
board-exchange-used = تعویض پیکره بازی شده است
board-fast = سریع: هر تعداد در یک نوبت
board-slow = عادی: یکی در هر نوبت
board-token-counts = { $count } برای { $figures }
board-token-figure-exchange = دو پیکرهٔ روی صفحه را جابه‌جا می‌کند
board-token-token-exchange = یکی از کاشی‌های شما را برمی‌دارد و فوراً دوباره می‌گذارد
board-hand-full = پنج کاشی را انتخاب کرده‌اید. پیش از انتخاب کاشی دیگر، یکی را پس بگذارید.

## آبادی‌ها

settlement--9_9 = هاگی
settlement--8_7 = ماتسوئه
settlement--6_6 = اوکایاما
settlement--5_4 = توتوری
settlement--4_6 = واکایاما
settlement--3_2 = کانازاوا
settlement--3_4 = کیوتو
settlement--2_0 = تویاما
settlement--1_2 = سومپو
settlement-0_-6 = هیروساکی
settlement-0_-4 = آکیتا
settlement-0_-2 = نیگاتا
settlement-0_0 = ادو
settlement-2_-6 = هاچینوهه
settlement-2_-4 = سندای
settlement-2_-2 = میتو
settlement-2_0 = چوشی
settlement--13_13 = ناگاساکی
settlement--12_14 = کاگوشیما
settlement--11_11 = هاکاتا
settlement--10_12 = فونای
settlement--10_14 = اوبی
settlement--8_10 = ماتسویاما
settlement--7_11 = کوچی
settlement--6_8 = تاکاماتسو
settlement--5_9 = توکوشیما
settlement--1_-9 = اوتارو
settlement--1_-7 = هاکوداته
settlement-0_-12 = واکانای
settlement-1_-11 = آساهیکاوا
settlement-1_-9 = ساپورو
settlement-2_-8 = اریمو
settlement-3_-11 = کوشیرو
settlement-4_-13 = نمورو

## جاها: هر خانه با آبادی‌های مجاورش روی صفحهٔ همین بازی نامیده می‌شود؛ `board.py` آن‌ها را می‌یابد

place-settlement = { $settlement }
place-between = خانهٔ میان { $settlement } و { $other_settlement }
place-side-between = خانهٔ { $side } میان { $settlement } و { $other_settlement }
place-sea-between = دریای میان { $settlement } و { $other_settlement }
place-sea-side-between = بخش { $side } دریای میان { $settlement } و { $other_settlement }
place-sea-off = دریای کنار { $settlement }
place-sea-from = دریا در { $way } { $settlement }
place-open-sea-from = دریای آزاد در { $way } { $settlement }

side-north = شمالیِ
side-east = شرقیِ
side-south = جنوبیِ
side-west = غربیِ
way-north = شمالِ
way-north-east = شمال شرقیِ
way-east = شرقِ
way-south-east = جنوب شرقیِ
way-south = جنوبِ
way-south-west = جنوب غربیِ
way-west = غربِ
way-north-west = شمال غربیِ

## چرا این حرکت ممکن نیست

refused-must-place = پیش از پایان نوبت باید دست‌کم یک کاشی بازی کنید.
refused-not-in-hand = { $token } در دست شما نیست.
refused-slow-token-used = در این نوبت یک کاشی عادی بازی کرده‌اید؛ پس از آن تنها کاشی سریع مجاز است و { $token } سریع نیست.
refused-not-on-board = با این شمار بازیکن، آن خانه روی صفحه نیست.
refused-hex-taken = آن خانه پر است: { $token } از { $seat } آنجاست.
refused-no-such-figure = در { $settlement } پیکرهٔ { $figure } نیست.
refused-no-partner = { $figure } در { $settlement } را نمی‌توان جابه‌جا کرد: هر جابه‌جایی در یک آبادی دو پیکرهٔ هم‌نوع می‌گذارد.
refused-nothing-to-exchange = تنها در { $settlement } پیکره مانده است: در آبادی دیگری پیکره‌ای برای تعویض نیست.
refused-same-settlement = پیکره‌ای در آبادی دیگری جز { $settlement } انتخاب کنید.
refused-two-alike = جابه‌جایی { $figure } با { $other_figure } در { $settlement } در یک آبادی دو پیکرهٔ هم‌نوع می‌گذارد.
refused-not-your-token = کاشی‌ای از شما در آن خانه نیست.
refused-nothing-to-lift = هنوز کاشی‌ای از شما روی صفحه نیست که بتوان برداشت.
refused-token-stays = تعویض کاشی نمی‌تواند { $token } را بردارد.
refused-wrong-ground = { $token } نمی‌تواند روی آن خانه باشد: کشتی روی دریا و کاشی‌های دیگر روی خشکی.
refused-all-taken = همهٔ کاشی‌های { $token } خود را انتخاب کرده‌اید ({ $count }).
refused-in-order = کاشی‌های دست به ترتیب مجموعه برداشته می‌شوند: { $token } پیش از آخرین کاشی شماست. نخست آن را پس بگذارید.
refused-hand-too-small = پس از { $token } کاشی کافی در مجموعه برای رسیدن به { $count } نمی‌ماند.
refused-no-figure-left = همهٔ پیکره‌های { $figure } گذاشته شده‌اند.
refused-settlement-not-on-board = با این شمار بازیکن، آن آبادی روی صفحه نیست.
refused-settlement-full = { $settlement } پر است.
refused-cities-first = نخست شهرها را پر کنید؛ { $settlement } روستاست.
refused-city-holds-it = { $settlement } همین حالا { $figure } دارد: پیکره‌های یک شهر باید متفاوت باشند.
refused-cities-must-differ = با { $figure } در { $settlement }، دو شهر جفت یکسانی خواهند داشت.
