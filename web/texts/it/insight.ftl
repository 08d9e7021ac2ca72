### Fortuna o bravura

web-insight-title = Come si è vinta la gara
web-insight-chart = Probabilità di vincere dopo ogni turno
web-insight-working = Si cercano fortuna e bravura…
web-insight-preparing = Tra poco si cercano fortuna e bravura. La prima volta ci vuole qualche minuto.
web-insight-ahead = { $count ->
    [one] Prima tocca a un’altra gara.
   *[other] Prima tocca ad altre { $count } gare.
}
web-insight-round = Giro { $round }
web-insight-your-chance = La tua probabilità
# as in English
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = Fortuna o bravura?
web-insight-luck = Fortuna
web-insight-decisions = Scelte
web-insight-note = In punti di probabilità di vincere. Linee sottili: il margine d’errore. Il resto viene dai turni degli altri e dal fatto che le probabilità sono stimate.
web-insight-note-exact = In punti di probabilità di vincere, esatti. Il resto viene dai turni degli altri.
web-insight-your-decisions = Le tue scelte
web-insight-best = Scelta migliore
web-insight-costliest = Scelta più costosa
web-insight-look = Guarda
web-insight-played = giocato
web-insight-next = seconda
web-insight-better = meglio
web-insight-mistakes = Solo errori
web-insight-no-mistakes = Nessuno ha fatto un errore sicuro.
web-insight-ways = { $count ->
    [one] Una possibilità
   *[other] { $count } possibilità
}
web-insight-mistake = { $name } ha perso qui { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-insight-good = { $name } ha trovato la scelta migliore
web-insight-even = { $name } poteva scegliere liberamente
web-insight-play-on = Continua da qui
web-insight-you = Tu
web-insight-whole-race = Tutta la gara
web-insight-steps = Dove porta un passo
web-insight-best-way = la migliore
web-insight-no-later = Nessun altro errore dopo.
web-insight-no-earlier = Nessun errore prima.
web-insight-see-moment = { $number }: guarda questo momento
web-insight-mistakes-short = Errori
