## Woorden

hurry-colour-red = rood
hurry-colour-yellow = geel
hurry-colour-green = groen
hurry-colour-purple = paars
hurry-colour-blue = blauw
hurry-colour-white = wit
hurry-token-ace = wegaas
# as in English
hurry-token-nitro = nitro
hurry-token-horn = claxon
hurry-token-second = tweede kans
hurry-token-shortcut = binnenweg
# as in English
hurry-token-slipstream = slipstream
hurry-token-pit = pitcrew
hurry-token-oil = olie
hurry-token-swap = ruil
hurry-token-fuel = lege tank
# as in English
hurry-tile-start = start
# as in English
hurry-tile-finish = finish

## Gebeurtenissen

hurry-event-first-drawn = { $pilot } is geloot en tilt de beker het eerst op.
hurry-event-round-began = Ronde { $round }: { $cup } tilt de beker op.
hurry-event-out-of-fuel = { $pilot } heeft geen benzine: de tank telt deze ronde als 1.
hurry-event-called = { $pilot } toetert!
hurry-event-caller = { $pilot } is nummer { $place } van wie getoeterd heeft.
hurry-event-looked = { $pilot } kijkt onder de beker.
hurry-event-lifted = De beker is omhoog: { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } krijgt de laatste pion: { $pawn }, { $value }.
    [late] { $pilot } was te laat en krijgt { $pawn }, { $value }.
    [hand] { $pilot } neemt { $pawn }, { $value }.
   *[live] { $pilot } grijpt { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } krijgt de laatste pion: { $pawn }.
   *[horn] { $pilot } neemt { $pawn }, vóór alle anderen.
}
hurry-event-sealed = { $pilot } heeft de pionnen gerangschikt.
hurry-event-turn-began = { $pilot } is aan de beurt.
hurry-event-lantern-step = De rode lantaarn: { $pilot } gaat vooruit, { $origin } → { $tile }.
hurry-event-lantern-step-page = De rode lantaarn: { $pilot } gaat één tegel vooruit.
hurry-event-token-used = { $pilot } speelt een fiche: { $token }.
hurry-event-swapped = { $pilot } ruilt van tank met { $other } en heeft nu { $pawn }: { $tank }.
hurry-event-slipstreamed = In de slipstream van { $behind } gaat { $pilot } vooruit, { $origin } → { $tile }.
hurry-event-slipstreamed-page = { $pilot } sluit in de slipstream aan achter { $behind }.
hurry-event-recovered = { $pilot } krijgt een troef terug voor de volgende ronde: { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } rijdt één tegel, alle limieten voorbij, { $origin } → { $tile }.
   *[other] { $pilot } rijdt { $tiles } tegels, alle limieten voorbij, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } rijdt één tegel, alle limieten voorbij.
   *[other] { $pilot } rijdt { $tiles } tegels, alle limieten voorbij.
}
hurry-event-rolled = { $pilot } gooit { $accelerator }; met een tank van { $tank } is dat { $speed } km/u.
hurry-event-rerolled = { $pilot } gooit opnieuw: { $accelerator }; met een tank van { $tank } is dat { $speed } km/u.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } neemt de binnenweg, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } rijdt één tegel, { $origin } → { $tile }.
       *[other] { $pilot } rijdt { $tiles } tegels, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } neemt de binnenweg en gebruikt { $tiles } van de tank.
   *[no] { $tiles ->
        [one] { $pilot } rijdt één tegel.
       *[other] { $pilot } rijdt { $tiles } tegels.
    }
}
hurry-event-stopped = De limiet van { $limit } op tegel { $tile } stopt { $pilot } bij { $speed } km/u.
hurry-event-stopped-page = De limiet van { $limit } stopt { $pilot } bij { $speed } km/u.
hurry-event-stayed = { $pilot } blijft staan.
hurry-event-nitro = Nitro! { $pilot } rijdt één tegel verder, { $origin } → { $tile }.
hurry-event-nitro-page = Nitro! { $pilot } rijdt één tegel verder.
hurry-event-oiled = { $pilot } legt olie op tegel { $tile }: voortaan 50 km/u.
hurry-event-found = { $pilot } vindt op tegel { $tile }: { $token }.
hurry-event-found-page = { $pilot } vindt een fiche: { $token }.
hurry-event-second-chance = { $pilot } krijgt een tweede kans.
hurry-event-crossed = { $pilot } gaat op plaats { $place } over de finish!
hurry-event-lantern = { $pilot } krijgt de rode lantaarn.
hurry-event-lantern-nobody = Niemand heeft de rode lantaarn.
hurry-event-won = { $pilots } wint de race, met { $points } punten!

