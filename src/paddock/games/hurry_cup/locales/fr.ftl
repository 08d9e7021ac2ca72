## Mots

hurry-colour-red = rouge
hurry-colour-yellow = jaune
hurry-colour-green = vert
hurry-colour-purple = violet
hurry-colour-blue = bleu
hurry-colour-white = blanc
hurry-token-ace = as du volant
hurry-token-nitro = nitro
hurry-token-horn = klaxon
hurry-token-second = seconde chance
hurry-token-shortcut = raccourci
hurry-token-slipstream = aspiration
hurry-token-pit = équipe des stands
hurry-token-oil = huile
hurry-token-swap = échange
hurry-token-fuel = panne sèche
hurry-tile-start = départ
hurry-tile-finish = arrivée

## Événements

hurry-event-first-drawn = Le sort désigne { $pilot } pour lever le gobelet en premier.
hurry-event-round-began = Manche { $round } : { $cup } lève le gobelet.
hurry-event-out-of-fuel = Panne sèche pour { $pilot } : le réservoir compte pour 1 dans cette manche.
hurry-event-called = { $pilot } klaxonne !
hurry-event-caller = { $pilot } est numéro { $place } de ceux qui ont klaxonné.
hurry-event-looked = { $pilot } regarde sous le gobelet.
hurry-event-lifted = Le gobelet est levé : { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } reçoit le dernier pion : { $pawn }, { $value }.
    [late] { $pilot } arrive trop tard et reçoit { $pawn }, { $value }.
    [hand] { $pilot } prend { $pawn }, { $value }.
   *[live] { $pilot } attrape { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } reçoit le dernier pion : { $pawn }.
   *[horn] { $pilot } prend { $pawn } avant tous les autres.
}
hurry-event-sealed = { $pilot } a classé les pions.
hurry-event-turn-began = C’est à { $pilot } de jouer.
hurry-event-lantern-step = La lanterne rouge : { $pilot } avance, { $origin } → { $tile }.
hurry-event-token-used = { $pilot } joue un jeton : { $token }.
hurry-event-swapped = { $pilot } échange son réservoir avec { $other } et a maintenant { $pawn } : { $tank }.
hurry-event-slipstreamed = Dans l’aspiration de { $behind }, { $pilot } avance, { $origin } → { $tile }.
hurry-event-recovered = { $pilot } récupère un atout pour la manche suivante : { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } avance d’une tuile malgré les limites, { $origin } → { $tile }.
   *[other] { $pilot } avance de { $tiles } tuiles malgré les limites, { $origin } → { $tile }.
}
hurry-event-rolled = { $pilot } lance { $accelerator } ; avec un réservoir de { $tank }, cela fait { $speed } km/h.
hurry-event-rerolled = { $pilot } relance : { $accelerator } ; avec un réservoir de { $tank }, cela fait { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } prend le raccourci, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } avance d’une tuile, { $origin } → { $tile }.
       *[other] { $pilot } avance de { $tiles } tuiles, { $origin } → { $tile }.
    }
}
hurry-event-stopped = La limite de { $limit } sur la tuile { $tile } arrête { $pilot } à { $speed } km/h.
hurry-event-stayed = { $pilot } ne bouge pas.
hurry-event-nitro = Nitro ! { $pilot } avance d’une tuile de plus, { $origin } → { $tile }.
hurry-event-oiled = { $pilot } verse de l’huile sur la tuile { $tile } : 50 km/h désormais.
hurry-event-found = { $pilot } trouve sur la tuile { $tile } : { $token }.
hurry-event-second-chance = { $pilot } prend une seconde chance.
hurry-event-crossed = { $pilot } franchit la ligne d’arrivée en position { $place } !
hurry-event-lantern = { $pilot } reçoit la lanterne rouge.
hurry-event-lantern-nobody = Personne n’a la lanterne rouge.
hurry-event-won = { $pilots } gagne la course, avec { $points } points !

## Pourquoi pas

