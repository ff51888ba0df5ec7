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
ask-Relay = Choose an empty space for the token you picked up from { $hex }

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
option-vocabulary = Words and colours
option-vocabulary-help = Changes only what you see: the words, the colours of the players and the picture of the High Helmet, which is a castle in 2015.
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
board-token-token-exchange = Moves one of your tokens to another space
board-hand-full = You have chosen five tokens. Put one back before you choose another.

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

## Places: hexes are called by the settlements that they touch on the board in use, as `board.py` finds them

place-settlement = { $settlement }
place-between = the space between { $settlement } and { $other_settlement }
place-side-between = the { $side } space between { $settlement } and { $other_settlement }
place-sea-between = the sea between { $settlement } and { $other_settlement }
place-sea-side-between = the { $side } part of the sea between { $settlement } and { $other_settlement }
place-sea-off = the sea off { $settlement }
place-sea-from = the sea { $way } of { $settlement }
place-open-sea-from = the open sea { $way } of { $settlement }

side-north = northern
side-east = eastern
side-south = southern
side-west = western
way-north = north
way-north-east = north-east
way-east = east
way-south-east = south-east
way-south = south
way-south-west = south-west
way-west = west
way-north-west = north-west

## Why a move is not possible

refused-must-place = Play at least one token before you end your turn.
refused-not-in-hand = { $token } is not in your hand.
refused-slow-token-used = You have already played a token without 侍 this turn; only fast tokens may follow, and { $token } is not one.
refused-not-on-board = That space is not on the board with this number of players.
refused-hex-taken = That space is taken: { $token } of { $seat } is there.
refused-no-such-figure = There is no { $figure } in { $settlement }.
refused-no-partner = { $figure } in { $settlement } cannot be exchanged: every exchange would leave two of a kind in one settlement.
refused-nothing-to-exchange = Figures stand only in { $settlement }: there is none in another settlement to exchange with.
refused-same-settlement = Choose a figure in another settlement than { $settlement }.
refused-two-alike = Exchanging { $figure } for { $other_figure } in { $settlement } would leave two of a kind in one settlement.
refused-not-your-token = None of your own tokens is on that space.
refused-nothing-to-lift = You have no token on the board that the exchange could pick up.
refused-token-stays = The token exchange cannot pick up { $token }.
refused-wrong-ground = { $token } cannot lie on that kind of space: ships go on the sea, all other tokens on land.
refused-all-taken = You have already chosen all your { $token } tokens ({ $count }).
refused-in-order = Tokens for the hand are taken in the order of the set: { $token } comes before the one you took last. Put that one back first.
refused-hand-too-small = After { $token } too few tokens of the set are left to reach { $count }.
refused-no-figure-left = Every { $figure } has already been placed.
refused-settlement-not-on-board = That settlement is not on the board with this number of players.
refused-settlement-full = { $settlement } is already full.
refused-cities-first = Fill the cities first; { $settlement } is a village.
refused-city-holds-it = { $settlement } already holds { $figure }: the figures in a city must differ.
refused-cities-must-differ = With { $figure } in { $settlement }, two cities would end up with the same pair of figures.