## Waarom niet

hurry-reason-over = De race is voorbij.
hurry-reason-wait-for-chance = Eerst komen dobbelstenen, loting of beker; de race wacht op: { $phase }.
hurry-reason-not-your-turn = De auto { $car } mag nu beslissen.
hurry-reason-not-asked = Deze plaats heeft beslist; de race wacht op: { $cars }.
hurry-reason-chance = Dat kan hier niet geloot of gegooid worden; wel: { $right }.
hurry-reason-not-now = Dit is er niet het moment voor; de race wacht op: { $phase }.
hurry-reason-no-token = Deze fiche is er niet: { $token }.
hurry-reason-not-yet = Deze fiche kan vanaf de volgende ronde: { $token }.
hurry-reason-token-played = Eén fiche per ronde: { $played } is al gebruikt.
hurry-reason-no-fuel = De lege tank is de fiche van deze ronde; geen andere kan gebruikt worden.
hurry-reason-pawn-gone = De pion { $pawn } is er niet; over zijn: { $left }.
hurry-reason-already-wished = De pion { $pawn } heeft al een plaats; kies een andere van: { $left }.
hurry-reason-no-lantern = De stap van de rode lantaarn is voor de auto die hem heeft, vóór al het andere in zijn beurt.
hurry-reason-yourself = Ruil met een andere piloot: { $cars }.
hurry-reason-leads = Voor de slipstream moet er een auto voor je zijn; er is er geen.
hurry-reason-too-near = De tegel achter de volgende auto ligt niet voor deze.
hurry-reason-trump-not-used = De pitcrew brengt een gebruikte troef terug; deze is niet gebruikt: { $trump }.
hurry-reason-must-move = Er moet minstens één tegel gereden worden.
hurry-reason-too-little-tank = De tank is { $tank }: hooguit { $most } tegels vanaf hier.
hurry-reason-limit-stops = Met { $speed } km/u mag je niet op tegel { $tile }, daar geldt { $limit }; hooguit { $most } tegels vanaf hier.
hurry-reason-past-finish = De weg eindigt bij de finish, { $most } tegels vanaf hier.
hurry-reason-must-drive-out = In deze race wordt de tank leeggereden: { $most } tegels.
hurry-reason-not-straight = Een binnenweg begint op een recht stuk; tegel { $here } is een bocht.
hurry-reason-no-bend = Een binnenweg gaat langs een bocht; na tegel { $here } is er geen.
hurry-reason-straight-too-strict = Met { $speed } km/u mag je niet op het rechte stuk { $tile } na de bochten, daar geldt { $limit }.
hurry-reason-not-driven-out = Nitro kan na een rit met de hele tank die door geen limiet gestopt is.
hurry-reason-not-entered = Olie gaat op een tegel van deze beurt: { $tiles }.

## Zetten en opties

