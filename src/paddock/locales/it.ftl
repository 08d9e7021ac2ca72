### Testi che non appartengono a nessun gioco

list-and = { $first } e { $last }
list-or = { $first } o { $last }

file-unreadable = Impossibile leggere { $path }: { $detail }.
file-unwritable = Impossibile scrivere { $path }: { $detail }.

no-such-game = Non c’è nessun gioco «{ $name }». I giochi sono { $games }.
no-such-rules = La versione { $version } delle regole di { $name } qui non è nota; questo Paddock conosce { $versions }. Forse la conosce un Paddock più recente.
no-simulation = { $game } non si può simulare in codice macchina.
no-such-bot = Non c’è nessun bot «{ $name }» per { $game }. I bot sono { $bots }.
game-no-resample = { $game } ha dei segreti e non dice come estrarli di nuovo, quindi non si può cercare una mossa.
no-such-example = Non c’è nessun esempio «{ $name }» per { $game }. Gli esempi sono { $examples }.
no-puzzles = Non ci sono problemi per { $game }.
no-such-puzzle = Non c’è un problema { $number } per { $game }. I problemi hanno i numeri da 1 a { $last }.

option-unknown = { $game } non ha l’opzione «{ $name }». Le sue opzioni sono { $known }.
option-unknown-near = { $game } non ha l’opzione «{ $name }». Volevi dire «{ $near }»?
option-value = L’opzione { $name } di { $game } non può essere { $value }; valori ammessi: { $expected }.

chance-script-ended = I lanci preparati sono finiti dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.

record-empty = { $place } è vuoto; una registrazione comincia con una riga d’intestazione.
record-line-json = { $place }, riga { $line }: questa riga non fa parte di una corsa salvata. Ogni riga si scrive come {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, riga { $line }: questa non è l’intestazione di una registrazione: { $detail }.
record-line-move = { $place }, riga { $line }: questa non è una riga di una registrazione, come {"{"}"by": 0, "move": "drive"{"}"}: { $detail }.
record-move-refused = { $place }, riga { $line }: { $reason }
record-seats = I posti con un nome sono { $given }, ma quelli in gioco sono { $seats }.
record-undo = Non si possono annullare tante mosse ({ $moves }); la registrazione ne ha { $length }.
series-seats = Una partita con { $given } posti non fa parte di una serie con { $seats }.

take-back-nothing = Non c’è niente da annullare.
take-back-chance = Un lancio non si può annullare.
take-back-other = Puoi annullare solo la tua ultima mossa, prima che finisca il tuo turno.

move-unknown = Questa non è una mossa di questo gioco.
move-not-now = Questa mossa non è possibile adesso.
move-no-fall = I dadi o le carte non possono cadere così adesso.
move-illegal = Non è possibile adesso. Sono possibili: { $legal }.

first-seat = Il posto { $first } non può iniziare: i posti vanno da 0 a { $most }.
players-number = In { $players } non si può giocare: si gioca da { $least } a { $most }.
too-many-seats = { $game } non può essere per { $seats } giocatori: qui nessun gioco ha più di { $most } posti.

position-form = Questa non è una posizione: { $detail }.
position-no-game = Questa non è una posizione, che vuole almeno "game" e "options": { $detail }.

## Terminale

cli-usage = { $problem } Prova: { $command } --help
cli-no-games = Non è installato nessun gioco.
cli-no-workshop = { $game } non ha tabelloni da controllare o disegnare qui.

cli-person-name = Principiante
# as in English
cli-bot-name = Bot
cli-bot-names = Fulmine Scintilla Cometa Freccia Pistone Nitro
cli-option-form = «{ $text }» non è un’opzione; le opzioni si scrivono nome=valore, come track=oval.
cli-option-twice = L’opzione { $name } è data due volte.
cli-seat-form = «{ $text }» non è un posto; scrivi un nome per una persona, come Mia, o un nome e un bot, come Bolt=greedy.
cli-seat-twice = Due posti si chiamano { $name }; dai a ciascuno il suo nome.
cli-seats-many = I posti con un nome sono { $given }, ma quelli in gioco sono solo { $seats }.
cli-seed-typed = I dadi veri non hanno un seme: usa --seed o --dice typed, non tutti e due.
cli-resume-alone = Una corsa salvata porta con sé gioco, posti e opzioni: usa --resume senza di loro.
cli-save-exists = { $path } esiste già; riprendi con --resume, o salva con un altro nome.

# as in English
cli-welcome = { $game }: { $seats }.
# as in English
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, bot { $bot })
# as in English
cli-prompt = { $name }>{" "}
cli-prompt-dice = dadi>{" "}
cli-keys = u annulla · s salva · q salva ed esci · log · hint · ? aiuto
cli-keys-one = Invio la sceglie · u annulla · s salva · q salva ed esci · log · hint · ? aiuto
cli-play-help = Scrivi il numero di una scelta, o una mossa. Se la scelta è una sola, basta Invio.
    u annulla la tua ultima mossa durante il tuo turno (e, con i dadi veri, un lancio scritto male).
    s salva la corsa, q la salva ed esce, log racconta che cosa è appena successo.
    hint chiede all’allenatore le mosse migliori.
