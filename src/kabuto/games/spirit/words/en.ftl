# Samurai Spirit: what a player reads, in English.

game-title = Samurai Spirit
game-designer = Antoine Bauza
game-tagline = Seven samurai, one village, three nights of raiders: win together or not at all.
game-about =
    A fully co-operative game. Over three rounds each samurai fights the raiders that attack the village, defends
    what must be protected, lends a talent to a comrade, or steps back in time. You all win if at least one
    farmstead and one family are left at the end and no samurai has fallen.

# A seat is called by its samurai once the game has begun
seat-known = { $samurai }

## Asking

ask-TurnReserve = { $seat }: use a reserve token first?
ask-OrderPenalties = { $seat }: which penalty of the { $card } comes first?
ask-FacePenalty = { $seat }: suffer or ignore { $penalty } of the { $card }?
ask-DropDefence = { $seat }: which card on the left is discarded?
ask-ChooseAction = { $seat }: fight, lend support, or pass?
ask-PlaceCard =
    { $locked ->
        [true] { $seat }: the { $card } must be kept. Confront or defend?
       *[other] { $seat }: what to do with the { $card }?
    }
ask-FightAgain = { $seat }: fight a second time?
ask-UseKiai = { $seat }: Kiai! Use the effect? The first card of the line is discarded either way
ask-Heal = { $seat }: heal a wound of which samurai?
ask-MoveLast =
    { $again ->
        [true] { $seat }: move one more card? From whose line, to whom?
       *[other] { $seat }: move the last card of a line. From whom, to whom?
    }
ask-ChooseSide = { $seat } receives the { $card }: place it right or left?
ask-StrikeLast =
    { $again ->
        [true] { $seat }: discard one more? Whose last card?
       *[other] { $seat }: discard the last card of whose line?
    }
ask-LendToken = { $seat }: who lends a support token, and to whom?
ask-OrderRaiders =
    { $above ->
        [0] { $seat }: which raider goes on top?
       *[other] { $seat }: which raider goes next?
    }

wait-TurnReserve = { $who } is considering reserve tokens
wait-OrderPenalties = { $who } is choosing which penalty of the { $card } comes first
wait-FacePenalty = { $who } may ignore a penalty: { $penalty } of the { $card }
wait-DropDefence = { $who } is choosing a card on the left to discard
wait-ChooseAction = { $who } is choosing: fight, support or pass
wait-PlaceCard =
    { $locked ->
        [true] { $who } must keep the { $card }
       *[other] { $who } is deciding what to do with the { $card }
    }
wait-FightAgain = { $who } may fight a second time
wait-UseKiai = Kiai! { $who } is deciding whether to use the effect
wait-Heal = { $who } is choosing whom to heal
wait-MoveLast =
    { $again ->
        [true] { $who } may move one more card
       *[other] { $who } is moving the last card of a line
    }
wait-ChooseSide = { $who } is placing the { $card } right or left
wait-StrikeLast =
    { $again ->
        [true] { $who } may discard one more last card
       *[other] { $who } is discarding the last card of a line
    }
wait-LendToken = { $who } is passing on a support token
wait-OrderRaiders =
    { $above ->
        [0] { $who } is putting raiders in order
       *[other] { $who } is still putting raiders in order
    }

## Moves

move-pass = Pass
move-fight = Fight
move-support = Support { $target }
move-stop = Stop here
move-done = Done with tokens
move-turn = Use { $samurai }’s token
move-first = First: { $penalty }
move-suffer = Suffer it
move-ignore = Ignore it
move-drop = Discard the { $symbol }
move-confront = Confront
move-defend = Defend
move-give = Give it to { $target }
move-under = Put it at the bottom
move-discard = Discard the duplicate
move-decline = Decline
move-use = Use the effect
move-nobody = Nobody
move-heal = Heal { $target }
move-move = From { $source } to { $target }
move-right = On the right
move-left = On the left
move-strike = { $target }’s last card
move-lend = { $giver } lends to { $target }
move-top = { $card }
move-heal-only = Heal only, no barricade

## Events

log-sits = { $samurai } joins the defence, Kiai { $kiai }
log-round-began = Round { $round } begins: { $count } raiders, { $seat } goes first
log-joined =
    { $rank_id ->
        [lieutenant] { $count } lieutenants join the raiders
       *[other] { $count } bosses join the raiders
    }
