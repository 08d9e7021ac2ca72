### Problèmes

web-puzzles = Problèmes
web-puzzles-text = Dans chacune de ces positions, un choix vaut au moins { $points } points de chances de gagner de plus que tous les autres, et aucun bot au-dessous du maître ne le trouve.
web-puzzles-today = Problèmes du jour
web-puzzles-all = Tous les problèmes
web-puzzles-count = { $solved } sur { $count } résolus
web-puzzles-streak = { $days ->
    [one] Problème du jour résolu un jour
   *[other] Problème du jour résolu { $days } jours de suite
}
web-puzzle = Problème { $number }
web-puzzle-solved = résolu
web-puzzle-open = pas encore résolu
web-puzzle-aim = Il y a { $ways } choix. L’un d’eux vaut au moins { $points } points de chances de gagner de plus. Joue-le.
web-puzzle-you = Tu joues avec ceci.
web-puzzle-right = Résolu !
web-puzzle-wrong = Pas le meilleur choix
web-puzzle-why = Le meilleur choix : { $text }
web-puzzle-unjudged = Pas de verdict
web-puzzle-best = Meilleur
web-puzzle-yours = Le tien
web-puzzle-next-best = Suivant
web-puzzle-next = Problème suivant
