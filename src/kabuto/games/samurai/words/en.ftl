# Samurai: what a player reads, in English.

game-title = Samurai
game-designer = Reiner Knizia
game-tagline = Win over Japan's nobles, priests and peasants, one hex at a time.
game-about =
    The settlements of Japan hold figures of three kinds. Surround a settlement on land, and each of its figures goes
    to the player with the most influence on it; if that is a tie, nobody gets it. Lead two kinds and you win.
    Otherwise you need to lead one kind, and have the most figures of the others.

## Asking

ask-ChooseHands = Choose five of your twenty tokens as your starting hand
ask-Draft = Place a figure: choose its kind and a settlement
ask-Act =
    { $played ->
        [true] { $slow_used ->
            [true] Play another fast token, or end your turn
           *[other] Play another token, or end your turn
        }
       *[other] Play a token
    }
ask-SwapWith = Choose a figure to exchange for the { $figure } in { $settlement }
ask-Relay = Choose an empty land space for the token you picked up from { $hex }

wait-ChooseHands = { $who } is choosing a starting hand
wait-Draft = { $who } is placing a figure
wait-Act = { $who } is playing tokens
wait-SwapWith = { $who } is exchanging the { $figure } in { $settlement }
wait-Relay = { $who } is moving the token from { $hex }

## Moves

move-end = End turn
move-take = Take { $token }
move-put = Place { $figure } in { $settlement }
move-place = Place { $token } on { $hex }
move-swap = Exchange { $figure } in { $settlement }
move-with = For { $figure } in { $settlement }
move-lift = Token exchange: pick up the token on { $hex }
move-relay = Move it to { $hex }

# What a turn is narrowed to: an exchange
verb-swap = figure exchange
verb-lift = token exchange

## Events

log-hands-chosen = Everyone has chosen a starting hand
log-dealt = { $seat } is dealt { $count } tokens: { $token }
log-dealt-hidden = { $seat } is dealt { $count } tokens
log-drafted = { $seat } places { $figure } in { $settlement }
log-scattered = The figures are placed in the settlements at random
log-begins = { $seat } is the start player
log-skipped = { $seat } has no tokens left and is skipped
log-placed = { $seat } places { $token } on { $hex }
log-ended = { $seat } ends the turn
log-swapped = { $seat } exchanges { $figure } in { $settlement } for { $other_figure } in { $other_settlement }
log-relayed = { $seat } puts the token exchange on { $hex } and moves { $token } to { $to_hex }
log-drew = { $seat } draws { $count }: { $token }
log-drew-hidden =
    { $count ->
        [one] { $seat } draws { $count } token
       *[other] { $seat } draws { $count } tokens
    }
log-captured = { $seat } takes { $figure } from { $settlement } (influence by seat: { $influence })
log-aside = Nobody gets { $figure } from { $settlement }: no single player has the most influence (by seat: { $influence })
log-end-board-empty = No figures are left on the board: the game is over
log-end-exhausted = The last { $figure } has left the board: the game is over
log-end-aside = { $count } figures have been set aside: the game is over

## Reasons of the outcome

reason-end-board-empty = No figures were left on the board.
reason-end-exhausted = No { $figure } was left on the board.
reason-end-aside = { $count } figures had been set aside.
reason-end-nobody-can-play = Nobody had a token left to play.
reason-leads = { $seat } leads { $figure } with { $count }.
reason-leads-weakly = { $seat } is tied for { $figure } with { $count }, and leads it by having more other figures.
reason-leads-nobody = Nobody leads { $figure }.
reason-won-by-leads = { $seat } leads { $count } kinds and wins.
reason-won-alone = { $seat } is the only one to lead a kind, and wins.
reason-won-by-others = Of those who lead a kind, { $seat } has the most other figures: { $count }.
reason-tied-on-others = { $seats } have { $count } other figures each; the total decides.
reason-won-by-total = { $seat } has the most figures in total: { $count }.
reason-won-by-total-without-leads = Nobody leads a kind; { $seat } has the most figures in total: { $count }.
reason-tied-on-total = { $seats } have { $count } figures each in total.
reason-shared = { $seats } share the victory.

## Figures; ids that end in -2015 hold the words of the second edition

figure-helmet = High Helmet
figure-helmet-2015 = castle
figure-buddha = Buddha
figure-buddha-2015 = Buddha
figure-rice = Rice Field
figure-rice-2015 = rice

## Tokens

