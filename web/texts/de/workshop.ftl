### Die Werkstatt

web-workshop-home = Eine Strecke entwerfen
web-workshop = Werkstatt
web-workshop-lead = Entwirf einen eigenen Spielplan, sieh, was daran nicht stimmt, und lass Bots darauf fahren.
web-workshop-game = Spiele
web-workshop-begin = Ausgangspunkt
web-workshop-starter = Ein kleiner neuer Plan
web-workshop-load = Datei laden
web-workshop-drop = Du kannst auch eine Datei irgendwo auf diese Seite ziehen oder einen Text in das Feld einfügen.
web-workshop-text = Der Spielplan als Text
web-workshop-wrong = Darauf kann man noch nicht fahren. Verbessere den Text: Sobald du kurz wartest, wird er geprüft.
web-workshop-advice = Darauf kann man fahren. Ein paar Ratschläge:
web-workshop-fine = Alles in Ordnung.
web-workshop-judge = Diesen Spielplan beurteilen
web-workshop-stop = Anhalten
web-workshop-players = Spieler
web-workshop-bot = Wer fährt
web-workshop-options = Optionen des Spiels
web-workshop-waiting = { $ahead ->
    [one] Ein anderer Spielplan wird gerade beurteilt; deiner ist der nächste.
   *[other] { $ahead } Spielpläne werden vor deinem beurteilt.
}
web-workshop-starting = Die Autos rollen zum Start …
web-workshop-progress = { $races } von { $wanted } Rennen
web-workshop-old = Du hast den Spielplan inzwischen geändert: Diese Zahlen gehören noch zum alten Text.
web-workshop-tint = Was die Farben der Felder zeigen
web-workshop-plain = Ohne Farben
web-workshop-idle = nie benutzt
web-workshop-space = { $space }: { $count } in einem Rennen
web-workshop-all-spaces = Jedes Feld in Zahlen
web-workshop-one-space = Feld
web-workshop-play = Auf diesem Plan spielen
web-workshop-drawing = Zeichnung herunterladen (SVG)
web-workshop-save = Text herunterladen
web-workshop-report = Bericht herunterladen
web-workshop-picture = Die Zeichnung
