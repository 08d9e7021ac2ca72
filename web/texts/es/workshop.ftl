### El taller

web-workshop-home = Diseñar un circuito
web-workshop = Taller
web-workshop-lead = Haz tu propio tablero, mira qué le falla y deja que los bots corran en él.
web-workshop-game = Juegos
web-workshop-begin = Partir de
web-workshop-starter = Uno nuevo y pequeño
web-workshop-load = Cargar un archivo
web-workshop-drop = También puedes soltar un archivo en cualquier lugar de esta página o pegar un texto en el campo.
web-workshop-text = El tablero como texto
web-workshop-wrong = Aún no se puede correr en él. Corrige el texto: se revisa en cuanto haces una pausa.
web-workshop-advice = Se puede correr en él. Algunos consejos:
web-workshop-fine = No le falla nada.
web-workshop-judge = Juzgar este tablero
web-workshop-stop = Parar
web-workshop-players = Jugadores
web-workshop-bot = Quién conduce
web-workshop-options = Opciones del juego
web-workshop-waiting = { $ahead ->
    [one] Se está juzgando otro tablero; el tuyo es el siguiente.
   *[other] Se juzgan { $ahead } tableros antes que el tuyo.
}
web-workshop-starting = Los coches van hacia la salida…
web-workshop-progress = { $races } de { $wanted } carreras
web-workshop-old = Has cambiado el tablero desde entonces: estos números son del texto anterior.
web-workshop-tint = Qué muestra el color de las casillas
web-workshop-plain = Sin color
web-workshop-idle = nunca usada
web-workshop-space = { $space }: { $count } por carrera
web-workshop-all-spaces = Cada casilla en números
web-workshop-one-space = Casilla
web-workshop-play = Jugar en este tablero
web-workshop-drawing = Descargar el dibujo (SVG)
web-workshop-save = Descargar el texto
web-workshop-report = Descargar el informe
web-workshop-picture = El dibujo
