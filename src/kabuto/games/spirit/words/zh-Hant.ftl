# 武士精神：玩家所見的文字，繁體中文。

game-title = 武士精神
game-designer = Antoine Bauza
game-tagline = 七位武士，一座村莊，三輪侵略：一起獲勝，或一起失敗。
game-about = 所有玩家同心合作。三輪之中，每位武士與來犯的侵略者戰鬥、守護該守護的、把技能借給同伴，或及時退下。最後至少還有一座農莊和一戶家人，且沒有武士陣亡，全隊就獲勝。

# A seat is called by its samurai once the game has begun
seat-known = { $samurai }

## 提問

ask-TurnReserve = { $seat }：要先使用未使用的支援指示物嗎？
ask-OrderPenalties = { $seat }：{ $card }的哪個損害先生效？
ask-FacePenalty = { $seat }：承受還是忽略{ $card }的損害（{ $penalty }）？
ask-DropDefence = { $seat }：棄掉左側哪一張卡片？
ask-ChooseAction = { $seat }：戰鬥、支援或跳過
ask-PlaceCard =
    { $locked ->
        [true] { $seat }：{ $card }必須留下。正面對決還是防守？
       *[other] { $seat }：怎麼處置{ $card }？
    }
ask-FightAgain = { $seat }可以再執行一次戰鬥
ask-UseKiai = { $seat }：合氣！使用效果嗎？無論如何第一張卡片都會棄掉
ask-Heal = { $seat }：移除誰的一點傷害？
ask-MoveLast =
    { $again ->
        [true] { $seat }可以再移動一張：從誰的戰鬥列，給誰？
       *[other] { $seat }移動一條戰鬥列的最後一張：從誰，給誰？
    }
ask-ChooseSide = { $seat }得到{ $card }：放右側還是左側？
ask-StrikeLast =
    { $again ->
        [true] { $seat }可以再棄掉一張：誰的最後一張？
       *[other] { $seat }棄掉一條戰鬥列的最後一張：誰的？
    }
ask-LendToken = { $seat }：誰把支援指示物借給誰？
ask-OrderRaiders =
    { $above ->
        [0] { $seat }：哪個侵略者放在最上面？
       *[other] { $seat }：接下來是哪個侵略者？
    }

wait-TurnReserve = { $who }正在考慮未使用的支援指示物
wait-OrderPenalties = { $who }正在選擇{ $card }的哪個損害先生效
wait-FacePenalty = { $who }可以忽略損害：{ $card }的{ $penalty }
wait-DropDefence = { $who }要棄掉左側一張卡片
wait-ChooseAction = { $who }正在選擇：戰鬥、支援或跳過
wait-PlaceCard =
    { $locked ->
        [true] { $who }必須留下{ $card }
       *[other] { $who }正在處置{ $card }
    }
wait-FightAgain = { $who }可以再執行一次戰鬥
wait-UseKiai = 合氣！{ $who }正在決定是否使用效果
wait-Heal = { $who }正在選擇移除誰的傷害
wait-MoveLast =
    { $again ->
        [true] { $who }可以再移動一張卡片
       *[other] { $who }正在移動一條戰鬥列的最後一張
    }
wait-ChooseSide = { $who }正在決定{ $card }放右側還是左側
wait-StrikeLast =
    { $again ->
        [true] { $who }可以再棄掉一張
       *[other] { $who }正在棄掉一條戰鬥列的最後一張
    }
wait-LendToken = { $who }正在轉交支援指示物
wait-OrderRaiders =
    { $above ->
        [0] { $who }正在排列侵略者
       *[other] { $who }繼續排列侵略者
    }

## 行動

move-pass = 跳過
move-fight = 戰鬥
move-support = 支援{ $target }
move-stop = 到此為止
move-done = 不再使用
move-turn = 使用{ $samurai }的指示物
move-first = 先處理：{ $penalty }
move-suffer = 承受
move-ignore = 忽略
move-drop = 棄掉{ $symbol }
move-confront = 正面對決
move-defend = 防守
move-give = 傳給{ $target }
move-under = 放到牌庫底部
move-discard = 棄掉重複的卡片
move-decline = 不使用
move-use = 使用效果
move-nobody = 誰都不
move-heal = 移除{ $target }的傷害
move-move = 從{ $source }給{ $target }
move-right = 放右側
move-left = 放左側
move-strike = { $target }的最後一張
move-lend = { $giver }借給{ $target }
move-top = { $card }
move-heal-only = 只移除傷害，不加柵欄

