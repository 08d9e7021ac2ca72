### Otra carrera, y la imagen para compartir

web-order = La clasificación
web-end-you = Tú
web-how-it-went = Así fue
web-broken-off = La carrera se ha interrumpido
web-broken-off-text = Nadie ha ganado. Puedes volver a verla o empezar otra.
web-rematch-ask = ¿Revancha?
web-rematch-ready = quiere más
web-rematch-you = ¿y tú?
web-rematch-thinks = se lo piensa
web-rematch-count = { $ready ->
    [0] Nadie ha pedido más todavía.
    [one] Una de { $all } personas quiere más. Empieza cuando todos quieran.
   *[other] { $ready } de { $all } personas quieren más. Empieza cuando todos quieran.
}
web-rematch-starts = { $seconds ->
    [one] Empieza en un segundo
   *[other] Empieza en { $seconds } segundos
}
web-rematch-in = Me apunto
web-rematch-out = Mejor aún no
web-rematch-leave = Esta vez no
web-rematch-wanted = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
web-evening = Esta noche
web-evening-number = Carrera { $race } de la noche
web-evening-race = Carrera
web-evening-won = victorias
web-evening-points = puntos
web-evening-trophies = trofeos
web-begins-title = Quién empieza la próxima
web-begins = Empieza { $name }
web-begins-lot = Decide la suerte
web-begins-draw = por sorteo
web-begins-change = Puedes cambiarlo.
web-begins-host = El anfitrión puede cambiarlo.
web-onward = O bien otro juego para todos
web-onward-game = { $game } con las mismas personas
web-onward-go = A la mesa siguiente
web-share = Compartir
web-share-close = Cerrar
web-share-making = Se está dibujando la imagen…
web-share-save = Guardar la imagen
web-share-link = Enlace a la repetición
web-share-copy = Copiar el enlace
web-share-failed = No ha funcionado. Puedes copiar el enlace a mano.
