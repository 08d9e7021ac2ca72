## Mots

hurry-colour-red = rouge
hurry-colour-yellow = jaune
hurry-colour-green = vert
hurry-colour-purple = violet
hurry-colour-blue = bleu
hurry-colour-white = blanc
hurry-token-ace = as de la route
# as in English
hurry-token-nitro = nitro
hurry-token-horn = klaxon
hurry-token-second = seconde chance
hurry-token-shortcut = raccourci
hurry-token-slipstream = aspiration
hurry-token-pit = assistance
hurry-token-oil = huile
hurry-token-swap = échange
hurry-token-fuel = panne sèche
hurry-tile-start = départ
hurry-tile-finish = arrivée

## Événements

hurry-event-first-drawn = Le sort désigne { $pilot } pour soulever le gobelet en premier.
hurry-event-round-began = Tour { $round } : { $cup } soulève le gobelet.
hurry-event-out-of-fuel = Panne sèche pour { $pilot } : le réservoir compte pour 1 dans ce tour.
hurry-event-called = { $pilot } klaxonne !
hurry-event-caller = { $pilot } est numéro { $place } de ceux qui ont klaxonné.
hurry-event-looked = { $pilot } regarde sous le gobelet.
hurry-event-lifted = Le gobelet est soulevé : { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } reçoit le dernier pion : { $pawn }, { $value }.
    [late] { $pilot } arrive trop tard et reçoit { $pawn }, { $value }.
    [hand] { $pilot } prend { $pawn }, { $value }.
   *[live] { $pilot } attrape { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } reçoit le dernier pion : { $pawn }.
   *[horn] { $pilot } prend { $pawn } avant tous les autres.
}
hurry-event-sealed = { $pilot } a classé les pions.
hurry-event-turn-began = C’est à { $pilot } de jouer.
hurry-event-lantern-step = La lanterne rouge : { $pilot } avance, { $origin } → { $tile }.
hurry-event-lantern-step-page = La lanterne rouge : { $pilot } avance d’une case.
hurry-event-token-used = { $pilot } joue un jeton : { $token }.
hurry-event-swapped = { $pilot } échange son réservoir avec { $other } et a maintenant { $pawn } : { $tank }.
hurry-event-slipstreamed = Dans l’aspiration de { $behind }, { $pilot } avance, { $origin } → { $tile }.
hurry-event-slipstreamed-page = { $pilot } remonte derrière { $behind } grâce à l’aspiration.
hurry-event-recovered = { $pilot } récupère un atout pour le tour suivant : { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } avance d’une case malgré les limites, { $origin } → { $tile }.
   *[other] { $pilot } avance de { $tiles } cases malgré les limites, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } avance d’une case malgré les limites.
   *[other] { $pilot } avance de { $tiles } cases malgré les limites.
}
hurry-event-rolled = { $pilot } lance { $accelerator } ; avec un réservoir de { $tank }, cela fait { $speed } km/h.
hurry-event-rerolled = { $pilot } relance : { $accelerator } ; avec un réservoir de { $tank }, cela fait { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } prend le raccourci, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } avance d’une case, { $origin } → { $tile }.
       *[other] { $pilot } avance de { $tiles } cases, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } prend le raccourci et utilise { $tiles } de son réservoir.
   *[no] { $tiles ->
        [one] { $pilot } avance d’une case.
       *[other] { $pilot } avance de { $tiles } cases.
    }
}
hurry-event-stopped = La limite de { $limit } sur la case { $tile } arrête { $pilot } à { $speed } km/h.
hurry-event-stopped-page = La limite de { $limit } arrête { $pilot } à { $speed } km/h.
hurry-event-stayed = { $pilot } ne bouge pas.
hurry-event-nitro = Nitro ! { $pilot } avance d’une case de plus, { $origin } → { $tile }.
hurry-event-nitro-page = Nitro ! { $pilot } avance d’une case de plus.
hurry-event-oiled = { $pilot } verse de l’huile sur la case { $tile } : 50 km/h désormais.
hurry-event-found = { $pilot } trouve sur la case { $tile } : { $token }.
hurry-event-found-page = { $pilot } trouve un jeton : { $token }.
hurry-event-second-chance = { $pilot } reçoit une seconde chance.
hurry-event-crossed = { $pilot } franchit la ligne d’arrivée en position { $place } !
hurry-event-lantern = { $pilot } reçoit la lanterne rouge.
hurry-event-lantern-nobody = Personne n’a la lanterne rouge.
hurry-event-won = { $pilots } gagne la course, avec { $points } points !

