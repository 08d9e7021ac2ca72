### Monza

## Colores y lugares (los colores van en masculino: son de un dado, o van tras «de color»)

monza-colour-red = rojo
monza-colour-yellow = amarillo
monza-colour-green = verde
monza-colour-blue = azul
monza-colour-white = blanco
monza-colour-purple = lila
monza-space-start = la salida
monza-space-finish = la meta

## Lo que pasa

monza-event-first-drawn = Por sorteo empieza { $driver }.
monza-event-round-began = Ronda { $round }.
monza-event-turn-began = Le toca tirar a { $driver }.
monza-event-rolled = { $driver } saca { $dice }.
monza-event-extra-roll = { $driver } usa la ficha de tirada extra con { $dice }.
monza-event-rerolled = { $driver } saca { $dice } y ahora tiene { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } pone una ficha de color { $colour } en { $space }.
   *[no] { $driver } pone un dado { $colour } en { $space }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } pone una ficha de color { $colour } { $space-lane ->
        [outer] en el carril exterior
        [middle] en el carril central
        [inner] en el carril interior
       *[finish] en la meta
    }.
   *[no] { $driver } pone un dado { $colour } { $space-lane ->
        [outer] en el carril exterior
        [middle] en el carril central
        [inner] en el carril interior
       *[finish] en la meta
    }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } avanza una casilla, de { $origin } hasta { $space }.
   *[other] { $driver } avanza { $spaces } casillas, de { $origin } hasta { $space }.
}
monza-event-drove-page = { $spaces ->
    [one] { $driver } avanza una casilla.
   *[other] { $driver } avanza { $spaces } casillas.
}
monza-event-stayed = { $driver } no puede usar ningún dado y se queda en { $space }.
monza-event-stayed-page = { $driver } no puede usar ningún dado y no se mueve.
monza-event-turbo-rolled = ¡Turbo! { $driver } saca { $dice }.
monza-event-pushed-back = { $by } hace retroceder a { $driver } de { $origin } hasta { $space }.
monza-event-pushed-back-page = { $by } hace retroceder a { $driver }.
monza-event-arrived = { $dice ->
    [0] { $driver } llega a la meta, sin ningún dado en esta ronda.
    [one] { $driver } llega a la meta, con un dado.
   *[other] { $driver } llega a la meta, con { $dice } dados.
}
monza-event-last-round = Esta es la última ronda.
monza-event-bonus-offered = El último color de { $by } es { $colour }: { $driver } puede hacer un movimiento extra.
monza-event-stepped = { $driver } hace el movimiento extra de { $origin } hasta { $space }.
monza-event-stepped-page = { $driver } hace el movimiento extra { $space-lane ->
    [outer] en el carril exterior
    [middle] en el carril central
    [inner] en el carril interior
   *[finish] y llega a la meta
}.
monza-event-declined = { $driver } renuncia al movimiento extra.
monza-event-won = { $count ->
    [one] ¡Gana { $drivers }!
   *[other] ¡Ganan a la vez { $drivers }!
}

## Por qué no

