### The guide of a first race

web-guide-goal = Goal:
web-guide-skip = Skip the guide
web-guide-close = Got it
web-guide-on = Explain the game
web-guide-off = Stop explaining