## Pourquoi pas

hurry-reason-over = La course est finie.
hurry-reason-wait-for-chance = D’abord les dés, le tirage ou le gobelet ; la course attend : { $phase }.
hurry-reason-not-your-turn = C’est à la voiture { $car } de décider.
hurry-reason-not-asked = Cette place a décidé ; la course attend : { $cars }.
hurry-reason-chance = Cela ne peut pas être tiré ni lancé ici ; c’est possible : { $right }.
hurry-reason-not-now = Ce n’est pas le moment ; la course attend : { $phase }.
hurry-reason-no-token = Ce jeton n’est pas là : { $token }.
hurry-reason-not-yet = Ce jeton sert à partir du tour suivant : { $token }.
hurry-reason-token-played = Un jeton par tour : { $played } a déjà servi.
hurry-reason-no-fuel = La panne sèche est le jeton de ce tour ; aucun autre ne peut servir.
hurry-reason-pawn-gone = Le pion { $pawn } n’est pas là ; il reste : { $left }.
hurry-reason-already-wished = Le pion { $pawn } a déjà son rang ; classes-en un autre : { $left }.
hurry-reason-no-lantern = L’avance de la lanterne rouge est pour la voiture qui l’a, avant toute autre chose dans son tour.
hurry-reason-yourself = Échange avec un autre pilote : { $cars }.
hurry-reason-leads = L’aspiration demande une voiture devant ; il n’y en a pas.
hurry-reason-too-near = La case derrière la voiture suivante n’est pas devant celle-ci.
hurry-reason-trump-not-used = L’assistance rend un atout utilisé ; celui-ci ne l’est pas : { $trump }.
hurry-reason-must-move = Il faut avancer d’au moins une case.
hurry-reason-too-little-tank = Le réservoir est de { $tank } : au plus { $most } cases d’ici.
hurry-reason-limit-stops = À { $speed } km/h on n’entre pas sur la case { $tile }, limitée à { $limit } ; au plus { $most } cases d’ici.
hurry-reason-past-finish = La route finit à l’arrivée, à { $most } cases d’ici.
hurry-reason-must-drive-out = Dans cette course on vide le réservoir : { $most } cases.
hurry-reason-not-straight = Un raccourci part d’une ligne droite ; la case { $here } est un virage.
hurry-reason-no-bend = Un raccourci évite un virage ; il n’y en a pas après la case { $here }.
hurry-reason-straight-too-strict = À { $speed } km/h on n’entre pas sur la ligne droite { $tile } après les virages, limitée à { $limit }.
hurry-reason-not-driven-out = La nitro demande un trajet de tout le réservoir qu’aucune limite n’a arrêté.
hurry-reason-not-entered = L’huile va sur une case parcourue dans ce tour : { $tiles }.

## Coups et options

