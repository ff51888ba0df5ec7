# 只在终端出现的文字.

text-role = 身份
text-character = 角色
text-resilience = 耐力
text-honor = 荣誉
text-cards = 手牌
text-difficulty = 难度
text-in-play = 场上
text-harmless = 无害
text-resolving = 正在打出
text-hand = { $seat } 的手牌
text-known = 你所知 { $seat } 的手牌
