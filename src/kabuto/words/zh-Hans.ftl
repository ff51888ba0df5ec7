# 平台用语：首页、牌桌、回放、拒绝原因。各游戏的用语放在各自的文件夹里。

## 通用

to-home = 返回首页
loading = 正在摆桌……
close = 关闭
save = 保存
saved = 已保存
copy = 复制
copied = 已复制
copy-by-hand = 这个浏览器不让我们复制。链接已选中，请自行复制。
try-again = 重试
part-missing = 这个页面有一部分无法加载，请检查网络连接。
show-all = 全部显示（{ $count }）
language = 语言
theme = 主题
theme-auto = 跟随系统
theme-light = 和纸
theme-dark = 墨色
speed = 动画速度
speed-calm = 慢
speed-normal = 正常
speed-off = 关闭
settings = 设置

## 首页

home-lead = 完整规则的桌游：和朋友、和电脑，马上开打或分几天慢慢下。
home-games = 游戏
home-tables = 我的牌桌
home-you = 关于你
players-range = { $least } 到 { $most } 人
players-exactly = { $count } 人
reconstructed = 部分数据为重建
play-now = 马上开局
make-table = 开一桌
your-turn = 轮到你了
status-open = 等待入座
status-playing = 进行中
status-over = 已结束
nickname = 你在桌上的名字
nickname-help = 不需要账号，这台设备会记住你。
notice-unofficial = Kabuto 是免费的爱好者作品，与这些游戏的设计师和出版社没有关系，也没有使用他们的图片和文字。喜欢哪一款就去买一盒：实体配件无可替代。
notice-designers = 游戏设计：{ $games }。
game-credit = 《{ $game }》{ $designer }
notice-pictures = 部分图标来自 game-icons.net（CC BY 3.0）；海岸线来自 Natural Earth；波斯文字体为 Vazirmatn（OFL）。

## 开桌

make-title = 开一桌《{ $game }》
make-seats = 谁来玩？
make-count = 座位数
make-seat = { $number } 号座位
make-seats-help = 每个空位都有单独的链接，可以发给要入座的人。
make-all-me = 其余座位都由我坐
make-all-open = 其余座位全部开放
make-all-bots = 其余座位用电脑补满
make-presets = 规则版本
make-options = 全部选项（{ $count }）
make-box = 配件
make-box-shipped = 游戏内置的配件
make-box-file = 主持人的配件
make-box-file-help = 这台服务器另备有一套配件，地图或数值与内置的不同，会成为这局游戏与棋谱的一部分。
make-box-own = 我自己的配件
make-box-own-help = 如果你拥有这款游戏，可以把盒中实物的内容写成 TOML 文件放进来，它会成为这局游戏与棋谱的一部分。
make-box-export = 下载内置的配件文件，从它改起
make-box-choose = 选择文件
make-box-drop = 也可以把文件拖到这里，或把内容粘贴在下面。
make-box-text = 配件文件的内容
make-box-check = 检查
make-box-faults = 有 { $count } 处需要改正，点击后会跳到该行。
make-box-more = 另外还有 { $count } 处。
make-box-right = 这份文件没有问题。
make-box-picture = 读入的地图
make-box-larger = 放大
make-create = 开桌
seat-me = 我
seat-open = 空位
seat-bot = 电脑：{ $level }
person-name = 玩家 { $seat }
bot-name = 电脑 { $seat }
bot-random = 新手
bot-greedy = 稳健
option-yes = 是
option-no = 否

## 开局之前

lobby-title = 牌桌已经摆好
lobby-waiting = 等待玩家入座
lobby-help = 把各个空位的链接发给要入座的人。坐满后游戏就开始。
lobby-invited = 有人邀请你。请入座，坐满后游戏就开始。
lobby-watching = 你正在旁观。坐满后游戏就开始。
lobby-join = 坐这个座位
invite-link = 座位 { $seat } 的链接

## 桌上

board = 版图
side = 玩家与记录
prompt = 你的决定
players = 玩家
log = 记录
log-undone = { $seat }撤回上一步
log-empty = 还没有发生任何事。
moves = 行动
moves-filter = 查找行动
moves-none = 现在没有需要你选择的事。
moves-none-found = 没有包含这些字的行动。
moves-ruled-out = 现在不能走的 { $count } 步
rules = 规则
rules-missing = 暂时无法读取这一页。
tabs = 桌面各部分
tab-table = 桌面
your-hand = 你的手牌
table-box-file = 使用自备的配件
table-box-download = 下载这份配件文件
watching = { $count ->
   *[other] { $count } 人旁观
}
waiting-for = 等待{ $who }
rule = 规则 { $rule }
chosen = { $what }：{ $count ->
   *[other] 还剩 { $count } 种选择
}
undo = 撤回
back = 返回
do-it = 确定
all-moves = 全部 { $count } 个行动
look-as = 切换到{ $who }的视角
look-as-label = 当前视角
offline = 连接断开，会自动恢复，不会丢失任何东西。
since-away = 你离开之后
curtain-title = 下一位：{ $who }
curtain-help = 请把屏幕交给下一位，其他人请别看。
curtain-go = 我是{ $who }
play-back = 回看
zoom-in = 放大
zoom-out = 缩小
tag-you = 你
tag-bot = 电脑
tag-away = 离开
tag-here = 在线
tag-deciding = 思考中
tag-won = 获胜

