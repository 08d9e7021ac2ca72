### The races of this device

web-mine = Le tue gare
web-mine-turn = Tocca a te
web-mine-turn-of = Tocca a { $name }
web-mine-several = Si aspettano più giocatori
web-mine-paused = In pausa: { $when }
web-mine-over = Finita
web-mine-continue = Continua
web-mine-look = Guarda
web-mine-enter = Entra
web-mine-with = con { $names }
web-mine-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
web-mine-against = contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
web-mine-all = Mostra tutte e { $count }
web-mine-fewer = Mostra meno
web-mine-tidy = Riordina
web-mine-tidied = Fatto
web-mine-remove = Togli { $race } dall’elenco
web-mine-removed = { $race } non è più nell’elenco. Il link porta ancora al tuo posto.
web-mine-undo = Annulla
web-mine-take = Su un altro dispositivo
web-mine-offline = Nessuna connessione. Niente è perso: le tue gare aspettano e continuiamo a provare.
web-mine-locked = Serve una connessione. Vista l’ultima volta: { $time }.
web-home-offline = Nessuna connessione. Continuiamo a provare: potrai giocare appena torna.
web-offline-short = Offline
web-needs-server = Per questo serve una connessione. Continuiamo a provare.
web-take-title = Porta con te le tue gare
web-take-text = { $count ->
    [one] Inquadra questo con l’altro dispositivo: la tua gara sarà anche lì.
   *[other] Inquadra questo con l’altro dispositivo: le tue { $count } gare saranno anche lì.
}
web-take-link = Il link per l’altro dispositivo
web-take-share = Condividi
web-take-copy = Copia
web-take-once = Vale una volta sola, e per pochi minuti. È solo tuo: chi lo apre può giocare al tuo posto.
web-take-near = L’altro dispositivo deve essere su questo Wi-Fi.
web-take-arrived-title = Le tue gare vengono con te
web-take-arrived = { $count ->
    [one] Ora una gara è anche qui. Resta anche sull’altro dispositivo.
   *[other] Ora { $count } gare sono anche qui. Restano anche sull’altro dispositivo.
}
web-take-gone = Questo link è già stato usato, o è troppo vecchio
web-take-gone-text = Sul dispositivo che ha le tue gare apri la pagina iniziale e scegli di nuovo «Su un altro dispositivo».
web-take-again = Le tue gare sono ancora sull’altro dispositivo.
web-close = Chiudi
web-lost-text = Forse l’indirizzo è scritto male, o quello che c’era qui non c’è più.
web-no-game = Qui non c’è questo gioco
web-no-replay = Questa gara non esiste
web-no-table-text = Controlla il link, o chiedine uno nuovo.
