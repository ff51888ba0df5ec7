# 武士精神：玩家所见的文字，简体中文。

game-title = 武士精神
game-designer = Antoine Bauza
game-tagline = 七位武士，一座村庄，三轮侵略：一起获胜，或一起失败。
game-about = 所有玩家同心合作。三轮之中，每位武士与来犯的侵略者战斗、守护该守护的、把技能借给同伴，或及时退下。最后至少还有一座农庄和一户家人，且没有武士阵亡，全队就获胜。

# A seat is called by its samurai once the game has begun
seat-known = { $samurai }

## 提问

ask-TurnReserve = { $seat }：要先使用未使用的支援标记吗？
ask-OrderPenalties = { $seat }：{ $card }的哪个惩罚先生效？
ask-FacePenalty = { $seat }：承受还是忽略{ $card }的惩罚（{ $penalty }）？
ask-DropDefence = { $seat }：弃掉左侧哪一张卡？
ask-ChooseAction = { $seat }：战斗、支援或跳过
ask-PlaceCard =
    { $locked ->
        [true] { $seat }：{ $card }必须留下。正面对决还是防守？
       *[other] { $seat }：怎么处置{ $card }？
    }
ask-FightAgain = { $seat }可以再执行一次战斗
ask-UseKiai = { $seat }：合气！使用效果吗？无论如何第一张卡都会弃掉
ask-Heal = { $seat }：移除谁的一点伤害？
ask-MoveLast =
    { $again ->
        [true] { $seat }可以再移动一张：从谁的战斗列，给谁？
       *[other] { $seat }移动一条战斗列的最后一张：从谁，给谁？
    }
ask-ChooseSide = { $seat }得到{ $card }：放右侧还是左侧？
ask-StrikeLast =
    { $again ->
        [true] { $seat }可以再弃掉一张：谁的最后一张？
       *[other] { $seat }弃掉一条战斗列的最后一张：谁的？
    }
ask-LendToken = { $seat }：谁把支援标记借给谁？
ask-OrderRaiders =
    { $above ->
        [0] { $seat }：哪个侵略者放在最上面？
       *[other] { $seat }：接下来是哪个侵略者？
    }

wait-TurnReserve = { $who }正在考虑未使用的支援标记
wait-OrderPenalties = { $who }正在选择{ $card }的哪个惩罚先生效
wait-FacePenalty = { $who }可以忽略惩罚：{ $card }的{ $penalty }
wait-DropDefence = { $who }要弃掉左侧一张卡
wait-ChooseAction = { $who }正在选择：战斗、支援或跳过
wait-PlaceCard =
    { $locked ->
        [true] { $who }必须留下{ $card }
       *[other] { $who }正在处置{ $card }
    }
wait-FightAgain = { $who }可以再执行一次战斗
wait-UseKiai = 合气！{ $who }正在决定是否使用效果
wait-Heal = { $who }正在选择移除谁的伤害
wait-MoveLast =
    { $again ->
        [true] { $who }可以再移动一张卡
       *[other] { $who }正在移动一条战斗列的最后一张
    }
wait-ChooseSide = { $who }正在决定{ $card }放右侧还是左侧
wait-StrikeLast =
    { $again ->
        [true] { $who }可以再弃掉一张
       *[other] { $who }正在弃掉一条战斗列的最后一张
    }
wait-LendToken = { $who }正在转交支援标记
wait-OrderRaiders =
    { $above ->
        [0] { $who }正在排列侵略者
       *[other] { $who }继续排列侵略者
    }

## 行动

move-pass = 跳过
move-fight = 战斗
move-support = 支援{ $target }
move-stop = 到此为止
move-done = 不再使用
move-turn = 使用{ $samurai }的标记
move-first = 先处理：{ $penalty }
move-suffer = 承受
move-ignore = 忽略
move-drop = 弃掉{ $symbol }
move-confront = 正面对决
move-defend = 防守
move-give = 传给{ $target }
move-under = 放到牌库底部
move-discard = 弃掉重复的卡
move-decline = 不使用
move-use = 使用效果
move-nobody = 谁都不
move-heal = 移除{ $target }的伤害
move-move = 从{ $source }给{ $target }
move-right = 放右侧
move-left = 放左侧
move-strike = { $target }的最后一张
move-lend = { $giver }借给{ $target }
move-top = { $card }
move-heal-only = 只移除伤害，不加栅栏

