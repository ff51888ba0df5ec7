# 小小武士帝國：玩家讀到的文字。

game-title = 小小武士帝國
game-designer = Milan Tasevski
game-tagline = 把秘密的行動片放在日本各地，由南到北結算，再由北到南。
game-about = 每個時代兩輪。把行動片背朝上放在各地區旁，再依序結算：招募、移動、搭船、攻擊、收穫、建造。控制的領地帶來分數與影響力，命運卡決定影響力值多少分。印刷的圖版找不到，地圖與許多數字是推定的。

## 所用配件的費用與數量

price-recruit =
    { $recruit_price ->
        [bushido] 1 武士道
       *[food] 1 食物
    }
price-move2plus =
    { $move2plus_price ->
        [bushido] 1 武士道
       *[food] 1 食物
    }
price-move2ship =
    { $move2ship_price ->
        [bushido] 1 武士道
       *[food] 1 食物
    }
price-attack =
    { $attack_price ->
        [food] 1 食物
       *[bushido] 1 武士道
    }
price-archer =
    { $archer_bushido ->
        [0] 免費
       *[other] { $archer_bushido } 武士道
    }
price-elite =
    { $elite_food ->
        [0] 免費
       *[other] { $elite_food } 食物
    }
price-general =
    { $general_food ->
        [0] { $general_bushido ->
            [0] 免費
           *[other] { $general_bushido } 武士道
        }
       *[other] { $general_bushido ->
            [0] { $general_food } 食物
           *[other] { $general_food } 食物、{ $general_bushido } 武士道
        }
    }
steps-more = 再走 { $move2plus_extra } 步
steps-move2plus = { $move2plus_steps } 步
steps-move2ship = { $move2ship_steps } 步
steps-move3 = { $move3_steps } 步

## 提問

ask-ChooseDestiny = 秘密選一張命運卡：那個地區在最終計分時多算一次
wait-ChooseDestiny =
    { $count ->
       *[other] { $who }還在選命運卡
    }
ask-ChooseDojo = 選擇你的道場
wait-ChooseDojo = { $who }正在選擇道場
ask-PlaceOrder = 把一個行動片背朝上放在行動格
wait-PlaceOrder = { $who }正在放行動片
ask-TakeNeutral =
    { $kinds ->
        [move] { neutral-lead }：{ $region }的一個單位走一步
        [attack] { neutral-lead }：在{ $region }有你單位的領地移除 1 個敵方單位
        [recruit] { neutral-lead }：在{ $region }招募 1
        [harvest] { neutral-lead }：從{ $region }一個有你單位的資源領地得 1 資源
       *[other] 在{ $region }執行一個中立行動
    }
wait-TakeNeutral =
    { $kinds ->
        [move] { neutral-turn }：移動
        [attack] { neutral-turn }：攻擊
        [recruit] { neutral-turn }：招募
        [harvest] { neutral-turn }：收穫
       *[other] { $who }可以在{ $region }執行一個中立行動
    }
neutral-lead =
    { $must ->
        [true] 中立行動（必須執行）
       *[other] 中立行動
    }
neutral-turn =
    { $must ->
        [true] { $who }必須在{ $region }執行中立行動
       *[other] { $who }可以在{ $region }執行中立行動
    }
ask-Train = 你可以訓練一個單位
wait-Train = { $who }可以訓練一個單位
ask-RecruitOrder = 在{ $region }招募 1：首都領地，或你的城堡所在領地
wait-RecruitOrder = { $who }正在{ $region }招募
ask-RecruitMore =
    { $resource_id ->
        [food] 支付 1 個食物，在{ $region }再招募 1 個單位
        [bushido] 支付 1 點武士道，在{ $region }再招募 1 個單位
       *[other] 在{ $region }再招募 1 個單位（地區目標使其免費）
    }
wait-RecruitMore = { $who }可以在{ $region }再招募 1
ask-March =
    { $may_ship ->
        [true] { $order }：在{ $region }走 { $left } 步，或改為搭船。先選領地，再選去處
       *[other] { $left ->
            [0] { $order }：沒有步數了；支付 { price-move2plus }，{ steps-more }，或完成
           *[other] { $order }：在{ $region }還有 { $left } 步。先選領地，再選去處
        }
    }
wait-March =
    { $left ->
       *[other] { $who }正在{ $region }移動：還有 { $left } 步
    }
ask-Ship = { $cargo }從{ $province }搭船：選任何地區的一個沿岸領地
wait-Ship = { $who }正把{ $cargo }從{ $province }搭船運走
ask-AttackOrder = 在{ $region }攻擊：在有你單位的領地移除 1 個敵方單位
wait-AttackOrder = { $who }正在{ $region }攻擊
ask-AttackMore =
    { $resource_id ->
        [food] 支付 1 個食物，在{ $province }再移除 1 個敵方單位
        [bushido] 支付 1 點武士道，在{ $province }再移除 1 個敵方單位
       *[other] 在{ $province }再移除 1 個敵方單位（地區目標使其免費）
    }
