### Monza: texts of its page

web-monza-minutes = 15 Min.
web-monza-age = ab 5
web-monza-tagline = Sechs Würfel. Drei Spuren.

web-monza-round = Runde { $round }
web-monza-order = Rennstand
web-monza-to-go = bis zum Ziel
web-monza-to = Nach { $space }
web-monza-your-dice = Deine Würfel
web-monza-your-turn = Du bist dran
web-monza-turn-of = Du bist dran, { $name }
web-monza-watch = { $name } sitzt am Steuer
web-monza-over = Das Rennen ist vorbei
web-monza-ask-roll = Wirf die Würfel
web-monza-ask-draw = Lose aus, wer beginnt
web-monza-ask-turbo = Turbo! Wirf zwei weitere Würfel
web-monza-ask-again = Wirf die gewählten Würfel noch einmal
web-monza-ask-lay = Leg einen Würfel auf ein leuchtendes Feld
web-monza-ask-tile = Leg ein Plättchen, oder fahr
web-monza-ask-drive = Bereit zum Fahren
web-monza-ask-stay = Kein Würfel passt: Bleib diesmal stehen
web-monza-ask-bonus = Bonusschritt: Tipp auf ein leuchtendes Feld
web-monza-ask-reroll = Tipp an, was du neu würfeln willst
web-monza-may-drive = Du darfst auch jetzt fahren.
web-monza-roll = Würfeln
web-monza-draw = Auslosen
web-monza-drive = Fahren
web-monza-stay = Stehen bleiben
web-monza-decline = Nein, stehen bleiben
web-monza-reroll = { $count ->
    [0] Würfel wählen
    [one] Einen Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
web-monza-undo = Letzten Würfel zurücknehmen
web-monza-die = Würfel in { $colour }
web-monza-die-laid = { $colour }, gelegt
web-monza-tile = Beschleuniger-Plättchen in { $colour }
web-monza-tiles = Plättchen
web-monza-extra-roll = Extrawurf
web-monza-erase = Letzten Würfel löschen
web-monza-enter-dice = Das zeigen sie

web-monza-board-oval = Eine kurze Strecke für erste Rennen, bis zu vier Autos.
web-monza-board-classic = Die klassische Strecke mit zwei Zielfeldern, bis zu sechs Autos.
web-monza-board-grand-prix = Eine lange Strecke mit engen Stellen, für Profis.
web-monza-option-first = Wer beginnt?
web-monza-option-first-text = Nach den Regeln beginnt, wer am jüngsten ist: Tippe darauf. Oder wähle irgendwen, oder lass das Los entscheiden.
web-monza-option-first-drawn = Ausgelost
web-monza-option-first-drawn-text = Der Zufall bestimmt, wer beginnt.
web-monza-option-professional = Für Profis
web-monza-option-professional-text = Beschleuniger-Plättchen, ein Extrawurf, und ein Turbowurf nach sechs Würfeln.
web-monza-option-bonus-step = Bonusschritt
web-monza-option-bonus-step-text = Das Auto der zuletzt gelegten Farbe darf ein Feld vor.
web-monza-option-bonus = Wer bekommt den Bonusschritt?
web-monza-option-bonus-any = Alle
web-monza-option-bonus-any-text = Auch das eigene Auto darf ihn nehmen.
web-monza-option-bonus-others = Nur die anderen
web-monza-option-bonus-others-text = Der eigene Zug bringt dem eigenen Auto nichts.
web-monza-option-turbo-tiles = Plättchen beim Turbowurf
web-monza-option-turbo-tiles-text = Beschleuniger-Plättchen dürfen auch zu Turbowürfeln gelegt werden.
web-monza-option-finish = Das Ziel
web-monza-option-finish-coloured = Farbig
web-monza-option-finish-coloured-text = Es braucht einen Würfel seiner Farbe.
web-monza-option-finish-open = Offen
web-monza-option-finish-open-text = Jeder freie Würfel passt.
web-monza-option-obligation = Weiterfahren
web-monza-option-obligation-continue = Solange ein Würfel passt
web-monza-option-obligation-continue-text = Welcher, ist deine Wahl.
web-monza-option-obligation-longest = Der längste Weg
web-monza-option-obligation-longest-text = Der Weg muss so viele Würfel nutzen wie möglich.
web-monza-option-obligation-free = Frei
web-monza-option-obligation-free-text = Du darfst jederzeit anhalten.
web-monza-option-edition = Ausgabe
web-monza-option-edition-anniversary = Jubiläum
web-monza-option-edition-anniversary-text = Die Ausgabe von 2020: zwei bis vier Autos und ein Pokal für den Sieg.
web-monza-option-edition-classic = Klassisch
web-monza-option-edition-classic-text = Die Ausgabe von 2000: zwei bis sechs Autos.
