### La guía de la primera carrera

web-guide-goal = Objetivo:
web-guide-skip = Saltar la guía
web-guide-close = Entendido
web-guide-on = Explicar el juego
web-guide-off = No explicar más