cli-type-something = Scrivi il numero di una scelta, da 1 a { $choices }, o ? per l’aiuto.
cli-no-such-choice = Non c’è una scelta { $text }; scrivi { $choices ->
    [one] 1
   *[other] un numero da 1 a { $choices }
}, o ? per l’aiuto.
cli-roll-taken-back = Il lancio è annullato.
cli-saved = Salvato in { $path }.
cli-resume-with = La corsa è salvata in { $path }. Per continuare: { $command }
cli-winner = vittoria!
cli-series = Dopo { $races ->
    [one] una corsa
   *[other] { $races } corse
}: { $held }.
# as in English
cli-series-seat = { $name } { $prizes }
cli-again = Un’altra corsa con gli stessi posti? [y sì, n no, s salva questa]{" "}

cli-serve-failed = Il server non è riuscito a partire su { $host }, porta { $port }; c’è già un altro programma in ascolto? Scegline un’altra con --port.
cli-exists = { $path } esiste già; scegli un altro nome.
cli-not-json = { $path } non è JSON: { $detail }.
cli-too-deep = Il testo è annidato troppo a fondo per essere letto.
cli-position-fine = { $path }: tutto bene. { $game }, { $moment }.
cli-games-bots = I bot: { $bots }.
cli-games-option = opzione
cli-games-default = predefinito
cli-games-choices = valori
cli-games-hint = Per scegliere: paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Usa uno solo fra --verify, --step, --to e --position.
cli-replay-too-far = Non c’è una mossa { $number }; la registrazione { $moves ->
    [0] non ne ha
    [one] ha una mossa
   *[other] ha { $moves } mosse
}.
cli-replay-start = Prima della prima mossa.
cli-replay-prompt = mossa { $number } di { $moves } · Invio avanti · b indietro · numero · q>{" "}
cli-replay-end = Questa era l’ultima mossa.
cli-replay-help = Invio va avanti, b torna indietro, un numero da 0 a { $moves } porta lì, q esce.
cli-verified = { $path }: tutto bene. { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}, { $moment }, vittoria di { $winners }.
cli-verified-open = { $path }: tutto bene. { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}, { $moment }, ancora in corso.

cli-no-handbook = { $game } non porta con sé le regole per chi gioca.
cli-no-rule-page = Le regole numerate di { $games } qui non sono installate.
cli-no-such-rule = Non c’è una regola { $name }; le regole sono numerate da { $first } a { $last }, con dei vuoti.

cli-track-error = { $file }: errore: { $text }
cli-track-warning = { $file }: avviso: { $text }
cli-track-fine = { $file }: tutto bene. { $summary }
cli-track-playable = { $file }: si può giocare, ma guarda gli avvisi. { $summary }
cli-track-cars = «{ $text }» non mette un’auto su una casella; scrivilo così: red=b3.
cli-track-car-twice = L’auto «{ $car }» è messa su due caselle; può stare solo su una.
cli-track-drawn = Disegnato: { $path }
cli-track-suffix = { $path } non è il nome di un file di pista; deve finire in .toml.
cli-track-new = Scritto: { $path }. Controllalo con: paddock track check { $path }

## Server

