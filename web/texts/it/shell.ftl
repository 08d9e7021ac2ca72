### Testi della pagina

web-title = Paddock – corse da giocare subito
web-home = Vai alla pagina iniziale
web-lost = Questa pagina non esiste
web-no-table = Questo tavolo non esiste
web-which-race = Quale corsa oggi?
web-play-with-friends = Gioca con gli amici
web-play-now = Gioca subito
web-play-game-now = Gioca subito: { $game }
web-soon = Presto
web-open-tables = Tavoli aperti
web-load-record = Rivedi una corsa salvata
web-table-of = Tavolo di { $name }
web-seats-taken = Posti occupati: { $taken } su { $seats }
web-join = Partecipa
web-watch = Guarda
# Il nome di chi non ne ha dato uno.
web-rookie = Principiante
web-language = Lingua
web-light = Chiaro
web-dark = Scuro
web-menu = Menu
web-leave = Lascia il tavolo
web-sound-on = Attiva l’audio
web-sound-off = Disattiva l’audio
web-reconnecting = Connessione in corso…
web-offline = Nessuna connessione
web-offline-text = Al momento Paddock non raggiunge il suo server. Le tue corse lì sono al sicuro e proseguiranno appena torni online.
web-try-again = Riprova
web-players = { $least }–{ $most } giocatori