## 事件

log-sits = { $samurai }加入守卫：合气值 { $kiai }
log-round-began = 第 { $round } 轮开始：{ $count } 个侵略者，{ $seat }先行
log-joined =
    { $rank_id ->
        [lieutenant] { $count } 个魔王手下加入侵略者
       *[other] { $count } 个魔王加入侵略者
    }
log-turned-over = { $seat }使用{ $samurai }的未使用支援标记
log-penalty = { $seat }承受惩罚：{ $penalty }（{ $card }）
log-penalty-impossible = { $penalty }无法执行：{ $seat }改为受到一点伤害
log-ignored = { $seat }忽略惩罚：{ $penalty }（{ $card }）
log-dropped = { $seat }弃掉左侧的{ $symbol }：{ $card }
log-reinforced = 一个弃掉的侵略者洗回牌库：{ $card }
log-slipped-in = 一个侵略者悄悄潜入；侵入者共 { $count } 张
log-passed = { $seat }跳过：{ $total } / { $kiai }
log-supported = { $seat }把支援标记借给{ $target }：{ $samurai }的技能
log-token-home = { $target }归还{ $seat }的支援标记
log-fought-again = { $seat }再执行一次战斗
log-drew = { $seat }抽到{ $card }
log-gave = { $seat }传给{ $target }：{ $card }
log-put-under = { $seat }放到牌库底部：{ $card }
log-discarded-duplicate = { $seat }弃掉重复的卡：{ $card }
log-laid-right = { $seat }正面对决{ $card }：总和 { $total } / { $kiai }
log-laid-left = { $seat }把{ $card }放到左侧：守住{ $symbol }
log-overcome = { $seat }被击败：{ $total } 超过 { $kiai }
log-kiai = 合气！{ $samurai }正好达到 { $kiai }
log-kiai-declined = { $seat }不使用合气效果
log-first-discarded = { $seat }的第一张卡弃掉：{ $card }
log-discarded-raiders = { $seat }从侵略者牌库弃掉：{ $cards }
log-discarded-intruders = { $seat }从侵入者牌库弃掉：{ $cards }
log-looked = { $seat }翻开最上面的侵略者：{ $cards }
log-ordered = { $seat }放回牌库，最前面的在最上：{ $cards }
log-moved = { $seat }把{ $card }从{ $source }移给{ $target }
log-struck = { $seat }弃掉{ $target }的最后一张：{ $card }
log-lent = 因{ $seat }的合气，{ $giver }把支援标记借给{ $target }
log-wounded = { $seat }受到一点伤害
log-transformed =
    { $samurai_id ->
        [heihachi] { $samurai }觉醒为狸猫：合气值变为 { $kiai }
        [daisuke] { $samurai }觉醒为猴子：合气值变为 { $kiai }
        [gorobei] { $samurai }觉醒为熊：合气值变为 { $kiai }
        [kanbei] { $samurai }觉醒为野猪：合气值变为 { $kiai }
        [kikuchiyo] { $samurai }觉醒为老虎：合气值变为 { $kiai }
        [kyuzo] { $samurai }觉醒为狐狸：合气值变为 { $kiai }
       *[katsushiro] { $samurai }觉醒为狼：合气值变为 { $kiai }
    }