## 事件

log-sits = { $samurai }加入守衛：合氣值 { $kiai }
log-round-began = 第 { $round } 輪開始：{ $count } 個侵略者，{ $seat }先行
log-joined =
    { $rank_id ->
        [lieutenant] { $count } 個魔王手下加入侵略者
       *[other] { $count } 個魔王加入侵略者
    }
log-turned-over = { $seat }使用{ $samurai }的未使用支援指示物
log-penalty = { $seat }承受損害：{ $penalty }（{ $card }）
log-penalty-impossible = { $penalty }無法執行：{ $seat }改為受到一點傷害
log-ignored = { $seat }忽略損害：{ $penalty }（{ $card }）
log-dropped = { $seat }棄掉左側的{ $symbol }：{ $card }
log-reinforced = 一個棄掉的侵略者洗回牌庫：{ $card }
log-slipped-in = 一個侵略者悄悄潛入；侵入者共 { $count } 張
log-passed = { $seat }跳過：{ $total } / { $kiai }
log-supported = { $seat }把支援指示物借給{ $target }：{ $samurai }的技能
log-token-home = { $target }歸還{ $seat }的支援指示物
log-fought-again = { $seat }再執行一次戰鬥
log-drew = { $seat }抽到{ $card }
log-gave = { $seat }傳給{ $target }：{ $card }
log-put-under = { $seat }放到牌庫底部：{ $card }
log-discarded-duplicate = { $seat }棄掉重複的卡片：{ $card }
log-laid-right = { $seat }正面對決{ $card }：總和 { $total } / { $kiai }
log-laid-left = { $seat }把{ $card }放到左側：守住{ $symbol }
log-overcome = { $seat }被打敗：{ $total } 超過 { $kiai }
log-kiai = 合氣！{ $samurai }正好達到 { $kiai }
log-kiai-declined = { $seat }不使用合氣效果
log-first-discarded = { $seat }的第一張卡片棄掉：{ $card }
log-discarded-raiders = { $seat }從侵略者牌庫棄掉：{ $cards }
log-discarded-intruders = { $seat }從侵入者牌庫棄掉：{ $cards }
log-looked = { $seat }翻開最上面的侵略者：{ $cards }
log-ordered = { $seat }放回牌庫，最前面的在最上：{ $cards }
log-moved = { $seat }把{ $card }從{ $source }移給{ $target }
log-struck = { $seat }棄掉{ $target }的最後一張：{ $card }
log-lent = 因{ $seat }的合氣，{ $giver }把支援指示物借給{ $target }
log-wounded = { $seat }受到一點傷害
log-transformed =
    { $samurai_id ->
        [heihachi] { $samurai }覺醒為狸貓：合氣值變為 { $kiai }
        [daisuke] { $samurai }覺醒為猴子：合氣值變為 { $kiai }
        [gorobei] { $samurai }覺醒為熊：合氣值變為 { $kiai }
        [kanbei] { $samurai }覺醒為野豬：合氣值變為 { $kiai }
        [kikuchiyo] { $samurai }覺醒為老虎：合氣值變為 { $kiai }
        [kyuzo] { $samurai }覺醒為狐狸：合氣值變為 { $kiai }
       *[katsushiro] { $samurai }覺醒為狼：合氣值變為 { $kiai }
    }
