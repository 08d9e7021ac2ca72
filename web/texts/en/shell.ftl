### Texts of the page

web-title = Paddock – races to play now
web-home = To the start page
web-lost = There is no such page
web-no-table = There is no such table
web-which-race = Which race today?
web-play-with-friends = Play with friends
web-play-now = Play now
web-play-game-now = Play now: { $game }
web-soon = Soon
web-open-tables = Open tables
web-load-record = Look at a saved race
web-table-of = { $name }’s table
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
# The name of somebody who has not given one.
web-rookie = Rookie
web-language = Language
web-light = Light
web-dark = Dark
web-menu = Menu
web-leave = Leave the table
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-reconnecting = Reconnecting…
web-offline = No connection
web-offline-text = Paddock cannot reach its server at the moment. Your races are safe there and will go on as soon as you are connected again.
web-try-again = Try again
web-players = { $least }–{ $most } players
