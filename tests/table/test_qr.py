"""QR codes, read back as a camera's program does."""

from __future__ import annotations

import re

import pytest

from hagal.table.pages import qr


def read(grid: qr.Grid) -> str:
    """What a code says: its format, its data without the mask, blocks whose corrections fit."""
    size = len(grid)
    version = (size - 17) // 4
    told = [0, 0]
    for copy, (y, x, bit) in enumerate(qr.format_places(size)):
        told[copy % 2] |= grid[y][x] << bit
    assert told[0] == told[1], "the format stands there twice"
    level, mask = divmod((told[0] ^ qr.FORMAT_MASK) >> 10, 8)
    assert level == 0
    bare, fixed = qr.patterns(version)
    for y in range(size):
        for x in range(size):
            if fixed[y][x] and not any((y, x) == place[:2] for place in qr.format_places(size)):
                assert grid[y][x] == bare[y][x]
    bits: list[int] = []
    upwards = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in reversed(range(size)) if upwards else range(size):
            bits += [grid[y][x] ^ qr.MASKS[mask](y, x) for x in (right, right - 1) if not fixed[y][x]]
        upwards = not upwards
    codewords = [int("".join(map(str, bits[k : k + 8])), 2) for k in range(0, len(bits) - 7, 8)]
    return said(codewords, version)


def said(codewords: list[int], version: int) -> str:
    extra, sizes = qr.BLOCKS[version - 1]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(codewords)
    for k in range(max(sizes)):
        for block, length in zip(blocks, sizes, strict=True):
            if k < length:
                block.append(next(rest))
    data = [byte for block in blocks for byte in block]
    for _ in range(extra):
        for block in blocks:
            block.append(next(rest))
    for block in blocks:
        root = 1
        for _ in range(extra):
            value = 0
            for byte in block:
                value = qr.product(value, root) ^ byte
            assert value == 0, "a block is divided by its generator without a remainder"
            root = qr.product(root, 2)
    stream = "".join(f"{byte:08b}" for byte in data)
    assert stream[:4] == "0100"
    length = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * k : 20 + 8 * k], 2) for k in range(length)).decode()


@pytest.mark.parametrize("length", [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180])
def test_a_code_says_what_it_was_made_of(length: int) -> None:
    text = ("http://192.168.178.25:8000/join/" + "0123456789abcdef" * 12)[:length]
    grid = qr.modules(text)
    assert read(grid) == text
    path, size = qr.path(text)
    dark = sum(int(run) for run in re.findall(r"M\d+ \d+h(\d+)v1h-\d+z", path))
    assert dark == sum(map(sum, grid))
    assert size == len(grid) + 8


def test_the_size_of_a_code_is_that_of_its_version() -> None:
    sizes = [len(qr.modules("x" * length)) for length in (14, 15, 26, 27, 180)]
    assert sizes == [21, 25, 25, 29, 53]


def test_other_letters_too() -> None:
    assert read(qr.modules("Арракин")) == "Арракин"


def test_a_code_that_is_damaged_would_be_found() -> None:
    grid = qr.modules("http://192.168.178.25:8000/")
    grid[-1][-1] ^= 1
    with pytest.raises(AssertionError, match="generator"):
        read(grid)


def test_what_is_too_long_has_no_code() -> None:
    with pytest.raises(ValueError, match="too many"):
        qr.modules("x" * 181)
