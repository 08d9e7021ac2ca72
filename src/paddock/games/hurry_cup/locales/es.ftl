## Palabras

hurry-colour-red = rojo
hurry-colour-yellow = amarillo
hurry-colour-green = verde
hurry-colour-purple = lila
hurry-colour-blue = azul
hurry-colour-white = blanco
hurry-token-ace = as del volante
# as in English
hurry-token-nitro = nitro
hurry-token-horn = bocina
hurry-token-second = segunda oportunidad
hurry-token-shortcut = atajo
hurry-token-slipstream = rebufo
hurry-token-pit = equipo de boxes
hurry-token-oil = aceite
hurry-token-swap = cambio
hurry-token-fuel = sin gasolina
hurry-tile-start = salida
hurry-tile-finish = meta

## Sucesos

hurry-event-first-drawn = La suerte elige a { $pilot } para levantar primero el cubilete.
hurry-event-round-began = Ronda { $round }: { $cup } levanta el cubilete.
hurry-event-out-of-fuel = { $pilot } está sin gasolina: el depósito cuenta como 1 en esta ronda.
hurry-event-called = ¡{ $pilot } toca la bocina!
hurry-event-caller = { $pilot } es el número { $place } de quienes tocaron la bocina.
hurry-event-looked = { $pilot } mira debajo del cubilete.
hurry-event-lifted = Se levanta el cubilete: { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } recibe el último peón: { $pawn }, { $value }.
    [late] { $pilot } llega tarde y recibe { $pawn }, { $value }.
    [hand] { $pilot } toma { $pawn }, { $value }.
   *[live] { $pilot } agarra { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } recibe el último peón: { $pawn }.
   *[horn] { $pilot } toma { $pawn } antes que nadie.
}
hurry-event-sealed = { $pilot } ha ordenado los peones.
hurry-event-turn-began = Es el turno de { $pilot }.
hurry-event-lantern-step = El farolillo rojo: { $pilot } avanza, { $origin } → { $tile }.
hurry-event-lantern-step-page = El farolillo rojo: { $pilot } avanza una casilla.
hurry-event-token-used = { $pilot } juega una ficha: { $token }.
hurry-event-swapped = { $pilot } cambia el depósito con { $other } y ahora tiene { $pawn }: { $tank }.
hurry-event-slipstreamed = Al rebufo de { $behind }, { $pilot } avanza, { $origin } → { $tile }.
hurry-event-slipstreamed-page = { $pilot } se pone al rebufo de { $behind }.
hurry-event-recovered = { $pilot } recupera un triunfo para la próxima ronda: { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } avanza una casilla sin mirar límites, { $origin } → { $tile }.
   *[other] { $pilot } avanza { $tiles } casillas sin mirar límites, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } avanza una casilla sin mirar límites.
   *[other] { $pilot } avanza { $tiles } casillas sin mirar límites.
}
hurry-event-rolled = { $pilot } saca { $accelerator }; con un depósito de { $tank } son { $speed } km/h.
hurry-event-rerolled = { $pilot } tira otra vez: { $accelerator }; con un depósito de { $tank } son { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } toma el atajo, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } avanza una casilla, { $origin } → { $tile }.
       *[other] { $pilot } avanza { $tiles } casillas, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } toma el atajo y gasta { $tiles } del depósito.
   *[no] { $tiles ->
        [one] { $pilot } avanza una casilla.
       *[other] { $pilot } avanza { $tiles } casillas.
    }
}
hurry-event-stopped = El límite de { $limit } en la casilla { $tile } detiene a { $pilot } a { $speed } km/h.
hurry-event-stopped-page = El límite de { $limit } detiene a { $pilot } a { $speed } km/h.
hurry-event-stayed = { $pilot } no se mueve.
hurry-event-nitro = ¡Nitro! { $pilot } avanza una casilla más, { $origin } → { $tile }.
hurry-event-nitro-page = ¡Nitro! { $pilot } avanza una casilla más.
hurry-event-oiled = { $pilot } echa aceite en la casilla { $tile }: desde ahora 50 km/h.
hurry-event-found = { $pilot } encuentra en la casilla { $tile }: { $token }.
hurry-event-found-page = { $pilot } encuentra una ficha: { $token }.
hurry-event-second-chance = { $pilot } recibe una segunda oportunidad.
hurry-event-crossed = ¡{ $pilot } cruza la meta en el puesto { $place }!
hurry-event-lantern = { $pilot } recibe el farolillo rojo.
hurry-event-lantern-nobody = Nadie tiene el farolillo rojo.
hurry-event-won = ¡{ $pilots } gana la carrera, con { $points } puntos!