wait-AttackMore = { $who }可以在{ $province }再移除 1 個
ask-HarvestOrder = 在{ $region }收穫：每個有你單位的資源領地得 1 資源
wait-HarvestOrder = { $who }正在{ $region }收穫
ask-BuildOrder = 在{ $region }建造：同一領地的兩個單位變成你的城堡；已有城堡則在那裡招募 1
wait-BuildOrder = { $who }正在{ $region }建造
ask-Descend = 下山，走到另一個領地
wait-Descend = { $who }正在下山
ask-MountainRecruit = 山道標記：可以在{ $province }招募 1 支軍隊
wait-MountainRecruit = { $who }可以在{ $province }招募 1 支軍隊
ask-Ambush = 伏擊：支付 1 武士道，移除{ $region }任一敵方單位
wait-Ambush = { $who }可以在{ $region }伏擊
ask-EarthElite = 大地道場：在{ $region }再招募 1 支軍隊
wait-EarthElite = { $who }可以在{ $region }再招募 1 支軍隊
ask-EarthGeneral = 大地道場：移除{ $region }一個領地的所有敵方單位
wait-EarthGeneral = { $who }可以移除{ $region }一個領地的所有敵方單位
ask-WindElite =
    { $left ->
       *[other] 風道場：{ $province }的菁英可以再走 { $left } 步
    }
wait-WindElite = { $who }可以移動{ $province }的菁英
ask-WindGeneral = 風道場：移除{ $region }的單位，直到每位玩家最多剩 1 個，你也一樣
wait-WindGeneral = { $who }可以削減{ $region }的單位
ask-WindKeep = 風道場：選擇{ $seat }在{ $region }留下的單位
wait-WindKeep = { $who }正在選擇{ $seat }在{ $region }留下的單位
ask-FireElite = 火道場：在{ $region }中與{ $province }相鄰的領地移除 1 個敵方單位
wait-FireElite = { $who }可以在{ $province }旁移除 1 個敵方單位
ask-FireGeneral = 火道場：把自己的單位從任何地方逐個移到{ $province }
wait-FireGeneral = { $who }可以把單位移到{ $province }
ask-WaterElite =
    { $left ->
        [one] 水道場：再把{ $province }的 { $left } 個敵方單位移到同一個相鄰領地
       *[other] 水道場：把{ $province }最多 { $left } 個敵方單位移到一個相鄰領地
    }
wait-WaterElite = { $who }可以移走{ $province }的敵方單位
ask-WaterGain = 水道場：得到{ $region }每個資源領地的資源
wait-WaterGain = { $who }可以得到{ $region }的資源
ask-WaterStrike =
    { $left ->
       *[other] 水道場：在{ $region }最多還可移除 { $left } 個敵方單位
    }
wait-WaterStrike = { $who }可以移除{ $region }的敵方單位
ask-VoidElite = 虛空道場：執行{ $region }中一個放有你行動片的行動格的中立行動
wait-VoidElite = { $who }可以在{ $region }執行一個中立行動
ask-VoidGeneral = 虛空道場：{ $province }的將軍可以移動一步，然後可以移除所在領地的所有敵方單位
wait-VoidGeneral = { $who }可以移動{ $province }的將軍
ask-VoidStrike = 虛空道場：移除{ $province }的所有敵方單位
wait-VoidStrike = { $who }可以移除{ $province }的所有敵方單位

## 行動

move-skip = 略過
move-done = 完成
move-destiny = 打出{ $region }的命運卡
move-place = 把「{ $order }」放在{ $slot }
move-step =
    { $unit_id ->
        [army] { $province } → { $to_province }
       *[other] { $unit }：{ $province } → { $to_province }
    }
move-attack = 移除：{ $other }，{ $province }
move-recruit =
    { $unit_id ->
        [army] 在{ $province }招募
       *[other] 在{ $province }招募{ $unit }
    }
move-harvest = 在{ $province }收穫
move-all = 全部收穫
move-pay = 支付 { price-move2plus }：{ steps-more }
move-ship = { $cargo }從{ $province }搭船
move-land = 在{ $to_province }上岸
move-build = 用{ $cargo }在{ $province }建城堡
move-explore = { $unit }從{ $province }踏上{ $mountain }
move-descend = 下山到{ $to_province }
move-dojo = 選擇{ $dojo }
move-train = 訓練：{ $lesson }
move-clear = 移除{ $province }的所有敵方單位
move-thin = 每位玩家只留一個單位
move-keep = { $other }留下{ $province }的單位
move-fetch = 從{ $province }調來{ $unit }
move-drive = 把{ $other }的{ $unit }移到{ $to_province }
move-gain = 得到資源

