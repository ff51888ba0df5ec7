# شمشیر سامورایی: آنچه بازیکن می‌خواند، به فارسی

game-title = شمشیر سامورایی
game-designer = Emiliano Sciarra
game-tagline = نقش‌های پنهان، تیغ‌های آشکار: برای تیم خود شرافت به دست آورید.
game-about =
    هر کس نقشی پنهان در یک تیم و دستی از کارت‌ها دارد. به هر که در دسترس است حمله کنید، ضربه‌ی پاسخ را دفع کنید و
    حدس بزنید دوستانتان چه کسانی‌اند. هیچ‌کس از بازی بیرون نمی‌رود: هر که از پا درآید یک نشان شرافت می‌دهد و دوباره
    برمی‌خیزد. وقتی کسی دیگر شرافتی نداشته باشد، بهترین تیم برنده است.
game-reconstructed = بخشی از آفتاب تابان بازسازی شده است

## پرسش‌ها

ask-Play = کارتی بازی کنید، یا نوبتتان را تمام کنید
ask-Parry =
    { $wounds ->
        [0] { $by } با { $card } به شما حمله می‌کند، فعلاً بی هیچ زخمی. جلوی آن را می‌گیرید؟
       *[other] { $by } با { $card } به شما حمله می‌کند: { $wounds } زخم. جلوی آن را می‌گیرید؟
    }
ask-Counter = { $by } با { $card } پاسخ می‌دهد: دفاع کنید، وگرنه { $wounds } زخم می‌خورید
ask-AnswerCry = { $card } از { $by }: دفاع کنید، وگرنه { $wounds } زخم می‌خورید
ask-AnswerJujutsu = { $card } از { $by }: اسلحه‌ای بسوزانید، وگرنه { $wounds } زخم می‌خورید
ask-AvertWounds = { $wounds } زخم از { $by }: به جای آن چند دهقان می‌سوزانید؟
ask-DropCard = زنجیر { $by } شما را گرفته است: کارتی از دست خود بسوزانید
ask-Evade = { $by } برای { board-threatened } { $card } بازی می‌کند: با یک کارت اوریگامی از آن می‌گریزید؟
ask-KeepBushido = برای آیین سلحشوری اسلحه رو شد: اسلحه‌ای بسوزانید و آن را بگذرانید، یا ۱ شرافت بدهید
ask-ChooseSource = نخستین کارت: از ستون کارت‌ها، یا روی ستون کارت‌های سوخته؟
ask-DiscardDown = بیش از هفت کارت دارید: یکی را برای سوزاندن انتخاب کنید
ask-RevealMore =
    { $check_id ->
        [bushido] برای آیین سلحشوری رو شد: { $cards }. یک کارت دیگر؟
       *[other] برای زخم خون‌ریز رو شد: { $cards }. یک کارت دیگر؟
    }
ask-RevealPick =
    { $check_id ->
        [bushido] برای آیین سلحشوری کدام کارت حساب است: { $cards }؟
       *[other] برای زخم خون‌ریز کدام کارت حساب است: { $cards }؟
    }
ask-ShowCards = شهود: کارتی از دست خود را برای نشان دادن به همه انتخاب کنید
ask-TakeShown = یکی از کارت‌های نشان‌داده‌شده را بردارید
ask-GrantCard = کوته: انتخاب کنید چه کسی کارت بکشد
ask-DrawForTorii = کارت توری بازی کردید: یک کارت می‌کشید؟