log-turned-over = { $seat } uses { $samurai }’s reserve token
log-penalty = { $seat } suffers a penalty: { $penalty } ({ $card })
log-penalty-impossible = { $penalty } cannot be carried out: { $seat } takes a wound instead
log-ignored = { $seat } ignores a penalty: { $penalty } ({ $card })
log-dropped = { $seat } discards the { $symbol } on the left: { $card }
log-reinforced = A discarded raider is shuffled back into the stack: { $card }
log-slipped-in = A raider slips in unseen; intruders: { $count }
log-passed = { $seat } passes at { $total } of { $kiai }
log-supported = { $seat } lends { $target } a support token: { $samurai }’s talent
log-token-home = { $target } returns { $seat }’s support token
log-fought-again = { $seat } fights a second time
log-drew = { $seat } draws: { $card }
log-gave = { $seat } gives { $target } a card: { $card }
log-put-under = { $seat } puts a card at the bottom of the stack: { $card }
log-discarded-duplicate = { $seat } discards the duplicate: { $card }
log-laid-right = { $seat } confronts the { $card }: total { $total } of { $kiai }
log-laid-left = { $seat } defends with the { $card }: { $symbol } protected
log-overcome = { $seat } is overcome: { $total } is above { $kiai }
log-kiai = Kiai! { $samurai } is at exactly { $kiai }
log-kiai-declined = { $seat } declines the Kiai effect
log-first-discarded = { $seat }’s first card is discarded: { $card }
log-discarded-raiders = { $seat } discards from the raider stack: { $cards }
log-discarded-intruders = { $seat } discards from the intruder stack: { $cards }
log-looked = { $seat } reveals the top raiders: { $cards }
log-ordered = { $seat } puts them back, from the top: { $cards }
log-moved = { $seat } moves the { $card } from { $source } to { $target }
log-struck = { $seat } discards { $target }’s last card: { $card }
log-lent = Through { $seat }’s Kiai, { $giver } lends { $target } a support token
log-wounded = { $seat } takes a wound
log-transformed =
    { $samurai_id ->
        [heihachi] The raccoon dog awakens in { $samurai }: Kiai is now { $kiai }
        [daisuke] The monkey awakens in { $samurai }: Kiai is now { $kiai }
        [gorobei] The bear awakens in { $samurai }: Kiai is now { $kiai }
        [kanbei] The wild boar awakens in { $samurai }: Kiai is now { $kiai }
        [kikuchiyo] The tiger awakens in { $samurai }: Kiai is now { $kiai }
        [kyuzo] The fox awakens in { $samurai }: Kiai is now { $kiai }
       *[katsushiro] The wolf awakens in { $samurai }: Kiai is now { $kiai }
    }
log-healed = { $seat } heals a wound
log-fallen = { $seat } takes a fourth wound and falls
log-barricade-lost = A barricade is lost: { $count } left
log-barricade-added = A barricade is added: now { $count }
log-barricade-full = No barricade is added: already at the limit of { $count }
log-farmstead-lost = A farmstead burns down: { $count } left. On its back: { $farmstead }
log-farmstead-penalty = The burnt farmstead’s penalty: { $farmstead }
log-family-lost = A family is lost: { $count } left. Its bonus is gone: { $family }
log-raiders-used-up = The raider stack is used up: round { $round } ends
log-all-passed = All have passed in round { $round }: { $count } raiders become intruders
log-lacks = { $seat } has no { $symbol } on the left
log-bonus = A surviving family helps: { $family }
log-bonus-intruder = Discarded from the intruder stack: { $card }
log-revealed =
    { $flames ->
        [true] Intruder with flames: { $card }
       *[other] Intruder: { $card }
    }
log-round-survived = The village survives round { $round }

## Reasons of the outcome

reason-lost-farmsteads = The last farmstead burnt down in round { $round }.
reason-lost-families = The last family was lost in round { $round }.
reason-lost-samurai = { $samurai } fell in round { $round }.
reason-won =
    { $difficulty_id ->
        [easy] The village is saved on easy: { $score } points, grade { $grade }.
        [hard] The village is saved on hard: { $score } points, grade { $grade }.
        [heroic] The village is saved on heroic: { $score } points, grade { $grade }.
       *[normal] The village is saved on normal: { $score } points, grade { $grade }.
    }
