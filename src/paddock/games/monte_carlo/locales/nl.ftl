### Monte Carlo Gamble

## Kleuren, vakken, kaarten, handen

gamble-colour-red = rood
gamble-colour-yellow = geel
gamble-colour-blue = blauw
gamble-colour-green = groen
gamble-square-start = de start
gamble-square-first-bank = de eerste bank
gamble-square-second-bank = de tweede bank
gamble-square-finish = de finish
gamble-card-jackpot = de jackpot
gamble-hand-nothing = niets
gamble-hand-pair = één paar
gamble-hand-two-pairs = twee paar
gamble-hand-three = drie gelijke
gamble-hand-low-straight = lage straat
gamble-hand-high-straight = hoge straat
gamble-hand-full-house = een full house
gamble-hand-four = vier gelijke
gamble-hand-five = vijf gelijke

## Wat er gebeurt

gamble-event-first-drawn = Geloot: { $player } begint.
gamble-event-turn-began = { $player } mag gooien.
gamble-event-announced = { $player } kondigt { $colour } aan.
gamble-event-rolled = { $player } gooit { $points }.
gamble-event-taxed = { $player } betaalt $ { $paid } belasting.
gamble-event-stuck = Geen pion van { $player } kan vooruit.
gamble-event-moved = { $why ->
    [lost] { $pawn } gaat terug van { $origin } naar { $square }.
    [to-bank] De pijl brengt { $pawn } verder van { $origin } naar { $square }.
    [back-to-bank] De pijl brengt { $pawn } terug van { $origin } naar { $square }.
   *[roll] { $pawn } gaat van { $origin } naar { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] De pion van { $player } gaat terug van { $origin } naar { $square }.
    [to-bank] De pijl brengt de pion van { $player } verder van { $origin } naar { $square }.
    [back-to-bank] De pijl brengt de pion van { $player } terug van { $origin } naar { $square }.
   *[roll] { $player } verzet een pion van { $origin } naar { $square }.
}
gamble-event-stacked = Op { $square } ligt { $pawn } op { $under }.
gamble-event-stacked-page = De pion van { $player } ligt nu boven op de stapel op { $square }.
gamble-event-paid = { $why ->
    [rescue] { $player } krijgt $ { $amount } om door te spelen.
   *[bank] { $player } krijgt $ { $amount }.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } gaat het driekleurige casino op { $square } binnen.
    [double] { $pawn } gaat het tweekleurige casino op { $square } binnen.
   *[single] { $pawn } gaat het eenkleurige casino op { $square } binnen.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } gaat het driekleurige casino op { $square } binnen.
    [double] { $player } gaat het tweekleurige casino op { $square } binnen.
   *[single] { $player } gaat het eenkleurige casino op { $square } binnen.
}
gamble-event-bet = { $player } wedt op { $suits }.
gamble-event-turned = De kaart is { $card }.
gamble-event-reshuffled = Alle kaarten worden tot een nieuwe stapel geschud.
gamble-event-bet-won = { $player } wint de weddenschap.
gamble-event-bet-lost = { $player } verliest de weddenschap en betaalt $ { $paid }.
gamble-event-home = { $home ->
    [one] { $pawn } is thuis, de eerste pion van { $player }.
   *[other] { $pawn } is thuis; { $player } heeft er daar { $home }.
}
gamble-event-home-page = { $home ->
    [one] { $player } heeft de eerste pion thuis.
   *[other] { $player } heeft nu { $home } pionnen thuis.
}
gamble-event-challenged = { $player } daagt { $opponent } uit: { $pawn } tegen { $target }, om $ { $stake }.
gamble-event-challenged-page = { $player } daagt { $opponent } uit voor poker, om $ { $stake }.
gamble-event-passed = { $player } ziet af van poker.
gamble-event-partners-asked = { $player } vraagt de anderen om bij te leggen.
gamble-event-shared = { $anything ->
    [yes] { $player } legt $ { $amount } bij.
   *[no] { $player } legt niets bij.
}
gamble-event-threw = { $rolls ->
    [one] { $player } gooit { $dice }: { $hand-kind }.
   *[other] { $player } gooit { $dice } en heeft { $hand }: { $hand-kind }.
}
gamble-event-rerolling = { $player } gooit { $dice } opnieuw.
gamble-event-stood = { $player } blijft bij { $hand }.
gamble-event-tied = Gelijk, allebei { $hand-kind }: beiden gooien nog een keer.
gamble-event-duel-won = { $player } verslaat { $loser }, { $hand-kind } tegen { $other-kind }, en wint $ { $amount }.
gamble-event-mastered = { $pawn } is nu de baas van de stapel op { $square }.
gamble-event-mastered-page = { $player } is nu de baas van de stapel op { $square }.
gamble-event-ruined = { $why ->
    [tax] { $player } gaat failliet aan de belasting.
    [poker] { $player } gaat failliet aan poker.
   *[casino] { $player } gaat failliet aan het casino.
}
gamble-event-sent-back = { $pawn } moet terug van { $origin } naar { $square }.
gamble-event-sent-back-page = Een pion van { $player } moet terug van { $origin } naar { $square }.
gamble-event-won = { $player } heeft alle pionnen thuis en wint met $ { $amount }!