wait-Play = { $who } کارت بازی می‌کند
wait-Parry = { $who } فکر می‌کند که جلوی { $card } از { $by } را بگیرد یا نه ({ $wounds } زخم)
wait-Counter = { $who } باید در برابر { $card } از { $by } دفاع کند، وگرنه { $wounds } زخم می‌خورد
wait-AnswerCry = { $card } از { $by }: { $who } دفاع می‌کند، وگرنه { $wounds } زخم می‌خورد
wait-AnswerJujutsu = { $card } از { $by }: { $who } اسلحه‌ای می‌سوزاند، وگرنه { $wounds } زخم می‌خورد
wait-AvertWounds = { $who } می‌تواند به جای { $wounds } زخم از { $by } دهقان بسوزاند
wait-DropCard = { $who } در زنجیر { $by } کارتی از دست خود می‌سوزاند
wait-Evade = { $who } می‌تواند از { $card } که { $by } بازی کرده بگریزد
wait-KeepBushido = { $who } برای آیین سلحشوری اسلحه‌ای می‌سوزاند یا ۱ شرافت می‌دهد
wait-ChooseSource = { $who } میان ستون کارت‌ها و ستون کارت‌های سوخته انتخاب می‌کند
wait-DiscardDown = { $who } تا هفت کارت می‌سوزاند
wait-RevealMore =
    { $check_id ->
        [bushido] { $who } برای آیین سلحشوری { $cards } را رو کرده و می‌تواند یکی دیگر رو کند
       *[other] { $who } برای زخم خون‌ریز { $cards } را رو کرده و می‌تواند یکی دیگر رو کند
    }
wait-RevealPick =
    { $check_id ->
        [bushido] { $who } انتخاب می‌کند برای آیین سلحشوری کدام کارت حساب است: { $cards }
       *[other] { $who } انتخاب می‌کند برای زخم خون‌ریز کدام کارت حساب است: { $cards }
    }
wait-ShowCards = شهود: { $who } باید کارتی برای نشان دادن انتخاب کند
wait-TakeShown = { $who } یکی از کارت‌های نشان‌داده‌شده را برمی‌دارد
wait-GrantCard = { $who } برای کوته انتخاب می‌کند چه کسی کارت بکشد
wait-DrawForTorii = { $who } می‌تواند برای کارت توری یک کارت بکشد

# آنچه اوکونی می‌تواند نجات دهد: ویژگیِ جلوی خود، یا خودش
board-threatened =
    { $property_id ->
        [armor] { $property } شما
        [bushido] { $property } شما
        [fast_draw] { $property } شما
        [focus] { $property } شما
        [attendant] { $property } شما
        [peasant] { $property } شما
        [bleeding_wound] { $property } شما
        [kote] { $property } شما
        [curse] { $property } شما
       *[none] شما
    }

## حرکت‌ها

move-pass = بگذار بشود
move-end = پایان نوبت
move-attack = حمله به { $target } با { $card }
move-lay = گذاشتن { $card } جلوی خود
move-bestow = گذاشتن { $card } جلوی { $target }
move-play = بازی کردن { $card }
move-play-on = { $card } برای { $target }
move-play-at = { $card } برای { $property } که جلوی { $target } است
move-spend = ۱ استقامت بده، ۱ کارت بکش
move-claim = ۱ استقامت بده، { $property } را از { $target } بردار
move-answer = گرفتن جلوی آن با { $card }
move-sacrifice = سوزاندن { $property } به جای دفاع
move-evade = گریختن با { $card }
move-avert =
    { $peasants_id ->
        [0] هیچ‌کدام
       *[other] { $peasants } دهقان
    }
move-discard = سوزاندن { $card }
move-lose-honor = دادن ۱ شرافت
move-from-deck = از ستون کارت‌ها
move-from-discard = از ستون کارت‌های سوخته
move-stop = همین بس است
move-more = یکی دیگر رو شود
move-pick = { $revealed } حساب است
move-show = نشان دادن { $card }
move-take = برداشتن { $shown } از { $target }
move-grant = { $target } بکشد
move-draw = کشیدن یک کارت

peasants-0 = ۰
peasants-1 = ۱
peasants-2 = ۲
peasants-3 = ۳

## رویدادها

log-shogun-revealed = شوگان { $seat } است
log-dealt-role = نقش { $seat }: { $role }
log-dealt-role-hidden = { $seat } نقشی پنهان می‌گیرد
log-dealt-character = { $seat }: { $character }
log-turn-began = نوبت { $seat } آغاز می‌شود
log-recovered = { $seat } { $count } استقامت بازمی‌یابد
log-drew = { $seat } { $count } کارت می‌کشد: { $cards }
log-drew-hidden = { $seat } { $count } کارت می‌کشد
log-drew-from-discard = { $seat } { $card } را از ستون کارت‌های سوخته برمی‌دارد
log-nothing-to-draw = کارتی نمانده که { $seat } بکشد
log-attacked = { $seat } با { $card } به { $target } حمله می‌کند: { $wounds } زخم
log-answered = { $seat } با { $card } جلوی آن را می‌گیرد
log-sacrificed = { $seat } با سوزاندن { $property } جلوی آن را می‌گیرد
log-shielded = این حمله به { $seat } نمی‌رسد
log-not-stopped = { $seat } جلوی آن را نمی‌گیرد
log-averted = { $property } به جای { $seat } زخمی می‌خورد
log-wounded =
    { $count ->
        [0] { $by } استقامتی از { $seat } نمی‌گیرد
       *[other] { $by } { $count } استقامت از { $seat } می‌گیرد
    }
