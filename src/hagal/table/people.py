"""People: a browser is known by one random secret in a cookie, a program by the same as a bearer token.

The server keeps only the SHA-256 of secrets. Invitations are derived from the host's own secret, so that the host can
be shown a link again at any time although the database holds nothing but its hash.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

COOKIE = "hagal"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over https: browsers take it from this very host only."""
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits in base64."""
NONCE = 12
"""Bytes of what makes an invitation differ from the one before."""
NAME_LENGTH = 32
NOTE_LENGTH = 4000
CHAT_LENGTH = 300
JOINER = "\u200d"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are nothing to see."""
MARKS = 4


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """What an address counts as: with IPv6 everybody has a whole network (/64) of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def digest(secret: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def same(a: str, b: str) -> bool:
    """Are two non-empty hashes the same? Takes as long for a near miss as for a far one."""
    return bool(a) and hmac.compare_digest(a.encode(), b.encode())


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks. Without a secret: a stranger, who may look on but owns nothing."""

    secret: str = ""
    address: str = ""

    @property
    def hash(self) -> str:
        return digest(self.secret)

    @property
    def known(self) -> bool:
        return bool(self.secret)

    def owns(self, owner: str) -> bool:
        """Is this the person behind a hash?"""
        return same(self.hash, owner)

    def invite(self, game: str, seat: int, nonce: str) -> str:
        """The secret of an invitation that this person, the host, gives for a seat: 128 bits, so that links are short
        (256 with the longer nonces of earlier versions)."""
        text = f"invite/{game}/{seat}/{nonce}"
        found = hmac.new(self.secret.encode(), text.encode(), hashlib.sha256).hexdigest()
        return found[: 32 if len(nonce) == 2 * NONCE else None]


STRANGER = Person()


def fresh_secret() -> str:
    return secrets.token_urlsafe(32)


def well_formed(secret: str | None) -> str:
    """The secret if it looks like one, otherwise nothing."""
    return secret if secret and SECRET.fullmatch(secret) else ""


def clean_name(text: str) -> str:
    """A name as it may be shown: one line, no control or invisible characters, not too long."""
    return _visible(text)[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """What somebody says, as it may be kept: one line, no control or invisible characters but what joins emoji."""
    return _visible(text[: 4 * CHAT_LENGTH], JOINER)


def _visible(text: str, also: str = "") -> str:
    """One line of what can be seen; nothing if all of it is blank. Few marks stand over one letter: a tower of them
    would lie over other lines."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if (kind in "CZ" and c not in also) or c in BLANK:
            kept.append(" ")
        elif marks <= MARKS:
            kept.append(c)
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in kept)
    return " ".join("".join(kept).split()) if seen else ""


def clean_note(text: str) -> str:
    """What somebody wrote, as it may be kept: no control characters but line breaks, not too long."""
    lines = text[: 2 * NOTE_LENGTH].replace("\r\n", "\n")
    return "".join(c for c in lines if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs"))[:NOTE_LENGTH].strip()
