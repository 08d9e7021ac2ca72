### Le plateau

web-whole-board = Tout le plateau
web-understood = Compris