log-defeated = { $seat } مغلوب { $by } شد
log-gave-honor = { $seat } ۱ شرافت به { $target } می‌دهد
log-gained-honor = { $seat } ۱ شرافت از جعبه می‌گیرد
log-lost-honor = { $seat } ۱ شرافت به جعبه می‌دهد
log-kept-honor = { $seat } شوگانِ بازی سه‌نفره است و شرافتی نمی‌دهد
log-lost-resilience = { $seat } ۱ استقامت از دست می‌دهد
log-played = { $seat } { $card } بازی می‌کند
log-played-on = { $seat } { $card } را برای { $target } بازی می‌کند
log-played-at = { $seat } { $card } را برای { $property } که جلوی { $target } است بازی می‌کند
log-laid = { $seat } { $card } را جلوی { $target } می‌گذارد
log-evaded = { $seat } با { $card } از آن می‌گریزد
log-stole = { $seat } { $card } را از دست { $target } می‌گیرد
log-stole-hidden = { $seat } کارتی از دست { $target } می‌گیرد
log-took-property = { $seat } { $property } را که جلوی { $target } بود به دست خود می‌گیرد
log-lost-property = { $property } که جلوی { $seat } بود می‌سوزد
log-discarded = { $seat } { $card } را می‌سوزاند
log-returned = { $card } به دست { $seat } برمی‌گردد
log-showed = { $seat } { $card } را نشان می‌دهد
log-took = { $seat } { $card } را از { $target } برمی‌دارد
log-granted = کوته: { $seat } می‌گذارد { $target } کارت بکشد
log-revealed = برای { $seat } { $card } رو می‌شود
log-nothing-to-reveal = کارتی نمانده که برای { $seat } رو شود
log-picked = { $seat }: { $card } حساب است
log-bushido-moved = آیین سلحشوری از { $seat } به { $target } می‌رود
log-cursed = نفرین { $seat } را می‌گیرد: { $cards } می‌سوزد
log-banzai = بانزای { $seat }: { $card } از ستون می‌سوزد
log-deck-ran-out = ستون کارت‌ها خالی شد: { $seats } هر کدام ۱ شرافت می‌دهند
log-reshuffled = ستون کارت‌های سوخته بُر خورد: ستون تازه { $count } کارت دارد
log-ended-play = { $seat } مرحله‌ی بازی کردن را تمام می‌کند

## دلیل‌های پایان

reason-end-defeat = { $seat } پس از مغلوب شدن به دست { $by } دیگر شرافتی نداشت.
reason-end-bushido = { $seats } به سبب آیین سلحشوری دیگر شرافتی نداشت.
reason-end-exhaustion = با خالی شدن ستون کارت‌ها { $seats } دیگر شرافتی نداشت.
reason-end-swordmaster = با مغلوب شدن { $seat } به دست { $by } تنها یک بازیکن با استقامت ماند.
reason-end-last-standing = با مغلوب شدن { $seat } به دست { $by } از همان تیم، تنها یک بازیکن با استقامت ماند.
reason-had-role = نقش { $seat }: { $role }.
reason-won-by-sword = پیروزی استاد شمشیر: { $seat } آخرین فردِ باقیمانده در بازی است و { $team } برنده می‌شود.
reason-scored =
    { $daimyos ->
        [0] { $seat }: { $honor } شرافت × { $multiplier } = { $points }.
       *[other] { $seat }: { $honor } شرافت × { $multiplier } + { $daimyos } برای دایمیو = { $points }.
    }
