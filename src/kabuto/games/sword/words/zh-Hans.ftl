# 武士刀：玩家看到的文字（简体中文）

game-title = 武士刀
game-designer = Emiliano Sciarra
game-tagline = 身份隐秘，刀剑出鞘：为你的阵营赢得荣誉。
game-about =
    每个人都有一个秘密的身份、所属的阵营和一手牌。攻击够得到的人，挡下回来的刀，并猜出谁是自己人。
    没有人会出局：倒下的人交出一点荣誉，然后再站起来。当有人失去全部荣誉时，得分最高的阵营获胜。
game-reconstructed = “旭日”部分内容为推定

## 提问

ask-Play = 打出一张牌，或结束回合
ask-Parry =
    { $wounds ->
        [0] { $by }用{ $card }攻击你，目前不造成伤害。要挡下吗？
       *[other] { $by }用{ $card }攻击你：{ $wounds } 点伤害。要挡下吗？
    }
ask-Counter = { $by }以{ $card }回应：格挡，否则受 { $wounds } 点伤害
ask-AnswerCry = { $by }的{ $card }：格挡，否则受 { $wounds } 点伤害
ask-AnswerJujutsu = { $by }的{ $card }：弃一张武器，否则受 { $wounds } 点伤害
ask-AvertWounds = { $by }造成 { $wounds } 点伤害：你要弃掉几个农民来抵挡？
ask-DropCard = 你被{ $by }的锁链缠住：弃掉一张手牌
ask-Evade = { $by }对{ board-threatened }打出{ $card }：要用一张纸鹤牌避开吗？
ask-KeepBushido = 武士道翻出了武器：弃一张武器并传下去，或失去 1 点荣誉
ask-ChooseSource = 第一张牌：从牌库抽，还是拿弃牌堆顶的牌？
ask-DiscardDown = 手牌超过七张：选一张弃掉
ask-RevealMore =
    { $check_id ->
        [bushido] 为武士道翻开了：{ $cards }。再翻一张吗？
       *[other] 为流血伤口翻开了：{ $cards }。再翻一张吗？
    }
ask-RevealPick =
    { $check_id ->
        [bushido] 武士道以哪张牌为准：{ $cards }？
       *[other] 流血伤口以哪张牌为准：{ $cards }？
    }
ask-ShowCards = 直觉：选一张手牌给所有人看
ask-TakeShown = 从亮出的牌中拿一张
ask-GrantCard = 笼手：选择由谁抽一张牌
ask-DrawForTorii = 你打出了鸟居牌：要抽一张牌吗？

wait-Play = { $who }正在出牌
wait-Parry = { $who }考虑是否挡下{ $by }的{ $card }（{ $wounds } 点伤害）
wait-Counter = { $who }格挡{ $by }的{ $card }，否则受 { $wounds } 点伤害
wait-AnswerCry = { $by }的{ $card }：{ $who }格挡，否则受 { $wounds } 点伤害
wait-AnswerJujutsu = { $by }的{ $card }：{ $who }弃一张武器，否则受 { $wounds } 点伤害
wait-AvertWounds = { $who }可以弃掉农民，抵挡{ $by }的 { $wounds } 点伤害
wait-DropCard = { $who }被{ $by }缠住，弃掉一张手牌
wait-Evade = { $who }可以避开{ $by }的{ $card }
wait-KeepBushido = { $who }要为武士道弃一张武器，或失去 1 点荣誉
wait-ChooseSource = { $who }在牌库和弃牌堆之间选择
wait-DiscardDown = { $who }弃牌到七张为止
wait-RevealMore =
    { $check_id ->
        [bushido] { $who }为武士道翻出{ $cards }，可以再翻一张
       *[other] { $who }为流血伤口翻出{ $cards }，可以再翻一张
    }
wait-RevealPick =
    { $check_id ->
        [bushido] { $who }选择武士道以哪张牌为准：{ $cards }
       *[other] { $who }选择流血伤口以哪张牌为准：{ $cards }
    }
wait-ShowCards = 直觉：{ $who }要选一张牌亮出
wait-TakeShown = { $who }从亮出的牌中拿一张
wait-GrantCard = { $who }为笼手选择由谁抽牌
wait-DrawForTorii = { $who }可以为鸟居牌抽一张牌

