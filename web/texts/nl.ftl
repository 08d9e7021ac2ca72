### Teksten van de pagina

web-title = Paddock – races om nu te spelen
web-home = Naar de startpagina
web-lost = Deze pagina bestaat niet
web-no-table = Deze tafel bestaat niet
web-which-race = Welke race vandaag?
web-play-with-friends = Met vrienden spelen
web-play-now = Nu spelen
web-play-game-now = Nu spelen: { $game }
web-soon = Binnenkort
web-open-tables = Open tafels
web-load-record = Een bewaarde race bekijken
web-table-of = Tafel van { $name }
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-join = Meedoen
web-watch = Kijken
# De naam van iemand die er geen heeft opgegeven.
web-rookie = Groentje
web-language = Taal
web-light = Licht
web-dark = Donker
web-menu = Menu
web-leave = De tafel verlaten
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-reconnecting = Opnieuw verbinden …
web-offline = Geen verbinding
web-offline-text = Paddock kan zijn server op dit moment niet bereiken. Je races zijn daar veilig en gaan verder zodra je weer verbonden bent.
web-try-again = Nog een keer

## Een nieuwe tafel

web-new-table = Een tafel voor { $game }
web-seats = Wie speelt er?
web-seat-kind = Plaats { $seat }
web-person-here = Speelt hier
web-person-elsewhere = Komt via de link
web-bot-random = Bot: beginneling
web-bot-greedy = Bot: coureur
web-bot-shark = Bot: haai
web-name = Naam
web-name-of-seat = Naam op plaats { $seat }
web-remove-seat = Plaats { $seat } weghalen
web-add-seat = Nog een plaats
web-board = Circuit
web-generated-again = Een ander
web-generated-number = Het nummer
web-more-options = Meer opties
web-who-may-join = Wie mag meedoen?
web-by-link = Via de link
web-by-link-text = Alleen wie de link heeft, vindt de tafel.
web-public = Iedereen
web-public-text = De tafel staat op de startpagina.
web-clock = Klok
web-clock-none = Geen
web-clock-none-text = De race wacht op iedereen.
web-clock-relaxed = Rustig
web-clock-relaxed-text = Een bot valt in voor wie anderhalve minuut weg is. Wie er is, heeft vierenhalve minuut per beurt.
web-clock-fast = Snel
web-clock-fast-text = Een bot valt na twintig seconden in. Wie er is, heeft een minuut per beurt.
web-dice = Dobbelstenen
web-dice-seeded = De app gooit
web-dice-seeded-text = Eén tik, en de stenen rollen.
web-dice-typed = Echte dobbelstenen
web-dice-typed-text = Je gooit op tafel en tikt aan wat ze tonen.
web-make-table = Tafel maken
web-start = Race starten

## De wachtkamer

web-all-here = Iedereen is er.
web-waiting-for = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-host-starts = Wie de tafel heeft gemaakt, start de race.
web-invite = Uitnodigen
web-qr = De link als QR-code
web-copy-link = Link delen
web-copied = De link is gekopieerd.
web-open-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-your-name = Je naam
web-sit = Gaan zitten
web-stand = Plaats vrijgeven
web-seat-you = jij
web-seat-here = hier
web-seat-bot = bot
web-seat-person = mens
web-seat-online = online
web-seat-away = weg
web-seat-standin = een bot valt in
web-table-settings = Wat er gespeeld wordt
web-seat-number = Nr. { $seat }

## Aan tafel

web-who = Aan tafel
web-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
web-log = Wat er gebeurde
web-copy-watch = Link voor vrienden
web-copy-seat = Mijn plaats elders
web-download = Verslag
web-scan-watch = Scan hem om op een ander apparaat te kijken of mee te doen.
web-scan-seat = Scan hem om met je plaats op een ander apparaat verder te spelen. Hij is alleen van jou: geef hem niet door.
web-time-left = { $name }: nog { $time }
web-time-short = { $seconds ->
    [one] Nog één seconde, dan speelt een bot deze beurt.
   *[other] Nog { $seconds } seconden, dan speelt een bot deze beurt.
}
web-time-up = De tijd is om: een bot speelt deze beurt. De volgende is weer van jou.