## Por qué no

hurry-reason-over = La carrera ha terminado.
hurry-reason-wait-for-chance = Primero van los dados, el sorteo o el cubilete; la carrera espera: { $phase }.
hurry-reason-not-your-turn = Le toca decidir al coche { $car }.
hurry-reason-not-asked = Este puesto ya ha decidido; la carrera espera a: { $cars }.
hurry-reason-chance = Eso no puede salir aquí; puede salir: { $right }.
hurry-reason-not-now = No es el momento; la carrera espera: { $phase }.
hurry-reason-no-token = No hay tal ficha: { $token }.
hurry-reason-not-yet = Esta ficha vale desde la próxima ronda: { $token }.
hurry-reason-token-played = Una ficha por ronda: ya se usó { $played }.
hurry-reason-no-fuel = Sin gasolina es la ficha de esta ronda; no se puede usar otra.
hurry-reason-pawn-gone = El peón { $pawn } no está; quedan: { $left }.
hurry-reason-already-wished = El peón { $pawn } ya tiene su lugar; ordena otro de: { $left }.
hurry-reason-no-lantern = La casilla gratis del farolillo rojo es para el coche que lo tiene, antes que nada en su turno.
hurry-reason-yourself = Cambia con otro piloto: { $cars }.
hurry-reason-leads = El rebufo necesita un coche delante; no hay ninguno.
hurry-reason-too-near = La casilla detrás del coche siguiente no está delante de este.
hurry-reason-trump-not-used = El equipo de boxes devuelve un triunfo usado; este no lo está: { $trump }.
hurry-reason-must-move = Hay que avanzar al menos una casilla.
hurry-reason-too-little-tank = El depósito es { $tank }: como mucho { $most } casillas desde aquí.
hurry-reason-limit-stops = A { $speed } km/h no se entra en la casilla { $tile }, su límite es { $limit }; como mucho { $most } casillas desde aquí.
hurry-reason-past-finish = La carretera termina en la meta, a { $most } casillas de aquí.
hurry-reason-must-drive-out = En esta carrera se vacía el depósito: { $most } casillas.
hurry-reason-not-straight = Un atajo empieza en una recta; la casilla { $here } es una curva.
hurry-reason-no-bend = Un atajo evita una curva; después de la casilla { $here } no hay ninguna.
hurry-reason-straight-too-strict = A { $speed } km/h no se entra en la recta { $tile } tras las curvas, su límite es { $limit }.
hurry-reason-not-driven-out = El nitro exige un trayecto de todo el depósito que ningún límite detuvo.
hurry-reason-not-entered = El aceite va en una casilla recorrida en este turno: { $tiles }.

## Jugadas y opciones

hurry-notation = «{ $text }» no es una jugada. Las jugadas se escriben: ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done; para el azar: first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = No hay circuito «{ $key }». Los incluidos son { $boards }; random-7 sale del número 7; uno propio se da con la ruta de su archivo .toml.
hurry-random-key = «{ $key }» no nombra un circuito al azar; escribe random- y un número, como random-7.
hurry-players = Hurry’Cup! es para { $least } a { $most } pilotos, no { $players }.
hurry-car = No hay coche { $car }. Los coches son { $cars }.
hurry-cars = { $players } pilotos necesitan otros tantos coches de colores distintos, no: { $given }.
hurry-first = Quien levanta primero el cubilete es un puesto de 0 a { $most } o "drawn", no { $first }.
hurry-races = Un campeonato tiene de 1 a { $most } carreras, no { $races }.

## Archivos de circuitos

hurry-circuit-not-toml = { $place } no es TOML válido: { $detail }.
hurry-circuit-unknown-key = { $place }: «{ $key }» no es parte de un circuito. Un circuito tiene name y tiles.
hurry-circuit-no-name = { $place }: el circuito necesita un nombre, como name = "Corniche".
hurry-circuit-no-tiles = { $place }: tiles debe ser un texto de 36 casillas, como "s r90 R70* F".
hurry-circuit-too-long = { $place }: { $tiles } casillas son demasiadas; un circuito tiene { $right }.
hurry-circuit-word = { $place }: casilla { $number }, «{ $word }» no es una casilla. Escribe s (recta), l o r (curva), L o R (horquilla) o F (meta), y si hace falta un límite como 90 y * para una estrella.

