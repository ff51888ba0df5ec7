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
ask-Relay = کاشیِ برداشته‌شده از { $hex } را دوباره روی یک خانهٔ خالیِ خشکی بگذارید

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
option-vocabulary = واژه‌ها
option-vocabulary-help = تنها واژه‌های روی صفحه را عوض می‌کند.
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
board-not-possible = اکنون ممکن نیست

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

## خانه‌ها: آبادی‌های مجاور و مختصات

hex--10_8 = دریای آزاد ({ "-10,8" })
hex--10_9 = دریای { settlement--9_9 } ({ "-10,9" })
hex--10_10 = دریای { settlement--9_9 } و { settlement--11_11 } ({ "-10,10" })
hex--9_7 = دریای { settlement--8_7 } ({ "-9,7" })
hex--9_8 = میان { settlement--8_7 } و { settlement--9_9 } ({ "-9,8" })
hex--9_10 = دریای { settlement--8_10 } و { settlement--9_9 } ({ "-9,10" })
hex--8_6 = دریای { settlement--8_7 } ({ "-8,6" })
hex--8_8 = میان { settlement--8_7 } و { settlement--9_9 } ({ "-8,8" })
hex--8_9 = دریای { settlement--9_9 } و { settlement--8_10 } ({ "-8,9" })
hex--7_5 = دریای آزاد ({ "-7,5" })
hex--7_6 = میان { settlement--6_6 } و { settlement--8_7 } ({ "-7,6" })
hex--7_7 = میان { settlement--6_6 } و { settlement--8_7 } ({ "-7,7" })
hex--7_8 = دریای { settlement--6_8 } ({ "-7,8" })
hex--6_4 = دریای { settlement--5_4 } ({ "-6,4" })
hex--6_5 = میان { settlement--5_4 } و { settlement--6_6 } ({ "-6,5" })
hex--6_7 = دریای { settlement--6_6 } و { settlement--6_8 } ({ "-6,7" })
hex--5_3 = دریای { settlement--5_4 } ({ "-5,3" })
hex--5_5 = میان { settlement--5_4 } و { settlement--6_6 } ({ "-5,5" })
hex--5_6 = دریای { settlement--4_6 } و { settlement--6_6 } ({ "-5,6" })
hex--5_7 = دریای { settlement--4_6 } و { settlement--6_8 } ({ "-5,7" })
hex--4_1 = دریای آزاد ({ "-4,1" })
hex--4_2 = دریای { settlement--3_2 } ({ "-4,2" })
hex--4_3 = دریای { settlement--3_2 } و { settlement--5_4 } ({ "-4,3" })
hex--4_4 = میان { settlement--3_4 } و { settlement--5_4 } ({ "-4,4" })
hex--4_5 = میان { settlement--3_4 } و { settlement--4_6 } ({ "-4,5" })
hex--4_7 = دریای { settlement--4_6 } ({ "-4,7" })
hex--3_0 = دریای { settlement--2_0 } ({ "-3,0" })
hex--3_1 = میان { settlement--2_0 } و { settlement--3_2 } ({ "-3,1" })
hex--3_3 = میان { settlement--3_2 } و { settlement--3_4 } ({ "-3,3" })
hex--3_5 = میان { settlement--3_4 } و { settlement--4_6 } ({ "-3,5" })
hex--3_6 = دریای { settlement--4_6 } ({ "-3,6" })
hex--2_-1 = دریای { settlement--2_0 } ({ "-2,-1" })
hex--2_1 = میان { settlement--2_0 } و { settlement--3_2 } ({ "-2,1" })
hex--2_2 = میان { settlement--1_2 } و { settlement--3_2 } ({ "-2,2" })
hex--2_3 = میان { settlement--1_2 } و { settlement--3_4 } ({ "-2,3" })
hex--2_4 = دریای { settlement--3_4 } ({ "-2,4" })
hex--2_5 = دریای آزاد ({ "-2,5" })
hex--1_-6 = دریای { settlement-0_-6 } و { settlement--1_-7 } ({ "-1,-6" })
hex--1_-5 = دریای { settlement-0_-6 } ({ "-1,-5" })
hex--1_-4 = دریای { settlement-0_-4 } ({ "-1,-4" })
hex--1_-3 = دریای { settlement-0_-4 } ({ "-1,-3" })
hex--1_-2 = دریای { settlement-0_-2 } ({ "-1,-2" })
hex--1_-1 = میان { settlement-0_-2 } و { settlement--2_0 } ({ "-1,-1" })
hex--1_0 = میان { settlement-0_0 } و { settlement--2_0 } ({ "-1,0" })
hex--1_1 = میان { settlement-0_0 } و { settlement--1_2 } ({ "-1,1" })
hex--1_3 = دریای { settlement--1_2 } ({ "-1,3" })
hex-0_-7 = دریای { settlement--1_-7 } و { settlement-0_-6 } ({ "0,-7" })
hex-0_-5 = میان { settlement-0_-6 } و { settlement-0_-4 } ({ "0,-5" })
hex-0_-3 = میان { settlement-0_-4 } و { settlement-0_-2 } ({ "0,-3" })
hex-0_-1 = میان { settlement-0_-2 } و { settlement-0_0 } ({ "0,-1" })
hex-0_1 = میان { settlement-0_0 } و { settlement--1_2 } ({ "0,1" })
hex-0_2 = دریای { settlement--1_2 } ({ "0,2" })
hex-1_-7 = دریای { settlement-2_-8 } و { settlement-0_-6 } ({ "1,-7" })
hex-1_-6 = میان { settlement-2_-6 } و { settlement-0_-6 } ({ "1,-6" })
hex-1_-5 = میان { settlement-2_-6 } و { settlement-0_-4 } ({ "1,-5" })
hex-1_-4 = میان { settlement-2_-4 } و { settlement-0_-4 } ({ "1,-4" })
hex-1_-3 = میان { settlement-2_-4 } و { settlement-0_-2 } ({ "1,-3" })
hex-1_-2 = میان { settlement-2_-2 } و { settlement-0_-2 } ({ "1,-2" })
hex-1_-1 = میان { settlement-2_-2 } و { settlement-0_0 } ({ "1,-1" })
hex-1_0 = میان { settlement-2_0 } و { settlement-0_0 } ({ "1,0" })
hex-1_1 = دریای { settlement-2_0 } ({ "1,1" })
hex-2_-7 = دریای { settlement-2_-8 } و { settlement-2_-6 } ({ "2,-7" })
hex-2_-5 = میان { settlement-2_-6 } و { settlement-2_-4 } ({ "2,-5" })
hex-2_-3 = دریای { settlement-2_-4 } و { settlement-2_-2 } ({ "2,-3" })
hex-2_-1 = میان { settlement-2_-2 } و { settlement-2_0 } ({ "2,-1" })
hex-2_1 = دریای { settlement-2_0 } ({ "2,1" })
hex-3_-7 = دریای { settlement-2_-6 } ({ "3,-7" })
hex-3_-6 = دریای { settlement-2_-6 } ({ "3,-6" })
hex-3_-5 = دریای { settlement-2_-4 } ({ "3,-5" })
hex-3_-4 = دریای { settlement-2_-4 } ({ "3,-4" })
hex-3_-3 = دریای { settlement-2_-2 } ({ "3,-3" })
hex-3_-2 = دریای { settlement-2_-2 } ({ "3,-2" })
hex-3_-1 = دریای { settlement-2_0 } ({ "3,-1" })
hex-3_0 = دریای { settlement-2_0 } ({ "3,0" })
hex--14_13 = دریای { settlement--13_13 } ({ "-14,13" })
hex--14_14 = دریای { settlement--13_13 } ({ "-14,14" })
hex--13_12 = دریای { settlement--13_13 } ({ "-13,12" })
hex--13_14 = دریای { settlement--12_14 } و { settlement--13_13 } ({ "-13,14" })
hex--13_15 = دریای { settlement--12_14 } ({ "-13,15" })
hex--12_11 = دریای { settlement--11_11 } ({ "-12,11" })
hex--12_12 = میان { settlement--11_11 } و { settlement--13_13 } ({ "-12,12" })
hex--12_13 = میان { settlement--13_13 } و { settlement--12_14 } ({ "-12,13" })
hex--12_15 = دریای { settlement--12_14 } ({ "-12,15" })
hex--11_10 = دریای { settlement--11_11 } ({ "-11,10" })
hex--11_12 = میان { settlement--10_12 } و { settlement--11_11 } ({ "-11,12" })
hex--11_13 = میان { settlement--10_12 } و { settlement--12_14 } ({ "-11,13" })
hex--11_14 = میان { settlement--10_14 } و { settlement--12_14 } ({ "-11,14" })
hex--11_15 = دریای { settlement--10_14 } ({ "-11,15" })
hex--10_11 = میان { settlement--11_11 } و { settlement--10_12 } ({ "-10,11" })
hex--10_13 = میان { settlement--10_12 } و { settlement--10_14 } ({ "-10,13" })
hex--10_15 = دریای { settlement--10_14 } ({ "-10,15" })
hex--9_11 = دریای { settlement--8_10 } و { settlement--10_12 } ({ "-9,11" })
hex--9_12 = دریای { settlement--10_12 } ({ "-9,12" })
hex--9_13 = دریای { settlement--10_14 } ({ "-9,13" })
hex--9_14 = دریای { settlement--10_14 } ({ "-9,14" })
hex--8_11 = میان { settlement--7_11 } و { settlement--8_10 } ({ "-8,11" })
hex--8_12 = دریای { settlement--7_11 } ({ "-8,12" })
hex--7_9 = میان { settlement--6_8 } و { settlement--8_10 } ({ "-7,9" })
hex--7_10 = میان { settlement--8_10 } و { settlement--7_11 } ({ "-7,10" })
hex--7_12 = دریای { settlement--7_11 } ({ "-7,12" })
hex--6_9 = میان { settlement--5_9 } و { settlement--6_8 } ({ "-6,9" })
hex--6_10 = میان { settlement--5_9 } و { settlement--7_11 } ({ "-6,10" })
hex--6_11 = دریای { settlement--7_11 } ({ "-6,11" })
hex--5_8 = میان { settlement--6_8 } و { settlement--5_9 } ({ "-5,8" })
hex--5_10 = دریای { settlement--5_9 } ({ "-5,10" })
hex--4_8 = دریای { settlement--5_9 } ({ "-4,8" })
hex--4_9 = دریای { settlement--5_9 } ({ "-4,9" })
hex--2_-9 = دریای { settlement--1_-9 } ({ "-2,-9" })
hex--2_-8 = دریای { settlement--1_-9 } ({ "-2,-8" })
hex--2_-7 = دریای { settlement--1_-7 } ({ "-2,-7" })
hex--2_-6 = دریای { settlement--1_-7 } ({ "-2,-6" })
hex--1_-12 = دریای { settlement-0_-12 } ({ "-1,-12" })
hex--1_-11 = دریای { settlement-0_-12 } ({ "-1,-11" })
hex--1_-10 = دریای { settlement--1_-9 } ({ "-1,-10" })
hex--1_-8 = میان { settlement--1_-9 } و { settlement--1_-7 } ({ "-1,-8" })
hex-0_-13 = دریای { settlement-0_-12 } ({ "0,-13" })
hex-0_-11 = میان { settlement-1_-11 } و { settlement-0_-12 } ({ "0,-11" })
hex-0_-10 = میان { settlement-1_-11 } و { settlement--1_-9 } ({ "0,-10" })
hex-0_-9 = میان { settlement-1_-9 } و { settlement--1_-9 } ({ "0,-9" })
hex-0_-8 = میان { settlement-1_-9 } و { settlement--1_-7 } ({ "0,-8" })
hex-1_-13 = دریای { settlement-0_-12 } ({ "1,-13" })
hex-1_-12 = میان { settlement-0_-12 } و { settlement-1_-11 } ({ "1,-12" })
hex-1_-10 = میان { settlement-1_-11 } و { settlement-1_-9 } ({ "1,-10" })
hex-1_-8 = میان { settlement-2_-8 } و { settlement-1_-9 } ({ "1,-8" })
hex-2_-13 = دریای آزاد ({ "2,-13" })
hex-2_-12 = دریای { settlement-1_-11 } ({ "2,-12" })
hex-2_-11 = میان { settlement-3_-11 } و { settlement-1_-11 } ({ "2,-11" })
hex-2_-10 = میان { settlement-3_-11 } و { settlement-1_-9 } ({ "2,-10" })
hex-2_-9 = میان { settlement-1_-9 } و { settlement-2_-8 } ({ "2,-9" })
hex-3_-13 = دریای { settlement-4_-13 } ({ "3,-13" })
hex-3_-12 = میان { settlement-4_-13 } و { settlement-3_-11 } ({ "3,-12" })
hex-3_-10 = دریای { settlement-3_-11 } ({ "3,-10" })
hex-3_-9 = دریای { settlement-2_-8 } ({ "3,-9" })
hex-3_-8 = دریای { settlement-2_-8 } ({ "3,-8" })
hex-4_-14 = دریای { settlement-4_-13 } ({ "4,-14" })
hex-4_-12 = میان { settlement-4_-13 } و { settlement-3_-11 } ({ "4,-12" })
hex-4_-11 = دریای { settlement-3_-11 } ({ "4,-11" })
hex-5_-14 = دریای { settlement-4_-13 } ({ "5,-14" })
hex-5_-13 = دریای { settlement-4_-13 } ({ "5,-13" })
hex-5_-12 = دریای آزاد ({ "5,-12" })

