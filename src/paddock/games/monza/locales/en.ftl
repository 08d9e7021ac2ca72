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
monza-event-turn-began = It is { $driver }’s turn to roll.
monza-event-rolled = { $driver } rolls { $dice }.
monza-event-extra-roll = { $driver } uses the extra-roll tile on { $dice }.
monza-event-rerolled = { $driver } gets { $dice } and now has { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } lays a { $colour } tile on { $space }.
   *[no] { $driver } lays { $colour } on { $space }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } lays a { $colour } tile{ $space-lane ->
        [outer] {" "}in the outer lane
        [middle] {" "}in the middle lane
        [inner] {" "}in the inner lane
       *[finish] {" "}on the finish
    }.
   *[no] { $driver } lays { $colour }{ $space-lane ->
        [outer] {" "}in the outer lane
        [middle] {" "}in the middle lane
        [inner] {" "}in the inner lane
       *[finish] {" "}on the finish
    }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } drives one space, from { $origin } to { $space }.
   *[other] { $driver } drives { $spaces } spaces, from { $origin } to { $space }.
}
monza-event-drove-page = { $spaces ->
    [one] { $driver } drives one space.
   *[other] { $driver } drives { $spaces } spaces.
}
monza-event-stayed = { $driver } cannot use a die and stays on { $space }.
monza-event-stayed-page = { $driver } cannot use a die and stays put.
monza-event-turbo-rolled = Turbo! { $driver } rolls { $dice }.
monza-event-pushed-back = { $by } pushes { $driver } back from { $origin } to { $space }.
monza-event-pushed-back-page = { $by } pushes { $driver } back.
monza-event-arrived = { $dice ->
    [0] { $driver } arrives without using a die in this round.
    [one] { $driver } arrives with one die.
   *[other] { $driver } arrives with { $dice } dice.
}
monza-event-last-round = This is the last round.
monza-event-bonus-offered = { $by } used { $colour } last: { $driver } may make a bonus move.
monza-event-stepped = { $driver } makes the bonus move from { $origin } to { $space }.
monza-event-stepped-page = { $driver } makes the bonus move{ $space-lane ->
    [outer] {" "}in the outer lane
    [middle] {" "}in the middle lane
    [inner] {" "}in the inner lane
   *[finish] {" "}onto the finish
}.
monza-event-declined = { $driver } does not make the bonus move.
monza-event-won = { $count ->
    [one] { $drivers } wins!
   *[other] { $drivers } win together!
}

## Why not

