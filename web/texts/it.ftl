### Testi della pagina

web-title = Paddock – corse da giocare subito
web-home = Alla pagina iniziale
web-lost = Questa pagina non esiste
web-no-table = Questo tavolo non esiste
web-which-race = Quale corsa oggi?
web-play-with-friends = Gioca con gli amici
web-play-now = Gioca subito
web-play-game-now = Gioca subito: { $game }
web-soon = Presto
web-open-tables = Tavoli aperti
web-load-record = Guarda una corsa salvata
web-table-of = Tavolo di { $name }
web-seats-taken = Posti occupati: { $taken } su { $seats }
web-join = Partecipa
web-watch = Guarda
# Il nome di chi non ne ha dato uno.
web-rookie = Principiante
web-language = Lingua
web-light = Chiaro
web-dark = Scuro
web-menu = Menu
web-leave = Lascia il tavolo
web-sound-on = Audio attivo
web-sound-off = Audio spento
web-reconnecting = Nuova connessione …
web-offline = Nessuna connessione
web-offline-text = Al momento Paddock non raggiunge il suo server. Le tue gare lì sono al sicuro e proseguono appena torni online.
web-try-again = Riprova

## Un nuovo tavolo

web-new-table = Un tavolo per { $game }
web-seats = Chi gioca?
web-seat-kind = Posto { $seat }
web-person-here = Gioca qui
web-person-elsewhere = Entra con il link
web-bot-random = Bot: novellino
web-bot-greedy = Bot: pilota
web-bot-shark = Bot: squalo
web-name = Nome
web-name-of-seat = Nome al posto { $seat }
web-remove-seat = Togli il posto { $seat }
web-add-seat = Un posto in più
web-board = Pista
web-laid-again = Un altro
web-laid-number = Il suo numero
web-more-options = Altre opzioni
web-who-may-join = Chi può partecipare?
web-by-link = Con il link
web-by-link-text = Solo chi ha il link trova il tavolo.
web-public = Tutti
web-public-text = Il tavolo compare nella pagina iniziale.
web-clock = Orologio
web-clock-none = Nessuno
web-clock-none-text = La corsa aspetta tutti.
web-clock-relaxed = Tranquillo
web-clock-relaxed-text = Un bot sostituisce chi si assenta per un minuto e mezzo. Chi c’è ha quattro minuti e mezzo per turno.
web-clock-fast = Veloce
web-clock-fast-text = Un bot sostituisce gli assenti dopo venti secondi. Chi c’è ha un minuto per turno.
web-dice = Dadi
web-dice-seeded = Tira l’app
web-dice-seeded-text = Un tocco, e i dadi rotolano.
web-dice-typed = Dadi veri
web-dice-typed-text = Tiri sul tavolo e tocchi quello che mostrano.
web-make-table = Apri il tavolo
web-start = Comincia la corsa

## La sala d’attesa

web-all-here = Ci sono tutti.
web-waiting-for = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
web-host-starts = La corsa comincia quando vuole chi ha aperto il tavolo.
web-invite = Invita
web-qr = Il link come codice QR
web-copy-link = Condividi il link
web-copied = Il link è copiato.
web-open-seat = Posto libero
web-sit-here = Siediti qui
web-your-name = Il tuo nome
web-sit = Siediti
web-stand = Libera il posto
web-seat-you = tu
web-seat-here = qui
web-seat-bot = bot
web-seat-person = persona
web-seat-online = online
web-seat-away = via
web-seat-standin = un bot sostituisce
web-table-settings = Che cosa si gioca
web-seat-number = N. { $seat }

## Al tavolo

web-who = Al tavolo
web-spectators = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
web-log = Che cosa è successo
web-copy-watch = Link per gli amici
web-copy-seat = Il mio posto altrove
web-download = Registrazione
web-scan-watch = Scansiona per guardare o partecipare su un altro dispositivo.
web-scan-seat = Scansiona per continuare con il tuo posto su un altro dispositivo. È solo tuo: non passarlo ad altri.
web-time-left = { $name }: ancora { $time }
web-time-short = { $seconds ->
    [one] Ancora un secondo, poi un bot gioca questo turno.
   *[other] Ancora { $seconds } secondi, poi un bot gioca questo turno.
}
web-time-up = Il tempo è scaduto: un bot gioca questo turno. Il prossimo è di nuovo tuo.

## La fine

