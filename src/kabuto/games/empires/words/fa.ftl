# امپراتوری‌های کوچک سامورایی: آنچه بازیکن می‌خواند.

game-title = امپراتوری‌های کوچک سامورایی
game-designer = Milan Tasevski
game-tagline = فرمان‌های پنهان را در سراسر ژاپن بگذارید؛ از جنوب به شمال اجرا می‌شوند و باز از شمال به جنوب.
game-about =
    هر دوران دو دور دارد. نشان‌های فرمان را رو به پایین کنار منطقه‌ها بگذارید و سپس به نوبت اجرا کنید:
    سربازگیری، حرکت، کشتی، حمله، برداشت، ساختن. آنچه در کنترل شماست امتیاز و نفوذ می‌آورد و کارت‌های سرنوشت ارزش
    نفوذ را تعیین می‌کنند. صفحهٔ چاپی پیدا نشد؛ نقشه و بسیاری از عددها بازسازی ماست.

## هزینه‌ها و تعدادهای جعبه‌ای که با آن بازی می‌شود

price-recruit =
    { $recruit_price ->
        [bushido] ۱ بوشیدو
       *[food] ۱ خوراک
    }
price-move2plus =
    { $move2plus_price ->
        [bushido] ۱ بوشیدو
       *[food] ۱ خوراک
    }
price-move2ship =
    { $move2ship_price ->
        [bushido] ۱ بوشیدو
       *[food] ۱ خوراک
    }
price-attack =
    { $attack_price ->
        [food] ۱ خوراک
       *[bushido] ۱ بوشیدو
    }
price-archer =
    { $archer_bushido ->
        [0] رایگان
       *[other] { $archer_bushido } بوشیدو
    }
price-elite =
    { $elite_food ->
        [0] رایگان
       *[other] { $elite_food } خوراک
    }
price-general =
    { $general_food ->
        [0] { $general_bushido ->
            [0] رایگان
           *[other] { $general_bushido } بوشیدو
        }
       *[other] { $general_bushido ->
            [0] { $general_food } خوراک
           *[other] { $general_food } خوراک و { $general_bushido } بوشیدو
        }
    }
steps-more = { $move2plus_extra } گام دیگر
steps-move2plus = { $move2plus_steps } گام
steps-move2ship = { $move2ship_steps } گام
steps-move3 = { $move3_steps } گام

## پرسش‌ها

ask-ChooseDestiny = پنهانی یک کارت سرنوشت برگزینید: منطقه‌اش در پایان یک بار بیشتر حساب می‌شود
wait-ChooseDestiny =
    { $count ->
        [one] { $who } هنوز کارت سرنوشت برمی‌گزیند
       *[other] { $who } هنوز کارت سرنوشت برمی‌گزینند
    }
ask-ChooseDojo = دوجوی خود را برگزینید
wait-ChooseDojo = { $who } دوجویش را برمی‌گزیند
ask-PlaceOrder = یک نشان فرمان را رو به پایین روی جایی بگذارید
wait-PlaceOrder = { $who } نشان فرمان می‌گذارد
ask-TakeNeutral =
    { $kinds ->
        [move] { neutral-lead }: یک یگان در { $region } یک گام برود
        [attack] { neutral-lead }: ۱ یگان دشمن را در { $region } جایی که یگانی دارید حذف کنید
        [recruit] { neutral-lead }: ۱ سربازگیری در { $region }
        [harvest] { neutral-lead }: ۱ منبع از یکی از ایالت‌های شما در { $region }
       *[other] یک کنش خنثی در { $region } انجام دهید
    }
wait-TakeNeutral =
    { $kinds ->
        [move] { neutral-turn }: حرکت
        [attack] { neutral-turn }: حمله
        [recruit] { neutral-turn }: سربازگیری
        [harvest] { neutral-turn }: برداشت
       *[other] { $who } می‌تواند یک کنش خنثی در { $region } انجام دهد
    }
neutral-lead =
    { $must ->
        [true] کنش خنثی (اجباری)
       *[other] کنش خنثی
    }
neutral-turn =
    { $must ->
        [true] کنش خنثی اجباری { $who } در { $region }
       *[other] کنش خنثی { $who } در { $region }
    }
ask-Train = می‌توانید یک یگان آموزش دهید
wait-Train = { $who } می‌تواند یگانی آموزش دهد
ask-RecruitOrder = ۱ سربازگیری در { $region }: پایتخت یا جایی که قلعهٔ شماست
wait-RecruitOrder = { $who } در { $region } سربازگیری می‌کند
ask-RecruitMore =
    { $resource_id ->
        [food] با ۱ خوراک، ۱ یگان دیگر در { $region } بگذارید
        [bushido] با ۱ بوشیدو، ۱ یگان دیگر در { $region } بگذارید
       *[other] ۱ یگان دیگر در { $region } بگذارید؛ به خاطر هدف منطقه رایگان است
    }
wait-RecruitMore = { $who } می‌تواند یکی دیگر در { $region } بگیرد
ask-March =
    { $may_ship ->
        [true] { $order }: { $left } گام در { $region }، یا به جای آن کشتی. ایالت و سپس مقصد را برگزینید
       *[other] { $left ->
            [0] { $order }: گامی نمانده؛ برای { steps-more } { price-move2plus } بپردازید یا پایان دهید
           *[other] { $order }: { $left } گام در { $region } مانده. ایالت و سپس مقصد را برگزینید
        }
    }
wait-March =
    { $left ->
       *[other] { $who } در { $region } حرکت می‌کند: { $left } گام مانده
    }
