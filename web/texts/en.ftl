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
web-laid-again = Another one
web-laid-number = Its number
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

## Monza

web-players = { $least }–{ $most } players
web-monza-minutes = 15 min
web-monza-age = from 5
web-monza-tagline = Six dice. Three lanes.
web-monte-theme = money and luck
web-hurry-age = from 9

web-monza-round = Round { $round }
web-monza-order = Race order
web-monza-to-go = to go
web-monza-to = To { $space }
web-monza-your-dice = Your dice
web-monza-your-turn = Your turn
web-monza-turn-of = Your turn, { $name }
web-monza-watch = { $name } is at the wheel
web-monza-over = The race is over
web-monza-ask-roll = Roll the dice
web-monza-ask-draw = Draw who begins
web-monza-ask-turbo = Turbo! Roll two more dice
web-monza-ask-again = Roll the chosen dice again
web-monza-ask-lay = Lay a die on a glowing space
web-monza-ask-tile = Lay a tile, or drive
web-monza-ask-drive = Ready to drive
web-monza-ask-stay = No die fits: stay this time
web-monza-ask-bonus = Bonus step: tap a glowing space
web-monza-ask-reroll = Tap the dice to roll again
web-monza-may-drive = You may also drive now.
web-monza-roll = Roll
web-monza-draw = Draw
web-monza-drive = Drive
web-monza-stay = Stay
web-monza-decline = No, stay
web-monza-reroll = { $count ->
    [0] Choose dice
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
web-monza-undo = Take the last die back
web-monza-die = { $colour } die
web-monza-die-laid = { $colour }, laid
web-monza-tile = { $colour } accelerator tile
web-monza-tiles = Tiles
web-monza-extra-roll = Extra roll
web-monza-erase = Erase the last die
web-monza-enter-dice = That is what they show

web-monza-board-oval = A short lap for first races, up to four cars.
web-monza-board-classic = The classic lap with two target spaces, up to six cars.
web-monza-board-grand-prix = A long lap with narrow passages, for professionals.
web-monza-option-first = Who begins?
web-monza-option-first-text = By the rules the youngest begins: tap who that is. Or choose anybody, or let chance draw.
web-monza-option-first-drawn = Drawn
web-monza-option-first-drawn-text = Chance names the first player.
web-monza-option-professional = Professional racers
web-monza-option-professional-text = Accelerator tiles, an extra roll, and a turbo roll after six dice.
web-monza-option-bonus-step = Bonus step
web-monza-option-bonus-step-text = The car of the colour laid last may move one space.
web-monza-option-bonus = Whose bonus step?
web-monza-option-bonus-any = Everybody’s
web-monza-option-bonus-any-text = The own car may take it too.
web-monza-option-bonus-others = The others’
web-monza-option-bonus-others-text = The own turn brings the own car nothing.
web-monza-option-turbo-tiles = Tiles in the turbo roll
web-monza-option-turbo-tiles-text = Accelerator tiles may also be laid with turbo dice.
web-monza-option-finish = The finish
web-monza-option-finish-coloured = Coloured
web-monza-option-finish-coloured-text = It takes a die of its colour.
web-monza-option-finish-open = Open
web-monza-option-finish-open-text = Any unused die will do.
web-monza-option-obligation = Going on
web-monza-option-obligation-continue = As long as a die fits
web-monza-option-obligation-continue-text = Which one is your choice.
web-monza-option-obligation-longest = The longest way
web-monza-option-obligation-longest-text = The route must use as many dice as it can.
web-monza-option-obligation-free = Free
web-monza-option-obligation-free-text = You may stop at any time.
web-monza-option-edition = Edition
web-monza-option-edition-anniversary = Anniversary
web-monza-option-edition-anniversary-text = The edition of 2020: two to four cars, and a trophy for the winner.
web-monza-option-edition-classic = Classic
web-monza-option-edition-classic-text = The edition of 2000: two to six cars.

## Monte Carlo Gamble

web-monte-players-list = Players and their money
web-monte-on-road = { $count } on the road
web-monte-at-start = { $count } at the start
web-monte-blocked = { $count ->
    [one] { $count } blocked
   *[other] { $count } blocked
}
web-monte-home = { $count } home
web-monte-is-blocked = blocked
web-monte-square = Square { $square }
web-monte-stack-of = Stack of { $count } pawns on square { $square }
web-monte-close = Close
web-monte-turn-of = Your turn, { $name }
web-monte-watch = { $name } is playing
web-monte-over = The game is over
web-monte-you-rolled = { $points ->
    [1] You rolled a one
    [2] You rolled a two
    [3] You rolled a three
    [4] You rolled a four
    [5] You rolled a five
   *[6] You rolled a six
}
web-monte-rolled = { $points ->
    [1] { $name } rolled a one
    [2] { $name } rolled a two
    [3] { $name } rolled a three
    [4] { $name } rolled a four
    [5] { $name } rolled a five
   *[6] { $name } rolled a six
}
web-monte-points = { $points ->
    [1] a one
    [2] a two
    [3] a three
    [4] a four
    [5] a five
   *[6] a six
}
web-monte-ask-draw-first = Draw who begins
web-monte-ask-announce = Which colour will move?
web-monte-ask-roll = Roll the die
web-monte-ask-move = { $count ->
    [one] Move the pawn that glows.
   *[other] Move a pawn that glows, or tap where it would go.
}
web-monte-ask-bet = Lay a bet
web-monte-ask-card = Turn the card
web-monte-ask-prize = Money or squares?
web-monte-ask-poker = A round of poker?
web-monte-ask-poker-text = Your pawn lies on the stack on square { $square }. You may challenge somebody under it.
web-monte-ask-partners = Ask the others to add
web-monte-ask-share = { $name } asks: will you add to the stake against { $other }?
web-monte-ask-dice = Roll the poker dice
web-monte-ask-hand = Which dice to roll again?
web-monte-ask-tie-dice = A tie: roll once more
web-monte-ask-back = A pawn must go back
web-monte-ask-back-text = { $name } is ruined: tap the pawn that goes back.
web-monte-draw = Draw
web-monte-roll = Roll
web-monte-to = To { $square }
web-monte-where-free = Free square
web-monte-where-casino = Into a casino
web-monte-where-bank = To the bank
web-monte-where-start = Back to the start
web-monte-where-home = Home: a million!
web-monte-where-arrow = By the arrow to the bank
web-monte-where-own = On an own pawn
web-monte-where-stack = On top of { $name }
web-monte-short-free = Free
web-monte-short-casino = Casino
web-monte-short-bank = Bank
web-monte-short-start = Start
web-monte-short-home = Home
web-monte-short-arrow = Bank
web-monte-casino = Casino
web-monte-casino-single = Casino, one suit
web-monte-casino-double = Casino, two suits
web-monte-casino-triple = Casino, three suits
web-monte-casino-at = { $name } on square { $square }, by a roll of { $points }
web-monte-bet = The bet
web-monte-bet-mark = BET
web-monte-suit-s = spades
web-monte-suit-h = hearts
web-monte-suit-d = diamonds
web-monte-suit-c = clubs
web-monte-place-bet = { $count ->
    [one] Tap a suit
   *[other] Tap { $count } suits
}
web-monte-bets = { $name } lays a bet
web-monte-lay-bet = Lay the bet
web-monte-turn-card = Turn the card
web-monte-card-comes = The card …
web-monte-cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
web-monte-odds = Odds
web-monte-seen = Seen: { $cards }
web-monte-none-seen = No card has been seen yet.
web-monte-you-win = You win!
web-monte-wins = { $name } wins
web-monte-you-lose = Not this time
web-monte-loses = { $name } loses
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } go to the bank, and the pawn goes back.
web-monte-won-text = The card is worth { $money }. { $name } chooses.
web-monte-won-choose = The card is worth { $money }. Choose one:
web-monte-prize-money = { $count ->
    [one] { $money }, one square
   *[other] { $money }, { $count } squares
}
web-monte-prize-squares = { $count ->
    [one] No money, one square
   *[other] No money, { $count } squares
}
web-monte-take-money = Take { $money }, go to { $square }
web-monte-take-squares = No money, go to { $square }
web-monte-poker = Poker
web-monte-whom = Whom to challenge
web-monte-stake = Stake
web-monte-challenge = Challenge { $name }: { $stake }
web-monte-pass = No poker
web-monte-alone = Play alone
web-monte-stakes = sets the stake
web-monte-waits = waits
web-monte-your-share = Your share
web-monte-add-share = Add { $money }
web-monte-add-nothing = Add nothing
web-monte-less = Less
web-monte-more = More
web-monte-kept = Kept
web-monte-to-roll = To roll again
web-monte-roll-dice = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
web-monte-reroll = { $count ->
    [0] Choose dice
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
web-monte-stand = Stay with it
web-monte-rolls-used = roll { $rolls } of { $most }
web-monte-tie = a tie: both roll once more
web-monte-duel-wins = wins { $money }
web-monte-duel-loses = loses { $money }
web-monte-hands = Hands, best first
web-monte-face-A = ace
web-monte-face-K = king
web-monte-face-Q = queen
web-monte-face-J = jack
web-monte-face-T = ten
web-monte-face-9 = nine
web-monte-faces-A = aces
web-monte-faces-K = kings
web-monte-faces-Q = queens
web-monte-faces-J = jacks
web-monte-faces-T = tens
web-monte-faces-9 = nines
web-monte-hand-of = { $kind ->
    [five] five { $faces }
    [four] four { $faces }
    [three] three { $faces }
    [two-pairs] { $faces } and { $others }
   *[pair] two { $faces }
}
web-monte-enter-die = What the die shows
web-monte-enter-card = Which card was turned
web-monte-enter-dice = What the poker dice show
web-monte-erase = Erase the last die
web-monte-that-is-it = That is what they show

web-monte-carlo-gamble-board-boulevard = The long road, for an evening at the casino.
web-monte-carlo-gamble-board-promenade = A short road, for a quick game.
web-monte-carlo-gamble-option-first = Who begins?
web-monte-carlo-gamble-option-first-0 = The first seat
web-monte-carlo-gamble-option-first-0-text = Play goes round from there.
web-monte-carlo-gamble-option-first-drawn = Drawn
web-monte-carlo-gamble-option-first-drawn-text = Chance names the first player.
web-monte-carlo-gamble-option-two-player-pawns = Pawns for two players
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Two colours each
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Two pawns of each; you announce the colour before you roll.
web-monte-carlo-gamble-option-two-player-pawns-three = One colour each
web-monte-carlo-gamble-option-two-player-pawns-three-text = Three pawns, as with more players.

## Hurry'Cup!

web-hurry-token-ace = Road ace
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Horn
web-hurry-token-second = 2nd chance
web-hurry-token-shortcut = Shortcut
web-hurry-token-slipstream = Slipstream
web-hurry-token-pit = Pit crew
web-hurry-token-oil = Oil
web-hurry-token-swap = Swap
web-hurry-token-fuel = Out of fuel
web-hurry-pawn-red = Red
web-hurry-pawn-yellow = Yellow
web-hurry-pawn-green = Green
web-hurry-pawn-purple = Purple
web-hurry-pawn-blue = Blue
web-hurry-pawn-white = White
web-hurry-round = { $circuit }, round { $round }
web-hurry-pilots = Pilots
web-hurry-you = You
web-hurry-tile-of = tile { $tile } of 36
web-hurry-at-start = at the start
web-hurry-crossed = finished, place { $place }
web-hurry-used = used
web-hurry-fresh = from the next round on
web-hurry-lantern = red lantern
web-hurry-tank = tank { $value }, { $colour }
web-hurry-swap-with = Swap with { $name }
web-hurry-to-tile = To tile { $tile }
web-hurry-dock = Your turn
web-hurry-ask-roll = Roll the accelerator
web-hurry-ask-find = You have found a token
web-hurry-ask-start = Play a token, or roll
web-hurry-ask-second = Keep this roll?
web-hurry-ask-shortcut = Tap where the shortcut ends
web-hurry-ask-drive = { $count ->
    [one] Drive one tile
   *[other] Drive up to { $count } tiles
}
web-hurry-ask-stay = Too fast for the next tile
web-hurry-ask-oil = Tap the tile for the oil
web-hurry-ask-after = Play a token, or be done
web-hurry-over = The race is over
web-hurry-watch = { $name } is at the wheel
web-hurry-hint-stop = Tap a glowing tile. The one after them allows { $limit }.
web-hurry-hint-drive = Tap a glowing tile.
web-hurry-hint-token = One token a round.
web-hurry-hint-find = Usable from the next round on.
web-hurry-roll = Roll
web-hurry-keep = Keep it
web-hurry-stay = Stay
web-hurry-done = Done
web-take-back = Take the last move back
web-hurry-type-roll = What does the accelerator show?
web-hurry-type-find = Which token was it?
web-hurry-turn-over = Turn it over
web-hurry-lantern-step = Red lantern: one tile for free
web-hurry-pawn-gone = { $colour }: { $name } has it
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } was first
web-hurry-cup-ready = Ready?
web-hurry-cup-ready-text = Round { $round }. When all are ready, { $name } lifts the cup.
web-hurry-cup-horn = You first
web-hurry-cup-horn-text = Look under the cup, and take a pawn before all others.
web-hurry-cup-grab = Grab!
web-hurry-cup-grab-text = One pawn each. The first hand has it, and the die of its colour.
web-hurry-cup-wish = Rank
web-hurry-cup-wish-text = Tap the pawns, the best first. Nobody sees it.
web-hurry-cup-lift = Watch…
web-hurry-cup-lift-text = The cup is lifted any moment.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Who has which pawn drives with its die.
web-hurry-cup-wait = Moment…
web-hurry-cup-wait-text = Round { $round }. The table waits for { $name }.
web-hurry-has = has { $colour }, { $value }
web-hurry-has-pawn = has { $colour }
web-hurry-called = has called the horn
web-hurry-thinks = is thinking
web-hurry-is-ready = is ready
web-hurry-choose-now = choose now
web-hurry-looks = is looking
web-hurry-ranks = is ranking
web-hurry-has-ranked = has ranked
web-hurry-only = Only { $name } looks now.
web-hurry-i-am = I am { $name }
web-hurry-ready = Ready
web-hurry-horn = Horn!
web-hurry-see-board = See the circuit
web-hurry-to-cup = To the cup
web-hurry-under-stars = Under every star lies one of these
web-hurry-cup-board-corniche = Along the cliffs: hairpins over the sea near the finish.
web-hurry-cup-board-lavender = Through lavender fields, with long straights.
web-hurry-cup-board-lighthouse = Out to the lighthouse and back.
web-hurry-cup-laid = A random circuit
web-hurry-cup-laid-text = Laid by chance. The same number always gives the same circuit.
web-hurry-cup-option-grab = Grabbing pawns
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = The cup lifts for all at once; the first hand has the pawn.
web-hurry-cup-option-grab-sealed = Sealed
web-hurry-cup-option-grab-sealed-text = Everybody ranks the pawns in secret. For tables without hurry.
web-hurry-cup-option-first = Who lifts the cup first?
web-hurry-cup-option-first-text = By the rules the youngest: tap who that is. Or choose anybody, or let chance draw.
web-hurry-cup-option-first-drawn = Drawn
web-hurry-cup-option-first-drawn-text = Chance names who begins.
web-hurry-cup-option-exact = Drive the tank out
web-hurry-cup-option-exact-text = Every pilot must drive as far as tank and limits allow.
web-hurry-cup-option-races = Championship
web-hurry-cup-option-races-1 = One race
web-hurry-cup-option-races-1-text = A single race.
web-hurry-cup-option-races-3 = Three races
web-hurry-cup-option-races-3-text = Points add up from race to race.
web-hurry-cup-option-races-5 = Five races
web-hurry-cup-option-races-5-text = Points add up from race to race.
web-hurry-build = Build your own circuit
web-hurry-build-again = Your own circuit
web-hurry-own-name = Our rally
web-hurry-laid = { $count } of 36 tiles
web-hurry-box = The box
web-hurry-kind-straight = Straight
web-hurry-kind-bend = Bend
web-hurry-kind-hairpin = Hairpin
web-hurry-kind-finish = Finish
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
}{ $star ->
    [yes] , star
   *[no] {""}
}, { $count } left
web-hurry-turn = Turn it round
web-hurry-back = Take it back
web-hurry-finish = Finish it for me
web-hurry-clear = Start afresh
web-hurry-use = Race on it
web-hurry-close = Close
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Real dice: { $name } reads out what each of them shows.
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
