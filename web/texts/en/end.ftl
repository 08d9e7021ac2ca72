### The end

web-result = Result
web-chart = How far everybody was after each round
web-rematch = Rematch
web-replay = Replay
web-look-at-board = Look at the board
web-next-race = Next race
web-race-of = Race { $race } of { $races }
web-champions = { $count ->
    [one] { $names } wins the championship!
   *[other] { $names } win the championship!
}
web-championship = Championship
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