web-result = Risultato
web-you-win = Vinci tu!
web-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
web-trophies = { $count ->
    [one] un trofeo
   *[other] { $count } trofei
}
web-chart = A che punto erano tutti dopo ogni giro
web-rematch = Rivincita
web-replay = Replay
web-look-at-board = Guarda il tabellone

## Un replay

web-replay-start = Prima della partenza
web-moment = Momento
web-move-of = Mossa { $move } di { $moves }
web-step = Mossa successiva
web-step-back = Mossa precedente
web-play = Riproduci
web-pause = Pausa
web-speed = Velocità

## Le regole

web-rules = Regole
web-rules-of = Regole: { $game }
web-contents = Indice
web-try-it = Prova
web-example-done = Ben fatto!
web-example-missed = Non ancora
web-example-missed-text = Il tuo turno è finito. C’è una strada migliore: riprova.
web-back-to-race = Torna alla gara

## Monza

web-players = { $least }–{ $most } giocatori
web-monza-minutes = 15 min
web-monza-age = da 5 anni
web-monza-tagline = Sei dadi. Tre corsie.
web-monte-theme = soldi e fortuna
web-hurry-age = da 9 anni

web-monza-round = Giro { $round }
web-monza-order = Classifica
web-monza-to-go = al traguardo
web-monza-to = Verso { $space }
web-monza-your-dice = I tuoi dadi
web-monza-your-turn = Tocca a te
web-monza-turn-of = Tocca a te, { $name }
web-monza-watch = { $name } è al volante
web-monza-over = La corsa è finita
web-monza-ask-roll = Tira i dadi
web-monza-ask-draw = Sorteggia chi comincia
web-monza-ask-turbo = Turbo! Tira altri due dadi
web-monza-ask-again = Ritira i dadi scelti
web-monza-ask-lay = Metti un dado su una casella illuminata
web-monza-ask-tile = Metti un gettone, o parti
web-monza-ask-drive = Tutto pronto per partire
web-monza-ask-stay = Nessun dado va bene: stavolta resti
web-monza-ask-bonus = Passo bonus: tocca una casella illuminata
web-monza-ask-reroll = Tocca i dadi da ritirare
web-monza-may-drive = Puoi anche partire adesso.
web-monza-roll = Tira
web-monza-draw = Sorteggia
web-monza-drive = Parti
web-monza-stay = Resta
web-monza-decline = No, resta
web-monza-reroll = { $count ->
    [0] Scegli i dadi
    [one] Ritira un dado
   *[other] Ritira { $count } dadi
}
web-monza-undo = Riprendi l’ultimo dado
web-monza-die = Dado { $colour }
web-monza-die-laid = { $colour }, messo
web-monza-tile = Gettone acceleratore { $colour }
web-monza-tiles = Gettoni
web-monza-extra-roll = Lancio extra
web-monza-erase = Cancella l’ultimo dado
web-monza-enter-dice = Ecco che cosa mostrano

web-monza-board-oval = Una pista corta per le prime corse, fino a quattro auto.
web-monza-board-classic = La pista classica con due caselle d’arrivo, fino a sei auto.
web-monza-board-grand-prix = Una pista lunga con passaggi stretti, per professionisti.
web-monza-option-first = Chi comincia?
web-monza-option-first-text = Secondo le regole comincia il più giovane: tocca chi è. Oppure scegli chi vuoi, o lascia decidere alla sorte.
web-monza-option-first-drawn = A sorteggio
web-monza-option-first-drawn-text = Il caso decide chi comincia.
web-monza-option-professional = Per professionisti
web-monza-option-professional-text = Gettoni acceleratore, un lancio extra, e un lancio turbo dopo sei dadi.
web-monza-option-bonus-step = Passo bonus
web-monza-option-bonus-step-text = L’auto dell’ultimo colore messo può avanzare di una casella.
web-monza-option-bonus = Per chi è il passo bonus?
web-monza-option-bonus-any = Per tutti
web-monza-option-bonus-any-text = Può farlo anche la propria auto.
web-monza-option-bonus-others = Per gli altri
web-monza-option-bonus-others-text = Il proprio turno non dà niente alla propria auto.
web-monza-option-turbo-tiles = Gettoni nel lancio turbo
web-monza-option-turbo-tiles-text = I gettoni acceleratore si possono mettere anche con i dadi turbo.
web-monza-option-finish = Il traguardo
web-monza-option-finish-coloured = Colorato
web-monza-option-finish-coloured-text = Ci vuole un dado del suo colore.
web-monza-option-finish-open = Libero
web-monza-option-finish-open-text = Va bene qualsiasi dado non usato.
web-monza-option-obligation = Proseguire
web-monza-option-obligation-continue = Finché un dado va bene
web-monza-option-obligation-continue-text = Quale, lo scegli tu.
web-monza-option-obligation-longest = La strada più lunga
web-monza-option-obligation-longest-text = Il percorso deve usare più dadi possibile.
web-monza-option-obligation-free = Libero
web-monza-option-obligation-free-text = Puoi fermarti quando vuoi.
web-monza-option-edition = Edizione
web-monza-option-edition-anniversary = Anniversario
web-monza-option-edition-anniversary-text = L’edizione del 2020: da due a quattro auto, e un trofeo per chi vince.
web-monza-option-edition-classic = Classica
web-monza-option-edition-classic-text = L’edizione del 2000: da due a sei auto.

