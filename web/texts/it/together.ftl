### Insieme al tavolo

web-line-stale = Nel frattempo la gara è andata avanti: la tua mossa non è più possibile.
web-line-unsaid = Nessuna connessione: nessuno ti ha sentito.
web-line-again = Riprenderà da sola.
web-line-kept = Il tuo tocco è salvato.

web-away-turn = Tocca a { $name }
web-away-title = { $name } manca da { $time }
web-away-clock = Tra { $seconds } s guida un bot, finché { $name } non torna.
web-away-open = Un bot può guidare finché { $name } non torna. Il posto resta suo.
web-away-until = poi guida un bot
web-away-waits = { $name } preferisce aspettare
web-away-drive = Fai guidare un bot
web-away-soon = { $name } è appena andato via: tra { $seconds } s
web-away-wait = Aspetta
web-away-for-good = Bot fino alla fine
web-away-offer = Offri il posto
web-away-offered = Il posto è libero: chi guarda può prenderlo.

web-standin-title = Un bot guida per te
web-standin-text = Il posto è ancora tuo.
web-standin-take = Riprendi il volante
web-standin-ask = Fai guidare un bot per me

web-end-race = Termina la gara
web-end-asks = { $name } vuole terminare la gara
web-end-waits = Deve ancora accettare: { $names }
web-end-time = Se non accettano tutti entro { $seconds } s, si continua.
web-end-no = Continua
web-end-sure = Terminare questa gara?
web-end-lost = Non la vincerà nessuno e non potrà riprendere.

web-watching = Stai guardando
web-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
web-seat-free = Il posto di { $name } è libero
web-seat-free-text = Guida un bot. Puoi subentrare.
web-seat-take = Prendi questo posto
web-seat-any = Gioca
web-seat-watch = Guarda soltanto
web-seat-which = Quale posto?

web-pace = Ritmo dei bot
web-pace-pill = Bot: { $pace }
web-pace-relaxed = tranquillo
web-pace-quick = veloce
web-pace-instant = subito
web-pace-slowest = Conta il desiderio più lento al tavolo.

web-say = Di’ qualcosa
web-say-heard = { $name }: { $phrase }
web-say-watcher = Dalla tribuna
web-phrases = Frasi
web-phrases-table = Frasi a questo tavolo
web-on = sì
web-off = no
web-sound = Audio
web-host = Per chi ospita
web-host-become = Diventa host
web-host-make = Rendi host

web-position = Posizione in testo
web-position-order = Come vanno tutti
web-position-now = Cosa puoi fare ora
web-position-roll = Tirare i dadi.
web-position-waits = Tutti aspettano { $names }.
web-position-nothing = Niente al momento.

web-leave-ask = Lasciare questa gara?
web-leave-text = Ti aspetta nella pagina iniziale, sotto «Le tue gare».
web-leave-go = Lascia
web-leave-stay = Resta
web-along = Al prossimo tavolo!
web-along-soon = È stato aperto un nuovo tavolo. Tra { $seconds } s ci vai anche tu.
web-along-there = Gli altri sono a un nuovo tavolo.
web-along-go = Vai anche tu
web-along-stay = Resta qui
