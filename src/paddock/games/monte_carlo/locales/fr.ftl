### Monte Carlo Gamble

## Couleurs, cases, cartes, mains

gamble-colour-red = rouge
gamble-colour-yellow = jaune
gamble-colour-blue = bleu
gamble-colour-green = vert
gamble-square-start = départ
gamble-square-first-bank = première banque
gamble-square-second-bank = deuxième banque
gamble-square-finish = arrivée
gamble-card-jackpot = le jackpot
gamble-hand-nothing = rien
gamble-hand-pair = une paire
gamble-hand-two-pairs = une double paire
gamble-hand-three = un brelan
gamble-hand-low-straight = une petite quinte
gamble-hand-high-straight = une grande quinte
gamble-hand-full-house = un full
gamble-hand-four = un carré
gamble-hand-five = un quinton

## Ce qui se passe

gamble-event-first-drawn = Tirage au sort : { $player } commence.
gamble-event-turn-began = À { $player } de lancer le dé.
gamble-event-announced = { $player } annonce { $colour }.
gamble-event-rolled = { $player } fait { $points }.
gamble-event-taxed = { $player } paie { $paid } $ d’impôt.
gamble-event-stuck = Aucun pion de { $player } ne peut avancer.
gamble-event-moved = { $why ->
    [lost] { $pawn } recule : { $origin } → { $square }.
    [to-bank] La flèche fait avancer { $pawn } : { $origin } → { $square }.
    [back-to-bank] La flèche ramène { $pawn } : { $origin } → { $square }.
   *[roll] { $pawn } avance : { $origin } → { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] Le pion de { $player } recule : { $origin } → { $square }.
    [to-bank] La flèche fait avancer le pion de { $player } : { $origin } → { $square }.
    [back-to-bank] La flèche ramène le pion de { $player } : { $origin } → { $square }.
   *[roll] { $player } avance un pion : { $origin } → { $square }.
}
gamble-event-stacked = Case { $square } : { $pawn } se pose sur { $under }.
gamble-event-stacked-page = Sur la case { $square }, le pion de { $player } est maintenant en haut de la pile.
gamble-event-paid = { $why ->
    [rescue] { $player } reçoit { $amount } $ pour continuer.
   *[bank] { $player } reçoit { $amount } $.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } entre dans le casino triple de la case { $square }.
    [double] { $pawn } entre dans le casino double de la case { $square }.
   *[single] { $pawn } entre dans le casino simple de la case { $square }.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } entre dans le casino triple de la case { $square }.
    [double] { $player } entre dans le casino double de la case { $square }.
   *[single] { $player } entre dans le casino simple de la case { $square }.
}
gamble-event-bet = { $player } parie sur { $suits }.
gamble-event-turned = La carte : { $card }.
gamble-event-reshuffled = Toutes les cartes sont mélangées en un nouveau talon.
gamble-event-bet-won = { $player } gagne le pari.
gamble-event-bet-lost = { $player } perd le pari et paie { $paid } $.
gamble-event-home = { $home ->
    [one] { $pawn } est arrivé, premier pion de { $player }.
   *[other] { $pawn } est arrivé ; { $player } en a { $home } à l’arrivée.
}
gamble-event-home-page = { $home ->
    [one] Le premier pion de { $player } est arrivé.
   *[other] { $player } a maintenant { $home } pions à l’arrivée.
}
gamble-event-challenged = { $player } défie { $opponent } : { $pawn } contre { $target }, pour { $stake } $.
gamble-event-challenged-page = { $player } défie { $opponent } au poker, pour { $stake } $.
gamble-event-passed = { $player } renonce au poker.
gamble-event-partners-asked = { $player } demande aux autres de compléter la mise.
gamble-event-shared = { $anything ->
    [yes] { $player } ajoute { $amount } $.
   *[no] { $player } n’ajoute rien.
}
gamble-event-threw = { $rolls ->
    [one] { $player } lance { $dice } : { $hand-kind }.
   *[other] { $player } lance { $dice } et a { $hand } : { $hand-kind }.
}
gamble-event-rerolling = { $player } relance { $dice }.
gamble-event-stood = { $player } garde { $hand }.
gamble-event-tied = Égalité, { $hand-kind } de chaque côté : on relance une fois chacun.
gamble-event-duel-won = { $player } bat { $loser }, { $hand-kind } contre { $other-kind }, et gagne { $amount } $.
gamble-event-mastered = { $pawn } devient maître de la pile de la case { $square }.
gamble-event-mastered-page = { $player } devient maître de la pile de la case { $square }.
gamble-event-ruined = { $why ->
    [tax] L’impôt ruine { $player }.
    [poker] Le poker ruine { $player }.
   *[casino] Le casino ruine { $player }.
}
gamble-event-sent-back = { $pawn } est renvoyé : { $origin } → { $square }.
gamble-event-sent-back-page = Un pion de { $player } doit reculer : { $origin } → { $square }.
gamble-event-won = Tous les pions de { $player } sont arrivés : victoire avec { $amount } $ !