## 先選什麼

verb-step = 移動
verb-attack = 攻擊
verb-recruit = 招募
verb-harvest = 收穫
verb-ship = 搭船移動
verb-explore = 探索

## 事件

log-dealt = { $seat }拿到 { $count } 張命運卡：{ $region }
log-dealt-hidden = { $seat }拿到 { $count } 張命運卡
log-sown = 種子標記放在資源領地上
log-turn-order = 回合順序：{ $seats }
log-agenda-laid = { $region }的目標：{ $agenda }
log-tiles-laid = { $count } 個山道標記背朝上放好
log-shrine-laid = { $province }的神社：{ $colour }
log-neutral-laid = { $slot }的中立行動：{ $neutral }
log-took-dojo = { $seat }選擇{ $dojo }
log-era = 第 { $count } 時代開始
log-destiny = { $seat }打出{ $region }的命運卡
log-placed = { $seat }把「{ $order }」放在{ $slot }
log-placed-hidden = { $seat }把一個行動片背朝上放在{ $slot }
log-no-slot = { $seat }已經沒有行動格可放行動片
log-covered = { $seat }覆蓋{ $other }在{ $slot }的「{ $covered_order }」
log-neutral-skipped = { $seat }略過{ $region }的中立行動
log-second-round = 第 { $count } 時代第二輪：由北到南
log-revealed = { $slot }：{ $seat }揭露「{ $order }」
log-acts-again = { $slot }：{ $seat }的「{ $order }」再執行一次
log-unused = { $seat }沒有使用「{ $order }」
log-recruited = { $seat }在{ $province }招募{ $unit }
log-moved = { $seat }把{ $unit }從{ $province }移動到{ $to_province }
log-drove = { $seat }把{ $other }的{ $unit }從{ $province }移到{ $to_province }
log-shipped =
    { $count ->
       *[other] { $seat }把 { $count } 個單位從{ $province }搭船運到{ $to_province }
    }
log-removed = { $seat }移除{ $other }在{ $province }的{ $unit }
log-cleared =
    { $count ->
       *[other] { $seat }移除{ $other }在{ $province }的 { $count } 個單位
    }
log-thinned =
    { $count ->
       *[other] { $seat }移除{ $other }在{ $region }的 { $count } 個單位
    }
log-built = { $seat }在{ $province }建造城堡
log-explored = { $seat }的{ $unit }從{ $province }踏上{ $mountain }
log-turned-up = { $mountain }：翻開「{ $tile }」
log-retreated = { $seat }的{ $unit }從{ $mountain }退回{ $province }
log-descended = { $seat }的{ $unit }從{ $mountain }下山到{ $province }
log-gained = { $seat }得到 { $count } { $resource }
log-paid = { $seat }支付 { $count } { $resource }
log-trained = { $seat }訓練：{ $lesson }
log-agenda =
    { $points ->
       *[other] { $seat }達成{ $region }的目標（{ $agenda }）：{ $points } 分
    }
log-era-ends = 第 { $count } 時代結束
log-influence = { $seat }在{ $region }得到 { $count } 影響力
log-majority =
    { $points ->
       *[other] { $seat }得到{ $region }的地區獎勵：{ $points } 分
    }
log-shrines =
    { $points ->
       *[other] { $seat }的神社：{ $points } 分
    }
log-siege =
    { $points ->
       *[other] { $seat }在敵方城堡旁的弓箭手：{ $points } 分
    }
log-drew = { $seat }抽到{ $region }的命運卡
log-drew-hidden = { $seat }抽一張命運卡
log-destiny-scored =
    { $points ->
       *[other] { $seat }在{ $region }的影響力：{ $points } 分
    }
log-leftovers =
    { $points ->
       *[other] { $seat }的剩餘資源：{ $points } 分
    }

## 結果的理由

reason-from-eras = { $seat }：各時代共 { $points } 分。
reason-from-region = { $seat }：{ $region } { $points } 分（級距 { $value } × 命運卡 { $cards } 張）。
reason-from-leftovers = { $seat }：剩餘資源 { $points } 分。
reason-won-by-points = { $seat }以最高的 { $points } 分獲勝。
reason-tied-on-points = { $seats }同為 { $points } 分；圖版上單位較少者為先。
reason-won-by-fewest-units = { $seat }在圖版上的單位最少（{ $count } 個），獲勝。
reason-tied-on-units = { $seats }同有 { $count } 個單位；剩餘資源較多者為先。
reason-won-by-resources = { $seat }的剩餘資源最多（{ $count } 個），獲勝。
reason-shared = { $seats }同剩 { $count } 個資源，共同獲勝。