ask-Ship = { $cargo } از { $province } با کشتی: یک ایالت ساحلی در هر منطقه‌ای برگزینید
wait-Ship = { $who } { $cargo } را از { $province } با کشتی می‌برد
ask-AttackOrder = حمله در { $region }: ۱ یگان دشمن را جایی که یگانی دارید حذف کنید
wait-AttackOrder = { $who } در { $region } حمله می‌کند
ask-AttackMore =
    { $resource_id ->
        [food] با ۱ خوراک، ۱ یگان دیگر دشمن را در { $province } حذف کنید
        [bushido] با ۱ بوشیدو، ۱ یگان دیگر دشمن را در { $province } حذف کنید
       *[other] ۱ یگان دیگر دشمن را در { $province } حذف کنید؛ به خاطر هدف منطقه رایگان است
    }
wait-AttackMore = { $who } می‌تواند یکی دیگر را در { $province } حذف کند
ask-HarvestOrder = برداشت در { $region }: ۱ منبع از هر ایالت منبع که یگانی در آن دارید
wait-HarvestOrder = { $who } در { $region } برداشت می‌کند
ask-BuildOrder = ساختن در { $region }: دو یگان یک ایالت قلعهٔ شما می‌شوند؛ اگر قلعه دارید ۱ سربازگیری در آن
wait-BuildOrder = { $who } در { $region } می‌سازد
ask-Descend = از کوه به ایالت دیگری پایین بیایید
wait-Descend = { $who } از کوه پایین می‌آید
ask-MountainRecruit = نشان کوه: می‌توانید ۱ لشکر در { $province } بگیرید
wait-MountainRecruit = { $who } می‌تواند ۱ لشکر در { $province } بگیرد
ask-Ambush = کمین: با ۱ بوشیدو هر یگان دشمن در { $region } را حذف کنید
wait-Ambush = { $who } می‌تواند در { $region } کمین کند
ask-EarthElite = دوجوی زمین: ۱ لشکر دیگر در { $region } بگیرید
wait-EarthElite = { $who } می‌تواند ۱ لشکر دیگر در { $region } بگیرد
ask-EarthGeneral = دوجوی زمین: همهٔ یگان‌های دشمن در یک ایالت { $region } را حذف کنید
wait-EarthGeneral = { $who } می‌تواند همهٔ یگان‌های دشمن در یک ایالت { $region } را حذف کند
ask-WindElite =
    { $left ->
       *[other] دوجوی باد: سرباز زبدهٔ شما در { $province } تا { $left } گام می‌رود
    }
wait-WindElite = { $who } می‌تواند سرباز زبدهٔ { $province } را ببرد
ask-WindGeneral = دوجوی باد: یگان‌های { $region } را حذف کنید تا از هر بازیکن، شما هم، حداکثر ۱ بماند
wait-WindGeneral = { $who } می‌تواند یگان‌های { $region } را کم کند
ask-WindKeep = دوجوی باد: یگانی از { $seat } را که در { $region } می‌ماند برگزینید
wait-WindKeep = { $who } یگانی از { $seat } را که در { $region } می‌ماند برمی‌گزیند
ask-FireElite = دوجوی آتش: ۱ یگان دشمن را در ایالتی از { $region } هم‌مرز با { $province } حذف کنید
wait-FireElite = { $who } می‌تواند ۱ یگان دشمن را کنار { $province } حذف کند
ask-FireGeneral = دوجوی آتش: یگان‌های خود را از هر جا یکی‌یکی به { $province } بیاورید
wait-FireGeneral = { $who } می‌تواند یگان به { $province } بیاورد
ask-WaterElite =
    { $left ->
        [one] دوجوی آب: { $left } یگان دشمن دیگر را از { $province } به همان ایالت هم‌مرز ببرید
       *[other] دوجوی آب: تا { $left } یگان دشمن را از { $province } به یک ایالت هم‌مرز ببرید
    }
wait-WaterElite = { $who } می‌تواند یگان‌های دشمن را از { $province } ببرد
ask-WaterGain = دوجوی آب: منبع هر ایالت منبع { $region } را بگیرید
wait-WaterGain = { $who } می‌تواند منبع‌های { $region } را بگیرد
ask-WaterStrike =
    { $left ->
       *[other] دوجوی آب: تا { $left } یگان دشمن در { $region } را حذف کنید
    }
wait-WaterStrike = { $who } می‌تواند یگان‌های دشمن در { $region } را حذف کند
ask-VoidElite = دوجوی تهی: کنش خنثی یکی از جاهای { $region } را که نشانی از شما دارد انجام دهید
wait-VoidElite = { $who } می‌تواند یک کنش خنثی در { $region } انجام دهد
ask-VoidGeneral = دوجوی تهی: سردار شما در { $province } می‌تواند یک گام برود؛ بعد می‌توانید همهٔ یگان‌های دشمن را در ایالتی که هست حذف کنید
wait-VoidGeneral = { $who } می‌تواند سردار { $province } را ببرد
ask-VoidStrike = دوجوی تهی: همهٔ یگان‌های دشمن در { $province } را حذف کنید
wait-VoidStrike = { $who } می‌تواند همهٔ یگان‌های دشمن در { $province } را حذف کند

## حرکت‌ها

move-skip = رد کردن
move-done = پایان
move-destiny = کارت سرنوشت { $region } را بازی کنید
move-place = { $order } را روی { $slot } بگذارید
move-step =
    { $unit_id ->
        [army] از { $province } به { $to_province }
       *[other] { $unit }: از { $province } به { $to_province }
    }
move-attack = حذف: { $other }، { $province }
move-recruit =
    { $unit_id ->
        [army] سربازگیری در { $province }
       *[other] { $unit } در { $province } بگیرید
    }
