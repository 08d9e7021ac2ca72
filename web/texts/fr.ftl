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
web-laid-again = Un autre
web-laid-number = Son numéro
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

## Monza

web-players = { $least }–{ $most } joueurs
web-monza-minutes = 15 min
web-monza-age = dès 5 ans
web-monza-tagline = Six dés. Trois voies.
web-monte-theme = argent et chance
web-hurry-age = dès 9 ans

web-monza-round = Manche { $round }
web-monza-order = Classement
web-monza-to-go = à faire
web-monza-to = Vers { $space }
web-monza-your-dice = Tes dés
web-monza-your-turn = À toi
web-monza-turn-of = À toi, { $name }
web-monza-watch = { $name } est au volant
web-monza-over = La course est finie
web-monza-ask-roll = Lance les dés
web-monza-ask-draw = Tire au sort qui commence
web-monza-ask-turbo = Turbo ! Lance deux dés de plus
web-monza-ask-again = Relance les dés choisis
web-monza-ask-lay = Pose un dé sur une case qui brille
web-monza-ask-tile = Pose un jeton, ou roule
web-monza-ask-drive = La route est prête
web-monza-ask-stay = Aucun dé ne va : reste cette fois
web-monza-ask-bonus = Pas bonus : touche une case qui brille
web-monza-ask-reroll = Touche les dés à relancer
web-monza-may-drive = Tu peux aussi rouler maintenant.
web-monza-roll = Lancer
web-monza-draw = Tirer au sort
web-monza-drive = Rouler
web-monza-stay = Rester
web-monza-decline = Non, rester
web-monza-reroll = { $count ->
    [0] Choisis des dés
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
web-monza-undo = Reprendre le dernier dé
web-monza-die = Dé { $colour }
web-monza-die-laid = { $colour }, posé
web-monza-tile = Jeton d’accélération { $colour }
web-monza-tiles = Jetons
web-monza-extra-roll = Relance
web-monza-erase = Effacer le dernier dé
web-monza-enter-dice = Voilà ce qu’ils montrent

web-monza-board-oval = Un circuit court pour les premières courses, jusqu’à quatre voitures.
web-monza-board-classic = Le circuit classique avec deux cases d’arrivée, jusqu’à six voitures.
web-monza-board-grand-prix = Un long circuit aux passages étroits, pour les pros.
web-monza-option-first = Qui commence ?
web-monza-option-first-text = Selon les règles, le plus jeune commence : touchez son nom. Ou choisissez qui vous voulez, ou tirez au sort.
web-monza-option-first-drawn = Au sort
web-monza-option-first-drawn-text = Le hasard désigne qui commence.
web-monza-option-professional = Pour les pros
web-monza-option-professional-text = Des jetons d’accélération, une relance, et un lancer turbo après six dés.
web-monza-option-bonus-step = Pas bonus
web-monza-option-bonus-step-text = La voiture de la dernière couleur posée peut avancer d’une case.
web-monza-option-bonus = À qui le pas bonus ?
web-monza-option-bonus-any = À tout le monde
web-monza-option-bonus-any-text = Sa propre voiture peut aussi le prendre.
web-monza-option-bonus-others = Aux autres
web-monza-option-bonus-others-text = Son propre tour n’apporte rien à sa voiture.
web-monza-option-turbo-tiles = Jetons au lancer turbo
web-monza-option-turbo-tiles-text = Les jetons d’accélération se posent aussi avec les dés turbo.
web-monza-option-finish = L’arrivée
web-monza-option-finish-coloured = En couleur
web-monza-option-finish-coloured-text = Il faut un dé de sa couleur.
web-monza-option-finish-open = Libre
web-monza-option-finish-open-text = N’importe quel dé restant convient.
web-monza-option-obligation = Continuer
web-monza-option-obligation-continue = Tant qu’un dé convient
web-monza-option-obligation-continue-text = Lequel, c’est toi qui choisis.
web-monza-option-obligation-longest = Le plus long chemin
web-monza-option-obligation-longest-text = Le chemin doit utiliser le plus de dés possible.
web-monza-option-obligation-free = Libre
web-monza-option-obligation-free-text = Tu peux t’arrêter quand tu veux.
web-monza-option-edition = Édition
web-monza-option-edition-anniversary = Anniversaire
web-monza-option-edition-anniversary-text = L’édition de 2020 : deux à quatre voitures, et un trophée pour la victoire.
web-monza-option-edition-classic = Classique
web-monza-option-edition-classic-text = L’édition de 2000 : deux à six voitures.

## Monte Carlo Gamble

web-monte-players-list = Les joueurs et leur argent
web-monte-on-road = { $count } en route
web-monte-at-start = { $count } au départ
web-monte-blocked = { $count ->
    [one] { $count } bloqué
   *[other] { $count } bloqués
}
web-monte-home = { $count } à l’arrivée
web-monte-is-blocked = bloqué
web-monte-square = Case { $square }
web-monte-stack-of = Pile de { $count } pions sur la case { $square }
web-monte-close = Fermer
web-monte-turn-of = À toi, { $name }
web-monte-watch = { $name } joue
web-monte-over = La partie est finie
web-monte-you-rolled = { $points ->
    [1] Tu as fait un un
    [2] Tu as fait un deux
    [3] Tu as fait un trois
    [4] Tu as fait un quatre
    [5] Tu as fait un cinq
   *[6] Tu as fait un six
}
web-monte-rolled = { $points ->
    [1] { $name } a fait un un
    [2] { $name } a fait un deux
    [3] { $name } a fait un trois
    [4] { $name } a fait un quatre
    [5] { $name } a fait un cinq
   *[6] { $name } a fait un six
}
web-monte-points = { $points ->
    [1] un un
    [2] un deux
    [3] un trois
    [4] un quatre
    [5] un cinq
   *[6] un six
}
web-monte-ask-draw-first = Tirez qui commence
web-monte-ask-announce = Quelle couleur va avancer ?
web-monte-ask-roll = Lance le dé
web-monte-ask-move = { $count ->
    [one] Avance le pion qui brille.
   *[other] Avance un pion qui brille, ou touche la case où il irait.
}
web-monte-ask-bet = Place ta mise
web-monte-ask-card = Retourne la carte
web-monte-ask-prize = Argent ou cases ?
web-monte-ask-poker = Une partie de poker ?
web-monte-ask-poker-text = Ton pion est sur la pile de la case { $square }. Tu peux défier quelqu’un en dessous.
web-monte-ask-partners = Demander aux autres de miser
web-monte-ask-share = { $name } demande : ajoutes-tu à la mise contre { $other } ?
web-monte-ask-dice = Lance les dés de poker
web-monte-ask-hand = Quels dés relancer ?
web-monte-ask-tie-dice = Égalité : relance une fois
web-monte-ask-back = Un pion doit reculer
web-monte-ask-back-text = { $name } n’a plus rien : touche le pion qui recule.
web-monte-draw = Tirer
web-monte-roll = Lancer
web-monte-to = Vers { $square }
web-monte-where-free = Case libre
web-monte-where-casino = Dans un casino
web-monte-where-bank = À la banque
web-monte-where-start = Retour au départ
web-monte-where-home = Arrivé : un million !
web-monte-where-arrow = Par la flèche à la banque
web-monte-where-own = Sur un de ses pions
web-monte-where-stack = Sur { $name }
web-monte-short-free = Libre
web-monte-short-casino = Casino
web-monte-short-bank = Banque
web-monte-short-start = Départ
web-monte-short-home = Arrivée
web-monte-short-arrow = Banque
web-monte-casino = Casino
web-monte-casino-single = Casino, une couleur
web-monte-casino-double = Casino, deux couleurs
web-monte-casino-triple = Casino, trois couleurs
web-monte-casino-at = { $name } sur la case { $square }, avec un { $points }
web-monte-bet = La mise
web-monte-bet-mark = MISE
web-monte-suit-s = pique
web-monte-suit-h = cœur
web-monte-suit-d = carreau
web-monte-suit-c = trèfle
web-monte-place-bet = { $count ->
    [one] Touche une couleur
   *[other] Touche { $count } couleurs
}
web-monte-bets = { $name } mise
web-monte-lay-bet = Miser
web-monte-turn-card = Retourner la carte
web-monte-card-comes = La carte …
web-monte-cards-left = { $count ->
    [one] une carte restante
   *[other] { $count } cartes restantes
}
web-monte-odds = Chances
web-monte-seen = Vues : { $cards }
web-monte-none-seen = Aucune carte n’a encore été vue.
web-monte-you-win = Gagné !
web-monte-wins = { $name } gagne
web-monte-you-lose = Pas cette fois
web-monte-loses = { $name } perd
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot !
web-monte-lost-text = { $money } vont à la banque, et le pion recule.
web-monte-won-text = La carte vaut { $money }. { $name } choisit.
web-monte-won-choose = La carte vaut { $money }. Choisis :
web-monte-prize-money = { $count ->
    [one] { $money }, une case
   *[other] { $money }, { $count } cases
}
web-monte-prize-squares = { $count ->
    [one] Sans argent, une case
   *[other] Sans argent, { $count } cases
}
web-monte-take-money = Prendre { $money }, aller en { $square }
web-monte-take-squares = Sans argent, aller en { $square }
web-monte-poker = Poker
web-monte-whom = Qui défier
web-monte-stake = Mise
web-monte-challenge = Défier { $name } : { $stake }
web-monte-pass = Pas de poker
web-monte-alone = Jouer seul
web-monte-stakes = fixe la mise
web-monte-waits = attend
web-monte-your-share = Ta part
web-monte-add-share = Ajouter { $money }
web-monte-add-nothing = Ne rien ajouter
web-monte-less = Moins
web-monte-more = Plus
web-monte-kept = Gardés
web-monte-to-roll = À relancer
web-monte-roll-dice = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
web-monte-reroll = { $count ->
    [0] Choisir des dés
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
web-monte-stand = Rester ainsi
web-monte-rolls-used = lancer { $rolls } sur { $most }
web-monte-tie = égalité : les deux relancent
web-monte-duel-wins = gagne { $money }
web-monte-duel-loses = perd { $money }
web-monte-hands = Les mains, la meilleure d’abord
web-monte-face-A = as
web-monte-face-K = roi
web-monte-face-Q = dame
web-monte-face-J = valet
web-monte-face-T = dix
web-monte-face-9 = neuf
web-monte-faces-A = as
web-monte-faces-K = rois
web-monte-faces-Q = dames
web-monte-faces-J = valets
web-monte-faces-T = dix
web-monte-faces-9 = neuf
web-monte-hand-of = { $kind ->
    [five] cinq { $faces }
    [four] quatre { $faces }
    [three] trois { $faces }
    [two-pairs] { $faces } et { $others }
   *[pair] deux { $faces }
}
web-monte-enter-die = Ce que montre le dé
web-monte-enter-card = Quelle carte a été retournée
web-monte-enter-dice = Ce que montrent les dés de poker
web-monte-erase = Effacer le dernier dé
web-monte-that-is-it = C’est ce qu’ils montrent

web-monte-carlo-gamble-board-boulevard = La longue route, pour une soirée au casino.
web-monte-carlo-gamble-board-promenade = Une route courte, pour une partie rapide.
web-monte-carlo-gamble-option-first = Qui commence ?
web-monte-carlo-gamble-option-first-0 = La première place
web-monte-carlo-gamble-option-first-0-text = On joue ensuite à la ronde.
web-monte-carlo-gamble-option-first-drawn = Tiré au sort
web-monte-carlo-gamble-option-first-drawn-text = Le hasard désigne le premier joueur.
web-monte-carlo-gamble-option-two-player-pawns = Pions à deux joueurs
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Deux couleurs chacun
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Deux pions de chaque ; tu annonces la couleur avant de lancer.
web-monte-carlo-gamble-option-two-player-pawns-three = Une couleur chacun
web-monte-carlo-gamble-option-two-player-pawns-three-text = Trois pions, comme à plusieurs.

## Hurry'Cup!

web-hurry-token-ace = As du volant
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Klaxon
web-hurry-token-second = 2e chance
web-hurry-token-shortcut = Raccourci
web-hurry-token-slipstream = Aspiration
web-hurry-token-pit = Stand
web-hurry-token-oil = Huile
web-hurry-token-swap = Échange
web-hurry-token-fuel = Panne sèche
web-hurry-pawn-red = Rouge
web-hurry-pawn-yellow = Jaune
web-hurry-pawn-green = Vert
web-hurry-pawn-purple = Violet
web-hurry-pawn-blue = Bleu
web-hurry-pawn-white = Blanc
web-hurry-round = { $circuit }, manche { $round }
web-hurry-pilots = Pilotes
web-hurry-you = Vous
web-hurry-tile-of = tuile { $tile } sur 36
web-hurry-at-start = au départ
web-hurry-crossed = arrivé, place { $place }
web-hurry-used = utilisé
web-hurry-fresh = dès la prochaine manche
web-hurry-lantern = lanterne rouge
web-hurry-tank = réservoir { $value }, { $colour }
web-hurry-swap-with = Échanger avec { $name }
web-hurry-to-tile = Jusqu’à la tuile { $tile }
web-hurry-dock = Votre tour
web-hurry-ask-roll = Lancez l’accélérateur
web-hurry-ask-find = Vous avez trouvé un jeton
web-hurry-ask-start = Jouez un jeton, ou lancez
web-hurry-ask-second = Garder ce lancer ?
web-hurry-ask-shortcut = Touchez la fin du raccourci
web-hurry-ask-drive = { $count ->
    [one] Roulez d’une tuile
   *[other] Roulez jusqu’à { $count } tuiles
}
web-hurry-ask-stay = Trop vite pour la prochaine tuile
web-hurry-ask-oil = Touchez la tuile pour l’huile
web-hurry-ask-after = Jouez un jeton, ou finissez
web-hurry-over = La course est finie
web-hurry-watch = { $name } est au volant
web-hurry-hint-stop = Touchez une tuile brillante. La suivante limite à { $limit }.
web-hurry-hint-drive = Touchez une tuile brillante.
web-hurry-hint-token = Un jeton par manche.
web-hurry-hint-find = Utilisable dès la prochaine manche.
web-hurry-roll = Lancer
web-hurry-keep = Garder
web-hurry-stay = Rester
web-hurry-done = Terminé
web-take-back = Annuler le dernier coup
web-hurry-type-roll = Que montre l’accélérateur ?
web-hurry-type-find = Quel jeton était-ce ?
web-hurry-turn-over = Retourner
web-hurry-lantern-step = Lanterne rouge : une tuile gratuite
web-hurry-pawn-gone = { $colour } : pris par { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } était plus rapide
web-hurry-cup-ready = Prêt ?
web-hurry-cup-ready-text = Manche { $round }. Quand tous sont prêts, { $name } lève le gobelet.
web-hurry-cup-horn = À vous
web-hurry-cup-horn-text = Regardez sous le gobelet et prenez un pion avant les autres.
web-hurry-cup-grab = Attrapez !
web-hurry-cup-grab-text = Un pion chacun. La première main l’a, avec le dé de sa couleur.
web-hurry-cup-wish = Classez
web-hurry-cup-wish-text = Touchez les pions, le meilleur d’abord. Personne ne le voit.
web-hurry-cup-lift = Attention…
web-hurry-cup-lift-text = Le gobelet se lève d’un instant à l’autre.
web-hurry-cup-taken = Réservoirs
web-hurry-cup-taken-text = Chacun roule avec le dé de son pion.
web-hurry-cup-wait = Un instant…
web-hurry-cup-wait-text = Manche { $round }. La table attend { $name }.
web-hurry-has = a { $colour }, { $value }
web-hurry-has-pawn = a { $colour }
web-hurry-called = a klaxonné
web-hurry-thinks = réfléchit
web-hurry-is-ready = est prêt
web-hurry-choose-now = choisissez
web-hurry-looks = regarde
web-hurry-ranks = classe les pions
web-hurry-has-ranked = a classé
web-hurry-only = Seul { $name } regarde maintenant.
web-hurry-i-am = Je suis { $name }
web-hurry-ready = Prêt
web-hurry-horn = Klaxon !
web-hurry-see-board = Voir le circuit
web-hurry-to-cup = Au gobelet
web-hurry-under-stars = Sous chaque étoile, l’un de ceux-ci
web-hurry-cup-board-corniche = Le long des falaises : des épingles au-dessus de la mer avant l’arrivée.
web-hurry-cup-board-lavender = À travers la lavande, avec de longues lignes droites.
web-hurry-cup-board-lighthouse = Jusqu’au phare et retour.
web-hurry-cup-laid = Un circuit au hasard
web-hurry-cup-laid-text = Posé par le hasard. Le même numéro donne toujours le même circuit.
web-hurry-cup-option-grab = Attraper les pions
web-hurry-cup-option-grab-live = En direct
web-hurry-cup-option-grab-live-text = Le gobelet se lève pour tous ; la première main a le pion.
web-hurry-cup-option-grab-sealed = Secret
web-hurry-cup-option-grab-sealed-text = Chacun classe les pions en secret. Pour jouer sans hâte.
web-hurry-cup-option-first = Qui lève le gobelet en premier ?
web-hurry-cup-option-first-text = D’après les règles, le plus jeune : touchez-le. Ou choisissez quelqu’un, ou laissez le sort décider.
web-hurry-cup-option-first-drawn = Tiré au sort
web-hurry-cup-option-first-drawn-text = Le sort désigne qui commence.
web-hurry-cup-option-exact = Vider le réservoir
web-hurry-cup-option-exact-text = Chacun doit rouler aussi loin que réservoir et limites le permettent.
web-hurry-cup-option-races = Championnat
web-hurry-cup-option-races-1 = Une course
web-hurry-cup-option-races-1-text = Une seule course.
web-hurry-cup-option-races-3 = Trois courses
web-hurry-cup-option-races-3-text = Les points s’ajoutent de course en course.
web-hurry-cup-option-races-5 = Cinq courses
web-hurry-cup-option-races-5-text = Les points s’ajoutent de course en course.
web-hurry-build = Construire votre circuit
web-hurry-build-again = Votre circuit
web-hurry-own-name = Notre rallye
web-hurry-laid = { $count } tuiles sur 36
web-hurry-box = La boîte
web-hurry-kind-straight = Ligne droite
web-hurry-kind-bend = Virage
web-hurry-kind-hairpin = Épingle
web-hurry-kind-finish = Arrivée
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , limite { $limit }
}{ $star ->
    [yes] , étoile
   *[no] {""}
}, reste { $count }
web-hurry-turn = Tourner
web-hurry-back = Reprendre
web-hurry-finish = Terminer pour moi
web-hurry-clear = Recommencer
web-hurry-use = Courir dessus
web-hurry-close = Fermer
web-hurry-cup-tanks = Réservoirs
web-hurry-cup-tanks-text = Dés réels : { $name } lit ce que chacun montre.
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