## 地區與行動格

region-grey = 灰色地區
region-orange = 橙色地區
region-green = 綠色地區
region-purple = 紫色地區
slot-of = { $region }第 { $count } 格

## 行動片與行動

order-recruit = 招募
order-move3 = 移動 { $move3_steps }
order-move2plus = 移動 { $move2plus_steps }／{ $move2plus_most }
order-move2ship = 移動 { $move2ship_steps }／搭船 2
order-attack = 攻擊 2
order-harvest = 收穫
order-build = 建造／招募
neutral-move = 移動
neutral-attack = 攻擊
neutral-recruit = 招募
neutral-harvest = 收穫
resource-food = 食物
resource-bushido = 武士道

## 單位

unit-army = 軍隊
unit-archer = 弓箭手
unit-general = 將軍
unit-elite = 菁英
cargo-army = 1 支軍隊
cargo-archer = 1 個弓箭手
cargo-general = 1 個將軍
cargo-army_army = 2 支軍隊
cargo-army_archer = 1 支軍隊與 1 個弓箭手
cargo-army_general = 1 支軍隊與將軍
cargo-archer_archer = 2 個弓箭手
cargo-archer_general = 1 個弓箭手與將軍

## 圖版

ground-capital = 首都領地
ground-resource = 資源領地
ground-shrine = 神社
ground-plain = 普通領地
province-satsuma = 薩摩
province-bungo = 豐後
province-chikuzen = 筑前
province-tosa = 土佐
province-aki = 安藝
province-izumo = 出雲
province-harima = 播磨
province-yamashiro = 山城
province-ise = 伊勢
province-echizen = 越前
province-owari = 尾張
province-shinano = 信濃
province-musashi = 武藏
province-echigo = 越後
province-shimotsuke = 下野
province-hitachi = 常陸
province-rikuzen = 陸前
province-dewa = 出羽
province-mutsu = 陸奧
province-oshima = 渡島
province-ishikari = 石狩
province-kamikawa = 上川
province-tokachi = 十勝
province-kitami = 北見
mountain-aso = 阿蘇山
mountain-daisen = 大山
mountain-hakusan = 白山
mountain-fuji = 富士山
mountain-bandai = 磐梯山
mountain-iwate = 岩手山
mountain-daisetsu = 大雪山

## 模組

dojo-earth = 大地道場
dojo-wind = 風道場
dojo-fire = 火道場
dojo-water = 水道場
dojo-void = 虛空道場
lesson-archer = 弓箭手（{ price-archer }）
lesson-elite = 菁英（{ price-elite }）
lesson-general-from-archer = 弓箭手升為將軍（{ price-general }）
lesson-general-from-elite = 菁英升為將軍（{ price-general }）
needs-units = 有你至少 { $units } 個單位
needs-control = 控制 { $count } 個領地
needs-control-units = 控制 { $count } 個領地，各有你至少 { $units } 個單位
needs-things = 控制{ $things }
needs-spread = { $count } 個領地各有你的單位
needs-spread-units = { $count } 個領地各有你至少 { $units } 個單位
needs-and = { $first }，且{ $second }
needs-castle = 有你的城堡
thing-and = { $first }與{ $second }
thing-every-resource = 所有資源領地
thing-resources = {" "}{ $count } 個資源領地
thing-shrines = {" "}{ $count } 個神社
thing-capital = 首都領地
modifier-attack_free = 「攻擊」的第二次移除免費
modifier-move2plus_free = 「{ order-move2plus }」免費升級：{ steps-more }
modifier-recruit_free = 「招募」的第二次招募免費
modifier-ship_free = 搭船免費
modifier-harvest_plus = 「收穫」從每個領地獲得 2 個資源
colour-red = 紅色
colour-white = 白色
colour-black = 黑色
tile-retreat = 退回
tile-recruit = 招募
tile-bushido = 武士道
tile-food = 食物
tile-neutral = 中立行動
tile-ambush = 伏擊

## 選項