## Waarom niet

gamble-reason-over = Het spel is afgelopen.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] Eerst wordt geloot wie begint.
    [card] Eerst wordt een kaart omgedraaid.
   *[roll] Eerst wordt er gegooid.
}
gamble-reason-not-your-turn = Nu beslist { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[green] groen
}.
gamble-reason-not-now = Dat kan nu niet; { $phase ->
    [draw-first] er wordt geloot wie begint.
    [announce] kondig eerst de kleur aan die zet, zoals announce red.
    [roll] er wordt gegooid.
    [move] een pion moet zetten, zoals move r1.
    [bet] er moet worden ingezet, zoals bet h.
    [card] er wordt een kaart omgedraaid.
    [prize] kies money of squares.
    [poker] daag een pion uit, zoals challenge y1 20000, of pass.
    [partners] kies partners of alone.
    [share] zeg wat je bijlegt, zoals share 10000.
    [hand] gooi opnieuw, zoals reroll J9, of stand.
    [back] kies de pion die terug moet, zoals back r1.
   *[dice] er worden pokerdobbelstenen gegooid.
}
gamble-reason-card-turned = De kaart { $card } ligt al open; boven op de stapel ligt een andere.
gamble-reason-dice-count = { $rolling ->
    [one] Hier wordt één pokerdobbelsteen gegooid, niet { $given }.
   *[other] Hier worden { $rolling } pokerdobbelstenen gegooid, niet { $given }.
}
gamble-reason-no-such-player = Niemand speelt hier met { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[green] groen
} als eerste kleur.
gamble-reason-pawn-not-yours = { $pawn } is niet jouw pion; met { $roll } mag je { $pawns } zetten.
gamble-reason-pawn-not-announced = { $pawn } heeft niet de aangekondigde kleur; met { $roll } mag je { $pawns } zetten.
gamble-reason-pawn-home = { $pawn } is al thuis; met { $roll } mag je { $pawns } zetten.
gamble-reason-pawn-on-bank = { $pawn } verlaat de bank alleen met 1, 2 of 3; met { $roll } mag je { $pawns } zetten.
gamble-reason-pawn-blocked = { $pawn } is geblokkeerd en zet alleen met 1, 2 of 3; met { $roll } mag je { $pawns } zetten.
gamble-reason-suits = { $wanted ->
    [one] In dit casino wed je op één kleur, niet op { $given }.
   *[other] In dit casino wed je op { $wanted } kleuren, niet op { $given }.
}
gamble-reason-not-challengeable = { $pawn } kun je nu niet uitdagen; wel { $pawns }.
gamble-reason-stake = De inzet is een veelvoud van $ { 10000 }, van $ { 10000 } tot $ { $most }.
gamble-reason-share = Je legt een veelvoud van $ { 10000 } bij, van $ { 0 } tot $ { $most }.
gamble-reason-not-in-hand = De hand is { $hand }; { $dice } zit daar niet in.
gamble-reason-cannot-go-back = { $pawn } kan niet terug: het moet een pion zijn van wie failliet is, niet thuis en niet op de start.
gamble-reason-colour = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[green] Groen
} kun je niet aankondigen: het moet een eigen kleur zijn met een pion die niet thuis is.

