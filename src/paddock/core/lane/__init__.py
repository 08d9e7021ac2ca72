"""One lane for all games: whole races, many tables and playouts in machine code, written once over what a game answers.

| module | what |
|---|---|
| `shared/` | rules that are loaded for every game under its own package: see `core/rule.py` |
| `lane.py` | what a game says about its lane |
| `bot.py`, `knowledge.py` | its bots at a table, and what they look up |
| `simulation.py` | whole races by number |
| `playouts.py` | from any state to the end |
| `tally.py`, `survey.py`, `memory.py` | what is counted, what is looked at closely, and records as plain numbers |
"""