hurry-notation = « { $text } » n’est pas un coup. Les coups s’écrivent : ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done ; pour le hasard : first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = Il n’y a pas de circuit « { $key } ». Les circuits fournis sont { $boards } ; random-7 est tiré du nombre 7 ; un circuit à toi se donne par le chemin de son fichier .toml.
hurry-random-key = « { $key } » ne nomme pas de circuit au hasard ; écris random- et un nombre, comme random-7.
hurry-players = Hurry’Cup! se joue de { $least } à { $most } pilotes, pas à { $players }.
hurry-car = Il n’y a pas de voiture { $car }. Les voitures sont { $cars }.
hurry-cars = { $players } pilotes demandent autant de voitures de couleurs différentes, et non : { $given }.
hurry-first = Qui soulève le gobelet en premier est une place de 0 à { $most } ou "drawn", et non { $first }.
hurry-races = Un championnat compte de 1 à { $most } courses, pas { $races }.

## Fichiers de circuits

hurry-circuit-not-toml = { $place } n’est pas du TOML valable : { $detail }.
hurry-circuit-unknown-key = { $place } : « { $key } » ne fait pas partie d’un circuit. Un circuit a name et tiles.
hurry-circuit-no-name = { $place } : il faut un nom au circuit, comme name = "Corniche".
hurry-circuit-no-tiles = { $place } : tiles doit être un texte de 36 cases, comme "s r90 R70* F".
hurry-circuit-too-long = { $place } : { $tiles } cases, c’est trop ; un circuit en a { $right }.
hurry-circuit-word = { $place } : case { $number }, « { $word } » n’est pas une case. Écris s (ligne droite), l ou r (virage), L ou R (épingle) ou F (arrivée), puis s’il le faut une limite comme 90 et * pour une étoile.

## Ce que dit la vérification

hurry-fault-overlaps = La case { $tile } ({ $word }) couvre la case { $other } ; tourne autrement une case d’avant.
hurry-fault-overlaps-start = La case { $tile } ({ $word }) couvre le plateau de départ ; tourne autrement une case d’avant.
hurry-fault-not-connected = La case { $tile } ({ $word }) n’est pas reliée : la route quitte la case { $other } vers un autre hexagone.
hurry-fault-finish-early = La case { $tile } est l’arrivée, mais la route continue ; l’arrivée doit être la case { $last }.
hurry-fault-box-too-many = Case { $tile } ({ $word }) : la boîte n’en a que { $count }, toutes posées avant elle.
hurry-fault-not-in-box = Case { $tile } ({ $word }) : la boîte n’a pas cette case.
hurry-fault-count = Le circuit a { $tiles } cases ; il en faut { $right }, arrivée comprise.
hurry-fault-no-finish = La case { $tile } ({ $word }) est la dernière et doit être l’arrivée, F.

## Positions

hurry-position-number = Dans la position, { $place } vaut { $value } ; il faut de { $least } à { $most }.
hurry-position-seats = Dans la position, { $place } a { $given } entrées ; il en faut une pour chacune des { $seats } places.
hurry-position-name = Dans la position, { $place } contient « { $name } » ; c’est possible : { $names }.
hurry-position-phase = Dans la position, « { $phase } » n’est pas une phase de cette course. Les phases sont { $phases }.
hurry-position-phase-needs = Dans la position, { $place } ne va pas avec la phase { $phase }.
hurry-position-crossed = Dans la position, { $place } doit donner les places dont la voiture est sur la case 36 : { $seats }.
hurry-position-star = Dans la position, { $place } a une case sans étoile ; les étoiles sont sur { $tiles }.
hurry-position-hidden = Dans la position, { $place } doit avoir autant de jetons bonus différents qu’il reste d’étoiles : { $stars }.
hurry-position-fuel = Dans la position, { $place } contient « fuel » ; ce jeton est « fresh » quand on le trouve, et joué au tour suivant.
hurry-position-pawn-twice = Dans la position, { $place } a deux fois le même pion.
hurry-position-rolled = Dans la position, { $place } ne va pas avec tanks : { $count } dés sont connus, et ils sont lancés dans l’ordre des pions.
hurry-position-caller-twice = Dans la position, { $place } a deux fois la même place.
hurry-position-wishes = Dans la position, { $place } a trop de pions pour une place ; il y en a au plus { $most }.

