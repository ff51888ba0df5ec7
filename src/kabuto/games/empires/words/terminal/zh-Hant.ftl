# 只在終端機出現的文字.

text-era = 第 { $era }／{ $eras } 時代，第 { $round } 輪
text-turn-order = 回合順序
text-points = 分數
text-food = 食物
text-bushido = 武士道
text-supply = 供應堆的武士
text-castles = 剩餘城堡
text-tokens = 擋板後的行動片
text-cards = 命運卡
text-dojo = 道場
text-trained = 訓練好的菁英／弓箭手／將軍
text-hand = 手上的命運卡
text-behind = 擋板後的行動片
text-majority = 領地最多 { $most } 分，第二多 { $second } 分
text-influence = 影響力
text-destiny = 已打出的命運卡：{ $count }
text-agenda = 目標
