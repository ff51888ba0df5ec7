# 平台用語：首頁、牌桌、重播、拒絕原因。各遊戲的用語放在各自的資料夾。

## 通用

to-home = 回首頁
loading = 正在佈置棋桌……
close = 關閉
save = 儲存
saved = 已儲存
copy = 複製
copied = 已複製
copy-by-hand = 這個瀏覽器不讓我們複製。連結已選取，請自行複製。
try-again = 再試一次
part-missing = 這個頁面有一部分無法載入，請檢查網路連線。
show-all = 全部顯示（{ $count }）
language = 語言
theme = 佈景主題
theme-auto = 跟隨系統
theme-light = 和紙
theme-dark = 墨色
speed = 動畫速度
speed-calm = 慢
speed-normal = 一般
speed-off = 關閉
settings = 設定

## 首頁

home-lead = 完整規則的桌遊：與朋友、與電腦，當下對戰或分幾天慢慢下。
home-games = 遊戲
home-tables = 我的牌桌
home-you = 關於你
players-range = { $least } 至 { $most } 人
players-exactly = { $count } 人
reconstructed = 部分資料為重建
play-now = 立即開局
make-table = 開一桌
your-turn = 輪到你了
status-open = 等待入座
status-playing = 進行中
status-over = 已結束
nickname = 你在桌上的名字
nickname-help = 不需要帳號，這台裝置會記得你。
notice-unofficial = Kabuto 是免費的愛好者作品，與這些遊戲的設計師及出版社無關，也未使用他們的圖像與文字。喜歡哪一款就去買一盒吧：實體配件無可取代。
notice-designers = 遊戲設計：{ $games }。
game-credit = 《{ $game }》{ $designer }
notice-pictures = 部分圖示來自 game-icons.net（CC BY 3.0）；海岸線來自 Natural Earth；波斯文字型為 Vazirmatn（OFL）。

## 開桌

make-title = 開一桌《{ $game }》
make-seats = 誰來玩？
make-count = 座位數
make-seat = 第 { $number } 席
make-seats-help = 每個空位都有專屬連結，可以傳給要坐下的人。
make-all-me = 其餘座位都由我坐
make-all-open = 其餘座位全部開放
make-all-bots = 其餘座位用電腦補滿
make-presets = 規則版本
make-options = 全部選項（{ $count }）
make-box = 配件
make-box-shipped = 遊戲內建的配件
make-box-file = 主持人的配件
make-box-file-help = 這台伺服器另備有一套配件，地圖或數值與內建的不同，會成為這局遊戲與棋譜的一部分。
make-box-own = 我自己的配件
make-box-own-help = 你若擁有這款遊戲，可以把盒中實物的內容寫成 TOML 檔放進來，它會成為這局遊戲與棋譜的一部分。
make-box-export = 下載內建的配件檔，從它改起
make-box-choose = 選擇檔案
make-box-drop = 也可以把檔案拖到這裡，或把內容貼在下面。
make-box-text = 配件檔的內容
make-box-check = 檢查
make-box-faults = 有 { $count } 處需要改正，點選後會跳到該行。
make-box-more = 另外還有 { $count } 處。
make-box-right = 這份檔案沒有問題。
make-box-picture = 讀入的地圖
make-box-larger = 放大
make-create = 開桌
seat-me = 我
seat-open = 空位
seat-bot = 電腦：{ $level }
person-name = 玩家 { $seat }
bot-name = 電腦 { $seat }
bot-random = 新手
bot-greedy = 穩健
option-yes = 是
option-no = 否

## 開局之前

lobby-title = 棋桌已備妥
lobby-waiting = 等待玩家入座
lobby-help = 把各空位的連結傳給要坐下的人。坐滿後遊戲就開始。
lobby-invited = 有人邀請你。請入座，坐滿後遊戲就開始。
lobby-watching = 你正在旁觀。坐滿後遊戲就開始。
lobby-join = 坐這個座位
invite-link = 座位 { $seat } 的連結

