### Monte Carlo Gamble

## Farben, Felder, Karten, Blätter

gamble-colour-red = Rot
gamble-colour-yellow = Gelb
gamble-colour-blue = Blau
gamble-colour-green = Grün
gamble-square-start = Start
gamble-square-first-bank = erste Bank
gamble-square-second-bank = zweite Bank
gamble-square-finish = Ziel
gamble-card-jackpot = Jackpot
gamble-hand-nothing = nichts
gamble-hand-pair = ein Paar
gamble-hand-two-pairs = zwei Paare
gamble-hand-three = ein Drilling
gamble-hand-low-straight = kleine Straße
gamble-hand-high-straight = große Straße
gamble-hand-full-house = Full House
gamble-hand-four = ein Vierling
gamble-hand-five = ein Fünfling

## Was geschieht

gamble-event-first-drawn = Ausgelost: { $player } beginnt.
gamble-event-turn-began = { $player } ist mit Würfeln dran.
gamble-event-announced = { $player } sagt { $colour } an.
gamble-event-rolled = { $player } würfelt { $points }.
gamble-event-taxed = { $player } zahlt { $paid } $ Steuer.
gamble-event-stuck = Keine Figur von { $player } kann ziehen.
gamble-event-moved = { $why ->
    [lost] { $pawn } geht zurück: { $origin } → { $square }.
    [to-bank] Der Pfeil bringt { $pawn } weiter: { $origin } → { $square }.
    [back-to-bank] Der Pfeil bringt { $pawn } zurück: { $origin } → { $square }.
   *[roll] { $pawn } zieht: { $origin } → { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] Die Figur von { $player } geht zurück: { $origin } → { $square }.
    [to-bank] Der Pfeil bringt die Figur von { $player } weiter: { $origin } → { $square }.
    [back-to-bank] Der Pfeil bringt die Figur von { $player } zurück: { $origin } → { $square }.
   *[roll] { $player } zieht eine Figur: { $origin } → { $square }.
}
gamble-event-stacked = Feld { $square }: { $pawn } liegt auf { $under }.
gamble-event-stacked-page = Auf Feld { $square } liegt die Figur von { $player } jetzt oben auf dem Turm.
gamble-event-paid = { $why ->
    [rescue] { $player } bekommt { $amount } $, um weiterzuspielen.
   *[bank] { $player } bekommt { $amount } $.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } betritt das Dreier-Casino auf Feld { $square }.
    [double] { $pawn } betritt das Zweier-Casino auf Feld { $square }.
   *[single] { $pawn } betritt das Einer-Casino auf Feld { $square }.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } betritt das Dreier-Casino auf Feld { $square }.
    [double] { $player } betritt das Zweier-Casino auf Feld { $square }.
   *[single] { $player } betritt das Einer-Casino auf Feld { $square }.
}
gamble-event-bet = { $player } setzt auf { $suits }.
gamble-event-turned = Die Karte: { $card }.
gamble-event-reshuffled = Alle Karten werden zu einem neuen Stapel gemischt.
gamble-event-bet-won = { $player } gewinnt die Wette.
gamble-event-bet-lost = { $player } verliert die Wette und zahlt { $paid } $.
gamble-event-home = { $home ->
    [one] { $pawn } ist im Ziel, die erste Figur von { $player }.
   *[other] { $pawn } ist im Ziel; { $player } hat dort { $home } Figuren.
}
gamble-event-home-page = { $home ->
    [one] { $player } hat die erste Figur im Ziel.
   *[other] { $player } hat jetzt { $home } Figuren im Ziel.
}
gamble-event-challenged = { $player } fordert { $opponent } heraus: { $pawn } gegen { $target }, um { $stake } $.
gamble-event-challenged-page = { $player } fordert { $opponent } zum Poker heraus, um { $stake } $.
gamble-event-passed = { $player } verzichtet auf Poker.
gamble-event-partners-asked = { $player } bittet die anderen, etwas zum Einsatz dazuzulegen.
gamble-event-shared = { $anything ->
    [yes] { $player } legt { $amount } $ dazu.
   *[no] { $player } legt nichts dazu.
}
gamble-event-threw = { $rolls ->
    [one] { $player } würfelt { $dice }: { $hand-kind }.
   *[other] { $player } würfelt { $dice } und hat { $hand }: { $hand-kind }.
}
gamble-event-rerolling = { $player } würfelt { $dice } neu.
gamble-event-stood = { $player } bleibt bei { $hand }.
gamble-event-tied = Gleichstand, beide haben { $hand-kind }: Beide würfeln noch einmal.
gamble-event-duel-won = { $player } schlägt { $loser }, { $hand-kind } gegen { $other-kind }, und gewinnt { $amount } $.
gamble-event-mastered = { $pawn } beherrscht jetzt den Turm auf Feld { $square }.
gamble-event-mastered-page = { $player } beherrscht jetzt den Turm auf Feld { $square }.
gamble-event-ruined = { $why ->
    [tax] Die Steuer ruiniert { $player }.
    [poker] Das Poker ruiniert { $player }.
   *[casino] Das Casino ruiniert { $player }.
}
gamble-event-sent-back = { $pawn } muss zurück: { $origin } → { $square }.
gamble-event-sent-back-page = Eine Figur von { $player } muss zurück: { $origin } → { $square }.
gamble-event-won = { $player } hat alle Figuren im Ziel und gewinnt mit { $amount } $!

