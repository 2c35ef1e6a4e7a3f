"""What is kept of what was worked out."""

from __future__ import annotations

from hagal.table.kept import Kept


def test_what_was_used_last_stays() -> None:
    kept: Kept[str, int] = Kept(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert kept.keys() == ("a", "c")
    assert (kept.get("b"), len(kept)) == (None, 2)
    kept.keep("a", 4)
    assert kept.keys() == ("c", "a")
    assert kept.get("a") == 4
    kept.clear()
    assert kept.keys() == ()
