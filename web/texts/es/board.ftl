### El tablero

web-whole-board = Tablero completo
web-understood = Entendido
