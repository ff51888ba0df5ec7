# واژه‌های خانه: صفحهٔ نخست، میز، بازپخش و دلیل‌های رد. واژه‌های هر بازی در پوشهٔ خودش است.

## همه‌جا

to-home = صفحهٔ اصلی
loading = میز چیده می‌شود…
close = بستن
save = ذخیره
saved = ذخیره شد
copy = رونوشت
copied = رونوشت شد
copy-by-hand = این مرورگر اجازهٔ رونوشت نداد. پیوند برگزیده شده است؛ خودتان آن را رونوشت کنید.
try-again = دوباره
part-missing = بخشی از این صفحه بار نشد. اتصالتان را بررسی کنید.
show-all = نمایش همه ({ $count })
language = زبان
theme = پوسته
theme-auto = مثل سیستم
theme-light = کاغذ
theme-dark = مرکب
speed = سرعت پویانمایی
speed-calm = آهسته
speed-normal = معمولی
speed-off = خاموش
settings = تنظیمات

## صفحهٔ نخست

home-lead = بازی‌های رومیزی با قواعد کامل: با دوستان یا با ربات‌ها، همین حالا یا در چند روز.
home-games = بازی‌ها
home-tables = میزهای من
home-you = شما
players-range = { $least } تا { $most } بازیکن
players-exactly = { $count } بازیکن
reconstructed = بخشی از داده‌ها بازسازی شده است
play-now = شروع بازی
make-table = چیدن میز
your-turn = نوبت شماست
status-open = در انتظار بازیکن
status-playing = در جریان
status-over = پایان‌یافته
nickname = نام شما سر میز
nickname-help = حساب کاربری لازم نیست؛ همین دستگاه شما را به یاد می‌سپارد.
notice-unofficial = کابوتو پروژه‌ای رایگان از دوستداران این بازی‌هاست. با طراحان و ناشران آن‌ها پیوندی ندارد و از تصویر و نوشتهٔ آنان استفاده نکرده است. اگر بازی را دوست دارید آن را بخرید: هیچ چیز جای مهره‌های واقعی را نمی‌گیرد.
notice-designers = بازی‌ها: { $games }.
game-credit = { $game } از { $designer }
notice-pictures = برخی نشانه‌ها از game-icons.net است (CC BY 3.0)، خط ساحل از Natural Earth و قلم فارسی وزیرمتن (OFL).

## چیدن میز

make-title = میز { $game }
make-seats = چه کسانی بازی می‌کنند؟
make-count = شمار جاها
make-seat = جای { $number }
make-seats-help = هر جای خالی پیوند خودش را دارد که می‌توانید برای کسی بفرستید.
make-all-me = بقیهٔ جاها برای من
make-all-open = بقیهٔ جاها خالی
make-all-bots = بقیهٔ جاها با ربات
make-presets = قواعد
make-options = همهٔ گزینه‌ها ({ $count })
make-box = جعبهٔ بازی
make-box-shipped = جعبهٔ همراه بازی
make-box-file = جعبهٔ میزبان
make-box-file-help = این سرور جعبهٔ دیگری هم دارد، با نقشه یا عددهایی دیگر. این جعبه بخشی از بازی و صورت آن می‌شود.
make-box-own = جعبهٔ خودم
make-box-own-help = اگر این بازی را دارید، می‌توانید آنچه را واقعاً در جعبه‌اش هست در یک فایل TOML بیاورید. این فایل بخشی از بازی و صورت آن می‌شود.
make-box-export = گرفتن فایل جعبهٔ همراه بازی، برای شروع
make-box-choose = انتخاب فایل
make-box-drop = یا فایل را اینجا رها کنید، یا متنش را پایین بچسبانید.
make-box-text = متن فایل جعبه
make-box-check = بررسی
make-box-faults = { $count } چیز باید درست شود. هر کدام را انتخاب کنید تا به خطش بروید.
make-box-more = و { $count } مورد دیگر.
make-box-right = این فایل ایرادی ندارد.
make-box-picture = نقشه، همان‌طور که خوانده شد
make-box-larger = بزرگ‌تر
make-create = گشودن میز
seat-me = من
seat-open = جای خالی
seat-bot = ربات: { $level }
person-name = بازیکن { $seat }
bot-name = ربات { $seat }
bot-random = تازه‌کار
bot-greedy = سنجیده
option-yes = بله
option-no = نه

