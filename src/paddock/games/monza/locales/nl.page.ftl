### Monza: texts of its page

web-monza-minutes = 15 min.
web-monza-age = vanaf 5
web-monza-tagline = Zes stenen. Drie banen.

web-monza-round = Ronde { $round }
web-monza-order = Stand
web-monza-to-go = te gaan
web-monza-to = Naar { $space }
web-monza-your-dice = Jouw stenen
web-monza-your-turn = Jouw beurt
web-monza-turn-of = Jouw beurt, { $name }
web-monza-watch = { $name } zit aan het stuur
web-monza-over = De race is voorbij
web-monza-ask-roll = Gooi de stenen
web-monza-ask-draw = Loot wie er begint
web-monza-ask-turbo = Turbo! Gooi nog twee stenen
web-monza-ask-again = Gooi de gekozen stenen opnieuw
web-monza-ask-lay = Leg een steen op een oplichtend vak
web-monza-ask-tile = Leg een tegel, of rijd
web-monza-ask-drive = Klaar om te rijden
web-monza-ask-stay = Geen steen past: blijf deze keer staan
web-monza-ask-bonus = Bonusstap: tik op een oplichtend vak
web-monza-ask-reroll = Tik op de stenen die je opnieuw gooit
web-monza-may-drive = Je mag ook nu rijden.
web-monza-roll = Gooien
web-monza-draw = Loten
web-monza-drive = Rijden
web-monza-stay = Blijven staan
web-monza-decline = Nee, blijven staan
web-monza-reroll = { $count ->
    [0] Kies stenen
    [one] Eén steen opnieuw gooien
   *[other] { $count } stenen opnieuw gooien
}
web-monza-undo = Laatste steen terugnemen
web-monza-die = Steen in { $colour }
web-monza-die-laid = { $colour }, gelegd
web-monza-tile = Versnellingstegel in { $colour }
web-monza-tiles = Tegels
web-monza-extra-roll = Extra worp
web-monza-erase = Laatste steen wissen
web-monza-enter-dice = Dit tonen ze

web-monza-board-oval = Een kort circuit voor de eerste races, tot vier auto’s.
web-monza-board-classic = Het klassieke circuit met twee doelvakken, tot zes auto’s.
web-monza-board-grand-prix = Een lang circuit met smalle doorgangen, voor profs.
web-monza-option-first = Wie begint?
web-monza-option-first-text = Volgens de regels begint de jongste: tik aan wie dat is. Of kies iemand anders, of laat het lot beslissen.
web-monza-option-first-drawn = Geloot
web-monza-option-first-drawn-text = Het toeval bepaalt wie begint.
web-monza-option-professional = Voor profs
web-monza-option-professional-text = Versnellingstegels, een extra worp, en een turboworp na zes stenen.
web-monza-option-bonus-step = Bonusstap
web-monza-option-bonus-step-text = De auto van de laatst gelegde kleur mag één vak vooruit.
web-monza-option-bonus = Voor wie is de bonusstap?
web-monza-option-bonus-any = Voor iedereen
web-monza-option-bonus-any-text = Ook de eigen auto mag hem nemen.
web-monza-option-bonus-others = Voor de anderen
web-monza-option-bonus-others-text = De eigen beurt levert de eigen auto niets op.
web-monza-option-turbo-tiles = Tegels bij de turboworp
web-monza-option-turbo-tiles-text = Versnellingstegels mag je ook bij turbostenen leggen.
web-monza-option-finish = De finish
web-monza-option-finish-coloured = Gekleurd
web-monza-option-finish-coloured-text = Er is een steen van zijn kleur nodig.
web-monza-option-finish-open = Open
web-monza-option-finish-open-text = Elke ongebruikte steen is goed.
web-monza-option-obligation = Doorrijden
web-monza-option-obligation-continue = Zolang er een steen past
web-monza-option-obligation-continue-text = Welke, dat kies je zelf.
web-monza-option-obligation-longest = De langste weg
web-monza-option-obligation-longest-text = De route moet zo veel mogelijk stenen gebruiken.
web-monza-option-obligation-free = Vrij
web-monza-option-obligation-free-text = Je mag altijd stoppen.
web-monza-option-edition = Editie
web-monza-option-edition-anniversary = Jubileum
web-monza-option-edition-anniversary-text = De editie van 2020: twee tot vier auto’s, en een beker voor de winnaar.
web-monza-option-edition-classic = Klassiek
web-monza-option-edition-classic-text = De editie van 2000: twee tot zes auto’s.
