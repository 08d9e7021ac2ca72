### Monza

## Kleuren en plekken

monza-colour-red = rood
monza-colour-yellow = geel
monza-colour-green = groen
monza-colour-blue = blauw
monza-colour-white = wit
monza-colour-purple = paars
monza-space-start = de start
monza-space-finish = de finish

## Wat er gebeurt

monza-event-first-drawn = { $driver } is geloot en begint.
monza-event-round-began = Ronde { $round }.
monza-event-turn-began = { $driver } mag gooien.
monza-event-rolled = { $driver } gooit { $dice }.
monza-event-extra-roll = { $driver } gebruikt het herkansingsplaatje voor { $dice }.
monza-event-rerolled = { $driver } krijgt { $dice } en heeft nu { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } legt een plaatje in { $colour } op { $space }.
   *[no] { $driver } legt { $colour } op { $space }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } legt een plaatje in { $colour } { $space-lane ->
        [outer] op de buitenbaan
        [middle] op de middenbaan
        [inner] op de binnenbaan
       *[finish] op de finish
    }.
   *[no] { $driver } legt { $colour } { $space-lane ->
        [outer] op de buitenbaan
        [middle] op de middenbaan
        [inner] op de binnenbaan
       *[finish] op de finish
    }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } rijdt één veld, van { $origin } naar { $space }.
   *[other] { $driver } rijdt { $spaces } velden, van { $origin } naar { $space }.
}
monza-event-drove-page = { $spaces ->
    [one] { $driver } rijdt één veld.
   *[other] { $driver } rijdt { $spaces } velden.
}
monza-event-stayed = { $driver } kan geen dobbelsteen gebruiken en blijft op { $space }.
monza-event-stayed-page = { $driver } kan geen dobbelsteen gebruiken en blijft staan.
monza-event-turbo-rolled = Turbo! { $driver } gooit { $dice }.
monza-event-pushed-back = { $by } duwt { $driver } terug van { $origin } naar { $space }.
monza-event-pushed-back-page = { $by } duwt { $driver } terug.
monza-event-arrived = { $dice ->
    [0] { $driver } is binnen, zonder een dobbelsteen in deze ronde.
    [one] { $driver } is binnen, met één dobbelsteen.
   *[other] { $driver } is binnen, met { $dice } dobbelstenen.
}
monza-event-last-round = Dit is de laatste ronde.
monza-event-bonus-offered = { $by } gebruikte als laatste { $colour }: { $driver } mag een bonusstap doen.
monza-event-stepped = { $driver } doet de bonusstap van { $origin } naar { $space }.
monza-event-stepped-page = { $driver } doet de bonusstap { $space-lane ->
    [outer] op de buitenbaan
    [middle] op de middenbaan
    [inner] op de binnenbaan
   *[finish] naar de finish
}.
monza-event-declined = { $driver } slaat de bonusstap over.
monza-event-won = { $count ->
    [one] { $drivers } wint!
   *[other] { $drivers } winnen samen!
}

## Waarom niet

