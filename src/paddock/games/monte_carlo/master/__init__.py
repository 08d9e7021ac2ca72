"""The bot `master`: a small network that values positions, and one ply of play on top of it.

| module | what |
|---|---|
| `features.py` | a position as numbers, seen from the seat whose turn it is |
| `network.py` | what the network makes of them, in whole numbers |
| `trial.py` | a move that is tried, and taken back |
| `standing.py` | what a state is worth to every seat |
| `one_ply.py` | the move that the network likes best, over all that chance can do |
| `nets.py` | the networks that are shipped, as files |
| `harvest.py`, `fitting.py`, `training.py` | how they are made: positions from games, and the network fitted to them |
| `train.py` | the command |
"""