## 桌上

board = 版圖
side = 玩家與紀錄
prompt = 你的決定
players = 玩家
log = 紀錄
log-undone = { $seat }收回上一步
log-empty = 還沒有發生任何事。
moves = 行動
moves-filter = 尋找行動
moves-none = 現在沒有需要你選擇的事。
moves-none-found = 沒有符合這些字的行動。
moves-ruled-out = 現在不能走的 { $count } 步
rules = 規則
rules-missing = 目前無法讀取這一頁。
tabs = 桌面各部分
tab-table = 桌面
your-hand = 你的手牌
table-box-file = 使用自備的配件
table-box-download = 下載這份配件檔
watching = { $count ->
   *[other] { $count } 人旁觀
}
waiting-for = 等待{ $who }
rule = 規則 { $rule }
chosen = { $what }：{ $count ->
   *[other] 剩 { $count } 種選擇
}
undo = 收回
back = 返回
do-it = 確定
all-moves = 全部 { $count } 個行動
look-as = 換成{ $who }的視角
look-as-label = 目前的視角
offline = 連線中斷，會自動恢復，不會遺失任何東西。
since-away = 你離開之後
curtain-title = 下一位：{ $who }
curtain-help = 請把螢幕交給下一位，其他人請別看。
curtain-go = 我是{ $who }
play-back = 回看
zoom-in = 放大
zoom-out = 縮小
tag-you = 你
tag-bot = 電腦
tag-away = 離開
tag-here = 在線
tag-deciding = 思考中
tag-won = 獲勝

## 終局

result = 結果
result-won = { $count ->
   *[other] { $who }獲勝
}
result-won-all = 全員一起獲勝
result-lost = 無人獲勝
again = 再來一局
again-join = 前往下一局
replay = 重播
record = 下載棋譜
fair = 過程公平嗎？
fair-help = 第一步之前，伺服器以一組密鑰決定了所有隨機結果，並公布其指紋（SHA-256）。現在密鑰已公開：任何人用它重播棋譜，都會得到同一局遊戲。
fair-commitment = 指紋
fair-secret = 密鑰

## 重播

replay-title = 重播
replay-of = 重播：{ $game }
replay-start = 開局
replay-at = 第 { $number } 步，共 { $count } 步
replay-slider = 遊戲進程
replay-play = 播放
replay-pause = 暫停
replay-first = 回到開局
replay-back = 上一步
replay-on = 下一步
replay-last = 跳到終局
replay-live = 回到牌桌
replay-hidden = { $who }暗中做了選擇
replay-eyes = 視角
replay-watcher = 旁觀者

## 家紋與顏色（供無法看見的人使用）

crest-peak = 朱色，山峰紋
crest-wave = 藍色，波浪紋
crest-moon = 金色，月紋
crest-fan = 淺藍色，扇紋
crest-gate = 綠色，鳥居紋
crest-pinwheel = 紫色，風車紋
crest-star = 黑色，星紋
crest-shell = 白色，龜甲紋

## 拒絕原因

refused = 無法這樣做。
refused-offline = 伺服器沒有回應，請稍後再試。
refused-failed = 我們這邊出了問題，遊戲沒有任何改變。
refused-message = 無法讀取這則訊息。
refused-origin = 這個請求來自其他網站，未予執行。
refused-host = 這台伺服器的網址是 { $url }。架站的人可以用 --public-url 更改。
refused-public-url = --public-url 不能是 { $url }：網址要以 http:// 或 https:// 開頭，有主機名稱，沒有路徑。
refused-too-fast = 一次來得太多了，請過 { $seconds } 秒再試。
refused-too-many = { $what ->
        [tables-of-a-person] 你有 { $most } 張還沒結束的牌桌，請先玩完一張。
        [sockets-of-a-person] 你已在 { $most } 處開著本站，請先關掉一處。
        [sockets-of-a-table] 這張牌桌的觀眾已滿，請稍後再試。
        *[other] 你所在網路的連線太多了，請稍後再試。
    }