## Warum nicht

gamble-reason-over = Das Spiel ist vorbei.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] Zuerst wird ausgelost, wer beginnt.
    [card] Zuerst wird eine Karte aufgedeckt.
   *[roll] Zuerst wird gewürfelt.
}
gamble-reason-not-your-turn = Jetzt entscheidet { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}.
gamble-reason-not-now = Das geht jetzt nicht; { $phase ->
    [draw-first] es wird ausgelost, wer beginnt.
    [announce] zuerst ist die Farbe anzusagen, die zieht, etwa announce red.
    [roll] es wird gewürfelt.
    [move] eine Figur muss ziehen, etwa move r1.
    [bet] es ist zu setzen, etwa bet h.
    [card] eine Karte wird aufgedeckt.
    [prize] zu wählen ist money oder squares.
    [poker] fordere eine Figur heraus, etwa challenge y1 20000, oder pass.
    [partners] zu wählen ist partners oder alone.
    [share] sag, was du dazulegst, etwa share 10000.
    [hand] würfle neu, etwa reroll J9, oder stand.
    [back] wähle die Figur, die zurückmuss, etwa back r1.
   *[dice] die Pokerwürfel werden geworfen.
}
gamble-reason-card-turned = Die Karte { $card } liegt schon offen; oben auf dem Stapel liegt eine andere.
gamble-reason-dice-count = { $rolling ->
    [one] Hier wird ein Pokerwürfel geworfen, nicht { $given }.
   *[other] Hier werden { $rolling } Pokerwürfel geworfen, nicht { $given }.
}
gamble-reason-no-such-player = Niemand spielt hier { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
} als erste Farbe.
gamble-reason-pawn-not-yours = { $pawn } ist nicht deine Figur; mit { $roll } kannst du { $pawns } ziehen.
gamble-reason-pawn-not-announced = { $pawn } hat nicht die angesagte Farbe; mit { $roll } kannst du { $pawns } ziehen.
gamble-reason-pawn-home = { $pawn } ist schon im Ziel; mit { $roll } kannst du { $pawns } ziehen.
gamble-reason-pawn-on-bank = { $pawn } verlässt die Bank nur mit 1, 2 oder 3; mit { $roll } kannst du { $pawns } ziehen.
gamble-reason-pawn-blocked = { $pawn } ist blockiert und zieht nur mit 1, 2 oder 3; mit { $roll } kannst du { $pawns } ziehen.
gamble-reason-suits = { $wanted ->
    [one] In diesem Casino setzt man auf eine Farbe, nicht auf { $given }.
   *[other] In diesem Casino setzt man auf { $wanted } Farben, nicht auf { $given }.
}
gamble-reason-not-challengeable = { $pawn } kannst du jetzt nicht herausfordern, wohl aber { $pawns }.
gamble-reason-stake = Der Einsatz ist ein Vielfaches von { 10000 } $, von { 10000 } $ bis { $most } $.
gamble-reason-share = Dazulegen kannst du ein Vielfaches von { 10000 } $, von { 0 } $ bis { $most } $.
gamble-reason-not-in-hand = Das Blatt ist { $hand }; { $dice } ist nicht darin.
gamble-reason-cannot-go-back = { $pawn } kann nicht zurück: Es muss eine Figur der ruinierten Person sein, die weder im Ziel noch auf dem Start steht.
gamble-reason-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
} kannst du nicht ansagen: Es muss eine eigene Farbe sein, die noch eine Figur unterwegs hat.

## Züge und Optionen

