# 小小武士帝国：玩家读到的文字。

game-title = 小小武士帝国
game-designer = Milan Tasevski
game-tagline = 把秘密的行动片放在日本各地，由南到北结算，再由北到南。
game-about = 每个时代两轮。把行动片背朝上放在各地区旁，再依序结算：招募、移动、搭船、攻击、收获、建造。控制的领地带来分数与影响力，命运卡决定影响力值多少分。印刷的图版找不到，地图与许多数字是推定的。

## 所用配件的费用与数量

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
        [0] 免费
       *[other] { $archer_bushido } 武士道
    }
price-elite =
    { $elite_food ->
        [0] 免费
       *[other] { $elite_food } 食物
    }
price-general =
    { $general_food ->
        [0] { $general_bushido ->
            [0] 免费
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

## 提问

ask-ChooseDestiny = 秘密选一张命运卡：那个地区在最终计分时多算一次
wait-ChooseDestiny =
    { $count ->
       *[other] { $who }还在选命运卡
    }
ask-ChooseDojo = 选择你的道场
wait-ChooseDojo = { $who }正在选择道场
ask-PlaceOrder = 把一个行动片背朝上放在行动格
wait-PlaceOrder = { $who }正在放行动片
ask-TakeNeutral =
    { $kinds ->
        [move] { neutral-lead }：{ $region }的一个单位走一步
        [attack] { neutral-lead }：在{ $region }有你单位的领地移除 1 个敌方单位
        [recruit] { neutral-lead }：在{ $region }招募 1
        [harvest] { neutral-lead }：从{ $region }一个有你单位的资源领地得 1 资源
       *[other] 在{ $region }执行一个中立行动
    }
wait-TakeNeutral =
    { $kinds ->
        [move] { neutral-turn }：移动
        [attack] { neutral-turn }：攻击
        [recruit] { neutral-turn }：招募
        [harvest] { neutral-turn }：收获
       *[other] { $who }可以在{ $region }执行一个中立行动
    }
neutral-lead =
    { $must ->
        [true] 中立行动（必须执行）
       *[other] 中立行动
    }
neutral-turn =
    { $must ->
        [true] { $who }必须在{ $region }执行中立行动
       *[other] { $who }可以在{ $region }执行中立行动
    }
ask-Train = 你可以训练一个单位
wait-Train = { $who }可以训练一个单位
ask-RecruitOrder = 在{ $region }招募 1：首都领地，或你的城堡所在领地
wait-RecruitOrder = { $who }正在{ $region }招募
ask-RecruitMore =
    { $resource_id ->
        [food] 支付 1 个食物，在{ $region }再招募 1 个单位
        [bushido] 支付 1 点武士道，在{ $region }再招募 1 个单位
       *[other] 在{ $region }再招募 1 个单位（地区目标使其免费）
    }
wait-RecruitMore = { $who }可以在{ $region }再招募 1
ask-March =
    { $may_ship ->
        [true] { $order }：在{ $region }走 { $left } 步，或改为搭船。先选领地，再选去处
       *[other] { $left ->
            [0] { $order }：没有步数了；支付 { price-move2plus }，{ steps-more }，或完成
           *[other] { $order }：在{ $region }还有 { $left } 步。先选领地，再选去处
        }
    }
wait-March =
    { $left ->
       *[other] { $who }正在{ $region }移动：还有 { $left } 步
    }
ask-Ship = { $cargo }从{ $province }搭船：选任何地区的一个沿岸领地
wait-Ship = { $who }正把{ $cargo }从{ $province }搭船运走
ask-AttackOrder = 在{ $region }攻击：在有你单位的领地移除 1 个敌方单位
wait-AttackOrder = { $who }正在{ $region }攻击
ask-AttackMore =
    { $resource_id ->
        [food] 支付 1 个食物，在{ $province }再移除 1 个敌方单位
        [bushido] 支付 1 点武士道，在{ $province }再移除 1 个敌方单位
       *[other] 在{ $province }再移除 1 个敌方单位（地区目标使其免费）
    }
wait-AttackMore = { $who }可以在{ $province }再移除 1 个
ask-HarvestOrder = 在{ $region }收获：每个有你单位的资源领地得 1 资源
wait-HarvestOrder = { $who }正在{ $region }收获
ask-BuildOrder = 在{ $region }建造：同一领地的两个单位变成你的城堡；已有城堡则在那里招募 1
wait-BuildOrder = { $who }正在{ $region }建造
ask-Descend = 下山，走到另一个领地
wait-Descend = { $who }正在下山
ask-MountainRecruit = 山道标记：可以在{ $province }招募 1 支军队
wait-MountainRecruit = { $who }可以在{ $province }招募 1 支军队
ask-Ambush = 伏击：支付 1 武士道，移除{ $region }任一敌方单位
wait-Ambush = { $who }可以在{ $region }伏击
ask-EarthElite = 大地道场：在{ $region }再招募 1 支军队
wait-EarthElite = { $who }可以在{ $region }再招募 1 支军队
ask-EarthGeneral = 大地道场：移除{ $region }一个领地的所有敌方单位
wait-EarthGeneral = { $who }可以移除{ $region }一个领地的所有敌方单位
ask-WindElite =
    { $left ->
       *[other] 风道场：{ $province }的精英可以再走 { $left } 步
    }
wait-WindElite = { $who }可以移动{ $province }的精英
ask-WindGeneral = 风道场：移除{ $region }的单位，直到每位玩家最多剩 1 个，你也一样
wait-WindGeneral = { $who }可以削减{ $region }的单位
ask-WindKeep = 风道场：选择{ $seat }在{ $region }留下的单位
wait-WindKeep = { $who }正在选择{ $seat }在{ $region }留下的单位
ask-FireElite = 火道场：在{ $region }中与{ $province }相邻的领地移除 1 个敌方单位
wait-FireElite = { $who }可以在{ $province }旁移除 1 个敌方单位
ask-FireGeneral = 火道场：把自己的单位从任何地方逐个移到{ $province }
wait-FireGeneral = { $who }可以把单位移到{ $province }
ask-WaterElite =
    { $left ->
        [one] 水道场：再把{ $province }的 { $left } 个敌方单位移到同一个相邻领地
       *[other] 水道场：把{ $province }最多 { $left } 个敌方单位移到一个相邻领地
    }
wait-WaterElite = { $who }可以移走{ $province }的敌方单位
ask-WaterGain = 水道场：得到{ $region }每个资源领地的资源
wait-WaterGain = { $who }可以得到{ $region }的资源
ask-WaterStrike =
    { $left ->
       *[other] 水道场：在{ $region }最多还可移除 { $left } 个敌方单位
    }
wait-WaterStrike = { $who }可以移除{ $region }的敌方单位
ask-VoidElite = 虚空道场：执行{ $region }中一个放有你行动片的行动格的中立行动
wait-VoidElite = { $who }可以在{ $region }执行一个中立行动
ask-VoidGeneral = 虚空道场：{ $province }的将军可以移动一步，然后可以移除所在领地的所有敌方单位
wait-VoidGeneral = { $who }可以移动{ $province }的将军
ask-VoidStrike = 虚空道场：移除{ $province }的所有敌方单位
wait-VoidStrike = { $who }可以移除{ $province }的所有敌方单位

## 行动

move-skip = 略过
move-done = 完成
move-destiny = 打出{ $region }的命运卡
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
move-harvest = 在{ $province }收获
move-all = 全部收获
move-pay = 支付 { price-move2plus }：{ steps-more }
move-ship = { $cargo }从{ $province }搭船
move-land = 在{ $to_province }上岸
move-build = 用{ $cargo }在{ $province }建城堡
move-explore = { $unit }从{ $province }踏上{ $mountain }
move-descend = 下山到{ $to_province }
move-dojo = 选择{ $dojo }
move-train = 训练：{ $lesson }
move-clear = 移除{ $province }的所有敌方单位
move-thin = 每位玩家只留一个单位
move-keep = { $other }留下{ $province }的单位
move-fetch = 从{ $province }调来{ $unit }
move-drive = 把{ $other }的{ $unit }移到{ $to_province }
move-gain = 得到资源

## 先选什么

verb-step = 移动
verb-attack = 攻击
verb-recruit = 招募
verb-harvest = 收获
verb-ship = 搭船移动
verb-explore = 探索

## 事件

log-dealt = { $seat }拿到 { $count } 张命运卡：{ $region }
log-dealt-hidden = { $seat }拿到 { $count } 张命运卡
log-sown = 种子标记放在资源领地上
log-turn-order = 回合顺序：{ $seats }
log-agenda-laid = { $region }的目标：{ $agenda }
log-tiles-laid = { $count } 个山道标记背朝上放好
log-shrine-laid = { $province }的神社：{ $colour }
log-neutral-laid = { $slot }的中立行动：{ $neutral }
log-took-dojo = { $seat }选择{ $dojo }
log-era = 第 { $count } 时代开始
log-destiny = { $seat }打出{ $region }的命运卡
log-placed = { $seat }把「{ $order }」放在{ $slot }
log-placed-hidden = { $seat }把一个行动片背朝上放在{ $slot }
log-no-slot = { $seat }已经没有行动格可放行动片
log-covered = { $seat }覆盖{ $other }在{ $slot }的「{ $covered_order }」
log-neutral-skipped = { $seat }略过{ $region }的中立行动
log-second-round = 第 { $count } 时代第二轮：由北到南
log-revealed = { $slot }：{ $seat }揭示「{ $order }」
log-acts-again = { $slot }：{ $seat }的「{ $order }」再执行一次
log-unused = { $seat }没有使用「{ $order }」
log-recruited = { $seat }在{ $province }招募{ $unit }
log-moved = { $seat }把{ $unit }从{ $province }移动到{ $to_province }
log-drove = { $seat }把{ $other }的{ $unit }从{ $province }移到{ $to_province }
log-shipped =
    { $count ->
       *[other] { $seat }把 { $count } 个单位从{ $province }搭船运到{ $to_province }
    }
log-removed = { $seat }移除{ $other }在{ $province }的{ $unit }
log-cleared =
    { $count ->
       *[other] { $seat }移除{ $other }在{ $province }的 { $count } 个单位
    }
log-thinned =
    { $count ->
       *[other] { $seat }移除{ $other }在{ $region }的 { $count } 个单位
    }
log-built = { $seat }在{ $province }建造城堡
log-explored = { $seat }的{ $unit }从{ $province }踏上{ $mountain }
log-turned-up = { $mountain }：翻开「{ $tile }」
log-retreated = { $seat }的{ $unit }从{ $mountain }退回{ $province }
log-descended = { $seat }的{ $unit }从{ $mountain }下山到{ $province }
log-gained = { $seat }得到 { $count } { $resource }
log-paid = { $seat }支付 { $count } { $resource }
log-trained = { $seat }训练：{ $lesson }
log-agenda =
    { $points ->
       *[other] { $seat }达成{ $region }的目标（{ $agenda }）：{ $points } 分
    }
log-era-ends = 第 { $count } 时代结束
log-influence = { $seat }在{ $region }得到 { $count } 影响力
log-majority =
    { $points ->
       *[other] { $seat }得到{ $region }的地区奖励：{ $points } 分
    }
log-shrines =
    { $points ->
       *[other] { $seat }的神社：{ $points } 分
    }
log-siege =
    { $points ->
       *[other] { $seat }在敌方城堡旁的弓箭手：{ $points } 分
    }
log-drew = { $seat }抽到{ $region }的命运卡
log-drew-hidden = { $seat }抽一张命运卡
log-destiny-scored =
    { $points ->
       *[other] { $seat }在{ $region }的影响力：{ $points } 分
    }
log-leftovers =
    { $points ->
       *[other] { $seat }的剩余资源：{ $points } 分
    }

## 结果的理由

reason-from-eras = { $seat }：各时代共 { $points } 分。
reason-from-region = { $seat }：{ $region } { $points } 分（级距 { $value } × 命运卡 { $cards } 张）。
reason-from-leftovers = { $seat }：剩余资源 { $points } 分。
reason-won-by-points = { $seat }以最高的 { $points } 分获胜。
reason-tied-on-points = { $seats }同为 { $points } 分；图版上单位较少者为先。
reason-won-by-fewest-units = { $seat }在图版上的单位最少（{ $count } 个），获胜。
reason-tied-on-units = { $seats }同有 { $count } 个单位；剩余资源较多者为先。
reason-won-by-resources = { $seat }的剩余资源最多（{ $count } 个），获胜。
reason-shared = { $seats }同剩 { $count } 个资源，共同获胜。

## 地区与行动格

region-grey = 灰色地区
region-orange = 橙色地区
region-green = 绿色地区
region-purple = 紫色地区
slot-of = { $region }第 { $count } 格

## 行动片与行动

order-recruit = 招募
order-move3 = 移动 { $move3_steps }
order-move2plus = 移动 { $move2plus_steps }／{ $move2plus_most }
order-move2ship = 移动 { $move2ship_steps }／搭船 2
order-attack = 攻击 2
order-harvest = 收获
order-build = 建造／招募
neutral-move = 移动
neutral-attack = 攻击
neutral-recruit = 招募
neutral-harvest = 收获
resource-food = 食物
resource-bushido = 武士道

## 单位

unit-army = 军队
unit-archer = 弓箭手
unit-general = 将军
unit-elite = 精英
cargo-army = 1 支军队
cargo-archer = 1 个弓箭手
cargo-general = 1 个将军
cargo-army_army = 2 支军队
cargo-army_archer = 1 支军队与 1 个弓箭手
cargo-army_general = 1 支军队与将军
cargo-archer_archer = 2 个弓箭手
cargo-archer_general = 1 个弓箭手与将军

## 图版

ground-capital = 首都领地
ground-resource = 资源领地
ground-shrine = 神社
ground-plain = 普通领地
province-satsuma = 萨摩
province-bungo = 丰后
province-chikuzen = 筑前
province-tosa = 土佐
province-aki = 安艺
province-izumo = 出云
province-harima = 播磨
province-yamashiro = 山城
province-ise = 伊势
province-echizen = 越前
province-owari = 尾张
province-shinano = 信浓
province-musashi = 武藏
province-echigo = 越后
province-shimotsuke = 下野
province-hitachi = 常陆
province-rikuzen = 陆前
province-dewa = 出羽
province-mutsu = 陆奥
province-oshima = 渡岛
province-ishikari = 石狩
province-kamikawa = 上川
province-tokachi = 十胜
province-kitami = 北见
mountain-aso = 阿苏山
mountain-daisen = 大山
mountain-hakusan = 白山
mountain-fuji = 富士山
mountain-bandai = 磐梯山
mountain-iwate = 岩手山
mountain-daisetsu = 大雪山

## 模组

dojo-earth = 大地道场
dojo-wind = 风道场
dojo-fire = 火道场
dojo-water = 水道场
dojo-void = 虚空道场
lesson-archer = 弓箭手（{ price-archer }）
lesson-elite = 精英（{ price-elite }）
lesson-general-from-archer = 弓箭手升为将军（{ price-general }）
lesson-general-from-elite = 精英升为将军（{ price-general }）
needs-units = 有你至少 { $units } 个单位
needs-control = 控制 { $count } 个领地
needs-control-units = 控制 { $count } 个领地，各有你至少 { $units } 个单位
needs-things = 控制{ $things }
needs-spread = { $count } 个领地各有你的单位
needs-spread-units = { $count } 个领地各有你至少 { $units } 个单位
needs-and = { $first }，且{ $second }
needs-castle = 有你的城堡
thing-and = { $first }与{ $second }
thing-every-resource = 所有资源领地
thing-resources = {" "}{ $count } 个资源领地
thing-shrines = {" "}{ $count } 个神社
thing-capital = 首都领地
modifier-attack_free = “攻击”的第二次移除免费
modifier-move2plus_free = “{ order-move2plus }”免费升级：{ steps-more }
modifier-recruit_free = “招募”的第二次招募免费
modifier-ship_free = 搭船免费
modifier-harvest_plus = “收获”从每个领地获得 2 个资源
colour-red = 红色
colour-white = 白色
colour-black = 黑色
tile-retreat = 退回
tile-recruit = 招募
tile-bushido = 武士道
tile-food = 食物
tile-neutral = 中立行动
tile-ambush = 伏击

## 选项

option-agendas = 地区目标
option-agendas-help = 每个地区有一个目标，每位达成的玩家各得分一次；另有一项加成，对在该地区执行的行动片有效。
option-agendas-true = 使用
option-agendas-false = 不使用
option-mountains = 山道
option-mountains-help = 移动的单位可以踏上山，翻开山上的标记。
option-mountains-true = 使用
option-mountains-false = 不使用
option-grand_shrines = 大神社
option-grand_shrines-help = 神社有颜色；同色的神社越多，分数越高。
option-grand_shrines-true = 使用
option-grand_shrines-false = 不使用
option-dojos = 道场（Rise of Tokugawa）
option-dojos-help = 每位玩家有一个道场，训练精英、弓箭手与将军，各有能力。
option-dojos-true = 使用
option-dojos-false = 不使用
option-random_neutral = 中立行动
option-random_neutral-help = 用图版上的，或为每个行动格随机抽取。
option-random_neutral-true = 随机
option-random_neutral-false = 如图版所示
option-dojo_choice = 道场的决定
option-dojo_choice-help = 依回合顺序公开选择，或随机决定。
option-dojo_choice-choose = 由玩家选择
option-dojo_choice-random = 随机
option-open_resources = 食物与武士道
option-open_resources-help = 每个人有多少藏在玩家挡板后，或是公开。得到与支付时大家都看得到。
option-open_resources-true = 公开
option-open_resources-false = 在挡板后
option-mountain_neutral = 山上的中立行动
option-mountain_neutral-help = 该地区行动格上有的一种，或四种中任何一种。
option-mountain_neutral-region_slots = 该地区行动格上的
option-mountain_neutral-any = 四种中任何一种
option-uncovered_tokens = 第一轮未被覆盖的行动片
option-uncovered_tokens-help = 在第二轮再执行一次，或这个时代不再执行。
option-uncovered_tokens-act_again = 第二轮再执行一次
option-uncovered_tokens-rest = 只执行一次
option-own_covering = 覆盖自己的行动片
option-own_covering-help = 不受限制，或与被对手覆盖一样计入上限；计入时，没有行动格可放的玩家就不放。
option-own_covering-free = 不受限制
option-own_covering-counts = 计入上限
option-neutral_action = 行动格的中立行动
option-neutral_action-help = 在那里放行动片的玩家可以不执行，或只要能执行就必须执行。
option-neutral_action-optional = 可以不执行
option-neutral_action-compulsory = 必须执行
option-castle_in_region = 一个地区的城堡
option-castle_in_region-help = 每位玩家在一个地区各可建一座，或一个地区总共只能有一座。
option-castle_in_region-for_each = 每位玩家一座
option-castle_in_region-for_all = 总共一座
option-agenda_faces = 抽地区目标
option-agenda_faces-help = 同一板块的两面不会同时出现，或从所有的面中抽出。
option-agenda_faces-apart = 每个板块只用一面
option-agenda_faces-mixed = 从所有的面中抽
option-data = 配件文件
option-data-help = 手边有实体游戏的人，可以在这里用 TOML 写下推定的地图和数字有哪些不符。
preset-base = 基本游戏
preset-variants = 加上三个变体
preset-tokugawa = 加上道场
preset-everything = 全部
preset-source = 依我们所据的原文

## 为什么不能这么做

refused-cannot-decline = 这里必须选择，不能略过。
refused-nobody-there = 那个座位没有玩家。
refused-not-on-board = 这局游戏的图版上没有那个地方。
refused-card-not-in-hand = 你没有{ $region }的命运卡。
refused-tokens-laid = 你的挡板后已经没有“{ $order }”了；每个时代开始时有 { $count } 个。
refused-slot-taken = { $slot }已经有行动片：第一轮只能放在空的行动格。
refused-slot-face-down = { $slot }的行动片是这一轮放的：只能覆盖第一轮的行动片。
refused-covered-enough =
    { $count ->
       *[other] 每个时代其他玩家最多只能覆盖{ $other }的 { $count } 个行动片，已经到上限了。
    }
refused-covered-by-all =
    { $count ->
       *[other] 每个时代{ $other }最多只能有 { $count } 个行动片被覆盖，自己覆盖的也算，已经到上限了。
    }
refused-cover-price = 覆盖{ $slot }的行动片要支付 { $count } 点武士道，你有 { $left } 点。
refused-too-dear =
    { $resource_id ->
        [food] 要支付 { $count } 个食物，你有 { $left } 个。
       *[other] 要支付 { $count } 点武士道，你有 { $left } 点。
    }
refused-dojo-taken = { $seat }已经选了{ $dojo }。
refused-none-in-supply = 你的军队都在地图上，没有可以再放的了。
refused-none-trained = 你没有训练好的{ $unit }。
refused-archers-used = 你的弓箭手（共 { $count } 个）都已训练好或在地图上。
refused-generals-used = 你的将军（共 { $count } 个）都已训练好或在地图上。
refused-elite-places =
    { $count ->
       *[other] 训练好的精英同时最多 { $count } 个。
    }
refused-not-in-region = { $province }不属于{ $region }。
refused-no-unit-there = 你在{ $province }没有{ $unit }。
refused-no-own-unit = 你在{ $province }没有单位。
refused-not-adjacent = { $to_province }和{ $province }不相邻。
refused-own-unit = 请选其他玩家的单位，不是自己的。
refused-no-enemies-there = { $province }没有敌方单位。
refused-no-enemy-there = { $other }在{ $province }没有单位。
refused-no-enemy-unit = { $other }在{ $province }没有{ $unit }。
refused-no-resource-there = { $province }不是资源领地。
refused-other-neutral = 这里的中立行动是：{ $neutral }。
refused-neutral-compulsory = 这局游戏的中立行动只要能执行就必须执行。
refused-recruit-places = 在{ $region }招募的单位只能放在{ $places }，不能放在{ $province }。
refused-army-only = 现在只能招募军队，不能招募{ $unit }。
refused-only-here = 只能在{ $province }这么做。
refused-attack-goes-on = 第二个单位必须在同一个领地移除：{ $province }。
refused-harvest-at-once = 这个行动片一次收获整个{ $region }，不能逐个领地收获。
refused-castle-stands = 你在{ $region }已经有城堡，位于{ $province }。
refused-castle-first = 这个行动片只能在城堡招募，而你在{ $region }没有城堡。
refused-recruit-at-castle = 这个行动片只能在你的城堡招募，位于{ $province }。
refused-units-missing = 你在{ $province }没有{ $cargo }。
refused-no-extra-step = “{ $order }”不能支付资源多走一步。
refused-extra-step-had = 额外的一步已经算进去了。
refused-no-steps-left = 已经没有步数了。
refused-order-does-not-ship = “{ $order }”不能搭船。
refused-walks-already = 搭船和走路只能选一种，你已经走了一步。
refused-no-coast = { $province }在内陆：船只能在沿岸领地之间航行。
refused-lands-elsewhere = 船从{ $province }出发，必须在别的领地上岸。
refused-no-mountain-paths = 这局游戏不使用山道。
refused-one-mountain = 一个“{ $order }”只能探索一座山，已经探索过了。
refused-mountain-steps =
    { $left ->
       *[other] 上山、下山要 2 步，现在只剩 { $left } 步。
    }
refused-not-at-foot = { $province }不和{ $mountain }相邻。
refused-not-back = 这个单位是从{ $province }上山的，必须下山到别的领地。
refused-only-this-unit = 现在只能移动刚到{ $province }的单位。
refused-keep-another = 现在要选的是{ $other }的单位。
refused-keep-type = { $other }必须留下{ $unit }，而{ $province }没有。
refused-is-there = { $province }的单位已经在那里了。
refused-drive-together = 两个单位必须移到同一个领地：{ $to_province }。

## 无法使用的配件文件

refused-box-option = { refused-box-line }：“{ $field }”是开桌时的选项，不属于配件。
refused-box-adjacent = { refused-box-line }：{ $province }把自己列为相邻领地，或者同一个领地列了两次。
refused-box-one-way = { refused-box-line }：{ $province }把{ $to_province }列为相邻领地，{ $to_province }却没有列出{ $province }。
refused-box-strait = { refused-box-line }：海峡必须连接两个相邻的领地，这里写的是：{ $province }。
refused-box-apart = { refused-box-line }：从其他领地无法到达{ $province }。
refused-box-capital = { refused-box-line }：{ $region }有 { $count } 个首都领地，应该只有一个。
refused-box-majority = { refused-box-line }：{ $region }的地区奖励分数需要两个数字，大的在前。
refused-box-mountain = { refused-box-line }：{ $mountain }至少要和两个领地相邻，而且都在它所属的地区。
refused-box-slots-few = { refused-box-line }：只有 { $count } 个行动格，至少要有 { $least } 个。
refused-box-slots-order = { refused-box-line }：行动格必须从最南边的 1 号开始连续编号。
refused-box-slots-twice = { refused-box-line }：同一个行动格列了两次。
refused-box-orders = { refused-box-line }：{ $seats } 名玩家时，行动片或可以覆盖的位置不够。
refused-box-count =
    { $what ->
        [seeds] { refused-box-line }：种子标记（{ $needed } 个）必须和资源领地（{ $count } 个）一样多。
        [shrines] { refused-box-line }：要放置 { $needed } 座大神社，神社领地却有 { $count } 个。
        [shrine-pieces] { refused-box-line }：大神社只有 { $count } 座，神社领地有 { $needed } 个。
        [tiles] { refused-box-line }：山道标记只有 { $count } 个，山有 { $needed } 座。
        [neutral-tokens] { refused-box-line }：中立行动标记只有 { $count } 个，行动格有 { $needed } 个。
        [destiny] { refused-box-line }：命运卡只有 { $count } 张，四名玩家需要 { $needed } 张。
        [destiny-hand] { refused-box-line }：起始手牌 { $count } 张太少，至少要 { $needed } 张。
        [armies] { refused-box-line }：每名玩家只有 { $count } 支军队，开局时首都领地就要放 { $needed } 支。
        [coasts] { refused-box-line }：沿岸领地只有 { $count } 个，至少要有 { $needed } 个。
        [agenda-tiles] { refused-box-line }：地区目标板块只有 { $count } 个，地区有 { $needed } 个。
        [shrine-points] { refused-box-line }：同色神社的分数只写了 { $count } 种数量，从 0 座起需要 { $needed } 种。
        [eras] { refused-box-line }：{ $count } 个时代太短，至少要有 { $needed } 个。
       *[other] { refused-box-line }：{ $what } 是 { $count }，需要 { $needed }。
    }
refused-box-agenda = { refused-box-line }：在{ $region }永远无法达成目标“{ $agenda }”。
refused-box-condition = { refused-box-line }：目标“{ $agenda }”的条件由 needs 决定，请删去 condition。
refused-box-needs = { refused-box-line }：目标“{ $agenda }”的条件不能这样写（{ $problem }）。
refused-box-brackets = { refused-box-line }：影响力级距必须从 0 开始，连续递增；从 { $least } 开始的这一级不符。
refused-box-elite = { refused-box-line }：精英在版图上就是军队，两者的战力必须相同。
refused-box-map = { refused-box-line }：整套配件需要自己的“{ $part }”部分。
refused-box-many = { refused-box-line }：“{ $part }”自定义的项目太多，最多 { $count } 项。
refused-box-regions = { refused-box-line }：地图要有 { $least } 到 { $most } 个地区，这里有 { $count } 个。
refused-box-regions-order = { refused-box-line }：各地区的顺序要从 1 到 { $count }，每个数字各一次。
refused-box-falls = { refused-box-line }：“{ $field }”的数字不能越来越小。
refused-box-agenda-met = { refused-box-line }：目标“{ $agenda }”什么都不做就会达成。

## 图版上

board-map = 日本地图
board-slots = 行动格，由南到北
board-era = 第 { $era }／{ $eras } 时代 · 第 { $round } 轮
board-northward = 由南到北
board-southward = 由北到南
board-planning = 准备阶段
board-resolution = 结算阶段
board-now = 现在
board-again = 再执行
board-slot-empty = { $slot }：空的。中立行动：{ $neutral }
board-slot-down = { $slot }：{ $who }的行动片，背朝上。中立行动：{ $neutral }
board-slot-mine = { $slot }：你的「{ $order }」，背朝上，只有你看得到。中立行动：{ $neutral }
board-slot-up = { $slot }：{ $who }的「{ $order }」，面朝上。中立行动：{ $neutral }
board-slot-under = 下面：{ $who }的「{ $order }」，被覆盖
board-slot-turn = 第 { $count } 个结算
board-price = 覆盖要支付 { $count } 武士道
board-province = { $province }：{ $ground }，{ $region }
board-units =
    { $count ->
       *[other] { $who }：{ $count } 个单位
    }
board-units-special = 其中弓箭手 { $archers } 个、将军 { $generals } 个
board-castle-of = { $who }的城堡
board-controls = { $who }控制：战力 { $strength }
board-nobody = 没有人控制
board-tie = 平手：没有人控制
board-strength = 战力
board-yields = 产出{ $resource }
board-shrine-colour = 神社，{ $colour }
board-neighbours = 相邻：{ $provinces }
board-peak-down = { $mountain }：背朝上的山道标记
board-peak-up = { $mountain }：{ $tile }
board-peak-plain = { $mountain }：只是图画，不能进入
board-tile-retreat = 单位退回原来的领地；第二步没有用掉。
board-tile-recruit = 可以在单位原来的领地招募 1 支军队。
board-tile-bushido = 得 1 武士道。
board-tile-food = 得 1 食物。
board-tile-neutral = 可以执行该地区的一个中立行动。
board-tile-ambush = 支付 1 武士道，移除该地区任一敌方单位。
board-regions = 地区
board-ranking = 排名
board-if-ended = 如果时代现在结束
board-now-points = { $who }：{ $points } 分；时代现在结束会再得 { $more } 分
board-points = 分数
board-majority = 地区奖励
board-majority-of = { $region }：最多 { $most } 分，第二多 { $second } 分
board-shrines = 神社
board-siege = 弓箭手
board-harvest = 收获
board-worth = 最终价值
board-cards =
    { $count ->
       *[other] 命运卡 { $count } 张
    }
board-region-of = { $who }：领地 { $provinces }，影响力 { $influence }，级距 { $value }；现在结束得影响力 { $more }、{ $points } 分
board-agenda = 目标（{ $points } 分）：{ $agenda }
board-agenda-rule = 这里的行动片：{ $modifier }
board-agenda-done = { $who }已达成
board-total = 现在总计
board-hidden-total = 未知：食物与武士道在挡板后
board-lookahead = 你的行动片现在能在{ $region }做什么
board-can-recruit = 招募：{ $provinces }
board-can-move = 移动，从：{ $provinces }
board-can-ship = 搭船，从：{ $provinces }
board-can-attack = 攻击：{ $provinces }
board-can-harvest = 收获：食物 { $food }、武士道 { $bushido }（{ $provinces }）
board-can-build = 城堡：{ $provinces }
board-can-recruit-castle = 在城堡招募：{ $provinces }
board-can-nothing = 「{ $order }」：目前什么都不能做
board-then-neutral = 立刻可执行中立行动：{ $neutral }
board-order-recruit = 在该地区招募 1；支付 { price-recruit } 再招募 1。
board-order-move3 = { steps-move3 }，由在该地区的单位任意分配。
board-order-move2plus = { steps-move2plus }；支付 { price-move2plus }，{ steps-more }。
board-order-move2ship = { steps-move2ship }；或支付 { price-move2ship }，最多 2 个单位从该地区的海岸搭船到任何海岸。
board-order-attack = 在有你单位的领地移除 1 个敌方单位；支付 { price-attack }，在同一领地再移除 1 个。
board-order-harvest = 该地区每个有你单位的资源领地得 1 资源。
board-order-build = 同一领地的 2 个单位变成城堡；该地区已有城堡则在那里招募 1。
board-tokens = 你的行动片
board-copies =
    { $count ->
       *[other] 还有 { $count } 个
    }
board-only-you = 只有你看得到
board-destiny = 你的命运卡
board-destiny-card = 命运卡：{ $region }
board-destiny-hint = { $region }：已打出 { $played } 张，你在那里的级距是 { $value }
board-chosen-hidden = 你的选择背朝上放著，直到大家都选好
board-supply =
    { $count ->
       *[other] 供应堆有 { $count } 支军队
    }
board-barracks = 军营有 { $count } 个
board-castles-left =
    { $count ->
       *[other] 还有 { $count } 座城堡
    }
board-has-food = { $count } 食物
board-has-bushido = { $count } 武士道
board-behind-screen = 食物与武士道在挡板后
board-tokens-left =
    { $count ->
       *[other] 挡板后有 { $count } 个行动片
    }
board-cards-left =
    { $count ->
       *[other] 手上有 { $count } 张命运卡
    }
board-trained = 训练好的{ $unit }：{ $count }
board-choose-unit = 哪个单位
board-choose-cargo = 搭船
board-choose-castle = 哪些单位变成城堡
board-choose-enemy = 谁的单位
board-choose-act = 做什么
board-close = 关闭
board-printed = 地图与数字是照出版的配件输入的
board-reconstructed = 地图与许多数字是推定的
board-reconstructed-more = 找不到印刷的图版与规则书。领地、边界、山、行动格与中立行动、地区奖励分数、影响力级距、行动片的数量与命运卡的分配，都是我们的推定；行动的效果、轮次、覆盖、控制与计分则不是。架设服务器的人可以用配件文件换上真正的内容。
board-reconstructed-here = 这张桌子使用自备的配件文件。
board-legend = 线连接相邻的领地，虚线是海峡，粗线隔开不相邻的领地。
board-power-earth-elite = 到达时：在该地区再招募 1 支普通军队。
board-power-earth-general = 到达时：移除该地区一个领地的所有敌方单位。
board-power-wind-elite = 到达时：这个精英最多走 2 步。
board-power-wind-general = 到达时：移除该地区的单位，直到每位玩家最多剩 1 个。
board-power-fire-elite = 到达时：在该地区一个相邻领地移除 1 个敌方单位。
board-power-fire-general = 到达时：把任意个自己的单位从任何地方移来。
board-power-water-elite = 到达时：把这里最多 2 个敌方单位移到一个相邻领地。
board-power-water-general = 到达时：得到该地区每个资源领地的资源，并移除那里最多 2 个敌方单位。
board-power-void-elite = 到达时：执行该地区一个放有你行动片的行动格的中立行动。
board-power-void-general = 到达时：将军最多走 1 步，然后移除所在领地的所有敌方单位。
coast-coastal = 沿岸
coast-inland = 内陆
board-table-key = 每栏：控制的领地与地区奖励分数；下面是影响力、时代现在结束会增加的、▸ 级距的值。最后以这个值乘以该地区的命运卡张数。
board-eras = 时代
board-leftovers = 剩余资源
