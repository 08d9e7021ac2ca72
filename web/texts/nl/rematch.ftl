### Nog een race, en de afbeelding om te delen

web-order = De volgorde
web-end-you = Jij
web-how-it-went = Zo ging het
web-broken-off = De race is afgebroken
web-broken-off-text = Niemand heeft gewonnen. Je kunt hem terugkijken of een nieuwe beginnen.
web-rematch-ask = Revanche?
web-rematch-ready = wil nog een keer
web-rematch-you = en jij?
web-rematch-thinks = denkt na
web-rematch-count = { $ready ->
    [0] Nog niemand wil verder spelen.
    [one] Eén van de { $all } wil nog een keer. Het begint als iedereen wil.
   *[other] { $ready } van de { $all } willen nog een keer. Het begint als iedereen wil.
}
web-rematch-starts = { $seconds ->
    [one] Begint over één seconde
   *[other] Begint over { $seconds } seconden
}
web-rematch-in = Ik doe mee
web-rematch-out = Toch nog niet
web-rematch-leave = Deze keer niet
web-rematch-wanted = { $count ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
}
web-evening = Deze avond
web-evening-number = Race { $race } van de avond
web-evening-race = Race
web-evening-won = gewonnen
web-evening-points = punten
web-evening-trophies = bekers
web-begins-title = Wie begint er straks?
web-begins = { $name } begint
web-begins-lot = Het lot beslist
web-begins-draw = door loting
web-begins-change = Je kunt het veranderen.
web-begins-host = De gastheer kan het veranderen.
web-onward = Of een ander spel voor iedereen
web-onward-game = { $game } met dezelfde mensen
web-onward-go = Naar de volgende tafel
web-share = Delen
web-share-close = Sluiten
web-share-making = De afbeelding wordt getekend…
web-share-save = Afbeelding bewaren
web-share-link = Link naar de herhaling
web-share-copy = Link kopiëren
web-share-failed = Dat is niet gelukt. Je kunt de link met de hand kopiëren.
