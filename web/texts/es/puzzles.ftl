### Problemas

web-puzzles = Problemas
web-puzzles-text = En cada una de estas posiciones una opción es mejor que todas las demás en al menos { $points } puntos de probabilidad de ganar, y ningún bot por debajo del maestro la encuentra.
web-puzzles-today = Problemas del día
web-puzzles-all = Todos los problemas
web-puzzles-count = { $solved } de { $count } resueltos
web-puzzles-streak = { $days ->
    [one] Problema del día resuelto un día
   *[other] Problema del día resuelto { $days } días seguidos
}
web-puzzle = Problema { $number }
web-puzzle-solved = resuelto
web-puzzle-open = aún sin resolver
web-puzzle-aim = Hay { $ways } opciones. Una de ellas es mejor en al menos { $points } puntos de probabilidad de ganar. Juégala.
web-puzzle-you = Tú juegas con esto.
web-puzzle-right = ¡Resuelto!
web-puzzle-wrong = No es la mejor opción
web-puzzle-why = La mejor opción: { $text }
web-puzzle-unjudged = Sin veredicto
web-puzzle-best = Mejor
web-puzzle-yours = Tuya
web-puzzle-next-best = Siguiente
web-puzzle-next = Siguiente problema
