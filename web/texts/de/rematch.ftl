### Noch ein Rennen, und das Bild zum Teilen

web-order = Die Reihenfolge
web-end-you = Du
web-how-it-went = So lief es
web-broken-off = Das Rennen wurde abgebrochen
web-broken-off-text = Niemand hat gewonnen. Du kannst es noch einmal ansehen oder ein neues beginnen.
web-rematch-ask = Revanche?
web-rematch-ready = will noch mal
web-rematch-you = und du?
web-rematch-thinks = überlegt noch
web-rematch-count = { $ready ->
    [0] Noch will niemand weiterspielen.
    [one] Eine Person von { $all } will noch mal. Es geht los, wenn alle wollen.
   *[other] { $ready } von { $all } wollen noch mal. Es geht los, wenn alle wollen.
}
web-rematch-starts = { $seconds ->
    [one] Es geht in einer Sekunde los
   *[other] Es geht in { $seconds } Sekunden los
}
web-rematch-in = Ich bin dabei
web-rematch-out = Doch noch nicht
web-rematch-leave = Diesmal nicht
web-rematch-wanted = { $count ->
    [one] { $names } will eine Revanche.
   *[other] { $names } wollen eine Revanche.
}
web-evening = Dieser Abend
web-evening-number = Rennen { $race } des Abends
web-evening-race = Rennen
web-evening-won = Siege
web-evening-points = Punkte
web-evening-trophies = Pokale
web-begins-title = Wer beginnt als Nächstes?
web-begins = { $name } beginnt
web-begins-lot = Das Los entscheidet
web-begins-draw = das Los
web-begins-change = Du kannst es ändern.
web-begins-host = Wer den Tisch leitet, kann es ändern.
web-onward = Oder ein anderes Spiel für alle
web-onward-game = { $game } mit denselben Leuten
web-onward-go = Weiter zum nächsten Tisch
web-share = Teilen
web-share-close = Schließen
web-share-making = Das Bild wird gezeichnet …
web-share-save = Bild speichern
web-share-link = Link zur Wiederholung
web-share-copy = Link kopieren
web-share-failed = Das hat nicht geklappt. Du kannst den Link von Hand kopieren.