server-running = Paddock è aperto su { $address }
server-open-already = Paddock è già aperto, su { $address }
server-in-use = Un altro Paddock usa i dati in { $path }, su { $address }. Chiudilo, o indica un’altra cartella con --data.
backup-no-tables = In { $path } non ci sono tavoli di Paddock. Indica con --data la cartella che usa il server.
backup-made = { $tables ->
    [one] Un tavolo è salvato
   *[other] { $tables } tavoli sono salvati
} in { $path }.
backup-bad = { $path } non è una copia completa di Paddock ({ $detail }). Usa un file scritto da «paddock backup».
restore-not-empty = { $path } ha già dei tavoli. Indica una cartella vuota con --data, o sposta prima i tavoli.
restore-done = { $tables ->
    [one] Un tavolo è di nuovo
   *[other] { $tables } tavoli sono di nuovo
} in { $path }.
check-fine = { $tables ->
    [one] L’unico tavolo è
   *[other] Tutti i { $tables } tavoli sono
} in ordine.
check-table = Tavolo { $table }: { $what }
check-database = La banca dati è danneggiata: { $detail }.
check-missing = manca la voce { $number }.
check-unreadable = la voce { $number } non si può leggere.
check-impossible = la voce { $number } non può essere accaduta ({ $detail }).
check-damaged = { $damaged ->
    [one] Un guasto
   *[other] { $damaged } guasti
} in { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}. Riporta una copia in un’altra cartella con «paddock restore», e avvia il server con quella.
server-network = I dispositivi della tua rete entrano da { $address }
server-no-network = Questo computer non è in nessuna rete privata, quindi nessun altro dispositivo può raggiungerlo. Collegalo al tuo Wi-Fi e riprova.
server-not-here = Può farlo solo chi è davanti al computer di questo server.
server-no-handover = Questo codice non vale più: è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
server-too-many-races = Sono { $given } gare; se ne possono consultare al massimo { $most } alla volta.
server-bot-names = Fulmine Scintilla Cometa Freccia Pistone Nitro
server-reader-name = Principiante

server-stale = Il tavolo è già andato avanti; eccolo com’è adesso.
server-trouble = Qualcosa è andato storto sul server; non è cambiato niente. Riprova, per favore.
server-storage = Non è stato possibile salvarlo, quindi non è successo. Riprova, per favore.
server-full = Il server in questo momento non ha più posto. Riprova più tardi, per favore.
server-busy = In questo momento il server ha troppo da fare. Riprova tra un attimo.
server-too-costly = È stato molto lavoro per il server. Aspetta qualche secondo e riprova.
server-too-many-tables = Da qui sono stati aperti troppi tavoli in un’ora. Riprova più tardi, per favore.
server-origin = Questa pagina non può parlare con questo server, perché viene da un’altra parte.

server-no-table = Quel tavolo non esiste. Controlla il link, o apri un nuovo tavolo.
server-no-race = A questo tavolo non c’è una corsa { $number }; ne ha viste { $races }.
server-no-picture = Qui non c’è un’immagine «{ $name }».
server-no-pictures = { $game } non ha immagini dei suoi tabelloni.
server-no-page = A questo indirizzo non c’è niente.
server-not-built = La pagina non è costruita. Costruiscila nella cartella «web», poi riavvia il server.
server-method = Questo indirizzo non accetta quel tipo di richiesta.
server-request = Questa richiesta non si può usare: { $detail }.
server-not-text = Questo file non è una corsa salvata: non è nemmeno testo. Scegline uno che hai salvato dal menu di un tavolo: il suo nome finisce con .jsonl.
server-no-record = Questo file non è una corsa salvata. Scegline uno che hai salvato dal menu di un tavolo: il suo nome finisce con .jsonl.
server-upload-long = Questo file è troppo grande per essere una corsa salvata. Scegline uno che hai salvato dal menu di un tavolo: il suo nome finisce con .jsonl.
server-too-deep = È annidato troppo a fondo per essere letto.
server-record-secret = Potrai salvare questa corsa quando sarà finita: fino ad allora il file svelerebbe dei segreti.
server-board = Qui non c’è un tabellone «{ $board }»; i tabelloni sono { $boards }.
server-no-builder = Per { $game } non c’è un costruttore di tabelloni.
server-not-generated = { $game } non ha tabelloni creati a caso.
server-seed = { $seed } non è il numero di un tabellone; valgono i numeri interi da 0 a { $most }.
server-board-long = Questo tabellone è troppo lungo: { $length }; al massimo { $most }.

