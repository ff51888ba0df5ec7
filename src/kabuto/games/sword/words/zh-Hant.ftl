# 武士刀：玩家看到的文字（繁體中文）

game-title = 武士刀
game-designer = Emiliano Sciarra
game-tagline = 身分隱密，刀劍出鞘：為你的陣營贏得榮譽。
game-about =
    每個人都有一個祕密的身分、所屬的陣營和一手牌。攻擊搆得到的人，擋下回來的刀，並猜出誰是自己人。
    沒有人會出局：倒下的人交出一點榮譽，然後再站起來。當有人失去全部榮譽時，得分最高的陣營獲勝。
game-reconstructed = 「旭日」部分內容為推定

## 提問

ask-Play = 打出一張牌，或結束回合
ask-Parry =
    { $wounds ->
        [0] { $by }用{ $card }攻擊你，目前不造成傷害。要擋下嗎？
       *[other] { $by }用{ $card }攻擊你：{ $wounds } 點傷害。要擋下嗎？
    }
ask-Counter = { $by }以{ $card }回應：格擋，否則受 { $wounds } 點傷害
ask-AnswerCry = { $by }的{ $card }：格擋，否則受 { $wounds } 點傷害
ask-AnswerJujutsu = { $by }的{ $card }：棄一張武器，否則受 { $wounds } 點傷害
ask-AvertWounds = { $by }造成 { $wounds } 點傷害：你要棄掉幾個農民來抵擋？
ask-DropCard = 你被{ $by }的鎖鏈纏住：棄掉一張手牌
ask-Evade = { $by }對{ board-threatened }打出{ $card }：要用一張紙鶴牌避開嗎？
ask-KeepBushido = 武士道翻出了武器：棄一張武器並傳下去，或失去 1 點榮譽
ask-ChooseSource = 第一張牌：從牌庫抽，還是拿棄牌堆頂的牌？
ask-DiscardDown = 手牌超過七張：選一張棄掉
ask-RevealMore =
    { $check_id ->
        [bushido] 為武士道翻開了：{ $cards }。再翻一張嗎？
       *[other] 為流血傷口翻開了：{ $cards }。再翻一張嗎？
    }
ask-RevealPick =
    { $check_id ->
        [bushido] 武士道以哪張牌為準：{ $cards }？
       *[other] 流血傷口以哪張牌為準：{ $cards }？
    }
ask-ShowCards = 直覺：選一張手牌給所有人看
ask-TakeShown = 從亮出的牌中拿一張
ask-GrantCard = 籠手：選擇由誰抽一張牌
ask-DrawForTorii = 你打出了鳥居牌：要抽一張牌嗎？

wait-Play = { $who }正在出牌
wait-Parry = { $who }考慮是否擋下{ $by }的{ $card }（{ $wounds } 點傷害）
wait-Counter = { $who }格擋{ $by }的{ $card }，否則受 { $wounds } 點傷害
wait-AnswerCry = { $by }的{ $card }：{ $who }格擋，否則受 { $wounds } 點傷害
wait-AnswerJujutsu = { $by }的{ $card }：{ $who }棄一張武器，否則受 { $wounds } 點傷害
wait-AvertWounds = { $who }可以棄掉農民，抵擋{ $by }的 { $wounds } 點傷害
wait-DropCard = { $who }被{ $by }纏住，棄掉一張手牌
wait-Evade = { $who }可以避開{ $by }的{ $card }
wait-KeepBushido = { $who }要為武士道棄一張武器，或失去 1 點榮譽
wait-ChooseSource = { $who }在牌庫和棄牌堆之間選擇
wait-DiscardDown = { $who }棄牌到七張為止
wait-RevealMore =
    { $check_id ->
        [bushido] { $who }為武士道翻出{ $cards }，可以再翻一張
       *[other] { $who }為流血傷口翻出{ $cards }，可以再翻一張
    }
wait-RevealPick =
    { $check_id ->
        [bushido] { $who }選擇武士道以哪張牌為準：{ $cards }
       *[other] { $who }選擇流血傷口以哪張牌為準：{ $cards }
    }
wait-ShowCards = 直覺：{ $who }要選一張牌亮出
wait-TakeShown = { $who }從亮出的牌中拿一張
wait-GrantCard = { $who }為籠手選擇由誰抽牌
wait-DrawForTorii = { $who }可以為鳥居牌抽一張牌

