### Der Coach

# as in English
web-coach = Coach
web-coach-thinks = Der Coach überlegt …
# as in English
web-coach-chance = { $share } %
web-coach-exact = Genau berechnet.
web-coach-playouts = Aus { $count } Rennen, von hier aus weitergespielt.
web-coach-estimate = Eine Schätzung.
# as in English
web-coach-may = Coach
web-coach-off = Ohne Coach
web-coach-off-text = Alle denken selbst.
web-coach-on = Mit Coach
web-coach-on-text = Wer mag, darf ihn fragen, und alle sehen es.
web-coach-asks = { $name } fragt den Coach.
web-coach-asked = { $count ->
    [one] hat den Coach einmal gefragt
   *[other] hat den Coach { $count }-mal gefragt
}
