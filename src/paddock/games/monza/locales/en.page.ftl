### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = from 5
web-monza-tagline = Six dice. Three lanes.

web-monza-round = Round { $round }
web-monza-order = Race order
web-monza-to-go = spaces to go
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
web-monza-ask-bonus = Bonus move: tap a glowing space
web-monza-ask-reroll = Tap the dice you want to roll again
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
web-monza-drive-locked = Drive opens as soon as no die fits any more.
web-monza-about-tiles = About the tiles
web-monza-tiles-name = Accelerator tiles
web-monza-tiles-text = You lay a tile like a die of its colour, anywhere on your way. Each can be used once in a race.
web-monza-extra-roll-text = Before you lay anything, you may roll any of your dice again. Once in a race.
web-monza-usable = You can use it now.
web-monza-not-usable = You cannot use it at the moment.
web-monza-who = { $name }, { $spaces ->
    [0] at the finish
    [one] one space to go
   *[other] { $spaces } spaces to go
}
web-monza-erase = Erase the last die
web-monza-enter-dice = The dice show this

web-monza-board-oval = A short lap for first races, up to four cars.
web-monza-board-classic = The classic lap with two target spaces, up to six cars.
web-monza-board-grand-prix = A long lap with narrow passages, for professionals.
web-monza-option-first = Who begins?
web-monza-option-first-text = By the rules the youngest player begins: tap their name. Or choose anyone else, or let chance decide.
web-monza-option-first-drawn = Drawn
web-monza-option-first-drawn-text = Chance names the starting player.
web-monza-option-professional = Professional racers
web-monza-option-professional-text = Accelerator tiles, an extra roll, and a turbo roll after six dice.
web-monza-option-bonus-step = Bonus move
web-monza-option-bonus-step-text = The car of the colour used last may move one space.
web-monza-option-bonus = Who gets the bonus move?
web-monza-option-bonus-any = Everybody
web-monza-option-bonus-any-text = Your own car may make it, too.
web-monza-option-bonus-others = Only the others
web-monza-option-bonus-others-text = Your own turn brings your own car nothing.
web-monza-option-turbo-tiles = Tiles in the turbo roll
web-monza-option-turbo-tiles-text = Accelerator tiles may also be laid with turbo dice.
web-monza-option-finish = The finish
web-monza-option-finish-coloured = Coloured
web-monza-option-finish-coloured-text = It takes a die of its colour.
web-monza-option-finish-open = Open
web-monza-option-finish-open-text = Any unused die will do.
web-monza-option-obligation = Going on
web-monza-option-obligation-continue = As long as a die fits
web-monza-option-obligation-continue-text = You choose which one.
web-monza-option-obligation-longest = The longest way
web-monza-option-obligation-longest-text = Your route must use as many dice as possible.
web-monza-option-obligation-free = Free
web-monza-option-obligation-free-text = You may stop at any time.
web-monza-option-edition = Edition
web-monza-option-edition-anniversary = Anniversary
web-monza-option-edition-anniversary-text = The edition of 2020: two to four cars, and a trophy for the winner.
web-monza-option-edition-classic = Classic
web-monza-option-edition-classic-text = The edition of 2000: two to six cars.
