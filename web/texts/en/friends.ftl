### Play with friends

web-which-game = Which game?
web-which-way = How are you together?
web-way-here = On this device
web-way-here-text = Pass it round, or sit around a tablet.
web-way-link = By link or QR code
web-way-link-text = Everybody on their own phone, near or far.
web-way-box = With the real box
web-way-box-text = Roll real dice. Paddock moves and counts.
web-more = More
web-more-text = You can change all of this until the start.
web-seat-count = { $count ->
    [one] one seat
   *[other] { $count } seats
}
web-clock-none-short = no clock
web-clock-relaxed-short = relaxed clock
web-clock-fast-short = fast clock
web-pace-bots = How bots drive
web-pace-bots-relaxed = Calmly
web-pace-bots-quick = Briskly
web-pace-bots-instant = At once
web-name-missing = The person on seat { $seat } still needs a name.
web-player-number = Player { $number }
