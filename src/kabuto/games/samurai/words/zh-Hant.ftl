# 侍：玩家所見的文字，繁體中文。

game-title = 侍
game-designer = Reiner Knizia
game-tagline = 一格一格，贏得日本的貴族、僧侶與農夫。
game-about = 日本的各個聚落立著人偶，共有三種。聚落周圍的陸地被圍住時，其中每個人偶歸對它影響力最大的玩家；平手則誰也得不到。領先兩種就獲勝；否則先要領先一種，再比其他人偶的數目。

## 提問

ask-ChooseHands = 從你的二十個板塊中選擇五個作為起始手牌
ask-Draft = 放置人偶：選擇種類與聚落
ask-Act =
    { $played ->
        [true] { $slow_used ->
            [true] 再放置一個快速板塊，或結束回合
           *[other] 再放置一個板塊，或結束回合
        }
       *[other] 放置一個板塊
    }
ask-SwapWith = 選擇與{ $settlement }的{ $figure }更換的人偶
ask-Relay = 把從{ $hex }拿起的板塊重新放置到空格上

wait-ChooseHands = { $who }正在選擇起始手牌
wait-Draft = { $who }正在放置人偶
wait-Act = { $who }正在放置板塊
wait-SwapWith = { $who }正在更換{ $settlement }的{ $figure }
wait-Relay = { $who }正在重新放置從{ $hex }拿起的板塊

## 行動

move-end = 結束回合
move-take = 選擇{ $token }
move-put = 把{ $figure }放到{ $settlement }
move-place = 把{ $token }放到{ $hex }
move-swap = 更換{ $settlement }的{ $figure }
move-with = 換{ $settlement }的{ $figure }
move-lift = 板塊交換：拿起{ $hex }的板塊
move-relay = 重新放到{ $hex }

# What a turn is narrowed to: an exchange
verb-swap = 人偶交換
verb-lift = 板塊交換

## 事件

log-hands-chosen = 所有玩家都選好了起始手牌
log-dealt = { $seat }得到 { $count } 個板塊：{ $token }
log-dealt-hidden = { $seat }得到 { $count } 個板塊
log-drafted = { $seat }把{ $figure }放到{ $settlement }
log-scattered = 人偶隨機放置到各聚落
log-begins = { $seat }是起始玩家
log-skipped = { $seat }沒有板塊了，跳過
log-placed = { $seat }把{ $token }放到{ $hex }
log-ended = { $seat }結束回合
log-swapped = { $seat }把{ $settlement }的{ $figure }與{ $other_settlement }的{ $other_figure }更換
log-relayed = { $seat }把板塊交換放到{ $hex }，並把{ $token }移到{ $to_hex }
log-drew = { $seat }抽取 { $count } 個板塊：{ $token }
log-drew-hidden = { $seat }抽取 { $count } 個板塊
log-captured = { $seat }取得{ $settlement }的{ $figure }（各座位影響力：{ $influence }）
log-aside = { $settlement }的{ $figure }誰也得不到：沒有唯一的第一名（各座位影響力：{ $influence }）
log-end-board-empty = 圖板上沒有人偶了：遊戲結束
log-end-exhausted = 最後一個{ $figure }離開了圖板：遊戲結束
log-end-aside = 圖板旁有 { $count } 個人偶：遊戲結束

## 結果的理由

reason-end-board-empty = 圖板上沒有人偶了。
reason-end-exhausted = 圖板上沒有{ $figure }了。
reason-end-aside = 圖板旁有 { $count } 個人偶。
reason-end-nobody-can-play = 沒有玩家還有板塊可放。
reason-leads = { $seat }以 { $count } 個領先{ $figure }。
reason-leads-weakly = { $seat }的{ $figure }以 { $count } 個並列第一，憑其他人偶領先這一種。
reason-leads-nobody = 沒有玩家領先{ $figure }。
reason-won-by-leads = { $seat }領先 { $count } 種，獲勝。
reason-won-alone = 只有{ $seat }領先一種，獲勝。
reason-won-by-others = 合格者之中，{ $seat }的其他人偶最多：{ $count } 個。
reason-tied-on-others = { $seats }的其他人偶各有 { $count } 個；比較總數。
reason-won-by-total = { $seat }的人偶總數最多：{ $count } 個。
reason-won-by-total-without-leads = 沒有玩家領先任何一種；{ $seat }的人偶總數最多：{ $count } 個。
reason-tied-on-total = { $seats }的人偶總數各為 { $count } 個。
reason-shared = { $seats }分享勝利。

## 人偶；以 -2015 結尾的是第二版的用語

figure-helmet = 高帽
figure-helmet-2015 = 城堡
figure-buddha = 佛陀
figure-buddha-2015 = 佛陀
figure-rice = 稻田
figure-rice-2015 = 稻米

## 板塊

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
token-K1 = 船隻 1
token-K2 = 船隻 2
token-FX = 人偶交換
token-FX-2015 = 階級棋交換
token-TX = 板塊交換
token-TX-2015 = 板塊交換

