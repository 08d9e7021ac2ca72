### Al tavolo

web-who = Al tavolo
web-spectators = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
web-log = Che cosa è successo finora
web-copy-watch = Copia un link per gli amici
web-copy-seat = Continua su un altro dispositivo
web-download = Salva la corsa
web-scan-watch = Scansiona il codice per guardare o partecipare su un altro dispositivo.
web-scan-seat = Scansiona il codice per continuare a giocare su un altro dispositivo. Il link è solo per te: non darlo a nessuno.
web-time-left = { $name }: ancora { $time }
web-time-short = { $seconds ->
    [one] Ancora un secondo, poi un bot gioca questo turno.
   *[other] Ancora { $seconds } secondi, poi un bot gioca questo turno.
}
web-time-up = Il tempo è scaduto: questo turno lo gioca un bot. Il prossimo è di nuovo tuo.
web-take-back = Annulla l’ultima mossa