hurry-notation = ‘{ $text }’ is geen zet. Zetten schrijf je zo: ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done; voor het toeval: first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = Er is geen circuit ‘{ $key }’. Meegeleverd zijn { $boards }; random-7 wordt gelegd uit het getal 7; een eigen circuit geef je met het pad van zijn .toml-bestand.
hurry-random-key = ‘{ $key }’ is geen willekeurig circuit; schrijf random- en een getal, zoals random-7.
hurry-players = Hurry’Cup! is voor { $least } tot { $most } piloten, niet voor { $players }.
hurry-car = Er is geen auto { $car }. De auto’s zijn { $cars }.
hurry-cars = { $players } piloten hebben evenveel auto’s van verschillende kleuren nodig, niet: { $given }.
hurry-first = Wie de beker het eerst optilt is een plaats van 0 tot { $most } of "drawn", niet { $first }.
hurry-races = Een kampioenschap heeft 1 tot { $most } races, niet { $races }.

## Circuitbestanden

hurry-circuit-not-toml = { $place } is geen geldige TOML: { $detail }.
hurry-circuit-unknown-key = { $place }: ‘{ $key }’ hoort niet bij een circuit. Een circuit heeft name en tiles.
hurry-circuit-no-name = { $place }: het circuit heeft een naam nodig, zoals name = "Corniche".
hurry-circuit-no-tiles = { $place }: tiles moet een tekst van 36 tegels zijn, zoals "s r90 R70* F".
hurry-circuit-too-long = { $place }: { $tiles } tegels is te veel; een circuit heeft er { $right }.
hurry-circuit-word = { $place }: tegel { $number }, ‘{ $word }’, bestaat niet. Schrijf s (recht), l of r (bocht), L of R (haarspeld) of F (finish), dan waar nodig een limiet zoals 90 en * voor een ster.

## Wat de controle zegt

hurry-fault-overlaps = Tegel { $tile } ({ $word }) ligt op tegel { $other }; draai een eerdere tegel anders.
hurry-fault-overlaps-start = Tegel { $tile } ({ $word }) ligt op het startbord; draai een eerdere tegel anders.
hurry-fault-not-connected = Tegel { $tile } ({ $word }) sluit niet aan: de weg verlaat tegel { $other } naar een andere zeshoek.
hurry-fault-finish-early = Tegel { $tile } is de finish, maar de weg gaat door; de finish moet tegel { $last } zijn.
hurry-fault-box-too-many = Tegel { $tile } ({ $word }): de doos heeft er maar { $count }, en die liggen er allemaal voor.
hurry-fault-not-in-box = Tegel { $tile } ({ $word }): zo’n tegel zit niet in de doos.
hurry-fault-count = Het circuit heeft { $tiles } tegels; het moeten er { $right } zijn, met de finish erbij.
hurry-fault-no-finish = Tegel { $tile } ({ $word }) is de laatste en moet de finish zijn, F.

## Stellingen

hurry-position-number = In de stelling heeft { $place } de waarde { $value }; die moet van { $least } tot { $most } zijn.
hurry-position-seats = In de stelling heeft { $place } { $given } waarden; er moet er één zijn voor elk van de { $seats } plaatsen.
hurry-position-name = In de stelling staat bij { $place } ‘{ $name }’; mogelijk is { $names }.
hurry-position-phase = In de stelling is ‘{ $phase }’ geen fase van deze race. Fasen zijn { $phases }.
hurry-position-phase-needs = In de stelling past { $place } niet bij de fase { $phase }.
hurry-position-crossed = In de stelling moet { $place } de plaatsen noemen waarvan de auto op tegel 36 staat: { $seats }.
hurry-position-star = In de stelling heeft { $place } een tegel zonder ster; de sterren liggen op { $tiles }.
hurry-position-hidden = In de stelling moet { $place } evenveel verschillende bonusfiches hebben als er sterren over zijn: { $stars }.
hurry-position-fuel = In de stelling heeft { $place } ‘fuel’; dat is ‘fresh’ als het gevonden is, en wordt in de ronde erna gespeeld.
hurry-position-pawn-twice = In de stelling heeft { $place } een pion tweemaal.
hurry-position-rolled = In de stelling past { $place } niet bij tanks: { $count } dobbelstenen zijn bekend, en ze worden in de volgorde van de pionnen gegooid.
hurry-position-caller-twice = In de stelling heeft { $place } een plaats tweemaal.
hurry-position-wishes = In de stelling heeft { $place } te veel pionnen voor een plaats; het zijn er hooguit { $most }.