hurry-reason-over = La course est finie.
hurry-reason-wait-for-chance = D’abord les dés, le tirage ou le gobelet ; la course attend : { $phase }.
hurry-reason-not-your-turn = C’est à la voiture { $car } de décider.
hurry-reason-not-asked = Cette place a décidé ; la course attend : { $cars }.
hurry-reason-chance = Cela ne peut pas être tiré ni lancé ici ; c’est possible : { $right }.
hurry-reason-not-now = Ce n’est pas le moment ; la course attend : { $phase }.
hurry-reason-no-token = Ce jeton n’est pas là : { $token }.
hurry-reason-not-yet = Ce jeton sert à partir de la manche suivante : { $token }.
hurry-reason-token-played = Un jeton par manche : { $played } a déjà servi.
hurry-reason-no-fuel = La panne sèche est le jeton de cette manche ; aucun autre ne peut servir.
hurry-reason-pawn-gone = Le pion { $pawn } n’est pas là ; il reste : { $left }.
hurry-reason-already-wished = Le pion { $pawn } a déjà son rang ; classez-en un autre : { $left }.
hurry-reason-no-lantern = Le pas de la lanterne rouge est pour la voiture qui l’a, avant toute autre chose dans son tour.
hurry-reason-yourself = Échangez avec un autre pilote : { $cars }.
hurry-reason-leads = L’aspiration demande une voiture devant ; il n’y en a pas.
hurry-reason-too-near = La tuile derrière la voiture suivante n’est pas devant celle-ci.
hurry-reason-trump-not-used = L’équipe des stands rend un atout utilisé ; celui-ci ne l’est pas : { $trump }.
hurry-reason-must-move = Il faut avancer d’au moins une tuile.
hurry-reason-too-little-tank = Le réservoir est de { $tank } : au plus { $most } tuiles d’ici.
hurry-reason-limit-stops = À { $speed } km/h on n’entre pas sur la tuile { $tile }, limitée à { $limit } ; au plus { $most } tuiles d’ici.
hurry-reason-past-finish = La route finit à l’arrivée, à { $most } tuiles d’ici.
hurry-reason-must-drive-out = Dans cette course on vide le réservoir : { $most } tuiles.
hurry-reason-not-straight = Un raccourci part d’une ligne droite ; la tuile { $here } est un virage.
hurry-reason-no-bend = Un raccourci évite un virage ; il n’y en a pas après la tuile { $here }.
hurry-reason-straight-too-strict = À { $speed } km/h on n’entre pas sur la ligne droite { $tile } après les virages, limitée à { $limit }.
hurry-reason-not-driven-out = La nitro demande un trajet de tout le réservoir qu’aucune limite n’a arrêté.
hurry-reason-not-entered = L’huile va sur une tuile parcourue dans ce tour : { $tiles }.

## Coups et options

hurry-notation = « { $text } » n’est pas un coup. Les coups s’écrivent : ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done ; pour le hasard : first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = Il n’y a pas de circuit « { $key } ». Les circuits fournis sont { $boards } ; random-7 est posé d’après le nombre 7 ; un circuit à soi se donne par le chemin de son fichier .toml.
hurry-random-key = « { $key } » ne nomme pas de circuit au hasard ; écrivez random- et un nombre, comme random-7.
hurry-players = Hurry’Cup! se joue de { $least } à { $most } pilotes, pas à { $players }.
hurry-car = Il n’y a pas de voiture { $car }. Les voitures sont { $cars }.
hurry-cars = { $players } pilotes demandent autant de voitures de couleurs différentes, et non : { $given }.
hurry-first = Qui lève le gobelet en premier est une place de 0 à { $most } ou "drawn", et non { $first }.
hurry-races = Un championnat compte de 1 à { $most } courses, pas { $races }.

## Fichiers de circuits

