"""Writing files: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from paddock.cli.talk import undisturbed
from paddock.core.messages import PaddockError


def write_whole(path: Path, text: str) -> None:
    """Replaces a file by this text in one step; whatever goes wrong leaves the old one as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    with undisturbed():
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise PaddockError("file-unwritable", path=str(path), detail=error.strerror or str(error)) from None
