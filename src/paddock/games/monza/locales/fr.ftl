### Monza

## Couleurs et lieux (les couleurs sont au masculin : elles qualifient toujours un dé ou un jeton)

monza-colour-red = rouge
monza-colour-yellow = jaune
monza-colour-green = vert
monza-colour-blue = bleu
monza-colour-white = blanc
monza-colour-purple = violet
monza-space-start = la case départ
monza-space-finish = la case arrivée

## Ce qui se passe

monza-event-first-drawn = Le sort a désigné { $driver } pour commencer.
monza-event-round-began = Manche { $round }.
monza-event-turn-began = À { $driver } de lancer les dés.
monza-event-rolled = { $driver } lance : { $dice }.
monza-event-extra-roll = { $driver } utilise la plaquette « Relancer les dés » pour : { $dice }.
monza-event-rerolled = { $driver } obtient { $dice } et a maintenant { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } pose une plaquette { $colour ->
        [vert] verte
        [bleu] bleue
        [blanc] blanche
        [violet] violette
       *[other] { $colour }
    } sur { $space }.
   *[no] { $driver } pose un dé { $colour } sur { $space }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } pose une plaquette { $colour ->
        [vert] verte
        [bleu] bleue
        [blanc] blanche
        [violet] violette
       *[other] { $colour }
    } { $space-lane ->
        [outer] sur la voie extérieure
        [middle] sur la voie centrale
        [inner] sur la voie intérieure
       *[finish] sur la case arrivée
    }.
   *[no] { $driver } pose un dé { $colour } { $space-lane ->
        [outer] sur la voie extérieure
        [middle] sur la voie centrale
        [inner] sur la voie intérieure
       *[finish] sur la case arrivée
    }.
}
monza-event-drove = { $spaces ->
    [1] { $driver } avance d’une case, de { $origin } à { $space }.
   *[other] { $driver } avance de { $spaces } cases, de { $origin } à { $space }.
}
monza-event-drove-page = { $spaces ->
    [1] { $driver } avance d’une case.
   *[other] { $driver } avance de { $spaces } cases.
}
monza-event-stayed = { $driver } ne peut utiliser aucun dé et reste sur { $space }.
monza-event-stayed-page = { $driver } ne peut utiliser aucun dé et reste sur place.
monza-event-turbo-rolled = Turbo ! { $driver } lance : { $dice }.
monza-event-pushed-back = { $by } fait reculer { $driver } de { $origin } à { $space }.
monza-event-pushed-back-page = { $by } fait reculer { $driver }.
monza-event-arrived = { $dice ->
    [0] { $driver } franchit l’arrivée, sans aucun dé dans cette manche.
    [1] { $driver } franchit l’arrivée, avec un seul dé.
   *[other] { $driver } franchit l’arrivée, avec { $dice } dés.
}
monza-event-last-round = C’est la dernière manche.
monza-event-bonus-offered = La dernière couleur de { $by } est le { $colour } : { $driver } a droit à une étape bonus.
monza-event-stepped = { $driver } fait son étape bonus, de { $origin } à { $space }.
monza-event-stepped-page = { $driver } fait son étape bonus { $space-lane ->
    [outer] sur la voie extérieure
    [middle] sur la voie centrale
    [inner] sur la voie intérieure
   *[finish] et franchit l’arrivée
}.
monza-event-declined = { $driver } renonce à l’étape bonus.
monza-event-won = { $count ->
    [one] { $drivers } gagne !
   *[other] { $drivers } gagnent ensemble !
}

## Pourquoi pas