## Pourquoi pas

gamble-reason-over = La partie est terminée.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] On tire d’abord au sort qui commence.
    [card] Il faut d’abord retourner une carte.
   *[roll] Il faut d’abord lancer les dés.
}
gamble-reason-not-your-turn = C’est { $colour ->
    [red] le rouge
    [yellow] le jaune
    [blue] le bleu
   *[green] le vert
} qui décide.
gamble-reason-not-now = Ce n’est pas possible maintenant ; { $phase ->
    [draw-first] on tire au sort qui commence.
    [announce] annonce la couleur qui va jouer, par exemple announce red.
    [roll] il faut lancer le dé.
    [move] il faut déplacer un pion, par exemple move r1.
    [bet] il faut parier, par exemple bet h.
    [card] il faut retourner une carte.
    [prize] choisis money ou squares.
    [poker] défie un pion, par exemple challenge y1 20000, ou pass.
    [partners] choisis partners ou alone.
    [share] dis ce que tu ajoutes, par exemple share 10000.
    [hand] relance des dés, par exemple reroll J9, ou stand.
    [back] choisis le pion qui doit reculer, par exemple back r1.
   *[dice] il faut lancer les dés de poker.
}
gamble-reason-card-turned = La carte { $card } est déjà retournée ; c’est une autre qui est sur le talon.
gamble-reason-dice-count = { $rolling ->
    [one] Ici on lance un dé de poker, et non { $given }.
   *[other] Ici on lance { $rolling } dés de poker, et non { $given }.
}
gamble-reason-no-such-player = Personne ne joue { $colour ->
    [red] le rouge
    [yellow] le jaune
    [blue] le bleu
   *[green] le vert
} comme première couleur dans cette partie.
gamble-reason-pawn-not-yours = { $pawn } n’est pas à toi ; avec { $roll } tu peux jouer { $pawns }.
gamble-reason-pawn-not-announced = { $pawn } n’est pas de la couleur annoncée ; avec { $roll } tu peux jouer { $pawns }.
gamble-reason-pawn-home = { $pawn } est déjà arrivé ; avec { $roll } tu peux jouer { $pawns }.
gamble-reason-pawn-on-bank = { $pawn } ne quitte la banque qu’avec 1, 2 ou 3 ; avec { $roll } tu peux jouer { $pawns }.
gamble-reason-pawn-blocked = { $pawn } est bloqué et n’avance qu’avec 1, 2 ou 3 ; avec { $roll } tu peux jouer { $pawns }.
gamble-reason-suits = { $wanted ->
    [one] Dans ce casino on parie sur une couleur, et non sur { $given }.
   *[other] Dans ce casino on parie sur { $wanted } couleurs, et non sur { $given }.
}
gamble-reason-not-challengeable = { $pawn } ne peut pas être défié maintenant ; tu peux défier { $pawns }.
gamble-reason-stake = La mise est un multiple de { 10000 } $, de { 10000 } $ à { $most } $.
gamble-reason-share = Tu ajoutes un multiple de { 10000 } $, de { 0 } $ à { $most } $.
gamble-reason-not-in-hand = La main est { $hand } ; { $dice } n’en fait pas partie.
gamble-reason-cannot-go-back = { $pawn } ne peut pas reculer : il faut un pion de la personne ruinée, ni arrivé ni au départ.
gamble-reason-colour = { $colour ->
    [red] Le rouge
    [yellow] Le jaune
    [blue] Le bleu
   *[green] Le vert
} ne peut pas être annoncé : il faut une de tes couleurs, avec un pion encore en jeu.

