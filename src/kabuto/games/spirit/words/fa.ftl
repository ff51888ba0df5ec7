# روح سامورایی: آنچه بازیکن می‌خواند، به فارسی.

game-title = روح سامورایی
game-designer = Antoine Bauza
game-tagline = هفت سامورایی، یک روستا، سه دور یورش: با هم می‌بریم یا با هم می‌بازیم.
game-about =
    همه با هم بازی می‌کنند. در سه دور، هر سامورایی با مهاجمانی که به روستا می‌آیند می‌جنگد، از آنچه باید نگه داشت
    دفاع می‌کند، استعدادش را به یاری قرض می‌دهد یا به‌موقع کنار می‌رود. اگر در پایان دست‌کم یک مزرعه و یک خانواده
    مانده و هیچ سامورایی کشته نشده باشد، گروه برنده است.

# A seat is called by its samurai once the game has begun
seat-known = { $samurai }

## پرسش‌ها

ask-TurnReserve = { $seat }: پیش از هر چیز از ژتون ذخیره استفاده می‌کنید؟
ask-OrderPenalties = { $seat }: کدام جریمهٔ { $card } اول اجرا شود؟
ask-FacePenalty = { $seat }: جریمهٔ { $card } ({ $penalty }) را می‌پذیرید یا نادیده می‌گیرید؟
ask-DropDefence = { $seat }: کدام کارت سمت چپ از دست برود؟
ask-ChooseAction = { $seat }: نبرد، پشتیبانی یا پاس
ask-PlaceCard =
    { $locked ->
        [true] { $seat }: { $card } را باید نگه دارید. رویارویی یا دفاع؟
       *[other] { $seat }: با { $card } چه می‌کنید؟
    }
ask-FightAgain = { $seat } می‌تواند بار دوم نبرد کند
ask-UseKiai = { $seat }: کیای! از اثر آن استفاده می‌کنید؟ کارت اول صف در هر حال می‌سوزد
ask-Heal = { $seat }: زخم چه کسی درمان شود؟
ask-MoveLast =
    { $again ->
        [true] { $seat } می‌تواند یک کارت دیگر جابه‌جا کند: از صف چه کسی، به چه کسی؟
       *[other] { $seat } کارت آخر یک صف را جابه‌جا می‌کند: از چه کسی، به چه کسی؟
    }
ask-ChooseSide = { $seat }: { $card } به شما رسید. سمت راست یا سمت چپ؟
ask-StrikeLast =
    { $again ->
        [true] { $seat } می‌تواند یکی دیگر بسوزاند: کارت آخر چه کسی؟
       *[other] { $seat } کارت آخر یک صف را می‌سوزاند: از چه کسی؟
    }
ask-LendToken = { $seat }: چه کسی ژتون پشتیبانی خود را به چه کسی قرض بدهد؟
ask-OrderRaiders =
    { $above ->
        [0] { $seat }: کدام مهاجم رو باشد؟
       *[other] { $seat }: مهاجم بعدی کدام باشد؟
    }

wait-TurnReserve = { $who } به ژتون‌های ذخیره فکر می‌کند
wait-OrderPenalties = { $who } انتخاب می‌کند کدام جریمهٔ { $card } اول اجرا شود
wait-FacePenalty = { $who } می‌تواند جریمه‌ای را نادیده بگیرد: { $penalty }، { $card }
wait-DropDefence = { $who } کارتی از سمت چپ از دست می‌دهد
wait-ChooseAction = { $who } انتخاب می‌کند: نبرد، پشتیبانی یا پاس
wait-PlaceCard =
    { $locked ->
        [true] { $who } باید { $card } را نگه دارد
       *[other] { $who } دربارهٔ { $card } تصمیم می‌گیرد
    }
wait-FightAgain = { $who } می‌تواند بار دوم نبرد کند
wait-UseKiai = کیای! { $who } تصمیم می‌گیرد که از اثر آن استفاده کند یا نه
wait-Heal = { $who } انتخاب می‌کند چه کسی درمان شود
wait-MoveLast =
    { $again ->
        [true] { $who } می‌تواند یک کارت دیگر جابه‌جا کند
       *[other] { $who } کارت آخر یک صف را جابه‌جا می‌کند
    }
wait-ChooseSide = { $who } برای { $card } سمت راست یا چپ را انتخاب می‌کند
wait-StrikeLast =
    { $again ->
        [true] { $who } می‌تواند یک کارت آخر دیگر بسوزاند
       *[other] { $who } کارت آخر یک صف را می‌سوزاند
    }
wait-LendToken = { $who } ژتون پشتیبانی را به دیگری می‌سپارد
wait-OrderRaiders =
    { $above ->
        [0] { $who } مهاجمان را مرتب می‌کند
       *[other] { $who } به مرتب‌کردن مهاجمان ادامه می‌دهد
    }

## حرکت‌ها

