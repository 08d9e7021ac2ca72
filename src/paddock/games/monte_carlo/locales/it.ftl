### Monte Carlo Gamble

## Colori, caselle, carte, mani

gamble-colour-red = rosso
gamble-colour-yellow = giallo
gamble-colour-blue = blu
gamble-colour-green = verde
gamble-square-start = partenza
gamble-square-first-bank = prima banca
gamble-square-second-bank = seconda banca
gamble-square-finish = traguardo
gamble-card-jackpot = il jackpot
gamble-hand-nothing = niente
gamble-hand-pair = una coppia
gamble-hand-two-pairs = doppia coppia
gamble-hand-three = un tris
gamble-hand-low-straight = scala bassa
gamble-hand-high-straight = scala alta
gamble-hand-full-house = un full
gamble-hand-four = un poker
gamble-hand-five = cinque uguali

## Che cosa succede

gamble-event-first-drawn = Estratto a sorte: comincia { $player }.
gamble-event-turn-began = Tocca a { $player } tirare.
gamble-event-announced = { $player } annuncia { $colour }.
gamble-event-rolled = { $player } fa { $points }.
gamble-event-taxed = { $player } paga { $paid } $ di tasse.
gamble-event-stuck = Nessuna pedina di { $player } può muoversi.
gamble-event-moved = { $why ->
    [lost] { $pawn } torna indietro: { $origin } → { $square }.
    [to-bank] La freccia porta avanti { $pawn }: { $origin } → { $square }.
    [back-to-bank] La freccia riporta { $pawn }: { $origin } → { $square }.
   *[roll] { $pawn } avanza: { $origin } → { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] La pedina di { $player } torna indietro: { $origin } → { $square }.
    [to-bank] La freccia porta avanti la pedina di { $player }: { $origin } → { $square }.
    [back-to-bank] La freccia riporta la pedina di { $player }: { $origin } → { $square }.
   *[roll] { $player } avanza con una pedina: { $origin } → { $square }.
}
gamble-event-stacked = Casella { $square }: { $pawn } sta sopra { $under }.
gamble-event-stacked-page = La pedina di { $player } sta ora sopra la pila della casella { $square }.
gamble-event-paid = { $why ->
    [rescue] { $player } riceve { $amount } $ per continuare.
   *[bank] { $player } riceve { $amount } $.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } entra nel casinò triplo della casella { $square }.
    [double] { $pawn } entra nel casinò doppio della casella { $square }.
   *[single] { $pawn } entra nel casinò singolo della casella { $square }.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } entra nel casinò triplo della casella { $square }.
    [double] { $player } entra nel casinò doppio della casella { $square }.
   *[single] { $player } entra nel casinò singolo della casella { $square }.
}
gamble-event-bet = { $player } punta su { $suits }.
gamble-event-turned = La carta: { $card }.
gamble-event-reshuffled = Tutte le carte si mescolano in un nuovo mazzo.
gamble-event-bet-won = { $player } vince la puntata.
gamble-event-bet-lost = { $player } perde la puntata e paga { $paid } $.
gamble-event-home = { $home ->
    [one] { $pawn } è al traguardo, la prima pedina di { $player }.
   *[other] { $pawn } è al traguardo; { $player } ne ha lì { $home }.
}
gamble-event-home-page = { $home ->
    [one] La prima pedina di { $player } è al traguardo.
   *[other] { $player } ha ora { $home } pedine al traguardo.
}
gamble-event-challenged = { $player } sfida { $opponent }: { $pawn } contro { $target }, per { $stake } $.
gamble-event-challenged-page = { $player } sfida { $opponent } a poker per { $stake } $.
gamble-event-passed = { $player } rinuncia al poker.
gamble-event-partners-asked = { $player } chiede agli altri di aggiungere alla posta.
gamble-event-shared = { $anything ->
    [yes] { $player } aggiunge { $amount } $.
   *[no] { $player } non aggiunge niente.
}
gamble-event-threw = { $rolls ->
    [one] { $player } tira { $dice }: { $hand-kind }.
   *[other] { $player } tira { $dice } e ha { $hand }: { $hand-kind }.
}
gamble-event-rerolling = { $player } tira di nuovo { $dice }.
gamble-event-stood = { $player } resta con { $hand }.
gamble-event-tied = Parità, { $hand-kind } per parte: si tira ancora una volta.
gamble-event-duel-won = { $player } batte { $loser }, { $hand-kind } contro { $other-kind }, e vince { $amount } $.
gamble-event-mastered = { $pawn } è ora in cima alla pila della casella { $square }.
gamble-event-mastered-page = { $player } è ora in cima alla pila della casella { $square }.
gamble-event-ruined = { $why ->
    [tax] Le tasse rovinano { $player }.
    [poker] Il poker rovina { $player }.
   *[casino] Il casinò rovina { $player }.
}
gamble-event-sent-back = { $pawn } deve tornare indietro: { $origin } → { $square }.
gamble-event-sent-back-page = Una pedina di { $player } deve tornare indietro: { $origin } → { $square }.
gamble-event-won = { $player } ha tutte le pedine al traguardo e vince con { $amount } $!

