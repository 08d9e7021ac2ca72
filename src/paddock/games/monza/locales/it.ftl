### Monza

## Colori e luoghi (i colori sono al maschile: dicono di un dado o di un gettone; partenza e traguardo prendono la preposizione nelle selezioni qui sotto, che conoscono queste due parole)

monza-colour-red = rosso
monza-colour-yellow = giallo
monza-colour-green = verde
monza-colour-blue = blu
monza-colour-white = bianco
monza-colour-purple = viola
monza-space-start = partenza
monza-space-finish = traguardo

## Che cosa succede

monza-event-first-drawn = Il sorteggio fa cominciare { $driver }.
monza-event-round-began = Giro { $round }.
monza-event-turn-began = Tocca a { $driver } tirare i dadi.
monza-event-rolled = { $driver } tira { $dice }.
monza-event-extra-roll = { $driver } usa il dischetto nuovo tiro per { $dice }.
monza-event-rerolled = { $driver } ottiene { $dice } e ora ha { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } mette un dischetto { $colour } { $space ->
        [partenza] alla partenza
        [traguardo] sul traguardo
       *[other] su { $space }
    }.
   *[no] { $driver } mette un dado { $colour } { $space ->
        [partenza] alla partenza
        [traguardo] sul traguardo
       *[other] su { $space }
    }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } mette un dischetto { $colour } { $space-lane ->
        [outer] sulla corsia esterna
        [middle] sulla corsia centrale
        [inner] sulla corsia interna
       *[finish] sul traguardo
    }.
   *[no] { $driver } mette un dado { $colour } { $space-lane ->
        [outer] sulla corsia esterna
        [middle] sulla corsia centrale
        [inner] sulla corsia interna
       *[finish] sul traguardo
    }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } avanza di una casella, { $origin ->
        [partenza] dalla partenza
        [traguardo] dal traguardo
       *[other] da { $origin }
    } { $space ->
        [partenza] alla partenza
        [traguardo] al traguardo
       *[other] alla casella { $space }
    }.
   *[other] { $driver } avanza di { $spaces } caselle, { $origin ->
        [partenza] dalla partenza
        [traguardo] dal traguardo
       *[other] da { $origin }
    } { $space ->
        [partenza] alla partenza
        [traguardo] al traguardo
       *[other] alla casella { $space }
    }.
}
monza-event-drove-page = { $spaces ->
    [one] { $driver } avanza di una casella.
   *[other] { $driver } avanza di { $spaces } caselle.
}
monza-event-stayed = { $driver } non può usare nessun dado e resta { $space ->
    [partenza] alla partenza
    [traguardo] sul traguardo
   *[other] su { $space }
}.
monza-event-stayed-page = { $driver } non può usare nessun dado e resta dov’è.
monza-event-turbo-rolled = Turbo! { $driver } tira { $dice }.
monza-event-pushed-back = { $by } spinge indietro { $driver } { $origin ->
    [partenza] dalla partenza
    [traguardo] dal traguardo
   *[other] da { $origin }
} { $space ->
    [partenza] alla partenza
    [traguardo] al traguardo
   *[other] alla casella { $space }
}.
monza-event-pushed-back-page = { $by } spinge indietro { $driver }.
monza-event-arrived = { $dice ->
    [0] { $driver } arriva al traguardo, senza usare dadi in questo giro.
    [one] { $driver } arriva al traguardo, con un dado.
   *[other] { $driver } arriva al traguardo, con { $dice } dadi.
}
monza-event-last-round = Questo è l’ultimo giro.
monza-event-bonus-offered = L’ultimo colore messo da { $by } è { $colour }: { $driver } può avanzare di un passo.
monza-event-stepped = { $driver } fa il passo bonus { $origin ->
    [partenza] dalla partenza
    [traguardo] dal traguardo
   *[other] da { $origin }
} { $space ->
    [partenza] alla partenza
    [traguardo] al traguardo
   *[other] alla casella { $space }
}.
monza-event-stepped-page = { $driver } fa il passo bonus { $space-lane ->
    [outer] sulla corsia esterna
    [middle] sulla corsia centrale
    [inner] sulla corsia interna
   *[finish] e arriva al traguardo
}.
monza-event-declined = { $driver } rinuncia al passo bonus.
monza-event-won = { $count ->
    [one] Vince { $drivers }!
   *[other] Vincono insieme { $drivers }!
}

