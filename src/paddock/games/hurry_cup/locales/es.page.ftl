### Hurry'Cup!: texts of its page

web-hurry-age = desde 9 años

web-hurry-token-ace = As del volante
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Bocina
web-hurry-token-second = 2.ª oportunidad
web-hurry-token-shortcut = Atajo
web-hurry-token-slipstream = Rebufo
web-hurry-token-pit = Boxes
web-hurry-token-oil = Aceite
web-hurry-token-swap = Cambio
web-hurry-token-fuel = Sin gasolina
web-hurry-pawn-red = Rojo
web-hurry-pawn-yellow = Amarillo
web-hurry-pawn-green = Verde
web-hurry-pawn-purple = Lila
web-hurry-pawn-blue = Azul
web-hurry-pawn-white = Blanco
web-hurry-round = { $circuit }, ronda { $round }
web-hurry-pilots = Pilotos
web-hurry-you = Tú
web-hurry-crossed = en meta, puesto { $place }
web-hurry-lantern = farolillo rojo
web-hurry-tank = depósito { $value }, { $colour }
web-hurry-swap-with = Cambiar con { $name }
web-hurry-to-tile = A la casilla { $tile }
web-hurry-dock = Tu turno
web-hurry-ask-roll = Tira el acelerador
web-hurry-ask-find = Has encontrado una ficha
web-hurry-ask-start = Juega una ficha o tira
web-hurry-ask-second = ¿Tirar otra vez o quedarse con esta tirada?
web-hurry-ask-shortcut = Toca dónde acaba el atajo
web-hurry-ask-drive = { $count ->
    [one] Avanza una casilla
   *[other] Avanza hasta { $count } casillas
}
web-hurry-ask-stay = Demasiado rápido para la siguiente casilla
web-hurry-ask-oil = Toca la casilla del aceite
web-hurry-ask-after = Juega una ficha o acaba tu turno
web-hurry-over = La carrera ha terminado
web-hurry-watch = { $name } va al volante
web-hurry-hint-stop = Toca una casilla iluminada. La siguiente permite { $limit }.
web-hurry-hint-drive = Toca una casilla iluminada.
web-hurry-hint-token = Una ficha por ronda.
web-hurry-hint-find = Se puede usar desde la próxima ronda.
web-hurry-roll = Tirar
web-hurry-keep = Quedarse con la tirada
web-hurry-stay = Quedarse aquí
web-hurry-done = Acabar el turno
web-hurry-type-roll = ¿Qué muestra el acelerador?
web-hurry-type-find = ¿Qué ficha era?
web-hurry-turn-over = Darle la vuelta
web-hurry-lantern-step = Farolillo rojo: una casilla gratis
web-hurry-pawn-gone = { $colour }: lo tiene { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } se te ha adelantado
web-hurry-cup-ready = ¿Todo listo?
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
web-hurry-is-ready = ya está
web-hurry-choose-now = elige ya
web-hurry-looks = está mirando
web-hurry-ranks = está ordenando
web-hurry-has-ranked = ya ha ordenado
web-hurry-only = Ahora solo puede mirar { $name }.
web-hurry-i-am = Soy { $name }
web-hurry-ready = Todo listo
web-hurry-horn = ¡Tocar la bocina!
web-hurry-see-board = Ver el circuito
web-hurry-to-cup = Volver al cubilete
web-hurry-under-stars = Bajo cada estrella hay una de estas fichas
web-hurry-cup-board-corniche = Por los acantilados: horquillas sobre el mar antes de la meta.
web-hurry-cup-board-lavender = Entre campos de lavanda, con largas rectas.
web-hurry-cup-board-lighthouse = Hasta el faro y vuelta.
web-hurry-cup-generated = Un circuito al azar
web-hurry-cup-generated-text = Hecho al azar. El mismo número da siempre el mismo circuito.
web-hurry-cup-option-grab = Agarrar los peones
web-hurry-cup-option-grab-live = En directo
web-hurry-cup-option-grab-live-text = El cubilete se levanta para todos; la primera mano se lleva el peón.
web-hurry-cup-option-grab-sealed = En secreto
web-hurry-cup-option-grab-sealed-text = Cada uno ordena los peones en secreto. Para jugar sin prisa.
web-hurry-cup-option-first = ¿Quién levanta primero el cubilete?
web-hurry-cup-option-first-text = Según las reglas, la persona más joven: toca su nombre. O elige a otra, o deja que decida la suerte.
web-hurry-cup-option-first-drawn = Por sorteo
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
web-hurry-build = Construir tu circuito
web-hurry-build-again = Tu circuito
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
web-hurry-back = Quitar la última casilla
web-hurry-finish = Acabarlo por mí
web-hurry-clear = Empezar de nuevo
web-hurry-use = Correr en este circuito
web-hurry-use-why = Coloca primero las 36 casillas o deja que se coloque el resto.
web-hurry-close = Cerrar
web-hurry-cup-tanks = Depósitos
web-hurry-cup-tanks-text = Dados de verdad: { $name } dice lo que muestra cada uno.
web-hurry-place = puesto { $place }
web-hurry-rank = { $place }.º
web-hurry-to-go = { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
}
web-hurry-swap = Cambiar
web-hurry-tokens-of = Fichas de { $name }
web-hurry-your-tokens = Tus fichas
web-hurry-no-tokens = Sin fichas
web-hurry-at-cup = En torno al cubilete
web-hurry-ask-play = ¿Jugar { $token }?
web-hurry-ask-swap = Toca al piloto con quien cambiar
web-hurry-ask-pit = ¿Qué triunfo vuelve?
web-hurry-you-drive = Estás en camino
web-hurry-hint-second = Con esta tirada vas a { $speed } km/h.
web-hurry-hint-stay = Permite { $limit }, y tú vas a { $speed }.
web-hurry-hint-finish = Así cruzas la meta.
web-hurry-hint-chance = Si acabas el turno aquí, recibes una segunda oportunidad.
web-hurry-hint-ends = { $count ->
    [one] Así avanzas una casilla.
   *[other] Así avanzas { $count } casillas.
}
web-hurry-drive = { $count ->
    [one] Avanzar una casilla
   *[other] Avanzar { $count } casillas
}
web-hurry-play = Jugar { $token }
web-hurry-put-back = Dejar la ficha
web-hurry-lock-turn = { $name } va al volante. Ya llegará tu turno.
web-hurry-lock-told = Tu coche aún está en camino.
web-hurry-lock-aim = Di primero dónde juegas { $token }, o deja la ficha.
web-hurry-gone = Ya está gastada.
web-hurry-when-now = ahora
web-hurry-when-fresh = próxima ronda
web-hurry-when-spent = una por ronda
web-hurry-when-used = usada
web-hurry-when-ace = antes de tirar
web-hurry-when-nitro = tras avanzar
web-hurry-when-horn = antes del cubilete
web-hurry-when-second = después de tirar
web-hurry-when-shortcut = al avanzar
web-hurry-when-slipstream = antes de tirar
web-hurry-when-pit = antes de tirar
web-hurry-when-oil = tras avanzar
web-hurry-when-swap = antes de tirar
web-hurry-when-fuel = próxima ronda
web-hurry-does-ace = Todo el depósito, sin mirar señales
web-hurry-does-nitro = Una casilla más, sin mirar su señal
web-hurry-does-horn = Mira bajo el cubilete y elige antes
web-hurry-does-second = Tira una vez más
web-hurry-does-shortcut = Salta a la siguiente recta
web-hurry-does-slipstream = Hasta detrás del coche de delante
web-hurry-does-pit = Vuelve un triunfo usado
web-hurry-does-oil = 50 km/h en una casilla, para todos
web-hurry-does-swap = Tu peón y depósito por los de otro
web-hurry-does-fuel = Tu depósito cuenta como 1
web-hurry-call-horn = ¿Tocar la bocina?
web-hurry-call-horn-text = La ficha queda gastada.
web-hurry-not-now = Ahora no