# 阿國可以保住的：她面前的長效牌，或她自己
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

## 行動

move-pass = 不回應
move-end = 結束回合
move-attack = 用{ $card }攻擊{ $target }
move-lay = 把{ $card }放在自己面前
move-bestow = 把{ $card }放在{ $target }面前
move-play = 打出{ $card }
move-play-on = 對{ $target }打出{ $card }
move-play-at = 對{ $target }的{ $property }打出{ $card }
move-spend = 失去 1 點耐力，抽 1 張牌
move-claim = 失去 1 點耐力，拿走{ $target }的{ $property }
move-answer = 用{ $card }擋下
move-sacrifice = 棄掉{ $property }當作格擋
move-evade = 用{ $card }避開
move-avert =
    { $peasants_id ->
        [0] 一個也不棄
       *[other] { $peasants } 個農民
    }
move-discard = 棄掉{ $card }
move-lose-honor = 失去 1 點榮譽
move-from-deck = 從牌庫抽
move-from-discard = 從棄牌堆拿
move-stop = 到此為止
move-more = 再翻一張
move-pick = 以{ $revealed }為準
move-show = 亮出{ $card }
move-take = 拿走{ $target }的{ $shown }
move-grant = { $target }抽牌
move-draw = 抽一張牌

peasants-0 = 0
peasants-1 = 1
peasants-2 = 2
peasants-3 = 3

## 事件

log-shogun-revealed = { $seat }是將軍
log-dealt-role = { $seat }的身分：{ $role }
log-dealt-role-hidden = { $seat }得到一個祕密的身分
log-dealt-character = { $seat }是{ $character }
log-turn-began = { $seat }的回合開始
log-recovered = { $seat }恢復 { $count } 點耐力
log-drew = { $seat }抽 { $count } 張：{ $cards }
log-drew-hidden = { $seat }抽 { $count } 張牌
log-drew-from-discard = { $seat }從棄牌堆拿了{ $card }
log-nothing-to-draw = 已經沒有牌可以給{ $seat }抽了
log-attacked = { $seat }用{ $card }攻擊{ $target }：{ $wounds } 點傷害
log-answered = { $seat }用{ $card }擋下
log-sacrificed = { $seat }棄掉{ $property }擋下
log-shielded = 這次攻擊傷不到{ $seat }
log-not-stopped = { $seat }沒有擋下
log-averted = 一個{ $property }替{ $seat }承受了傷害
log-wounded =
    { $count ->
        [0] { $by }沒有讓{ $seat }失去耐力
       *[other] { $by }使{ $seat }失去 { $count } 點耐力
    }
log-defeated = { $seat }被{ $by }擊敗
log-gave-honor = { $seat }交給{ $target } 1 點榮譽
log-gained-honor = { $seat }從盒子得到 1 點榮譽
log-lost-honor = { $seat }失去 1 點榮譽，放回盒子
log-kept-honor = { $seat }是三人遊戲的將軍，不失去榮譽
log-lost-resilience = { $seat }失去 1 點耐力
log-played = { $seat }打出{ $card }
log-played-on = { $seat }對{ $target }打出{ $card }
log-played-at = { $seat }對{ $target }的{ $property }打出{ $card }
log-laid = { $seat }把{ $card }放在{ $target }面前
log-evaded = { $seat }用{ $card }避開
log-stole = { $seat }從{ $target }的手牌拿走{ $card }
log-stole-hidden = { $seat }從{ $target }的手牌拿走一張牌
log-took-property = { $seat }把{ $target }的{ $property }收入手牌
log-lost-property = { $seat }的{ $property }被棄掉
log-discarded = { $seat }棄掉{ $card }
log-returned = { $card }回到{ $seat }手上
log-showed = { $seat }亮出{ $card }
log-took = { $seat }拿走{ $target }的{ $card }
log-granted = 籠手：{ $seat }讓{ $target }抽牌
log-revealed = 為{ $seat }翻開{ $card }
log-nothing-to-reveal = 已經沒有牌可以為{ $seat }翻開
log-picked = { $seat }以{ $card }為準
log-bushido-moved = 武士道從{ $seat }傳給{ $target }
log-cursed = 詛咒降臨{ $seat }：{ $cards }被棄掉
log-banzai = { $seat }的萬歲：從牌庫棄掉{ $card }
log-deck-ran-out = 牌庫耗盡：{ $seats }各失去 1 點榮譽
log-reshuffled = 棄牌堆洗勻成新的牌庫，共 { $count } 張
log-ended-play = { $seat }結束出牌階段

