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
monza-event-extra-roll = { $driver } usa il gettone del lancio extra per { $dice }.
monza-event-rerolled = { $driver } ottiene { $dice } e ora ha { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } mette un gettone { $colour } { $space ->
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
monza-event-stayed = { $driver } non può usare nessun dado e resta { $space ->
    [partenza] alla partenza
    [traguardo] sul traguardo
   *[other] su { $space }
}.
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
monza-reason-has-arrived = L’auto è arrivata: i dadi che restano non si usano. Con drive finisci il turno.
monza-reason-no-step = Nessun passo porta da { $here } su { $space }; da lì si può andare su { $nexts }.
monza-reason-obstacle = { $space } è un ostacolo; da { $here } si può andare su { $nexts }.
monza-reason-wrong-colour = Su { $space } va un dado o un gettone { $asked ->
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
monza-reason-no-tile = Non c’è più nessun gettone acceleratore { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [purple] viola
   *[other] { $colour }
}.
monza-reason-no-turbo-tiles = Durante il lancio turbo non si mettono gettoni acceleratore.
monza-reason-must-go-on = Un dado va ancora bene: mettine uno su { $nexts }.
monza-reason-no-extra-roll = Non c’è più il gettone del lancio extra.
monza-reason-already-laid = Il gettone del lancio extra si usa prima di mettere il primo dado o gettone.
monza-reason-not-rolled = I dadi mostrano { $hand }; { $dice } non è fra loro.
monza-reason-no-dice-named = Indica almeno un dado da tirare di nuovo.
monza-reason-occupied = Su { $space } c’è un’auto; un passo bonus vuole una casella libera.

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
monza-position-no-tiles = Nella posizione, l’auto «{ $car }» ha dei gettoni, ma questa corsa si gioca senza la variante per professionisti.
monza-position-tiles = Nella posizione, i gettoni dell’auto «{ $car }» sono «{ $tiles }»; devono essere lettere diverse di rygbwp.
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
monza-screen-stands = { $space } · mancano { $left }
monza-screen-arrived = { $dice ->
    [0] al traguardo, nessun dado
    [one] al traguardo, un dado
   *[other] al traguardo, { $dice } dadi
}
monza-screen-tiles = gettoni
monza-screen-extra-left = + lancio extra
monza-screen-extra-gone = niente lancio extra
monza-screen-lay = metti { $die } { $space ->
    [partenza] alla partenza
    [traguardo] sul traguardo
   *[other] su { $space }
}
monza-screen-lay-tile = metti il gettone { $die } { $space ->
    [partenza] alla partenza
    [traguardo] sul traguardo
   *[other] su { $space }
}
monza-screen-drive = vai
monza-screen-step = fai un passo { $space ->
    [partenza] alla partenza
    [traguardo] al traguardo
   *[other] alla casella { $space }
}
monza-screen-decline = resta dove sei
monza-screen-reroll = tira di nuovo con il gettone del lancio extra: scrivi r e i dadi, come r bp
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
monza-screen-notation = Mosse: lay w a1 (un dado), tile p b8 (un gettone), drive o d, reroll bp o r bp, step c4, decline.
    Basta una casella, come b7, se lì va bene un dado.
    Colori: r ▲ rosso, y ★ giallo, g ⬢ verde, b ● blu, w ◆ bianco, p ■ viola; ▒ è un ostacolo.
    Sulla pista: le maiuscole sono auto, i numeri sono le tue scelte, ✓ è un dado e + un gettone messi in questo turno.

## Esempi nelle regole

monza-example-first-dice-title = Il tuo primo lancio
monza-example-first-dice-aim = Tu sei il rosso, e i dadi sono lanciati. Tocca una casella illuminata per metterci un dado del suo colore, e prosegui da lì. Quando non va più bene niente, parti.
monza-example-first-dice-done = Questo era un turno: ogni dado può portarti avanti di una casella.
monza-example-changing-lanes-title = Sei caselle in un turno
monza-example-changing-lanes-aim = C’è una strada che usa tutti e sei i dadi, se cambi corsia al momento giusto. Trovala, e riprendi i dadi quante volte vuoi.
monza-example-changing-lanes-done = Tutti e sei i dadi sono sul tracciato: cambiare corsia spesso rende più che andare dritto.
monza-example-pushing-back-title = Fai arretrare la verde
monza-example-pushing-back-aim = Finisci il turno sulla casella dell’auto verde. Sopra quella blu puoi passare.
monza-example-pushing-back-done = La verde è arretrata nella sua corsia, e ha saltato la blu fino alla casella libera più vicina.
monza-example-finish-title = Oltre la linea
monza-example-finish-aim = La partenza è anche il traguardo, ed è bianca: tieni un dado bianco per lei. Il tuo turno è l’ultimo del giro.
monza-example-finish-done = Hai vinto: nessun’altra auto è arrivata in questo giro.
monza-example-bonus-step-title = Un passo in regalo
monza-example-bonus-step-aim = Il colore che metti per ultimo regala un passo alla sua auto. Fai in modo che l’ultimo dado sia rosso, e fai il passo.
monza-example-bonus-step-done = L’ultimo dado era rosso, perciò il rosso è avanzato di un’altra casella, qualunque ne fosse il colore.
monza-example-accelerator-title = Un gettone chiude il vuoto
monza-example-accelerator-aim = I tuoi dadi da soli non arrivano al traguardo. Metti un gettone acceleratore viola dove manca un dado.
monza-example-accelerator-done = Il gettone ha sostituito un dado ed è andato per sempre: scegli bene quando usarla.
monza-example-turbo-title = Il lancio turbo
monza-example-turbo-aim = Metti tutti e sei i dadi, poi parti: altri due dadi sono tuoi. Puoi metterli o lasciarli.
monza-example-turbo-done = Sei dadi messi, altri due lanciati: questo è il lancio turbo.

## Lab

monza-fact-pushes = Auto spinte indietro
monza-fact-dice = Dadi messi
monza-fact-tiles = Tessere acceleratore messe
monza-fact-stays = Turni senza avanzare
monza-fact-steps = Passi bonus fatti
monza-fact-turbos = Tiri turbo
monza-fact-extra-rolls = Tiri extra
monza-heat-pushed = Auto spinte indietro da qui