## Coups et options

gamble-notation = « { $text } » n’est pas un coup. On écrit : announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1 ; et pour le hasard : first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = « { $text } » ne désigne pas des dés de poker : « { $letter } » n’est pas une face. Utilise A, K, Q, J, T (ou 10) et 9.
gamble-no-such-board = Il n’y a pas de plateau « { $key } ». Les plateaux fournis sont { $boards } ; le tien s’indique par le chemin de son fichier .toml.
gamble-players = Monte Carlo Gamble se joue de { $least } à { $most }, et non à { $players }.
gamble-colour = Il n’y a pas de pions de la couleur { $colour }. Les couleurs sont { $colours }.
gamble-colours = À { $players }, il faut ici { $needed } couleurs différentes, et non : { $given }.
gamble-first = Qui commence est une place de 0 à { $most } ou "drawn", et non { $first }.

## Fichiers de plateaux

gamble-board-not-toml = { $place } n’est pas du TOML valable : { $detail }.
gamble-board-unknown-key = { $place } : « { $key } » ne fait pas partie d’un plateau. Un plateau a name et road.
gamble-board-no-name = { $place } : il faut un nom au plateau, par exemple name = "Boulevard".
gamble-board-length = { $place } : la route a { $squares } cases ; il en faut de { $fewest } à { $most }, par exemple road = "S g g shd … F".
gamble-board-word = { $place }, case { $square } : « { $word } » n’est pas une case. Utilise S, g, B, >, <, 2, 1, F ou trois couleurs de cartes différentes comme shd.

## Ce que dit le contrôle

gamble-fault-start = Case { $square } : une route a exactement un départ (S), en première case.
gamble-fault-finish = Case { $square } : une route a exactement une arrivée (F), en dernière case.
gamble-fault-number = Case { $square } : une route a { $kind ->
    [bank] { $right } banques (B)
    [to-bank] { $right } flèche vers la banque (>)
   *[back-to-bank] { $right } flèche de retour à la banque (<)
}, celle-ci en a { $count }.
gamble-fault-to-bank = Case { $square } : la flèche vers la banque (>) doit être avant la première banque, case { $bank }.
gamble-fault-back-to-bank = Case { $square } : la flèche de retour à la banque (<) doit être après la deuxième banque, case { $bank }.
gamble-fault-no-casino = { $kind ->
    [triple] Il faut un casino triple sur la route, comme shd.
    [double] Il faut un casino double (2) sur la route.
   *[single] Il faut un casino simple (1) sur la route.
} À partir de la case { $square }, il n’y en a pas.
gamble-fault-no-green = À partir de la case { $square }, il n’y a pas de case verte (g) ; il en faut pour que les pions se rencontrent.
gamble-advice-bank = Case { $square } : les banques sont mieux à un tiers et à deux tiers de la route ; celle-ci serait donc case { $right }.
gamble-advice-no-casino-here = Case { $square } : neuf cases de suite sans casino ; places-en un parmi elles.
gamble-advice-singles-many = Case { $square } : la route a { $count } casinos simples ; ils devraient être plus rares que chacun des autres genres.
gamble-advice-single-early = Case { $square } : les casinos simples devraient venir tard, après la première banque, case { $bank }.

## Positions