monza-reason-over = De race is voorbij.
monza-reason-wait-for-dice = Eerst wordt er gegooid.
monza-reason-not-your-turn = De { $car ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [purple] paarse
   *[other] { $car }
} auto is aan de beurt.
monza-reason-dice-count = { $rolling ->
    [one] Hier wordt één dobbelsteen gegooid, niet { $given }.
   *[other] Hier worden { $rolling } dobbelstenen gegooid, niet { $given }.
}
monza-reason-no-such-car = Niemand rijdt in deze race met de { $car ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [purple] paarse
   *[other] { $car }
} auto.
monza-reason-not-now = Dat kan nu niet; de race wacht op: { $phase ->
    [draw-first] de loting
    [roll] de worp
    [lay] het leggen van dobbelstenen
    [reroll] de nieuwe worp
    [turbo-roll] de turboworp
    [turbo] het leggen van turbodobbelstenen
    [bonus] de bonusstap
   *[over] niets meer
}.
monza-reason-not-now-page = Dat kan nu niet.
monza-reason-has-arrived = De auto is binnen: de overige dobbelstenen blijven ongebruikt. Met drive eindig je de beurt.
monza-reason-no-step = Van { $here } leidt geen stap naar { $space }; vandaar kan een auto naar { $nexts }.
monza-reason-no-step-page = Daar kun je niet heen: tik op een oplichtend veld.
monza-reason-obstacle = { $space } is een hindernis; van { $here } kan een auto naar { $nexts }.
monza-reason-obstacle-page = Dat is een hindernis: daar rijdt niemand overheen.
monza-reason-wrong-colour = Op { $space } hoort een dobbelsteen of plaatje in { $asked ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $asked }
}, niet in { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
}.
monza-reason-wrong-colour-page = Op dit veld past alleen een dobbelsteen of plaatje van zijn kleur.
monza-reason-no-die = Er is geen ongebruikte { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [purple] paarse
   *[other] { $colour }
} dobbelsteen.
monza-reason-cuts-short = Met { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
} op { $space } zou de weg te vroeg eindigen; in deze race moet je zoveel dobbelstenen gebruiken als je kunt.
monza-reason-cuts-short-page = Zo zou je weg te vroeg eindigen; in deze race moet hij zoveel mogelijk dobbelstenen gebruiken.
monza-reason-no-tile = Er is geen { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
} versnellingsplaatje meer.
monza-reason-no-turbo-tiles = Tijdens de turboworp mag je geen versnellingsplaatjes leggen.
monza-reason-must-go-on = Er past nog een dobbelsteen: leg er een op { $nexts }.
monza-reason-must-go-on-page = Er past nog een dobbelsteen: leg er een op een oplichtend veld.
monza-reason-no-extra-roll = Er is geen herkansingsplaatje meer.
monza-reason-already-laid = Het herkansingsplaatje gebruik je voordat er een dobbelsteen of plaatje ligt.
monza-reason-not-rolled = De dobbelstenen tonen { $hand }; { $dice } zit daar niet bij.
monza-reason-no-dice-named = Noem minstens één dobbelsteen om opnieuw te gooien.
monza-reason-occupied = Op { $space } staat een auto; voor een bonusstap moet het veld vrij zijn.
monza-reason-occupied-page = Daar staat een auto; voor een bonusstap moet het veld vrij zijn.

## Zetten, opties, vakken

monza-notation = ‘{ $text }’ is geen zet. Zetten schrijf je zo: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = ‘{ $text }’ noemt geen dobbelstenen: ‘{ $letter }’ is geen kleur. Gebruik r, y, g, b, w en p, of de Engelse namen van de kleuren.
monza-no-such-space = Het circuit { $track } heeft geen veld ‘{ $name }’. Velden heten a1, b1, c1 enzovoort, van de buitenbaan naar de binnenbaan, of start en finish.
monza-no-such-track = Er is geen circuit ‘{ $key }’. Meegeleverd zijn { $boards }; een eigen circuit geef je op als het pad van zijn .toml-bestand.
monza-players = De { $edition ->
    [classic] klassieke editie
   *[anniversary] jubileumeditie
} is voor { $least } tot { $most } spelers, niet voor { $players }.
monza-car = Er is geen auto ‘{ $car }’ in de { $edition ->
    [classic] klassieke editie
   *[anniversary] jubileumeditie
}. De auto’s zijn { $cars }.
monza-cars = { $players } spelers hebben evenveel auto’s in verschillende kleuren nodig, niet: { $given }.
monza-first = Wie begint is een plaats van 0 tot { $most } of "drawn", niet { $first }.

## Circuitbestanden

monza-track-not-toml = { $place } is geen geldige TOML: { $detail }.
monza-track-unknown-key = { $place }: ‘{ $key }’ hoort niet bij een circuit. Een circuit heeft name, edition, start, lanes en curves.
monza-track-no-name = { $place }: het circuit moet een naam hebben, bijvoorbeeld name = "Oval".
monza-track-edition = { $place }: edition moet "classic" zijn (twee finishvelden aan het eind) of "anniversary" (het startveld is de finish), niet { $value }.
monza-track-lanes = { $place }: [lanes] moet precies de drie regels outer, middle en inner hebben.
monza-track-curves = { $place }: curves moeten tabellen zijn, bijvoorbeeld [curves.wide].
monza-track-start = { $place }: start, de lengte van het startveld, moet een getal boven 0 zijn in stappen van 0.05, niet { $value }.
monza-track-too-long = { $place }: { $spaces } velden zijn te veel; een circuit heeft er hoogstens { $most }.
monza-track-lane-empty = { $place }: de { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
} is leeg; schrijf de velden als letter en lengte, bijvoorbeeld "w2 r3 x1.5".
monza-track-word = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, veld { $number }: ‘{ $word }’ is geen letter met een lengte, zoals w2 of x1.5.
monza-track-colour = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, veld { $number }: ‘{ $letter }’ is geen kleur. Gebruik r, y, g, b, w, p, of x voor een hindernis.
monza-track-length = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, veld { $number }: de lengte van ‘{ $word }’ moet boven 0 zijn, in stappen van 0.05.

