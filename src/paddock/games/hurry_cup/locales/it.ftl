## Parole

hurry-colour-red = rosso
hurry-colour-yellow = giallo
hurry-colour-green = verde
hurry-colour-purple = viola
hurry-colour-blue = blu
hurry-colour-white = bianco
hurry-token-ace = asso del volante
# as in English
hurry-token-nitro = nitro
hurry-token-horn = clacson
hurry-token-second = seconda occasione
hurry-token-shortcut = scorciatoia
hurry-token-slipstream = scia
hurry-token-pit = squadra ai box
hurry-token-oil = olio
hurry-token-swap = scambio
hurry-token-fuel = senza benzina
hurry-tile-start = partenza
hurry-tile-finish = traguardo

## Eventi

hurry-event-first-drawn = La sorte sceglie { $pilot } per alzare per primo il bussolotto.
hurry-event-round-began = Giro { $round }: { $cup } alza il bussolotto.
hurry-event-out-of-fuel = { $pilot } è senza benzina: il serbatoio vale 1 in questo giro.
hurry-event-called = { $pilot } suona il clacson!
hurry-event-caller = { $pilot } è il numero { $place } di chi ha suonato il clacson.
hurry-event-looked = { $pilot } guarda sotto il bussolotto.
hurry-event-lifted = Il bussolotto è alzato: { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } riceve l’ultima pedina: { $pawn }, { $value }.
    [late] { $pilot } arriva tardi e riceve { $pawn }, { $value }.
    [hand] { $pilot } prende { $pawn }, { $value }.
   *[live] { $pilot } afferra { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } riceve l’ultima pedina: { $pawn }.
   *[horn] { $pilot } prende { $pawn } prima di tutti.
}
hurry-event-sealed = { $pilot } ha ordinato le pedine.
hurry-event-turn-began = Tocca a { $pilot }.
hurry-event-lantern-step = La lanterna rossa: { $pilot } avanza, { $origin } → { $tile }.
hurry-event-lantern-step-page = La lanterna rossa: { $pilot } avanza di una casella.
hurry-event-token-used = { $pilot } gioca un gettone: { $token }.
hurry-event-swapped = { $pilot } scambia il serbatoio con { $other } e ora ha { $pawn }: { $tank }.
hurry-event-slipstreamed = Nella scia di { $behind }, { $pilot } avanza, { $origin } → { $tile }.
hurry-event-slipstreamed-page = { $pilot } si mette in scia a { $behind }.
hurry-event-recovered = { $pilot } riprende un atout per il prossimo giro: { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } avanza di una casella oltre ogni limite, { $origin } → { $tile }.
   *[other] { $pilot } avanza di { $tiles } caselle oltre ogni limite, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } avanza di una casella oltre ogni limite.
   *[other] { $pilot } avanza di { $tiles } caselle oltre ogni limite.
}
hurry-event-rolled = { $pilot } tira { $accelerator }; con un serbatoio di { $tank } sono { $speed } km/h.
hurry-event-rerolled = { $pilot } tira di nuovo: { $accelerator }; con un serbatoio di { $tank } sono { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } prende la scorciatoia, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } avanza di una casella, { $origin } → { $tile }.
       *[other] { $pilot } avanza di { $tiles } caselle, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } prende la scorciatoia e usa { $tiles } del serbatoio.
   *[no] { $tiles ->
        [one] { $pilot } avanza di una casella.
       *[other] { $pilot } avanza di { $tiles } caselle.
    }
}
hurry-event-stopped = Il limite di { $limit } sulla casella { $tile } ferma { $pilot } a { $speed } km/h.
hurry-event-stopped-page = Il limite di { $limit } ferma { $pilot } a { $speed } km/h.
hurry-event-stayed = { $pilot } non si muove.
hurry-event-nitro = Nitro! { $pilot } avanza di una casella in più, { $origin } → { $tile }.
hurry-event-nitro-page = Nitro! { $pilot } avanza di una casella in più.
hurry-event-oiled = { $pilot } versa olio sulla casella { $tile }: d’ora in poi 50 km/h.
hurry-event-found = { $pilot } trova sulla casella { $tile }: { $token }.
hurry-event-found-page = { $pilot } trova un gettone: { $token }.
hurry-event-second-chance = { $pilot } riceve una seconda occasione.
hurry-event-crossed = { $pilot } taglia il traguardo in posizione { $place }!
hurry-event-lantern = { $pilot } riceve la lanterna rossa.
hurry-event-lantern-nobody = Nessuno ha la lanterna rossa.
hurry-event-won = { $pilots } vince la corsa, con { $points } punti!