## Lo que dice la revisión

hurry-fault-overlaps = La casilla { $tile } ({ $word }) cae sobre la casilla { $other }; gira al revés una anterior.
hurry-fault-overlaps-start = La casilla { $tile } ({ $word }) cae sobre el tablero de salida; gira al revés una anterior.
hurry-fault-not-connected = La casilla { $tile } ({ $word }) no conecta: la carretera sale de la casilla { $other } hacia otro hexágono.
hurry-fault-finish-early = La casilla { $tile } es la meta, pero la carretera sigue; la meta debe ser la casilla { $last }.
hurry-fault-box-too-many = Casilla { $tile } ({ $word }): la caja solo tiene { $count }, y todas están puestas antes.
hurry-fault-not-in-box = Casilla { $tile } ({ $word }): la caja no tiene tal casilla.
hurry-fault-count = El circuito tiene { $tiles } casillas; debe tener { $right }, con la meta.
hurry-fault-no-finish = La casilla { $tile } ({ $word }) es la última y debe ser la meta, F.

## Posiciones

hurry-position-number = En la posición, { $place } tiene { $value }; debe ser de { $least } a { $most }.
hurry-position-seats = En la posición, { $place } tiene { $given } entradas; debe haber una para cada uno de los { $seats } puestos.
hurry-position-name = En la posición, { $place } tiene «{ $name }»; puede ser { $names }.
hurry-position-phase = En la posición, «{ $phase }» no es una fase de esta carrera. Las fases son { $phases }.
hurry-position-phase-needs = En la posición, { $place } no va con la fase { $phase }.
hurry-position-crossed = En la posición, { $place } debe nombrar los puestos cuyos coches están en la casilla 36: { $seats }.
hurry-position-star = En la posición, { $place } tiene una casilla sin estrella; las estrellas están en { $tiles }.
hurry-position-hidden = En la posición, { $place } debe tener tantas fichas distintas como estrellas quedan: { $stars }.
hurry-position-fuel = En la posición, { $place } tiene «fuel»; al encontrarse es «fresh», y se juega en la ronda siguiente.
hurry-position-pawn-twice = En la posición, { $place } tiene un peón dos veces.
hurry-position-rolled = En la posición, { $place } no va con tanks: se conocen { $count } dados, y se tiran en el orden de los peones.
hurry-position-caller-twice = En la posición, { $place } tiene un puesto dos veces.
hurry-position-wishes = En la posición, { $place } tiene demasiados peones para un puesto; hay como mucho { $most }.

## Terminal

