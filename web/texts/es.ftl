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
web-laid-again = Otro
web-laid-number = Su número
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

## Monza

web-players = { $least }–{ $most } jugadores
web-monza-minutes = 15 min
web-monza-age = desde 5 años
web-monza-tagline = Seis dados. Tres carriles.
web-monte-theme = dinero y suerte
web-hurry-age = desde 9 años

web-monza-round = Ronda { $round }
web-monza-order = Clasificación
web-monza-to-go = por recorrer
web-monza-to = A { $space }
web-monza-your-dice = Tus dados
web-monza-your-turn = Te toca
web-monza-turn-of = Te toca, { $name }
web-monza-watch = { $name } va al volante
web-monza-over = La carrera ha terminado
web-monza-ask-roll = Tira los dados
web-monza-ask-draw = Sortea quién empieza
web-monza-ask-turbo = ¡Turbo! Tira dos dados más
web-monza-ask-again = Vuelve a tirar los dados elegidos
web-monza-ask-lay = Pon un dado en una casilla iluminada
web-monza-ask-tile = Pon una ficha, o avanza
web-monza-ask-drive = Todo listo para avanzar
web-monza-ask-stay = Ningún dado sirve: esta vez te quedas
web-monza-ask-bonus = Paso extra: toca una casilla iluminada
web-monza-ask-reroll = Toca los dados que quieras volver a tirar
web-monza-may-drive = También puedes avanzar ya.
web-monza-roll = Tirar
web-monza-draw = Sortear
web-monza-drive = Avanzar
web-monza-stay = Quedarse
web-monza-decline = No, quedarse
web-monza-reroll = { $count ->
    [0] Elige dados
    [one] Volver a tirar un dado
   *[other] Volver a tirar { $count } dados
}
web-monza-undo = Recuperar el último dado
web-monza-die = Dado { $colour }
web-monza-die-laid = { $colour }, puesto
web-monza-tile = Ficha de acelerón de color { $colour }
web-monza-tiles = Fichas
web-monza-extra-roll = Tirada extra
web-monza-erase = Borrar el último dado
web-monza-enter-dice = Esto es lo que muestran

web-monza-board-oval = Un circuito corto para las primeras carreras, hasta cuatro coches.
web-monza-board-classic = El circuito clásico con dos casillas de meta, hasta seis coches.
web-monza-board-grand-prix = Un circuito largo con pasos estrechos, para profesionales.
web-monza-option-first = ¿Quién empieza?
web-monza-option-first-text = Según las reglas empieza la persona más joven: toca su nombre. O elige a cualquiera, o deja que lo decida el azar.
web-monza-option-first-drawn = Por sorteo
web-monza-option-first-drawn-text = El azar decide quién empieza.
web-monza-option-professional = Profesionales
web-monza-option-professional-text = Fichas de acelerón, una tirada extra, y una tirada turbo tras seis dados.
web-monza-option-bonus-step = Paso extra
web-monza-option-bonus-step-text = El coche del último color puesto puede avanzar una casilla.
web-monza-option-bonus = ¿Para quién es el paso extra?
web-monza-option-bonus-any = Para todos
web-monza-option-bonus-any-text = El coche propio también puede darlo.
web-monza-option-bonus-others = Para los demás
web-monza-option-bonus-others-text = El turno propio no le da nada al coche propio.
web-monza-option-turbo-tiles = Fichas en la tirada turbo
web-monza-option-turbo-tiles-text = Las fichas de acelerón también se pueden poner con dados turbo.
web-monza-option-finish = La meta
web-monza-option-finish-coloured = De color
web-monza-option-finish-coloured-text = Pide un dado de su color.
web-monza-option-finish-open = Libre
web-monza-option-finish-open-text = Sirve cualquier dado sin usar.
web-monza-option-obligation = Seguir
web-monza-option-obligation-continue = Mientras sirva un dado
web-monza-option-obligation-continue-text = Cuál, lo eliges tú.
web-monza-option-obligation-longest = El camino más largo
web-monza-option-obligation-longest-text = La ruta debe usar todos los dados que pueda.
web-monza-option-obligation-free = Libre
web-monza-option-obligation-free-text = Puedes parar cuando quieras.
web-monza-option-edition = Edición
web-monza-option-edition-anniversary = Aniversario
web-monza-option-edition-anniversary-text = La edición de 2020: de dos a cuatro coches, y un trofeo para quien gane.
web-monza-option-edition-classic = Clásica
web-monza-option-edition-classic-text = La edición de 2000: de dos a seis coches.