## 結局的原因

reason-end-defeat = { $seat }被{ $by }擊敗後失去了全部榮譽。
reason-end-bushido = { $seats }因武士道失去了全部榮譽。
reason-end-exhaustion = 牌庫耗盡時，{ $seats }失去了全部榮譽。
reason-end-swordmaster = { $by }擊敗{ $seat }後，只剩一位玩家還有耐力。
reason-end-last-standing = { $by }擊敗同陣營的{ $seat }後，只剩一位玩家還有耐力。
reason-had-role = { $seat }是{ $role }。
reason-won-by-sword = 劍聖勝利：{ $seat }是最後的倖存者，{ $team }獲勝。
reason-scored =
    { $daimyos ->
        [0] { $seat }：{ $honor } 榮譽 × { $multiplier } = { $points }。
       *[other] { $seat }：{ $honor } 榮譽 × { $multiplier } + 大名 { $daimyos } = { $points }。
    }
reason-deadly-strike = 致命一擊：{ $by }擊敗了同陣營的{ $seat }，{ $team }扣 { $points } 分。
reason-team-scored = { $team }：{ $points } 分。
reason-tied = { $teams }以 { $points } 分平手；{ $team }優先。
reason-won-by-honor = 榮譽勝利：{ $team }以 { $points } 分獲勝。

## 陣營、身分、為何無害

team-shogun = 將軍陣營
team-ninja = 忍者陣營
team-ronin = 浪人
rank-shogun = 將軍
rank-samurai = 武士
rank-ninja = 忍者
rank-ronin = 浪人
role-shogun = 將軍
role-samurai = 武士
role-samurai1 = 武士 ★
role-samurai3 = 武士 ★★★
role-ninja1 = 忍者 ★
role-ninja2 = 忍者 ★★
role-ninja3 = 忍者 ★★★
role-ronin = 浪人
role-ronin1 = 浪人 ★
role-ronin2 = 浪人 ★★
why-no-resilience = 沒有耐力
why-no-cards = 沒有手牌
suit-origami = 紙鶴
suit-fuji = 富士
suit-torii = 鳥居
suit-koi = 鯉魚

## 牌

card-bo = 棒
card-bokken = 木刀
card-daikyu = 大弓
card-kanabo = 鐵棒
card-katana = 打刀
card-kiseru = 煙管
card-kusarigama = 鎖鐮
card-nagayari = 長槍
card-naginata = 薙刀
card-nodachi = 大太刀
card-shuriken = 手裏劍
card-tanegashima = 種子島銃
card-wakizashi = 脇差
card-armor = 盔甲
card-bushido = 武士道
card-fast_draw = 拔刀術
card-focus = 專注
card-battle_cry = 戰吼
card-breathing = 調息
card-daimyo = 大名
card-diversion = 調虎離山
card-geisha = 藝伎
card-jujutsu = 柔術
card-parry = 格擋
card-tea_ceremony = 茶會
card-chigiriki = 契木
card-jitte = 十手
card-kozuka = 小柄
card-kusanagi = 草薙劍
card-makibishi = 撒菱
card-manriki_gusari = 萬力鎖
card-shigehto_yumi = 重藤弓
card-tanto = 短刀
card-tessen = 鐵扇
card-zen = 禪
card-attendant = 侍從
card-peasant = 農民
card-bleeding_wound = 流血傷口
card-kote = 籠手
card-curse = 詛咒
card-simultaneous_attack = 同時攻擊
card-counterattack = 反擊
card-imitation = 模仿
card-intuition = 直覺

## 牌上的文字