reason-won-farmsteads = Farmsteads standing: { $count }.
reason-won-families = Families left: { $count }.
reason-won-wounded = No extra point: { $seats } wounded.
reason-won-unwounded = One extra point: nobody is wounded.

## Samurai

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro

## Raiders

symbol-hat = hat
symbol-farm = farm
symbol-doll = doll
penalty-fire = fire
penalty-wound = wound
penalty-ninja = ninja
penalty-no_defend = no defending
penalty-no_support = no support
penalty-arrow_left = arrow left
penalty-arrow_right = arrow right
penalty-must_pass = must pass
penalty-reinforce = reinforce
penalty-no_talent = no talent
penalty-drop_defence = drop a defence card
rank-plunderer = plunderer
rank-lieutenant = lieutenant
rank-boss = boss

## Village

farmstead-lose_family = a family is lost
farmstead-lose_farmstead = another farmstead is lost
farmstead-lose_barricade = a barricade is lost
farmstead-random_wound = a random samurai is wounded
family-heal_random = a random wounded samurai is healed
family-add_barricade = a barricade is added
family-discard_top_intruder = the top intruder is discarded

## Options

option-difficulty = Difficulty
option-difficulty-help = Sets the number of barricades and raiders, and what burnt farmsteads and surviving families do. Start with Normal, and expect to lose.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-heroic = Heroic
option-reserve = Reserve tokens
option-reserve-help = Talents of the samurai not in play, each usable once per game. Always on with two samurai; with seven there are none left.
option-reserve-true = Yes
option-reserve-false = Only with two samurai
option-reserve_duration = A reserve token lasts
option-reserve_duration-help = The printed rules say until the end of the round.
option-reserve_duration-round = Until the end of the round
option-reserve_duration-turn = Until the end of the turn
option-passing_on = Passing on a card you were given
option-passing_on-help = By default its value must fit the talent here too. An official answer lets Daisuke pass on an even card.
option-passing_on-fitting_value = Only if its value fits the talent
option-passing_on-any_value = Whatever its value
option-eighth_boss = The 8th Boss
option-eighth_boss-help = A promo card. The card exists, but the symbols on it are reconstructed.
option-eighth_boss-true = Shuffled in with the bosses
option-eighth_boss-false = Left in the box
option-samurai_a = Samurai in seat 1
option-samurai_a-help = The host may choose who sits where, each samurai once.
option-samurai_a-dealt = Dealt at random
option-samurai_a-heihachi = { samurai-heihachi }
option-samurai_a-daisuke = { samurai-daisuke }
option-samurai_a-gorobei = { samurai-gorobei }
option-samurai_a-kanbei = { samurai-kanbei }
option-samurai_a-kikuchiyo = { samurai-kikuchiyo }
option-samurai_a-kyuzo = { samurai-kyuzo }
option-samurai_a-katsushiro = { samurai-katsushiro }
option-samurai_b = Samurai in seat 2
option-samurai_b-help = The host may choose who sits where, each samurai once.
option-samurai_b-dealt = Dealt at random
option-samurai_b-heihachi = { samurai-heihachi }
option-samurai_b-daisuke = { samurai-daisuke }
option-samurai_b-gorobei = { samurai-gorobei }
option-samurai_b-kanbei = { samurai-kanbei }
option-samurai_b-kikuchiyo = { samurai-kikuchiyo }
option-samurai_b-kyuzo = { samurai-kyuzo }
option-samurai_b-katsushiro = { samurai-katsushiro }
option-samurai_c = Samurai in seat 3
option-samurai_c-help = The host may choose who sits where, each samurai once.
option-samurai_c-dealt = Dealt at random
option-samurai_c-heihachi = { samurai-heihachi }
option-samurai_c-daisuke = { samurai-daisuke }
option-samurai_c-gorobei = { samurai-gorobei }
option-samurai_c-kanbei = { samurai-kanbei }
option-samurai_c-kikuchiyo = { samurai-kikuchiyo }
option-samurai_c-kyuzo = { samurai-kyuzo }
option-samurai_c-katsushiro = { samurai-katsushiro }
option-samurai_d = Samurai in seat 4
option-samurai_d-help = The host may choose who sits where, each samurai once.
option-samurai_d-dealt = Dealt at random
option-samurai_d-heihachi = { samurai-heihachi }
option-samurai_d-daisuke = { samurai-daisuke }
option-samurai_d-gorobei = { samurai-gorobei }
option-samurai_d-kanbei = { samurai-kanbei }
option-samurai_d-kikuchiyo = { samurai-kikuchiyo }
option-samurai_d-kyuzo = { samurai-kyuzo }
option-samurai_d-katsushiro = { samurai-katsushiro }
option-samurai_e = Samurai in seat 5
option-samurai_e-help = The host may choose who sits where, each samurai once.
option-samurai_e-dealt = Dealt at random
option-samurai_e-heihachi = { samurai-heihachi }
option-samurai_e-daisuke = { samurai-daisuke }
option-samurai_e-gorobei = { samurai-gorobei }
option-samurai_e-kanbei = { samurai-kanbei }
option-samurai_e-kikuchiyo = { samurai-kikuchiyo }
option-samurai_e-kyuzo = { samurai-kyuzo }
option-samurai_e-katsushiro = { samurai-katsushiro }
option-samurai_f = Samurai in seat 6
option-samurai_f-help = The host may choose who sits where, each samurai once.
option-samurai_f-dealt = Dealt at random
option-samurai_f-heihachi = { samurai-heihachi }
option-samurai_f-daisuke = { samurai-daisuke }
option-samurai_f-gorobei = { samurai-gorobei }
option-samurai_f-kanbei = { samurai-kanbei }
option-samurai_f-kikuchiyo = { samurai-kikuchiyo }
option-samurai_f-kyuzo = { samurai-kyuzo }
option-samurai_f-katsushiro = { samurai-katsushiro }
option-samurai_g = Samurai in seat 7
option-samurai_g-help = The host may choose who sits where, each samurai once.
option-samurai_g-dealt = Dealt at random
option-samurai_g-heihachi = { samurai-heihachi }
option-samurai_g-daisuke = { samurai-daisuke }
option-samurai_g-gorobei = { samurai-gorobei }
option-samurai_g-kanbei = { samurai-kanbei }
option-samurai_g-kikuchiyo = { samurai-kikuchiyo }
option-samurai_g-kyuzo = { samurai-kyuzo }
option-samurai_g-katsushiro = { samurai-katsushiro }