## 终局

result = 结果
result-won = { $count ->
   *[other] { $who }获胜
}
result-won-all = 全员一起获胜
result-lost = 无人获胜
again = 再来一局
again-join = 去下一局
replay = 回放
record = 下载棋谱
fair = 过程公平吗？
fair-help = 第一步之前，服务器用一个密钥决定了所有随机结果，并公布了它的指纹（SHA-256）。现在密钥已经公开：任何人用它重放棋谱，都会得到同一局游戏。
fair-commitment = 指纹
fair-secret = 密钥

## 回放

replay-title = 回放
replay-of = 回放：{ $game }
replay-start = 开局
replay-at = 第 { $number } 步，共 { $count } 步
replay-slider = 游戏进程
replay-play = 播放
replay-pause = 暂停
replay-first = 回到开局
replay-back = 上一步
replay-on = 下一步
replay-last = 跳到终局
replay-live = 回到牌桌
replay-hidden = { $who }暗中做了选择
replay-eyes = 视角
replay-watcher = 旁观者

## 家纹与颜色（供看不见的人使用）

crest-peak = 朱红，山峰纹
crest-wave = 靛蓝，波浪纹
crest-moon = 金色，月纹
crest-fan = 浅蓝，扇纹
crest-gate = 绿色，鸟居纹
crest-pinwheel = 紫色，风车纹
crest-star = 黑色，星纹
crest-shell = 白色，龟甲纹

## 拒绝原因

refused = 不能这样做。
refused-offline = 服务器没有响应，请稍后再试。
refused-failed = 我们这边出了问题，游戏没有任何改变。
refused-message = 无法读取这条消息。
refused-origin = 这个请求来自其他网站，没有执行。
refused-host = 这台服务器的网址是 { $url }。服务器的管理者可以用 --public-url 更改。
refused-public-url = --public-url 不能是 { $url }：网址要以 http:// 或 https:// 开头，有主机名称，没有路径。
refused-too-fast = 一次来得太多了，请过 { $seconds } 秒再试。
refused-too-many = { $what ->
        [tables-of-a-person] 你有 { $most } 张还没结束的牌桌，请先玩完一张。
        [sockets-of-a-person] 你已经在 { $most } 个地方打开了本站，请先关掉一个。
        [sockets-of-a-table] 这张牌桌的观众已满，请稍后再试。
        *[other] 你所在网络的连接太多了，请稍后再试。
    }
refused-too-large = 内容太大了，最多只能发送 { $most } 字节。
refused-too-slow = 这个请求没有及时到达，请再试一次。
refused-head = 这个请求的标头太多或太长，请删除本站的 Cookie。
refused-full = 服务器的连接已满，请过一会儿再试。
refused-undo-often = 这个决定已经收回 { $most } 次，不能再收回了。
refused-limit = --limit 不能是 { $limit }。可用的值：{ $possible }。
refused-store = 目前无法保存牌桌。游戏没有任何改变，请过一会儿再试。
refused-store-held = 另一个程序正占用数据库。游戏没有任何改变，请过一会儿再试。
refused-store-full = 服务器的磁盘已满。游戏没有任何改变，需要由服务器的管理者腾出空间。
refused-store-read-only = 服务器无法写入数据库。游戏没有任何改变，需要由服务器的管理者开放写入权限。
refused-store-away = 连不上数据库。游戏没有任何改变，请过一会儿再试。
refused-store-damaged = 数据库已损坏，或者不是 Kabuto 的数据库。请用 kabuto restore 恢复备份。
refused-store-newer = 这个数据库是较新版本的 Kabuto 写入的。请安装该版本，或恢复较早的备份。
refused-folder-taken = 另一个服务器（进程 { $process }，{ $address }）正在使用文件夹 { $folder }。请先停止它，或用 --data 选择其他文件夹。
refused-backup-nothing = 文件夹 { $folder } 里没有牌桌。请用 --data 选择服务器的文件夹。
refused-backup-there = 文件 { $file } 已经存在。请换个名称，或用 --force 替换它。
refused-backup-database = 数据库要用它自己的工具备份：pg_dump --format=custom --file=FILE { $data }
refused-restore-there = 文件夹 { $folder } 里已经有牌桌。请用 --data 选择空的文件夹。
refused-restore-file = { $file } 不是 Kabuto 的备份，或已经损坏。没有恢复任何东西。
refused-cookie-key = 文件 { $file } 太短，不能用作密钥（至少 { $least } 字节）。请从备份恢复；如果删除它，会生成新密钥，所有人都会变成陌生人。
refused-unreadable = 这不是本游戏的行动。
refused-not-asked = 现在要决定的不是这件事（规则 { $rule }）。
refused-not-on-offer = 现在不能执行这个行动。
refused-not-your-decision = 这不由你决定：现在由 { $seats } 决定。
refused-not-your-seat = 这个座位属于别人。
refused-no-seat-for-you = 你在这一桌没有座位。
refused-stale = 局面已经变了，请看过之后再选。
refused-undo = 其他玩家行动之后，你还没有走过任何一步，因此没有可以收回的。
refused-undo-known = 你的上一步已经不能收回：在那之后有东西被抽出、揭示，或被其他玩家看见。
refused-undo-sealed = 已经封存的选择不能更改。
refused-not-playing = 游戏还没开始，或者已经结束。
refused-not-over = 游戏结束后才能获取。
refused-table-unknown = 没有这张牌桌。
refused-invitation = 这份邀请不对应任何空位。
refused-invitation-used = 这个座位已经有人了。
refused-person-unknown = 这里不认识这台设备，请重新加载页面。
refused-name = 名字须为 1 到 { $most } 个字符。
refused-game-unknown = 这里没有 { $game } 这款游戏。
refused-rules-unknown = 没有这种语言的规则。
refused-bot-unknown = 没有 { $bot } 这种电脑玩家。
refused-bot-import = 无法载入电脑玩家 { $bot }：{ $problem }。
refused-bot-move = 电脑玩家 { $bot } 回答了 { $move }，但这个行动当时不可选。
refused-plugin = 软件包 { $package } 提供的 { $plugin } 无法使用。
refused-plugin-name = 软件包 { $package } 提供的 { $plugin } 未被采用：名称只能用小写英文字母、数字和连字符，并以字母开头。
refused-plugin-taken = 软件包 { $package } 提供的 { $plugin } 未被采用：这个名称已被占用。
refused-plugin-kind =
    软件包 { $package } 提供的 { $plugin } 未被采用：注册的内容不是{ $sort ->
        [game] 游戏
        *[other] 电脑玩家
    }。
