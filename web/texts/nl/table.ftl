### Aan tafel

web-who = Aan tafel
web-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
web-log = Wat er tot nu toe gebeurde
web-copy-watch = Link voor vrienden kopiëren
web-copy-seat = Op een ander apparaat verder spelen
web-download = Race bewaren
web-scan-watch = Scan de code om op een ander apparaat te kijken of mee te doen.
web-scan-seat = Scan de code om op een ander apparaat verder te spelen. De link is alleen voor jou: geef hem niet door.
web-time-left = { $name }: nog { $time }
web-time-short = { $seconds ->
    [one] Nog één seconde, dan speelt een bot deze beurt.
   *[other] Nog { $seconds } seconden, dan speelt een bot deze beurt.
}
web-time-up = De tijd is om: deze beurt speelt een bot. De volgende is weer van jou.
web-take-back = Laatste zet terugnemen