token-H2 = High Helmet 2
token-H3 = High Helmet 3
token-H4 = High Helmet 4
token-H2-2015 = Castle 2
token-H3-2015 = Castle 3
token-H4-2015 = Castle 4
token-B2 = Buddha 2
token-B3 = Buddha 3
token-B4 = Buddha 4
token-R2 = Rice Field 2
token-R3 = Rice Field 3
token-R4 = Rice Field 4
token-R2-2015 = Rice 2
token-R3-2015 = Rice 3
token-R4-2015 = Rice 4
token-S1 = Samurai 1
token-S2 = Samurai 2
token-S3 = Samurai 3
token-N1 = Ronin 1
token-K1 = Ship 1
token-K2 = Ship 2
token-FX = Figure exchange
token-FX-2015 = Caste exchange
token-TX = Token exchange
token-TX-2015 = Tile exchange

## Options

option-first_player = Start player
option-first_player-help = The first seat begins, or chance decides. At the board it is the youngest.
option-first_player-first_seat = The first seat
option-first_player-drawn = Drawn at random
option-starting_hand = Starting hand
option-starting_hand-help = Choosing your five tokens is part of the game; random hands are quicker for newcomers.
option-starting_hand-choose = Chosen in secret
option-starting_hand-random = Random
option-figure_placement = Placing the figures
option-figure_placement-help = Players place the figures in turn, or they are placed at random (by a method of our own).
option-figure_placement-draft = By the players
option-figure_placement-random = At random
option-distinct_city_pairs = Cities must differ
option-distinct_city_pairs-help = No two cities may start with the same pair of figures.
option-distinct_city_pairs-true = Yes
option-distinct_city_pairs-false = No
option-capture_timing = When to capture
option-capture_timing-help = Right after each token, or only once the player has placed all tokens of the turn.
option-capture_timing-immediate = At once
option-capture_timing-after_placing = At the end of the turn
option-token_exchange_target = Token exchange picks up
option-token_exchange_target-help = Your own tokens without the character 侍; your ronin as well; or any of your tokens, ships included.
option-token_exchange_target-own_slow_land = Slow tokens
option-token_exchange_target-own_land = Slow tokens and the ronin
option-token_exchange_target-own_any = Any own token, ships too
option-figure_exchange_keeps_kinds_distinct = Figure exchange keeps kinds different
option-figure_exchange_keeps_kinds_distinct-help = After an exchange, no settlement may hold two figures of the same kind.
option-figure_exchange_keeps_kinds_distinct-true = Yes
option-figure_exchange_keeps_kinds_distinct-false = No
option-game_end = End of the game
option-game_end-help = When a kind is gone or four figures have been set aside; or only when the board is empty.
option-game_end-standard = A kind gone, or four set aside
option-game_end-empty_board = Empty board
option-scoring = Final count
option-scoring-help = Standard: leads, then other figures. Kovac: two leads, otherwise the total. Degann: ties for a kind are broken.
option-scoring-standard = Standard
option-scoring-kovac = Kovac
option-scoring-degann = Degann
option-captured_open = Open captures
option-captured_open-help = Everyone sees captured figures; otherwise they stay behind the screens until the end.
option-captured_open-true = Yes
option-captured_open-false = No
option-vocabulary = Words
option-vocabulary-help = Changes only the words on the screen.
option-vocabulary-1998 = First edition (1998)
option-vocabulary-2015 = Second edition (2015)

preset-classic_1998 = Classic (1998)
preset-edition_2015 = 2015 edition, as far as known
preset-source = As our source tells it
preset-domination = Domination
preset-quick_start = Quick start

## The board

board-map = Map of Japan
board-north = North
board-land-empty = empty land
board-sea-empty = empty sea
board-token-of = { $who }'s { $token }
board-hex = { $hex }: { $what }
board-village = village
board-city = city
board-capital = capital
board-settlement = { $settlement }, { $sort }: { $figures }
board-settlement-empty = { $settlement }, { $sort }: no figures
board-open-land =
    { $count ->
        [one] one land space open
       *[other] { $count } land spaces open
    }
