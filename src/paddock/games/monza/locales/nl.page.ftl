### Monza: texts of its page

web-monza-minutes = 15 min.
web-monza-age = vanaf 5
web-monza-tagline = Zes dobbelstenen. Drie rijbanen.

web-monza-round = Ronde { $round }
web-monza-order = Stand
web-monza-to-go = velden te gaan
web-monza-to = Naar { $space }
web-monza-your-dice = Jouw dobbelstenen
web-monza-your-turn = Jouw beurt
web-monza-turn-of = Jouw beurt, { $name }
web-monza-watch = { $name } zit aan het stuur
web-monza-over = De race is voorbij
web-monza-ask-roll = Gooi de dobbelstenen
web-monza-ask-draw = Loot wie er begint
web-monza-ask-turbo = Turbo! Gooi nog twee dobbelstenen
web-monza-ask-again = Gooi de gekozen dobbelstenen opnieuw
web-monza-ask-lay = Leg een dobbelsteen op een oplichtend veld
web-monza-ask-tile = Leg een plaatje of ga rijden
web-monza-ask-drive = Ga rijden
web-monza-ask-stay = Er past geen dobbelsteen: blijf staan
web-monza-ask-bonus = Bonusstap: tik op een oplichtend veld
web-monza-ask-reroll = Tik op de dobbelstenen die je opnieuw wilt gooien
web-monza-may-drive = Je mag ook al gaan rijden.
web-monza-roll = Gooien
web-monza-draw = Loten
web-monza-drive = Rijden
web-monza-stay = Blijven staan
web-monza-decline = Nee, blijven staan
web-monza-reroll = { $count ->
    [0] Kies dobbelstenen
    [one] Eén dobbelsteen opnieuw gooien
   *[other] { $count } dobbelstenen opnieuw gooien
}
web-monza-undo = Laatste dobbelsteen terugnemen
web-monza-die = Dobbelsteen in { $colour }
web-monza-die-laid = { $colour }, gelegd
web-monza-tile = Versnellingsplaatje in { $colour }
web-monza-tiles = Plaatjes
web-monza-extra-roll = Herkansing
web-monza-drive-locked = Je kunt gaan rijden zodra er geen dobbelsteen meer past.
web-monza-about-tiles = Wat de plaatjes doen
web-monza-tiles-name = Versnellingsplaatjes
web-monza-tiles-text = Je legt een plaatje als een dobbelsteen van zijn kleur, overal op je weg. Elk plaatje geldt één keer per race.
web-monza-extra-roll-text = Voordat je iets legt, mag je dobbelstenen naar keuze opnieuw gooien. Eén keer per race.
web-monza-usable = Dat kan nu.
web-monza-not-usable = Dat kan nu niet.
web-monza-who = { $name }, { $spaces ->
    [0] over de finish
    [one] nog één veld
   *[other] nog { $spaces } velden
}
web-monza-erase = Laatste dobbelsteen wissen
web-monza-enter-dice = Dit laten de dobbelstenen zien

web-monza-board-oval = Een kort circuit voor de eerste races, tot vier auto’s.
web-monza-board-classic = Het klassieke circuit met twee finishvelden, tot zes auto’s.
web-monza-board-grand-prix = Een lang circuit met smalle doorgangen, voor profs.
web-monza-option-first = Wie begint?
web-monza-option-first-text = Volgens de regels begint de jongste: tik op de naam. Of kies iemand anders, of laat het lot beslissen.
web-monza-option-first-drawn = Geloot
web-monza-option-first-drawn-text = Het lot bepaalt wie begint.
web-monza-option-professional = Professionele autoracers
web-monza-option-professional-text = Versnellingsplaatjes, een herkansingsplaatje, en een turboworp na zes dobbelstenen.
web-monza-option-bonus-step = Bonusstap
web-monza-option-bonus-step-text = De auto van de laatst gebruikte kleur mag één veld vooruit.
web-monza-option-bonus = Wie krijgt de bonusstap?
web-monza-option-bonus-any = Iedereen
web-monza-option-bonus-any-text = Ook je eigen auto mag hem doen.
web-monza-option-bonus-others = Alleen de anderen
web-monza-option-bonus-others-text = Je eigen beurt levert je eigen auto niets op.
web-monza-option-turbo-tiles = Plaatjes bij de turboworp
web-monza-option-turbo-tiles-text = Versnellingsplaatjes mag je ook bij turbodobbelstenen leggen.
web-monza-option-finish = De finish
web-monza-option-finish-coloured = Gekleurd
web-monza-option-finish-coloured-text = Er is een dobbelsteen in de kleur van de finish nodig.
web-monza-option-finish-open = Open
web-monza-option-finish-open-text = Elke ongebruikte dobbelsteen is goed.
web-monza-option-obligation = Doorrijden
web-monza-option-obligation-continue = Zolang er een dobbelsteen past
web-monza-option-obligation-continue-text = Welke, dat kies je zelf.
web-monza-option-obligation-longest = De langste weg
web-monza-option-obligation-longest-text = De route moet zo veel mogelijk dobbelstenen gebruiken.
web-monza-option-obligation-free = Vrij
web-monza-option-obligation-free-text = Je mag altijd stoppen.
web-monza-option-edition = Editie
web-monza-option-edition-anniversary = Jubileum
web-monza-option-edition-anniversary-text = De editie van 2020: twee tot vier auto’s, en een beker voor de winnaar.
web-monza-option-edition-classic = Klassiek
web-monza-option-edition-classic-text = De editie van 2000: twee tot zes auto’s.
