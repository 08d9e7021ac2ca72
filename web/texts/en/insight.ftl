### Luck or skill?

web-insight-title = How the race was won
web-insight-chart = Chance to win, after every turn
web-insight-working = Looking for luck and skill…
web-insight-preparing = Getting ready to look for luck and skill. The first time takes a few minutes.
web-insight-ahead = { $count ->
    [one] One race is looked at first.
   *[other] { $count } races are looked at first.
}
web-insight-round = Round { $round }
web-insight-your-chance = Your chance
web-insight-change = { $before } → { $after } %
web-insight-luck-or-skill = Luck or skill?
web-insight-luck = Luck
web-insight-decisions = Decisions
web-insight-note = In points of the chance to win. Thin lines: how sure we are. The rest came from the others’ turns, and from chances being estimates.
web-insight-note-exact = In points of the chance to win, exactly. What is missing came from the others’ turns.
web-insight-your-decisions = Your decisions
web-insight-best = Best decision
web-insight-costliest = Costliest decision
web-insight-look = Look
web-insight-played = played
web-insight-next = next best
web-insight-better = better
web-insight-mistakes = Only mistakes
web-insight-no-mistakes = Nobody made a sure mistake.
web-insight-ways = { $count ->
    [one] One way
   *[other] { $count } ways
}
web-insight-mistake = { $name } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
} here
web-insight-good = { $name } found the best way
web-insight-even = { $name } could choose freely
web-insight-play-on = Play on from here
web-insight-you = You
web-insight-whole-race = Whole race
web-insight-steps = What a step leads to
web-insight-best-way = best
web-insight-no-later = No more mistakes after this one.
web-insight-no-earlier = No mistakes before this one.
web-insight-see-moment = { $number }: look at this moment
web-insight-mistakes-short = Mistakes
