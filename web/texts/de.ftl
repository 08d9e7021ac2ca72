### Texte der Seite

web-title = Paddock – Rennen zum Losspielen
web-home = Zur Startseite
web-lost = Diese Seite gibt es nicht
web-no-table = Diesen Tisch gibt es nicht
web-which-race = Welches Rennen heute?
web-play-with-friends = Mit Freunden spielen
web-play-now = Jetzt spielen
web-play-game-now = Jetzt spielen: { $game }
web-soon = Bald
web-open-tables = Offene Tische
web-load-record = Ein gespeichertes Rennen ansehen
web-table-of = Tisch von { $name }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zuschauen
# Der Name von jemandem, der keinen angegeben hat.
web-rookie = Frischling
web-language = Sprache
web-light = Hell
web-dark = Dunkel
web-menu = Menü
web-leave = Den Tisch verlassen
web-sound-on = Ton an
web-sound-off = Ton aus
web-reconnecting = Verbinde wieder …
web-offline = Keine Verbindung
web-offline-text = Paddock erreicht seinen Server gerade nicht. Deine Rennen sind dort sicher und gehen weiter, sobald du wieder verbunden bist.
web-try-again = Noch einmal

## Ein neuer Tisch

web-new-table = Ein Tisch für { $game }
web-seats = Wer spielt?
web-seat-kind = Platz { $seat }
web-person-here = Spielt hier
web-person-elsewhere = Kommt per Link
web-bot-random = Bot: Anfänger
web-bot-greedy = Bot: Rennfahrer
web-bot-shark = Bot: Zocker
web-name = Name
web-name-of-seat = Name auf Platz { $seat }
web-remove-seat = Platz { $seat } entfernen
web-add-seat = Noch ein Platz
web-board = Strecke
web-laid-again = Eine andere
web-laid-number = Ihre Nummer
web-more-options = Mehr Optionen
web-who-may-join = Wer darf mitspielen?
web-by-link = Per Link
web-by-link-text = Nur wer den Link hat, findet den Tisch.
web-public = Alle
web-public-text = Der Tisch steht auf der Startseite.
web-clock = Uhr
web-clock-none = Keine
web-clock-none-text = Das Rennen wartet auf alle.
web-clock-relaxed = Gemütlich
web-clock-relaxed-text = Wer anderthalb Minuten weg ist, wird von einem Bot vertreten. Wer da ist, hat viereinhalb Minuten je Zug.
web-clock-fast = Schnell
web-clock-fast-text = Ein Bot springt nach zwanzig Sekunden ein. Wer da ist, hat eine Minute je Zug.
web-dice = Würfel
web-dice-seeded = Die App würfelt
web-dice-seeded-text = Einmal tippen, und die Würfel rollen.
web-dice-typed = Echte Würfel
web-dice-typed-text = Du würfelst auf dem Tisch und tippst an, was sie zeigen.
web-make-table = Tisch eröffnen
web-start = Rennen starten

## Der Warteraum

web-all-here = Alle sind da.
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-host-starts = Wer den Tisch eröffnet hat, startet das Rennen.
web-invite = Einladen
web-qr = Der Link als QR-Code
web-copy-link = Link teilen
web-copied = Der Link ist kopiert.
web-open-seat = Freier Platz
web-sit-here = Hier hinsetzen
web-your-name = Dein Name
web-sit = Hinsetzen
web-stand = Platz freigeben
web-seat-you = du
web-seat-here = hier
web-seat-bot = Bot
web-seat-person = Mensch
web-seat-online = online
web-seat-away = weg
web-seat-standin = ein Bot vertritt
web-table-settings = Was gespielt wird
web-seat-number = Nr. { $seat }

## Am Tisch

web-who = Am Tisch
web-spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
web-log = Was geschah
web-copy-watch = Link für Freunde
web-copy-seat = Mein Platz anderswo
web-download = Aufzeichnung
web-scan-watch = Einlesen, um auf einem anderen Gerät zuzusehen oder mitzumachen.
web-scan-seat = Einlesen, um mit deinem Platz auf einem anderen Gerät weiterzuspielen. Er gehört nur dir: Gib ihn nicht weiter.
web-time-left = { $name }: noch { $time }
web-time-short = { $seconds ->
    [one] Noch eine Sekunde, dann spielt ein Bot diesen Zug.
   *[other] Noch { $seconds } Sekunden, dann spielt ein Bot diesen Zug.
}
web-time-up = Die Zeit ist um: Ein Bot spielt diesen Zug. Der nächste gehört wieder dir.