move-pass = پاس
move-fight = نبرد
move-support = پشتیبانی از { $target }
move-stop = دیگر نه
move-done = دیگر ژتونی نه
move-turn = ژتون { $samurai }
move-first = اول: { $penalty }
move-suffer = پذیرفتن
move-ignore = نادیده گرفتن
move-drop = از دست دادن { $symbol }
move-confront = رویارویی
move-defend = دفاع
move-give = دادن به { $target }
move-under = گذاشتن زیر دسته
move-discard = سوزاندن کارت تکراری
move-decline = صرف‌نظر
move-use = استفاده از اثر
move-nobody = هیچ‌کس
move-heal = درمان { $target }
move-move = از { $source } به { $target }
move-right = سمت راست
move-left = سمت چپ
move-strike = کارت آخر { $target }
move-lend = { $giver } به { $target } قرض می‌دهد
move-top = { $card }
move-heal-only = فقط درمان، بدون حصار

## رویدادها

log-sits = { $samurai } به دفاع می‌پیوندد: کیای { $kiai }
log-round-began = دور { $round } آغاز شد: { $count } مهاجم، { $seat } نخست است
log-joined =
    { $rank_id ->
        [lieutenant] { $count } ستوان به مهاجمان پیوست
       *[other] { $count } سرکرده به مهاجمان پیوست
    }
log-turned-over = { $seat } از ژتون ذخیرهٔ { $samurai } استفاده کرد
log-penalty = { $seat } جریمه شد: { $penalty } ({ $card })
log-penalty-impossible = { $penalty } ممکن نیست: { $seat } به جای آن زخم برداشت
log-ignored = { $seat } جریمه را نادیده گرفت: { $penalty } ({ $card })
log-dropped = { $seat } { $symbol } را از سمت چپ از دست داد: { $card }
log-reinforced = مهاجمی سوخته به دسته برگشت و بُر خورد: { $card }
log-slipped-in = مهاجمی نادیده وارد شد؛ نفوذی‌ها: { $count }
log-passed = { $seat } با { $total } از { $kiai } پاس داد
log-supported = { $seat } ژتون پشتیبانی خود را به { $target } قرض داد: استعداد { $samurai }
log-token-home = { $target } ژتون پشتیبانی { $seat } را پس داد
log-fought-again = { $seat } بار دوم نبرد می‌کند
log-drew = { $seat } کشید: { $card }
log-gave = { $seat } به { $target } داد: { $card }
log-put-under = { $seat } زیر دسته گذاشت: { $card }
log-discarded-duplicate = { $seat } کارت تکراری را سوزاند: { $card }
log-laid-right = { $seat } با { $card } رویارو شد: مجموع { $total } از { $kiai }
log-laid-left = { $seat } { $card } را سمت چپ گذاشت: { $symbol } در امان است
log-overcome = { $seat } مغلوب شد: { $total } بیش از { $kiai } است
log-kiai = کیای! { $samurai } درست به { $kiai } رسید
log-kiai-declined = { $seat } از اثر کیای صرف‌نظر کرد
log-first-discarded = کارت اول { $seat } سوخت: { $card }
log-discarded-raiders = { $seat } از دستهٔ مهاجمان سوزاند: { $cards }
log-discarded-intruders = { $seat } از دستهٔ نفوذی‌ها سوزاند: { $cards }
log-looked = { $seat } مهاجمان رویی را رو کرد: { $cards }
log-ordered = { $seat } آن‌ها را برگرداند، اولی رو: { $cards }
log-moved = { $seat } { $card } را از { $source } به { $target } داد
log-struck = { $seat } کارت آخر { $target } را سوزاند: { $card }
log-lent = با کیای { $seat }، { $giver } ژتون پشتیبانی خود را به { $target } قرض داد
log-wounded = { $seat } زخم برداشت
log-transformed =
    { $samurai_id ->
        [heihachi] سگ راکونی در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
        [daisuke] میمون در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
        [gorobei] خرس در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
        [kanbei] گراز در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
        [kikuchiyo] ببر در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
        [kyuzo] روباه در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
       *[katsushiro] گرگ در { $samurai } بیدار شد: عدد کیای اکنون { $kiai }
    }
log-healed = یک زخم { $seat } درمان شد
log-fallen = { $seat } زخم چهارم را برداشت و کشته شد
log-barricade-lost = یک حصار از دست رفت: { $count } مانده
log-barricade-added = یک حصار افزوده شد: اکنون { $count }
log-barricade-full = حصاری نمی‌توان افزود: سقف { $count } پر است
log-farmstead-lost = یک مزرعه سوخت: { $count } مانده. پشت آن: { $farmstead }
log-farmstead-penalty = مزرعهٔ سوخته جریمه می‌آورد: { $farmstead }
log-family-lost = یک خانواده از دست رفت: { $count } مانده. پاداشی که دیگر نیست: { $family }
log-raiders-used-up = دستهٔ مهاجمان تمام شد: پایان دور { $round }
log-all-passed = در دور { $round } همه پاس داده‌اند: { $count } مهاجم نفوذی شدند
log-lacks = { $seat } سمت چپ { $symbol } ندارد
log-bonus = پاداش خانواده: { $family }
log-bonus-intruder = از دستهٔ نفوذی‌ها سوخت: { $card }
log-revealed =
    { $flames ->
        [true] نفوذیِ شعله‌دار: { $card }
       *[other] نفوذی: { $card }
    }