log-healed = { $seat }移除一点伤害
log-fallen = { $seat }受到第四点伤害，阵亡
log-barricade-lost = 失去一个栅栏：剩 { $count } 个
log-barricade-added = 增加一个栅栏：现有 { $count } 个
log-barricade-full = 无法增加栅栏：已达上限 { $count } 个
log-farmstead-lost = 一座农庄烧毁：剩 { $count } 座。背面：{ $farmstead }
log-farmstead-penalty = 烧毁的农庄带来惩罚：{ $farmstead }
log-family-lost = 失去一户家人：剩 { $count } 户。不再有奖励：{ $family }
log-raiders-used-up = 侵略者牌库用完：第 { $round } 轮结束
log-all-passed = 第 { $round } 轮所有人都跳过：{ $count } 个侵略者成为侵入者
log-lacks = { $seat }左侧没有{ $symbol }
log-bonus = 家人奖励：{ $family }
log-bonus-intruder = 从侵入者牌库弃掉：{ $card }
log-revealed =
    { $flames ->
        [true] 放火的侵入者：{ $card }
       *[other] 侵入者：{ $card }
    }
log-round-survived = 村庄撑过了第 { $round } 轮

## 结果的理由

reason-lost-farmsteads = 最后一座农庄在第 { $round } 轮烧毁。
reason-lost-families = 最后一户家人在第 { $round } 轮失去。
reason-lost-samurai = { $samurai }在第 { $round } 轮阵亡。
reason-won =
    { $difficulty_id ->
        [easy] 以简单难度守住村庄：{ $score } 分，记为 { $grade }。
        [hard] 以困难难度守住村庄：{ $score } 分，记为 { $grade }。
        [heroic] 以英雄难度守住村庄：{ $score } 分，记为 { $grade }。
       *[normal] 以普通难度守住村庄：{ $score } 分，记为 { $grade }。
    }
reason-won-farmsteads = 留存的农庄：{ $count } 座。
reason-won-families = 留存的家人：{ $count } 户。
reason-won-wounded = 没有健康分：{ $seats }带著伤害。
reason-won-unwounded = 无人受伤，再得一分。

## 武士

samurai-heihachi = 平八
samurai-daisuke = 大辅
samurai-gorobei = 五郎兵卫
samurai-kanbei = 勘兵卫
samurai-kikuchiyo = 菊千代
samurai-kyuzo = 久藏
samurai-katsushiro = 胜四郎

## 侵略者

symbol-hat = 斗笠
symbol-farm = 农场
symbol-doll = 娃娃
penalty-fire = 栅栏被毁
penalty-wound = 受到伤害
penalty-ninja = 侵入者
penalty-no_defend = 不能防守
penalty-no_support = 不能支援
penalty-arrow_left = 左手边玩家抽卡
penalty-arrow_right = 右手边玩家抽卡
penalty-must_pass = 必须跳过
penalty-reinforce = 弃牌洗回牌库
penalty-no_talent = 不能使用技能
penalty-drop_defence = 弃掉左侧一张卡
rank-plunderer = 强盗
rank-lieutenant = 魔王手下
rank-boss = 魔王

## 村庄

farmstead-lose_family = 失去一户家人
farmstead-lose_farmstead = 再失去一座农庄
farmstead-lose_barricade = 失去一个栅栏
farmstead-random_wound = 随机一位武士受伤
family-heal_random = 随机一位受伤的武士移除伤害
family-add_barricade = 增加一个栅栏
family-discard_top_intruder = 弃掉最上面的侵入者

## 选项