## Zetten en opties

gamble-notation = ‘{ $text }’ is geen zet. Zetten schrijf je zo: announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1; en van het toeval: first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = ‘{ $text }’ noemt geen pokerdobbelstenen: ‘{ $letter }’ is geen kant. Gebruik A, K, Q, J, T (of 10) en 9.
gamble-no-such-board = Er is geen bord ‘{ $key }’. Meegeleverd zijn { $boards }; een eigen bord geef je op als pad van zijn .toml-bestand.
gamble-players = Monte Carlo Gamble is voor { $least } tot { $most } spelers, niet voor { $players }.
gamble-colour = Pionnen in de kleur { $colour } zijn er niet. De kleuren zijn { $colours }.
gamble-colours = { $players } spelers hebben hier { $needed } verschillende kleuren nodig, niet: { $given }.
gamble-first = Wie begint is een plaats van 0 tot { $most } of "drawn", niet { $first }.

## Bestanden van borden

gamble-board-not-toml = { $place } is geen geldig TOML: { $detail }.
gamble-board-unknown-key = { $place }: ‘{ $key }’ hoort niet bij een bord. Een bord heeft name en road.
gamble-board-no-name = { $place }: het bord heeft een naam nodig, zoals name = "Boulevard".
gamble-board-length = { $place }: de weg heeft { $squares } velden; het moeten er { $fewest } tot { $most } zijn, zoals road = "S g g shd … F".
gamble-board-word = { $place }, veld { $square }: ‘{ $word }’ is geen veld. Gebruik S, g, B, >, <, 2, 1, F of drie verschillende kaartkleuren zoals shd.

## Wat de controle zegt

gamble-fault-start = Veld { $square }: een weg heeft precies één start (S), als eerste veld.
gamble-fault-finish = Veld { $square }: een weg heeft precies één finish (F), als laatste veld.
gamble-fault-number = Veld { $square }: een weg heeft { $kind ->
    [bank] { $right } banken (B)
    [to-bank] { $right } pijl naar de bank (>)
   *[back-to-bank] { $right } pijl terug naar de bank (<)
}, deze heeft er { $count }.
gamble-fault-to-bank = Veld { $square }: de pijl naar de bank (>) moet vóór de eerste bank op veld { $bank } liggen.
gamble-fault-back-to-bank = Veld { $square }: de pijl terug naar de bank (<) moet na de tweede bank op veld { $bank } liggen.
gamble-fault-no-casino = { $kind ->
    [triple] De weg heeft een driekleurig casino nodig, zoals shd.
    [double] De weg heeft een tweekleurig casino (2) nodig.
   *[single] De weg heeft een eenkleurig casino (1) nodig.
} Vanaf veld { $square } is er geen.
gamble-fault-no-green = Vanaf veld { $square } is er geen groen veld (g); pionnen hebben er nodig om elkaar te ontmoeten.
gamble-advice-bank = Veld { $square }: banken liggen het best op een derde en twee derde van de weg; deze dus op veld { $right }.
gamble-advice-no-casino-here = Veld { $square }: negen velden achter elkaar zonder casino; zet er een tussen.
gamble-advice-singles-many = Veld { $square }: de weg heeft { $count } eenkleurige casino’s; ze horen zeldzamer te zijn dan elk van de andere soorten.
gamble-advice-single-early = Veld { $square }: eenkleurige casino’s horen laat te komen, na de eerste bank op veld { $bank }.

## Stellingen