monza-reason-over = La course est finie.
monza-reason-wait-for-dice = Il faut d’abord lancer les dés.
monza-reason-not-your-turn = C’est à la voiture { $car ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [white] blanche
    [purple] violette
   *[other] { $car }
} de décider.
monza-reason-dice-count = { $rolling ->
    [one] Ici on lance { $rolling } dé, pas { $given }.
   *[other] Ici on lance { $rolling } dés, pas { $given }.
}
monza-reason-no-such-car = Personne ne conduit la voiture { $car ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [white] blanche
    [purple] violette
   *[other] { $car }
} dans cette course.
monza-reason-not-now = Ce n’est pas le moment ; la course attend : { $phase ->
    [draw-first] le tirage au sort
    [roll] le lancer
    [lay] la pose des dés
    [reroll] la relance
    [turbo-roll] le coup de turbo
    [turbo] la pose des dés turbo
    [bonus] l’étape bonus
   *[over] plus rien
}.
monza-reason-not-now-page = Ce n’est pas le moment.
monza-reason-has-arrived = La voiture est arrivée : les dés qui restent ne servent plus. Avec drive, tu finis ton tour.
monza-reason-no-step = On ne peut pas aller de { $here } à { $space } ; de là, on peut aller sur { $nexts }.
monza-reason-no-step-page = On ne peut pas aller là : touche une case qui brille.
monza-reason-obstacle = { $space } est un obstacle ; de { $here }, on peut aller sur { $nexts }.
monza-reason-obstacle-page = C’est un obstacle : personne ne passe dessus.
monza-reason-wrong-colour = Sur { $space }, il faut du { $asked ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $asked }
} (un dé ou une plaquette), pas du { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $colour }
}.
monza-reason-wrong-colour-page = Cette case demande un dé ou une plaquette de sa couleur.
monza-reason-no-die = Il ne reste pas de dé { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $colour }
} à poser.
monza-reason-cuts-short = Avec un dé { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $colour }
} sur { $space }, le chemin s’arrêterait trop tôt ; dans cette course, il faut utiliser autant de dés que possible.
monza-reason-cuts-short-page = Ainsi, ton chemin finirait trop tôt ; dans cette course, il doit utiliser le plus de dés possible.
monza-reason-no-tile = Il ne reste pas de plaquette Accélération { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [white] blanche
    [purple] violette
   *[other] { $colour }
}.
monza-reason-no-turbo-tiles = Pas de plaquette Accélération pendant le coup de turbo.
monza-reason-must-go-on = Un dé convient encore : poses-en un sur { $nexts }.
monza-reason-must-go-on-page = Un dé convient encore : poses-en un sur une case qui brille.
monza-reason-no-extra-roll = Il ne reste pas de plaquette « Relancer les dés ».
monza-reason-already-laid = La plaquette « Relancer les dés » se joue avant de poser le premier dé ou la première plaquette.
monza-reason-not-rolled = Les dés montrent { $hand } ; { $dice } n’en fait pas partie.
monza-reason-no-dice-named = Nomme au moins un dé à relancer.
monza-reason-occupied = Une voiture se trouve sur { $space } ; une étape bonus demande une case libre.
monza-reason-occupied-page = Une voiture s’y trouve ; une étape bonus demande une case libre.

## Coups, options, cases

monza-notation = « { $text } » n’est pas un coup. Les coups s’écrivent : roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = « { $text } » ne nomme pas des dés : « { $letter } » n’est pas une couleur. Tape r, y, g, b, w et p, ou les noms anglais des couleurs.
monza-no-such-space = Le circuit { $track } n’a pas de case « { $name } ». Les cases s’appellent a1, b1, c1 et ainsi de suite, de la voie extérieure à la voie intérieure, ou start et finish.
monza-no-such-track = Il n’y a pas de circuit « { $key } ». Les circuits fournis sont { $boards } ; pour un circuit à toi, donne le chemin de son fichier .toml.
monza-players = L’édition { $edition ->
    [classic] classique
   *[anniversary] anniversaire
} se joue de { $least } à { $most }, pas à { $players }.
monza-car = Il n’y a pas de voiture « { $car } » dans l’édition { $edition ->
    [classic] classique
   *[anniversary] anniversaire
}. Ses voitures sont { $cars }.
monza-cars = À { $players }, il faut autant de voitures de couleurs différentes, pas : { $given }.
monza-first = La place qui commence est un numéro de 0 à { $most } ou "drawn", pas { $first }.

## Fichiers de circuit