option-difficulty = 难度
option-difficulty-help = 影响栅栏、侵略者数目、烧毁农庄的惩罚与家人奖励。第一次玩选普通；输掉很正常。
option-difficulty-easy = 简单
option-difficulty-normal = 普通
option-difficulty-hard = 困难
option-difficulty-heroic = 英雄
option-reserve = 未使用的支援标记
option-reserve-help = 没上场的武士的技能，每个整场用一次。两位武士时一定使用，七位时没有剩下的标记。
option-reserve-true = 使用
option-reserve-false = 只在两位武士时
option-reserve_duration = 未使用标记的效力
option-reserve_duration-help = 规则书写的是到本轮结束。
option-reserve_duration-round = 到本轮结束
option-reserve_duration-turn = 到本回合结束
option-passing_on = 别人传来的卡
option-passing_on-help = 默认再传出去时，数值也要符合技能的奇偶。官方的一则答复则让大辅把偶数卡再传出去。
option-passing_on-fitting_value = 数值符合技能才能再传
option-passing_on-any_value = 不论数值都能再传
option-eighth_boss = 第八魔王
option-eighth_boss-help = 一张促销卡。确有此卡；卡上的符号是重建的。
option-eighth_boss-true = 与魔王一起洗混
option-eighth_boss-false = 留在盒中
option-samurai_a = 座位 1 的武士
option-samurai_a-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_a-dealt = 随机分配
option-samurai_a-heihachi = { samurai-heihachi }
option-samurai_a-daisuke = { samurai-daisuke }
option-samurai_a-gorobei = { samurai-gorobei }
option-samurai_a-kanbei = { samurai-kanbei }
option-samurai_a-kikuchiyo = { samurai-kikuchiyo }
option-samurai_a-kyuzo = { samurai-kyuzo }
option-samurai_a-katsushiro = { samurai-katsushiro }
option-samurai_b = 座位 2 的武士
option-samurai_b-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_b-dealt = 随机分配
option-samurai_b-heihachi = { samurai-heihachi }
option-samurai_b-daisuke = { samurai-daisuke }
option-samurai_b-gorobei = { samurai-gorobei }
option-samurai_b-kanbei = { samurai-kanbei }
option-samurai_b-kikuchiyo = { samurai-kikuchiyo }
option-samurai_b-kyuzo = { samurai-kyuzo }
option-samurai_b-katsushiro = { samurai-katsushiro }
option-samurai_c = 座位 3 的武士
option-samurai_c-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_c-dealt = 随机分配
option-samurai_c-heihachi = { samurai-heihachi }
option-samurai_c-daisuke = { samurai-daisuke }
option-samurai_c-gorobei = { samurai-gorobei }
option-samurai_c-kanbei = { samurai-kanbei }
option-samurai_c-kikuchiyo = { samurai-kikuchiyo }
option-samurai_c-kyuzo = { samurai-kyuzo }
option-samurai_c-katsushiro = { samurai-katsushiro }
option-samurai_d = 座位 4 的武士
option-samurai_d-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_d-dealt = 随机分配
option-samurai_d-heihachi = { samurai-heihachi }
option-samurai_d-daisuke = { samurai-daisuke }
option-samurai_d-gorobei = { samurai-gorobei }
option-samurai_d-kanbei = { samurai-kanbei }
option-samurai_d-kikuchiyo = { samurai-kikuchiyo }
option-samurai_d-kyuzo = { samurai-kyuzo }
option-samurai_d-katsushiro = { samurai-katsushiro }
option-samurai_e = 座位 5 的武士
option-samurai_e-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_e-dealt = 随机分配
option-samurai_e-heihachi = { samurai-heihachi }
option-samurai_e-daisuke = { samurai-daisuke }
option-samurai_e-gorobei = { samurai-gorobei }
option-samurai_e-kanbei = { samurai-kanbei }
option-samurai_e-kikuchiyo = { samurai-kikuchiyo }
option-samurai_e-kyuzo = { samurai-kyuzo }
option-samurai_e-katsushiro = { samurai-katsushiro }
option-samurai_f = 座位 6 的武士
option-samurai_f-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_f-dealt = 随机分配
option-samurai_f-heihachi = { samurai-heihachi }
option-samurai_f-daisuke = { samurai-daisuke }
option-samurai_f-gorobei = { samurai-gorobei }
option-samurai_f-kanbei = { samurai-kanbei }
option-samurai_f-kikuchiyo = { samurai-kikuchiyo }
option-samurai_f-kyuzo = { samurai-kyuzo }
option-samurai_f-katsushiro = { samurai-katsushiro }
option-samurai_g = 座位 7 的武士
option-samurai_g-help = 开桌的人可以决定谁坐哪里；武士不重复。
option-samurai_g-dealt = 随机分配
option-samurai_g-heihachi = { samurai-heihachi }
option-samurai_g-daisuke = { samurai-daisuke }
option-samurai_g-gorobei = { samurai-gorobei }
option-samurai_g-kanbei = { samurai-kanbei }
option-samurai_g-kikuchiyo = { samurai-kikuchiyo }
option-samurai_g-kyuzo = { samurai-kyuzo }
option-samurai_g-katsushiro = { samurai-katsushiro }