preset-first_game = First game
preset-solo = Solo, with reserve tokens
preset-easier = Easier
preset-heroic = Heroic
preset-source = As our source tells it

## Why a move is not possible

refused-tokens-first = First say that you are done with the reserve tokens.
refused-penalty-first = The penalty of the last card comes before your action.
refused-card-first = The drawn card must be placed first.
refused-only-a-second-fight = After your fight you may only fight once more or stop.
refused-must-pass = The penalty “must pass” applies to you: nothing else is allowed this turn.
refused-overcome = You are overcome: your total of { $total } is above your Kiai value of { $kiai }, so you can only pass.
refused-no-support = The penalty “no support” applies to you this turn.
refused-not-yourself = Choose another samurai than your own.
refused-nobody-there = No samurai sits in that seat.
refused-has-passed = { $target } has passed and is out of this round.
refused-token-away = { $giver }’s support token is away: { $target } has it until the end of a turn of theirs.
refused-kiai-not-reached = A Kiai comes by itself when the total is exactly { $kiai }; yours is { $total }.
refused-not-in-reserve = { $samurai } is in play, so that token is not in the reserve.
refused-token-used = { $samurai }’s reserve token has already been used.
refused-reserve-too-late = { $samurai }’s reserve token can only be turned over at the start of a turn.
refused-token-rests = { $samurai }’s support token lies with you, but it only works from the start of your next turn.
refused-no-talent = The penalty “no talent” applies to you this turn.
refused-not-your-talent = That takes { $samurai }’s talent, which you do not have now.
refused-wrong-parity =
    { $samurai_id ->
        [heihachi] { $samurai }’s talent gives only cards of even value; this one has { $value }.
       *[daisuke] { $samurai }’s talent gives only cards of odd value; this one has { $value }.
    }