gamble-notation = „{ $text }“ ist kein Zug. Züge schreibt man: announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1; und für den Zufall: first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = „{ $text }“ nennt keine Pokerwürfel: „{ $letter }“ ist keine Seite. Es gibt A, K, Q, J, T (oder 10) und 9.
gamble-no-such-board = Einen Plan „{ $key }“ gibt es nicht. Mitgeliefert sind { $boards }; einen eigenen gibt man als Pfad seiner .toml-Datei an.
gamble-players = Monte Carlo Gamble ist für { $least } bis { $most } Personen, nicht für { $players }.
gamble-colour = Figuren in der Farbe { $colour } gibt es nicht. Die Farben sind { $colours }.
gamble-colours = { $players } Personen brauchen hier { $needed } verschiedene Farben, nicht: { $given }.
gamble-first = Wer beginnt, ist ein Platz von 0 bis { $most } oder "drawn", nicht { $first }.

## Dateien von Plänen

gamble-board-not-toml = { $place } ist kein gültiges TOML: { $detail }.
gamble-board-unknown-key = { $place }: „{ $key }“ gehört nicht zu einem Plan. Ein Plan hat name und road.
gamble-board-no-name = { $place }: Der Plan braucht einen Namen, etwa name = "Boulevard".
gamble-board-length = { $place }: Die Straße hat { $squares } Felder; es müssen { $fewest } bis { $most } sein, etwa road = "S g g shd … F".
gamble-board-word = { $place }, Feld { $square }: „{ $word }“ ist kein Feld. Es gibt S, g, B, >, <, 2, 1, F oder drei verschiedene Kartenfarben wie shd.

## Was die Prüfung sagt

gamble-fault-start = Feld { $square }: Eine Straße hat genau einen Start (S), und zwar als erstes Feld.
gamble-fault-finish = Feld { $square }: Eine Straße hat genau ein Ziel (F), und zwar als letztes Feld.
gamble-fault-number = Feld { $square }: Eine Straße hat { $kind ->
    [bank] { $right } Banken (B)
    [to-bank] { $right } Pfeil zur Bank (>)
   *[back-to-bank] { $right } Pfeil zurück zur Bank (<)
}, diese hat { $count }.
gamble-fault-to-bank = Feld { $square }: Der Pfeil zur Bank (>) muss vor der ersten Bank auf Feld { $bank } liegen.
gamble-fault-back-to-bank = Feld { $square }: Der Pfeil zurück zur Bank (<) muss hinter der zweiten Bank auf Feld { $bank } liegen.
gamble-fault-no-casino = { $kind ->
    [triple] Die Straße braucht ein Dreier-Casino, etwa shd.
    [double] Die Straße braucht ein Zweier-Casino (2).
   *[single] Die Straße braucht ein Einer-Casino (1).
} Ab Feld { $square } gibt es keines.
gamble-fault-no-green = Ab Feld { $square } gibt es kein grünes Feld (g); Figuren brauchen welche, um sich zu treffen.
gamble-advice-bank = Feld { $square }: Banken liegen am besten nach einem und zwei Dritteln der Straße; diese also auf Feld { $right }.
gamble-advice-no-casino-here = Feld { $square }: neun Felder hintereinander ohne Casino; setze eines dazwischen.
gamble-advice-singles-many = Feld { $square }: Die Straße hat { $count } Einer-Casinos; sie sollten seltener sein als jede der anderen Arten.
gamble-advice-single-early = Feld { $square }: Einer-Casinos sollten spät kommen, nach der ersten Bank auf Feld { $bank }.

## Stellungen

