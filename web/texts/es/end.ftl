### El final

web-result = Resultado
web-chart = Hasta dónde llegó cada cual tras cada ronda
web-rematch = Revancha
web-replay = Repetición
web-look-at-board = Ver el tablero
web-next-race = Siguiente carrera
web-race-of = Carrera { $race } de { $races }
web-champions = { $count ->
    [one] ¡{ $names } gana el campeonato!
   *[other] ¡{ $names } ganan el campeonato!
}
web-championship = Campeonato
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