## Perché no

gamble-reason-over = La partita è finita.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] Prima si sorteggia chi comincia.
    [card] Prima si scopre una carta.
   *[roll] Prima si tirano i dadi.
}
gamble-reason-not-your-turn = Ora decide { $colour ->
    [red] il rosso
    [yellow] il giallo
    [blue] il blu
   *[green] il verde
}.
gamble-reason-not-now = Adesso non si può; { $phase ->
    [draw-first] si sorteggia chi comincia.
    [announce] annuncia il colore che muoverà, per esempio announce red.
    [roll] si tira il dado.
    [move] si muove una pedina, per esempio move r1.
    [bet] si punta, per esempio bet h.
    [card] si scopre una carta.
    [prize] scegli money o squares.
    [poker] sfida una pedina, per esempio challenge y1 20000, o pass.
    [partners] scegli partners o alone.
    [share] di’ quanto aggiungi, per esempio share 10000.
    [hand] tira di nuovo dei dadi, per esempio reroll J9, o stand.
    [back] scegli la pedina che torna, per esempio back r1.
   *[dice] si tirano i dadi da poker.
}
gamble-reason-card-turned = La carta { $card } è già scoperta; in cima al mazzo ce n’è un’altra.
gamble-reason-dice-count = { $rolling ->
    [one] Qui si tira un dado da poker, non { $given }.
   *[other] Qui si tirano { $rolling } dadi da poker, non { $given }.
}
gamble-reason-no-such-player = In questa partita nessuno gioca con { $colour ->
    [red] il rosso
    [yellow] il giallo
    [blue] il blu
   *[green] il verde
} come primo colore.
gamble-reason-pawn-not-yours = { $pawn } non è tua; con { $roll } puoi muovere { $pawns }.
gamble-reason-pawn-not-announced = { $pawn } non è del colore annunciato; con { $roll } puoi muovere { $pawns }.
gamble-reason-pawn-home = { $pawn } è già al traguardo; con { $roll } puoi muovere { $pawns }.
gamble-reason-pawn-on-bank = { $pawn } lascia la banca solo con 1, 2 o 3; con { $roll } puoi muovere { $pawns }.
gamble-reason-pawn-blocked = { $pawn } è bloccata e muove solo con 1, 2 o 3; con { $roll } puoi muovere { $pawns }.
gamble-reason-suits = { $wanted ->
    [one] In questo casinò si punta su un seme, non su { $given }.
   *[other] In questo casinò si punta su { $wanted } semi, non su { $given }.
}
gamble-reason-not-challengeable = Adesso non puoi sfidare { $pawn }; puoi sfidare { $pawns }.
gamble-reason-stake = La posta è un multiplo di { 10000 } $, da { 10000 } $ a { $most } $.
gamble-reason-share = Puoi aggiungere un multiplo di { 10000 } $, da { 0 } $ a { $most } $.
gamble-reason-not-in-hand = La mano è { $hand }; { $dice } non ne fa parte.
gamble-reason-cannot-go-back = { $pawn } non può tornare indietro: dev’essere una pedina di chi è in rovina, né al traguardo né alla partenza.
gamble-reason-colour = { $colour ->
    [red] Il rosso
    [yellow] Il giallo
    [blue] Il blu
   *[green] Il verde
} non si può annunciare: dev’essere un tuo colore con una pedina non ancora al traguardo.

