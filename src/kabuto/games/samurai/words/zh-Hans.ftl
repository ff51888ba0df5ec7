# 侍：玩家所见的文字，简体中文。

game-title = 侍
game-designer = Reiner Knizia
game-tagline = 一格一格，赢得日本的贵族、僧侣与农夫。
game-about = 日本的各个聚落立着人偶，共有三种。聚落周围的陆地被围住时，其中每个人偶归对它影响力最大的玩家；平手则谁也得不到。领先两种就获胜；否则先要领先一种，再比其他人偶的数目。

## 提问

ask-ChooseHands = 从你的二十个板块中选择五个作为起始手牌
ask-Draft = 放置人偶：选择种类与聚落
ask-Act =
    { $played ->
        [true] { $slow_used ->
            [true] 再放置一个快速板块，或结束回合
           *[other] 再放置一个板块，或结束回合
        }
       *[other] 放置一个板块
    }
ask-SwapWith = 选择与{ $settlement }的{ $figure }更换的人偶
ask-Relay = 把从{ $hex }拿起的板块重新放置到空格上

wait-ChooseHands = { $who }正在选择起始手牌
wait-Draft = { $who }正在放置人偶
wait-Act = { $who }正在放置板块
wait-SwapWith = { $who }正在更换{ $settlement }的{ $figure }
wait-Relay = { $who }正在重新放置从{ $hex }拿起的板块

## 行动

move-end = 结束回合
move-take = 选择{ $token }
move-put = 把{ $figure }放到{ $settlement }
move-place = 把{ $token }放到{ $hex }
move-swap = 更换{ $settlement }的{ $figure }
move-with = 换{ $settlement }的{ $figure }
move-lift = 板块交换：拿起{ $hex }的板块
move-relay = 重新放到{ $hex }

# What a turn is narrowed to: an exchange
verb-swap = 人偶交换
verb-lift = 板块交换

## 事件

log-hands-chosen = 所有玩家都选好了起始手牌
log-dealt = { $seat }拿到 { $count } 个板块：{ $token }
log-dealt-hidden = { $seat }拿到 { $count } 个板块
log-drafted = { $seat }把{ $figure }放到{ $settlement }
log-scattered = 人偶随机放置到各聚落
log-begins = { $seat }是起始玩家
log-skipped = { $seat }没有板块了，跳过
log-placed = { $seat }把{ $token }放到{ $hex }
log-ended = { $seat }结束回合
log-swapped = { $seat }把{ $settlement }的{ $figure }与{ $other_settlement }的{ $other_figure }更换
log-relayed = { $seat }把板块交换放到{ $hex }，并把{ $token }移到{ $to_hex }
log-drew = { $seat }抽取 { $count } 个板块：{ $token }
log-drew-hidden = { $seat }抽取 { $count } 个板块
log-captured = { $seat }获得{ $settlement }的{ $figure }（各座位影响力：{ $influence }）
log-aside = { $settlement }的{ $figure }谁也得不到：没有唯一的第一名（各座位影响力：{ $influence }）
log-end-board-empty = 图板上没有人偶了：游戏结束
log-end-exhausted = 最后一个{ $figure }离开了图板：游戏结束
log-end-aside = 图板旁有 { $count } 个人偶：游戏结束

## 结果的理由

reason-end-board-empty = 图板上没有人偶了。
reason-end-exhausted = 图板上没有{ $figure }了。
reason-end-aside = 图板旁有 { $count } 个人偶。
reason-end-nobody-can-play = 没有玩家还有板块可放。
reason-leads = { $seat }以 { $count } 个领先{ $figure }。
reason-leads-weakly = { $seat }的{ $figure }以 { $count } 个并列第一，凭其他人偶领先这一种。
reason-leads-nobody = 没有玩家领先{ $figure }。
reason-won-by-leads = { $seat }领先 { $count } 种，获胜。
reason-won-alone = 只有{ $seat }领先一种，获胜。
reason-won-by-others = 合格者之中，{ $seat }的其他人偶最多：{ $count } 个。
reason-tied-on-others = { $seats }的其他人偶各有 { $count } 个；比较总数。
reason-won-by-total = { $seat }的人偶总数最多：{ $count } 个。
reason-won-by-total-without-leads = 没有玩家领先任何一种；{ $seat }的人偶总数最多：{ $count } 个。
reason-tied-on-total = { $seats }的人偶总数各为 { $count } 个。
reason-shared = { $seats }分享胜利。

## 人偶；以 -2015 结尾的是第二版的用语

figure-helmet = 高帽
figure-helmet-2015 = 城堡
figure-buddha = 佛陀
figure-buddha-2015 = 佛陀
figure-rice = 稻田
figure-rice-2015 = 稻米

## 板块