preset-first_game = 第一次玩
preset-solo = 单人：使用未使用的标记
preset-easier = 轻松一点
preset-heroic = 英雄
preset-source = 依我们所据的原文

## 为何不能这样做

refused-tokens-first = 请先表示不再使用未使用的支援标记。
refused-penalty-first = 先处理最后一张卡的惩罚，再选择行动。
refused-card-first = 先把抽到的卡放好。
refused-only-a-second-fight = 战斗之后只能再执行一次战斗，或者就此停止。
refused-must-pass = 这个回合你受“必须跳过”的惩罚影响，只能跳过。
refused-overcome = 你被击败了：总和 { $total } 超过合气值 { $kiai }，只能跳过。
refused-no-support = 这个回合你受“不能支援”的惩罚影响。
refused-not-yourself = 请选择自己以外的武士。
refused-nobody-there = 那个座位没有武士。
refused-has-passed = { $target }已经跳过，本轮不再参与。
refused-token-away = { $giver }的支援标记不在手上：在{ $target }那里，要等{ $target }的回合结束才会归还。
refused-kiai-not-reached = 总和正好是 { $kiai } 时合气才会自动发动；你的总和是 { $total }。
refused-not-in-reserve = { $samurai }已经上场，没有未使用的支援标记。
refused-token-used = { $samurai }的未使用支援标记已经用过。
refused-reserve-too-late = { $samurai }的未使用支援标记只能在回合开始时使用。
refused-token-rests = { $samurai }的支援标记在你这里，但要从你的下一个回合起才有效。
refused-no-talent = 这个回合你受“不能使用技能”的惩罚影响。
refused-not-your-talent = 这需要{ $samurai }的技能，而你现在没有。
refused-wrong-parity =
    { $samurai_id ->
        [heihachi] { $samurai }的技能只能传偶数的卡；这张的数值是 { $value }。
       *[daisuke] { $samurai }的技能只能传奇数的卡；这张的数值是 { $value }。
    }
refused-not-a-neighbour = { $target }不是你的邻座。
refused-has-held-it = { $target }已经拿过这张卡，不能再传回去。
refused-must-keep = 重抽的卡必须留下：用{ $card }正面对决或防守。
refused-no-raider-left = 侵略者牌库空了，没有卡可以重抽。
refused-no-duplicate = 你的战斗列里没有数值为 { $value } 的卡。
refused-no-symbol = 不能放左侧：{ $card }没有符号。
refused-symbol-covered = 不能放左侧：{ $target }的左侧已经有{ $symbol }。
refused-no-defending = 不能放左侧：这个回合受“不能防守”的惩罚影响。
refused-symbol-not-there = 你的左侧没有{ $symbol }。
refused-penalty-not-on-card = { $card }上没有这项惩罚：{ $penalty }。
refused-line-empty = { $target }的战斗列没有卡。
refused-effect-begun = 你已选择使用效果，至少要执行一次。
refused-kiai-does-not-heal = 只有平八的动物面能用合气移除伤害。
refused-not-a-fight = { $card }是大辅合气移来的，不是战斗抽到的，不能对它使用技能。
refused-already-ordered = 你已经放回{ $card }。
refused-not-turned-up = 翻开的侵略者里没有{ $card }。

## 图板：村庄

