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
web-monte-square = Veld { $square }
web-monte-stack-of = Stapel van { $count } pionnen op veld { $square }
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
web-monte-ask-draw-first = Loot wie er begint
web-monte-ask-announce = Met welke kleur ga je?
web-monte-ask-roll = Gooi de dobbelsteen
web-monte-ask-move = { $count ->
    [one] Verzet de oplichtende pion.
   *[other] Verzet een oplichtende pion, of tik op het veld waar hij heen moet.
}
web-monte-ask-bet = Waarop wed je?
web-monte-ask-card = Draai de kaart om
web-monte-ask-prize = Geld of velden?
web-monte-ask-poker = Een potje poker?
web-monte-ask-poker-text = Jouw pion ligt boven op de stapel op veld { $square }. Je mag iemand eronder uitdagen.
web-monte-ask-partners = De anderen vragen om bij te leggen
web-monte-ask-share = { $name } vraagt: leg je iets bij tegen { $other }?
web-monte-ask-dice = Gooi de pokerdobbelstenen
web-monte-ask-hand = Welke dobbelstenen gooi je opnieuw?
web-monte-ask-tie-dice = Gelijk: gooi nog een keer
web-monte-ask-back = Een pion moet terug
web-monte-ask-back-text = { $name } is failliet: tik op de pion die terug moet.
web-monte-ask-partners-text = Mogen anderen iets bij je inzet leggen?
web-monte-which-pawn = Welke pion?
web-monte-from = van { $square }
web-monte-from-start = van de start
web-monte-why-rolled = Je hebt gegooid. Verzet eerst een pion.
web-monte-why-choose = Kies eerst wat je doet.
web-monte-why-watch = { $name } is aan zet. Wacht tot jij aan de beurt bent.
web-monte-why-no-dice = Tik de dobbelstenen aan die je opnieuw wilt gooien.
web-monte-why-turned = Deze kaart ligt al open.
web-monte-why-whole = Alle dobbelstenen zijn ingevoerd. Wis er een om hem te wijzigen.
web-monte-why-not-whole = { $count ->
    [one] Er ontbreekt nog één dobbelsteen.
   *[other] Er ontbreken nog { $count } dobbelstenen.
}
web-monte-least = Minder kan niet.
web-monte-most = Meer kan niet.
web-monte-about = Wat is dit: { $what }
web-monte-about-prize-money = Geld en velden
web-monte-about-prize-money-what = De bank betaalt je twee keer de waarde van de kaart. Daarna gaat je pion verder met wat je gooide.
web-monte-about-prize-money-when = Je mag dit kiezen na elke gewonnen weddenschap. Wat op het bereikte veld gebeurt, gebeurt dan ook.
web-monte-about-prize-squares = Velden, geen geld
web-monte-about-prize-squares-what = Je neemt geen geld. Je pion gaat verder met wat je gooide, maal het getal op de kaart.
web-monte-about-prize-squares-when = Je mag dit kiezen na elke gewonnen weddenschap. Wat op het bereikte veld gebeurt, gebeurt dan ook.
web-monte-about-cards = De kaarten van het casino
web-monte-about-cards-what = Een tot en met vier in elke kleur, en een jackpot. Je wint als de kaart een kleur van je weddenschap heeft. Anders betaal je wat ze waard is, en gaat je pion terug met wat je gooide.
web-monte-about-cards-when = Omgedraaide kaarten blijven open liggen. De jackpot wint altijd; daarna worden alle kaarten opnieuw geschud.
web-monte-about-stake = De inzet
web-monte-about-stake-what = Wat de verliezer aan de winnaar betaalt, in stappen van { $step }: hooguit wat elk van beiden heeft.
web-monte-about-stake-when = Je noemt hem als je een pion onder de jouwe uitdaagt. Wie niets meer heeft, is geruïneerd, en een pion gaat terug.
web-monte-about-share = Een deel van de inzet
web-monte-about-share-what = Je wint of verliest precies wat je bijlegt. Je houdt minstens { $step }.
web-monte-about-share-when = Alleen tegen iemand die nog één pion thuis moet brengen, en alleen als de uitdager het vraagt.
web-monte-draw = Loten
web-monte-roll = Gooien
web-monte-to = Naar { $square }
web-monte-where-free = Vrij veld
web-monte-where-casino = Het casino in
web-monte-where-bank = Naar de bank
web-monte-where-start = Terug naar de start
web-monte-where-home = Thuis: een miljoen!
web-monte-where-arrow = Via de pijl naar de bank
web-monte-where-own = Boven op je eigen pion
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
web-monte-casino-at = { $name } op veld { $square }, met een { $points }
web-monte-bet = De weddenschap
web-monte-bet-mark = GOK
web-monte-suit-s = schoppen
web-monte-suit-h = harten
web-monte-suit-d = ruiten
web-monte-suit-c = klaveren
web-monte-place-bet = { $count ->
    [one] Tik op een kleur
   *[other] Tik op { $count } kleuren
}
web-monte-bets = { $name } wedt
web-monte-lay-bet = Wedden
web-monte-turn-card = Kaart omdraaien
web-monte-card-comes = De kaart…
web-monte-cards-left = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
web-monte-odds = Kansen
web-monte-seen = Omgedraaid: { $cards }
web-monte-none-seen = Er is nog geen kaart omgedraaid.
web-monte-you-win = Gewonnen!
web-monte-wins = { $name } wint
web-monte-you-lose = Deze keer niet
web-monte-loses = { $name } verliest
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } gaat naar de bank, en de pion gaat terug.
web-monte-won-text = De kaart is { $money } waard. { $name } kiest.
web-monte-won-choose = De kaart is { $money } waard. Kies:
web-monte-prize-money = { $count ->
    [one] { $money }, één veld
   *[other] { $money }, { $count } velden
}
web-monte-prize-squares = { $count ->
    [one] Geen geld, één veld
   *[other] Geen geld, { $count } velden
}
web-monte-take-money = Neem { $money }, ga naar { $square }
web-monte-take-squares = Geen geld, ga naar { $square }
web-monte-poker = Poker
web-monte-whom = Wie daag je uit?
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
web-monte-to-roll = Opnieuw gooien
web-monte-roll-dice = { $count ->
    [one] Gooi één dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
web-monte-reroll = { $count ->
    [0] Kies dobbelstenen
    [one] Eén dobbelsteen opnieuw gooien
   *[other] { $count } dobbelstenen opnieuw gooien
}
web-monte-stand = Deze dobbelstenen houden
web-monte-rolls-used = worp { $rolls } van { $most }
web-monte-tie = gelijk: beiden gooien nog een keer
web-monte-duel-wins = wint { $money }
web-monte-duel-loses = verliest { $money }
web-monte-hands = Handen, de beste eerst
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
web-monte-enter-die = Wat de dobbelsteen laat zien
web-monte-enter-card = Welke kaart is omgedraaid
web-monte-enter-dice = Wat de pokerdobbelstenen laten zien
web-monte-erase = Laatste dobbelsteen wissen
web-monte-that-is-it = Dit laten de dobbelstenen zien

web-monte-carlo-gamble-board-boulevard = De lange weg, voor een avond in het casino.
web-monte-carlo-gamble-board-promenade = Een korte weg, voor een snel spel.
web-monte-carlo-gamble-option-first = Wie begint?
web-monte-carlo-gamble-option-first-0 = De eerste plaats
web-monte-carlo-gamble-option-first-0-text = Van daaruit gaat het rond.
web-monte-carlo-gamble-option-first-drawn = Geloot
web-monte-carlo-gamble-option-first-drawn-text = Het lot bepaalt wie begint.
web-monte-carlo-gamble-option-two-player-pawns = Pionnen met z’n tweeën
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Elk twee kleuren
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Twee pionnen per kleur; je noemt de kleur voor je gooit.
web-monte-carlo-gamble-option-two-player-pawns-three = Elk één kleur
web-monte-carlo-gamble-option-two-player-pawns-three-text = Drie pionnen, zoals met meer spelers.
