### De uitleg bij de eerste race

web-guide-goal = Doel:
web-guide-skip = Verder zonder uitleg
web-guide-close = Begrepen
web-guide-on = Leg het spel uit
web-guide-off = Geen uitleg meer
