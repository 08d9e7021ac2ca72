### À la table

web-who = À la table
web-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-log = Ce qui s’est passé
web-copy-watch = Copier un lien pour les amis
web-copy-seat = Continuer sur un autre appareil
web-download = Enregistrer la course
web-scan-watch = Scanne ce code pour regarder ou participer sur un autre appareil.
web-scan-seat = Scanne ce code pour continuer à jouer sur un autre appareil. Le lien est rien que pour toi : ne le transmets à personne.
web-time-left = { $name } : encore { $time }
web-time-short = { $seconds ->
    [one] Encore une seconde, puis un bot joue ce tour.
   *[other] Encore { $seconds } secondes, puis un bot joue ce tour.
}
web-time-up = Le temps est écoulé : un bot joue ce tour. Le prochain est de nouveau à toi.
web-take-back = Annuler le dernier coup