move-harvest = از { $province } برداشت کنید
move-all = همه را برداشت کنید
move-pay = { price-move2plus } برای { steps-more }
move-ship = { $cargo } از { $province } با کشتی
move-land = در { $to_province } پیاده شوید
move-build = با { $cargo } قلعه‌ای در { $province } بسازید
move-explore = { $unit } از { $province } به { $mountain } برود
move-descend = به { $to_province } پایین بیایید
move-dojo = { $dojo } را بردارید
move-train = آموزش: { $lesson }
move-clear = همهٔ یگان‌های دشمن در { $province } را حذف کنید
move-thin = نگه داشتن فقط یک یگان برای هر بازیکن
move-keep = { $other } یگان { $province } را نگه می‌دارد
move-fetch = { $unit } را از { $province } بیاورید
move-drive = { $unit } از { $other } را به { $to_province } ببرید
move-gain = منبع‌ها را بگیرید

## آنچه نخست برگزیده می‌شود

verb-step = حرکت
verb-attack = حمله
verb-recruit = سربازگیری
verb-harvest = برداشت
verb-ship = حرکت با کشتی
verb-explore = کاوش

## رویدادها

log-dealt = { $seat } { $count } کارت سرنوشت می‌گیرد: { $region }
log-dealt-hidden = { $seat } { $count } کارت سرنوشت می‌گیرد
log-sown = نشان‌های بذر روی ایالت‌های منبع گذاشته شد
log-turn-order = ترتیب نوبت: { $seats }
log-agenda-laid = هدف { $region }: { $agenda }
log-tiles-laid = { $count } نشان گذرگاه کوه رو به پایین است
log-shrine-laid = زیارتگاه { $province }: { $colour }
log-neutral-laid = کنش خنثی { $slot }: { $neutral }
log-took-dojo = { $seat } { $dojo } را برمی‌دارد
log-era = دوران { $count } آغاز می‌شود
log-destiny = { $seat } کارت سرنوشت { $region } را بازی می‌کند
log-placed = { $seat } { $order } را روی { $slot } می‌گذارد
log-placed-hidden = { $seat } نشان فرمانی رو به پایین روی { $slot } می‌گذارد
log-no-slot = برای نشان فرمان { $seat } جایی نمانده است
log-covered = { $seat } نشان { $covered_order } از { $other } را روی { $slot } می‌پوشاند
log-neutral-skipped = { $seat } از کنش خنثی { $region } می‌گذرد
log-second-round = دور دوم دوران { $count }: از شمال به جنوب
log-revealed = { $slot }: { $seat } نشان { $order } را رو می‌کند
log-acts-again = { $slot }: نشان { $order } از { $seat } باز عمل می‌کند
log-unused = { $seat } از { $order } استفاده نکرد
log-recruited = { $seat } { $unit } در { $province } می‌گیرد
log-moved = { $seat } { $unit } را از { $province } به { $to_province } می‌برد
log-drove = { $seat } { $unit } از { $other } را از { $province } به { $to_province } می‌برد
log-shipped =
    { $count ->
       *[other] { $seat } { $count } یگان را با کشتی از { $province } به { $to_province } می‌برد
    }
log-removed = { $seat } { $unit } از { $other } را در { $province } حذف می‌کند
log-cleared =
    { $count ->
       *[other] { $seat } { $count } یگان { $other } را در { $province } حذف می‌کند
    }
log-thinned =
    { $count ->
       *[other] { $seat } { $count } یگان { $other } را در { $region } حذف می‌کند
    }
log-built = { $seat } قلعه‌ای در { $province } می‌سازد
log-explored = { $unit } از { $seat } از { $province } به { $mountain } می‌رود
log-turned-up = { $mountain }: نشان { $tile } رو می‌شود
log-retreated = { $unit } از { $seat } از { $mountain } به { $province } برمی‌گردد
log-descended = { $unit } از { $seat } از { $mountain } به { $province } پایین می‌آید
log-gained = { $seat } { $count } { $resource } می‌گیرد
log-paid = { $seat } { $count } { $resource } می‌پردازد
log-trained = { $seat } آموزش می‌دهد: { $lesson }
log-agenda =
    { $points ->
       *[other] { $seat } هدف { $region } را برمی‌آورد ({ $agenda }): { $points } امتیاز
    }
log-era-ends = پایان دوران { $count }
log-influence = { $seat } { $count } نفوذ در { $region } می‌گیرد
log-majority =
    { $points ->
       *[other] { $seat } { $points } امتیاز برای اکثریت { $region } می‌گیرد
    }
log-shrines =
    { $points ->
       *[other] { $seat } { $points } امتیاز برای زیارتگاه‌ها می‌گیرد
    }
log-siege =
    { $points ->
       *[other] { $seat } { $points } امتیاز برای کمانداران کنار قلعهٔ دشمن می‌گیرد
    }
log-drew = { $seat } کارت سرنوشت { $region } را می‌کشد
log-drew-hidden = { $seat } یک کارت سرنوشت می‌کشد
log-destiny-scored =
    { $points ->
       *[other] { $seat } { $points } امتیاز برای نفوذ در { $region } می‌گیرد
    }
log-leftovers =
    { $points ->
       *[other] { $seat } { $points } امتیاز برای منابع باقی‌مانده می‌گیرد
    }

## دلیل‌های نتیجه

reason-from-eras = { $seat }: { $points } از دوران‌ها.
reason-from-region = { $seat }: { $points } از { $region } (بازهٔ { $value } × { $cards } کارت سرنوشت).
reason-from-leftovers = { $seat }: { $points } برای منابع باقی‌مانده.
reason-won-by-points = { $seat } با بیشترین امتیاز، { $points }، برنده است.
reason-tied-on-points = { $seats } هر کدام { $points } امتیاز دارند؛ یگان کمتر روی صفحه تعیین می‌کند.
reason-won-by-fewest-units = { $seat } با کمترین یگان روی صفحه، { $count }، برنده است.
reason-tied-on-units = { $seats } هر کدام { $count } یگان دارند؛ منابع باقی‌مانده تعیین می‌کند.
reason-won-by-resources = { $seat } با بیشترین منبع باقی‌مانده، { $count }، برنده است.
reason-shared = { $seats } هر کدام { $count } منبع دارند و پیروزی مشترک است.

