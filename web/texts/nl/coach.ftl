### De coach

# as in English
web-coach = Coach
web-coach-thinks = De coach denkt na…
# as in English
web-coach-chance = { $share } %
web-coach-exact = Precies berekend.
web-coach-playouts = Uit { $count } races die vanaf hier zijn doorgespeeld.
web-coach-estimate = Een schatting.
# as in English
web-coach-may = Coach
web-coach-off = Zonder coach
web-coach-off-text = Iedereen denkt zelf na.
web-coach-on = Met coach
web-coach-on-text = Wie wil, mag hem vragen, en iedereen ziet dat.
web-coach-asks = { $name } vraagt de coach om raad.
web-coach-asked = { $count ->
    [one] heeft de coach één keer gevraagd
   *[other] heeft de coach { $count } keer gevraagd
}
