### Monte Carlo Gamble: texts of its page

web-monte-theme = argent et chance

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
