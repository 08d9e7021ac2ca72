### Problemi

web-puzzles = Problemi
web-puzzles-text = In ognuna di queste posizioni una scelta è migliore di tutte le altre di almeno { $points } punti di probabilità di vincere, e nessun bot sotto il maestro la trova.
web-puzzles-today = Problemi del giorno
web-puzzles-all = Tutti i problemi
web-puzzles-count = { $solved } su { $count } risolti
web-puzzles-streak = { $days ->
    [one] Problema del giorno risolto un giorno
   *[other] Problema del giorno risolto { $days } giorni di fila
}
web-puzzle = Problema { $number }
web-puzzle-solved = risolto
web-puzzle-open = non ancora risolto
web-puzzle-aim = Ci sono { $ways } scelte. Una di esse è migliore di almeno { $points } punti di probabilità di vincere. Giocala.
web-puzzle-you = Tu giochi con questo.
web-puzzle-right = Risolto!
web-puzzle-wrong = Non è la scelta migliore
web-puzzle-why = La scelta migliore: { $text }
web-puzzle-unjudged = Nessun verdetto
web-puzzle-best = Migliore
web-puzzle-yours = Tua
web-puzzle-next-best = Seconda
web-puzzle-next = Prossimo problema
