# 只在終端機出現的文字.

text-role = 身分
text-character = 角色
text-resilience = 耐力
text-honor = 榮譽
text-cards = 手牌
text-difficulty = 難度
text-in-play = 場上
text-harmless = 無害
text-resolving = 正在打出
text-hand = { $seat } 的手牌
text-known = 你所知 { $seat } 的手牌
