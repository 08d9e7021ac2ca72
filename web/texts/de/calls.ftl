### Gerufen werden

web-call-me = Sag mir, wenn ich dran bin
web-call-on = Du bekommst Bescheid, wenn du dran bist.
web-call-off = Nicht mehr Bescheid geben
web-call-denied = Dein Browser lässt nicht zu, dass diese Seite dich ruft. In seinen Einstellungen kannst du Mitteilungen erlauben.
web-call-none = Diese Seite kann dich nicht rufen. Lass sie offen: Wenn du dran bist, ändert sich ihr Titel, und mit Ton klingelt es.
web-call-later = Jetzt nicht
