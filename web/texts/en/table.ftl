### At the table

web-who = At the table
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-log = What happened
web-copy-watch = Copy a link for friends
web-copy-seat = Continue on another device
web-download = Save this race
web-scan-watch = Scan this to watch or join on another device.
web-scan-seat = Scan this to carry on playing on another device. The link is yours alone: do not share it.
web-time-left = { $name }: { $time } left
web-time-short = { $seconds ->
    [one] One second left, then a bot plays this turn.
   *[other] { $seconds } seconds left, then a bot plays this turn.
}
web-time-up = Time is up: a bot plays this turn. The next one is yours again.
web-take-back = Take the last move back