gamble-position-derived = In de stelling is { $place } { $given }; uit de rest volgt { $right }.
gamble-position-turn = In de stelling is turn { $turn }; beurten tellen vanaf 1.
gamble-position-seat = In de stelling is { $place } { $seat }; plaatsen tellen van 0 tot { $most }.
gamble-position-phase = In de stelling is ‘{ $phase }’ geen fase van dit spel. Fasen zijn { $phases }.
gamble-position-square-twice = In de stelling staat een veld twee keer; noem het één keer met al zijn pionnen.
gamble-position-square = In de stelling is ‘{ $square }’ geen veld; velden zijn genummerd van 0 tot { $most }, en pionnen daarachter staan in home.
gamble-position-pawn = In de stelling is ‘{ $pawn }’ geen pion van dit spel. De pionnen zijn { $pawns }.
gamble-position-pawn-twice = In de stelling staat de pion { $pawn } op twee plaatsen.
gamble-position-money-seats = In de stelling heeft money { $given } bedragen; het moeten er { $seats } zijn, één per plaats.
gamble-position-money = In de stelling heeft plaats $ { $seat } { $amount }; het moet een veelvoud van $ { 10000 } zijn, van $ { $least } tot $ { $most }.
gamble-position-turned = In de stelling kan ‘{ $card }’ niet bij de open kaarten liggen; dat zijn verschillende van 1s tot 4c.
gamble-position-announced = In de stelling hoort colour waar met twee kleuren wordt gespeeld en er een is aangekondigd, en nergens anders; de fase is { $phase }.
gamble-position-colour = In de stelling kan ‘{ $colour }’ niet zijn aangekondigd; het moet een kleur van mover zijn met een pion die niet thuis is.
gamble-position-no-roll = In de stelling staat roll, maar in de fase { $phase } is er niets gegooid.
gamble-position-roll = In de stelling heeft de fase { $phase } roll nodig, van 1 tot 6.
gamble-position-stuck = In de stelling kan met { $roll } geen pion zetten; de beurt zou voorbij zijn.
gamble-position-needs = In de stelling heeft de fase { $phase } het deel { $part } nodig.
gamble-position-needs-not = In de stelling hoort het deel { $part } niet bij de fase { $phase }.
gamble-position-casino-pawn = In de stelling noemt casino { $pawn }; het moet een pion van mover op een casino zijn.
gamble-position-casino-bet = In de stelling moet op veld { $square } worden ingezet; het moet een twee- of eenkleurig casino zijn, nog zonder suits en card.
gamble-position-casino-suits = In de stelling heeft casino de kaartkleuren ‘{ $suits }’; het moeten er zoveel zijn als het casino wil, verschillende letters in de volgorde s h d c, of wat erop gedrukt staat.
gamble-position-casino-card = In de stelling kan de kaart { $card } niet in casino staan: ze staat daar in de fase prize, won de weddenschap en werd als laatste omgedraaid.
gamble-position-rests = In de stelling staat { $pawn } op veld { $square }; pionnen staan op de start, op groene velden en op banken.
gamble-position-over = In de stelling: het spel is afgelopen als mover, en niemand anders, alle pionnen thuis heeft; en alleen dan.
gamble-position-ruin-why = In de stelling is ‘{ $why }’ geen reden om een pion te kiezen; het is tax of poker.
gamble-position-ruin-seats = In de stelling klopt ruin niet: na belasting kiest mover; na poker wie het duel won, en het deel poker zegt welke pion uitdaagde.
gamble-position-ruin-pawns = In de stelling heeft wie failliet is minstens twee pionnen nodig die terug kunnen; anders valt er niets te kiezen.
gamble-position-poker-pawn = In de stelling noemt poker { $pawn }; het moet een pion van mover zijn, boven op een groen veld na de eerste bank.
gamble-position-poker-nobody = In de stelling kan in de stapel niemand worden uitgedaagd; de beurt zou voorbij zijn.
gamble-position-poker-challenged = In de stelling noemt challenged { $pawn }; alleen pionnen van tegenstanders worden uitgedaagd.
gamble-position-poker-target = In de stelling is target { $target }; in een duel is het een pion van een tegenstander in de stapel, en anders is er geen target, stake of shares.
gamble-position-poker-stake = In de stelling is de inzet $ { $stake }; het moet een veelvoud van $ { 10000 } zijn, van $ { 10000 } tot $ { $most }.
gamble-position-poker-shares = In de stelling moet shares één bedrag per plaats zijn, alleen van partners, zoveel als elk mag bijleggen.
gamble-position-poker-partners = In de stelling is de fase { $phase }; partners vraag je tegen wie nog één pion thuis moet brengen, zolang iemand iets kan bijleggen.
gamble-position-poker-asked = In de stelling is de fase { $phase }; asked is de partner die moet antwoorden, alleen in de fase share.
gamble-position-poker-letter = In de stelling is ‘{ $letter }’ geen kant van een pokerdobbelsteen; gebruik A, K, Q, J, T en 9.
gamble-position-poker-hands = In de stelling passen hands, rolls en side niet bij de fase: de uitdager gooit hoogstens drie keer, de tegenstander hoogstens even vaak, en een hand heeft vijf dobbelstenen.

