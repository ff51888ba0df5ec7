# The words of the house: home, table, replay, refusals. A room's words are in its own folder.

## Everywhere

to-home = Home
loading = Setting up the table…
close = Close
save = Save
saved = Saved
copy = Copy
copied = Copied
copy-by-hand = This browser did not let us copy. The link is selected: copy it by hand.
try-again = Try again
part-missing = A part of this page could not be loaded. Check your connection.
show-all = Show all { $count }
language = Language
theme = Theme
theme-auto = Match system
theme-light = Paper
theme-dark = Ink
speed = Animation speed
speed-calm = Slow
speed-normal = Normal
speed-off = Off
settings = Settings

## Front page

home-lead = Board games played by the full rules: with friends, with bots, now or over days.
home-games = Games
home-tables = My tables
home-you = You
players-range = { $least } to { $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
reconstructed = partly reconstructed
play-now = Play now
make-table = Make a table
your-turn = Your turn
status-open = Waiting for players
status-playing = In progress
status-over = Finished
nickname = Your name at the table
nickname-help = No account needed: this device remembers you.
notice-unofficial = Kabuto is a free fan project. It is not affiliated with the designers or publishers of these games and uses none of their artwork or text. If you like a game, buy it: nothing beats the real thing.
notice-designers = The games: { $games }.
game-credit = { $game } by { $designer }
notice-pictures = Some icons are from game-icons.net (CC BY 3.0), the coastlines from Natural Earth, the Persian letters from Vazirmatn (OFL).

## Make a table

make-title = New table: { $game }
make-seats = Who is playing?
make-count = Number of seats
make-seat = Seat { $number }
make-seats-help = Each open seat has its own link to send to a friend.
make-all-me = Take all other seats
make-all-open = Open all other seats
make-all-bots = Fill with bots
make-presets = Rules
make-options = All options ({ $count })
make-box = Box
make-box-shipped = The box that the game comes with
make-box-file = The host’s box
make-box-file-help = This server has a box of its own: a different map or numbers. It becomes part of the game and its record.
make-box-own = A box of my own
make-box-own-help = If you own the game, you can put in what is really in its box, as a TOML file. It becomes part of the game and its record.
make-box-export = Download the box that the game comes with, to begin from
make-box-choose = Choose a file
make-box-drop = Or drop the file here, or paste its text below.
make-box-text = Text of the box file
make-box-check = Check
make-box-faults = { $count ->
    [one] One thing has to be corrected. Choose it to go to its line.
   *[other] { $count } things have to be corrected. Choose one to go to its line.
}
make-box-more = And { $count } more.
make-box-right = Nothing is wrong in this file.
make-box-picture = The map as it was read
make-box-larger = Larger
make-create = Open the table
seat-me = Me
seat-open = Open seat
seat-bot = Bot: { $level }
person-name = Player { $seat }
bot-name = Bot { $seat }
bot-random = beginner
bot-greedy = solid
option-yes = Yes
option-no = No

## Before the game

lobby-title = The table is set
lobby-waiting = Waiting for players to take their seats
lobby-help = Send each open seat’s link to the person who should sit there. The game starts as soon as every seat is taken.
lobby-invited = You’re invited. Take your seat; the game starts as soon as every seat is taken.
lobby-watching = You are watching. The game starts as soon as every seat is taken.
lobby-join = Take this seat
invite-link = Link for seat { $seat }

## At the table

board = Board
side = Players and log
prompt = Your decision
players = Players
log = Log
log-undone = { $seat } takes back the last move
log-empty = Nothing has happened yet.
moves = Moves
moves-filter = Find a move
moves-none = You have nothing to decide right now.
moves-none-found = No moves match.
moves-ruled-out =
    { $count ->
        [one] One move is not possible now
       *[other] { $count } moves are not possible now
    }
rules = Rules
rules-missing = The rules cannot be shown right now.
tabs = Sections of the table
tab-table = Table
your-hand = Your hand
table-box-file = Played with a box of its own
table-box-download = Download its file
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
waiting-for = Waiting for { $who }
rule = Rule { $rule }
chosen = { $what }: { $count ->
    [one] one option left
   *[other] { $count } options left
}
undo = Undo
back = Back
do-it = Confirm
all-moves = All { $count } moves
look-as = View as { $who }
look-as-label = Point of view
offline = Connection lost. Reconnecting… Nothing is lost.
since-away = While you were away
curtain-title = { $who } is next
curtain-help = Pass the screen on; everyone else, look away.
curtain-go = I am { $who }
play-back = Watch it again
zoom-in = Zoom in
zoom-out = Zoom out
tag-you = you
tag-bot = bot
tag-away = away
tag-here = here
tag-deciding = deciding
tag-won = won

## The end

result = Result
result-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
result-won-all = Everyone wins together
result-lost = Nobody wins
again = Play again
again-join = Go to the next game
replay = Replay
record = Download record
fair = Was it fair?
fair-help = Before the first move the server fixed all chance with a secret and showed its fingerprint (SHA-256). Now the secret is revealed: anyone who replays the record with it gets the same game.
fair-commitment = Fingerprint
fair-secret = Secret

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-start = Start
replay-at = Move { $number } of { $count }
replay-slider = Point in the game
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = Back one move
replay-on = Forward one move
replay-last = To the end
replay-live = Back to the table
replay-hidden = { $who } chooses in secret
replay-eyes = Point of view
replay-watcher = Spectator

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
refused-offline = The server is not responding. Try again in a moment.
refused-failed = Something went wrong on our side. Nothing has changed.
refused-message = That message could not be read.
refused-origin = This request came from another site and was blocked.
refused-host = This server is found at { $url }. Whoever runs it can change that with --public-url.
refused-public-url = { $url } is no address for --public-url: it begins with http:// or https:// and has a name and no path.
refused-too-fast = { $seconds ->
        [one] That was too much at once. Try again in a second.
        *[other] That was too much at once. Try again in { $seconds } seconds.
    }
refused-too-many = { $what ->
        [tables-of-a-person] You have { $most } tables that are not over. Finish one first.
        [sockets-of-a-person] You have this site open in { $most } places. Close one of them.
        [sockets-of-a-table] This table has as many spectators as there is room for. Try again later.
        *[other] There are too many connections from where you are. Try again later.
    }
refused-too-large = That is too large: at most { $most } bytes can be sent.
refused-too-slow = The request did not arrive in time. Try again.
refused-head = The request has too many headers, or too long ones. Delete the cookies of this site.
refused-full = The server has as many connections as it can keep. Try again in a moment.
refused-undo-often = This decision has been taken back { $most } times; now it stands.
refused-limit = { $limit } is not possible for --limit. Possible: { $possible }.
refused-store = The tables cannot be stored right now. Nothing has changed; try again in a moment.
refused-store-held = Another program is holding the database. Nothing has changed; try again in a moment.
refused-store-full = The disk of the server is full. Nothing has changed. Whoever runs the server has to make room.
refused-store-read-only = The server may not write to its database. Nothing has changed. Whoever runs it has to allow that.
refused-store-away = The database cannot be reached. Nothing has changed; try again in a moment.
refused-store-damaged = The database is damaged, or is not one of Kabuto’s. Restore a backup: kabuto restore.
refused-store-newer = The database was written by a newer Kabuto. Install that version, or restore a backup from before.
refused-folder-taken = Another server (process { $process }, { $address }) is using the folder { $folder }. Stop it first, or choose another folder with --data.
refused-backup-nothing = There are no tables in { $folder }. Choose the folder of your server with --data.
refused-backup-there = { $file } is there already. Choose another name, or replace it with --force.
refused-backup-database = A database keeps itself: back it up with pg_dump --format=custom --file=FILE { $data }
refused-restore-there = There are tables in { $folder } already. Choose an empty folder with --data.
refused-restore-file = { $file } is no backup of Kabuto, or a damaged one. Nothing has been restored.
refused-cookie-key = The file { $file } is too short to be a key ({ $least } bytes). Restore it from a backup; if it is deleted, a new key is made and everybody is a stranger.
refused-unreadable = That is not a move in this game.
refused-not-asked = That is not what this decision is about (rule { $rule }).
refused-not-on-offer = That move is not possible right now.
refused-not-your-decision = This is not yours to decide: it is up to { $seats }.
refused-not-your-seat = That seat belongs to someone else.
refused-no-seat-for-you = You do not have a seat at this table.
refused-stale = The table has changed in the meantime. Take another look, then choose.
refused-undo = You have made no move since the others last acted, so there is nothing to take back.
refused-undo-known = Your last move can no longer be taken back: since then something has been drawn, revealed or seen by others.
refused-undo-sealed = A sealed choice cannot be taken back.
refused-not-playing = The game has not started yet, or it is over.
refused-not-over = Available once the game is over.
refused-table-unknown = There is no such table.
refused-invitation = This invitation does not match any open seat.
refused-invitation-used = Someone is already sitting there.
refused-person-unknown = This device is not recognised. Reload the page.
refused-name = A name must have 1 to { $most } characters.
refused-game-unknown = The game { $game } is not available here.
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
refused-option = These options do not work together.
refused-option-unknown = There is no option { $option }.
refused-option-value = The option { $option } cannot be { $value }.
refused-unknown-name = { $name } is not known here.
refused-record = This record cannot be read.
refused-record-move = The record stops at move { $number }: { $move } was not a legal move.
refused-record-game = The record is of a different game: { $game }.
refused-record-version = The record was made with version { $version } of the rules; this is version { $known }.
refused-record-secret = The secret of this record is missing or wrong.
refused-record-end = The record ends before the game does.
refused-record-outcome = The winners or scores in this record are not those of its game.
refused-record-box = The box file of this record is missing, or is not the one that the game was played with.
refused-box-none = The game { $game } takes no box file.
refused-box-unknown = The host has no box of their own for the game { $game }.
refused-box-text = The box file is not UTF-8 text, or has more than { $most } characters.
refused-box-empty = Choose a box file first, or play with the box that the game comes with.
refused-box-lost = There is no such box here for the game { $game }.
refused-box-line =
    { $line ->
        [0] Box file
       *[other] Box file, line { $line }
    }
refused-box-toml = { refused-box-line }: this is not valid TOML ({ $problem }).
refused-box-part = { refused-box-line }: a box has no part called { $part }.
refused-box-form = { refused-box-line }: { $part } has to be written the way the shipped file has it.
refused-box-entry = { refused-box-line }: { $part } has no entry { $name }.
refused-box-field = { refused-box-line }: { $name } has no field { $field }.
refused-box-missing = { refused-box-line }: { $name } in { $part } needs the field { $field }.
refused-box-twice = { refused-box-line }: { $part } lists { $name } twice.
refused-box-value =
    { $possible ->
        [none] { refused-box-line }: { $field } of { $name } cannot be { $value }.
       *[other] { refused-box-line }: { $field } of { $name } cannot be { $value }. Possible: { $possible }.
    }
refused-auto-answer-unknown = There is no auto-answer { $answer } in this game.

## Auto-answers

auto-answers-title = Auto-answers
auto-answers-help = What you choose here is answered for you whenever you are asked. Nobody else learns what you have chosen, and you can change it at any time.
auto-answers-note = An automatic answer always comes after the same pause, whatever is in your hand. An answer that you give sooner yourself waits for the end of that pause. If you take longer, the others can tell that you chose.
