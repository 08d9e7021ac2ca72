### Monza

## Colours and places

monza-colour-red = red
monza-colour-yellow = yellow
monza-colour-green = green
monza-colour-blue = blue
monza-colour-white = white
monza-colour-purple = purple
monza-space-start = the start
monza-space-finish = the finish

## What happens

monza-event-first-drawn = { $driver } is drawn to begin.
monza-event-round-began = Round { $round }.
monza-event-turn-began = { $driver } is to roll.
monza-event-rolled = { $driver } rolls { $dice }.
monza-event-extra-roll = { $driver } uses the extra-roll tile on { $dice }.
monza-event-rerolled = { $driver } gets { $dice } and now has { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } lays a { $colour } tile on { $space }.
   *[no] { $driver } lays { $colour } on { $space }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } drives one space, from { $origin } to { $space }.
   *[other] { $driver } drives { $spaces } spaces, from { $origin } to { $space }.
}
monza-event-stayed = { $driver } cannot use a die and stays on { $space }.
monza-event-turbo-rolled = Turbo! { $driver } rolls { $dice }.
monza-event-pushed-back = { $by } pushes { $driver } back from { $origin } to { $space }.
monza-event-arrived = { $dice ->
    [0] { $driver } arrives, without a die in this round.
    [one] { $driver } arrives, with one die.
   *[other] { $driver } arrives, with { $dice } dice.
}
monza-event-last-round = This is the last round.
monza-event-bonus-offered = { $by } laid { $colour } last: { $driver } may step ahead.
monza-event-stepped = { $driver } takes the bonus step from { $origin } to { $space }.
monza-event-declined = { $driver } does not take the bonus step.
monza-event-won = { $count ->
    [one] { $drivers } wins!
   *[other] { $drivers } win together!
}

## Why not

monza-reason-over = The race is over.
monza-reason-wait-for-dice = The dice are to be rolled first.
monza-reason-not-your-turn = It is the { $car } car's turn to decide.
monza-reason-dice-count = { $rolling ->
    [one] One die is rolled here, not { $given }.
   *[other] { $rolling } dice are rolled here, not { $given }.
}
monza-reason-no-such-car = Nobody drives the { $car } car in this race.
monza-reason-not-now = That cannot be done now; the race waits for: { $phase }.
monza-reason-has-arrived = The car has arrived: what is left of the dice stays unused. Drive to end the turn.
monza-reason-no-step = No step leads from { $here } to { $space }; from there a car can step to { $nexts }.
monza-reason-obstacle = { $space } is an obstacle; from { $here } a car can step to { $nexts }.
monza-reason-wrong-colour = { $space } is { $asked }: it takes a { $asked } die or tile, not { $colour }.
monza-reason-no-die = There is no unused { $colour } die.
monza-reason-cuts-short = With { $colour } on { $space } the route would end early; in this race it must use as many dice as it can.
monza-reason-no-tile = There is no { $colour } accelerator tile left.
monza-reason-no-turbo-tiles = Accelerator tiles cannot be laid during the turbo roll.
monza-reason-must-go-on = A die still fits: lay one on { $nexts }.
monza-reason-no-extra-roll = There is no extra-roll tile left.
monza-reason-already-laid = The extra-roll tile is for before the first die or tile is laid.
monza-reason-not-rolled = The dice show { $hand }; { $dice } is not among them.
monza-reason-no-dice-named = Name at least one die to roll again.
monza-reason-occupied = A car stands on { $space }; a bonus step needs a free space.

## Moves, options, spaces

monza-notation = “{ $text }” is not a move. Moves are written: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = “{ $text }” does not name dice: “{ $letter }” is not a colour. Use r, y, g, b, w and p, or the names of the colours.
monza-no-such-space = The track { $track } has no space “{ $name }”. Spaces are called a1, b1, c1 and on, from the outer lane to the inner one, or start and finish.
monza-no-such-track = There is no track “{ $key }”. The shipped tracks are { $boards }; a track of your own is given as the path of its .toml file.
monza-players = The { $edition } edition is for { $least } to { $most } players, not { $players }.
monza-car = There is no { $car } car in the { $edition } edition. Its cars are { $cars }.
monza-cars = { $players } players need as many cars of different colours, not: { $given }.
monza-first = The first player is a seat from 0 to { $most } or "drawn", not { $first }.

## Track files