gamble-position-derived = In der Stellung ist { $place } { $given }; aus dem Rest folgt { $right }.
gamble-position-turn = In der Stellung ist turn { $turn }; Züge zählen ab 1.
gamble-position-seat = In der Stellung ist { $place } { $seat }; Plätze zählen von 0 bis { $most }.
gamble-position-phase = In der Stellung ist „{ $phase }“ keine Phase dieses Spiels. Phasen sind { $phases }.
gamble-position-square-twice = In der Stellung steht ein Feld zweimal; nenne es einmal mit allen seinen Figuren.
gamble-position-square = In der Stellung ist „{ $square }“ kein Feld; Felder haben die Nummern 0 bis { $most }, und Figuren dahinter stehen in home.
gamble-position-pawn = In der Stellung ist „{ $pawn }“ keine Figur dieses Spiels. Die Figuren sind { $pawns }.
gamble-position-pawn-twice = In der Stellung steht die Figur { $pawn } an zwei Orten.
gamble-position-money-seats = In der Stellung hat money { $given } Beträge; es braucht { $seats }, einen je Platz.
gamble-position-money = In der Stellung hat Platz { $seat } { $amount } $; es muss ein Vielfaches von { 10000 } $ sein, von { $least } $ bis { $most } $.
gamble-position-turned = In der Stellung kann „{ $card }“ nicht unter den offenen Karten sein; das sind verschiedene von 1s bis 4c.
gamble-position-announced = In der Stellung gehört colour dorthin, wo mit zwei Farben gespielt wird und eine angesagt ist, und sonst nirgends; die Phase ist { $phase }.
gamble-position-colour = In der Stellung kann „{ $colour }“ nicht angesagt sein; es muss eine Farbe von mover sein, die noch eine Figur unterwegs hat.
gamble-position-no-roll = In der Stellung gibt es roll, aber in der Phase { $phase } ist nichts gewürfelt.
gamble-position-roll = In der Stellung braucht die Phase { $phase } einen Wert roll von 1 bis 6.
gamble-position-stuck = In der Stellung kann mit { $roll } keine Figur ziehen; der Zug wäre vorbei.
gamble-position-needs = In der Stellung braucht die Phase { $phase } den Teil { $part }.
gamble-position-needs-not = In der Stellung gehört der Teil { $part } nicht zur Phase { $phase }.
gamble-position-casino-pawn = In der Stellung nennt casino { $pawn }; es muss eine Figur von mover auf einem Casino sein.
gamble-position-casino-bet = In der Stellung ist auf Feld { $square } zu setzen; es muss ein Zweier- oder Einer-Casino sein, noch ohne suits und card.
gamble-position-casino-suits = In der Stellung hat casino die Kartenfarben „{ $suits }“; es müssen so viele sein, wie das Casino will, verschiedene Buchstaben in der Folge s h d c, oder was darauf gedruckt ist.
gamble-position-casino-card = In der Stellung kann die Karte { $card } nicht in casino stehen: Sie steht dort in der Phase prize, hat die Wette gewonnen und wurde als letzte aufgedeckt.
gamble-position-rests = In der Stellung steht { $pawn } auf Feld { $square }; Figuren stehen auf dem Start, auf grünen Feldern und auf Banken.
gamble-position-over = In der Stellung: Das Spiel ist vorbei, wenn mover, und sonst niemand, alle Figuren im Ziel hat; und nur dann.
gamble-position-ruin-why = In der Stellung ist „{ $why }“ kein Grund, eine Figur zu wählen; es gibt tax und poker.
gamble-position-ruin-seats = In der Stellung passt ruin nicht: Nach der Steuer wählt mover; nach dem Poker, wer das Duell gewonnen hat, und der Teil poker sagt, welche Figur gefordert hat.
gamble-position-ruin-pawns = In der Stellung braucht die ruinierte Seite mindestens zwei Figuren, die zurückkönnen; sonst gibt es nichts zu wählen.
gamble-position-poker-pawn = In der Stellung nennt poker { $pawn }; es muss eine Figur von mover oben auf einem grünen Feld nach der ersten Bank sein.
gamble-position-poker-nobody = In der Stellung kann im Turm niemand gefordert werden; der Zug wäre vorbei.
gamble-position-poker-challenged = In der Stellung nennt challenged { $pawn }; gefordert werden nur gegnerische Figuren.
gamble-position-poker-target = In der Stellung ist target { $target }; im Duell ist es eine gegnerische Figur im Turm, und sonst gibt es weder target noch stake noch shares.
gamble-position-poker-stake = In der Stellung ist der Einsatz { $stake } $; er muss ein Vielfaches von { 10000 } $ sein, von { 10000 } $ bis { $most } $.
gamble-position-poker-shares = In der Stellung muss shares ein Betrag je Platz sein, nur von Partnern, so viel, wie jede Seite dazulegen darf.
gamble-position-poker-partners = In der Stellung ist die Phase { $phase }; Partner fragt man gegen jemanden, der nur noch eine Figur ins Ziel zu bringen hat, solange jemand etwas dazulegen kann.
gamble-position-poker-asked = In der Stellung ist die Phase { $phase }; asked nennt, wer antworten muss, und nur in der Phase share.
gamble-position-poker-letter = In der Stellung ist „{ $letter }“ keine Seite eines Pokerwürfels; es gibt A, K, Q, J, T und 9.
gamble-position-poker-hands = In der Stellung passen hands, rolls und side nicht zur Phase: Wer fordert, würfelt bis zu dreimal, die andere Seite höchstens ebenso oft, und ein Blatt hat fünf Würfel.

