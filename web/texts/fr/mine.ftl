### The races of this device

web-mine = Tes courses
web-mine-turn = À toi de jouer
web-mine-turn-of = Au tour de { $name }
web-mine-several = On attend plusieurs joueurs
web-mine-paused = En pause : { $when }
web-mine-over = Terminée
web-mine-continue = Continuer
web-mine-look = Regarder
web-mine-enter = Entrer
web-mine-with = avec { $names }
web-mine-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-mine-against = contre { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-mine-all = Voir les { $count } courses
web-mine-fewer = En voir moins
web-mine-tidy = Ranger
web-mine-tidied = Terminé
web-mine-remove = Retirer { $race } de la liste
web-mine-removed = { $race } n’est plus dans la liste. Le lien mène toujours à ta place.
web-mine-undo = Annuler
web-mine-take = Vers un autre appareil
web-mine-offline = Pas de connexion. Rien n’est perdu : tes courses attendent, et on continue d’essayer.
web-mine-locked = Il faut une connexion. Dernier état connu : { $time }.
web-home-offline = Pas de connexion. On continue d’essayer : tu pourras jouer dès qu’elle revient.
web-offline-short = Hors ligne
web-needs-server = Il faut une connexion. On continue d’essayer.
web-take-title = Emporte tes courses
web-take-text = { $count ->
    [one] Scanne ceci avec ton autre appareil : ta course y sera aussi.
   *[other] Scanne ceci avec ton autre appareil : tes { $count } courses y seront aussi.
}
web-take-link = Le lien pour l’autre appareil
web-take-share = Partager
web-take-copy = Copier
web-take-once = Il marche une seule fois, pendant quelques minutes. Il n’est qu’à toi : qui l’ouvre peut jouer à ta place.
web-take-near = L’autre appareil doit être sur ce Wi-Fi.
web-take-arrived-title = Tes courses te suivent
web-take-arrived = { $count ->
    [one] Une course est arrivée ici. Elle reste aussi sur l’autre appareil.
   *[other] { $count } courses sont arrivées ici. Elles restent aussi sur l’autre appareil.
}
web-take-gone = Ce lien a déjà servi, ou il est trop vieux
web-take-gone-text = Sur l’appareil qui a tes courses, ouvre la page d’accueil et choisis à nouveau « Vers un autre appareil ».
web-take-again = Tes courses sont toujours sur l’autre appareil.
web-close = Fermer
web-lost-text = L’adresse est peut-être mal tapée, ou ce qui était ici n’existe plus.
web-no-game = Ce jeu n’existe pas ici
web-no-replay = Cette course n’existe pas
web-no-table-text = Vérifie le lien, ou demandes-en un nouveau.