# 阿国可以保住的：她面前的长效牌，或她自己
board-threatened =
    { $property_id ->
        [armor] 你的{ $property }
        [bushido] 你的{ $property }
        [fast_draw] 你的{ $property }
        [focus] 你的{ $property }
        [attendant] 你的{ $property }
        [peasant] 你的{ $property }
        [bleeding_wound] 你的{ $property }
        [kote] 你的{ $property }
        [curse] 你的{ $property }
       *[none] 你
    }

## 行动

move-pass = 不回应
move-end = 结束回合
move-attack = 用{ $card }攻击{ $target }
move-lay = 把{ $card }放在自己面前
move-bestow = 把{ $card }放在{ $target }面前
move-play = 打出{ $card }
move-play-on = 对{ $target }打出{ $card }
move-play-at = 对{ $target }的{ $property }打出{ $card }
move-spend = 失去 1 点耐力，抽 1 张牌
move-claim = 失去 1 点耐力，拿走{ $target }的{ $property }
move-answer = 用{ $card }挡下
move-sacrifice = 弃掉{ $property }当作格挡
move-evade = 用{ $card }避开
move-avert =
    { $peasants_id ->
        [0] 一个也不弃
       *[other] { $peasants } 个农民
    }
move-discard = 弃掉{ $card }
move-lose-honor = 失去 1 点荣誉
move-from-deck = 从牌库抽
move-from-discard = 从弃牌堆拿
move-stop = 到此为止
move-more = 再翻一张
move-pick = 以{ $revealed }为准
move-show = 亮出{ $card }
move-take = 拿走{ $target }的{ $shown }
move-grant = { $target }抽牌
move-draw = 抽一张牌

peasants-0 = 0
peasants-1 = 1
peasants-2 = 2
peasants-3 = 3

## 事件

log-shogun-revealed = { $seat }是将军
log-dealt-role = { $seat }的身份：{ $role }
log-dealt-role-hidden = { $seat }得到一个秘密的身份
log-dealt-character = { $seat }是{ $character }
log-turn-began = { $seat }的回合开始
log-recovered = { $seat }恢复 { $count } 点耐力
log-drew = { $seat }抽 { $count } 张：{ $cards }
log-drew-hidden = { $seat }抽 { $count } 张牌
log-drew-from-discard = { $seat }从弃牌堆拿了{ $card }
log-nothing-to-draw = 已经没有牌可以给{ $seat }抽了
log-attacked = { $seat }用{ $card }攻击{ $target }：{ $wounds } 点伤害
log-answered = { $seat }用{ $card }挡下
log-sacrificed = { $seat }弃掉{ $property }挡下
log-shielded = 这次攻击伤不到{ $seat }
log-not-stopped = { $seat }没有挡下
log-averted = 一个{ $property }替{ $seat }承受了伤害
log-wounded =
    { $count ->
        [0] { $by }没有让{ $seat }失去耐力
       *[other] { $by }使{ $seat }失去 { $count } 点耐力
    }
log-defeated = { $seat }被{ $by }击败
log-gave-honor = { $seat }交给{ $target } 1 点荣誉
log-gained-honor = { $seat }从盒子得到 1 点荣誉
log-lost-honor = { $seat }失去 1 点荣誉，放回盒子
log-kept-honor = { $seat }是三人游戏的将军，不失去荣誉
log-lost-resilience = { $seat }失去 1 点耐力
log-played = { $seat }打出{ $card }
log-played-on = { $seat }对{ $target }打出{ $card }
log-played-at = { $seat }对{ $target }的{ $property }打出{ $card }
log-laid = { $seat }把{ $card }放在{ $target }面前
log-evaded = { $seat }用{ $card }避开
log-stole = { $seat }从{ $target }的手牌拿走{ $card }
log-stole-hidden = { $seat }从{ $target }的手牌拿走一张牌
log-took-property = { $seat }把{ $target }的{ $property }收入手牌
log-lost-property = { $seat }的{ $property }被弃掉
log-discarded = { $seat }弃掉{ $card }
log-returned = { $card }回到{ $seat }手上
log-showed = { $seat }亮出{ $card }
log-took = { $seat }拿走{ $target }的{ $card }
log-granted = 笼手：{ $seat }让{ $target }抽牌
log-revealed = 为{ $seat }翻开{ $card }
log-nothing-to-reveal = 已经没有牌可以为{ $seat }翻开
log-picked = { $seat }以{ $card }为准
log-bushido-moved = 武士道从{ $seat }传给{ $target }
log-cursed = 诅咒降临{ $seat }：{ $cards }被弃掉
log-banzai = { $seat }的万岁：从牌库弃掉{ $card }
log-deck-ran-out = 牌库耗尽：{ $seats }各失去 1 点荣誉
log-reshuffled = 弃牌堆洗匀成新的牌库，共 { $count } 张
log-ended-play = { $seat }结束出牌阶段