## منطقه‌ها و جاها

region-grey = منطقهٔ خاکستری
region-orange = منطقهٔ نارنجی
region-green = منطقهٔ سبز
region-purple = منطقهٔ بنفش
slot-of = جای { $count } { $region }

## نشان‌های فرمان و کنش‌ها

order-recruit = سربازگیری
order-move3 = حرکت { $move3_steps }
order-move2plus = حرکت { $move2plus_steps } یا { $move2plus_most }
order-move2ship = حرکت { $move2ship_steps } یا کشتی ۲
order-attack = حملهٔ ۲
order-harvest = برداشت
order-build = ساختن یا سربازگیری
neutral-move = حرکت
neutral-attack = حمله
neutral-recruit = سربازگیری
neutral-harvest = برداشت
resource-food = خوراک
resource-bushido = بوشیدو

## یگان‌ها

unit-army = لشکر
unit-archer = کماندار
unit-general = سردار
unit-elite = سرباز زبده
cargo-army = ۱ لشکر
cargo-archer = ۱ کماندار
cargo-general = ۱ سردار
cargo-army_army = ۲ لشکر
cargo-army_archer = یک لشکر و یک کماندار
cargo-army_general = یک لشکر و سردار
cargo-archer_archer = ۲ کماندار
cargo-archer_general = یک کماندار و سردار

## نقشه

ground-capital = پایتخت
ground-resource = ایالت منبع
ground-shrine = زیارتگاه
ground-plain = ایالت ساده
province-satsuma = ساتسوما
province-bungo = بونگو
province-chikuzen = چیکوزن
province-tosa = توسا
province-aki = آکی
province-izumo = ایزومو
province-harima = هاریما
province-yamashiro = یاماشیرو
province-ise = ایسه
province-echizen = اِچیزن
province-owari = اُواری
province-shinano = شینانو
province-musashi = موساشی
province-echigo = اِچیگو
province-shimotsuke = شیموتسوکه
province-hitachi = هیتاچی
province-rikuzen = ریکوزن
province-dewa = دِوا
province-mutsu = موتسو
province-oshima = اوشیما
province-ishikari = ایشیکاری
province-kamikawa = کامیکاوا
province-tokachi = توکاچی
province-kitami = کیتامی
mountain-aso = کوه آسو
mountain-daisen = کوه دایسن
mountain-hakusan = کوه هاکو
mountain-fuji = کوه فوجی
mountain-bandai = کوه باندای
mountain-iwate = کوه ایواته
mountain-daisetsu = کوه دایستسو

## بخش‌ها

dojo-earth = دوجوی زمین
dojo-wind = دوجوی باد
dojo-fire = دوجوی آتش
dojo-water = دوجوی آب
dojo-void = دوجوی تهی
lesson-archer = کماندار ({ price-archer })
lesson-elite = سرباز زبده ({ price-elite })
lesson-general-from-archer = سردار از کماندار ({ price-general })
lesson-general-from-elite = سردار از سرباز زبده ({ price-general })
needs-units = { $units } یگان شما
needs-control = کنترل { $count } ایالت
needs-control-units = کنترل { $count } ایالت، هر کدام با { $units } یگان شما
needs-things = کنترل { $things }
needs-spread = یگان شما در { $count } ایالت
needs-spread-units = { $units } یگان شما در هر یک از { $count } ایالت
needs-and = { $first }، و { $second }
needs-castle = قلعهٔ شما
thing-and = { $first } و { $second }
thing-every-resource = همهٔ ایالت‌های منبع
thing-resources = { $count } ایالت منبع
thing-shrines = { $count } زیارتگاه
thing-capital = پایتخت
modifier-attack_free = حذف دوم حمله رایگان است
modifier-move2plus_free = ارتقای «{ order-move2plus }» رایگان است: { steps-more }
modifier-recruit_free = سربازگیری دوم رایگان است
modifier-ship_free = کشتی رایگان است
modifier-harvest_plus = «برداشت» از هر ایالت ۲ منبع می‌دهد
colour-red = سرخ
colour-white = سفید
colour-black = سیاه
tile-retreat = عقب‌نشینی
tile-recruit = سربازگیری
tile-bushido = بوشیدو
tile-food = خوراک
tile-neutral = کنش خنثی
tile-ambush = کمین

## گزینه‌ها