## Mosse e opzioni

gamble-notation = «{ $text }» non è una mossa. Le mosse si scrivono: announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1; e quelle del caso: first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = «{ $text }» non indica dadi da poker: «{ $letter }» non è una faccia. Usa A, K, Q, J, T (o 10) e 9.
gamble-no-such-board = Non c’è nessun tabellone «{ $key }». Quelli inclusi sono { $boards }; uno tuo si indica con il percorso del suo file .toml.
gamble-players = Monte Carlo Gamble è per { $least }–{ $most } persone, non per { $players }.
gamble-colour = Non ci sono pedine di colore { $colour }. I colori sono { $colours }.
gamble-colours = Qui { $players } persone hanno bisogno di { $needed } colori diversi, non: { $given }.
gamble-first = Chi comincia è un posto da 0 a { $most } o "drawn", non { $first }.

## File dei tabelloni

gamble-board-not-toml = { $place } non è TOML valido: { $detail }.
gamble-board-unknown-key = { $place }: «{ $key }» non fa parte di un tabellone. Un tabellone ha name e road.
gamble-board-no-name = { $place }: il tabellone ha bisogno di un nome, per esempio name = "Boulevard".
gamble-board-length = { $place }: la strada ha { $squares } caselle; devono essere da { $fewest } a { $most }, per esempio road = "S g g shd … F".
gamble-board-word = { $place }, casella { $square }: «{ $word }» non è una casella. Usa S, g, B, >, <, 2, 1, F o tre semi diversi come shd.

## Che cosa dice il controllo

gamble-fault-start = Casella { $square }: una strada ha esattamente una partenza (S), come prima casella.
gamble-fault-finish = Casella { $square }: una strada ha esattamente un traguardo (F), come ultima casella.
gamble-fault-number = Casella { $square }: una strada ha { $kind ->
    [bank] { $right } banche (B)
    [to-bank] { $right } freccia verso la banca (>)
   *[back-to-bank] { $right } freccia di ritorno alla banca (<)
}, questa ne ha { $count }.
gamble-fault-to-bank = Casella { $square }: la freccia verso la banca (>) deve stare prima della prima banca, casella { $bank }.
gamble-fault-back-to-bank = Casella { $square }: la freccia di ritorno alla banca (<) deve stare dopo la seconda banca, casella { $bank }.
gamble-fault-no-casino = { $kind ->
    [triple] La strada ha bisogno di un casinò triplo, come shd.
    [double] La strada ha bisogno di un casinò doppio (2).
   *[single] La strada ha bisogno di un casinò singolo (1).
} Dalla casella { $square } in poi non ce n’è.
gamble-fault-no-green = Dalla casella { $square } in poi non ci sono caselle verdi (g); alle pedine servono per incontrarsi.
gamble-advice-bank = Casella { $square }: le banche stanno meglio a un terzo e a due terzi della strada; questa sulla casella { $right }.
gamble-advice-no-casino-here = Casella { $square }: nove caselle di fila senza casinò; mettine uno in mezzo.
gamble-advice-singles-many = Casella { $square }: la strada ha { $count } casinò singoli; dovrebbero essere più rari di ciascuno degli altri tipi.
gamble-advice-single-early = Casella { $square }: i casinò singoli dovrebbero venire tardi, dopo la prima banca, casella { $bank }.

## Posizioni

