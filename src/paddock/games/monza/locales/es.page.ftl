### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = desde 5 años
web-monza-tagline = Seis dados. Tres carriles.

web-monza-round = Ronda { $round }
web-monza-order = Clasificación
web-monza-to-go = casillas hasta la meta
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
web-monza-ask-tile = Pon una ficha o avanza
web-monza-ask-drive = Avanza
web-monza-ask-stay = Ningún dado sirve: te quedas donde estás
web-monza-ask-bonus = Movimiento extra: toca una casilla iluminada
web-monza-ask-reroll = Toca los dados que quieras volver a tirar
web-monza-may-drive = También puedes avanzar ya.
web-monza-roll = Tirar
web-monza-draw = Sortear
web-monza-drive = Avanzar
web-monza-stay = Quedarse aquí
web-monza-decline = No, quedarse aquí
web-monza-reroll = { $count ->
    [0] Elegir dados
    [one] Volver a tirar un dado
   *[other] Volver a tirar { $count } dados
}
web-monza-undo = Recuperar el último dado
web-monza-die = Dado { $colour }
web-monza-die-laid = { $colour }, puesto
web-monza-tile = Ficha de aceleración de color { $colour }
web-monza-tiles = Fichas
web-monza-extra-roll = Tirada extra
web-monza-drive-locked = Podrás avanzar en cuanto no sirva ningún dado más.
web-monza-about-tiles = Para qué sirven las fichas
web-monza-tiles-name = Fichas de aceleración
web-monza-tiles-text = Una ficha se pone como un dado de su color, en cualquier punto del camino. Cada una sirve una vez por carrera.
web-monza-extra-roll-text = Antes de poner nada, puedes volver a tirar los dados que quieras. Una vez por carrera.
web-monza-usable = Puedes usarla ahora.
web-monza-not-usable = Ahora no puedes usarla.
web-monza-who = { $name }, { $spaces ->
    [0] en la meta
    [one] a una casilla de la meta
   *[other] a { $spaces } casillas de la meta
}
web-monza-erase = Borrar el último dado
web-monza-enter-dice = Esto muestran los dados

web-monza-board-oval = Un circuito corto para las primeras carreras, hasta cuatro coches.
web-monza-board-classic = El circuito clásico con dos casillas de meta, hasta seis coches.
web-monza-board-grand-prix = Un circuito largo con pasos estrechos, para pilotos expertos.
web-monza-option-first = ¿Quién empieza?
web-monza-option-first-text = Según las reglas empieza la persona más joven: toca su nombre. O elige a otra, o deja que decida la suerte.
web-monza-option-first-drawn = Por sorteo
web-monza-option-first-drawn-text = La suerte decide quién empieza.
web-monza-option-professional = Pilotos expertos
web-monza-option-professional-text = Fichas de aceleración, una ficha de tirada extra, y una turbotirada tras seis dados.
web-monza-option-bonus-step = Movimiento extra
web-monza-option-bonus-step-text = El coche del último color usado puede avanzar una casilla.
web-monza-option-bonus = ¿Quién hace el movimiento extra?
web-monza-option-bonus-any = Todos
web-monza-option-bonus-any-text = Tu propio coche también puede hacerlo.
web-monza-option-bonus-others = Solo los demás
web-monza-option-bonus-others-text = Tu propio turno no le da nada a tu coche.
web-monza-option-turbo-tiles = Fichas en la turbotirada
web-monza-option-turbo-tiles-text = Las fichas de aceleración también se pueden poner con dados turbo.
web-monza-option-finish = La meta
web-monza-option-finish-coloured = De color
web-monza-option-finish-coloured-text = Pide un dado de su color.
web-monza-option-finish-open = Libre
web-monza-option-finish-open-text = Sirve cualquier dado sin usar.
web-monza-option-obligation = Seguir
web-monza-option-obligation-continue = Mientras sirva un dado
web-monza-option-obligation-continue-text = Tú eliges cuál.
web-monza-option-obligation-longest = El camino más largo
web-monza-option-obligation-longest-text = El camino debe usar el mayor número de dados posible.
web-monza-option-obligation-free = Libre
web-monza-option-obligation-free-text = Puedes parar cuando quieras.
web-monza-option-edition = Edición
web-monza-option-edition-anniversary = Aniversario
web-monza-option-edition-anniversary-text = La edición de 2020: de dos a cuatro coches, y un trofeo para quien gane.
web-monza-option-edition-classic = Clásica
web-monza-option-edition-classic-text = La edición de 2000: de dos a seis coches.
