### El entrenador

web-coach = Entrenador
web-coach-thinks = El entrenador está pensando…
# as in English
web-coach-chance = { $share } %
web-coach-exact = Exacto.
web-coach-playouts = De { $count } carreras jugadas desde aquí.
web-coach-estimate = Una estimación.
web-coach-may = Entrenador
web-coach-off = Sin entrenador
web-coach-off-text = Cada cual piensa por sí mismo.
web-coach-on = Con entrenador
web-coach-on-text = Quien quiera puede preguntarle, y todos lo ven.
web-coach-asks = { $name } pregunta al entrenador.
web-coach-asked = { $count ->
    [one] ha preguntado al entrenador una vez
   *[other] ha preguntado al entrenador { $count } veces
}