## Terminal

gamble-workshop-summary = { $name }: { $squares } Felder vom Start bis zum Ziel, darunter { $casinos } Casinos.
gamble-workshop-no-pawns = Der Plan { $board } wird ohne Figuren gezeichnet: Lass --cars weg.

gamble-screen-turn = Zug { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] wer beginnt, wird ausgelost
    [announce] eine Farbe ansagen
    [roll] gleich wird gewürfelt
    [move] eine Figur zum Ziehen wählen
    [bet] eine Wette abschließen
    [card] eine Karte wird aufgedeckt
    [prize] gewonnen: Geld oder Felder
    [poker] Poker ansagen oder verzichten
    [partners] die anderen fragen oder allein spielen
    [share] etwas dazulegen oder nicht
    [hand] neu würfeln oder dabei bleiben
    [back] die Figur wählen, die zurückmuss
    [over] das Spiel ist vorbei
   *[dice] Pokerwürfel werden geworfen
}
gamble-screen-rolled = der Würfel zeigt { $points }
gamble-screen-stack = Turm auf { $square }, von unten nach oben:
gamble-screen-crowd = Nebeneinander auf { $square }:
gamble-screen-purse = { $amount } $ · { $home } von { $pawns } Figuren im Ziel
gamble-screen-cards = Offene Karten: { $cards } · { $left } im Stapel
gamble-screen-no-cards = Alle { $left } Karten sind im Stapel.
gamble-screen-casino = Casino auf { $square }: { $pawn } spielt.
gamble-screen-bet = Gesetzt ist { $suits }.
gamble-screen-card = Die Karte ist { $card }.
gamble-screen-stake = Poker um { $amount } $: { $pawn } gegen { $target }
gamble-move-move = { $pawn } ziehen
gamble-move-back = { $pawn } zurückschicken
gamble-move-bet = auf { $suits } setzen
gamble-screen-odds = { $winning } von { $cards } Karten gewinnen
gamble-move-challenge = { $pawn } um { $stake } $ herausfordern
gamble-move-share = { $amount } $ dazulegen
gamble-move-announce = { $colour } ansagen
gamble-move-money = das Geld nehmen
gamble-move-squares = die Felder nehmen
gamble-move-pass = kein Poker
gamble-move-partners = die anderen bitten, etwas dazuzulegen
gamble-move-alone = allein spielen
gamble-move-stand = bei diesem Blatt bleiben
gamble-move-reroll = { $dice } neu würfeln
gamble-move-first = { $colour } beginnt
gamble-move-roll = der Würfel zeigt { $points }
gamble-move-card = die Karte ist { $card }
gamble-move-dice = die Würfel zeigen { $dice }
gamble-screen-type-c = um einen anderen Einsatz fordern: c, die Figur und den Einsatz tippen, etwa c y1 40000
gamble-screen-type-a = einen anderen Betrag dazulegen: a und den Betrag tippen, etwa a 120000
gamble-screen-type-r = neu würfeln: r und die Würfel tippen, etwa r J9
gamble-screen-ask-first = Welche Farbe beginnt: { $colours }?
gamble-screen-ask-roll = { $player } wirft den Würfel. Was zeigt er, 1 bis 6?
gamble-screen-ask-card = { $player } deckt eine Karte auf. Welche, etwa 3c oder jackpot? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } wirft { $dice ->
    [one] einen Pokerwürfel. Was zeigt er?
   *[other] { $dice } Pokerwürfel. Was zeigen sie?
} Buchstaben in beliebiger Folge: A, K, Q, J, T und 9.
gamble-screen-no-roll = „{ $text }“ zeigt kein Würfel; tippe 1 bis 6.
gamble-screen-no-card = „{ $text }“ ist keine Karte; tippe Zahl und Farbe, etwa 3c, oder jackpot.
gamble-screen-no-dice = „{ $text }“ zeigen keine Pokerwürfel; tippe Buchstaben wie AKKQ9.
gamble-screen-no-draw-first = „{ $text }“ ist keine Farbe; tippe eine, etwa red.
gamble-screen-wins = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
gamble-screen-notation = Züge: move r2 (oder nur r2), announce red, bet hc, money, squares, challenge y1 40000 oder c y1 40000, pass,
    partners, alone, share 20000 oder a 20000, reroll J9 oder r J9, stand, back r1.
    Figuren: r rot, y gelb, b blau, g grün, und eine Nummer. Auf der Straße liegen sie von unten nach oben, von links nach rechts.
    Casinos: gedruckte Farben, ?? für zwei nach Wahl, ? für eine.

