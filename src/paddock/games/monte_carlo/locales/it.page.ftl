### Monte Carlo Gamble: texts of its page

web-monte-theme = soldi e fortuna

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