## Das Ende

web-result = Ergebnis
web-you-win = Du gewinnst!
web-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
web-trophies = { $count ->
    [one] ein Pokal
   *[other] { $count } Pokale
}
web-chart = Wie weit alle nach jeder Runde waren
web-rematch = Revanche
web-replay = Wiederholung
web-look-at-board = Spielplan ansehen

## Eine Wiederholung

web-replay-start = Vor dem Start
web-moment = Zeitpunkt
web-move-of = Zug { $move } von { $moves }
web-step = Nächster Zug
web-step-back = Voriger Zug
web-play = Abspielen
web-pause = Pause
web-speed = Tempo

## Die Regeln

web-rules = Regeln
web-rules-of = Regeln: { $game }
web-contents = Inhalt
web-try-it = Probier es aus
web-example-done = Gut gemacht!
web-example-missed = Noch nicht ganz
web-example-missed-text = Dein Zug ist vorbei. Es gibt einen besseren Weg: Versuch es noch einmal.
web-back-to-race = Zurück zum Rennen

## Monza

web-players = { $least }–{ $most } Spieler
web-monza-minutes = 15 Min.
web-monza-age = ab 5
web-monza-tagline = Sechs Würfel. Drei Spuren.
web-monte-theme = Geld und Glück
web-hurry-age = ab 9