## Wat de controle zegt

monza-fault-lane-length = { $space }, laatste veld, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: de rijbaan is { $length } lang, de andere { $others }. Met { $right } in plaats van { $last } voor dit veld zouden ze samen eindigen.
monza-fault-lane-longer = { $space }, laatste veld, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: de rijbaan is { $length } lang, de andere { $others }. Maak hem korter, zodat alle rijbanen samen eindigen.
monza-fault-start-three = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: vanaf het startveld kun je alle drie de rijbanen op, het moeten er precies twee zijn. Laat één rijbaan met een hindernis (x) beginnen.
monza-fault-start-few = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: vanaf het startveld kun je { $opened ->
    [0] geen enkele rijbaan op
    [one] maar één rijbaan op
   *[other] maar { $opened } rijbanen op
}, het moeten er precies twee zijn. Laat deze rijbaan met een kleur beginnen in plaats van een hindernis.
monza-fault-targets = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: een klassiek circuit eindigt in twee finishvelden en één hindernis, dit in { $targets ->
    [0] geen finishveld
    [one] één finishveld
   *[other] { $targets } finishvelden
}. Verander het laatste veld van deze rijbaan.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: beide finishvelden zijn { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
}; geef dit een andere kleur.
monza-fault-unreachable = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: hier kan geen auto komen. Verschuif een rand van dit veld of van zijn buren, zodat een veld erachter het raakt, of maak er een hindernis van.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: een doodlopend stuk, vanaf hier is de finish niet te bereiken. Open het veld ervoor, of verschuif een rand zodat het een buur raakt die verder komt.
monza-advice-start-colours = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: vanaf de start van een { $edition ->
    [classic] klassiek circuit
   *[anniversary] jubileumcircuit
} ga je naar { $first ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $first }
} en { $second ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $second }
}.
monza-advice-one-length = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: alle velden zijn even lang; met twee of meer lengtes wordt van rijbaan wisselen een keuze.
monza-advice-three-alike = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: voor de derde keer { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
    [obstacle] een hindernis
   *[other] { $colour }
} op rij; verander de kleur.
monza-advice-cramped = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: in een bocht van het tracé { $layout } wordt dit veld korter getekend dan 0.9 baanbreedte; maak het langer, of de bocht ruimer.
monza-advice-balance = De kleur { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
} heeft { $count ->
    [one] één veld
   *[other] { $count } velden
}, ongeveer { $share } zou haar deel zijn; verander de kleur van een paar velden.

## Stellingen