## Terminal

gamble-workshop-summary = { $name }: { $squares } velden van start tot finish, waarvan { $casinos } casino’s.
gamble-workshop-no-pawns = Het bord { $board } wordt zonder pionnen getekend: laat --cars weg.

gamble-screen-turn = beurt { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] er wordt geloot wie begint
    [announce] kondig een kleur aan
    [roll] is aan de worp
    [move] kies een pion om te zetten
    [bet] zet in
    [card] er wordt een kaart omgedraaid
    [prize] gewonnen: geld of velden
    [poker] poker, of niet
    [partners] vraag de anderen of speel alleen
    [share] leg bij, of niet
    [hand] gooi opnieuw of blijf
    [back] kies de pion die terug moet
    [over] het spel is afgelopen
   *[dice] er worden pokerdobbelstenen gegooid
}
gamble-screen-rolled = de dobbelsteen toont { $points }
gamble-screen-stack = Stapel op { $square }, van onder naar boven:
gamble-screen-crowd = Naast elkaar op { $square }:
gamble-screen-purse = $ { $amount } · { $home } van { $pawns } pionnen thuis
gamble-screen-cards = Open kaarten: { $cards } · { $left } in de stapel
gamble-screen-no-cards = Alle { $left } kaarten zitten in de stapel.
gamble-screen-casino = Casino op { $square }: { $pawn } speelt.
gamble-screen-bet = De weddenschap is { $suits }.
gamble-screen-card = De kaart is { $card }.
gamble-screen-stake = Poker om $ { $amount }: { $pawn } tegen { $target }
gamble-move-move = zet { $pawn }
gamble-move-back = stuur { $pawn } terug
gamble-move-bet = wed op { $suits }
gamble-screen-odds = { $winning } van { $cards } kaarten winnen
gamble-move-challenge = daag { $pawn } uit om $ { $stake }
gamble-move-share = leg $ { $amount } bij
gamble-move-announce = kondig { $colour } aan
gamble-move-money = neem het geld
gamble-move-squares = neem de velden
gamble-move-pass = geen poker
gamble-move-partners = vraag de anderen om bij te leggen
gamble-move-alone = speel alleen
gamble-move-stand = blijf bij deze hand
gamble-move-reroll = gooi { $dice } opnieuw
gamble-move-first = { $colour } begint
gamble-move-roll = de dobbelsteen toont { $points }
gamble-move-card = de kaart is { $card }
gamble-move-dice = de pokerdobbelstenen tonen { $dice }
gamble-screen-type-c = uitdagen om een andere inzet: typ c, de pion en de inzet, zoals c y1 40000
gamble-screen-type-a = een ander bedrag bijleggen: typ a en het bedrag, zoals a 120000
gamble-screen-type-r = opnieuw gooien: typ r en de dobbelstenen, zoals r J9
gamble-screen-ask-first = Welke kleur begint: { $colours }?
gamble-screen-ask-roll = { $player } gooit de dobbelsteen. Wat toont hij, 1 tot 6?
gamble-screen-ask-card = { $player } draait een kaart om. Welke, zoals 3c of jackpot? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } gooit { $dice ->
    [one] één pokerdobbelsteen. Wat toont hij?
   *[other] { $dice } pokerdobbelstenen. Wat tonen ze?
} Letters in elke volgorde: A, K, Q, J, T en 9.
gamble-screen-no-roll = ‘{ $text }’ toont geen dobbelsteen; typ 1 tot 6.
gamble-screen-no-card = ‘{ $text }’ is geen kaart; typ getal en kleur, zoals 3c, of jackpot.
gamble-screen-no-dice = ‘{ $text }’ tonen geen pokerdobbelstenen; typ letters zoals AKKQ9.
gamble-screen-no-draw-first = ‘{ $text }’ is geen kleur; typ er een, zoals red.
gamble-screen-wins = { $wins ->
    [one] één overwinning
   *[other] { $wins } overwinningen
}
gamble-screen-notation = Zetten: move r2 (of alleen r2), announce red, bet hc, money, squares, challenge y1 40000 of c y1 40000, pass,
    partners, alone, share 20000 of a 20000, reroll J9 of r J9, stand, back r1.
    Pionnen: r rood, y geel, b blauw, g groen, en een nummer. Op de weg liggen ze van onder naar boven, van links naar rechts.
    Casino’s: gedrukte kleuren, ?? voor twee naar keuze, ? voor één.

