"""The built page: read once, compressed once, cached for ever where its name says what is in it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response

IMMUTABLE = "public, max-age=31536000, immutable"
PACKED = "packed"
"""Marks the handlers whose answers come compressed already."""
REVALIDATE = "no-cache"
APP = "index.html"
"""The single page of the app."""
_TEXT = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map", ".xml")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    """Compressed, where that is worth it."""
    kind: str
    cache: str
    tag: str


def load_pages(folder: Path) -> dict[str, File]:
    """Every file below a folder, by its path in the address."""
    if not folder.is_dir():
        return {}
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in files}


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in _TEXT else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(body, packed, kind, IMMUTABLE if hashed else REVALIDATE, etag(body))


def etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def find_page(pages: dict[str, File], path: str) -> File | None:
    """The file of a path. Addresses of the app itself (`/table/…`) all begin with the same page."""
    name = path.strip("/")
    if name in pages:
        return pages[name]
    if "." in name.rpartition("/")[2] or name.startswith(("api/", "assets/")) or name == "api":
        return None
    return pages.get(APP)


def answer(request: Request[Any, Any, Any], file: File, more: dict[str, str]) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding", **more}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
