### Le regole

web-rules = Regole
web-rules-of = Regole: { $game }
web-contents = Indice
web-try-it = Prova
web-example-done = Ben fatto!
web-example-missed = Non ancora
web-example-missed-text = Il tuo turno è finito. C’è una strada migliore: riprova.
web-back-to-race = Torna alla corsa
