### Eine Wiederholung

web-replay-start = Vor dem Start
web-moment = Stelle im Rennen
web-move-of = Zug { $move } von { $moves }
web-step = Nächster Zug
web-step-back = Vorheriger Zug
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
