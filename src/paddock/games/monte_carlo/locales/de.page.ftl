### Monte Carlo Gamble: texts of its page

web-monte-theme = Geld und Glück

web-monte-players-list = Spieler und ihr Geld
web-monte-on-road = { $count } unterwegs
web-monte-at-start = { $count } am Start
web-monte-blocked = { $count ->
    [one] { $count } blockiert
   *[other] { $count } blockiert
}
web-monte-home = { $count } im Ziel
web-monte-is-blocked = blockiert
web-monte-square = Feld { $square }
web-monte-stack-of = Turm aus { $count } Figuren auf Feld { $square }
web-monte-close = Schließen
web-monte-turn-of = Du bist dran, { $name }
web-monte-watch = { $name } ist am Zug
web-monte-over = Das Spiel ist vorbei
web-monte-you-rolled = { $points ->
    [1] Du hast eine Eins gewürfelt
    [2] Du hast eine Zwei gewürfelt
    [3] Du hast eine Drei gewürfelt
    [4] Du hast eine Vier gewürfelt
    [5] Du hast eine Fünf gewürfelt
   *[6] Du hast eine Sechs gewürfelt
}
web-monte-rolled = { $points ->
    [1] { $name } hat eine Eins gewürfelt
    [2] { $name } hat eine Zwei gewürfelt
    [3] { $name } hat eine Drei gewürfelt
    [4] { $name } hat eine Vier gewürfelt
    [5] { $name } hat eine Fünf gewürfelt
   *[6] { $name } hat eine Sechs gewürfelt
}
web-monte-points = { $points ->
    [1] eine Eins
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
   *[6] eine Sechs
}
web-monte-ask-draw-first = Lose aus, wer beginnt
web-monte-ask-announce = Welche Farbe zieht?
web-monte-ask-roll = Würfle
web-monte-ask-move = { $count ->
    [one] Zieh die leuchtende Figur.
   *[other] Zieh eine leuchtende Figur, oder tipp das Feld an, auf das sie soll.
}
web-monte-ask-bet = Worauf setzt du?
web-monte-ask-card = Deck die Karte auf
web-monte-ask-prize = Geld oder Felder?
web-monte-ask-poker = Eine Runde Poker?
web-monte-ask-poker-text = Deine Figur liegt oben auf dem Turm auf Feld { $square }. Du darfst jemanden darunter herausfordern.
web-monte-ask-partners = Die anderen um Geld für den Einsatz bitten
web-monte-ask-share = { $name } fragt: Legst du im Poker gegen { $other } etwas dazu?
web-monte-ask-dice = Würfle mit den Pokerwürfeln
web-monte-ask-hand = Welche Würfel würfelst du neu?
web-monte-ask-tie-dice = Gleichstand: Würfle noch einmal
web-monte-ask-back = Eine Figur muss zurück
web-monte-ask-back-text = { $name } ist ruiniert: Tipp die Figur an, die zurückmuss.
web-monte-ask-partners-text = Dürfen andere etwas zu deinem Einsatz dazulegen?
web-monte-which-pawn = Welche Figur?
web-monte-from = von { $square }
web-monte-from-start = vom Start
web-monte-why-rolled = Du hast gewürfelt. Zieh zuerst eine Figur.
web-monte-why-choose = Entscheide zuerst, was du tust.
web-monte-why-watch = { $name } ist am Zug. Warte, bis du dran bist.
web-monte-why-no-dice = Tipp die Würfel an, die du neu würfeln willst.
web-monte-why-turned = Diese Karte liegt schon offen.
web-monte-why-whole = Alle Würfel sind eingegeben. Lösch einen, um ihn zu ändern.
web-monte-why-not-whole = { $count ->
    [one] Ein Würfel fehlt noch.
   *[other] { $count } Würfel fehlen noch.
}
web-monte-least = Weniger geht nicht.
web-monte-most = Mehr geht nicht.
web-monte-about = Was ist das: { $what }
web-monte-about-prize-money = Geld und Felder
web-monte-about-prize-money-what = Die Bank zahlt dir den doppelten Wert der Karte. Dann zieht deine Figur um deinen Wurf weiter.
web-monte-about-prize-money-when = Das darfst du nach jeder gewonnenen Wette wählen. Was auf dem Feld gilt, auf das du kommst, gilt auch dann.
web-monte-about-prize-squares = Felder, kein Geld
web-monte-about-prize-squares-what = Du nimmst kein Geld. Deine Figur zieht um deinen Wurf mal die Zahl auf der Karte weiter.
web-monte-about-prize-squares-when = Das darfst du nach jeder gewonnenen Wette wählen. Was auf dem Feld gilt, auf das du kommst, gilt auch dann.
web-monte-about-cards = Die Karten im Casino
web-monte-about-cards-what = Eins bis vier in jeder Farbe, dazu ein Jackpot. Du gewinnst, wenn die Karte eine Farbe deiner Wette hat. Sonst zahlst du ihren Wert, und deine Figur geht um deinen Wurf zurück.
web-monte-about-cards-when = Aufgedeckte Karten bleiben draußen. Der Jackpot gewinnt immer; danach werden alle Karten neu gemischt.
web-monte-about-stake = Der Einsatz
web-monte-about-stake-what = So viel zahlt, wer verliert, an den anderen: in Schritten von { $step } und höchstens, was jeder der beiden hat.
web-monte-about-stake-when = Du nennst ihn, wenn du eine Figur unter deiner herausforderst. Wer nichts mehr hat, ist ruiniert, und eine Figur geht zurück.
web-monte-about-share = Ein Anteil am Einsatz
web-monte-about-share-what = Du gewinnst oder verlierst genau, was du dazulegst. Mindestens { $step } behältst du.
web-monte-about-share-when = Nur gegen jemanden, der noch eine Figur ins Ziel bringen muss, und nur, wenn der Herausforderer fragt.
web-monte-draw = Auslosen
web-monte-roll = Würfeln
web-monte-to = Auf { $square }
web-monte-where-free = Freies Feld
web-monte-where-casino = Ins Casino
web-monte-where-bank = Zur Bank
web-monte-where-start = Zurück zum Start
web-monte-where-home = Im Ziel: eine Million!
web-monte-where-arrow = Über den Pfeil zur Bank
web-monte-where-own = Auf eine eigene Figur
web-monte-where-stack = Auf die Figur von { $name }
web-monte-short-free = Frei
web-monte-short-casino = Casino
web-monte-short-bank = Bank
web-monte-short-start = Start
web-monte-short-home = Ziel
web-monte-short-arrow = Bank
web-monte-casino = Casino
web-monte-casino-single = Casino, eine Farbe
web-monte-casino-double = Casino, zwei Farben
web-monte-casino-triple = Casino, drei Farben
web-monte-casino-at = { $name } auf Feld { $square }, mit einer { $points }
web-monte-bet = Die Wette
web-monte-bet-mark = TIPP
web-monte-suit-s = Pik
web-monte-suit-h = Herz
web-monte-suit-d = Karo
web-monte-suit-c = Kreuz
web-monte-place-bet = { $count ->
    [one] Tipp eine Farbe an
   *[other] Tipp { $count } Farben an
}
web-monte-bets = { $name } setzt
web-monte-lay-bet = Setzen
web-monte-turn-card = Karte aufdecken
web-monte-card-comes = Die Karte …
web-monte-cards-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
web-monte-odds = Chancen
web-monte-seen = Aufgedeckt: { $cards }
web-monte-none-seen = Bisher wurde keine Karte aufgedeckt.
web-monte-you-win = Gewonnen!
web-monte-wins = { $name } gewinnt
web-monte-you-lose = Diesmal nicht
web-monte-loses = { $name } verliert
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } gehen an die Bank, und die Figur geht zurück.
web-monte-won-text = Die Karte ist { $money } wert. { $name } wählt.
web-monte-won-choose = Die Karte ist { $money } wert. Wähle:
web-monte-prize-money = { $count ->
    [one] { $money }, ein Feld
   *[other] { $money }, { $count } Felder
}
web-monte-prize-squares = { $count ->
    [one] Kein Geld, ein Feld
   *[other] Kein Geld, { $count } Felder
}
web-monte-take-money = { $money } nehmen, auf { $square }
web-monte-take-squares = Kein Geld, auf { $square }
web-monte-poker = Poker
web-monte-whom = Wen forderst du heraus?
web-monte-stake = Einsatz
web-monte-challenge = { $name } herausfordern: { $stake }
web-monte-pass = Kein Poker
web-monte-alone = Allein spielen
web-monte-stakes = nennt den Einsatz
web-monte-waits = wartet
web-monte-your-share = Dein Anteil
web-monte-add-share = { $money } dazulegen
web-monte-add-nothing = Nichts dazulegen
web-monte-less = Weniger
web-monte-more = Mehr
web-monte-kept = Behalten
web-monte-to-roll = Neu würfeln
web-monte-roll-dice = { $count ->
    [one] Einen Würfel würfeln
   *[other] { $count } Würfel würfeln
}
web-monte-reroll = { $count ->
    [0] Würfel wählen
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
web-monte-stand = Diese Würfel behalten
web-monte-rolls-used = Wurf { $rolls } von { $most }
web-monte-tie = Gleichstand: beide würfeln noch einmal
web-monte-duel-wins = gewinnt { $money }
web-monte-duel-loses = verliert { $money }
web-monte-hands = Die Blätter, das beste zuerst
web-monte-face-A = Ass
web-monte-face-K = König
web-monte-face-Q = Dame
web-monte-face-J = Bube
web-monte-face-T = Zehn
web-monte-face-9 = Neun
web-monte-faces-A = Asse
web-monte-faces-K = Könige
web-monte-faces-Q = Damen
web-monte-faces-J = Buben
web-monte-faces-T = Zehnen
web-monte-faces-9 = Neunen
web-monte-hand-of = { $kind ->
    [five] fünf { $faces }
    [four] vier { $faces }
    [three] drei { $faces }
    [two-pairs] { $faces } und { $others }
   *[pair] zwei { $faces }
}
web-monte-enter-die = Was der Würfel zeigt
web-monte-enter-card = Welche Karte aufgedeckt wurde
web-monte-enter-dice = Was die Pokerwürfel zeigen
web-monte-erase = Letzten Würfel löschen
web-monte-that-is-it = Das zeigen die Würfel

web-monte-carlo-gamble-board-boulevard = Der lange Weg, für einen Abend im Casino.
web-monte-carlo-gamble-board-promenade = Ein kurzer Weg, für ein schnelles Spiel.
web-monte-carlo-gamble-option-first = Wer beginnt?
web-monte-carlo-gamble-option-first-0 = Der erste Platz
web-monte-carlo-gamble-option-first-0-text = Von dort geht es reihum.
web-monte-carlo-gamble-option-first-drawn = Ausgelost
web-monte-carlo-gamble-option-first-drawn-text = Das Los bestimmt, wer beginnt.
web-monte-carlo-gamble-option-two-player-pawns = Figuren zu zweit
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Je zwei Farben
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Je zwei Figuren; vor dem Wurf sagst du die Farbe an.
web-monte-carlo-gamble-option-two-player-pawns-three = Je eine Farbe
web-monte-carlo-gamble-option-two-player-pawns-three-text = Drei Figuren, wie mit mehr Spielern.
