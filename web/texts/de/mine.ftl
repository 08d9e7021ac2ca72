### The races of this device

web-mine = Deine Rennen
web-mine-turn = Du bist dran
web-mine-turn-of = { $name } ist dran
web-mine-several = Mehrere sind noch dran
web-mine-paused = Angehalten: { $when }
web-mine-over = Beendet
web-mine-continue = Weiter
web-mine-look = Ansehen
web-mine-enter = Eintreten
web-mine-with = mit { $names }
web-mine-bots = { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
}
web-mine-against = gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}
web-mine-all = Alle { $count } zeigen
web-mine-fewer = Weniger zeigen
web-mine-tidy = Aufräumen
web-mine-tidied = Fertig
web-mine-remove = { $race } von der Liste nehmen
web-mine-removed = { $race } ist von der Liste genommen. Der Link führt weiterhin zu deinem Platz.
web-mine-undo = Rückgängig
web-mine-take = Auf ein anderes Gerät
web-mine-offline = Keine Verbindung. Nichts geht verloren: Deine Rennen warten, und wir versuchen es weiter.
web-mine-locked = Braucht eine Verbindung. Zuletzt gesehen: { $time }.
web-home-offline = Keine Verbindung. Wir versuchen es weiter; sobald sie wieder da ist, kannst du spielen.
web-offline-short = Offline
web-needs-server = Dafür braucht es eine Verbindung. Wir versuchen es weiter.
web-take-title = Nimm deine Rennen mit
web-take-text = { $count ->
    [one] Scanne das mit deinem anderen Gerät: Dann ist dein Rennen auch dort.
   *[other] Scanne das mit deinem anderen Gerät: Dann sind deine { $count } Rennen auch dort.
}
web-take-link = Der Link für das andere Gerät
web-take-share = Teilen
web-take-copy = Kopieren
web-take-once = Das geht einmal und nur ein paar Minuten lang. Der Link gehört nur dir: Wer ihn öffnet, kann für dich spielen.
web-take-near = Das andere Gerät muss in diesem WLAN sein.
web-take-arrived-title = Deine Rennen kommen mit
web-take-arrived = { $count ->
    [one] Ein Rennen ist jetzt hier. Auf dem anderen Gerät bleibt es auch.
   *[other] { $count } Rennen sind jetzt hier. Auf dem anderen Gerät bleiben sie auch.
}
web-take-gone = Dieser Link wurde schon benutzt oder ist zu alt
web-take-gone-text = Öffne auf dem Gerät mit deinen Rennen die Startseite und wähle noch einmal „Auf ein anderes Gerät“.
web-take-again = Deine Rennen sind noch auf dem anderen Gerät.
web-close = Schließen
web-lost-text = Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.
web-no-game = Dieses Spiel gibt es hier nicht
web-no-replay = Dieses Rennen gibt es nicht
web-no-table-text = Prüf den Link, oder lass dir einen neuen geben.
