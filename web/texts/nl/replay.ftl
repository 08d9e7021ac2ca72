### Een herhaling

web-replay-start = Voor de start
web-moment = Moment in de race
web-move-of = Zet { $move } van { $moves }
web-step = Volgende zet
web-step-back = Vorige zet
web-play = Afspelen
web-pause = Pauze
web-speed = Snelheid