monza-track-not-toml = { $place } is not valid TOML: { $detail }.
monza-track-unknown-key = { $place }: “{ $key }” is not part of a track. A track has name, edition, start, lanes and curves.
monza-track-no-name = { $place }: the track needs a name, such as name = "Oval".
monza-track-edition = { $place }: edition must be "classic" (two target spaces at the end) or "anniversary" (the start field is the finish), not { $value }.
monza-track-lanes = { $place }: [lanes] needs exactly the three rows outer, middle and inner.
monza-track-curves = { $place }: curves must be tables, such as [curves.wide].
monza-track-start = { $place }: start, the length of the start field, must be a number above 0 in steps of 0.05, not { $value }.
monza-track-too-long = { $place }: { $spaces } spaces are too many; a track has at most { $most }.
monza-track-lane-empty = { $place }: the { $lane } lane is empty; write its spaces as letter and length, such as "w2 r3 x1.5".
monza-track-word = { $place }: { $lane } lane, space { $number }: “{ $word }” is not a letter and a length, such as w2 or x1.5.
monza-track-colour = { $place }: { $lane } lane, space { $number }: “{ $letter }” is not a colour. Use r, y, g, b, w, p, or x for an obstacle.
monza-track-length = { $place }: { $lane } lane, space { $number }: the length of “{ $word }” must be above 0, in steps of 0.05.

## What the checker says

monza-fault-lane-length = { $space }, the last space of the { $lane } lane: the lane is { $length } long, the others { $others }. With { $right } instead of { $last } for this space they would end together.
monza-fault-lane-longer = { $space }, the last space of the { $lane } lane: the lane is { $length } long, the others { $others }. Shorten it so that all lanes end together.
monza-fault-start-three = { $space }, { $lane } lane: all three lanes can be entered from the start field, exactly two must be. Begin one lane with an obstacle (x).
monza-fault-start-few = { $space }, { $lane } lane: { $opened ->
    [0] no lane can be entered
    [one] only one lane can be entered
   *[other] only { $opened } lanes can be entered
} from the start field, exactly two must be. Begin this lane with a colour instead of an obstacle.
monza-fault-targets = { $space }, { $lane } lane: a classic track ends in two target spaces and one obstacle, this one in { $targets ->
    [0] no target space
    [one] one target space
   *[other] { $targets } target spaces
}. Change the last space of this lane.
monza-fault-targets-alike = { $space }, { $lane } lane: both target spaces are { $colour }; give this one another colour.
monza-fault-unreachable = { $space }, { $lane } lane: no car can drive here. Move an edge of it or of its neighbours, so that a space behind it touches it, or make it an obstacle.
monza-fault-dead-end = { $space }, { $lane } lane: a dead end, the finish cannot be reached from here. Open the space ahead of it, or move an edge so that it touches a neighbour that reaches further.
monza-advice-start-colours = { $space }, { $lane } lane: from the start of { $edition ->
    [classic] a classic
   *[anniversary] an anniversary
} track one enters { $first } and { $second }.
monza-advice-one-length = { $space }, { $lane } lane: all spaces are equally long; with two or more lengths, changing lanes becomes a choice.
monza-advice-three-alike = { $space }, { $lane } lane: the third { $colour } in a row; change its colour.
monza-advice-cramped = { $space }, { $lane } lane: on a bend of the layout { $layout } it is drawn shorter than 0.9 of a lane's width; make it longer, or the bend wider.
monza-advice-balance = { $colour } has { $count ->
    [one] one space
   *[other] { $count } spaces
}, about { $share } would be its share; change the colour of a few.

## Positions

