### Texts of the page

web-title = Paddock – races to play now
web-home = To the start page
web-lost = There is no such page
web-no-table = There is no such table
web-which-race = Which race today?
web-play-with-friends = Play with friends
web-play-now = Play now
web-play-game-now = Play now: { $game }
web-soon = Soon
web-open-tables = Open tables
web-load-record = Look at a saved race
web-table-of = { $name }’s table
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
# The name of somebody who has not given one.
web-rookie = Rookie
web-language = Language
web-light = Light
web-dark = Dark
web-menu = Menu
web-leave = Leave the table
web-sound-on = Sound on
web-sound-off = Sound off
web-reconnecting = Connecting again …
web-offline = No connection
web-offline-text = Paddock cannot reach its server at the moment. Your races are safe there, and go on as soon as you are connected again.
web-try-again = Try again

## A new table

web-new-table = A table for { $game }
web-seats = Who plays?
web-seat-kind = Seat { $seat }
web-person-here = Plays here
web-person-elsewhere = Joins by link
web-bot-random = Bot: beginner
web-bot-greedy = Bot: racer
web-bot-shark = Bot: shark
web-name = Name
web-name-of-seat = Name on seat { $seat }
web-remove-seat = Remove seat { $seat }
web-add-seat = One more seat
web-board = Track
web-generated-again = Another one
web-generated-number = Its number
web-more-options = More options
web-who-may-join = Who may join?
web-by-link = By link
web-by-link-text = Only those who have the link find the table.
web-public = Everybody
web-public-text = The table is listed on the start page.
web-clock = Clock
web-clock-none = None
web-clock-none-text = The race waits for everybody.
web-clock-relaxed = Relaxed
web-clock-relaxed-text = A bot stands in for whoever is away for a minute and a half. Whoever is here has four and a half minutes a turn.
web-clock-fast = Fast
web-clock-fast-text = A bot stands in after twenty seconds. Whoever is here has a minute a turn.
web-dice = Dice
web-dice-seeded = The app rolls
web-dice-seeded-text = A tap, and the dice tumble.
web-dice-typed = Real dice
web-dice-typed-text = You roll on the table and tap what they show.
web-make-table = Make the table
web-start = Start the race

## The waiting room

web-all-here = Everybody is here.
web-waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-host-starts = The host starts the race.
web-invite = Invite
web-qr = The link as a QR code
web-copy-link = Share the link
web-copied = The link is copied.
web-open-seat = Open seat
web-sit-here = Sit here
web-your-name = Your name
web-sit = Sit down
web-stand = Free the seat
web-seat-you = you
web-seat-here = here
web-seat-bot = bot
web-seat-person = person
web-seat-online = online
web-seat-away = away
web-seat-standin = a bot stands in
web-table-settings = What is played
# A seat that nobody has taken yet, in a choice between seats.
web-seat-number = No. { $seat }

## At the table

web-who = At the table
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-log = What happened
web-copy-watch = Link for friends
web-copy-seat = My seat elsewhere
web-download = Record
web-scan-watch = Scan it to watch or join on another device.
web-scan-seat = Scan it to go on with your seat on another device. It is yours alone: do not pass it on.
web-time-left = { $name }: { $time } left
web-time-short = { $seconds ->
    [one] One second left, then a bot plays this turn.
   *[other] { $seconds } seconds left, then a bot plays this turn.
}
web-time-up = The time is up: a bot plays this turn. The next one is yours again.

## The end

web-result = Result
web-you-win = You win!
web-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-trophies = { $count ->
    [one] one trophy
   *[other] { $count } trophies
}
web-chart = How far everybody was after each round
web-rematch = Rematch
web-replay = Replay
web-look-at-board = Look at the board

## A replay

web-replay-start = Before the start
web-moment = Moment
web-move-of = Move { $move } of { $moves }
web-step = Next move
web-step-back = Move before
web-play = Play
web-pause = Pause
web-speed = Speed

## The rules

web-rules = Rules
web-rules-of = Rules: { $game }
web-contents = Contents
web-try-it = Try it
web-example-done = Well done!
web-example-missed = Not quite
web-example-missed-text = Your turn is over. There is a better way: try it again.
web-back-to-race = Back to the race

web-players = { $least }–{ $most } players
web-take-back = Take the last move back
web-next-race = Next race
web-race-of = Race { $race } of { $races }
web-champions = { $count ->
    [one] { $names } wins the championship!
   *[other] { $names } win the championship!
}
web-championship = Championship
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-workshop-home = Design a track
web-workshop = Workshop
web-workshop-lead = Make a board of your own, see what is wrong with it, and let bots race on it.
web-workshop-game = Games
web-workshop-begin = Begin with
web-workshop-starter = A small new one
web-workshop-load = Load a file
web-workshop-drop = You can also drop a file anywhere on this page, or paste a text into the field.
web-workshop-text = The board as text
web-workshop-wrong = It cannot be raced on yet. Mend the text; it is looked at when you pause.
web-workshop-advice = It can be raced on. Some advice:
web-workshop-fine = Nothing is wrong with it.
web-workshop-judge = Judge this board
web-workshop-stop = Stop
web-workshop-players = Players
web-workshop-bot = Who drives
web-workshop-options = Options of the game
web-workshop-waiting = { $ahead ->
    [one] Another board is being judged; yours is next.
   *[other] { $ahead } boards are judged before yours.
}
web-workshop-starting = The cars roll to the start …
web-workshop-progress = { $races } of { $wanted } races
web-workshop-old = You have changed the board since: these numbers are of the text before.
web-workshop-tint = What the spaces are tinted by
web-workshop-plain = No tint
web-workshop-idle = never used
web-workshop-space = { $space }: { $count } in one race
web-workshop-all-spaces = Every space in numbers
web-workshop-one-space = Space
web-workshop-play = Play on this board
web-workshop-drawing = Download the drawing (SVG)
web-workshop-save = Download the text
web-workshop-report = Download the report
web-workshop-picture = The drawing

## Any game: the plain board

web-bot-other = Bot: { $name }
web-board-failed = This game’s own board could not be loaded. You can go on playing here.
web-board-failed-too = The board could not be loaded. Your race is safe: try again in a moment.
web-board-retry = Load the board again
web-plain-standings = Standings
web-plain-dock = Your turn
web-plain-turn = Your turn
web-plain-turn-of = Your turn, { $name }
web-plain-waiting = Waiting for { $names }
web-plain-chance = Chance decides …
web-plain-over = The game is over
web-plain-roll = Roll
web-plain-only = Only { $name } looks now.
web-plain-i-am = I am { $name }
web-plain-ask-dice = What do the dice show, { $name }?
web-plain-type = As the game writes it, such as { $example }
web-plain-enter = That is what they show
web-plain-find = Find a move
web-plain-nothing-yet = Nothing has happened yet.
