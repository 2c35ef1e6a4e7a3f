"""Pages travel packed: a tenth of their size."""

from __future__ import annotations

import secrets
import struct
import zlib

LEAST = 1024
"""What is shorter is not worth it."""
LEVEL = 4
"""Half a millisecond for a page of 70 KB, and within a tenth of what the highest level makes of it."""
LONGEST_NAME = 64


def pack(data: bytes) -> bytes:
    """As gzip. Its head has a name of random length, so that the length of a page whose words others may choose (a
    name, a line of chat) does not tell those who listen to the line whether it says the same elsewhere (BREACH)."""
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = deflate.compress(data) + deflate.flush()
    name = b"-" * secrets.randbelow(LONGEST_NAME)
    return (
        b"\x1f\x8b\x08\x08" + bytes(5) + b"\xff" + name + b"\0" + body + struct.pack("<LL", zlib.crc32(data), len(data))
    )
