"""Monte Carlo Gamble: a race along the road to fortune, with casinos and poker on the way."""