option-agendas = هدف‌های منطقه‌ای
option-agendas-help = هر منطقه هدفی دارد که یک بار به هر که به آن برسد امتیاز می‌دهد، و مزیتی برای نشان‌های فرمان آنجا.
option-agendas-true = با هدف‌ها
option-agendas-false = بدون آن
option-mountains = گذرگاه‌های کوه
option-mountains-help = یگانی که حرکت می‌کند می‌تواند به کوه برود و نشان آن را رو کند.
option-mountains-true = با گذرگاه‌ها
option-mountains-false = بدون آن
option-grand_shrines = زیارتگاه‌های بزرگ
option-grand_shrines-help = زیارتگاه‌ها رنگ دارند؛ هرچه از یک رنگ بیشتر باشد، امتیاز بیشتری می‌آورد.
option-grand_shrines-true = با زیارتگاه‌های بزرگ
option-grand_shrines-false = بدون آن
option-dojos = دوجوها (خیزش توکوگاوا)
option-dojos-help = هر بازیکن دوجویی دارد و سرباز زبده، کماندار و سرداری با توانایی ویژه آموزش می‌دهد.
option-dojos-true = با دوجوها
option-dojos-false = بدون آن
option-random_neutral = کنش‌های خنثی
option-random_neutral-help = کنش‌های روی نقشه، یا تصادفی برای هر جا.
option-random_neutral-true = تصادفی
option-random_neutral-false = مانند نقشه
option-dojo_choice = تقسیم دوجوها
option-dojo_choice-help = آشکارا به ترتیب نوبت برگزیده می‌شوند، یا تصادفی.
option-dojo_choice-choose = به انتخاب بازیکنان
option-dojo_choice-random = تصادفی
option-open_resources = خوراک و بوشیدو
option-open_resources-help = اینکه هر کس چقدر دارد پشت پردهٔ بازیکن پنهان است یا آشکار. دریافت و پرداخت همیشه دیده می‌شود.
option-open_resources-true = آشکار
option-open_resources-false = پشت پرده
option-mountain_neutral = کنش خنثی کوه
option-mountain_neutral-help = یکی از آن‌ها که جاهای منطقه نشان می‌دهند، یا هر یک از چهار تا.
option-mountain_neutral-region_slots = از جاهای منطقه
option-mountain_neutral-any = هر یک از چهار تا
option-uncovered_tokens = نشان‌های دور اول که پوشانده نشده‌اند
option-uncovered_tokens-help = در دور دوم یک بار دیگر اجرا می‌شوند، یا در آن دوران دیگر کاری نمی‌کنند.
option-uncovered_tokens-act_again = در دور دوم باز عمل می‌کنند
option-uncovered_tokens-rest = فقط یک بار عمل می‌کنند
option-own_covering = پوشاندن نشان خود
option-own_covering-help = بدون محدودیت، یا مثل پوشاندن به دست حریف در شمارش حد. در این صورت هر که جایی برایش نماند نشانی نمی‌گذارد.
option-own_covering-free = بدون محدودیت
option-own_covering-counts = در شمارش حد
option-neutral_action = کنش خنثی هر جا
option-neutral_action-help = هر که نشانی آنجا می‌گذارد می‌تواند آن را انجام دهد، یا اگر ممکن باشد باید انجام دهد.
option-neutral_action-optional = اختیاری
option-neutral_action-compulsory = اجباری
option-castle_in_region = قلعه‌های هر منطقه
option-castle_in_region-help = هر بازیکن می‌تواند در هر منطقه یک قلعه بسازد، یا در هر منطقه در مجموع فقط یک قلعه می‌ایستد.
option-castle_in_region-for_each = یکی برای هر بازیکن
option-castle_in_region-for_all = در مجموع یکی
option-agenda_faces = قرعهٔ هدف‌ها
option-agenda_faces-help = دو روی یک کاشی هرگز با هم در بازی نیستند، یا هدف‌ها از میان همهٔ روها قرعه‌کشی می‌شوند.
option-agenda_faces-apart = یک رو از هر کاشی
option-agenda_faces-mixed = از میان همهٔ روها
option-data = فایل جعبه
option-data-help = کسی که جعبهٔ بازی را دارد می‌تواند اینجا به زبان TOML بنویسد که نقشه و عددهای واقعی چه فرقی با بازسازی ما دارند.
preset-base = بازی پایه
preset-variants = با سه گونهٔ بازی
preset-tokugawa = با دوجوها
preset-everything = همه چیز
preset-source = همان‌گونه که منبع ما می‌گوید

## چرا حرکتی ممکن نیست

refused-cannot-decline = اینجا باید انتخاب کنید؛ نمی‌توان رد شد.
refused-nobody-there = در آن جایگاه بازیکنی نیست.
refused-not-on-board = در نقشهٔ این بازی چنین جایی نیست.
refused-card-not-in-hand = کارت سرنوشتی از { $region } ندارید.
refused-tokens-laid = پشت پردهٔ شما دیگر نشان { $order } نمانده است؛ هر دوران با { $count } تا شروع می‌شود.
refused-slot-taken = روی { $slot } نشانی هست: در دور اول نشان را فقط روی جای خالی می‌گذارند.
refused-slot-face-down = نشان { $slot } در همین دور گذاشته شده است: فقط نشان‌های دور اول را می‌توان پوشاند.
refused-covered-enough =
    { $count ->
       *[other] دیگران در هر دوران حداکثر { $count } نشان { $other } را می‌پوشانند و این تعداد پر شده است.
    }
refused-covered-by-all =
    { $count ->
       *[other] در هر دوران حداکثر { $count } نشان { $other } پوشانده می‌شود، چه به دست خودش چه به دست دیگران، و این تعداد پر شده است.
    }
refused-cover-price = پوشاندن نشان { $slot } به { $count } بوشیدو نیاز دارد؛ شما { $left } تا دارید.
refused-too-dear =
    { $resource_id ->
        [food] این کار { $count } خوراک می‌خواهد؛ شما { $left } تا دارید.
       *[other] این کار { $count } بوشیدو می‌خواهد؛ شما { $left } تا دارید.
    }
refused-dojo-taken = { $seat } پیش از شما { $dojo } را برداشته است.
refused-none-in-supply = همهٔ لشکرهای شما روی نقشه‌اند؛ دیگر لشکری نمانده است.
refused-none-trained = { $unit } آموزش‌دیده ندارید.
refused-archers-used = همهٔ کمانداران شما ({ $count }) آموزش دیده‌اند یا روی نقشه‌اند.
refused-generals-used = همهٔ سرداران شما ({ $count }) آموزش دیده‌اند یا روی نقشه‌اند.
refused-elite-places =
    { $count ->
       *[other] هم‌زمان حداکثر { $count } سرباز زبدهٔ آموزش‌دیده می‌توان داشت.
    }
