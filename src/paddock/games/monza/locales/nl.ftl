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
monza-event-extra-roll = { $driver } gebruikt de extra-worp-tegel voor { $dice }.
monza-event-rerolled = { $driver } krijgt { $dice } en heeft nu { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } legt een tegel in { $colour } op { $space }.
   *[no] { $driver } legt { $colour } op { $space }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } rijdt één vak, van { $origin } naar { $space }.
   *[other] { $driver } rijdt { $spaces } vakken, van { $origin } naar { $space }.
}
monza-event-stayed = { $driver } kan geen steen gebruiken en blijft op { $space }.
monza-event-turbo-rolled = Turbo! { $driver } gooit { $dice }.
monza-event-pushed-back = { $by } duwt { $driver } terug van { $origin } naar { $space }.
monza-event-arrived = { $dice ->
    [0] { $driver } is binnen, zonder een steen in deze ronde.
    [one] { $driver } is binnen, met één steen.
   *[other] { $driver } is binnen, met { $dice } stenen.
}
monza-event-last-round = Dit is de laatste ronde.
monza-event-bonus-offered = { $by } legde als laatste { $colour }: { $driver } mag een stap vooruit.
monza-event-stepped = { $driver } neemt de bonusstap van { $origin } naar { $space }.
monza-event-declined = { $driver } laat de bonusstap schieten.
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
    [one] Hier wordt één steen gegooid, niet { $given }.
   *[other] Hier worden { $rolling } stenen gegooid, niet { $given }.
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
    [lay] het leggen van stenen
    [reroll] de nieuwe worp
    [turbo-roll] de turboworp
    [turbo] het leggen van turbostenen
    [bonus] de bonusstap
   *[over] niets meer
}.
monza-reason-has-arrived = De auto is binnen: de overige stenen blijven ongebruikt. Met drive eindig je de beurt.
monza-reason-no-step = Van { $here } leidt geen stap naar { $space }; vandaar kan een auto naar { $nexts }.
monza-reason-obstacle = { $space } is een obstakel; van { $here } kan een auto naar { $nexts }.
monza-reason-wrong-colour = Op { $space } hoort een steen of tegel in { $asked ->
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
monza-reason-no-die = Er is geen ongebruikte { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [purple] paarse
   *[other] { $colour }
} steen.
monza-reason-cuts-short = Met { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
} op { $space } zou de weg te vroeg eindigen; in deze race moet je zoveel stenen gebruiken als je kunt.
monza-reason-no-tile = Er is geen { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [purple] paarse
   *[other] { $colour }
} versnellingstegel meer.
monza-reason-no-turbo-tiles = Tijdens de turboworp mag je geen versnellingstegels leggen.
monza-reason-must-go-on = Er past nog een steen: leg er een op { $nexts }.
monza-reason-no-extra-roll = Er is geen extra-worp-tegel meer.
monza-reason-already-laid = De extra-worp-tegel is voor het begin, als er nog geen steen of tegel ligt.
monza-reason-not-rolled = De stenen tonen { $hand }; { $dice } zit daar niet bij.
monza-reason-no-dice-named = Noem minstens één steen om opnieuw te gooien.
monza-reason-occupied = Op { $space } staat een auto; voor een bonusstap moet het vak vrij zijn.

## Zetten, opties, vakken

monza-notation = ‘{ $text }’ is geen zet. Zetten schrijf je zo: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = ‘{ $text }’ noemt geen stenen: ‘{ $letter }’ is geen kleur. Gebruik r, y, g, b, w en p, of de Engelse namen van de kleuren.
monza-no-such-space = Het circuit { $track } heeft geen vak ‘{ $name }’. Vakken heten a1, b1, c1 enzovoort, van de buitenbaan naar de binnenbaan, of start en finish.
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
monza-track-edition = { $place }: edition moet "classic" zijn (twee doelvakken aan het eind) of "anniversary" (het startveld is de finish), niet { $value }.
monza-track-lanes = { $place }: [lanes] moet precies de drie regels outer, middle en inner hebben.
monza-track-curves = { $place }: curves moeten tabellen zijn, bijvoorbeeld [curves.wide].
monza-track-start = { $place }: start, de lengte van het startveld, moet een getal boven 0 zijn in stappen van 0.05, niet { $value }.
monza-track-too-long = { $place }: { $spaces } vakken zijn te veel; een circuit heeft er hoogstens { $most }.
monza-track-lane-empty = { $place }: de { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
} is leeg; schrijf de vakken als letter en lengte, bijvoorbeeld "w2 r3 x1.5".
monza-track-word = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, vak { $number }: ‘{ $word }’ is geen letter met een lengte, zoals w2 of x1.5.
monza-track-colour = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, vak { $number }: ‘{ $letter }’ is geen kleur. Gebruik r, y, g, b, w, p, of x voor een obstakel.
monza-track-length = { $place }: { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}, vak { $number }: de lengte van ‘{ $word }’ moet boven 0 zijn, in stappen van 0.05.

## Wat de controle zegt

monza-fault-lane-length = { $space }, laatste vak, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: de baan is { $length } lang, de andere { $others }. Met { $right } in plaats van { $last } voor dit vak zouden ze samen eindigen.
monza-fault-lane-longer = { $space }, laatste vak, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: de baan is { $length } lang, de andere { $others }. Maak hem korter, zodat alle banen samen eindigen.
monza-fault-start-three = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: vanaf het startveld kun je alle drie de banen op, het moeten er precies twee zijn. Laat één baan met een obstakel (x) beginnen.
monza-fault-start-few = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: vanaf het startveld kun je { $opened ->
    [0] geen enkele baan op
    [one] maar één baan op
   *[other] maar { $opened } banen op
}, het moeten er precies twee zijn. Laat deze baan met een kleur beginnen in plaats van een obstakel.
monza-fault-targets = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: een klassiek circuit eindigt in twee doelvakken en één obstakel, dit in { $targets ->
    [0] geen doelvak
    [one] één doelvak
   *[other] { $targets } doelvakken
}. Verander het laatste vak van deze baan.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: beide doelvakken zijn { $colour ->
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
}: hier kan geen auto komen. Verschuif een rand van dit vak of van zijn buren, zodat een vak erachter het raakt, of maak er een obstakel van.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: een doodlopend stuk, vanaf hier is de finish niet te bereiken. Open het vak ervoor, of verschuif een rand zodat het een buur raakt die verder komt.
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
}: alle vakken zijn even lang; met twee of meer lengtes wordt van baan wisselen een keuze.
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
    [obstacle] een obstakel
   *[other] { $colour }
} op rij; verander de kleur.
monza-advice-cramped = { $space }, { $lane ->
    [outer] buitenbaan
    [middle] middenbaan
   *[inner] binnenbaan
}: in een bocht van het tracé { $layout } wordt dit vak korter getekend dan 0.9 baanbreedte; maak het langer, of de bocht ruimer.
monza-advice-balance = De kleur { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [purple] paars
   *[other] { $colour }
} heeft { $count ->
    [one] één vak
   *[other] { $count } vakken
}, ongeveer { $share } zou haar deel zijn; verander de kleur van een paar vakken.

