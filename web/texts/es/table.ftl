### En la mesa

web-who = En la mesa
web-spectators = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
web-log = Qué ha pasado hasta ahora
web-copy-watch = Copiar un enlace para amigos
web-copy-seat = Seguir en otro dispositivo
web-download = Guardar la carrera
web-scan-watch = Escanea el código para mirar o participar en otro dispositivo.
web-scan-seat = Escanea el código para seguir jugando en otro dispositivo. El enlace es solo para ti: no se lo pases a nadie.
web-time-left = { $name }: quedan { $time }
web-time-short = { $seconds ->
    [one] Queda un segundo; después un bot juega este turno.
   *[other] Quedan { $seconds } segundos; después un bot juega este turno.
}
web-time-up = Se acabó el tiempo: este turno lo juega un bot. El próximo vuelve a ser tuyo.
web-take-back = Deshacer la última jugada
