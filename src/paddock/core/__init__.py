"""The contract of a game, and everything that knows no game by name."""