## Perché no

hurry-reason-over = La corsa è finita.
hurry-reason-wait-for-chance = Prima vengono dadi, sorteggio o bussolotto; la corsa aspetta: { $phase }.
hurry-reason-not-your-turn = Tocca decidere all’auto { $car }.
hurry-reason-not-asked = Questo posto ha già deciso; la corsa aspetta: { $cars }.
hurry-reason-chance = Questo non può uscire qui; può uscire: { $right }.
hurry-reason-not-now = Non è il momento; la corsa aspetta: { $phase }.
hurry-reason-no-token = Non c’è questo gettone: { $token }.
hurry-reason-not-yet = Questo gettone vale dal prossimo giro: { $token }.
hurry-reason-token-played = Un gettone per giro: { $played } è già stato usato.
hurry-reason-no-fuel = «Senza benzina» è il gettone di questo giro; nessun altro si può usare.
hurry-reason-pawn-gone = La pedina { $pawn } non c’è; restano: { $left }.
hurry-reason-already-wished = La pedina { $pawn } ha già il suo posto; scegline un’altra fra: { $left }.
hurry-reason-no-lantern = La casella gratis della lanterna rossa è per l’auto che ce l’ha, prima di tutto il resto nel suo turno.
hurry-reason-yourself = Scambia con un altro pilota: { $cars }.
hurry-reason-leads = La scia vuole un’auto davanti; non ce n’è.
hurry-reason-too-near = La casella dietro la prossima auto non è davanti a questa.
hurry-reason-trump-not-used = La squadra ai box rende un atout usato; questo non lo è: { $trump }.
hurry-reason-must-move = Bisogna avanzare di almeno una casella.
hurry-reason-too-little-tank = Il serbatoio è { $tank }: al massimo { $most } caselle da qui.
hurry-reason-limit-stops = A { $speed } km/h non si entra sulla casella { $tile }, il limite è { $limit }; al massimo { $most } caselle da qui.
hurry-reason-past-finish = La strada finisce al traguardo, a { $most } caselle da qui.
hurry-reason-must-drive-out = In questa corsa il serbatoio si svuota: { $most } caselle.
hurry-reason-not-straight = Una scorciatoia parte da un rettilineo; la casella { $here } è una curva.
hurry-reason-no-bend = Una scorciatoia evita una curva; dopo la casella { $here } non ce n’è.
hurry-reason-straight-too-strict = A { $speed } km/h non si entra sul rettilineo { $tile } dopo le curve, il limite è { $limit }.
hurry-reason-not-driven-out = La nitro vuole un percorso di tutto il serbatoio che nessun limite ha fermato.
hurry-reason-not-entered = L’olio va su una casella percorsa in questo turno: { $tiles }.

## Mosse e opzioni

hurry-notation = «{ $text }» non è una mossa. Le mosse si scrivono: ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done; per il caso: first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = Non c’è un circuito «{ $key }». Quelli inclusi sono { $boards }; random-7 nasce dal numero 7; uno proprio si indica con il percorso del suo file .toml.
hurry-random-key = «{ $key }» non è un circuito casuale; scrivi random- e un numero, come random-7.
hurry-players = Hurry’Cup! è per { $least }-{ $most } piloti, non { $players }.
hurry-car = Non c’è un’auto { $car }. Le auto sono { $cars }.
hurry-cars = { $players } piloti vogliono altrettante auto di colori diversi, non: { $given }.
hurry-first = Chi alza per primo il bussolotto è un posto da 0 a { $most } o "drawn", non { $first }.
hurry-races = Un campionato ha da 1 a { $most } corse, non { $races }.

## File dei circuiti

hurry-circuit-not-toml = { $place } non è TOML valido: { $detail }.
hurry-circuit-unknown-key = { $place }: «{ $key }» non fa parte di un circuito. Un circuito ha name e tiles.
hurry-circuit-no-name = { $place }: al circuito serve un nome, come name = "Corniche".
hurry-circuit-no-tiles = { $place }: tiles dev’essere un testo di 36 caselle, come "s r90 R70* F".
hurry-circuit-too-long = { $place }: { $tiles } caselle sono troppe; un circuito ne ha { $right }.
hurry-circuit-word = { $place }: casella { $number }, «{ $word }» non è una casella. Scrivi s (rettilineo), l o r (curva), L o R (tornante) o F (traguardo), poi se serve un limite come 90 e * per una stella.

