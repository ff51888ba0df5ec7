# 只有规则页会说的：句子里所用配件的数字。

page-armies = { $armies } 支军队
page-castles = { $castles } 座城堡
page-eras = { $eras } 个时代
page-hand = { $hand } 张命运卡
page-per-capital = { $per_capital } 支军队
page-left = 供应堆剩 { $left } 支
page-provinces = { $provinces } 个领地：{ $regions } 个首都领地、{ $resources } 个资源领地、{ $shrines } 个神社、{ $plains } 个普通领地。
page-inland =
    { $inland_count ->
        [0] 全部都是沿岸领地。
       *[other] 内陆的有{ $inland }，其余都是沿岸领地。
    }
page-peaks =
    { $mountains ->
        [0] 没有山。
       *[other] { $mountains } 座山；不用山道模块时只是图画。
    }
page-cards-of = { $region } { $count } 张
page-majority = { $most }／{ $second }
page-slot = { $count }：{ $neutral }
page-value = 值
page-influence = 影响力
page-from-to = { $least }–{ $most }
page-from = { $least } 以上
page-each = 每人 { $count }
page-cover =
    覆盖第一位对手 { $cover_first } 武士道，第二位 { $cover_second } 武士道{ $cover_third ->
        [0] {""}
       *[other] ，第三位 { $cover_third } 武士道
    }
page-covered-most =
    { $covered_most ->
        [0] 对手的行动片不能覆盖。
       *[other] 每位玩家每个时代只能有 { $covered_most } 个行动片被对手覆盖。
    }
page-shrine-points = { $shrine_points } 分
page-leftover-points = { $leftover_points } 分
page-siege-points = { $siege_points } 分
page-shrines-of = { $count } 个 { $points } 分