## Monte Carlo Gamble

web-monte-players-list = Jugadores y su dinero
web-monte-on-road = { $count } en camino
web-monte-at-start = { $count } en la salida
web-monte-blocked = { $count ->
    [one] { $count } bloqueado
   *[other] { $count } bloqueados
}
web-monte-home = { $count } en casa
web-monte-is-blocked = bloqueado
web-monte-square = Casilla { $square }
web-monte-stack-of = Pila de { $count } peones en la casilla { $square }
web-monte-close = Cerrar
web-monte-turn-of = Te toca, { $name }
web-monte-watch = Juega { $name }
web-monte-over = La partida ha terminado
web-monte-you-rolled = { $points ->
    [1] Has sacado un uno
    [2] Has sacado un dos
    [3] Has sacado un tres
    [4] Has sacado un cuatro
    [5] Has sacado un cinco
   *[6] Has sacado un seis
}
web-monte-rolled = { $points ->
    [1] { $name } ha sacado un uno
    [2] { $name } ha sacado un dos
    [3] { $name } ha sacado un tres
    [4] { $name } ha sacado un cuatro
    [5] { $name } ha sacado un cinco
   *[6] { $name } ha sacado un seis
}
web-monte-points = { $points ->
    [1] un uno
    [2] un dos
    [3] un tres
    [4] un cuatro
    [5] un cinco
   *[6] un seis
}
web-monte-ask-draw-first = Sortead quién empieza
web-monte-ask-announce = ¿Qué color va a mover?
web-monte-ask-roll = Lanza el dado
web-monte-ask-move = { $count ->
    [one] Mueve el peón que brilla.
   *[other] Mueve un peón que brilla, o toca adónde iría.
}
web-monte-ask-bet = Haz tu apuesta
web-monte-ask-card = Descubre la carta
web-monte-ask-prize = ¿Dinero o casillas?
web-monte-ask-poker = ¿Una mano de póquer?
web-monte-ask-poker-text = Tu peón está sobre la pila de la casilla { $square }. Puedes retar a alguien de debajo.
web-monte-ask-partners = Pedir a los demás que añadan
web-monte-ask-share = { $name } pregunta: ¿añades algo contra { $other }?
web-monte-ask-dice = Lanza los dados de póquer
web-monte-ask-hand = ¿Qué dados repites?
web-monte-ask-tie-dice = Empate: lanza otra vez
web-monte-ask-back = Un peón debe volver
web-monte-ask-back-text = { $name } está en la ruina: toca el peón que vuelve.
web-monte-draw = Sortear
web-monte-roll = Lanzar
web-monte-to = A la { $square }
web-monte-where-free = Casilla libre
web-monte-where-casino = Entra al casino
web-monte-where-bank = Al banco
web-monte-where-start = De vuelta a la salida
web-monte-where-home = A casa: ¡un millón!
web-monte-where-arrow = Por la flecha al banco
web-monte-where-own = Sobre un peón propio
web-monte-where-stack = Encima de { $name }
web-monte-short-free = Libre
web-monte-short-casino = Casino
web-monte-short-bank = Banco
web-monte-short-start = Salida
web-monte-short-home = Meta
web-monte-short-arrow = Banco
web-monte-casino = Casino
web-monte-casino-single = Casino, un palo
web-monte-casino-double = Casino, dos palos
web-monte-casino-triple = Casino, tres palos
web-monte-casino-at = { $name } en la casilla { $square }, con un { $points }
web-monte-bet = La apuesta
web-monte-bet-mark = VA
web-monte-suit-s = picas
web-monte-suit-h = corazones
web-monte-suit-d = diamantes
web-monte-suit-c = tréboles
web-monte-place-bet = { $count ->
    [one] Toca un palo
   *[other] Toca { $count } palos
}
web-monte-bets = { $name } apuesta
web-monte-lay-bet = Apostar
web-monte-turn-card = Descubrir la carta
web-monte-card-comes = La carta …
web-monte-cards-left = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
web-monte-odds = Probabilidad
web-monte-seen = Vistas: { $cards }
web-monte-none-seen = Aún no se ha visto ninguna carta.
web-monte-you-win = ¡Ganas!
web-monte-wins = { $name } gana
web-monte-you-lose = Esta vez no
web-monte-loses = { $name } pierde
web-monte-jackpot = Jackpot
web-monte-jackpot-won = ¡Jackpot!
web-monte-lost-text = { $money } van al banco, y el peón retrocede.
web-monte-won-text = La carta vale { $money }. { $name } elige.
web-monte-won-choose = La carta vale { $money }. Elige:
web-monte-prize-money = { $count ->
    [one] { $money }, una casilla
   *[other] { $money }, { $count } casillas
}
web-monte-prize-squares = { $count ->
    [one] Sin dinero, una casilla
   *[other] Sin dinero, { $count } casillas
}
web-monte-take-money = Tomar { $money }, ir a la { $square }
web-monte-take-squares = Sin dinero, ir a la { $square }
web-monte-poker = Póquer
web-monte-whom = A quién retar
web-monte-stake = Apuesta
web-monte-challenge = Retar a { $name }: { $stake }
web-monte-pass = Sin póquer
web-monte-alone = Jugar en solitario
web-monte-stakes = fija la apuesta
web-monte-waits = espera
web-monte-your-share = Tu parte
web-monte-add-share = Añadir { $money }
web-monte-add-nothing = No añadir nada
web-monte-less = Menos
web-monte-more = Más
web-monte-kept = Guardados
web-monte-to-roll = A repetir
web-monte-roll-dice = { $count ->
    [one] Lanzar un dado
   *[other] Lanzar { $count } dados
}
web-monte-reroll = { $count ->
    [0] Elige dados
    [one] Repetir un dado
   *[other] Repetir { $count } dados
}
web-monte-stand = Plantarse
web-monte-rolls-used = tirada { $rolls } de { $most }
web-monte-tie = empate: ambos repiten
web-monte-duel-wins = gana { $money }
web-monte-duel-loses = pierde { $money }
web-monte-hands = Manos, la mejor primero
web-monte-face-A = as
web-monte-face-K = rey
web-monte-face-Q = reina
web-monte-face-J = jota
web-monte-face-T = diez
web-monte-face-9 = nueve
web-monte-faces-A = ases
web-monte-faces-K = reyes
web-monte-faces-Q = reinas
web-monte-faces-J = jotas
web-monte-faces-T = dieces
web-monte-faces-9 = nueves
web-monte-hand-of = { $kind ->
    [five] cinco { $faces }
    [four] cuatro { $faces }
    [three] tres { $faces }
    [two-pairs] { $faces } y { $others }
   *[pair] dos { $faces }
}
web-monte-enter-die = Lo que muestra el dado
web-monte-enter-card = Qué carta se ha descubierto
web-monte-enter-dice = Lo que muestran los dados de póquer
web-monte-erase = Borrar el último dado
web-monte-that-is-it = Eso es lo que muestran

