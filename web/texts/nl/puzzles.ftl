### Puzzels

web-puzzles = Puzzels
web-puzzles-text = In elk van deze stellingen is één keuze minstens { $points } punten winstkans beter dan alle andere, en geen bot onder de meester vindt hem.
web-puzzles-today = Puzzels van de dag
web-puzzles-all = Alle puzzels
web-puzzles-count = { $solved } van { $count } opgelost
web-puzzles-streak = { $days ->
    [one] Puzzel van de dag één dag opgelost
   *[other] Puzzel van de dag { $days } dagen op rij opgelost
}
web-puzzle = Puzzel { $number }
web-puzzle-solved = opgelost
web-puzzle-open = nog niet opgelost
web-puzzle-aim = Er zijn { $ways } keuzes. Eén daarvan is minstens { $points } punten winstkans beter. Speel die.
web-puzzle-you = Jij speelt hiermee.
web-puzzle-right = Opgelost!
web-puzzle-wrong = Niet de beste keuze
web-puzzle-why = De beste keuze: { $text }
web-puzzle-unjudged = Geen oordeel
web-puzzle-best = Beste
web-puzzle-yours = De jouwe
web-puzzle-next-best = Op één na
web-puzzle-next = Volgende puzzel