hurry-workshop-summary = { $name }: { $tiles } casillas, entre ellas { $bends } curvas y { $hairpins } horquillas.
hurry-workshop-no-cars = Un circuito se dibuja sin coches; quítalos, o mira una carrera en la página.
hurry-layout-none = El circuito { $circuit } no tiene trazado «{ $name }»; tiene { $layouts }.
hurry-builder-no-way = Desde estas { $tiles } casillas no se halló camino a la meta; retira algunas.
hurry-phase-draw-first = se sortea quién levanta primero el cubilete
hurry-phase-ready = ¿todos listos?
hurry-phase-caller = se sortea el orden de las bocinas
hurry-phase-look = quienes tocaron la bocina miran bajo el cubilete
hurry-phase-horn = quien tocó la bocina toma un peón
hurry-phase-lift = el cubilete está a punto de levantarse
hurry-phase-grab = ¡agarra un peón!
hurry-phase-given = quien llegó tarde recibe un peón
hurry-phase-wish = ordena los peones, primero el mejor
hurry-phase-hand = se sortea el orden de las manos
hurry-phase-start = ¿una ficha antes de tirar?
hurry-phase-roll = a punto de tirar el acelerador
hurry-phase-second = ¿una segunda oportunidad?
hurry-phase-drive = ¿hasta dónde?
hurry-phase-after = ¿una ficha después del trayecto?
hurry-phase-find = se descubre una ficha
hurry-phase-over = la carrera ha terminado
hurry-screen-phase = Ahora: { $phase }
hurry-screen-round = ronda { $round }
hurry-screen-start = salida
hurry-screen-finish = meta
hurry-screen-no-tank = sin depósito
hurry-screen-has-lantern = farolillo rojo
hurry-standing = { $tile ->
    [0] en la salida
   *[other] casilla { $tile } de { $tiles }
}
hurry-move-ready = listo
hurry-move-horn = tocar la bocina: mirar y elegir primero
hurry-screen-grab = agarrar { $pawn } ({ $value })
hurry-move-late = dejar pasar a los demás
hurry-screen-wish = siguiente en mi orden: { $pawn } ({ $value })
hurry-move-lantern = farolillo rojo: una casilla gratis
hurry-screen-swap = cambiar el depósito con { $pilot } ({ $value })
hurry-move-slipstream = rebufo
hurry-screen-pit = equipo de boxes: recuperar { $token }
hurry-move-ace = as del volante
hurry-move-go = tirar
hurry-move-again = segunda oportunidad: tirar otra vez
hurry-move-keep = quedarse con esta tirada
hurry-screen-drive = { $tiles ->
    [0] quedarse en { $tile }
    [one] avanzar una casilla, hasta { $tile }
   *[other] avanzar { $tiles } casillas, hasta { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] atajo enseguida, hasta { $tile }
    [one] atajo tras una casilla, hasta { $tile }
   *[other] atajo tras { $after } casillas, hasta { $tile }
}
hurry-move-nitro = nitro: una casilla más
hurry-move-oil = aceite en la casilla { $tile }
hurry-move-done = nada más
hurry-screen-ask-first = ¿Qué coche levanta primero el cubilete: { $cars }?
hurry-screen-ask-next = ¿Quién sale en el sorteo: { $cars }?
hurry-screen-ask-given = ¿Qué peón sale?
hurry-screen-ask-found = ¿Qué encuentra { $pilot }? Una ficha, como oil.
hurry-screen-ask-roll = { $pilot } tira. ¿Qué muestra el acelerador, de 1 a 6?
hurry-screen-ask-lift = Levanta el cubilete: escribe lift.
hurry-screen-ask-tank = ¿Qué muestra el dado de este peón, de 1 a 6: { $pawn }?
hurry-screen-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
hurry-screen-notation = Jugadas: ready, horn, grab red o red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    En la carretera: las mayúsculas son coches, los números entre paréntesis tus opciones; un número es un límite, * una ficha, ~ aceite.

## Lab

hurry-fact-limits = Coches detenidos por un límite
hurry-fact-stays = Turnos sin avanzar una casilla
hurry-fact-token = Ficha usada: { $part }
hurry-heat-limits = Coches detenidos aquí por un límite

## Ejemplos de las reglas