log-round-survived = روستا دور { $round } را پشت سر گذاشت

## دلیل‌های نتیجه

reason-lost-farmsteads = آخرین مزرعه در دور { $round } سوخت.
reason-lost-families = آخرین خانواده در دور { $round } از دست رفت.
reason-lost-samurai = { $samurai } در دور { $round } کشته شد.
reason-won =
    { $difficulty_id ->
        [easy] روستا در درجهٔ آسان نجات یافت: { $score } امتیاز ({ $grade }).
        [hard] روستا در درجهٔ سخت نجات یافت: { $score } امتیاز ({ $grade }).
        [heroic] روستا در درجهٔ قهرمانانه نجات یافت: { $score } امتیاز ({ $grade }).
       *[normal] روستا در درجهٔ معمولی نجات یافت: { $score } امتیاز ({ $grade }).
    }
reason-won-farmsteads = مزرعه‌های مانده: { $count }.
reason-won-families = خانواده‌های مانده: { $count }.
reason-won-wounded = بی امتیاز تندرستی: { $seats } زخمی است.
reason-won-unwounded = یک امتیاز دیگر: هیچ‌کس زخمی نیست.

## سامورایی‌ها

samurai-heihachi = هیهاچی
samurai-daisuke = دایسوکه
samurai-gorobei = گوروبی
samurai-kanbei = کانبی
samurai-kikuchiyo = کیکوچیو
samurai-kyuzo = کیوزو
samurai-katsushiro = کاتسوشیرو

## مهاجمان

symbol-hat = کلاه حصیری
symbol-farm = نماد مزرعه
symbol-doll = عروسک
penalty-fire = آتش
penalty-wound = زخم
penalty-ninja = نینجا
penalty-no_defend = دفاع ممنوع
penalty-no_support = پشتیبانی ممنوع
penalty-arrow_left = پیکان چپ
penalty-arrow_right = پیکان راست
penalty-must_pass = پاس اجباری
penalty-reinforce = نیروی کمکی دشمن
penalty-no_talent = استعداد ممنوع
penalty-drop_defence = از دست دادن کارت دفاع
rank-plunderer = غارتگر
rank-lieutenant = ستوان
rank-boss = سرکرده

## روستا

farmstead-lose_family = یک خانواده از دست می‌رود
farmstead-lose_farmstead = مزرعهٔ دیگری از دست می‌رود
farmstead-lose_barricade = یک حصار از دست می‌رود
farmstead-random_wound = یک سامورایی به تصادف زخم برمی‌دارد
family-heal_random = یک سامورایی زخمی به تصادف درمان می‌شود
family-add_barricade = یک حصار افزوده می‌شود
family-discard_top_intruder = نفوذیِ رویی می‌سوزد

## گزینه‌ها