server-not-started = La corsa non è ancora cominciata.
server-already-racing = La corsa è in corso: questo si può fare solo prima della partenza.
server-already-over = La corsa è finita.
server-not-over = La rivincita è possibile a corsa finita.
server-only-host = Può farlo solo chi ha aperto il tavolo.
server-only-players = Può farlo solo chi è seduto al tavolo.
server-not-your-seat = Quello non è il tuo posto.
server-no-such-seat = Quel posto non esiste; il tavolo ne ha { $seats }.
server-seat-taken = Lì c’è già { $name }.
server-seats-open = { $seats ->
    [one] C’è ancora un posto libero: aspetta qualcuno, o mettici un bot.
   *[other] Ci sono ancora { $seats } posti liberi: aspetta qualcuno, o mettici dei bot.
}
server-name = Un nome ha da 1 a { $most } lettere.
server-name-taken = Al tavolo qualcuno si chiama già { $name }; scegli un altro nome.
server-no-roll = Adesso non c’è niente da tirare.
server-not-your-roll = Adesso tira { $name }.
server-dice-typed = A questo tavolo si usano dadi veri: di’ che cosa mostrano.
server-dice-seeded = A questo tavolo i dadi li tira il server.
server-hand-late = { $name } ha fatto prima: prendi qualcos’altro.
server-one-hand = Una mano a testa: la tua si è già mossa.
server-preview-waiting = { $count ->
    [0] Sono tutti al tavolo, la gara sta per cominciare.
    [one] C’è ancora un posto libero: apri il link e siediti.
   *[other] Ci sono ancora { $count } posti liberi: apri il link e siediti.
}
server-preview-racing = La gara è in corso: vieni a guardare.
server-preview-over = La gara è finita: riguardala.
server-call-title = Tocca a te
server-call-text = { $name }, tocca a te in { $game }.
server-push = Questo browser non può essere chiamato: i suoi dati non hanno senso.
server-too-many-calls = Sono molti dispositivi in un’ora. Riprova più tardi.
server-seat-lost = Il tuo posto è stato dato a qualcun altro. Puoi continuare a guardare.
server-away-shortly = { $name } si è appena allontanato. Fra { $seconds } s potrai far guidare un bot.
server-still-here = { $name } è qui. Si sostituisce solo chi è assente.
server-no-person = Lì non c’è nessuno.
server-host-here = Chi ospita è qui. Qualcun altro potrà farlo dopo un po’ di assenza.
server-phrases-off = A questo tavolo le frasi sono disattivate.
server-no-phrase = Questa frase non esiste in questo gioco.
server-too-many-phrases = Sono tante tutte insieme. Aspetta un attimo prima di dirne altre.
server-onward-seats = Questo gioco ha { $seats } posti, e al tavolo ci sono { $people } persone. Scegli un altro gioco o un altro numero di giocatori.

server-not-json = Questo messaggio non è JSON.
server-command = Questo non è un comando che un tavolo conosce: { $detail }.
server-too-long = Questo messaggio è troppo lungo; si leggono al massimo { $most } kB.
server-too-fast = Troppi messaggi in troppo poco tempo: questo non è stato letto.
server-closed = Questa connessione è stata chiusa: troppi messaggi erano inutilizzabili.
server-trials-full = Si stanno facendo corse per altri tabelloni e altri { $waiting } aspettano già. Riprova tra un minuto.
server-too-many-trials = Hai fatto giudicare moltissimi tabelloni in un’ora. Aspetta un po’.
server-trial-trouble = Le corse sul server sono fallite. Quello che c’è già resta; riprova.

## Lab

