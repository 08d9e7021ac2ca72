### Das Spielbrett

web-whole-board = Ganzes Spielbrett
web-understood = Verstanden
