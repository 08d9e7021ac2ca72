"""Everything that knows no game by name."""
