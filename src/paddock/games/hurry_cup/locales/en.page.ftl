### Hurry'Cup!: texts of its page

web-hurry-age = from 9

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
web-hurry-crossed = finished, place { $place }
web-hurry-lantern = red lantern
web-hurry-tank = tank { $value }, { $colour }
web-hurry-swap-with = Swap with { $name }
web-hurry-to-tile = To tile { $tile }
web-hurry-dock = Your turn
web-hurry-ask-roll = Roll the accelerator
web-hurry-ask-find = You have found a token
web-hurry-ask-start = Play a token, or roll
web-hurry-ask-second = Roll again, or keep this roll?
web-hurry-ask-shortcut = Tap where the shortcut ends
web-hurry-ask-drive = { $count ->
    [one] Drive one tile
   *[other] Drive up to { $count } tiles
}
web-hurry-ask-stay = Too fast for the next tile
web-hurry-ask-oil = Tap the tile for the oil
web-hurry-ask-after = Play a token, or end your turn
web-hurry-over = The race is over
web-hurry-watch = { $name } is at the wheel
web-hurry-hint-stop = Tap a glowing tile. The one after them allows { $limit }.
web-hurry-hint-drive = Tap a glowing tile.
web-hurry-hint-token = One token a round.
web-hurry-hint-find = Usable from the next round on.
web-hurry-roll = Roll
web-hurry-keep = Keep this roll
web-hurry-stay = Stay
web-hurry-done = End turn
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
web-hurry-cup-lift-text = The cup may be lifted at any moment.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Everybody drives with the die of their pawn.
web-hurry-cup-wait = One moment…
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
web-hurry-under-stars = One of these lies under every star
web-hurry-cup-board-corniche = Along the cliffs: hairpins over the sea near the finish.
web-hurry-cup-board-lavender = Through lavender fields, with long straights.
web-hurry-cup-board-lighthouse = Out to the lighthouse and back.
web-hurry-cup-generated = A random circuit
web-hurry-cup-generated-text = Generated at random. The same number always gives the same circuit.
web-hurry-cup-option-grab = Grabbing pawns
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = The cup lifts for all at once; the first hand has the pawn.
web-hurry-cup-option-grab-sealed = Sealed
web-hurry-cup-option-grab-sealed-text = Everybody ranks the pawns in secret. For tables without hurry.
web-hurry-cup-option-first = Who lifts the cup first?
web-hurry-cup-option-first-text = By the rules the youngest pilot does: tap their name. Or choose anyone else, or let chance decide.
web-hurry-cup-option-first-drawn = Drawn
web-hurry-cup-option-first-drawn-text = Chance names who begins.
web-hurry-cup-option-exact = Use up the tank
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
web-hurry-back = Take back the last tile
web-hurry-finish = Finish it for me
web-hurry-clear = Start afresh
web-hurry-use = Race on it
web-hurry-use-why = Lay all 36 tiles first, or let the rest be laid for you.
web-hurry-close = Close
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Real dice: { $name } reads out what each of them shows.
web-hurry-place = place { $place }
web-hurry-rank = { $place }.
web-hurry-to-go = { $count ->
    [one] one tile to go
   *[other] { $count } tiles to go
}
web-hurry-swap = Swap
web-hurry-tokens-of = Tokens of { $name }
web-hurry-your-tokens = Your tokens
web-hurry-no-tokens = No tokens
web-hurry-at-cup = Round the cup
web-hurry-ask-play = Play { $token }?
web-hurry-ask-swap = Tap the pilot to swap with
web-hurry-ask-pit = Which trump comes back?
web-hurry-you-drive = You are on your way
web-hurry-hint-second = This roll makes { $speed } km/h.
web-hurry-hint-stay = It allows { $limit }, and you drive { $speed }.
web-hurry-hint-finish = That takes you over the line.
web-hurry-hint-chance = End your turn here, and you take a second chance.
web-hurry-hint-ends = { $count ->
    [one] It takes you one tile further.
   *[other] It takes you { $count } tiles further.
}
web-hurry-drive = { $count ->
    [one] Drive one tile
   *[other] Drive { $count } tiles
}
web-hurry-play = Play { $token }
web-hurry-put-back = Put the token back
web-hurry-lock-turn = { $name } is at the wheel. Your turn comes.
web-hurry-lock-told = Your car is still on its way.
web-hurry-lock-aim = First say where to play { $token }, or put it back.
web-hurry-gone = It is used up.
web-hurry-when-now = now
web-hurry-when-fresh = next round
web-hurry-when-spent = one a round
web-hurry-when-used = used
web-hurry-when-ace = before the roll
web-hurry-when-nitro = after the drive
web-hurry-when-horn = before the cup
web-hurry-when-second = after the roll
web-hurry-when-shortcut = on the drive
web-hurry-when-slipstream = before the roll
web-hurry-when-pit = before the roll
web-hurry-when-oil = after the drive
web-hurry-when-swap = before the roll
web-hurry-when-fuel = next round
web-hurry-does-ace = Your whole tank, past all signs
web-hurry-does-nitro = One more tile, past its sign
web-hurry-does-horn = Look under the cup, and choose first
web-hurry-does-second = Roll once more
web-hurry-does-shortcut = Jump to the next straight
web-hurry-does-slipstream = Up to right behind the car ahead
web-hurry-does-pit = A used trump comes back
web-hurry-does-oil = 50 km/h on a tile, for everybody
web-hurry-does-swap = Your pawn and tank for another’s
web-hurry-does-fuel = Your tank counts as 1
web-hurry-call-horn = Call the horn?
web-hurry-call-horn-text = The token is spent then.
web-hurry-not-now = Not now