## Pictures

gamble-layout-none = Het bord { $board } heeft geen tracé ‘{ $name }’; het heeft { $layouts }.

## Lab

gamble-fact-bets = Weddenschappen in casino’s
gamble-fact-bets-won = Gewonnen weddenschappen
gamble-fact-duels = Pokerduels
gamble-fact-duels-won = Door de uitdager gewonnen duels
gamble-fact-ruins-casino = Geruïneerd door een casino
gamble-fact-ruins-tax = Geruïneerd door belasting
gamble-fact-ruins-poker = Geruïneerd door poker
gamble-fact-taxes = Betaalde belasting, in $
gamble-fact-money = Geld van alle spelers aan het eind, in $
gamble-fact-money-winner = Geld van de winnaar, in $
gamble-heat-landed = Hier gelande pionnen
gamble-heat-stuck = Pionnen die niet konden zetten
gamble-heat-back = Vanaf hier teruggestuurde pionnen

## Voorbeelden in de regels

monte-carlo-gamble-example-blocked-title = Onder de stapel uit
monte-carlo-gamble-example-blocked-aim = Jij bent rood, en je hebt een 2 gegooid. Je pion op veld 14 ligt onder twee andere: hij is geblokkeerd, maar met 1, 2 of 3 komt hij vrij. Tik op de stapel en verzet die pion.
monte-carlo-gamble-example-blocked-done = Je pion is onder de andere uit geglipt, en die blijven op hun volgorde liggen. Met 4, 5 of 6 had hij moeten blijven.
monte-carlo-gamble-example-bank-title = De pijl naar de bank
monte-carlo-gamble-example-bank-aim = Je hebt een 3 gegooid. Een van je pionnen kan de pijl bereiken, die hem meteen naar de eerste bank brengt. Vind hem en haal $ { 50000 } op.
monte-carlo-gamble-example-bank-done = De pijl heeft je pion naar de bank gebracht. Daar staan pionnen naast elkaar, en ze vertrekken alleen met 1, 2 of 3.
monte-carlo-gamble-example-counting-title = Kaarten tellen
monte-carlo-gamble-example-counting-aim = In een eenkleurig casino wed je op één kaartkleur. Elf kaarten liggen open, en er is geen klaveren bij. Bekijk de kansen, wed op klaveren en draai de kaart om.
monte-carlo-gamble-example-counting-done = Vier keer klaveren en de jackpot onder zes kaarten: vijf van de zes winnen. Er wordt pas na de jackpot weer geschud, dus tellen loont.
monte-carlo-gamble-example-money-or-squares-title = Geld of velden
monte-carlo-gamble-example-money-or-squares-aim = Je kwam hier met een 5, wedde op ♥♣, en 3♣ werd omgedraaid: gewonnen. Neem $ { 60000 } en ga 5 velden verder, of neem geen geld en ga er 15. Kies de 15 velden.
monte-carlo-gamble-example-money-or-squares-done = Drie keer vijf is vijftien velden, voorbij de bank. Anders waren het $ { 60000 } en vijf velden geweest: wat beter is, hangt af van wat je nodig hebt.
monte-carlo-gamble-example-challenge-title = Een rondje poker
monte-carlo-gamble-example-challenge-aim = Je pion is voorbij de eerste bank op een stapel geland. Daag een van de pionnen eronder uit, noem een inzet en gooi: hoogstens drie keer, elke keer de dobbelstenen die je wilt.
monte-carlo-gamble-example-challenge-done = Je hebt uitgedaagd en gegooid. Je tegenstander mag nu even vaak gooien als jij, en de beste hand neemt de inzet. Wie uitdaagt en verliest, komt ook nog onder de andere pion.
monte-carlo-gamble-example-ruin-title = Failliet, maar niet verloren
monte-carlo-gamble-example-ruin-aim = De belasting heeft je laatste dollar genomen: een van je pionnen moet terug naar de dichtstbijzijnde bank achter hem. Stuur degene terug die het minst verliest. Hij levert $ { 50000 } op.
monte-carlo-gamble-example-ruin-done = Van veld 27 naar de bank op 24 is het maar drie velden, en je kreeg er $ { 50000 }. De andere hadden er zes en tien verloren.