monza-reason-over = La carrera ha terminado.
monza-reason-wait-for-dice = Primero hay que tirar los dados.
monza-reason-not-your-turn = Le toca decidir al coche { $car ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $car }
}.
monza-reason-dice-count = { $rolling ->
    [one] Aquí se tira un dado, no { $given }.
   *[other] Aquí se tiran { $rolling } dados, no { $given }.
}
monza-reason-no-such-car = Nadie lleva el coche { $car ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $car }
} en esta carrera.
monza-reason-not-now = Eso no se puede hacer ahora; la carrera espera: { $phase ->
    [draw-first] el sorteo
    [roll] la tirada
    [lay] que se pongan dados
    [reroll] la nueva tirada
    [turbo-roll] la turbotirada
    [turbo] que se pongan los dados turbo
    [bonus] el movimiento extra
   *[over] nada más
}.
monza-reason-not-now-page = Eso no se puede hacer ahora.
monza-reason-has-arrived = El coche ha llegado: los dados que quedan no se usan. Con drive acabas el turno.
monza-reason-no-step = Ningún paso lleva de { $here } hasta { $space }; desde ahí quedan a un paso { $nexts }.
monza-reason-no-step-page = Ahí no se puede llegar: toca una casilla iluminada.
monza-reason-obstacle = { $space } es un obstáculo; desde { $here } quedan a un paso { $nexts }.
monza-reason-obstacle-page = Eso es un obstáculo: nadie pasa por encima.
monza-reason-wrong-colour = En { $space } va un dado o una ficha de color { $asked ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $asked }
}, no { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
}.
monza-reason-wrong-colour-page = En esta casilla solo va un dado o una ficha de su color.
monza-reason-no-die = No queda ningún dado { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
} por usar.
monza-reason-cuts-short = Con un dado { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
} en { $space } el camino acabaría antes de tiempo; en esta carrera hay que usar tantos dados como se pueda.
monza-reason-cuts-short-page = Así tu camino acabaría antes de tiempo; en esta carrera debe usar todos los dados que pueda.
monza-reason-no-tile = No queda ficha de aceleración de color { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
}.
monza-reason-no-turbo-tiles = En la turbotirada no se pueden poner fichas de aceleración.
monza-reason-must-go-on = Todavía encaja un dado: ponlo en { $nexts }.
monza-reason-must-go-on-page = Todavía encaja un dado: ponlo en una casilla iluminada.
monza-reason-no-extra-roll = No queda ficha de tirada extra.
monza-reason-already-laid = La ficha de tirada extra se usa antes de poner el primer dado o la primera ficha.
monza-reason-not-rolled = Los dados muestran { $hand }; { $dice } no está entre ellos.
monza-reason-no-dice-named = Di al menos un dado que quieras volver a tirar.
monza-reason-occupied = Hay un coche en { $space }; un movimiento extra necesita una casilla libre.
monza-reason-occupied-page = Ahí hay un coche; un movimiento extra necesita una casilla libre.

## Jugadas, opciones, casillas

monza-notation = «{ $text }» no es una jugada. Las jugadas se escriben así: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = «{ $text }» no nombra dados: «{ $letter }» no es un color. Usa r, y, g, b, w y p, o los nombres de los colores en inglés.
monza-no-such-space = El circuito { $track } no tiene casilla «{ $name }». Las casillas se llaman a1, b1, c1 y así, del carril exterior al interior, o start y finish.
monza-no-such-track = No hay circuito «{ $key }». Los incluidos son { $boards }; para uno tuyo, da la ruta de su archivo .toml.
monza-players = La edición { $edition ->
    [classic] clásica
   *[anniversary] de aniversario
} es para jugar de { $least } a { $most }, no { $players }.
monza-car = No hay coche «{ $car }» en la edición { $edition ->
    [classic] clásica
   *[anniversary] de aniversario
}. Sus coches son { $cars }.
monza-cars = Si juegan { $players }, hacen falta otros tantos coches de colores distintos, no: { $given }.
monza-first = Empieza un puesto de 0 a { $most } o "drawn", no { $first }.

## Archivos de circuito

monza-track-not-toml = { $place } no es TOML válido: { $detail }.
monza-track-unknown-key = { $place }: «{ $key }» no forma parte de un circuito. Un circuito tiene name, edition, start, lanes y curves.
monza-track-no-name = { $place }: el circuito necesita un nombre, como name = "Oval".
monza-track-edition = { $place }: edition tiene que ser "classic" (dos casillas de meta al final) o "anniversary" (la salida es la meta), no { $value }.
monza-track-lanes = { $place }: [lanes] necesita exactamente las tres filas outer, middle e inner.
monza-track-curves = { $place }: curves tiene que contener tablas, como [curves.wide].
monza-track-start = { $place }: start, el largo de la salida, tiene que ser un número mayor que 0, en pasos de 0.05, no { $value }.
monza-track-too-long = { $place }: { $spaces } casillas son demasiadas; un circuito tiene { $most } como mucho.
monza-track-lane-empty = { $place }: el { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
} está vacío; escribe sus casillas con letra y largo, como "w2 r3 x1.5".
monza-track-word = { $place }: { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}, casilla { $number }: «{ $word }» no es una letra y un largo, como w2 o x1.5.
monza-track-colour = { $place }: { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}, casilla { $number }: «{ $letter }» no es un color. Usa r, y, g, b, w, p, o x para un obstáculo.
monza-track-length = { $place }: { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}, casilla { $number }: el largo de «{ $word }» tiene que ser mayor que 0, en pasos de 0.05.

