### The waiting room

web-all-here = Everybody is here.
web-waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-host-starts = The host starts the race.
web-invite = Invite
web-qr = The link as a QR code
web-copied = The link is copied.
web-open-seat = Open seat
web-sit-here = Sit here
web-your-name = Your name
web-sit = Sit down
web-stand = Free the seat
web-seat-you = you
web-seat-here = here
web-seat-bot = bot
web-seat-person = person
web-seat-online = online
web-seat-away = away
web-seat-standin = a bot stands in
web-seat-warming = warming up: a weaker bot plays for now
web-table-settings = What is played
# A seat that nobody has taken yet, in a choice between seats.
web-seat-number = No. { $seat }

web-room-lead = Everybody taps “I’m ready” on their own device.
web-room-scan = Scan to join
web-room-link = The link to this table
web-room-share = Share
web-room-copy = Copy link
web-room-by-hand = Your browser cannot copy by itself: the link is marked, so you can copy it by hand.
web-room-wifi = Phones in this Wi-Fi may join
web-room-here = Phones cannot open this link: it works on this computer only.
web-room-here-switch = Phones cannot open this link yet. Turn on the switch below, and a code for them appears here.
web-room-near = Works for phones in this Wi-Fi.
web-room-elsewhere = Friends elsewhere need a public address.
web-room-anywhere = Works from anywhere.
web-room-address = Use another address
web-room-open = for whoever has the link
web-room-ready = ready
web-room-not-ready = not yet
web-room-host = host
web-room-tools = { $name }: change this seat
web-room-rename = Change the name
web-room-bot = Let a bot drive
web-room-make-host = Make host
web-room-add-bot = Add a bot
web-room-sits-here = Sits here
web-room-mix = Mix the order
web-room-more = More
web-room-join = Take a seat
web-room-full = All seats are taken. You are watching, and can take a seat as soon as one is free.
web-room-im-ready = I’m ready
web-room-you-are-ready = You are ready.
web-room-unready = Not yet after all
web-room-missing = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
web-room-car-waits = If you start now, their seat waits for them.
web-room-with-bots = { $count ->
    [one] Start now with a bot
   *[other] Start now with bots
}
web-room-anyway = Start anyway
web-room-host-away = { $name } is away. Somebody else can be the host.
web-room-become-host = Become the host
# Short for “Start the race”, on a phone.
web-room-start = Start