option-agendas = 地區目標
option-agendas-help = 每個地區有一個目標，每位達成的玩家各得分一次；另有一項加成，對在該地區執行的行動片有效。
option-agendas-true = 使用
option-agendas-false = 不使用
option-mountains = 山道
option-mountains-help = 移動的單位可以踏上山，翻開山上的標記。
option-mountains-true = 使用
option-mountains-false = 不使用
option-grand_shrines = 大神社
option-grand_shrines-help = 神社有顏色；同色的神社越多，分數越高。
option-grand_shrines-true = 使用
option-grand_shrines-false = 不使用
option-dojos = 道場（Rise of Tokugawa）
option-dojos-help = 每位玩家有一個道場，訓練菁英、弓箭手與將軍，各有能力。
option-dojos-true = 使用
option-dojos-false = 不使用
option-random_neutral = 中立行動
option-random_neutral-help = 用圖版上的，或為每個行動格隨機抽取。
option-random_neutral-true = 隨機
option-random_neutral-false = 如圖版所示
option-dojo_choice = 道場的決定
option-dojo_choice-help = 依回合順序公開選擇，或隨機決定。
option-dojo_choice-choose = 由玩家選擇
option-dojo_choice-random = 隨機
option-open_resources = 食物與武士道
option-open_resources-help = 每個人有多少藏在玩家擋板後，或是公開。得到與支付時大家都看得到。
option-open_resources-true = 公開
option-open_resources-false = 在擋板後
option-mountain_neutral = 山上的中立行動
option-mountain_neutral-help = 該地區行動格上有的一種，或四種中任何一種。
option-mountain_neutral-region_slots = 該地區行動格上的
option-mountain_neutral-any = 四種中任何一種
option-uncovered_tokens = 第一輪未被覆蓋的行動片
option-uncovered_tokens-help = 在第二輪再執行一次，或這個時代不再執行。
option-uncovered_tokens-act_again = 第二輪再執行一次
option-uncovered_tokens-rest = 只執行一次
option-own_covering = 覆蓋自己的行動片
option-own_covering-help = 不受限制，或與被對手覆蓋一樣計入上限；計入時，沒有行動格可放的玩家就不放。
option-own_covering-free = 不受限制
option-own_covering-counts = 計入上限
option-neutral_action = 行動格的中立行動
option-neutral_action-help = 在那裡放行動片的玩家可以不執行，或只要能執行就必須執行。
option-neutral_action-optional = 可以不執行
option-neutral_action-compulsory = 必須執行
option-castle_in_region = 一個地區的城堡
option-castle_in_region-help = 每位玩家在一個地區各可建一座，或一個地區總共只能有一座。
option-castle_in_region-for_each = 每位玩家一座
option-castle_in_region-for_all = 總共一座
option-agenda_faces = 抽地區目標
option-agenda_faces-help = 同一板塊的兩面不會同時出現，或從所有的面中抽出。
option-agenda_faces-apart = 每個板塊只用一面
option-agenda_faces-mixed = 從所有的面中抽
option-data = 配件檔
option-data-help = 手邊有實體遊戲的人，可以在這裡用 TOML 寫下推定的地圖與數字有哪些不符。
preset-base = 基本遊戲
preset-variants = 加上三個變體
preset-tokugawa = 加上道場
preset-everything = 全部
preset-source = 依我們所據的原文

## 為什麼不能這麼做

refused-cannot-decline = 這裡必須選擇，不能略過。
refused-nobody-there = 那個座位沒有玩家。
refused-not-on-board = 這一局的圖版上沒有那個地方。
refused-card-not-in-hand = 你沒有{ $region }的命運卡。
refused-tokens-laid = 你的擋板後已經沒有「{ $order }」了；每個時代開始時有 { $count } 個。
refused-slot-taken = { $slot }已經有行動片：第一輪只能放在空的行動格。
refused-slot-face-down = { $slot }的行動片是這一輪放的：只能覆蓋第一輪的行動片。
refused-covered-enough =
    { $count ->
       *[other] 每個時代其他玩家最多只能覆蓋{ $other }的 { $count } 個行動片，已經到上限了。
    }
refused-covered-by-all =
    { $count ->
       *[other] 每個時代{ $other }最多只能有 { $count } 個行動片被覆蓋，自己覆蓋的也算，已經到上限了。
    }
refused-cover-price = 覆蓋{ $slot }的行動片要支付 { $count } 點武士道，你有 { $left } 點。
refused-too-dear =
    { $resource_id ->
        [food] 要支付 { $count } 個食物，你有 { $left } 個。
       *[other] 要支付 { $count } 點武士道，你有 { $left } 點。
    }
refused-dojo-taken = { $seat }已經選了{ $dojo }。
refused-none-in-supply = 你的軍隊都在地圖上，沒有可以再放的了。
refused-none-trained = 你沒有訓練好的{ $unit }。
refused-archers-used = 你的弓箭手（共 { $count } 個）都已訓練好或在地圖上。
refused-generals-used = 你的將軍（共 { $count } 個）都已訓練好或在地圖上。
refused-elite-places =
    { $count ->
       *[other] 訓練好的菁英同時最多 { $count } 個。
    }
