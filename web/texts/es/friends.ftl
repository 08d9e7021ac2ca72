### Play with friends

web-which-game = ¿Qué juego?
web-which-way = ¿Cómo jugar juntos?
web-way-here = En este dispositivo
web-way-here-text = De mano en mano, o en torno a una tableta.
web-way-link = Por enlace o código QR
web-way-link-text = Cada uno en su móvil, cerca o lejos.
web-way-box = Con la caja de verdad
web-way-box-text = Se tiran dados de verdad. Paddock mueve y cuenta.
web-more = Más
web-more-text = Todo esto se puede cambiar hasta la salida.
web-seat-count = { $count ->
    [one] un puesto
   *[other] { $count } puestos
}
web-clock-none-short = sin reloj
web-clock-relaxed-short = reloj tranquilo
web-clock-fast-short = reloj rápido
web-pace-bots = Ritmo de los bots
web-pace-bots-relaxed = Con calma
web-pace-bots-quick = Con brío
web-pace-bots-instant = Al instante
web-name-missing = Falta un nombre en el puesto { $seat }.
web-player-number = Jugador { $number }
