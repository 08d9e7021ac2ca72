### The races of this device

web-mine = Your races
web-mine-turn = Your turn
web-mine-turn-of = { $name }’s turn
web-mine-several = Waiting for several players
web-mine-paused = Paused { $when }
web-mine-over = Finished
web-mine-continue = Continue
web-mine-look = Look in
web-mine-enter = Go in
web-mine-with = with { $names }
# Part of a list of names after “with”.
web-mine-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
web-mine-against = against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
web-mine-all = Show all { $count }
web-mine-fewer = Show fewer
web-mine-tidy = Tidy up
web-mine-tidied = Done
web-mine-remove = Take { $race } off the list
web-mine-removed = { $race } is off the list. The link still leads to your seat.
web-mine-undo = Undo
web-mine-take = To another device
web-mine-offline = No connection. Nothing is lost: your races wait, and we keep trying.
web-mine-locked = Needs a connection. Last seen: { $time }.
web-home-offline = No connection. We keep trying, and you can play as soon as it is back.
web-offline-short = Offline
web-needs-server = This needs a connection. We keep trying.
web-take-title = Take your races along
web-take-text = { $count ->
    [one] Scan this with your other device: your race is then there, too.
   *[other] Scan this with your other device: your { $count } races are then there, too.
}
web-take-link = The link for the other device
web-take-share = Share
web-take-copy = Copy
web-take-once = It works once, and only for a few minutes. It is yours alone: whoever opens it can play for you.
web-take-near = The other device must be in this Wi-Fi.
web-take-arrived-title = Your races are coming along
web-take-arrived = { $count ->
    [one] One race is here now. It stays on the other device, too.
   *[other] { $count } races are here now. They stay on the other device, too.
}
web-take-gone = This link was used already, or is too old
web-take-gone-text = On the device that has your races, open the start page and choose “To another device” again.
web-take-again = Your races are still on the other device.
web-close = Close
web-lost-text = The address may be mistyped, or what was here is gone.
web-no-game = There is no such game here
web-no-replay = There is no such race
web-no-table-text = Check the link, or ask for a new one.
