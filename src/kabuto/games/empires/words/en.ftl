# Small Samurai Empires: what a player reads.

game-title = Small Samurai Empires
game-designer = Milan Tasevski
game-tagline = Lay secret orders along Japan, carried out from south to north and back again.
game-about =
    Eras of two rounds each. Lay order tokens face down beside the regions, then carry them out in turn: recruit, march, ship, attack, harvest, build. What you control brings points and influence; destiny
    cards decide what the influence is worth. The map and many numbers are reconstructed, since the printed
    board could not be found.

## Prices and counts of the box in use

price-recruit =
    { $recruit_price ->
        [bushido] 1 bushido
       *[food] 1 food
    }
price-move2plus =
    { $move2plus_price ->
        [bushido] 1 bushido
       *[food] 1 food
    }
price-move2ship =
    { $move2ship_price ->
        [bushido] 1 bushido
       *[food] 1 food
    }
price-attack =
    { $attack_price ->
        [food] 1 food
       *[bushido] 1 bushido
    }
price-archer =
    { $archer_bushido ->
        [0] free
       *[other] { $archer_bushido } bushido
    }
price-elite =
    { $elite_food ->
        [0] free
       *[other] { $elite_food } food
    }
price-general =
    { $general_food ->
        [0] { $general_bushido ->
            [0] free
           *[other] { $general_bushido } bushido
        }
       *[other] { $general_bushido ->
            [0] { $general_food } food
           *[other] { $general_food } food and { $general_bushido } bushido
        }
    }
steps-more =
    { $move2plus_extra ->
        [one] { $move2plus_extra } step more
       *[other] { $move2plus_extra } steps more
    }
steps-move2plus =
    { $move2plus_steps ->
        [one] { $move2plus_steps } step
       *[other] { $move2plus_steps } steps
    }
steps-move2ship =
    { $move2ship_steps ->
        [one] { $move2ship_steps } step
       *[other] { $move2ship_steps } steps
    }
steps-move3 =
    { $move3_steps ->
        [one] { $move3_steps } step
       *[other] { $move3_steps } steps
    }

## Asking

ask-ChooseDestiny = Choose a destiny card in secret: its region scores one more time at the end
wait-ChooseDestiny =
    { $count ->
        [one] { $who } is still choosing a destiny card
       *[other] { $who } are still choosing destiny cards
    }
ask-ChooseDojo = Choose your dojo
wait-ChooseDojo = { $who } is choosing a dojo
ask-PlaceOrder = Lay an order token face down on a slot
wait-PlaceOrder = { $who } is laying an order token
ask-TakeNeutral =
    { $kinds ->
        [move] { neutral-lead }: move one unit of { $region } one step
        [attack] { neutral-lead }: remove 1 enemy unit where you have a unit in { $region }
        [recruit] { neutral-lead }: recruit 1 in { $region }
        [harvest] { neutral-lead }: 1 resource from one of your provinces in { $region }
       *[other] Take one neutral action in { $region }
    }
wait-TakeNeutral =
    { $kinds ->
        [move] { neutral-turn }: move
        [attack] { neutral-turn }: attack
        [recruit] { neutral-turn }: recruit
        [harvest] { neutral-turn }: harvest
       *[other] { $who } may take a neutral action in { $region }
    }
neutral-lead =
    { $must ->
        [true] Neutral action (compulsory)
       *[other] Neutral action
    }
neutral-turn =
    { $must ->
        [true] { $who } has to take the neutral action in { $region }
       *[other] { $who } may take the neutral action in { $region }
    }
ask-Train = You may train one unit
wait-Train = { $who } may train a unit
ask-RecruitOrder = Recruit 1 in { $region }: the capital, or where your castle stands
wait-RecruitOrder = { $who } is recruiting in { $region }
ask-RecruitMore =
    { $resource_id ->
        [food] Recruit 1 more in { $region } for 1 food
        [bushido] Recruit 1 more in { $region } for 1 bushido
       *[other] Recruit 1 more in { $region }: free, thanks to the agenda
    }
wait-RecruitMore = { $who } may recruit 1 more in { $region }
ask-March =
    { $may_ship ->
        [true] { $order }: { $left } steps in { $region }, or ship instead. Choose a province, then a destination
       *[other] { $left ->
            [0] { $order }: no steps left; pay { price-move2plus } for { steps-more }, or finish
            [one] { $order }: { $left } step left in { $region }. Choose a province, then a destination
           *[other] { $order }: { $left } steps left in { $region }. Choose a province, then a destination
        }
    }
