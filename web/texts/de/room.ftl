### Der Warteraum

web-all-here = Alle sind da.
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-host-starts = Wer den Tisch leitet, startet das Rennen.
web-invite = Einladen
web-qr = Der Link als QR-Code
web-copied = Der Link ist kopiert.
web-open-seat = Freier Platz
web-sit-here = Hier hinsetzen
web-your-name = Dein Name
web-sit = Hinsetzen
web-stand = Platz freigeben
web-seat-you = du
web-seat-here = hier
web-seat-bot = Bot
web-seat-person = Mensch
web-seat-online = online
web-seat-away = weg
web-seat-standin = ein Bot springt ein
web-seat-warming = wärmt sich auf: So lange spielt ein schwächerer Bot
web-table-settings = Was gespielt wird
web-seat-number = Nr. { $seat }

web-room-lead = Alle tippen am eigenen Gerät auf „Ich bin bereit“.
web-room-scan = Zum Mitspielen scannen
web-room-link = Der Link zu diesem Tisch
web-room-share = Teilen
web-room-copy = Link kopieren
web-room-by-hand = Dein Browser kann nicht selbst kopieren: Der Link ist markiert, du kannst ihn von Hand kopieren.
web-room-wifi = Handys in diesem WLAN dürfen mitspielen
web-room-here = Handys können diesen Link nicht öffnen: Er gilt nur an diesem Rechner.
web-room-here-switch = Noch können Handys diesen Link nicht öffnen. Schalte es unten ein, dann erscheint hier ein Code für sie.
web-room-near = Für Handys in diesem WLAN.
web-room-elsewhere = Für Freunde anderswo braucht ihr eine öffentliche Adresse.
web-room-anywhere = Funktioniert von überall.
web-room-address = Andere Adresse nutzen
web-room-open = für alle mit dem Link
web-room-ready = bereit
web-room-not-ready = noch nicht
web-room-host = leitet den Tisch
web-room-tools = { $name }: diesen Platz ändern
web-room-rename = Namen ändern
web-room-bot = Bot fahren lassen
web-room-make-host = Tisch übergeben
web-room-add-bot = Bot dazu
web-room-sits-here = Sitzt hier
web-room-mix = Reihenfolge mischen
web-room-more = Mehr
web-room-join = Platz nehmen
web-room-full = Alle Plätze sind vergeben. Du schaust zu und kannst dich setzen, sobald einer frei wird.
web-room-im-ready = Ich bin bereit
web-room-you-are-ready = Du bist bereit.
web-room-unready = Doch noch nicht
web-room-missing = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
web-room-car-waits = Wenn du jetzt startest, bleibt der Platz reserviert.
web-room-with-bots = { $count ->
    [one] Jetzt mit Bot starten
   *[other] Jetzt mit Bots starten
}
web-room-anyway = Trotzdem starten
web-room-host-away = { $name } ist weg. Jemand anders kann den Tisch leiten.
web-room-become-host = Tisch übernehmen
web-room-start = Starten
