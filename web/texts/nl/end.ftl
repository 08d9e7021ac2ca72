### Het einde

web-result = Uitslag
web-chart = Hoe ver iedereen was na elke ronde
web-rematch = Revanche
web-replay = Herhaling
web-look-at-board = Bord bekijken
web-next-race = Volgende race
web-race-of = Race { $race } van { $races }
web-champions = { $count ->
    [one] { $names } wint het kampioenschap!
   *[other] { $names } winnen het kampioenschap!
}
web-championship = Kampioenschap
web-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