wait-March =
    { $left ->
        [one] { $who } is marching in { $region }: { $left } step left
       *[other] { $who } is marching in { $region }: { $left } steps left
    }
ask-Ship = Ship { $cargo } from { $province }: choose a coastal province of any region
wait-Ship = { $who } is shipping { $cargo } from { $province }
ask-AttackOrder = Attack in { $region }: remove 1 enemy unit where you have a unit
wait-AttackOrder = { $who } is attacking in { $region }
ask-AttackMore =
    { $resource_id ->
        [food] Remove 1 more in { $province } for 1 food
        [bushido] Remove 1 more in { $province } for 1 bushido
       *[other] Remove 1 more in { $province }: free, thanks to the agenda
    }
wait-AttackMore = { $who } may remove 1 more in { $province }
ask-HarvestOrder = Harvest in { $region }: 1 resource from each resource province where you have a unit
wait-HarvestOrder = { $who } is harvesting in { $region }
ask-BuildOrder = Build in { $region }: two units of one province become your castle; with a castle there, recruit 1 at it
wait-BuildOrder = { $who } is building in { $region }
ask-Descend = Step down from the mountain to another province
wait-Descend = { $who } is stepping down from the mountain
ask-MountainRecruit = You may recruit 1 army in { $province }
wait-MountainRecruit = { $who } may recruit 1 army in { $province }
ask-Ambush = Ambush: pay 1 bushido to remove any enemy unit in { $region }
wait-Ambush = { $who } may lay an ambush in { $region }
ask-EarthElite = Earth dojo: recruit 1 more army in { $region }
wait-EarthElite = { $who } may recruit 1 more army in { $region }
ask-EarthGeneral = Earth dojo: remove all enemy units in one province of { $region }
wait-EarthGeneral = { $who } may remove all enemy units in one province of { $region }
ask-WindElite =
    { $left ->
        [one] Wind dojo: your elite in { $province } may take { $left } more step
       *[other] Wind dojo: your elite in { $province } may take up to { $left } steps
    }
wait-WindElite = { $who } may move the elite in { $province }
ask-WindGeneral = Wind dojo: remove units in { $region } until every player has at most 1 there, you too
wait-WindGeneral = { $who } may remove all but one unit of each player in { $region }
ask-WindKeep = Wind dojo: choose which unit of { $seat } stays in { $region }
wait-WindKeep = { $who } chooses which unit of { $seat } stays in { $region }
ask-FireElite = Fire dojo: remove 1 enemy unit in a province of { $region } adjacent to { $province }
wait-FireElite = { $who } may remove 1 enemy unit beside { $province }
ask-FireGeneral = Fire dojo: bring your units from anywhere to { $province }, one after another
wait-FireGeneral = { $who } may bring units to { $province }
ask-WaterElite =
    { $left ->
        [one] Water dojo: move { $left } more enemy unit from { $province } to the same adjacent province
       *[other] Water dojo: move up to { $left } enemy units from { $province } to one adjacent province
    }
wait-WaterElite = { $who } may move enemy units away from { $province }
ask-WaterGain = Water dojo: gain the resource of every resource province of { $region }
wait-WaterGain = { $who } may gain the resources of { $region }
ask-WaterStrike =
    { $left ->
        [one] Water dojo: remove { $left } more enemy unit in { $region }
       *[other] Water dojo: remove up to { $left } enemy units in { $region }
    }
wait-WaterStrike = { $who } may remove enemy units in { $region }
ask-VoidElite = Void dojo: take the neutral action of a slot in { $region } that holds one of your order tokens
wait-VoidElite = { $who } may take a neutral action in { $region }
ask-VoidGeneral = Void dojo: your general in { $province } may move 1 step; then you may remove all enemy units where it stands
wait-VoidGeneral = { $who } may move the general in { $province }
ask-VoidStrike = Void dojo: remove all enemy units in { $province }
wait-VoidStrike = { $who } may remove all enemy units in { $province }

## Moves

move-skip = Skip
move-done = Done
move-destiny = Play the destiny card of { $region }
move-place = Lay { $order } on { $slot }
move-step =
    { $unit_id ->
        [army] { $province } → { $to_province }
       *[other] { $unit }: { $province } → { $to_province }
    }
move-attack = Remove: { $other }, { $province }
move-recruit =
    { $unit_id ->
        [army] Recruit in { $province }
       *[other] Recruit { $unit } in { $province }
    }