## Stellingen

monza-position-round = In de stelling is round { $value }; rondes tellen vanaf 1.
monza-position-car = In de stelling noemt { $place } de auto ‘{ $car }’. De auto’s van deze race zijn { $cars }.
monza-position-missing-car = In de stelling ontbreekt de auto ‘{ $car }’ bij cars.
monza-position-phase = In de stelling is ‘{ $phase }’ geen fase. De fasen zijn { $phases }.
monza-position-no-space = In de stelling, { $place }: het circuit { $track } heeft geen vak ‘{ $name }’. Vakken heten a1, b1, c1 enzovoort, of start en finish.
monza-position-obstacle = In de stelling, { $place }: { $name } is een obstakel op het circuit { $track }; daar kan geen auto of steen zijn.
monza-position-used = In de stelling heeft de auto ‘{ $car }’ { $used } stenen gebruikt; het kunnen er 0 tot 8 zijn.
monza-position-no-tiles = In de stelling heeft de auto ‘{ $car }’ tegels, maar deze race gaat zonder de profvariant.
monza-position-tiles = In de stelling zijn de tegels van de auto ‘{ $car }’ ‘{ $tiles }’; het moeten verschillende letters uit rygbwp zijn.
monza-position-path = In de stelling kan ‘{ $text }’ niet in path staan; alleen wat in deze beurt gelegd is, zoals "lay w a1".
monza-position-path-step = In de stelling gaat path naar { $space }, maar daarheen leidt geen stap van { $here }.
monza-position-colour = In de stelling is ‘{ $colour }’ geen kleur. De kleuren zijn { $colours }.
monza-position-dice-letter = In de stelling is ‘{ $letter }’ geen steen; gebruik de letters r, y, g, b, w en p.
monza-position-dice-total = In de stelling zijn de stenen in de hand, op de weg en in de worp samen { $found }; het moeten er { $total } zijn.
monza-position-dice-phase = In de stelling zijn er stenen in de hand, maar in de fase { $phase } zijn die er niet.
monza-position-rolling = In de stelling moet rolling zeggen hoeveel stenen opnieuw gegooid worden, 1 tot 6.
monza-position-bonus = In de stelling heeft de fase bonus ook bonus_for (de auto die een stap mag doen) en last (de laatst gelegde kleur) nodig.
monza-position-bonus-phase = In de stelling hoort bonus_for bij de fase bonus, niet bij { $phase }.
monza-position-crowded = In de stelling staan de auto’s ‘{ $one }’ en ‘{ $other }’ allebei op { $space }; op één vak past één auto.
monza-position-not-over = In de stelling is de race voorbij, maar er is nog geen auto binnen.
monza-position-arrived-moves = In de stelling is de auto ‘{ $car }’ aan de beurt, maar die is al binnen.