## پیش از بازی

lobby-title = میز آماده است
lobby-waiting = در انتظار نشستن بازیکنان
lobby-help = پیوند هر جای خالی را برای کسی بفرستید که باید آنجا بنشیند. وقتی همهٔ جاها پر شد بازی آغاز می‌شود.
lobby-invited = شما دعوت شده‌اید. بنشینید؛ وقتی همهٔ جاها پر شد بازی آغاز می‌شود.
lobby-watching = شما تماشاگرید. وقتی همهٔ جاها پر شد بازی آغاز می‌شود.
lobby-join = اینجا می‌نشینم
invite-link = پیوند جای { $seat }

## سر میز

board = صفحهٔ بازی
side = بازیکنان و رویدادها
prompt = تصمیم شما
players = بازیکنان
log = رویدادها
log-undone = { $seat } آخرین حرکت را پس گرفت
log-empty = هنوز چیزی رخ نداده است.
moves = حرکت‌ها
moves-filter = جست‌وجوی حرکت
moves-none = اکنون چیزی برای انتخاب شما نیست.
moves-none-found = هیچ حرکتی این واژه‌ها را ندارد.
moves-ruled-out =
    { $count ->
        [one] یک حرکت اکنون ممکن نیست
       *[other] { $count } حرکت اکنون ممکن نیست
    }
rules = قواعد
rules-missing = این صفحه اکنون خوانده نمی‌شود.
tabs = بخش‌های میز
tab-table = میز
your-hand = دست شما
table-box-file = با جعبه‌ای دیگر بازی می‌شود
table-box-download = گرفتن فایل این جعبه
watching = { $count ->
    [one] { $count } تماشاگر
   *[other] { $count } تماشاگر
}
waiting-for = در انتظار { $who }
rule = قاعدهٔ { $rule }
chosen = { $what }: { $count ->
    [one] یک انتخاب مانده
   *[other] { $count } انتخاب مانده
}
undo = واگرد
back = بازگشت
do-it = تأیید
all-moves = هر { $count } حرکت
look-as = از نگاه { $who }
look-as-label = از نگاه چه کسی
offline = ارتباط قطع شد. در حال اتصال دوباره… چیزی از دست نمی‌رود.
since-away = وقتی نبودید
curtain-title = نوبت { $who } است
curtain-help = صفحه را به او بدهید؛ دیگران نگاه نکنند.
curtain-go = من { $who } هستم
play-back = بازپخش
zoom-in = نزدیک‌تر
zoom-out = دورتر
tag-you = شما
tag-bot = ربات
tag-away = غایب
tag-here = حاضر
tag-deciding = در حال تصمیم
tag-won = برنده

## پایان

result = نتیجه
result-won = { $count ->
    [one] { $who } برنده شد
   *[other] { $who } برنده شدند
}
result-won-all = همه با هم برنده شدید
result-lost = هیچ‌کس برنده نشد
again = یک بازی دیگر
again-join = به بازی بعدی
replay = بازپخش
record = دانلود صورت بازی
fair = منصفانه بود؟
fair-help = پیش از نخستین حرکت، سرور همهٔ تصادف‌ها را با یک راز تعیین کرد و اثر انگشت آن (SHA-256) را نشان داد. اکنون راز آشکار است: هر کس صورت بازی را با آن بازپخش کند به همین بازی می‌رسد.
fair-commitment = اثر انگشت
fair-secret = راز

