"""A headless Chromium for machines that have none: fetched from npm once, checked, and kept in the project's folder.

The npm package `@sparticuz/chromium` is a build for servers. It needs no rights to install, and brings along the
libraries that bare machines lack.
"""

from __future__ import annotations

import base64
import hashlib
import platform
import sys
import tarfile
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from tools.node import Node

KEPT = Path(__file__).resolve().parents[2] / ".chromium"
PACKAGE, VERSION = "@sparticuz/chromium", "147.0.0"
INTEGRITY = "4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ=="
"""SHA-512 of the package, as npm writes it into lock files."""
PARTS = ("chromium", "al2023.tar", "fonts.tar")
"""What is taken from it: the program, the libraries that bare machines lack, and a font for signs that the page's own
fonts lack."""
DECOMPRESS = """
const { createReadStream, createWriteStream } = require('fs');
const { pipeline } = require('stream/promises');
const { createBrotliDecompress } = require('zlib');
const decompress = (file) =>
    pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(file.replace(/\\.br$/, '')));
Promise.all(process.argv.slice(1).map(decompress)).catch((error) => { console.error(error); process.exit(1); });
"""
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


class HeadlessShell(NamedTuple):
    """The folder that it was unpacked to."""

    folder: Path

    @property
    def program(self) -> Path:
        return self.folder / "chromium-headless-shell"

    @property
    def variables(self) -> dict[str, str]:
        """What its environment needs: the libraries and the fonts that bare machines lack."""
        return {"LD_LIBRARY_PATH": str(self.folder / "lib"), "FONTCONFIG_FILE": str(self.folder / "fonts.conf")}


def fetch_headless_shell() -> HeadlessShell:
    """The headless shell in the project's folder; the first time it is fetched (64 MB). Several may ask at once."""
    shell = HeadlessShell(KEPT / VERSION)
    if shell.program.exists():
        return shell
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise RuntimeError("a real browser is needed here: install Chromium, or name it in PADDOCK_CHROMIUM")
    import fcntl

    KEPT.mkdir(exist_ok=True)
    with (KEPT / "lock").open("w") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        if not shell.program.exists():
            with tempfile.TemporaryDirectory(dir=KEPT) as folder:
                archive = _download(Path(folder))
                _unpack(archive, Path(folder) / VERSION).rename(shell.folder)  # nothing half-made is ever found there
    return shell


def _download(folder: Path) -> Path:
    """The package as a file, once it is known to be the one that was pinned."""
    Node(folder).npm("pack", "--silent", f"{PACKAGE}@{VERSION}")
    (archive,) = folder.glob("*.tgz")
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != INTEGRITY:
        raise RuntimeError(f"{PACKAGE} {VERSION} is not the package that was pinned: use a source you trust")
    return archive


def _unpack(archive: Path, folder: Path) -> Path:
    """Fills a folder with the program, its libraries and its fonts."""
    _extract(archive, folder, [f"package/bin/{name}.br" for name in PARTS])
    Node(folder).node("-e", DECOMPRESS, *(f"{name}.br" for name in PARTS))
    for name in PARTS:
        (folder / f"{name}.br").unlink()
    (folder / "chromium").rename(folder / "chromium-headless-shell").chmod(0o755)
    for name, into in (("al2023.tar", "lib"), ("fonts.tar", "fonts")):
        _extract(folder / name, folder / into)
        (folder / name).unlink()
    (folder / "fonts.conf").write_text(FONTS.format(folder=KEPT / VERSION / "fonts"), encoding="utf-8")
    return folder


def _extract(archive: Path, folder: Path, wanted: Collection[str] = ()) -> None:
    """The files of an archive (or only those that are wanted), side by side in one folder."""
    folder.mkdir(exist_ok=True)
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member)
            if content is not None and (not wanted or member.name in wanted):
                (folder / Path(member.name).name).write_bytes(content.read())
