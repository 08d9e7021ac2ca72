### Texts that belong to no game

list-and = { $first } and { $last }
list-or = { $first } or { $last }

file-unreadable = { $path } cannot be read: { $detail }.
file-unwritable = { $path } cannot be written: { $detail }.

no-such-game = There is no game “{ $name }”. The games are { $games }.
no-such-rules = Version { $version } of the rules of { $name } is not known here; this Paddock knows { $versions }. A newer Paddock may know it.
no-simulation = { $game } cannot be simulated in machine code.
no-such-bot = There is no bot “{ $name }” for { $game }. The bots are { $bots }.
game-no-resample = { $game } has secrets and does not say how they may be drawn again, so nobody can search for a move in it.
no-such-example = There is no example “{ $name }” for { $game }. The examples are { $examples }.
no-puzzles = There are no puzzles for { $game }.
no-such-puzzle = There is no puzzle { $number } for { $game }. Its puzzles have the numbers from 1 to { $last }.

option-unknown = { $game } has no option “{ $name }”. Its options are { $known }.
option-unknown-near = { $game } has no option “{ $name }”. Did you mean “{ $near }”?
option-value = The option { $name } of { $game } cannot be { $value }; it must be { $expected }.

chance-script-ended = The script of chance has ended after { $moves } moves.

record-empty = { $place } is empty; a record starts with a header line.
record-line-json = { $place }, line { $line }: this line is not part of a saved race. Each line is written like {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, line { $line }: this is not the header of a record: { $detail }.
record-line-move = { $place }, line { $line }: this is not a line of a record, such as {"{"}"by": 0, "move": "drive"{"}"}: { $detail }.
record-move-refused = { $place }, line { $line }: { $reason }
record-seats = { $given } seats are named, but { $seats } play.
record-undo = { $moves } moves cannot be taken back; the record has { $length }.
series-seats = A game of { $given } seats does not belong to a series of { $seats }.

take-back-nothing = There is nothing to take back.
take-back-chance = A roll cannot be taken back.
take-back-other = You can only take back your own last move, before your turn is over.

move-unknown = That is not a move in this game.
move-not-now = This move cannot be made now.
move-no-fall = The dice or cards cannot fall like that now.
move-illegal = That is not possible now. You can: { $legal }.

first-seat = Seat { $first } cannot begin: seats are numbered from 0 to { $most }.
players-number = This game is for { $least } to { $most } players, not { $players }.
too-many-seats = { $game } cannot be for { $seats } players: no game here has more than { $most } seats.

position-form = This is not a position: { $detail }.
position-no-game = This is not a position, which needs at least "game" and "options": { $detail }.

## Terminal

cli-usage = { $problem } Try: { $command } --help
cli-no-games = No game is installed.
cli-no-workshop = { $game } has no boards that can be checked or drawn here.

cli-person-name = Rookie
cli-bot-name = Bot
cli-bot-names = Bolt Spark Comet Dash Piston Nitro
cli-option-form = “{ $text }” is not an option; options are written name=value, such as track=oval.
cli-option-twice = The option { $name } is given twice.
cli-seat-form = “{ $text }” is not a seat; write a name for a person, such as Mia, or a name and a bot, such as Bolt=greedy.
cli-seat-twice = Two seats are called { $name }; give every player a name of their own.
cli-seats-many = { $given } seats are named, but only { $seats } play.
cli-seed-typed = Real dice have no seed: use --seed or --dice typed, not both.
cli-resume-alone = A saved race brings its game, seats and options: give --resume without them.
cli-save-exists = { $path } exists already; go on with it by --resume, or save under another name.

cli-welcome = { $game }: { $seats }.
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, { $bot } bot)
cli-prompt = { $name }>{" "}
cli-prompt-dice = dice>{" "}
cli-keys = u take back · s save · q save and quit · log · hint · ? help
cli-keys-one = Enter takes it · u take back · s save · q save and quit · log · hint · ? help
cli-play-help = Type the number of a choice, or a move. With only one choice, Enter takes it.
    u takes back your last move within your turn (and, with typed dice, a roll that was mistyped).
    s saves the race, q saves it and quits, log tells what happened lately.
    hint asks the coach for the best moves.