## 结局的原因

reason-end-defeat = { $seat }被{ $by }击败后失去了全部荣誉。
reason-end-bushido = { $seats }因武士道失去了全部荣誉。
reason-end-exhaustion = 牌库耗尽时，{ $seats }失去了全部荣誉。
reason-end-swordmaster = { $by }击败{ $seat }后，只剩一位玩家还有耐力。
reason-end-last-standing = { $by }击败同阵营的{ $seat }后，只剩一位玩家还有耐力。
reason-had-role = { $seat }是{ $role }。
reason-won-by-sword = 剑圣胜利：{ $seat }是最后的幸存者，{ $team }获胜。
reason-scored =
    { $daimyos ->
        [0] { $seat }：{ $honor } 荣誉 × { $multiplier } = { $points }。
       *[other] { $seat }：{ $honor } 荣誉 × { $multiplier } + 大名 { $daimyos } = { $points }。
    }
reason-deadly-strike = 致命一击：{ $by }击败了同阵营的{ $seat }，{ $team }扣 { $points } 分。
reason-team-scored = { $team }：{ $points } 分。
reason-tied = { $teams }以 { $points } 分平手；{ $team }优先。
reason-won-by-honor = 荣誉胜利：{ $team }以 { $points } 分获胜。

## 阵营、身份、为何无害

team-shogun = 将军阵营
team-ninja = 忍者阵营
team-ronin = 浪人
rank-shogun = 将军
rank-samurai = 武士
rank-ninja = 忍者
rank-ronin = 浪人
role-shogun = 将军
role-samurai = 武士
role-samurai1 = 武士 ★
role-samurai3 = 武士 ★★★
role-ninja1 = 忍者 ★
role-ninja2 = 忍者 ★★
role-ninja3 = 忍者 ★★★
role-ronin = 浪人
role-ronin1 = 浪人 ★
role-ronin2 = 浪人 ★★
why-no-resilience = 没有耐力
why-no-cards = 没有手牌
suit-origami = 纸鹤
suit-fuji = 富士
suit-torii = 鸟居
suit-koi = 鲤鱼

## 牌

card-bo = 棒
card-bokken = 木刀
card-daikyu = 大弓
card-kanabo = 铁棒
card-katana = 打刀
card-kiseru = 烟管
card-kusarigama = 锁镰
card-nagayari = 长枪
card-naginata = 薙刀
card-nodachi = 大太刀
card-shuriken = 手里剑
card-tanegashima = 种子岛铳
card-wakizashi = 胁差
card-armor = 盔甲
card-bushido = 武士道
card-fast_draw = 拔刀术
card-focus = 专注
card-battle_cry = 战吼
card-breathing = 调息
card-daimyo = 大名
card-diversion = 调虎离山
card-geisha = 艺伎
card-jujutsu = 柔术
card-parry = 格挡
card-tea_ceremony = 茶会
card-chigiriki = 契木
card-jitte = 十手
card-kozuka = 小柄
card-kusanagi = 草薙剑
card-makibishi = 撒菱
card-manriki_gusari = 万力锁
card-shigehto_yumi = 重藤弓
card-tanto = 短刀
card-tessen = 铁扇
card-zen = 禅
card-attendant = 侍从
card-peasant = 农民
card-bleeding_wound = 流血伤口
card-kote = 笼手
card-curse = 诅咒
card-simultaneous_attack = 同时攻击
card-counterattack = 反击
card-imitation = 模仿
card-intuition = 直觉

## 牌上的文字