token-H2 = 高帽 2
token-H3 = 高帽 3
token-H4 = 高帽 4
token-H2-2015 = 城堡 2
token-H3-2015 = 城堡 3
token-H4-2015 = 城堡 4
token-B2 = 佛陀 2
token-B3 = 佛陀 3
token-B4 = 佛陀 4
token-R2 = 稻田 2
token-R3 = 稻田 3
token-R4 = 稻田 4
token-R2-2015 = 稻米 2
token-R3-2015 = 稻米 3
token-R4-2015 = 稻米 4
token-S1 = 武士 1
token-S2 = 武士 2
token-S3 = 武士 3
token-N1 = 浪人 1
token-K1 = 船只 1
token-K2 = 船只 2
token-FX = 人偶交换
token-FX-2015 = 阶级棋交换
token-TX = 板块交换
token-TX-2015 = 板块交换

## 选项

option-first_player = 起始玩家
option-first_player-help = 由第一个座位开始，或随机决定。在桌上是最年轻的玩家。
option-first_player-first_seat = 第一个座位
option-first_player-drawn = 随机抽出
option-starting_hand = 起始手牌
option-starting_hand-help = 二十选五是游戏的一部分；新手可用随机，较快开始。
option-starting_hand-choose = 各自秘密选择
option-starting_hand-random = 随机
option-figure_placement = 聚落的人偶
option-figure_placement-help = 玩家轮流放置，或随机放置（随机的方法是我们定的）。
option-figure_placement-draft = 由玩家放置
option-figure_placement-random = 随机放置
option-distinct_city_pairs = 各都市互不相同
option-distinct_city_pairs-help = 任何两个都市开始时不得有相同的一对种类。
option-distinct_city_pairs-true = 是
option-distinct_city_pairs-false = 否
option-capture_timing = 获得人偶的时机
option-capture_timing-help = 每放一个板块后立刻获得，或玩家放完之后才获得。
option-capture_timing-immediate = 立刻
option-capture_timing-after_placing = 回合结束时
option-token_exchange_target = 板块交换可拿起
option-token_exchange_target-help = 自己没有“侍”字的板块；或再加上浪人；或自己的任何板块，包括船只。
option-token_exchange_target-own_slow_land = 一般板块
option-token_exchange_target-own_land = 一般板块与浪人
option-token_exchange_target-own_any = 自己的任何板块，包括船只
option-figure_exchange_keeps_kinds_distinct = 人偶交换后种类仍不重复
option-figure_exchange_keeps_kinds_distinct-help = 更换后，任何聚落不得有两个同种人偶。
option-figure_exchange_keeps_kinds_distinct-true = 是
option-figure_exchange_keeps_kinds_distinct-false = 否
option-game_end = 游戏结束
option-game_end-help = 一种用尽或四个人偶放在图板旁之后；或直到图板清空。
option-game_end-standard = 一种用尽，或四个在图板旁
option-game_end-empty_board = 图板清空
option-scoring = 最后计数
option-scoring-help = 先比领先，再比其他人偶；Kovac：领先两种，否则比总数；Degann：分出并列的种类。
option-scoring-standard = 标准
option-scoring-kovac = Kovac
option-scoring-degann = Degann
option-captured_open = 公开获得的人偶
option-captured_open-help = 否则放在屏风后面，直到计数。
option-captured_open-true = 是
option-captured_open-false = 否
option-vocabulary = 用语与颜色
option-vocabulary-help = 只改变画面：用语、玩家的颜色，以及高帽的图案（2015 年版为城堡）。
option-vocabulary-1998 = 初版（1998）
option-vocabulary-2015 = 第二版（2015）

preset-classic_1998 = 经典（1998）
preset-edition_2015 = 2015 年版（据我们所知）
preset-source = 依我们所据的原文
preset-domination = 称霸
preset-quick_start = 快速开始

## 图板

board-map = 日本地图
board-north = 北
board-land-empty = 陆地，空的
board-sea-empty = 海域，空的
board-token-of = { $who }的{ $token }
board-hex = { $hex }：{ $what }
board-village = 乡村
board-city = 都市
board-capital = 首都
board-settlement = { $settlement }（{ $sort }）：{ $figures }
board-settlement-empty = { $settlement }（{ $sort }）：没有人偶
board-open-land = 还有 { $count } 个空的陆地空格
board-last-space = 下一个陆地板块决定这里
board-who-would-get = 现在由谁获得
board-would-get = { $figure }：{ $who }
board-would-tie = { $figure }：平手，无人获得
board-would-none = { $figure }：还没有影响力
board-influence = 影响力
board-on-board = 图板上剩余
board-aside = 因平手失去
board-of = { $count } / { $limit }
board-end-standard = 一种人偶全部离开图板，或第 { $limit } 个人偶因平手失去，游戏就在该回合后结束。
board-end-empty = 最后一个人偶离开图板，游戏就在该回合后结束。
board-ending = 本回合后游戏结束
board-in-box = 尚待放置
board-choose-kind = 哪一种？
board-ranking = 假如现在计数
board-leads = 领先{ $figures }
board-leads-weakly = 平手后领先{ $figures }
board-leads-nothing = 没有领先
board-others = 其他人偶
board-total = 总数
board-would-win = 将获胜
board-names-note = 乡村的名称是我们取的；原图板只标出首都与都市。
board-random-note = 随机放置人偶的方法是我们定的。

## 手牌与座位

