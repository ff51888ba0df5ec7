# 只在终端出现的文字.

text-era = 第 { $era }／{ $eras } 时代，第 { $round } 轮
text-turn-order = 回合顺序
text-points = 分数
text-food = 食物
text-bushido = 武士道
text-supply = 供应堆的武士
text-castles = 剩余城堡
text-tokens = 挡板后的行动片
text-cards = 命运卡
text-dojo = 道场
text-trained = 训练好的菁英／弓箭手／将军
text-hand = 手上的命运卡
text-behind = 挡板后的行动片
text-majority = 领地最多 { $most } 分，第二多 { $second } 分
text-influence = 影响力
text-destiny = 已打出的命运卡：{ $count }
text-agenda = 目标