gamble-position-derived = Dans la position, { $place } vaut { $given } ; du reste il suit { $right }.
gamble-position-turn = Dans la position, turn vaut { $turn } ; les tours se comptent à partir de 1.
gamble-position-seat = Dans la position, { $place } vaut { $seat } ; les places vont de 0 à { $most }.
gamble-position-phase = Dans la position, « { $phase } » n’est pas une phase de cette partie. Les phases sont { $phases }.
gamble-position-square-twice = Dans la position, une case est citée deux fois ; cite-la une fois avec tous ses pions.
gamble-position-square = Dans la position, « { $square } » n’est pas une case ; elles sont numérotées de 0 à { $most }, et les pions au-delà sont dans home.
gamble-position-pawn = Dans la position, « { $pawn } » n’est pas un pion de cette partie. Les pions sont { $pawns }.
gamble-position-pawn-twice = Dans la position, le pion { $pawn } est à deux endroits.
gamble-position-money-seats = Dans la position, money a { $given } montants ; il en faut { $seats }, un par place.
gamble-position-money = Dans la position, la place { $seat } a { $amount } $ ; il faut un multiple de { 10000 } $, de { $least } $ à { $most } $.
gamble-position-turned = Dans la position, « { $card } » ne peut pas être parmi les cartes retournées ; ce sont des cartes différentes de 1s à 4c.
gamble-position-announced = Dans la position, colour va là où l’on joue avec deux couleurs et où l’une est annoncée, et nulle part ailleurs ; la phase est { $phase }.
gamble-position-colour = Dans la position, « { $colour } » ne peut pas être annoncé ; il faut une couleur de mover avec un pion encore en jeu.
gamble-position-no-roll = Dans la position, il y a roll, mais dans la phase { $phase } rien n’est lancé.
gamble-position-roll = Dans la position, la phase { $phase } demande roll, de 1 à 6.
gamble-position-stuck = Dans la position, aucun pion ne peut avancer avec { $roll } ; le tour serait fini.
gamble-position-needs = Dans la position, la phase { $phase } demande la partie { $part }.
gamble-position-needs-not = Dans la position, la partie { $part } n’a pas sa place dans la phase { $phase }.
gamble-position-casino-pawn = Dans la position, casino cite { $pawn } ; il faut un pion de mover sur un casino.
gamble-position-casino-bet = Dans la position, on doit parier sur la case { $square } ; il faut un casino double ou simple, sans suits ni card.
gamble-position-casino-suits = Dans la position, casino a les couleurs « { $suits } » ; il en faut autant que le casino en demande, des lettres différentes dans l’ordre s h d c, ou ce qui y est imprimé.
gamble-position-casino-card = Dans la position, la carte { $card } ne peut pas être dans casino : elle y est dans la phase prize, a gagné le pari et a été retournée en dernier.
gamble-position-rests = Dans la position, { $pawn } est sur la case { $square } ; les pions restent au départ, sur les cases vertes et sur les banques.
gamble-position-over = Dans la position, la partie est finie quand mover, et personne d’autre, a tous ses pions à l’arrivée ; et seulement alors.
gamble-position-ruin-why = Dans la position, « { $why } » n’est pas une raison de choisir un pion ; c’est tax ou poker.
gamble-position-ruin-seats = Dans la position, ruin ne convient pas : après l’impôt, mover choisit ; après le poker, qui a gagné le duel, et la partie poker dit quel pion a défié.
gamble-position-ruin-pawns = Dans la position, la personne ruinée doit avoir au moins deux pions à renvoyer ; sinon il n’y a rien à choisir.
gamble-position-poker-pawn = Dans la position, poker cite { $pawn } ; il faut un pion de mover en haut d’une case verte après la première banque.
gamble-position-poker-nobody = Dans la position, personne ne peut être défié dans la pile ; le tour serait fini.
gamble-position-poker-challenged = Dans la position, challenged cite { $pawn } ; on ne défie que des pions adverses.
gamble-position-poker-target = Dans la position, target vaut { $target } ; pendant un duel c’est un pion adverse de la pile, et sinon il n’y a ni target, ni stake, ni shares.
gamble-position-poker-stake = Dans la position, la mise est de { $stake } $ ; il faut un multiple de { 10000 } $, de { 10000 } $ à { $most } $.
gamble-position-poker-shares = Dans la position, shares doit être un montant par place, des partenaires seulement, autant que chacun peut ajouter.
gamble-position-poker-partners = Dans la position, la phase est { $phase } ; on demande des partenaires contre qui n’a plus qu’un pion à ramener, tant que quelqu’un peut ajouter quelque chose.
gamble-position-poker-asked = Dans la position, la phase est { $phase } ; asked est le partenaire qui doit répondre, dans la phase share seulement.
gamble-position-poker-letter = Dans la position, « { $letter } » n’est pas une face de dé de poker ; utilise A, K, Q, J, T et 9.
gamble-position-poker-hands = Dans la position, hands, rolls et side ne vont pas avec la phase : qui défie lance jusqu’à trois fois, puis l’adversaire au plus autant, et une main a cinq dés.