## چرا این حرکت ممکن نیست

refused-must-place = پیش از پایان نوبت باید دست‌کم یک کاشی بازی کنید.
refused-not-in-hand = { $token } در دست شما نیست.
refused-slow-token-used = در این نوبت یک کاشی عادی بازی کرده‌اید؛ پس از آن تنها کاشی سریع مجاز است و { $token } سریع نیست.
refused-not-on-board = با این شمار بازیکن، آن خانه روی صفحه نیست.
refused-hex-taken = آن خانه پر است: { $token } از { $seat } آنجاست.
refused-no-such-figure = در { $settlement } پیکرهٔ { $figure } نیست.
refused-no-partner = { $figure } در { $settlement } را نمی‌توان جابه‌جا کرد: هر جابه‌جایی در یک آبادی دو پیکرهٔ هم‌نوع می‌گذارد.
refused-same-settlement = پیکره‌ای در آبادی دیگری جز { $settlement } انتخاب کنید.
refused-two-alike = جابه‌جایی { $figure } با { $other_figure } در { $settlement } در یک آبادی دو پیکرهٔ هم‌نوع می‌گذارد.
refused-not-your-token = کاشی‌ای از شما در آن خانه نیست.
refused-token-stays = تعویض کاشی نمی‌تواند { $token } را بردارد.
refused-wrong-ground = { $token } نمی‌تواند روی آن خانه باشد: کشتی روی دریا و کاشی‌های دیگر روی خشکی.
refused-all-taken = همهٔ کاشی‌های { $token } خود را انتخاب کرده‌اید ({ $count }).
refused-in-order = دست به ترتیب فهرست انتخاب می‌شود: { $token } پیش از آخرین کاشی شماست. نخست آن را پس بگیرید.
refused-hand-too-small = پس از { $token } کاشی کافی در فهرست برای رسیدن به { $count } نمی‌ماند.
refused-no-figure-left = همهٔ پیکره‌های { $figure } گذاشته شده‌اند.
refused-settlement-not-on-board = با این شمار بازیکن، { $settlement } روی صفحه نیست.
refused-settlement-full = { $settlement } پر است.
refused-cities-first = نخست شهرها را پر کنید؛ { $settlement } روستاست.
refused-city-holds-it = { $settlement } همین حالا { $figure } دارد: پیکره‌های یک شهر باید متفاوت باشند.
refused-cities-must-differ = با { $figure } در { $settlement }، دو شهر جفت یکسانی خواهند داشت.