## De gids bij het eerste spel

gamble-guide-goal = Breng al je { $pawns } pionnen als eerste thuis. Geld helpt je alleen onderweg.
gamble-guide-announce-title = Kies een kleur
gamble-guide-announce = Je speelt met twee kleuren. In deze beurt mogen alleen pionnen lopen van de kleur die je nu kiest.
gamble-guide-roll-title = Gooi de dobbelsteen
gamble-guide-roll = Daarna zet je een van je pionnen zoveel velden vooruit.
gamble-guide-tax-title = Belasting bij elke vier
gamble-guide-tax = { $owed ->
    [0] Een vier kost $ { $tax } voordat je loopt. Met een pion op de start betaal je niets: nu ben je veilig.
   *[other] Een vier kost je $ { $owed } voordat je loopt. Met een pion op de start zou je niets betalen.
}
gamble-guide-move-title = Tik op dit veld
gamble-guide-move = { $roll ->
    [one] Eén veld verder
   *[other] { $roll } velden verder
}: { $there ->
    [bank] een bank, die $ { $bank } betaalt.
    [arrow] de pijl leidt naar een bank, die $ { $bank } betaalt.
    [casino] een casino, waar je op een kaart wedt.
    [stack] daar staat al een pion, en de jouwe komt erbovenop.
    [home] thuis.
    [start] de start, die $ { $start } betaalt.
   *[free] groen en vrij, daar gebeurt verder niets.
}
gamble-guide-bet-title = Waarop wed je?
gamble-guide-bet = { $suits ->
    [one] Tik op een kleur. Toont de kaart die, dan win je. Zo niet, dan betaal je haar waarde en ga je terug.
   *[other] Tik op { $suits } kleuren. Toont de kaart er een van, dan win je. Zo niet, dan betaal je haar waarde en ga je terug.
}
gamble-guide-card-title = Draai de kaart om
gamble-guide-card = Met { $suits } win je. Anders betaal je de waarde van de kaart en ga je { $roll } terug.
gamble-guide-prize-title = Geld of velden?
gamble-guide-prize = Neem $ { $money } en loop { $roll } verder, of geen geld en { $squares } verder.
gamble-guide-poker-title = Een potje poker?
gamble-guide-poker = Jouw pion ligt bovenop. Je mag iemand eronder om geld uitdagen. Verlies je, dan kom je eronder.
gamble-guide-partners-title = Partners zoeken?
gamble-guide-partners = { $opponent } hoeft nog maar één pion thuis te brengen. Je mag dus de anderen vragen om bij te leggen.
gamble-guide-share-title = Doe je mee?
gamble-guide-share = { $challenger } pokert tegen { $opponent }, die bijna wint. Wat je bijlegt, win of verlies je.
gamble-guide-dice-title = Gooi de pokerdobbelstenen
gamble-guide-dice = { $most ->
    [one] Je hebt één worp. De beste hand wint $ { $stake }.
   *[other] Je mag tot { $most } keer gooien en houdt wat je wilt. De beste hand wint $ { $stake }.
}
gamble-guide-hand-title = Houden of opnieuw gooien?
gamble-guide-hand = { $left ->
    [one] Tik aan wat je opnieuw wilt gooien (je hebt nog één worp), of houd je hand.
   *[other] Tik aan wat je opnieuw wilt gooien (je hebt nog { $left } worpen), of houd je hand.
}
gamble-guide-tie-title = Gelijk: gooi nog eens
gamble-guide-tie = Beide handen zijn evenveel waard. Ieder gooit alle vijf de dobbelstenen één keer.
gamble-guide-back-title = Welke pion moet terug?
gamble-guide-back = { $own ->
    [yes] Je hebt geen geld meer. Tik op de pion die teruggaat naar de bank erachter; die betaalt je dan uit.
   *[no] { $player } heeft geen geld meer. Tik op de pion die teruggaat naar de bank erachter.
}
gamble-guide-blocked-title = Je pion is geblokkeerd
gamble-guide-blocked = Er ligt iemand bovenop. Hij komt alleen weg met een één, twee of drie.
gamble-guide-bank-title = Je pion staat bij de bank
gamble-guide-bank = Daar kan niemand erbovenop. Hij gaat alleen verder met een één, twee of drie.
gamble-guide-taxed-title = De belasting
gamble-guide-taxed = Je gooide een vier en betaalde $ { $paid }. Met een pion op de start kost een vier niets.
gamble-guide-bank-paid-title = De bank betaalt
gamble-guide-bank-paid = Je krijgt $ { $amount }. Meer dan $ { $most } heeft niemand ooit.
gamble-guide-stack-title = Bovenop
gamble-guide-stack = Je pion ligt op andere. Tegenstanders eronder komen alleen weg met een één, twee of drie.
gamble-guide-challenged-title = Je wordt uitgedaagd
gamble-guide-challenged = { $player } pokert met jou om $ { $stake }. Eerst gooit { $player }, dan jij.
gamble-guide-ruined-title = Failliet
gamble-guide-ruined = Je geld is op. Daarom gaat een pion terug naar de bank erachter, of naar de start, en daar krijg je weer geld.
gamble-guide-home-title = Thuis
gamble-guide-home = { $home ->
    [one] Je eerste pion is thuis. Hij hoeft nooit meer terug.
   *[other] { $home } van je pionnen zijn thuis. Ze hoeven nooit meer terug.
}
gamble-guide-jackpot-title = De jackpot
gamble-guide-jackpot = Deze kaart wint altijd, waarop je ook wedt. Daarna worden alle kaarten opnieuw geschud.

