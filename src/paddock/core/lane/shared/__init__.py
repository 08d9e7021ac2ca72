"""Files that are loaded once for every game and lane, under the game's own package (`core/rule.py`, `shared`). Their
relative imports find the game's modules. They are never imported from here."""