reason-deadly-strike = ضربه‌ی مرگبار: { $by } هم‌تیمی خود { $seat } را مغلوب کرد؛ { $team } { $points } امتیاز از دست می‌دهد.
reason-team-scored = { $team }: { $points } امتیاز.
reason-tied = { $teams } با { $points } امتیاز مساوی‌اند؛ { $team } مقدم است.
reason-won-by-honor = پیروزی شرافت: { $team } با { $points } امتیاز برنده است.

## تیم‌ها، نقش‌ها، چرا کسی بی‌خطر است

team-shogun = تیم شوگان
team-ninja = تیم نینجا
team-ronin = رونین
rank-shogun = شوگان
rank-samurai = سامورایی
rank-ninja = نینجا
rank-ronin = رونین
role-shogun = شوگان
role-samurai = سامورایی
role-samurai1 = سامورایی ★
role-samurai3 = سامورایی ★★★
role-ninja1 = نینجا ★
role-ninja2 = نینجا ★★
role-ninja3 = نینجا ★★★
role-ronin = رونین
role-ronin1 = رونین ★
role-ronin2 = رونین ★★
why-no-resilience = بی استقامت
why-no-cards = بی کارت
suit-origami = اوریگامی
suit-fuji = فوجی
suit-torii = توری
suit-koi = کوی

## کارت‌ها

card-bo = چوبدست
card-bokken = شمشیر چوبی
card-daikyu = تیر و کمان
card-kanabo = گرز آهنی
card-katana = کاتانا
card-kiseru = چپق
card-kusarigama = داس زنجیردار
card-nagayari = نیزه‌ی بلند
card-naginata = نیزه‌ی ناگیناتا
card-nodachi = شمشیر نوداچی
card-shuriken = شوریکن
card-tanegashima = تفنگ تانِگاشیما
card-wakizashi = خنجر
card-armor = زره
card-bushido = آیین سلحشوری
card-fast_draw = شمشیرکشی سریع
card-focus = تمرکز
card-battle_cry = فریاد جنگ
card-breathing = تنفس
card-daimyo = دایمیو
card-diversion = حواس‌پرتی
card-geisha = گیشا
card-jujutsu = جوجیتسو
card-parry = دفع ضربه
card-tea_ceremony = مراسم چای
card-chigiriki = چیگیریکی
card-jitte = جیتّه
card-kozuka = کوزوکا
card-kusanagi = کوساناگی
card-makibishi = ماکیبیشی
card-manriki_gusari = مانریکی‌گوساری
card-shigehto_yumi = شیگه‌تو یومی
card-tanto = تانتو
card-tessen = تِسِن
card-zen = ذن
card-attendant = خدمتکار
card-peasant = دهقان
card-bleeding_wound = زخم خون‌ریز
card-kote = کوته
card-curse = نفرین
card-simultaneous_attack = حمله‌ی هم‌زمان
card-counterattack = ضدحمله
card-imitation = تقلید
card-intuition = شهود

## آنچه روی کارت‌هاست

