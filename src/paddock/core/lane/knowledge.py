"""What bots look up: tables that are solved, or functions that are fitted, once for a board and its options.

It is made where nobody waits, kept in the cache folder (`core/rule.py`), and put into the memo of every bot that needs
it. Until it is there, such a bot plays as the next weaker one does.
"""

from __future__ import annotations

from typing import Any, Protocol


class Knowledge(Protocol):
    """What the bots of one game look up. A lane names it (`Lane.knowledge`), and hands it games of its kind."""

    def needed(self, game: Any, policy: str) -> bool:
        """Does this bot look anything up at such a table?"""

    def known(self, game: Any) -> bool:
        """Is it there? Quick: a look into the cache folder, and no more."""

    def make(self, game: Any) -> None:
        """Makes it and keeps it. This may take a minute (machine code first, then the work itself)."""

    def fill(self, game: Any, memo: Any, interpreted: bool) -> None:
        """Puts what is known into a memo, which is a plain object or an array of one record."""
