### Elk spel: het eenvoudige bord

web-bot-other = Bot: { $name }
web-board-failed = Het bord van dit spel kon niet worden geladen. Je kunt hier verder spelen.
web-board-failed-too = Het bord kon niet worden geladen. Je race is veilig: probeer het zo nog eens.
web-board-retry = Bord opnieuw laden
web-plain-standings = Stand
web-plain-dock = Jouw beurt
web-plain-turn = Jouw beurt
web-plain-turn-of = Jouw beurt, { $name }
web-plain-waiting = Wachten op { $names }
web-plain-chance = Het toeval beslist…
web-plain-over = Het spel is voorbij
web-plain-roll = Gooien
web-plain-only = Nu mag alleen { $name } kijken.
web-plain-i-am = Ik ben { $name }
web-plain-ask-dice = Wat laten de dobbelstenen zien, { $name }?
web-plain-type = Zoals het spel het schrijft, bijvoorbeeld { $example }
web-plain-enter = Dit laten de dobbelstenen zien
web-plain-find = Zoek een zet
web-plain-nothing-yet = Er is nog niets gebeurd.

web-phrase-hello = Hallo!
web-phrase-luck = Succes!
web-phrase-well-driven = Goed gereden!
web-phrase-thanks = Dank je!
web-phrase-wow = Wauw!
web-phrase-ouch = Au!
web-phrase-hurry = Jij bent aan de beurt!
web-phrase-laugh = Haha!