monza-track-not-toml = { $place } n’est pas du TOML valable : { $detail }.
monza-track-unknown-key = { $place } : « { $key } » ne fait pas partie d’un circuit. Un circuit a name, edition, start, lanes et curves.
monza-track-no-name = { $place } : il faut un nom au circuit, par exemple name = "Oval".
monza-track-edition = { $place } : edition doit être "classic" (deux cases d’arrivée à la fin) ou "anniversary" (le départ est aussi l’arrivée), pas { $value }.
monza-track-lanes = { $place } : [lanes] doit avoir exactement les trois lignes outer, middle et inner.
monza-track-curves = { $place } : curves doit contenir des tables, comme [curves.wide].
monza-track-start = { $place } : start, la longueur de la case départ, doit être un nombre au-dessus de 0, par pas de 0.05, pas { $value }.
monza-track-too-long = { $place } : { $spaces } cases, c’est trop ; un circuit en a { $most } au plus.
monza-track-lane-empty = { $place } : le { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} est vide ; écris ses cases avec une lettre et une longueur, comme "w2 r3 x1.5".
monza-track-word = { $place } : { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
}, case { $number } : « { $word } » n’est pas une lettre et une longueur, comme w2 ou x1.5.
monza-track-colour = { $place } : { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
}, case { $number } : « { $letter } » n’est pas une couleur. Prends r, y, g, b, w, p, ou x pour un obstacle.
monza-track-length = { $place } : { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
}, case { $number } : la longueur de « { $word } » doit être au-dessus de 0, par pas de 0.05.

## Ce que dit la vérification

monza-fault-lane-length = { $space }, dernière case, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : cette voie a une longueur de { $length }, les autres de { $others }. Avec { $right } au lieu de { $last } pour cette case, elles finiraient ensemble.
monza-fault-lane-longer = { $space }, dernière case, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : cette voie a une longueur de { $length }, les autres de { $others }. Raccourcis-la pour que toutes finissent ensemble.
monza-fault-start-three = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : du départ, on entre dans les trois voies ; il en faut exactement deux. Commence une voie par un obstacle (x).
monza-fault-start-few = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : du départ, { $opened ->
    [0] on n’entre dans aucune voie
    [one] on n’entre que dans { $opened } voie
   *[other] on n’entre que dans { $opened } voies
} ; il en faut exactement deux. Commence cette voie par une couleur au lieu d’un obstacle.
monza-fault-targets = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : un circuit classique finit par deux cases d’arrivée et un obstacle, celui-ci { $targets ->
    [0] n’a pas de case d’arrivée
    [one] a { $targets } case d’arrivée
   *[other] a { $targets } cases d’arrivée
}. Change la dernière case de cette voie.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : les deux cases d’arrivée ont la même couleur ({ $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $colour }
}) ; donne-en une autre à celle-ci.
monza-fault-unreachable = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : aucune voiture ne peut venir ici. Déplace un bord de la case ou de ses voisines pour qu’une case derrière la touche, ou fais-en un obstacle.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : un cul-de-sac, d’ici on ne peut pas atteindre l’arrivée. Ouvre la case de devant, ou déplace un bord pour qu’elle touche une voisine qui va plus loin.
monza-advice-start-colours = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : du départ d’un circuit { $edition ->
    [classic] classique
   *[anniversary] anniversaire
}, on entre sur ces deux couleurs : { $first ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $first }
} et { $second ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $second }
}.
monza-advice-one-length = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : toutes les cases ont la même longueur ; avec deux longueurs ou plus, changer de voie devient un choix.
monza-advice-three-alike = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : trois fois de suite la même chose ({ $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
    [obstacle] obstacle
   *[other] { $colour }
}) ; change la couleur de cette case.
monza-advice-cramped = { $space }, { $lane ->
    [outer] voie extérieure
    [middle] voie centrale
   *[inner] voie intérieure
} : dans un virage du tracé { $layout }, la case est dessinée plus courte que 0.9 largeur de voie ; allonge-la, ou élargis le virage.
monza-advice-balance = Le { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [purple] violet
   *[other] { $colour }
} a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, sa part serait d’environ { $share } ; change la couleur de quelques cases.

## Positions

