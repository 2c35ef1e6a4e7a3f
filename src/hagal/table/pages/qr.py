"""QR codes for links (ISO/IEC 18004): bytes, error correction level M, the smallest version up to 9 that holds them.

path("http://192.168.1.5:8000/join/…")      # the dark modules as one path, and how many modules a side has
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby, pairwise

QUIET = 4
"""So many light modules stand around a code."""
BLOCKS: tuple[tuple[int, tuple[int, ...]], ...] = (
    (10, (16,)),
    (16, (28,)),
    (26, (44,)),
    (18, (32,) * 2),
    (24, (43,) * 2),
    (16, (27,) * 4),
    (18, (31,) * 4),
    (22, (38, 38, 39, 39)),
    (22, (36, 36, 36, 37, 37)),
)
"""By version from 1: the correction codewords of each block, and the data codewords of every block."""
MIDDLES = ((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46))
"""By version: where alignment patterns have their middles, down and across."""
BYTES, PADDING = 0b0100, (0b11101100, 0b00010001)
POLYNOMIAL = 0x11D
FORMAT, FORMAT_MASK, VERSION = 0x537, 0x5412, 0x1F25
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
EYE_LIKE = re.compile("(?=10111010000|00001011101)")
LONG_RUN = re.compile("0{5,}|1{5,}")

Grid = list[list[int]]


@lru_cache(256)
def path(text: str) -> tuple[str, int]:
    """A code as the data of an SVG path, and the length of its sides, quiet zone included."""
    drawn: list[str] = []
    grid = modules(text)
    for y, row in enumerate(grid):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                drawn.append(f"M{x + QUIET} {y + QUIET}h{length}v1h-{length}z")
            x += length
    return "".join(drawn), len(grid) + 2 * QUIET


def modules(text: str) -> Grid:
    """The modules of a code, 1 for dark. ValueError if the text is too long."""
    data = text.encode()
    version = next((k for k, (_, blocks) in enumerate(BLOCKS, 1) if len(data) + 2 <= sum(blocks)), 0)
    if not version:
        raise ValueError(f"{len(data)} bytes are too many for a code")
    grid, fixed = patterns(version)
    fill(grid, fixed, codewords(data, version))
    tried = [masked(grid, fixed, version, mask) for mask in range(len(MASKS))]
    return min(tried, key=penalty)


# Data


def codewords(data: bytes, version: int) -> bytes:
    """What is written into the code: the data in blocks, one codeword of each in turn, then their corrections."""
    extra, sizes = BLOCKS[version - 1]
    bits = f"{BYTES:04b}{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    packed = [int(bits[k : k + 8].ljust(8, "0"), 2) for k in range(0, len(bits), 8)][: sum(sizes)]
    packed += [PADDING[k % 2] for k in range(sum(sizes) - len(packed))]
    blocks = [packed[sum(sizes[:k]) : sum(sizes[: k + 1])] for k in range(len(sizes))]
    corrections = [correction(block, extra) for block in blocks]
    return bytes([*in_turn(blocks), *in_turn(corrections)])


def in_turn(blocks: list[list[int]]) -> Iterator[int]:
    for k in range(max(map(len, blocks))):
        yield from (block[k] for block in blocks if k < len(block))


def product(a: int, b: int) -> int:
    """In the field of 256 elements."""
    found = 0
    while b:
        if b & 1:
            found ^= a
        a <<= 1
        if a & 0x100:
            a ^= POLYNOMIAL
        b >>= 1
    return found


def correction(block: list[int], count: int) -> list[int]:
    """What is left when a block is divided by the generator of so many corrections (Reed and Solomon)."""
    generator, root = [1], 1
    for _ in range(count):
        shifted = [*generator, 0]
        for k, factor in enumerate(generator):
            shifted[k + 1] ^= product(factor, root)
        generator, root = shifted, product(root, 2)
    left = [0] * count
    for byte in block:
        factor = byte ^ left[0]
        left = [part ^ product(term, factor) for part, term in zip([*left[1:], 0], generator[1:], strict=True)]
    return left


# Patterns


def patterns(version: int) -> tuple[Grid, Grid]:
    """A code without data, and which of its modules are taken: eyes, rulers, alignment, version, format."""
    size = 17 + 4 * version
    grid, fixed = [[0] * size for _ in range(size)], [[0] * size for _ in range(size)]

    def put(y: int, x: int, dark: bool | int) -> None:
        if 0 <= y < size and 0 <= x < size:
            grid[y][x], fixed[y][x] = int(dark), 1

    for k in range(size):
        put(6, k, k % 2 == 0)
        put(k, 6, k % 2 == 0)
    for top, left in ((3, 3), (3, size - 4), (size - 4, 3)):
        for y in range(-4, 5):
            for x in range(-4, 5):
                put(top + y, left + x, max(abs(y), abs(x)) in (0, 1, 3))
    middles = MIDDLES[version - 1]
    for top in middles:
        for left in middles:
            if (top, left) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                for y in range(-2, 3):
                    for x in range(-2, 3):
                        put(top + y, left + x, max(abs(y), abs(x)) != 1)
    for y, x, _bit in format_places(size):
        put(y, x, 0)
    put(size - 8, 8, 1)
    if version >= 7:
        told = version << 12 | remainder(version << 12, VERSION)
        for k in range(18):
            put(k // 3, size - 11 + k % 3, told >> k & 1)
            put(size - 11 + k % 3, k // 3, told >> k & 1)
    return grid, fixed


def remainder(value: int, divisor: int) -> int:
    while value.bit_length() >= divisor.bit_length():
        value ^= divisor << value.bit_length() - divisor.bit_length()
    return value


def format_places(size: int) -> Iterator[tuple[int, int, int]]:
    """Where each bit of the format stands, twice: down and across around the first eye, and at the two others."""
    for bit in range(15):
        yield (bit + (bit > 5) if bit < 8 else size - 15 + bit), 8, bit
        yield 8, (size - 1 - bit if bit < 8 else 15 - bit - (bit > 8)), bit


def fill(grid: Grid, fixed: Grid, data: bytes) -> None:
    """Data goes up and down in columns of two, from the right; the ruler has a column of its own."""
    size = len(grid)
    bits = [byte >> shift & 1 for byte in data for shift in range(7, -1, -1)]
    places = (
        (y, x)
        for turn, right in enumerate([*range(size - 1, 6, -2), *range(5, 0, -2)])
        for y in (range(size) if turn % 2 else range(size - 1, -1, -1))
        for x in (right, right - 1)
        if not fixed[y][x]
    )
    for (y, x), bit in zip(places, bits, strict=False):
        grid[y][x] = bit


def masked(grid: Grid, fixed: Grid, version: int, mask: int) -> Grid:
    """The code with one of the masks over its data, and the format that says so (level M is 00)."""
    turned = MASKS[mask]
    found = [[dark ^ int(not fixed[y][x] and turned(y, x)) for x, dark in enumerate(row)] for y, row in enumerate(grid)]
    told = (mask << 10 | remainder(mask << 10, FORMAT)) ^ FORMAT_MASK
    for y, x, bit in format_places(len(grid)):
        found[y][x] = told >> bit & 1
    return found


def penalty(grid: Grid) -> int:
    """How hard a code is to read: long runs, squares of one colour, what looks like an eye, too much of one colour."""
    rows = ["".join(map(str, row)) for row in grid]
    lines = rows + ["".join(column) for column in zip(*rows, strict=True)]
    found = 0
    for line in lines:
        found += sum(len(run[0]) - 2 for run in LONG_RUN.finditer(line))
        found += 40 * len(EYE_LIKE.findall(line))
    for row, below in pairwise(rows):
        squares = zip(row, row[1:], below, below[1:], strict=False)
        found += 3 * sum(a == b == c == d for a, b, c, d in squares)
    share = 100 * sum(row.count("1") for row in rows) / len(rows) ** 2
    return found + 10 * int(abs(share - 50) / 5)
