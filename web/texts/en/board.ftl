### The board

web-whole-board = Whole board
web-understood = Got it
