## Words

hurry-colour-red = red
hurry-colour-yellow = yellow
hurry-colour-green = green
hurry-colour-purple = purple
hurry-colour-blue = blue
hurry-colour-white = white
hurry-token-ace = road ace
hurry-token-nitro = nitro
hurry-token-horn = horn
hurry-token-second = second chance
hurry-token-shortcut = shortcut
hurry-token-slipstream = slipstream
hurry-token-pit = pit crew
hurry-token-oil = oil
hurry-token-swap = swap
hurry-token-fuel = out of fuel
hurry-tile-start = start
hurry-tile-finish = finish

## Events

hurry-event-first-drawn = { $pilot } is drawn to lift the cup first.
hurry-event-round-began = Round { $round }: { $cup } lifts the cup.
hurry-event-out-of-fuel = { $pilot } is out of fuel: the tank counts as 1 in this round.
hurry-event-called = { $pilot } calls the horn!
hurry-event-caller = { $pilot } is number { $place } of those who called the horn.
hurry-event-looked = { $pilot } looks under the cup.
hurry-event-lifted = The cup is lifted: { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } gets the last pawn: { $pawn }, { $value }.
    [late] { $pilot } was too late and is given { $pawn }, { $value }.
    [hand] { $pilot } takes { $pawn }, { $value }.
   *[live] { $pilot } grabs { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } gets the last pawn: { $pawn }.
   *[horn] { $pilot } takes { $pawn }, before all others.
}
hurry-event-sealed = { $pilot } has ranked the pawns.
hurry-event-turn-began = It is { $pilot }’s turn.
hurry-event-lantern-step = The red lantern: { $pilot } steps ahead, { $origin } → { $tile }.
hurry-event-lantern-step-page = The red lantern: { $pilot } moves one tile ahead.
hurry-event-token-used = { $pilot } plays a token: { $token }.
hurry-event-swapped = { $pilot } swaps tanks with { $other } and has { $pawn } now: { $tank }.
hurry-event-slipstreamed = In the slipstream of { $behind }, { $pilot } goes { $origin } → { $tile }.
hurry-event-slipstreamed-page = { $pilot } pulls up behind { $behind } in the slipstream.
hurry-event-recovered = { $pilot } gets a trump back for the next round: { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } goes one tile past all limits, { $origin } → { $tile }.
   *[other] { $pilot } goes { $tiles } tiles past all limits, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } goes one tile past all limits.
   *[other] { $pilot } goes { $tiles } tiles past all limits.
}
hurry-event-rolled = { $pilot } rolls { $accelerator }; with a tank of { $tank } that makes { $speed } km/h.
hurry-event-rerolled = { $pilot } rolls again: { $accelerator }; with a tank of { $tank } that makes { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } takes the shortcut, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } drives one tile, { $origin } → { $tile }.
       *[other] { $pilot } drives { $tiles } tiles, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } takes the shortcut and uses { $tiles } of the tank.
   *[no] { $tiles ->
        [one] { $pilot } drives one tile.
       *[other] { $pilot } drives { $tiles } tiles.
    }
}
hurry-event-stopped = The limit of { $limit } on tile { $tile } stops { $pilot } at { $speed } km/h.
hurry-event-stopped-page = The limit of { $limit } stops { $pilot } at { $speed } km/h.
hurry-event-stayed = { $pilot } does not move.
hurry-event-nitro = Nitro! { $pilot } goes one tile further, { $origin } → { $tile }.
hurry-event-nitro-page = Nitro! { $pilot } goes one tile further.
hurry-event-oiled = { $pilot } lays oil on tile { $tile }: 50 km/h from now on.
hurry-event-found = { $pilot } finds on tile { $tile }: { $token }.
hurry-event-found-page = { $pilot } finds a token: { $token }.
hurry-event-second-chance = { $pilot } gets a second chance.
hurry-event-crossed = { $pilot } crosses the finish line in place { $place }!
hurry-event-lantern = { $pilot } gets the red lantern.
hurry-event-lantern-nobody = Nobody has the red lantern.
hurry-event-won = { $pilots } wins the race, with { $points } points!

## Why not

