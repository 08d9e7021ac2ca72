### Samen aan tafel

web-line-stale = De race ging intussen verder: wat je aantikte, past niet meer.
web-line-unsaid = Geen verbinding: niemand heeft dat gehoord.
web-line-again = Het gaat vanzelf verder.
web-line-kept = Je tik is bewaard.

web-away-turn = { $name } is aan de beurt
web-away-title = { $name } is { $time } weg
web-away-clock = Over { $seconds } s rijdt een bot, tot { $name } terug is.
web-away-open = Een bot kan rijden tot { $name } terug is. De plek blijft van { $name }.
web-away-until = tot een bot rijdt
web-away-waits = { $name } wacht liever
web-away-drive = Een bot laten rijden
web-away-soon = { $name } is nog maar net weg: over { $seconds } s
web-away-wait = Wachten
web-away-for-good = Bot tot het einde
web-away-offer = Plek aanbieden
web-away-offered = De plek is nu vrij: wie kijkt, kan hem nemen.

web-standin-title = Een bot rijdt voor je
web-standin-text = De plek is nog steeds van jou.
web-standin-take = Zelf rijden
web-standin-ask = Een bot voor mij laten rijden

web-end-race = Race beëindigen
web-end-asks = { $name } wil de race beëindigen
web-end-waits = Moet nog instemmen: { $names }
web-end-time = Stemt niet iedereen binnen { $seconds } s in, dan gaat het verder.
web-end-no = Doorrijden
web-end-sure = Deze race beëindigen?
web-end-lost = Dan wint niemand, en de race kan later niet verder.

web-watching = Je kijkt mee
web-watchers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
web-seat-free = De plek van { $name } is vrij
web-seat-free-text = Een bot rijdt. Jij kunt het overnemen.
web-seat-take = Deze plek nemen
web-seat-any = Meedoen
web-seat-watch = Alleen kijken
web-seat-which = Welke plek?

web-pace = Tempo van de bots
web-pace-pill = Bots: { $pace }
web-pace-relaxed = rustig
web-pace-quick = vlot
web-pace-instant = meteen
web-pace-slowest = De langzaamste wens aan tafel telt.

web-say = Iets zeggen
web-say-heard = { $name }: { $phrase }
web-say-watcher = Vanaf de tribune
web-phrases = Kreten
web-phrases-table = Kreten aan deze tafel
web-on = aan
web-off = uit
web-sound = Geluid
web-host = Voor de gastheer
web-host-become = Gastheer worden
web-host-make = Gastheer maken

web-position = Stand als tekst
web-position-order = Hoe iedereen ervoor staat
web-position-now = Wat je nu kunt doen
web-position-roll = De dobbelstenen gooien.
web-position-waits = Iedereen wacht op { $names }.
web-position-nothing = Op dit moment niets.

web-leave-ask = Deze race verlaten?
web-leave-text = Hij wacht op je op de startpagina, onder ‘Jouw races’.
web-leave-go = Verlaten
web-leave-stay = Blijven
web-along = Op naar de volgende tafel!
web-along-soon = De gastheer heeft een nieuwe tafel geopend. Over { $seconds } s ga je mee.
web-along-there = De anderen zitten aan een nieuwe tafel.
web-along-go = Meegaan
web-along-stay = Hier blijven
