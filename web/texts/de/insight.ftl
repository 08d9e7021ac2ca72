### Glück oder Können?

web-insight-title = So wurde das Rennen gewonnen
web-insight-chart = Siegchance nach jedem Zug
web-insight-working = Glück und Können werden gesucht …
web-insight-preparing = Gleich werden Glück und Können gesucht. Beim ersten Mal dauert das ein paar Minuten.
web-insight-ahead = { $count ->
    [one] Vorher wird noch ein Rennen ausgewertet.
   *[other] Vorher werden noch { $count } Rennen ausgewertet.
}
web-insight-round = Runde { $round }
web-insight-your-chance = Deine Chance
# as in English
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = Glück oder Können?
web-insight-luck = Glück
web-insight-decisions = Entscheidungen
web-insight-note = In Punkten der Siegchance. Dünne Striche: wie sicher das ist. Der Rest kam aus den Zügen der anderen und daher, dass Chancen nur geschätzt sind.
web-insight-note-exact = In Punkten der Siegchance, exakt. Was fehlt, kam aus den Zügen der anderen.
web-insight-your-decisions = Deine Entscheidungen
web-insight-best = Beste Entscheidung
web-insight-costliest = Teuerste Entscheidung
web-insight-look = Ansehen
web-insight-played = gespielt
web-insight-next = nächstbeste
web-insight-better = besser
web-insight-mistakes = Nur Fehler
web-insight-no-mistakes = Niemand hat einen sicheren Fehler gemacht.
web-insight-ways = { $count ->
    [one] Ein Weg
   *[other] { $count } Wege
}
web-insight-mistake = { $name } verlor hier { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-insight-good = { $name } fand den besten Weg
web-insight-even = { $name } hatte die freie Wahl
web-insight-play-on = Von hier weiterspielen
web-insight-you = Du
web-insight-whole-race = Ganzes Rennen
web-insight-steps = Wohin ein Schritt führt
web-insight-best-way = am besten
web-insight-no-later = Danach kommt kein Fehler mehr.
web-insight-no-earlier = Davor gab es keinen Fehler.
web-insight-see-moment = { $number }: diesen Moment ansehen
web-insight-mistakes-short = Fehler
