### Play with friends

web-which-game = Welk spel?
web-which-way = Hoe spelen jullie samen?
web-way-here = Op dit apparaat
web-way-here-text = Geef het door, of ga rond een tablet zitten.
web-way-link = Via link of QR-code
web-way-link-text = Iedereen op zijn eigen telefoon, dichtbij of ver weg.
web-way-box = Met de echte doos
web-way-box-text = Jullie gooien echt. Paddock zet en telt.
web-more = Meer
web-more-text = Tot de start kun je dit allemaal nog veranderen.
web-seat-count = { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}
web-clock-none-short = zonder klok
web-clock-relaxed-short = rustige klok
web-clock-fast-short = snelle klok
web-pace-bots = Zo rijden bots
web-pace-bots-relaxed = Rustig
web-pace-bots-quick = Vlot
web-pace-bots-instant = Meteen
web-name-missing = Plaats { $seat } heeft nog een naam nodig.
web-player-number = Speler { $number }