board-last-space = One more token on land decides this settlement
board-who-would-get = Who would get this now
board-would-get = { $figure }: { $who }
board-would-tie = { $figure }: tie, nobody
board-would-none = { $figure }: no influence yet
board-influence = Influence
board-on-board = Left on the board
board-aside = Lost to ties
board-of = { $count } of { $limit }
board-end-standard = The game ends after the turn in which a kind leaves the board or the { $limit }th figure is lost to a tie.
board-end-empty = The game ends after the turn in which the last figure leaves the board.
board-ending = The game ends after this turn
board-in-box = Still to be placed
board-choose-kind = Which kind?
board-ranking = If the count were taken now
board-leads = leads { $figures }
board-leads-weakly = leads { $figures } after a tie
board-leads-nothing = leads nothing
board-others = Other figures
board-total = Total
board-would-win = would win
board-names-note = Village names are our own; the published board names only the capital and the cities.
board-random-note = The method of random placement is our own.

## Hand and seats

board-hand = Your hand
board-hand-empty = No tokens in hand
board-taken = Taken: { $count } of { $limit }
board-take-these = Take these five
board-supply = Supply: { $count }
board-supply-inside = In your supply, in unknown order
board-supply-none = Your supply is empty
board-screen = Behind your screen
board-captured = Captured
board-hidden = behind the screen
board-hand-size = Tokens in hand: { $count }
board-supply-size = Tokens in supply: { $count }
board-captured-kind = { $figure }: { $count }
board-captured-unknown = { $figure }: behind the screen
board-exchange-used = Figure exchange played
board-fast = Fast: any number per turn
board-slow = Slow: one per turn
board-token-counts = Counts { $count } for { $figures }
board-token-figure-exchange = Swaps two figures on the board
board-token-token-exchange = Moves one of your tokens to another land space
board-not-possible = Not possible now

## Settlements

settlement--9_9 = Hagi
settlement--8_7 = Matsue
settlement--6_6 = Okayama
settlement--5_4 = Tottori
settlement--4_6 = Wakayama
settlement--3_2 = Kanazawa
settlement--3_4 = Kyoto
settlement--2_0 = Toyama
settlement--1_2 = Sumpu
settlement-0_-6 = Hirosaki
settlement-0_-4 = Akita
settlement-0_-2 = Niigata
settlement-0_0 = Edo
settlement-2_-6 = Hachinohe
settlement-2_-4 = Sendai
settlement-2_-2 = Mito
settlement-2_0 = Choshi
settlement--13_13 = Nagasaki
settlement--12_14 = Kagoshima
settlement--11_11 = Hakata
settlement--10_12 = Funai
settlement--10_14 = Obi
settlement--8_10 = Matsuyama
settlement--7_11 = Kochi
settlement--6_8 = Takamatsu
settlement--5_9 = Tokushima
settlement--1_-9 = Otaru
settlement--1_-7 = Hakodate
settlement-0_-12 = Wakkanai
settlement-1_-11 = Asahikawa
settlement-1_-9 = Sapporo
settlement-2_-8 = Erimo
settlement-3_-11 = Kushiro
settlement-4_-13 = Nemuro

## Hexes: the settlements that they touch, and coordinates

