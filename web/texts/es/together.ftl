### Juntos en la mesa

web-line-stale = La carrera siguió mientras tanto: lo que tocaste ya no encaja.
web-line-unsaid = Sin conexión: nadie lo ha oído.
web-line-again = Seguirá por sí sola.
web-line-kept = Tu toque queda guardado.

web-away-turn = Turno de { $name }
web-away-title = { $name } lleva { $time } fuera
web-away-clock = En { $seconds } s conduce un bot, hasta que vuelva { $name }.
web-away-open = Un bot puede conducir hasta que vuelva { $name }. El puesto sigue siendo suyo.
web-away-until = hasta que conduzca un bot
web-away-waits = { $name } prefiere esperar
web-away-drive = Que conduzca un bot
web-away-soon = { $name } acaba de irse: en { $seconds } s
web-away-wait = Esperar
web-away-for-good = Bot hasta el final
web-away-offer = Ofrecer el puesto
web-away-offered = El puesto está libre: quien mira puede ocuparlo.

web-standin-title = Un bot conduce por ti
web-standin-text = El puesto sigue siendo tuyo.
web-standin-take = Tomar el volante
web-standin-ask = Que un bot conduzca por mí

web-end-race = Terminar la carrera
web-end-asks = { $name } quiere terminar la carrera
web-end-waits = Falta por aceptar: { $names }
web-end-time = Si no aceptan todos en { $seconds } s, la carrera sigue.
web-end-no = Seguir
web-end-sure = ¿Terminar esta carrera?
web-end-lost = Nadie la ganará y no podrá seguir más tarde.

web-watching = Estás mirando
web-watchers = { $count } mirando
web-seat-free = El puesto de { $name } está libre
web-seat-free-text = Conduce un bot. Puedes relevarlo.
web-seat-take = Ocupar este puesto
web-seat-any = Jugar
web-seat-watch = Solo mirar
web-seat-which = ¿Qué puesto?

web-pace = Ritmo de los bots
web-pace-pill = Bots: { $pace }
web-pace-relaxed = tranquilo
web-pace-quick = rápido
web-pace-instant = al instante
web-pace-slowest = Cuenta el deseo más lento de la mesa.

web-say = Decir algo
web-say-heard = { $name }: { $phrase }
web-say-watcher = Desde la grada
web-phrases = Frases
web-phrases-table = Frases en esta mesa
web-on = sí
web-off = no
web-sound = Sonido
web-host = Para el anfitrión
web-host-become = Ser anfitrión
web-host-make = Hacer anfitrión

web-position = Posición en texto
web-position-order = Cómo va cada uno
web-position-now = Qué puedes hacer ahora
web-position-roll = Tirar los dados.
web-position-waits = Se espera a { $names }.
web-position-nothing = Nada por ahora.

web-leave-ask = ¿Salir de esta carrera?
web-leave-text = Te espera en la página de inicio, en «Tus carreras».
web-leave-go = Salir
web-leave-stay = Quedarme
web-along = ¡A la siguiente mesa!
web-along-soon = El anfitrión ha abierto otra mesa. En { $seconds } s vas con él.
web-along-there = Los demás están en otra mesa.
web-along-go = Ir también
web-along-stay = Quedarme aquí