## Terminal

gamble-workshop-summary = { $name } : { $squares } cases du départ à l’arrivée, dont { $casinos } casinos.
gamble-workshop-no-pawns = Le plateau { $board } se dessine sans pions : laisse --cars de côté.

gamble-screen-turn = tour { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] on tire au sort qui commence
    [announce] annoncer une couleur
    [roll] va lancer le dé
    [move] choisir un pion à avancer
    [bet] parier
    [card] on retourne une carte
    [prize] gagné : argent ou cases
    [poker] poker, ou passer
    [partners] demander aux autres, ou jouer seul
    [share] compléter la mise, ou non
    [hand] relancer des dés, ou rester
    [back] choisir le pion à renvoyer
    [over] la partie est terminée
   *[dice] on lance les dés de poker
}
gamble-screen-rolled = le dé montre { $points }
gamble-screen-stack = Pile sur { $square }, de bas en haut :
gamble-screen-crowd = Côte à côte sur { $square } :
gamble-screen-purse = { $amount } $ · { $home } pions sur { $pawns } à l’arrivée
gamble-screen-cards = Cartes retournées : { $cards } · { $left } dans le talon
gamble-screen-no-cards = Les { $left } cartes sont toutes dans le talon.
gamble-screen-casino = Casino sur { $square } : { $pawn } joue.
gamble-screen-bet = Le pari est { $suits }.
gamble-screen-card = La carte est { $card }.
gamble-screen-stake = Poker pour { $amount } $ : { $pawn } contre { $target }
gamble-move-move = avancer { $pawn }
gamble-move-back = renvoyer { $pawn }
gamble-move-bet = parier sur { $suits }
gamble-screen-odds = { $winning } cartes sur { $cards } gagnent
gamble-move-challenge = défier { $pawn } pour { $stake } $
gamble-move-share = ajouter { $amount } $
gamble-move-announce = annoncer { $colour }
gamble-move-money = prendre l’argent
gamble-move-squares = prendre les cases
gamble-move-pass = pas de poker
gamble-move-partners = demander aux autres d’ajouter
gamble-move-alone = jouer seul
gamble-move-stand = garder cette main
gamble-move-reroll = relancer { $dice }
gamble-move-first = { $colour } commence
gamble-move-roll = le dé montre { $points }
gamble-move-card = la carte est { $card }
gamble-move-dice = les dés montrent { $dice }
gamble-screen-type-c = défier pour une autre mise : tape c, le pion et la mise, par exemple c y1 40000
gamble-screen-type-a = ajouter un autre montant : tape a et le montant, par exemple a 120000
gamble-screen-type-r = relancer des dés : tape r et les dés, par exemple r J9
gamble-screen-ask-first = Quelle couleur commence : { $colours } ?
gamble-screen-ask-roll = { $player } lance le dé. Que montre-t-il, de 1 à 6 ?
gamble-screen-ask-card = { $player } retourne une carte. Laquelle, par exemple 3c ou jackpot ? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } lance { $dice ->
    [one] un dé de poker. Que montre-t-il ?
   *[other] { $dice } dés de poker. Que montrent-ils ?
} Des lettres dans n’importe quel ordre : A, K, Q, J, T et 9.
gamble-screen-no-roll = Un dé ne montre pas « { $text } » ; tape de 1 à 6.
gamble-screen-no-card = « { $text } » n’est pas une carte ; tape son nombre et sa couleur, par exemple 3c, ou jackpot.
gamble-screen-no-dice = Des dés de poker ne montrent pas « { $text } » ; tape des lettres comme AKKQ9.
gamble-screen-no-draw-first = « { $text } » n’est pas une couleur ; tapes-en une, par exemple red.
gamble-screen-wins = { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
}
gamble-screen-notation = Coups : move r2 (ou simplement r2), announce red, bet hc, money, squares, challenge y1 40000 ou c y1 40000, pass,
    partners, alone, share 20000 ou a 20000, reroll J9 ou r J9, stand, back r1.
    Pions : r rouge, y jaune, b bleu, g vert, et un numéro. Sur la route, ils sont empilés de bas en haut, de gauche à droite.
    Casinos : couleurs imprimées, ?? pour deux au choix, ? pour une.