hurry-circuit-not-toml = { $place } n’est pas du TOML valable : { $detail }.
hurry-circuit-unknown-key = { $place } : « { $key } » ne fait pas partie d’un circuit. Un circuit a name et tiles.
hurry-circuit-no-name = { $place } : il faut un nom au circuit, comme name = "Corniche".
hurry-circuit-no-tiles = { $place } : tiles doit être un texte de 36 tuiles, comme "s r90 R70* F".
hurry-circuit-too-long = { $place } : { $tiles } tuiles, c’est trop ; un circuit en a { $right }.
hurry-circuit-word = { $place } : tuile { $number }, « { $word } » n’est pas une tuile. Écrivez s (ligne droite), l ou r (virage), L ou R (épingle) ou F (arrivée), puis s’il le faut une limite comme 90 et * pour une étoile.

## Ce que dit la vérification

hurry-fault-overlaps = La tuile { $tile } ({ $word }) couvre la tuile { $other } ; tournez autrement une tuile d’avant.
hurry-fault-overlaps-start = La tuile { $tile } ({ $word }) couvre le plateau de départ ; tournez autrement une tuile d’avant.
hurry-fault-not-connected = La tuile { $tile } ({ $word }) n’est pas reliée : la route quitte la tuile { $other } vers un autre hexagone.
hurry-fault-finish-early = La tuile { $tile } est l’arrivée, mais la route continue ; l’arrivée doit être la tuile { $last }.
hurry-fault-box-too-many = Tuile { $tile } ({ $word }) : la boîte n’en a que { $count }, toutes posées avant elle.
hurry-fault-not-in-box = Tuile { $tile } ({ $word }) : la boîte n’a pas cette tuile.
hurry-fault-count = Le circuit a { $tiles } tuiles ; il en faut { $right }, arrivée comprise.
hurry-fault-no-finish = La tuile { $tile } ({ $word }) est la dernière et doit être l’arrivée, F.

## Positions

hurry-position-number = Dans la position, { $place } vaut { $value } ; il faut de { $least } à { $most }.
hurry-position-seats = Dans la position, { $place } a { $given } entrées ; il en faut une pour chacune des { $seats } places.
hurry-position-name = Dans la position, { $place } contient « { $name } » ; c’est possible : { $names }.
hurry-position-phase = Dans la position, « { $phase } » n’est pas une phase de cette course. Les phases sont { $phases }.
hurry-position-phase-needs = Dans la position, { $place } ne va pas avec la phase { $phase }.
hurry-position-crossed = Dans la position, { $place } doit donner les places dont la voiture est sur la tuile 36 : { $seats }.
hurry-position-star = Dans la position, { $place } a une tuile sans étoile ; les étoiles sont sur { $tiles }.
hurry-position-hidden = Dans la position, { $place } doit avoir autant de jetons bonus différents qu’il reste d’étoiles : { $stars }.
hurry-position-fuel = Dans la position, { $place } contient « fuel » ; ce jeton est « fresh » quand on le trouve, et joué à la manche suivante.
hurry-position-pawn-twice = Dans la position, { $place } a deux fois le même pion.
hurry-position-rolled = Dans la position, { $place } ne va pas avec tanks : { $count } dés sont connus, et ils sont lancés dans l’ordre des pions.
hurry-position-caller-twice = Dans la position, { $place } a deux fois la même place.
hurry-position-wishes = Dans la position, { $place } a trop de pions pour une place ; il y en a au plus { $most }.

## Terminal