## Terminal

hurry-workshop-summary = { $name } : { $tiles } cases, dont { $bends } virages et { $hairpins } épingles.
hurry-workshop-no-cars = Un circuit est dessiné sans voitures ; enlève-les, ou regarde une course sur la page.
hurry-layout-none = Le circuit { $circuit } n’a pas de tracé « { $name } » ; il a { $layouts }.
hurry-builder-no-way = Depuis ces { $tiles } cases, aucun chemin vers l’arrivée n’a été trouvé ; reprends-en quelques-unes.
hurry-phase-draw-first = on tire au sort qui soulève le gobelet en premier
hurry-phase-ready = tout le monde est prêt ?
hurry-phase-caller = on tire au sort l’ordre des klaxons
hurry-phase-look = ceux qui ont klaxonné regardent sous le gobelet
hurry-phase-horn = qui a klaxonné prend un pion
hurry-phase-lift = le gobelet va se lever
hurry-phase-grab = attrape un pion !
hurry-phase-given = les retardataires reçoivent un pion
hurry-phase-wish = classe les pions, le meilleur d’abord
hurry-phase-hand = on tire au sort l’ordre des mains
hurry-phase-start = un jeton avant le lancer ?
hurry-phase-roll = l’accélérateur va rouler
hurry-phase-second = une seconde chance ?
hurry-phase-drive = jusqu’où ?
hurry-phase-after = un jeton après le trajet ?
hurry-phase-find = on retourne un jeton
hurry-phase-over = la course est finie
hurry-screen-phase = Maintenant : { $phase }
hurry-screen-round = tour { $round }
hurry-screen-start = départ
hurry-screen-finish = arrivée
hurry-screen-no-tank = pas de réservoir
hurry-screen-has-lantern = lanterne rouge
hurry-standing = { $tile ->
    [0] au départ
   *[other] case { $tile } sur { $tiles }
}
hurry-move-ready = prêt
hurry-move-horn = klaxonner : regarder et choisir d’abord
hurry-screen-grab = attraper { $pawn } ({ $value })
hurry-move-late = laisser passer les autres
hurry-screen-wish = ensuite dans mon classement : { $pawn } ({ $value })
hurry-move-lantern = lanterne rouge : une case gratuite
hurry-screen-swap = échanger le réservoir avec { $pilot } ({ $value })
hurry-move-slipstream = aspiration
hurry-screen-pit = assistance : récupérer { $token }
hurry-move-ace = as de la route
hurry-move-go = lancer
hurry-move-again = seconde chance : relancer
hurry-move-keep = garder ce lancer
hurry-screen-drive = { $tiles ->
    [0] rester sur { $tile }
    [one] avancer d’une case, jusqu’à { $tile }
   *[other] avancer de { $tiles } cases, jusqu’à { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] raccourci tout de suite, jusqu’à { $tile }
    [one] raccourci après une case, jusqu’à { $tile }
   *[other] raccourci après { $after } cases, jusqu’à { $tile }
}
hurry-move-nitro = nitro : une case de plus
hurry-move-oil = de l’huile sur la case { $tile }
hurry-move-done = rien de plus
hurry-screen-ask-first = Quelle voiture soulève le gobelet en premier : { $cars } ?
hurry-screen-ask-next = Qui est tiré : { $cars } ?
hurry-screen-ask-given = Quel pion est tiré ?
hurry-screen-ask-found = Que trouve { $pilot } ? Un jeton, comme oil.
hurry-screen-ask-roll = { $pilot } lance. Que montre l’accélérateur, de 1 à 6 ?
hurry-screen-ask-lift = Soulève le gobelet : tape lift.
hurry-screen-ask-tank = Que montre le dé de ce pion, de 1 à 6 : { $pawn } ?
hurry-screen-points = { $points ->
    [one] un point
   *[other] { $points } points
}
hurry-screen-notation = Coups : ready, horn, grab red ou red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    Sur la route : les majuscules sont les voitures, les nombres entre parenthèses tes choix ; un nombre est une limite, * un jeton, ~ de l’huile.

