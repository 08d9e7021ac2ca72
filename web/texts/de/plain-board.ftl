### Jedes Spiel: der schlichte Spielplan

web-bot-other = Bot: { $name }
web-board-failed = Der Spielplan konnte nicht geladen werden. Du kannst hier weiterspielen.
web-board-failed-too = Der Spielplan konnte nicht geladen werden. Dein Rennen ist sicher: Versuch es gleich noch einmal.
web-board-retry = Spielplan noch einmal laden
web-plain-standings = Stand
web-plain-dock = Dein Zug
web-plain-turn = Du bist dran
web-plain-turn-of = Du bist dran, { $name }
web-plain-waiting = Warten auf { $names }
web-plain-chance = Der Zufall entscheidet …
web-plain-over = Das Spiel ist vorbei
web-plain-roll = Würfeln
web-plain-only = Jetzt schaut nur { $name } hin.
web-plain-i-am = Ich bin { $name }
web-plain-ask-dice = Was zeigen die Würfel, { $name }?
web-plain-type = So, wie das Spiel es schreibt, zum Beispiel { $example }
web-plain-enter = Das zeigen die Würfel
web-plain-find = Zug suchen
web-plain-nothing-yet = Noch ist nichts passiert.

web-phrase-hello = Hallo!
web-phrase-luck = Viel Glück!
web-phrase-well-driven = Gut gefahren!
web-phrase-thanks = Danke!
web-phrase-wow = Wow!
web-phrase-ouch = Autsch!
web-phrase-hurry = Du bist dran!
web-phrase-laugh = Haha!
