### De regels

web-rules = Regels
web-rules-of = Regels: { $game }
web-contents = Inhoud
web-try-it = Probeer het
web-example-done = Goed gedaan!
web-example-missed = Nog niet helemaal
web-example-missed-text = Je beurt is voorbij. Er is een betere weg: probeer het nog eens.
web-back-to-race = Terug naar de race