move-harvest = Harvest { $province }
move-all = Harvest all
move-pay = Pay { price-move2plus }: { steps-more }
move-ship = Ship { $cargo } from { $province }
move-land = Land in { $to_province }
move-build = Build a castle in { $province } from { $cargo }
move-explore = Step with { $unit } from { $province } onto { $mountain }
move-descend = Step down to { $to_province }
move-dojo = Take the { $dojo }
move-train = Train: { $lesson }
move-clear = Remove all enemy units in { $province }
move-thin = Remove all but one unit each
move-keep = { $other } keeps the unit in { $province }
move-fetch = Bring { $unit } from { $province }
move-drive = Move { $unit } of { $other } to { $to_province }
move-gain = Gain the resources

## Kinds of moves, where several are possible

verb-step = move
verb-attack = attack
verb-recruit = recruit
verb-harvest = harvest
verb-ship = ship
verb-explore = explore

## Events

log-dealt = { $seat } is dealt { $count } destiny cards: { $region }
log-dealt-hidden = { $seat } is dealt { $count } destiny cards
log-sown = A seeding token is laid on each resource province
log-turn-order = Turn order: { $seats }
log-agenda-laid = Agenda of { $region }: { $agenda }
log-tiles-laid = { $count } mountain tiles are laid face down
log-shrine-laid = Shrine in { $province }: { $colour }
log-neutral-laid = Neutral action of { $slot }: { $neutral }
log-took-dojo = { $seat } takes the { $dojo }
log-era = Era { $count } begins
log-destiny = { $seat } plays the destiny card of { $region }
log-placed = { $seat } lays { $order } on { $slot }
log-placed-hidden = { $seat } lays an order token face down on { $slot }
log-no-slot = { $seat } has no slot left to lay a token on
log-covered = { $seat } covers { $covered_order } of { $other } on { $slot }
log-neutral-skipped = { $seat } skips the neutral action in { $region }
log-second-round = Second round of era { $count }: from north to south
log-revealed = { $slot }: { $seat } reveals { $order }
log-acts-again = { $slot }: { $order } of { $seat } acts again
log-unused = { $seat } leaves { $order } unused
log-recruited = { $seat } recruits { $unit } in { $province }
log-moved = { $seat } moves { $unit } from { $province } to { $to_province }
log-drove = { $seat } moves { $unit } of { $other } from { $province } to { $to_province }
log-shipped =
    { $count ->
        [one] { $seat } ships { $count } unit from { $province } to { $to_province }
       *[other] { $seat } ships { $count } units from { $province } to { $to_province }
    }
log-removed = { $seat } removes { $unit } of { $other } in { $province }
log-cleared =
    { $count ->
        [one] { $seat } removes { $count } unit of { $other } in { $province }
       *[other] { $seat } removes { $count } units of { $other } in { $province }
    }
log-thinned =
    { $count ->
        [one] { $seat } removes { $count } unit of { $other } in { $region }
       *[other] { $seat } removes { $count } units of { $other } in { $region }
    }
log-built = { $seat } builds a castle in { $province }
log-explored = { $seat } steps with { $unit } from { $province } onto { $mountain }
log-turned-up = { $mountain }: { $tile } is turned up
log-retreated = { $unit } of { $seat } goes back from { $mountain } to { $province }
log-descended = { $unit } of { $seat } steps down from { $mountain } to { $province }
log-gained = { $seat } gains { $count } { $resource }
log-paid = { $seat } pays { $count } { $resource }
log-trained = { $seat } trains: { $lesson }
log-agenda =
    { $points ->
        [one] { $seat } fulfils the agenda of { $region } ({ $agenda }): { $points } point
       *[other] { $seat } fulfils the agenda of { $region } ({ $agenda }): { $points } points
    }
log-era-ends = Era { $count } ends
log-influence = { $seat } gains { $count } influence in { $region }
log-majority =
    { $points ->
        [one] { $seat } scores { $points } point for the majority in { $region }
       *[other] { $seat } scores { $points } points for the majority in { $region }
    }
log-shrines =
    { $points ->
        [one] { $seat } scores { $points } point for shrines
       *[other] { $seat } scores { $points } points for shrines
    }
log-siege =
    { $points ->
        [one] { $seat } scores { $points } point for archers at enemy castles
       *[other] { $seat } scores { $points } points for archers at enemy castles
    }
log-drew = { $seat } draws the destiny card of { $region }
log-drew-hidden = { $seat } draws a destiny card
log-destiny-scored =
    { $points ->
        [one] { $seat } scores { $points } point for influence in { $region }
       *[other] { $seat } scores { $points } points for influence in { $region }
    }
log-leftovers =
    { $points ->
        [one] { $seat } scores { $points } point for leftover resources
       *[other] { $seat } scores { $points } points for leftover resources
    }

## Reasons of the outcome