log-healed = { $seat }移除一點傷害
log-fallen = { $seat }受到第四點傷害，陣亡
log-barricade-lost = 失去一個柵欄：剩 { $count } 個
log-barricade-added = 增加一個柵欄：現有 { $count } 個
log-barricade-full = 無法增加柵欄：已達上限 { $count } 個
log-farmstead-lost = 一座農莊燒毀：剩 { $count } 座。背面：{ $farmstead }
log-farmstead-penalty = 燒毀的農莊帶來損害：{ $farmstead }
log-family-lost = 失去一戶家人：剩 { $count } 戶。不再有獎勵：{ $family }
log-raiders-used-up = 侵略者牌庫用完：第 { $round } 輪結束
log-all-passed = 第 { $round } 輪所有人都跳過：{ $count } 個侵略者成為侵入者
log-lacks = { $seat }左側沒有{ $symbol }
log-bonus = 家人獎勵：{ $family }
log-bonus-intruder = 從侵入者牌庫棄掉：{ $card }
log-revealed =
    { $flames ->
        [true] 放火的侵入者：{ $card }
       *[other] 侵入者：{ $card }
    }
log-round-survived = 村莊撐過了第 { $round } 輪

## 結果的理由

reason-lost-farmsteads = 最後一座農莊在第 { $round } 輪燒毀。
reason-lost-families = 最後一戶家人在第 { $round } 輪失去。
reason-lost-samurai = { $samurai }在第 { $round } 輪陣亡。
reason-won =
    { $difficulty_id ->
        [easy] 以簡單難度守住村莊：{ $score } 分，記為 { $grade }。
        [hard] 以困難難度守住村莊：{ $score } 分，記為 { $grade }。
        [heroic] 以英雄難度守住村莊：{ $score } 分，記為 { $grade }。
       *[normal] 以一般難度守住村莊：{ $score } 分，記為 { $grade }。
    }
reason-won-farmsteads = 留存的農莊：{ $count } 座。
reason-won-families = 留存的家人：{ $count } 戶。
reason-won-wounded = 沒有健康分：{ $seats }帶著傷害。
reason-won-unwounded = 無人受傷，再得一分。

## 武士

samurai-heihachi = 平八
samurai-daisuke = 大輔
samurai-gorobei = 五郎兵衛
samurai-kanbei = 勘兵衛
samurai-kikuchiyo = 菊千代
samurai-kyuzo = 久藏
samurai-katsushiro = 勝四郎

## 侵略者

symbol-hat = 斗笠
symbol-farm = 農場
symbol-doll = 娃娃
penalty-fire = 柵欄被摧毀
penalty-wound = 受到傷害
penalty-ninja = 侵入者
penalty-no_defend = 不能防守
penalty-no_support = 不能支援
penalty-arrow_left = 左手邊玩家抽卡
penalty-arrow_right = 右手邊玩家抽卡
penalty-must_pass = 必須跳過
penalty-reinforce = 棄牌洗回牌庫
penalty-no_talent = 不能使用技能
penalty-drop_defence = 棄掉左側一張卡片
rank-plunderer = 強盜
rank-lieutenant = 魔王手下
rank-boss = 魔王

## 村莊

farmstead-lose_family = 失去一戶家人
farmstead-lose_farmstead = 再失去一座農莊
farmstead-lose_barricade = 失去一個柵欄
farmstead-random_wound = 隨機一位武士受傷
family-heal_random = 隨機一位受傷的武士移除傷害
family-add_barricade = 增加一個柵欄
family-discard_top_intruder = 棄掉最上面的侵入者

## 選項