hurry-reason-over = The race is over.
hurry-reason-wait-for-chance = Dice, draw or cup come first; the race waits for: { $phase }.
hurry-reason-not-your-turn = It is the { $car } car’s turn to decide.
hurry-reason-not-asked = This seat has decided; the race waits for: { $cars }.
hurry-reason-chance = That cannot be drawn or rolled here; it can be: { $right }.
hurry-reason-not-now = This is not the moment for that; the race waits for: { $phase }.
hurry-reason-no-token = There is no such token to use: { $token }.
hurry-reason-not-yet = This token can be used from the next round on: { $token }.
hurry-reason-token-played = One token a round: { $played } has been used already.
hurry-reason-no-fuel = Out of fuel is the token of this round; no other can be used.
hurry-reason-pawn-gone = The pawn { $pawn } is not there; left are: { $left }.
hurry-reason-already-wished = The pawn { $pawn } has its place already; rank another of: { $left }.
hurry-reason-no-lantern = The red lantern’s step is for the car that has it, before anything else in its turn.
hurry-reason-yourself = Swap with another pilot: { $cars }.
hurry-reason-leads = Slipstream needs a car ahead; there is none.
hurry-reason-too-near = The tile behind the next car is not ahead of this one.
hurry-reason-trump-not-used = The pit crew brings back a used trump; this one has not been used: { $trump }.
hurry-reason-must-move = At least one tile must be driven.
hurry-reason-too-little-tank = The tank is { $tank }: at most { $most } tiles from here.
hurry-reason-limit-stops = At { $speed } km/h tile { $tile } cannot be entered, its limit is { $limit }; at most { $most } tiles from here.
hurry-reason-past-finish = The road ends at the finish, { $most } tiles from here.
hurry-reason-must-drive-out = In this race the tank is driven out: { $most } tiles.
hurry-reason-not-straight = A shortcut begins on a straight; tile { $here } is a bend.
hurry-reason-no-bend = A shortcut leads past a bend; after tile { $here } there is none.
hurry-reason-straight-too-strict = At { $speed } km/h the straight { $tile } behind the bends cannot be entered, its limit is { $limit }.
hurry-reason-not-driven-out = Nitro needs a drive of the whole tank that no limit stopped.
hurry-reason-not-entered = Oil goes on a tile entered in this turn: { $tiles }.

## Moves and options

hurry-notation = “{ $text }” is not a move. Moves are written: ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done; for chance: first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = There is no circuit “{ $key }”. The shipped circuits are { $boards }; random-7 is generated from the number 7; a circuit of your own is given as the path of its .toml file.
hurry-random-key = “{ $key }” names no random circuit; write random- and a number, such as random-7.
hurry-players = Hurry’Cup! is for { $least } to { $most } pilots, not { $players }.
hurry-car = There is no { $car } car. The cars are { $cars }.
hurry-cars = { $players } pilots need as many cars of different colours, not: { $given }.
hurry-first = Who lifts the cup first is a seat from 0 to { $most } or "drawn", not { $first }.
hurry-races = A championship has 1 to { $most } races, not { $races }.

## Circuit files

hurry-circuit-not-toml = { $place } is not valid TOML: { $detail }.
hurry-circuit-unknown-key = { $place }: “{ $key }” is not part of a circuit. A circuit has name and tiles.
hurry-circuit-no-name = { $place }: the circuit needs a name, such as name = "Corniche".
hurry-circuit-no-tiles = { $place }: tiles must be a text of 36 tiles, such as "s r90 R70* F".
hurry-circuit-too-long = { $place }: { $tiles } tiles are too many; a circuit has { $right }.
hurry-circuit-word = { $place }: tile { $number }, “{ $word }”, is not a tile. Write s (straight), l or r (bend), L or R (hairpin) or F (finish), then a limit such as 90 and a * for a star where there are.

## What the checker says

hurry-fault-overlaps = Tile { $tile } ({ $word }) lies on tile { $other }; turn a tile before it the other way.
hurry-fault-overlaps-start = Tile { $tile } ({ $word }) lies on the start board; turn a tile before it the other way.
hurry-fault-not-connected = Tile { $tile } ({ $word }) does not connect: the road leaves tile { $other } towards another hexagon.
hurry-fault-finish-early = Tile { $tile } is the finish, but the road goes on; the finish must be tile { $last }.
hurry-fault-box-too-many = Tile { $tile } ({ $word }): the box has only { $count } of these, and they are all laid before it.
hurry-fault-not-in-box = Tile { $tile } ({ $word }): the box has no such tile.
hurry-fault-count = The circuit has { $tiles } tiles; it must have { $right }, the finish among them.
hurry-fault-no-finish = Tile { $tile } ({ $word }) is the last and must be the finish, F.

## Positions