## Het einde

web-result = Uitslag
web-you-win = Je wint!
web-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
web-trophies = { $count ->
    [one] één beker
   *[other] { $count } bekers
}
web-chart = Hoe ver iedereen was na elke ronde
web-rematch = Revanche
web-replay = Herhaling
web-look-at-board = Bord bekijken

## Een herhaling

web-replay-start = Voor de start
web-moment = Moment
web-move-of = Zet { $move } van { $moves }
web-step = Volgende zet
web-step-back = Vorige zet
web-play = Afspelen
web-pause = Pauze
web-speed = Snelheid

## De regels

web-rules = Regels
web-rules-of = Regels: { $game }
web-contents = Inhoud
web-try-it = Probeer het
web-example-done = Goed gedaan!
web-example-missed = Nog niet helemaal
web-example-missed-text = Je beurt is voorbij. Er is een betere weg: probeer het nog eens.
web-back-to-race = Terug naar de race

web-players = { $least }–{ $most } spelers
web-take-back = Laatste zet terugnemen
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
web-workshop-home = Een circuit ontwerpen
web-workshop = Werkplaats
web-workshop-lead = Maak een eigen bord, zie wat er niet klopt en laat er bots op racen.
web-workshop-game = Spellen
web-workshop-begin = Begin met
web-workshop-starter = Een klein nieuw bord
web-workshop-load = Bestand laden
web-workshop-drop = Je kunt ook een bestand ergens op deze pagina slepen, of een tekst in het veld plakken.
web-workshop-text = Het bord als tekst
web-workshop-wrong = Er kan nog niet op gereden worden. Verbeter de tekst; zodra je even stopt, wordt hij bekeken.
web-workshop-advice = Er kan op gereden worden. Wat advies:
web-workshop-fine = Er is niets mis mee.
web-workshop-judge = Dit bord beoordelen
web-workshop-stop = Stoppen
web-workshop-players = Spelers
web-workshop-bot = Wie rijdt
web-workshop-options = Opties van het spel
web-workshop-waiting = { $ahead ->
    [one] Er wordt een ander bord beoordeeld; het jouwe is het volgende.
   *[other] { $ahead } borden worden vóór het jouwe beoordeeld.
}
web-workshop-starting = De wagens rollen naar de start …
web-workshop-progress = { $races } van { $wanted } races
web-workshop-old = Je hebt het bord sindsdien veranderd: deze getallen horen bij de tekst ervoor.
web-workshop-tint = Waarnaar de vakken gekleurd zijn
web-workshop-plain = Zonder kleur
web-workshop-idle = nooit gebruikt
web-workshop-space = { $space }: { $count } per race
web-workshop-all-spaces = Elk vak in getallen
web-workshop-one-space = Vak
web-workshop-play = Op dit bord spelen
web-workshop-drawing = Tekening downloaden (SVG)
web-workshop-save = Tekst downloaden
web-workshop-report = Verslag downloaden
web-workshop-picture = De tekening

## Elk spel: het eenvoudige bord

web-bot-other = Bot: { $name }
web-board-failed = Het bord van dit spel kon niet worden geladen. Je kunt hier verder spelen.
web-board-failed-too = Het bord kon niet worden geladen. Je race is veilig: probeer het zo nog eens.
web-board-retry = Bord opnieuw laden
web-plain-standings = Stand
web-plain-dock = Jouw zet
web-plain-turn = Jouw beurt
web-plain-turn-of = Jouw beurt, { $name }
web-plain-waiting = Wachten op { $names }
web-plain-chance = Het toeval beslist …
web-plain-over = Het spel is voorbij
web-plain-roll = Gooien
web-plain-only = Nu kijkt alleen { $name }.
web-plain-i-am = Ik ben { $name }
web-plain-ask-dice = Wat tonen de dobbelstenen, { $name }?
web-plain-type = Zoals het spel het schrijft, bijvoorbeeld { $example }
web-plain-enter = Dit tonen ze
web-plain-find = Zoek een zet
web-plain-nothing-yet = Er is nog niets gebeurd.