hurry-workshop-summary = { $name } : { $tiles } tuiles, dont { $bends } virages et { $hairpins } épingles.
hurry-workshop-no-cars = Un circuit est dessiné sans voitures ; enlevez-les, ou regardez une course sur la page.
hurry-layout-none = Le circuit { $circuit } n’a pas de tracé « { $name } » ; il a { $layouts }.
hurry-builder-no-way = Depuis ces { $tiles } tuiles, aucun chemin vers l’arrivée n’a été trouvé ; reprenez-en quelques-unes.
hurry-phase-draw-first = on tire qui lève le gobelet en premier
hurry-phase-ready = tout le monde est prêt ?
hurry-phase-caller = on tire l’ordre des klaxons
hurry-phase-look = ceux qui ont klaxonné regardent sous le gobelet
hurry-phase-horn = qui a klaxonné prend un pion
hurry-phase-lift = le gobelet va se lever
hurry-phase-grab = attrapez un pion !
hurry-phase-given = les retardataires reçoivent un pion
hurry-phase-wish = classez les pions, le meilleur d’abord
hurry-phase-hand = on tire l’ordre des mains
hurry-phase-start = un jeton avant le lancer ?
hurry-phase-roll = l’accélérateur va rouler
hurry-phase-second = une seconde chance ?
hurry-phase-drive = jusqu’où ?
hurry-phase-after = un jeton après le trajet ?
hurry-phase-find = on retourne un jeton
hurry-phase-over = la course est finie
hurry-screen-phase = Maintenant : { $phase }
hurry-screen-round = manche { $round }
hurry-screen-start = départ
hurry-screen-finish = arrivée
hurry-screen-no-tank = pas de réservoir
hurry-screen-has-lantern = lanterne rouge
hurry-standing = { $tile ->
    [0] au départ
   *[other] case { $tile } sur { $tiles }
}
hurry-move-ready = prêt
hurry-move-horn = klaxonner : regarder et choisir d’abord
hurry-screen-grab = attraper { $pawn } ({ $value })
hurry-move-late = laisser passer les autres
hurry-screen-wish = ensuite dans mon classement : { $pawn } ({ $value })
hurry-move-lantern = lanterne rouge : une tuile gratuite
hurry-screen-swap = échanger le réservoir avec { $pilot } ({ $value })
hurry-move-slipstream = aspiration
hurry-screen-pit = équipe des stands : récupérer { $token }
hurry-move-ace = as du volant
hurry-move-go = lancer
hurry-move-again = seconde chance : relancer
hurry-move-keep = garder ce lancer
hurry-screen-drive = { $tiles ->
    [0] rester sur { $tile }
    [one] avancer d’une tuile, jusqu’à { $tile }
   *[other] avancer de { $tiles } tuiles, jusqu’à { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] raccourci tout de suite, jusqu’à { $tile }
    [one] raccourci après une tuile, jusqu’à { $tile }
   *[other] raccourci après { $after } tuiles, jusqu’à { $tile }
}
hurry-move-nitro = nitro : une tuile de plus
hurry-move-oil = de l’huile sur la tuile { $tile }
hurry-move-done = rien de plus
hurry-screen-ask-first = Quelle voiture lève le gobelet en premier : { $cars } ?
hurry-screen-ask-next = Qui est tiré : { $cars } ?
hurry-screen-ask-given = Quel pion est tiré ?
hurry-screen-ask-found = Que trouve { $pilot } ? Un jeton, comme oil.
hurry-screen-ask-roll = { $pilot } lance. Que montre l’accélérateur, de 1 à 6 ?
hurry-screen-ask-lift = Levez le gobelet : tapez lift.
hurry-screen-ask-tank = Que montre le dé de ce pion, de 1 à 6 : { $pawn } ?
hurry-screen-points = { $points ->
    [one] un point
   *[other] { $points } points
}
hurry-screen-notation = Coups : ready, horn, grab red ou red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    Sur la route : les majuscules sont les voitures, les nombres entre parenthèses vos choix ; un nombre est une limite, * un jeton, ~ de l’huile.

## Lab

hurry-fact-limits = Voitures arrêtées par une limite
hurry-fact-stays = Tours sans avancer d’une tuile
hurry-fact-token = Jeton utilisé : { $part }
hurry-heat-limits = Voitures arrêtées ici par une limite

## Exemples dans les règles