hurry-position-number = In the position, { $place } has { $value }; it must be from { $least } to { $most }.
hurry-position-seats = In the position, { $place } has { $given } entries; it must have one for each of the { $seats } seats.
hurry-position-name = In the position, { $place } has “{ $name }”; it can be { $names }.
hurry-position-phase = In the position, “{ $phase }” is not a phase of this race. Phases are { $phases }.
hurry-position-phase-needs = In the position, { $place } does not go with the phase { $phase }.
hurry-position-crossed = In the position, { $place } must list the seats whose cars stand on tile 36: { $seats }.
hurry-position-star = In the position, { $place } has a tile without a star; the stars are on { $tiles }.
hurry-position-hidden = In the position, { $place } must have as many different bonus tokens as there are stars left: { $stars }.
hurry-position-fuel = In the position, { $place } has “fuel”; it is fresh when it is found, and played in the round after.
hurry-position-pawn-twice = In the position, { $place } has a pawn twice.
hurry-position-rolled = In the position, { $place } does not go with tanks: { $count } dice are known, and they are rolled in the order of the pawns.
hurry-position-caller-twice = In the position, { $place } has a seat twice.
hurry-position-wishes = In the position, { $place } has too many pawns for a seat; there are at most { $most }.

## Terminal

hurry-workshop-summary = { $name }: { $tiles } tiles, { $bends } bends and { $hairpins } hairpins among them.
hurry-workshop-no-cars = A circuit is drawn without cars; leave them out, or look at a race in the page.
hurry-layout-none = The circuit { $circuit } has no layout called “{ $name }”; it has { $layouts }.
hurry-builder-no-way = From these { $tiles } tiles no way to the finish was found; take some back.
hurry-phase-draw-first = who lifts the cup first is drawn
hurry-phase-ready = is everybody ready?
hurry-phase-caller = the order of the horns is drawn
hurry-phase-look = horn callers look under the cup
hurry-phase-horn = a horn caller takes a pawn
hurry-phase-lift = the cup is about to be lifted
hurry-phase-grab = grab a pawn!
hurry-phase-given = who was late is given a pawn
hurry-phase-wish = rank the pawns, the best first
hurry-phase-hand = the order of hands is drawn
hurry-phase-start = a token before the roll?
hurry-phase-roll = about to roll the accelerator
hurry-phase-second = a second chance?
hurry-phase-drive = how far?
hurry-phase-after = a token after the drive?
hurry-phase-find = a token is turned over
hurry-phase-over = the race is over
hurry-screen-phase = Now: { $phase }
hurry-screen-round = round { $round }
hurry-screen-start = start
hurry-screen-finish = finish
hurry-screen-no-tank = no tank
hurry-screen-has-lantern = red lantern
hurry-standing = { $tile ->
    [0] at the start
   *[other] tile { $tile } of { $tiles }
}
hurry-move-ready = ready
hurry-move-horn = call the horn: look first, and choose first
hurry-screen-grab = grab { $pawn } ({ $value })
hurry-move-late = let the others take theirs
hurry-screen-wish = next in my ranking: { $pawn } ({ $value })
hurry-move-lantern = red lantern: one tile free
hurry-screen-swap = swap tanks with { $pilot } ({ $value })
hurry-move-slipstream = slipstream
hurry-screen-pit = pit crew: take back { $token }
hurry-move-ace = road ace
hurry-move-go = roll
hurry-move-again = second chance: roll again
hurry-move-keep = keep this roll
hurry-screen-drive = { $tiles ->
    [0] stay on { $tile }
    [one] drive one tile, to { $tile }
   *[other] drive { $tiles } tiles, to { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] shortcut at once, to { $tile }
    [one] shortcut after one tile, to { $tile }
   *[other] shortcut after { $after } tiles, to { $tile }
}
hurry-move-nitro = nitro: one tile more
hurry-move-oil = oil on tile { $tile }
hurry-move-done = nothing more
hurry-screen-ask-first = Which car’s pilot lifts the cup first: { $cars }?
hurry-screen-ask-next = Whose turn is drawn: { $cars }?
hurry-screen-ask-given = Which pawn is drawn?
hurry-screen-ask-found = What does { $pilot } find? A token such as oil.
hurry-screen-ask-roll = { $pilot } rolls. What does the accelerator show, 1 to 6?
hurry-screen-ask-lift = Lift the cup: type lift.
hurry-screen-ask-tank = What does the die of this pawn show, 1 to 6: { $pawn }?
hurry-screen-points = { $points ->
    [one] one point
   *[other] { $points } points
}
hurry-screen-notation = Moves: ready, horn, grab red or red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    On the road: capital letters are cars, numbers in brackets your choices; a number is a limit, * a token, ~ oil.