refused-not-in-region = { $province }不屬於{ $region }。
refused-no-unit-there = 你在{ $province }沒有{ $unit }。
refused-no-own-unit = 你在{ $province }沒有單位。
refused-not-adjacent = { $to_province }與{ $province }不相鄰。
refused-own-unit = 請選其他玩家的單位，不是自己的。
refused-no-enemies-there = { $province }沒有敵方單位。
refused-no-enemy-there = { $other }在{ $province }沒有單位。
refused-no-enemy-unit = { $other }在{ $province }沒有{ $unit }。
refused-no-resource-there = { $province }不是資源領地。
refused-other-neutral = 這裡的中立行動是：{ $neutral }。
refused-neutral-compulsory = 這場遊戲的中立行動只要能執行就必須執行。
refused-recruit-places = 在{ $region }招募的單位只能放在{ $places }，不能放在{ $province }。
refused-army-only = 現在只能招募軍隊，不能招募{ $unit }。
refused-only-here = 只能在{ $province }這麼做。
refused-attack-goes-on = 第二個單位必須在同一個領地移除：{ $province }。
refused-harvest-at-once = 這個行動片一次收穫整個{ $region }，不能逐個領地收穫。
refused-castle-stands = 你在{ $region }已經有城堡，位於{ $province }。
refused-castle-first = 這個行動片只能在城堡招募，而你在{ $region }沒有城堡。
refused-recruit-at-castle = 這個行動片只能在你的城堡招募，位於{ $province }。
refused-units-missing = 你在{ $province }沒有{ $cargo }。
refused-no-extra-step = 「{ $order }」不能支付資源多走一步。
refused-extra-step-had = 額外的一步已經算進去了。
refused-no-steps-left = 已經沒有步數了。
refused-order-does-not-ship = 「{ $order }」不能搭船。
refused-walks-already = 搭船與走路只能選一種，你已經走了一步。
refused-no-coast = { $province }在內陸：船只能在沿岸領地之間航行。
refused-lands-elsewhere = 船從{ $province }出發，必須在別的領地上岸。
refused-no-mountain-paths = 這一局不使用山道。
refused-one-mountain = 一個「{ $order }」只能探索一座山，已經探索過了。
refused-mountain-steps =
    { $left ->
       *[other] 上山、下山要 2 步，現在只剩 { $left } 步。
    }
refused-not-at-foot = { $province }不與{ $mountain }相鄰。
refused-not-back = 這個單位是從{ $province }上山的，必須下山到別的領地。
refused-only-this-unit = 現在只能移動剛到{ $province }的單位。
refused-keep-another = 現在要選的是{ $other }的單位。
refused-keep-type = { $other }必須留下{ $unit }，而{ $province }沒有。
refused-is-there = { $province }的單位已經在那裡了。
refused-drive-together = 兩個單位必須移到同一個領地：{ $to_province }。

## 無法使用的配件檔

refused-box-option = { refused-box-line }：「{ $field }」是開桌時的選項，不屬於配件。
refused-box-adjacent = { refused-box-line }：{ $province }把自己列為相鄰領地，或同一個領地列了兩次。
refused-box-one-way = { refused-box-line }：{ $province }把{ $to_province }列為相鄰領地，{ $to_province }卻沒有列出{ $province }。
refused-box-strait = { refused-box-line }：海峽必須連接兩個相鄰的領地，這裡寫的是：{ $province }。
refused-box-apart = { refused-box-line }：從其他領地到不了{ $province }。
refused-box-capital = { refused-box-line }：{ $region }有 { $count } 個首都領地，應該只有一個。
refused-box-majority = { refused-box-line }：{ $region }的地區獎勵分數需要兩個數字，高的在前。
refused-box-mountain = { refused-box-line }：{ $mountain }至少要與兩個領地相鄰，而且都屬於它的地區。
refused-box-slots-few = { refused-box-line }：只有 { $count } 個行動格，至少要 { $least } 個。
refused-box-slots-order = { refused-box-line }：行動格必須從最南邊的 1 號開始連續編號。
refused-box-slots-twice = { refused-box-line }：同一個行動格列了兩次。
refused-box-orders = { refused-box-line }：{ $seats } 名玩家時，行動片或可以覆蓋的位置不夠。
refused-box-count =
    { $what ->
        [seeds] { refused-box-line }：種子標記（{ $needed } 個）必須與資源領地（{ $count } 個）一樣多。
        [shrines] { refused-box-line }：要放置 { $needed } 座大神社，神社領地卻有 { $count } 個。
        [shrine-pieces] { refused-box-line }：大神社只有 { $count } 座，神社領地有 { $needed } 個。
        [tiles] { refused-box-line }：山道標記只有 { $count } 個，山有 { $needed } 座。
        [neutral-tokens] { refused-box-line }：中立行動標記只有 { $count } 個，行動格有 { $needed } 個。
        [destiny] { refused-box-line }：命運卡只有 { $count } 張，四名玩家需要 { $needed } 張。
        [destiny-hand] { refused-box-line }：起始手牌 { $count } 張太少，至少要 { $needed } 張。
        [armies] { refused-box-line }：每名玩家只有 { $count } 支軍隊，開局時首都領地就要放 { $needed } 支。
        [coasts] { refused-box-line }：沿岸領地只有 { $count } 個，至少要 { $needed } 個。
        [agenda-tiles] { refused-box-line }：地區目標板塊只有 { $count } 個，地區有 { $needed } 個。
        [shrine-points] { refused-box-line }：同色神社的分數只寫了 { $count } 種數量，從 0 座起需要 { $needed } 種。
        [eras] { refused-box-line }：{ $count } 個時代太短，至少要 { $needed } 個。
       *[other] { refused-box-line }：{ $what } 是 { $count }，需要 { $needed }。
    }
