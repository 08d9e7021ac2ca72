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
web-sound-on = Ton an
web-sound-off = Ton aus
web-reconnecting = Verbinde wieder …
web-offline = Keine Verbindung
web-offline-text = Paddock erreicht seinen Server gerade nicht. Deine Rennen sind dort sicher und gehen weiter, sobald du wieder verbunden bist.
web-try-again = Noch einmal

## Ein neuer Tisch

web-new-table = Ein Tisch für { $game }
web-seats = Wer spielt?
web-seat-kind = Platz { $seat }
web-person-here = Spielt hier
web-person-elsewhere = Kommt per Link
web-bot-random = Bot: Anfänger
web-bot-greedy = Bot: Rennfahrer
web-bot-shark = Bot: Zocker
web-name = Name
web-name-of-seat = Name auf Platz { $seat }
web-remove-seat = Platz { $seat } entfernen
web-add-seat = Noch ein Platz
web-board = Strecke
web-generated-again = Eine andere
web-generated-number = Ihre Nummer
web-more-options = Mehr Optionen
web-who-may-join = Wer darf mitspielen?
web-by-link = Per Link
web-by-link-text = Nur wer den Link hat, findet den Tisch.
web-public = Alle
web-public-text = Der Tisch steht auf der Startseite.
web-clock = Uhr
web-clock-none = Keine
web-clock-none-text = Das Rennen wartet auf alle.
web-clock-relaxed = Gemütlich
web-clock-relaxed-text = Wer anderthalb Minuten weg ist, wird von einem Bot vertreten. Wer da ist, hat viereinhalb Minuten je Zug.
web-clock-fast = Schnell
web-clock-fast-text = Ein Bot springt nach zwanzig Sekunden ein. Wer da ist, hat eine Minute je Zug.
web-dice = Würfel
web-dice-seeded = Die App würfelt
web-dice-seeded-text = Einmal tippen, und die Würfel rollen.
web-dice-typed = Echte Würfel
web-dice-typed-text = Du würfelst auf dem Tisch und tippst an, was sie zeigen.
web-make-table = Tisch eröffnen
web-start = Rennen starten

## Der Warteraum

web-all-here = Alle sind da.
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-host-starts = Wer den Tisch eröffnet hat, startet das Rennen.
web-invite = Einladen
web-qr = Der Link als QR-Code
web-copy-link = Link teilen
web-copied = Der Link ist kopiert.
web-open-seat = Freier Platz
web-sit-here = Hier hinsetzen
web-your-name = Dein Name
web-sit = Hinsetzen
web-stand = Platz freigeben
web-seat-you = du
web-seat-here = hier
web-seat-bot = Bot
web-seat-person = Mensch
web-seat-online = online
web-seat-away = weg
web-seat-standin = ein Bot vertritt
web-table-settings = Was gespielt wird
web-seat-number = Nr. { $seat }

## Am Tisch

web-who = Am Tisch
web-spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
web-log = Was geschah
web-copy-watch = Link für Freunde
web-copy-seat = Mein Platz anderswo
web-download = Aufzeichnung
web-scan-watch = Einlesen, um auf einem anderen Gerät zuzusehen oder mitzumachen.
web-scan-seat = Einlesen, um mit deinem Platz auf einem anderen Gerät weiterzuspielen. Er gehört nur dir: Gib ihn nicht weiter.
web-time-left = { $name }: noch { $time }
web-time-short = { $seconds ->
    [one] Noch eine Sekunde, dann spielt ein Bot diesen Zug.
   *[other] Noch { $seconds } Sekunden, dann spielt ein Bot diesen Zug.
}
web-time-up = Die Zeit ist um: Ein Bot spielt diesen Zug. Der nächste gehört wieder dir.

## Das Ende

web-result = Ergebnis
web-you-win = Du gewinnst!
web-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
web-trophies = { $count ->
    [one] ein Pokal
   *[other] { $count } Pokale
}
web-chart = Wie weit alle nach jeder Runde waren
web-rematch = Revanche
web-replay = Wiederholung
web-look-at-board = Spielplan ansehen