## Pictures

gamble-layout-none = Der Plan { $board } hat keinen Verlauf namens „{ $name }“; er hat { $layouts }.

## Lab

gamble-fact-bets = Wetten in Casinos
gamble-fact-bets-won = Gewonnene Wetten
gamble-fact-duels = Pokerduelle
gamble-fact-duels-won = Vom Herausforderer gewonnene Duelle
gamble-fact-ruins-casino = Ruiniert durch ein Casino
gamble-fact-ruins-tax = Ruiniert durch Steuern
gamble-fact-ruins-poker = Ruiniert durch Poker
gamble-fact-taxes = Gezahlte Steuern, in $
gamble-fact-money = Geld aller Spieler am Ende, in $
gamble-fact-money-winner = Geld des Siegers, in $
gamble-heat-landed = Hier gelandete Figuren
gamble-heat-stuck = Figuren, die nicht ziehen konnten
gamble-heat-back = Von hier zurückgeschickte Figuren

## Beispiele in den Regeln

monte-carlo-gamble-example-blocked-title = Unter dem Turm hervor
monte-carlo-gamble-example-blocked-aim = Du bist Rot und hast eine 2 gewürfelt. Deine Figur auf Feld 14 liegt unter zwei anderen: Sie ist blockiert, aber eine 1, 2 oder 3 befreit sie. Tipp den Turm an und zieh mit dieser Figur.
monte-carlo-gamble-example-blocked-done = Deine Figur ist unter den anderen hervorgeschlüpft, und die bleiben in ihrer Ordnung. Mit 4, 5 oder 6 hätte sie liegen bleiben müssen.
monte-carlo-gamble-example-bank-title = Der Pfeil zur Bank
monte-carlo-gamble-example-bank-aim = Du hast eine 3 gewürfelt. Eine deiner Figuren kann den Pfeil erreichen, der sie sofort zur ersten Bank bringt. Finde sie und hol dir { 50000 } $.
monte-carlo-gamble-example-bank-done = Der Pfeil hat deine Figur zur Bank gebracht. Dort stehen Figuren nebeneinander und gehen nur mit 1, 2 oder 3 weiter.
monte-carlo-gamble-example-counting-title = Karten zählen
monte-carlo-gamble-example-counting-aim = Im Einer-Casino setzt du auf eine einzige Kartenfarbe. Elf Karten liegen offen, und kein Kreuz ist dabei. Sieh dir die Chancen an, setze auf Kreuz und deck die Karte auf.
monte-carlo-gamble-example-counting-done = Viermal Kreuz und der Jackpot unter sechs Karten: Fünf von sechs gewinnen. Neu gemischt wird erst nach dem Jackpot, also lohnt sich das Zählen.
monte-carlo-gamble-example-money-or-squares-title = Geld oder Felder
monte-carlo-gamble-example-money-or-squares-aim = Du bist mit einer 5 hergekommen, hast auf ♥♣ gesetzt, und 3♣ wurde aufgedeckt: gewonnen. Nimm entweder { 60000 } $ und geh 5 Felder weiter, oder nimm kein Geld und geh 15. Wähle die 15 Felder.
monte-carlo-gamble-example-money-or-squares-done = Dreimal fünf sind fünfzehn Felder, an der Bank vorbei. Sonst wären es { 60000 } $ und fünf Felder gewesen: Was besser ist, hängt davon ab, was du brauchst.
monte-carlo-gamble-example-challenge-title = Eine Runde Poker
monte-carlo-gamble-example-challenge-aim = Deine Figur ist hinter der ersten Bank auf einem Turm gelandet. Fordere eine der Figuren darunter heraus, nenn einen Einsatz und würfle: bis zu dreimal, jedes Mal die Würfel, die du willst.
monte-carlo-gamble-example-challenge-done = Du hast herausgefordert und gewürfelt. Die andere Seite darf nun so oft würfeln wie du, und das bessere Blatt bekommt den Einsatz. Wer fordert und verliert, kommt auch noch unter die andere Figur.
monte-carlo-gamble-example-ruin-title = Ruiniert, aber nicht verloren
monte-carlo-gamble-example-ruin-aim = Die Steuer hat deinen letzten Dollar genommen: Eine deiner Figuren muss zur nächsten Bank hinter ihr zurück. Schick die zurück, die am wenigsten verliert. Sie bringt { 50000 } $ mit.
monte-carlo-gamble-example-ruin-done = Von Feld 27 zur Bank auf 24 sind es nur drei Felder, und { 50000 } $ kamen dazu. Die anderen hätten sechs und zehn verloren.

