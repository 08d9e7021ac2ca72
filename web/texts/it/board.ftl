### Il tabellone

web-whole-board = Tutto il tabellone
web-understood = Ho capito
