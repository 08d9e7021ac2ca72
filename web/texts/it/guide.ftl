### La guida della prima gara

web-guide-goal = Obiettivo:
web-guide-skip = Salta la guida
web-guide-close = Ho capito
web-guide-on = Spiega il gioco
web-guide-off = Non spiegare più