hurry-cup-example-rank-title = El mayor no es el mejor
hurry-cup-example-rank-aim = Tu coche rojo está justo antes de una horquilla con límite 60. Los demás irán sin duda a por los depósitos grandes. Ordena los peones: primero el que te haga pasar la curva.
hurry-cup-example-rank-done = Con un depósito de 2, el acelerador puede mostrar hasta 4 y aún pasas la horquilla. Con un 6 no, saques lo que saques: lo más lento serían 70 km/h.
hurry-cup-example-horn-title = Mirar y elegir antes que nadie
hurry-cup-example-horn-aim = Los demás están listos y el cubilete sigue abajo. Toca la bocina: solo tú ves los dados. Luego toma el peón que convenga a la carretera que tienes delante.
hurry-cup-example-horn-done = Elegiste primero, y nadie pudo ser más rápido. La bocina ya está usada, y era tu ficha de esta ronda.
hurry-cup-example-limit-title = Hasta la señal
hurry-cup-example-limit-aim = Tu depósito es 5 y has sacado un 4: 90 km/h. La tercera casilla solo permite 70. Avanza hasta delante de ella y toma lo que hay bajo la estrella.
hurry-cup-example-limit-done = El límite de 70 te ha parado en la segunda casilla, aunque quedara depósito. Pero allí había una estrella: su ficha es tuya, desde la ronda siguiente.
hurry-cup-example-lantern-title = Una ayuda para el último
hurry-cup-example-lantern-aim = Tu depósito es 6, así que no puedes ir a menos de 70 km/h, y la casilla siguiente permite 60. Pero vas último en solitario y tienes el farolillo rojo: avanza su casilla gratis antes de tirar.
hurry-cup-example-lantern-done = La casilla gratis no mira límites: ya estás en la horquilla. Si hubieras tirado antes, seguirías delante de ella.
hurry-cup-example-ace-title = Sin mirar señales
hurry-cup-example-ace-aim = En las próximas seis casillas hay tres horquillas, y tu depósito es 6: tirando no llegarías a nada. Juega en su lugar el as del volante.
hurry-cup-example-ace-done = Seis casillas de golpe, pasando por 60, 70 y 70. El as del volante está usado, y con él tu ficha de esta ronda.
hurry-cup-example-shortcut-title = Todo recto
hurry-cup-example-shortcut-aim = A 90 km/h solo avanzarías una casilla: después vienen curvas de 70, 80 y 80. Juega el atajo y elige hasta dónde sigues detrás de ellas.
hurry-cup-example-shortcut-done = Por una casilla de depósito has dejado atrás las tres curvas, y has seguido con el resto. Solo cuentan los límites de las casillas en las que entras de verdad.
hurry-cup-example-slipstream-title = A rebufo
hurry-cup-example-slipstream-aim = El coche amarillo va muy por delante, y en medio hay una horquilla de 70. Juega el rebufo antes de tirar, y luego avanza como siempre.
hurry-cup-example-slipstream-done = El rebufo te ha llevado hasta la casilla detrás del coche amarillo, pasando todas las señales, y aún te quedaba tirar.
hurry-cup-example-oil-title = Cuidado, resbala
hurry-cup-example-oil-aim = Tu trayecto ha terminado, y dos coches te siguen de cerca. Vierte tu aceite en una de las casillas por las que has pasado, mejor donde los dos aún tengan que pasar.
hurry-cup-example-oil-done = Desde ahora nadie entra en esa casilla a más de 50 km/h, hasta el final de la carrera: con un depósito grande, los demás tienen que parar antes. También vale para ti, pero tú ya has pasado.
hurry-cup-example-finish-title = Cruzar la línea
hurry-cup-example-finish-aim = Has vaciado tu depósito y ningún límite te ha parado: falta una casilla. ¿Qué ficha juegas ahora?
hurry-cup-example-finish-done = Entrar en la casilla de meta es cruzar la línea, también con nitro. Los demás aún avanzan hasta el final de la ronda, pero has ganado tú.

## La guía de una primera partida

