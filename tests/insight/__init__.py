"""Values, advice and analysis, for every game."""