reason-from-eras = { $seat }: { $points } from the eras.
reason-from-region = { $seat }: { $points } from { $region } (bracket { $value } × { $cards } destiny cards).
reason-from-leftovers = { $seat }: { $points } for leftover resources.
reason-won-by-points = { $seat } has the most points, { $points }, and wins.
reason-tied-on-points = { $seats } are tied at { $points } points; fewest units on the board wins.
reason-won-by-fewest-units = { $seat } has the fewest units on the board, { $count }, and wins.
reason-tied-on-units = { $seats } are tied at { $count } units as well; most resources left wins.
reason-won-by-resources = { $seat } has the most resources left, { $count }, and wins.
reason-shared = { $seats } have { $count } resources left each and share the victory.

## Regions, slots

region-grey = Grey
region-orange = Orange
region-green = Green
region-purple = Purple
slot-of = { $region } { $count }

## Order tokens and actions

order-recruit = Recruit
order-move3 = Move { $move3_steps }
order-move2plus = Move { $move2plus_steps }/{ $move2plus_most }
order-move2ship = Move { $move2ship_steps } / Ship 2
order-attack = Attack 2
order-harvest = Harvest
order-build = Build / Recruit
neutral-move = move
neutral-attack = attack
neutral-recruit = recruit
neutral-harvest = harvest
resource-food = food
resource-bushido = bushido

## Units

unit-army = army
unit-archer = archer
unit-general = general
unit-elite = elite
cargo-army = 1 army
cargo-archer = 1 archer
cargo-general = 1 general
cargo-army_army = 2 armies
cargo-army_archer = an army and an archer
cargo-army_general = an army and the general
cargo-archer_archer = 2 archers
cargo-archer_general = an archer and the general

## Map

ground-capital = capital
ground-resource = resource province
ground-shrine = shrine
ground-plain = plain province
province-satsuma = Satsuma
province-bungo = Bungo
province-chikuzen = Chikuzen
province-tosa = Tosa
province-aki = Aki
province-izumo = Izumo
province-harima = Harima
province-yamashiro = Yamashiro
province-ise = Ise
province-echizen = Echizen
province-owari = Owari
province-shinano = Shinano
province-musashi = Musashi
province-echigo = Echigo
province-shimotsuke = Shimotsuke
province-hitachi = Hitachi
province-rikuzen = Rikuzen
province-dewa = Dewa
province-mutsu = Mutsu
province-oshima = Oshima
province-ishikari = Ishikari
province-kamikawa = Kamikawa
province-tokachi = Tokachi
province-kitami = Kitami
mountain-aso = Mt Aso
mountain-daisen = Mt Daisen
mountain-hakusan = Mt Haku
mountain-fuji = Mt Fuji
mountain-bandai = Mt Bandai
mountain-iwate = Mt Iwate
mountain-daisetsu = Mt Daisetsu

## Modules

dojo-earth = earth dojo
dojo-wind = wind dojo
dojo-fire = fire dojo
dojo-water = water dojo
dojo-void = void dojo
lesson-archer = archer ({ price-archer })
lesson-elite = elite ({ price-elite })
lesson-general-from-archer = general from an archer ({ price-general })
lesson-general-from-elite = general from an elite ({ price-general })
needs-units =
    { $units ->
        [one] { $units } own unit
       *[other] { $units } own units
    }
needs-control =
    { $count ->
        [one] control { $count } province
       *[other] control { $count } provinces
    }
needs-control-units =
    { $count ->
        [one] control { $count } province with { needs-units }
       *[other] control { $count } provinces with { needs-units } each
    }
needs-things = control { $things }
needs-spread =
    { $count ->
        [one] an own unit in { $count } province
       *[other] own units in { $count } provinces
    }
needs-spread-units =
    { $count ->
        [one] { needs-units } in { $count } province
       *[other] { needs-units } in each of { $count } provinces
    }
needs-and = { $first }, and { $second }
needs-castle = an own castle
thing-and = { $first } and { $second }
thing-every-resource = every resource province
thing-resources =
    { $count ->
        [one] { $count } resource province
       *[other] { $count } resource provinces
    }
thing-shrines =
    { $count ->
        [one] { $count } shrine
       *[other] { $count } shrines
    }
thing-capital = the capital
modifier-attack_free = the second removal of Attack is free
modifier-move2plus_free = the upgrade of { order-move2plus } is free: { steps-more }
modifier-recruit_free = the second recruit of Recruit is free
modifier-ship_free = shipping is free
modifier-harvest_plus = Harvest gives 2 from each province
colour-red = red
colour-white = white
colour-black = black
tile-retreat = retreat
tile-recruit = recruit
tile-bushido = bushido
tile-food = food
tile-neutral = neutral action
tile-ambush = ambush

