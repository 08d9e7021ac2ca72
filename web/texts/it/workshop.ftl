### L’officina

web-workshop-home = Disegna una pista
web-workshop = Officina
web-workshop-lead = Fai un tabellone tuo, guarda che cosa non va e fai correre i bot.
web-workshop-game = Giochi
web-workshop-begin = Parti da
web-workshop-starter = Uno nuovo e piccolo
web-workshop-load = Carica un file
web-workshop-drop = Puoi anche trascinare un file in qualsiasi punto di questa pagina o incollare un testo nel campo.
web-workshop-text = Il tabellone come testo
web-workshop-wrong = Non ci si può ancora correre. Correggi il testo: viene controllato appena fai una pausa.
web-workshop-advice = Ci si può correre. Qualche consiglio:
web-workshop-fine = È tutto a posto.
web-workshop-judge = Giudica questo tabellone
web-workshop-stop = Ferma
web-workshop-players = Giocatori
web-workshop-bot = Chi guida
web-workshop-options = Opzioni del gioco
web-workshop-waiting = { $ahead ->
    [one] Si sta giudicando un altro tabellone; il tuo è il prossimo.
   *[other] { $ahead } tabelloni vengono giudicati prima del tuo.
}
web-workshop-starting = Le auto vanno alla partenza…
web-workshop-progress = { $races } corse su { $wanted }
web-workshop-old = Nel frattempo hai cambiato il tabellone: questi numeri sono del testo di prima.
web-workshop-tint = Che cosa mostra il colore delle caselle
web-workshop-plain = Senza colore
web-workshop-idle = mai usata
web-workshop-space = { $space }: { $count } per corsa
web-workshop-all-spaces = Ogni casella in numeri
web-workshop-one-space = Casella
web-workshop-play = Gioca su questo tabellone
web-workshop-drawing = Scarica il disegno (SVG)
web-workshop-save = Scarica il testo
web-workshop-report = Scarica il rapporto
web-workshop-picture = Il disegno