option-difficulty = 難度
option-difficulty-help = 影響柵欄、侵略者數目、燒毀農莊的損害與家人獎勵。第一次玩選一般；輸掉很正常。
option-difficulty-easy = 簡單
option-difficulty-normal = 一般
option-difficulty-hard = 困難
option-difficulty-heroic = 英雄
option-reserve = 未使用的支援指示物
option-reserve-help = 沒上場的武士的技能，每個整場用一次。兩位武士時一定使用，七位時沒有剩下的指示物。
option-reserve-true = 使用
option-reserve-false = 只在兩位武士時
option-reserve_duration = 未使用指示物的效力
option-reserve_duration-help = 規則書寫的是到本輪結束。
option-reserve_duration-round = 到本輪結束
option-reserve_duration-turn = 到本回合結束
option-passing_on = 別人傳來的卡片
option-passing_on-help = 預設再傳出去時，數值也要符合技能的奇偶。官方的一則答覆則讓大輔把偶數卡片再傳出去。
option-passing_on-fitting_value = 數值符合技能才能再傳
option-passing_on-any_value = 不論數值都能再傳
option-eighth_boss = 第八魔王
option-eighth_boss-help = 一張宣傳卡。確有此卡；卡上的符號是重建的。
option-eighth_boss-true = 與魔王一起洗混
option-eighth_boss-false = 留在盒中
option-samurai_a = 座位 1 的武士
option-samurai_a-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_a-dealt = 隨機分配
option-samurai_a-heihachi = { samurai-heihachi }
option-samurai_a-daisuke = { samurai-daisuke }
option-samurai_a-gorobei = { samurai-gorobei }
option-samurai_a-kanbei = { samurai-kanbei }
option-samurai_a-kikuchiyo = { samurai-kikuchiyo }
option-samurai_a-kyuzo = { samurai-kyuzo }
option-samurai_a-katsushiro = { samurai-katsushiro }
option-samurai_b = 座位 2 的武士
option-samurai_b-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_b-dealt = 隨機分配
option-samurai_b-heihachi = { samurai-heihachi }
option-samurai_b-daisuke = { samurai-daisuke }
option-samurai_b-gorobei = { samurai-gorobei }
option-samurai_b-kanbei = { samurai-kanbei }
option-samurai_b-kikuchiyo = { samurai-kikuchiyo }
option-samurai_b-kyuzo = { samurai-kyuzo }
option-samurai_b-katsushiro = { samurai-katsushiro }
option-samurai_c = 座位 3 的武士
option-samurai_c-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_c-dealt = 隨機分配
option-samurai_c-heihachi = { samurai-heihachi }
option-samurai_c-daisuke = { samurai-daisuke }
option-samurai_c-gorobei = { samurai-gorobei }
option-samurai_c-kanbei = { samurai-kanbei }
option-samurai_c-kikuchiyo = { samurai-kikuchiyo }
option-samurai_c-kyuzo = { samurai-kyuzo }
option-samurai_c-katsushiro = { samurai-katsushiro }
option-samurai_d = 座位 4 的武士
option-samurai_d-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_d-dealt = 隨機分配
option-samurai_d-heihachi = { samurai-heihachi }
option-samurai_d-daisuke = { samurai-daisuke }
option-samurai_d-gorobei = { samurai-gorobei }
option-samurai_d-kanbei = { samurai-kanbei }
option-samurai_d-kikuchiyo = { samurai-kikuchiyo }
option-samurai_d-kyuzo = { samurai-kyuzo }
option-samurai_d-katsushiro = { samurai-katsushiro }
option-samurai_e = 座位 5 的武士
option-samurai_e-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_e-dealt = 隨機分配
option-samurai_e-heihachi = { samurai-heihachi }
option-samurai_e-daisuke = { samurai-daisuke }
option-samurai_e-gorobei = { samurai-gorobei }
option-samurai_e-kanbei = { samurai-kanbei }
option-samurai_e-kikuchiyo = { samurai-kikuchiyo }
option-samurai_e-kyuzo = { samurai-kyuzo }
option-samurai_e-katsushiro = { samurai-katsushiro }
option-samurai_f = 座位 6 的武士
option-samurai_f-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_f-dealt = 隨機分配
option-samurai_f-heihachi = { samurai-heihachi }
option-samurai_f-daisuke = { samurai-daisuke }
option-samurai_f-gorobei = { samurai-gorobei }
option-samurai_f-kanbei = { samurai-kanbei }
option-samurai_f-kikuchiyo = { samurai-kikuchiyo }
option-samurai_f-kyuzo = { samurai-kyuzo }
option-samurai_f-katsushiro = { samurai-katsushiro }
option-samurai_g = 座位 7 的武士
option-samurai_g-help = 開桌的人可以決定誰坐哪裡；武士不重複。
option-samurai_g-dealt = 隨機分配
option-samurai_g-heihachi = { samurai-heihachi }
option-samurai_g-daisuke = { samurai-daisuke }
option-samurai_g-gorobei = { samurai-gorobei }
option-samurai_g-kanbei = { samurai-kanbei }
option-samurai_g-kikuchiyo = { samurai-kikuchiyo }
option-samurai_g-kyuzo = { samurai-kyuzo }
option-samurai_g-katsushiro = { samurai-katsushiro }