web-monza-round = Runde { $round }
web-monza-order = Rennstand
web-monza-to-go = bis zum Ziel
web-monza-to = Nach { $space }
web-monza-your-dice = Deine Würfel
web-monza-your-turn = Du bist dran
web-monza-turn-of = Du bist dran, { $name }
web-monza-watch = { $name } sitzt am Steuer
web-monza-over = Das Rennen ist vorbei
web-monza-ask-roll = Wirf die Würfel
web-monza-ask-draw = Lose aus, wer beginnt
web-monza-ask-turbo = Turbo! Wirf zwei weitere Würfel
web-monza-ask-again = Wirf die gewählten Würfel noch einmal
web-monza-ask-lay = Leg einen Würfel auf ein leuchtendes Feld
web-monza-ask-tile = Leg ein Plättchen, oder fahr
web-monza-ask-drive = Bereit zum Fahren
web-monza-ask-stay = Kein Würfel passt: Bleib diesmal stehen
web-monza-ask-bonus = Bonusschritt: Tipp auf ein leuchtendes Feld
web-monza-ask-reroll = Tipp an, was du neu würfeln willst
web-monza-may-drive = Du darfst auch jetzt fahren.
web-monza-roll = Würfeln
web-monza-draw = Auslosen
web-monza-drive = Fahren
web-monza-stay = Stehen bleiben
web-monza-decline = Nein, stehen bleiben
web-monza-reroll = { $count ->
    [0] Würfel wählen
    [one] Einen Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
web-monza-undo = Letzten Würfel zurücknehmen
web-monza-die = Würfel in { $colour }
web-monza-die-laid = { $colour }, gelegt
web-monza-tile = Beschleuniger-Plättchen in { $colour }
web-monza-tiles = Plättchen
web-monza-extra-roll = Extrawurf
web-monza-erase = Letzten Würfel löschen
web-monza-enter-dice = Das zeigen sie

web-monza-board-oval = Eine kurze Strecke für erste Rennen, bis zu vier Autos.
web-monza-board-classic = Die klassische Strecke mit zwei Zielfeldern, bis zu sechs Autos.
web-monza-board-grand-prix = Eine lange Strecke mit engen Stellen, für Profis.
web-monza-option-first = Wer beginnt?
web-monza-option-first-text = Nach den Regeln beginnt, wer am jüngsten ist: Tippe darauf. Oder wähle irgendwen, oder lass das Los entscheiden.
web-monza-option-first-drawn = Ausgelost
web-monza-option-first-drawn-text = Der Zufall bestimmt, wer beginnt.
web-monza-option-professional = Für Profis
web-monza-option-professional-text = Beschleuniger-Plättchen, ein Extrawurf, und ein Turbowurf nach sechs Würfeln.
web-monza-option-bonus-step = Bonusschritt
web-monza-option-bonus-step-text = Das Auto der zuletzt gelegten Farbe darf ein Feld vor.
web-monza-option-bonus = Wer bekommt den Bonusschritt?
web-monza-option-bonus-any = Alle
web-monza-option-bonus-any-text = Auch das eigene Auto darf ihn nehmen.
web-monza-option-bonus-others = Nur die anderen
web-monza-option-bonus-others-text = Der eigene Zug bringt dem eigenen Auto nichts.
web-monza-option-turbo-tiles = Plättchen beim Turbowurf
web-monza-option-turbo-tiles-text = Beschleuniger-Plättchen dürfen auch zu Turbowürfeln gelegt werden.
web-monza-option-finish = Das Ziel
web-monza-option-finish-coloured = Farbig
web-monza-option-finish-coloured-text = Es braucht einen Würfel seiner Farbe.
web-monza-option-finish-open = Offen
web-monza-option-finish-open-text = Jeder freie Würfel passt.
web-monza-option-obligation = Weiterfahren
web-monza-option-obligation-continue = Solange ein Würfel passt
web-monza-option-obligation-continue-text = Welcher, ist deine Wahl.
web-monza-option-obligation-longest = Der längste Weg
web-monza-option-obligation-longest-text = Der Weg muss so viele Würfel nutzen wie möglich.
web-monza-option-obligation-free = Frei
web-monza-option-obligation-free-text = Du darfst jederzeit anhalten.
web-monza-option-edition = Ausgabe
web-monza-option-edition-anniversary = Jubiläum
web-monza-option-edition-anniversary-text = Die Ausgabe von 2020: zwei bis vier Autos und ein Pokal für den Sieg.
web-monza-option-edition-classic = Klassisch
web-monza-option-edition-classic-text = Die Ausgabe von 2000: zwei bis sechs Autos.

## Monte Carlo Gamble

web-monte-players-list = Spieler und ihr Geld
web-monte-on-road = { $count } unterwegs
web-monte-at-start = { $count } am Start
web-monte-blocked = { $count ->
    [one] { $count } blockiert
   *[other] { $count } blockiert
}
web-monte-home = { $count } am Ziel
web-monte-is-blocked = blockiert
web-monte-square = Feld { $square }
web-monte-stack-of = Stapel aus { $count } Figuren auf Feld { $square }
web-monte-close = Schließen
web-monte-turn-of = { $name }, du bist dran
web-monte-watch = { $name } ist am Zug
web-monte-over = Das Spiel ist aus
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
web-monte-ask-draw-first = Zieht, wer beginnt
web-monte-ask-announce = Welche Farbe zieht?
web-monte-ask-roll = Wirf den Würfel
web-monte-ask-move = { $count ->
    [one] Zieh die Figur, die leuchtet.
   *[other] Zieh eine leuchtende Figur, oder tippe an, wohin sie soll.
}
web-monte-ask-bet = Setz auf eine Karte
web-monte-ask-card = Deck die Karte auf
web-monte-ask-prize = Geld oder Felder?
web-monte-ask-poker = Eine Runde Poker?
web-monte-ask-poker-text = Deine Figur liegt auf dem Stapel auf Feld { $square }. Du darfst jemanden darunter herausfordern.
web-monte-ask-partners = Die anderen um Geld bitten
web-monte-ask-share = { $name } fragt: Legst du gegen { $other } etwas dazu?
web-monte-ask-dice = Wirf die Pokerwürfel
web-monte-ask-hand = Welche Würfel noch einmal?
web-monte-ask-tie-dice = Gleichstand: wirf noch einmal
web-monte-ask-back = Eine Figur muss zurück
web-monte-ask-back-text = { $name } ist ruiniert: Tippe die Figur an, die zurückgeht.
web-monte-draw = Ziehen
web-monte-roll = Würfeln
web-monte-to = Auf { $square }
web-monte-where-free = Freies Feld
web-monte-where-casino = Ins Casino
web-monte-where-bank = Auf die Bank
web-monte-where-start = Zurück zum Start
web-monte-where-home = Am Ziel: eine Million!
web-monte-where-arrow = Über den Pfeil zur Bank
web-monte-where-own = Auf eine eigene Figur
web-monte-where-stack = Auf { $name } drauf
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
web-monte-bet = Der Einsatz
web-monte-bet-mark = SATZ
web-monte-suit-s = Pik
web-monte-suit-h = Herz
web-monte-suit-d = Karo
web-monte-suit-c = Kreuz
web-monte-place-bet = { $count ->
    [one] Tippe eine Farbe an
   *[other] Tippe { $count } Farben an
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
web-monte-seen = Gesehen: { $cards }
web-monte-none-seen = Noch wurde keine Karte gesehen.
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
web-monte-whom = Wen herausfordern
web-monte-stake = Einsatz
web-monte-challenge = { $name } fordern: { $stake }
web-monte-pass = Kein Poker
web-monte-alone = Allein spielen
web-monte-stakes = setzt
web-monte-waits = wartet
web-monte-your-share = Dein Anteil
web-monte-add-share = { $money } dazulegen
web-monte-add-nothing = Nichts dazulegen
web-monte-less = Weniger
web-monte-more = Mehr
web-monte-kept = Behalten
web-monte-to-roll = Noch einmal
web-monte-roll-dice = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
web-monte-reroll = { $count ->
    [0] Würfel wählen
    [one] Einen Würfel noch einmal
   *[other] { $count } Würfel noch einmal
}
web-monte-stand = Dabei bleiben
web-monte-rolls-used = Wurf { $rolls } von { $most }
web-monte-tie = Gleichstand: beide werfen noch einmal
web-monte-duel-wins = gewinnt { $money }
web-monte-duel-loses = verliert { $money }
web-monte-hands = Die Hände, beste zuerst
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
web-monte-that-is-it = Das zeigen sie

web-monte-carlo-gamble-board-boulevard = Der lange Weg, für einen Abend im Casino.
web-monte-carlo-gamble-board-promenade = Ein kurzer Weg, für ein schnelles Spiel.
web-monte-carlo-gamble-option-first = Wer beginnt?
web-monte-carlo-gamble-option-first-0 = Der erste Platz
web-monte-carlo-gamble-option-first-0-text = Von dort geht es reihum.
web-monte-carlo-gamble-option-first-drawn = Ausgelost
web-monte-carlo-gamble-option-first-drawn-text = Der Zufall bestimmt, wer beginnt.
web-monte-carlo-gamble-option-two-player-pawns = Figuren zu zweit
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Je zwei Farben
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Je zwei Figuren; vor dem Wurf sagst du die Farbe an.
web-monte-carlo-gamble-option-two-player-pawns-three = Je eine Farbe
web-monte-carlo-gamble-option-two-player-pawns-three-text = Drei Figuren, wie mit mehr Spielern.

## Hurry'Cup!

web-hurry-token-ace = Fahrer-Ass
web-hurry-token-nitro = Nitro
web-hurry-token-horn = Hupe
web-hurry-token-second = 2. Chance
web-hurry-token-shortcut = Abkürzung
web-hurry-token-slipstream = Windschatten
web-hurry-token-pit = Boxencrew
web-hurry-token-oil = Öl
web-hurry-token-swap = Tausch
web-hurry-token-fuel = Tank leer
web-hurry-pawn-red = Rot
web-hurry-pawn-yellow = Gelb
web-hurry-pawn-green = Grün
web-hurry-pawn-purple = Lila
web-hurry-pawn-blue = Blau
web-hurry-pawn-white = Weiß
web-hurry-round = { $circuit }, Runde { $round }
web-hurry-pilots = Piloten
web-hurry-you = Du
web-hurry-tile-of = Feld { $tile } von 36
web-hurry-at-start = am Start
web-hurry-crossed = im Ziel, Platz { $place }
web-hurry-used = benutzt
web-hurry-fresh = ab der nächsten Runde
web-hurry-lantern = rote Laterne
web-hurry-tank = Tank { $value }, { $colour }
web-hurry-swap-with = Mit { $name } tauschen
web-hurry-to-tile = Zu Feld { $tile }
web-hurry-dock = Dein Zug
web-hurry-ask-roll = Wirf das Gaspedal
web-hurry-ask-find = Du hast ein Plättchen gefunden
web-hurry-ask-start = Plättchen spielen oder werfen
web-hurry-ask-second = Den Wurf behalten?
web-hurry-ask-shortcut = Tippe, wo die Abkürzung endet
web-hurry-ask-drive = { $count ->
    [one] Fahr ein Feld
   *[other] Fahr bis zu { $count } Felder
}
web-hurry-ask-stay = Zu schnell für das nächste Feld
web-hurry-ask-oil = Tippe das Feld für das Öl
web-hurry-ask-after = Plättchen spielen oder fertig
web-hurry-over = Das Rennen ist vorbei
web-hurry-watch = { $name } sitzt am Steuer
web-hurry-hint-stop = Tippe ein leuchtendes Feld. Danach gilt { $limit }.
web-hurry-hint-drive = Tippe ein leuchtendes Feld.
web-hurry-hint-token = Ein Plättchen pro Runde.
web-hurry-hint-find = Benutzbar ab der nächsten Runde.
web-hurry-roll = Werfen
web-hurry-keep = Behalten
web-hurry-stay = Stehen bleiben
web-hurry-done = Fertig
web-take-back = Letzten Zug zurücknehmen
web-hurry-type-roll = Was zeigt das Gaspedal?
web-hurry-type-find = Welches Plättchen war es?
web-hurry-turn-over = Umdrehen
web-hurry-lantern-step = Rote Laterne: ein Feld gratis
web-hurry-pawn-gone = { $colour }: hat { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } war schneller
web-hurry-cup-ready = Bereit?
web-hurry-cup-ready-text = Runde { $round }. Wenn alle bereit sind, hebt { $name } den Becher.
web-hurry-cup-horn = Du zuerst
web-hurry-cup-horn-text = Schau unter den Becher und nimm vor allen anderen eine Figur.
web-hurry-cup-grab = Greif zu!
web-hurry-cup-grab-text = Jeder eine Figur. Die erste Hand hat sie, und den Würfel ihrer Farbe.
web-hurry-cup-wish = Reihenfolge
web-hurry-cup-wish-text = Tippe die Figuren, die beste zuerst. Niemand sieht es.
web-hurry-cup-lift = Achtung …
web-hurry-cup-lift-text = Der Becher geht jeden Moment hoch.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Wer welche Figur hat, fährt mit ihrem Würfel.
web-hurry-cup-wait = Moment …
web-hurry-cup-wait-text = Runde { $round }. Der Tisch wartet auf { $name }.
web-hurry-has = hat { $colour }, { $value }
web-hurry-has-pawn = hat { $colour }
web-hurry-called = hat gehupt
web-hurry-thinks = überlegt
web-hurry-is-ready = ist bereit
web-hurry-choose-now = jetzt wählen
web-hurry-looks = schaut
web-hurry-ranks = ordnet
web-hurry-has-ranked = hat geordnet
web-hurry-only = Jetzt schaut nur { $name }.
web-hurry-i-am = Ich bin { $name }
web-hurry-ready = Bereit
web-hurry-horn = Hupe!
web-hurry-see-board = Strecke ansehen
web-hurry-to-cup = Zum Becher
web-hurry-under-stars = Unter jedem Stern liegt eines davon
web-hurry-cup-board-corniche = An den Klippen entlang: Haarnadeln über dem Meer vor dem Ziel.
web-hurry-cup-board-lavender = Durch Lavendelfelder, mit langen Geraden.
web-hurry-cup-board-lighthouse = Zum Leuchtturm hinaus und zurück.
web-hurry-cup-laid = Eine zufällige Strecke
web-hurry-cup-laid-text = Vom Zufall gelegt. Dieselbe Nummer ergibt immer dieselbe Strecke.
web-hurry-cup-option-grab = Figuren greifen
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = Der Becher geht für alle zugleich hoch; die erste Hand hat die Figur.
web-hurry-cup-option-grab-sealed = Verdeckt
web-hurry-cup-option-grab-sealed-text = Alle ordnen die Figuren geheim. Für Tische ohne Eile.
web-hurry-cup-option-first = Wer hebt den Becher zuerst?
web-hurry-cup-option-first-text = Nach den Regeln die jüngste Person: tippe sie an. Oder wähle jemanden, oder lass das Los entscheiden.
web-hurry-cup-option-first-drawn = Gelost
web-hurry-cup-option-first-drawn-text = Das Los bestimmt, wer beginnt.
web-hurry-cup-option-exact = Den Tank ausfahren
web-hurry-cup-option-exact-text = Jeder muss so weit fahren, wie Tank und Limits erlauben.
web-hurry-cup-option-races = Meisterschaft
web-hurry-cup-option-races-1 = Ein Rennen
web-hurry-cup-option-races-1-text = Ein einzelnes Rennen.
web-hurry-cup-option-races-3 = Drei Rennen
web-hurry-cup-option-races-3-text = Punkte zählen von Rennen zu Rennen.
web-hurry-cup-option-races-5 = Fünf Rennen
web-hurry-cup-option-races-5-text = Punkte zählen von Rennen zu Rennen.
web-hurry-build = Eigene Strecke legen
web-hurry-build-again = Eure Strecke
web-hurry-own-name = Unsere Rallye
web-hurry-laid = { $count } von 36 Feldern
web-hurry-box = Die Schachtel
web-hurry-kind-straight = Gerade
web-hurry-kind-bend = Kurve
web-hurry-kind-hairpin = Haarnadel
web-hurry-kind-finish = Ziel
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , Limit { $limit }
}{ $star ->
    [yes] , Stern
   *[no] {""}
}, noch { $count }
web-hurry-turn = Umdrehen
web-hurry-back = Zurücknehmen
web-hurry-finish = Für mich fertig legen
web-hurry-clear = Neu anfangen
web-hurry-use = Darauf fahren
web-hurry-close = Schließen
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Echte Würfel: { $name } liest vor, was jeder zeigt.
web-next-race = Nächstes Rennen
web-race-of = Rennen { $race } von { $races }
web-champions = { $count ->
    [one] { $names } gewinnt die Meisterschaft!
   *[other] { $names } gewinnen die Meisterschaft!
}
web-championship = Meisterschaft
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-workshop-home = Eine Strecke entwerfen
web-workshop = Werkstatt
web-workshop-lead = Mach einen eigenen Spielplan, sieh, was daran nicht stimmt, und lass Bots darauf fahren.
web-workshop-game = Spiele
web-workshop-begin = Beginne mit
web-workshop-starter = Ein kleiner neuer
web-workshop-load = Datei laden
web-workshop-drop = Du kannst auch eine Datei irgendwo auf diese Seite ziehen oder einen Text in das Feld einfügen.
web-workshop-text = Der Spielplan als Text
web-workshop-wrong = Darauf kann man noch nicht fahren. Bessere den Text aus; sobald du innehältst, wird er geprüft.
web-workshop-advice = Darauf kann man fahren. Ein paar Ratschläge:
web-workshop-fine = Daran stimmt alles.
web-workshop-judge = Diesen Spielplan beurteilen
web-workshop-stop = Anhalten
web-workshop-players = Spieler
web-workshop-bot = Wer fährt
web-workshop-options = Optionen des Spiels
web-workshop-waiting = { $ahead ->
    [one] Ein anderer Spielplan wird gerade beurteilt; deiner ist der nächste.
   *[other] { $ahead } Spielpläne werden vor deinem beurteilt.
}
web-workshop-starting = Die Wagen rollen zum Start …
web-workshop-progress = { $races } von { $wanted } Rennen
web-workshop-old = Du hast den Spielplan seither geändert: Diese Zahlen gehören zum Text davor.
web-workshop-tint = Wonach die Felder gefärbt sind
web-workshop-plain = Ohne Farbe
web-workshop-idle = nie benutzt
web-workshop-space = { $space }: { $count } in einem Rennen
web-workshop-all-spaces = Jedes Feld in Zahlen
web-workshop-one-space = Feld
web-workshop-play = Auf diesem Plan spielen
web-workshop-drawing = Zeichnung herunterladen (SVG)
web-workshop-save = Text herunterladen
web-workshop-report = Bericht herunterladen
web-workshop-picture = Die Zeichnung