cli-type-something = Type the number of a choice, 1 to { $choices }, or ? for help.
cli-no-such-choice = There is no choice { $text }; type { $choices ->
    [one] 1
   *[other] a number from 1 to { $choices }
}, or ? for help.
cli-roll-taken-back = The roll is taken back.
cli-saved = Saved in { $path }.
cli-resume-with = The race is saved in { $path }. Go on with: { $command }
cli-winner = winner!
cli-series = After { $races ->
    [one] one race
   *[other] { $races } races
}: { $held }.
cli-series-seat = { $name } { $prizes }
cli-again = Another race with the same seats? [y/n, s saves this one]{" "}

cli-serve-failed = The server could not start on { $host }, port { $port }; is something else listening there? Choose another with --port.
cli-exists = { $path } exists already; choose another name.
cli-not-json = { $path } is not JSON: { $detail }.
cli-too-deep = The input is nested too deeply to be read.
cli-position-fine = { $path }: fine. { $game }, { $moment }.
cli-games-bots = Bots: { $bots }.
cli-games-option = option
cli-games-default = default
cli-games-choices = choices
cli-games-hint = Choose with: paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Use only one of --verify, --step, --to and --position.
cli-replay-too-far = There is no move { $number }; the record has { $moves ->
    [0] none
    [one] one move
   *[other] { $moves } moves
}.
cli-replay-start = Before the first move.
cli-replay-prompt = move { $number } of { $moves } · Enter next · b back · number · q>{" "}
cli-replay-end = This was the last move.
cli-replay-help = Enter goes on, b goes back, a number from 0 to { $moves } goes there, q quits.
cli-verified = { $path }: fine. { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $moment }, won by { $winners }.
cli-verified-open = { $path }: fine. { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $moment }, still under way.

cli-no-handbook = { $game } has no rules for players.
cli-no-rule-page = The numbered rules of { $games } are not installed here.
cli-no-such-rule = There is no rule { $name }; rules are numbered from { $first } to { $last }, with gaps.

cli-track-error = { $file }: error: { $text }
cli-track-warning = { $file }: warning: { $text }
cli-track-fine = { $file }: fine. { $summary }
cli-track-playable = { $file }: playable, see the warnings. { $summary }
cli-track-cars = “{ $text }” does not put a car on a space; write it as red=b3.
cli-track-car-twice = The { $car } car is put on two spaces; it can only stand on one.
cli-track-drawn = Drawn: { $path }
cli-track-suffix = { $path } is not the name of a track file; it must end in .toml.
cli-track-new = Written: { $path }. Check it with: paddock track check { $path }

## Server