## Perché no

monza-reason-over = La corsa è finita.
monza-reason-wait-for-dice = Prima si tirano i dadi.
monza-reason-not-your-turn = Tocca all’auto { $car ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
    [white] bianca
    [purple] viola
   *[other] { $car }
} decidere.
monza-reason-dice-count = { $rolling ->
    [one] Qui si tira un dado, non { $given }.
   *[other] Qui si tirano { $rolling } dadi, non { $given }.
}
monza-reason-no-such-car = Nessuno guida l’auto { $car ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
    [white] bianca
    [purple] viola
   *[other] { $car }
} in questa corsa.
monza-reason-not-now = Adesso non si può; la corsa aspetta: { $phase ->
    [draw-first] il sorteggio
    [roll] il lancio
    [lay] che si mettano i dadi
    [reroll] il nuovo lancio
    [turbo-roll] il lancio turbo
    [turbo] che si mettano i dadi turbo
    [bonus] il passo bonus
   *[over] più niente
}.
monza-reason-not-now-page = Adesso non si può.
monza-reason-has-arrived = L’auto è arrivata: i dadi che restano non si usano. Con drive finisci il turno.
monza-reason-no-step = Nessun passo porta da { $here } su { $space }; da lì si può andare su { $nexts }.
monza-reason-no-step-page = Lì non si può andare: tocca una casella illuminata.
monza-reason-obstacle = { $space } è un ostacolo; da { $here } si può andare su { $nexts }.
monza-reason-obstacle-page = Quello è un ostacolo: nessuno ci passa sopra.
monza-reason-wrong-colour = Su { $space } va un dado o un dischetto { $asked ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $asked }
}, non { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
}.
monza-reason-wrong-colour-page = Su questa casella va solo un dado o un dischetto del suo colore.
monza-reason-no-die = Non c’è nessun dado { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
} da usare.
monza-reason-cuts-short = Con un dado { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
} su { $space } la strada finirebbe troppo presto; in questa corsa bisogna usare quanti più dadi si può.
monza-reason-cuts-short-page = Così il tuo percorso finirebbe troppo presto; in questa gara deve usare più dadi possibile.
monza-reason-no-tile = Non c’è più nessun dischetto accelerazione { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
}.
monza-reason-no-turbo-tiles = Durante il lancio turbo non si mettono dischetti accelerazione.
monza-reason-must-go-on = Un dado va ancora bene: mettine uno su { $nexts }.
monza-reason-must-go-on-page = Un dado va ancora bene: mettine uno su una casella illuminata.
monza-reason-no-extra-roll = Non c’è più il dischetto nuovo tiro.
monza-reason-already-laid = Il dischetto nuovo tiro si usa prima di mettere il primo dado o dischetto.
monza-reason-not-rolled = I dadi mostrano { $hand }; { $dice } non è fra loro.
monza-reason-no-dice-named = Indica almeno un dado da tirare di nuovo.
monza-reason-occupied = Su { $space } c’è un’auto; un passo bonus vuole una casella libera.
monza-reason-occupied-page = Lì c’è un’auto; un passo bonus vuole una casella libera.

## Mosse, opzioni, caselle

monza-notation = «{ $text }» non è una mossa. Le mosse si scrivono così: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = «{ $text }» non indica dei dadi: «{ $letter }» non è un colore. Usa r, y, g, b, w e p, o i nomi inglesi dei colori.
monza-no-such-space = La pista { $track } non ha una casella «{ $name }». Le caselle si chiamano a1, b1, c1 e così via, dalla corsia esterna a quella interna, oppure start e finish.
monza-no-such-track = Non c’è una pista «{ $key }». Quelle incluse sono { $boards }; per una pista tua, dai il percorso del suo file .toml.
monza-players = L’edizione { $edition ->
    [classic] classica
   *[anniversary] dell’anniversario
} si gioca da { $least } a { $most }, non in { $players }.
monza-car = Non c’è un’auto «{ $car }» nell’edizione { $edition ->
    [classic] classica
   *[anniversary] dell’anniversario
}. Le sue auto sono { $cars }.
monza-cars = Se si gioca in { $players }, servono altrettante auto di colori diversi, non: { $given }.
monza-first = Chi comincia è un posto da 0 a { $most } o "drawn", non { $first }.

