### The races of this device

web-mine = Tus carreras
web-mine-turn = Te toca
web-mine-turn-of = Le toca a { $name }
web-mine-several = Faltan varios jugadores
web-mine-paused = En pausa: { $when }
web-mine-over = Terminada
web-mine-continue = Seguir
web-mine-look = Mirar
web-mine-enter = Entrar
web-mine-with = con { $names }
web-mine-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-mine-against = contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-mine-all = Ver las { $count }
web-mine-fewer = Ver menos
web-mine-tidy = Ordenar
web-mine-tidied = Listo
web-mine-remove = Quitar { $race } de la lista
web-mine-removed = { $race } ya no está en la lista. El enlace sigue llevando a tu puesto.
web-mine-undo = Deshacer
web-mine-take = A otro dispositivo
web-mine-offline = Sin conexión. No se pierde nada: tus carreras esperan y seguimos intentándolo.
web-mine-locked = Hace falta conexión. Visto por última vez: { $time }.
web-home-offline = Sin conexión. Seguimos intentándolo; podrás jugar en cuanto vuelva.
web-offline-short = Sin conexión
web-needs-server = Para esto hace falta conexión. Seguimos intentándolo.
web-take-title = Llévate tus carreras
web-take-text = { $count ->
    [one] Escanea esto con tu otro dispositivo: tu carrera estará también allí.
   *[other] Escanea esto con tu otro dispositivo: tus { $count } carreras estarán también allí.
}
web-take-link = El enlace para el otro dispositivo
web-take-share = Compartir
web-take-copy = Copiar
web-take-once = Sirve una sola vez y durante unos minutos. Es solo tuyo: quien lo abra puede jugar por ti.
web-take-near = El otro dispositivo debe estar en esta red wifi.
web-take-arrived-title = Tus carreras van contigo
web-take-arrived = { $count ->
    [one] Ya hay una carrera aquí. También sigue en el otro dispositivo.
   *[other] Ya hay { $count } carreras aquí. También siguen en el otro dispositivo.
}
web-take-gone = Este enlace ya se usó, o es demasiado viejo
web-take-gone-text = En el dispositivo que tiene tus carreras, abre la página de inicio y elige otra vez «A otro dispositivo».
web-take-again = Tus carreras siguen en el otro dispositivo.
web-close = Cerrar
web-lost-text = Puede que la dirección esté mal escrita, o que lo que había aquí ya no exista.
web-no-game = Aquí no hay ese juego
web-no-replay = No existe esa carrera
web-no-table-text = Revisa el enlace, o pide uno nuevo.