option-difficulty = درجهٔ سختی
option-difficulty-help = حصارها، شمار مهاجمان، و اینکه مزرعهٔ سوخته و خانوادهٔ نجات‌یافته چه می‌کنند. معمولی برای بازی نخست است؛ باختن در آن عجیب نیست.
option-difficulty-easy = آسان
option-difficulty-normal = معمولی
option-difficulty-hard = سخت
option-difficulty-heroic = قهرمانانه
option-reserve = ژتون‌های ذخیره
option-reserve-help = استعداد سامورایی‌هایی که در بازی نیستند، هر کدام یک بار در بازی. با دو سامورایی همیشه هست، با هفت سامورایی ژتونی باقی نمی‌ماند.
option-reserve-true = بله
option-reserve-false = فقط با دو سامورایی
option-reserve_duration = ژتون ذخیره کار می‌کند
option-reserve_duration-help = در قواعد چاپ‌شده آمده است: تا پایان دور.
option-reserve_duration-round = تا پایان دور
option-reserve_duration-turn = تا پایان نوبت
option-passing_on = کارتی که به شما داده‌اند
option-passing_on-help = پیش‌فرض: برای دادن دوباره هم ارزش کارت باید با استعداد بخواند. یک پاسخ رسمی می‌گذارد دایسوکه کارت زوج را هم بدهد.
option-passing_on-fitting_value = تنها اگر ارزش آن با استعداد بخواند
option-passing_on-any_value = با هر ارزشی
option-eighth_boss = سرکردهٔ هشتم
option-eighth_boss-help = یک کارت تبلیغاتی. وجودش قطعی است؛ نمادهایش بازسازی شده است.
option-eighth_boss-true = با سرکرده‌ها بُر می‌خورد
option-eighth_boss-false = در جعبه می‌ماند
option-samurai_a = سامورایی صندلی ۱
option-samurai_a-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_a-dealt = به تصادف
option-samurai_a-heihachi = { samurai-heihachi }
option-samurai_a-daisuke = { samurai-daisuke }
option-samurai_a-gorobei = { samurai-gorobei }
option-samurai_a-kanbei = { samurai-kanbei }
option-samurai_a-kikuchiyo = { samurai-kikuchiyo }
option-samurai_a-kyuzo = { samurai-kyuzo }
option-samurai_a-katsushiro = { samurai-katsushiro }
option-samurai_b = سامورایی صندلی ۲
option-samurai_b-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_b-dealt = به تصادف
option-samurai_b-heihachi = { samurai-heihachi }
option-samurai_b-daisuke = { samurai-daisuke }
option-samurai_b-gorobei = { samurai-gorobei }
option-samurai_b-kanbei = { samurai-kanbei }
option-samurai_b-kikuchiyo = { samurai-kikuchiyo }
option-samurai_b-kyuzo = { samurai-kyuzo }
option-samurai_b-katsushiro = { samurai-katsushiro }
option-samurai_c = سامورایی صندلی ۳
option-samurai_c-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_c-dealt = به تصادف
option-samurai_c-heihachi = { samurai-heihachi }
option-samurai_c-daisuke = { samurai-daisuke }
option-samurai_c-gorobei = { samurai-gorobei }
option-samurai_c-kanbei = { samurai-kanbei }
option-samurai_c-kikuchiyo = { samurai-kikuchiyo }
option-samurai_c-kyuzo = { samurai-kyuzo }
option-samurai_c-katsushiro = { samurai-katsushiro }
option-samurai_d = سامورایی صندلی ۴
option-samurai_d-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_d-dealt = به تصادف
option-samurai_d-heihachi = { samurai-heihachi }
option-samurai_d-daisuke = { samurai-daisuke }
option-samurai_d-gorobei = { samurai-gorobei }
option-samurai_d-kanbei = { samurai-kanbei }
option-samurai_d-kikuchiyo = { samurai-kikuchiyo }
option-samurai_d-kyuzo = { samurai-kyuzo }
option-samurai_d-katsushiro = { samurai-katsushiro }
option-samurai_e = سامورایی صندلی ۵
option-samurai_e-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_e-dealt = به تصادف
option-samurai_e-heihachi = { samurai-heihachi }
option-samurai_e-daisuke = { samurai-daisuke }
option-samurai_e-gorobei = { samurai-gorobei }
option-samurai_e-kanbei = { samurai-kanbei }
option-samurai_e-kikuchiyo = { samurai-kikuchiyo }
option-samurai_e-kyuzo = { samurai-kyuzo }
option-samurai_e-katsushiro = { samurai-katsushiro }
option-samurai_f = سامورایی صندلی ۶
option-samurai_f-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_f-dealt = به تصادف
option-samurai_f-heihachi = { samurai-heihachi }
option-samurai_f-daisuke = { samurai-daisuke }
option-samurai_f-gorobei = { samurai-gorobei }
option-samurai_f-kanbei = { samurai-kanbei }
option-samurai_f-kikuchiyo = { samurai-kikuchiyo }
option-samurai_f-kyuzo = { samurai-kyuzo }
option-samurai_f-katsushiro = { samurai-katsushiro }
option-samurai_g = سامورایی صندلی ۷
option-samurai_g-help = صاحب میز می‌تواند بگوید چه کسی کجا بنشیند؛ هیچ سامورایی دو بار نه.
option-samurai_g-dealt = به تصادف
option-samurai_g-heihachi = { samurai-heihachi }
option-samurai_g-daisuke = { samurai-daisuke }
option-samurai_g-gorobei = { samurai-gorobei }
option-samurai_g-kanbei = { samurai-kanbei }
option-samurai_g-kikuchiyo = { samurai-kikuchiyo }
option-samurai_g-kyuzo = { samurai-kyuzo }
option-samurai_g-katsushiro = { samurai-katsushiro }

preset-first_game = بازی نخست
preset-solo = تک‌نفره: ژتون‌های ذخیره
preset-easier = آسان‌تر
preset-heroic = قهرمانانه
preset-source = همان‌گونه که منبع ما می‌گوید

## چرا این حرکت ممکن نیست

