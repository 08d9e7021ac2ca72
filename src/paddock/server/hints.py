"""Preload hints: the files that a page will need, so that the browser does not discover them one by one."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Hints(msgspec.Struct, frozen=True):
    """The files of pages and of games' boards, by name. The build of the page writes them down (`web/hints.ts`)."""

    pages: dict[str, list[str]] = {}
    games: dict[str, list[str]] = {}

    def link(self, page: str, game: str | None) -> str:
        """The header `Link` for a page, and for the board of the game that is played there."""
        files = [*self.pages.get(page, ()), *self.games.get(game or "", ())]
        return ", ".join(_hint(file) for file in dict.fromkeys(files))


def _hint(file: str) -> str:
    return f"</{file}>; rel=preload; as=style" if file.endswith(".css") else f"</{file}>; rel=modulepreload"


def read_hints(folder: Path) -> Hints:
    file = folder / "hints.json"
    return msgspec.json.decode(file.read_bytes(), type=Hints) if file.is_file() else Hints()