## File di pista

monza-track-not-toml = { $place } non è TOML valido: { $detail }.
monza-track-unknown-key = { $place }: «{ $key }» non fa parte di una pista. Una pista ha name, edition, start, lanes e curves.
monza-track-no-name = { $place }: la pista vuole un nome, come name = "Oval".
monza-track-edition = { $place }: edition deve essere "classic" (due caselle d’arrivo alla fine) o "anniversary" (la partenza è il traguardo), non { $value }.
monza-track-lanes = { $place }: [lanes] vuole esattamente le tre righe outer, middle e inner.
monza-track-curves = { $place }: curves deve contenere tabelle, come [curves.wide].
monza-track-start = { $place }: start, la lunghezza della partenza, deve essere un numero maggiore di 0, a passi di 0.05, non { $value }.
monza-track-too-long = { $place }: { $spaces } caselle sono troppe; una pista ne ha al massimo { $most }.
monza-track-lane-empty = { $place }: la { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
} è vuota; scrivi le sue caselle con lettera e lunghezza, come "w2 r3 x1.5".
monza-track-word = { $place }: { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}, casella { $number }: «{ $word }» non è una lettera con una lunghezza, come w2 o x1.5.
monza-track-colour = { $place }: { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}, casella { $number }: «{ $letter }» non è un colore. Usa r, y, g, b, w, p, o x per un ostacolo.
monza-track-length = { $place }: { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}, casella { $number }: la lunghezza di «{ $word }» deve essere maggiore di 0, a passi di 0.05.

## Che cosa dice il controllo

monza-fault-lane-length = { $space }, ultima casella, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: questa corsia è lunga { $length }, le altre { $others }. Con { $right } invece di { $last } per questa casella finirebbero insieme.
monza-fault-lane-longer = { $space }, ultima casella, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: questa corsia è lunga { $length }, le altre { $others }. Accorciala, così finiscono tutte insieme.
monza-fault-start-three = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: dalla partenza si entra in tutte e tre le corsie; devono essere esattamente due. Fai cominciare una corsia con un ostacolo (x).
monza-fault-start-few = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: dalla partenza { $opened ->
    [0] non si entra in nessuna corsia
    [one] si entra in una sola corsia
   *[other] si entra solo in { $opened } corsie
}; devono essere esattamente due. Fai cominciare questa corsia con un colore invece di un ostacolo.
monza-fault-targets = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: una pista classica finisce con due caselle d’arrivo e un ostacolo; questa { $targets ->
    [0] non ha caselle d’arrivo
    [one] ha una casella d’arrivo
   *[other] ha { $targets } caselle d’arrivo
}. Cambia l’ultima casella di questa corsia.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: le due caselle d’arrivo hanno lo stesso colore ({ $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
}); danne un altro a questa.
monza-fault-unreachable = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: qui non può arrivare nessuna auto. Sposta un bordo della casella o delle vicine, così che una casella dietro la tocchi, o fanne un ostacolo.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: un vicolo cieco, da qui non si raggiunge il traguardo. Apri la casella davanti, o sposta un bordo così che tocchi una vicina che arriva più avanti.
monza-advice-start-colours = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: dalla partenza di una pista { $edition ->
    [classic] classica
   *[anniversary] dell’anniversario
} si entra su { $first ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $first }
} e { $second ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $second }
}.
monza-advice-one-length = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: tutte le caselle sono lunghe uguali; con due o più lunghezze, cambiare corsia diventa una scelta.
monza-advice-three-alike = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: terza volta di fila ({ $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
    [obstacle] ostacolo
   *[other] { $colour }
}); cambia il suo colore.
monza-advice-cramped = { $space }, { $lane ->
    [outer] corsia esterna
    [middle] corsia centrale
   *[inner] corsia interna
}: in una curva del tracciato { $layout } è disegnata più corta di 0.9 larghezze di corsia; allungala, o allarga la curva.
monza-advice-balance = Il colore { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
} ha { $count ->
    [one] una casella
   *[other] { $count } caselle
}, la sua parte sarebbe circa { $share }; cambia il colore di qualcuna.

## Posizioni