gamble-position-derived = Nella posizione, { $place } è { $given }; dal resto segue { $right }.
gamble-position-turn = Nella posizione, turn è { $turn }; i turni si contano da 1.
gamble-position-seat = Nella posizione, { $place } è { $seat }; i posti vanno da 0 a { $most }.
gamble-position-phase = Nella posizione, «{ $phase }» non è una fase di questa partita. Le fasi sono { $phases }.
gamble-position-square-twice = Nella posizione, una casella compare due volte; indicala una volta con tutte le sue pedine.
gamble-position-square = Nella posizione, «{ $square }» non è una casella; hanno i numeri da 0 a { $most }, e le pedine oltre stanno in home.
gamble-position-pawn = Nella posizione, «{ $pawn }» non è una pedina di questa partita. Le pedine sono { $pawns }.
gamble-position-pawn-twice = Nella posizione, la pedina { $pawn } è in due posti.
gamble-position-money-seats = Nella posizione, money ha { $given } importi; ne servono { $seats }, uno per posto.
gamble-position-money = Nella posizione, il posto { $seat } ha { $amount } $; dev’essere un multiplo di { 10000 } $, da { $least } $ a { $most } $.
gamble-position-turned = Nella posizione, «{ $card }» non può essere tra le carte scoperte; sono carte diverse da 1s a 4c.
gamble-position-announced = Nella posizione, colour va dove si gioca con due colori e uno è annunciato, e in nessun altro caso; la fase è { $phase }.
gamble-position-colour = Nella posizione, «{ $colour }» non può essere annunciato; dev’essere un colore di mover con una pedina non ancora al traguardo.
gamble-position-no-roll = Nella posizione c’è roll, ma nella fase { $phase } non si è tirato.
gamble-position-roll = Nella posizione, la fase { $phase } richiede roll, da 1 a 6.
gamble-position-stuck = Nella posizione, nessuna pedina può muovere con { $roll }; il turno sarebbe finito.
gamble-position-needs = Nella posizione, la fase { $phase } richiede la parte { $part }.
gamble-position-needs-not = Nella posizione, la parte { $part } non appartiene alla fase { $phase }.
gamble-position-casino-pawn = Nella posizione, casino indica { $pawn }; dev’essere una pedina di mover su un casinò.
gamble-position-casino-bet = Nella posizione si deve puntare sulla casella { $square }; dev’essere un casinò doppio o singolo, ancora senza suits né card.
gamble-position-casino-suits = Nella posizione, casino ha i semi «{ $suits }»; devono essere quanti ne vuole il casinò, lettere diverse nell’ordine s h d c, o ciò che vi è stampato.
gamble-position-casino-card = Nella posizione, la carta { $card } non può stare in casino: ci sta nella fase prize, ha vinto la puntata ed è stata scoperta per ultima.
gamble-position-rests = Nella posizione, { $pawn } sta sulla casella { $square }; le pedine restano alla partenza, su caselle verdi e su banche.
gamble-position-over = Nella posizione, la partita è finita quando mover, e nessun altro, ha tutte le pedine al traguardo; e solo allora.
gamble-position-ruin-why = Nella posizione, «{ $why }» non è un motivo per scegliere una pedina; è tax o poker.
gamble-position-ruin-seats = Nella posizione, ruin non torna: dopo le tasse sceglie mover; dopo il poker chi ha vinto il duello, e la parte poker dice quale pedina ha sfidato.
gamble-position-ruin-pawns = Nella posizione, chi è in rovina deve avere almeno due pedine che possano tornare; altrimenti non c’è scelta.
gamble-position-poker-pawn = Nella posizione, poker indica { $pawn }; dev’essere una pedina di mover in cima a una casella verde dopo la prima banca.
gamble-position-poker-nobody = Nella posizione nessuno della pila può essere sfidato; il turno sarebbe finito.
gamble-position-poker-challenged = Nella posizione, challenged indica { $pawn }; si sfidano solo pedine avversarie.
gamble-position-poker-target = Nella posizione, target è { $target }; in un duello è una pedina avversaria della pila, altrimenti non ci sono target, stake né shares.
gamble-position-poker-stake = Nella posizione, la posta è di { $stake } $; dev’essere un multiplo di { 10000 } $, da { 10000 } $ a { $most } $.
gamble-position-poker-shares = Nella posizione, shares dev’essere un importo per posto, solo di soci, quanto ciascuno può aggiungere.
gamble-position-poker-partners = Nella posizione, la fase è { $phase }; si chiedono soci contro chi ha una sola pedina da portare al traguardo, finché qualcuno può aggiungere qualcosa.
gamble-position-poker-asked = Nella posizione, la fase è { $phase }; asked è il socio che deve rispondere, solo nella fase share.
gamble-position-poker-letter = Nella posizione, «{ $letter }» non è una faccia di un dado da poker; usa A, K, Q, J, T e 9.
gamble-position-poker-hands = Nella posizione, hands, rolls e side non tornano con la fase: chi sfida tira fino a tre volte, poi l’avversario al massimo altrettante, e una mano ha cinque dadi.