refused-not-a-neighbour = { $target } does not sit next to you.
refused-has-held-it = { $target } has held this card already; it never goes back.
refused-must-keep = The redrawn card must be kept: confront or defend with the { $card }.
refused-no-raider-left = The raider stack is empty: there is no other card to draw.
refused-no-duplicate = No card in your line has the value { $value }.
refused-no-symbol = It cannot go on the left: there is no symbol on the { $card }.
refused-symbol-covered = It cannot go on the left: { $target } has this symbol there already ({ $symbol }).
refused-no-defending = It cannot go on the left: the penalty “no defending” applies this turn.
refused-symbol-not-there = There is no { $symbol } on your left.
refused-penalty-not-on-card = This penalty is not on the { $card }: { $penalty }.
refused-line-empty = { $target } has no card in the combat line.
refused-effect-begun = You chose to use the effect: it applies at least once.
refused-kiai-does-not-heal = Only Heihachi’s animal heals with the Kiai.
refused-not-a-fight = The { $card } comes from Daisuke’s Kiai, not from a fight: no talent works on it.
refused-already-ordered = You have already put back the { $card }.
refused-not-turned-up = The { $card } is not among the raiders that were turned up.

## The board: village

board-village = The village
board-farmsteads = Farmsteads: { $count } of { $limit } standing
board-families = Families: { $count } of { $limit } left
board-barricades = Barricades: { $count } (limit { $limit })
board-farmstead = Farmstead
board-farmstead-burnt = Burnt down: { $farmstead }
board-family = Family
board-family-known = Family: { $family }
board-family-gone = Lost family: { $family }
board-backs = Burnt farmsteads and surviving families
board-backs-penalties = When a farmstead burns down, the penalty on its back applies.
board-backs-none = At this level burnt farmsteads have no further effect.
board-bonuses = Each surviving family gives its bonus at the end of the round.
board-bonuses-none = At this level families give no bonus.
board-round = Round { $round } of { $limit }
board-raiders = Raiders
board-raiders-count = Raider stack: { $count } cards
board-raiders-known = Known cards, from the top: { $cards }
board-inside = Shuffled in somewhere: { $cards }
board-intruders = Intruders
board-intruders-count = Intruder stack: { $count } cards
board-intruders-known = Known among them: { $cards }
board-discard = Discards
board-discard-count = Discard pile: { $count } cards
board-discard-empty = Nothing discarded yet this round.
board-last-discard = Discarded last round
board-odds = Odds
board-reserve = Reserve tokens
board-reserve-used = Used

## The board: odds

board-odds-title = What may come next
board-odds-known = Everyone knows the next raider: { $card }
board-odds-none = The raider stack is empty.
board-odds-value = Value { $value }
board-percent = { $percent } %
board-odds-from = Based on what everyone has seen: { $count } different cards may be face down.
board-odds-who = Samurai
board-odds-hits = hits Kiai
board-odds-overcomes = overcomes
board-odds-useful = fits on the left
board-due = If the round ended now
board-due-wounds = wounds: { $count }
board-due-farmsteads = farmsteads lost: { $count }
board-due-families = families lost: { $count }
board-due-flames = Barricades the intruders will burn, on average: { $count }
board-score = Score if the game ended now: { $count }

## The board: samurai

board-ring = The ring of samurai
board-open = Details of { $seat }
board-total = Total { $total }, Kiai { $kiai }
board-to-kiai = { $count } to Kiai
board-at-kiai = at Kiai
board-over = { $count } over
board-wounds = Wounds: { $count } of { $limit }
board-human = human face
board-animal-heihachi = raccoon dog
board-animal-daisuke = monkey
board-animal-gorobei = bear
board-animal-kanbei = wild boar
board-animal-kikuchiyo = tiger
board-animal-kyuzo = fox
board-animal-katsushiro = wolf
board-left-has = { $symbol }: protected
board-left-lacks = { $symbol }: not protected yet
board-left-side = Left side
board-line = Combat line
board-line-empty = no raider yet
board-next-penalty = Penalty at the start of the next turn
board-next-penalty-of = { $seat }, at the start of the next turn: { $penalties }
board-no-penalty = no penalty
board-penalty-to = { $penalty }: { $target }
board-passed = passed
board-active = active
board-fallen = fallen
board-lent-to = Support token lent to { $seat }
board-token-home = Support token at home
board-borrowed = { $samurai }’s talent until the end of the next turn
board-in-force = { $samurai }’s reserve talent until the end of the round
board-talent = Talent
board-kiai = Kiai
board-kiai-at = Kiai at { $kiai }
board-as-human = Human
board-plays = Played by { $name }
board-neighbours = Left neighbour: { $left }. Right neighbour: { $right }.
board-held = Drawn card
board-turn-flags = This turn
board-wounds-help = The second wound awakens the animal; the fourth loses the game for everyone.
board-last = The newest card on the right: its penalty applies at the start of each of this samurai’s turns.