## 選項

option-first_player = 起始玩家
option-first_player-help = 由第一個座位開始，或隨機決定。在桌上是最年輕的玩家。
option-first_player-first_seat = 第一個座位
option-first_player-drawn = 隨機抽出
option-starting_hand = 起始手牌
option-starting_hand-help = 二十選五是遊戲的一部分；新手可用隨機，較快開始。
option-starting_hand-choose = 各自秘密選擇
option-starting_hand-random = 隨機
option-figure_placement = 聚落的人偶
option-figure_placement-help = 玩家輪流放置，或隨機放置（隨機的方法是我們定的）。
option-figure_placement-draft = 由玩家放置
option-figure_placement-random = 隨機放置
option-distinct_city_pairs = 各都市互不相同
option-distinct_city_pairs-help = 任何兩個都市開始時不得有相同的一對種類。
option-distinct_city_pairs-true = 是
option-distinct_city_pairs-false = 否
option-capture_timing = 取得人偶的時機
option-capture_timing-help = 每放一個板塊後立刻取得，或玩家放完之後才取得。
option-capture_timing-immediate = 立刻
option-capture_timing-after_placing = 回合結束時
option-token_exchange_target = 板塊交換可拿起
option-token_exchange_target-help = 自己沒有「侍」字的板塊；或再加上浪人；或自己的任何板塊，包括船隻。
option-token_exchange_target-own_slow_land = 一般板塊
option-token_exchange_target-own_land = 一般板塊與浪人
option-token_exchange_target-own_any = 自己的任何板塊，包括船隻
option-figure_exchange_keeps_kinds_distinct = 人偶交換後種類仍不重複
option-figure_exchange_keeps_kinds_distinct-help = 更換後，任何聚落不得有兩個同種人偶。
option-figure_exchange_keeps_kinds_distinct-true = 是
option-figure_exchange_keeps_kinds_distinct-false = 否
option-game_end = 遊戲結束
option-game_end-help = 一種用盡或四個人偶放在圖板旁之後；或直到圖板清空。
option-game_end-standard = 一種用盡，或四個在圖板旁
option-game_end-empty_board = 圖板清空
option-scoring = 最後計數
option-scoring-help = 先比領先，再比其他人偶；Kovac：領先兩種，否則比總數；Degann：分出並列的種類。
option-scoring-standard = 標準
option-scoring-kovac = Kovac
option-scoring-degann = Degann
option-captured_open = 公開取得的人偶
option-captured_open-help = 否則放在屏風後面，直到計數。
option-captured_open-true = 是
option-captured_open-false = 否
option-vocabulary = 用語與顏色
option-vocabulary-help = 只改變畫面：用語、玩家的顏色，以及高帽的圖案（2015 年版為城堡）。
option-vocabulary-1998 = 初版（1998）
option-vocabulary-2015 = 第二版（2015）

preset-classic_1998 = 經典（1998）
preset-edition_2015 = 2015 年版（據我們所知）
preset-source = 依我們所據的原文
preset-domination = 稱霸
preset-quick_start = 快速開始

## 圖板

board-map = 日本地圖
board-north = 北
board-land-empty = 陸地，空的
board-sea-empty = 海域，空的
board-token-of = { $who }的{ $token }
board-hex = { $hex }：{ $what }
board-village = 鄉村
board-city = 都市
board-capital = 首都
board-settlement = { $settlement }（{ $sort }）：{ $figures }
board-settlement-empty = { $settlement }（{ $sort }）：沒有人偶
board-open-land = 還有 { $count } 個空的陸地空格
board-last-space = 下一個陸地板塊決定這裡
board-who-would-get = 現在由誰取得
board-would-get = { $figure }：{ $who }
board-would-tie = { $figure }：平手，無人取得
board-would-none = { $figure }：還沒有影響力
board-influence = 影響力
board-on-board = 圖板上剩餘
board-aside = 因平手失去
board-of = { $count } / { $limit }
board-end-standard = 一種人偶全部離開圖板，或第 { $limit } 個人偶因平手失去，遊戲就在該回合後結束。
board-end-empty = 最後一個人偶離開圖板，遊戲就在該回合後結束。
board-ending = 本回合後遊戲結束
board-in-box = 尚待放置
board-choose-kind = 哪一種？
board-ranking = 假如現在計數
board-leads = 領先{ $figures }
board-leads-weakly = 平手後領先{ $figures }
board-leads-nothing = 沒有領先
board-others = 其他人偶
board-total = 總數
board-would-win = 將獲勝
board-names-note = 鄉村的名稱是我們取的；原圖板只標出首都與都市。
board-random-note = 隨機放置人偶的方法是我們定的。

## 手牌與座位