## Che cosa dice il controllo

hurry-fault-overlaps = La casella { $tile } ({ $word }) sta sulla casella { $other }; gira dall’altra parte una precedente.
hurry-fault-overlaps-start = La casella { $tile } ({ $word }) sta sul tabellone di partenza; gira dall’altra parte una precedente.
hurry-fault-not-connected = La casella { $tile } ({ $word }) non è collegata: la strada lascia la casella { $other } verso un altro esagono.
hurry-fault-finish-early = La casella { $tile } è il traguardo, ma la strada continua; il traguardo dev’essere la casella { $last }.
hurry-fault-box-too-many = Casella { $tile } ({ $word }): la scatola ne ha solo { $count }, e sono tutte posate prima.
hurry-fault-not-in-box = Casella { $tile } ({ $word }): la scatola non ha questa casella.
hurry-fault-count = Il circuito ha { $tiles } caselle; devono essere { $right }, con il traguardo.
hurry-fault-no-finish = La casella { $tile } ({ $word }) è l’ultima e dev’essere il traguardo, F.

## Posizioni

hurry-position-number = Nella posizione, { $place } ha { $value }; dev’essere da { $least } a { $most }.
hurry-position-seats = Nella posizione, { $place } ha { $given } voci; ne serve una per ciascuno dei { $seats } posti.
hurry-position-name = Nella posizione, { $place } ha «{ $name }»; può essere { $names }.
hurry-position-phase = Nella posizione, «{ $phase }» non è una fase di questa corsa. Le fasi sono { $phases }.
hurry-position-phase-needs = Nella posizione, { $place } non va con la fase { $phase }.
hurry-position-crossed = Nella posizione, { $place } deve elencare i posti con l’auto sulla casella 36: { $seats }.
hurry-position-star = Nella posizione, { $place } ha una casella senza stella; le stelle sono su { $tiles }.
hurry-position-hidden = Nella posizione, { $place } deve avere tanti gettoni diversi quante stelle restano: { $stars }.
hurry-position-fuel = Nella posizione, { $place } ha «fuel»; appena trovato è «fresh», e si gioca nel giro dopo.
hurry-position-pawn-twice = Nella posizione, { $place } ha due volte una pedina.
hurry-position-rolled = Nella posizione, { $place } non va con tanks: si conoscono { $count } dadi, e si tirano nell’ordine delle pedine.
hurry-position-caller-twice = Nella posizione, { $place } ha due volte un posto.
hurry-position-wishes = Nella posizione, { $place } ha troppe pedine per un posto; sono al massimo { $most }.

## Terminale