refused-too-large = 內容太大了，最多只能傳送 { $most } 位元組。
refused-too-slow = 這個請求沒有及時送達，請再試一次。
refused-head = 這個請求的標頭太多或太長，請刪除本站的 Cookie。
refused-full = 伺服器的連線已滿，請過一會兒再試。
refused-undo-often = 這個決定已經收回 { $most } 次，不能再收回了。
refused-limit = --limit 不能是 { $limit }。可用的值：{ $possible }。
refused-store = 目前無法儲存牌桌。遊戲沒有任何改變，請過一會兒再試。
refused-store-held = 另一個程式正占用資料庫。遊戲沒有任何改變，請過一會兒再試。
refused-store-full = 伺服器的磁碟已滿。遊戲沒有任何改變，須由架站的人騰出空間。
refused-store-read-only = 伺服器無法寫入資料庫。遊戲沒有任何改變，須由架站的人開放寫入權限。
refused-store-away = 連不上資料庫。遊戲沒有任何改變，請過一會兒再試。
refused-store-damaged = 資料庫已損壞，或不是 Kabuto 的資料庫。請用 kabuto restore 還原備份。
refused-store-newer = 這個資料庫是較新版本的 Kabuto 寫入的。請安裝該版本，或還原較早的備份。
refused-folder-taken = 另一個伺服器（行程 { $process }，{ $address }）正在使用資料夾 { $folder }。請先停止它，或用 --data 選擇其他資料夾。
refused-backup-nothing = 資料夾 { $folder } 裡沒有牌桌。請用 --data 選擇伺服器的資料夾。
refused-backup-there = 檔案 { $file } 已經存在。請換個名稱，或用 --force 取代它。
refused-backup-database = 資料庫要用它自己的工具備份：pg_dump --format=custom --file=FILE { $data }
refused-restore-there = 資料夾 { $folder } 裡已經有牌桌。請用 --data 選擇空的資料夾。
refused-restore-file = { $file } 不是 Kabuto 的備份，或已經損壞。沒有還原任何東西。
refused-cookie-key = 檔案 { $file } 太短，不能當作金鑰（至少 { $least } 位元組）。請從備份還原；若刪除它，會產生新金鑰，所有人都得重新認識。
refused-unreadable = 這不是本遊戲的行動。
refused-not-asked = 現在要決定的不是這件事（規則 { $rule }）。
refused-not-on-offer = 現在不能執行這個行動。
refused-not-your-decision = 這不由你決定：現在由 { $seats } 決定。
refused-not-your-seat = 這個座位屬於別人。
refused-no-seat-for-you = 你在這一桌沒有座位。
refused-stale = 局面已經改變，請看過之後再選。
refused-undo = 其他玩家行動之後，你還沒有走過任何一步，因此沒有可以收回的。
refused-undo-known = 你的上一步已經不能收回：在那之後有東西被抽出、揭露，或被其他玩家看見。
refused-undo-sealed = 已經封存的選擇不能更改。
refused-not-playing = 遊戲尚未開始，或已經結束。
refused-not-over = 遊戲結束後才能取得。
refused-table-unknown = 沒有這張牌桌。
refused-invitation = 這份邀請不符合任何空位。
refused-invitation-used = 這個座位已經有人坐了。
refused-person-unknown = 這裡不認得這台裝置，請重新載入頁面。
refused-name = 名字須為 1 至 { $most } 個字元。
refused-game-unknown = 這裡沒有 { $game } 這款遊戲。
refused-rules-unknown = 沒有這個語言的規則。
refused-bot-unknown = 沒有 { $bot } 這種電腦玩家。
refused-bot-import = 無法載入電腦玩家 { $bot }：{ $problem }。
refused-bot-move = 電腦玩家 { $bot } 回答了 { $move }，但這個行動當時不可選。
refused-plugin = 套件 { $package } 提供的 { $plugin } 無法使用。
refused-plugin-name = 套件 { $package } 提供的 { $plugin } 未予採用：名稱只能用小寫英文字母、數字與連字號，並以字母開頭。
refused-plugin-taken = 套件 { $package } 提供的 { $plugin } 未予採用：這個名稱已有人使用。
refused-plugin-kind =
    套件 { $package } 提供的 { $plugin } 未予採用：登錄的內容不是{ $sort ->
        [game] 遊戲
        *[other] 電腦玩家
    }。