refused-not-in-region = { $province } در { $region } نیست.
refused-no-unit-there = در { $province } { $unit } ندارید.
refused-no-own-unit = در { $province } یگانی ندارید.
refused-not-adjacent = { $to_province } با { $province } هم‌مرز نیست.
refused-own-unit = یگان بازیکن دیگری را انتخاب کنید، نه یگان خودتان را.
refused-no-enemies-there = در { $province } یگان دشمنی نیست.
refused-no-enemy-there = { $other } در { $province } یگانی ندارد.
refused-no-enemy-unit = { $other } در { $province } { $unit } ندارد.
refused-no-resource-there = { $province } ایالت منبع نیست.
refused-other-neutral = کنش خنثی اینجا این است: { $neutral }.
refused-neutral-compulsory = در این بازی کنش خنثی، اگر ممکن باشد، اجباری است.
refused-recruit-places = در { $region } یگان‌های تازه به { $places } می‌آیند، نه به { $province }.
refused-army-only = الان فقط لشکر می‌آید، نه { $unit }.
refused-only-here = این کار فقط در { $province } ممکن است.
refused-attack-goes-on = یگان دوم هم در همان ایالت حذف می‌شود: { $province }.
refused-harvest-at-once = این نشان همهٔ { $region } را یک‌جا برداشت می‌کند، نه ایالت به ایالت.
refused-castle-stands = در { $region } قلعه دارید: در { $province }.
refused-castle-first = این نشان فقط در قلعه سرباز می‌گیرد و شما در { $region } قلعه‌ای ندارید.
refused-recruit-at-castle = این نشان فقط در قلعهٔ شما سرباز می‌گیرد: در { $province }.
refused-units-missing = در { $province } { $cargo } ندارید.
refused-no-extra-step = با نشان { $order } نمی‌توان گام اضافه خرید.
refused-extra-step-had = گام اضافه پیش‌تر حساب شده است.
refused-no-steps-left = گامی نمانده است.
refused-order-does-not-ship = با نشان { $order } نمی‌توان با کشتی رفت.
refused-walks-already = کشتی به جای راه رفتن است و شما یک گام رفته‌اید.
refused-no-coast = { $province } ساحل ندارد: کشتی از ساحل به ساحل می‌رود.
refused-lands-elsewhere = کشتی از { $province } راه افتاده و باید در ایالت دیگری پهلو بگیرد.
refused-no-mountain-paths = این بازی گذرگاه کوه ندارد.
refused-one-mountain = با نشان { $order } فقط به یک کوه می‌توان رفت و این کار انجام شده است.
refused-mountain-steps =
    { $left ->
       *[other] کوه دو گام می‌خواهد، بالا و پایین؛ { $left } گام مانده است.
    }
refused-not-at-foot = { $province } با { $mountain } هم‌مرز نیست.
refused-not-back = این یگان از { $province } بالا آمده و باید به ایالت دیگری پایین برود.
refused-only-this-unit = الان فقط یگانی که تازه به { $province } آمده حرکت می‌کند.
refused-keep-another = الان یگانی از { $other } انتخاب می‌شود.
refused-keep-type = یگانی که از { $other } می‌ماند باید { $unit } باشد و در { $province } نیست.
refused-is-there = یگان‌های { $province } همان‌جا هستند.
refused-drive-together = هر دو یگان به یک ایالت می‌روند: { $to_province }.

## فایل جعبه‌ای که نمی‌توان با آن بازی کرد

refused-box-option = { refused-box-line }: { $field } از گزینه‌های میز است، نه از اجزای جعبه.
refused-box-adjacent = { refused-box-line }: { $province } خودش را هم‌مرز خود نوشته، یا یک ایالت را دو بار.
refused-box-one-way = { refused-box-line }: { $province } ایالت { $to_province } را هم‌مرز خود نوشته، ولی { $to_province } ایالت { $province } را ننوشته است.
refused-box-strait = { refused-box-line }: تنگه باید دو ایالت هم‌مرز را به هم برساند؛ اینجا آمده است: { $province }.
refused-box-apart = { refused-box-line }: از ایالت‌های دیگر نمی‌توان به { $province } رسید.
refused-box-capital = { refused-box-line }: { $region } به جای یک پایتخت { $count } پایتخت دارد.
refused-box-majority = { refused-box-line }: امتیاز اکثریت { $region } دو عدد می‌خواهد، اول عدد بزرگ‌تر.
refused-box-mountain = { refused-box-line }: { $mountain } باید دست‌کم با دو ایالت هم‌مرز باشد و همه از منطقهٔ خودش باشند.
refused-box-slots-few = { refused-box-line }: فقط { $count } جای فرمان هست؛ دست‌کم { $least } تا لازم است.
refused-box-slots-order = { refused-box-line }: جاهای فرمان باید از ۱ و بدون فاصله شماره‌گذاری شوند، از جنوبی‌ترین به بعد.
refused-box-slots-twice = { refused-box-line }: یک جای فرمان دو بار آمده است.
refused-box-orders = { refused-box-line }: با { $seats } بازیکن نشان فرمان یا جایی برای پوشاندن کم می‌آید.
refused-box-count =
    { $what ->
        [seeds] { refused-box-line }: تعداد نشان‌های بذر ({ $needed }) باید با تعداد ایالت‌های منبع ({ $count }) برابر باشد.
        [shrines] { refused-box-line }: { $needed } زیارتگاه بزرگ چیده می‌شود، ولی { $count } ایالت زیارتگاه هست.
        [shrine-pieces] { refused-box-line }: برای { $needed } ایالت زیارتگاه فقط { $count } مهرهٔ زیارتگاه هست.
        [tiles] { refused-box-line }: برای { $needed } کوه فقط { $count } نشان گذرگاه کوه هست.
        [neutral-tokens] { refused-box-line }: برای { $needed } جای فرمان فقط { $count } نشان کنش خنثی هست.
        [destiny] { refused-box-line }: { $count } کارت سرنوشت هست؛ چهار بازیکن { $needed } تا لازم دارند.
        [destiny-hand] { refused-box-line }: دست آغاز با { $count } کارت سرنوشت کم است؛ دست‌کم { $needed } تا لازم است.
        [armies] { refused-box-line }: هر بازیکن { $count } لشکر دارد، ولی { $needed } تا در آغاز در پایتخت‌ها قرار می‌گیرد.
        [coasts] { refused-box-line }: فقط { $count } ایالت ساحلی هست؛ دست‌کم { $needed } تا لازم است.
        [agenda-tiles] { refused-box-line }: برای { $needed } منطقه فقط { $count } کاشی هدف هست.
        [shrine-points] { refused-box-line }: امتیاز زیارتگاه‌های هم‌رنگ برای { $count } مقدار نوشته شده؛ از صفر به بالا { $needed } مقدار لازم است.
        [eras] { refused-box-line }: بازی با { $count } دوران کوتاه است؛ دست‌کم { $needed } دوران لازم است.
       *[other] { refused-box-line }: { $what } برابر { $count } است؛ { $needed } لازم است.
    }
