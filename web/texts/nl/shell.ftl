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
web-load-record = Een bewaarde race terugkijken
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
web-sound-on = Geluid aanzetten
web-sound-off = Geluid uitzetten
web-reconnecting = Opnieuw verbinden…
web-offline = Geen verbinding
web-offline-text = Paddock kan zijn server op dit moment niet bereiken. Je races zijn daar veilig en gaan verder zodra je weer verbonden bent.
web-try-again = Opnieuw proberen
web-players = { $least }–{ $most } spelers