hex--10_8 = open sea ({ "-10,8" })
hex--10_9 = sea by { settlement--9_9 } ({ "-10,9" })
hex--10_10 = sea by { settlement--9_9 } and { settlement--11_11 } ({ "-10,10" })
hex--9_7 = sea by { settlement--8_7 } ({ "-9,7" })
hex--9_8 = { settlement--8_7 }–{ settlement--9_9 } ({ "-9,8" })
hex--9_10 = sea by { settlement--8_10 } and { settlement--9_9 } ({ "-9,10" })
hex--8_6 = sea by { settlement--8_7 } ({ "-8,6" })
hex--8_8 = { settlement--8_7 }–{ settlement--9_9 } ({ "-8,8" })
hex--8_9 = sea by { settlement--9_9 } and { settlement--8_10 } ({ "-8,9" })
hex--7_5 = open sea ({ "-7,5" })
hex--7_6 = { settlement--6_6 }–{ settlement--8_7 } ({ "-7,6" })
hex--7_7 = { settlement--6_6 }–{ settlement--8_7 } ({ "-7,7" })
hex--7_8 = sea by { settlement--6_8 } ({ "-7,8" })
hex--6_4 = sea by { settlement--5_4 } ({ "-6,4" })
hex--6_5 = { settlement--5_4 }–{ settlement--6_6 } ({ "-6,5" })
hex--6_7 = sea by { settlement--6_6 } and { settlement--6_8 } ({ "-6,7" })
hex--5_3 = sea by { settlement--5_4 } ({ "-5,3" })
hex--5_5 = { settlement--5_4 }–{ settlement--6_6 } ({ "-5,5" })
hex--5_6 = sea by { settlement--4_6 } and { settlement--6_6 } ({ "-5,6" })
hex--5_7 = sea by { settlement--4_6 } and { settlement--6_8 } ({ "-5,7" })
hex--4_1 = open sea ({ "-4,1" })
hex--4_2 = sea by { settlement--3_2 } ({ "-4,2" })
hex--4_3 = sea by { settlement--3_2 } and { settlement--5_4 } ({ "-4,3" })
hex--4_4 = { settlement--3_4 }–{ settlement--5_4 } ({ "-4,4" })
hex--4_5 = { settlement--3_4 }–{ settlement--4_6 } ({ "-4,5" })
hex--4_7 = sea by { settlement--4_6 } ({ "-4,7" })
hex--3_0 = sea by { settlement--2_0 } ({ "-3,0" })
hex--3_1 = { settlement--2_0 }–{ settlement--3_2 } ({ "-3,1" })
hex--3_3 = { settlement--3_2 }–{ settlement--3_4 } ({ "-3,3" })
hex--3_5 = { settlement--3_4 }–{ settlement--4_6 } ({ "-3,5" })
hex--3_6 = sea by { settlement--4_6 } ({ "-3,6" })
hex--2_-1 = sea by { settlement--2_0 } ({ "-2,-1" })
hex--2_1 = { settlement--2_0 }–{ settlement--3_2 } ({ "-2,1" })
hex--2_2 = { settlement--1_2 }–{ settlement--3_2 } ({ "-2,2" })
hex--2_3 = { settlement--1_2 }–{ settlement--3_4 } ({ "-2,3" })
hex--2_4 = sea by { settlement--3_4 } ({ "-2,4" })
hex--2_5 = open sea ({ "-2,5" })
hex--1_-6 = sea by { settlement-0_-6 } and { settlement--1_-7 } ({ "-1,-6" })
hex--1_-5 = sea by { settlement-0_-6 } ({ "-1,-5" })
hex--1_-4 = sea by { settlement-0_-4 } ({ "-1,-4" })
hex--1_-3 = sea by { settlement-0_-4 } ({ "-1,-3" })
hex--1_-2 = sea by { settlement-0_-2 } ({ "-1,-2" })
hex--1_-1 = { settlement-0_-2 }–{ settlement--2_0 } ({ "-1,-1" })
hex--1_0 = { settlement-0_0 }–{ settlement--2_0 } ({ "-1,0" })
hex--1_1 = { settlement-0_0 }–{ settlement--1_2 } ({ "-1,1" })
hex--1_3 = sea by { settlement--1_2 } ({ "-1,3" })
hex-0_-7 = sea by { settlement--1_-7 } and { settlement-0_-6 } ({ "0,-7" })
hex-0_-5 = { settlement-0_-6 }–{ settlement-0_-4 } ({ "0,-5" })
hex-0_-3 = { settlement-0_-4 }–{ settlement-0_-2 } ({ "0,-3" })
hex-0_-1 = { settlement-0_-2 }–{ settlement-0_0 } ({ "0,-1" })
hex-0_1 = { settlement-0_0 }–{ settlement--1_2 } ({ "0,1" })
hex-0_2 = sea by { settlement--1_2 } ({ "0,2" })
hex-1_-7 = sea by { settlement-2_-8 } and { settlement-0_-6 } ({ "1,-7" })
hex-1_-6 = { settlement-2_-6 }–{ settlement-0_-6 } ({ "1,-6" })
hex-1_-5 = { settlement-2_-6 }–{ settlement-0_-4 } ({ "1,-5" })
hex-1_-4 = { settlement-2_-4 }–{ settlement-0_-4 } ({ "1,-4" })
hex-1_-3 = { settlement-2_-4 }–{ settlement-0_-2 } ({ "1,-3" })
hex-1_-2 = { settlement-2_-2 }–{ settlement-0_-2 } ({ "1,-2" })
hex-1_-1 = { settlement-2_-2 }–{ settlement-0_0 } ({ "1,-1" })
hex-1_0 = { settlement-2_0 }–{ settlement-0_0 } ({ "1,0" })
hex-1_1 = sea by { settlement-2_0 } ({ "1,1" })
hex-2_-7 = sea by { settlement-2_-8 } and { settlement-2_-6 } ({ "2,-7" })
hex-2_-5 = { settlement-2_-6 }–{ settlement-2_-4 } ({ "2,-5" })
hex-2_-3 = sea by { settlement-2_-4 } and { settlement-2_-2 } ({ "2,-3" })
hex-2_-1 = { settlement-2_-2 }–{ settlement-2_0 } ({ "2,-1" })
hex-2_1 = sea by { settlement-2_0 } ({ "2,1" })
hex-3_-7 = sea by { settlement-2_-6 } ({ "3,-7" })
hex-3_-6 = sea by { settlement-2_-6 } ({ "3,-6" })
hex-3_-5 = sea by { settlement-2_-4 } ({ "3,-5" })
hex-3_-4 = sea by { settlement-2_-4 } ({ "3,-4" })
hex-3_-3 = sea by { settlement-2_-2 } ({ "3,-3" })
hex-3_-2 = sea by { settlement-2_-2 } ({ "3,-2" })
hex-3_-1 = sea by { settlement-2_0 } ({ "3,-1" })
hex-3_0 = sea by { settlement-2_0 } ({ "3,0" })
hex--14_13 = sea by { settlement--13_13 } ({ "-14,13" })
hex--14_14 = sea by { settlement--13_13 } ({ "-14,14" })
hex--13_12 = sea by { settlement--13_13 } ({ "-13,12" })
hex--13_14 = sea by { settlement--12_14 } and { settlement--13_13 } ({ "-13,14" })
hex--13_15 = sea by { settlement--12_14 } ({ "-13,15" })
hex--12_11 = sea by { settlement--11_11 } ({ "-12,11" })
hex--12_12 = { settlement--11_11 }–{ settlement--13_13 } ({ "-12,12" })
hex--12_13 = { settlement--13_13 }–{ settlement--12_14 } ({ "-12,13" })
hex--12_15 = sea by { settlement--12_14 } ({ "-12,15" })
hex--11_10 = sea by { settlement--11_11 } ({ "-11,10" })
hex--11_12 = { settlement--10_12 }–{ settlement--11_11 } ({ "-11,12" })
hex--11_13 = { settlement--10_12 }–{ settlement--12_14 } ({ "-11,13" })
hex--11_14 = { settlement--10_14 }–{ settlement--12_14 } ({ "-11,14" })
hex--11_15 = sea by { settlement--10_14 } ({ "-11,15" })
hex--10_11 = { settlement--11_11 }–{ settlement--10_12 } ({ "-10,11" })
hex--10_13 = { settlement--10_12 }–{ settlement--10_14 } ({ "-10,13" })
hex--10_15 = sea by { settlement--10_14 } ({ "-10,15" })
hex--9_11 = sea by { settlement--8_10 } and { settlement--10_12 } ({ "-9,11" })
hex--9_12 = sea by { settlement--10_12 } ({ "-9,12" })
hex--9_13 = sea by { settlement--10_14 } ({ "-9,13" })
hex--9_14 = sea by { settlement--10_14 } ({ "-9,14" })
hex--8_11 = { settlement--7_11 }–{ settlement--8_10 } ({ "-8,11" })
hex--8_12 = sea by { settlement--7_11 } ({ "-8,12" })
hex--7_9 = { settlement--6_8 }–{ settlement--8_10 } ({ "-7,9" })
hex--7_10 = { settlement--8_10 }–{ settlement--7_11 } ({ "-7,10" })
hex--7_12 = sea by { settlement--7_11 } ({ "-7,12" })
hex--6_9 = { settlement--5_9 }–{ settlement--6_8 } ({ "-6,9" })
hex--6_10 = { settlement--5_9 }–{ settlement--7_11 } ({ "-6,10" })
hex--6_11 = sea by { settlement--7_11 } ({ "-6,11" })
hex--5_8 = { settlement--6_8 }–{ settlement--5_9 } ({ "-5,8" })
hex--5_10 = sea by { settlement--5_9 } ({ "-5,10" })
hex--4_8 = sea by { settlement--5_9 } ({ "-4,8" })
hex--4_9 = sea by { settlement--5_9 } ({ "-4,9" })
hex--2_-9 = sea by { settlement--1_-9 } ({ "-2,-9" })
hex--2_-8 = sea by { settlement--1_-9 } ({ "-2,-8" })
hex--2_-7 = sea by { settlement--1_-7 } ({ "-2,-7" })
hex--2_-6 = sea by { settlement--1_-7 } ({ "-2,-6" })
hex--1_-12 = sea by { settlement-0_-12 } ({ "-1,-12" })
hex--1_-11 = sea by { settlement-0_-12 } ({ "-1,-11" })
hex--1_-10 = sea by { settlement--1_-9 } ({ "-1,-10" })
hex--1_-8 = { settlement--1_-9 }–{ settlement--1_-7 } ({ "-1,-8" })
hex-0_-13 = sea by { settlement-0_-12 } ({ "0,-13" })
hex-0_-11 = { settlement-1_-11 }–{ settlement-0_-12 } ({ "0,-11" })
hex-0_-10 = { settlement-1_-11 }–{ settlement--1_-9 } ({ "0,-10" })
hex-0_-9 = { settlement-1_-9 }–{ settlement--1_-9 } ({ "0,-9" })
hex-0_-8 = { settlement-1_-9 }–{ settlement--1_-7 } ({ "0,-8" })
hex-1_-13 = sea by { settlement-0_-12 } ({ "1,-13" })
hex-1_-12 = { settlement-0_-12 }–{ settlement-1_-11 } ({ "1,-12" })
hex-1_-10 = { settlement-1_-11 }–{ settlement-1_-9 } ({ "1,-10" })
hex-1_-8 = { settlement-2_-8 }–{ settlement-1_-9 } ({ "1,-8" })
hex-2_-13 = open sea ({ "2,-13" })
hex-2_-12 = sea by { settlement-1_-11 } ({ "2,-12" })
hex-2_-11 = { settlement-3_-11 }–{ settlement-1_-11 } ({ "2,-11" })
hex-2_-10 = { settlement-3_-11 }–{ settlement-1_-9 } ({ "2,-10" })
hex-2_-9 = { settlement-1_-9 }–{ settlement-2_-8 } ({ "2,-9" })
hex-3_-13 = sea by { settlement-4_-13 } ({ "3,-13" })
hex-3_-12 = { settlement-4_-13 }–{ settlement-3_-11 } ({ "3,-12" })
hex-3_-10 = sea by { settlement-3_-11 } ({ "3,-10" })
hex-3_-9 = sea by { settlement-2_-8 } ({ "3,-9" })
hex-3_-8 = sea by { settlement-2_-8 } ({ "3,-8" })
hex-4_-14 = sea by { settlement-4_-13 } ({ "4,-14" })
hex-4_-12 = { settlement-4_-13 }–{ settlement-3_-11 } ({ "4,-12" })
hex-4_-11 = sea by { settlement-3_-11 } ({ "4,-11" })
hex-5_-14 = sea by { settlement-4_-13 } ({ "5,-14" })
hex-5_-13 = sea by { settlement-4_-13 } ({ "5,-13" })
hex-5_-12 = open sea ({ "5,-12" })

