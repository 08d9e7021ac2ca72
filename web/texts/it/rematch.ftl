### Un’altra gara, e l’immagine da condividere

web-order = L’ordine d’arrivo
web-end-you = Tu
web-how-it-went = Com’è andata
web-broken-off = La gara è stata interrotta
web-broken-off-text = Nessuno ha vinto. Puoi rivederla o cominciarne un’altra.
web-rematch-ask = Rivincita?
web-rematch-ready = vuole rigiocare
web-rematch-you = e tu?
web-rematch-thinks = ci pensa
web-rematch-count = { $ready ->
    [0] Nessuno ha ancora chiesto di rigiocare.
    [one] Una persona su { $all } vuole rigiocare. Si comincia quando tutti vogliono.
   *[other] { $ready } persone su { $all } vogliono rigiocare. Si comincia quando tutti vogliono.
}
web-rematch-starts = { $seconds ->
    [one] Si comincia tra un secondo
   *[other] Si comincia tra { $seconds } secondi
}
web-rematch-in = Ci sto
web-rematch-out = Anzi, non ancora
web-rematch-leave = Stavolta no
web-rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
}
web-evening = Questa serata
web-evening-number = Gara { $race } della serata
web-evening-race = Gara
web-evening-won = vittorie
web-evening-points = punti
web-evening-trophies = trofei
web-begins-title = Chi comincia la prossima
web-begins = Comincia { $name }
web-begins-lot = Decide la sorte
web-begins-draw = a sorte
web-begins-change = Puoi cambiarlo.
web-begins-host = Chi ospita può cambiarlo.
web-onward = O un altro gioco per tutti
web-onward-game = { $game } con le stesse persone
web-onward-go = Al prossimo tavolo
web-share = Condividi
web-share-close = Chiudi
web-share-making = L’immagine si sta disegnando…
web-share-save = Salva l’immagine
web-share-link = Link al replay
web-share-copy = Copia il link
web-share-failed = Non ha funzionato. Puoi copiare il link a mano.