## Terminal

hurry-workshop-summary = { $name }: { $tiles } tegels, waarvan { $bends } bochten en { $hairpins } haarspelden.
hurry-workshop-no-cars = Een circuit wordt zonder auto’s getekend; laat ze weg, of bekijk een race op de pagina.
hurry-layout-none = Het circuit { $circuit } heeft geen tracé ‘{ $name }’; het heeft { $layouts }.
hurry-builder-no-way = Vanaf deze { $tiles } tegels is geen weg naar de finish gevonden; neem er enkele terug.
hurry-phase-draw-first = er wordt geloot wie de beker het eerst optilt
hurry-phase-ready = is iedereen klaar?
hurry-phase-caller = de volgorde van de claxons wordt geloot
hurry-phase-look = wie toeterde kijkt onder de beker
hurry-phase-horn = wie toeterde neemt een pion
hurry-phase-lift = de beker gaat zo omhoog
hurry-phase-grab = grijp een pion!
hurry-phase-given = wie te laat was krijgt een pion
hurry-phase-wish = rangschik de pionnen, de beste eerst
hurry-phase-hand = de volgorde van de handen wordt geloot
hurry-phase-start = een fiche vóór de worp?
hurry-phase-roll = de gasdobbelsteen rolt zo
hurry-phase-second = een tweede kans?
hurry-phase-drive = hoe ver?
hurry-phase-after = een fiche na de rit?
hurry-phase-find = een fiche wordt omgedraaid
hurry-phase-over = de race is voorbij
hurry-screen-phase = Nu: { $phase }
hurry-screen-round = ronde { $round }
# as in English
hurry-screen-start = start
# as in English
hurry-screen-finish = finish
hurry-screen-no-tank = geen tank
hurry-screen-has-lantern = rode lantaarn
hurry-standing = { $tile ->
    [0] bij de start
   *[other] tegel { $tile } van { $tiles }
}
hurry-move-ready = klaar
hurry-move-horn = toeteren: eerst kijken en eerst kiezen
hurry-screen-grab = { $pawn } grijpen ({ $value })
hurry-move-late = de anderen laten voorgaan
hurry-screen-wish = volgende in mijn rij: { $pawn } ({ $value })
hurry-move-lantern = rode lantaarn: één tegel gratis
hurry-screen-swap = van tank ruilen met { $pilot } ({ $value })
# as in English
hurry-move-slipstream = slipstream
hurry-screen-pit = pitcrew: { $token } terugnemen
hurry-move-ace = wegaas
hurry-move-go = gooien
hurry-move-again = tweede kans: opnieuw gooien
hurry-move-keep = deze worp houden
hurry-screen-drive = { $tiles ->
    [0] op { $tile } blijven
    [one] één tegel rijden, tot { $tile }
   *[other] { $tiles } tegels rijden, tot { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] meteen de binnenweg, tot { $tile }
    [one] na één tegel de binnenweg, tot { $tile }
   *[other] na { $after } tegels de binnenweg, tot { $tile }
}
hurry-move-nitro = nitro: één tegel meer
hurry-move-oil = olie op tegel { $tile }
hurry-move-done = niets meer
hurry-screen-ask-first = Welke auto tilt de beker het eerst op: { $cars }?
hurry-screen-ask-next = Wie wordt geloot: { $cars }?
hurry-screen-ask-given = Welke pion wordt geloot?
hurry-screen-ask-found = Wat vindt { $pilot }? Een fiche, zoals oil.
hurry-screen-ask-roll = { $pilot } gooit. Wat laat de gasdobbelsteen zien, 1 tot 6?
hurry-screen-ask-lift = Til de beker op: typ lift.
hurry-screen-ask-tank = Wat laat de dobbelsteen van deze pion zien, 1 tot 6: { $pawn }?
hurry-screen-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
hurry-screen-notation = Zetten: ready, horn, grab red of red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    Op de weg: hoofdletters zijn auto’s, getallen tussen haakjes jouw keuzes; een getal is een limiet, * een fiche, ~ olie.

