### Teksten van de pagina

web-title = Paddock – races om nu te spelen
web-home = Naar de startpagina
web-lost = Deze pagina bestaat niet
web-no-table = Deze tafel bestaat niet
web-which-race = Welke race vandaag?
web-play-with-friends = Met vrienden spelen
web-play-now = Nu spelen
web-play-game-now = Nu spelen: { $game }
web-soon = Binnenkort
web-open-tables = Open tafels
web-load-record = Een bewaarde race bekijken
web-table-of = Tafel van { $name }
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-join = Meedoen
web-watch = Kijken
# De naam van iemand die er geen heeft opgegeven.
web-rookie = Groentje
web-language = Taal
web-light = Licht
web-dark = Donker
web-menu = Menu
web-leave = De tafel verlaten
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-reconnecting = Opnieuw verbinden …
web-offline = Geen verbinding
web-offline-text = Paddock kan zijn server op dit moment niet bereiken. Je races zijn daar veilig en gaan verder zodra je weer verbonden bent.
web-try-again = Nog een keer

## Een nieuwe tafel

web-new-table = Een tafel voor { $game }
web-seats = Wie speelt er?
web-seat-kind = Plaats { $seat }
web-person-here = Speelt hier
web-person-elsewhere = Komt via de link
web-bot-random = Bot: beginneling
web-bot-greedy = Bot: coureur
web-bot-shark = Bot: haai
web-name = Naam
web-name-of-seat = Naam op plaats { $seat }
web-remove-seat = Plaats { $seat } weghalen
web-add-seat = Nog een plaats
web-board = Circuit
web-laid-again = Een ander
web-laid-number = Het nummer
web-more-options = Meer opties
web-who-may-join = Wie mag meedoen?
web-by-link = Via de link
web-by-link-text = Alleen wie de link heeft, vindt de tafel.
web-public = Iedereen
web-public-text = De tafel staat op de startpagina.
web-clock = Klok
web-clock-none = Geen
web-clock-none-text = De race wacht op iedereen.
web-clock-relaxed = Rustig
web-clock-relaxed-text = Een bot valt in voor wie anderhalve minuut weg is. Wie er is, heeft vierenhalve minuut per beurt.
web-clock-fast = Snel
web-clock-fast-text = Een bot valt na twintig seconden in. Wie er is, heeft een minuut per beurt.
web-dice = Dobbelstenen
web-dice-seeded = De app gooit
web-dice-seeded-text = Eén tik, en de stenen rollen.
web-dice-typed = Echte dobbelstenen
web-dice-typed-text = Je gooit op tafel en tikt aan wat ze tonen.
web-make-table = Tafel maken
web-start = Race starten

## De wachtkamer

web-all-here = Iedereen is er.
web-waiting-for = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-host-starts = Wie de tafel heeft gemaakt, start de race.
web-invite = Uitnodigen
web-qr = De link als QR-code
web-copy-link = Link delen
web-copied = De link is gekopieerd.
web-open-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-your-name = Je naam
web-sit = Gaan zitten
web-stand = Plaats vrijgeven
web-seat-you = jij
web-seat-here = hier
web-seat-bot = bot
web-seat-person = mens
web-seat-online = online
web-seat-away = weg
web-seat-standin = een bot valt in
web-table-settings = Wat er gespeeld wordt
web-seat-number = Nr. { $seat }

## Aan tafel

web-who = Aan tafel
web-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
web-log = Wat er gebeurde
web-copy-watch = Link voor vrienden
web-copy-seat = Mijn plaats elders
web-download = Verslag
web-scan-watch = Scan hem om op een ander apparaat te kijken of mee te doen.
web-scan-seat = Scan hem om met je plaats op een ander apparaat verder te spelen. Hij is alleen van jou: geef hem niet door.
web-time-left = { $name }: nog { $time }
web-time-short = { $seconds ->
    [one] Nog één seconde, dan speelt een bot deze beurt.
   *[other] Nog { $seconds } seconden, dan speelt een bot deze beurt.
}
web-time-up = De tijd is om: een bot speelt deze beurt. De volgende is weer van jou.

## Het einde

web-result = Uitslag
web-you-win = Je wint!
web-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
web-trophies = { $count ->
    [one] één beker
   *[other] { $count } bekers
}
web-chart = Hoe ver iedereen was na elke ronde
web-rematch = Revanche
web-replay = Herhaling
web-look-at-board = Bord bekijken

## Een herhaling

