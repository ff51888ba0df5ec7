# آنچه تنها صفحهٔ قوانین می‌گوید: عددهای جعبه‌ای که با آن بازی می‌شود، در جمله‌هایش.

page-armies = { $armies } لشکر
page-castles = { $castles } قلعه
page-eras = { $eras } دوران
page-hand = { $hand } کارت سرنوشت
page-per-capital = { $per_capital } لشکر
page-left = { $left } لشکر در ذخیره می‌ماند
page-provinces = { $provinces } ایالت: { $regions } پایتخت، { $resources } ایالت منبع، { $shrines } زیارتگاه، { $plains } ایالت ساده.
page-inland =
    { $inland_count ->
        [0] همه ساحلی‌اند.
       *[other] در خشکی: { $inland }؛ بقیه ساحلی‌اند.
    }
page-peaks =
    { $mountains ->
        [0] کوهی نیست.
       *[other] { $mountains } کوه؛ بدون بخش گذرگاه‌ها تنها نقش روی نقشه‌اند.
    }
page-cards-of = { $region } { $count }
page-majority = { $most } / { $second }
page-slot = { $count }: { $neutral }
page-value = ارزش
page-influence = نفوذ
page-from-to = { $least } تا { $most }
page-from = { $least } و بیشتر
page-each = هر کدام { $count }
page-cover =
    { $cover_first } بوشیدو برای نخستین حریفی که نشانش را می‌پوشانید و { $cover_second } برای دومین{ $cover_third ->
        [0] {""}
       *[other] {" "}و { $cover_third } برای سومین
    }
page-covered-most =
    { $covered_most ->
        [0] نشان حریف را نمی‌توان پوشاند.
       *[other] حریفان در هر دوران تنها { $covered_most } نشان از هر بازیکن را می‌توانند بپوشانند.
    }
page-shrine-points = { $shrine_points } امتیاز
page-leftover-points = { $leftover_points } امتیاز
page-siege-points = { $siege_points } امتیاز
page-shrines-of = { $count } زیارتگاه { $points } امتیاز