## Options

option-agendas = Region agendas
option-agendas-help = Each region has a goal that scores once for every player who reaches it, and a bonus for order tokens carried out there.
option-agendas-true = With agendas
option-agendas-false = Without
option-mountains = Mountain paths
option-mountains-help = A unit on the move may step onto a mountain and reveal what lies there.
option-mountains-true = With mountain paths
option-mountains-false = Without
option-grand_shrines = Grand shrines
option-grand_shrines-help = Shrines have colours: the more of one colour, the higher they score.
option-grand_shrines-true = With grand shrines
option-grand_shrines-false = Without
option-dojos = Dojos (Rise of Tokugawa)
option-dojos-help = Each player has a dojo and trains elites, archers and a general with special powers.
option-dojos-true = With dojos
option-dojos-false = Without
option-random_neutral = Neutral actions
option-random_neutral-help = As printed on the map, or drawn at random for each slot.
option-random_neutral-true = At random
option-random_neutral-false = As printed
option-dojo_choice = Choosing dojos
option-dojo_choice-help = Players choose in turn order, or dojos are dealt at random.
option-dojo_choice-choose = Players choose
option-dojo_choice-random = Dealt at random
option-open_resources = Food and bushido
option-open_resources-help = How much each player has is hidden behind a screen, or open to all. Gains and payments are always public.
option-open_resources-true = Open
option-open_resources-false = Behind the screens
option-mountain_neutral = Neutral action on a mountain
option-mountain_neutral-help = One of those at the region's slots, or any of the four.
option-mountain_neutral-region_slots = One of the region's slots
option-mountain_neutral-any = Any of the four
option-uncovered_tokens = Tokens of the first round that nobody covers
option-uncovered_tokens-help = They are carried out a second time in the second round, or they do nothing more in this era.
option-uncovered_tokens-act_again = Act again in the second round
option-uncovered_tokens-rest = Act once only
option-own_covering = Covering one's own tokens
option-own_covering-help = Without limit, or counted like covering by opponents. Whoever then has no slot left lays no token.
option-own_covering-free = Without limit
option-own_covering-counts = Counts for the limit
option-neutral_action = Neutral action of a slot
option-neutral_action-help = Whoever lays a token there may take it, or has to where it is possible.
option-neutral_action-optional = Optional
option-neutral_action-compulsory = Compulsory
option-castle_in_region = Castles in a region
option-castle_in_region-help = Each player may build one in a region, or only one may stand there in all.
option-castle_in_region-for_each = One for each player
option-castle_in_region-for_all = One in all
option-agenda_faces = Drawing the agendas
option-agenda_faces-help = The faces of one tile are never in play together, or agendas are drawn from all faces.
option-agenda_faces-apart = One face of a tile
option-agenda_faces-mixed = From all faces
option-data = Box file
option-data-help = Whoever owns the game may write down here, as TOML, where the real map and numbers differ from the reconstructed ones.
preset-base = Base game
preset-variants = With the three variants
preset-tokugawa = With dojos
preset-everything = Everything
preset-source = As our source tells it

## Why a move is not possible

refused-cannot-decline = This has to be decided: it cannot be skipped.
refused-nobody-there = Nobody sits in that seat.
refused-not-on-board = The board of this game has no such place.
refused-card-not-in-hand = You have no destiny card of { $region }.
refused-tokens-laid = Behind your screen there is no { $order } left; you began the era with { $count }.
refused-slot-taken = { $slot } has a token: in the first round a token goes on an empty slot.
refused-slot-face-down = The token on { $slot } was laid this round: only tokens of the first round can be covered.
refused-covered-enough =
    { $count ->
        [one] Only { $count } token of { $other } may be covered by other players in an era, and it has been.
       *[other] At most { $count } tokens of { $other } may be covered by other players in an era, and they have been.
    }
refused-covered-by-all =
    { $count ->
        [one] Only { $count } token of { $other } may be covered in an era, whoever covers it, and it has been.
       *[other] At most { $count } tokens of { $other } may be covered in an era, whoever covers them, and they have been.
    }
refused-cover-price = Covering the token on { $slot } costs { $count } bushido; you have { $left }.
refused-too-dear =
    { $resource_id ->
        [food] That costs { $count } food; you have { $left }.
       *[other] That costs { $count } bushido; you have { $left }.
    }