refused-tokens-first = نخست بگویید که دیگر ژتون ذخیره‌ای نمی‌خواهید.
refused-penalty-first = جریمهٔ کارت آخر پیش از کنش می‌آید.
refused-card-first = نخست باید کارت کشیده‌شده را بگذارید.
refused-only-a-second-fight = پس از نبرد تنها می‌توانید یک بار دیگر نبرد کنید یا دست بکشید.
refused-must-pass = در این نوبت جریمهٔ «پاس اجباری» دارید: کار دیگری مجاز نیست.
refused-overcome = مغلوبید: مجموع شما { $total } است و عدد کیای { $kiai }؛ تنها می‌توانید پاس بدهید.
refused-no-support = در این نوبت جریمهٔ «پشتیبانی ممنوع» دارید.
refused-not-yourself = سامورایی دیگری جز خودتان را انتخاب کنید.
refused-nobody-there = در آن جایگاه سامورایی‌ای نیست.
refused-has-passed = { $target } پاس داده و از این دور بیرون است.
refused-token-away = ژتون پشتیبانی { $giver } نزد خودش نیست: تا پایان نوبت { $target } پیش اوست.
refused-kiai-not-reached = کیای خودبه‌خود می‌آید، وقتی مجموع درست { $kiai } باشد؛ مجموع شما { $total } است.
refused-not-in-reserve = { $samurai } در بازی است و ژتونش در ذخیره نیست.
refused-token-used = ژتون ذخیرهٔ { $samurai } پیش‌تر به کار رفته است.
refused-reserve-too-late = ژتون ذخیرهٔ { $samurai } را تنها در آغاز نوبت می‌توان به کار برد.
refused-token-rests = ژتون پشتیبانی { $samurai } نزد شماست، اما تازه از نوبت بعدی شما کار می‌کند.
refused-no-talent = در این نوبت جریمهٔ «استعداد ممنوع» دارید.
refused-not-your-talent = این کار استعداد { $samurai } را می‌خواهد که اکنون ندارید.
refused-wrong-parity =
    { $samurai_id ->
        [heihachi] استعداد { $samurai } تنها برای کارت‌های زوج است؛ ارزش این کارت { $value } است.
       *[daisuke] استعداد { $samurai } تنها برای کارت‌های فرد است؛ ارزش این کارت { $value } است.
    }
refused-not-a-neighbour = { $target } همسایهٔ شما نیست.
refused-has-held-it = { $target } این کارت را داشته است؛ کارت به او برنمی‌گردد.
refused-must-keep = کارت دوم را باید نگه دارید: با { $card } رویارو شوید یا دفاع کنید.
refused-no-raider-left = دستهٔ مهاجمان خالی است: کارت دیگری برای کشیدن نیست.
refused-no-duplicate = در صف نبرد شما کارتی با ارزش { $value } نیست.
refused-no-symbol = سمت چپ نمی‌رود: { $card } نماد ندارد.
refused-symbol-covered = سمت چپ نمی‌رود: { $target } آنجا { $symbol } دارد.
refused-no-defending = سمت چپ نمی‌رود: در این نوبت جریمهٔ «دفاع ممنوع» برقرار است.
refused-symbol-not-there = در سمت چپ شما { $symbol } نیست.
refused-penalty-not-on-card = این جریمه روی { $card } نیست: { $penalty }.
refused-line-empty = صف نبرد { $target } خالی است.
refused-effect-begun = استفاده از اثر را انتخاب کرده‌اید: دست‌کم یک بار اجرا می‌شود.
refused-kiai-does-not-heal = تنها روی حیوان هیهاچی با کیای زخم درمان می‌کند.
refused-not-a-fight = { $card } با کیای دایسوکه آمده است، نه از نبرد: استعدادی برای آن به کار نمی‌رود.
refused-already-ordered = { $card } را پیش‌تر برگردانده‌اید.
refused-not-turned-up = { $card } میان مهاجمان روشده نیست.

## صفحه: روستا

board-village = روستا
board-farmsteads = مزرعه‌ها: { $count } از { $limit } مانده
board-families = خانواده‌ها: { $count } از { $limit } مانده
board-barricades = حصارها: { $count }، سقف { $limit }
board-farmstead = مزرعه
board-farmstead-burnt = سوخته: { $farmstead }
board-family = خانواده
board-family-known = خانواده: { $family }
board-family-gone = خانوادهٔ ازدست‌رفته: { $family }
board-backs = مزرعه‌های سوخته و خانواده‌های نجات‌یافته
board-backs-penalties = مزرعهٔ سوخته جریمهٔ پشتش را اجرا می‌کند.
board-backs-none = در این درجه، مزرعهٔ سوخته جریمهٔ دیگری ندارد.
board-bonuses = خانوادهٔ نجات‌یافته در پایان هر دور پاداش می‌دهد.
board-bonuses-none = در این درجه، خانواده‌ها پاداشی نمی‌دهند.
board-round = دور { $round } از { $limit }
board-raiders = مهاجمان
board-raiders-count = دستهٔ مهاجمان: { $count } کارت
board-raiders-known = شناخته‌های دسته، از بالا: { $cards }
board-inside = جایی در دسته بُر خورده: { $cards }
board-intruders = نفوذی‌ها
board-intruders-count = دستهٔ نفوذی‌ها: { $count } کارت
board-intruders-known = شناخته‌هایشان: { $cards }
board-discard = سوخته‌ها
board-discard-count = دستهٔ سوخته: { $count } کارت
board-discard-empty = در این دور هنوز چیزی نسوخته است.
board-last-discard = سوخته‌ها در پایان دور پیش
board-odds = احتمال‌ها
board-reserve = ژتون‌های ذخیره
board-reserve-used = به‌کاررفته

