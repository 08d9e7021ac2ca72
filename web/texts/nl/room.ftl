### De wachtkamer

web-all-here = Iedereen is er.
web-waiting-for = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-host-starts = Wie de tafel leidt, start de race.
web-invite = Uitnodigen
web-qr = De link als QR-code
web-copied = De link is gekopieerd.
web-open-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-your-name = Je naam
web-sit = Gaan zitten
web-stand = Plaats vrijgeven
web-seat-you = jij
web-seat-here = hier
web-seat-bot = bot
web-seat-person = mens
web-seat-online = online
web-seat-away = weg
web-seat-standin = een bot valt in
web-seat-warming = warmt op: zolang speelt een zwakkere bot
web-table-settings = Wat er gespeeld wordt
web-seat-number = Nr. { $seat }

web-room-lead = Iedereen tikt op het eigen apparaat op ‘Ik ben klaar’.
web-room-scan = Scan om mee te doen
web-room-link = De link naar deze tafel
web-room-share = Delen
web-room-copy = Link kopiëren
web-room-by-hand = Je browser kan niet zelf kopiëren: de link is geselecteerd, je kunt hem met de hand kopiëren.
web-room-wifi = Telefoons op deze wifi mogen meedoen
web-room-here = Telefoons kunnen deze link niet openen: hij werkt alleen op deze computer.
web-room-here-switch = Telefoons kunnen deze link nog niet openen. Zet het hieronder aan, dan verschijnt hier een code.
web-room-near = Werkt voor telefoons op deze wifi.
web-room-elsewhere = Voor vrienden elders heb je een openbaar adres nodig.
web-room-anywhere = Werkt overal vandaan.
web-room-address = Ander adres gebruiken
web-room-open = voor wie de link heeft
web-room-ready = klaar
web-room-not-ready = nog niet
web-room-host = leidt de tafel
web-room-tools = { $name }: deze plaats wijzigen
web-room-rename = Naam wijzigen
web-room-bot = Bot laten rijden
web-room-make-host = Tafel overdragen
web-room-add-bot = Bot erbij
web-room-sits-here = Speelt hier
web-room-mix = Volgorde schudden
web-room-more = Meer
web-room-join = Plaats nemen
web-room-full = Alle plaatsen zijn bezet. Je kijkt mee en kunt gaan zitten zodra er een vrijkomt.
web-room-im-ready = Ik ben klaar
web-room-you-are-ready = Je bent klaar.
web-room-unready = Toch nog niet
web-room-missing = { $count ->
    [one] { $names } is nog niet klaar.
   *[other] { $names } zijn nog niet klaar.
}
web-room-car-waits = Als je nu start, blijft die plaats gereserveerd.
web-room-with-bots = { $count ->
    [one] Nu starten met een bot
   *[other] Nu starten met bots
}
web-room-anyway = Toch starten
web-room-host-away = { $name } is weg. Iemand anders kan de tafel leiden.
web-room-become-host = Tafel overnemen
web-room-start = Starten