monza-position-round = Nella posizione, round è { $value }; i giri si contano da 1.
monza-position-car = Nella posizione, { $place } indica l’auto «{ $car }». Le auto di questa corsa sono { $cars }.
monza-position-missing-car = Nella posizione, l’auto «{ $car }» manca in cars.
monza-position-phase = Nella posizione, «{ $phase }» non è una fase. Le fasi sono { $phases }.
monza-position-no-space = Nella posizione, { $place }: la pista { $track } non ha una casella «{ $name }». Le caselle si chiamano a1, b1, c1 e così via, oppure start e finish.
monza-position-obstacle = Nella posizione, { $place }: { $name } è un ostacolo della pista { $track }; lì non possono stare auto né dadi.
monza-position-used = Nella posizione, l’auto «{ $car }» ha usato { $used } dadi; possono essere da 0 a 8.
monza-position-no-tiles = Nella posizione, l’auto «{ $car }» ha dei dischetti, ma questa corsa si gioca senza la variante per piloti esperti.
monza-position-tiles = Nella posizione, i dischetti dell’auto «{ $car }» sono «{ $tiles }»; devono essere lettere diverse di rygbwp.
monza-position-path = Nella posizione, «{ $text }» non può stare in path; solo ciò che è stato messo in questo turno, come "lay w a1".
monza-position-path-step = Nella posizione, path va su { $space }, dove nessun passo porta da { $here }.
monza-position-colour = Nella posizione, «{ $colour }» non è un colore. I colori sono { $colours }.
monza-position-dice-letter = Nella posizione, «{ $letter }» non è un dado; usa le lettere r, y, g, b, w e p.
monza-position-dice-total = Nella posizione, i dadi in mano, sulla strada e da tirare fanno { $found }; devono fare { $total }.
monza-position-dice-phase = Nella posizione ci sono dadi in mano, ma nella fase { $phase } non ce ne sono.
monza-position-rolling = Nella posizione, rolling deve dire quanti dadi si tirano di nuovo, da 1 a 6.
monza-position-bonus = Nella posizione, la fase bonus vuole bonus_for (l’auto che può avanzare) e last (l’ultimo colore messo).
monza-position-bonus-phase = Nella posizione, bonus_for va con la fase bonus, non con { $phase }.
monza-position-crowded = Nella posizione, le auto «{ $one }» e «{ $other }» sono tutte e due su { $space }; in una casella ci sta un’auto sola.
monza-position-not-over = Nella posizione la corsa è finita, ma nessuna auto è arrivata.
monza-position-arrived-moves = Nella posizione tocca all’auto «{ $car }», ma è già arrivata.

## Tracciati e disegni

monza-layout-none = La pista { $track } non ha un tracciato «{ $name }»; ha { $layouts }.
monza-curve-no-table = In { $place }: un tracciato deve essere una tabella con width, height, lane e corners.
monza-curve-unknown-key = In { $place }: un tracciato non ha «{ $word }»; controlla come è scritto.
monza-curve-width = In { $place }: la larghezza (width) deve essere un numero di pixel da 100 a 10000, non { $value }.
monza-curve-height = In { $place }: l’altezza (height) deve essere un numero di pixel da 100 a 10000, non { $value }.
monza-curve-lane = In { $place }: lane deve essere la larghezza della corsia in pixel, da 5 a 500, non { $value }.
monza-curve-corners = In { $place }: gli angoli (corners) devono essere da 3 a 100 righe [x, y, raggio], non { $value }.
monza-curve-soften = In { $place }: soften deve essere un numero di pixel da 0 a 500, non { $value }.
monza-curve-start-at = In { $place }: start_at deve essere una parte del giro da 0 a 1, non { $value }.
monza-curve-seed = In { $place }: seed deve essere un numero intero non negativo, non { $value }.
monza-curve-groves = In { $place }: groves deve essere fatto di righe [x, y, quanti alberi, fin dove], con al massimo 1000 alberi in tutto, non { $value }.
monza-curve-pond = In { $place }: pond deve essere [x, y, scala], non { $value }.
monza-curve-tents = In { $place }: tents deve essere fatto di righe [x, y, grandezza in corsie, lettera del colore], non { $value }.
monza-curve-stands = In { $place }: stands deve avere from e to in unità (to viene dopo) e side 1 o -1, e può avere gap e rows (da 1 a 9), non come { $value }.
monza-curve-flags = In { $place }: flags deve essere fatto di righe [unità, distanza in corsie, lettera del colore], non { $value }.
monza-curve-keep = In { $place }: keep deve essere fatto di righe [x, y, larghezza, altezza], non { $value }.
monza-curve-anticlockwise = In { $place }: gli angoli vanno elencati in senso orario, come corrono le auto.
monza-curve-corner-room = In { $place }: gli archi degli angoli { $first } e { $second } vogliono { $needed } pixel fra loro, ma ce ne sono { $room }; riduci un raggio.
monza-curve-off-board = In { $place }: una parte della strada è fuori dal tabellone; sposta gli angoli verso l’interno o stringi la corsia.
monza-curve-bend = In { $place }: la strada curva con un raggio di { $radius } pixel, ma con questa corsia ne servono { $needed }; allarga la curva o stringi la corsia.
monza-curve-meets-itself = In { $place }: la strada finisce su sé stessa; la sua linea di mezzo deve stare a { $needed } pixel dagli altri tratti.
monza-drawing-no-such-car = Non c’è un’auto «{ $car }»; le auto sono { $cars }.

