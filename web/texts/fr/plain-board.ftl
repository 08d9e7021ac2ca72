### Tous les jeux : le plateau simple

web-bot-other = Bot : { $name }
web-board-failed = Le plateau de ce jeu n’a pas pu être chargé. Tu peux continuer à jouer ici.
web-board-failed-too = Le plateau n’a pas pu être chargé. Ta course est en sécurité : réessaie dans un instant.
web-board-retry = Recharger le plateau
web-plain-standings = Classement
web-plain-dock = Ton tour
web-plain-turn = À toi
web-plain-turn-of = À toi, { $name }
web-plain-waiting = On attend { $names }
web-plain-chance = Le hasard décide…
web-plain-over = La partie est finie
web-plain-roll = Lancer
web-plain-only = C’est à { $name } seulement de regarder.
web-plain-i-am = Je suis { $name }
web-plain-ask-dice = Que montrent les dés, { $name } ?
web-plain-type = Comme le jeu l’écrit, par exemple { $example }
web-plain-enter = Voilà ce que montrent les dés
web-plain-find = Chercher un coup
web-plain-nothing-yet = Il ne s’est encore rien passé.

web-phrase-hello = Salut !
web-phrase-luck = Bonne chance !
web-phrase-well-driven = Bien conduit !
web-phrase-thanks = Merci !
web-phrase-wow = Ouah !
web-phrase-ouch = Aïe !
web-phrase-hurry = À toi !
web-phrase-laugh = Haha !