## Lo que dice la revisión

monza-fault-lane-length = { $space }, última casilla, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: este carril mide { $length }, los otros { $others }. Con { $right } en vez de { $last } en esta casilla acabarían a la vez.
monza-fault-lane-longer = { $space }, última casilla, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: este carril mide { $length }, los otros { $others }. Acórtalo para que todos acaben a la vez.
monza-fault-start-three = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: desde la salida se entra en los tres carriles; tienen que ser exactamente dos. Empieza un carril con un obstáculo (x).
monza-fault-start-few = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: desde la salida { $opened ->
    [0] no se entra en ningún carril
    [one] solo se entra en un carril
   *[other] solo se entra en { $opened } carriles
}; tienen que ser exactamente dos. Empieza este carril con un color en vez de un obstáculo.
monza-fault-targets = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: un circuito clásico acaba en dos casillas de meta y un obstáculo; este { $targets ->
    [0] no tiene ninguna casilla de meta
    [one] tiene una casilla de meta
   *[other] tiene { $targets } casillas de meta
}. Cambia la última casilla de este carril.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: las dos casillas de meta son de color { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
}; dale otro a esta.
monza-fault-unreachable = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: ningún coche puede llegar aquí. Mueve un borde de la casilla o de sus vecinas para que la toque una de detrás, o conviértela en obstáculo.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: un callejón sin salida, desde aquí no se alcanza la meta. Abre la casilla de delante, o mueve un borde para que toque a una vecina que llegue más lejos.
monza-advice-start-colours = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: desde la salida de un circuito { $edition ->
    [classic] clásico
   *[anniversary] de aniversario
} se entra en { $first ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $first }
} y { $second ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $second }
}.
monza-advice-one-length = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: todas las casillas miden lo mismo; con dos o más medidas, cambiar de carril se vuelve una decisión.
monza-advice-three-alike = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: tercera vez seguida ({ $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
    [obstacle] obstáculo
   *[other] { $colour }
}); cambia su color.
monza-advice-cramped = { $space }, { $lane ->
    [outer] carril exterior
    [middle] carril central
   *[inner] carril interior
}: en una curva del trazado { $layout } se dibuja más corta que 0.9 anchos de carril; alárgala o abre la curva.
monza-advice-balance = El color { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [purple] lila
   *[other] { $colour }
} tiene { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, le tocarían unas { $share }; cambia el color de algunas.

## Posiciones

monza-position-round = En la posición, round es { $value }; las rondas se cuentan desde 1.
monza-position-car = En la posición, { $place } nombra el coche «{ $car }». Los coches de esta carrera son { $cars }.
monza-position-missing-car = En la posición falta el coche «{ $car }» en cars.
monza-position-phase = En la posición, «{ $phase }» no es una fase. Las fases son { $phases }.
monza-position-no-space = En la posición, { $place }: el circuito { $track } no tiene casilla «{ $name }». Las casillas se llaman a1, b1, c1 y así, o start y finish.
monza-position-obstacle = En la posición, { $place }: { $name } es un obstáculo del circuito { $track }; ahí no puede haber coches ni dados.
monza-position-used = En la posición, el coche «{ $car }» ha usado { $used } dados; pueden ser de 0 a 8.
monza-position-no-tiles = En la posición, el coche «{ $car }» tiene fichas, pero esta carrera se juega sin la variante profesional.
monza-position-tiles = En la posición, las fichas del coche «{ $car }» son «{ $tiles }»; tienen que ser letras distintas de rygbwp.
monza-position-path = En la posición, «{ $text }» no puede estar en path; solo lo que se puso en este turno, como "lay w a1".
monza-position-path-step = En la posición, path va hasta { $space }, adonde ningún paso lleva desde { $here }.
monza-position-colour = En la posición, «{ $colour }» no es un color. Los colores son { $colours }.
monza-position-dice-letter = En la posición, «{ $letter }» no es un dado; usa las letras r, y, g, b, w y p.
monza-position-dice-total = En la posición, los dados en la mano, en el camino y por tirar suman { $found }; tienen que sumar { $total }.
monza-position-dice-phase = En la posición hay dados en la mano, pero en la fase { $phase } no los hay.
monza-position-rolling = En la posición, rolling tiene que decir cuántos dados se vuelven a tirar, de 1 a 6.
monza-position-bonus = En la posición, la fase bonus necesita bonus_for (el coche que puede avanzar) y last (el último color puesto).
monza-position-bonus-phase = En la posición, bonus_for va con la fase bonus, no con { $phase }.
monza-position-crowded = En la posición, los coches «{ $one }» y «{ $other }» están los dos en { $space }; en una casilla cabe uno.
monza-position-not-over = En la posición, la carrera ha terminado, pero no ha llegado ningún coche.
monza-position-arrived-moves = En la posición le toca al coche «{ $car }», pero ya ha llegado.

## Trazados y dibujos

monza-layout-none = El circuito { $track } no tiene trazado «{ $name }»; tiene { $layouts }.
monza-curve-no-table = En { $place }: un trazado tiene que ser una tabla con width, height, lane y corners.
monza-curve-unknown-key = En { $place }: un trazado no tiene «{ $word }»; revisa cómo está escrito.
monza-curve-width = En { $place }: el ancho (width) tiene que ser un número de píxeles de 100 a 10000, no { $value }.
monza-curve-height = En { $place }: el alto (height) tiene que ser un número de píxeles de 100 a 10000, no { $value }.
monza-curve-lane = En { $place }: lane tiene que ser el ancho del carril en píxeles, de 5 a 500, no { $value }.
monza-curve-corners = En { $place }: las esquinas (corners) tienen que ser de 3 a 100 filas [x, y, radio], no { $value }.
monza-curve-soften = En { $place }: soften tiene que ser un número de píxeles de 0 a 500, no { $value }.
monza-curve-start-at = En { $place }: start_at tiene que ser una parte de la vuelta de 0 a 1, no { $value }.
monza-curve-seed = En { $place }: seed tiene que ser un número entero que no sea negativo, no { $value }.
monza-curve-groves = En { $place }: groves tiene que ser filas [x, y, cuántos árboles, hasta dónde], con 1000 árboles en total como mucho, no { $value }.
monza-curve-pond = En { $place }: pond tiene que ser [x, y, escala], no { $value }.
monza-curve-tents = En { $place }: tents tiene que ser filas [x, y, tamaño en carriles, letra de color], no { $value }.
monza-curve-stands = En { $place }: stands tiene que llevar from y to en unidades (to va después) y side 1 o -1, y puede llevar gap y rows (de 1 a 9), no como { $value }.
monza-curve-flags = En { $place }: flags tiene que ser filas [unidad, distancia en carriles, letra de color], no { $value }.
monza-curve-keep = En { $place }: keep tiene que ser filas [x, y, ancho, alto], no { $value }.
monza-curve-anticlockwise = En { $place }: las esquinas tienen que ir en el sentido de las agujas del reloj, como van los coches.
monza-curve-corner-room = En { $place }: los arcos de las esquinas { $first } y { $second } necesitan { $needed } píxeles entre ellos, pero hay { $room }; reduce un radio.
monza-curve-off-board = En { $place }: parte de la carretera queda fuera del tablero; mete las esquinas hacia dentro o estrecha el carril.
monza-curve-bend = En { $place }: la carretera gira con un radio de { $radius } píxeles, pero con este carril necesita { $needed }; abre la curva o estrecha el carril.
monza-curve-meets-itself = En { $place }: la carretera choca consigo misma; su eje tiene que quedar a { $needed } píxeles de sus otros tramos.
monza-drawing-no-such-car = No hay coche «{ $car }»; los coches son { $cars }.

## Terminal

monza-workshop-summary = { $name }, edición { $edition ->
    [classic] clásica
   *[anniversary] de aniversario
}: { $spaces } casillas, { $obstacles ->
    [one] una de ellas obstáculo
   *[other] { $obstacles } de ellas obstáculos
}, { $units } unidades de largo.
monza-workshop-no-layout = El circuito { $track } no tiene trazado «{ $layout }». Sus trazados son { $layouts }.
monza-workshop-no-layouts = El circuito { $track } no tiene trazado «{ $layout }»; no trae ninguno propio, así que no lo pongas.
monza-workshop-car-on-obstacle = { $space } es un obstáculo; el coche «{ $car }» no puede estar ahí.

monza-screen-round = ronda { $round }
monza-screen-phase-draw-first = se sortea quién empieza
monza-screen-phase-roll = va a tirar
monza-screen-phase-lay = pone dados
monza-screen-lay-now = pon dados en casillas numeradas y luego avanza
monza-screen-phase-reroll = va a tirar otra vez
monza-screen-phase-turbo-roll = va a hacer una turbotirada
monza-screen-phase-turbo = turbotirada: pon estos dados, o avanza
monza-screen-phase-bonus = un movimiento extra
monza-screen-phase-over = la carrera ha terminado
monza-screen-dice = Dados
monza-screen-no-dice = todos puestos
monza-screen-stands = { $left ->
    [one] { $space } · falta una casilla
   *[other] { $space } · faltan { $left } casillas
}
monza-screen-stands-page = { $left ->
    [one] falta una casilla
   *[other] faltan { $left } casillas
}
monza-screen-arrived = { $dice ->
    [0] en la meta, ningún dado
    [one] en la meta, un dado
   *[other] en la meta, { $dice } dados
}
monza-screen-tiles = fichas
monza-screen-extra-left = + tirada extra
monza-screen-extra-gone = sin tirada extra
monza-move-lay = { $tile ->
    [yes] poner la ficha { $colour } en { $space }
   *[no] poner { $colour } en { $space }
}
monza-move-drive = avanzar
monza-move-step = avanzar hasta { $space }
monza-move-decline = quedarse
monza-move-reroll = volver a tirar { $dice }
monza-move-first = empieza { $car }
monza-move-roll = los dados muestran { $dice }
monza-screen-reroll = volver a tirar con la ficha de tirada extra: escribe r y los dados, como r bp
monza-screen-reroll-which = ¿Qué dados? Escríbelos después de la r, como r bp para uno azul y uno lila.
monza-screen-then = luego { $spaces }
monza-screen-then-nothing = luego no encaja nada
monza-screen-ask-first = ¿Qué coche empieza: { $cars }?
monza-screen-ask-dice = Tira { $driver }. { $dice ->
    [one] ¿Qué muestra el dado?
   *[other] ¿Qué muestran los { $dice } dados?
} Letras o nombres en inglés, en cualquier orden, como { $example }.
monza-screen-no-colour = «{ $text }» no es un coche; escribe uno de estos: { $cars }.
monza-screen-trophies = { $trophies ->
    [one] un trofeo
   *[other] { $trophies } trofeos
}
monza-screen-notation = Jugadas: lay w a1 (un dado), tile p b8 (una ficha), drive o d, reroll bp o r bp, step c4, decline.
    Basta con una casilla, como b7, si allí encaja un dado.
    Colores: r ▲ rojo, y ★ amarillo, g ⬢ verde, b ● azul, w ◆ blanco, p ■ lila; ▒ es un obstáculo.
    En el circuito: las mayúsculas son coches, los números son tus opciones, ✓ es un dado y + una ficha puestos en este turno.

## Ejemplos en las reglas

monza-example-first-dice-title = Tu primera tirada
monza-example-first-dice-aim = Tú eres el rojo, y los dados ya se han tirado. Toca una casilla iluminada para poner en ella un dado de su color, y sigue desde ahí. Cuando ya nada encaje, avanza.
monza-example-first-dice-done = Eso fue un turno: cada dado puede llevarte una casilla más lejos.
monza-example-changing-lanes-title = Seis casillas en un turno
monza-example-changing-lanes-aim = Hay un camino que usa los seis dados, si cambias de carril en el momento justo. Encuéntralo, y deshaz jugadas tantas veces como quieras.
monza-example-changing-lanes-done = Los seis dados están puestos: cambiar de carril suele valer más que seguir recto.
monza-example-pushing-back-title = Haz retroceder al verde
monza-example-pushing-back-aim = Termina tu turno en la casilla del coche verde. Puedes pasar por encima del azul.
monza-example-pushing-back-done = El verde ha retrocedido en su carril y ha saltado sobre el azul hasta la casilla libre más cercana.
monza-example-finish-title = Cruzar la línea
monza-example-finish-aim = La salida es también la meta, y es blanca: guarda un dado blanco para ella. Tu turno es el último de la ronda.
monza-example-finish-done = Has ganado: ningún otro coche ha llegado en esta ronda.
monza-example-bonus-step-title = Un movimiento de regalo
monza-example-bonus-step-aim = El último color que usas regala un movimiento extra a su coche. Haz que tu último dado sea rojo, y haz el movimiento extra.
monza-example-bonus-step-done = El último dado era rojo, así que el rojo avanzó una casilla más, fuera del color que fuera.
monza-example-accelerator-title = Una ficha cierra el hueco
monza-example-accelerator-aim = Solo con tus dados no llegas a la meta. Pon la ficha de aceleración lila donde falta un dado.
monza-example-accelerator-done = La ficha hizo de dado y se ha gastado para siempre: elige bien cuándo usarla.
monza-example-turbo-title = La turbotirada
monza-example-turbo-aim = Pon los seis dados y avanza: tiras dos dados más. Puedes ponerlos o dejarlos.
monza-example-turbo-done = Seis dados puestos, dos más tirados: eso es la turbotirada.

## Lab

monza-fact-pushes = Coches que retrocedieron
monza-fact-dice = Dados puestos
monza-fact-tiles = Fichas de aceleración puestas
monza-fact-stays = Turnos sin avanzar
monza-fact-steps = Movimientos extra hechos
monza-fact-turbos = Turbotiradas
monza-fact-extra-rolls = Fichas de tirada extra usadas
monza-heat-pushed = Retrocesos de coches desde aquí

## La guía de una primera partida

monza-guide-goal = Da una vuelta al circuito antes que nadie.
monza-guide-roll-title = Tira los dados
monza-guide-roll = Cada dado muestra un color. Los colores deciden por dónde puede ir tu coche.
monza-guide-roll-again-title = Vuelve a tirar
monza-guide-roll-again = Los dados elegidos se tiran otra vez. Los demás se quedan como están.
monza-guide-turbo-roll-title = ¡Turbotirada!
monza-guide-turbo-roll = Has puesto los seis dados. Tira dos más y sigue adelante.
monza-guide-lay-title = Toca una casilla iluminada
monza-guide-lay = Tu coche puede ir ahí, y tienes un dado de su color: { $colours }.
monza-guide-lay-on-title = Y desde ahí, adelante
monza-guide-lay-on = { $owed ->
    [yes] Aún sirve un dado ({ $colours }), así que tienes que poner uno. El camino lo eliges tú.
   *[no] Aún sirve un dado: { $colours }. Puedes ponerlo o avanzar ya.
}
monza-guide-drive-title = Avanza
monza-guide-drive = { $laid ->
    [0] Ningún dado sirve: esta vez tu coche se queda donde está.
   *[other] Ya no sirve ningún dado. Tu coche avanza hasta el último que has puesto.
}
monza-guide-turbo-title = Pon los dados del turbo
monza-guide-turbo = Uno sirve: { $colours }. No hace falta ponerlo: también puedes avanzar.
monza-guide-bonus-title = Movimiento extra: toca una casilla iluminada
monza-guide-bonus = El último color puesto, { $colour }, es el de tu coche: puede avanzar una casilla sin dado.
monza-guide-obstacle-title = Una casilla obstáculo
monza-guide-obstacle = Nadie pasa por una casilla gris con un neumático. Cambia de carril para esquivarla.
monza-guide-push-title = Aquí ya hay alguien
monza-guide-push = Si paras aquí, { $driver } retrocede hasta la primera casilla libre de su carril.
monza-guide-pushed-back-title = Te han hecho retroceder
monza-guide-pushed-back = { $driver } ha parado en tu casilla. Tu coche ha vuelto a la primera casilla libre de su carril.
monza-guide-tile-title = Fichas de aceleración
monza-guide-tile = Se ponen como un dado de su color. Ahora sirve: { $colours }. Cada una se usa una sola vez.
monza-guide-extra-roll-title = La ficha de tirada extra
monza-guide-extra-roll = Antes de poner el primer dado puedes volver a tirar los que quieras. Una vez por carrera.
monza-guide-finish-title = La meta está a una casilla
monza-guide-finish = { $open ->
    [yes] Cualquier dado te lleva hasta ella.
   *[no] Como toda casilla, pide un dado de su color: { $colours }.
}
monza-guide-last-round-title = La última ronda
monza-guide-last-round = Alguien ha llegado: esta ronda es la última. Si llegan varios, gana quien use menos dados en ella.

## Por qué acabó así

monza-ending-alone = { $who ->
    [you] Solo tú llegaste a la meta, en la ronda { $round }.
   *[one] Solo { $drivers } llegó a la meta, en la ronda { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } llegasteis a la meta en la ronda { $round }; gana quien usa menos dados: { $used }.
   *[many] { $drivers } llegaron a la meta en la ronda { $round }; gana quien usa menos dados: { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] ningún dado
    [one] un dado
   *[other] { $dice } dados
}
monza-ending-on-track = aún en pista

## El entrenador: adónde lleva cada opción y por qué es mejor

monza-way-lays = { $laid ->
    [0] no se mueve
    [one] una casilla
   *[other] { $laid } casillas
}
monza-way-reroll = { $dice ->
    [one] vuelve a tirar un dado
   *[other] vuelve a tirar { $dice } dados
}
monza-way-step = da el paso
monza-way-decline = se queda
monza-way-arrives = a la meta
monza-way-pushes = hace retroceder a { $driver }
monza-why-arrives = Llegas a la meta.
monza-why-arrives-fewer = { $dice ->
    [one] Llegas con un solo dado, y gana quien usa menos.
   *[other] Llegas con solo { $dice } dados, y gana quien usa menos.
}
monza-why-reroll = Si vuelves a tirar, seguramente llegarás más lejos.
monza-why-pushes = Haces retroceder a { $driver }.
monza-why-passes = Adelantas a { $driver }.
monza-why-lays = { $laid ->
    [one] Avanzas una casilla; con la segunda mejor opción, ninguna.
   *[other] Avanzas { $laid } casillas; con la segunda mejor opción, solo { $others }.
}
monza-why-keeps-tile = Te guardas una ficha de aceleración para más tarde.
monza-why-keeps-roll = Te guardas la ficha de tirada extra para más tarde.
monza-why-colours = Desde ahí podrás seguir con { $colours } colores; desde la otra casilla, solo con { $others }.
