### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = desde 5 años
web-monza-tagline = Seis dados. Tres carriles.

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