lab-title = { $game }: { $races } gare, seme { $seed }
lab-racing = In gara
lab-compiling = Le regole di { $game } vengono compilate, una volta sola per questa installazione. Ci vuole circa un minuto…
lab-interrupted = Interrotto: sono state corse { $races } gare su { $wanted }.
lab-unfinished = Gare senza fine: { $races }. Qualcosa su questo tabellone le rende interminabili.
lab-written = Scritto: { $path }
puzzles-looking = Ricerca di problemi…
puzzles-so-far = Problemi trovati: { $puzzles }. Posizioni esaminate: { $positions }. Gare: { $races }.
lab-column-seat = Posto
lab-column-seats = Posti
# as in English
lab-column-bot = Bot
lab-column-wins = Vittorie
lab-column-chance = Probabilità
lab-column-interval = sicuro al 95 %
lab-column-what = In una gara
lab-column-mean = Media
lab-column-fewer = Meno gare
lab-column-luckless = Senza fortuna
lab-rounds = Giri di turni
lab-rounds-spread = metà delle gare: fino a { $median } giri; nove su dieci: da { $short } a { $long }
lab-lead-changes = Cambi al comando
lab-close = Arrivi serrati (il secondo al massimo al 5 %)
lab-shared = Vittorie condivise
lab-decisions = Decisioni
lab-rolls = Tiri e sorteggi
lab-heat-stops = Auto che si fermano qui
lab-heat-waits = Auto che aspettano qui un turno
lab-heat-setbacks = Arretramenti da qui
lab-bot-twice = «{ $seat }» è un bot di troppo: ne basta uno per posto, e uno per tutti gli altri.
lab-no-such-seat = Non c’è il posto «{ $seat }»; i posti vanno da 1 a { $seats }, o per colore: { $cars }.
lab-no-folder = Impossibile scrivere { $path }: la cartella { $folder } non esiste.
lab-extra = Per questo serve il pacchetto { $package }. Si installa con: «pip install paddock[lab]».
lab-other-rules = Un processo di calcolo ha regole diverse da questa macchina: installa lì la stessa versione di Paddock.
lab-workers-die = I processi che giocano finiscono di continuo; manca memoria? Provane di meno con --workers.
lab-workers-or-cluster = Indica --workers, per questa macchina, oppure --cluster, ma non entrambi.
lab-cluster-silent = Nessuno risponde a { $address }. Avvia lì uno scheduler con: «dask scheduler».
lab-cluster-idle = Il cluster a { $address } non ha processi di calcolo. Avviane con: «dask worker { $address }».
lab-cluster-lost = Il cluster a { $address } è sparito. Nulla è perduto: lo stesso seme dà le stesse gare.
lab-report-title = { $game }: { $races } gare
lab-report-seed = Seme { $seed }. Lo stesso seme dà gli stessi numeri su ogni macchina.
lab-report-wins = Chi vince
lab-report-length = Quanto dura
lab-report-progress = Dove sono, giro dopo giro
lab-report-places = Posizione in gara
lab-report-way = Parte del percorso
lab-report-board = Sul tabellone
lab-report-per-race = per gara, al massimo { $most }
lab-report-no-picture = Questo gioco non porta ancora un’immagine del tabellone; le sue caselle sono in fila.
lab-report-numbers = In numeri
lab-report-options = Opzioni
lab-track-fair = Equo: i posti vincono circa altrettanto spesso, dal { $low } % al { $high } %.
lab-track-unfair = Non del tutto equo: il posto { $best } vince il { $high } %, il posto { $worst } solo il { $low } %.
lab-track-length = Una gara dura { $mean } giri; nove su dieci durano da { $short } a { $long }.
lab-track-lively = Il comando cambia { $changes } volte a gara; il { $close } % degli arrivi è serrato.
lab-track-most = { $what }, soprattutto: { $spaces }.
lab-track-never = Nessuno si è mai fermato su: { $spaces }.
lab-track-all-used = Ogni casella viene usata.
lab-track-races = { $races } gare con { $players } giocatori ({ $bot }), seme { $seed }.
bot-random = bot principianti
bot-greedy = bot piloti
bot-shark = bot squali
bot-beginner = bot principianti
bot-amateur = bot dilettanti
bot-racer = bot piloti
bot-expert = bot esperti
bot-master = bot maestri
lab-ladder-title = { $game }: la classifica dopo { $races } gare
lab-ladder-rating = Punteggio
lab-ladder-races = Gare
lab-ladder-one = { $game } ha un solo bot per il laboratorio, { $bot }: non c’è con chi confrontarlo.
lab-ladder-open = Non deciso in { $races } gare: gli intervalli sono ancora più larghi del voluto.
lab-track-mixed = Con bot diversi questo dice poco della pista: i posti vincono dal { $low } % al { $high } %.
lab-track-unsure = Non è ancora sicuro che sia equo: i posti vincono dal { $low } % al { $high } %, con un margine del { $margin } %. Più gare lo direbbero.

# Ambienti per imparare

envs-missing = Manca il pacchetto { $package }. Installa Paddock con questo: pip install "paddock[envs]".
envs-number = { $name } è { $number }, ma deve essere almeno 1.
envs-actions = Ci sono { $tables } tavoli, quindi serve un’azione per ciascuno: un array di forma ({ $tables },), non { $given }.
envs-illegal = L’azione { $action } non è permessa al tavolo { $table }. La maschera dell’osservazione ha un 1 per ogni azione permessa.
envs-over = In questo stato la gara è finita: caricane uno in cui prosegue.
envs-choice = { $name } non può essere «{ $value }». Può essere { $known }.
envs-secrets = In { $game } qualcosa è nascosto, quindi non si può mostrare dove porta ogni mossa.
envs-idle = Con questi bot, 1000 gare di { $game } di fila sono finite prima che chi impara avesse qualcosa da decidere.