## صفحه: احتمال‌ها

board-odds-title = چه ممکن است بیاید
board-odds-known = همه مهاجم بعدی را می‌دانند: { $card }
board-odds-none = دستهٔ مهاجمان خالی است.
board-odds-value = ارزش { $value }
board-percent = { $percent }٪
board-odds-from = از روی آنچه همه دیده‌اند: { $count } کارت گوناگون ممکن است پشت‌ورو باشد.
board-odds-who = سامورایی
board-odds-hits = به کیای می‌رسد
board-odds-overcomes = مغلوب می‌شود
board-odds-useful = به سمت چپ می‌خورد
board-due = اگر دور همین حالا تمام می‌شد
board-due-wounds = زخم‌ها: { $count }
board-due-farmsteads = مزرعه‌های ازدست‌رفته: { $count }
board-due-families = خانواده‌های ازدست‌رفته: { $count }
board-due-flames = حصارهایی که نفوذی‌ها به‌طور میانگین می‌سوزانند: { $count }
board-score = امتیاز اگر بازی همین حالا تمام می‌شد: { $count }

## صفحه: سامورایی‌ها

board-ring = حلقهٔ سامورایی‌ها
board-open = همه چیز دربارهٔ { $seat }
board-total = مجموع { $total }، عدد کیای { $kiai }
board-to-kiai = { $count } تا کیای
board-at-kiai = درست روی کیای
board-over = { $count } بیشتر
board-wounds = زخم‌ها: { $count } از { $limit }
board-human = روی انسان
board-animal-heihachi = سگ راکونی
board-animal-daisuke = میمون
board-animal-gorobei = خرس
board-animal-kanbei = گراز
board-animal-kikuchiyo = ببر
board-animal-kyuzo = روباه
board-animal-katsushiro = گرگ
board-left-has = { $symbol }: در امان
board-left-lacks = { $symbol }: هنوز نه
board-left-side = سمت چپ
board-line = صف نبرد
board-line-empty = هنوز مهاجمی نیست
board-next-penalty = آغاز نوبت بعد اجرا می‌شود
board-next-penalty-of = { $seat } در آغاز نوبت بعد: { $penalties }
board-no-penalty = بی جریمه
board-penalty-to = { $penalty }: { $target }
board-passed = پاس داده
board-active = نوبت اوست
board-fallen = کشته
board-lent-to = ژتون پشتیبانی نزد { $seat }
board-token-home = ژتون پشتیبانی نزد خودش
board-borrowed = استعداد { $samurai } تا پایان نوبت بعد
board-in-force = استعداد ذخیرهٔ { $samurai } تا پایان دور
board-talent = استعداد
board-kiai = کیای
board-kiai-at = عدد کیای { $kiai }
board-as-human = انسان
board-plays = بازیکن: { $name }
board-neighbours = همسایهٔ چپ: { $left }. همسایهٔ راست: { $right }.
board-held = کشیده‌شده
board-turn-flags = در این نوبت
board-wounds-help = زخم دوم حیوان را بیدار می‌کند، زخم چهارم پایان کار همه است.
board-last = تازه‌ترین کارت سمت راست: جریمه‌اش در آغاز هر نوبت این سامورایی اجرا می‌شود.

## صفحه: کارت مهاجم

board-card-value = ارزش { $value }
board-card-symbol = در سمت چپ نگه می‌دارد: { $symbol }
board-card-no-symbol = بی‌نماد: به سمت چپ نمی‌رود
board-card-flames = شعله: اگر نفوذی شود یک حصار می‌سوزاند
board-card-no-penalty = بی جریمه
board-card-reconstructed = نمادهای این کارت تبلیغاتی بازسازی شده است.
board-reconstructed = بازسازی‌شده: اینکه هر جریمه پشت چند مزرعه است، و سرکردهٔ هشتم. عددهای دیگر همان بازی منتشرشده است.

board-help-fire = یک حصار از دست می‌رود؛ اگر نمانده باشد، یک مزرعه.
board-help-wound = سامورایی زخم برمی‌دارد.
board-help-ninja = مهاجم رویی نادیده روی دستهٔ نفوذی‌ها می‌رود.
board-help-no_defend = در این نوبت هیچ کارتی به سمت چپ نمی‌رود.
board-help-no_support = در این نوبت نمی‌توان پشتیبانی را انتخاب کرد.
board-help-arrow_left = همسایهٔ چپ مهاجمی می‌کشد و باید سمت راست بگذارد؛ اگر پاس داده باشد، به جای آن یک زخم.
board-help-arrow_right = همسایهٔ راست مهاجمی می‌کشد و باید سمت راست بگذارد؛ اگر پاس داده باشد، به جای آن یک زخم.
board-help-must_pass = سامورایی باید پاس بدهد.
board-help-reinforce = یک کارت سوخته به تصادف به دستهٔ مهاجمان برمی‌گردد و بُر می‌خورد؛ اگر نباشد، یک زخم.
board-help-no_talent = در این نوبت نه استعداد و نه ژتون پشتیبانی.
board-help-drop_defence = یک کارت سمت چپ می‌سوزد؛ اگر نباشد، یک زخم.