hurry-workshop-summary = { $name }: { $tiles } caselle, fra cui { $bends } curve e { $hairpins } tornanti.
hurry-workshop-no-cars = Un circuito si disegna senza auto; toglile, oppure guarda una gara nella pagina.
hurry-layout-none = Il circuito { $circuit } non ha un tracciato «{ $name }»; ha { $layouts }.
hurry-builder-no-way = Da queste { $tiles } caselle non si è trovata una via al traguardo; togline qualcuna.
hurry-phase-draw-first = si sorteggia chi alza per primo il bussolotto
hurry-phase-ready = tutti pronti?
hurry-phase-caller = si sorteggia l’ordine dei clacson
hurry-phase-look = chi ha suonato guarda sotto il bussolotto
hurry-phase-horn = chi ha suonato prende una pedina
hurry-phase-lift = il bussolotto sta per alzarsi
hurry-phase-grab = afferra una pedina!
hurry-phase-given = chi ha tardato riceve una pedina
hurry-phase-wish = ordina le pedine, prima la migliore
hurry-phase-hand = si sorteggia l’ordine delle mani
hurry-phase-start = un gettone prima del tiro?
hurry-phase-roll = si sta per tirare l’acceleratore
hurry-phase-second = una seconda occasione?
hurry-phase-drive = fin dove?
hurry-phase-after = un gettone dopo il percorso?
hurry-phase-find = si scopre un gettone
hurry-phase-over = la corsa è finita
hurry-screen-phase = Adesso: { $phase }
hurry-screen-round = giro { $round }
hurry-screen-start = partenza
hurry-screen-finish = traguardo
hurry-screen-no-tank = senza serbatoio
hurry-screen-has-lantern = lanterna rossa
hurry-standing = { $tile ->
    [0] alla partenza
   *[other] casella { $tile } di { $tiles }
}
hurry-move-ready = pronto
hurry-move-horn = clacson: guardare e scegliere per primo
hurry-screen-grab = afferrare { $pawn } ({ $value })
hurry-move-late = lasciar passare gli altri
hurry-screen-wish = il prossimo nel mio ordine: { $pawn } ({ $value })
hurry-move-lantern = lanterna rossa: una casella gratis
hurry-screen-swap = scambiare il serbatoio con { $pilot } ({ $value })
hurry-move-slipstream = scia
hurry-screen-pit = squadra ai box: riprendere { $token }
hurry-move-ace = asso del volante
hurry-move-go = tirare
hurry-move-again = seconda occasione: tirare di nuovo
hurry-move-keep = tenere questo tiro
hurry-screen-drive = { $tiles ->
    [0] restare su { $tile }
    [one] avanzare di una casella, fino a { $tile }
   *[other] avanzare di { $tiles } caselle, fino a { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] scorciatoia subito, fino a { $tile }
    [one] scorciatoia dopo una casella, fino a { $tile }
   *[other] scorciatoia dopo { $after } caselle, fino a { $tile }
}
hurry-move-nitro = nitro: una casella in più
hurry-move-oil = olio sulla casella { $tile }
hurry-move-done = nient’altro
hurry-screen-ask-first = Quale auto alza per prima il bussolotto: { $cars }?
hurry-screen-ask-next = Chi esce: { $cars }?
hurry-screen-ask-given = Quale pedina esce?
hurry-screen-ask-found = Che cosa trova { $pilot }? Un gettone, come oil.
hurry-screen-ask-roll = { $pilot } tira. Che cosa mostra l’acceleratore, da 1 a 6?
hurry-screen-ask-lift = Alza il bussolotto: scrivi lift.
hurry-screen-ask-tank = Che cosa mostra il dado di questa pedina, da 1 a 6: { $pawn }?
hurry-screen-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
hurry-screen-notation = Mosse: ready, horn, grab red o red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    Sulla strada: le maiuscole sono auto, i numeri fra parentesi le tue scelte; un numero è un limite, * un gettone, ~ olio.

## Lab

hurry-fact-limits = Auto fermate da un limite
hurry-fact-stays = Turni senza avanzare di una casella
hurry-fact-token = Gettone usato: { $part }
hurry-heat-limits = Auto fermate qui da un limite

## Esempi nelle regole

hurry-cup-example-rank-title = Il più grande non è il migliore
hurry-cup-example-rank-aim = La tua auto rossa è proprio davanti a un tornante con limite 60. Gli altri punteranno di certo ai serbatoi grandi. Ordina le pedine: prima quella che ti fa passare la curva.
hurry-cup-example-rank-done = Con un serbatoio di 2 l’acceleratore può mostrare fino a 4 e passi ancora il tornante. Con un 6 no, qualunque cosa tiri: la velocità più bassa sarebbe 70 km/h.
hurry-cup-example-horn-title = Guardare e scegliere per primi
hurry-cup-example-horn-aim = Gli altri sono pronti e il bussolotto è ancora giù. Suona il clacson: solo tu vedi i dadi. Poi prendi la pedina che va bene per la strada davanti a te.
hurry-cup-example-horn-done = Hai scelto per primo, e nessuno poteva essere più svelto. Il clacson ora è usato, ed era il tuo gettone per questo giro.
hurry-cup-example-limit-title = Fino al cartello
hurry-cup-example-limit-aim = Il tuo serbatoio è 5 e hai tirato 4: 90 km/h. La terza casella permette solo 70. Guida fin davanti a essa e prendi ciò che sta sotto la stella.
hurry-cup-example-limit-done = Il limite di 70 ti ha fermato sulla seconda casella, anche se il serbatoio non era vuoto. Ma lì c’era una stella: il suo gettone è tuo, dal prossimo giro.
hurry-cup-example-lantern-title = Un aiuto per l’ultimo
hurry-cup-example-lantern-aim = Il tuo serbatoio è 6, quindi non puoi andare a meno di 70 km/h, e la prossima casella permette 60. Ma sei ultimo da solo e hai la lanterna rossa: avanza della sua casella gratis prima di tirare.
hurry-cup-example-lantern-done = La casella gratis non guarda i limiti: sei già nel tornante. Se avessi tirato prima, saresti ancora lì davanti.
hurry-cup-example-ace-title = Oltre tutti i cartelli
hurry-cup-example-ace-aim = Sulle prossime sei caselle ci sono tre tornanti, e il tuo serbatoio è 6: tirando non andresti da nessuna parte. Gioca invece l’asso del volante.
hurry-cup-example-ace-done = Sei caselle in una volta, oltre 60, 70 e 70. L’asso del volante è usato, e con lui il tuo gettone per questo giro.
hurry-cup-example-shortcut-title = Sempre dritto
hurry-cup-example-shortcut-aim = A 90 km/h faresti una casella sola: dopo vengono curve da 70, 80 e 80. Gioca la scorciatoia e scegli fin dove guidi dopo di loro.
hurry-cup-example-shortcut-done = Per una casella di serbatoio ti sei lasciato dietro tutte e tre le curve, e con il resto sei andato avanti. Contano solo i limiti delle caselle in cui entri davvero.
hurry-cup-example-slipstream-title = In scia
hurry-cup-example-slipstream-aim = L’auto gialla è molto avanti, e in mezzo c’è un tornante da 70. Gioca la scia prima di tirare, e poi guida come sempre.
hurry-cup-example-slipstream-done = La scia ti ha portato fino alla casella dietro l’auto gialla, oltre tutti i cartelli, e dovevi ancora tirare.
hurry-cup-example-oil-title = Attenzione, si scivola
hurry-cup-example-oil-aim = Il tuo percorso è finito, e due auto ti stanno dietro da vicino. Versa il tuo olio su una delle caselle su cui sei passato, meglio dove devono ancora passare tutte e due.
hurry-cup-example-oil-done = D’ora in poi nessuno entra in quella casella a più di 50 km/h, fino alla fine della corsa: con un serbatoio grande gli altri devono fermarsi prima. Vale anche per te, ma tu sei già passato.
hurry-cup-example-finish-title = Oltre il traguardo
hurry-cup-example-finish-aim = Hai svuotato il serbatoio e nessun limite ti ha fermato: manca una casella. Quale gettone giochi adesso?
hurry-cup-example-finish-done = Entrare nella casella del traguardo è tagliarlo, anche con la nitro. Gli altri guidano ancora fino alla fine del giro, ma hai vinto tu.