refused-dojo-taken = { $seat } has already taken the { $dojo }.
refused-none-in-supply = You have no army left off the map.
refused-none-trained = You have no { $unit } in training.
refused-archers-used = All of your archers ({ $count }) are in training or on the map.
refused-generals-used = Your generals ({ $count }) are all in training or on the map.
refused-elite-places =
    { $count ->
        [one] Only { $count } elite may be in training at a time.
       *[other] At most { $count } elites may be in training at a time.
    }
refused-not-in-region = { $province } does not lie in { $region }.
refused-no-unit-there = You have no { $unit } in { $province }.
refused-no-own-unit = You have no unit in { $province }.
refused-not-adjacent = { $to_province } is not adjacent to { $province }.
refused-own-unit = Choose a unit of another player, not your own.
refused-no-enemies-there = There is no enemy unit in { $province }.
refused-no-enemy-there = { $other } has no unit in { $province }.
refused-no-enemy-unit = { $other } has no { $unit } in { $province }.
refused-no-resource-there = { $province } is not a resource province.
refused-other-neutral = The neutral action here is another: { $neutral }.
refused-neutral-compulsory = In this game the neutral action has to be taken where it is possible.
refused-recruit-places = In { $region } units come to { $places }, not to { $province }.
refused-army-only = Only an army comes now, not the { $unit }.
refused-only-here = This is possible only in { $province }.
refused-attack-goes-on = The second unit is removed in the same province as the first: { $province }.
refused-harvest-at-once = The token harvests all of { $region } at once, not province by province.
refused-castle-stands = You already have a castle in { $region }, in { $province }.
refused-castle-first = This token recruits only at a castle, and you have none in { $region }.
refused-recruit-at-castle = This token recruits only at your castle, in { $province }.
refused-units-missing = You do not have { $cargo } in { $province }.
refused-no-extra-step = No extra step can be bought with { $order }.
refused-extra-step-had = The extra step has already been added.
refused-no-steps-left = There are no steps left.
refused-order-does-not-ship = Units cannot be shipped with { $order }.
refused-walks-already = Shipping takes the place of walking, and you have already taken a step.
refused-no-coast = { $province } lies inland: ships go from coast to coast.
refused-lands-elsewhere = The ship sails from { $province }; it has to land in another province.
refused-no-mountain-paths = This game is played without mountain paths.
refused-one-mountain = Only one mountain may be explored with { $order }, and it has been.
refused-mountain-steps =
    { $left ->
        [one] A mountain takes 2 steps, up and down; { $left } step is left.
       *[other] A mountain takes 2 steps, up and down; { $left } steps are left.
    }
refused-not-at-foot = { $province } does not border on { $mountain }.
refused-not-back = The unit came up from { $province }; it has to step down to another province.
refused-only-this-unit = Only the unit that has just come to { $province } may move now.
refused-keep-another = A unit of { $other } is chosen now.
refused-keep-type = The unit that { $other } keeps has to be of this kind: { $unit }. None stands in { $province }.
refused-is-there = The units in { $province } are there already.
refused-drive-together = Both units go to the same province, { $to_province }.

## A box file that cannot be played

refused-box-option = { refused-box-line }: { $field } is an option of the table, not a part of the box.
refused-box-adjacent = { refused-box-line }: { $province } lists itself as a neighbour, or one neighbour twice.
refused-box-one-way = { refused-box-line }: { $province } lists { $to_province } as a neighbour, but { $to_province } does not list { $province }.
refused-box-strait = { refused-box-line }: a strait has to join two neighbours; this one has { $province }.
refused-box-apart = { refused-box-line }: { $province } cannot be reached from the other provinces.
refused-box-capital = { refused-box-line }: { $region } has { $count } capitals instead of one.
refused-box-majority = { refused-box-line }: the majority of { $region } needs two numbers, the higher one first.
refused-box-mountain = { refused-box-line }: { $mountain } has to border at least two provinces, all of its own region.
refused-box-slots-few = { refused-box-line }: with { $count } slots there are not enough; at least { $least } are needed.
refused-box-slots-order = { refused-box-line }: the slots have to be numbered from 1 up without gaps, the southernmost first.
refused-box-slots-twice = { refused-box-line }: the same slot is listed twice.
refused-box-orders = { refused-box-line }: with { $seats } players there are not enough order tokens or placements to cover with.
refused-box-count =
    { $what ->
        [seeds] { refused-box-line }: the seeding tokens ({ $needed }) have to be as many as the resource provinces ({ $count }).
        [shrines] { refused-box-line }: { $needed } grand shrines are laid out, but there are { $count } shrine provinces.
        [shrine-pieces] { refused-box-line }: there are { $count } shrine pieces for { $needed } shrine provinces.
        [tiles] { refused-box-line }: there are { $count } mountain tiles for { $needed } mountains.
        [neutral-tokens] { refused-box-line }: there are { $count } neutral action tokens for { $needed } slots.
        [destiny] { refused-box-line }: there are { $count } destiny cards; four players need { $needed }.
        [destiny-hand] { refused-box-line }: a hand of { $count } destiny cards is too small; at least { $needed } is needed.
        [armies] { refused-box-line }: a player has { $count } armies, but { $needed } start on the capitals.
        [coasts] { refused-box-line }: there are { $count } coastal provinces; at least { $needed } are needed.
        [agenda-tiles] { refused-box-line }: there are { $count } agenda tiles for { $needed } regions.
        [shrine-points] { refused-box-line }: there are points for { $count } numbers of shrines of one colour; { $needed } are needed, from 0 up.
        [eras] { refused-box-line }: a game of { $count } eras is too short; at least { $needed } is needed.
       *[other] { refused-box-line }: { $what } is { $count }; { $needed } is needed.
    }