## بازپخش

replay-title = بازپخش
replay-of = بازپخش: { $game }
replay-start = آغاز
replay-at = حرکت { $number } از { $count }
replay-slider = لحظهٔ بازی
replay-play = پخش
replay-pause = ایست
replay-first = به آغاز
replay-back = یک حرکت پیش
replay-on = یک حرکت بعد
replay-last = به پایان
replay-live = بازگشت به میز
replay-hidden = { $who } پنهانی انتخاب می‌کند
replay-eyes = از نگاه
replay-watcher = تماشاگر

## نشان‌ها و رنگ‌ها برای کسانی که آن‌ها را نمی‌بینند

crest-peak = سرخ، نشان قله
crest-wave = نیلی، نشان موج
crest-moon = زرین، نشان ماه
crest-fan = آبی روشن، نشان بادبزن
crest-gate = سبز، نشان دروازه
crest-pinwheel = بنفش، نشان فرفره
crest-star = سیاه، نشان ستاره
crest-shell = سفید، نشان لاک

## دلیل‌های رد

refused = این کار شدنی نیست.
refused-offline = سرور پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.
refused-failed = در سمت ما خطایی رخ داد. چیزی تغییر نکرد.
refused-message = این پیام خوانده نمی‌شود.
refused-origin = این درخواست از سایت دیگری آمد و انجام نشد.
refused-host = نشانی این سرور { $url } است. گردانندهٔ سرور می‌تواند آن را با --public-url تغییر دهد.
refused-public-url = مقدار { $url } برای --public-url ممکن نیست: نشانی باید با http:// یا https:// آغاز شود، نام داشته باشد و مسیر نداشته باشد.
refused-too-fast = این همه یک‌باره زیاد بود. { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
refused-too-many = { $what ->
        [tables-of-a-person] { $most } میز تمام‌نشده دارید. اول یکی را تمام کنید.
        [sockets-of-a-person] این سایت را در { $most } جا باز کرده‌اید. یکی را ببندید.
        [sockets-of-a-table] جای تماشاگران این میز پر است. بعداً دوباره امتحان کنید.
        *[other] از شبکهٔ شما اتصال‌های زیادی باز است. بعداً دوباره امتحان کنید.
    }
refused-too-large = این خیلی بزرگ است: حداکثر { $most } بایت می‌شود فرستاد.
refused-too-slow = این درخواست به‌موقع نرسید. دوباره امتحان کنید.
refused-head = سرآیندهای این درخواست زیاد یا بلندند. کوکی‌های این سایت را پاک کنید.
refused-full = سرور دیگر جای اتصال تازه ندارد. کمی بعد دوباره امتحان کنید.
refused-undo-often = این تصمیم { $most } بار پس گرفته شده است و دیگر برنمی‌گردد.
refused-limit = مقدار { $limit } برای --limit ممکن نیست. مقدارهای ممکن: { $possible }.
refused-store = فعلاً نمی‌شود میزها را ذخیره کرد. چیزی تغییر نکرد؛ کمی بعد دوباره امتحان کنید.
refused-store-held = برنامهٔ دیگری پایگاه داده را در دست دارد. چیزی تغییر نکرد؛ کمی بعد دوباره امتحان کنید.
refused-store-full = دیسک سرور پر است. چیزی تغییر نکرد. گردانندهٔ سرور باید جا باز کند.
refused-store-read-only = سرور اجازهٔ نوشتن در پایگاه داده را ندارد. چیزی تغییر نکرد. گردانندهٔ سرور باید این اجازه را بدهد.
refused-store-away = پایگاه داده در دسترس نیست. چیزی تغییر نکرد؛ کمی بعد دوباره امتحان کنید.
refused-store-damaged = پایگاه داده آسیب دیده یا از آنِ Kabuto نیست. نسخهٔ پشتیبان را برگردانید: kabuto restore.
refused-store-newer = این پایگاه داده را Kabuto تازه‌تری نوشته است. همان نسخه را نصب کنید یا پشتیبان پیش از آن را برگردانید.
refused-folder-taken = سرور دیگری (فرایند { $process }، { $address }) از پوشهٔ { $folder } استفاده می‌کند. اول آن را متوقف کنید یا با --data پوشهٔ دیگری برگزینید.
refused-backup-nothing = در پوشهٔ { $folder } میزی نیست. پوشهٔ سرورتان را با --data برگزینید.
refused-backup-there = پروندهٔ { $file } از پیش هست. نام دیگری برگزینید یا با --force جایگزینش کنید.
refused-backup-database = از پایگاه داده با ابزار خودش پشتیبان بگیرید: pg_dump --format=custom --file=FILE { $data }
refused-restore-there = در پوشهٔ { $folder } از پیش میز هست. با --data پوشه‌ای خالی برگزینید.
refused-restore-file = پروندهٔ { $file } پشتیبان Kabuto نیست یا آسیب دیده است. چیزی برگردانده نشد.
refused-cookie-key = پروندهٔ { $file } برای کلید بودن کوتاه است (دست‌کم { $least } بایت). آن را از پشتیبان برگردانید؛ اگر پاک شود، کلید تازه‌ای ساخته می‌شود و همه غریبه می‌شوند.
refused-unreadable = این حرکتی از این بازی نیست.
refused-not-asked = تصمیم کنونی دربارهٔ این نیست (قانون { $rule }).
refused-not-on-offer = این حرکت اکنون ممکن نیست.
refused-not-your-decision = تصمیم با شما نیست: نوبتِ { $seats } است.
refused-not-your-seat = این جا از آنِ کس دیگری است.
refused-no-seat-for-you = شما سر این میز جایی ندارید.
refused-stale = در این میان میز تغییر کرده است. نگاه کنید و دوباره انتخاب کنید.
refused-undo = پس از آخرین کنش دیگران حرکتی نکرده‌اید، پس چیزی برای پس گرفتن نیست.
refused-undo-known = آخرین حرکت شما دیگر پس گرفتنی نیست: از آن پس چیزی کشیده، آشکار یا دیده شده است.
refused-undo-sealed = آنچه مهر کرده‌اید مهرشده می‌ماند.
refused-not-playing = بازی آغاز نشده یا پایان یافته است.
refused-not-over = این پس از پایان بازی در دسترس است.
refused-table-unknown = چنین میزی نیست.
refused-invitation = این دعوت‌نامه به جای خالی‌ای نمی‌خورد.
refused-invitation-used = کسی پیش‌تر اینجا نشسته است.
refused-person-unknown = این دستگاه اینجا شناخته نیست. صفحه را دوباره بار کنید.
refused-name = نام باید ۱ تا { $most } نویسه باشد.
refused-game-unknown = بازی { $game } اینجا نیست.
refused-rules-unknown = قواعد به این زبان موجود نیست.
refused-bot-unknown = رباتی به نام { $bot } وجود ندارد.
refused-bot-import = ربات { $bot } بار نشد: { $problem }.
refused-bot-move = ربات { $bot } پاسخ داد { $move }، که جزو حرکت‌های مجاز نبود.
refused-plugin = { $plugin } از بستهٔ { $package } قابل استفاده نیست.
refused-plugin-name = { $plugin } از بستهٔ { $package } کنار گذاشته شد: نام فقط حروف کوچک لاتین، رقم و خط تیره دارد و با حرف شروع می‌شود.
refused-plugin-taken = { $plugin } از بستهٔ { $package } کنار گذاشته شد: این نام قبلاً گرفته شده است.
refused-plugin-kind =
    { $plugin } از بستهٔ { $package } کنار گذاشته شد: چیزی که ثبت شده { $sort ->
        [game] بازی
        *[other] ربات
    } نیست.
refused-plugin-other-name = { $plugin } از بستهٔ { $package } کنار گذاشته شد: بازی نام خودش را { $name } گذاشته است.
refused-plugin-error = { $plugin } از بستهٔ { $package } کنار گذاشته شد، چون بار نشد: { $problem }
refused-seats = این بازی { $least } تا { $most } جا دارد، نه { $seats } جا.
refused-option = این گزینه‌ها با هم جور نیستند.
refused-option-unknown = گزینه‌ای به نام { $option } نیست.
refused-option-value = گزینهٔ { $option } نمی‌تواند { $value } باشد.
refused-unknown-name = { $name } اینجا شناخته نیست.
refused-record = این صورت بازی خوانده نمی‌شود.
refused-record-move = صورت بازی در حرکت { $number } می‌ماند: { $move } ممکن نبود.
refused-record-game = این صورت از بازی دیگری است: { $game }.
refused-record-version = این صورت با نسخهٔ { $version } قواعد ساخته شده است؛ اینجا { $known } شناخته است.
refused-record-secret = راز این صورت بازی نیست یا نادرست است.
refused-record-end = صورت بازی پیش از پایان بازی تمام می‌شود.
refused-record-outcome = برندگان یا امتیازهای این صورت با پایان بازی آن نمی‌خواند.
refused-record-box = فایل جعبهٔ این صورت بازی نیست، یا همانی نیست که بازی با آن انجام شده است.
refused-box-none = بازی { $game } فایل جعبه نمی‌پذیرد.
refused-box-unknown = میزبان برای بازی { $game } جعبه‌ای از خود ندارد.
refused-box-text = این فایل جعبه متن UTF-8 نیست یا بیش از { $most } نویسه دارد.
refused-box-empty = اول فایل جعبه را انتخاب کنید، یا با جعبهٔ همراه بازی بازی کنید.
refused-box-lost = چنین جعبه‌ای برای بازی { $game } اینجا نیست.
refused-box-line =
    { $line ->
        [0] فایل جعبه
       *[other] فایل جعبه، خط { $line }
    }
refused-box-toml = { refused-box-line }: این متن TOML درستی نیست ({ $problem }).
refused-box-part = { refused-box-line }: جعبه بخشی به نام { $part } ندارد.
refused-box-form = { refused-box-line }: { $part } باید همان‌طور نوشته شود که در فایل اصلی آمده است.
refused-box-entry = { refused-box-line }: در { $part } موردی به نام { $name } نیست.
refused-box-field = { refused-box-line }: { $name } فیلدی به نام { $field } ندارد.
refused-box-missing = { refused-box-line }: { $name } در { $part } فیلد { $field } را کم دارد.
refused-box-twice = { refused-box-line }: در { $part } نام { $name } دو بار آمده است.
refused-box-value =
    { $possible ->
        [none] { refused-box-line }: مقدار { $field } در { $name } نمی‌تواند { $value } باشد.
       *[other] { refused-box-line }: مقدار { $field } در { $name } نمی‌تواند { $value } باشد. مقدارهای ممکن: { $possible }.
    }
refused-auto-answer-unknown = این بازی پاسخ خودکار { $answer } ندارد.

## Auto-answers

auto-answers-title = پاسخ‌های خودکار
auto-answers-help = آنچه اینجا برگزینید، هر بار که از شما پرسیده شود به جای شما پاسخ داده می‌شود. هیچ‌کس دیگری نمی‌داند چه برگزیده‌اید و هر لحظه می‌توانید آن را عوض کنید.
auto-answers-note = پاسخ خودکار همیشه پس از مکثی یکسان می‌آید، هر چه در دست داشته باشید. اگر خودتان زودتر پاسخ دهید، پاسخ شما هم تا پایان همان مکث نگه داشته می‌شود. اگر بیشتر طول دهید، دیگران می‌فهمند که خودتان تصمیم گرفته‌اید.
