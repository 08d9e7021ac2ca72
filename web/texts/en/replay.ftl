### A replay

web-replay-start = Before the start
web-moment = Moment
web-move-of = Move { $move } of { $moves }
web-step = Next move
web-step-back = Previous move
web-play = Play
web-pause = Pause
web-speed = Speed