## Tracés en tekeningen

monza-layout-none = Het circuit { $track } heeft geen tracé ‘{ $name }’; het heeft { $layouts }.
monza-curve-no-table = In { $place }: een tracé moet een tabel zijn met width, height, lane en corners.
monza-curve-unknown-key = In { $place }: een tracé heeft geen ‘{ $word }’; controleer de spelling.
monza-curve-width = In { $place }: de breedte (width) moet een aantal pixels van 100 tot 10000 zijn, niet { $value }.
monza-curve-height = In { $place }: de hoogte (height) moet een aantal pixels van 100 tot 10000 zijn, niet { $value }.
monza-curve-lane = In { $place }: lane moet de breedte van een baan in pixels zijn, van 5 tot 500, niet { $value }.
monza-curve-corners = In { $place }: de hoeken (corners) moeten 3 tot 100 rijen [x, y, straal] zijn, niet { $value }.
monza-curve-soften = In { $place }: soften moet een aantal pixels van 0 tot 500 zijn, niet { $value }.
monza-curve-start-at = In { $place }: start_at moet een deel van de ronde van 0 tot 1 zijn, niet { $value }.
monza-curve-seed = In { $place }: seed moet een geheel getal zijn dat niet negatief is, niet { $value }.
monza-curve-groves = In { $place }: groves moeten rijen [x, y, hoeveel bomen, hoe ver] zijn, met hoogstens 1000 bomen in totaal, niet { $value }.
monza-curve-pond = In { $place }: pond moet [x, y, schaal] zijn, niet { $value }.
monza-curve-tents = In { $place }: tents moeten rijen [x, y, grootte in banen, kleurletter] zijn, niet { $value }.
monza-curve-stands = In { $place }: stands moeten from en to in eenheden hebben (to komt later) en side 1 of -1, en mogen gap en rows (1 tot 9) hebben, anders dan { $value }.
monza-curve-flags = In { $place }: flags moeten rijen [eenheid, afstand in banen, kleurletter] zijn, niet { $value }.
monza-curve-keep = In { $place }: keep moeten rijen [x, y, breedte, hoogte] zijn, niet { $value }.
monza-curve-anticlockwise = In { $place }: de hoeken moeten met de klok mee staan, zoals de auto’s rijden.
monza-curve-corner-room = In { $place }: de bogen van de hoeken { $first } en { $second } hebben { $needed } pixels tussenruimte nodig, maar het zijn er { $room }; maak een straal kleiner.
monza-curve-off-board = In { $place }: een deel van de weg ligt buiten het bord; schuif de hoeken naar binnen of maak de baan smaller.
monza-curve-bend = In { $place }: de weg buigt met een straal van { $radius } pixels, maar met deze baan zijn er { $needed } nodig; maak de bocht ruimer of de baan smaller.
monza-curve-meets-itself = In { $place }: de weg loopt in zichzelf; de middellijn moet { $needed } pixels van de andere stukken blijven.
monza-drawing-no-such-car = Er is geen auto ‘{ $car }’; de auto’s zijn { $cars }.

## Terminal

monza-workshop-summary = { $name }, { $edition ->
    [classic] klassieke editie
   *[anniversary] jubileumeditie
}: { $spaces } vakken, waarvan { $obstacles ->
    [one] één obstakel
   *[other] { $obstacles } obstakels
}, { $units } eenheden lang.
monza-workshop-no-layout = Het circuit { $track } heeft geen tracé ‘{ $layout }’. De tracés zijn { $layouts }.
monza-workshop-no-layouts = Het circuit { $track } heeft geen tracé ‘{ $layout }’; het heeft er zelf geen, dus laat het weg.
monza-workshop-car-on-obstacle = { $space } is een obstakel; de auto ‘{ $car }’ kan daar niet staan.