board-hand = 你的手牌
board-hand-empty = 手上沒有板塊
board-taken = 已選擇：{ $count } / { $limit }
board-take-these = 就選這五個
board-supply = 補充堆：{ $count }
board-supply-inside = 你的補充堆，不分先後
board-supply-none = 你的補充堆是空的
board-screen = 你的屏風後面
board-captured = 已取得
board-hidden = 在屏風後面
board-hand-size = 手牌：{ $count }
board-supply-size = 補充堆：{ $count }
board-captured-kind = { $figure }：{ $count }
board-captured-unknown = { $figure }：在屏風後面
board-exchange-used = 人偶交換已使用
board-fast = 快速：每回合不限數目
board-slow = 一般：每回合一個
board-token-counts = 對{ $figures }有 { $count } 點影響力
board-token-figure-exchange = 更換圖板上的兩個人偶
board-token-token-exchange = 拿起自己的一個板塊，並立刻重新放置
board-hand-full = 你已經選了五個板塊。先放回一個，才能再選別的。

## 聚落

settlement--9_9 = 萩
settlement--8_7 = 松江
settlement--6_6 = 岡山
settlement--5_4 = 鳥取
settlement--4_6 = 和歌山
settlement--3_2 = 金澤
settlement--3_4 = 京都
settlement--2_0 = 富山
settlement--1_2 = 駿府
settlement-0_-6 = 弘前
settlement-0_-4 = 秋田
settlement-0_-2 = 新潟
settlement-0_0 = 江戶
settlement-2_-6 = 八戶
settlement-2_-4 = 仙台
settlement-2_-2 = 水戶
settlement-2_0 = 銚子
settlement--13_13 = 長崎
settlement--12_14 = 鹿兒島
settlement--11_11 = 博多
settlement--10_12 = 府內
settlement--10_14 = 飫肥
settlement--8_10 = 松山
settlement--7_11 = 高知
settlement--6_8 = 高松
settlement--5_9 = 德島
settlement--1_-9 = 小樽
settlement--1_-7 = 函館
settlement-0_-12 = 稚內
settlement-1_-11 = 旭川
settlement-1_-9 = 札幌
settlement-2_-8 = 襟裳
settlement-3_-11 = 釧路
settlement-4_-13 = 根室

## 地點：各格以目前圖板上相鄰的聚落稱呼，由 `board.py` 決定

place-settlement = { $settlement }
place-between = { $settlement }與{ $other_settlement }之間的空格
place-side-between = { $settlement }與{ $other_settlement }之間{ $side }的空格
place-sea-between = { $settlement }與{ $other_settlement }之間的海域
place-sea-side-between = { $settlement }與{ $other_settlement }之間海域的{ $side }
place-sea-off = { $settlement }近海
place-sea-from = { $settlement }{ $way }的海域
place-open-sea-from = { $settlement }{ $way }的外海

side-north = 北側
side-east = 東側
side-south = 南側
side-west = 西側
way-north = 北方
way-north-east = 東北方
way-east = 東方
way-south-east = 東南方
way-south = 南方
way-south-west = 西南方
way-west = 西方
way-north-west = 西北方

## 為何不能這樣走

refused-must-place = 結束回合之前，至少要放置一個板塊。
refused-not-in-hand = 你的手牌裡沒有{ $token }。
refused-slow-token-used = 這個回合已經放置過一般板塊，接下來只能放快速板塊，而{ $token }不是。
refused-not-on-board = 以目前的玩家人數，那個空格不在圖板上。
refused-hex-taken = 那個空格已經有板塊：{ $seat }的{ $token }。
refused-no-such-figure = { $settlement }沒有{ $figure }。
refused-no-partner = { $settlement }的{ $figure }無法更換：不論與哪個更換，都會有聚落出現兩個同種人偶。
refused-nothing-to-exchange = 只有{ $settlement }還有人偶：沒有其他聚落的人偶可以交換。
refused-same-settlement = 請選擇{ $settlement }以外聚落的人偶。
refused-two-alike = 若把{ $figure }與{ $settlement }的{ $other_figure }更換，會有聚落出現兩個同種人偶。
refused-not-your-token = 那個空格沒有你自己的板塊。
refused-nothing-to-lift = 圖板上還沒有你的板塊可供拿起。
refused-token-stays = 板塊交換不能拿起{ $token }。
refused-wrong-ground = { $token }不能放在那種空格：船隻放海上，其他板塊放陸地。
refused-all-taken = 你的{ $token }已經全部選了（{ $count } 個）。
refused-in-order = 手牌依整組板塊的順序選擇：{ $token }排在你剛選的板塊之前。請先放回剛選的板塊。
refused-hand-too-small = 選了{ $token }之後，整組剩下的板塊不夠湊滿 { $count } 個。
refused-no-figure-left = { $figure }已經全部放置。
refused-settlement-not-on-board = 以目前的玩家人數，那個聚落不在圖板上。
refused-settlement-full = { $settlement }已經放滿。
refused-cities-first = 先放滿都市；{ $settlement }是鄉村。
refused-city-holds-it = { $settlement }已經有{ $figure }：同一個都市的人偶必須不同。
refused-cities-must-differ = 若把{ $figure }放到{ $settlement }，會有兩個都市的一對人偶相同。