## Terminale

monza-workshop-summary = { $name }, edizione { $edition ->
    [classic] classica
   *[anniversary] dell’anniversario
}: { $spaces } caselle, { $obstacles ->
    [one] una delle quali è un ostacolo
   *[other] { $obstacles } delle quali sono ostacoli
}, lunghezza { $units }.
monza-workshop-no-layout = La pista { $track } non ha un tracciato «{ $layout }». I suoi tracciati sono { $layouts }.
monza-workshop-no-layouts = La pista { $track } non ha un tracciato «{ $layout }»; non ne ha di suoi, quindi lascialo via.
monza-workshop-car-on-obstacle = { $space } è un ostacolo; l’auto «{ $car }» non può stare lì.

monza-screen-round = giro { $round }
monza-screen-phase-draw-first = si sorteggia chi comincia
monza-screen-phase-roll = sta per tirare
monza-screen-phase-lay = mette i dadi
monza-screen-lay-now = metti i dadi sulle caselle numerate, poi vai
monza-screen-phase-reroll = sta per tirare di nuovo
monza-screen-phase-turbo-roll = sta per fare un lancio turbo
monza-screen-phase-turbo = lancio turbo: metti questi dadi, o vai
monza-screen-phase-bonus = un passo bonus
monza-screen-phase-over = la corsa è finita
monza-screen-dice = Dadi
monza-screen-no-dice = tutti messi
monza-screen-stands = { $left ->
    [one] { $space } · manca una casella
   *[other] { $space } · mancano { $left } caselle
}
monza-screen-stands-page = { $left ->
    [one] manca una casella
   *[other] mancano { $left } caselle
}
monza-screen-arrived = { $dice ->
    [0] al traguardo, nessun dado
    [one] al traguardo, un dado
   *[other] al traguardo, { $dice } dadi
}
monza-screen-tiles = dischetti
monza-screen-extra-left = + nuovo tiro
monza-screen-extra-gone = nuovo tiro usato
monza-move-lay = { $tile ->
    [yes] metti il dischetto { $colour } { $space ->
        [partenza] alla partenza
        [traguardo] sul traguardo
       *[other] su { $space }
    }
   *[no] metti { $colour } { $space ->
        [partenza] alla partenza
        [traguardo] sul traguardo
       *[other] su { $space }
    }
}
monza-move-drive = vai
monza-move-step = fai un passo { $space ->
    [partenza] alla partenza
    [traguardo] al traguardo
   *[other] alla casella { $space }
}
monza-move-decline = resta dove sei
monza-move-reroll = tira di nuovo { $dice }
monza-move-first = comincia { $car }
monza-move-roll = i dadi mostrano { $dice }
monza-screen-reroll = tira di nuovo con il dischetto nuovo tiro: scrivi r e i dadi, come r bp
monza-screen-reroll-which = Quali dadi? Scrivili dopo la r, come r bp per uno blu e uno viola.
monza-screen-then = poi { $spaces }
monza-screen-then-nothing = poi non va bene niente
monza-screen-ask-first = Quale auto comincia: { $cars }?
monza-screen-ask-dice = { $driver } tira. { $dice ->
    [one] Che cosa mostra il dado?
   *[other] Che cosa mostrano i { $dice } dadi?
} Lettere o nomi inglesi in qualsiasi ordine, come { $example }.
monza-screen-no-colour = «{ $text }» non è un’auto; scrivi una di queste: { $cars }.
monza-screen-trophies = { $trophies ->
    [one] un trofeo
   *[other] { $trophies } trofei
}
monza-screen-notation = Mosse: lay w a1 (un dado), tile p b8 (un dischetto), drive o d, reroll bp o r bp, step c4, decline.
    Basta una casella, come b7, se lì va bene un dado.
    Colori: r ▲ rosso, y ★ giallo, g ⬢ verde, b ● blu, w ◆ bianco, p ■ viola; ▒ è un ostacolo.
    Sulla pista: le maiuscole sono auto, i numeri sono le tue scelte, ✓ è un dado e + un dischetto messi in questo turno.