## Pictures

gamble-layout-none = Le plateau { $board } n’a pas de tracé appelé « { $name } » ; il a { $layouts }.

## Lab

gamble-fact-bets = Paris dans les casinos
gamble-fact-bets-won = Paris gagnés
gamble-fact-duels = Duels de poker
gamble-fact-duels-won = Duels gagnés par qui défie
gamble-fact-ruins-casino = Ruines au casino
gamble-fact-ruins-tax = Ruines par l’impôt
gamble-fact-ruins-poker = Ruines au poker
gamble-fact-taxes = Impôts payés, en $
gamble-fact-money = Argent de tous à la fin, en $
gamble-fact-money-winner = Argent du gagnant, en $
gamble-heat-landed = Pions arrivés ici
gamble-heat-stuck = Pions qui n’ont pas pu bouger
gamble-heat-back = Pions renvoyés d’ici

## Exemples dans les règles

monte-carlo-gamble-example-blocked-title = Sous la pile
monte-carlo-gamble-example-blocked-aim = Tu es rouge et tu as fait un 2. Ton pion sur la case 14 est sous deux autres : il est bloqué, mais un 1, un 2 ou un 3 le libère. Touche la pile et joue ce pion.
monte-carlo-gamble-example-blocked-done = Ton pion s’est glissé hors de la pile, et les autres gardent leur ordre. Avec 4, 5 ou 6, il aurait dû rester.
monte-carlo-gamble-example-bank-title = La flèche vers la banque
monte-carlo-gamble-example-bank-aim = Tu as fait un 3. Un de tes pions peut atteindre la flèche, qui le mène aussitôt à la première banque. Trouve-le et empoche { 50000 } $.
monte-carlo-gamble-example-bank-done = La flèche a mené ton pion à la banque. Les pions y sont côte à côte et n’en partent qu’avec 1, 2 ou 3.
monte-carlo-gamble-example-counting-title = Compter les cartes
monte-carlo-gamble-example-counting-aim = Dans un casino simple, on parie sur une seule couleur. Onze cartes sont visibles, et aucun trèfle parmi elles. Regarde les chances, parie sur trèfle et retourne la carte.
monte-carlo-gamble-example-counting-done = Quatre trèfles et le jackpot parmi six cartes : cinq sur six gagnent. On ne remélange qu’après le jackpot, alors compter rapporte.
monte-carlo-gamble-example-money-or-squares-title = Argent ou cases
monte-carlo-gamble-example-money-or-squares-aim = Tu es venu ici avec un 5, tu as parié sur ♥♣, et le 3♣ est sorti : gagné. Prends { 60000 } $ et avance de 5 cases, ou renonce à l’argent et avance de 15. Choisis les 15 cases.
monte-carlo-gamble-example-money-or-squares-done = Trois fois cinq font quinze cases, au-delà de la banque. Sinon c’étaient { 60000 } $ et cinq cases : le mieux dépend de ce qu’il te faut.
monte-carlo-gamble-example-challenge-title = Une partie de poker
monte-carlo-gamble-example-challenge-aim = Ton pion s’est posé sur une pile, après la première banque. Défie un des pions dessous, annonce une mise et lance : jusqu’à trois fois, à chaque fois les dés que tu veux.
monte-carlo-gamble-example-challenge-done = Tu as défié et lancé. L’adversaire peut maintenant lancer autant de fois que toi, et la meilleure main prend la mise. Qui défie et perd passe en plus sous l’autre pion.
monte-carlo-gamble-example-ruin-title = Ruiné, mais pas battu
monte-carlo-gamble-example-ruin-aim = L’impôt a pris ton dernier dollar : un de tes pions doit reculer jusqu’à la banque la plus proche derrière lui. Fais reculer celui qui y perd le moins. Il rapporte { 50000 } $.
monte-carlo-gamble-example-ruin-done = De la case 27 à la banque en 24, il n’y a que trois cases, et { 50000 } $ sont venus avec. Les autres en auraient perdu six et dix.