refused-box-agenda = { refused-box-line }：在{ $region }永遠無法達成目標「{ $agenda }」。
refused-box-condition = { refused-box-line }：目標「{ $agenda }」的條件由 needs 決定，請刪去 condition。
refused-box-needs = { refused-box-line }：目標「{ $agenda }」的條件不能這樣寫（{ $problem }）。
refused-box-brackets = { refused-box-line }：影響力級距必須從 0 開始，連續遞增；從 { $least } 開始的這一級不符。
refused-box-elite = { refused-box-line }：精英在圖版上就是軍隊，兩者的戰力必須相同。
refused-box-map = { refused-box-line }：整套配件需要自己的「{ $part }」部分。
refused-box-many = { refused-box-line }：「{ $part }」自訂的項目太多，最多 { $count } 項。
refused-box-regions = { refused-box-line }：地圖要有 { $least } 到 { $most } 個地區，這裡有 { $count } 個。
refused-box-regions-order = { refused-box-line }：各地區的順序要從 1 到 { $count }，每個數字各一次。
refused-box-falls = { refused-box-line }：「{ $field }」的數字不能越來越小。
refused-box-agenda-met = { refused-box-line }：目標「{ $agenda }」什麼都不做就會達成。

## 圖版上

board-map = 日本地圖
board-slots = 行動格，由南到北
board-era = 第 { $era }／{ $eras } 時代 · 第 { $round } 輪
board-northward = 由南到北
board-southward = 由北到南
board-planning = 準備階段
board-resolution = 結算階段
board-now = 現在
board-again = 再執行
board-slot-empty = { $slot }：空的。中立行動：{ $neutral }
board-slot-down = { $slot }：{ $who }的行動片，背朝上。中立行動：{ $neutral }
board-slot-mine = { $slot }：你的「{ $order }」，背朝上，只有你看得到。中立行動：{ $neutral }
board-slot-up = { $slot }：{ $who }的「{ $order }」，面朝上。中立行動：{ $neutral }
board-slot-under = 下面：{ $who }的「{ $order }」，被覆蓋
board-slot-turn = 第 { $count } 個結算
board-price = 覆蓋要支付 { $count } 武士道
board-province = { $province }：{ $ground }，{ $region }
board-units =
    { $count ->
       *[other] { $who }：{ $count } 個單位
    }
board-units-special = 其中弓箭手 { $archers } 個、將軍 { $generals } 個
board-castle-of = { $who }的城堡
board-controls = { $who }控制：戰力 { $strength }
board-nobody = 沒有人控制
board-tie = 平手：沒有人控制
board-strength = 戰力
board-yields = 產出{ $resource }
board-shrine-colour = 神社，{ $colour }
board-neighbours = 相鄰：{ $provinces }
board-peak-down = { $mountain }：背朝上的山道標記
board-peak-up = { $mountain }：{ $tile }
board-peak-plain = { $mountain }：只是圖畫，不能進入
board-tile-retreat = 單位退回原來的領地；第二步沒有用掉。
board-tile-recruit = 可以在單位原來的領地招募 1 支軍隊。
board-tile-bushido = 得 1 武士道。
board-tile-food = 得 1 食物。
board-tile-neutral = 可以執行該地區的一個中立行動。
board-tile-ambush = 支付 1 武士道，移除該地區任一敵方單位。
board-regions = 地區
board-ranking = 排名
board-if-ended = 如果時代現在結束
board-now-points = { $who }：{ $points } 分；時代現在結束會再得 { $more } 分
board-points = 分數
board-majority = 地區獎勵
board-majority-of = { $region }：最多 { $most } 分，第二多 { $second } 分
board-shrines = 神社
board-siege = 弓箭手
board-harvest = 收穫
board-worth = 最終價值
board-cards =
    { $count ->
       *[other] 命運卡 { $count } 張
    }
