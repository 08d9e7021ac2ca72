### Die Regeln

web-rules = Regeln
web-rules-of = Regeln: { $game }
web-contents = Inhalt
web-try-it = Probier es aus
web-example-done = Gut gemacht!
web-example-missed = Noch nicht ganz
web-example-missed-text = Dein Zug ist vorbei. Es gibt einen besseren Weg: Versuch es noch einmal.
web-back-to-race = Zurück zum Rennen