board-weapon = 可及難度 { $difficulty }，造成 { $wounds } 點傷害。
board-weapon-counted = 可及難度 { $difficulty }；傷害依場上情況計算。
board-card-armor = 攻擊你的難度 +1。
board-card-bushido = 放在任一玩家面前。其回合開始時翻一張牌：不是武器就傳給下一位；是武器則該玩家棄一張武器，或失去 1 點榮譽。
board-card-fast_draw = 你的武器多造成 1 點傷害。
board-card-focus = 你每回合可多出 1 張武器。
board-card-battle_cry = 其他每位玩家格擋，否則受 1 點傷害。
board-card-breathing = 恢復全部耐力；你選擇的另一玩家抽 1 張牌。
board-card-daimyo = 抽 2 張牌。遊戲結束時留在手上：1 分。
board-card-diversion = 拿走另一玩家手上隨機一張牌。
board-card-geisha = 棄掉場上任一長效牌，或另一玩家手上隨機一張牌。
board-card-jujutsu = 其他每位玩家棄一張武器，否則受 1 點傷害。
board-card-parry = 只能用來回應：擋下對你的武器，或回應戰吼。
board-card-tea_ceremony = 抽 3 張牌；其他每位玩家抽 1 張。
board-card-chigiriki = 目標只能用手上的武器擋下，不能用格擋。
board-card-jitte = 也可以當作格擋打出。
board-card-kozuka = 若奪走了耐力，就回到你手上。
board-card-kusanagi = 目標有多少榮譽，就造成多少傷害。
board-card-makibishi = 也能攻擊沒有手牌的玩家。
board-card-manriki_gusari = 若造成傷害，目標自選一張手牌棄掉。
board-card-shigehto_yumi = 本回合可再出 1 張武器，被擋下也一樣。
board-card-tanto = 可以對自己使用。若奪走你最後的耐力，你得到 1 點榮譽，回合結束。
board-card-tessen = 也可以當作格擋打出。
board-card-zen = 目標面前有幾張長效牌，就造成幾點傷害。
board-card-attendant = 抽牌階段多抽 1 張。
board-card-peasant = 可以棄掉它，少受 1 點傷害。
board-card-bleeding_wound = 放在任一玩家面前。其回合開始時翻一張牌；紙鶴：失去 1 點耐力（不會是最後一點）。該玩家失去榮譽時棄掉。
board-card-kote = 你每打出一張鯉魚牌，你選擇的玩家抽 1 張。
board-card-curse = 放在任一玩家面前。失去最後耐力的人棄掉面前所有長效牌。
board-card-simultaneous_attack = 你和另一玩家各失去 1 點耐力；兩人都至少要有 2 點。
board-card-counterattack = 只能用來回應：擋下武器，攻擊者格擋，否則受 1 點傷害。
board-card-imitation = 把場上任一長效牌收入手牌，自己的也可以。
board-card-intuition = 其他每位不是無害的玩家亮出一張牌；你拿走其中一張。

## 角色

character-benkei = 弁慶
character-chiyome = 千代女
character-ginchiyo = 誾千代
character-goemon = 五右衛門
character-hanzo = 半藏
character-hideyoshi = 秀吉
character-ieyasu = 家康
character-kojiro = 小次郎
character-musashi = 武藏
character-nobunaga = 信長
character-tomoe = 巴
character-ushiwaka = 牛若
character-rikyu = 利休
character-bokuden = 卜傳
character-lady_chacha = 茶茶
character-gracia = 伽羅奢
character-kanbei = 官兵衛
character-kenshin = 謙信
character-masamune = 政宗
character-motonari = 元就
character-okuni = 阿國
character-shima = 島
character-shingen = 信玄
character-yoshihiro = 義弘
character-yukimura = 幸村

board-character-benkei = 攻擊他的難度 +1。
board-character-chiyome = 只有武器能傷害她。
board-character-ginchiyo = 武器對她少造成 1 點傷害，最少 1 點。
board-character-goemon = 每回合可多出 1 張武器。
board-character-hanzo = 可以把手上的武器當作格擋，除非那是他唯一的手牌。
board-character-hideyoshi = 抽牌階段多抽 1 張。
board-character-ieyasu = 抽牌階段的第一張可以從棄牌堆拿。
board-character-kojiro = 他的武器不受難度限制。
board-character-musashi = 他的武器多造成 1 點傷害。
board-character-nobunaga = 出牌階段：失去 1 點耐力（不能是最後一點）抽 1 張，次數不限。
board-character-tomoe = 她的武器每次造成傷害，抽 1 張。
board-character-ushiwaka = 因武器每失去 1 點耐力，抽 1 張。
board-character-rikyu = 牌庫耗盡時不失去榮譽。
board-character-bokuden = 每打出一張鳥居牌，可以抽 1 張。
board-character-lady_chacha = 被武器攻擊時翻 2 張牌；符號相同，攻擊就此結束。
board-character-gracia = 回合開始時恢復 1 點耐力。
board-character-kanbei = 可以棄掉面前的一張長效牌當作格擋。
board-character-kenshin = 武器之中只有紙鶴的能傷害他。
board-character-masamune = 翻牌時最多翻 3 張，自選其中一張為準。
board-character-motonari = 每當有人失去最後的耐力，抽 1 張。
board-character-okuni = 被藝伎、調虎離山、同時攻擊或模仿指定她或她的長效牌時，可以用一張紙鶴牌避開。
board-character-shima = 每回合一次：失去 1 點耐力（不能是最後一點），拿走場上任一長效牌。
board-character-shingen = 他的富士武器不計入武器上限。
board-character-yoshihiro = 每次被武器傷害，多受 1 點傷害。
board-character-yukimura = 被其他玩家傷害時翻一張牌；紙鶴：那位玩家受 1 點傷害。