web-replay-start = Voor de start
web-moment = Moment
web-move-of = Zet { $move } van { $moves }
web-step = Volgende zet
web-step-back = Vorige zet
web-play = Afspelen
web-pause = Pauze
web-speed = Snelheid

## De regels

web-rules = Regels
web-rules-of = Regels: { $game }
web-contents = Inhoud
web-try-it = Probeer het
web-example-done = Goed gedaan!
web-example-missed = Nog niet helemaal
web-example-missed-text = Je beurt is voorbij. Er is een betere weg: probeer het nog eens.
web-back-to-race = Terug naar de race

## Monza

web-players = { $least }–{ $most } spelers
web-monza-minutes = 15 min.
web-monza-age = vanaf 5
web-monza-tagline = Zes stenen. Drie banen.
web-monte-theme = geld en geluk
web-hurry-age = vanaf 9

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

## Monte Carlo Gamble

web-monte-players-list = Spelers en hun geld
web-monte-on-road = { $count } onderweg
web-monte-at-start = { $count } aan de start
web-monte-blocked = { $count ->
    [one] { $count } geblokkeerd
   *[other] { $count } geblokkeerd
}
web-monte-home = { $count } thuis
web-monte-is-blocked = geblokkeerd
web-monte-square = Vakje { $square }
web-monte-stack-of = Stapel van { $count } pionnen op vakje { $square }
web-monte-close = Sluiten
web-monte-turn-of = Jouw beurt, { $name }
web-monte-watch = { $name } is aan de beurt
web-monte-over = Het spel is afgelopen
web-monte-you-rolled = { $points ->
    [1] Je gooide een één
    [2] Je gooide een twee
    [3] Je gooide een drie
    [4] Je gooide een vier
    [5] Je gooide een vijf
   *[6] Je gooide een zes
}
web-monte-rolled = { $points ->
    [1] { $name } gooide een één
    [2] { $name } gooide een twee
    [3] { $name } gooide een drie
    [4] { $name } gooide een vier
    [5] { $name } gooide een vijf
   *[6] { $name } gooide een zes
}
web-monte-points = { $points ->
    [1] een één
    [2] een twee
    [3] een drie
    [4] een vier
    [5] een vijf
   *[6] een zes
}
web-monte-ask-draw-first = Trek wie begint
web-monte-ask-announce = Welke kleur gaat lopen?
web-monte-ask-roll = Gooi de dobbelsteen
web-monte-ask-move = { $count ->
    [one] Verzet de pion die gloeit.
   *[other] Verzet een gloeiende pion, of tik waar hij heen moet.
}
web-monte-ask-bet = Zet in
web-monte-ask-card = Draai de kaart om
web-monte-ask-prize = Geld of vakjes?
web-monte-ask-poker = Een potje poker?
web-monte-ask-poker-text = Jouw pion ligt op de stapel op vakje { $square }. Je mag iemand eronder uitdagen.
web-monte-ask-partners = Vraag de anderen om mee te doen
web-monte-ask-share = { $name } vraagt: doe je mee tegen { $other }?
web-monte-ask-dice = Gooi de pokerstenen
web-monte-ask-hand = Welke stenen nog eens?
web-monte-ask-tie-dice = Gelijk: gooi nog een keer
web-monte-ask-back = Een pion moet terug
web-monte-ask-back-text = { $name } is failliet: tik op de pion die teruggaat.
web-monte-draw = Trekken
web-monte-roll = Gooien
web-monte-to = Naar { $square }
web-monte-where-free = Vrij vakje
web-monte-where-casino = Het casino in
web-monte-where-bank = Naar de bank
web-monte-where-start = Terug naar de start
web-monte-where-home = Thuis: een miljoen!
web-monte-where-arrow = Via de pijl naar de bank
web-monte-where-own = Op een eigen pion
web-monte-where-stack = Boven op { $name }
web-monte-short-free = Vrij
web-monte-short-casino = Casino
web-monte-short-bank = Bank
web-monte-short-start = Start
web-monte-short-home = Thuis
web-monte-short-arrow = Bank
web-monte-casino = Casino
web-monte-casino-single = Casino, één kleur
web-monte-casino-double = Casino, twee kleuren
web-monte-casino-triple = Casino, drie kleuren
web-monte-casino-at = { $name } op vakje { $square }, met een { $points }
web-monte-bet = De inzet
web-monte-bet-mark = INZET
web-monte-suit-s = schoppen
web-monte-suit-h = harten
web-monte-suit-d = ruiten
web-monte-suit-c = klaveren
web-monte-place-bet = { $count ->
    [one] Tik op een kleur
   *[other] Tik op { $count } kleuren
}
web-monte-bets = { $name } zet in
web-monte-lay-bet = Inzetten
web-monte-turn-card = Kaart omdraaien
web-monte-card-comes = De kaart …
web-monte-cards-left = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
web-monte-odds = Kansen
web-monte-seen = Gezien: { $cards }
web-monte-none-seen = Er is nog geen kaart gezien.
web-monte-you-win = Gewonnen!
web-monte-wins = { $name } wint
web-monte-you-lose = Deze keer niet
web-monte-loses = { $name } verliest
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } gaan naar de bank, en de pion gaat terug.
web-monte-won-text = De kaart is { $money } waard. { $name } kiest.
web-monte-won-choose = De kaart is { $money } waard. Kies:
web-monte-prize-money = { $count ->
    [one] { $money }, één vakje
   *[other] { $money }, { $count } vakjes
}
web-monte-prize-squares = { $count ->
    [one] Geen geld, één vakje
   *[other] Geen geld, { $count } vakjes
}
web-monte-take-money = Neem { $money }, ga naar { $square }
web-monte-take-squares = Geen geld, ga naar { $square }
web-monte-poker = Poker
web-monte-whom = Wie uitdagen
web-monte-stake = Inzet
web-monte-challenge = Daag { $name } uit: { $stake }
web-monte-pass = Geen poker
web-monte-alone = Alleen spelen
web-monte-stakes = bepaalt de inzet
web-monte-waits = wacht
web-monte-your-share = Jouw deel
web-monte-add-share = Leg { $money } bij
web-monte-add-nothing = Niets bijleggen
web-monte-less = Minder
web-monte-more = Meer
web-monte-kept = Bewaard
web-monte-to-roll = Nog eens
web-monte-roll-dice = { $count ->
    [one] Gooi één steen
   *[other] Gooi { $count } stenen
}
web-monte-reroll = { $count ->
    [0] Kies stenen
    [one] Eén steen nog eens
   *[other] { $count } stenen nog eens
}
web-monte-stand = Hierbij blijven
web-monte-rolls-used = worp { $rolls } van { $most }
web-monte-tie = gelijk: beiden gooien nog eens
web-monte-duel-wins = wint { $money }
web-monte-duel-loses = verliest { $money }
web-monte-hands = Handen, beste eerst
web-monte-face-A = aas
web-monte-face-K = heer
web-monte-face-Q = vrouw
web-monte-face-J = boer
web-monte-face-T = tien
web-monte-face-9 = negen
web-monte-faces-A = azen
web-monte-faces-K = heren
web-monte-faces-Q = vrouwen
web-monte-faces-J = boeren
web-monte-faces-T = tienen
web-monte-faces-9 = negens
web-monte-hand-of = { $kind ->
    [five] vijf { $faces }
    [four] vier { $faces }
    [three] drie { $faces }
    [two-pairs] { $faces } en { $others }
   *[pair] twee { $faces }
}
web-monte-enter-die = Wat de dobbelsteen toont
web-monte-enter-card = Welke kaart is omgedraaid
web-monte-enter-dice = Wat de pokerstenen tonen
web-monte-erase = Laatste steen wissen
web-monte-that-is-it = Dat tonen ze

