### Monza: texts of its page

web-monza-minutes = 15 Min.
web-monza-age = ab 5
web-monza-tagline = Sechs Würfel. Drei Spuren.

web-monza-round = Runde { $round }
web-monza-order = Rennstand
web-monza-to-go = Felder bis ins Ziel
web-monza-to = Nach { $space }
web-monza-your-dice = Deine Würfel
web-monza-your-turn = Du bist dran
web-monza-turn-of = Du bist dran, { $name }
web-monza-watch = { $name } sitzt am Steuer
web-monza-over = Das Rennen ist vorbei
web-monza-ask-roll = Würfle mit allen Würfeln
web-monza-ask-draw = Lose aus, wer beginnt
web-monza-ask-turbo = Turbo! Würfle mit zwei weiteren Würfeln
web-monza-ask-again = Würfle die gewählten Würfel neu
web-monza-ask-lay = Leg einen Würfel auf ein leuchtendes Feld
web-monza-ask-tile = Leg ein Plättchen oder fahr los
web-monza-ask-drive = Fahr los
web-monza-ask-stay = Kein Würfel passt: Bleib diesmal stehen
web-monza-ask-bonus = Bonusschritt: Tipp auf ein leuchtendes Feld
web-monza-ask-reroll = Tipp die Würfel an, die du neu würfeln willst
web-monza-may-drive = Du darfst auch schon losfahren.
web-monza-roll = Würfeln
web-monza-draw = Auslosen
web-monza-drive = Losfahren
web-monza-stay = Stehen bleiben
web-monza-decline = Nein, stehen bleiben
web-monza-reroll = { $count ->
    [0] Würfel wählen
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
web-monza-undo = Letzten Würfel zurücknehmen
web-monza-die = Würfel in { $colour }
web-monza-die-laid = { $colour }, gelegt
web-monza-tile = Beschleunigungsplättchen in { $colour }
web-monza-tiles = Plättchen
web-monza-extra-roll = Neuwürfler
web-monza-drive-locked = Losfahren geht, sobald kein Würfel mehr passt.
web-monza-about-tiles = Was die Plättchen können
web-monza-tiles-name = Beschleunigungsplättchen
web-monza-tiles-text = Du legst ein Plättchen wie einen Würfel seiner Farbe, an jeder Stelle deines Wegs. Jedes gilt einmal im Rennen.
web-monza-extra-roll-text = Bevor du etwas legst, darfst du beliebige Würfel neu würfeln. Einmal im Rennen.
web-monza-usable = Das geht jetzt.
web-monza-not-usable = Das geht im Moment nicht.
web-monza-who = { $name }, { $spaces ->
    [0] im Ziel
    [one] noch ein Feld
   *[other] noch { $spaces } Felder
}
web-monza-erase = Letzten Würfel löschen
web-monza-enter-dice = Das zeigen die Würfel

web-monza-board-oval = Eine kurze Strecke für erste Rennen, bis zu vier Autos.
web-monza-board-classic = Die klassische Strecke mit zwei Zielfeldern, bis zu sechs Autos.
web-monza-board-grand-prix = Eine lange Strecke mit engen Stellen, für Profis.
web-monza-option-first = Wer beginnt?
web-monza-option-first-text = Nach den Regeln beginnt, wer am jüngsten ist: Tipp den Namen an. Oder wähle jemand anderen, oder lass das Los entscheiden.
web-monza-option-first-drawn = Ausgelost
web-monza-option-first-drawn-text = Das Los bestimmt, wer beginnt.
web-monza-option-professional = Für Profis
web-monza-option-professional-text = Beschleunigungsplättchen, ein Neuwürfler-Plättchen und ein Turbowurf nach sechs Würfeln.
web-monza-option-bonus-step = Bonusschritt
web-monza-option-bonus-step-text = Das Auto der zuletzt genutzten Farbe darf ein Feld vor.
web-monza-option-bonus = Wer bekommt den Bonusschritt?
web-monza-option-bonus-any = Alle
web-monza-option-bonus-any-text = Auch das eigene Auto darf ihn nehmen.
web-monza-option-bonus-others = Nur die anderen
web-monza-option-bonus-others-text = Der eigene Zug bringt dem eigenen Auto nichts.
web-monza-option-turbo-tiles = Plättchen beim Turbowurf
web-monza-option-turbo-tiles-text = Beschleunigungsplättchen dürfen auch zu Turbowürfeln gelegt werden.
web-monza-option-finish = Das Ziel
web-monza-option-finish-coloured = Farbig
web-monza-option-finish-coloured-text = Es braucht einen Würfel seiner Farbe.
web-monza-option-finish-open = Offen
web-monza-option-finish-open-text = Jeder freie Würfel passt.
web-monza-option-obligation = Weiterfahren
web-monza-option-obligation-continue = Solange ein Würfel passt
web-monza-option-obligation-continue-text = Welchen du nimmst, entscheidest du.
web-monza-option-obligation-longest = Der längste Weg
web-monza-option-obligation-longest-text = Der Weg muss so viele Würfel nutzen wie möglich.
web-monza-option-obligation-free = Frei
web-monza-option-obligation-free-text = Du darfst jederzeit anhalten.
web-monza-option-edition = Ausgabe
web-monza-option-edition-anniversary = Jubiläum
web-monza-option-edition-anniversary-text = Die Ausgabe von 2020: zwei bis vier Autos und ein Pokal für den Sieg.
web-monza-option-edition-classic = Klassisch
web-monza-option-edition-classic-text = Die Ausgabe von 2000: zwei bis sechs Autos.