## The board: a raider card

board-card-value = Value { $value }
board-card-symbol = On the left it protects: { $symbol }
board-card-no-symbol = No symbol: it cannot go on the left
board-card-flames = Flames: burns a barricade if it becomes an intruder
board-card-no-penalty = No penalty
board-card-reconstructed = The symbols on this promo card are reconstructed.
board-reconstructed = Reconstructed: how many farmsteads carry each penalty, and the 8th Boss. All other numbers are those of the published game.

board-help-fire = A barricade is lost; if none is left, a farmstead.
board-help-wound = The samurai takes a wound.
board-help-ninja = The top raider slips unseen onto the intruder stack.
board-help-no_defend = No card may be placed on the left this turn.
board-help-no_support = Support may not be chosen this turn.
board-help-arrow_left = The left neighbour draws a raider and must place it on the right; if that samurai has passed, a wound instead.
board-help-arrow_right = The right neighbour draws a raider and must place it on the right; if that samurai has passed, a wound instead.
board-help-must_pass = The samurai must pass.
board-help-reinforce = A random card from the discard pile is shuffled into the raider stack; if the pile is empty, a wound instead.
board-help-no_talent = No talents or support tokens this turn.
board-help-drop_defence = A card on the left is discarded; if there is none, a wound instead.

board-talent-heihachi = An even raider drawn or received in a fight may be given to a neighbour who has not passed; the neighbour plays it as if it were just drawn.
board-talent-daisuke = An odd raider drawn or received in a fight may be given to a neighbour who has not passed; the neighbour plays it as if it were just drawn.
board-talent-gorobei = Each penalty of an even last card may be ignored.
board-talent-kanbei = Each penalty of an odd last card may be ignored.
board-talent-kikuchiyo = After a fight on his own turn, he may fight once more.
board-talent-kyuzo = A raider drawn or received in a fight may be discarded if its value is already in his own line.
board-talent-katsushiro = A raider drawn or received in a fight may be put at the bottom of the stack; the next one is drawn and must be kept.

board-kiai-heihachi-human = Add a barricade, up to the limit.
board-kiai-heihachi-animal = Add a barricade and heal a wound of any samurai; either part may be declined.
board-kiai-daisuke-human = Move the last card of any line to any samurai, who places it right or left; back to the same samurai only on the left.
board-kiai-daisuke-animal = Up to twice: move the last card of any line to any samurai, who places it right or left.
board-kiai-gorobei-human = Discard the top two raiders of the stack.
board-kiai-gorobei-animal = Discard the top three raiders of the stack.
board-kiai-kanbei-human = Discard the top two intruders.
board-kiai-kanbei-animal = Discard the top three intruders.
board-kiai-kikuchiyo-human = Discard the last card of any line.
board-kiai-kikuchiyo-animal = Up to twice: discard the last card of any line.
board-kiai-kyuzo-human = One samurai lends another a support token; no raider slips in.
board-kiai-kyuzo-animal = One samurai lends another a support token; no raider slips in. Also add a barricade.
board-kiai-katsushiro-human = Reveal the top two raiders and put them back in any order.
board-kiai-katsushiro-animal = Reveal the top three raiders and put them back in any order.

## What a samurai can be chosen for

board-do-support = Support
board-do-give = Give
board-do-heal = Heal
board-do-strike = Discard last
board-do-move-source = From here
board-do-move-target = To here
board-do-lend-giver = Lends
board-do-lend-target = Receives

