"""Monza: classic edition (2000) and anniversary edition (2020)."""
