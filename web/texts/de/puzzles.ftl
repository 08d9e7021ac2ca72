### Rätsel

web-puzzles = Rätsel
web-puzzles-text = In jeder dieser Stellungen ist ein Weg um mindestens { $points } Punkte Gewinnchance besser als alle anderen, und kein Bot unter dem Meister findet ihn.
web-puzzles-today = Rätsel des Tages
web-puzzles-all = Alle Rätsel
web-puzzles-count = { $solved } von { $count } gelöst
web-puzzles-streak = { $days ->
    [one] Rätsel des Tages an einem Tag gelöst
   *[other] Rätsel des Tages an { $days } Tagen in Folge gelöst
}
web-puzzle = Rätsel { $number }
web-puzzle-solved = gelöst
web-puzzle-open = noch nicht gelöst
web-puzzle-aim = Es gibt { $ways } Wege. Einer davon ist um mindestens { $points } Punkte Gewinnchance besser. Spiel ihn.
web-puzzle-you = Du spielst damit.
web-puzzle-right = Gelöst!
web-puzzle-wrong = Nicht der beste Weg
web-puzzle-why = Der beste Weg: { $text }
web-puzzle-unjudged = Kein Urteil
web-puzzle-best = Bester
web-puzzle-yours = Deiner
web-puzzle-next-best = Nächster
web-puzzle-next = Nächstes Rätsel