## Monte Carlo Gamble

web-monte-players-list = Giocatori e il loro denaro
web-monte-on-road = { $count } per strada
web-monte-at-start = { $count } alla partenza
web-monte-blocked = { $count ->
    [one] { $count } bloccata
   *[other] { $count } bloccate
}
web-monte-home = { $count } a casa
web-monte-is-blocked = bloccata
web-monte-square = Casella { $square }
web-monte-stack-of = Pila di { $count } pedine sulla casella { $square }
web-monte-close = Chiudi
web-monte-turn-of = Tocca a te, { $name }
web-monte-watch = Gioca { $name }
web-monte-over = La partita è finita
web-monte-you-rolled = { $points ->
    [1] Hai fatto un uno
    [2] Hai fatto un due
    [3] Hai fatto un tre
    [4] Hai fatto un quattro
    [5] Hai fatto un cinque
   *[6] Hai fatto un sei
}
web-monte-rolled = { $points ->
    [1] { $name } ha fatto un uno
    [2] { $name } ha fatto un due
    [3] { $name } ha fatto un tre
    [4] { $name } ha fatto un quattro
    [5] { $name } ha fatto un cinque
   *[6] { $name } ha fatto un sei
}
web-monte-points = { $points ->
    [1] un uno
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
   *[6] un sei
}
web-monte-ask-draw-first = Sorteggiate chi comincia
web-monte-ask-announce = Quale colore muoverà?
web-monte-ask-roll = Lancia il dado
web-monte-ask-move = { $count ->
    [one] Muovi la pedina che brilla.
   *[other] Muovi una pedina che brilla, o tocca dove andrebbe.
}
web-monte-ask-bet = Fai la tua puntata
web-monte-ask-card = Scopri la carta
web-monte-ask-prize = Denaro o caselle?
web-monte-ask-poker = Una mano di poker?
web-monte-ask-poker-text = La tua pedina è sulla pila della casella { $square }. Puoi sfidare qualcuno lì sotto.
web-monte-ask-partners = Chiedi agli altri di aggiungere
web-monte-ask-share = { $name } chiede: aggiungi qualcosa contro { $other }?
web-monte-ask-dice = Lancia i dadi da poker
web-monte-ask-hand = Quali dadi rilanci?
web-monte-ask-tie-dice = Parità: lancia ancora
web-monte-ask-back = Una pedina deve tornare indietro
web-monte-ask-back-text = { $name } è in rovina: tocca la pedina che torna indietro.
web-monte-draw = Sorteggia
web-monte-roll = Lancia
web-monte-to = Alla { $square }
web-monte-where-free = Casella libera
web-monte-where-casino = Entra al casinò
web-monte-where-bank = In banca
web-monte-where-start = Ritorno alla partenza
web-monte-where-home = A casa: un milione!
web-monte-where-arrow = Con la freccia in banca
web-monte-where-own = Su una propria pedina
web-monte-where-stack = Sopra { $name }
web-monte-short-free = Libera
web-monte-short-casino = Casinò
web-monte-short-bank = Banca
web-monte-short-start = Partenza
web-monte-short-home = Traguardo
web-monte-short-arrow = Banca
web-monte-casino = Casinò
web-monte-casino-single = Casinò, un seme
web-monte-casino-double = Casinò, due semi
web-monte-casino-triple = Casinò, tre semi
web-monte-casino-at = { $name } sulla casella { $square }, con un { $points }
web-monte-bet = La puntata
web-monte-bet-mark = VA
web-monte-suit-s = picche
web-monte-suit-h = cuori
web-monte-suit-d = quadri
web-monte-suit-c = fiori
web-monte-place-bet = { $count ->
    [one] Tocca un seme
   *[other] Tocca { $count } semi
}
web-monte-bets = { $name } punta
web-monte-lay-bet = Punta
web-monte-turn-card = Scopri la carta
web-monte-card-comes = La carta …
web-monte-cards-left = { $count ->
    [one] una carta rimasta
   *[other] { $count } carte rimaste
}
web-monte-odds = Probabilità
web-monte-seen = Viste: { $cards }
web-monte-none-seen = Non si è ancora vista nessuna carta.
web-monte-you-win = Hai vinto!
web-monte-wins = { $name } vince
web-monte-you-lose = Stavolta no
web-monte-loses = { $name } perde
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } vanno alla banca, e la pedina torna indietro.
web-monte-won-text = La carta vale { $money }. { $name } sceglie.
web-monte-won-choose = La carta vale { $money }. Scegli:
web-monte-prize-money = { $count ->
    [one] { $money }, una casella
   *[other] { $money }, { $count } caselle
}
web-monte-prize-squares = { $count ->
    [one] Niente denaro, una casella
   *[other] Niente denaro, { $count } caselle
}
web-monte-take-money = Prendi { $money }, vai alla { $square }
web-monte-take-squares = Niente denaro, vai alla { $square }
web-monte-poker = Poker
web-monte-whom = Chi sfidare
web-monte-stake = Posta
web-monte-challenge = Sfida { $name }: { $stake }
web-monte-pass = Niente poker
web-monte-alone = Giocare da solo
web-monte-stakes = decide la posta
web-monte-waits = aspetta
web-monte-your-share = La tua parte
web-monte-add-share = Aggiungi { $money }
web-monte-add-nothing = Non aggiungere nulla
web-monte-less = Meno
web-monte-more = Più
web-monte-kept = Tenuti
web-monte-to-roll = Da rilanciare
web-monte-roll-dice = { $count ->
    [one] Lancia un dado
   *[other] Lancia { $count } dadi
}
web-monte-reroll = { $count ->
    [0] Scegli i dadi
    [one] Rilancia un dado
   *[other] Rilancia { $count } dadi
}
web-monte-stand = Resta così
web-monte-rolls-used = lancio { $rolls } di { $most }
web-monte-tie = parità: entrambi rilanciano
web-monte-duel-wins = vince { $money }
web-monte-duel-loses = perde { $money }
web-monte-hands = Mani, la migliore per prima
web-monte-face-A = asso
web-monte-face-K = re
web-monte-face-Q = regina
web-monte-face-J = fante
web-monte-face-T = dieci
web-monte-face-9 = nove
web-monte-faces-A = assi
web-monte-faces-K = re
web-monte-faces-Q = regine
web-monte-faces-J = fanti
web-monte-faces-T = dieci
web-monte-faces-9 = nove
web-monte-hand-of = { $kind ->
    [five] cinque { $faces }
    [four] quattro { $faces }
    [three] tre { $faces }
    [two-pairs] { $faces } e { $others }
   *[pair] due { $faces }
}
web-monte-enter-die = Cosa mostra il dado
web-monte-enter-card = Quale carta è stata scoperta
web-monte-enter-dice = Cosa mostrano i dadi da poker
web-monte-erase = Cancella l’ultimo dado
web-monte-that-is-it = Ecco cosa mostrano