refused-box-agenda = { refused-box-line }: به هدف { $agenda } در { $region } هرگز نمی‌توان رسید.
refused-box-condition = { refused-box-line }: شرط هدف { $agenda } را needs تعیین می‌کند؛ فیلد condition را حذف کنید.
refused-box-needs = { refused-box-line }: شرط هدف { $agenda } نمی‌تواند این باشد ({ $problem }).
refused-box-brackets = { refused-box-line }: بازه‌های نفوذ باید از ۰ شروع شوند و پیوسته بالا بروند؛ بازه‌ای که از { $least } شروع می‌شود جور نیست.
refused-box-elite = { refused-box-line }: سرباز زبده روی نقشه لشکر است، پس قدرت هر دو باید یکی باشد.
refused-box-map = { refused-box-line }: جعبهٔ کامل باید بخش { $part } خودش را داشته باشد.
refused-box-many = { refused-box-line }: موردهای تازهٔ { $part } از { $count }، یعنی گنجایش آن، بیشتر است.
refused-box-regions = { refused-box-line }: نقشه باید { $least } تا { $most } منطقه داشته باشد؛ این یکی { $count } تا دارد.
refused-box-regions-order = { refused-box-line }: ترتیب منطقه‌ها باید از ۱ تا { $count } باشد، هر عدد یک بار.
refused-box-falls = { refused-box-line }: عددهای { $field } نباید رو به پایین بروند.
refused-box-agenda-met = { refused-box-line }: هدف { $agenda } بی‌آنکه کسی کاری بکند برآورده است.

## روی صفحه

board-map = نقشهٔ ژاپن
board-slots = جاهای فرمان، از جنوب به شمال
board-era = دوران { $era } از { $eras } · دور { $round }
board-northward = از جنوب به شمال
board-southward = از شمال به جنوب
board-planning = مرحلهٔ برنامه‌ریزی
board-resolution = مرحلهٔ اجرا
board-now = اکنون
board-again = بار دوم
board-slot-empty = { $slot }: خالی. کنش خنثی: { $neutral }
board-slot-down = { $slot }: نشان { $who }، رو به پایین. کنش خنثی: { $neutral }
board-slot-mine = { $slot }: نشان { $order } شما، رو به پایین، تنها شما می‌بینید. کنش خنثی: { $neutral }
board-slot-up = { $slot }: نشان { $order } از { $who }، رو به بالا. کنش خنثی: { $neutral }
board-slot-under = زیر آن: { $order } از { $who }، پوشیده
board-slot-turn = شمارهٔ { $count } در اجرا
board-price = پوشاندن { $count } بوشیدو هزینه دارد
board-province = { $province }: { $ground }، { $region }
board-units =
    { $count ->
       *[other] { $who }: { $count } یگان
    }
board-units-special = از آن‌ها { $archers } کماندار و { $generals } سردار
board-castle-of = قلعهٔ { $who }
board-controls = در کنترل { $who }: قدرت { $strength }
board-nobody = در کنترل هیچ‌کس نیست
board-tie = تساوی: در کنترل هیچ‌کس نیست
board-strength = قدرت
board-yields = { $resource } می‌دهد
board-shrine-colour = زیارتگاه، { $colour }
board-neighbours = هم‌مرز با { $provinces }
board-peak-down = { $mountain }: نشان کوه، رو به پایین
board-peak-up = { $mountain }: { $tile }
board-peak-plain = { $mountain }: تنها نقش است، کسی به آن نمی‌رود
board-tile-retreat = یگان به جایی که از آن آمد برمی‌گردد؛ گام دوم خرج نمی‌شود.
board-tile-recruit = می‌توانید ۱ لشکر در ایالتی که یگان از آن آمد بگیرید.
board-tile-bushido = ۱ بوشیدو بگیرید.
board-tile-food = ۱ خوراک بگیرید.
board-tile-neutral = می‌توانید یکی از کنش‌های خنثی منطقه را انجام دهید.
board-tile-ambush = با ۱ بوشیدو هر یگان دشمن در منطقه را حذف کنید.
board-regions = منطقه‌ها
board-ranking = رده‌بندی
board-if-ended = اگر دوران همین حالا پایان یابد
board-now-points = { $who }: { $points } امتیاز؛ پایان دوران اکنون { $more } می‌آورد
board-points = امتیاز
board-majority = اکثریت
board-majority-of = { $region }: بیشترین { $most }، دومین { $second }
board-shrines = زیارتگاه‌ها
board-siege = کمانداران
board-harvest = برداشت
board-worth = ارزش پایانی
board-cards =
    { $count ->
       *[other] { $count } کارت سرنوشت
    }
