### Un replay

web-replay-start = Prima della partenza
web-moment = Momento della corsa
web-move-of = Mossa { $move } di { $moves }
web-step = Mossa successiva
web-step-back = Mossa precedente
web-play = Riproduci
web-pause = Pausa
web-speed = Velocità