board-talent-heihachi = مهاجمی با ارزش زوج را که در نبرد کشیده یا گرفته می‌شود می‌توان به همسایه‌ای که پاس نداده داد؛ او آن را مثل کارت کشیدهٔ خودش بازی می‌کند.
board-talent-daisuke = مهاجمی با ارزش فرد را که در نبرد کشیده یا گرفته می‌شود می‌توان به همسایه‌ای که پاس نداده داد؛ او آن را مثل کارت کشیدهٔ خودش بازی می‌کند.
board-talent-gorobei = جریمه‌های کارت آخر با ارزش زوج را می‌توان یکی‌یکی نادیده گرفت.
board-talent-kanbei = جریمه‌های کارت آخر با ارزش فرد را می‌توان یکی‌یکی نادیده گرفت.
board-talent-kikuchiyo = پس از نبرد در نوبت خود، نبرد دوم هم ممکن است.
board-talent-kyuzo = مهاجمی که در نبرد کشیده یا گرفته می‌شود و ارزشش در صف خودش هست می‌تواند یکراست بسوزد.
board-talent-katsushiro = مهاجمی را که در نبرد کشیده یا گرفته می‌شود می‌توان زیر دسته گذاشت؛ کارت بعدی کشیده می‌شود و باید نگه داشته شود.

board-kiai-heihachi-human = یک حصار افزوده می‌شود، تا سقف.
board-kiai-heihachi-animal = یک حصار افزوده می‌شود و یک زخم هر سامورایی که بخواهید درمان می‌شود؛ از هر بخش می‌توان گذشت.
board-kiai-daisuke-human = کارت آخر یک صف به یک سامورایی می‌رسد که آن را راست یا چپ می‌گذارد؛ به همان سامورایی فقط سمت چپ.
board-kiai-daisuke-animal = تا دو بار: کارت آخر یک صف به یک سامورایی می‌رسد که آن را راست یا چپ می‌گذارد.
board-kiai-gorobei-human = دو مهاجم رویی دسته می‌سوزند.
board-kiai-gorobei-animal = سه مهاجم رویی دسته می‌سوزند.
board-kiai-kanbei-human = دو نفوذیِ رویی می‌سوزند.
board-kiai-kanbei-animal = سه نفوذیِ رویی می‌سوزند.
board-kiai-kikuchiyo-human = کارت آخر یک صف دلخواه می‌سوزد.
board-kiai-kikuchiyo-animal = تا دو بار: کارت آخر یک صف دلخواه می‌سوزد.
board-kiai-kyuzo-human = یک سامورایی ژتون پشتیبانی خود را به دیگری قرض می‌دهد؛ مهاجمی وارد نمی‌شود.
board-kiai-kyuzo-animal = یک سامورایی ژتون پشتیبانی خود را به دیگری قرض می‌دهد؛ مهاجمی وارد نمی‌شود. یک حصار هم افزوده می‌شود.
board-kiai-katsushiro-human = دو مهاجم رویی رو می‌شوند و به ترتیب دلخواه برمی‌گردند.
board-kiai-katsushiro-animal = سه مهاجم رویی رو می‌شوند و به ترتیب دلخواه برمی‌گردند.

## انتخاب سامورایی

board-do-support = پشتیبانی
board-do-give = بده
board-do-heal = درمان
board-do-strike = کارت آخر
board-do-move-source = از اینجا
board-do-move-target = به اینجا
board-do-lend-giver = قرض می‌دهد
board-do-lend-target = می‌گیرد

## لحظه‌ها

board-moment-transformed = { $seat }: { $animal } بیدار شد
board-moment-kiai = کیای: { $seat }
board-moment-overcome = { $seat } مغلوب شد
board-moment-fallen = { $seat } کشته شد
board-moment-farmstead = یک مزرعه می‌سوزد
board-moment-family = یک خانواده از دست رفت
board-moment-round = دور { $round }

