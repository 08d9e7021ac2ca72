### Textes de la page

web-title = Paddock – des courses à jouer tout de suite
web-home = Vers la page d’accueil
web-lost = Cette page n’existe pas
web-no-table = Cette table n’existe pas
web-which-race = Quelle course aujourd’hui ?
web-play-with-friends = Jouer entre amis
web-play-now = Jouer
web-play-game-now = Jouer : { $game }
web-soon = Bientôt
web-open-tables = Tables ouvertes
web-load-record = Regarder une course sauvegardée
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
web-sound-on = Son activé
web-sound-off = Son coupé
web-reconnecting = Reconnexion …
web-offline = Pas de connexion
web-offline-text = Paddock ne parvient pas à joindre son serveur pour le moment. Vos courses y sont en sécurité et reprendront dès que vous serez de nouveau en ligne.
web-try-again = Recommencer

## Une nouvelle table

web-new-table = Une table pour { $game }
web-seats = Qui joue ?
web-seat-kind = Place { $seat }
web-person-here = Joue ici
web-person-elsewhere = Vient par lien
web-bot-random = Bot : débutant
web-bot-greedy = Bot : pilote
web-bot-shark = Bot : requin
web-name = Nom
web-name-of-seat = Nom à la place { $seat }
web-remove-seat = Enlever la place { $seat }
web-add-seat = Une place de plus
web-board = Circuit
web-generated-again = Un autre
web-generated-number = Son numéro
web-more-options = Plus d’options
web-who-may-join = Qui peut jouer ?
web-by-link = Par lien
web-by-link-text = Il faut le lien pour trouver la table.
web-public = Tout le monde
web-public-text = La table figure sur la page d’accueil.
web-clock = Horloge
web-clock-none = Aucune
web-clock-none-text = La course attend tout le monde.
web-clock-relaxed = Tranquille
web-clock-relaxed-text = Un bot remplace qui s’absente une minute et demie. Les présents ont quatre minutes et demie par tour.
web-clock-fast = Rapide
web-clock-fast-text = Un bot remplace les absents après vingt secondes. Les présents ont une minute par tour.
web-dice = Dés
web-dice-seeded = L’appli lance
web-dice-seeded-text = Touche, et les dés roulent.
web-dice-typed = De vrais dés
web-dice-typed-text = Tu lances sur la table et touches ce qu’ils montrent.
web-make-table = Ouvrir la table
web-start = Lancer la course

## La salle d’attente

web-all-here = Tout le monde est là.
web-waiting-for = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
web-host-starts = La personne qui a ouvert la table lance la course.
web-invite = Inviter
web-qr = Le lien en code QR
web-copy-link = Partager le lien
web-copied = Le lien est copié.
web-open-seat = Place libre
web-sit-here = S’asseoir ici
web-your-name = Ton nom
web-sit = S’asseoir
web-stand = Libérer la place
web-seat-you = toi
web-seat-here = ici
web-seat-bot = bot
web-seat-person = personne
web-seat-online = en ligne
web-seat-away = hors ligne
web-seat-standin = un bot remplace
web-table-settings = Ce que l’on joue
web-seat-number = N° { $seat }

## À la table

web-who = À la table
web-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-log = Ce qui s’est passé
web-copy-watch = Lien pour les amis
web-copy-seat = Ma place ailleurs
web-download = Enregistrement
web-scan-watch = Scannez-le pour regarder ou participer sur un autre appareil.
web-scan-seat = Scannez-le pour continuer avec votre place sur un autre appareil. Elle est à vous seul : ne la transmettez pas.
web-time-left = { $name } : encore { $time }
web-time-short = { $seconds ->
    [one] Encore une seconde, puis un bot joue ce tour.
   *[other] Encore { $seconds } secondes, puis un bot joue ce tour.
}
web-time-up = Le temps est écoulé : un bot joue ce tour. Le prochain est de nouveau à vous.

## La fin