monza-position-round = In de stelling is round { $value }; rondes tellen vanaf 1.
monza-position-car = In de stelling noemt { $place } de auto ‘{ $car }’. De auto’s van deze race zijn { $cars }.
monza-position-missing-car = In de stelling ontbreekt de auto ‘{ $car }’ bij cars.
monza-position-phase = In de stelling is ‘{ $phase }’ geen fase. De fasen zijn { $phases }.
monza-position-no-space = In de stelling, { $place }: het circuit { $track } heeft geen veld ‘{ $name }’. Velden heten a1, b1, c1 enzovoort, of start en finish.
monza-position-obstacle = In de stelling, { $place }: { $name } is een hindernis op het circuit { $track }; daar kan geen auto of dobbelsteen zijn.
monza-position-used = In de stelling heeft de auto ‘{ $car }’ { $used } dobbelstenen gebruikt; het kunnen er 0 tot 8 zijn.
monza-position-no-tiles = In de stelling heeft de auto ‘{ $car }’ plaatjes, maar deze race gaat zonder de profvariant.
monza-position-tiles = In de stelling zijn de plaatjes van de auto ‘{ $car }’ ‘{ $tiles }’; het moeten verschillende letters uit rygbwp zijn.
monza-position-path = In de stelling kan ‘{ $text }’ niet in path staan; alleen wat in deze beurt gelegd is, zoals "lay w a1".
monza-position-path-step = In de stelling gaat path naar { $space }, maar daarheen leidt geen stap van { $here }.
monza-position-colour = In de stelling is ‘{ $colour }’ geen kleur. De kleuren zijn { $colours }.
monza-position-dice-letter = In de stelling is ‘{ $letter }’ geen dobbelsteen; gebruik de letters r, y, g, b, w en p.
monza-position-dice-total = In de stelling zijn de dobbelstenen in de hand, op de weg en in de worp samen { $found }; het moeten er { $total } zijn.
monza-position-dice-phase = In de stelling zijn er dobbelstenen in de hand, maar in de fase { $phase } zijn die er niet.
monza-position-rolling = In de stelling moet rolling zeggen hoeveel dobbelstenen opnieuw gegooid worden, 1 tot 6.
monza-position-bonus = In de stelling heeft de fase bonus ook bonus_for (de auto die een stap mag doen) en last (de laatst gelegde kleur) nodig.
monza-position-bonus-phase = In de stelling hoort bonus_for bij de fase bonus, niet bij { $phase }.
monza-position-crowded = In de stelling staan de auto’s ‘{ $one }’ en ‘{ $other }’ allebei op { $space }; op één veld past één auto.
monza-position-not-over = In de stelling is de race voorbij, maar er is nog geen auto binnen.
monza-position-arrived-moves = In de stelling is de auto ‘{ $car }’ aan de beurt, maar die is al binnen.

## Tracés en tekeningen

monza-layout-none = Het circuit { $track } heeft geen tracé ‘{ $name }’; het heeft { $layouts }.
monza-curve-no-table = In { $place }: een tracé moet een tabel zijn met width, height, lane en corners.
monza-curve-unknown-key = In { $place }: een tracé heeft geen ‘{ $word }’; controleer de spelling.
monza-curve-width = In { $place }: de breedte (width) moet een aantal pixels van 100 tot 10000 zijn, niet { $value }.
monza-curve-height = In { $place }: de hoogte (height) moet een aantal pixels van 100 tot 10000 zijn, niet { $value }.
monza-curve-lane = In { $place }: lane moet de breedte van een rijbaan in pixels zijn, van 5 tot 500, niet { $value }.
monza-curve-corners = In { $place }: de hoeken (corners) moeten 3 tot 100 rijen [x, y, straal] zijn, niet { $value }.
monza-curve-soften = In { $place }: soften moet een aantal pixels van 0 tot 500 zijn, niet { $value }.
monza-curve-start-at = In { $place }: start_at moet een deel van de ronde van 0 tot 1 zijn, niet { $value }.
monza-curve-seed = In { $place }: seed moet een geheel getal zijn dat niet negatief is, niet { $value }.
monza-curve-groves = In { $place }: groves moeten rijen [x, y, hoeveel bomen, hoe ver] zijn, met hoogstens 1000 bomen in totaal, niet { $value }.
monza-curve-pond = In { $place }: pond moet [x, y, schaal] zijn, niet { $value }.
monza-curve-tents = In { $place }: tents moeten rijen [x, y, grootte in rijbanen, kleurletter] zijn, niet { $value }.
monza-curve-stands = In { $place }: stands moeten from en to in eenheden hebben (to komt later) en side 1 of -1, en mogen gap en rows (1 tot 9) hebben, anders dan { $value }.
monza-curve-flags = In { $place }: flags moeten rijen [eenheid, afstand in rijbanen, kleurletter] zijn, niet { $value }.
monza-curve-keep = In { $place }: keep moeten rijen [x, y, breedte, hoogte] zijn, niet { $value }.
monza-curve-anticlockwise = In { $place }: de hoeken moeten met de klok mee staan, zoals de auto’s rijden.
monza-curve-corner-room = In { $place }: de bogen van de hoeken { $first } en { $second } hebben { $needed } pixels tussenruimte nodig, maar het zijn er { $room }; maak een straal kleiner.
monza-curve-off-board = In { $place }: een deel van de weg ligt buiten het bord; schuif de hoeken naar binnen of maak de rijbaan smaller.
monza-curve-bend = In { $place }: de weg buigt met een straal van { $radius } pixels, maar met deze rijbaan zijn er { $needed } nodig; maak de bocht ruimer of de rijbaan smaller.
monza-curve-meets-itself = In { $place }: de weg loopt in zichzelf; de middellijn moet { $needed } pixels van de andere stukken blijven.
monza-drawing-no-such-car = Er is geen auto ‘{ $car }’; de auto’s zijn { $cars }.