## Moments

board-moment-transformed = { $seat }: the { $animal } awakens
board-moment-kiai = Kiai: { $seat }
board-moment-overcome = { $seat } is overcome
board-moment-fallen = { $seat } falls
board-moment-farmstead = A farmstead burns
board-moment-family = A family is lost
board-moment-round = Round { $round }

## Raider cards: value, symbol, penalties
card-P1-01 = plunderer 1 (hat, wound)
card-P1-02 = plunderer 1 (hat)
card-P1-03 = plunderer 1 (hat, ninja)
card-P1-04 = plunderer 1 (hat, no defending)
card-P1-05 = plunderer 1 (doll, fire)
card-P1-06 = plunderer 1 (doll, wound)
card-P1-07 = plunderer 1 (doll)
card-P1-08 = plunderer 1 (doll, ninja)
card-P1-09 = plunderer 1 (farm, fire)
card-P1-10 = plunderer 1 (farm, wound)
card-P1-11 = plunderer 1 (farm, no support)
card-P1-12 = plunderer 1 (farm, ninja)
card-P1-13 = plunderer 1 (fire)
card-P2-01 = plunderer 2 (hat, wound)
card-P2-02 = plunderer 2 (hat)
card-P2-03 = plunderer 2 (hat, ninja)
card-P2-04 = plunderer 2 (hat, no defending)
card-P2-05 = plunderer 2 (doll, fire)
card-P2-06 = plunderer 2 (doll, wound)
card-P2-07 = plunderer 2 (doll)
card-P2-08 = plunderer 2 (doll, ninja)
card-P2-09 = plunderer 2 (farm, fire)
card-P2-10 = plunderer 2 (farm, wound)
card-P2-11 = plunderer 2 (farm, no support)
card-P2-12 = plunderer 2 (farm, ninja)
card-P2-13 = plunderer 2 (fire)
card-P3-01 = plunderer 3 (hat, fire)
card-P3-02 = plunderer 3 (hat)
card-P3-03 = plunderer 3 (hat, arrow left)
card-P3-04 = plunderer 3 (doll, fire)
card-P3-05 = plunderer 3 (doll, wound)
card-P3-06 = plunderer 3 (doll)
card-P3-07 = plunderer 3 (doll, no defending)
card-P3-08 = plunderer 3 (doll, arrow left)
card-P3-09 = plunderer 3 (farm, fire)
card-P3-10 = plunderer 3 (farm, wound)
card-P3-11 = plunderer 3 (farm, no support)
card-P3-12 = plunderer 3 (farm, arrow left)
card-P3-13 = plunderer 3 (wound)
card-P4-01 = plunderer 4 (hat, fire)
card-P4-02 = plunderer 4 (hat, arrow right)
card-P4-03 = plunderer 4 (hat)
card-P4-04 = plunderer 4 (doll, fire)
card-P4-05 = plunderer 4 (doll, wound)
card-P4-06 = plunderer 4 (doll)
card-P4-07 = plunderer 4 (doll, no defending)
card-P4-08 = plunderer 4 (doll, arrow right)
card-P4-09 = plunderer 4 (farm, fire)
card-P4-10 = plunderer 4 (farm, wound)
card-P4-11 = plunderer 4 (farm, no support)
card-P4-12 = plunderer 4 (farm, arrow right)
card-P4-13 = plunderer 4 (wound)
card-L5-01 = lieutenant 5 (hat, wound)
card-L5-02 = lieutenant 5 (doll, ninja)
card-L5-03 = lieutenant 5 (farm, fire)
card-L5-04 = lieutenant 5 (fire)
card-L5-05 = lieutenant 5 (wound)
card-L5-06 = lieutenant 5 (ninja)
card-L5-07 = lieutenant 5 (no support)
card-B6-01 = boss 6 (hat, ninja twice)
card-B6-02 = boss 6 (doll, must pass)
card-B6-03 = boss 6 (farm, fire twice)
card-B6-04 = boss 6 (no defending, reinforce)
card-B6-05 = boss 6 (wound, no talent)
card-B6-06 = boss 6 (no support, wound)
card-B6-07 = boss 6 (drop a defence card)
card-B6-08 = boss 6 (fire, wound)
