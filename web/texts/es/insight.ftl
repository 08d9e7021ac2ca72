### Suerte o habilidad

web-insight-title = Cómo se ganó la carrera
web-insight-chart = Probabilidad de ganar después de cada turno
web-insight-working = Buscando suerte y habilidad…
web-insight-preparing = Enseguida se buscan suerte y habilidad. La primera vez tarda unos minutos.
web-insight-ahead = { $count ->
    [one] Antes va otra carrera.
   *[other] Antes van otras { $count } carreras.
}
web-insight-round = Ronda { $round }
web-insight-your-chance = Tu probabilidad
# as in English
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = ¿Suerte o habilidad?
web-insight-luck = Suerte
web-insight-decisions = Decisiones
web-insight-note = En puntos de probabilidad de ganar. Líneas finas: el margen de error. El resto vino de los turnos de los demás y de que las probabilidades son estimaciones.
web-insight-note-exact = En puntos de probabilidad de ganar, exactos. Lo que falta vino de los turnos de los demás.
web-insight-your-decisions = Tus decisiones
web-insight-best = Mejor decisión
web-insight-costliest = Decisión más cara
web-insight-look = Ver
web-insight-played = jugado
web-insight-next = la siguiente
web-insight-better = mejor
web-insight-mistakes = Solo errores
web-insight-no-mistakes = Nadie cometió un error seguro.
web-insight-ways = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
web-insight-mistake = { $name } perdió aquí { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-insight-good = { $name } encontró lo mejor
web-insight-even = { $name } podía elegir con libertad
web-insight-play-on = Seguir desde aquí
web-insight-you = Tú
web-insight-whole-race = Toda la carrera
web-insight-steps = Adónde lleva un paso
web-insight-best-way = lo mejor
web-insight-no-later = No hay más errores después.
web-insight-no-earlier = No hay errores antes.
web-insight-see-moment = { $number }: ver este momento
web-insight-mistakes-short = Errores
