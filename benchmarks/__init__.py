"""How fast Paddock is, as ratios of things measured in the same run: a number from one machine says little."""