hurry-cup-example-rank-title = Le plus gros n’est pas le meilleur
hurry-cup-example-rank-aim = Votre voiture rouge est juste avant une épingle limitée à 60. Les autres vont sûrement viser les gros réservoirs. Classez les pions : d’abord celui qui vous fera passer le virage.
hurry-cup-example-rank-done = Avec un réservoir de 2, l’accélérateur peut montrer jusqu’à 4 et vous passez encore l’épingle. Avec un 6, jamais : le plus lent serait 70 km/h.
hurry-cup-example-horn-title = Voir et choisir avant les autres
hurry-cup-example-horn-aim = Les autres sont prêts, et le gobelet n’est pas levé. Klaxonnez : vous voyez seul les dés. Puis prenez le pion qui convient à la route devant vous.
hurry-cup-example-horn-done = Vous avez eu le premier choix, et personne ne pouvait être plus rapide. Le klaxon est utilisé, et c’était votre jeton pour cette manche.
hurry-cup-example-limit-title = Jusqu’au panneau
hurry-cup-example-limit-aim = Votre réservoir est de 5, vous avez lancé un 4 : 90 km/h. La troisième tuile ne permet que 70. Roulez jusque devant elle, et prenez ce qui est sous l’étoile.
hurry-cup-example-limit-done = La limite de 70 vous a arrêté sur la deuxième tuile, malgré ce qui restait dans le réservoir. Mais une étoile s’y trouvait : son jeton est à vous, dès la manche suivante.
hurry-cup-example-lantern-title = Un pas pour le dernier
hurry-cup-example-lantern-aim = Votre réservoir est de 6 : vous ne pouvez pas rouler à moins de 70 km/h, et la prochaine tuile permet 60. Mais vous êtes seul dernier et vous avez la lanterne rouge : faites son pas gratuit avant de lancer.
hurry-cup-example-lantern-done = Le pas gratuit ne regarde pas les limites : vous êtes déjà dans l’épingle. En lançant d’abord, vous seriez resté devant.
hurry-cup-example-ace-title = Malgré tous les panneaux
hurry-cup-example-ace-aim = Il y a trois épingles sur les six prochaines tuiles, et votre réservoir est de 6 : lancer ne mènerait nulle part. Jouez plutôt l’as du volant.
hurry-cup-example-ace-done = Six tuiles d’un coup, malgré 60, 70 et 70. L’as du volant est utilisé, et avec lui votre jeton pour cette manche.
hurry-cup-example-shortcut-title = Tout droit
hurry-cup-example-shortcut-aim = À 90 km/h, vous ne feriez qu’une tuile : ensuite viennent des virages à 70, 80 et 80. Jouez le raccourci, et choisissez jusqu’où rouler derrière eux.
hurry-cup-example-shortcut-done = Pour une tuile du réservoir, vous avez laissé les trois virages derrière vous et continué avec le reste. Seules comptent les limites des tuiles où vous entrez vraiment.
hurry-cup-example-slipstream-title = Dans l’aspiration
hurry-cup-example-slipstream-aim = La voiture jaune est loin devant, et une épingle à 70 vous en sépare. Jouez l’aspiration avant de lancer, puis roulez comme d’habitude.
hurry-cup-example-slipstream-done = L’aspiration vous a tiré jusqu’à la tuile derrière la voiture jaune, malgré tous les panneaux, et il restait encore à lancer.
hurry-cup-example-oil-title = Attention, ça glisse
hurry-cup-example-oil-aim = Votre trajet est fini, et deux voitures vous suivent de près. Versez votre huile sur une des tuiles où vous êtes passé, de préférence là où les deux doivent encore passer.
hurry-cup-example-oil-done = Désormais personne n’entre sur cette tuile à plus de 50 km/h, jusqu’à la fin de la course : avec un gros réservoir, il faut s’arrêter devant. Cela vaut pour vous aussi, mais vous êtes passé.
hurry-cup-example-finish-title = La ligne franchie
hurry-cup-example-finish-aim = Vous avez vidé votre réservoir et aucune limite ne vous a arrêté : il manque une tuile. Quel jeton jouez-vous maintenant ?
hurry-cup-example-finish-done = Entrer sur la tuile d’arrivée, c’est franchir la ligne, même avec la nitro. Les autres roulent encore jusqu’à la fin de la manche, mais vous avez gagné.
