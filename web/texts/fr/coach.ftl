### L’entraîneur

web-coach = Entraîneur
web-coach-thinks = L’entraîneur réfléchit…
web-coach-chance = { $share } %
# as in English
web-coach-exact = Exact.
web-coach-playouts = D’après { $count } courses jouées à partir d’ici.
web-coach-estimate = Une estimation.
web-coach-may = Entraîneur
web-coach-off = Sans entraîneur
web-coach-off-text = Chacun réfléchit seul.
web-coach-on = Avec entraîneur
web-coach-on-text = Qui veut peut lui demander, et tout le monde le voit.
web-coach-asks = { $name } demande conseil à l’entraîneur.
web-coach-asked = { $count ->
    [1] a demandé à l’entraîneur une fois
   *[other] a demandé à l’entraîneur { $count } fois
}
