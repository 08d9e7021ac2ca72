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
web-generated-again = Un altro
web-generated-number = Il suo numero
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

web-players = { $least }–{ $most } giocatori
web-take-back = Annulla l’ultima mossa
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

## Qualsiasi gioco: il tabellone semplice

web-bot-other = Bot: { $name }
web-board-failed = Non è stato possibile caricare il tabellone di questo gioco. Puoi continuare a giocare qui.
web-board-failed-too = Non è stato possibile caricare il tabellone. La tua gara è al sicuro: riprova tra un attimo.
web-board-retry = Ricarica il tabellone
web-plain-standings = Classifica
web-plain-dock = La tua mossa
web-plain-turn = Tocca a te
web-plain-turn-of = Tocca a te, { $name }
web-plain-waiting = In attesa di { $names }
web-plain-chance = Decide il caso…
web-plain-over = La partita è finita
web-plain-roll = Tira
web-plain-only = Ora guarda solo { $name }.
web-plain-i-am = Sono { $name }
web-plain-ask-dice = Che cosa mostrano i dadi, { $name }?
web-plain-type = Come lo scrive il gioco, per esempio { $example }
web-plain-enter = Ecco che cosa mostrano
web-plain-find = Cerca una mossa
web-plain-nothing-yet = Non è ancora successo niente.