board-region-of = { $who }：領地 { $provinces }，影響力 { $influence }，級距 { $value }；現在結束得影響力 { $more }、{ $points } 分
board-agenda = 目標（{ $points } 分）：{ $agenda }
board-agenda-rule = 這裡的行動片：{ $modifier }
board-agenda-done = { $who }已達成
board-total = 現在總計
board-hidden-total = 未知：食物與武士道在擋板後
board-lookahead = 你的行動片現在能在{ $region }做什麼
board-can-recruit = 招募：{ $provinces }
board-can-move = 移動，從：{ $provinces }
board-can-ship = 搭船，從：{ $provinces }
board-can-attack = 攻擊：{ $provinces }
board-can-harvest = 收穫：食物 { $food }、武士道 { $bushido }（{ $provinces }）
board-can-build = 城堡：{ $provinces }
board-can-recruit-castle = 在城堡招募：{ $provinces }
board-can-nothing = 「{ $order }」：目前什麼都不能做
board-then-neutral = 立刻可執行中立行動：{ $neutral }
board-order-recruit = 在該地區招募 1；支付 { price-recruit } 再招募 1。
board-order-move3 = { steps-move3 }，由在該地區的單位任意分配。
board-order-move2plus = { steps-move2plus }；支付 { price-move2plus }，{ steps-more }。
board-order-move2ship = { steps-move2ship }；或支付 { price-move2ship }，最多 2 個單位從該地區的海岸搭船到任何海岸。
board-order-attack = 在有你單位的領地移除 1 個敵方單位；支付 { price-attack }，在同一領地再移除 1 個。
board-order-harvest = 該地區每個有你單位的資源領地得 1 資源。
board-order-build = 同一領地的 2 個單位變成城堡；該地區已有城堡則在那裡招募 1。
board-tokens = 你的行動片
board-copies =
    { $count ->
       *[other] 還有 { $count } 個
    }
board-only-you = 只有你看得到
board-destiny = 你的命運卡
board-destiny-card = 命運卡：{ $region }
board-destiny-hint = { $region }：已打出 { $played } 張，你在那裡的級距是 { $value }
board-chosen-hidden = 你的選擇背朝上放著，直到大家都選好
board-supply =
    { $count ->
       *[other] 供應堆有 { $count } 支軍隊
    }
board-barracks = 軍營有 { $count } 個
board-castles-left =
    { $count ->
       *[other] 還有 { $count } 座城堡
    }
board-has-food = { $count } 食物
board-has-bushido = { $count } 武士道
board-behind-screen = 食物與武士道在擋板後
board-tokens-left =
    { $count ->
       *[other] 擋板後有 { $count } 個行動片
    }
board-cards-left =
    { $count ->
       *[other] 手上有 { $count } 張命運卡
    }
board-trained = 訓練好的{ $unit }：{ $count }
board-choose-unit = 哪個單位
board-choose-cargo = 搭船
board-choose-castle = 哪些單位變成城堡
board-choose-enemy = 誰的單位
board-choose-act = 做什麼
board-close = 關閉
board-printed = 地圖與數字是照出版的配件輸入的
board-reconstructed = 地圖與許多數字是推定的
board-reconstructed-more = 找不到印刷的圖版與規則書。領地、邊界、山、行動格與中立行動、地區獎勵分數、影響力級距、行動片的數量與命運卡的分配，都是我們的推定；行動的效果、輪次、覆蓋、控制與計分則不是。架設伺服器的人可以用配件檔換上真正的內容。
board-reconstructed-here = 這張桌子使用自備的配件檔。
board-legend = 線連接相鄰的領地，虛線是海峽，粗線隔開不相鄰的領地。
board-power-earth-elite = 到達時：在該地區再招募 1 支普通軍隊。
board-power-earth-general = 到達時：移除該地區一個領地的所有敵方單位。
board-power-wind-elite = 到達時：這個菁英最多走 2 步。
board-power-wind-general = 到達時：移除該地區的單位，直到每位玩家最多剩 1 個。
board-power-fire-elite = 到達時：在該地區一個相鄰領地移除 1 個敵方單位。
board-power-fire-general = 到達時：把任意個自己的單位從任何地方移來。
board-power-water-elite = 到達時：把這裡最多 2 個敵方單位移到一個相鄰領地。
board-power-water-general = 到達時：得到該地區每個資源領地的資源，並移除那裡最多 2 個敵方單位。
board-power-void-elite = 到達時：執行該地區一個放有你行動片的行動格的中立行動。
board-power-void-general = 到達時：將軍最多走 1 步，然後移除所在領地的所有敵方單位。
coast-coastal = 沿岸
coast-inland = 內陸
board-table-key = 每欄：控制的領地與地區獎勵分數；下面是影響力、時代現在結束會增加的、▸ 級距的值。最後以這個值乘以該地區的命運卡張數。
board-eras = 時代
board-leftovers = 剩餘資源
