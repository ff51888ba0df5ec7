# 只有規則頁會說的：句子裡所用配件的數字。

page-armies = { $armies } 支軍隊
page-castles = { $castles } 座城堡
page-eras = { $eras } 個時代
page-hand = { $hand } 張命運卡
page-per-capital = { $per_capital } 支軍隊
page-left = 供應堆剩 { $left } 支
page-provinces = { $provinces } 個領地：{ $regions } 個首都領地、{ $resources } 個資源領地、{ $shrines } 個神社、{ $plains } 個普通領地。
page-inland =
    { $inland_count ->
        [0] 全部都是沿岸領地。
       *[other] 內陸的有{ $inland }，其餘都是沿岸領地。
    }
page-peaks =
    { $mountains ->
        [0] 沒有山。
       *[other] { $mountains } 座山；不用山道模組時只是圖畫。
    }
page-cards-of = { $region } { $count } 張
page-majority = { $most }／{ $second }
page-slot = { $count }：{ $neutral }
page-value = 值
page-influence = 影響力
page-from-to = { $least }–{ $most }
page-from = { $least } 以上
page-each = 每人 { $count }
page-cover =
    覆蓋第一位對手 { $cover_first } 武士道，第二位 { $cover_second } 武士道{ $cover_third ->
        [0] {""}
       *[other] ，第三位 { $cover_third } 武士道
    }
page-covered-most =
    { $covered_most ->
        [0] 對手的行動片不能覆蓋。
       *[other] 每位玩家每個時代只能有 { $covered_most } 個行動片被對手覆蓋。
    }
page-shrine-points = { $shrine_points } 分
page-leftover-points = { $leftover_points } 分
page-siege-points = { $siege_points } 分
page-shrines-of = { $count } 個 { $points } 分