## Esempi nelle regole

monza-example-first-dice-title = Il tuo primo lancio
monza-example-first-dice-aim = Tu sei il rosso, e i dadi sono già tirati. Tocca una casella illuminata per metterci un dado del suo colore, e prosegui da lì. Quando non va più bene niente, parti.
monza-example-first-dice-done = Questo era un turno: ogni dado può portarti avanti di una casella.
monza-example-changing-lanes-title = Sei caselle in un turno
monza-example-changing-lanes-aim = C’è una strada che usa tutti e sei i dadi, se cambi corsia al momento giusto. Trovala, e annulla le mosse quante volte vuoi.
monza-example-changing-lanes-done = Hai messo tutti e sei i dadi: cambiare corsia spesso rende più che andare dritto.
monza-example-pushing-back-title = Spingi indietro la verde
monza-example-pushing-back-aim = Finisci il turno sulla casella dell’auto verde. Sopra quella blu puoi passare.
monza-example-pushing-back-done = La verde è arretrata nella sua corsia, e ha saltato la blu fino alla casella libera più vicina.
monza-example-finish-title = Oltre la linea
monza-example-finish-aim = La partenza è anche il traguardo, ed è bianca: tieni un dado bianco per lei. Il tuo turno è l’ultimo del giro.
monza-example-finish-done = Hai vinto: nessun’altra auto è arrivata in questo giro.
monza-example-bonus-step-title = Un passo in regalo
monza-example-bonus-step-aim = L’ultimo colore che usi regala un passo bonus alla sua auto. Fai in modo che l’ultimo dado sia rosso, e fai il passo bonus.
monza-example-bonus-step-done = L’ultimo dado era rosso, perciò la rossa è avanzata di un’altra casella, di qualunque colore fosse.
monza-example-accelerator-title = Un dischetto colma il vuoto
monza-example-accelerator-aim = Con i soli dadi non arrivi al traguardo. Metti il dischetto accelerazione viola dove manca un dado.
monza-example-accelerator-done = Il dischetto ha sostituito un dado e non c’è più: scegli bene quando usarlo.
monza-example-turbo-title = Il lancio turbo
monza-example-turbo-aim = Metti tutti e sei i dadi, poi parti: tiri altri due dadi. Puoi metterli o lasciarli.
monza-example-turbo-done = Sei dadi messi, altri due tirati: questo è il lancio turbo.

## Lab

monza-fact-pushes = Auto spinte indietro
monza-fact-dice = Dadi messi
monza-fact-tiles = Dischetti accelerazione messi
monza-fact-stays = Turni senza avanzare
monza-fact-steps = Passi bonus fatti
monza-fact-turbos = Lanci turbo
monza-fact-extra-rolls = Dischetti nuovo tiro usati
monza-heat-pushed = Auto spinte indietro da qui

## La guida della prima partita