## Le guide d’une première partie

gamble-guide-goal = Amène tes { $pawns } pions à l’arrivée avant les autres. L’argent n’est qu’une aide en chemin.
gamble-guide-announce-title = Choisis une couleur
gamble-guide-announce = Tu joues deux couleurs. Ce tour-ci, seuls les pions de celle que tu annonces peuvent avancer.
gamble-guide-roll-title = Lance le dé
gamble-guide-roll = Ensuite, tu avances l’un de tes pions d’autant de cases.
gamble-guide-tax-title = L’impôt, à chaque quatre
gamble-guide-tax = { $owed ->
    [0] Un quatre coûte { $tax } $ avant d’avancer. Avec un pion au départ, tu ne paies rien : rien à craindre ici.
   *[other] Un quatre te coûte { $owed } $ avant d’avancer. Avec un pion au départ, tu ne paierais rien.
}
gamble-guide-move-title = Touche cette case
gamble-guide-move = { $roll ->
    [1] Une case plus loin
   *[other] { $roll } cases plus loin
} : { $there ->
    [bank] une banque, qui verse { $bank } $.
    [arrow] la flèche mène à une banque, qui verse { $bank } $.
    [casino] un casino, où tu paries sur une carte.
    [stack] un pion y est déjà, et le tien se pose dessus.
    [home] l’arrivée.
    [start] le départ, qui verse { $start } $.
   *[free] verte et libre, il ne s’y passe rien d’autre.
}
gamble-guide-bet-title = Fais ton pari
gamble-guide-bet = { $suits ->
    [1] Touche une couleur. Si la carte la montre, tu gagnes. Sinon, tu paies sa valeur et tu recules.
   *[other] Touche { $suits } couleurs. Si la carte en montre une, tu gagnes. Sinon, tu paies sa valeur et tu recules.
}
gamble-guide-card-title = Retourne la carte
gamble-guide-card = Avec { $suits }, tu gagnes. Sinon, tu paies la valeur de la carte et recules de { $roll }.
gamble-guide-prize-title = Argent ou cases ?
gamble-guide-prize = Prends { $money } $ et avance de { $roll }, ou pas d’argent et avance de { $squares }.
gamble-guide-poker-title = Un poker ?
gamble-guide-poker = Ton pion est dessus. Tu peux défier quelqu’un dessous pour de l’argent. Si tu perds, tu passes dessous.
gamble-guide-partners-title = Des partenaires ?
gamble-guide-partners = { $opponent } n’a plus qu’un pion à amener. Tu peux donc demander aux autres de compléter ta mise.
gamble-guide-share-title = Tu participes ?
gamble-guide-share = { $challenger } joue contre { $opponent }, qui va bientôt gagner. Tu gagnes ou perds ce que tu ajoutes.
gamble-guide-dice-title = Lance les dés de poker
gamble-guide-dice = { $most ->
    [1] Tu as un lancer. La meilleure main gagne { $stake } $.
   *[other] Tu as jusqu’à { $most } lancers et gardes ce que tu veux. La meilleure main gagne { $stake } $.
}
gamble-guide-hand-title = Garder ou relancer ?
gamble-guide-hand = { $left ->
    [1] Touche les dés à relancer (il te reste un lancer), ou garde ta main.
   *[other] Touche les dés à relancer (il te reste { $left } lancers), ou garde ta main.
}
gamble-guide-tie-title = Égalité : relance
gamble-guide-tie = Les deux mains se valent. Chacun lance les cinq dés une fois.
gamble-guide-back-title = Quel pion recule ?
gamble-guide-back = { $own ->
    [yes] Tu n’as plus d’argent. Touche le pion qui retourne à la banque derrière lui ; elle te verse alors de l’argent.
   *[no] { $player } n’a plus d’argent. Touche celui de ses pions qui retourne à la banque derrière lui.
}
gamble-guide-blocked-title = Ton pion est bloqué
gamble-guide-blocked = Un autre est posé dessus. Il ne repart qu’avec un, deux ou trois.
gamble-guide-bank-title = Ton pion est à la banque
gamble-guide-bank = Personne ne peut s’y poser dessus. Il n’en repart qu’avec un, deux ou trois.
gamble-guide-taxed-title = L’impôt
gamble-guide-taxed = Tu as fait un quatre et payé { $paid } $. Avec un pion au départ, un quatre ne coûte rien.
gamble-guide-bank-paid-title = La banque verse
gamble-guide-bank-paid = Tu reçois { $amount } $. Personne n’a jamais plus de { $most } $.
gamble-guide-stack-title = Au sommet
gamble-guide-stack = Ton pion est sur d’autres. Les adversaires dessous ne repartent qu’avec un, deux ou trois.
gamble-guide-challenged-title = On te défie
gamble-guide-challenged = { $player } joue au poker contre toi pour { $stake } $. { $player } lance, puis toi.
gamble-guide-ruined-title = La ruine
gamble-guide-ruined = Tu n’as plus d’argent. Un pion retourne donc à la banque derrière lui, ou au départ, où tu touches de l’argent.
gamble-guide-home-title = Arrivé
gamble-guide-home = { $home ->
    [1] Ton premier pion est arrivé. Il ne recule plus jamais.
   *[other] { $home } de tes pions sont arrivés. Ils ne reculent plus jamais.
}
gamble-guide-jackpot-title = Le jackpot
gamble-guide-jackpot = Cette carte gagne toujours, quel que soit le pari. Puis toutes les cartes sont mélangées.