## کارت‌های مهاجم: ارزش، نماد، جریمه‌ها
card-P1-01 = غارتگر ۱ (کلاه حصیری، زخم)
card-P1-02 = غارتگر ۱ (کلاه حصیری)
card-P1-03 = غارتگر ۱ (کلاه حصیری، نینجا)
card-P1-04 = غارتگر ۱ (کلاه حصیری، دفاع ممنوع)
card-P1-05 = غارتگر ۱ (عروسک، آتش)
card-P1-06 = غارتگر ۱ (عروسک، زخم)
card-P1-07 = غارتگر ۱ (عروسک)
card-P1-08 = غارتگر ۱ (عروسک، نینجا)
card-P1-09 = غارتگر ۱ (نماد مزرعه، آتش)
card-P1-10 = غارتگر ۱ (نماد مزرعه، زخم)
card-P1-11 = غارتگر ۱ (نماد مزرعه، پشتیبانی ممنوع)
card-P1-12 = غارتگر ۱ (نماد مزرعه، نینجا)
card-P1-13 = غارتگر ۱ (آتش)
card-P2-01 = غارتگر ۲ (کلاه حصیری، زخم)
card-P2-02 = غارتگر ۲ (کلاه حصیری)
card-P2-03 = غارتگر ۲ (کلاه حصیری، نینجا)
card-P2-04 = غارتگر ۲ (کلاه حصیری، دفاع ممنوع)
card-P2-05 = غارتگر ۲ (عروسک، آتش)
card-P2-06 = غارتگر ۲ (عروسک، زخم)
card-P2-07 = غارتگر ۲ (عروسک)
card-P2-08 = غارتگر ۲ (عروسک، نینجا)
card-P2-09 = غارتگر ۲ (نماد مزرعه، آتش)
card-P2-10 = غارتگر ۲ (نماد مزرعه، زخم)
card-P2-11 = غارتگر ۲ (نماد مزرعه، پشتیبانی ممنوع)
card-P2-12 = غارتگر ۲ (نماد مزرعه، نینجا)
card-P2-13 = غارتگر ۲ (آتش)
card-P3-01 = غارتگر ۳ (کلاه حصیری، آتش)
card-P3-02 = غارتگر ۳ (کلاه حصیری)
card-P3-03 = غارتگر ۳ (کلاه حصیری، پیکان چپ)
card-P3-04 = غارتگر ۳ (عروسک، آتش)
card-P3-05 = غارتگر ۳ (عروسک، زخم)
card-P3-06 = غارتگر ۳ (عروسک)
card-P3-07 = غارتگر ۳ (عروسک، دفاع ممنوع)
card-P3-08 = غارتگر ۳ (عروسک، پیکان چپ)
card-P3-09 = غارتگر ۳ (نماد مزرعه، آتش)
card-P3-10 = غارتگر ۳ (نماد مزرعه، زخم)
card-P3-11 = غارتگر ۳ (نماد مزرعه، پشتیبانی ممنوع)
card-P3-12 = غارتگر ۳ (نماد مزرعه، پیکان چپ)
card-P3-13 = غارتگر ۳ (زخم)
card-P4-01 = غارتگر ۴ (کلاه حصیری، آتش)
card-P4-02 = غارتگر ۴ (کلاه حصیری، پیکان راست)
card-P4-03 = غارتگر ۴ (کلاه حصیری)
card-P4-04 = غارتگر ۴ (عروسک، آتش)
card-P4-05 = غارتگر ۴ (عروسک، زخم)
card-P4-06 = غارتگر ۴ (عروسک)
card-P4-07 = غارتگر ۴ (عروسک، دفاع ممنوع)
card-P4-08 = غارتگر ۴ (عروسک، پیکان راست)
card-P4-09 = غارتگر ۴ (نماد مزرعه، آتش)
card-P4-10 = غارتگر ۴ (نماد مزرعه، زخم)
card-P4-11 = غارتگر ۴ (نماد مزرعه، پشتیبانی ممنوع)
card-P4-12 = غارتگر ۴ (نماد مزرعه، پیکان راست)
card-P4-13 = غارتگر ۴ (زخم)
card-L5-01 = ستوان ۵ (کلاه حصیری، زخم)
card-L5-02 = ستوان ۵ (عروسک، نینجا)
card-L5-03 = ستوان ۵ (نماد مزرعه، آتش)
card-L5-04 = ستوان ۵ (آتش)
card-L5-05 = ستوان ۵ (زخم)
card-L5-06 = ستوان ۵ (نینجا)
card-L5-07 = ستوان ۵ (پشتیبانی ممنوع)
card-B6-01 = سرکرده ۶ (کلاه حصیری، دو نینجا)
card-B6-02 = سرکرده ۶ (عروسک، پاس اجباری)
card-B6-03 = سرکرده ۶ (نماد مزرعه، دو آتش)
card-B6-04 = سرکرده ۶ (دفاع ممنوع، نیروی کمکی دشمن)
card-B6-05 = سرکرده ۶ (زخم، استعداد ممنوع)
card-B6-06 = سرکرده ۶ (پشتیبانی ممنوع، زخم)
card-B6-07 = سرکرده ۶ (از دست دادن کارت دفاع)
card-B6-08 = سرکرده ۶ (آتش، زخم)
