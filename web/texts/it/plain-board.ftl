### Qualsiasi gioco: il tabellone semplice

web-bot-other = Bot: { $name }
web-board-failed = Non è stato possibile caricare il tabellone di questo gioco. Puoi continuare a giocare qui.
web-board-failed-too = Non è stato possibile caricare il tabellone. La tua corsa è al sicuro: riprova tra un attimo.
web-board-retry = Ricarica il tabellone
web-plain-standings = Classifica
web-plain-dock = Il tuo turno
web-plain-turn = Tocca a te
web-plain-turn-of = Tocca a te, { $name }
web-plain-waiting = In attesa di { $names }
web-plain-chance = Decide il caso…
web-plain-over = La partita è finita
web-plain-roll = Tira
web-plain-only = Ora può guardare solo { $name }.
web-plain-i-am = Sono { $name }
web-plain-ask-dice = Che cosa mostrano i dadi, { $name }?
web-plain-type = Come lo scrive il gioco, per esempio { $example }
web-plain-enter = I dadi mostrano questo
web-plain-find = Cerca una mossa
web-plain-nothing-yet = Non è ancora successo niente.

web-phrase-hello = Ciao!
web-phrase-luck = Buona fortuna!
web-phrase-well-driven = Bella guida!
web-phrase-thanks = Grazie!
web-phrase-wow = Wow!
web-phrase-ouch = Ahi!
web-phrase-hurry = Tocca a te!
web-phrase-laugh = Ah ah!
