### Una repetición

web-replay-start = Antes de la salida
web-moment = Momento de la carrera
web-move-of = Jugada { $move } de { $moves }
web-step = Jugada siguiente
web-step-back = Jugada anterior
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad
