### Monte Carlo Gamble: texts of its page

web-monte-theme = soldi e fortuna

web-monte-players-list = Giocatori e il loro denaro
web-monte-on-road = { $count } per strada
web-monte-at-start = { $count } alla partenza
web-monte-blocked = { $count ->
    [one] { $count } bloccata
   *[other] { $count } bloccate
}
web-monte-home = { $count } al traguardo
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
web-monte-ask-draw-first = Sorteggia chi comincia
web-monte-ask-announce = Quale colore muovi?
web-monte-ask-roll = Tira il dado
web-monte-ask-move = { $count ->
    [one] Muovi la pedina illuminata.
   *[other] Muovi una pedina illuminata, o tocca la casella dove deve andare.
}
web-monte-ask-bet = Fai la tua puntata
web-monte-ask-card = Scopri la carta
web-monte-ask-prize = Denaro o caselle?
web-monte-ask-poker = Una mano di poker?
web-monte-ask-poker-text = La tua pedina è sulla pila della casella { $square }. Puoi sfidare qualcuno lì sotto.
web-monte-ask-partners = Chiedi agli altri di aggiungere alla posta
web-monte-ask-share = { $name } chiede: aggiungi qualcosa alla posta contro { $other }?
web-monte-ask-dice = Tira i dadi da poker
web-monte-ask-hand = Quali dadi tiri di nuovo?
web-monte-ask-tie-dice = Parità: tira ancora una volta
web-monte-ask-back = Una pedina deve tornare indietro
web-monte-ask-back-text = { $name } è in rovina: tocca la pedina che deve tornare indietro.
web-monte-ask-partners-text = Gli altri possono aggiungere qualcosa alla tua posta?
web-monte-which-pawn = Quale pedina?
web-monte-from = dalla { $square }
web-monte-from-start = dalla partenza
web-monte-why-rolled = Hai già tirato. Prima muovi una pedina.
web-monte-why-choose = Prima decidi che cosa fare.
web-monte-why-watch = Gioca { $name }. Aspetta il tuo turno.
web-monte-why-no-dice = Tocca i dadi che vuoi tirare di nuovo.
web-monte-why-turned = Questa carta è già scoperta.
web-monte-why-whole = Hai inserito tutti i dadi. Cancellane uno per cambiarlo.
web-monte-why-not-whole = { $count ->
    [one] Manca un dado.
   *[other] Mancano { $count } dadi.
}
web-monte-least = Meno non si può.
web-monte-most = Di più non si può.
web-monte-about = Che cos’è: { $what }
web-monte-about-prize-money = Denaro e caselle
web-monte-about-prize-money-what = La banca ti paga il doppio del valore della carta. Poi la tua pedina avanza di quanto hai tirato.
web-monte-about-prize-money-when = Puoi sceglierlo ogni volta che vinci una puntata. Vale anche l’effetto della casella che raggiungi.
web-monte-about-prize-squares = Caselle, niente denaro
web-monte-about-prize-squares-what = Non prendi denaro. La tua pedina avanza di quanto hai tirato, moltiplicato per il numero della carta.
web-monte-about-prize-squares-when = Puoi sceglierlo ogni volta che vinci una puntata. Vale anche l’effetto della casella che raggiungi.
web-monte-about-cards = Le carte del casinò
web-monte-about-cards-what = Da uno a quattro di ogni seme, e un jackpot. Vinci se la carta è di un seme della tua puntata. Altrimenti paghi quanto vale e la tua pedina torna indietro di quanto hai tirato.
web-monte-about-cards-when = Le carte scoperte restano fuori. Il jackpot vince sempre; poi si rimescolano tutte le carte.
web-monte-about-stake = La posta
web-monte-about-stake-what = Quanto paga chi perde a chi vince, a passi di { $step }: al massimo quello che ha ciascuno dei due.
web-monte-about-stake-when = La decidi quando sfidi una pedina sotto la tua. Chi resta senza niente è rovinato, e una pedina torna indietro.
web-monte-about-share = Una parte della posta
web-monte-about-share-what = Vinci o perdi esattamente quello che aggiungi. Tieni almeno { $step }.
web-monte-about-share-when = Solo contro chi ha ancora una sola pedina da portare al traguardo, e solo se lo sfidante lo chiede.
web-monte-draw = Sorteggia
web-monte-roll = Tira
web-monte-to = Alla { $square }
web-monte-where-free = Casella libera
web-monte-where-casino = In un casinò
web-monte-where-bank = In banca
web-monte-where-start = Ritorno alla partenza
web-monte-where-home = Al traguardo: un milione!
web-monte-where-arrow = Con la freccia in banca
web-monte-where-own = Sopra la tua pedina
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
web-monte-bet-mark = PUNTATA
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
web-monte-card-comes = La carta…
web-monte-cards-left = { $count ->
    [one] una carta rimasta
   *[other] { $count } carte rimaste
}
web-monte-odds = Probabilità
web-monte-seen = Scoperte: { $cards }
web-monte-none-seen = Non è stata ancora scoperta nessuna carta.
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
web-monte-whom = Chi sfidi?
web-monte-stake = Posta
web-monte-challenge = Sfida { $name }: { $stake }
web-monte-pass = Niente poker
web-monte-alone = Gioca da solo
web-monte-stakes = decide la posta
web-monte-waits = aspetta
web-monte-your-share = La tua parte
web-monte-add-share = Aggiungi { $money }
web-monte-add-nothing = Non aggiungere nulla
web-monte-less = Meno
web-monte-more = Più
web-monte-kept = Tenuti
web-monte-to-roll = Da tirare di nuovo
web-monte-roll-dice = { $count ->
    [one] Tira un dado
   *[other] Tira { $count } dadi
}
web-monte-reroll = { $count ->
    [0] Scegli i dadi
    [one] Tira di nuovo un dado
   *[other] Tira di nuovo { $count } dadi
}
web-monte-stand = Tieni questi dadi
web-monte-rolls-used = tiro { $rolls } di { $most }
web-monte-tie = parità: si tira ancora una volta
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
web-monte-enter-die = Che cosa mostra il dado
web-monte-enter-card = Quale carta è stata scoperta
web-monte-enter-dice = Che cosa mostrano i dadi da poker
web-monte-erase = Cancella l’ultimo dado
web-monte-that-is-it = I dadi mostrano questo

web-monte-carlo-gamble-board-boulevard = La strada lunga, per una serata al casinò.
web-monte-carlo-gamble-board-promenade = Una strada breve, per una partita veloce.
web-monte-carlo-gamble-option-first = Chi comincia?
web-monte-carlo-gamble-option-first-0 = Il primo posto
web-monte-carlo-gamble-option-first-0-text = Da lì si gioca a turno.
web-monte-carlo-gamble-option-first-drawn = A sorteggio
web-monte-carlo-gamble-option-first-drawn-text = La sorte decide chi comincia.
web-monte-carlo-gamble-option-two-player-pawns = Pedine per due giocatori
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Due colori ciascuno
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Due pedine per colore; annunci il colore prima di tirare.
web-monte-carlo-gamble-option-two-player-pawns-three = Un colore ciascuno
web-monte-carlo-gamble-option-two-player-pawns-three-text = Tre pedine, come con più giocatori.