## Lab

hurry-fact-limits = Door een limiet gestopte auto’s
hurry-fact-stays = Beurten zonder een gereden tegel
hurry-fact-token = Gebruikte fiche: { $part }
hurry-heat-limits = Hier door een limiet gestopte auto’s

## Voorbeelden in de regels

hurry-cup-example-rank-title = De grootste is niet de beste
hurry-cup-example-rank-aim = Je rode auto staat vlak voor een haarspeldbocht met limiet 60. De anderen grijpen vast naar de grote tanks. Rangschik de pionnen: eerst de pion waarmee je de bocht doorkomt.
hurry-cup-example-rank-done = Met een tank van 2 mag de gasdobbelsteen tot 4 tonen en kom je nog door de bocht. Met een 6 niet, wat je ook gooit: 70 km/u zou het langzaamste zijn.
hurry-cup-example-horn-title = Als eerste kijken en kiezen
hurry-cup-example-horn-aim = De anderen zijn klaar, en de beker staat er nog. Toeter: jij ziet als enige de dobbelstenen. Neem dan de pion die bij de weg voor je past.
hurry-cup-example-horn-done = Je had de eerste keus, en niemand kon sneller zijn. De claxon is nu op, en het was je fiche voor deze ronde.
hurry-cup-example-limit-title = Tot aan het bord
hurry-cup-example-limit-aim = Je tank is 5, je hebt een 4 gegooid: 90 km/u. De derde tegel voor je staat maar 70 toe. Rijd tot ervoor, en neem wat er onder de ster ligt.
hurry-cup-example-limit-done = De limiet van 70 heeft je op de tweede tegel gestopt, ook al was de tank nog niet leeg. Maar daar lag een ster: die fiche is van jou, vanaf de volgende ronde.
hurry-cup-example-lantern-title = Een stap voor de laatste
hurry-cup-example-lantern-aim = Je tank is 6, dus langzamer dan 70 km/u kun je niet, en de volgende tegel staat 60 toe. Maar je bent als enige laatste en hebt de rode lantaarn: zet de gratis stap voordat je gooit.
hurry-cup-example-lantern-done = De gratis stap let niet op limieten: je bent al in de bocht. Had je eerst gegooid, dan stond je er nog voor.
hurry-cup-example-ace-title = Alle borden voorbij
hurry-cup-example-ace-aim = Op de volgende zes tegels liggen drie haarspeldbochten, en je tank is 6: met gooien kom je niet vooruit. Speel in plaats daarvan het wegaas.
hurry-cup-example-ace-done = Zes tegels in één keer, voorbij 60, 70 en 70. Het wegaas is op, en daarmee je fiche voor deze ronde.
hurry-cup-example-shortcut-title = Rechtdoor
hurry-cup-example-shortcut-aim = Met 90 km/u kom je maar één tegel ver: daarna volgen bochten met 70, 80 en 80. Speel de binnenweg, en kies hoe ver je erachter rijdt.
hurry-cup-example-shortcut-done = Voor één tegel van je tank heb je alle drie de bochten achter je gelaten en ben je met de rest verder gereden. Alleen de limieten van tegels waar je echt op komt tellen.
hurry-cup-example-slipstream-title = In de slipstream
hurry-cup-example-slipstream-aim = De gele auto is ver vooruit, en ertussen ligt een haarspeldbocht met 70. Speel de slipstream voordat je gooit, en rijd dan zoals altijd.
hurry-cup-example-slipstream-done = De slipstream heeft je tot de tegel achter de gele auto getrokken, alle borden voorbij, en de worp kwam daar nog bij.
hurry-cup-example-oil-title = Pas op, glad
hurry-cup-example-oil-aim = Je rit is voorbij, en twee auto’s zitten vlak achter je. Giet je olie op een van de tegels waar je over bent gereden, het liefst waar ze allebei nog langs moeten.
hurry-cup-example-oil-done = Voortaan rijdt niemand sneller dan 50 km/u op die tegel, tot de race voorbij is: met een grote tank moeten de anderen ervoor stoppen. Dat geldt ook voor jou, maar jij bent er al door.
hurry-cup-example-finish-title = Over de streep
hurry-cup-example-finish-aim = Je hebt je tank leeggereden en geen limiet heeft je gestopt: er ontbreekt nog één tegel. Welke fiche speel je nu?
hurry-cup-example-finish-done = Wie de finishtegel op rijdt is over de streep, ook met nitro. De anderen rijden nog tot het eind van de ronde, maar jij hebt gewonnen.