## Was im ersten Spiel erklärt wird

gamble-guide-goal = Bring alle { $pawns } Figuren vor den anderen ins Ziel. Das Geld hilft dir nur unterwegs.
gamble-guide-announce-title = Wähl eine Farbe
gamble-guide-announce = Du spielst zwei Farben. In diesem Zug dürfen nur Figuren der Farbe ziehen, die du jetzt ansagst.
gamble-guide-roll-title = Würfle
gamble-guide-roll = Danach ziehst du eine deiner Figuren um die Augenzahl weiter.
gamble-guide-tax-title = Steuer bei jeder Vier
gamble-guide-tax = { $owed ->
    [0] Eine Vier kostet { $tax } $, bevor du ziehst. Mit einer Figur am Start zahlst du nichts, also jetzt nicht.
   *[other] Eine Vier kostet dich { $owed } $, bevor du ziehst. Mit einer Figur am Start wäre sie umsonst.
}
gamble-guide-move-title = Tipp auf dieses Feld
gamble-guide-move = { $roll ->
    [one] Ein Feld weiter
   *[other] { $roll } Felder weiter
}: { $there ->
    [bank] eine Bank, sie zahlt { $bank } $.
    [arrow] der Pfeil führt zu einer Bank, und die zahlt { $bank } $.
    [casino] ein Casino, dort setzt du auf eine Karte.
    [stack] da steht schon eine Figur, und deine kommt obendrauf.
    [home] im Ziel.
    [start] der Start, er zahlt { $start } $.
   *[free] grün und frei, dort geschieht sonst nichts.
}
gamble-guide-bet-title = Setz auf eine Kartenfarbe
gamble-guide-bet = { $suits ->
    [one] Zeigt die Karte deine Farbe, gewinnst du. Sonst zahlst du ihren Wert und musst zurück.
   *[other] Wähl { $suits } Farben. Zeigt die Karte eine davon, gewinnst du. Sonst zahlst du ihren Wert und musst zurück.
}
gamble-guide-card-title = Deck die Karte auf
gamble-guide-card = Mit { $suits } gewinnst du. Sonst zahlst du den Wert der Karte und gehst { $roll } zurück.
gamble-guide-prize-title = Geld oder Felder?
gamble-guide-prize = Nimm { $money } $ und zieh { $roll } weiter, oder kein Geld und { $squares } weiter.
gamble-guide-poker-title = Eine Runde Poker?
gamble-guide-poker = Deine Figur liegt oben. Du darfst jemanden darunter um Geld herausfordern. Verlierst du, kommst du darunter.
gamble-guide-partners-title = Partner?
gamble-guide-partners = { $opponent } muss nur noch eine Figur ins Ziel bringen. Darum darfst du die anderen um Geld bitten.
gamble-guide-share-title = Machst du mit?
gamble-guide-share = { $challenger } pokert gegen { $opponent }, und dort fehlt nur noch eine Figur. Was du dazulegst, gewinnst oder verlierst du.
gamble-guide-dice-title = Würfle mit den Pokerwürfeln
gamble-guide-dice = { $most ->
    [one] Du hast einen Wurf. Das bessere Blatt gewinnt { $stake } $.
   *[other] Du hast bis zu { $most } Würfe und behältst, was du magst. Das bessere Blatt gewinnt { $stake } $.
}
gamble-guide-hand-title = Behalten oder neu würfeln?
gamble-guide-hand = { $left ->
    [one] Tipp an, was du neu würfeln willst (ein Wurf bleibt dir), oder bleib dabei.
   *[other] Tipp an, was du neu würfeln willst ({ $left } Würfe bleiben dir), oder bleib dabei.
}
gamble-guide-tie-title = Gleichstand: noch einmal
gamble-guide-tie = Beide Blätter sind gleich viel wert. Ihr würfelt beide noch einmal mit allen fünf Würfeln.
gamble-guide-back-title = Welche Figur muss zurück?
gamble-guide-back = { $own ->
    [yes] Du hast kein Geld mehr. Tipp auf die Figur, die zur Bank hinter ihr zurückgeht; diese zahlt dir dann etwas.
   *[no] { $player } hat kein Geld mehr. Tipp auf die Figur, die zur Bank hinter ihr zurückgehen soll.
}
gamble-guide-blocked-title = Deine Figur ist blockiert
gamble-guide-blocked = Jemand liegt auf ihr. Sie kommt nur mit einer Eins, Zwei oder Drei weg.
gamble-guide-bank-title = Deine Figur ist auf der Bank
gamble-guide-bank = Niemand kann sich dort auf sie legen. Sie geht nur mit einer Eins, Zwei oder Drei weiter.
gamble-guide-taxed-title = Die Steuer
gamble-guide-taxed = Du hast eine Vier gewürfelt und { $paid } $ gezahlt. Mit einer Figur am Start kostet sie nichts.
gamble-guide-bank-paid-title = Die Bank zahlt
gamble-guide-bank-paid = Du bekommst { $amount } $. Mehr als { $most } $ hat niemand je.
gamble-guide-stack-title = Ganz oben
gamble-guide-stack = Deine Figur liegt auf anderen. Gegner darunter kommen nur mit einer Eins, Zwei oder Drei weg.
gamble-guide-challenged-title = Du wirst herausgefordert
gamble-guide-challenged = { $player } pokert mit dir um { $stake } $. Erst würfelt { $player }, dann du.
gamble-guide-ruined-title = Ruiniert
gamble-guide-ruined = Dein Geld ist weg. Darum geht eine Figur zur Bank hinter ihr oder zum Start zurück, und dort bekommst du neues.
gamble-guide-home-title = Im Ziel
gamble-guide-home = { $home ->
    [one] Deine erste Figur ist im Ziel. Sie muss nie wieder zurück.
   *[other] { $home } deiner Figuren sind im Ziel. Sie müssen nie wieder zurück.
}
gamble-guide-jackpot-title = Der Jackpot
gamble-guide-jackpot = Diese Karte gewinnt immer, egal worauf gesetzt wurde. Danach werden alle Karten neu gemischt.