monza-position-round = Dans la position, round vaut { $value } ; les manches comptent à partir de 1.
monza-position-car = Dans la position, { $place } nomme la voiture « { $car } ». Les voitures de cette course sont { $cars }.
monza-position-missing-car = Dans la position, la voiture « { $car } » manque dans cars.
monza-position-phase = Dans la position, « { $phase } » n’est pas une phase. Les phases sont { $phases }.
monza-position-no-space = Dans la position, { $place } : le circuit { $track } n’a pas de case « { $name } ». Les cases s’appellent a1, b1, c1 et ainsi de suite, ou start et finish.
monza-position-obstacle = Dans la position, { $place } : { $name } est un obstacle du circuit { $track } ; ni voiture ni dé ne peuvent y être.
monza-position-used = Dans la position, la voiture « { $car } » a utilisé { $used } dés ; c’est possible de 0 à 8.
monza-position-no-tiles = Dans la position, la voiture « { $car } » a des plaquettes, mais cette course se joue sans la variante des pros.
monza-position-tiles = Dans la position, les plaquettes de la voiture « { $car } » sont « { $tiles } » ; il faut des lettres différentes parmi rygbwp.
monza-position-path = Dans la position, « { $text } » ne peut pas être dans path ; on n’y met que ce qui a été posé pendant ce tour, comme "lay w a1".
monza-position-path-step = Dans la position, path va sur { $space }, où l’on ne peut pas aller depuis { $here }.
monza-position-colour = Dans la position, « { $colour } » n’est pas une couleur. Les couleurs sont { $colours }.
monza-position-dice-letter = Dans la position, « { $letter } » n’est pas un dé ; prends les lettres r, y, g, b, w et p.
monza-position-dice-total = Dans la position, les dés en main, sur le chemin et à lancer font { $found } ; ils doivent faire { $total }.
monza-position-dice-phase = Dans la position, il y a des dés en main, mais dans la phase { $phase } il n’y en a pas.
monza-position-rolling = Dans la position, rolling doit dire combien de dés sont relancés, de 1 à 6.
monza-position-bonus = Dans la position, la phase bonus demande bonus_for (la voiture qui peut avancer) et last (la dernière couleur posée).
monza-position-bonus-phase = Dans la position, bonus_for va avec la phase bonus, pas avec { $phase }.
monza-position-crowded = Dans la position, les voitures « { $one } » et « { $other } » sont toutes deux sur { $space } ; une case n’en porte qu’une.
monza-position-not-over = Dans la position, la course est finie, mais aucune voiture n’est arrivée.
monza-position-arrived-moves = Dans la position, c’est le tour de la voiture « { $car } », mais elle est arrivée.

## Tracés et dessins

monza-layout-none = Le circuit { $track } n’a pas de tracé « { $name } » ; il a { $layouts }.
monza-curve-no-table = Dans { $place } : un tracé doit être une table avec width, height, lane et corners.
monza-curve-unknown-key = Dans { $place } : un tracé n’a pas de « { $word } » ; vérifie l’orthographe.
monza-curve-width = Dans { $place } : la largeur (width) doit être un nombre de pixels de 100 à 10000, pas { $value }.
monza-curve-height = Dans { $place } : la hauteur (height) doit être un nombre de pixels de 100 à 10000, pas { $value }.
monza-curve-lane = Dans { $place } : lane doit être la largeur d’une voie en pixels, de 5 à 500, pas { $value }.
monza-curve-corners = Dans { $place } : les coins (corners) doivent être 3 à 100 lignes [x, y, rayon], pas { $value }.
monza-curve-soften = Dans { $place } : soften doit être un nombre de pixels de 0 à 500, pas { $value }.
monza-curve-start-at = Dans { $place } : start_at doit être une part du tour de 0 à 1, pas { $value }.
monza-curve-seed = Dans { $place } : seed doit être un nombre entier, zéro ou plus, pas { $value }.
monza-curve-groves = Dans { $place } : groves doit être des lignes [x, y, nombre d’arbres, étendue], avec 1000 arbres en tout au plus, pas { $value }.
monza-curve-pond = Dans { $place } : pond doit être [x, y, échelle], pas { $value }.
monza-curve-tents = Dans { $place } : tents doit être des lignes [x, y, taille en voies, lettre de couleur], pas { $value }.
monza-curve-stands = Dans { $place } : stands doit avoir from et to en unités (to vient après), side 1 ou -1, et peut avoir gap et rows (1 à 9), pas comme { $value }.
monza-curve-flags = Dans { $place } : flags doit être des lignes [unité, écart en voies, lettre de couleur], pas { $value }.
monza-curve-keep = Dans { $place } : keep doit être des lignes [x, y, largeur, hauteur], pas { $value }.
monza-curve-anticlockwise = Dans { $place } : les coins doivent être donnés dans le sens des aiguilles d’une montre, comme roulent les voitures.
monza-curve-corner-room = Dans { $place } : les arcs des coins { $first } et { $second } demandent { $needed } pixels entre eux, mais il y en a { $room } ; réduis un rayon.
monza-curve-off-board = Dans { $place } : une partie de la route sort du plateau ; rentre les coins ou rétrécis la voie.
monza-curve-bend = Dans { $place } : la route tourne avec un rayon de { $radius } pixels, mais avec cette voie il en faut { $needed } ; élargis le virage ou rétrécis la voie.
monza-curve-meets-itself = Dans { $place } : la route se rentre dedans ; son axe doit rester à { $needed } pixels de ses autres parties.
monza-drawing-no-such-car = Il n’y a pas de voiture « { $car } » ; les voitures sont { $cars }.

