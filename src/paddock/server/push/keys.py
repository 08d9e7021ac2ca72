"""Who we are to a push service: a pair of keys, made at the first start and kept with the data (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

# The library is large, and a server that calls nobody need not load it: whoever needs it imports it.

FILE = "push-key.pem"
HOURS = 12
"""So long a signature holds; push services accept at most a day."""


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: an uncompressed point of 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Identity:
    """The pair of keys, and what is signed with it. `contact` tells a push service whom to write to."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public = encode64(point(key.public_key()))
        """What a browser is told, so that it lets nobody else call it."""

    def authorization(self, endpoint: str) -> str:
        """The header that says to this endpoint's push service who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": self._contact,
        }
        return f"vapid t={self._sign(claims)}, k={self.public}"

    def _sign(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def identity(folder: Path, contact: str) -> Identity:
    """The keys that are kept in a folder; new ones where there are none yet. Subscriptions are bound to them, so they
    stay as they are."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    path = folder / FILE
    if not path.exists():
        _keep(path)
    key = load_pem_private_key(path.read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return Identity(key, contact)


def _keep(path: Path) -> None:
    """Writes new keys, whole or not at all, for this user only. Where another process was quicker, its keys stay."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    made = ec.generate_private_key(ec.SECP256R1())
    pem = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}-") as file:  # it is readable by us alone
        file.write(pem)
        file.flush()
        os.fsync(file.fileno())
        try:
            os.link(file.name, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            path.write_bytes(pem)
            path.chmod(0o600)
