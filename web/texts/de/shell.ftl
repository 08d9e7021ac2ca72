### Texte der Seite

web-title = Paddock – Rennen zum Losspielen
web-home = Zur Startseite
web-lost = Diese Seite gibt es nicht
web-no-table = Diesen Tisch gibt es nicht
web-which-race = Welches Rennen heute?
web-play-with-friends = Mit Freunden spielen
web-play-now = Jetzt spielen
web-play-game-now = Jetzt spielen: { $game }
web-soon = Bald
web-open-tables = Offene Tische
web-load-record = Ein gespeichertes Rennen ansehen
web-table-of = Tisch von { $name }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zuschauen
# Der Name von jemandem, der keinen angegeben hat.
web-rookie = Frischling
web-language = Sprache
web-light = Hell
web-dark = Dunkel
web-menu = Menü
web-leave = Den Tisch verlassen
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-reconnecting = Verbindung wird wiederhergestellt …
web-offline = Keine Verbindung
web-offline-text = Paddock erreicht seinen Server gerade nicht. Deine Rennen sind dort sicher und gehen weiter, sobald du wieder verbunden bist.
web-try-again = Noch einmal versuchen
web-players = { $least }–{ $most } Spieler
