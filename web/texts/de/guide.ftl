### Die Erklärungen beim ersten Rennen

web-guide-goal = Ziel:
web-guide-skip = Ohne Erklärung weiter
web-guide-close = Verstanden
web-guide-on = Spiel erklären
web-guide-off = Nicht mehr erklären