## Terminal

monza-workshop-summary = { $name }, { $edition ->
    [classic] klassieke editie
   *[anniversary] jubileumeditie
}: { $spaces } velden, waarvan { $obstacles ->
    [one] één hindernis
   *[other] { $obstacles } hindernissen
}, { $units } eenheden lang.
monza-workshop-no-layout = Het circuit { $track } heeft geen tracé ‘{ $layout }’. De tracés zijn { $layouts }.
monza-workshop-no-layouts = Het circuit { $track } heeft geen tracé ‘{ $layout }’; het heeft er zelf geen, dus laat het weg.
monza-workshop-car-on-obstacle = { $space } is een hindernis; de auto ‘{ $car }’ kan daar niet staan.

monza-screen-round = ronde { $round }
monza-screen-phase-draw-first = er wordt geloot wie begint
monza-screen-phase-roll = gaat gooien
monza-screen-phase-lay = legt dobbelstenen
monza-screen-lay-now = leg dobbelstenen op genummerde velden, en rijd dan
monza-screen-phase-reroll = gaat opnieuw gooien
monza-screen-phase-turbo-roll = gaat een turboworp doen
monza-screen-phase-turbo = turboworp: leg deze dobbelstenen, of rijd
monza-screen-phase-bonus = een bonusstap
monza-screen-phase-over = de race is voorbij
monza-screen-dice = Dobbelstenen
monza-screen-no-dice = allemaal gelegd
monza-screen-stands = { $left ->
    [one] { $space } · nog één veld
   *[other] { $space } · nog { $left } velden
}
monza-screen-stands-page = { $left ->
    [one] nog één veld
   *[other] nog { $left } velden
}
monza-screen-arrived = { $dice ->
    [0] binnen, geen dobbelsteen
    [one] binnen, één dobbelsteen
   *[other] binnen, { $dice } dobbelstenen
}
monza-screen-tiles = plaatjes
monza-screen-extra-left = + herkansing
monza-screen-extra-gone = geen herkansing
monza-move-lay = { $tile ->
    [yes] leg het plaatje { $colour } op { $space }
   *[no] leg { $colour } op { $space }
}
monza-move-drive = rijden
monza-move-step = stap naar { $space }
monza-move-decline = blijven staan
monza-move-reroll = gooi { $dice } opnieuw
monza-move-first = { $car } begint
monza-move-roll = de dobbelstenen tonen { $dice }
monza-screen-reroll = gooi opnieuw met het herkansingsplaatje: typ r en de dobbelstenen, bijvoorbeeld r bp
monza-screen-reroll-which = Welke dobbelstenen? Typ ze na de r, bijvoorbeeld r bp voor een blauwe en een paarse.
monza-screen-then = dan { $spaces }
monza-screen-then-nothing = dan past er niets meer
monza-screen-ask-first = Welke auto begint: { $cars }?
monza-screen-ask-dice = { $driver } gooit. { $dice ->
    [one] Wat laat de dobbelsteen zien?
   *[other] Wat laten de { $dice } dobbelstenen zien?
} Letters of Engelse namen in willekeurige volgorde, bijvoorbeeld { $example }.
monza-screen-no-colour = ‘{ $text }’ is geen auto; typ een van deze: { $cars }.
monza-screen-trophies = { $trophies ->
    [one] één beker
   *[other] { $trophies } bekers
}
monza-screen-notation = Zetten: lay w a1 (een dobbelsteen), tile p b8 (een plaatje), drive of d, reroll bp of r bp, step c4, decline.
    Alleen een veld, zoals b7, is genoeg waar een dobbelsteen past.
    Kleuren: r ▲ rood, y ★ geel, g ⬢ groen, b ● blauw, w ◆ wit, p ■ paars; ▒ is een hindernis.
    Op het circuit: hoofdletters zijn auto’s, nummers zijn je keuzes, ✓ is een dobbelsteen en + een plaatje, in deze beurt gelegd.