## 選項

option-rising_sun = 旭日
option-rising_sun-help = 擴充：多 40 張牌、12 個角色，符號開始有作用。八人遊戲需要它；部分內容是推測重建的。
option-rising_sun-true = 加入旭日
option-rising_sun-false = 基本遊戲
option-rikyu_promo = 利休
option-rikyu_promo-help = 宣傳用角色，加入發放的角色之中。
option-rikyu_promo-true = 加入利休
option-rikyu_promo-false = 不加入
option-deck_exhaustion = 牌庫耗盡
option-deck_exhaustion-help = 最後一張牌離開牌庫時就失去榮譽，或到需要牌而沒有牌時才失去。
option-deck_exhaustion-immediate = 最後一張離開時
option-deck_exhaustion-lazy = 需要牌的時候

preset-base = 基本遊戲
preset-rising-sun = 加入旭日
preset-everything = 全部，包括利休

## 桌面

board-ring = 圍坐的玩家
board-seat = { $who }，{ $character }
board-resilience = 耐力：{ $count } / { $most }
board-honor = 榮譽：{ $count }
board-cards = 手牌 { $count } 張
board-harmless = 無害：{ $why }
board-difficulty = 你攻擊的難度 { $count }
board-difficulty-to = 攻擊你的難度：{ $count }
board-reaches = { $card }搆得到：{ $wounds } 點傷害
board-reaches-nobody = 你沒有搆得到的武器
board-reach-more = +{ $count }
board-in-turn = 當前回合
board-knows = 你知道那裡有這張牌：{ $card }
board-before =
    { $count ->
        [one] { $who }面前的{ $property }
       *[other] { $who }面前的{ $property } × { $count }
    }
board-choose-property = 選擇{ $who }的{ $property }
board-weapons-left =
    { $count ->
        [0] 本回合不能再出武器
       *[other] 本回合還能出 { $count } 張武器
    }
board-deck = 牌庫：{ $count } 張
board-deck-help = 最後一張被拿走時，每位玩家失去 1 點榮譽，棄牌堆成為新的牌庫。
board-deck-ran-out = 牌庫已經耗盡過。
board-box = 盒子裡的榮譽：{ $count }
board-discard =
    { $count ->
        [0] 棄牌堆：空
       *[other] 棄牌堆：{ $count } 張
    }
board-discard-top = 最上面：{ $card }
board-discarded-here = 已棄掉
board-unseen = 你還沒看到
board-scene = 剛剛發生的事
board-scene-none = 刀劍仍在鞘中。
board-stopped = 擋下
board-untouched = 無傷
board-lost = −{ $count }
board-fell = 被擊敗
board-open-question = ？
board-shown = 亮出的牌
board-revealed-cards = 翻開的牌
board-explain = 說明
board-shut = 關閉
board-copies = 符號：{ $suit }
board-suits-matter = 符號只在「旭日」中有作用。
board-reconstructed = 「旭日」的部分內容是推測重建的：請看規則。
board-eight-reconstructed = 八人遊戲的榮譽數是推測重建的。
board-hand = 你的手牌
board-hand-empty = 沒有手牌
board-your-role = 你的身分：{ $role }
board-role-covered = 你的身分已蓋住
board-cover = 蓋住
board-uncover = 查看
board-role-of = { $who }：{ $role }
board-role-unknown = 身分未知
board-roles-out = 不在遊戲中：{ $roles }

## 計分表