## Terminal

monza-workshop-summary = { $name }, édition { $edition ->
    [classic] classique
   *[anniversary] anniversaire
} : { $spaces } cases, dont { $obstacles ->
    [one] { $obstacles } obstacle
   *[other] { $obstacles } obstacles
}, longueur { $units }.
monza-workshop-no-layout = Le circuit { $track } n’a pas de tracé « { $layout } ». Ses tracés sont { $layouts }.
monza-workshop-no-layouts = Le circuit { $track } n’a pas de tracé « { $layout } » ; il n’en apporte aucun, alors n’en donne pas.
monza-workshop-car-on-obstacle = { $space } est un obstacle ; la voiture « { $car } » ne peut pas s’y trouver.

monza-screen-round = manche { $round }
monza-screen-phase-draw-first = on tire au sort qui commence
monza-screen-phase-roll = va lancer les dés
monza-screen-phase-lay = pose ses dés
monza-screen-lay-now = pose des dés sur les cases numérotées, puis roule
monza-screen-phase-reroll = va relancer des dés
monza-screen-phase-turbo-roll = va faire un coup de turbo
monza-screen-phase-turbo = coup de turbo : pose ces dés, ou roule
monza-screen-phase-bonus = une étape bonus
monza-screen-phase-over = la course est finie
monza-screen-dice = Dés
monza-screen-no-dice = tous posés
monza-screen-stands = { $left ->
    [1] { $space } · encore une case
   *[other] { $space } · encore { $left } cases
}
monza-screen-stands-page = { $left ->
    [1] encore une case
   *[other] encore { $left } cases
}
monza-screen-arrived = { $dice ->
    [0] à l’arrivée, aucun dé
    [1] à l’arrivée, un dé
   *[other] à l’arrivée, { $dice } dés
}
monza-screen-tiles = plaquettes
monza-screen-extra-left = + « Relancer les dés »
monza-screen-extra-gone = « Relancer les dés » utilisée
monza-move-lay = { $tile ->
    [yes] poser la plaquette { $colour } sur { $space }
   *[no] poser { $colour } sur { $space }
}
monza-move-drive = rouler
monza-move-step = avancer sur { $space }
monza-move-decline = rester là
monza-move-reroll = relancer { $dice }
monza-move-first = { $car } commence
monza-move-roll = les dés montrent { $dice }
monza-screen-reroll = utiliser la plaquette « Relancer les dés » : tape r et les dés, comme r bp
monza-screen-reroll-which = Quels dés ? Tape-les après le r, comme r bp pour un bleu et un violet.
monza-screen-then = puis { $spaces }
monza-screen-then-nothing = puis plus rien ne convient
monza-screen-ask-first = Quelle voiture commence : { $cars } ?
monza-screen-ask-dice = { $driver } lance les dés. { $dice ->
    [one] Que montre le dé ?
   *[other] Que montrent les { $dice } dés ?
} Lettres ou noms anglais, dans n’importe quel ordre, comme { $example }.
monza-screen-no-colour = « { $text } » n’est pas une voiture ; tape l’une de celles-ci : { $cars }.
monza-screen-trophies = { $trophies ->
    [1] un trophée
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
monza-screen-notation = Coups : lay w a1 (un dé), tile p b8 (une plaquette), drive ou d, reroll bp ou r bp, step c4, decline.
    Une case seule, comme b7, suffit si un dé y convient.
    Couleurs : r ▲ rouge, y ★ jaune, g ⬢ vert, b ● bleu, w ◆ blanc, p ■ violet ; ▒ est un obstacle.
    Sur le circuit : les majuscules sont des voitures, les numéros sont tes choix, ✓ est un dé et + une plaquette posés pendant ce tour.

## Exemples dans les règles

monza-example-first-dice-title = Ton premier lancer
monza-example-first-dice-aim = Tu es rouge, et les dés sont lancés. Touche une case qui brille pour y poser un dé de sa couleur, puis continue à partir de là. Quand plus rien ne convient, roule.
monza-example-first-dice-done = C’était un tour : chaque dé peut te mener une case plus loin.
monza-example-changing-lanes-title = Six cases en un tour
monza-example-changing-lanes-aim = Il y a un chemin qui utilise les six dés, si tu changes de voie au bon moment. Trouve-le, et reprends tes coups aussi souvent que tu veux.
monza-example-changing-lanes-done = Les six dés sont posés : changer de voie vaut souvent mieux qu’aller tout droit.
monza-example-pushing-back-title = Fais reculer la verte
monza-example-pushing-back-aim = Finis ton tour sur la case de la voiture verte. Tu peux passer par-dessus la bleue.
monza-example-pushing-back-done = La verte a reculé dans sa voie et a sauté par-dessus la bleue jusqu’à la case libre la plus proche.
monza-example-finish-title = Passer la ligne
monza-example-finish-aim = La case départ est aussi l’arrivée, et elle est blanche : garde un dé blanc pour elle. Ton tour est le dernier de la manche.
monza-example-finish-done = Tu as gagné : aucune autre voiture n’est arrivée dans cette manche.
monza-example-bonus-step-title = Une étape en cadeau
monza-example-bonus-step-aim = La dernière couleur que tu utilises offre une étape bonus à sa voiture. Fais en sorte que ton dernier dé soit rouge, et fais l’étape bonus.
monza-example-bonus-step-done = Le dernier dé était rouge : la voiture rouge a donc avancé d’une case de plus, quelle qu’en soit la couleur.
monza-example-accelerator-title = Une plaquette comble le vide
monza-example-accelerator-aim = Tes dés seuls ne mènent pas à l’arrivée. Pose la plaquette Accélération violette là où il manque un dé.
monza-example-accelerator-done = La plaquette a remplacé un dé, et elle ne servira plus : choisis bien le moment.
monza-example-turbo-title = Le coup de turbo
monza-example-turbo-aim = Pose les six dés, puis roule : tu lances deux dés de plus. Tu peux les poser ou les laisser.
monza-example-turbo-done = Six dés posés, deux de plus lancés : voilà le coup de turbo.

## Lab

monza-fact-pushes = Voitures qui ont dû reculer
monza-fact-dice = Dés posés
monza-fact-tiles = Plaquettes Accélération posées
monza-fact-stays = Tours sans avancer
monza-fact-steps = Étapes bonus faites
monza-fact-turbos = Coups de turbo
monza-fact-extra-rolls = Plaquettes « Relancer les dés » utilisées
monza-heat-pushed = Voitures reculées d’ici

## Le guide d’une première partie

monza-guide-goal = Boucle un tour de piste avant tout le monde.
monza-guide-roll-title = Lance les dés
monza-guide-roll = Chaque dé montre une couleur. Les couleurs décident où ta voiture peut rouler.
monza-guide-roll-again-title = Relance
monza-guide-roll-again = Les dés choisis sont relancés une fois. Les autres restent tels quels.
monza-guide-turbo-roll-title = Coup de turbo !
monza-guide-turbo-roll = Tu as posé les six dés. Lances-en deux de plus et continue.
monza-guide-lay-title = Touche une case qui brille
monza-guide-lay = Ta voiture peut y rouler, et tu as un dé de sa couleur : { $colours }.
monza-guide-lay-on-title = Et on continue
monza-guide-lay-on = { $owed ->
    [yes] Un dé va encore ({ $colours }) : tu dois en poser un. Le chemin, c’est toi qui le choisis.
   *[no] Un dé va encore : { $colours }. Tu peux le poser, ou rouler maintenant.
}
monza-guide-drive-title = Roule
monza-guide-drive = { $laid ->
    [0] Aucun dé ne va : cette fois, ta voiture reste sur place.
   *[other] Plus aucun dé ne va. Ta voiture roule jusqu’au dernier dé posé.
}
monza-guide-turbo-title = Pose les dés du turbo
monza-guide-turbo = L’un d’eux va : { $colours }. Rien ne t’oblige à les poser, tu peux aussi rouler.
monza-guide-bonus-title = Étape bonus : touche une case qui brille
monza-guide-bonus = La dernière couleur posée, { $colour }, est celle de ta voiture : elle peut avancer d’une case, sans dé.
monza-guide-obstacle-title = Une case-obstacle
monza-guide-obstacle = Personne ne roule sur une case grise avec un pneu. Change de voie pour la contourner.
monza-guide-push-title = La place est prise
monza-guide-push = Si tu t’arrêtes ici, { $driver } recule jusqu’à la première case libre de sa voie.
monza-guide-pushed-back-title = Tu recules
monza-guide-pushed-back = { $driver } prend ta case. Ta voiture recule jusqu’à la première case libre de sa voie.
monza-guide-tile-title = Plaquettes Accélération
monza-guide-tile = On la pose comme un dé de sa couleur. Maintenant va : { $colours }. Chacune ne sert qu’une fois.
monza-guide-extra-roll-title = La plaquette « Relancer les dés »
monza-guide-extra-roll = Avant de poser ton premier dé, tu peux relancer ceux que tu veux. Une fois par course.
monza-guide-finish-title = L’arrivée est à une case
monza-guide-finish = { $open ->
    [yes] N’importe quel dé t’y amène.
   *[no] Comme toute case, elle demande un dé de sa couleur : { $colours }.
}
monza-guide-last-round-title = La dernière manche
monza-guide-last-round = Une voiture est arrivée : c’est la dernière manche. Si d’autres arrivent, le moins de dés utilisés dans la manche gagne.

## Pourquoi cela finit ainsi

monza-ending-alone = { $who ->
    [you] Seule ta voiture a franchi l’arrivée, à la manche { $round }.
   *[one] Seule la voiture de { $drivers } a franchi l’arrivée, à la manche { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } avez franchi l’arrivée à la manche { $round } ; le moins de dés gagne : { $used }.
   *[many] { $drivers } ont franchi l’arrivée à la manche { $round } ; le moins de dés gagne : { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] aucun dé
    [1] un dé
   *[other] { $dice } dés
}
monza-ending-on-track = encore en piste

## L’entraîneur : où mène un choix, et pourquoi il est meilleur

monza-way-lays = { $laid ->
    [0] ne bouge pas
    [1] une case
   *[other] { $laid } cases
}
monza-way-reroll = { $dice ->
    [1] relance un dé
   *[other] relance { $dice } dés
}
monza-way-step = fait le pas
monza-way-decline = reste sur place
monza-way-arrives = à l’arrivée
monza-way-pushes = fait reculer { $driver }
monza-why-arrives = Tu atteins l’arrivée.
monza-why-arrives-fewer = { $dice ->
    [1] Tu arrives avec un seul dé, et qui en utilise le moins gagne.
   *[other] Tu arrives avec { $dice } dés seulement, et qui en utilise le moins gagne.
}
monza-why-reroll = En relançant, tu iras sans doute plus loin.
monza-why-pushes = Tu fais reculer { $driver }.
monza-why-passes = Tu passes devant { $driver }.
monza-why-lays = { $laid ->
    [1] Tu avances d’une case ; avec le choix suivant, d’aucune.
   *[other] Tu avances de { $laid } cases ; avec le choix suivant, de { $others } seulement.
}
monza-why-keeps-tile = Tu gardes une plaquette Accélération pour plus tard.
monza-why-keeps-roll = Tu gardes ta plaquette « Relancer les dés » pour plus tard.
monza-why-colours = De là, { $colours } couleurs te feront avancer ; de l’autre case, { $others } seulement.
