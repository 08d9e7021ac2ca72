### Zusammen am Tisch

web-line-stale = Das Rennen ging inzwischen weiter: Dein Zug passt nicht mehr.
web-line-unsaid = Keine Verbindung: Das hat niemand gehört.
web-line-again = Es geht von selbst weiter.
web-line-kept = Dein Tippen ist gemerkt.

web-away-turn = { $name } ist dran
web-away-title = { $name } ist seit { $time } weg
web-away-clock = In { $seconds } s fährt ein Bot, bis { $name } zurück ist.
web-away-open = Ein Bot kann fahren, bis { $name } zurück ist. Der Platz bleibt frei für { $name }.
web-away-until = bis ein Bot fährt
web-away-waits = { $name } möchte lieber warten
web-away-drive = Bot fahren lassen
web-away-soon = { $name } ist gerade erst weg: in { $seconds } s
web-away-wait = Warten
web-away-for-good = Bot bis zum Schluss
web-away-offer = Platz anbieten
web-away-offered = Der Platz ist jetzt frei: Wer zuschaut, kann ihn nehmen.

web-standin-title = Ein Bot fährt für dich
web-standin-text = Der Platz gehört weiter dir.
web-standin-take = Selbst fahren
web-standin-ask = Bot für mich fahren lassen

web-end-race = Rennen beenden
web-end-asks = { $name } möchte das Rennen beenden
web-end-waits = Es fehlt noch: { $names }
web-end-time = Stimmen nicht alle in { $seconds } s zu, geht es weiter.
web-end-no = Weiterfahren
web-end-sure = Dieses Rennen beenden?
web-end-lost = Dann gewinnt niemand, und es kann später nicht weitergehen.

web-watching = Du schaust zu
web-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
web-seat-free = Der Platz von { $name } ist frei
web-seat-free-text = Ein Bot fährt. Du kannst übernehmen.
web-seat-take = Diesen Platz nehmen
web-seat-any = Mitspielen
web-seat-watch = Nur zuschauen
web-seat-which = Welcher Platz?

web-pace = Tempo der Bots
web-pace-pill = Bots: { $pace }
web-pace-relaxed = gemütlich
web-pace-quick = flott
web-pace-instant = sofort
web-pace-slowest = Der langsamste Wunsch am Tisch gilt.

web-say = Etwas sagen
web-say-heard = { $name }: { $phrase }
web-say-watcher = Von der Tribüne
web-phrases = Zurufe
web-phrases-table = Zurufe an diesem Tisch
web-on = an
web-off = aus
web-sound = Ton
web-host = Für den Gastgeber
web-host-become = Gastgeber werden
web-host-make = Zum Gastgeber machen

web-position = Stand als Text
web-position-order = So stehen alle
web-position-now = Was du jetzt tun kannst
web-position-roll = Würfeln.
web-position-waits = Alle warten auf { $names }.
web-position-nothing = Im Moment nichts.

web-leave-ask = Dieses Rennen verlassen?
web-leave-text = Es wartet auf der Startseite unter „Deine Rennen“ auf dich.
web-leave-go = Verlassen
web-leave-stay = Bleiben
web-along = Auf zum nächsten Tisch!
web-along-soon = Der Gastgeber hat einen neuen Tisch eröffnet. In { $seconds } s gehst du mit.
web-along-there = Die anderen sind an einem neuen Tisch.
web-along-go = Mitgehen
web-along-stay = Hierbleiben