preset-first_game = 第一次玩
preset-solo = 單人：使用未使用的指示物
preset-easier = 輕鬆一點
preset-heroic = 英雄
preset-source = 依我們所據的原文

## 為何不能這樣做

refused-tokens-first = 請先表示不再使用未使用的支援指示物。
refused-penalty-first = 要先處理最後一張卡片的損害，才能選擇行動。
refused-card-first = 要先放好抽到的卡片。
refused-only-a-second-fight = 戰鬥之後只能再執行一次戰鬥，或就此停止。
refused-must-pass = 這個回合你受「必須跳過」的損害影響，只能跳過。
refused-overcome = 你被打敗了：總和 { $total } 超過合氣值 { $kiai }，只能跳過。
refused-no-support = 這個回合你受「不能支援」的損害影響。
refused-not-yourself = 請選擇自己以外的武士。
refused-nobody-there = 那個座位沒有武士。
refused-has-passed = { $target }已經跳過，本輪不再參與。
refused-token-away = { $giver }的支援指示物不在手上：在{ $target }那裡，要等{ $target }的回合結束才會歸還。
refused-kiai-not-reached = 總和正好是 { $kiai } 時合氣才會自動發動；你的總和是 { $total }。
refused-not-in-reserve = { $samurai }已經上場，沒有未使用的支援指示物。
refused-token-used = { $samurai }的未使用支援指示物已經用過。
refused-reserve-too-late = { $samurai }的未使用支援指示物只能在回合開始時使用。
refused-token-rests = { $samurai }的支援指示物在你這裡，但要從你的下一個回合起才有效。
refused-no-talent = 這個回合你受「不能使用技能」的損害影響。
refused-not-your-talent = 這需要{ $samurai }的技能，而你現在沒有。
refused-wrong-parity =
    { $samurai_id ->
        [heihachi] { $samurai }的技能只能傳偶數的卡片；這張的數值是 { $value }。
       *[daisuke] { $samurai }的技能只能傳奇數的卡片；這張的數值是 { $value }。
    }
refused-not-a-neighbour = { $target }不是你的鄰座。
refused-has-held-it = { $target }已經拿過這張卡片，不能再傳回去。
refused-must-keep = 重抽的卡片必須留下：用{ $card }正面對決或防守。
refused-no-raider-left = 侵略者牌庫空了，沒有卡片可以重抽。
refused-no-duplicate = 你的戰鬥列裡沒有數值 { $value } 的卡片。
refused-no-symbol = 不能放左側：{ $card }沒有符號。
refused-symbol-covered = 不能放左側：{ $target }的左側已經有{ $symbol }。
refused-no-defending = 不能放左側：這個回合受「不能防守」的損害影響。
refused-symbol-not-there = 你的左側沒有{ $symbol }。
refused-penalty-not-on-card = { $card }上沒有這項損害：{ $penalty }。
refused-line-empty = { $target }的戰鬥列沒有卡片。
refused-effect-begun = 你已選擇使用效果，至少要執行一次。
refused-kiai-does-not-heal = 只有平八的動物面能用合氣移除傷害。
refused-not-a-fight = { $card }是大輔合氣移來的，不是戰鬥抽到的，不能對它使用技能。
refused-already-ordered = 你已經放回{ $card }。
refused-not-turned-up = 翻開的侵略者裡沒有{ $card }。

## 圖板：村莊

board-village = 村莊
board-farmsteads = 農莊：{ $limit } 座中剩 { $count } 座
board-families = 家人：{ $limit } 戶中剩 { $count } 戶
board-barricades = 柵欄：{ $count } 個，上限 { $limit } 個
board-farmstead = 農莊
board-farmstead-burnt = 已燒毀：{ $farmstead }
board-family = 家人
board-family-known = 家人：{ $family }
board-family-gone = 失去的家人：{ $family }
board-backs = 燒毀的農莊與留存的家人
board-backs-penalties = 農莊燒毀時，背面的損害立刻生效。
board-backs-none = 這個難度下，農莊燒毀沒有其他損害。
board-bonuses = 留存的家人在每輪結束時給獎勵。
board-bonuses-none = 這個難度下沒有家人獎勵。
board-round = 第 { $round } 輪，共 { $limit } 輪
board-raiders = 侵略者
board-raiders-count = 侵略者牌庫：{ $count } 張
board-raiders-known = 牌庫中已知的，從上往下：{ $cards }
board-inside = 洗在其中某處：{ $cards }
board-intruders = 侵入者
board-intruders-count = 侵入者牌庫：{ $count } 張
board-intruders-known = 其中已知：{ $cards }
board-discard = 棄牌
board-discard-count = 棄牌堆：{ $count } 張
board-discard-empty = 這一輪還沒有棄牌。
board-last-discard = 上一輪結束時的棄牌
board-odds = 機率
board-reserve = 未使用的指示物
board-reserve-used = 已用過