## De gids bij het eerste spel

hurry-guide-goal = { $tiles ->
    [one] Ga als eerste over de finish, nog één tegel!
   *[other] Ga als eerste over de finish, nog { $tiles } tegels.
}
hurry-guide-ready-title = Zeg dat je klaar bent
hurry-guide-ready = Is iedereen klaar, dan gaat de beker omhoog. Elke pion hoort bij een dobbelsteen: jouw tank.
hurry-guide-horn-title = Jij kijkt eerst
hurry-guide-horn = Alleen jij ziet de dobbelstenen. Neem vóór alle anderen een pion: de dobbelsteen van die kleur is je tank.
hurry-guide-grab-title = Grijp een pion!
hurry-guide-grab = De dobbelsteen van die kleur is je tank. Een grote tank brengt je ver, maar maakt je ook snel.
hurry-guide-wish-title = Rangschik de pionnen
hurry-guide-wish = Tik eerst op de pion die je het liefst wilt. De dobbelsteen van die kleur wordt je tank.
hurry-guide-lantern-title = Eén tegel gratis
hurry-guide-lantern = Je bent laatste en hebt de rode lantaarn. Ga nu vooruit, voorbij elk bord, voordat je iets anders doet.
hurry-guide-roll-title = Gooi
hurry-guide-roll = Tank { $tank } plus je worp, maal tien, is je snelheid. Een bord met minder houdt je tegen.
hurry-guide-second-title = Deze worp houden?
hurry-guide-second = Dat is { $speed } km/u. Met je tweede kans mag je nog één keer gooien, en die worp geldt.
hurry-guide-drive-title = Tik op een oplichtende tegel
hurry-guide-drive = { $tiles ->
    [one] Met { $speed } km/u kun je één tegel rijden.
   *[other] Met { $speed } km/u kun je tot { $tiles } tegels rijden.
}
hurry-guide-stay-title = Te snel voor de volgende tegel
hurry-guide-stay = Daar mag je { $limit } km/u, en je rijdt { $speed }. Deze keer blijf je staan.
hurry-guide-limit-title = Het bord houdt je tegen
hurry-guide-limit = Op deze tegel mag je { $limit } km/u. Je rijdt { $speed } en stopt ervoor.
hurry-guide-star-title = Een ster
hurry-guide-star = Eindigt je rit erop, dan neem je de fiche die er ligt. Je gebruikt hem vanaf de volgende ronde.
hurry-guide-find-title = Draai hem om
hurry-guide-find = Je hebt onder de ster een fiche gevonden. Je gebruikt hem vanaf de volgende ronde.
hurry-guide-after-title = Klaar, of nog een fiche?
hurry-guide-after = Je rit is voorbij. Speel een oplichtende fiche of beëindig je beurt.
hurry-guide-lantern-given-title = De rode lantaarn
hurry-guide-lantern-given = Je bent als enige laatste. De volgende ronde mag je eerst één tegel gratis vooruit.
hurry-guide-fuel-title = Lege tank
hurry-guide-fuel = Deze ronde telt je tank als 1, wat de dobbelsteen ook toont, en je kunt geen andere fiche spelen.
hurry-guide-last-round-title = De laatste ronde
hurry-guide-last-round = Een auto is over de finish en wint. De anderen rijden de ronde uit; dan telt hoe ver ze zijn.
hurry-guide-when-now = Je kunt hem nu spelen.
hurry-guide-when-later = Dat kan nu nog niet.
hurry-guide-when-spent = Je fiche voor deze ronde is al gespeeld.
hurry-guide-when-next-round = Je gebruikt hem vanaf de volgende ronde.
hurry-guide-token-ace-title = Wegaas
hurry-guide-token-ace = In plaats van te gooien rijd je precies zo ver als je tank toont, voorbij alle borden. { $when }
hurry-guide-token-nitro-title = De nitro
hurry-guide-token-nitro = Heb je je hele tank leeggereden, dan ga je één tegel verder, voorbij het bord. { $when }
hurry-guide-token-horn-title = De claxon
hurry-guide-token-horn = Toeter voordat de beker omhooggaat: alleen jij ziet de dobbelstenen en neemt als eerste een pion. { $when }
hurry-guide-token-second-title = Tweede kans
hurry-guide-token-second = Na je worp mag je nog één keer gooien, en die worp geldt. { $when }
hurry-guide-token-shortcut-title = Binnenweg
hurry-guide-token-shortcut = Van een recht stuk spring je naar het volgende, voorbij de bochten, voor één tegel van je tank. { $when }
# as in English
hurry-guide-token-slipstream-title = Slipstream
hurry-guide-token-slipstream = Voordat je gooit, rijd je tot achter de eerstvolgende auto, voorbij alle borden. { $when }
hurry-guide-token-pit-title = Pitcrew
hurry-guide-token-pit = Voordat je gooit, neem je een gebruikte troef terug, vanaf de volgende ronde. { $when }
hurry-guide-token-oil-title = De olie
hurry-guide-token-oil = Na de rit leg je hem op een tegel van je rit: daar geldt 50 km/u voor iedereen. { $when }
hurry-guide-token-swap-title = De ruil
hurry-guide-token-swap = Voordat je gooit, ruil je tank en pion met een andere piloot. { $when }
hurry-guide-token-fuel-title = Straks een lege tank
hurry-guide-token-fuel = Dan telt je tank als 1, en je kunt geen andere fiche spelen.

