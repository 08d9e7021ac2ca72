### L’allenatore

web-coach = Allenatore
web-coach-thinks = L’allenatore sta pensando…
# as in English
web-coach-chance = { $share } %
web-coach-exact = Esatto.
web-coach-playouts = Da { $count } corse giocate da qui.
web-coach-estimate = Una stima.
web-coach-may = Allenatore
web-coach-off = Senza allenatore
web-coach-off-text = Ognuno pensa per sé.
web-coach-on = Con l’allenatore
web-coach-on-text = Chi vuole può chiedergli, e tutti lo vedono.
web-coach-asks = { $name } chiede all’allenatore.
web-coach-asked = { $count ->
    [one] ha chiesto all’allenatore una volta
   *[other] ha chiesto all’allenatore { $count } volte
}