## Terminale

gamble-workshop-summary = { $name }: { $squares } caselle dalla partenza al traguardo, di cui { $casinos } casinò.
gamble-workshop-no-pawns = Il tabellone { $board } si disegna senza pedine: ometti --cars.

gamble-screen-turn = turno { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] si sorteggia chi comincia
    [announce] annuncia un colore
    [roll] sta per tirare
    [move] scegli una pedina da muovere
    [bet] punta
    [card] si scopre una carta
    [prize] vinto: denaro o caselle
    [poker] poker, o passa
    [partners] chiedi agli altri, o gioca da solo
    [share] aggiungi alla posta, o no
    [hand] tira di nuovo dei dadi, o resta
    [back] scegli la pedina che torna
    [over] la partita è finita
   *[dice] si tirano i dadi da poker
}
gamble-screen-rolled = il dado mostra { $points }
gamble-screen-stack = Pila su { $square }, dal basso in alto:
gamble-screen-crowd = Fianco a fianco su { $square }:
gamble-screen-purse = { $amount } $ · { $home } di { $pawns } pedine al traguardo
gamble-screen-cards = Carte scoperte: { $cards } · { $left } nel mazzo
gamble-screen-no-cards = Tutte le { $left } carte sono nel mazzo.
gamble-screen-casino = Casinò su { $square }: gioca { $pawn }.
gamble-screen-bet = La puntata è { $suits }.
gamble-screen-card = La carta è { $card }.
gamble-screen-stake = Poker per { $amount } $: { $pawn } contro { $target }
gamble-move-move = muovi { $pawn }
gamble-move-back = rimanda { $pawn }
gamble-move-bet = punta su { $suits }
gamble-screen-odds = vincono { $winning } carte su { $cards }
gamble-move-challenge = sfida { $pawn } per { $stake } $
gamble-move-share = aggiungi { $amount } $
gamble-move-announce = annuncia { $colour }
gamble-move-money = prendi il denaro
gamble-move-squares = prendi le caselle
gamble-move-pass = niente poker
gamble-move-partners = chiedi agli altri di aggiungere
gamble-move-alone = gioca da solo
gamble-move-stand = resta con questa mano
gamble-move-reroll = tira di nuovo { $dice }
gamble-move-first = comincia { $colour }
gamble-move-roll = il dado mostra { $points }
gamble-move-card = la carta è { $card }
gamble-move-dice = i dadi mostrano { $dice }
gamble-screen-type-c = sfidare per un’altra posta: scrivi c, la pedina e la posta, per esempio c y1 40000
gamble-screen-type-a = aggiungere un’altra somma: scrivi a e la somma, per esempio a 120000
gamble-screen-type-r = tirare di nuovo dei dadi: scrivi r e i dadi, per esempio r J9
gamble-screen-ask-first = Quale colore comincia: { $colours }?
gamble-screen-ask-roll = { $player } tira il dado. Che cosa mostra, da 1 a 6?
gamble-screen-ask-card = { $player } scopre una carta. Quale, per esempio 3c o jackpot? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } tira { $dice ->
    [one] un dado da poker. Che cosa mostra?
   *[other] { $dice } dadi da poker. Che cosa mostrano?
} Lettere in qualsiasi ordine: A, K, Q, J, T e 9.
gamble-screen-no-roll = Un dado non mostra «{ $text }»; scrivi da 1 a 6.
gamble-screen-no-card = «{ $text }» non è una carta; scrivi numero e seme, per esempio 3c, o jackpot.
gamble-screen-no-dice = I dadi da poker non mostrano «{ $text }»; scrivi lettere come AKKQ9.
gamble-screen-no-draw-first = «{ $text }» non è un colore; scrivine uno, per esempio red.
gamble-screen-wins = { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
}
gamble-screen-notation = Mosse: move r2 (o solo r2), announce red, bet hc, money, squares, challenge y1 40000 o c y1 40000, pass,
    partners, alone, share 20000 o a 20000, reroll J9 o r J9, stand, back r1.
    Pedine: r rosso, y giallo, b blu, g verde, e un numero. Sulla strada stanno dal basso in alto, da sinistra a destra.
    Casinò: semi stampati, ?? per due a scelta, ? per uno.

