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
    [1] Tu as fait 1
    [2] Tu as fait 2
    [3] Tu as fait 3
    [4] Tu as fait 4
    [5] Tu as fait 5
   *[6] Tu as fait 6
}
web-monte-rolled = { $points ->
    [1] { $name } a fait 1
    [2] { $name } a fait 2
    [3] { $name } a fait 3
    [4] { $name } a fait 4
    [5] { $name } a fait 5
   *[6] { $name } a fait 6
}
web-monte-points = { $points ->
    [1] un un
    [2] un deux
    [3] un trois
    [4] un quatre
    [5] un cinq
   *[6] un six
}
web-monte-ask-draw-first = Tire au sort qui commence
web-monte-ask-announce = Quelle couleur va avancer ?
web-monte-ask-roll = Lance le dé
web-monte-ask-move = { $count ->
    [one] Avance le pion qui brille.
   *[other] Avance un pion qui brille, ou touche la case où il doit aller.
}
web-monte-ask-bet = Fais ton pari
web-monte-ask-card = Retourne la carte
web-monte-ask-prize = Argent ou cases ?
web-monte-ask-poker = Une partie de poker ?
web-monte-ask-poker-text = Ton pion est sur la pile de la case { $square }. Tu peux défier quelqu’un en dessous.
web-monte-ask-partners = Demander aux autres de compléter la mise
web-monte-ask-share = { $name } demande : veux-tu compléter la mise contre { $other } ?
web-monte-ask-dice = Lance les dés de poker
web-monte-ask-hand = Quels dés veux-tu relancer ?
web-monte-ask-tie-dice = Égalité : relance une fois
web-monte-ask-back = Un pion doit reculer
web-monte-ask-back-text = { $name } n’a plus rien : touche le pion qui doit reculer.
web-monte-ask-partners-text = Les autres peuvent-ils compléter ta mise ?
web-monte-which-pawn = Quel pion ?
web-monte-from = depuis { $square }
web-monte-from-start = depuis le départ
web-monte-why-rolled = Tu as lancé le dé. Avance d’abord un pion.
web-monte-why-choose = Choisis d’abord ce que tu fais.
web-monte-why-watch = { $name } joue. Attends ton tour.
web-monte-why-no-dice = Touche les dés que tu veux relancer.
web-monte-why-turned = Cette carte est déjà retournée.
web-monte-why-whole = Tous les dés sont saisis. Efface-en un pour le changer.
web-monte-why-not-whole = { $count ->
    [one] Il manque un dé.
   *[other] Il manque { $count } dés.
}
web-monte-least = Pas moins.
web-monte-most = Pas plus.
web-monte-about = Qu’est-ce que c’est : { $what }
web-monte-about-prize-money = De l’argent et des cases
web-monte-about-prize-money-what = La banque te paie deux fois la valeur de la carte. Puis ton pion avance du nombre de points de ton lancer.
web-monte-about-prize-money-when = À choisir à chaque pari gagné. La case atteinte produit aussi son effet.
web-monte-about-prize-squares = Des cases, sans argent
web-monte-about-prize-squares-what = Tu ne prends pas d’argent. Ton pion avance de ton lancer multiplié par le chiffre de la carte.
web-monte-about-prize-squares-when = À choisir à chaque pari gagné. La case atteinte produit aussi son effet.
web-monte-about-cards = Les cartes du casino
web-monte-about-cards-what = De un à quatre dans chaque couleur, et un jackpot. Tu gagnes si la carte est d’une couleur de ton pari. Sinon, tu paies sa valeur et ton pion recule du nombre de points de ton lancer.
web-monte-about-cards-when = Les cartes retournées restent de côté. Le jackpot gagne toujours ; ensuite, toutes les cartes sont mélangées de nouveau.
web-monte-about-stake = La mise
web-monte-about-stake-what = Ce que le perdant paie au gagnant, par tranches de { $step } : au plus ce que chacun des deux possède.
web-monte-about-stake-when = Tu la fixes en défiant un pion qui se trouve sous le tien. Qui n’a plus rien est ruiné, et un pion recule.
web-monte-about-share = Une part de la mise
web-monte-about-share-what = Tu gagnes ou tu perds exactement ce que tu ajoutes. Tu gardes au moins { $step }.
web-monte-about-share-when = Seulement contre quelqu’un à qui il reste un seul pion à ramener, et si le joueur qui défie le demande.
web-monte-draw = Tirer au sort
web-monte-roll = Lancer
web-monte-to = Vers { $square }
web-monte-where-free = Case libre
web-monte-where-casino = Dans un casino
web-monte-where-bank = À la banque
web-monte-where-start = Retour au départ
web-monte-where-home = Arrivé : un million !
web-monte-where-arrow = Par la flèche à la banque
web-monte-where-own = Sur un de tes pions
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
web-monte-casino-at = { $name } sur la case { $square }, en faisant { $points }
web-monte-bet = Le pari
web-monte-bet-mark = PARI
web-monte-suit-s = pique
web-monte-suit-h = cœur
web-monte-suit-d = carreau
web-monte-suit-c = trèfle
web-monte-place-bet = { $count ->
    [one] Touche une couleur
   *[other] Touche { $count } couleurs
}
web-monte-bets = { $name } parie
web-monte-lay-bet = Parier
web-monte-turn-card = Retourner la carte
web-monte-card-comes = La carte…
web-monte-cards-left = { $count ->
    [one] une carte restante
   *[other] { $count } cartes restantes
}
web-monte-odds = Chances
web-monte-seen = Retournées : { $cards }
web-monte-none-seen = Aucune carte n’a encore été retournée.
web-monte-you-win = Gagné !
web-monte-wins = { $name } gagne
web-monte-you-lose = Pas cette fois
web-monte-loses = { $name } perd
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot !
web-monte-lost-text = { $money } vont à la banque, et le pion recule.
web-monte-won-text = La carte vaut { $money }. { $name } choisit.
web-monte-won-choose = La carte vaut { $money }. Choisis :
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
web-monte-whom = Qui veux-tu défier ?
web-monte-stake = Mise
web-monte-challenge = Défier { $name } : { $stake }
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
web-monte-stand = Garder ces dés
web-monte-rolls-used = lancer { $rolls } sur { $most }
web-monte-tie = égalité : on relance une fois chacun
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
web-monte-that-is-it = Voilà ce que montrent les dés

web-monte-carlo-gamble-board-boulevard = La longue route, pour une soirée au casino.
web-monte-carlo-gamble-board-promenade = Une route courte, pour une partie rapide.
web-monte-carlo-gamble-option-first = Qui commence ?
web-monte-carlo-gamble-option-first-0 = La première place
web-monte-carlo-gamble-option-first-0-text = On joue ensuite dans le sens des aiguilles d’une montre.
web-monte-carlo-gamble-option-first-drawn = Tirage au sort
web-monte-carlo-gamble-option-first-drawn-text = Le hasard désigne le premier joueur.
web-monte-carlo-gamble-option-two-player-pawns = Pions à deux joueurs
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Deux couleurs chacun
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Deux pions de chaque couleur ; tu annonces la couleur avant de lancer.
web-monte-carlo-gamble-option-two-player-pawns-three = Une couleur chacun
web-monte-carlo-gamble-option-two-player-pawns-three-text = Trois pions, comme à trois ou quatre.