refused-plugin-other-name = 软件包 { $package } 提供的 { $plugin } 未被采用：游戏自称为 { $name }。
refused-plugin-error = 软件包 { $package } 提供的 { $plugin } 未被采用，因为载入失败：{ $problem }
refused-seats = 本游戏有 { $least } 到 { $most } 个座位，不能是 { $seats } 个。
refused-option = 这些选项不能同时使用。
refused-option-unknown = 没有 { $option } 这个选项。
refused-option-value = 选项 { $option } 不能设为 { $value }。
refused-unknown-name = 这里不认识 { $name }。
refused-record = 无法读取这份棋谱。
refused-record-move = 棋谱停在第 { $number } 步：{ $move } 不可行。
refused-record-game = 这份棋谱属于另一款游戏：{ $game }。
refused-record-version = 棋谱使用规则版本 { $version }，这里只有 { $known }。
refused-record-secret = 棋谱的密钥缺失或有误。
refused-record-end = 棋谱在游戏结束前就中断了。
refused-record-outcome = 棋谱所载的胜者或分数，与对局的结果不符。
refused-record-box = 这份棋谱缺少配件文件，或其中的文件并非该局所用。
refused-box-none = { $game } 这款游戏不接受配件文件。
refused-box-unknown = 主持人没有为 { $game } 这款游戏准备自己的配件。
refused-box-text = 这个配件文件不是 UTF-8 文本，或超过 { $most } 个字符。
refused-box-empty = 请先选择配件文件，或改用游戏内置的配件。
refused-box-lost = 这里没有 { $game } 这款游戏的这份配件。
refused-box-line =
    { $line ->
        [0] 配件文件
       *[other] 配件文件第 { $line } 行
    }
refused-box-toml = { refused-box-line }：不是有效的 TOML（{ $problem }）。
refused-box-part = { refused-box-line }：配件里没有“{ $part }”这一部分。
refused-box-form = { refused-box-line }：“{ $part }”的写法必须和内置文件一致。
refused-box-entry = { refused-box-line }：“{ $part }”没有 { $name } 这一项。
refused-box-field = { refused-box-line }：“{ $name }”没有“{ $field }”这个字段。
refused-box-missing = { refused-box-line }：“{ $part }”的“{ $name }”缺少字段“{ $field }”。
refused-box-twice = { refused-box-line }：“{ $part }”把“{ $name }”列了两次。
refused-box-value =
    { $possible ->
        [none] { refused-box-line }：“{ $name }”的“{ $field }”不能是 { $value }。
       *[other] { refused-box-line }：“{ $name }”的“{ $field }”不能是 { $value }，可以用：{ $possible }。
    }
refused-auto-answer-unknown = 这个游戏没有预设回应 { $answer }。

## Auto-answers

auto-answers-title = 预设回应
auto-answers-help = 在这里选定后，每次问到你都会自动替你回应。别人不会知道你选了什么，你也可以随时更改。
auto-answers-note = 无论手中有什么牌，自动回应总是在同样长的停顿之后发出；你若更早亲自回应，也会等到停顿结束才发出。想得更久，别人就看得出是你亲自选的。
