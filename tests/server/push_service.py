"""A push service of our own on loopback, and browsers that read what it gets: with keys and code of their own."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .house import PATIENCE


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for at most one block."""
    key = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, service: Service, path: str) -> None:
        self._service, self.path = service, path
        self.endpoint = f"http://{service.address}{path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, key: str, **more: Any) -> dict[str, Any]:
        return {
            "key": key,
            "endpoint": self.endpoint,
            "p256dh": text64(self._public),
            "auth": text64(self._auth),
            **more,
        }

    def calls(self) -> list[dict[str, Any]]:
        return [self.read(body) for path, body, _ in self._service.got if path == self.path]

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\x00" + self._public + sender
        keying = _hkdf(self._key.exchange(ec.ECDH(), other), self._auth, info, 32)
        key = _hkdf(keying, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(keying, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        told: dict[str, Any] = json.loads(text[:-1])
        return told


class Service:
    """Takes calls. What it answers stands in the path: `/201/…`, `/410/…`; `/slow/…` answers when it is let go, and
    `/later/…` cannot take the first one."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes, dict[str, str]]] = []
        self.let_go = threading.Event()
        self._more = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with service._more:
                    first = all(path != self.path for path, _, _ in service.got)
                    service.got.append((self.path, body, dict(self.headers.items())))
                    service._more.notify_all()
                kind = self.path.split("/")[1]
                if kind == "slow":
                    service.let_go.wait(PATIENCE)
                status = {"slow": 201, "later": 503 if first else 201}.get(kind) or int(kind)
                self.send_response(status)
                self.end_headers()

            def log_message(self, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self._server.server_port}"

    def until(self, calls: int) -> None:
        """Waits for so many calls."""
        with self._more:
            assert self._more.wait_for(lambda: len(self.got) >= calls, PATIENCE), self.got

    def close(self) -> None:
        self.let_go.set()
        self._server.shutdown()
        self._server.server_close()

    def serve(self) -> None:
        self._server.serve_forever(0.05)


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()
    thread = threading.Thread(target=service.serve)
    thread.start()
    try:
        yield service
    finally:
        service.close()
        thread.join()


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What a VAPID header claims. Fails where it is not signed with this public key."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = bytes64(signature)
    signed = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes64(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(bytes64(claims))
    return told