## Pourquoi cela finit ainsi

gamble-ending-reason = { $who ->
    [you] Au tour { $round }, tu as amené tes { $pawns } pions avant tout le monde
   *[one] Au tour { $round }, { $winner } a amené ses { $pawns } pions avant tout le monde
} ; ensuite comptent les pions arrivés et l’argent : { $totals }.
gamble-ending-total = { $player } { $amount } $

## L’entraîneur : où mène un choix, et pourquoi il est meilleur

gamble-way-move = { $there ->
    [home] amène un pion à l’arrivée
    [bank] sur une banque
    [start] de retour au départ
    [arrow] jusqu’à une banque
    [stack] sur une pile
    [casino] au casino
   *[free] sur une case libre
}
gamble-way-bet = { $suits } : { $wins } cartes sur { $cards } gagnent
gamble-why-bet = { $wins } cartes sur { $cards } gagnent. { $ruin ->
    [yes] Tu perds au plus { $most } $, et cela te ruinerait.
   *[no] Tu ne peux pas être ruiné : tu perds au plus { $most } $.
}
gamble-why-money = { $money } $ valent plus pour toi que les cases.
gamble-why-squares = { $squares } cases te rapportent plus que l’argent.
gamble-why-pass = Un duel risque plus qu’il ne peut rapporter.
gamble-why-challenge = Le duel en vaut la peine, même si tu risques { $stake } $.
gamble-why-stake = { $size ->
    [more] Tes chances valent bien { $stake } $.
   *[less] Avec { $stake } $, tu risques moins.
}
gamble-why-stand = Ta main est assez bonne.
gamble-why-reroll = Ta main peut facilement s’améliorer.
gamble-why-home = Tu amènes un pion à l’arrivée.
gamble-why-paid = La banque te paie { $amount } $.
gamble-why-free = Moins de tes pions sont bloqués ensuite.
gamble-why-covers = Tu es sur { $player } et tu peux demander un poker.
gamble-why-avoids = Tu évites la pile de { $player }.
gamble-why-casino = Le casino te rapporte plus qu’il ne peut coûter.
gamble-why-no-casino = Tu évites le casino et ne risques pas d’argent.