## Lab

hurry-fact-limits = Voitures arrêtées par une limite
hurry-fact-stays = Tours sans avancer d’une case
hurry-fact-token = Jeton utilisé : { $part }
hurry-heat-limits = Voitures arrêtées ici par une limite

## Exemples dans les règles

hurry-cup-example-rank-title = Le plus gros n’est pas le meilleur
hurry-cup-example-rank-aim = Ta voiture rouge est juste avant une épingle limitée à 60. Les autres vont sûrement viser les gros réservoirs. Classe les pions : d’abord celui qui te fera passer le virage.
hurry-cup-example-rank-done = Avec un réservoir de 2, l’accélérateur peut montrer jusqu’à 4 et tu passes encore l’épingle. Avec un 6, jamais : le plus lent serait 70 km/h.
hurry-cup-example-horn-title = Voir et choisir avant les autres
hurry-cup-example-horn-aim = Les autres sont prêts, et le gobelet n’est pas levé. Klaxonne : toi seul vois les dés. Puis prends le pion qui convient à la route devant toi.
hurry-cup-example-horn-done = Tu as eu le premier choix, et personne ne pouvait être plus rapide. Le klaxon est utilisé, et c’était ton jeton pour ce tour.
hurry-cup-example-limit-title = Jusqu’au panneau
hurry-cup-example-limit-aim = Ton réservoir est de 5, tu as fait un 4 : 90 km/h. La troisième case devant toi ne permet que 70. Roule jusque devant elle, et prends ce qui est sous l’étoile.
hurry-cup-example-limit-done = La limite de 70 t’a arrêté sur la deuxième case, malgré ce qui restait dans le réservoir. Mais une étoile s’y trouvait : son jeton est à toi, dès le tour suivant.
hurry-cup-example-lantern-title = Un coup de pouce pour le dernier
hurry-cup-example-lantern-aim = Ton réservoir est de 6 : tu ne peux pas rouler à moins de 70 km/h, et la prochaine case permet 60. Mais tu es seul en dernière position et tu as la lanterne rouge : avance de sa case gratuite avant de lancer.
hurry-cup-example-lantern-done = La case gratuite ne regarde pas les limites : tu es déjà dans l’épingle. En lançant d’abord, tu serais resté devant.
hurry-cup-example-ace-title = Malgré tous les panneaux
hurry-cup-example-ace-aim = Il y a trois épingles sur les six prochaines cases, et ton réservoir est de 6 : lancer ne mènerait nulle part. Joue plutôt l’as de la route.
hurry-cup-example-ace-done = Six cases d’un coup, malgré 60, 70 et 70. L’as de la route est utilisé, et avec lui ton jeton pour ce tour.
hurry-cup-example-shortcut-title = Tout droit
hurry-cup-example-shortcut-aim = À 90 km/h, tu ne ferais qu’une case : ensuite viennent des virages à 70, 80 et 80. Joue le raccourci, et choisis jusqu’où rouler derrière eux.
hurry-cup-example-shortcut-done = Pour une case du réservoir, tu as laissé les trois virages derrière toi et continué avec le reste. Seules comptent les limites des cases où tu entres vraiment.
hurry-cup-example-slipstream-title = Dans l’aspiration
hurry-cup-example-slipstream-aim = La voiture jaune est loin devant, et une épingle à 70 t’en sépare. Joue l’aspiration avant de lancer, puis roule comme d’habitude.
hurry-cup-example-slipstream-done = L’aspiration t’a tiré jusqu’à la case derrière la voiture jaune, malgré tous les panneaux, et il restait encore à lancer.
hurry-cup-example-oil-title = Attention, ça glisse
hurry-cup-example-oil-aim = Ton trajet est fini, et deux voitures te suivent de près. Verse ton huile sur une des cases où tu es passé, de préférence là où les deux doivent encore passer.
hurry-cup-example-oil-done = Désormais personne n’entre sur cette case à plus de 50 km/h, jusqu’à la fin de la course : avec un gros réservoir, il faut s’arrêter devant. Cela vaut pour toi aussi, mais tu es passé.
hurry-cup-example-finish-title = Franchir la ligne
hurry-cup-example-finish-aim = Tu as vidé ton réservoir et aucune limite ne t’a arrêté : il manque une case. Quel jeton joues-tu maintenant ?
hurry-cup-example-finish-done = Entrer sur la case d’arrivée, c’est franchir la ligne, même avec la nitro. Les autres roulent encore jusqu’à la fin du tour, mais tu as gagné.