web-monte-carlo-gamble-board-boulevard = El camino largo, para una noche de casino.
web-monte-carlo-gamble-board-promenade = Un camino corto, para una partida rápida.
web-monte-carlo-gamble-option-first = ¿Quién empieza?
web-monte-carlo-gamble-option-first-0 = El primer asiento
web-monte-carlo-gamble-option-first-0-text = Desde ahí se juega por turno.
web-monte-carlo-gamble-option-first-drawn = Por sorteo
web-monte-carlo-gamble-option-first-drawn-text = El azar nombra al primer jugador.
web-monte-carlo-gamble-option-two-player-pawns = Peones para dos jugadores
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Dos colores cada uno
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Dos peones de cada uno; anuncias el color antes de lanzar.
web-monte-carlo-gamble-option-two-player-pawns-three = Un color cada uno
web-monte-carlo-gamble-option-two-player-pawns-three-text = Tres peones, como con más jugadores.

## Hurry'Cup!

web-hurry-token-ace = As del volante
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Bocina
web-hurry-token-second = 2.ª opción
web-hurry-token-shortcut = Atajo
web-hurry-token-slipstream = Rebufo
web-hurry-token-pit = Boxes
web-hurry-token-oil = Aceite
web-hurry-token-swap = Cambio
web-hurry-token-fuel = Sin gasolina
web-hurry-pawn-red = Rojo
web-hurry-pawn-yellow = Amarillo
web-hurry-pawn-green = Verde
web-hurry-pawn-purple = Morado
web-hurry-pawn-blue = Azul
web-hurry-pawn-white = Blanco
web-hurry-round = { $circuit }, ronda { $round }
web-hurry-pilots = Pilotos
web-hurry-you = Tú
web-hurry-tile-of = casilla { $tile } de 36
web-hurry-at-start = en la salida
web-hurry-crossed = en meta, puesto { $place }
web-hurry-used = usada
web-hurry-fresh = desde la próxima ronda
web-hurry-lantern = farolillo rojo
web-hurry-tank = depósito { $value }, { $colour }
web-hurry-swap-with = Cambiar con { $name }
web-hurry-to-tile = A la casilla { $tile }
web-hurry-dock = Tu turno
web-hurry-ask-roll = Tira el acelerador
web-hurry-ask-find = Has encontrado una ficha
web-hurry-ask-start = Juega una ficha o tira
web-hurry-ask-second = ¿Te quedas la tirada?
web-hurry-ask-shortcut = Toca dónde acaba el atajo
web-hurry-ask-drive = { $count ->
    [one] Avanza una casilla
   *[other] Avanza hasta { $count } casillas
}
web-hurry-ask-stay = Demasiado rápido para la siguiente casilla
web-hurry-ask-oil = Toca la casilla del aceite
web-hurry-ask-after = Juega una ficha o acaba
web-hurry-over = La carrera ha terminado
web-hurry-watch = { $name } va al volante
web-hurry-hint-stop = Toca una casilla que brilla. La siguiente permite { $limit }.
web-hurry-hint-drive = Toca una casilla que brilla.
web-hurry-hint-token = Una ficha por ronda.
web-hurry-hint-find = Se puede usar desde la próxima ronda.
web-hurry-roll = Tirar
web-hurry-keep = Quedármela
web-hurry-stay = Quedarse
web-hurry-done = Listo
web-take-back = Deshacer la última jugada
web-hurry-type-roll = ¿Qué marca el acelerador?
web-hurry-type-find = ¿Qué ficha era?
web-hurry-turn-over = Darle la vuelta
web-hurry-lantern-step = Farolillo rojo: una casilla gratis
web-hurry-pawn-gone = { $colour }: lo tiene { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } fue más rápido
web-hurry-cup-ready = ¿Listos?
web-hurry-cup-ready-text = Ronda { $round }. Cuando todos estén listos, { $name } levanta el cubilete.
web-hurry-cup-horn = Tú primero
web-hurry-cup-horn-text = Mira bajo el cubilete y toma un peón antes que nadie.
web-hurry-cup-grab = ¡Agarra!
web-hurry-cup-grab-text = Un peón por persona. La primera mano se lo lleva, con el dado de su color.
web-hurry-cup-wish = Ordena
web-hurry-cup-wish-text = Toca los peones, el mejor primero. Nadie lo ve.
web-hurry-cup-lift = Atención…
web-hurry-cup-lift-text = El cubilete se levanta en cualquier momento.
web-hurry-cup-taken = Depósitos
web-hurry-cup-taken-text = Cada uno corre con el dado de su peón.
web-hurry-cup-wait = Un momento…
web-hurry-cup-wait-text = Ronda { $round }. La mesa espera a { $name }.
web-hurry-has = tiene { $colour }, { $value }
web-hurry-has-pawn = tiene { $colour }
web-hurry-called = ha tocado la bocina
web-hurry-thinks = está pensando
web-hurry-is-ready = ya puede empezar
web-hurry-choose-now = elige ya
web-hurry-looks = está mirando
web-hurry-ranks = está ordenando
web-hurry-has-ranked = ya ha ordenado
web-hurry-only = Ahora solo mira { $name }.
web-hurry-i-am = Soy { $name }
web-hurry-ready = Listo
web-hurry-horn = ¡Bocina!
web-hurry-see-board = Ver el circuito
web-hurry-to-cup = Al cubilete
web-hurry-under-stars = Bajo cada estrella hay una de estas
web-hurry-cup-board-corniche = Por los acantilados: horquillas sobre el mar antes de la meta.
web-hurry-cup-board-lavender = Entre campos de lavanda, con largas rectas.
web-hurry-cup-board-lighthouse = Hasta el faro y vuelta.
web-hurry-cup-laid = Un circuito al azar
web-hurry-cup-laid-text = Puesto por el azar. El mismo número da siempre el mismo circuito.
web-hurry-cup-option-grab = Agarrar los peones
web-hurry-cup-option-grab-live = En directo
web-hurry-cup-option-grab-live-text = El cubilete se levanta para todos; la primera mano se lleva el peón.
web-hurry-cup-option-grab-sealed = En secreto
web-hurry-cup-option-grab-sealed-text = Cada uno ordena los peones en secreto. Para jugar sin prisa.
web-hurry-cup-option-first = ¿Quién levanta primero el cubilete?
web-hurry-cup-option-first-text = Según las reglas, la persona más joven: tócala. O elige a alguien, o deja que lo decida la suerte.
web-hurry-cup-option-first-drawn = Sorteo
web-hurry-cup-option-first-drawn-text = La suerte decide quién empieza.
web-hurry-cup-option-exact = Gastar todo el depósito
web-hurry-cup-option-exact-text = Hay que avanzar tanto como permitan depósito y límites.
web-hurry-cup-option-races = Campeonato
web-hurry-cup-option-races-1 = Una carrera
web-hurry-cup-option-races-1-text = Una sola carrera.
web-hurry-cup-option-races-3 = Tres carreras
web-hurry-cup-option-races-3-text = Los puntos se suman de carrera en carrera.
web-hurry-cup-option-races-5 = Cinco carreras
web-hurry-cup-option-races-5-text = Los puntos se suman de carrera en carrera.
web-hurry-build = Construye tu circuito
web-hurry-build-again = Vuestro circuito
web-hurry-own-name = Nuestro rally
web-hurry-laid = { $count } de 36 casillas
web-hurry-box = La caja
web-hurry-kind-straight = Recta
web-hurry-kind-bend = Curva
web-hurry-kind-hairpin = Horquilla
web-hurry-kind-finish = Meta
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , límite { $limit }
}{ $star ->
    [yes] , estrella
   *[no] {""}
}, quedan { $count }
web-hurry-turn = Girar
web-hurry-back = Quitar
web-hurry-finish = Acábalo por mí
web-hurry-clear = Empezar de nuevo
web-hurry-use = Correr en él
web-hurry-close = Cerrar
web-hurry-cup-tanks = Depósitos
web-hurry-cup-tanks-text = Dados reales: { $name } dice lo que marca cada uno.
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
