### Das Ende

web-result = Ergebnis
web-chart = Wie weit alle nach jeder Runde gekommen waren
web-rematch = Revanche
web-replay = Wiederholung
web-look-at-board = Spielplan ansehen
web-next-race = Nächstes Rennen
web-race-of = Rennen { $race } von { $races }
web-champions = { $count ->
    [one] { $names } gewinnt die Meisterschaft!
   *[other] { $names } gewinnen die Meisterschaft!
}
web-championship = Meisterschaft
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