board-weapon = تا دشواری { $difficulty } می‌رسد و { $wounds } زخم می‌زند.
board-weapon-counted = تا دشواری { $difficulty } می‌رسد؛ زخم‌هایش روی میز شمرده می‌شود.
board-card-armor = حمله به شما دشواری +۱ دارد.
board-card-bushido = جلوی هر بازیکنی. در آغاز نوبت کارتی رو می‌شود: اسلحه نیست، به نفر بعد می‌رود؛ اسلحه است، آن بازیکن اسلحه‌ای می‌سوزاند یا ۱ شرافت می‌دهد.
board-card-fast_draw = اسلحه‌های شما ۱ زخم بیشتر می‌زند.
board-card-focus = می‌توانید در هر نوبت ۱ اسلحه‌ی بیشتر بازی کنید.
board-card-battle_cry = هر بازیکن دیگر دفاع می‌کند یا ۱ زخم می‌خورد.
board-card-breathing = همه‌ی استقامت خود را بازیابید؛ بازیکن دیگری به انتخاب شما ۱ کارت می‌کشد.
board-card-daimyo = ۲ کارت بکشید. اگر در پایان در دستتان باشد: ۱ امتیاز.
board-card-diversion = یک کارت تصادفی از دست بازیکنی دیگر بردارید.
board-card-geisha = هر ویژگیِ در بازی، یا کارتی تصادفی از دست بازیکنی دیگر را بسوزانید.
board-card-jujutsu = هر بازیکن دیگر اسلحه‌ای می‌سوزاند یا ۱ زخم می‌خورد.
board-card-parry = تنها برای پاسخ: جلوی اسلحه‌ای را که به شما زده شده می‌گیرد، یا پاسخ فریاد جنگ است.
board-card-tea_ceremony = ۳ کارت بکشید؛ هر بازیکن دیگر ۱ کارت می‌کشد.
board-card-chigiriki = هدف تنها با اسلحه‌ای از دست خود جلوی آن را می‌گیرد، نه با دفاع.
board-card-jitte = به جای دفع ضربه هم بازی می‌شود.
board-card-kozuka = اگر استقامت گرفته باشد، به دست شما برمی‌گردد.
board-card-kusanagi = به اندازه‌ی شرافت هدف زخم می‌زند.
board-card-makibishi = به بازیکنان بی کارت هم می‌رسد.
board-card-manriki_gusari = اگر زخم زده باشد، هدف کارتی به انتخاب خود می‌سوزاند.
board-card-shigehto_yumi = در این نوبت ۱ اسلحه‌ی دیگر می‌توانید بازی کنید، حتی اگر جلوی آن گرفته شود.
board-card-tanto = می‌توان آن را به خود زد. اگر آخرین استقامتتان را بگیرد، ۱ شرافت می‌گیرید و نوبتتان تمام می‌شود.
board-card-tessen = به جای دفع ضربه هم بازی می‌شود.
board-card-zen = به شمار ویژگی‌های جلوی هدف زخم می‌زند.
board-card-attendant = در مرحله‌ی کارت کشیدن ۱ کارت بیشتر می‌کشید.
board-card-peasant = می‌توان به جای خوردن ۱ زخم آن را سوزاند.
board-card-bleeding_wound = جلوی هر بازیکنی. در آغاز نوبت کارتی رو می‌شود؛ اوریگامی: ۱ استقامت کم می‌شود، نه آخرین. وقتی آن بازیکن شرافت بدهد، می‌سوزد.
board-card-kote = هر بار که کارت کوی بازی کنید، بازیکنی به انتخاب شما ۱ کارت می‌کشد.
board-card-curse = جلوی هر بازیکنی. هر که آخرین استقامتش را بدهد، همه‌ی ویژگی‌هایش را می‌سوزاند.
board-card-simultaneous_attack = شما و بازیکنی دیگر هر یک ۱ استقامت می‌دهید؛ هر دو دست‌کم ۲ لازم دارند.
board-card-counterattack = تنها برای پاسخ: جلوی اسلحه را می‌گیرد، و حمله‌کننده دفاع می‌کند یا ۱ زخم می‌خورد.
board-card-imitation = هر ویژگیِ در بازی، حتی مال خودتان، را به دست بگیرید.
board-card-intuition = هر بازیکن دیگری که بی‌خطر نیست کارتی نشان می‌دهد؛ یکی از آن‌ها را بردارید.

## شخصیت‌ها

character-benkei = بنکِی
character-chiyome = چیومه
character-ginchiyo = گینچیو
character-goemon = گوئمون
character-hanzo = هانزو
character-hideyoshi = هیده‌یوشی
character-ieyasu = ایه‌یاسو
character-kojiro = کوجیرو
character-musashi = موساشی
character-nobunaga = نوبوناگا
character-tomoe = توموئه
character-ushiwaka = اوشیواکا
character-rikyu = ریکیو
character-bokuden = بوکودن
character-lady_chacha = بانو چاچا
character-gracia = گراسیا
character-kanbei = کانبِی
character-kenshin = کنشین
character-masamune = ماسامونه
character-motonari = موتوناری
character-okuni = اوکونی
character-shima = شیما
character-shingen = شینگن
character-yoshihiro = یوشیهیرو
character-yukimura = یوکیمورا

