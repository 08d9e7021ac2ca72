### Am Tisch

web-who = Am Tisch
web-spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
web-log = Was bisher geschah
web-copy-watch = Link für Freunde kopieren
web-copy-seat = Auf anderem Gerät weiterspielen
web-download = Rennen speichern
web-scan-watch = Scanne den Code, um auf einem anderen Gerät zuzuschauen oder mitzuspielen.
web-scan-seat = Scanne den Code, um auf einem anderen Gerät weiterzuspielen. Der Link ist nur für dich: Gib ihn nicht weiter.
web-time-left = { $name }: noch { $time }
web-time-short = { $seconds ->
    [one] Noch eine Sekunde, dann spielt ein Bot diesen Zug.
   *[other] Noch { $seconds } Sekunden, dann spielt ein Bot diesen Zug.
}
web-time-up = Die Zeit ist um: Diesen Zug spielt ein Bot. Der nächste gehört wieder dir.
web-take-back = Letzten Zug zurücknehmen