## 圖板：機率

board-odds-title = 接下來會來什麼
board-odds-known = 眾所周知的下一個侵略者：{ $card }
board-odds-none = 侵略者牌庫空了。
board-odds-value = 數值 { $value }
board-percent = { $percent }%
board-odds-from = 依大家看過的卡計算：{ $count } 張不同的卡可能面朝下。
board-odds-who = 武士
board-odds-hits = 正好合氣
board-odds-overcomes = 被打敗
board-odds-useful = 可放左側
board-due = 若本輪現在結束
board-due-wounds = 傷害：{ $count }
board-due-farmsteads = 失去農莊：{ $count }
board-due-families = 失去家人：{ $count }
board-due-flames = 侵入者平均會燒掉的柵欄：{ $count }
board-score = 若遊戲現在結束的計分：{ $count }

## 圖板：武士

board-ring = 圍成一圈的武士
board-open = { $seat }的詳情
board-total = 總和 { $total }，合氣值 { $kiai }
board-to-kiai = 差 { $count } 合氣
board-at-kiai = 正好合氣
board-over = 超過 { $count }
board-wounds = 傷害：{ $count } / { $limit }
board-human = 人類面
board-animal-heihachi = 狸貓
board-animal-daisuke = 猴子
board-animal-gorobei = 熊
board-animal-kanbei = 野豬
board-animal-kikuchiyo = 老虎
board-animal-kyuzo = 狐狸
board-animal-katsushiro = 狼
board-left-has = { $symbol }：已守住
board-left-lacks = { $symbol }：還沒守住
board-left-side = 左側
board-line = 戰鬥列
board-line-empty = 還沒有侵略者
board-next-penalty = 下回合開始時的損害
board-next-penalty-of = { $seat }下回合開始時：{ $penalties }
board-no-penalty = 沒有損害
board-penalty-to = { $penalty }：{ $target }
board-passed = 已跳過
board-active = 行動中
board-fallen = 陣亡
board-lent-to = 支援指示物在{ $seat }處
board-token-home = 支援指示物在自己處
board-borrowed = 有{ $samurai }的技能，到下回合結束
board-in-force = 有{ $samurai }的未使用技能，到本輪結束
board-talent = 技能
board-kiai = 合氣
board-kiai-at = 合氣值 { $kiai }
board-as-human = 人類
board-plays = 玩家：{ $name }
board-neighbours = 左手邊：{ $left }。右手邊：{ $right }。
board-held = 抽到
board-turn-flags = 本回合
board-wounds-help = 第二點傷害喚醒動物戰魂，第四點傷害全隊失敗。
board-last = 右側最新的卡片：它的損害在這位武士每個回合開始時生效。

## 圖板：侵略者卡

board-card-value = 數值 { $value }
board-card-symbol = 放左側可守住：{ $symbol }
board-card-no-symbol = 沒有符號：不能放左側
board-card-flames = 火焰：成為侵入者時燒掉一個柵欄
board-card-no-penalty = 沒有損害
board-card-reconstructed = 這張宣傳卡的符號是重建的。
board-reconstructed = 重建的部分：哪種損害有幾座農莊，以及第八魔王。其他數字都與原遊戲相同。