hurry-guide-goal = { $tiles ->
    [one] Cruza la meta antes que nadie: ¡queda una casilla!
   *[other] Cruza la meta antes que nadie: quedan { $tiles } casillas.
}
hurry-guide-ready-title = Di que puedes empezar
hurry-guide-ready = Cuando todos lo digan, se levanta el cubilete. Cada peón es un dado: será tu depósito.
hurry-guide-horn-title = Tú miras primero
hurry-guide-horn = Solo tú ves los dados. Toma un peón antes que nadie: el dado de su color es tu depósito.
hurry-guide-grab-title = ¡Agarra un peón!
hurry-guide-grab = El dado de su color es tu depósito. Un depósito grande llega lejos, pero también da más velocidad.
hurry-guide-wish-title = Ordena los peones
hurry-guide-wish = Toca primero el que más quieras, luego el siguiente. El dado de su color será tu depósito.
hurry-guide-lantern-title = Una casilla gratis
hurry-guide-lantern = Vas en último lugar y tienes el farolillo rojo. Avanza ya una, sin mirar señales, antes que nada.
hurry-guide-roll-title = Tira
hurry-guide-roll = Depósito { $tank } más la tirada, por diez, es tu velocidad. Una señal con menos te detiene.
hurry-guide-second-title = ¿Te quedas la tirada?
hurry-guide-second = Da { $speed } km/h. Con tu segunda oportunidad puedes repetirla, y vale la nueva.
hurry-guide-drive-title = Toca una casilla iluminada
hurry-guide-drive = { $tiles ->
    [one] A { $speed } km/h puedes avanzar una casilla.
   *[other] A { $speed } km/h puedes avanzar hasta { $tiles } casillas.
}
hurry-guide-stay-title = Demasiado rápido para la siguiente
hurry-guide-stay = Permite { $limit } km/h, y vas a { $speed }. Esta vez te quedas donde estás.
hurry-guide-limit-title = La señal te detiene
hurry-guide-limit = Esta casilla permite { $limit } km/h. Vas a { $speed }, así que paras antes.
hurry-guide-star-title = Una estrella
hurry-guide-star = Si tu recorrido acaba en ella, te llevas su ficha. Se usa desde la ronda siguiente.
hurry-guide-find-title = Dale la vuelta
hurry-guide-find = Has encontrado una ficha bajo la estrella. Se usa desde la ronda siguiente.
hurry-guide-after-title = ¿Listo, o una ficha más?
hurry-guide-after = Tu recorrido ha acabado. Juega una ficha iluminada o termina tu turno.
hurry-guide-lantern-given-title = El farolillo rojo
hurry-guide-lantern-given = Vas en último lugar. En la próxima ronda podrás avanzar primero una casilla gratis.
hurry-guide-fuel-title = Sin gasolina
hurry-guide-fuel = En esta ronda tu depósito cuenta como 1, marque lo que marque el dado, y no puedes jugar otra ficha.
hurry-guide-last-round-title = La última ronda
hurry-guide-last-round = Un coche ha cruzado la meta y gana. Los demás acaban la ronda y se ordenan según lo lejos que lleguen.
hurry-guide-when-now = Puedes jugarla ahora.
hurry-guide-when-later = Aún no es el momento.
hurry-guide-when-spent = Ya has jugado tu ficha de esta ronda.
hurry-guide-when-next-round = Se usa desde la ronda siguiente.
hurry-guide-token-ace-title = As del volante
hurry-guide-token-ace = En vez de tirar, avanzas justo lo que marca tu depósito, sin mirar señales. { $when }
hurry-guide-token-nitro-title = El nitro
hurry-guide-token-nitro = Si has agotado todo el depósito, te lleva una casilla más allá, sin mirar su señal. { $when }
hurry-guide-token-horn-title = La bocina
hurry-guide-token-horn = Tócala antes de que se levante el cubilete: solo tú ves los dados y eliges antes que nadie. { $when }
hurry-guide-token-second-title = Segunda oportunidad
hurry-guide-token-second = Después de tirar puedes repetir una vez, y vale la nueva tirada. { $when }
hurry-guide-token-shortcut-title = Atajo
hurry-guide-token-shortcut = De una recta saltas a la siguiente, sin las curvas, por una casilla del depósito. { $when }
hurry-guide-token-slipstream-title = Rebufo
hurry-guide-token-slipstream = Antes de tirar, avanzas hasta detrás del coche que te precede, sin mirar señales. { $when }
hurry-guide-token-pit-title = Equipo de boxes
hurry-guide-token-pit = Antes de tirar, recuperas uno de tus triunfos usados, para la ronda siguiente. { $when }
hurry-guide-token-oil-title = El aceite
hurry-guide-token-oil = Tras el recorrido lo echas en una casilla por la que has pasado: allí, 50 km/h para todos. { $when }
hurry-guide-token-swap-title = El cambio
hurry-guide-token-swap = Antes de tirar, cambias depósito y peón con otro piloto. { $when }
hurry-guide-token-fuel-title = Pronto sin gasolina
hurry-guide-token-fuel = Entonces tu depósito cuenta como 1, y no puedes jugar otra ficha.

## Por qué acabó así

hurry-ending-alone = { $who ->
    [you] Solo tú cruzaste la meta, en la ronda { $round }; los demás se ordenan según lo lejos que llegaron.
   *[one] Solo { $pilots } cruzó la meta, en la ronda { $round }; los demás se ordenan según lo lejos que llegaron.
}
hurry-ending-order = En la ronda { $round } cruzaron la meta, en este orden: { $pilots }; gana el primer coche.
hurry-ending-points = { $points ->
    [0] ningún punto
    [one] un punto
   *[other] { $points } puntos
}

## El entrenador: adónde lleva cada opción y por qué es mejor

hurry-why-arrives = Cruzas la línea de meta.
hurry-why-tank = Este depósito tiene { $tank }; el otro, solo { $other }.
hurry-why-small-tank = Un depósito de { $tank } va mejor con las señales que vienen que uno de { $other }.
hurry-why-again = Si vuelves a tirar, seguramente llegarás más lejos.
hurry-why-keep = Esta tirada basta: guarda la segunda oportunidad.
hurry-why-horn = Quien mira primero elige primero, y en esta ronda importa.
hurry-why-star = Acabas en una estrella y encuentras una ficha.
hurry-why-further = { $tiles ->
    [one] Llegas una casilla más lejos.
   *[other] Llegas { $tiles } casillas más lejos.
}
hurry-why-token = La ficha te da más ahora que después.
hurry-why-saves = Guardas la ficha para un momento mejor.
hurry-why-limit = La señal que tienes delante te frena menos.
