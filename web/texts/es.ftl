### Textos de la página

web-title = Paddock – carreras para jugar ya
web-home = A la página de inicio
web-lost = Esta página no existe
web-no-table = Esta mesa no existe
web-which-race = ¿Qué carrera toca hoy?
web-play-with-friends = Jugar con amigos
web-play-now = Jugar ya
web-play-game-now = Jugar ya: { $game }
web-soon = Pronto
web-open-tables = Mesas abiertas
web-load-record = Ver una carrera guardada
web-table-of = Mesa de { $name }
web-seats-taken = Puestos ocupados: { $taken } de { $seats }
web-join = Unirse
web-watch = Mirar
# El nombre de quien no ha dado ninguno.
web-rookie = Principiante
web-language = Idioma
web-light = Claro
web-dark = Oscuro
web-menu = Menú
web-leave = Dejar la mesa
web-sound-on = Sonido activado
web-sound-off = Sonido desactivado
web-reconnecting = Conectando de nuevo …
web-offline = Sin conexión
web-offline-text = Paddock no puede llegar a su servidor en este momento. Tus carreras están a salvo allí y siguen en cuanto vuelvas a tener conexión.
web-try-again = Otra vez

## Una mesa nueva

web-new-table = Una mesa para { $game }
web-seats = ¿Quién juega?
web-seat-kind = Puesto { $seat }
web-person-here = Juega aquí
web-person-elsewhere = Entra por enlace
web-bot-random = Bot: novato
web-bot-greedy = Bot: piloto
web-bot-shark = Bot: tiburón
web-name = Nombre
web-name-of-seat = Nombre en el puesto { $seat }
web-remove-seat = Quitar el puesto { $seat }
web-add-seat = Un puesto más
web-board = Circuito
web-generated-again = Otro
web-generated-number = Su número
web-more-options = Más opciones
web-who-may-join = ¿Quién puede unirse?
web-by-link = Por enlace
web-by-link-text = Solo quien tiene el enlace encuentra la mesa.
web-public = Cualquiera
web-public-text = La mesa aparece en la página de inicio.
web-clock = Reloj
web-clock-none = Ninguno
web-clock-none-text = La carrera espera a todos.
web-clock-relaxed = Tranquilo
web-clock-relaxed-text = Un bot sustituye a quien se ausente minuto y medio. Quien está presente tiene cuatro minutos y medio por turno.
web-clock-fast = Rápido
web-clock-fast-text = Un bot sustituye a los ausentes a los veinte segundos. Quien está presente tiene un minuto por turno.
web-dice = Dados
web-dice-seeded = Tira la app
web-dice-seeded-text = Un toque, y los dados ruedan.
web-dice-typed = Dados de verdad
web-dice-typed-text = Tiras en la mesa y tocas lo que muestran.
web-make-table = Abrir la mesa
web-start = Empezar la carrera

## La sala de espera

web-all-here = Ya están todos.
web-waiting-for = { $count ->
    [one] Queda un puesto libre.
   *[other] Quedan { $count } puestos libres.
}
web-host-starts = Empieza la carrera quien abrió la mesa.
web-invite = Invitar
web-qr = El enlace como código QR
web-copy-link = Compartir el enlace
web-copied = El enlace está copiado.
web-open-seat = Puesto libre
web-sit-here = Sentarse aquí
web-your-name = Tu nombre
web-sit = Sentarse
web-stand = Dejar el puesto
web-seat-you = tú
web-seat-here = aquí
web-seat-bot = bot
web-seat-person = persona
web-seat-online = en línea
web-seat-away = fuera
web-seat-standin = un bot sustituye
web-table-settings = Qué se juega
web-seat-number = N.º { $seat }

## En la mesa

web-who = En la mesa
web-spectators = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
web-log = Qué ha pasado
web-copy-watch = Enlace para amigos
web-copy-seat = Mi puesto en otro sitio
web-download = Registro
web-scan-watch = Escanéalo para mirar o participar en otro dispositivo.
web-scan-seat = Escanéalo para seguir con tu asiento en otro dispositivo. Es solo tuyo: no lo pases a nadie.
web-time-left = { $name }: quedan { $time }
web-time-short = { $seconds ->
    [one] Queda un segundo; después un bot juega este turno.
   *[other] Quedan { $seconds } segundos; después un bot juega este turno.
}
web-time-up = Se acabó el tiempo: un bot juega este turno. El próximo vuelve a ser tuyo.

## El final

web-result = Resultado
web-you-win = ¡Ganas tú!
web-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan a la vez { $names }!
}
web-trophies = { $count ->
    [one] un trofeo
   *[other] { $count } trofeos
}
web-chart = Hasta dónde llegó cada cual tras cada ronda
web-rematch = Revancha
web-replay = Repetición
web-look-at-board = Ver el tablero

## Una repetición

web-replay-start = Antes de la salida
web-moment = Momento
web-move-of = Jugada { $move } de { $moves }
web-step = Jugada siguiente
web-step-back = Jugada anterior
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad

## Las reglas

web-rules = Reglas
web-rules-of = Reglas: { $game }
web-contents = Contenido
web-try-it = Pruébalo
web-example-done = ¡Bien hecho!
web-example-missed = Casi
web-example-missed-text = Tu turno ha terminado. Hay un camino mejor: inténtalo otra vez.
web-back-to-race = Volver a la carrera

web-players = { $least }–{ $most } jugadores
web-take-back = Deshacer la última jugada
web-next-race = Siguiente carrera
web-race-of = Carrera { $race } de { $races }
web-champions = { $count ->
    [one] ¡{ $names } gana el campeonato!
   *[other] ¡{ $names } ganan el campeonato!
}
web-championship = Campeonato
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
web-workshop-home = Diseñar un circuito
web-workshop = Taller
web-workshop-lead = Haz tu propio tablero, mira qué le falla y deja que los bots corran en él.
web-workshop-game = Juegos
web-workshop-begin = Empezar con
web-workshop-starter = Uno nuevo y pequeño
web-workshop-load = Cargar un archivo
web-workshop-drop = También puedes soltar un archivo en cualquier lugar de esta página o pegar un texto en el campo.
web-workshop-text = El tablero como texto
web-workshop-wrong = Aún no se puede correr en él. Corrige el texto; se revisa en cuanto haces una pausa.
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
web-workshop-starting = Los coches van hacia la salida …
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

## Cualquier juego: el tablero sencillo

web-bot-other = Bot: { $name }
web-board-failed = No se ha podido cargar el tablero de este juego. Puedes seguir jugando aquí.
web-board-failed-too = No se ha podido cargar el tablero. Tu carrera está a salvo: inténtalo de nuevo enseguida.
web-board-retry = Volver a cargar el tablero
web-plain-standings = Clasificación
web-plain-dock = Tu jugada
web-plain-turn = Te toca
web-plain-turn-of = Te toca, { $name }
web-plain-waiting = Esperando a { $names }
web-plain-chance = Decide el azar…
web-plain-over = La partida ha terminado
web-plain-roll = Tirar
web-plain-only = Ahora solo mira { $name }.
web-plain-i-am = Soy { $name }
web-plain-ask-dice = ¿Qué muestran los dados, { $name }?
web-plain-type = Como lo escribe el juego, por ejemplo { $example }
web-plain-enter = Esto es lo que muestran
web-plain-find = Buscar una jugada
web-plain-nothing-yet = Todavía no ha pasado nada.
