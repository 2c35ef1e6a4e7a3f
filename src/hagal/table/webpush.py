"""Web Push: a message to a closed browser, through its push service: encrypted (RFC 8291), signed (VAPID, RFC 8292).

Needs the package `cryptography`: pip install "hagal[push]". Messages go to the push services that are named here and
nowhere else, so nobody can make the server ask for an address of their choice.
"""

from __future__ import annotations

import base64
import binascii
import http.client
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""The push services of browsers by their hosts; with a dot before it, and all below it."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
PUBLIC, AUTH, SALT, RECORD = 65, 16, 16, 4096
"""Bytes of a public key, of a browser's secret, of a salt; and of the one record that a message is."""
LONGEST = 1000
"""Characters of an address, and bytes of what is said."""
PATIENCE = 10.0
HOURS_12 = 12 * 3600
GONE = (404, 410)


def there() -> bool:
    """Is what this needs installed?"""
    return find_spec("cryptography") is not None


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    """ValueError if it is no base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def place(endpoint: str, services: Sequence[str] = SERVICES) -> SplitResult | None:
    """An address at one of the push services; None for all others. A service that is written as a whole origin
    (`http://127.0.0.1:9000`, for tests) is taken as it is."""
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or len(endpoint) > LONGEST:
        return None
    try:
        found = urlsplit(endpoint)
        port = found.port
    except ValueError:
        return None
    if f"{found.scheme}://{found.netloc}" in services:
        return found
    host = found.hostname or ""
    named = any(host.endswith(one) if one.startswith(".") else host == one for one in services)
    plain = found.scheme == "https" and port in (None, 443) and "@" not in found.netloc
    return found if named and plain else None


def fits(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
        return len(raw(p256dh)) == PUBLIC and len(raw(auth)) == AUTH
    except ValueError:
        return False


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read (RFC 8291; aes128gcm, RFC 8188)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
    own = ec.generate_private_key(ec.SECP256R1())
    sender, salt = point(own), secrets.token_bytes(SALT)
    info = b"WebPush: info\0" + raw(p256dh) + sender
    shared = derived(own.exchange(ec.ECDH(), browser), raw(auth), info, 32)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class Sender:
    """The server, as push services know it: by its key, and an address of whoever runs it."""

    secret: int
    contact: str
    """mailto:... or https://..."""
    services: tuple[str, ...] = SERVICES

    @property
    def key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(self.secret % (ORDER - 1) + 1, ec.SECP256R1())

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return b64(point(self.key))

    def signed(self, audience: str, now: float) -> str:
        """The header that says who sends (RFC 8292)."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": audience, "exp": int(now) + HOURS_12, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(b64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"

    def send(self, endpoint: str, p256dh: str, auth: str, message: str, topic: str, now: float) -> int:
        """Hand a message to a push service; its answer's status. OSError or HTTPException if there is none.

        No redirect is followed, no proxy of the environment asked, and nothing of the answer but its status read."""
        found = place(endpoint, self.services)
        if found is None:
            return GONE[0]
        head = {
            "Authorization": self.signed(f"{found.scheme}://{found.netloc}", now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HOURS_12),
            "Topic": topic,
            "Urgency": "normal",
        }
        kind = http.client.HTTPSConnection if found.scheme == "https" else http.client.HTTPConnection
        connection = kind(found.netloc, timeout=PATIENCE)
        try:
            path = (found.path or "/") + (f"?{found.query}" if found.query else "")
            connection.request("POST", path, encrypted(message.encode()[:LONGEST], p256dh, auth), head)
            return connection.getresponse().status
        finally:
            connection.close()