monza-reason-over = The race is over.
monza-reason-wait-for-dice = The dice are to be rolled first.
monza-reason-not-your-turn = It is the { $car } car’s turn to decide.
monza-reason-dice-count = { $rolling ->
    [one] One die is rolled here, not { $given }.
   *[other] { $rolling } dice are rolled here, not { $given }.
}
monza-reason-no-such-car = Nobody drives the { $car } car in this race.
monza-reason-not-now = That cannot be done now; the race waits for: { $phase }.
monza-reason-not-now-page = That cannot be done now.
monza-reason-has-arrived = The car has arrived: what is left of the dice stays unused. Drive to end the turn.
monza-reason-no-step = No step leads from { $here } to { $space }; from there a car can step to { $nexts }.
monza-reason-no-step-page = No way leads there: tap a glowing space.
monza-reason-obstacle = { $space } is an obstacle; from { $here } a car can step to { $nexts }.
monza-reason-obstacle-page = That is an obstacle: nobody drives over it.
monza-reason-wrong-colour = { $space } is { $asked }: it takes a { $asked } die or tile, not { $colour }.
monza-reason-wrong-colour-page = This space takes only a die or tile of its own colour.
monza-reason-no-die = There is no unused { $colour } die.
monza-reason-cuts-short = With { $colour } on { $space } the route would end early; in this race it must use as many dice as it can.
monza-reason-cuts-short-page = Laid there, your route would end early; in this race it must use as many dice as it can.
monza-reason-no-tile = There is no { $colour } accelerator tile left.
monza-reason-no-turbo-tiles = Accelerator tiles cannot be laid during the turbo roll.
monza-reason-must-go-on = A die still fits: lay one on { $nexts }.
monza-reason-must-go-on-page = A die still fits: lay one on a glowing space.
monza-reason-no-extra-roll = There is no extra-roll tile left.
monza-reason-already-laid = The extra-roll tile is for before the first die or tile is laid.
monza-reason-not-rolled = The dice show { $hand }; { $dice } is not among them.
monza-reason-no-dice-named = Name at least one die to roll again.
monza-reason-occupied = A car stands on { $space }; a bonus move needs a free space.
monza-reason-occupied-page = A car stands there; a bonus move needs a free space.

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
monza-advice-cramped = { $space }, { $lane } lane: on a bend of the layout { $layout } it is drawn shorter than 0.9 of a lane’s width; make it longer, or the bend wider.
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
monza-position-tiles = In the position, the { $car } car’s tiles are “{ $tiles }”; they must be different letters of rygbwp.
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
monza-position-arrived-moves = In the position, it is the { $car } car’s turn, but it has arrived.

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
monza-screen-phase-bonus = a bonus move
monza-screen-phase-over = the race is over
monza-screen-dice = Dice
monza-screen-no-dice = all laid
monza-screen-stands = { $left ->
    [one] { $space } · one space to go
   *[other] { $space } · { $left } spaces to go
}
monza-screen-stands-page = { $left ->
    [one] one space to go
   *[other] { $left } spaces to go
}
monza-screen-arrived = { $dice ->
    [0] arrived, no die
    [one] arrived, one die
   *[other] arrived, { $dice } dice
}
monza-screen-tiles = tiles
monza-screen-extra-left = + extra roll
monza-screen-extra-gone = no extra roll
monza-move-lay = { $tile ->
    [yes] lay the tile { $colour } on { $space }
   *[no] lay { $colour } on { $space }
}
monza-move-drive = drive
monza-move-step = step to { $space }
monza-move-decline = stay
monza-move-reroll = roll { $dice } again
monza-move-first = { $car } begins
monza-move-roll = the dice show { $dice }
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
monza-example-first-dice-aim = You are red, and the dice are rolled. Tap a glowing space to lay a die of its colour, and go on from there. When nothing fits any more, drive.
monza-example-first-dice-done = That was a turn: every die can carry you one space on.
monza-example-changing-lanes-title = Six spaces in one turn
monza-example-changing-lanes-aim = There is a way that uses all six dice, if you change lanes at the right moment. Find it, and take moves back as often as you like.
monza-example-changing-lanes-done = All six dice are laid: changing lanes is often worth more than driving straight on.
monza-example-pushing-back-title = Push green back
monza-example-pushing-back-aim = End your turn on the space of the green car. You may pass over the blue one.
monza-example-pushing-back-done = Green has gone back in its own lane, and has jumped over blue to the nearest free space.
monza-example-finish-title = Across the line
monza-example-finish-aim = The start field is the finish too, and it is white: keep a white die for it. Yours is the last turn of the round.
monza-example-finish-done = You have won: no other car has arrived in this round.
monza-example-bonus-step-title = A move as a gift
monza-example-bonus-step-aim = The colour that you use last gives its car a bonus move. Let your last die be a red one, and make the move.
monza-example-bonus-step-done = The last die was red, so red moved one more space, whatever its colour.
monza-example-accelerator-title = A tile closes the gap
monza-example-accelerator-aim = Your dice alone do not reach the finish. Lay a purple accelerator tile where a die is missing.
monza-example-accelerator-done = The tile stood in for a die, and is gone for good: choose well when to use it.
monza-example-turbo-title = The turbo roll
monza-example-turbo-aim = Lay all six dice, then drive: you roll two more. You may lay them, or leave them.
monza-example-turbo-done = Six dice laid, two more rolled: that is the turbo roll.

## Lab

monza-fact-pushes = Push-backs
monza-fact-dice = Dice laid
monza-fact-tiles = Accelerator tiles laid
monza-fact-stays = Turns without a step
monza-fact-steps = Bonus moves made
monza-fact-turbos = Turbo rolls
monza-fact-extra-rolls = Extra rolls
monza-heat-pushed = Cars pushed back from here

