### Any game: the plain board

web-bot-other = Bot: { $name }
web-board-failed = This game’s own board could not be loaded. You can go on playing here.
web-board-failed-too = The board could not be loaded. Your race is safe: try again in a moment.
web-board-retry = Load the board again
web-plain-standings = Standings
web-plain-dock = Your turn
web-plain-turn = Your turn
web-plain-turn-of = Your turn, { $name }
web-plain-waiting = Waiting for { $names }
web-plain-chance = Chance decides…
web-plain-over = The game is over
web-plain-roll = Roll
web-plain-only = Only { $name } may look now.
web-plain-i-am = I am { $name }
web-plain-ask-dice = What do the dice show, { $name }?
web-plain-type = As the game writes it, such as { $example }
web-plain-enter = The dice show this
web-plain-find = Find a move
web-plain-nothing-yet = Nothing has happened yet.

web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-well-driven = Well driven!
web-phrase-thanks = Thank you!
web-phrase-wow = Wow!
web-phrase-ouch = Ouch!
web-phrase-hurry = Your turn!
web-phrase-laugh = Ha ha!
