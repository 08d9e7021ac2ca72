### Une rediffusion

web-replay-start = Avant le départ
web-moment = Moment de la course
web-move-of = Coup { $move } sur { $moves }
web-step = Coup suivant
web-step-back = Coup précédent
web-play = Lecture
web-pause = Pause
web-speed = Vitesse