## The guide of a first game

monza-guide-goal = Be the first to drive once around the track.
monza-guide-roll-title = Roll the dice
monza-guide-roll = Each die shows a colour. The colours decide where your car can drive.
monza-guide-roll-again-title = Roll again
monza-guide-roll-again = The dice that you chose are rolled once more. The others stay as they are.
monza-guide-turbo-roll-title = Turbo roll!
monza-guide-turbo-roll = You have laid all six dice. Roll two more and drive on.
monza-guide-lay-title = Tap a glowing space
monza-guide-lay = Your car can drive there, and you have a die of its colour: { $colours }.
monza-guide-lay-on-title = And on from there
monza-guide-lay-on = { $owed ->
    [yes] A die still fits ({ $colours }), so you have to lay one. Which way you take is up to you.
   *[no] A die still fits: { $colours }. You may lay it, or drive now.
}
monza-guide-drive-title = Drive
monza-guide-drive = { $laid ->
    [0] No die fits, so your car stays this time.
   *[other] No die fits any more. Your car drives to where the last one lies.
}
monza-guide-turbo-title = Lay the turbo dice
monza-guide-turbo = One of them fits: { $colours }. You need not lay any, you may also drive.
monza-guide-bonus-title = Bonus move: tap a glowing space
monza-guide-bonus = The colour laid last, { $colour }, is that of your car. So it may move one space, without a die.
monza-guide-obstacle-title = An obstacle ahead
monza-guide-obstacle = No car drives over a grey space with a tyre. Change lanes to get past it.
monza-guide-push-title = Somebody is here
monza-guide-push = If you stop here, { $driver } moves back to the next free space in the lane.
monza-guide-pushed-back-title = You were pushed back
monza-guide-pushed-back = { $driver } stopped on your space. Your car went back to the next free one in its lane.
monza-guide-tile-title = Accelerator tiles
monza-guide-tile = You lay a tile like a die of its colour: { $colours } would fit now. Each can be used once.
monza-guide-extra-roll-title = The extra-roll tile
monza-guide-extra-roll = Before your first die you may roll any of the dice again. Once in a race.
monza-guide-finish-title = The finish is one step away
monza-guide-finish = { $open ->
    [yes] Any die will take you there.
   *[no] Like any space, it takes a die of its colour: { $colours }.
}
monza-guide-last-round-title = The last round
monza-guide-last-round = Somebody has finished, so this round is the last. If several finish, whoever used fewer dice in it wins.

## Why it ended like this

monza-ending-alone = { $who ->
    [you] Only you reached the finish, in round { $round }.
   *[one] Only { $drivers } reached the finish, in round { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } reached the finish in round { $round }, and the fewest dice win: { $used }.
   *[many] { $drivers } reached the finish in round { $round }, and the fewest dice win: { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}
monza-ending-on-track = still on the track

## The coach: what a way comes to, and why it is better than the next best

monza-way-lays = { $laid ->
    [0] stays put
    [one] one space
   *[other] { $laid } spaces
}
monza-way-reroll = { $dice ->
    [one] rolls one die again
   *[other] rolls { $dice } dice again
}
monza-way-step = takes the step
monza-way-decline = stays
monza-way-arrives = to the finish
monza-way-pushes = pushes { $driver } back
monza-why-arrives = You reach the finish.
monza-why-arrives-fewer = { $dice ->
    [one] You arrive with a single die, and fewer dice win.
   *[other] You arrive with { $dice } dice only, and fewer dice win.
}
monza-why-reroll = Another roll is likely to take you further.
monza-why-pushes = You push { $driver } back.
monza-why-passes = You get past { $driver }.
monza-why-lays = { $laid ->
    [one] You get one space ahead, the next best way none.
   *[other] You get { $laid } spaces ahead, the next best way only { $others }.
}
monza-why-keeps-tile = You keep an accelerator tile for later.
monza-why-keeps-roll = You keep your extra-roll tile for later.
monza-why-colours = From there { $colours } colours take you on next turn, from the other space only { $others }.