## Le guide d’une première partie

hurry-guide-goal = { $tiles ->
    [1] Franchis la ligne avant tout le monde : plus qu’une case !
   *[other] Franchis la ligne avant tout le monde, dans { $tiles } cases.
}
hurry-guide-ready-title = Dis que tu es là
hurry-guide-ready = Quand tout le monde l’a dit, le gobelet se lève. Chaque pion vaut un dé : ce sera ton réservoir.
hurry-guide-horn-title = Tu regardes d’abord
hurry-guide-horn = Personne d’autre ne voit les dés. Prends un pion avant les autres : le dé de sa couleur est ton réservoir.
hurry-guide-grab-title = Attrape un pion !
hurry-guide-grab = Le dé de sa couleur est ton réservoir. Un grand réservoir mène loin, mais il te rend rapide.
hurry-guide-wish-title = Classe les pions
hurry-guide-wish = Touche d’abord celui que tu préfères, puis le suivant. Le dé de sa couleur sera ton réservoir.
hurry-guide-lantern-title = Une case gratuite
hurry-guide-lantern = Ta voiture est dernière et tu as la lanterne rouge. Avance d’abord d’une case, malgré tout panneau.
hurry-guide-roll-title = Lance le dé
hurry-guide-roll = Réservoir { $tank } plus le dé, fois dix : c’est ta vitesse. Un panneau plus bas t’arrête.
hurry-guide-second-title = Garder ce lancer ?
hurry-guide-second = Il donne { $speed } km/h. Ta seconde chance permet de relancer une fois, et le nouveau lancer compte.
hurry-guide-drive-title = Touche une case qui brille
hurry-guide-drive = { $tiles ->
    [1] À { $speed } km/h, tu peux avancer d’une case.
   *[other] À { $speed } km/h, tu peux avancer jusqu’à { $tiles } cases.
}
hurry-guide-stay-title = Trop vite pour la prochaine case
hurry-guide-stay = Elle permet { $limit } km/h, et tu roules à { $speed }. Cette fois, tu restes sur place.
hurry-guide-limit-title = Le panneau t’arrête
hurry-guide-limit = Cette case permet { $limit } km/h. Tu roules à { $speed }, donc tu t’arrêtes juste avant.
hurry-guide-star-title = Une étoile
hurry-guide-star = Si ton trajet finit dessus, tu prends le jeton qui s’y trouve. Il sert dès le tour suivant.
hurry-guide-find-title = Retourne-le
hurry-guide-find = Tu as trouvé un jeton sous l’étoile. Il sert dès le tour suivant.
hurry-guide-after-title = Fini, ou un jeton ?
hurry-guide-after = Ton trajet est fini. Joue un jeton qui brille, ou termine ton tour.
hurry-guide-lantern-given-title = La lanterne rouge
hurry-guide-lantern-given = Tu es en queue de course. Au tour suivant, tu pourras d’abord avancer d’une case gratuite.
hurry-guide-fuel-title = Panne sèche
hurry-guide-fuel = À ce tour, ton réservoir compte pour 1, quel que soit le dé, et aucun autre jeton n’est permis.
hurry-guide-last-round-title = Le dernier tour
hurry-guide-last-round = Une voiture a franchi la ligne et gagne. Les autres finissent le tour et sont classées par distance.
hurry-guide-when-now = Tu peux le jouer maintenant.
hurry-guide-when-later = Ce n’est pas encore le moment.
hurry-guide-when-spent = Ton jeton de ce tour est déjà joué.
hurry-guide-when-next-round = Il sert dès le tour suivant.
hurry-guide-token-ace-title = As de la route
hurry-guide-token-ace = Au lieu de lancer, tu avances d’autant de cases que ton réservoir, malgré les panneaux. { $when }
hurry-guide-token-nitro-title = La nitro
hurry-guide-token-nitro = Quand tout ton réservoir est parcouru, elle t’emmène une case plus loin, malgré le panneau. { $when }
hurry-guide-token-horn-title = Le klaxon
hurry-guide-token-horn = Klaxonne avant que le gobelet se lève : tu vois les dés avant les autres et choisis d’abord. { $when }
hurry-guide-token-second-title = Seconde chance
hurry-guide-token-second = Après ton lancer, tu peux relancer une fois ; le nouveau lancer compte. { $when }
hurry-guide-token-shortcut-title = Raccourci
hurry-guide-token-shortcut = D’une ligne droite, tu sautes à la suivante, sans les virages, pour une case du réservoir. { $when }
hurry-guide-token-slipstream-title = Aspiration
hurry-guide-token-slipstream = Avant de lancer, tu roules jusque derrière la voiture devant toi, malgré les panneaux. { $when }
hurry-guide-token-pit-title = Assistance
hurry-guide-token-pit = Avant de lancer, tu reprends un de tes atouts utilisés, dès le tour suivant. { $when }
hurry-guide-token-oil-title = L’huile
hurry-guide-token-oil = Après le trajet, tu la verses sur une case de ton trajet : 50 km/h pour tous. { $when }
hurry-guide-token-swap-title = L’échange
hurry-guide-token-swap = Avant de lancer, tu échanges réservoir et pion avec un autre pilote. { $when }
hurry-guide-token-fuel-title = Bientôt la panne
hurry-guide-token-fuel = Ton réservoir comptera alors pour 1, sans autre jeton possible.

