"""What races can teach: what states are worth, advice for a move, luck and skill of a race. Knows no game by name."""

from paddock.insight.analysis import analyse

__all__ = ["analyse"]