monza-position-round = In the position, round is { $value }; rounds count from 1.
monza-position-car = In the position, { $place } names the car “{ $car }”. The cars of this race are { $cars }.
monza-position-missing-car = In the position, the { $car } car is missing from cars.
monza-position-phase = In the position, “{ $phase }” is not a phase. Phases are { $phases }.
monza-position-no-space = In the position, { $place }: the track { $track } has no space “{ $name }”. Spaces are called a1, b1, c1 and on, or start and finish.
monza-position-obstacle = In the position, { $place }: { $name } is an obstacle on the track { $track }; no car or die can be there.
monza-position-used = In the position, the { $car } car has used { $used } dice; it can be 0 to 8.
monza-position-no-tiles = In the position, the { $car } car has tiles, but this race is not played with the professional variant.
monza-position-tiles = In the position, the { $car } car's tiles are “{ $tiles }”; they must be different letters of rygbwp.
monza-position-path = In the position, “{ $text }” cannot be in the path; only what was laid in this turn can, such as "lay w a1".
monza-position-path-step = In the position, the path goes to { $space }, where no step leads from { $here }.
monza-position-colour = In the position, “{ $colour }” is not a colour. Colours are { $colours }.
monza-position-dice-letter = In the position, “{ $letter }” is not a die; use the letters r, y, g, b, w and p.
monza-position-dice-total = In the position, dice in hand, on the path and being rolled make { $found }; they must make { $total }.
monza-position-dice-phase = In the position, there are dice in hand, but in the phase { $phase } there are none.
monza-position-rolling = In the position, rolling must say how many dice are rolled again, 1 to 6.
monza-position-bonus = In the position, the phase bonus needs bonus_for (the car that may step) and last (the colour laid last).
monza-position-bonus-phase = In the position, bonus_for belongs to the phase bonus, not to { $phase }.
monza-position-crowded = In the position, the { $one } and the { $other } car both stand on { $space }; one space holds one car.
monza-position-not-over = In the position, the race is over, but no car has arrived.
monza-position-arrived-moves = In the position, it is the { $car } car's turn, but it has arrived.

## Curves and drawings

monza-layout-none = The track { $track } has no layout called “{ $name }”; it has { $layouts }.
monza-curve-no-table = In { $place }: a curve must be a table with width, height, lane and corners.
monza-curve-unknown-key = In { $place }: a curve has no “{ $word }”; check the spelling.
monza-curve-width = In { $place }: the width must be a number of pixels from 100 to 10000, not { $value }.
monza-curve-height = In { $place }: the height must be a number of pixels from 100 to 10000, not { $value }.
monza-curve-lane = In { $place }: the lane must be its width in pixels, from 5 to 500, not { $value }.
monza-curve-corners = In { $place }: the corners must be 3 to 100 rows of [x, y, radius], not { $value }.
monza-curve-soften = In { $place }: soften must be a number of pixels from 0 to 500, not { $value }.
monza-curve-start-at = In { $place }: start_at must be a part of the lap from 0 to 1, not { $value }.
monza-curve-seed = In { $place }: the seed must be a whole number that is not negative, not { $value }.
monza-curve-groves = In { $place }: groves must be rows of [x, y, how many trees, how far], at most 1000 trees in all, not { $value }.
monza-curve-pond = In { $place }: the pond must be [x, y, scale], not { $value }.
monza-curve-tents = In { $place }: tents must be rows of [x, y, size in lanes, colour letter], not { $value }.
monza-curve-stands = In { $place }: stands must have from and to in units (to comes later), side 1 or -1, and may have gap and rows (1 to 9), unlike { $value }.
monza-curve-flags = In { $place }: flags must be rows of [unit, offset in lanes, colour letter], not { $value }.
monza-curve-keep = In { $place }: keep must be rows of [x, y, width, height], not { $value }.
monza-curve-anticlockwise = In { $place }: the corners must be listed clockwise, as the cars drive.
monza-curve-corner-room = In { $place }: the arcs of corners { $first } and { $second } need { $needed } pixels between them, but there are { $room }; make a radius smaller.
monza-curve-off-board = In { $place }: part of the road lies outside the board; move the corners inwards or make the lane narrower.
monza-curve-bend = In { $place }: the road bends with a radius of { $radius } pixels, but with this lane it needs { $needed }; widen the bend or make the lane narrower.
monza-curve-meets-itself = In { $place }: the road runs into itself; its centre line must keep { $needed } pixels from its other stretches.
monza-drawing-no-such-car = There is no car called “{ $car }”; the cars are { $cars }.

## Terminal

monza-workshop-summary = { $name }, { $edition }: { $spaces } spaces, { $obstacles ->
    [one] one obstacle
   *[other] { $obstacles } obstacles
} among them, { $units } units long.
monza-workshop-no-layout = The track { $track } has no layout “{ $layout }”. Its layouts are { $layouts }.
monza-workshop-no-layouts = The track { $track } has no layout “{ $layout }”; it has none of its own, so leave the option out.
monza-workshop-car-on-obstacle = { $space } is an obstacle; the { $car } car cannot stand there.