refused-box-agenda = { refused-box-line }: the agenda { $agenda } can never be met in { $region }.
refused-box-condition = { refused-box-line }: what the agenda { $agenda } asks for is said by its needs; leave its condition out.
refused-box-needs = { refused-box-line }: this cannot be the condition of the agenda { $agenda } ({ $problem }).
refused-box-brackets = { refused-box-line }: the influence brackets have to start at 0 and rise without gaps; the one from { $least } does not fit.
refused-box-elite = { refused-box-line }: on the board an elite is an army, so both need the same strength.
refused-box-map = { refused-box-line }: a whole box needs the part { $part } of its own.
refused-box-many = { refused-box-line }: { $part } has more entries of its own than the { $count } there is room for.
refused-box-regions = { refused-box-line }: a map has { $least } to { $most } regions; this one has { $count }.
refused-box-regions-order = { refused-box-line }: the order of the regions has to be 1 to { $count }, each number once.
refused-box-falls = { refused-box-line }: the numbers of { $field } must not fall from one to the next.
refused-box-agenda-met = { refused-box-line }: everybody meets the agenda { $agenda } without doing anything.

## On the board

board-map = Map of Japan
board-slots = Order slots, from south to north
board-era = Era { $era } of { $eras } · round { $round }
board-northward = south to north
board-southward = north to south
board-planning = planning phase
board-resolution = resolution phase
board-now = now
board-again = acts again
board-slot-empty = { $slot }: empty. Neutral action: { $neutral }
board-slot-down = { $slot }: a token of { $who }, face down. Neutral action: { $neutral }
board-slot-mine = { $slot }: your { $order }, face down, which only you can see. Neutral action: { $neutral }
board-slot-up = { $slot }: { $order } of { $who }, face up. Neutral action: { $neutral }
board-slot-under = Below: { $order } of { $who }, covered
board-slot-turn = Resolved as number { $count }
board-price = Covering costs { $count } bushido
board-province = { $province }: { $ground }, { $region }
board-units =
    { $count ->
        [one] { $who }: { $count } unit
       *[other] { $who }: { $count } units
    }
board-units-special = including { $archers } archers and { $generals } generals
board-castle-of = castle of { $who }
board-controls = { $who } controls it: strength { $strength }
board-nobody = Nobody controls it
board-tie = A tie: nobody controls it
board-strength = strength
board-yields = yields { $resource }
board-shrine-colour = shrine, { $colour }
board-neighbours = Adjacent: { $provinces }
board-peak-down = { $mountain }: a mountain tile, face down
board-peak-up = { $mountain }: { $tile }
board-peak-plain = { $mountain }: decoration only, units cannot go there
board-tile-retreat = The unit goes back where it came from; the second step is not used up.
board-tile-recruit = You may recruit 1 army in the province the unit came from.
board-tile-bushido = Gain 1 bushido.
board-tile-food = Gain 1 food.
board-tile-neutral = You may take one neutral action of the region.
board-tile-ambush = Pay 1 bushido to remove any enemy unit in the region.
board-regions = Regions
board-ranking = Ranking
board-if-ended = If the era ended now
board-now-points = { $who }: { $points } points, and { $more } more if the era ended now
board-points = points
board-majority = majority
board-majority-of = { $region }: most provinces { $most }, second most { $second }
board-shrines = shrines
board-siege = archers
board-harvest = harvest
board-worth = final value
board-cards =
    { $count ->
        [one] { $count } destiny card
       *[other] { $count } destiny cards
    }
