### Les règles

web-rules = Règles
web-rules-of = Règles : { $game }
web-contents = Sommaire
web-try-it = À toi d’essayer
web-example-done = Bien joué !
web-example-missed = Pas tout à fait
web-example-missed-text = Ton tour est fini. Il y a un meilleur chemin : essaie encore.
web-back-to-race = Retour à la course