## Warum es so ausging

gamble-ending-reason = { $who ->
    [you] Du hattest in Runde { $round } vor allen anderen alle { $pawns } Figuren im Ziel
   *[one] { $winner } hatte in Runde { $round } vor allen anderen alle { $pawns } Figuren im Ziel
}; danach zählen Figuren im Ziel und Geld: { $totals }.
gamble-ending-total = { $player } { $amount } $

## Der Coach: wohin ein Weg führt und warum er besser ist

gamble-way-move = { $there ->
    [home] bringt eine Figur ins Ziel
    [bank] auf eine Bank
    [start] zurück an den Start
    [arrow] weiter auf eine Bank
    [stack] auf einen Turm
    [casino] ins Casino
   *[free] auf ein freies Feld
}
gamble-way-bet = { $suits }: { $wins } von { $cards } Karten gewinnen
gamble-why-bet = { $wins } von { $cards } Karten gewinnen. { $ruin ->
    [yes] Du verlierst höchstens { $most } $, und das würde dich ruinieren.
   *[no] Ruinieren kann es dich nicht: Du verlierst höchstens { $most } $.
}
gamble-why-money = { $money } $ bringen dir jetzt mehr als die Felder.
gamble-why-squares = { $squares } Felder bringen dir mehr als das Geld.
gamble-why-pass = Ein Duell riskiert mehr, als es bringen kann.
gamble-why-challenge = Das Duell lohnt sich, auch wenn du { $stake } $ riskierst.
gamble-why-stake = { $size ->
    [more] Deine Chancen sind gut genug für { $stake } $.
   *[less] Mit { $stake } $ riskierst du weniger.
}
gamble-why-stand = Dein Blatt ist gut genug.
gamble-why-reroll = Dein Blatt kann leicht besser werden.
gamble-why-home = Du bringst eine Figur ins Ziel.
gamble-why-paid = Die Bank zahlt dir { $amount } $.
gamble-why-free = Dann sind weniger deiner Figuren blockiert.
gamble-why-covers = Du liegst auf { $player } und darfst Poker spielen.
gamble-why-avoids = Du bleibst dem Turm von { $player } fern.
gamble-why-casino = Das Casino bringt dir mehr, als es kosten kann.
gamble-why-no-casino = Du bleibst dem Casino fern und riskierst kein Geld.