board-region-of = { $who }: { $provinces } ایالت، نفوذ { $influence }، بازهٔ { $value }؛ اگر اکنون پایان یابد { $more } نفوذ و { $points } امتیاز
board-agenda = هدف ({ $points } امتیاز): { $agenda }
board-agenda-rule = نشان‌های فرمان اینجا: { $modifier }
board-agenda-done = برآوردهٔ { $who }
board-total = جمع اکنون
board-hidden-total = نامعلوم: خوراک و بوشیدو پشت پرده است
board-lookahead = نشان‌های شما اکنون در { $region } چه می‌توانند
board-can-recruit = سربازگیری: { $provinces }
board-can-move = حرکت از: { $provinces }
board-can-ship = کشتی از: { $provinces }
board-can-attack = حمله در: { $provinces }
board-can-harvest = برداشت: { $food } خوراک، { $bushido } بوشیدو ({ $provinces })
board-can-build = قلعه در: { $provinces }
board-can-recruit-castle = سربازگیری در قلعه: { $provinces }
board-can-nothing = { $order }: اکنون هیچ
board-then-neutral = همان دم کنش خنثی: { $neutral }
board-order-recruit = ۱ سربازگیری در منطقه؛ با { price-recruit } یکی دیگر.
board-order-move3 = { steps-move3 }، آزادانه میان یگان‌های شما که در منطقه‌اند.
board-order-move2plus = { steps-move2plus }؛ با { price-move2plus }، { steps-more }.
board-order-move2ship = { steps-move2ship }؛ یا با { price-move2ship } تا ۲ یگان با کشتی از ساحل منطقه به هر ساحلی.
board-order-attack = ۱ یگان دشمن را جایی که یگانی دارید حذف کنید؛ با { price-attack } یکی دیگر در همان ایالت.
board-order-harvest = ۱ منبع از هر ایالت منبع منطقه که یگانی در آن دارید.
board-order-build = ۲ یگان شما در یک ایالت قلعه می‌شوند؛ اگر در منطقه قلعه دارید ۱ سربازگیری در آن.
board-tokens = نشان‌های فرمان شما
board-copies =
    { $count ->
       *[other] { $count } تا مانده
    }
board-only-you = تنها شما این را می‌بینید
board-destiny = کارت‌های سرنوشت شما
board-destiny-card = کارت سرنوشت: { $region }
board-destiny-hint = { $region }: تا اکنون { $played } کارت، بازهٔ شما در آن { $value }
board-chosen-hidden = انتخاب شما رو به پایین است تا همه برگزینند
board-supply =
    { $count ->
       *[other] { $count } لشکر در ذخیره
    }
board-barracks = { $count } در سربازخانه
board-castles-left =
    { $count ->
       *[other] { $count } قلعه مانده
    }
board-has-food = { $count } خوراک
board-has-bushido = { $count } بوشیدو
board-behind-screen = خوراک و بوشیدو پشت پرده است
board-tokens-left =
    { $count ->
       *[other] { $count } نشان فرمان پشت پرده
    }
board-cards-left =
    { $count ->
       *[other] { $count } کارت سرنوشت در دست
    }
board-trained = آموزش‌دیده: { $unit } { $count }
board-choose-unit = کدام یگان
board-choose-cargo = با کشتی
board-choose-castle = کدام یگان‌ها قلعه می‌شوند
board-choose-enemy = یگان چه کسی
board-choose-act = چه کاری
board-close = بستن
board-printed = نقشه و عددها از روی جعبهٔ چاپ‌شده وارد شده است
board-reconstructed = نقشه و بسیاری از عددها بازسازی ماست
board-reconstructed-more =
    صفحهٔ چاپی و دفترچهٔ قوانین پیدا نشد. ایالت‌ها، مرزها، کوه‌ها، جاها با کنش‌های خنثی‌شان، امتیازهای اکثریت،
    بازه‌های نفوذ، تعداد هر نشان فرمان و تقسیم کارت‌های سرنوشت پیشنهاد خود ماست؛ اثر فرمان‌ها، دورها، پوشاندن،
    کنترل و امتیازدهی نه. میزبان سرور می‌تواند با یک فایل جعبه مقدارهای واقعی را جایگزین کند.
board-reconstructed-here = این میز با فایل جعبهٔ خودش بازی می‌شود.
board-legend = خط ایالت‌های هم‌مرز را به هم می‌رساند، نقطه‌چین تنگه است و خط کلفت ایالت‌های ناهم‌مرز را جدا می‌کند.
board-power-earth-elite = هنگام آمدن: ۱ لشکر عادی دیگر در منطقه بگیرید.
board-power-earth-general = هنگام آمدن: همهٔ یگان‌های دشمن در یک ایالت منطقه را حذف کنید.
board-power-wind-elite = هنگام آمدن: این سرباز زبده تا ۲ گام می‌رود.
board-power-wind-general = هنگام آمدن: یگان‌های منطقه را حذف کنید تا از هر بازیکن حداکثر ۱ بماند.
board-power-fire-elite = هنگام آمدن: ۱ یگان دشمن در یک ایالت هم‌مرز از منطقه را حذف کنید.
board-power-fire-general = هنگام آمدن: هر تعداد از یگان‌های خود را از هر جا به اینجا بیاورید.
board-power-water-elite = هنگام آمدن: تا ۲ یگان دشمن را از اینجا به یک ایالت هم‌مرز ببرید.
board-power-water-general = هنگام آمدن: منبع هر ایالت منبع منطقه را بگیرید و تا ۲ یگان دشمن آنجا را حذف کنید.
board-power-void-elite = هنگام آمدن: کنش خنثی یکی از جاهای منطقه را که نشانی از شما دارد انجام دهید.
board-power-void-general = هنگام آمدن: سردار تا ۱ گام می‌رود، سپس همهٔ یگان‌های دشمن جایی که هست حذف می‌شوند.
coast-coastal = ساحلی
coast-inland = درون خشکی
board-table-key = در هر ستون: ایالت‌های در کنترل و امتیاز اکثریت؛ زیر آن نفوذ، آنچه پایان دوران می‌افزاید و ▸ ارزش بازه. در پایان این ارزش در شمار کارت‌های سرنوشت منطقه ضرب می‌شود.
board-eras = دوران‌ها
board-leftovers = باقی‌مانده
