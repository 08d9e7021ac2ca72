### La sala d’attesa

web-all-here = Ci sono tutti.
web-waiting-for = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
web-host-starts = Fa cominciare la corsa chi guida il tavolo.
web-invite = Invita
web-qr = Il link come codice QR
web-copied = Il link è copiato.
web-open-seat = Posto libero
web-sit-here = Siediti qui
web-your-name = Il tuo nome
web-sit = Siediti
web-stand = Libera il posto
web-seat-you = tu
web-seat-here = qui
web-seat-bot = bot
web-seat-person = persona
web-seat-online = online
web-seat-away = assente
web-seat-standin = un bot gioca al suo posto
web-seat-warming = si sta scaldando: intanto gioca un bot più debole
web-table-settings = Che cosa si gioca
web-seat-number = N. { $seat }

web-room-lead = Ognuno tocca «Tutto pronto» sul proprio dispositivo.
web-room-scan = Inquadra per giocare
web-room-link = Il link di questo tavolo
web-room-share = Condividi
web-room-copy = Copia il link
web-room-by-hand = Il tuo browser non può copiare da solo: il link è selezionato, copialo a mano.
web-room-wifi = I telefoni di questo Wi-Fi possono entrare
web-room-here = I telefoni non possono aprire questo link: funziona solo su questo computer.
web-room-here-switch = I telefoni non possono ancora aprire questo link. Attiva l’opzione qui sotto e qui apparirà un codice.
web-room-near = Funziona per i telefoni di questo Wi-Fi.
web-room-elsewhere = Per gli amici altrove serve un indirizzo pubblico.
web-room-anywhere = Funziona da ovunque.
web-room-address = Usa un altro indirizzo
web-room-open = per chi ha il link
web-room-ready = tutto pronto
web-room-not-ready = non ancora
web-room-host = guida il tavolo
web-room-tools = { $name }: cambia questo posto
web-room-rename = Cambia il nome
web-room-bot = Fai guidare un bot
web-room-make-host = Cedi il tavolo
web-room-add-bot = Aggiungi un bot
web-room-sits-here = Gioca qui
web-room-mix = Mescola l’ordine
web-room-more = Altro
web-room-join = Prendi posto
web-room-full = Tutti i posti sono occupati. Stai guardando: appena se ne libera uno puoi prenderlo.
web-room-im-ready = Tutto pronto
web-room-you-are-ready = Tutto pronto.
web-room-unready = Anzi, non ancora
web-room-missing = { $count ->
    [one] Manca ancora { $names }.
   *[other] Mancano ancora { $names }.
}
web-room-car-waits = Se cominci adesso, il loro posto resta riservato.
web-room-with-bots = { $count ->
    [one] Comincia ora con un bot
   *[other] Comincia ora con i bot
}
web-room-anyway = Comincia lo stesso
web-room-host-away = { $name } non c’è. Qualcun altro può guidare il tavolo.
web-room-become-host = Guida il tavolo
web-room-start = Comincia