board-weapon = 可及难度 { $difficulty }，造成 { $wounds } 点伤害。
board-weapon-counted = 可及难度 { $difficulty }；伤害依场上情况计算。
board-card-armor = 攻击你的难度 +1。
board-card-bushido = 放在任一玩家面前。其回合开始时翻一张牌：不是武器就传给下一位；是武器则该玩家弃一张武器，或失去 1 点荣誉。
board-card-fast_draw = 你的武器多造成 1 点伤害。
board-card-focus = 你每回合可多出 1 张武器。
board-card-battle_cry = 其他每位玩家格挡，否则受 1 点伤害。
board-card-breathing = 恢复全部耐力；你选择的另一玩家抽 1 张牌。
board-card-daimyo = 抽 2 张牌。游戏结束时留在手上：1 分。
board-card-diversion = 拿走另一玩家手上随机一张牌。
board-card-geisha = 弃掉场上任一长效牌，或另一玩家手上随机一张牌。
board-card-jujutsu = 其他每位玩家弃一张武器，否则受 1 点伤害。
board-card-parry = 只能用来回应：挡下对你的武器，或回应战吼。
board-card-tea_ceremony = 抽 3 张牌；其他每位玩家抽 1 张。
board-card-chigiriki = 目标只能用手上的武器挡下，不能用格挡。
board-card-jitte = 也可以当作格挡打出。
board-card-kozuka = 若夺走了耐力，就回到你手上。
board-card-kusanagi = 目标有多少荣誉，就造成多少伤害。
board-card-makibishi = 也能攻击没有手牌的玩家。
board-card-manriki_gusari = 若造成伤害，目标自选一张手牌弃掉。
board-card-shigehto_yumi = 本回合可再出 1 张武器，被挡下也一样。
board-card-tanto = 可以对自己使用。若夺走你最后的耐力，你得到 1 点荣誉，回合结束。
board-card-tessen = 也可以当作格挡打出。
board-card-zen = 目标面前有几张长效牌，就造成几点伤害。
board-card-attendant = 抽牌阶段多抽 1 张。
board-card-peasant = 可以弃掉它，少受 1 点伤害。
board-card-bleeding_wound = 放在任一玩家面前。其回合开始时翻一张牌；纸鹤：失去 1 点耐力（不会是最后一点）。该玩家失去荣誉时弃掉。
board-card-kote = 你每打出一张鲤鱼牌，你选择的玩家抽 1 张。
board-card-curse = 放在任一玩家面前。失去最后耐力的人弃掉面前所有长效牌。
board-card-simultaneous_attack = 你和另一玩家各失去 1 点耐力；两人都至少要有 2 点。
board-card-counterattack = 只能用来回应：挡下武器，攻击者格挡，否则受 1 点伤害。
board-card-imitation = 把场上任一长效牌收入手牌，自己的也可以。
board-card-intuition = 其他每位不是无害的玩家亮出一张牌；你拿走其中一张。

## 角色

character-benkei = 弁庆
character-chiyome = 千代女
character-ginchiyo = 訚千代
character-goemon = 五右卫门
character-hanzo = 半藏
character-hideyoshi = 秀吉
character-ieyasu = 家康
character-kojiro = 小次郎
character-musashi = 武藏
character-nobunaga = 信长
character-tomoe = 巴
character-ushiwaka = 牛若
character-rikyu = 利休
character-bokuden = 卜传
character-lady_chacha = 茶茶
character-gracia = 伽罗奢
character-kanbei = 官兵卫
character-kenshin = 谦信
character-masamune = 政宗
character-motonari = 元就
character-okuni = 阿国
character-shima = 岛
character-shingen = 信玄
character-yoshihiro = 义弘
character-yukimura = 幸村

board-character-benkei = 攻击他的难度 +1。
board-character-chiyome = 只有武器能伤害她。
board-character-ginchiyo = 武器对她少造成 1 点伤害，最少 1 点。
board-character-goemon = 每回合可多出 1 张武器。
board-character-hanzo = 可以把手上的武器当作格挡，除非那是他唯一的手牌。
board-character-hideyoshi = 抽牌阶段多抽 1 张。
board-character-ieyasu = 抽牌阶段的第一张可以从弃牌堆拿。
board-character-kojiro = 他的武器不受难度限制。
board-character-musashi = 他的武器多造成 1 点伤害。
board-character-nobunaga = 出牌阶段：失去 1 点耐力（不能是最后一点）抽 1 张，次数不限。
board-character-tomoe = 她的武器每次造成伤害，抽 1 张。
board-character-ushiwaka = 因武器每失去 1 点耐力，抽 1 张。
board-character-rikyu = 牌库耗尽时不失去荣誉。
board-character-bokuden = 每打出一张鸟居牌，可以抽 1 张。
board-character-lady_chacha = 被武器攻击时翻 2 张牌；符号相同，攻击就此结束。
board-character-gracia = 回合开始时恢复 1 点耐力。
board-character-kanbei = 可以弃掉面前的一张长效牌当作格挡。
board-character-kenshin = 武器之中只有纸鹤的能伤害他。
board-character-masamune = 翻牌时最多翻 3 张，自选其中一张为准。
board-character-motonari = 每当有人失去最后的耐力，抽 1 张。
board-character-okuni = 被艺伎、调虎离山、同时攻击或模仿指定她或她的长效牌时，可以用一张纸鹤牌避开。
board-character-shima = 每回合一次：失去 1 点耐力（不能是最后一点），拿走场上任一长效牌。
board-character-shingen = 他的富士武器不计入武器上限。
board-character-yoshihiro = 每次被武器伤害，多受 1 点伤害。
board-character-yukimura = 被其他玩家伤害时翻一张牌；纸鹤：那位玩家受 1 点伤害。