## Pictures

gamble-layout-none = Il tabellone { $board } non ha un tracciato chiamato «{ $name }»; ha { $layouts }.

## Lab

gamble-fact-bets = Puntate nei casinò
gamble-fact-bets-won = Puntate vinte
gamble-fact-duels = Duelli di poker
gamble-fact-duels-won = Duelli vinti da chi sfida
gamble-fact-ruins-casino = Rovine per un casinò
gamble-fact-ruins-tax = Rovine per le tasse
gamble-fact-ruins-poker = Rovine per il poker
gamble-fact-taxes = Tasse pagate, in $
gamble-fact-money = Denaro di tutti alla fine, in $
gamble-fact-money-winner = Denaro di chi vince, in $
gamble-heat-landed = Pedine arrivate qui
gamble-heat-stuck = Pedine che non potevano muovere
gamble-heat-back = Pedine rimandate indietro da qui

## Esempi nelle regole

monte-carlo-gamble-example-blocked-title = Da sotto la pila
monte-carlo-gamble-example-blocked-aim = Tu sei il rosso, e hai tirato un 2. La tua pedina sulla casella 14 sta sotto altre due: è bloccata, ma 1, 2 o 3 la liberano. Tocca la pila e muovi quella pedina.
monte-carlo-gamble-example-blocked-done = La tua pedina è sgusciata da sotto le altre, che restano nel loro ordine. Con 4, 5 o 6 sarebbe dovuta rimanere.
monte-carlo-gamble-example-bank-title = La freccia per la banca
monte-carlo-gamble-example-bank-aim = Hai tirato un 3. Una delle tue pedine può raggiungere la freccia, che la porta subito alla prima banca. Trovala e prendi { 50000 } $.
monte-carlo-gamble-example-bank-done = La freccia ha portato la tua pedina alla banca. Lì le pedine stanno fianco a fianco e ripartono solo con 1, 2 o 3.
monte-carlo-gamble-example-counting-title = Contare le carte
monte-carlo-gamble-example-counting-aim = In un casinò singolo si punta su un solo seme. Undici carte sono scoperte, e tra loro non c’è nessun fiore. Guarda le probabilità, punta sui fiori e scopri la carta.
monte-carlo-gamble-example-counting-done = Quattro fiori e il jackpot tra sei carte: cinque su sei vincono. Si rimescola solo dopo il jackpot, perciò contare conviene.
monte-carlo-gamble-example-money-or-squares-title = Denaro o caselle
monte-carlo-gamble-example-money-or-squares-aim = Sei arrivato qui con un 5, hai puntato su ♥♣ ed è uscito il 3♣: hai vinto. Prendi { 60000 } $ e avanza di 5 caselle, o rinuncia al denaro e avanza di 15. Scegli le 15 caselle.
monte-carlo-gamble-example-money-or-squares-done = Tre per cinque fa quindici caselle, oltre la banca. Altrimenti sarebbero stati { 60000 } $ e cinque caselle: che cosa sia meglio dipende da ciò che ti serve.
monte-carlo-gamble-example-challenge-title = Un giro di poker
monte-carlo-gamble-example-challenge-aim = La tua pedina è arrivata su una pila, dopo la prima banca. Sfida una delle pedine sotto, scegli una posta e tira: fino a tre volte, ogni volta i dadi che vuoi.
monte-carlo-gamble-example-challenge-done = Hai sfidato e tirato. Ora l’avversario può tirare quante volte hai tirato tu, e la mano migliore prende la posta. Chi sfida e perde finisce anche sotto l’altra pedina.
monte-carlo-gamble-example-ruin-title = In rovina, ma non battuti
monte-carlo-gamble-example-ruin-aim = Le tasse hanno preso il tuo ultimo dollaro: una delle tue pedine deve tornare alla banca più vicina dietro di lei. Rimanda quella che perde di meno. Porta con sé { 50000 } $.
monte-carlo-gamble-example-ruin-done = Dalla casella 27 alla banca sulla 24 sono solo tre caselle, e con loro sono arrivati { 50000 } $. Le altre ne avrebbero perse sei e dieci.