web-monte-carlo-gamble-board-boulevard = De lange weg, voor een avond in het casino.
web-monte-carlo-gamble-board-promenade = Een korte weg, voor een snel spel.
web-monte-carlo-gamble-option-first = Wie begint?
web-monte-carlo-gamble-option-first-0 = De eerste plaats
web-monte-carlo-gamble-option-first-0-text = Van daaruit gaat het rond.
web-monte-carlo-gamble-option-first-drawn = Geloot
web-monte-carlo-gamble-option-first-drawn-text = Het toeval wijst de eerste speler aan.
web-monte-carlo-gamble-option-two-player-pawns = Pionnen met z’n tweeën
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Elk twee kleuren
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Twee pionnen per kleur; je noemt de kleur voor je gooit.
web-monte-carlo-gamble-option-two-player-pawns-three = Elk één kleur
web-monte-carlo-gamble-option-two-player-pawns-three-text = Drie pionnen, zoals met meer spelers.

## Hurry'Cup!

web-hurry-token-ace = Stuuraas
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Claxon
web-hurry-token-second = 2e kans
web-hurry-token-shortcut = Kortere weg
web-hurry-token-slipstream = Slipstream
web-hurry-token-pit = Pitcrew
web-hurry-token-oil = Olie
web-hurry-token-swap = Ruil
web-hurry-token-fuel = Zonder brandstof
web-hurry-pawn-red = Rood
web-hurry-pawn-yellow = Geel
web-hurry-pawn-green = Groen
web-hurry-pawn-purple = Paars
web-hurry-pawn-blue = Blauw
web-hurry-pawn-white = Wit
web-hurry-round = { $circuit }, ronde { $round }
web-hurry-pilots = Piloten
web-hurry-you = Jij
web-hurry-tile-of = tegel { $tile } van 36
web-hurry-at-start = aan de start
web-hurry-crossed = gefinisht, plaats { $place }
web-hurry-used = gebruikt
web-hurry-fresh = vanaf de volgende ronde
web-hurry-lantern = rode lantaarn
web-hurry-tank = tank { $value }, { $colour }
web-hurry-swap-with = Ruilen met { $name }
web-hurry-to-tile = Naar tegel { $tile }
web-hurry-dock = Jouw beurt
web-hurry-ask-roll = Gooi het gaspedaal
web-hurry-ask-find = Je hebt een fiche gevonden
web-hurry-ask-start = Speel een fiche, of gooi
web-hurry-ask-second = Deze worp houden?
web-hurry-ask-shortcut = Tik waar de kortere weg eindigt
web-hurry-ask-drive = { $count ->
    [one] Rijd één tegel
   *[other] Rijd tot { $count } tegels
}
web-hurry-ask-stay = Te snel voor de volgende tegel
web-hurry-ask-oil = Tik de tegel voor de olie
web-hurry-ask-after = Speel een fiche, of klaar
web-hurry-over = De race is voorbij
web-hurry-watch = { $name } zit aan het stuur
web-hurry-hint-stop = Tik een gloeiende tegel. Daarna geldt { $limit }.
web-hurry-hint-drive = Tik een gloeiende tegel.
web-hurry-hint-token = Eén fiche per ronde.
web-hurry-hint-find = Bruikbaar vanaf de volgende ronde.
web-hurry-roll = Gooien
web-hurry-keep = Houden
web-hurry-stay = Blijven staan
web-hurry-done = Klaar
web-take-back = Laatste zet terugnemen
web-hurry-type-roll = Wat toont het gaspedaal?
web-hurry-type-find = Welke fiche was het?
web-hurry-turn-over = Omdraaien
web-hurry-lantern-step = Rode lantaarn: één tegel gratis
web-hurry-pawn-gone = { $colour }: heeft { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } was eerst
web-hurry-cup-ready = Klaar?
web-hurry-cup-ready-text = Ronde { $round }. Als iedereen klaar is, tilt { $name } de beker op.
web-hurry-cup-horn = Jij eerst
web-hurry-cup-horn-text = Kijk onder de beker en neem vóór alle anderen een pion.
web-hurry-cup-grab = Grijp!
web-hurry-cup-grab-text = Ieder één pion. De eerste hand heeft hem, en de dobbelsteen van zijn kleur.
web-hurry-cup-wish = Rangschik
web-hurry-cup-wish-text = Tik de pionnen, de beste eerst. Niemand ziet het.
web-hurry-cup-lift = Let op…
web-hurry-cup-lift-text = De beker gaat elk moment omhoog.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Ieder rijdt met de dobbelsteen van zijn pion.
web-hurry-cup-wait = Moment…
web-hurry-cup-wait-text = Ronde { $round }. De tafel wacht op { $name }.
web-hurry-has = heeft { $colour }, { $value }
web-hurry-has-pawn = heeft { $colour }
web-hurry-called = heeft geclaxonneerd
web-hurry-thinks = denkt na
web-hurry-is-ready = is klaar
web-hurry-choose-now = kies nu
web-hurry-looks = kijkt
web-hurry-ranks = rangschikt
web-hurry-has-ranked = heeft gerangschikt
web-hurry-only = Nu kijkt alleen { $name }.
web-hurry-i-am = Ik ben { $name }
web-hurry-ready = Klaar
web-hurry-horn = Claxon!
web-hurry-see-board = Circuit bekijken
web-hurry-to-cup = Naar de beker
web-hurry-under-stars = Onder elke ster ligt een hiervan
web-hurry-cup-board-corniche = Langs de kliffen: haarspelden boven zee voor de finish.
web-hurry-cup-board-lavender = Door lavendelvelden, met lange rechte stukken.
web-hurry-cup-board-lighthouse = Naar de vuurtoren en terug.
web-hurry-cup-laid = Een willekeurig circuit
web-hurry-cup-laid-text = Door het toeval gelegd. Hetzelfde nummer geeft altijd hetzelfde circuit.
web-hurry-cup-option-grab = Pionnen grijpen
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = De beker gaat voor allen tegelijk omhoog; de eerste hand heeft de pion.
web-hurry-cup-option-grab-sealed = Geheim
web-hurry-cup-option-grab-sealed-text = Iedereen rangschikt de pionnen in het geheim. Voor tafels zonder haast.
web-hurry-cup-option-first = Wie tilt de beker als eerste op?
web-hurry-cup-option-first-text = Volgens de regels de jongste: tik wie dat is. Of kies iemand, of laat het lot beslissen.
web-hurry-cup-option-first-drawn = Geloot
web-hurry-cup-option-first-drawn-text = Het lot wijst aan wie begint.
web-hurry-cup-option-exact = De tank leegrijden
web-hurry-cup-option-exact-text = Iedereen moet zo ver rijden als tank en limieten toelaten.
web-hurry-cup-option-races = Kampioenschap
web-hurry-cup-option-races-1 = Eén race
web-hurry-cup-option-races-1-text = Eén enkele race.
web-hurry-cup-option-races-3 = Drie races
web-hurry-cup-option-races-3-text = Punten tellen op van race tot race.
web-hurry-cup-option-races-5 = Vijf races
web-hurry-cup-option-races-5-text = Punten tellen op van race tot race.
web-hurry-build = Leg je eigen circuit
web-hurry-build-again = Jullie circuit
web-hurry-own-name = Onze rally
web-hurry-laid = { $count } van 36 tegels
web-hurry-box = De doos
web-hurry-kind-straight = Recht stuk
web-hurry-kind-bend = Bocht
web-hurry-kind-hairpin = Haarspeld
web-hurry-kind-finish = Finish
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , limiet { $limit }
}{ $star ->
    [yes] , ster
   *[no] {""}
}, nog { $count }
web-hurry-turn = Omdraaien
web-hurry-back = Terugnemen
web-hurry-finish = Maak het voor mij af
web-hurry-clear = Opnieuw beginnen
web-hurry-use = Hierop racen
web-hurry-close = Sluiten
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Echte dobbelstenen: { $name } leest voor wat elk toont.
web-next-race = Volgende race
web-race-of = Race { $race } van { $races }
web-champions = { $count ->
    [one] { $names } wint het kampioenschap!
   *[other] { $names } winnen het kampioenschap!
}
web-championship = Kampioenschap
web-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
web-workshop-home = Een circuit ontwerpen
web-workshop = Werkplaats
web-workshop-lead = Maak een eigen bord, zie wat er niet klopt en laat er bots op racen.
web-workshop-game = Spellen
web-workshop-begin = Begin met
web-workshop-starter = Een klein nieuw bord
web-workshop-load = Bestand laden
web-workshop-drop = Je kunt ook een bestand ergens op deze pagina slepen, of een tekst in het veld plakken.
web-workshop-text = Het bord als tekst
web-workshop-wrong = Er kan nog niet op gereden worden. Verbeter de tekst; zodra je even stopt, wordt hij bekeken.
web-workshop-advice = Er kan op gereden worden. Wat advies:
web-workshop-fine = Er is niets mis mee.
web-workshop-judge = Dit bord beoordelen
web-workshop-stop = Stoppen
web-workshop-players = Spelers
web-workshop-bot = Wie rijdt
web-workshop-options = Opties van het spel
web-workshop-waiting = { $ahead ->
    [one] Er wordt een ander bord beoordeeld; het jouwe is het volgende.
   *[other] { $ahead } borden worden vóór het jouwe beoordeeld.
}
web-workshop-starting = De wagens rollen naar de start …
web-workshop-progress = { $races } van { $wanted } races
web-workshop-old = Je hebt het bord sindsdien veranderd: deze getallen horen bij de tekst ervoor.
web-workshop-tint = Waarnaar de vakken gekleurd zijn
web-workshop-plain = Zonder kleur
web-workshop-idle = nooit gebruikt
web-workshop-space = { $space }: { $count } per race
web-workshop-all-spaces = Elk vak in getallen
web-workshop-one-space = Vak
web-workshop-play = Op dit bord spelen
web-workshop-drawing = Tekening downloaden (SVG)
web-workshop-save = Tekst downloaden
web-workshop-report = Verslag downloaden
web-workshop-picture = De tekening