## Giochi senza schermata propria, in un terminale
plain-rank = posto
plain-points-title = punti
plain-round = giro { $number }
plain-turn = turno { $number }
plain-under-way = in corso
plain-over = finita
plain-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
plain-more = altre { $count }, da digitare come si scrivono: { $moves }
plain-ask-chance = Che cosa porta il caso? Digitalo come si scrive: { $outcomes }
plain-no-outcome = Ora il caso non può portare «{ $text }». Può portare { $outcomes }.
plain-notation = Le mosse si digitano come si scrivono: { $moves }

## Laws and new games

laws-unknown = Non c’è una legge { $name }. Le leggi sono: { $laws }.
laws-kept = rispettata  { $law }
laws-broken = VIOLATA     { $law }
laws-verdict = { $game } viola { $broken } leggi su { $laws }.
laws-all-kept = { $game } { $laws ->
    [one] rispetta questa legge
   *[other] rispetta tutte le { $laws } leggi
}. Provato in { $cases ->
    [one] un caso
   *[other] { $cases } casi
}.
new-game-name = { $name } non è un nome per un gioco: lettere, cifre e trattini, e prima una lettera.
new-game-exists = { $folder } esiste già: scegli un altro nome o un’altra cartella.
new-game-taken = C’è già un gioco che si chiama { $name }.
new-game-made = { $folder } contiene un piccolo gioco che funziona ovunque. Come continuare sta in { $readme }.

## La fine

ending-you = tu
ending-headline = { $who ->
    [you] Vinci tu
    [we] { $winners } vincete insieme
    [one] Vince { $winners }
   *[many] Vincono insieme { $winners }
}
ending-place = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
    [6] Sesto posto
   *[other] Posto { $place }
} su { $seats ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $seats }
}{ $shared ->
    [yes] , a pari merito
   *[no] {""}
}
ending-first = Prima { $seats }
ending-then = poi { $seats }

## Coach

coach-close = Qui le scelte migliori si equivalgono.
coach-ahead = Così vinci { $best } corse su 100; con la seconda scelta, { $other }.
coach-same = Qui tutte le scelte si equivalgono.
coach-one-way = C’è una sola scelta.
coach-exact = { $share } % esatto
coach-about = circa { $share } % (±{ $error })
# as in English
cli-hint-way = { $chance }: { $words } [{ $moves }]
cli-hint-warming = L’allenatore si sta scaldando, la prima volta ci vuole qualche minuto. Chiedi più tardi.
server-coach-off = A questo tavolo l’allenatore è disattivato. Può attivarlo chi ha aperto il tavolo.
server-coach-not-now = Adesso non hai nulla da decidere.
server-coach-warming = L’allenatore si sta scaldando. Chiedi di nuovo tra un momento.

## Luck or skill?

analysis-too-long = La registrazione ha { $moves } mosse; se ne possono analizzare al massimo { $most }.
analysis-working = Si gioca fino in fondo da ogni posizione
analysis-title = Fortuna o bravura? In punti di probabilità di vincere.
analysis-start = all’inizio
analysis-end = alla fine
analysis-own-luck = propria fortuna
analysis-other-luck = fortuna altrui
analysis-cost = proprie scelte
analysis-given = scelte altrui
analysis-drift = imprevisto
analysis-sum = Ogni riga torna. «Imprevisto» è ciò che le stime stesse avevano sbagliato.
analysis-exact = Tutte le probabilità sono esatte.
analysis-playouts = Stimato giocando { $playouts } volte da ogni posizione; ± è il doppio dell’errore standard.
analysis-turning-points = Svolte
# as in English
analysis-change = { $name }: { $before } → { $after } %.
analysis-round = giro { $round }
analysis-move = mossa { $number }
analysis-nothing-sure = Niente di sicuramente buono o cattivo.
analysis-luckiest = Momento più fortunato ({ $points }),
analysis-best = Scelta migliore ({ $points } sulla seconda),
analysis-costliest = Scelta più costosa ({ $points }),
analysis-better = meglio: { $way }
server-analysis-open = Questa gara non è finita: si potrà analizzare dopo.
server-puzzle-open = Questo problema aspetta la tua mossa: giocala prima.
server-puzzle-table = Questo tavolo non è cominciato da quel problema: aprilo di nuovo.
server-analysis-trouble = L’analisi non è riuscita. Riprova più tardi.
server-too-many-analyses = Troppe analisi dal tuo indirizzo. Riprova tra un’ora.
server-no-moment = La gara non ha un momento { $move } da cui proseguire; l’ultimo è { $last }.