board-character-benkei = حمله به او دشواری +۱ دارد.
board-character-chiyome = تنها اسلحه می‌تواند او را زخمی کند.
board-character-ginchiyo = هر اسلحه به او ۱ زخم کمتر می‌زند، اما دست‌کم ۱.
board-character-goemon = می‌تواند در هر نوبت ۱ اسلحه‌ی بیشتر بازی کند.
board-character-hanzo = می‌تواند با اسلحه‌ای از دست خود دفاع کند، مگر آنکه تنها کارتش باشد.
board-character-hideyoshi = در مرحله‌ی کارت کشیدن ۱ کارت بیشتر می‌کشد.
board-character-ieyasu = می‌تواند نخستین کارتِ مرحله‌ی کارت کشیدن را از ستون کارت‌های سوخته بردارد.
board-character-kojiro = اسلحه‌هایش به هر دشواری می‌رسد.
board-character-musashi = اسلحه‌هایش ۱ زخم بیشتر می‌زند.
board-character-nobunaga = در مرحله‌ی کارت بازی کردن: ۱ استقامت، نه آخرین، می‌دهد و ۱ کارت می‌کشد؛ هر چند بار که بخواهد.
board-character-tomoe = هر بار که اسلحه‌اش کسی را زخمی کند ۱ کارت می‌کشد.
board-character-ushiwaka = برای هر استقامتی که به اسلحه می‌بازد ۱ کارت می‌کشد.
board-character-rikyu = با خالی شدن ستون کارت‌ها شرافتی نمی‌دهد.
board-character-bokuden = هر بار که کارت توری بازی کند می‌تواند ۱ کارت بکشد.
board-character-lady_chacha = وقتی با اسلحه به او حمله شود ۲ کارت رو می‌کند؛ نشانه‌ی یکسان: حمله تمام است.
board-character-gracia = در آغاز نوبت خود ۱ استقامت بازمی‌یابد.
board-character-kanbei = می‌تواند یک ویژگیِ جلوی خود را به جای دفاع بسوزاند.
board-character-kenshin = از اسلحه‌ها تنها اوریگامی می‌تواند او را زخمی کند.
board-character-masamune = به جای یک کارت تا ۳ کارت رو می‌کند و انتخاب می‌کند کدام حساب است.
board-character-motonari = هر بار که کسی آخرین استقامتش را بدهد ۱ کارت می‌کشد.
board-character-okuni = می‌تواند با کارتی اوریگامی از گیشا، حواس‌پرتی، حمله‌ی هم‌زمان یا تقلیدی که برای او یا ویژگی اوست بگریزد.
board-character-shima = یک بار در نوبت: ۱ استقامت، نه آخرین، می‌دهد و هر ویژگیِ در بازی را برمی‌دارد.
board-character-shingen = اسلحه‌های فوجی او به حساب حد نمی‌آید.
board-character-yoshihiro = هر بار که اسلحه‌ای زخمی‌اش کند ۱ زخم بیشتر می‌خورد.
board-character-yukimura = وقتی بازیکنی زخمی‌اش کند کارتی رو می‌کند؛ اوریگامی: آن بازیکن ۱ زخم می‌خورد.

## گزینه‌ها

option-rising_sun = آفتاب تابان
option-rising_sun-help = توسعه‌دهنده: ۴۰ کارت و ۱۲ شخصیت بیشتر، و نشانه‌هایی که به حساب می‌آید. برای هشت بازیکن لازم است؛ بخشی از آن بازسازی شده است.
option-rising_sun-true = با آفتاب تابان
option-rising_sun-false = بازی پایه
option-rikyu_promo = ریکیو
option-rikyu_promo-help = شخصیتی تبلیغاتی که به شخصیت‌ها افزوده می‌شود.
option-rikyu_promo-true = با ریکیو
option-rikyu_promo-false = بدون او
option-deck_exhaustion = خالی شدن ستون کارت‌ها
option-deck_exhaustion-help = شرافت با رفتن آخرین کارت کم می‌شود، یا تنها وقتی کارتی لازم باشد و نباشد.
option-deck_exhaustion-immediate = با آخرین کارت
option-deck_exhaustion-lazy = وقتی کارتی لازم باشد

preset-base = بازی پایه
preset-rising-sun = با آفتاب تابان
preset-everything = همه چیز، با ریکیو

## میز