## Voorbeelden bij de regels

monza-example-first-dice-title = Je eerste worp
monza-example-first-dice-aim = Jij bent rood, en de dobbelstenen zijn gegooid. Tik op een oplichtend veld om er een dobbelsteen van die kleur op te leggen, en ga van daar verder. Past er niets meer, rijd dan.
monza-example-first-dice-done = Dat was een beurt: elke dobbelsteen kan je één veld verder brengen.
monza-example-changing-lanes-title = Zes velden in één beurt
monza-example-changing-lanes-aim = Er is een weg die alle zes de dobbelstenen gebruikt, als je op het juiste moment van rijbaan wisselt. Vind hem, en neem zetten terug zo vaak je wilt.
monza-example-changing-lanes-done = Alle zes de dobbelstenen liggen er: van rijbaan wisselen levert vaak meer op dan rechtdoor rijden.
monza-example-pushing-back-title = Duw groen terug
monza-example-pushing-back-aim = Eindig je beurt op het veld van de groene auto. Over de blauwe mag je heen rijden.
monza-example-pushing-back-done = Groen moest in zijn eigen rijbaan terug en sprong over blauw heen naar het dichtstbijzijnde vrije veld.
monza-example-finish-title = Over de streep
monza-example-finish-aim = Het startveld is ook de finish, en het is wit: bewaar er een witte dobbelsteen voor. Jouw beurt is de laatste van de ronde.
monza-example-finish-done = Je hebt gewonnen: in deze ronde is geen andere auto aangekomen.
monza-example-bonus-step-title = Een stap cadeau
monza-example-bonus-step-aim = De kleur die je het laatst gebruikt, geeft die auto een bonusstap. Zorg dat je laatste dobbelsteen rood is, en doe de bonusstap.
monza-example-bonus-step-done = De laatste dobbelsteen was rood, dus rood mocht nog één veld verder, op welke kleur dan ook.
monza-example-accelerator-title = Een plaatje dicht het gat
monza-example-accelerator-aim = Met je dobbelstenen alleen haal je de finish niet. Leg een paars versnellingsplaatje waar een dobbelsteen ontbreekt.
monza-example-accelerator-done = Het plaatje verving een dobbelsteen en is voorgoed weg: kies goed wanneer je er een gebruikt.
monza-example-turbo-title = De turboworp
monza-example-turbo-aim = Leg alle zes de dobbelstenen en rijd: dan krijg je er nog twee. Je mag ze leggen of laten liggen.
monza-example-turbo-done = Zes dobbelstenen gelegd, nog twee gegooid: dat is de turboworp.

## Lab

monza-fact-pushes = Teruggeduwde auto’s
monza-fact-dice = Gelegde dobbelstenen
monza-fact-tiles = Gelegde versnellingsplaatjes
monza-fact-stays = Beurten zonder een stap
monza-fact-steps = Bonusstappen
monza-fact-turbos = Turboworpen
monza-fact-extra-rolls = Gebruikte herkansingsplaatjes
monza-heat-pushed = Vanaf hier teruggeduwde auto’s

## De gids bij het eerste spel

