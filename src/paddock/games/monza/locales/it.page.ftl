### Monza: texts of its page

web-monza-minutes = 15 min
web-monza-age = da 5 anni
web-monza-tagline = Sei dadi. Tre corsie.

web-monza-round = Giro { $round }
web-monza-order = Classifica
web-monza-to-go = caselle al traguardo
web-monza-to = Verso { $space }
web-monza-your-dice = I tuoi dadi
web-monza-your-turn = Tocca a te
web-monza-turn-of = Tocca a te, { $name }
web-monza-watch = { $name } è al volante
web-monza-over = La corsa è finita
web-monza-ask-roll = Tira i dadi
web-monza-ask-draw = Sorteggia chi comincia
web-monza-ask-turbo = Turbo! Tira altri due dadi
web-monza-ask-again = Tira di nuovo i dadi scelti
web-monza-ask-lay = Metti un dado su una casella illuminata
web-monza-ask-tile = Metti un dischetto o parti
web-monza-ask-drive = Puoi partire
web-monza-ask-stay = Nessun dado va bene: resta dove sei
web-monza-ask-bonus = Passo bonus: tocca una casella illuminata
web-monza-ask-reroll = Tocca i dadi da tirare di nuovo
web-monza-may-drive = Puoi anche partire adesso.
web-monza-roll = Tira
web-monza-draw = Sorteggia
web-monza-drive = Parti
web-monza-stay = Resta qui
web-monza-decline = No, resta qui
web-monza-reroll = { $count ->
    [0] Scegli i dadi
    [one] Tira di nuovo un dado
   *[other] Tira di nuovo { $count } dadi
}
web-monza-undo = Riprendi l’ultimo dado
web-monza-die = Dado { $colour }
web-monza-die-laid = { $colour }, messo
web-monza-tile = Dischetto accelerazione { $colour }
web-monza-tiles = Dischetti
web-monza-extra-roll = Nuovo tiro
web-monza-drive-locked = Puoi partire appena nessun dado va più bene.
web-monza-about-tiles = A cosa servono i dischetti
web-monza-tiles-name = Dischetti accelerazione
web-monza-tiles-text = Un dischetto si mette come un dado del suo colore, in qualsiasi punto del percorso. Ognuno si usa una volta per gara.
web-monza-extra-roll-text = Prima di mettere qualcosa, puoi tirare di nuovo i dadi che vuoi. Una volta per gara.
web-monza-usable = Puoi usarlo adesso.
web-monza-not-usable = In questo momento non puoi usarlo.
web-monza-who = { $name }, { $spaces ->
    [0] al traguardo
    [one] manca una casella
   *[other] mancano { $spaces } caselle
}
web-monza-erase = Cancella l’ultimo dado
web-monza-enter-dice = I dadi mostrano questo

web-monza-board-oval = Una pista corta per le prime corse, fino a quattro auto.
web-monza-board-classic = La pista classica con due caselle d’arrivo, fino a sei auto.
web-monza-board-grand-prix = Una pista lunga con passaggi stretti, per piloti esperti.
web-monza-option-first = Chi comincia?
web-monza-option-first-text = Secondo le regole comincia il più giovane: tocca il suo nome. Oppure scegli qualcun altro, o lascia decidere alla sorte.
web-monza-option-first-drawn = A sorteggio
web-monza-option-first-drawn-text = La sorte decide chi comincia.
web-monza-option-professional = Piloti esperti
web-monza-option-professional-text = Dischetti accelerazione, un dischetto nuovo tiro e un lancio turbo dopo sei dadi.
web-monza-option-bonus-step = Passo bonus
web-monza-option-bonus-step-text = L’auto dell’ultimo colore usato può avanzare di una casella.
web-monza-option-bonus = A chi spetta il passo bonus?
web-monza-option-bonus-any = A tutti
web-monza-option-bonus-any-text = Può farlo anche la tua auto.
web-monza-option-bonus-others = Solo agli altri
web-monza-option-bonus-others-text = Il tuo turno non dà niente alla tua auto.
web-monza-option-turbo-tiles = Dischetti nel lancio turbo
web-monza-option-turbo-tiles-text = I dischetti accelerazione si possono mettere anche con i dadi turbo.
web-monza-option-finish = Il traguardo
web-monza-option-finish-coloured = Colorato
web-monza-option-finish-coloured-text = Ci vuole un dado del suo colore.
web-monza-option-finish-open = Libero
web-monza-option-finish-open-text = Va bene qualsiasi dado non usato.
web-monza-option-obligation = Proseguire
web-monza-option-obligation-continue = Finché un dado va bene
web-monza-option-obligation-continue-text = Scegli tu quale.
web-monza-option-obligation-longest = La strada più lunga
web-monza-option-obligation-longest-text = Il percorso deve usare più dadi possibile.
web-monza-option-obligation-free = Libero
web-monza-option-obligation-free-text = Puoi fermarti quando vuoi.
web-monza-option-edition = Edizione
web-monza-option-edition-anniversary = Anniversario
web-monza-option-edition-anniversary-text = L’edizione del 2020: da due a quattro auto, e un trofeo per chi vince.
web-monza-option-edition-classic = Classica
web-monza-option-edition-classic-text = L’edizione del 2000: da due a sei auto.
