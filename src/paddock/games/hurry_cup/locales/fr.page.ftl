### Hurry'Cup!: texts of its page

web-hurry-age = dès 9 ans

web-hurry-token-ace = As de la route
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Klaxon
web-hurry-token-second = 2de chance
web-hurry-token-shortcut = Raccourci
web-hurry-token-slipstream = Aspiration
web-hurry-token-pit = Assistance
web-hurry-token-oil = Huile
web-hurry-token-swap = Échange
web-hurry-token-fuel = Panne sèche
web-hurry-pawn-red = Rouge
web-hurry-pawn-yellow = Jaune
web-hurry-pawn-green = Vert
web-hurry-pawn-purple = Violet
web-hurry-pawn-blue = Bleu
web-hurry-pawn-white = Blanc
web-hurry-round = { $circuit }, tour { $round }
web-hurry-pilots = Pilotes
web-hurry-you = Toi
web-hurry-crossed = à l’arrivée, { $place }
web-hurry-lantern = lanterne rouge
web-hurry-tank = réservoir { $value }, { $colour }
web-hurry-swap-with = Échanger avec { $name }
web-hurry-to-tile = Jusqu’à la case { $tile }
web-hurry-dock = Ton tour
web-hurry-ask-roll = Lance l’accélérateur
web-hurry-ask-find = Tu as trouvé un jeton
web-hurry-ask-start = Joue un jeton, ou lance
web-hurry-ask-second = Relancer, ou garder ce lancer ?
web-hurry-ask-shortcut = Touche la fin du raccourci
web-hurry-ask-drive = { $count ->
    [one] Avance d’une case
   *[other] Avance de { $count } cases au plus
}
web-hurry-ask-stay = Trop vite pour la prochaine case
web-hurry-ask-oil = Touche la case pour l’huile
web-hurry-ask-after = Joue un jeton, ou finis ton tour
web-hurry-over = La course est finie
web-hurry-watch = { $name } est au volant
web-hurry-hint-stop = Touche une case qui brille. La suivante est limitée à { $limit }.
web-hurry-hint-drive = Touche une case qui brille.
web-hurry-hint-token = Un jeton par tour.
web-hurry-hint-find = Utilisable dès le prochain tour.
web-hurry-roll = Lancer
web-hurry-keep = Garder ce lancer
web-hurry-stay = Rester sur place
web-hurry-done = Finir le tour
web-hurry-type-roll = Que montre l’accélérateur ?
web-hurry-type-find = Quel jeton était-ce ?
web-hurry-turn-over = Retourner
web-hurry-lantern-step = Lanterne rouge : une case gratuite
web-hurry-pawn-gone = { $colour } : pris par { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } a été plus rapide
web-hurry-cup-ready = Partant ?
web-hurry-cup-ready-text = Tour { $round }. Quand tous sont prêts, { $name } soulève le gobelet.
web-hurry-cup-horn = À toi d’abord
web-hurry-cup-horn-text = Regarde sous le gobelet et prends un pion avant les autres.
web-hurry-cup-grab = Attrape !
web-hurry-cup-grab-text = Un pion par pilote. La première main l’emporte, avec le dé de sa couleur.
web-hurry-cup-wish = Classe !
web-hurry-cup-wish-text = Touche les pions, le meilleur d’abord. Personne ne le voit.
web-hurry-cup-lift = Attention…
web-hurry-cup-lift-text = Le gobelet se lève d’un instant à l’autre.
web-hurry-cup-taken = Réservoirs
web-hurry-cup-taken-text = Chacun roule avec le dé de son pion.
web-hurry-cup-wait = Un instant…
web-hurry-cup-wait-text = Tour { $round }. La table attend { $name }.
web-hurry-has = a { $colour }, { $value }
web-hurry-has-pawn = a { $colour }
web-hurry-called = a klaxonné
web-hurry-thinks = réfléchit
web-hurry-is-ready = est prêt
web-hurry-choose-now = à toi de choisir
web-hurry-looks = regarde
web-hurry-ranks = classe les pions
web-hurry-has-ranked = a fini de classer
web-hurry-only = C’est à { $name } seulement de regarder.
web-hurry-i-am = Je suis { $name }
web-hurry-ready = C’est bon
web-hurry-horn = Klaxonner !
web-hurry-see-board = Voir le circuit
web-hurry-to-cup = Revenir au gobelet
web-hurry-under-stars = Sous chaque étoile se cache l’un de ces jetons
web-hurry-cup-board-corniche = Le long des falaises : des épingles au-dessus de la mer avant l’arrivée.
web-hurry-cup-board-lavender = À travers la lavande, avec de longues lignes droites.
web-hurry-cup-board-lighthouse = Jusqu’au phare et retour.
web-hurry-cup-generated = Un circuit au hasard
web-hurry-cup-generated-text = Tiré au hasard. Le même numéro donne toujours le même circuit.
web-hurry-cup-option-grab = Attraper les pions
web-hurry-cup-option-grab-live = En direct
web-hurry-cup-option-grab-live-text = Le gobelet se lève pour tous ; la première main emporte le pion.
web-hurry-cup-option-grab-sealed = En secret
web-hurry-cup-option-grab-sealed-text = Chacun classe les pions en secret. Pour jouer sans hâte.
web-hurry-cup-option-first = Qui soulève le gobelet en premier ?
web-hurry-cup-option-first-text = D’après les règles, le plus jeune : touche son nom. Ou choisis quelqu’un d’autre, ou laisse faire le hasard.
web-hurry-cup-option-first-drawn = Tirage au sort
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
web-hurry-build = Construire ton circuit
web-hurry-build-again = Ton circuit
web-hurry-own-name = Notre rallye
web-hurry-laid = { $count } cases sur 36
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
web-hurry-back = Reprendre la dernière case
web-hurry-finish = Finir à ma place
web-hurry-clear = Tout recommencer
web-hurry-use = Courir sur ce circuit
web-hurry-use-why = Pose d’abord les 36 cases, ou fais poser le reste.
web-hurry-close = Fermer
web-hurry-cup-tanks = Réservoirs
web-hurry-cup-tanks-text = De vrais dés : { $name } lit ce que chacun montre.
web-hurry-place = place { $place }
web-hurry-rank = { $place }.
web-hurry-to-go = { $count ->
    [one] encore une case
   *[other] encore { $count } cases
}
web-hurry-swap = Échanger
web-hurry-tokens-of = Jetons de { $name }
web-hurry-your-tokens = Tes jetons
web-hurry-no-tokens = Aucun jeton
web-hurry-at-cup = Autour du gobelet
web-hurry-ask-play = Jouer { $token } ?
web-hurry-ask-swap = Touche le pilote avec qui échanger
web-hurry-ask-pit = Quel atout revient ?
web-hurry-you-drive = Tu es en route
web-hurry-hint-second = Ce lancer donne { $speed } km/h.
web-hurry-hint-stay = Elle est limitée à { $limit }, et tu roules à { $speed }.
web-hurry-hint-finish = Tu franchis ainsi la ligne.
web-hurry-hint-chance = Si tu finis ton tour ici, tu reçois une seconde chance.
web-hurry-hint-ends = { $count ->
    [one] Tu avances ainsi d’une case.
   *[other] Tu avances ainsi de { $count } cases.
}
web-hurry-drive = { $count ->
    [one] Avancer d’une case
   *[other] Avancer de { $count } cases
}
web-hurry-play = Jouer { $token }
web-hurry-put-back = Reposer le jeton
web-hurry-lock-turn = { $name } est au volant. Ton tour viendra.
web-hurry-lock-told = Ta voiture est encore en route.
web-hurry-lock-aim = Dis d’abord où jouer { $token }, ou repose le jeton.
web-hurry-gone = Il est épuisé.
web-hurry-when-now = maintenant
web-hurry-when-fresh = prochain tour
web-hurry-when-spent = un par tour
web-hurry-when-used = utilisé
web-hurry-when-ace = avant le lancer
web-hurry-when-nitro = après le trajet
web-hurry-when-horn = avant le gobelet
web-hurry-when-second = après le lancer
web-hurry-when-shortcut = pendant le trajet
web-hurry-when-slipstream = avant le lancer
web-hurry-when-pit = avant le lancer
web-hurry-when-oil = après le trajet
web-hurry-when-swap = avant le lancer
web-hurry-when-fuel = prochain tour
web-hurry-does-ace = Tout le réservoir, malgré les panneaux
web-hurry-does-nitro = Une case de plus, malgré le panneau
web-hurry-does-horn = Regarde sous le gobelet et choisis d’abord
web-hurry-does-second = Relance une fois
web-hurry-does-shortcut = Saute à la prochaine ligne droite
web-hurry-does-slipstream = Jusque derrière la voiture devant toi
web-hurry-does-pit = Un atout utilisé revient
web-hurry-does-oil = 50 km/h sur une case, pour tous
web-hurry-does-swap = Ton pion et ton réservoir contre d’autres
web-hurry-does-fuel = Ton réservoir compte pour 1
web-hurry-call-horn = Klaxonner ?
web-hurry-call-horn-text = Le jeton est alors épuisé.
web-hurry-not-now = Pas maintenant
