### Chance ou talent

web-insight-title = Comment la course s’est gagnée
web-insight-chart = Chances de gagner après chaque tour de jeu
web-insight-working = On cherche la chance et le talent…
web-insight-preparing = On s’apprête à chercher la chance et le talent. La première fois, cela prend quelques minutes.
web-insight-ahead = { $count ->
    [one] Une autre course passe d’abord.
   *[other] { $count } autres courses passent d’abord.
}
web-insight-round = Tour { $round }
web-insight-your-chance = Tes chances
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = Chance ou talent ?
web-insight-luck = Chance
web-insight-decisions = Décisions
web-insight-note = En points de chances de gagner. Traits fins : la marge d’erreur. Le reste vient des tours des autres, et du fait que les chances sont estimées.
web-insight-note-exact = En points de chances de gagner, exactement. Le reste vient des tours des autres.
web-insight-your-decisions = Tes décisions
web-insight-best = Meilleure décision
web-insight-costliest = Décision la plus coûteuse
web-insight-look = Voir
web-insight-played = joué
web-insight-next = ensuite
web-insight-better = mieux
web-insight-mistakes = Erreurs seulement
web-insight-no-mistakes = Personne n’a fait d’erreur certaine.
web-insight-ways = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités
}
web-insight-mistake = { $name } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} ici
web-insight-good = { $name } a trouvé le meilleur choix
web-insight-even = { $name } avait le choix
web-insight-play-on = Continuer à partir d’ici
web-insight-you = Toi
web-insight-whole-race = Toute la course
web-insight-steps = Où mène un pas
web-insight-best-way = meilleur choix
web-insight-no-later = Plus d’erreur après ce moment.
web-insight-no-earlier = Pas d’erreur avant ce moment.
web-insight-see-moment = { $number } : voir ce moment
web-insight-mistakes-short = Erreurs