board-ring = بازیکنان گرد میز
board-seat = { $who }، { $character }
board-resilience = استقامت: { $count } از { $most }
board-honor = شرافت: { $count }
board-cards = { $count } کارت در دست
board-harmless = بی‌خطر: { $why }
board-difficulty = دشواری حمله از شما: { $count }
board-difficulty-to = دشواری حمله به شما: { $count }
board-reaches = { $card } می‌رسد: { $wounds } زخم
board-reaches-nobody = هیچ اسلحه‌ی شما نمی‌رسد
board-reach-more = +{ $count }
board-in-turn = صاحب نوبت
board-knows = می‌دانید این کارت آنجاست: { $card }
board-before =
    { $count ->
        [one] { $property } جلوی { $who }
       *[other] { $count } × { $property } جلوی { $who }
    }
board-choose-property = انتخاب { $property } که جلوی { $who } است
board-weapons-left =
    { $count ->
        [0] در این نوبت اسلحه‌ی دیگری نه
       *[other] { $count } اسلحه‌ی دیگر در این نوبت
    }
board-deck = ستون کارت‌ها: { $count } کارت
board-deck-help = وقتی آخرین کارت برداشته شود، هر بازیکن ۱ شرافت می‌دهد و ستون کارت‌های سوخته ستون تازه می‌شود.
board-deck-ran-out = پیش‌تر خالی شده است.
board-box = شرافت در جعبه: { $count }
board-discard =
    { $count ->
        [0] ستون کارت‌های سوخته: خالی
       *[other] ستون کارت‌های سوخته: { $count } کارت
    }
board-discard-top = رویی: { $card }
board-discarded-here = سوخته
board-unseen = شما ندیده‌اید
board-scene = آنچه همین حالا رخ داد
board-scene-none = تیغ‌ها هنوز در نیام است.
board-stopped = دفع شد
board-untouched = بی‌گزند
board-lost = −{ $count }
board-fell = مغلوب
board-open-question = ؟
board-shown = کارت‌های نشان‌داده‌شده
board-revealed-cards = کارت‌های روشده
board-explain = شرح
board-shut = بستن
board-copies = نشانه: { $suit }
board-suits-matter = نشانه‌ها تنها در آفتاب تابان به حساب می‌آید.
board-reconstructed = بخشی از آفتاب تابان بازسازی شده است: قواعد را ببینید.
board-eight-reconstructed = شرافت بازی هشت‌نفره بازسازی شده است.
board-hand = دست شما
board-hand-empty = کارتی در دست نیست
board-your-role = نقش شما: { $role }
board-role-covered = نقش شما پوشیده است
board-cover = بپوشان
board-uncover = ببین
board-role-of = { $who }: { $role }
board-role-unknown = نقش ناشناخته
board-roles-out = بیرون از بازی: { $roles }

## جدول امتیاز

board-score = امتیازها
board-score-title = ارزش شرافت با { $count } بازیکن
board-score-role = نقش
board-score-dealt = در بازی
board-score-hidden = برای شما پنهان
board-score-worth = ۱ شرافت
board-times = ×{ $count }
board-times-stars = ×{ $least } یا ×{ $most } بر پایه‌ی ستاره
board-score-daimyo = هر دایمیو که در پایان در دست باشد: +۱ امتیاز، برای رونین نه.
board-score-strike = ضربه‌ی مرگبار، وقتی مغلوب شدن درون یک تیم بازی را تمام کند: آن تیم ۳ امتیاز از دست می‌دهد.
board-score-tie = در تساوی، نخستین این‌ها برنده است: { $teams }.
board-score-now = شرافت کنونی به امتیاز
board-points = { $count }
board-points-range = { $least } تا { $most }
board-honor-column = شرافت
board-multiplier = ضریب
board-daimyos = دایمیو
board-sum = امتیاز

## Auto-answers

auto-answer-suffer-one = دفاع نکردن برای یک زخم
auto-answer-suffer-one-help = وقتی فقط ۱ زخم در میان است، پاسخی نمی‌دهید: نه دفاع می‌کنید و نه اسلحه می‌سوزانید.
auto-answer-parry-always = دفاع کردن هر وقت ممکن باشد، وگرنه رد شدن
auto-answer-parry-always-help = در برابر اسلحه، ضدحمله و فریاد جنگ، با اولین کارتی که به کار بیاید. اگر چنین کارتی نداشته باشید، خودکار رد می‌شوید و از شما پرسیده نمی‌شود.
auto-answer-pass-always = همیشه رد شدن
auto-answer-pass-always-help = کارت‌هایتان را نگه می‌دارید: نه دفاع، نه سوزاندن اسلحه برای جوجیتسو، نه کارت اوریگامی برای خنثی کردن عملیات. پس وقتی پاسخی خودکار می‌آید، هیچ‌کس نمی‌فهمد که می‌توانستید دفاع کنید یا نه.