board-help-fire = 失去一個柵欄；沒有柵欄則失去一座農莊。
board-help-wound = 武士受到一點傷害。
board-help-ninja = 最上面的侵略者不翻開，放到侵入者牌庫。
board-help-no_defend = 本回合不能把卡片放到左側。
board-help-no_support = 本回合不能選擇支援。
board-help-arrow_left = 左手邊的玩家抽一個侵略者並必須放右側；他已跳過則改為受到傷害。
board-help-arrow_right = 右手邊的玩家抽一個侵略者並必須放右側；他已跳過則改為受到傷害。
board-help-must_pass = 武士必須跳過。
board-help-reinforce = 隨機一張棄牌洗回侵略者牌庫；沒有棄牌則改為受到傷害。
board-help-no_talent = 本回合不能使用技能與支援指示物。
board-help-drop_defence = 棄掉左側一張卡片；左側沒有卡片則改為受到傷害。

board-talent-heihachi = 戰鬥中抽到或得到的偶數侵略者，可以傳給沒跳過的鄰座，由他當作自己抽到的來處置。
board-talent-daisuke = 戰鬥中抽到或得到的奇數侵略者，可以傳給沒跳過的鄰座，由他當作自己抽到的來處置。
board-talent-gorobei = 最後一張卡片是偶數時，可以逐一忽略它的損害。
board-talent-kanbei = 最後一張卡片是奇數時，可以逐一忽略它的損害。
board-talent-kikuchiyo = 自己回合的戰鬥之後，可以再執行一次戰鬥。
board-talent-kyuzo = 戰鬥中抽到或得到的侵略者，數值與自己戰鬥列中的重複時，可以直接棄掉。
board-talent-katsushiro = 戰鬥中抽到或得到的侵略者，可以放到牌庫底部，再抽一張，那張必須留下。

board-kiai-heihachi-human = 增加一個柵欄，不超過上限。
board-kiai-heihachi-animal = 增加一個柵欄，並移除任一武士的一點傷害；兩者都可以不做。
board-kiai-daisuke-human = 把一條戰鬥列的最後一張移給一位武士，由他放右側或左側；移給同一位武士只能放左側。
board-kiai-daisuke-animal = 最多兩次：把一條戰鬥列的最後一張移給一位武士，由他放右側或左側。
board-kiai-gorobei-human = 侵略者牌庫最上面兩張放到棄牌堆。
board-kiai-gorobei-animal = 侵略者牌庫最上面三張放到棄牌堆。
board-kiai-kanbei-human = 侵入者牌庫最上面兩張放到棄牌堆。
board-kiai-kanbei-animal = 侵入者牌庫最上面三張放到棄牌堆。
board-kiai-kikuchiyo-human = 棄掉任一條戰鬥列的最後一張。
board-kiai-kikuchiyo-animal = 最多兩次：棄掉任一條戰鬥列的最後一張。
board-kiai-kyuzo-human = 一位武士把支援指示物借給另一位；沒有侵略者潛入。
board-kiai-kyuzo-animal = 一位武士把支援指示物借給另一位；沒有侵略者潛入。另外增加一個柵欄。
board-kiai-katsushiro-human = 翻開最上面兩個侵略者，以任意順序放回最上面。
board-kiai-katsushiro-animal = 翻開最上面三個侵略者，以任意順序放回最上面。

## 選擇武士

board-do-support = 支援
board-do-give = 傳給他
board-do-heal = 移除傷害
board-do-strike = 棄最後一張
board-do-move-source = 從這裡
board-do-move-target = 給這裡
board-do-lend-giver = 出借
board-do-lend-target = 得到

## 重要時刻

board-moment-transformed = { $seat }覺醒：{ $animal }
board-moment-kiai = 合氣：{ $seat }
board-moment-overcome = { $seat }被打敗
board-moment-fallen = { $seat }陣亡
board-moment-farmstead = 一座農莊燒毀
board-moment-family = 失去一戶家人
board-moment-round = 第 { $round } 輪