board-village = 村庄
board-farmsteads = 农庄：{ $limit } 座中剩 { $count } 座
board-families = 家人：{ $limit } 户中剩 { $count } 户
board-barricades = 栅栏：{ $count } 个，上限 { $limit } 个
board-farmstead = 农庄
board-farmstead-burnt = 已烧毁：{ $farmstead }
board-family = 家人
board-family-known = 家人：{ $family }
board-family-gone = 失去的家人：{ $family }
board-backs = 烧毁的农庄与留存的家人
board-backs-penalties = 农庄烧毁时，背面的惩罚立刻生效。
board-backs-none = 这个难度下，农庄烧毁没有其他惩罚。
board-bonuses = 留存的家人在每轮结束时给奖励。
board-bonuses-none = 这个难度下没有家人奖励。
board-round = 第 { $round } 轮，共 { $limit } 轮
board-raiders = 侵略者
board-raiders-count = 侵略者牌库：{ $count } 张
board-raiders-known = 牌库中已知的，从上往下：{ $cards }
board-inside = 洗在其中某处：{ $cards }
board-intruders = 侵入者
board-intruders-count = 侵入者牌库：{ $count } 张
board-intruders-known = 其中已知：{ $cards }
board-discard = 弃牌
board-discard-count = 弃牌堆：{ $count } 张
board-discard-empty = 这一轮还没有弃牌。
board-last-discard = 上一轮结束时的弃牌
board-odds = 概率
board-reserve = 未使用的标记
board-reserve-used = 已用过

## 图板：概率

board-odds-title = 接下来会来什么
board-odds-known = 众所周知的下一个侵略者：{ $card }
board-odds-none = 侵略者牌库空了。
board-odds-value = 数值 { $value }
board-percent = { $percent }%
board-odds-from = 依大家看过的卡计算：{ $count } 张不同的卡可能面朝下。
board-odds-who = 武士
board-odds-hits = 正好合气
board-odds-overcomes = 被击败
board-odds-useful = 可放左侧
board-due = 若本轮现在结束
board-due-wounds = 伤害：{ $count }
board-due-farmsteads = 失去农庄：{ $count }
board-due-families = 失去家人：{ $count }
board-due-flames = 侵入者平均会烧掉的栅栏：{ $count }
board-score = 若游戏现在结束的计分：{ $count }

## 图板：武士

board-ring = 围成一圈的武士
board-open = { $seat }的详情
board-total = 总和 { $total }，合气值 { $kiai }
board-to-kiai = 差 { $count } 合气
board-at-kiai = 正好合气
board-over = 超过 { $count }
board-wounds = 伤害：{ $count } / { $limit }
board-human = 人类面
board-animal-heihachi = 狸猫
board-animal-daisuke = 猴子
board-animal-gorobei = 熊
board-animal-kanbei = 野猪
board-animal-kikuchiyo = 老虎
board-animal-kyuzo = 狐狸
board-animal-katsushiro = 狼
board-left-has = { $symbol }：已守住
board-left-lacks = { $symbol }：还没守住
board-left-side = 左侧
board-line = 战斗列
board-line-empty = 还没有侵略者
board-next-penalty = 下回合开始时的惩罚
board-next-penalty-of = { $seat }下回合开始时：{ $penalties }
board-no-penalty = 没有惩罚
board-penalty-to = { $penalty }：{ $target }
board-passed = 已跳过
board-active = 行动中
board-fallen = 阵亡
board-lent-to = 支援标记在{ $seat }处
board-token-home = 支援标记在自己处
board-borrowed = 有{ $samurai }的技能，到下回合结束
board-in-force = 有{ $samurai }的未使用技能，到本轮结束
board-talent = 技能
board-kiai = 合气
board-kiai-at = 合气值 { $kiai }
board-as-human = 人类
board-plays = 玩家：{ $name }
board-neighbours = 左手边：{ $left }。右手边：{ $right }。
board-held = 抽到
board-turn-flags = 本回合
board-wounds-help = 第二点伤害唤醒动物战魂，第四点伤害全队失败。
board-last = 右侧最新的卡：它的惩罚在这位武士每个回合开始时生效。

## 图板：侵略者卡

board-card-value = 数值 { $value }
board-card-symbol = 放左侧可守住：{ $symbol }
board-card-no-symbol = 没有符号：不能放左侧
board-card-flames = 火焰：成为侵入者时烧掉一个栅栏
board-card-no-penalty = 没有惩罚
board-card-reconstructed = 这张促销卡的符号是重建的。
board-reconstructed = 重建的部分：哪种惩罚有几座农庄，以及第八魔王。其他数字都与原游戏相同。