server-running = Paddock is open at { $address }
server-open-already = Paddock is open already, at { $address }
server-in-use = Another Paddock is open with the data in { $path }, at { $address }. Close that one, or name another folder with --data.
backup-no-tables = There are no tables of Paddock in { $path }. Name the folder that the server uses with --data.
backup-made = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} backed up in { $path }.
backup-bad = { $path } is not a whole backup of Paddock ({ $detail }). Use a file that “paddock backup” has written.
restore-not-empty = { $path } has tables already. Name an empty folder with --data, or move the tables away first.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back in { $path }.
check-fine = { $tables ->
    [one] The one table is
   *[other] All { $tables } tables are
} in order.
check-table = Table { $table }: { $what }
check-database = The database is damaged: { $detail }.
check-missing = entry { $number } is missing.
check-unreadable = entry { $number } cannot be read.
check-impossible = entry { $number } cannot have happened ({ $detail }).
check-damaged = { $damaged ->
    [one] One fault was
   *[other] { $damaged } faults were
} found in { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Bring a backup back with “paddock restore” into another folder, and start the server with that one.
server-network = Devices in your network can join at { $address }
server-no-network = This machine is in no private network, so no other device can reach it. Connect it to your Wi-Fi and try again.
server-not-here = Only whoever sits at the machine of this server can do that.
server-no-handover = This code is not valid any more: it was used, or it is too old. Make a new one on the other device.
server-too-many-races = These are { $given } races; at most { $most } can be looked up at once.
server-bot-names = Bolt Spark Comet Dash Piston Nitro
server-reader-name = Rookie

server-stale = The table has moved on; here it is as it is now.
server-trouble = Something went wrong on the server; nothing has changed. Please try again.
server-storage = This could not be stored, so it did not happen. Please try again.
server-full = The server has no room left just now. Please try again later.
server-busy = The server has too much to do just now. Please try again in a moment.
server-too-costly = That was a lot of work for the server. Wait a few seconds, then try again.
server-too-many-tables = Too many tables were opened from here within an hour. Please try again later.
server-origin = This page comes from another site and may not use this server.

server-no-table = There is no such table. Check the link, or open a new table.
server-no-race = There is no race { $number } at this table; it has had { $races }.
server-no-picture = There is no picture “{ $name }” here.
server-no-pictures = { $game } has no pictures of its boards.
server-no-page = There is nothing at this address.
server-not-built = The page is not built. Build it in the folder “web”, then start the server again.
server-method = This address does not take that kind of request.
server-request = This request cannot be used: { $detail }.
server-not-text = This file is not a saved race: it is not even text. Choose one that you saved from the menu of a table: its name ends in .jsonl.
server-upload-long = This file is too large to be a saved race. Choose one that you saved from the menu of a table: its name ends in .jsonl.
server-no-record = This file is not a saved race. Choose one that you saved from the menu of a table: its name ends in .jsonl.
server-too-deep = This is nested too deeply to be read.
server-record-secret = You can save this race once it is over; until then the file would give away secrets.
server-board = There is no board “{ $board }” here; the boards are { $boards }.
server-no-builder = There is no builder of boards for { $game }.
server-not-generated = { $game } has no generated boards.
server-seed = { $seed } is not the number of a board; use a whole number from 0 to { $most }.
server-board-long = This board is too long: { $length }; at most { $most } fit.

server-not-started = The race has not started yet.
server-already-racing = The race is under way: this can only be done before the start.
server-already-over = The race is over.
server-not-over = A rematch is possible when the race is over.
server-only-host = Only the host of the table can do that.
server-only-players = Only those who sit at the table can do that.
server-not-your-seat = That is not your seat.
server-no-such-seat = There is no such seat; the table has { $seats }.
server-seat-taken = { $name } sits there already.
server-seats-open = { $seats ->
    [one] One seat is still open: wait for a player, or let a bot sit there.
   *[other] { $seats } seats are still open: wait for players, or let bots sit there.
}
server-name = A name has 1 to { $most } letters.
server-name-taken = Somebody at the table is called { $name } already; choose another name.
server-no-roll = There is nothing to roll now.
server-not-your-roll = It is { $name } who rolls now.
server-dice-typed = Real dice are used at this table: say what they show.
server-dice-seeded = The server rolls the dice at this table.
server-hand-late = { $name } was quicker: take another one.
server-one-hand = One hand each: yours has reached for something already.
server-preview-waiting = { $count ->
    [0] Everybody is at the table; the race is about to start.
    [one] One seat is still open: open the link and sit down.
   *[other] { $count } seats are still open: open the link and sit down.
}
server-preview-racing = The race is under way: come and watch.
server-preview-over = The race is over: look at it again.
server-call-title = Your turn
server-call-text = { $name }, it is your turn in { $game }.
server-push = This browser cannot be called: what it said about itself makes no sense.
server-too-many-calls = These were many devices to call in one hour. Try again later.
server-seat-lost = Your seat has been given to somebody else. You can go on watching.
server-away-shortly = { $name } has only just left. In { $seconds } s you can let a bot drive.
server-still-here = { $name } is here. Only people who are away can be replaced.
server-no-person = Nobody sits there.
server-host-here = The host is here. Somebody else can be the host once the host has been away for a while.
server-phrases-off = Phrases are switched off at this table.
server-no-phrase = That is none of the phrases of this game.
server-too-many-phrases = That was a lot at once. Wait a moment before you say more.
server-onward-seats = This game has { $seats } seats, and { $people } people are at the table. Choose another game or another number of players.

server-not-json = This message is not JSON.
server-command = This is not a command that a table knows: { $detail }.
server-too-long = This message is too long; at most { $most } kB are read.
server-too-fast = Too many messages in too short a time: this one was not read.
server-closed = This connection was closed because of too many invalid messages.
server-trials-full = Races for other boards are being run, and { $waiting } more are waiting already. Please try again in a minute.
server-too-many-trials = You have tested very many boards within an hour. Please wait a little.
server-trial-trouble = The races failed on the server. The results so far stay; please try again.

## Lab

lab-title = { $game }: { $races } races, seed { $seed }
lab-racing = Racing
lab-compiling = The rules of { $game } are being compiled, once for this installation. This takes a minute or so…
lab-interrupted = Interrupted: { $races } of { $wanted } races are played.
lab-unfinished = Races that did not end: { $races }. Something on this board makes them endless.
lab-written = Written: { $path }
puzzles-looking = Looking for puzzles…
puzzles-so-far = Puzzles found: { $puzzles }. Positions looked at: { $positions }. Races: { $races }.
lab-column-seat = Seat
lab-column-seats = Seats
lab-column-bot = Bot
lab-column-wins = Wins
lab-column-chance = Chance
lab-column-interval = 95 % sure
lab-column-what = In one race
lab-column-mean = Mean
lab-column-fewer = Fewer races
lab-column-luckless = Without luck
lab-rounds = Rounds
lab-rounds-spread = half of all races: up to { $median } rounds; nine of ten: { $short } to { $long }
lab-lead-changes = Changes of the lead
lab-close = Close finishes (the second at most 5 % behind)
lab-shared = Shared wins
lab-decisions = Decisions
lab-rolls = Rolls and draws
lab-heat-stops = Cars that stop here
lab-heat-waits = Cars that must wait here for a turn
lab-heat-setbacks = Set back from here
lab-bot-twice = “{ $seat }” is one bot too many: name one bot for a seat, and one for all others.
lab-no-such-seat = There is no seat “{ $seat }”; the seats are 1 to { $seats }, or by colour: { $cars }.
lab-no-folder = { $path } cannot be written: there is no folder { $folder }.
lab-extra = This needs the package { $package }. Install it with: “pip install paddock[lab]”.
lab-other-rules = A worker has different rules from this machine: install the same version of Paddock there.
lab-workers-die = The worker processes keep dying; is there too little memory? Try fewer with --workers.
lab-workers-or-cluster = Use either --workers, for this machine, or --cluster, not both.
lab-cluster-silent = Nobody answers at { $address }. Start a scheduler there with: “dask scheduler”.
lab-cluster-idle = The cluster at { $address } has no workers. Start some with: “dask worker { $address }”.
lab-cluster-lost = The cluster at { $address } is gone. Nothing is lost: the same seed gives the same races.
lab-report-title = { $game }: { $races } races
lab-report-seed = Seed { $seed }. The same seed gives the same numbers on any machine.
lab-report-wins = Who wins
lab-report-length = How long it takes
lab-report-progress = Where they are, round by round
lab-report-places = Place in the field
lab-report-way = Share of the way
lab-report-board = On the board
lab-report-per-race = per race, at most { $most }
lab-report-no-picture = This game has no picture of its board yet; its spaces are shown in a row instead.
lab-report-numbers = In numbers
lab-report-options = Options
lab-track-fair = Fair: the seats win about equally often, from { $low } % to { $high } %.
lab-track-unfair = Not quite fair: seat { $best } wins { $high } %, seat { $worst } only { $low } %.
lab-track-length = A race takes { $mean } rounds; nine of ten take { $short } to { $long }.
lab-track-lively = The lead changes { $changes } times in a race; { $close } % of the finishes are close.
lab-track-most = { $what }, most of all: { $spaces }.
lab-track-never = Nobody ever stopped on: { $spaces }.
lab-track-all-used = Every space is used.
lab-track-races = { $races } races of { $players } players ({ $bot }), seed { $seed }.
bot-random = beginner bots
bot-greedy = racer bots
bot-shark = shark bots
bot-beginner = beginner bots
bot-amateur = amateur bots
bot-racer = racer bots
bot-expert = expert bots
bot-master = master bots
lab-ladder-title = { $game }: the ladder after { $races } races
lab-ladder-rating = Rating
lab-ladder-races = Races
lab-ladder-one = { $game } has only one bot for the lab, { $bot }: there is nobody to compare it with.
lab-ladder-open = Not settled within { $races } races: the intervals are still wider than wanted.
lab-track-mixed = With different bots this says little about the track: the seats win from { $low } % to { $high } %.
lab-track-unsure = Not sure yet whether it is fair: the seats win from { $low } % to { $high } %, give or take { $margin } %. More races would tell.

# Environments for learners

envs-missing = This needs the package { $package }, which is not installed. Install Paddock with it: pip install "paddock[envs]".
envs-number = { $name } is { $number }, but must be at least 1.
envs-actions = There are { $tables } tables, so one action for each is needed: an array of shape ({ $tables },), not { $given }.
envs-illegal = Action { $action } is not legal at table { $table }. The mask of the observation has a 1 for every legal action.
envs-over = The race is over in this state: load one in which it goes on.
envs-choice = { $name } cannot be “{ $value }”. It can be { $known }.
envs-secrets = In { $game } something is hidden, so it cannot be shown where each move leads.
envs-idle = With these bots, a thousand races of { $game } in a row ended before the learner had anything to decide.

## Games without a screen of their own, in a terminal
plain-rank = rank
plain-points-title = points
plain-round = round { $number }
plain-turn = turn { $number }
plain-under-way = under way
plain-over = over
plain-points = { $points ->
    [one] one point
   *[other] { $points } points
}
plain-more = { $count } more; type them in notation: { $moves }
plain-ask-chance = What did chance bring? Type it in notation: { $outcomes }
plain-no-outcome = Chance cannot bring “{ $text }” now. It can bring { $outcomes }.
plain-notation = Moves are typed in notation: { $moves }

## Laws and new games

laws-unknown = There is no law { $name }. The laws are: { $laws }.
laws-kept = kept    { $law }
laws-broken = BROKEN  { $law }
laws-verdict = { $game } breaks { $broken } of { $laws } laws.
laws-all-kept = { $game } { $laws ->
    [one] keeps this law
   *[other] keeps all { $laws } laws
}. Tried in { $cases ->
    [one] one case
   *[other] { $cases } cases
}.
new-game-name = { $name } cannot be the name of a game: use lower-case letters, digits and hyphens, beginning with a letter.
new-game-exists = { $folder } already exists: choose another name or folder.
new-game-taken = There is a game called { $name } already.
new-game-made = { $folder } holds a small game that plays everywhere. What to do next is in { $readme }.

## The end

ending-you = you
ending-headline = { $who ->
    [you] You win
    [one] { $winners } wins
   *[many] { $winners } win together
}
ending-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Number { $place }
} of { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $seats }
}{ $shared ->
    [yes] , shared
   *[no] {""}
}
ending-first = First { $seats }
ending-then = then { $seats }

