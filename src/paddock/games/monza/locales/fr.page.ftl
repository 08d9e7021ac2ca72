### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = dès 5 ans
web-monza-tagline = Six dés. Trois voies.

web-monza-round = Manche { $round }
web-monza-order = Classement
web-monza-to-go = cases restantes
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
web-monza-ask-tile = Pose une plaquette, ou roule
web-monza-ask-drive = Tu peux rouler
web-monza-ask-stay = Aucun dé ne convient : reste sur place
web-monza-ask-bonus = Étape bonus : touche une case qui brille
web-monza-ask-reroll = Touche les dés à relancer
web-monza-may-drive = Tu peux aussi rouler maintenant.
web-monza-roll = Lancer
web-monza-draw = Tirer au sort
web-monza-drive = Rouler
web-monza-stay = Rester sur place
web-monza-decline = Non, rester sur place
web-monza-reroll = { $count ->
    [0] Choisir des dés
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
web-monza-undo = Reprendre le dernier dé
web-monza-die = Dé { $colour }
web-monza-die-laid = { $colour }, posé
web-monza-tile = Plaquette Accélération { $colour ->
    [vert] verte
    [bleu] bleue
    [blanc] blanche
    [violet] violette
   *[other] { $colour }
}
web-monza-tiles = Plaquettes
web-monza-extra-roll = Relancer les dés
web-monza-drive-locked = Tu pourras rouler dès qu’aucun dé ne convient plus.
web-monza-about-tiles = À quoi servent les plaquettes
web-monza-tiles-name = Plaquettes Accélération
web-monza-tiles-text = On pose une plaquette comme un dé de sa couleur, où l’on veut sur le chemin. Chacune sert une fois par course.
web-monza-extra-roll-text = Avant de poser quoi que ce soit, tu peux relancer les dés de ton choix. Une fois par course.
web-monza-usable = Tu peux t’en servir maintenant.
web-monza-not-usable = Pas en ce moment.
web-monza-who = { $name }, { $spaces ->
    [0] à l’arrivée
    [one] encore une case
   *[other] encore { $spaces } cases
}
web-monza-erase = Effacer le dernier dé
web-monza-enter-dice = Voilà ce que montrent les dés

web-monza-board-oval = Un circuit court pour les premières courses, jusqu’à quatre voitures.
web-monza-board-classic = Le circuit classique avec deux cases d’arrivée, jusqu’à six voitures.
web-monza-board-grand-prix = Un long circuit aux passages étroits, pour les pros.
web-monza-option-first = Qui commence ?
web-monza-option-first-text = Selon les règles, le plus jeune commence : touche son nom. Ou choisis quelqu’un d’autre, ou laisse faire le hasard.
web-monza-option-first-drawn = Tirage au sort
web-monza-option-first-drawn-text = Le hasard désigne qui commence.
web-monza-option-professional = Pilotes pros
web-monza-option-professional-text = Des plaquettes Accélération, une plaquette « Relancer les dés », et un coup de turbo après six dés.
web-monza-option-bonus-step = Étape bonus
web-monza-option-bonus-step-text = La voiture de la dernière couleur utilisée peut avancer d’une case.
web-monza-option-bonus = Qui a droit à l’étape bonus ?
web-monza-option-bonus-any = Tout le monde
web-monza-option-bonus-any-text = Ta propre voiture peut aussi en profiter.
web-monza-option-bonus-others = Seulement les autres
web-monza-option-bonus-others-text = Ton propre tour n’apporte rien à ta voiture.
web-monza-option-turbo-tiles = Plaquettes au coup de turbo
web-monza-option-turbo-tiles-text = Les plaquettes Accélération se posent aussi avec les dés turbo.
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
web-monza-option-edition-anniversary-text = L’édition de 2020 : deux à quatre voitures, et un trophée pour la victoire.
web-monza-option-edition-classic = Classique
web-monza-option-edition-classic-text = L’édition de 2000 : deux à six voitures.
