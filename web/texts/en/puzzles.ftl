### Puzzles

web-puzzles = Puzzles
web-puzzles-text = In each of these positions one way is better than all others by at least { $points } points of the chance to win, and no bot below the master finds it.
web-puzzles-today = Today’s puzzles
web-puzzles-all = All puzzles
web-puzzles-count = { $solved } of { $count } solved
web-puzzles-streak = { $days ->
    [one] Daily puzzle solved: one day
   *[other] Daily puzzle solved: { $days } days in a row
}
web-puzzle = Puzzle { $number }
web-puzzle-solved = solved
web-puzzle-open = not solved yet
web-puzzle-aim = There are { $ways } ways to go on. One of them is better by at least { $points } points of the chance to win. Play it.
web-puzzle-you = You play with this.
web-puzzle-right = Solved!
web-puzzle-wrong = Not the best way
web-puzzle-why = The best way: { $text }
web-puzzle-unjudged = No verdict
web-puzzle-best = Best
web-puzzle-yours = Yours
web-puzzle-next-best = Next best
web-puzzle-next = Next puzzle
