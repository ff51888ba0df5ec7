# The words of the house: home, table, replay, refusals. A room's words are in its own folder.

## Everywhere

to-home = To the front page
loading = Laying the table…
close = Close
save = Save
saved = Saved
copy = Copy
copied = Copied
try-again = Try again
show-all = Show all { $count }
language = Language
theme = Light
theme-auto = As the device
theme-light = Paper
theme-dark = Ink
speed = Speed of what moves
speed-calm = Calm
speed-normal = Normal
speed-off = Off
settings = Settings

## Front page

home-lead = Four samurai board games, played by the full rules: with friends, with bots, now or over days.
home-games = The games
home-tables = My tables
home-you = You
players-range = { $least } to { $most } players
reconstructed = some data reconstructed
play-now = Play now
make-table = Make a table
your-turn = Your turn
status-open = Waiting for players
status-playing = Being played
status-over = Over
nickname = Your name at the table
nickname-help = No account is needed: this device remembers you.
notice-unofficial = Kabuto is a free fan project. It is not connected with the designers and publishers of these games, and uses none of their pictures or texts. If you like a game, buy it: nothing replaces the real pieces.
notice-designers = The games were designed by Reiner Knizia, Antoine Bauza, Emiliano Sciarra and Milan Tasevski.
notice-pictures = Some icons come from game-icons.net (CC BY 3.0); the coast comes from Natural Earth; Persian letters are Vazirmatn (OFL).

## Make a table

make-title = A table of { $game }
make-seats = Who plays?
make-count = Number of seats
make-seat = Seat { $number }
make-seats-help = An open seat has a link of its own that you can send to somebody.
make-all-me = All others me
make-all-open = All others open
make-all-bots = All others bots
make-presets = Rules
make-options = All options ({ $count })
make-corrected = The host’s corrected tables
make-corrected-help = This server has corrections to the shipped map and numbers. They become part of the game and of its record.
make-create = Open the table
seat-me = Me
seat-open = Open seat
seat-bot = Bot: { $level }
person-name = Player { $seat }
bot-name = Bot { $seat }
bot-random = beginner
bot-greedy = sensible
bot-tree = thinks ahead
option-yes = Yes
option-no = No

## Before the game

lobby-title = The table is laid
lobby-waiting = Waiting for players to sit down
lobby-help = Send each open seat’s link to the person who shall sit there. The game begins when every seat is taken.
lobby-invited = You have been invited. Sit down, and the game begins when every seat is taken.
lobby-watching = You are watching. The game begins when every seat is taken.
lobby-join = Sit down here
invite-link = Link for seat { $seat }

## At the table

board = Board
side = Players and log
prompt = What is asked
players = Players
log = Log
log-undone = { $seat } takes the last move back
log-empty = Nothing has happened yet.
moves = Moves
moves-filter = Find a move
moves-none = There is nothing for you to choose now.
moves-none-found = No move has these words.
rules = Rules
rules-missing = This page cannot be read at the moment.
tabs = Parts of the table
tab-table = Table
your-hand = Your hand
table-corrected = The host’s corrected tables are in use
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
waiting-for = Waiting for { $who }
rule = Rule { $rule }
chosen = { $what }: { $count ->
    [one] one possibility left
   *[other] { $count } possibilities left
}
undo = Undo
back = Back
do-it = Do it
all-moves = All { $count } moves
look-as = Look as { $who }
look-as-label = Whose eyes you look through
offline = The connection is gone. It comes back by itself; nothing is lost.
since-away = Since you were away
curtain-title = { $who } is next
curtain-help = Hand over the screen; everybody else looks away.
curtain-go = I am { $who }
play-back = Play it back
zoom-in = Closer
zoom-out = Farther
tag-you = you
tag-bot = bot
tag-away = away
tag-here = here
tag-deciding = deciding
tag-won = won

## The end