board-score = 計分
board-score-title = { $count } 人遊戲中榮譽的價值
board-score-role = 身分
board-score-dealt = 遊戲中
board-score-hidden = 你不知道的
board-score-worth = 1 點榮譽
board-times = ×{ $count }
board-times-stars = ×{ $least } 或 ×{ $most }，看星數
board-score-daimyo = 遊戲結束時手上每張大名：+1 分，浪人除外。
board-score-strike = 致命一擊（同陣營的擊敗結束了遊戲）：該陣營扣 3 分。
board-score-tie = 平手時，依此順序獲勝：{ $teams }。
board-score-now = 目前榮譽的分數
board-points = { $count }
board-points-range = { $least } 至 { $most }
board-honor-column = 榮譽
board-multiplier = 倍率
board-daimyos = 大名
board-sum = 分數

## Auto-answers

auto-answer-suffer-one = 只有 1 點傷害時不回應
auto-answer-suffer-one-help = 只會受到 1 點傷害時自動不回應：不格擋，也不為柔術棄武器。
auto-answer-parry-always = 能格擋就格擋，否則不回應
auto-answer-parry-always-help = 面對武器、反擊和戰吼時，打出第一張可用的牌。沒有可用的牌時自動不回應，不會再問你。
auto-answer-pass-always = 一律不回應
auto-answer-pass-always-help = 保留手牌：不格擋，不為柔術棄武器，也不用紙鶴牌避開行動牌。因此，別人看到自動不回應時，無從得知你能不能格擋。

## 為何不能這樣做

refused-not-in-hand = 你的手牌裡沒有{ $card }。
refused-no-such-player = 沒有這位玩家：這場遊戲有 { $count } 人。
refused-not-your-ability = 只有{ $character }能這樣做。
refused-weapons-used = 你這回合可以打出 { $count } 張武器，已經打完了。
refused-not-at-oneself = { $card }不能用來攻擊自己。
refused-harmless-no-resilience = { $target }是無害的：沒有耐力。
refused-harmless-no-cards = { $target }是無害的：沒有手牌。
refused-out-of-reach = 搆不到{ $target }：你攻擊的難度是 { $difficulty }，而{ $card }只及難度 { $reach }。
refused-bushido-in-play = 場上已經有武士道，在{ $target }面前；同時只能有一張。
refused-no-properties = 場上沒有長效牌。
refused-property-not-there = { $target }面前沒有{ $property }。
refused-another-player = { $card }必須對另一位玩家打出。
refused-no-cards-to-take = { $target }沒有手牌。
refused-last-resilience = 不能失去最後一點耐力：你至少要有 { $count } 點。
refused-resilience-too-low = { $target }至少要有 { $count } 點耐力才行。
refused-ability-used = { $character }每回合只能這樣做一次。
refused-no-answer = 這張牌無法回應目前的問題。
refused-nothing-to-answer = { $card }只能用來回應，現在沒有可以回應的。
refused-answers-weapons = { $card }只能回應武器。
refused-only-card = { $card }是你唯一的手牌：半藏不能用它格擋。
refused-not-a-parry = { $card }不能當作格擋。
refused-only-weapons-stop = 只有手上的武器擋得下{ $card }。
refused-not-a-weapon = 必須棄一張武器，而{ $card }不是武器。
refused-fewer-peasants = 你面前只有 { $count } 個農民。
refused-fewer-wounds = 要抵擋的傷害只有 { $count } 點。
refused-evaded-with-origami = 只有紙鶴牌能避開，而{ $card }不是。
refused-before-play = 出牌階段還沒開始：請先決定眼前的事。
refused-draw-first = 請先決定要不要抽一張牌。
refused-must-grant = 必須選擇由誰抽一張牌。
refused-must-discard = 必須棄掉一張牌。
refused-must-show = 必須亮出一張牌。
refused-must-take = 必須拿走一張亮出的牌。
refused-not-shown = { $target }沒有亮出{ $card }。
refused-stop-first = 請先決定要不要再翻一張牌。
refused-not-revealed = 沒有翻出{ $card }。
refused-stopped-revealing = 你已經決定不再翻牌。
refused-revealed-all = 你已經翻了三張，政宗最多只能翻三張。
refused-hand-limit = 出牌階段已經結束：請先棄到剩 { $count } 張手牌。
refused-box-honor = { refused-box-line }：照這些數字，八人遊戲要發 { $count } 點榮譽；最多只能發 { $most } 點。