## Why a move is not possible

refused-must-place = Play at least one token before you end your turn.
refused-not-in-hand = { $token } is not in your hand.
refused-slow-token-used = You have already played a token without 侍 this turn; only fast tokens may follow, and { $token } is not one.
refused-not-on-board = That space is not on the board with this number of players.
refused-hex-taken = That space is taken: { $token } of { $seat } is there.
refused-no-such-figure = There is no { $figure } in { $settlement }.
refused-no-partner = { $figure } in { $settlement } cannot be exchanged: every exchange would leave two of a kind in one settlement.
refused-same-settlement = Choose a figure in another settlement than { $settlement }.
refused-two-alike = Exchanging { $figure } for { $other_figure } in { $settlement } would leave two of a kind in one settlement.
refused-not-your-token = None of your own tokens is on that space.
refused-token-stays = The token exchange cannot pick up { $token }.
refused-wrong-ground = { $token } cannot lie on that kind of space: ships go on the sea, all other tokens on land.
refused-all-taken = You have already chosen all your { $token } tokens ({ $count }).
refused-in-order = A hand is chosen in the order of the list: { $token } comes before the token you chose last. Take that one back first.
refused-hand-too-small = After { $token } too few tokens would be left in the list to reach { $count }.
refused-no-figure-left = Every { $figure } has already been placed.
refused-settlement-not-on-board = { $settlement } is not on the board with this number of players.
refused-settlement-full = { $settlement } is already full.
refused-cities-first = Fill the cities first; { $settlement } is a village.
refused-city-holds-it = { $settlement } already holds { $figure }: the figures in a city must differ.
refused-cities-must-differ = With { $figure } in { $settlement }, two cities would end up with the same pair of figures.