## Lab

hurry-fact-limits = Cars stopped by a limit
hurry-fact-stays = Turns without a tile driven
hurry-fact-token = Token used: { $part }
hurry-heat-limits = Cars stopped here by a limit

## Examples in the rules

hurry-cup-example-rank-title = The biggest is not the best
hurry-cup-example-rank-aim = Your red car stands right before a hairpin with a limit of 60. The others will surely reach for the big tanks. Put the pawns in order, the one that gets you round the bend first.
hurry-cup-example-rank-done = With a tank of 2, the accelerator may show anything up to 4 and you still get round the hairpin. With a 6 you would not, whatever you roll: the slowest would be 70 km/h.
hurry-cup-example-horn-title = Look first, choose first
hurry-cup-example-horn-aim = The others are ready, and the cup is still down. Call the horn: you see the dice alone. Then take the pawn that suits the road ahead.
hurry-cup-example-horn-done = You had the first choice, and nobody could be faster. The horn is used up now, and it was your token for this round.
hurry-cup-example-limit-title = As far as the sign
hurry-cup-example-limit-aim = Your tank is 5, you have rolled a 4: 90 km/h. The third tile ahead allows only 70. Drive up to it, and take what lies under the star.
hurry-cup-example-limit-done = The limit of 70 has stopped you on the second tile, whatever was left in the tank. But a star lay there: its token is yours, from the next round on.
hurry-cup-example-lantern-title = A step for the last
hurry-cup-example-lantern-aim = Your tank is 6, so you cannot be slower than 70 km/h, and the next tile allows 60. But you are last alone and have the red lantern: take its free step before you roll.
hurry-cup-example-lantern-done = The free step does not look at limits: you are in the hairpin already. Had you rolled first, you would still stand before it.
hurry-cup-example-ace-title = Past all signs
hurry-cup-example-ace-aim = Three hairpins lie on the next six tiles, and your tank is 6: rolling would get you nowhere. Play the road ace instead.
hurry-cup-example-ace-done = Six tiles at once, past 60, 70 and 70. The road ace is used up, and with it your token for this round.
hurry-cup-example-shortcut-title = Straight on
hurry-cup-example-shortcut-aim = At 90 km/h you could go one tile only: after it come bends with 70, 80 and 80. Play the shortcut, and choose how far you drive behind them.
hurry-cup-example-shortcut-done = For one tile of your tank you have left all three bends behind you, and drove on with the rest. Only the limits of the tiles that you really enter count.
hurry-cup-example-slipstream-title = In the slipstream
hurry-cup-example-slipstream-aim = The yellow car is far ahead, and a hairpin with 70 lies between. Play the slipstream before you roll, and then drive as usual.
hurry-cup-example-slipstream-done = The slipstream has pulled you up to the tile behind the yellow car, past all signs, and the roll was still to come.
hurry-cup-example-oil-title = Watch out, slippery
hurry-cup-example-oil-aim = Your drive is over, and two cars are close behind. Pour your oil on one of the tiles that you have driven over, best where both still have to pass.
hurry-cup-example-oil-done = From now on nobody enters that tile faster than 50 km/h, to the end of the race: with a big tank the others have to stop before it. That holds for you, too, but you are through.
hurry-cup-example-finish-title = Over the line
hurry-cup-example-finish-aim = You have driven your tank out, and no limit has stopped you: one tile is missing. Which token do you play now?
hurry-cup-example-finish-done = Entering the finish tile is crossing the line, with nitro too. The others still drive to the end of the round, but you have won.

## The guide of a first game

