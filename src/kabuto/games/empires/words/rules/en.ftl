# What only the rules page says: numbers of the box in use within its sentences.

page-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
page-castles =
    { $castles ->
        [one] { $castles } castle
       *[other] { $castles } castles
    }
page-eras =
    { $eras ->
        [one] one era
       *[other] { $eras } eras
    }
page-hand =
    { $hand ->
        [one] { $hand } destiny card
       *[other] { $hand } destiny cards
    }
page-per-capital =
    { $per_capital ->
        [one] { $per_capital } army
       *[other] { $per_capital } armies
    }
page-left =
    { $left ->
        [one] { $left } remains
       *[other] { $left } remain
    }
page-provinces =
    { $provinces } provinces: { $regions } capitals, { $resources ->
        [one] { $resources } resource province
       *[other] { $resources } resource provinces
    }, { $shrines ->
        [one] { $shrines } shrine
       *[other] { $shrines } shrines
    }, { $plains ->
        [one] { $plains } plain province
       *[other] { $plains } plain provinces
    }.
page-inland =
    { $inland_count ->
        [0] All lie on the coast.
       *[other] Inland: { $inland }; all others lie on the coast.
    }
page-peaks =
    { $mountains ->
        [0] No mountains.
        [one] { $mountains } mountain; without the module it is only drawn.
       *[other] { $mountains } mountains; without the module they are only drawn.
    }
page-cards-of = { $region } { $count }
page-majority = { $most } / { $second }
page-slot = { $count }: { $neutral }
page-value = Value
page-influence = Influence
page-from-to = { $least }–{ $most }
page-from = { $least } and more
page-each = { $count } each
page-cover =
    { $cover_first } bushido for the first opponent you cover, { $cover_second } for the second{ $cover_third ->
        [0] {""}
       *[other] , { $cover_third } for the third
    }
page-covered-most =
    { $covered_most ->
        [0] Tokens of opponents cannot be covered.
        [one] Only one token of a player can be covered by opponents in an era.
       *[other] Only { $covered_most } tokens of a player can be covered by opponents in an era.
    }
page-shrine-points =
    { $shrine_points ->
        [one] { $shrine_points } point
       *[other] { $shrine_points } points
    }
page-leftover-points =
    { $leftover_points ->
        [one] { $leftover_points } point
       *[other] { $leftover_points } points
    }
page-siege-points =
    { $siege_points ->
        [one] { $siege_points } point
       *[other] { $siege_points } points
    }
page-shrines-of =
    { $points ->
        [one] { $count }: { $points } point
       *[other] { $count }: { $points } points
    }
