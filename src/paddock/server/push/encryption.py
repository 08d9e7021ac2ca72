"""Messages that only one browser can read (RFC 8291), in the form that push services carry (aes128gcm, RFC 8188)."""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

from paddock.server.push.keys import point

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

RECORD = 4096
"""The size of a record; a message is one record, and push services take no longer ones."""
LONGEST = RECORD - 16 - 1
"""What fits: not the tag of the cipher, nor the sign that a record is the last."""
_LAST = b"\x02"


def receiver(p256dh: bytes) -> EllipticCurvePublicKey:
    """A browser's public key. Raises ValueError where it is none: a point that is not on the curve, for example."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)


def encrypt(
    text: bytes,
    p256dh: bytes,
    auth: bytes,
    sender: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a call. `sender` and `salt` are new for every message; only tests choose them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(text) > LONGEST:
        raise ValueError(f"{len(text)} bytes are too many")
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    browser, own = receiver(p256dh), point(sender.public_key())
    secret = sender.exchange(ec.ECDH(), browser)
    keying = _derive(secret, auth, b"WebPush: info\0" + p256dh + own, 32)
    key, nonce = content_keys(keying, salt)
    sealed = AESGCM(key).encrypt(nonce, text + _LAST, None)
    return salt + struct.pack("!IB", RECORD, len(own)) + own + sealed


def content_keys(keying: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Key and nonce of the only record."""
    key = _derive(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(keying, salt, b"Content-Encoding: nonce\0", 12)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)
