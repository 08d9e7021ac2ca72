### Monte Carlo Gamble: texts of its page

web-monte-theme = geld en geluk

web-monte-players-list = Spelers en hun geld
web-monte-on-road = { $count } onderweg
web-monte-at-start = { $count } aan de start
web-monte-blocked = { $count ->
    [one] { $count } geblokkeerd
   *[other] { $count } geblokkeerd
}
web-monte-home = { $count } thuis
web-monte-is-blocked = geblokkeerd
web-monte-square = Vakje { $square }
web-monte-stack-of = Stapel van { $count } pionnen op vakje { $square }
web-monte-close = Sluiten
web-monte-turn-of = Jouw beurt, { $name }
web-monte-watch = { $name } is aan de beurt
web-monte-over = Het spel is afgelopen
web-monte-you-rolled = { $points ->
    [1] Je gooide een één
    [2] Je gooide een twee
    [3] Je gooide een drie
    [4] Je gooide een vier
    [5] Je gooide een vijf
   *[6] Je gooide een zes
}
web-monte-rolled = { $points ->
    [1] { $name } gooide een één
    [2] { $name } gooide een twee
    [3] { $name } gooide een drie
    [4] { $name } gooide een vier
    [5] { $name } gooide een vijf
   *[6] { $name } gooide een zes
}
web-monte-points = { $points ->
    [1] een één
    [2] een twee
    [3] een drie
    [4] een vier
    [5] een vijf
   *[6] een zes
}
web-monte-ask-draw-first = Trek wie begint
web-monte-ask-announce = Welke kleur gaat lopen?
web-monte-ask-roll = Gooi de dobbelsteen
web-monte-ask-move = { $count ->
    [one] Verzet de pion die gloeit.
   *[other] Verzet een gloeiende pion, of tik waar hij heen moet.
}
web-monte-ask-bet = Zet in
web-monte-ask-card = Draai de kaart om
web-monte-ask-prize = Geld of vakjes?
web-monte-ask-poker = Een potje poker?
web-monte-ask-poker-text = Jouw pion ligt op de stapel op vakje { $square }. Je mag iemand eronder uitdagen.
web-monte-ask-partners = Vraag de anderen om mee te doen
web-monte-ask-share = { $name } vraagt: doe je mee tegen { $other }?
web-monte-ask-dice = Gooi de pokerstenen
web-monte-ask-hand = Welke stenen nog eens?
web-monte-ask-tie-dice = Gelijk: gooi nog een keer
web-monte-ask-back = Een pion moet terug
web-monte-ask-back-text = { $name } is failliet: tik op de pion die teruggaat.
web-monte-draw = Trekken
web-monte-roll = Gooien
web-monte-to = Naar { $square }
web-monte-where-free = Vrij vakje
web-monte-where-casino = Het casino in
web-monte-where-bank = Naar de bank
web-monte-where-start = Terug naar de start
web-monte-where-home = Thuis: een miljoen!
web-monte-where-arrow = Via de pijl naar de bank
web-monte-where-own = Op een eigen pion
web-monte-where-stack = Boven op { $name }
web-monte-short-free = Vrij
web-monte-short-casino = Casino
web-monte-short-bank = Bank
web-monte-short-start = Start
web-monte-short-home = Thuis
web-monte-short-arrow = Bank
web-monte-casino = Casino
web-monte-casino-single = Casino, één kleur
web-monte-casino-double = Casino, twee kleuren
web-monte-casino-triple = Casino, drie kleuren
web-monte-casino-at = { $name } op vakje { $square }, met een { $points }
web-monte-bet = De inzet
web-monte-bet-mark = INZET
web-monte-suit-s = schoppen
web-monte-suit-h = harten
web-monte-suit-d = ruiten
web-monte-suit-c = klaveren
web-monte-place-bet = { $count ->
    [one] Tik op een kleur
   *[other] Tik op { $count } kleuren
}
web-monte-bets = { $name } zet in
web-monte-lay-bet = Inzetten
web-monte-turn-card = Kaart omdraaien
web-monte-card-comes = De kaart …
web-monte-cards-left = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
web-monte-odds = Kansen
web-monte-seen = Gezien: { $cards }
web-monte-none-seen = Er is nog geen kaart gezien.
web-monte-you-win = Gewonnen!
web-monte-wins = { $name } wint
web-monte-you-lose = Deze keer niet
web-monte-loses = { $name } verliest
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } gaan naar de bank, en de pion gaat terug.
web-monte-won-text = De kaart is { $money } waard. { $name } kiest.
web-monte-won-choose = De kaart is { $money } waard. Kies:
web-monte-prize-money = { $count ->
    [one] { $money }, één vakje
   *[other] { $money }, { $count } vakjes
}
web-monte-prize-squares = { $count ->
    [one] Geen geld, één vakje
   *[other] Geen geld, { $count } vakjes
}
web-monte-take-money = Neem { $money }, ga naar { $square }
web-monte-take-squares = Geen geld, ga naar { $square }
web-monte-poker = Poker
web-monte-whom = Wie uitdagen
web-monte-stake = Inzet
web-monte-challenge = Daag { $name } uit: { $stake }
web-monte-pass = Geen poker
web-monte-alone = Alleen spelen
web-monte-stakes = bepaalt de inzet
web-monte-waits = wacht
web-monte-your-share = Jouw deel
web-monte-add-share = Leg { $money } bij
web-monte-add-nothing = Niets bijleggen
web-monte-less = Minder
web-monte-more = Meer
web-monte-kept = Bewaard
web-monte-to-roll = Nog eens
web-monte-roll-dice = { $count ->
    [one] Gooi één steen
   *[other] Gooi { $count } stenen
}
web-monte-reroll = { $count ->
    [0] Kies stenen
    [one] Eén steen nog eens
   *[other] { $count } stenen nog eens
}
web-monte-stand = Hierbij blijven
web-monte-rolls-used = worp { $rolls } van { $most }
web-monte-tie = gelijk: beiden gooien nog eens
web-monte-duel-wins = wint { $money }
web-monte-duel-loses = verliest { $money }
web-monte-hands = Handen, beste eerst
web-monte-face-A = aas
web-monte-face-K = heer
web-monte-face-Q = vrouw
web-monte-face-J = boer
web-monte-face-T = tien
web-monte-face-9 = negen
web-monte-faces-A = azen
web-monte-faces-K = heren
web-monte-faces-Q = vrouwen
web-monte-faces-J = boeren
web-monte-faces-T = tienen
web-monte-faces-9 = negens
web-monte-hand-of = { $kind ->
    [five] vijf { $faces }
    [four] vier { $faces }
    [three] drie { $faces }
    [two-pairs] { $faces } en { $others }
   *[pair] twee { $faces }
}
web-monte-enter-die = Wat de dobbelsteen toont
web-monte-enter-card = Welke kaart is omgedraaid
web-monte-enter-dice = Wat de pokerstenen tonen
web-monte-erase = Laatste steen wissen
web-monte-that-is-it = Dat tonen ze

web-monte-carlo-gamble-board-boulevard = De lange weg, voor een avond in het casino.
web-monte-carlo-gamble-board-promenade = Een korte weg, voor een snel spel.
web-monte-carlo-gamble-option-first = Wie begint?
web-monte-carlo-gamble-option-first-0 = De eerste plaats
web-monte-carlo-gamble-option-first-0-text = Van daaruit gaat het rond.
web-monte-carlo-gamble-option-first-drawn = Geloot
web-monte-carlo-gamble-option-first-drawn-text = Het toeval wijst de eerste speler aan.
web-monte-carlo-gamble-option-two-player-pawns = Pionnen met z’n tweeën
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Elk twee kleuren
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Twee pionnen per kleur; je noemt de kleur voor je gooit.
web-monte-carlo-gamble-option-two-player-pawns-three = Elk één kleur
web-monte-carlo-gamble-option-two-player-pawns-three-text = Drie pionnen, zoals met meer spelers.
