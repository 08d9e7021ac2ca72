"""What a messenger shows of a link: a title, a sentence, and a picture of the board (Open Graph).

All of it is what a spectator may see: the game, the names, how far it is, and the board without anything on it. The
picture depends on the board alone, so it is made once for each board, and kept on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import html
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import NamedTuple

from paddock.core.messages import Message, PaddockError
from paddock.server.ending import end_of
from paddock.server.pages import File, etag
from paddock.server.table import Table
from paddock.server.words import game_title, text_of

WIDTH, HEIGHT = 1200, 630
PAPER = "#F3EADA"
SECONDS = 60.0
"""A drawing that takes longer is given up."""
MOST_WAITING = 8
MOST_KEPT = 300
"""Pictures on disk; the oldest go first."""
# Drawing takes a second or so of pure computation, in which no other thread would run: it has a process of its own.
_DRAW = f"""
import os, sys, resvg_py
if hasattr(os, "nice"):
    os.nice(10)
size = dict(width={WIDTH}, height={HEIGHT}, background="{PAPER}")
drawn = resvg_py.svg_to_bytes(svg_string=sys.stdin.read(), skip_system_fonts=True, **size)
sys.stdout.buffer.write(bytes(drawn))
"""
COMMAND = (sys.executable, "-c", _DRAW)
_ROOT = re.compile(r"<svg\b[^>]*>")
_SIZE = re.compile(r"\s(?:width|height|preserveAspectRatio)=\"[^\"]*\"")


class Preview(NamedTuple):
    title: str
    text: str


def preview_of(table: Table, language: str) -> Preview:
    """What is said of a table to who does not sit there."""
    game, names = game_title(table.game.name, language), [name for name in table.names if name]
    ending = None
    if table.phase == "over" and table.races:
        ending = end_of(table.record, table.record.steps, None, language)
    if ending is not None:
        text = f"{ending.headline}. {ending.reason}" if ending.reason else ending.headline
    else:
        count = sum(seat.open for seat in table.seats)
        text = text_of(Message(f"server-preview-{table.phase}", {"count": count}), language)
    return Preview(f"{game}: {', '.join(names)}" if names else game, text)


def with_preview(file: File, preview: Preview, address: str, image: str) -> File:
    """The page with what messengers read in its head. Names are people's own words, and are never taken for markup."""
    told = {
        "og:type": "website",
        "og:site_name": "Paddock",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": address,
        "og:image": image,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    body = file.body.replace(b"</head>", f"{''.join(tags)}</head>".encode(), 1)
    return file._replace(body=body, packed=None, tag=etag(body))


class PreviewPictures:
    """Pictures of boards as PNG: each drawn once, one at a time, and kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def picture(self, drawing: str) -> bytes:
        """The picture of a board that is drawn as SVG. Raises PaddockError where it cannot be made, or not now."""
        path = self._folder / f"{hashlib.sha256(drawing.encode()).hexdigest()[:32]}.png"
        found = await asyncio.to_thread(_read, path)
        if found is not None:
            return found
        if self._waiting >= MOST_WAITING:
            raise PaddockError("server-busy")
        self._waiting += 1
        try:
            async with self._turn:
                found = await asyncio.to_thread(_read, path)  # whoever was before may have made it
                if found is None:
                    found = await _render(_fitted(drawing))
                    await asyncio.to_thread(_keep, path, found)
                return found
        finally:
            self._waiting -= 1


def _fitted(drawing: str) -> str:
    """The drawing in the middle of a picture of the size that messengers like."""
    root = _ROOT.search(drawing)
    assert root is not None, "a drawing is an SVG"
    sized = _SIZE.sub("", root[0]).replace("<svg", f'<svg width="{WIDTH}" height="{HEIGHT}"', 1)
    return drawing[: root.start()] + sized + drawing[root.end() :]


async def _render(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        async with asyncio.timeout(SECONDS):
            drawn, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise PaddockError("server-busy") from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode or not drawn:
        raise PaddockError("server-no-picture", name="preview")
    return drawn


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def _keep(path: Path, picture: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(picture)
    part.replace(path)  # whole, or not at all
    kept = sorted(path.parent.glob("*.png"), key=lambda one: one.stat().st_mtime)
    for old in kept[: max(0, len(kept) - MOST_KEPT)]:
        old.unlink(missing_ok=True)