board-help-fire = 失去一个栅栏；没有栅栏则失去一座农庄。
board-help-wound = 武士受到一点伤害。
board-help-ninja = 最上面的侵略者不翻开，放到侵入者牌库。
board-help-no_defend = 本回合不能把卡放到左侧。
board-help-no_support = 本回合不能选择支援。
board-help-arrow_left = 左手边的玩家抽一个侵略者并必须放右侧；他已跳过则改为受到伤害。
board-help-arrow_right = 右手边的玩家抽一个侵略者并必须放右侧；他已跳过则改为受到伤害。
board-help-must_pass = 武士必须跳过。
board-help-reinforce = 随机一张弃牌洗回侵略者牌库；没有弃牌则改为受到伤害。
board-help-no_talent = 本回合不能使用技能与支援标记。
board-help-drop_defence = 弃掉左侧一张卡；左侧没有卡则改为受到伤害。

board-talent-heihachi = 战斗中抽到或得到的偶数侵略者，可以传给没跳过的邻座，由他当作自己抽到的来处置。
board-talent-daisuke = 战斗中抽到或得到的奇数侵略者，可以传给没跳过的邻座，由他当作自己抽到的来处置。
board-talent-gorobei = 最后一张卡是偶数时，可以逐一忽略它的惩罚。
board-talent-kanbei = 最后一张卡是奇数时，可以逐一忽略它的惩罚。
board-talent-kikuchiyo = 自己回合的战斗之后，可以再执行一次战斗。
board-talent-kyuzo = 战斗中抽到或得到的侵略者，数值与自己战斗列中的重复时，可以直接弃掉。
board-talent-katsushiro = 战斗中抽到或得到的侵略者，可以放到牌库底部，再抽一张，那张必须留下。

board-kiai-heihachi-human = 增加一个栅栏，不超过上限。
board-kiai-heihachi-animal = 增加一个栅栏，并移除任一武士的一点伤害；两者都可以不做。
board-kiai-daisuke-human = 把一条战斗列的最后一张移给一位武士，由他放右侧或左侧；移给同一位武士只能放左侧。
board-kiai-daisuke-animal = 最多两次：把一条战斗列的最后一张移给一位武士，由他放右侧或左侧。
board-kiai-gorobei-human = 侵略者牌库最上面两张放到弃牌堆。
board-kiai-gorobei-animal = 侵略者牌库最上面三张放到弃牌堆。
board-kiai-kanbei-human = 侵入者牌库最上面两张放到弃牌堆。
board-kiai-kanbei-animal = 侵入者牌库最上面三张放到弃牌堆。
board-kiai-kikuchiyo-human = 弃掉任一条战斗列的最后一张。
board-kiai-kikuchiyo-animal = 最多两次：弃掉任一条战斗列的最后一张。
board-kiai-kyuzo-human = 一位武士把支援标记借给另一位；没有侵略者潜入。
board-kiai-kyuzo-animal = 一位武士把支援标记借给另一位；没有侵略者潜入。另外增加一个栅栏。
board-kiai-katsushiro-human = 翻开最上面两个侵略者，以任意顺序放回最上面。
board-kiai-katsushiro-animal = 翻开最上面三个侵略者，以任意顺序放回最上面。

## 选择武士

board-do-support = 支援
board-do-give = 传给他
board-do-heal = 移除伤害
board-do-strike = 弃最后一张
board-do-move-source = 从这里
board-do-move-target = 给这里
board-do-lend-giver = 出借
board-do-lend-target = 得到

## 重要时刻

board-moment-transformed = { $seat }觉醒：{ $animal }
board-moment-kiai = 合气：{ $seat }
board-moment-overcome = { $seat }被击败
board-moment-fallen = { $seat }阵亡
board-moment-farmstead = 一座农庄烧毁
board-moment-family = 失去一户家人
board-moment-round = 第 { $round } 轮

