### Textes de la page

web-title = Paddock – des courses à jouer tout de suite
web-home = Aller à la page d’accueil
web-lost = Cette page n’existe pas
web-no-table = Cette table n’existe pas
web-which-race = Quelle course aujourd’hui ?
web-play-with-friends = Jouer entre amis
web-play-now = Jouer
web-play-game-now = Jouer : { $game }
web-soon = Bientôt
web-open-tables = Tables ouvertes
web-load-record = Revoir une course enregistrée
web-table-of = Table de { $name }
web-seats-taken = Places prises : { $taken } sur { $seats }
web-join = Rejoindre
web-watch = Regarder
# Le nom de quelqu’un qui n’en a pas donné.
web-rookie = Novice
web-language = Langue
web-light = Clair
web-dark = Sombre
web-menu = Menu
web-leave = Quitter la table
web-sound-on = Activer le son
web-sound-off = Couper le son
web-reconnecting = Reconnexion…
web-offline = Pas de connexion
web-offline-text = Paddock n’arrive pas à joindre son serveur pour le moment. Tes courses y sont en sécurité et reprendront dès que tu seras de nouveau en ligne.
web-try-again = Réessayer
web-players = { $least }–{ $most } joueurs
