### Geluk of kunde

web-insight-title = Hoe de race gewonnen werd
web-insight-chart = Kans om te winnen na elke beurt
web-insight-working = Op zoek naar geluk en kunde…
web-insight-preparing = Zo wordt er naar geluk en kunde gezocht. De eerste keer duurt dat een paar minuten.
web-insight-ahead = { $count ->
    [one] Er is eerst nog één race aan de beurt.
   *[other] Er zijn eerst nog { $count } races aan de beurt.
}
web-insight-round = Ronde { $round }
web-insight-your-chance = Jouw kans
# as in English
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = Geluk of kunde?
web-insight-luck = Geluk
web-insight-decisions = Keuzes
web-insight-note = In punten van de winstkans. Dunne strepen: hoe zeker het is. De rest kwam uit de beurten van anderen, en doordat kansen geschat zijn.
web-insight-note-exact = In punten van de winstkans, exact. Wat ontbreekt, kwam uit de beurten van anderen.
web-insight-your-decisions = Jouw keuzes
web-insight-best = Beste keuze
web-insight-costliest = Duurste keuze
web-insight-look = Bekijk
web-insight-played = gespeeld
web-insight-next = op één na beste
web-insight-better = beter
web-insight-mistakes = Alleen fouten
web-insight-no-mistakes = Niemand maakte een zekere fout.
web-insight-ways = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
web-insight-mistake = { $name } verloor hier { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-insight-good = { $name } vond de beste keuze
web-insight-even = { $name } kon vrij kiezen
web-insight-play-on = Vanaf hier verder spelen
web-insight-you = Jij
web-insight-whole-race = Hele race
web-insight-steps = Waar een stap heen leidt
web-insight-best-way = beste
web-insight-no-later = Hierna komt geen fout meer.
web-insight-no-earlier = Hiervoor was er geen fout.
web-insight-see-moment = { $number }: bekijk dit moment
web-insight-mistakes-short = Fouten