monza-guide-goal = Rijd als eerste één ronde over het circuit.
monza-guide-roll-title = Gooi de dobbelstenen
monza-guide-roll = Elke dobbelsteen toont een kleur. De kleuren bepalen waar je auto kan rijden.
monza-guide-roll-again-title = Gooi opnieuw
monza-guide-roll-again = De gekozen dobbelstenen worden nog één keer gegooid. De andere blijven liggen.
monza-guide-turbo-roll-title = Turboworp!
monza-guide-turbo-roll = Je hebt alle zes dobbelstenen gelegd. Gooi er nog twee en rijd verder.
monza-guide-lay-title = Tik op een oplichtend veld
monza-guide-lay = Daar kan je auto heen, en je hebt een dobbelsteen in die kleur: { $colours }.
monza-guide-lay-on-title = En vandaar verder
monza-guide-lay-on = { $owed ->
    [yes] Er past nog een dobbelsteen ({ $colours }), dus moet je er een leggen. Welke weg, kies jij.
   *[no] Er past nog een dobbelsteen: { $colours }. Je mag hem leggen, of nu rijden.
}
monza-guide-drive-title = Rijd
monza-guide-drive = { $laid ->
    [0] Er past geen dobbelsteen. Deze keer blijft je auto staan.
   *[other] Er past geen dobbelsteen meer. Je auto rijdt naar waar de laatste ligt.
}
monza-guide-turbo-title = Leg de turbodobbelstenen
monza-guide-turbo = Er past er een: { $colours }. Het hoeft niet, je mag ook rijden.
monza-guide-bonus-title = Bonusstap: tik op een oplichtend veld
monza-guide-bonus = Als laatste lag { $colour }, de kleur van je auto. Die mag één veld vooruit, zonder dobbelsteen.
monza-guide-obstacle-title = Een hindernisveld
monza-guide-obstacle = Over een grijs veld met een band rijdt niemand. Wissel van rijbaan om erlangs te komen.
monza-guide-push-title = Hier staat al iemand
monza-guide-push = Als je hier stopt, gaat { $driver } op de rijbaan terug naar het eerste vrije veld.
monza-guide-pushed-back-title = Je bent teruggezet
monza-guide-pushed-back = { $driver } stopte op jouw veld. Je auto ging op zijn rijbaan terug naar het eerste vrije veld.
monza-guide-tile-title = Versnellingsplaatjes
monza-guide-tile = Je legt het als een dobbelsteen van zijn kleur. Nu past: { $colours }. Elk plaatje geldt één keer.
monza-guide-extra-roll-title = Het herkansingsplaatje
monza-guide-extra-roll = Voordat de eerste dobbelsteen ligt, mag je er zoveel opnieuw gooien als je wilt. Eén keer per race.
monza-guide-finish-title = De finish is één veld verder
monza-guide-finish = { $open ->
    [yes] Elke dobbelsteen brengt je erheen.
   *[no] Net als elk veld vraagt hij een dobbelsteen van zijn kleur: { $colours }.
}
monza-guide-last-round-title = De laatste ronde
monza-guide-last-round = Er is iemand binnen, dus dit is de laatste ronde. Komen er meer aan, dan winnen de minste dobbelstenen.

## Waarom het zo afliep

monza-ending-alone = { $who ->
    [you] Alleen jij haalde de finish, in ronde { $round }.
   *[one] Alleen { $drivers } haalde de finish, in ronde { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } haalden de finish in ronde { $round }; de minste dobbelstenen winnen: { $used }.
   *[many] { $drivers } haalden de finish in ronde { $round }; de minste dobbelstenen winnen: { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] geen dobbelsteen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
monza-ending-on-track = nog onderweg

## De coach: waar een keuze naartoe leidt en waarom ze beter is

monza-way-lays = { $laid ->
    [0] blijft staan
    [one] één veld
   *[other] { $laid } velden
}
monza-way-reroll = { $dice ->
    [one] gooit er één opnieuw
   *[other] gooit er { $dice } opnieuw
}
monza-way-step = neemt de stap
monza-way-decline = blijft staan
monza-way-arrives = naar de finish
monza-way-pushes = duwt { $driver } terug
monza-why-arrives = Je haalt de finish.
monza-why-arrives-fewer = { $dice ->
    [one] Je komt aan met maar één dobbelsteen, en minder dobbelstenen winnen.
   *[other] Je komt aan met maar { $dice } dobbelstenen, en minder dobbelstenen winnen.
}
monza-why-reroll = Met een nieuwe worp kom je waarschijnlijk verder.
monza-why-pushes = Je duwt { $driver } terug.
monza-why-passes = Je komt voorbij { $driver }.
monza-why-lays = { $laid ->
    [one] Je komt één veld verder, met de op één na beste keuze geen.
   *[other] Je komt { $laid } velden ver, met de op één na beste keuze maar { $others }.
}
monza-why-keeps-tile = Je bewaart een versnellingsplaatje voor later.
monza-why-keeps-roll = Je bewaart je herkansingsplaatje voor later.
monza-why-colours = Vandaar helpen { $colours } kleuren je verder, vanaf het andere veld maar { $others }.
