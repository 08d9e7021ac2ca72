### Las reglas

web-rules = Reglas
web-rules-of = Reglas: { $game }
web-contents = Contenido
web-try-it = Pruébalo
web-example-done = ¡Bien hecho!
web-example-missed = Casi
web-example-missed-text = Tu turno ha terminado. Hay un camino mejor: inténtalo otra vez.
web-back-to-race = Volver a la carrera