## La guida della prima partita

hurry-guide-goal = { $tiles ->
    [one] Taglia il traguardo prima di tutti: manca una casella!
   *[other] Taglia il traguardo prima di tutti: mancano { $tiles } caselle.
}
hurry-guide-ready-title = Di’ che ci sei
hurry-guide-ready = Quando tutti ci sono, si alza il bussolotto. Ogni pedina vale un dado: sarà il tuo serbatoio.
hurry-guide-horn-title = Guardi prima tu
hurry-guide-horn = Solo tu vedi i dadi. Prendi una pedina prima di tutti: il dado del suo colore è il tuo serbatoio.
hurry-guide-grab-title = Afferra una pedina!
hurry-guide-grab = Il dado del suo colore è il tuo serbatoio. Uno grande porta lontano, ma ti rende anche veloce.
hurry-guide-wish-title = Ordina le pedine
hurry-guide-wish = Tocca prima quella che preferisci, poi la seguente. Il dado del suo colore sarà il tuo serbatoio.
hurry-guide-lantern-title = Una casella gratis
hurry-guide-lantern = Sei in coda e hai la lanterna rossa. Avanza subito di una, senza badare ai cartelli.
hurry-guide-roll-title = Tira il dado
hurry-guide-roll = Serbatoio { $tank } più il tiro, per dieci, è la tua velocità. Un cartello più basso ti ferma.
hurry-guide-second-title = Tieni questo tiro?
hurry-guide-second = Fa { $speed } km/h. Con la seconda occasione puoi tirare ancora, e vale il nuovo tiro.
hurry-guide-drive-title = Tocca una casella illuminata
hurry-guide-drive = { $tiles ->
    [one] A { $speed } km/h puoi avanzare di una casella.
   *[other] A { $speed } km/h puoi avanzare fino a { $tiles } caselle.
}
hurry-guide-stay-title = Troppo veloce per la prossima casella
hurry-guide-stay = Ammette { $limit } km/h, e tu vai a { $speed }. Stavolta resti dove sei.
hurry-guide-limit-title = Il cartello ti ferma
hurry-guide-limit = Questa casella ammette { $limit } km/h. Vai a { $speed }, quindi ti fermi prima.
hurry-guide-star-title = Una stella
hurry-guide-star = Se la tua corsa finisce lì, prendi il suo gettone. Si usa dal giro successivo.
hurry-guide-find-title = Giralo
hurry-guide-find = Hai trovato un gettone sotto la stella. Si usa dal giro successivo.
hurry-guide-after-title = Fatto, o ancora un gettone?
hurry-guide-after = La tua corsa è finita. Gioca un gettone illuminato o termina il turno.
hurry-guide-lantern-given-title = La lanterna rossa
hurry-guide-lantern-given = Sei in coda. Nel prossimo giro potrai avanzare subito di una casella gratis.
hurry-guide-fuel-title = Senza benzina
hurry-guide-fuel = In questo giro il serbatoio conta 1, qualunque sia il dado, e non puoi giocare altri gettoni.
hurry-guide-last-round-title = L’ultimo giro
hurry-guide-last-round = Una macchina ha tagliato il traguardo e vince. Le altre finiscono il giro e contano per distanza.
hurry-guide-when-now = Puoi giocarlo adesso.
hurry-guide-when-later = Non è ancora il momento.
hurry-guide-when-spent = Hai già giocato il gettone di questo giro.
hurry-guide-when-next-round = Si usa dal giro successivo.
hurry-guide-token-ace-title = Asso del volante
hurry-guide-token-ace = Invece di tirare, avanzi di quanto segna il serbatoio, senza badare ai cartelli. { $when }
hurry-guide-token-nitro-title = La nitro
hurry-guide-token-nitro = Se hai consumato tutto il serbatoio, ti porta una casella più avanti, oltre il suo cartello. { $when }
hurry-guide-token-horn-title = Il clacson
hurry-guide-token-horn = Suonalo prima che si alzi il bussolotto: solo tu vedi i dadi, e scegli prima di tutti. { $when }
hurry-guide-token-second-title = Seconda occasione
hurry-guide-token-second = Dopo il tiro puoi tirare ancora una volta, e vale il nuovo tiro. { $when }
hurry-guide-token-shortcut-title = Scorciatoia
hurry-guide-token-shortcut = Da un rettilineo salti al prossimo, oltre le curve, per una casella del serbatoio. { $when }
hurry-guide-token-slipstream-title = Scia
hurry-guide-token-slipstream = Prima di tirare, arrivi dietro alla macchina che ti precede, senza badare ai cartelli. { $when }
hurry-guide-token-pit-title = Squadra ai box
hurry-guide-token-pit = Prima di tirare, riprendi uno dei tuoi atout usati, per il giro successivo. { $when }
hurry-guide-token-oil-title = L’olio
hurry-guide-token-oil = Dopo la corsa lo versi su una casella del tuo percorso: lì 50 km/h per tutti. { $when }
hurry-guide-token-swap-title = Lo scambio
hurry-guide-token-swap = Prima di tirare, scambi serbatoio e pedina con un altro pilota. { $when }
hurry-guide-token-fuel-title = Presto senza benzina
hurry-guide-token-fuel = Allora il serbatoio conta 1, e non puoi giocare altri gettoni.

