### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = dès 5 ans
web-monza-tagline = Six dés. Trois voies.

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