## 选项

option-rising_sun = 旭日
option-rising_sun-help = 扩充：多 40 张牌、12 个角色，符号开始有作用。八人游戏需要它；部分内容是推测重建的。
option-rising_sun-true = 加入旭日
option-rising_sun-false = 基本游戏
option-rikyu_promo = 利休
option-rikyu_promo-help = 宣传用角色，加入发放的角色之中。
option-rikyu_promo-true = 加入利休
option-rikyu_promo-false = 不加入
option-deck_exhaustion = 牌库耗尽
option-deck_exhaustion-help = 最后一张牌离开牌库时就失去荣誉，或到需要牌而没有牌时才失去。
option-deck_exhaustion-immediate = 最后一张离开时
option-deck_exhaustion-lazy = 需要牌的时候

preset-base = 基本游戏
preset-rising-sun = 加入旭日
preset-everything = 全部，包括利休

## 桌面

board-ring = 围坐的玩家
board-seat = { $who }，{ $character }
board-resilience = 耐力：{ $count } / { $most }
board-honor = 荣誉：{ $count }
board-cards = 手牌 { $count } 张
board-harmless = 无害：{ $why }
board-difficulty = 你攻击的难度 { $count }
board-difficulty-to = 攻击你的难度：{ $count }
board-reaches = { $card }够得到：{ $wounds } 点伤害
board-reaches-nobody = 你没有够得到的武器
board-reach-more = +{ $count }
board-in-turn = 当前回合
board-knows = 你知道那里有这张牌：{ $card }
board-before =
    { $count ->
        [one] { $who }面前的{ $property }
       *[other] { $who }面前的{ $property } × { $count }
    }
board-choose-property = 选择{ $who }的{ $property }
board-weapons-left =
    { $count ->
        [0] 本回合不能再出武器
       *[other] 本回合还能出 { $count } 张武器
    }
board-deck = 牌库：{ $count } 张
board-deck-help = 最后一张被拿走时，每位玩家失去 1 点荣誉，弃牌堆成为新的牌库。
board-deck-ran-out = 牌库已经耗尽过。
board-box = 盒子里的荣誉：{ $count }
board-discard =
    { $count ->
        [0] 弃牌堆：空
       *[other] 弃牌堆：{ $count } 张
    }
board-discard-top = 最上面：{ $card }
board-discarded-here = 已弃掉
board-unseen = 你还没看到
board-scene = 刚刚发生的事
board-scene-none = 刀剑仍在鞘中。
board-stopped = 挡下
board-untouched = 无伤
board-lost = −{ $count }
board-fell = 被击败
board-open-question = ？
board-shown = 亮出的牌
board-revealed-cards = 翻开的牌
board-explain = 说明
board-shut = 关闭
board-copies = 符号：{ $suit }
board-suits-matter = 符号只在「旭日」中有作用。
board-reconstructed = 「旭日」的部分内容是推测重建的：请看规则。
board-eight-reconstructed = 八人游戏的荣誉数是推测重建的。
board-hand = 你的手牌
board-hand-empty = 没有手牌
board-your-role = 你的身份：{ $role }
board-role-covered = 你的身份已盖住
board-cover = 盖住
board-uncover = 查看
board-role-of = { $who }：{ $role }
board-role-unknown = 身份未知
board-roles-out = 不在游戏中：{ $roles }

## 计分表

