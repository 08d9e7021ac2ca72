### Together at the table

web-line-stale = The race went on meanwhile: what you tapped no longer fits.
web-line-unsaid = No connection: nobody has heard that.
web-line-again = It goes on by itself.
web-line-kept = Your tap is kept.

web-away-turn = { $name }’s turn
web-away-title = { $name } has been away for { $time }
web-away-clock = In { $seconds } s a bot takes the wheel, until { $name } is back.
web-away-open = A bot can drive until { $name } is back. The seat stays { $name }’s.
web-away-until = until a bot drives
web-away-waits = { $name } would rather wait
web-away-drive = Let a bot drive
web-away-soon = { $name } has only just left: in { $seconds } s
web-away-wait = Wait
web-away-for-good = Bot for good
web-away-offer = Offer the seat
web-away-offered = The seat is free now: whoever watches can take it.

web-standin-title = A bot is driving for you
web-standin-text = The seat is still yours.
web-standin-take = Take the wheel
web-standin-ask = Let a bot drive for me

web-end-race = End the race
web-end-asks = { $name } wants to end the race
web-end-waits = Still to agree: { $names }
web-end-time = If not all agree within { $seconds } s, it goes on.
web-end-no = Race on
web-end-sure = End this race?
web-end-lost = Then nobody wins it, and it cannot go on later.

web-watching = You are watching
web-watchers = { $count } watching
web-seat-free = { $name }’s seat can be yours
web-seat-free-text = A bot is driving. You can take over.
web-seat-take = Take this seat
web-seat-any = Play along
web-seat-watch = Just watch
web-seat-which = Which seat?

web-pace = Pace of the bots
web-pace-pill = Bots: { $pace }
web-pace-relaxed = relaxed
web-pace-quick = quick
web-pace-instant = at once
web-pace-slowest = The slowest wish at the table counts.

web-say = Say something
web-say-heard = { $name }: { $phrase }
web-say-watcher = From the stands
web-phrases = Phrases
web-phrases-table = Phrases at this table
web-on = on
web-off = off
web-sound = Sound
web-host = For the host
web-host-become = Become the host
web-host-make = Make host

web-position = Position as text
web-position-order = How everybody stands
web-position-now = What you can do now
web-position-roll = Roll the dice.
web-position-waits = Everybody waits for { $names }.
web-position-nothing = Nothing at the moment.

web-leave-ask = Leave this race?
web-leave-text = It waits for you on the start page, under “Your races”.
web-leave-go = Leave
web-leave-stay = Stay
web-along = On to the next table!
web-along-soon = The host has opened a new table. You go along in { $seconds } s.
web-along-there = The others have gone on to a new table.
web-along-go = Go along
web-along-stay = Stay here