## La guida della prima partita

gamble-guide-goal = Porta al traguardo le tue { $pawns } pedine prima degli altri. Il denaro aiuta solo lungo la strada.
gamble-guide-announce-title = Scegli un colore
gamble-guide-announce = Giochi con due colori. In questo turno si muovono solo le pedine di quello che scegli ora.
gamble-guide-roll-title = Tira il dado
gamble-guide-roll = Poi muovi una delle tue pedine di altrettante caselle.
gamble-guide-tax-title = La tassa, a ogni quattro
gamble-guide-tax = { $owed ->
    [0] Un quattro costa { $tax } $ prima di muovere. Con una pedina alla partenza non paghi nulla: ora niente paura.
   *[other] Un quattro ti costa { $owed } $ prima di muovere. Con una pedina alla partenza non pagheresti nulla.
}
gamble-guide-move-title = Tocca questa casella
gamble-guide-move = { $roll ->
    [one] Una casella più avanti
   *[other] { $roll } caselle più avanti
}: { $there ->
    [bank] una banca, che paga { $bank } $.
    [arrow] la freccia porta a una banca, che paga { $bank } $.
    [casino] un casinò, dove punti su una carta.
    [stack] c’è già una pedina, e la tua le va sopra.
    [home] al traguardo.
    [start] la partenza, che paga { $start } $.
   *[free] verde e libera, lì non succede altro.
}
gamble-guide-bet-title = Fai la tua puntata
gamble-guide-bet = { $suits ->
    [one] Tocca un seme. Se la carta lo mostra, vinci. Altrimenti paghi il suo valore e torni indietro.
   *[other] Tocca { $suits } semi. Se la carta ne mostra uno, vinci. Altrimenti paghi il suo valore e torni indietro.
}
gamble-guide-card-title = Scopri la carta
gamble-guide-card = Con { $suits } vinci. Altrimenti paghi il valore della carta e torni indietro di { $roll }.
gamble-guide-prize-title = Denaro o caselle?
gamble-guide-prize = Prendi { $money } $ e avanza di { $roll }, oppure niente denaro e avanza di { $squares }.
gamble-guide-poker-title = Una mano di poker?
gamble-guide-poker = La tua pedina è in cima. Puoi sfidare per denaro qualcuno lì sotto. Se perdi, finisci sotto tu.
gamble-guide-partners-title = Qualche socio?
gamble-guide-partners = A { $opponent } resta una sola pedina da portare al traguardo. Puoi chiedere agli altri di aggiungere alla posta.
gamble-guide-share-title = Partecipi?
gamble-guide-share = { $challenger } gioca contro { $opponent }, a un passo dalla vittoria. Vinci o perdi ciò che aggiungi.
gamble-guide-dice-title = Tira i dadi da poker
gamble-guide-dice = { $most ->
    [one] Hai un tiro. La mano migliore vince { $stake } $.
   *[other] Hai fino a { $most } tiri e tieni ciò che vuoi. La mano migliore vince { $stake } $.
}
gamble-guide-hand-title = Tenere o tirare di nuovo?
gamble-guide-hand = { $left ->
    [one] Tocca i dadi da tirare di nuovo (ti resta un tiro), o tieni la tua mano.
   *[other] Tocca i dadi da tirare di nuovo (ti restano { $left } tiri), o tieni la tua mano.
}
gamble-guide-tie-title = Parità: tira ancora
gamble-guide-tie = Le due mani valgono lo stesso. Ognuno tira i cinque dadi una volta.
gamble-guide-back-title = Quale pedina torna indietro?
gamble-guide-back = { $own ->
    [yes] Non hai più denaro. Tocca la pedina che torna alla banca alle sue spalle, che poi ti paga.
   *[no] { $player } non ha più denaro. Tocca quale delle sue pedine torna alla banca alle sue spalle.
}
gamble-guide-blocked-title = La tua pedina è bloccata
gamble-guide-blocked = Qualcuno le sta sopra. Riparte solo con un uno, un due o un tre.
gamble-guide-bank-title = La tua pedina è in banca
gamble-guide-bank = Lì nessuno può starle sopra. Riparte solo con un uno, un due o un tre.
gamble-guide-taxed-title = La tassa
gamble-guide-taxed = Hai fatto un quattro e pagato { $paid } $. Con una pedina alla partenza non costa nulla.
gamble-guide-bank-paid-title = La banca paga
gamble-guide-bank-paid = Ricevi { $amount } $. Nessuno ha mai più di { $most } $.
gamble-guide-stack-title = In cima
gamble-guide-stack = La tua pedina sta sopra altre. Gli avversari sotto ripartono solo con un uno, un due o un tre.
gamble-guide-challenged-title = Ti sfidano
gamble-guide-challenged = { $player } gioca a poker contro di te per { $stake } $. Prima tira { $player }, poi tu.
gamble-guide-ruined-title = In rovina
gamble-guide-ruined = Non hai più denaro. Perciò una pedina torna alla banca alle sue spalle, o alla partenza, e lì ricevi denaro.
gamble-guide-home-title = Al traguardo
gamble-guide-home = { $home ->
    [one] La tua prima pedina è al traguardo. Non torna più indietro.
   *[other] { $home } delle tue pedine sono al traguardo. Non tornano più indietro.
}
gamble-guide-jackpot-title = Il jackpot
gamble-guide-jackpot = Questa carta vince sempre, qualunque sia la puntata. Poi si rimescolano tutte le carte.

