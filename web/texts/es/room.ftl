### La sala de espera

web-all-here = Ya están todos.
web-waiting-for = { $count ->
    [one] Queda un puesto libre.
   *[other] Quedan { $count } puestos libres.
}
web-host-starts = Empieza la carrera quien lleva la mesa.
web-invite = Invitar
web-qr = El enlace como código QR
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
web-seat-standin = un bot juega en su lugar
web-seat-warming = se está preparando: mientras tanto juega un bot más débil
web-table-settings = Qué se juega
web-seat-number = N.º { $seat }

web-room-lead = Cada uno toca «Todo listo» en su propio dispositivo.
web-room-scan = Escanea para jugar
web-room-link = El enlace de esta mesa
web-room-share = Compartir
web-room-copy = Copiar enlace
web-room-by-hand = Tu navegador no puede copiar solo: el enlace está marcado para que lo copies a mano.
web-room-wifi = Los móviles de esta wifi pueden entrar
web-room-here = Los móviles no pueden abrir este enlace: solo sirve en este ordenador.
web-room-here-switch = Los móviles aún no pueden abrir este enlace. Actívalo abajo y aquí aparecerá un código para ellos.
web-room-near = Sirve para los móviles de esta wifi.
web-room-elsewhere = Para amigos de otros sitios hace falta una dirección pública.
web-room-anywhere = Sirve desde cualquier sitio.
web-room-address = Usar otra dirección
web-room-open = para quien tenga el enlace
web-room-ready = todo listo
web-room-not-ready = aún no
web-room-host = lleva la mesa
web-room-tools = { $name }: cambiar este puesto
web-room-rename = Cambiar el nombre
web-room-bot = Que conduzca un bot
web-room-make-host = Ceder la mesa
web-room-add-bot = Añadir un bot
web-room-sits-here = Juega aquí
web-room-mix = Mezclar el orden
web-room-more = Más
web-room-join = Ocupar un puesto
web-room-full = Todos los puestos están ocupados. Estás mirando; en cuanto quede uno libre, puedes ocuparlo.
web-room-im-ready = Todo listo
web-room-you-are-ready = Ya estás.
web-room-unready = Mejor aún no
web-room-missing = { $count ->
    [one] Falta { $names }.
   *[other] Faltan { $names }.
}
web-room-car-waits = Si empiezas ahora, su puesto queda reservado.
web-room-with-bots = { $count ->
    [one] Empezar ya con un bot
   *[other] Empezar ya con bots
}
web-room-anyway = Empezar de todos modos
web-room-host-away = { $name } no está. Otra persona puede llevar la mesa.
web-room-become-host = Llevar la mesa
web-room-start = Empezar
