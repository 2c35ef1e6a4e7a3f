"""The sources of the pages: what neither djlint nor prettier sees to."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src/hagal"
LONGEST = 160


def test_lines_are_short_enough_to_read_in_a_diff() -> None:
    paths = [path for kind in ("html", "css", "js") for path in SOURCES.rglob(f"*.{kind}")]
    assert len(paths) > 60
    long = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not long
