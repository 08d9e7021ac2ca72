### Les explications de la première course

web-guide-goal = But :
web-guide-skip = Passer les explications
web-guide-close = Compris
web-guide-on = Expliquer le jeu
web-guide-off = Ne plus expliquer