board-region-of = { $who }: { $provinces } provinces, influence { $influence }, bracket { $value }; +{ $more } influence and { $points } points if the era ended now
board-agenda = Agenda ({ $points } points): { $agenda }
board-agenda-rule = Order tokens here: { $modifier }
board-agenda-done = fulfilled by { $who }
board-total = total now
board-hidden-total = unknown: food and bushido are behind the screen
board-lookahead = What your tokens could do in { $region } now
board-can-recruit = Recruit: { $provinces }
board-can-move = Move from: { $provinces }
board-can-ship = Ship from: { $provinces }
board-can-attack = Attack in: { $provinces }
board-can-harvest = Harvest: { $food } food, { $bushido } bushido ({ $provinces })
board-can-build = Castle in: { $provinces }
board-can-recruit-castle = Recruit at the castle: { $provinces }
board-can-nothing = { $order }: nothing right now
board-then-neutral = Neutral action, right away: { $neutral }
board-order-recruit = Recruit 1 in the region; pay { price-recruit } to recruit 1 more.
board-order-move3 = { steps-move3 }, shared freely among your units in the region.
board-order-move2plus = { steps-move2plus }; pay { price-move2plus } for { steps-more }.
board-order-move2ship = { steps-move2ship }; or pay { price-move2ship } to ship up to 2 units from a coast of the region to any coast.
board-order-attack = Remove 1 enemy unit where you have a unit; pay { price-attack } to remove 1 more in the same province.
board-order-harvest = 1 resource from each resource province of the region where you have a unit.
board-order-build = 2 of your units in one province become a castle; with a castle in the region, recruit 1 there.
board-tokens = Your order tokens
board-copies =
    { $count ->
        [one] { $count } copy left
       *[other] { $count } copies left
    }
board-only-you = only you can see this
board-destiny = Your destiny cards
board-destiny-card = Destiny card: { $region }
board-destiny-hint = { $region }: { $played } played so far, your bracket value there is { $value }
board-chosen-hidden = Your choice stays face down until everyone has chosen
board-supply =
    { $count ->
        [one] { $count } army in the supply
       *[other] { $count } armies in the supply
    }
board-barracks = { $count } in the barracks
board-castles-left =
    { $count ->
        [one] { $count } castle left
       *[other] { $count } castles left
    }
board-has-food = { $count } food
board-has-bushido = { $count } bushido
board-behind-screen = food and bushido are behind the screen
board-tokens-left =
    { $count ->
        [one] { $count } order token behind the screen
       *[other] { $count } order tokens behind the screen
    }
board-cards-left =
    { $count ->
        [one] { $count } destiny card in hand
       *[other] { $count } destiny cards in hand
    }
board-trained = Trained: { $unit } { $count }
board-choose-unit = Choose a unit
board-choose-cargo = Choose what to ship
board-choose-castle = Choose the units that become the castle
board-choose-enemy = Choose whose unit
board-choose-act = Choose an action
board-close = Close
board-printed = Map and numbers were entered from the published box
board-reconstructed = The map and many numbers are reconstructed
board-reconstructed-more =
    The printed board and the rulebook could not be found. Provinces, borders, mountains, slots with their
    neutral actions, majority points, influence brackets, the copies of the order tokens and the split of the
    destiny cards are our own proposal; order effects, rounds, covering, control and scoring are not. Whoever
    runs the server can put the real ones in place with a box file.
board-reconstructed-here = This table is played with a box file of its own.
board-legend = A line joins adjacent provinces, dots mark a strait, and a ridge separates provinces that are not adjacent.
board-power-earth-elite = On arrival: recruit 1 more normal army in the region.
board-power-earth-general = On arrival: remove all enemy units in one province of the region.
board-power-wind-elite = On arrival: this elite may move up to 2 steps.
board-power-wind-general = On arrival: remove units in the region until every player has at most 1 there.
board-power-fire-elite = On arrival: remove 1 enemy unit in an adjacent province of the region.
board-power-fire-general = On arrival: bring any number of your units here, from anywhere.
board-power-water-elite = On arrival: move up to 2 enemy units from here to one adjacent province.
board-power-water-general = On arrival: gain the resource of every resource province of the region, and remove up to 2 enemy units there.
board-power-void-elite = On arrival: take the neutral action of a slot in the region that holds one of your order tokens.
board-power-void-general = On arrival: the general may move 1 step, then you may remove all enemy units where it stands.
coast-coastal = on the coast
coast-inland = inland
board-table-key = Each column shows provinces controlled and majority points; below, influence, what the end of the era would add, and ▸ its bracket value. At the end the value is multiplied by the region's destiny cards.
board-eras = eras
board-leftovers = leftovers
