### Hurry'Cup!: texts of its page

web-hurry-age = ab 9

web-hurry-token-ace = Straßenass
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
web-hurry-crossed = im Ziel, Platz { $place }
web-hurry-lantern = rote Laterne
web-hurry-tank = Tank { $value }, { $colour }
web-hurry-swap-with = Mit { $name } tauschen
web-hurry-to-tile = Zu Feld { $tile }
web-hurry-dock = Dein Zug
web-hurry-ask-roll = Würfle mit dem Gaswürfel
web-hurry-ask-find = Du hast ein Plättchen gefunden
web-hurry-ask-start = Spiel ein Plättchen oder würfle
web-hurry-ask-second = Neu würfeln oder behalten?
web-hurry-ask-shortcut = Tipp an, wo die Abkürzung endet
web-hurry-ask-drive = { $count ->
    [one] Fahr ein Feld
   *[other] Fahr bis zu { $count } Felder
}
web-hurry-ask-stay = Zu schnell für das nächste Feld
web-hurry-ask-oil = Tipp das Feld für das Öl an
web-hurry-ask-after = Spiel ein Plättchen oder beende deinen Zug
web-hurry-over = Das Rennen ist vorbei
web-hurry-watch = { $name } sitzt am Steuer
web-hurry-hint-stop = Tipp auf ein leuchtendes Feld. Auf dem Feld danach gilt { $limit }.
web-hurry-hint-drive = Tipp auf ein leuchtendes Feld.
web-hurry-hint-token = Ein Plättchen pro Runde.
web-hurry-hint-find = Benutzbar ab der nächsten Runde.
web-hurry-roll = Würfeln
web-hurry-keep = Wurf behalten
web-hurry-stay = Stehen bleiben
web-hurry-done = Zug beenden
web-hurry-type-roll = Was zeigt der Gaswürfel?
web-hurry-type-find = Welches Plättchen war es?
web-hurry-turn-over = Umdrehen
web-hurry-lantern-step = Rote Laterne: ein Feld gratis
web-hurry-pawn-gone = { $colour }: hat schon { $name }
web-hurry-pawn-value = { $colour }, { $value }
web-hurry-was-first = { $name } war schneller
web-hurry-cup-ready = Bereit?
web-hurry-cup-ready-text = Runde { $round }. Wenn alle bereit sind, hebt { $name } den Becher.
web-hurry-cup-horn = Du zuerst
web-hurry-cup-horn-text = Schau unter den Becher und nimm vor allen anderen eine Figur.
web-hurry-cup-grab = Greif zu!
web-hurry-cup-grab-text = Alle nehmen eine Figur. Wer zuerst zugreift, hat sie und den Würfel ihrer Farbe.
web-hurry-cup-wish = Ordne!
web-hurry-cup-wish-text = Tipp die Figuren an, die beste zuerst. Niemand sieht es.
web-hurry-cup-lift = Achtung …
web-hurry-cup-lift-text = Der Becher geht jeden Moment hoch.
web-hurry-cup-taken = Tanks
web-hurry-cup-taken-text = Alle fahren mit dem Würfel ihrer Figur.
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
web-hurry-only = Jetzt schaut nur { $name } hin.
web-hurry-i-am = Ich bin { $name }
web-hurry-ready = Bereit
web-hurry-horn = Hupen!
web-hurry-see-board = Strecke ansehen
web-hurry-to-cup = Zum Becher
web-hurry-under-stars = Unter jedem Stern liegt eines davon
web-hurry-cup-board-corniche = An den Klippen entlang: Haarnadelkurven über dem Meer kurz vor dem Ziel.
web-hurry-cup-board-lavender = Durch Lavendelfelder, mit langen Geraden.
web-hurry-cup-board-lighthouse = Zum Leuchtturm hinaus und zurück.
web-hurry-cup-generated = Eine zufällige Strecke
web-hurry-cup-generated-text = Vom Zufall gelegt. Dieselbe Nummer ergibt immer dieselbe Strecke.
web-hurry-cup-option-grab = Figuren greifen
web-hurry-cup-option-grab-live = Live
web-hurry-cup-option-grab-live-text = Der Becher geht für alle zugleich hoch; wer zuerst zugreift, hat die Figur.
web-hurry-cup-option-grab-sealed = Verdeckt
web-hurry-cup-option-grab-sealed-text = Alle ordnen die Figuren heimlich. Für Tische ohne Eile.
web-hurry-cup-option-first = Wer hebt den Becher zuerst?
web-hurry-cup-option-first-text = Nach den Regeln hebt ihn, wer am jüngsten ist: Tipp den Namen an. Oder wähle jemand anderen, oder lass das Los entscheiden.
web-hurry-cup-option-first-drawn = Ausgelost
web-hurry-cup-option-first-drawn-text = Das Los bestimmt, wer beginnt.
web-hurry-cup-option-exact = Den Tank leer fahren
web-hurry-cup-option-exact-text = Alle müssen so weit fahren, wie Tank und Limits es erlauben.
web-hurry-cup-option-races = Meisterschaft
web-hurry-cup-option-races-1 = Ein Rennen
web-hurry-cup-option-races-1-text = Ein einzelnes Rennen.
web-hurry-cup-option-races-3 = Drei Rennen
web-hurry-cup-option-races-3-text = Die Punkte zählen von Rennen zu Rennen weiter.
web-hurry-cup-option-races-5 = Fünf Rennen
web-hurry-cup-option-races-5-text = Die Punkte zählen von Rennen zu Rennen weiter.
web-hurry-build = Eigene Strecke bauen
web-hurry-build-again = Deine eigene Strecke
web-hurry-own-name = Unsere Rallye
web-hurry-laid = { $count } von 36 Feldern
web-hurry-box = Die Schachtel
web-hurry-kind-straight = Gerade
web-hurry-kind-bend = Kurve
web-hurry-kind-hairpin = Haarnadelkurve
web-hurry-kind-finish = Ziel
web-hurry-piece = { $kind }{ $limit ->
    [0] {""}
   *[other] , Limit { $limit }
}{ $star ->
    [yes] , Stern
   *[no] {""}
}, noch { $count }
web-hurry-turn = Umdrehen
web-hurry-back = Letztes Feld zurücknehmen
web-hurry-finish = Für mich fertig bauen
web-hurry-clear = Neu anfangen
web-hurry-use = Darauf fahren
web-hurry-use-why = Leg zuerst alle 36 Felder, oder lass den Rest legen.
web-hurry-close = Schließen
web-hurry-cup-tanks = Tanks
web-hurry-cup-tanks-text = Echte Würfel: { $name } liest vor, was jeder zeigt.
web-hurry-place = Platz { $place }
web-hurry-rank = { $place }.
web-hurry-to-go = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
web-hurry-swap = Tauschen
web-hurry-tokens-of = Plättchen von { $name }
web-hurry-your-tokens = Deine Plättchen
web-hurry-no-tokens = Keine Plättchen
web-hurry-at-cup = Rund um den Becher
web-hurry-ask-play = { $token } spielen?
web-hurry-ask-swap = Tipp an, mit wem du tauschst
web-hurry-ask-pit = Welcher Trumpf kommt zurück?
web-hurry-you-drive = Du bist unterwegs
web-hurry-hint-second = Dieser Wurf ergibt { $speed } km/h.
web-hurry-hint-stay = Dort gilt { $limit }, und du fährst { $speed }.
web-hurry-hint-finish = Damit fährst du über die Linie.
web-hurry-hint-chance = Beendest du hier den Zug, bekommst du eine zweite Chance.
web-hurry-hint-ends = { $count ->
    [one] Das bringt dich ein Feld weiter.
   *[other] Das bringt dich { $count } Felder weiter.
}
web-hurry-drive = { $count ->
    [one] Ein Feld fahren
   *[other] { $count } Felder fahren
}
web-hurry-play = { $token } spielen
web-hurry-put-back = Plättchen zurücklegen
web-hurry-lock-turn = { $name } sitzt am Steuer. Du kommst noch dran.
web-hurry-lock-told = Dein Auto ist noch unterwegs.
web-hurry-lock-aim = Sag zuerst, wo du { $token } spielst, oder leg das Plättchen zurück.
web-hurry-gone = Es ist verbraucht.
web-hurry-when-now = jetzt
web-hurry-when-fresh = nächste Runde
web-hurry-when-spent = eins pro Runde
web-hurry-when-used = benutzt
web-hurry-when-ace = vor dem Wurf
web-hurry-when-nitro = nach der Fahrt
web-hurry-when-horn = vor dem Becher
web-hurry-when-second = nach dem Wurf
web-hurry-when-shortcut = bei der Fahrt
web-hurry-when-slipstream = vor dem Wurf
web-hurry-when-pit = vor dem Wurf
web-hurry-when-oil = nach der Fahrt
web-hurry-when-swap = vor dem Wurf
web-hurry-when-fuel = nächste Runde
web-hurry-does-ace = Der ganze Tank, an allen Schildern vorbei
web-hurry-does-nitro = Ein Feld mehr, am Schild vorbei
web-hurry-does-horn = Unter den Becher schauen, zuerst wählen
web-hurry-does-second = Noch einmal würfeln
web-hurry-does-shortcut = Zur nächsten Geraden springen
web-hurry-does-slipstream = Bis hinter das Auto vor dir
web-hurry-does-pit = Ein benutzter Trumpf kommt zurück
web-hurry-does-oil = 50 km/h auf einem Feld, für alle
web-hurry-does-swap = Figur und Tank gegen andere tauschen
web-hurry-does-fuel = Dein Tank zählt als 1
web-hurry-call-horn = Hupen?
web-hurry-call-horn-text = Das Plättchen ist dann verbraucht.
web-hurry-not-now = Jetzt nicht
