### Play with friends

web-which-game = Welches Spiel?
web-which-way = Wie spielt ihr zusammen?
web-way-here = An diesem Gerät
web-way-here-text = Reicht es herum oder setzt euch ums Tablet.
web-way-link = Per Link oder QR-Code
web-way-link-text = Alle am eigenen Handy, nah oder fern.
web-way-box = Mit der echten Schachtel
web-way-box-text = Ihr würfelt echt. Paddock zieht und zählt.
web-more = Mehr
web-more-text = Bis zum Start lässt sich das alles noch ändern.
web-seat-count = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
web-clock-none-short = ohne Uhr
web-clock-relaxed-short = gemütliche Uhr
web-clock-fast-short = schnelle Uhr
web-pace-bots = So fahren Bots
web-pace-bots-relaxed = Gemütlich
web-pace-bots-quick = Zügig
web-pace-bots-instant = Sofort
web-name-missing = Platz { $seat } braucht noch einen Namen.
web-player-number = Mitspieler { $number }