hurry-guide-goal = { $tiles ->
    [one] Be first over the finish line, one tile away.
   *[other] Be first over the finish line, { $tiles } tiles away.
}
hurry-guide-ready-title = Say that you are ready
hurry-guide-ready = When all are, the cup is lifted. Each pawn stands for a die: it will be your tank.
hurry-guide-horn-title = You look first
hurry-guide-horn = Only you see the dice. Take a pawn, before all others: the die of its colour is your tank.
hurry-guide-grab-title = Grab a pawn!
hurry-guide-grab = The die of its colour is your tank. A big tank takes you far, but it also makes you fast.
hurry-guide-wish-title = Rank the pawns
hurry-guide-wish = Tap the one that you want most, then the next. The die of its colour will be your tank.
hurry-guide-lantern-title = One tile for free
hurry-guide-lantern = You are last and have the red lantern. Step ahead now, past any sign, before you do anything else.
hurry-guide-roll-title = Roll
hurry-guide-roll = Tank { $tank } plus the roll, times ten, is your speed. A sign with less than that stops you.
hurry-guide-second-title = Keep this roll?
hurry-guide-second = It makes { $speed } km/h. With your second chance you may roll once more, and the new roll stands.
hurry-guide-drive-title = Tap a glowing tile
hurry-guide-drive = { $tiles ->
    [one] At { $speed } km/h you can drive one tile.
   *[other] At { $speed } km/h you can drive up to { $tiles } tiles.
}
hurry-guide-stay-title = Too fast for the next tile
hurry-guide-stay = It allows { $limit } km/h, and you drive { $speed }. So you stay here, this time.
hurry-guide-limit-title = The sign stops you
hurry-guide-limit = This tile allows { $limit } km/h. You drive { $speed }, so you stop before it.
hurry-guide-star-title = A star
hurry-guide-star = If your drive ends on it, you take the token that lies there. You can use it from the next round on.
hurry-guide-find-title = Turn it over
hurry-guide-find = You have found a token under the star. You can use it from the next round on.
hurry-guide-after-title = Done, or one more token?
hurry-guide-after = Your drive is over. Play a token that glows, or end your turn.
hurry-guide-lantern-given-title = The red lantern
hurry-guide-lantern-given = You are last, alone. In the next round you may step ahead one tile for free, before anything else.
hurry-guide-fuel-title = Out of fuel
hurry-guide-fuel = In this round your tank counts as 1, whatever the die shows, and you can play no other token.
hurry-guide-last-round-title = The last round
hurry-guide-last-round = A car has crossed the line and wins. The others finish this round, and are placed by how far they come.
hurry-guide-when-now = You can play it now.
hurry-guide-when-later = Its time has not come yet.
hurry-guide-when-spent = You have played your token for this round.
hurry-guide-when-next-round = You can use it from the next round on.
hurry-guide-token-ace-title = Road ace
hurry-guide-token-ace = Instead of rolling, you drive exactly as many tiles as your tank shows, past all signs. { $when }
hurry-guide-token-nitro-title = Nitro
hurry-guide-token-nitro = When you have driven your whole tank out, it takes you one tile further, past its sign. { $when }
hurry-guide-token-horn-title = The horn
hurry-guide-token-horn = Call it before the cup is lifted: you alone see the dice, and take a pawn first. { $when }
hurry-guide-token-second-title = Second chance
hurry-guide-token-second = After your roll you may roll once more, and the new roll stands. { $when }
hurry-guide-token-shortcut-title = Shortcut
hurry-guide-token-shortcut = From a straight you jump to the next one, past the bends between them, for one tile of your tank. { $when }
hurry-guide-token-slipstream-title = Slipstream
hurry-guide-token-slipstream = Before you roll, you drive up to right behind the next car ahead, past all signs. { $when }
hurry-guide-token-pit-title = Pit crew
hurry-guide-token-pit = Before you roll, you take back one of your used trumps, for the next round on. { $when }
hurry-guide-token-oil-title = Oil
hurry-guide-token-oil = After the drive you pour it on a tile that you entered: 50 km/h there, for everybody. { $when }
hurry-guide-token-swap-title = Swap
hurry-guide-token-swap = Before you roll, you exchange tank and pawn with any other pilot. { $when }
hurry-guide-token-fuel-title = Out of fuel, next round
hurry-guide-token-fuel = Then your tank counts as 1, and you can play no other token.

## Why it ended like this

hurry-ending-alone = { $who ->
    [you] Only you crossed the line, in round { $round }; the others are placed by how far they came.
   *[one] Only { $pilots } crossed the line, in round { $round }; the others are placed by how far they came.
}
hurry-ending-order = In round { $round } these crossed the line, in this order: { $pilots }; the first car across wins.
hurry-ending-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}

## The coach: what a way comes to, and why it is better than the next best

hurry-why-arrives = You cross the finish line.
hurry-why-tank = This tank holds { $tank }, the other only { $other }.
hurry-why-small-tank = A tank of { $tank } suits the signs ahead better than { $other }.
hurry-why-again = Another roll is likely to take you further.
hurry-why-keep = This roll is good enough: save the second chance.
hurry-why-horn = Who looks first chooses first, and this round it matters.
hurry-why-star = You end on a star and find a token.
hurry-why-further = { $tiles ->
    [one] You get one tile further.
   *[other] You get { $tiles } tiles further.
}
hurry-why-token = The token brings you more now than later.
hurry-why-saves = You save your token for a better moment.
hurry-why-limit = The sign ahead of you there slows you down less.