monza-screen-round = round { $round }
monza-screen-phase-draw-first = who begins is drawn
monza-screen-phase-roll = about to roll
monza-screen-phase-lay = laying dice
monza-screen-lay-now = lay dice on numbered spaces, then drive
monza-screen-phase-reroll = about to roll again
monza-screen-phase-turbo-roll = about to have a turbo roll
monza-screen-phase-turbo = turbo roll: lay these dice, or drive
monza-screen-phase-bonus = a bonus step
monza-screen-phase-over = the race is over
monza-screen-dice = Dice
monza-screen-no-dice = all laid
monza-screen-stands = { $space } · { $left } to go
monza-screen-arrived = { $dice ->
    [0] arrived, no die
    [one] arrived, one die
   *[other] arrived, { $dice } dice
}
monza-screen-tiles = tiles
monza-screen-extra-left = + extra roll
monza-screen-extra-gone = no extra roll
monza-screen-lay = lay { $die } on { $space }
monza-screen-lay-tile = lay the tile { $die } on { $space }
monza-screen-drive = drive
monza-screen-step = step to { $space }
monza-screen-decline = stay
monza-screen-reroll = roll again with the extra-roll tile: type r and the dice, such as r bp
monza-screen-reroll-which = Which dice? Type them after the r, such as r bp for a blue and a purple one.
monza-screen-then = then { $spaces }
monza-screen-then-nothing = then nothing fits
monza-screen-ask-first = Which car begins: { $cars }?
monza-screen-ask-dice = { $driver } rolls. { $dice ->
    [one] What does the one die show?
   *[other] What do the { $dice } dice show?
} Letters or names in any order, such as { $example }.
monza-screen-no-colour = “{ $text }” is not a car; type one of { $cars }.
monza-screen-trophies = { $trophies ->
    [one] one trophy
   *[other] { $trophies } trophies
}
monza-screen-notation = Moves: lay w a1 (a die), tile p b8 (a tile), drive or d, reroll bp or r bp, step c4, decline.
    A space alone, such as b7, is enough where a die fits it.
    Colours: r ▲ red, y ★ yellow, g ⬢ green, b ● blue, w ◆ white, p ■ purple; ▒ is an obstacle.
    On the track: capital letters are cars, numbers are your choices, ✓ is a die and + a tile laid in this turn.

## Examples in the rules

monza-example-first-dice-title = Your first roll
monza-example-first-dice-aim = Red is you, and the dice are rolled. Tap a glowing space to lay a die of its colour, and go on from there. When nothing fits any more, drive.
monza-example-first-dice-done = That was a turn: every die can carry you one space on.
monza-example-changing-lanes-title = Six spaces in one turn
monza-example-changing-lanes-aim = There is a way that uses all six dice, if you change lanes at the right moment. Find it, and take moves back as often as you like.
monza-example-changing-lanes-done = All six dice are laid: changing lanes is often worth more than driving straight on.
monza-example-pushing-back-title = Make green go back
monza-example-pushing-back-aim = End your turn on the space of the green car. You may pass over the blue one.
monza-example-pushing-back-done = Green has gone back in its own lane, and has jumped over blue to the nearest free space.
monza-example-finish-title = Across the line
monza-example-finish-aim = The start field is the finish too, and it is white: keep a white die for it. Yours is the last turn of the round.
monza-example-finish-done = You have won: no other car has arrived in this round.
monza-example-bonus-step-title = A step as a gift
monza-example-bonus-step-aim = The colour that you lay last gives its car a step. Let your last die be a red one, and take the step.
monza-example-bonus-step-done = The last die was red, so red moved one more space, whatever its colour.
monza-example-accelerator-title = A tile closes the gap
monza-example-accelerator-aim = Your dice alone do not reach the finish. Lay a purple accelerator tile where a die is missing.
monza-example-accelerator-done = The tile stood in for a die, and is gone for good: choose well when to use it.
monza-example-turbo-title = The turbo roll
monza-example-turbo-aim = Lay all six dice, then drive: two more dice are yours. You may lay them, or leave them.
monza-example-turbo-done = Six dice laid, two more rolled: that is the turbo roll.

## Lab

monza-fact-pushes = Push-backs
monza-fact-dice = Dice laid
monza-fact-tiles = Accelerator tiles laid
monza-fact-stays = Turns without a step
monza-fact-steps = Bonus steps taken
monza-fact-turbos = Turbo rolls
monza-fact-extra-rolls = Extra rolls
monza-heat-pushed = Cars pushed back from here