## Perché è finita così

hurry-ending-alone = { $who ->
    [you] Solo tu hai tagliato il traguardo, nel giro { $round }; per gli altri conta la distanza percorsa.
   *[one] Solo { $pilots } ha tagliato il traguardo, nel giro { $round }; per gli altri conta la distanza percorsa.
}
hurry-ending-order = Nel giro { $round } hanno tagliato il traguardo, in quest’ordine: { $pilots }; vince la prima macchina.
hurry-ending-points = { $points ->
    [0] nessun punto
    [one] un punto
   *[other] { $points } punti
}

## L’allenatore: dove porta una scelta e perché è migliore

hurry-why-arrives = Tagli il traguardo.
hurry-why-tank = Questo serbatoio ha { $tank }, l’altro solo { $other }.
hurry-why-small-tank = Un serbatoio da { $tank } va meglio con i cartelli davanti a te che uno da { $other }.
hurry-why-again = Rilanciando arriverai probabilmente più lontano.
hurry-why-keep = Questo lancio basta: tieni la seconda occasione.
hurry-why-horn = Chi guarda per primo sceglie per primo, e in questo giro conta.
hurry-why-star = Finisci su una stella e trovi un gettone.
hurry-why-further = { $tiles ->
    [one] Arrivi una casella più avanti.
   *[other] Arrivi { $tiles } caselle più avanti.
}
hurry-why-token = Il gettone ti rende più adesso che dopo.
hurry-why-saves = Tieni il gettone per un momento migliore.
hurry-why-limit = Lì il cartello davanti a te ti frena meno.