## 侵略者卡：数值、符号、惩罚
card-P1-01 = 强盗 1（斗笠、受到伤害）
card-P1-02 = 强盗 1（斗笠）
card-P1-03 = 强盗 1（斗笠、侵入者）
card-P1-04 = 强盗 1（斗笠、不能防守）
card-P1-05 = 强盗 1（娃娃、栅栏被毁）
card-P1-06 = 强盗 1（娃娃、受到伤害）
card-P1-07 = 强盗 1（娃娃）
card-P1-08 = 强盗 1（娃娃、侵入者）
card-P1-09 = 强盗 1（农场、栅栏被毁）
card-P1-10 = 强盗 1（农场、受到伤害）
card-P1-11 = 强盗 1（农场、不能支援）
card-P1-12 = 强盗 1（农场、侵入者）
card-P1-13 = 强盗 1（栅栏被毁）
card-P2-01 = 强盗 2（斗笠、受到伤害）
card-P2-02 = 强盗 2（斗笠）
card-P2-03 = 强盗 2（斗笠、侵入者）
card-P2-04 = 强盗 2（斗笠、不能防守）
card-P2-05 = 强盗 2（娃娃、栅栏被毁）
card-P2-06 = 强盗 2（娃娃、受到伤害）
card-P2-07 = 强盗 2（娃娃）
card-P2-08 = 强盗 2（娃娃、侵入者）
card-P2-09 = 强盗 2（农场、栅栏被毁）
card-P2-10 = 强盗 2（农场、受到伤害）
card-P2-11 = 强盗 2（农场、不能支援）
card-P2-12 = 强盗 2（农场、侵入者）
card-P2-13 = 强盗 2（栅栏被毁）
card-P3-01 = 强盗 3（斗笠、栅栏被毁）
card-P3-02 = 强盗 3（斗笠）
card-P3-03 = 强盗 3（斗笠、左手边玩家抽卡）
card-P3-04 = 强盗 3（娃娃、栅栏被毁）
card-P3-05 = 强盗 3（娃娃、受到伤害）
card-P3-06 = 强盗 3（娃娃）
card-P3-07 = 强盗 3（娃娃、不能防守）
card-P3-08 = 强盗 3（娃娃、左手边玩家抽卡）
card-P3-09 = 强盗 3（农场、栅栏被毁）
card-P3-10 = 强盗 3（农场、受到伤害）
card-P3-11 = 强盗 3（农场、不能支援）
card-P3-12 = 强盗 3（农场、左手边玩家抽卡）
card-P3-13 = 强盗 3（受到伤害）
card-P4-01 = 强盗 4（斗笠、栅栏被毁）
card-P4-02 = 强盗 4（斗笠、右手边玩家抽卡）
card-P4-03 = 强盗 4（斗笠）
card-P4-04 = 强盗 4（娃娃、栅栏被毁）
card-P4-05 = 强盗 4（娃娃、受到伤害）
card-P4-06 = 强盗 4（娃娃）
card-P4-07 = 强盗 4（娃娃、不能防守）
card-P4-08 = 强盗 4（娃娃、右手边玩家抽卡）
card-P4-09 = 强盗 4（农场、栅栏被毁）
card-P4-10 = 强盗 4（农场、受到伤害）
card-P4-11 = 强盗 4（农场、不能支援）
card-P4-12 = 强盗 4（农场、右手边玩家抽卡）
card-P4-13 = 强盗 4（受到伤害）
card-L5-01 = 魔王手下 5（斗笠、受到伤害）
card-L5-02 = 魔王手下 5（娃娃、侵入者）
card-L5-03 = 魔王手下 5（农场、栅栏被毁）
card-L5-04 = 魔王手下 5（栅栏被毁）
card-L5-05 = 魔王手下 5（受到伤害）
card-L5-06 = 魔王手下 5（侵入者）
card-L5-07 = 魔王手下 5（不能支援）
card-B6-01 = 魔王 6（斗笠、侵入者两次）
card-B6-02 = 魔王 6（娃娃、必须跳过）
card-B6-03 = 魔王 6（农场、栅栏被毁两次）
card-B6-04 = 魔王 6（不能防守、弃牌洗回牌库）
card-B6-05 = 魔王 6（受到伤害、不能使用技能）
card-B6-06 = 魔王 6（不能支援、受到伤害）
card-B6-07 = 魔王 6（弃掉左侧一张卡）
card-B6-08 = 魔王 6（栅栏被毁、受到伤害）