## Eine Wiederholung

web-replay-start = Vor dem Start
web-moment = Zeitpunkt
web-move-of = Zug { $move } von { $moves }
web-step = Nächster Zug
web-step-back = Voriger Zug
web-play = Abspielen
web-pause = Pause
web-speed = Tempo

## Die Regeln

web-rules = Regeln
web-rules-of = Regeln: { $game }
web-contents = Inhalt
web-try-it = Probier es aus
web-example-done = Gut gemacht!
web-example-missed = Noch nicht ganz
web-example-missed-text = Dein Zug ist vorbei. Es gibt einen besseren Weg: Versuch es noch einmal.
web-back-to-race = Zurück zum Rennen

web-players = { $least }–{ $most } Spieler
web-take-back = Letzten Zug zurücknehmen
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
web-workshop-home = Eine Strecke entwerfen
web-workshop = Werkstatt
web-workshop-lead = Mach einen eigenen Spielplan, sieh, was daran nicht stimmt, und lass Bots darauf fahren.
web-workshop-game = Spiele
web-workshop-begin = Beginne mit
web-workshop-starter = Ein kleiner neuer
web-workshop-load = Datei laden
web-workshop-drop = Du kannst auch eine Datei irgendwo auf diese Seite ziehen oder einen Text in das Feld einfügen.
web-workshop-text = Der Spielplan als Text
web-workshop-wrong = Darauf kann man noch nicht fahren. Bessere den Text aus; sobald du innehältst, wird er geprüft.
web-workshop-advice = Darauf kann man fahren. Ein paar Ratschläge:
web-workshop-fine = Daran stimmt alles.
web-workshop-judge = Diesen Spielplan beurteilen
web-workshop-stop = Anhalten
web-workshop-players = Spieler
web-workshop-bot = Wer fährt
web-workshop-options = Optionen des Spiels
web-workshop-waiting = { $ahead ->
    [one] Ein anderer Spielplan wird gerade beurteilt; deiner ist der nächste.
   *[other] { $ahead } Spielpläne werden vor deinem beurteilt.
}
web-workshop-starting = Die Wagen rollen zum Start …
web-workshop-progress = { $races } von { $wanted } Rennen
web-workshop-old = Du hast den Spielplan seither geändert: Diese Zahlen gehören zum Text davor.
web-workshop-tint = Wonach die Felder gefärbt sind
web-workshop-plain = Ohne Farbe
web-workshop-idle = nie benutzt
web-workshop-space = { $space }: { $count } in einem Rennen
web-workshop-all-spaces = Jedes Feld in Zahlen
web-workshop-one-space = Feld
web-workshop-play = Auf diesem Plan spielen
web-workshop-drawing = Zeichnung herunterladen (SVG)
web-workshop-save = Text herunterladen
web-workshop-report = Bericht herunterladen
web-workshop-picture = Die Zeichnung

## Jedes Spiel: der schlichte Spielplan

web-bot-other = Bot: { $name }
web-board-failed = Der Spielplan konnte nicht geladen werden. Du kannst hier weiterspielen.
web-board-failed-too = Der Spielplan konnte nicht geladen werden. Dein Rennen ist sicher: Versuch es gleich noch einmal.
web-board-retry = Spielplan noch einmal laden
web-plain-standings = Stand
web-plain-dock = Dein Zug
web-plain-turn = Du bist dran
web-plain-turn-of = Du bist dran, { $name }
web-plain-waiting = Warten auf { $names }
web-plain-chance = Der Zufall entscheidet …
web-plain-over = Das Spiel ist vorbei
web-plain-roll = Würfeln
web-plain-only = Jetzt schaut nur { $name }.
web-plain-i-am = Ich bin { $name }
web-plain-ask-dice = Was zeigen die Würfel, { $name }?
web-plain-type = So, wie das Spiel es schreibt, zum Beispiel { $example }
web-plain-enter = Das zeigen sie
web-plain-find = Zug suchen
web-plain-nothing-yet = Noch ist nichts geschehen.