refused-plugin-other-name = 套件 { $package } 提供的 { $plugin } 未予採用：遊戲自稱為 { $name }。
refused-plugin-error = 套件 { $package } 提供的 { $plugin } 未予採用，因為載入失敗：{ $problem }
refused-seats = 本遊戲有 { $least } 至 { $most } 個座位，不能是 { $seats } 個。
refused-option = 這些選項不能同時使用。
refused-option-unknown = 沒有 { $option } 這個選項。
refused-option-value = 選項 { $option } 不能設為 { $value }。
refused-unknown-name = 這裡不認得 { $name }。
refused-record = 無法讀取這份棋譜。
refused-record-move = 棋譜停在第 { $number } 步：{ $move } 不可行。
refused-record-game = 這份棋譜屬於另一款遊戲：{ $game }。
refused-record-version = 棋譜使用規則版本 { $version }，這裡只有 { $known }。
refused-record-secret = 棋譜的密鑰遺失或有誤。
refused-record-end = 棋譜在遊戲結束前就中斷了。
refused-record-outcome = 棋譜所載的勝者或分數，與對局的結果不符。
refused-record-box = 這份棋譜缺少配件檔，或其中的檔案並非該局所用。
refused-box-none = { $game } 這款遊戲不接受配件檔。
refused-box-unknown = 主持人沒有為 { $game } 這款遊戲準備自己的配件。
refused-box-text = 這個配件檔不是 UTF-8 文字，或超過 { $most } 個字元。
refused-box-empty = 請先選擇配件檔，或改用遊戲內建的配件。
refused-box-lost = 這裡沒有 { $game } 這款遊戲的這份配件。
refused-box-line =
    { $line ->
        [0] 配件檔
       *[other] 配件檔第 { $line } 行
    }
refused-box-toml = { refused-box-line }：不是有效的 TOML（{ $problem }）。
refused-box-part = { refused-box-line }：配件裡沒有「{ $part }」這一部分。
refused-box-form = { refused-box-line }：「{ $part }」的寫法必須與內建檔案相同。
refused-box-entry = { refused-box-line }：「{ $part }」沒有 { $name } 這一項。
refused-box-field = { refused-box-line }：「{ $name }」沒有「{ $field }」這個欄位。
refused-box-missing = { refused-box-line }：「{ $part }」的「{ $name }」缺少「{ $field }」這個欄位。
refused-box-twice = { refused-box-line }：「{ $part }」把「{ $name }」列了兩次。
refused-box-value =
    { $possible ->
        [none] { refused-box-line }：「{ $name }」的「{ $field }」不能是 { $value }。
       *[other] { refused-box-line }：「{ $name }」的「{ $field }」不能是 { $value }，可用的是：{ $possible }。
    }
refused-auto-answer-unknown = 這個遊戲沒有預設回應 { $answer }。

## Auto-answers

auto-answers-title = 預設回應
auto-answers-help = 在這裡選定後，每次問到你都會自動替你回應。別人不會知道你選了什麼，你也可以隨時更改。
auto-answers-note = 無論手中有什麼牌，自動回應總是在同樣長的停頓之後送出；你若更早親自回應，也會等到停頓結束才送出。想得更久，別人就看得出是你親自選的。