## Pourquoi cela finit ainsi

hurry-ending-alone = { $who ->
    [you] Seule ta voiture a franchi la ligne, au tour { $round } ; les autres sont classées par distance.
   *[one] Seule la voiture de { $pilots } a franchi la ligne, au tour { $round } ; les autres sont classées par distance.
}
hurry-ending-order = Au tour { $round }, la ligne a été franchie dans cet ordre : { $pilots } ; la première voiture gagne.
hurry-ending-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}

## L’entraîneur : où mène un choix, et pourquoi il est meilleur

hurry-why-arrives = Tu franchis la ligne d’arrivée.
hurry-why-tank = Ce réservoir contient { $tank }, l’autre seulement { $other }.
hurry-why-small-tank = Un réservoir de { $tank } convient mieux aux panneaux qui suivent que { $other }.
hurry-why-again = En relançant, tu iras sans doute plus loin.
hurry-why-keep = Ce lancer suffit : garde la seconde chance.
hurry-why-horn = Qui regarde en premier choisit en premier, et ce tour-ci, cela compte.
hurry-why-star = Tu finis sur une étoile et trouves un jeton.
hurry-why-further = { $tiles ->
    [1] Tu vas une case plus loin.
   *[other] Tu vas { $tiles } cases plus loin.
}
hurry-why-token = Le jeton te rapporte plus maintenant que plus tard.
hurry-why-saves = Tu gardes ton jeton pour un meilleur moment.
hurry-why-limit = Le panneau suivant t’y freine moins.