monza-guide-goal = Completa il giro della pista prima degli altri.
monza-guide-roll-title = Tira i dadi
monza-guide-roll = Ogni dado mostra un colore. I colori decidono dove può andare la tua macchina.
monza-guide-roll-again-title = Tira di nuovo
monza-guide-roll-again = I dadi scelti si tirano ancora una volta. Gli altri restano come sono.
monza-guide-turbo-roll-title = Lancio turbo!
monza-guide-turbo-roll = Hai usato tutti e sei i dadi. Tirane altri due e prosegui.
monza-guide-lay-title = Tocca una casella illuminata
monza-guide-lay = La tua macchina può andarci, e hai un dado del suo colore: { $colours }.
monza-guide-lay-on-title = E da lì si prosegue
monza-guide-lay-on = { $owed ->
    [yes] Un dado va ancora bene ({ $colours }), quindi devi metterne uno. La strada la scegli tu.
   *[no] Un dado va ancora bene: { $colours }. Puoi metterlo, o partire subito.
}
monza-guide-drive-title = Parti
monza-guide-drive = { $laid ->
    [0] Nessun dado va bene: stavolta la tua macchina resta ferma.
   *[other] Nessun dado va più bene. La tua macchina arriva fino all’ultimo che hai messo.
}
monza-guide-turbo-title = Metti i dadi del turbo
monza-guide-turbo = Uno va bene: { $colours }. Non è obbligatorio: puoi anche partire.
monza-guide-bonus-title = Passo bonus: tocca una casella illuminata
monza-guide-bonus = L’ultimo colore messo, { $colour }, è quello della tua macchina: può avanzare di una casella, senza dado.
monza-guide-obstacle-title = Una casella ostacolo
monza-guide-obstacle = Sulle caselle grigie con uno pneumatico non si passa. Cambia corsia per superarla.
monza-guide-push-title = Qui c’è già qualcuno
monza-guide-push = Se ti fermi qui, { $driver } arretra fino alla prima casella libera della corsia.
monza-guide-pushed-back-title = Devi arretrare
monza-guide-pushed-back = { $driver } si ferma sulla tua casella. La tua macchina torna alla prima libera della corsia.
monza-guide-tile-title = Dischetti accelerazione
monza-guide-tile = Si mettono come un dado del loro colore. Ora va bene: { $colours }. Ognuno si usa una volta sola.
monza-guide-extra-roll-title = Il dischetto nuovo tiro
monza-guide-extra-roll = Prima di mettere il primo dado puoi tirare di nuovo quelli che vuoi. Una volta per gara.
monza-guide-finish-title = Il traguardo è a una casella
monza-guide-finish = { $open ->
    [yes] Qualsiasi dado ti ci porta.
   *[no] Come ogni casella, vuole un dado del suo colore: { $colours }.
}
monza-guide-last-round-title = L’ultimo giro
monza-guide-last-round = Qualcuno è arrivato: questo giro è l’ultimo. Se arrivano in più, vince chi usa meno dadi.

## Perché è finita così

monza-ending-alone = { $who ->
    [you] Solo tu hai raggiunto il traguardo, nel giro { $round }.
   *[one] Solo { $drivers } ha raggiunto il traguardo, nel giro { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } avete raggiunto il traguardo nel giro { $round }; vince chi usa meno dadi: { $used }.
   *[many] { $drivers } hanno raggiunto il traguardo nel giro { $round }; vince chi usa meno dadi: { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] nessuno
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
}
monza-ending-on-track = ancora in pista

## L’allenatore: dove porta una scelta e perché è migliore

monza-way-lays = { $laid ->
    [0] resta fermo
    [one] una casella
   *[other] { $laid } caselle
}
monza-way-reroll = { $dice ->
    [one] tira di nuovo un dado
   *[other] tira di nuovo { $dice } dadi
}
monza-way-step = fa il passo
monza-way-decline = resta lì
monza-way-arrives = al traguardo
monza-way-pushes = spinge indietro { $driver }
monza-why-arrives = Arrivi al traguardo.
monza-why-arrives-fewer = { $dice ->
    [one] Arrivi con un solo dado, e vince chi ne usa meno.
   *[other] Arrivi con { $dice } dadi soltanto, e vince chi ne usa meno.
}
monza-why-reroll = Rilanciando arriverai probabilmente più lontano.
monza-why-pushes = Spingi indietro { $driver }.
monza-why-passes = Superi { $driver }.
monza-why-lays = { $laid ->
    [one] Avanzi di una casella; con la seconda scelta, di nessuna.
   *[other] Avanzi di { $laid } caselle; con la seconda scelta, solo di { $others }.
}
monza-why-keeps-tile = Tieni un dischetto accelerazione per dopo.
monza-why-keeps-roll = Tieni il dischetto nuovo tiro per dopo.
monza-why-colours = Da lì { $colours } colori ti portano avanti al prossimo turno; dall’altra casella, solo { $others }.