board-score = 计分
board-score-title = { $count } 人游戏中荣誉的价值
board-score-role = 身份
board-score-dealt = 游戏中
board-score-hidden = 你不知道的
board-score-worth = 1 点荣誉
board-times = ×{ $count }
board-times-stars = ×{ $least } 或 ×{ $most }，看星数
board-score-daimyo = 游戏结束时手上每张大名：+1 分，浪人除外。
board-score-strike = 致命一击（同阵营的击败结束了游戏）：该阵营扣 3 分。
board-score-tie = 平手时，依此顺序获胜：{ $teams }。
board-score-now = 目前荣誉的分数
board-points = { $count }
board-points-range = { $least } 至 { $most }
board-honor-column = 荣誉
board-multiplier = 倍率
board-daimyos = 大名
board-sum = 分数

## Auto-answers

auto-answer-suffer-one = 只有 1 点伤害时不回应
auto-answer-suffer-one-help = 只会受到 1 点伤害时自动不回应：不格挡，也不为柔术弃武器。
auto-answer-parry-always = 能格挡就格挡，否则不回应
auto-answer-parry-always-help = 面对武器、反击和战吼时，打出第一张可用的牌。没有可用的牌时自动不回应，不会再问你。
auto-answer-pass-always = 一律不回应
auto-answer-pass-always-help = 保留手牌：不格挡，不为柔术弃武器，也不用纸鹤牌避开行动牌。这样，别人看到自动不回应时，无法判断你能不能格挡。

## 为何不能这样做

refused-not-in-hand = 你的手牌里没有{ $card }。
refused-no-such-player = 没有这位玩家：这场游戏有 { $count } 人。
refused-not-your-ability = 只有{ $character }能这样做。
refused-weapons-used = 你这回合可以打出 { $count } 张武器，已经打完了。
refused-not-at-oneself = { $card }不能用来攻击自己。
refused-harmless-no-resilience = { $target }是无害的：没有耐力。
refused-harmless-no-cards = { $target }是无害的：没有手牌。
refused-out-of-reach = 够不到{ $target }：你攻击的难度是 { $difficulty }，而{ $card }只及难度 { $reach }。
refused-bushido-in-play = 场上已经有武士道，在{ $target }面前；同时只能有一张。
refused-no-properties = 场上没有长效牌。
refused-property-not-there = { $target }面前没有{ $property }。
refused-another-player = { $card }必须对另一位玩家打出。
refused-no-cards-to-take = { $target }没有手牌。
refused-last-resilience = 不能失去最后一点耐力：你至少要有 { $count } 点。
refused-resilience-too-low = { $target }至少要有 { $count } 点耐力才行。
refused-ability-used = { $character }每回合只能这样做一次。
refused-no-answer = 这张牌无法回应当前的问题。
refused-nothing-to-answer = { $card }只能用来回应，现在没有可以回应的。
refused-answers-weapons = { $card }只能回应武器。
refused-only-card = { $card }是你唯一的手牌：半藏不能用它格挡。
refused-not-a-parry = { $card }不能当作格挡。
refused-only-weapons-stop = 只有手上的武器挡得下{ $card }。
refused-not-a-weapon = 必须弃一张武器，而{ $card }不是武器。
refused-fewer-peasants = 你面前只有 { $count } 个农民。
refused-fewer-wounds = 要抵挡的伤害只有 { $count } 点。
refused-evaded-with-origami = 只有纸鹤牌能避开，而{ $card }不是。
refused-before-play = 出牌阶段还没开始：请先决定眼前的事。
refused-draw-first = 请先决定要不要抽一张牌。
refused-must-grant = 必须选择由谁抽一张牌。
refused-must-discard = 必须弃掉一张牌。
refused-must-show = 必须亮出一张牌。
refused-must-take = 必须拿走一张亮出的牌。
refused-not-shown = { $target }没有亮出{ $card }。
refused-stop-first = 请先决定要不要再翻一张牌。
refused-not-revealed = 没有翻出{ $card }。
refused-stopped-revealing = 你已经决定不再翻牌。
refused-revealed-all = 你已经翻了三张，政宗最多只能翻三张。
refused-hand-limit = 出牌阶段已经结束：请先弃到剩 { $count } 张手牌。
refused-box-honor = { refused-box-line }：照这些数字，八人游戏要发 { $count } 点荣誉；最多只能发 { $most } 点。