board-hand = 你的手牌
board-hand-empty = 手上没有板块
board-taken = 已选择：{ $count } / { $limit }
board-take-these = 就选这五个
board-supply = 补充堆：{ $count }
board-supply-inside = 你的补充堆，不分先后
board-supply-none = 你的补充堆是空的
board-screen = 你的屏风后面
board-captured = 已获得
board-hidden = 在屏风后面
board-hand-size = 手牌：{ $count }
board-supply-size = 补充堆：{ $count }
board-captured-kind = { $figure }：{ $count }
board-captured-unknown = { $figure }：在屏风后面
board-exchange-used = 人偶交换已使用
board-fast = 快速：每回合不限数目
board-slow = 一般：每回合一个
board-token-counts = 对{ $figures }有 { $count } 点影响力
board-token-figure-exchange = 更换图板上的两个人偶
board-token-token-exchange = 拿起自己的一个板块，并立刻重新放置
board-hand-full = 你已经选了五个板块。先放回一个，才能再选别的。

## 聚落

settlement--9_9 = 萩
settlement--8_7 = 松江
settlement--6_6 = 冈山
settlement--5_4 = 鸟取
settlement--4_6 = 和歌山
settlement--3_2 = 金泽
settlement--3_4 = 京都
settlement--2_0 = 富山
settlement--1_2 = 骏府
settlement-0_-6 = 弘前
settlement-0_-4 = 秋田
settlement-0_-2 = 新潟
settlement-0_0 = 江户
settlement-2_-6 = 八户
settlement-2_-4 = 仙台
settlement-2_-2 = 水户
settlement-2_0 = 铫子
settlement--13_13 = 长崎
settlement--12_14 = 鹿儿岛
settlement--11_11 = 博多
settlement--10_12 = 府内
settlement--10_14 = 饫肥
settlement--8_10 = 松山
settlement--7_11 = 高知
settlement--6_8 = 高松
settlement--5_9 = 德岛
settlement--1_-9 = 小樽
settlement--1_-7 = 函馆
settlement-0_-12 = 稚内
settlement-1_-11 = 旭川
settlement-1_-9 = 札幌
settlement-2_-8 = 襟裳
settlement-3_-11 = 钏路
settlement-4_-13 = 根室

## 地点：各格以目前图板上相邻的聚落称呼，由 `board.py` 决定

place-settlement = { $settlement }
place-between = { $settlement }与{ $other_settlement }之间的空格
place-side-between = { $settlement }与{ $other_settlement }之间{ $side }的空格
place-sea-between = { $settlement }与{ $other_settlement }之间的海域
place-sea-side-between = { $settlement }与{ $other_settlement }之间海域的{ $side }
place-sea-off = { $settlement }近海
place-sea-from = { $settlement }{ $way }的海域
place-open-sea-from = { $settlement }{ $way }的外海

side-north = 北侧
side-east = 东侧
side-south = 南侧
side-west = 西侧
way-north = 北方
way-north-east = 东北方
way-east = 东方
way-south-east = 东南方
way-south = 南方
way-south-west = 西南方
way-west = 西方
way-north-west = 西北方

## 为何不能这样走

refused-must-place = 结束回合之前，至少要放置一个板块。
refused-not-in-hand = 你的手牌里没有{ $token }。
refused-slow-token-used = 这个回合已经放置过一般板块，接下来只能放快速板块，而{ $token }不是。
refused-not-on-board = 以目前的玩家人数，那个空格不在图板上。
refused-hex-taken = 那个空格已经有板块：{ $seat }的{ $token }。
refused-no-such-figure = { $settlement }没有{ $figure }。
refused-no-partner = { $settlement }的{ $figure }无法更换：不论与哪个更换，都会有聚落出现两个同种人偶。
refused-nothing-to-exchange = 只有{ $settlement }还有人偶：没有其他聚落的人偶可以交换。
refused-same-settlement = 请选择{ $settlement }以外聚落的人偶。
refused-two-alike = 若把{ $figure }与{ $settlement }的{ $other_figure }更换，会有聚落出现两个同种人偶。
refused-not-your-token = 那个空格没有你自己的板块。
refused-nothing-to-lift = 图板上还没有你的板块可供拿起。
refused-token-stays = 板块交换不能拿起{ $token }。
refused-wrong-ground = { $token }不能放在那种空格：船只放海上，其他板块放陆地。
refused-all-taken = 你的{ $token }已经全部选了（{ $count } 个）。
refused-in-order = 手牌按整组板块的顺序选择：{ $token }排在你刚选的板块之前。请先放回刚选的板块。
refused-hand-too-small = 选了{ $token }之后，整组剩下的板块不够凑满 { $count } 个。
refused-no-figure-left = { $figure }已经全部放置。
refused-settlement-not-on-board = 以目前的玩家人数，那个聚落不在图板上。
refused-settlement-full = { $settlement }已经放满。
refused-cities-first = 先放满都市；{ $settlement }是村庄。
refused-city-holds-it = { $settlement }已经有{ $figure }：同一个都市的人偶必须不同。
refused-cities-must-differ = 若把{ $figure }放到{ $settlement }，会有两个都市的一对人偶相同。
