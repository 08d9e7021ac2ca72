"""One folder a game; none imports another."""
