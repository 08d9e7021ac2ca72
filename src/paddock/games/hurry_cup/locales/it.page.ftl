### Hurry'Cup!: texts of its page

web-hurry-age = da 9 anni

web-hurry-token-ace = Asso del volante
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Clacson
web-hurry-token-second = 2ª occasione
web-hurry-token-shortcut = Scorciatoia
web-hurry-token-slipstream = Scia
web-hurry-token-pit = Box
web-hurry-token-oil = Olio
web-hurry-token-swap = Scambio
web-hurry-token-fuel = Senza benzina
web-hurry-pawn-red = Rosso
web-hurry-pawn-yellow = Giallo
web-hurry-pawn-green = Verde
web-hurry-pawn-purple = Viola
web-hurry-pawn-blue = Blu
web-hurry-pawn-white = Bianco
web-hurry-round = { $circuit }, giro { $round }
web-hurry-pilots = Piloti
web-hurry-you = Tu
web-hurry-crossed = al traguardo, posto { $place }
web-hurry-lantern = lanterna rossa
web-hurry-tank = serbatoio { $value }, { $colour }
web-hurry-swap-with = Scambia con { $name }
web-hurry-to-tile = Alla casella { $tile }
web-hurry-dock = Il tuo turno
web-hurry-ask-roll = Tira l’acceleratore
web-hurry-ask-find = Hai trovato un gettone
web-hurry-ask-start = Gioca un gettone o tira
web-hurry-ask-second = Tiri di nuovo o tieni questo tiro?
web-hurry-ask-shortcut = Tocca dove finisce la scorciatoia
web-hurry-ask-drive = { $count ->
    [one] Avanza di una casella
   *[other] Avanza fino a { $count } caselle
}
web-hurry-ask-stay = Troppo veloce per la prossima casella
web-hurry-ask-oil = Tocca la casella per l’olio
web-hurry-ask-after = Gioca un gettone o finisci il turno
web-hurry-over = La corsa è finita
web-hurry-watch = { $name } è al volante
web-hurry-hint-stop = Tocca una casella illuminata. La successiva ammette { $limit }.
web-hurry-hint-drive = Tocca una casella illuminata.
web-hurry-hint-token = Un gettone per giro.
web-hurry-hint-find = Si usa dal prossimo giro.
web-hurry-roll = Tira
web-hurry-keep = Tieni il tiro
web-hurry-stay = Resta qui
web-hurry-done = Finisci il turno
web-hurry-type-roll = Che cosa mostra l’acceleratore?
web-hurry-type-find = Quale gettone era?
web-hurry-turn-over = Giralo
web-hurry-lantern-step = Lanterna rossa: una casella gratis
web-hurry-pawn-gone = { $colour }: ce l’ha { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } ha fatto prima
web-hurry-cup-ready = Pronti?
web-hurry-cup-ready-text = Giro { $round }. Quando tutti sono pronti, { $name } alza il bussolotto.
web-hurry-cup-horn = Prima tu
web-hurry-cup-horn-text = Guarda sotto il bussolotto e prendi una pedina prima di tutti.
web-hurry-cup-grab = Afferra!
web-hurry-cup-grab-text = Una pedina a testa. La prende la prima mano, con il dado del suo colore.
web-hurry-cup-wish = Ordina
web-hurry-cup-wish-text = Tocca le pedine, la migliore per prima. Nessuno vede.
web-hurry-cup-lift = Attenzione…
web-hurry-cup-lift-text = Il bussolotto si alza da un momento all’altro.
web-hurry-cup-taken = Serbatoi
web-hurry-cup-taken-text = Ognuno guida con il dado della sua pedina.
web-hurry-cup-wait = Un momento…
web-hurry-cup-wait-text = Giro { $round }. Il tavolo aspetta { $name }.
web-hurry-has = ha { $colour }, { $value }
web-hurry-has-pawn = ha { $colour }
web-hurry-called = ha suonato il clacson
web-hurry-thinks = sta pensando
web-hurry-is-ready = c’è
web-hurry-choose-now = scegli ora
web-hurry-looks = guarda
web-hurry-ranks = sta ordinando
web-hurry-has-ranked = ha ordinato
web-hurry-only = Ora può guardare solo { $name }.
web-hurry-i-am = Sono { $name }
web-hurry-ready = Ci sono
web-hurry-horn = Suona il clacson!
web-hurry-see-board = Vedi il circuito
web-hurry-to-cup = Torna al bussolotto
web-hurry-under-stars = Sotto ogni stella c’è uno di questi gettoni
web-hurry-cup-board-corniche = Lungo le scogliere: tornanti sul mare prima del traguardo.
web-hurry-cup-board-lavender = Tra campi di lavanda, con lunghi rettilinei.
web-hurry-cup-board-lighthouse = Fino al faro e ritorno.
web-hurry-cup-generated = Un circuito a caso
web-hurry-cup-generated-text = Creato a caso. Lo stesso numero dà sempre lo stesso circuito.
web-hurry-cup-option-grab = Afferrare le pedine
web-hurry-cup-option-grab-live = Dal vivo
web-hurry-cup-option-grab-live-text = Il bussolotto si alza per tutti; la prima mano prende la pedina.
web-hurry-cup-option-grab-sealed = In segreto
web-hurry-cup-option-grab-sealed-text = Ognuno ordina le pedine in segreto. Per giocare senza fretta.
web-hurry-cup-option-first = Chi alza il bussolotto per primo?
web-hurry-cup-option-first-text = Secondo le regole il più giovane: tocca il suo nome. Oppure scegli qualcun altro, o lascia decidere alla sorte.
web-hurry-cup-option-first-drawn = A sorteggio
web-hurry-cup-option-first-drawn-text = La sorte decide chi comincia.
web-hurry-cup-option-exact = Usare tutto il serbatoio
web-hurry-cup-option-exact-text = Si guida fin dove serbatoio e limiti permettono.
web-hurry-cup-option-races = Campionato
web-hurry-cup-option-races-1 = Una corsa
web-hurry-cup-option-races-1-text = Una sola corsa.
web-hurry-cup-option-races-3 = Tre corse
web-hurry-cup-option-races-3-text = I punti si sommano di corsa in corsa.
web-hurry-cup-option-races-5 = Cinque corse
web-hurry-cup-option-races-5-text = I punti si sommano di corsa in corsa.
web-hurry-build = Costruisci il tuo circuito
web-hurry-build-again = Il tuo circuito
web-hurry-own-name = Il nostro rally
web-hurry-laid = { $count } di 36 caselle
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
web-hurry-turn = Giralo
web-hurry-back = Togli l’ultima casella
web-hurry-finish = Finiscilo per me
web-hurry-clear = Ricomincia
web-hurry-use = Corri su questo circuito
web-hurry-use-why = Posa prima tutte le 36 caselle, o fai posare il resto.
web-hurry-close = Chiudi
web-hurry-cup-tanks = Serbatoi
web-hurry-cup-tanks-text = Dadi veri: { $name } legge che cosa mostra ciascuno.
web-hurry-place = posto { $place }
web-hurry-rank = { $place }º
web-hurry-to-go = { $count ->
    [one] manca una casella
   *[other] mancano { $count } caselle
}
web-hurry-swap = Scambia
web-hurry-tokens-of = Gettoni di { $name }
web-hurry-your-tokens = I tuoi gettoni
web-hurry-no-tokens = Nessun gettone
web-hurry-at-cup = Intorno al bussolotto
web-hurry-ask-play = Giocare { $token }?
web-hurry-ask-swap = Tocca il pilota con cui scambiare
web-hurry-ask-pit = Quale atout torna?
web-hurry-you-drive = Sei in viaggio
web-hurry-hint-second = Questo tiro fa { $speed } km/h.
web-hurry-hint-stay = Ammette { $limit }, e tu vai a { $speed }.
web-hurry-hint-finish = Così tagli il traguardo.
web-hurry-hint-chance = Se finisci qui il turno, ricevi una seconda occasione.
web-hurry-hint-ends = { $count ->
    [one] Così avanzi di una casella.
   *[other] Così avanzi di { $count } caselle.
}
web-hurry-drive = { $count ->
    [one] Avanza di una casella
   *[other] Avanza di { $count } caselle
}
web-hurry-play = Gioca { $token }
web-hurry-put-back = Rimetti giù il gettone
web-hurry-lock-turn = { $name } è al volante. Arriva anche il tuo turno.
web-hurry-lock-told = La tua macchina è ancora in viaggio.
web-hurry-lock-aim = Prima di’ dove giochi { $token }, o rimetti giù il gettone.
web-hurry-gone = È già consumato.
web-hurry-when-now = ora
web-hurry-when-fresh = prossimo giro
web-hurry-when-spent = uno per giro
web-hurry-when-used = usato
web-hurry-when-ace = prima del tiro
web-hurry-when-nitro = a fine corsa
web-hurry-when-horn = prima del bussolotto
web-hurry-when-second = dopo il tiro
web-hurry-when-shortcut = durante la corsa
web-hurry-when-slipstream = prima del tiro
web-hurry-when-pit = prima del tiro
web-hurry-when-oil = a fine corsa
web-hurry-when-swap = prima del tiro
web-hurry-when-fuel = prossimo giro
web-hurry-does-ace = Tutto il serbatoio, oltre i cartelli
web-hurry-does-nitro = Una casella in più, oltre il cartello
web-hurry-does-horn = Guardi sotto il bussolotto e scegli prima
web-hurry-does-second = Tiri ancora una volta
web-hurry-does-shortcut = Salti al prossimo rettilineo
web-hurry-does-slipstream = Fin dietro la macchina davanti
web-hurry-does-pit = Torna un atout usato
web-hurry-does-oil = 50 km/h su una casella, per tutti
web-hurry-does-swap = Pedina e serbatoio con un altro pilota
web-hurry-does-fuel = Il serbatoio conta 1
web-hurry-call-horn = Suonare il clacson?
web-hurry-call-horn-text = Il gettone è poi consumato.
web-hurry-not-now = Non ora
