### The races of this device

web-mine = Jouw races
web-mine-turn = Jij bent aan de beurt
web-mine-turn-of = { $name } is aan de beurt
web-mine-several = Wachten op meerdere spelers
web-mine-paused = Gepauzeerd: { $when }
web-mine-over = Afgelopen
web-mine-continue = Verder
web-mine-look = Bekijken
web-mine-enter = Naar binnen
web-mine-with = met { $names }
web-mine-bots = { $bots ->
    [one] een bot
   *[other] { $bots } bots
}
web-mine-against = tegen { $bots ->
    [one] een bot
   *[other] { $bots } bots
}
web-mine-all = Toon alle { $count }
web-mine-fewer = Toon minder
web-mine-tidy = Opruimen
web-mine-tidied = Klaar
web-mine-remove = Haal { $race } van de lijst
web-mine-removed = { $race } staat niet meer op de lijst. De link leidt nog steeds naar je plaats.
web-mine-undo = Ongedaan maken
web-mine-take = Naar een ander apparaat
web-mine-offline = Geen verbinding. Er gaat niets verloren: je races wachten, en we blijven het proberen.
web-mine-locked = Hiervoor is verbinding nodig. Laatst gezien: { $time }.
web-home-offline = Geen verbinding. We blijven het proberen; zodra ze terug is, kun je spelen.
web-offline-short = Offline
web-needs-server = Hiervoor is verbinding nodig. We blijven het proberen.
web-take-title = Neem je races mee
web-take-text = { $count ->
    [one] Scan dit met je andere apparaat: dan staat je race daar ook.
   *[other] Scan dit met je andere apparaat: dan staan je { $count } races daar ook.
}
web-take-link = De link voor het andere apparaat
web-take-share = Delen
web-take-copy = Kopiëren
web-take-once = Dit werkt één keer, en maar een paar minuten. De link is alleen van jou: wie hem opent, kan voor je spelen.
web-take-near = Het andere apparaat moet op deze wifi zitten.
web-take-arrived-title = Je races gaan mee
web-take-arrived = { $count ->
    [one] Eén race staat nu hier. Op het andere apparaat blijft hij ook.
   *[other] { $count } races staan nu hier. Op het andere apparaat blijven ze ook.
}
web-take-gone = Deze link is al gebruikt, of te oud
web-take-gone-text = Open op het apparaat met je races de startpagina en kies nog eens ‘Naar een ander apparaat’.
web-take-again = Je races staan nog op het andere apparaat.
web-close = Sluiten
web-lost-text = Misschien is het adres verkeerd getypt, of bestaat wat hier was niet meer.
web-no-game = Dit spel is hier niet
web-no-replay = Deze race bestaat niet
web-no-table-text = Kijk de link na, of vraag om een nieuwe.