monza-screen-round = ronde { $round }
monza-screen-phase-draw-first = er wordt geloot wie begint
monza-screen-phase-roll = gaat gooien
monza-screen-phase-lay = legt stenen
monza-screen-lay-now = leg stenen op genummerde vakken, en rijd dan
monza-screen-phase-reroll = gaat opnieuw gooien
monza-screen-phase-turbo-roll = gaat een turboworp doen
monza-screen-phase-turbo = turboworp: leg deze stenen, of rijd
monza-screen-phase-bonus = een bonusstap
monza-screen-phase-over = de race is voorbij
monza-screen-dice = Stenen
monza-screen-no-dice = allemaal gelegd
monza-screen-stands = { $space } · nog { $left }
monza-screen-arrived = { $dice ->
    [0] binnen, geen steen
    [one] binnen, één steen
   *[other] binnen, { $dice } stenen
}
monza-screen-tiles = tegels
monza-screen-extra-left = + extra worp
monza-screen-extra-gone = geen extra worp
monza-screen-lay = leg { $die } op { $space }
monza-screen-lay-tile = leg de tegel { $die } op { $space }
monza-screen-drive = rijden
monza-screen-step = stap naar { $space }
monza-screen-decline = blijven staan
monza-screen-reroll = gooi opnieuw met de extra-worp-tegel: typ r en de stenen, bijvoorbeeld r bp
monza-screen-reroll-which = Welke stenen? Typ ze na de r, bijvoorbeeld r bp voor een blauwe en een paarse.
monza-screen-then = dan { $spaces }
monza-screen-then-nothing = dan past er niets meer
monza-screen-ask-first = Welke auto begint: { $cars }?
monza-screen-ask-dice = { $driver } gooit. { $dice ->
    [one] Wat toont de steen?
   *[other] Wat tonen de { $dice } stenen?
} Letters of Engelse namen in willekeurige volgorde, bijvoorbeeld { $example }.
monza-screen-no-colour = ‘{ $text }’ is geen auto; typ een van deze: { $cars }.
monza-screen-trophies = { $trophies ->
    [one] één beker
   *[other] { $trophies } bekers
}
monza-screen-notation = Zetten: lay w a1 (een steen), tile p b8 (een tegel), drive of d, reroll bp of r bp, step c4, decline.
    Alleen een vak, zoals b7, is genoeg waar een steen past.
    Kleuren: r ▲ rood, y ★ geel, g ⬢ groen, b ● blauw, w ◆ wit, p ■ paars; ▒ is een obstakel.
    Op het circuit: hoofdletters zijn auto’s, nummers zijn je keuzes, ✓ is een steen en + een tegel die in deze beurt gelegd is.

## Voorbeelden bij de regels

monza-example-first-dice-title = Je eerste worp
monza-example-first-dice-aim = Jij bent rood, en de stenen zijn gegooid. Tik op een oplichtend vak om er een steen van die kleur op te leggen, en ga van daar verder. Past er niets meer, rijd dan.
monza-example-first-dice-done = Dat was een beurt: elke steen kan je één vak verder brengen.
monza-example-changing-lanes-title = Zes vakken in één beurt
monza-example-changing-lanes-aim = Er is een weg die alle zes de stenen gebruikt, als je op het juiste moment van baan wisselt. Vind hem, en neem zetten terug zo vaak je wilt.
monza-example-changing-lanes-done = Alle zes de stenen liggen er: van baan wisselen levert vaak meer op dan rechtdoor rijden.
monza-example-pushing-back-title = Laat groen teruggaan
monza-example-pushing-back-aim = Eindig je beurt op het vak van de groene auto. Over de blauwe mag je heen rijden.
monza-example-pushing-back-done = Groen moest in zijn eigen baan terug en sprong over blauw heen naar het dichtstbijzijnde vrije vak.
monza-example-finish-title = Over de streep
monza-example-finish-aim = Het startveld is ook de finish, en het is wit: bewaar er een witte steen voor. Jouw beurt is de laatste van de ronde.
monza-example-finish-done = Je hebt gewonnen: in deze ronde is geen andere auto aangekomen.
monza-example-bonus-step-title = Een stap cadeau
monza-example-bonus-step-aim = De kleur die je het laatst legt, geeft haar auto een stap. Zorg dat je laatste steen rood is, en zet de stap.
monza-example-bonus-step-done = De laatste steen was rood, dus rood ging nog één vak verder, welke kleur het ook had.
monza-example-accelerator-title = Een tegel dicht het gat
monza-example-accelerator-aim = Met je stenen alleen haal je de finish niet. Leg een paarse versnellingstegel waar een steen ontbreekt.
monza-example-accelerator-done = De tegel verving een steen en is voorgoed weg: kies goed wanneer je er een gebruikt.
monza-example-turbo-title = De turboworp
monza-example-turbo-aim = Leg alle zes de stenen en rijd: dan krijg je er nog twee. Je mag ze leggen of laten liggen.
monza-example-turbo-done = Zes stenen gelegd, nog twee gegooid: dat is de turboworp.

## Lab

monza-fact-pushes = Teruggeduwde auto’s
monza-fact-dice = Gelegde dobbelstenen
monza-fact-tiles = Gelegde gaspedaalfiches
monza-fact-stays = Beurten zonder een stap
monza-fact-steps = Genomen bonusstappen
monza-fact-turbos = Turboworpen
monza-fact-extra-rolls = Extra worpen
monza-heat-pushed = Vanaf hier teruggeduwde auto’s
