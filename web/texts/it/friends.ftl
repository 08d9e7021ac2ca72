### Play with friends

web-which-game = Quale gioco?
web-which-way = Come si gioca insieme?
web-way-here = Su questo dispositivo
web-way-here-text = Di mano in mano, o intorno a un tablet.
web-way-link = Con link o codice QR
web-way-link-text = Ognuno sul suo telefono, vicino o lontano.
web-way-box = Con la scatola vera
web-way-box-text = Si lanciano dadi veri. Paddock muove e conta.
web-more = Altro
web-more-text = Tutto questo si può cambiare fino alla partenza.
web-seat-count = { $count ->
    [one] un posto
   *[other] { $count } posti
}
web-clock-none-short = senza orologio
web-clock-relaxed-short = orologio tranquillo
web-clock-fast-short = orologio rapido
web-pace-bots = Ritmo dei bot
web-pace-bots-relaxed = Con calma
web-pace-bots-quick = Spedito
web-pace-bots-instant = Subito
web-name-missing = Al posto { $seat } manca ancora un nome.
web-player-number = Giocatore { $number }