result = Result
result-won = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}
result-won-all = You have all won together
result-lost = Nobody has won
again = Play again
again-join = To the next game
replay = Replay
record = Get record
fair = Was it fair?
fair-help = Before the first move the server fixed everything random by a secret and showed its fingerprint (SHA-256). Now the secret is open: whoever replays the record with it gets the same game.
fair-commitment = Fingerprint
fair-secret = Secret

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-start = The start
replay-at = Move { $number } of { $count }
replay-slider = Moment of the game
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-live = To the table
replay-hidden = { $who } chooses in secret
replay-eyes = Seen by
replay-watcher = A watcher

## Crests and colours, for those who cannot see them

crest-peak = red, peak
crest-wave = indigo, wave
crest-moon = gold, moon
crest-fan = light blue, fan
crest-gate = green, gate
crest-pinwheel = violet, pinwheel
crest-star = black, star
crest-shell = white, shell

## Refusals

refused = That cannot be done.
refused-offline = The server does not answer. Try again in a moment.
refused-failed = Something went wrong on our side. Nothing was changed.
refused-message = This message cannot be read.
refused-origin = This request came from another site and was not carried out.
refused-unreadable = This is no move of the game.
refused-not-on-offer = This move is not possible now.
refused-not-your-decision = You are not asked for anything now.
refused-not-your-seat = This seat belongs to somebody else.
refused-no-seat-for-you = You have no seat at this table.
refused-stale = The table has changed in the meantime. Look again, then choose.
refused-undo = The last move can no longer be taken back.
refused-undo-sealed = What you have sealed stays sealed.
refused-not-playing = The game has not begun, or is over.
refused-not-over = This can be had once the game is over.
refused-table-unknown = There is no such table.
refused-invitation = This invitation does not fit an open seat.
refused-invitation-used = Somebody sits in this seat already.
refused-person-unknown = This device is not known here. Load the page again.
refused-name = A name has 1 to 24 characters.
refused-game-unknown = The game { $game } is not played here.
refused-rules-unknown = There are no rules in this language.
refused-bot-unknown = There is no bot { $bot }.
refused-bot-import = The bot { $bot } cannot be loaded: { $problem }.
refused-bot-move = The bot { $bot } answered { $move }, which was not on offer.
refused-plugin = The package { $package } brings { $plugin }, which cannot be used.
refused-plugin-name = The package { $package } brings { $plugin }, which is left out: a name has lower-case letters, digits and hyphens, and starts with a letter.
refused-plugin-taken = The package { $package } brings { $plugin }, which is left out: the name is taken.
refused-plugin-kind =
    The package { $package } brings { $plugin }, which is left out: what it registered is { $sort ->
        [game] not a game
        *[other] not a bot
    }.
refused-plugin-other-name = The package { $package } brings { $plugin }, which is left out: the game calls itself { $name }.
refused-plugin-error = The package { $package } brings { $plugin }, which is left out because loading it failed: { $problem }
refused-seats = This game has { $least } to { $most } seats, not { $seats }.
refused-option = These options do not go together.
refused-option-unknown = There is no option { $option }.
refused-option-value = The option { $option } cannot be { $value }.
refused-unknown-name = { $name } is unknown here.
refused-record = This record cannot be read.
refused-record-move = The record stops at move { $number }: { $move } was not possible.
refused-record-game = The record belongs to another game: { $game }.
refused-record-version = The record was made by version { $version } of the rules; { $known } is known here.
refused-record-secret = The secret of this record is missing or wrong.
refused-record-end = The record ends before the game does.
refused-record-outcome = The winners or scores of this record are not those of its game.
refused-tables-none = The game { $game } takes no corrected tables.
refused-tables-unknown = The host has no corrected tables for the game { $game }.
refused-tables-text = The corrected tables are no text in UTF-8, or have more than { $most } characters.
refused-standing-unknown = There is no standing answer { $answer } in this game.

## Standing answers

standing-title = Standing answers
standing-help = What is chosen here is answered for you as soon as you are asked. Nobody else learns what you have chosen, and you may change it at any moment.
standing-note = An automatic answer always comes after the same pause, whatever is in your hand. If you answer yourself and take longer than that, the others can tell that you chose.
