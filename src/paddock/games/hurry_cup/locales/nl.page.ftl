### Hurry'Cup!: texts of its page

web-hurry-age = vanaf 9

web-hurry-token-ace = Wegaas
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Claxon
web-hurry-token-second = 2e kans
web-hurry-token-shortcut = Binnenweg
web-hurry-token-slipstream = Slipstream
web-hurry-token-pit = Pitcrew
web-hurry-token-oil = Olie
web-hurry-token-swap = Ruil
web-hurry-token-fuel = Lege tank
web-hurry-pawn-red = Rood
web-hurry-pawn-yellow = Geel
web-hurry-pawn-green = Groen
web-hurry-pawn-purple = Paars
web-hurry-pawn-blue = Blauw
web-hurry-pawn-white = Wit
web-hurry-round = { $circuit }, ronde { $round }
web-hurry-pilots = Piloten
web-hurry-you = Jij
web-hurry-crossed = gefinisht, plaats { $place }
web-hurry-lantern = rode lantaarn
web-hurry-tank = tank { $value }, { $colour }
web-hurry-swap-with = Ruilen met { $name }
web-hurry-to-tile = Naar tegel { $tile }
web-hurry-dock = Jouw beurt
web-hurry-ask-roll = Gooi de gasdobbelsteen
web-hurry-ask-find = Je hebt een fiche gevonden
web-hurry-ask-start = Speel een fiche of gooi
web-hurry-ask-second = Opnieuw gooien of houden?
web-hurry-ask-shortcut = Tik aan waar de binnenweg eindigt
web-hurry-ask-drive = { $count ->
    [one] Rijd één tegel
   *[other] Rijd hoogstens { $count } tegels
}
web-hurry-ask-stay = Te snel voor de volgende tegel
web-hurry-ask-oil = Tik op de tegel voor de olie
web-hurry-ask-after = Speel een fiche of beëindig je beurt
web-hurry-over = De race is voorbij
web-hurry-watch = { $name } zit aan het stuur
web-hurry-hint-stop = Tik op een oplichtende tegel. Op de tegel erna geldt { $limit }.
web-hurry-hint-drive = Tik op een oplichtende tegel.
web-hurry-hint-token = Eén fiche per ronde.
web-hurry-hint-find = Bruikbaar vanaf de volgende ronde.
web-hurry-roll = Gooien
web-hurry-keep = Worp houden
web-hurry-stay = Blijven staan
web-hurry-done = Beurt beëindigen
web-hurry-type-roll = Wat laat de gasdobbelsteen zien?
web-hurry-type-find = Welke fiche was het?
web-hurry-turn-over = Omdraaien
web-hurry-lantern-step = Rode lantaarn: één tegel gratis
web-hurry-pawn-gone = { $colour }: { $name } heeft hem al
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } was sneller
web-hurry-cup-ready = Klaar?
web-hurry-cup-ready-text = Ronde { $round }. Als iedereen klaar is, tilt { $name } de beker op.
web-hurry-cup-horn = Jij eerst
web-hurry-cup-horn-text = Kijk onder de beker en neem vóór alle anderen een pion.
web-hurry-cup-grab = Grijp!
web-hurry-cup-grab-text = Iedereen één pion. Wie het eerst grijpt, heeft hem, en de dobbelsteen van die kleur.
web-hurry-cup-wish = Rangschik
web-hurry-cup-wish-text = Tik op de pionnen, de beste eerst. Niemand ziet het.
web-hurry-cup-lift = Let op…
web-hurry-cup-lift-text = De beker gaat elk moment omhoog.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Iedereen rijdt met de dobbelsteen van zijn pion.
web-hurry-cup-wait = Een moment…
web-hurry-cup-wait-text = Ronde { $round }. De tafel wacht op { $name }.
web-hurry-has = heeft { $colour }, { $value }
web-hurry-has-pawn = heeft { $colour }
web-hurry-called = heeft getoeterd
web-hurry-thinks = denkt na
web-hurry-is-ready = is klaar
web-hurry-choose-now = kies nu
web-hurry-looks = kijkt
web-hurry-ranks = rangschikt
web-hurry-has-ranked = heeft gerangschikt
web-hurry-only = Nu mag alleen { $name } kijken.
web-hurry-i-am = Ik ben { $name }
web-hurry-ready = Klaar
web-hurry-horn = Toeteren!
web-hurry-see-board = Circuit bekijken
web-hurry-to-cup = Naar de beker
web-hurry-under-stars = Onder elke ster ligt een van deze fiches
web-hurry-cup-board-corniche = Langs de kliffen: haarspeldbochten boven zee vlak voor de finish.
web-hurry-cup-board-lavender = Door lavendelvelden, met lange rechte stukken.
web-hurry-cup-board-lighthouse = Naar de vuurtoren en terug.
web-hurry-cup-generated = Een willekeurig circuit
web-hurry-cup-generated-text = Door het lot gelegd. Hetzelfde nummer geeft altijd hetzelfde circuit.
web-hurry-cup-option-grab = Pionnen grijpen
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = De beker gaat voor iedereen tegelijk omhoog; wie het eerst grijpt, heeft de pion.
web-hurry-cup-option-grab-sealed = Geheim
web-hurry-cup-option-grab-sealed-text = Iedereen rangschikt de pionnen in het geheim. Voor tafels zonder haast.
web-hurry-cup-option-first = Wie tilt de beker als eerste op?
web-hurry-cup-option-first-text = Volgens de regels de jongste: tik op de naam. Of kies iemand anders, of laat het lot beslissen.
web-hurry-cup-option-first-drawn = Geloot
web-hurry-cup-option-first-drawn-text = Het lot bepaalt wie begint.
web-hurry-cup-option-exact = De tank leegrijden
web-hurry-cup-option-exact-text = Iedereen moet zo ver rijden als tank en limieten toelaten.
web-hurry-cup-option-races = Kampioenschap
web-hurry-cup-option-races-1 = Eén race
web-hurry-cup-option-races-1-text = Eén enkele race.
web-hurry-cup-option-races-3 = Drie races
web-hurry-cup-option-races-3-text = De punten tellen van race tot race door.
web-hurry-cup-option-races-5 = Vijf races
web-hurry-cup-option-races-5-text = De punten tellen van race tot race door.
web-hurry-build = Bouw je eigen circuit
web-hurry-build-again = Je eigen circuit
web-hurry-own-name = Onze rally
web-hurry-laid = { $count } van 36 tegels
web-hurry-box = De doos
web-hurry-kind-straight = Recht stuk
web-hurry-kind-bend = Bocht
web-hurry-kind-hairpin = Haarspeldbocht
web-hurry-kind-finish = Finish
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , limiet { $limit }
}{ $star ->
    [yes] , ster
   *[no] {""}
}, nog { $count }
web-hurry-turn = Omdraaien
web-hurry-back = Laatste tegel terugnemen
web-hurry-finish = Maak het voor mij af
web-hurry-clear = Opnieuw beginnen
web-hurry-use = Op dit circuit racen
web-hurry-use-why = Leg eerst alle 36 tegels, of laat de rest leggen.
web-hurry-close = Sluiten
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Echte dobbelstenen: { $name } leest voor wat elke dobbelsteen laat zien.
web-hurry-place = plaats { $place }
web-hurry-rank = { $place }.
web-hurry-to-go = { $count ->
    [one] nog één tegel
   *[other] nog { $count } tegels
}
web-hurry-swap = Ruilen
web-hurry-tokens-of = Fiches van { $name }
web-hurry-your-tokens = Jouw fiches
web-hurry-no-tokens = Geen fiches
web-hurry-at-cup = Rond de beker
web-hurry-ask-play = { $token } spelen?
web-hurry-ask-swap = Tik aan met wie je ruilt
web-hurry-ask-pit = Welke troef komt terug?
web-hurry-you-drive = Je bent onderweg
web-hurry-hint-second = Deze worp geeft { $speed } km/u.
web-hurry-hint-stay = Daar geldt { $limit }, en jij rijdt { $speed }.
web-hurry-hint-finish = Daarmee rijd je over de finish.
web-hurry-hint-chance = Beëindig je hier je beurt, dan krijg je een tweede kans.
web-hurry-hint-ends = { $count ->
    [one] Dat brengt je één tegel verder.
   *[other] Dat brengt je { $count } tegels verder.
}
web-hurry-drive = { $count ->
    [one] Eén tegel rijden
   *[other] { $count } tegels rijden
}
web-hurry-play = { $token } spelen
web-hurry-put-back = Fiche terugleggen
web-hurry-lock-turn = { $name } zit aan het stuur. Jij komt nog aan de beurt.
web-hurry-lock-told = Je auto is nog onderweg.
web-hurry-lock-aim = Zeg eerst waar je { $token } speelt, of leg de fiche terug.
web-hurry-gone = Hij is op.
web-hurry-when-now = nu
web-hurry-when-fresh = volgende ronde
web-hurry-when-spent = één per ronde
web-hurry-when-used = gebruikt
web-hurry-when-ace = vóór de worp
web-hurry-when-nitro = na de rit
web-hurry-when-horn = vóór de beker
web-hurry-when-second = na de worp
web-hurry-when-shortcut = tijdens de rit
web-hurry-when-slipstream = vóór de worp
web-hurry-when-pit = vóór de worp
web-hurry-when-oil = na de rit
web-hurry-when-swap = vóór de worp
web-hurry-when-fuel = volgende ronde
web-hurry-does-ace = Je hele tank, voorbij alle borden
web-hurry-does-nitro = Eén tegel meer, voorbij het bord
web-hurry-does-horn = Kijk onder de beker en kies als eerste
web-hurry-does-second = Nog één keer gooien
web-hurry-does-shortcut = Spring naar het volgende rechte stuk
web-hurry-does-slipstream = Tot vlak achter de auto voor je
web-hurry-does-pit = Een gebruikte troef komt terug
web-hurry-does-oil = 50 km/u op een tegel, voor iedereen
web-hurry-does-swap = Jouw pion en tank voor die van een ander
web-hurry-does-fuel = Je tank telt als 1
web-hurry-call-horn = Toeteren?
web-hurry-call-horn-text = De fiche is dan op.
web-hurry-not-now = Nu niet