## Coach

coach-close = The best ways are about equal here.
coach-ahead = You win { $best } in 100 races this way, { $other } with the next best.
coach-same = All ways come to the same here.
coach-one-way = There is only one way.
coach-exact = { $share } %, exactly
coach-about = about { $share } % (±{ $error })
cli-hint-way = { $chance }: { $words } [{ $moves }]
cli-hint-warming = The coach is warming up, which takes a few minutes the first time. Ask again later.
server-coach-off = The coach is switched off at this table. The host can switch it on.
server-coach-not-now = There is nothing to decide for you just now.
server-coach-warming = The coach is warming up. Ask again in a moment.

## Luck or skill?

analysis-too-long = The record has { $moves } moves; at most { $most } can be analysed.
analysis-working = Playing on from every position
analysis-title = Luck or skill? In points of the chance to win.
analysis-start = at first
analysis-end = in the end
analysis-own-luck = own luck
analysis-other-luck = others’ luck
analysis-cost = own decisions
analysis-given = others’ decisions
analysis-drift = unforeseen
analysis-sum = Each row adds up. “Unforeseen” is what the estimates themselves had wrong.
analysis-exact = All chances are exact.
analysis-playouts = Estimated by playing on { $playouts } times from every position; ± is twice the standard error.
analysis-turning-points = Turning points
analysis-change = { $name }: { $before } → { $after } %.
analysis-round = round { $round }
analysis-move = move { $number }
analysis-nothing-sure = Nothing that is surely good or bad.
analysis-luckiest = Luckiest moment ({ $points }),
analysis-best = Best decision ({ $points } over the next best),
analysis-costliest = Costliest decision ({ $points }),
analysis-better = better: { $way }
server-analysis-open = This race is not over: it can be analysed when it is.
server-puzzle-open = This puzzle waits for your move: play it first.
server-puzzle-table = This table did not start from that puzzle: open the puzzle again.
server-analysis-trouble = The analysis did not work out. Try again later.
server-too-many-analyses = Too many analyses from your address. Try again in an hour.
server-no-moment = The race has no moment { $move } to go on from; the last one is { $last }.