## Perché è finita così

gamble-ending-reason = { $who ->
    [you] Nel giro { $round } hai portato al traguardo le tue { $pawns } pedine prima degli altri
   *[one] Nel giro { $round } { $winner } ha portato al traguardo le sue { $pawns } pedine prima degli altri
}; poi contano le pedine al traguardo e il denaro: { $totals }.
gamble-ending-total = { $player } { $amount } $

## L’allenatore: dove porta una scelta e perché è migliore

gamble-way-move = { $there ->
    [home] porta una pedina al traguardo
    [bank] su una banca
    [start] di nuovo alla partenza
    [arrow] fino a una banca
    [stack] sopra una pila
    [casino] al casinò
   *[free] su una casella libera
}
gamble-way-bet = { $suits }: vincono { $wins } carte su { $cards }
gamble-why-bet = Vincono { $wins } carte su { $cards }. { $ruin ->
    [yes] Perdi al massimo { $most } $, e questo ti rovinerebbe.
   *[no] Non puoi rovinarti: perdi al massimo { $most } $.
}
gamble-why-money = { $money } $ ti valgono più delle caselle, adesso.
gamble-why-squares = { $squares } caselle ti rendono più del denaro.
gamble-why-pass = Un duello rischia più di quanto possa rendere.
gamble-why-challenge = Il duello conviene, anche se rischi { $stake } $.
gamble-why-stake = { $size ->
    [more] Le tue possibilità valgono { $stake } $.
   *[less] Con { $stake } $ rischi di meno.
}
gamble-why-stand = La tua mano è abbastanza buona.
gamble-why-reroll = La tua mano può facilmente migliorare.
gamble-why-home = Porti una pedina al traguardo.
gamble-why-paid = La banca ti paga { $amount } $.
gamble-why-free = Così meno tue pedine restano bloccate.
gamble-why-covers = Sei sopra { $player } e puoi chiamare il poker.
gamble-why-avoids = Eviti la pila di { $player }.
gamble-why-casino = Il casinò ti rende più di quanto possa costare.
gamble-why-no-casino = Eviti il casinò e non rischi denaro.