web-monte-carlo-gamble-board-boulevard = La strada lunga, per una serata al casinò.
web-monte-carlo-gamble-board-promenade = Una strada breve, per una partita veloce.
web-monte-carlo-gamble-option-first = Chi comincia?
web-monte-carlo-gamble-option-first-0 = Il primo posto
web-monte-carlo-gamble-option-first-0-text = Da lì si gioca a turno.
web-monte-carlo-gamble-option-first-drawn = A sorte
web-monte-carlo-gamble-option-first-drawn-text = Il caso indica il primo giocatore.
web-monte-carlo-gamble-option-two-player-pawns = Pedine in due giocatori
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Due colori ciascuno
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Due pedine per colore; annunci il colore prima di lanciare.
web-monte-carlo-gamble-option-two-player-pawns-three = Un colore ciascuno
web-monte-carlo-gamble-option-two-player-pawns-three-text = Tre pedine, come in più giocatori.

## Hurry'Cup!

web-hurry-token-ace = Asso
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Clacson
web-hurry-token-second = 2ª chance
web-hurry-token-shortcut = Scorciatoia
web-hurry-token-slipstream = Scia
web-hurry-token-pit = Box
web-hurry-token-oil = Olio
web-hurry-token-swap = Scambio
web-hurry-token-fuel = A secco
web-hurry-pawn-red = Rosso
web-hurry-pawn-yellow = Giallo
web-hurry-pawn-green = Verde
web-hurry-pawn-purple = Viola
web-hurry-pawn-blue = Blu
web-hurry-pawn-white = Bianco
web-hurry-round = { $circuit }, giro { $round }
web-hurry-pilots = Piloti
web-hurry-you = Tu
web-hurry-tile-of = tessera { $tile } di 36
web-hurry-at-start = alla partenza
web-hurry-crossed = al traguardo, posto { $place }
web-hurry-used = usato
web-hurry-fresh = dal prossimo giro
web-hurry-lantern = lanterna rossa
web-hurry-tank = serbatoio { $value }, { $colour }
web-hurry-swap-with = Scambia con { $name }
web-hurry-to-tile = Alla tessera { $tile }
web-hurry-dock = Il tuo turno
web-hurry-ask-roll = Lancia l’acceleratore
web-hurry-ask-find = Hai trovato un gettone
web-hurry-ask-start = Gioca un gettone o lancia
web-hurry-ask-second = Tieni questo lancio?
web-hurry-ask-shortcut = Tocca dove finisce la scorciatoia
web-hurry-ask-drive = { $count ->
    [one] Guida di una tessera
   *[other] Guida fino a { $count } tessere
}
web-hurry-ask-stay = Troppo veloce per la prossima tessera
web-hurry-ask-oil = Tocca la tessera per l’olio
web-hurry-ask-after = Gioca un gettone o finisci
web-hurry-over = La gara è finita
web-hurry-watch = { $name } è al volante
web-hurry-hint-stop = Tocca una tessera che brilla. La successiva ammette { $limit }.
web-hurry-hint-drive = Tocca una tessera che brilla.
web-hurry-hint-token = Un gettone per giro.
web-hurry-hint-find = Si usa dal prossimo giro.
web-hurry-roll = Lancia
web-hurry-keep = Tieni
web-hurry-stay = Resta
web-hurry-done = Fatto
web-take-back = Annulla l’ultima mossa
web-hurry-type-roll = Che cosa mostra l’acceleratore?
web-hurry-type-find = Quale gettone era?
web-hurry-turn-over = Gira
web-hurry-lantern-step = Lanterna rossa: una tessera gratis
web-hurry-pawn-gone = { $colour }: ce l’ha { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } è arrivato prima
web-hurry-cup-ready = Pronti?
web-hurry-cup-ready-text = Giro { $round }. Quando tutti sono pronti, { $name } alza il bicchiere.
web-hurry-cup-horn = Tu per primo
web-hurry-cup-horn-text = Guarda sotto il bicchiere e prendi una pedina prima di tutti.
web-hurry-cup-grab = Afferra!
web-hurry-cup-grab-text = Una pedina ciascuno. La prima mano la prende, col dado del suo colore.
web-hurry-cup-wish = Ordina
web-hurry-cup-wish-text = Tocca le pedine, la migliore per prima. Nessuno vede.
web-hurry-cup-lift = Attenti…
web-hurry-cup-lift-text = Il bicchiere si alza da un momento all’altro.
web-hurry-cup-taken = Serbatoi
web-hurry-cup-taken-text = Ognuno guida col dado della sua pedina.
web-hurry-cup-wait = Un momento…
web-hurry-cup-wait-text = Giro { $round }. Il tavolo aspetta { $name }.
web-hurry-has = ha { $colour }, { $value }
web-hurry-has-pawn = ha { $colour }
web-hurry-called = ha suonato il clacson
web-hurry-thinks = sta pensando
web-hurry-is-ready = è pronto
web-hurry-choose-now = scegli ora
web-hurry-looks = guarda
web-hurry-ranks = sta ordinando
web-hurry-has-ranked = ha ordinato
web-hurry-only = Ora guarda solo { $name }.
web-hurry-i-am = Sono { $name }
web-hurry-ready = Pronto
web-hurry-horn = Clacson!
web-hurry-see-board = Vedi il circuito
web-hurry-to-cup = Al bicchiere
web-hurry-under-stars = Sotto ogni stella c’è uno di questi
web-hurry-cup-board-corniche = Lungo le scogliere: tornanti sul mare prima del traguardo.
web-hurry-cup-board-lavender = Tra campi di lavanda, con lunghi rettilinei.
web-hurry-cup-board-lighthouse = Fino al faro e ritorno.
web-hurry-cup-laid = Un circuito a caso
web-hurry-cup-laid-text = Posato dal caso. Lo stesso numero dà sempre lo stesso circuito.
web-hurry-cup-option-grab = Afferrare le pedine
web-hurry-cup-option-grab-live = Dal vivo
web-hurry-cup-option-grab-live-text = Il bicchiere si alza per tutti; la prima mano prende la pedina.
web-hurry-cup-option-grab-sealed = In segreto
web-hurry-cup-option-grab-sealed-text = Ognuno ordina le pedine in segreto. Per giocare senza fretta.
web-hurry-cup-option-first = Chi alza il bicchiere per primo?
web-hurry-cup-option-first-text = Per regola il più giovane: tocca chi è. Oppure scegli qualcuno, o lascia decidere la sorte.
web-hurry-cup-option-first-drawn = A sorte
web-hurry-cup-option-first-drawn-text = La sorte dice chi comincia.
web-hurry-cup-option-exact = Usare tutto il serbatoio
web-hurry-cup-option-exact-text = Si guida fin dove serbatoio e limiti permettono.
web-hurry-cup-option-races = Campionato
web-hurry-cup-option-races-1 = Una gara
web-hurry-cup-option-races-1-text = Una sola gara.
web-hurry-cup-option-races-3 = Tre gare
web-hurry-cup-option-races-3-text = I punti si sommano di gara in gara.
web-hurry-cup-option-races-5 = Cinque gare
web-hurry-cup-option-races-5-text = I punti si sommano di gara in gara.
web-hurry-build = Costruisci il tuo circuito
web-hurry-build-again = Il vostro circuito
web-hurry-own-name = Il nostro rally
web-hurry-laid = { $count } di 36 tessere
web-hurry-box = La scatola
web-hurry-kind-straight = Rettilineo
web-hurry-kind-bend = Curva
web-hurry-kind-hairpin = Tornante
web-hurry-kind-finish = Traguardo
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , limite { $limit }
}{ $star ->
    [yes] , stella
   *[no] {""}
}, restano { $count }
web-hurry-turn = Gira
web-hurry-back = Togli
web-hurry-finish = Finiscilo per me
web-hurry-clear = Ricomincia
web-hurry-use = Corri qui
web-hurry-close = Chiudi
web-hurry-cup-tanks = Serbatoi
web-hurry-cup-tanks-text = Dadi veri: { $name } legge che cosa mostra ciascuno.
web-next-race = Prossima gara
web-race-of = Gara { $race } di { $races }
web-champions = { $count ->
    [one] { $names } vince il campionato!
   *[other] { $names } vincono il campionato!
}
web-championship = Campionato
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-workshop-home = Disegna una pista
web-workshop = Officina
web-workshop-lead = Fai un tabellone tuo, guarda che cosa non va e fallo correre dai bot.
web-workshop-game = Giochi
web-workshop-begin = Comincia con
web-workshop-starter = Uno nuovo e piccolo
web-workshop-load = Carica un file
web-workshop-drop = Puoi anche trascinare un file in qualsiasi punto di questa pagina o incollare un testo nel campo.
web-workshop-text = Il tabellone come testo
web-workshop-wrong = Non ci si può ancora correre. Correggi il testo; viene controllato appena fai una pausa.
web-workshop-advice = Ci si può correre. Qualche consiglio:
web-workshop-fine = È tutto a posto.
web-workshop-judge = Giudica questo tabellone
web-workshop-stop = Ferma
web-workshop-players = Giocatori
web-workshop-bot = Chi guida
web-workshop-options = Opzioni del gioco
web-workshop-waiting = { $ahead ->
    [one] Si sta giudicando un altro tabellone; il tuo è il prossimo.
   *[other] { $ahead } tabelloni vengono giudicati prima del tuo.
}
web-workshop-starting = Le auto vanno alla partenza …
web-workshop-progress = { $races } gare su { $wanted }
web-workshop-old = Da allora hai cambiato il tabellone: questi numeri sono del testo di prima.
web-workshop-tint = Che cosa mostra il colore delle caselle
web-workshop-plain = Senza colore
web-workshop-idle = mai usata
web-workshop-space = { $space }: { $count } in una gara
web-workshop-all-spaces = Ogni casella in numeri
web-workshop-one-space = Casella
web-workshop-play = Gioca su questo tabellone
web-workshop-drawing = Scarica il disegno (SVG)
web-workshop-save = Scarica il testo
web-workshop-report = Scarica il rapporto
web-workshop-picture = Il disegno