## Waarom het zo afliep

gamble-ending-reason = { $who ->
    [you] Jij bracht in ronde { $round } als eerste alle { $pawns } pionnen thuis
   *[one] { $winner } bracht in ronde { $round } als eerste alle { $pawns } pionnen thuis
}; daarna tellen pionnen thuis en geld: { $totals }.
gamble-ending-total = { $player } $ { $amount }

## De coach: waar een keuze naartoe leidt en waarom ze beter is

gamble-way-move = { $there ->
    [home] brengt een pion thuis
    [bank] naar een bank
    [start] terug naar de start
    [arrow] door naar een bank
    [stack] op een stapel
    [casino] het casino in
   *[free] naar een vrij veld
}
gamble-way-bet = { $suits }: { $wins } van de { $cards } kaarten winnen
gamble-why-bet = { $wins } van de { $cards } kaarten winnen. { $ruin ->
    [yes] Je verliest hoogstens $ { $most }, en dan ga je failliet.
   *[no] Je kunt niet failliet gaan: je verliest hoogstens $ { $most }.
}
gamble-why-money = $ { $money } is je nu meer waard dan de velden.
gamble-why-squares = { $squares } velden leveren je meer op dan het geld.
gamble-why-pass = Een duel riskeert meer dan het kan opleveren.
gamble-why-challenge = Het duel loont, ook al riskeer je $ { $stake }.
gamble-why-stake = { $size ->
    [more] Je kansen zijn goed genoeg voor $ { $stake }.
   *[less] Met $ { $stake } riskeer je minder.
}
gamble-why-stand = Je hand is goed genoeg.
gamble-why-reroll = Je hand kan makkelijk beter worden.
gamble-why-home = Je brengt een pion thuis.
gamble-why-paid = De bank betaalt je $ { $amount }.
gamble-why-free = Dan zijn minder van je pionnen geblokkeerd.
gamble-why-covers = Je ligt boven op { $player } en mag pokeren.
gamble-why-avoids = Je blijft weg van de stapel van { $player }.
gamble-why-casino = Het casino levert je meer op dan het kan kosten.
gamble-why-no-casino = Je blijft uit het casino en riskeert geen geld.
