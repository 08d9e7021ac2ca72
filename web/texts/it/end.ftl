### La fine

web-result = Risultato
web-chart = A che punto erano tutti dopo ogni giro
web-rematch = Rivincita
web-replay = Replay
web-look-at-board = Guarda il tabellone
web-next-race = Prossima corsa
web-race-of = Corsa { $race } di { $races }
web-champions = { $count ->
    [one] { $names } vince il campionato!
   *[other] { $names } vincono il campionato!
}
web-championship = Campionato
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