## Waarom het zo afliep

hurry-ending-alone = { $who ->
    [you] Alleen jij ging over de finish, in ronde { $round }; bij de anderen telt hoe ver ze kwamen.
   *[one] Alleen { $pilots } ging over de finish, in ronde { $round }; bij de anderen telt hoe ver ze kwamen.
}
hurry-ending-order = In ronde { $round } gingen over de finish, in deze volgorde: { $pilots }; de eerste auto wint.
hurry-ending-points = { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
}

## De coach: waar een keuze naartoe leidt en waarom ze beter is

hurry-why-arrives = Je rijdt over de finish.
hurry-why-tank = In deze tank zit { $tank }, in de andere maar { $other }.
hurry-why-small-tank = Een tank met { $tank } past beter bij de borden voor je dan { $other }.
hurry-why-again = Met een nieuwe worp kom je waarschijnlijk verder.
hurry-why-keep = Deze worp is goed genoeg: bewaar de tweede kans.
hurry-why-horn = Wie het eerst kijkt, kiest het eerst, en deze ronde telt dat.
hurry-why-star = Je eindigt op een ster en vindt een fiche.
hurry-why-further = { $tiles ->
    [one] Je komt één tegel verder.
   *[other] Je komt { $tiles } tegels verder.
}
hurry-why-token = Het fiche levert je nu meer op dan later.
hurry-why-saves = Je bewaart je fiche voor een beter moment.
hurry-why-limit = Het bord voor je remt je daar minder af.
