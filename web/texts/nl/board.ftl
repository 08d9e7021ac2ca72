### Het speelbord

web-whole-board = Hele speelbord
web-understood = Begrepen
