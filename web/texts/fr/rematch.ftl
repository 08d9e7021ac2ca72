### Une autre course, et l’image à partager

web-order = L’ordre d’arrivée
web-end-you = Toi
web-how-it-went = Le déroulement
web-broken-off = La course a été interrompue
web-broken-off-text = Personne n’a gagné. Tu peux la revoir ou en commencer une autre.
web-rematch-ask = Revanche ?
web-rematch-ready = veut rejouer
web-rematch-you = et toi ?
web-rematch-thinks = réfléchit
web-rematch-count = { $ready ->
    [0] Personne n’a encore demandé à rejouer.
    [one] Une personne sur { $all } veut rejouer. On commence quand tout le monde est d’accord.
   *[other] { $ready } personnes sur { $all } veulent rejouer. On commence quand tout le monde est d’accord.
}
web-rematch-starts = { $seconds ->
    [one] Départ dans une seconde
   *[other] Départ dans { $seconds } secondes
}
web-rematch-in = J’en suis
web-rematch-out = Finalement, pas encore
web-rematch-leave = Pas cette fois
web-rematch-wanted = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
web-evening = Cette soirée
web-evening-number = Course { $race } de la soirée
web-evening-race = Course
web-evening-won = victoires
web-evening-points = points
web-evening-trophies = trophées
web-begins-title = Qui commence la prochaine ?
web-begins = { $name } commence
web-begins-lot = Le sort décide
web-begins-draw = tirage au sort
web-begins-change = Tu peux le changer.
web-begins-host = L’hôte peut le changer.
web-onward = Ou un autre jeu pour tout le monde
web-onward-game = { $game } avec les mêmes personnes
web-onward-go = Vers la table suivante
web-share = Partager
web-share-close = Fermer
web-share-making = L’image est en train d’être dessinée…
web-share-save = Enregistrer l’image
web-share-link = Lien vers la rediffusion
web-share-copy = Copier le lien
web-share-failed = Cela n’a pas marché. Tu peux copier le lien à la main.