web-result = Résultat
web-you-win = Tu gagnes !
web-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
web-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
web-chart = Où chacun en était après chaque manche
web-rematch = Revanche
web-replay = Revoir la course
web-look-at-board = Voir le plateau

## Une rediffusion

web-replay-start = Avant le départ
web-moment = Moment
web-move-of = Coup { $move } sur { $moves }
web-step = Coup suivant
web-step-back = Coup précédent
web-play = Lecture
web-pause = Pause
web-speed = Vitesse

## Les règles

web-rules = Règles
web-rules-of = Règles : { $game }
web-contents = Sommaire
web-try-it = À toi d’essayer
web-example-done = Bien joué !
web-example-missed = Pas tout à fait
web-example-missed-text = Ton tour est fini. Il y a un meilleur chemin : essaie encore.
web-back-to-race = Retour à la course

web-players = { $least }–{ $most } joueurs
web-take-back = Annuler le dernier coup
web-next-race = Course suivante
web-race-of = Course { $race } sur { $races }
web-champions = { $count ->
    [one] { $names } remporte le championnat !
   *[other] { $names } remportent le championnat !
}
web-championship = Championnat
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-workshop-home = Dessiner un circuit
web-workshop = Atelier
web-workshop-lead = Créez votre propre plateau, voyez ce qui ne va pas et laissez des bots y courir.
web-workshop-game = Jeux
web-workshop-begin = Commencer avec
web-workshop-starter = Un petit nouveau
web-workshop-load = Charger un fichier
web-workshop-drop = Vous pouvez aussi déposer un fichier n’importe où sur cette page ou coller un texte dans le champ.
web-workshop-text = Le plateau en texte
web-workshop-wrong = On ne peut pas encore y courir. Corrigez le texte ; il est vérifié dès que vous faites une pause.
web-workshop-advice = On peut y courir. Quelques conseils :
web-workshop-fine = Tout est en ordre.
web-workshop-judge = Juger ce plateau
web-workshop-stop = Arrêter
web-workshop-players = Joueurs
web-workshop-bot = Qui conduit
web-workshop-options = Options du jeu
web-workshop-waiting = { $ahead ->
    [one] Un autre plateau est en train d’être jugé ; le vôtre est le suivant.
   *[other] { $ahead } plateaux sont jugés avant le vôtre.
}
web-workshop-starting = Les voitures roulent vers le départ …
web-workshop-progress = { $races } courses sur { $wanted }
web-workshop-old = Vous avez changé le plateau depuis : ces chiffres sont ceux du texte d’avant.
web-workshop-tint = Ce que montre la couleur des cases
web-workshop-plain = Sans couleur
web-workshop-idle = jamais utilisée
web-workshop-space = { $space } : { $count } par course
web-workshop-all-spaces = Chaque case en chiffres
web-workshop-one-space = Case
web-workshop-play = Jouer sur ce plateau
web-workshop-drawing = Télécharger le dessin (SVG)
web-workshop-save = Télécharger le texte
web-workshop-report = Télécharger le rapport
web-workshop-picture = Le dessin

## Tous les jeux : le plateau simple

web-bot-other = Bot : { $name }
web-board-failed = Le plateau de ce jeu n’a pas pu être chargé. Tu peux continuer à jouer ici.
web-board-failed-too = Le plateau n’a pas pu être chargé. Ta course est en sécurité : réessaie dans un instant.
web-board-retry = Recharger le plateau
web-plain-standings = Classement
web-plain-dock = Ton tour
web-plain-turn = À toi
web-plain-turn-of = À toi, { $name }
web-plain-waiting = On attend { $names }
web-plain-chance = Le hasard décide…
web-plain-over = La partie est finie
web-plain-roll = Lancer
web-plain-only = Seul { $name } regarde maintenant.
web-plain-i-am = Je suis { $name }
web-plain-ask-dice = Que montrent les dés, { $name } ?
web-plain-type = Comme le jeu l’écrit, par exemple { $example }
web-plain-enter = Voilà ce qu’ils montrent
web-plain-find = Chercher un coup
web-plain-nothing-yet = Il ne s’est encore rien passé.