## چرا این حرکت ممکن نیست

refused-not-in-hand = { $card } در دست شما نیست.
refused-no-such-player = کسی آنجا ننشسته است: این بازی { $count } بازیکن دارد.
refused-not-your-ability = این کار تنها از { $character } برمی‌آید.
refused-weapons-used = در این نوبت { $count } اسلحه سهم شماست و همه را بازی کرده‌اید.
refused-not-at-oneself = با { $card } نمی‌توان به خود حمله کرد.
refused-harmless-no-resilience = { $target } بی‌خطر است: استقامتی ندارد.
refused-harmless-no-cards = { $target } بی‌خطر است: کارتی در دست ندارد.
refused-out-of-reach = دستتان به { $target } نمی‌رسد: دشواری حملهٔ شما { $difficulty } است و { $card } تا { $reach } می‌رسد.
refused-bushido-in-play = آیین سلحشوری همین حالا جلوی { $target } است؛ همیشه تنها یکی در بازی است.
refused-no-properties = هیچ ویژگی‌ای در بازی نیست.
refused-property-not-there = جلوی { $target } کارت { $property } نیست.
refused-another-player = { $card } را باید روی بازیکن دیگری بازی کنید.
refused-no-cards-to-take = { $target } کارتی در دست ندارد.
refused-last-resilience = آخرین استقامت را نمی‌توان داد: دست‌کم { $count } استقامت لازم است.
refused-resilience-too-low = برای این کار { $target } باید دست‌کم { $count } استقامت داشته باشد.
refused-ability-used = { $character } در هر نوبت تنها یک بار می‌تواند این کار را بکند.
refused-no-answer = این کارت پاسخی به پرسش کنونی نیست.
refused-nothing-to-answer = { $card } برای پاسخ دادن است و اکنون چیزی برای پاسخ نیست.
refused-answers-weapons = { $card } تنها پاسخ اسلحه است.
refused-only-card = { $card } تنها کارت شماست: هانزو نمی‌تواند با آن دفاع کند.
refused-not-a-parry = با { $card } نمی‌توان دفاع کرد.
refused-only-weapons-stop = تنها یک اسلحه از دستتان جلوی { $card } را می‌گیرد.
refused-not-a-weapon = باید یک اسلحه بسوزانید و { $card } اسلحه نیست.
refused-fewer-peasants = جلوی شما تنها { $count } دهقان است.
refused-fewer-wounds = تنها { $count } زخم در راه است.
refused-evaded-with-origami = تنها کارت اوریگامی از این در امان می‌دارد و { $card } اوریگامی نیست.
refused-before-play = مرحلهٔ کارت بازی کردن هنوز آغاز نشده است: نخست به این پرسش پاسخ دهید.
refused-draw-first = نخست تصمیم بگیرید که کارتی می‌کشید یا نه.
refused-must-grant = باید کسی را انتخاب کنید که کارت بکشد.
refused-must-discard = باید یک کارت بسوزانید.
refused-must-show = باید یک کارت نشان دهید.
refused-must-take = باید یکی از کارت‌های نشان‌داده‌شده را بردارید.
refused-not-shown = { $target } کارت { $card } را نشان نداده است.
refused-stop-first = نخست تصمیم بگیرید که کارت دیگری رو می‌کنید یا نه.
refused-not-revealed = { $card } رو نشده است.
refused-stopped-revealing = پیش‌تر از رو کردن کارت دست کشیده‌اید.
refused-revealed-all = سه کارت رو کرده‌اید و ماسامونه بیش از این نمی‌تواند.
refused-hand-limit = مرحلهٔ کارت بازی کردن تمام شده است: نخست تا { $count } کارت بسوزانید.
refused-box-honor = { refused-box-line }: با این عددها { $count } شرافت میان هشت نفر پخش می‌شود؛ بیش از { $most } ممکن نیست.