## 侵略者卡：數值、符號、損害
card-P1-01 = 強盜 1（斗笠、受到傷害）
card-P1-02 = 強盜 1（斗笠）
card-P1-03 = 強盜 1（斗笠、侵入者）
card-P1-04 = 強盜 1（斗笠、不能防守）
card-P1-05 = 強盜 1（娃娃、柵欄被摧毀）
card-P1-06 = 強盜 1（娃娃、受到傷害）
card-P1-07 = 強盜 1（娃娃）
card-P1-08 = 強盜 1（娃娃、侵入者）
card-P1-09 = 強盜 1（農場、柵欄被摧毀）
card-P1-10 = 強盜 1（農場、受到傷害）
card-P1-11 = 強盜 1（農場、不能支援）
card-P1-12 = 強盜 1（農場、侵入者）
card-P1-13 = 強盜 1（柵欄被摧毀）
card-P2-01 = 強盜 2（斗笠、受到傷害）
card-P2-02 = 強盜 2（斗笠）
card-P2-03 = 強盜 2（斗笠、侵入者）
card-P2-04 = 強盜 2（斗笠、不能防守）
card-P2-05 = 強盜 2（娃娃、柵欄被摧毀）
card-P2-06 = 強盜 2（娃娃、受到傷害）
card-P2-07 = 強盜 2（娃娃）
card-P2-08 = 強盜 2（娃娃、侵入者）
card-P2-09 = 強盜 2（農場、柵欄被摧毀）
card-P2-10 = 強盜 2（農場、受到傷害）
card-P2-11 = 強盜 2（農場、不能支援）
card-P2-12 = 強盜 2（農場、侵入者）
card-P2-13 = 強盜 2（柵欄被摧毀）
card-P3-01 = 強盜 3（斗笠、柵欄被摧毀）
card-P3-02 = 強盜 3（斗笠）
card-P3-03 = 強盜 3（斗笠、左手邊玩家抽卡）
card-P3-04 = 強盜 3（娃娃、柵欄被摧毀）
card-P3-05 = 強盜 3（娃娃、受到傷害）
card-P3-06 = 強盜 3（娃娃）
card-P3-07 = 強盜 3（娃娃、不能防守）
card-P3-08 = 強盜 3（娃娃、左手邊玩家抽卡）
card-P3-09 = 強盜 3（農場、柵欄被摧毀）
card-P3-10 = 強盜 3（農場、受到傷害）
card-P3-11 = 強盜 3（農場、不能支援）
card-P3-12 = 強盜 3（農場、左手邊玩家抽卡）
card-P3-13 = 強盜 3（受到傷害）
card-P4-01 = 強盜 4（斗笠、柵欄被摧毀）
card-P4-02 = 強盜 4（斗笠、右手邊玩家抽卡）
card-P4-03 = 強盜 4（斗笠）
card-P4-04 = 強盜 4（娃娃、柵欄被摧毀）
card-P4-05 = 強盜 4（娃娃、受到傷害）
card-P4-06 = 強盜 4（娃娃）
card-P4-07 = 強盜 4（娃娃、不能防守）
card-P4-08 = 強盜 4（娃娃、右手邊玩家抽卡）
card-P4-09 = 強盜 4（農場、柵欄被摧毀）
card-P4-10 = 強盜 4（農場、受到傷害）
card-P4-11 = 強盜 4（農場、不能支援）
card-P4-12 = 強盜 4（農場、右手邊玩家抽卡）
card-P4-13 = 強盜 4（受到傷害）
card-L5-01 = 魔王手下 5（斗笠、受到傷害）
card-L5-02 = 魔王手下 5（娃娃、侵入者）
card-L5-03 = 魔王手下 5（農場、柵欄被摧毀）
card-L5-04 = 魔王手下 5（柵欄被摧毀）
card-L5-05 = 魔王手下 5（受到傷害）
card-L5-06 = 魔王手下 5（侵入者）
card-L5-07 = 魔王手下 5（不能支援）
card-B6-01 = 魔王 6（斗笠、侵入者兩次）
card-B6-02 = 魔王 6（娃娃、必須跳過）
card-B6-03 = 魔王 6（農場、柵欄被摧毀兩次）
card-B6-04 = 魔王 6（不能防守、棄牌洗回牌庫）
card-B6-05 = 魔王 6（受到傷害、不能使用技能）
card-B6-06 = 魔王 6（不能支援、受到傷害）
card-B6-07 = 魔王 6（棄掉左側一張卡片）
card-B6-08 = 魔王 6（柵欄被摧毀、受到傷害）
