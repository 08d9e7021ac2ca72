### La fin

web-result = Résultat
web-chart = Où chacun en était après chaque manche
web-rematch = Revanche
web-replay = Revoir la course
web-look-at-board = Voir le plateau
web-next-race = Course suivante
web-race-of = Course { $race } sur { $races }
web-champions = { $count ->
    [one] { $names } remporte le championnat !
   *[other] { $names } remportent le championnat !
}
web-championship = Championnat
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
