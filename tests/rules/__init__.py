"""The rulebooks, proved: each test here names the numbers of docs/rules that it shows to hold.

@rule("DI-001", "DI-002")
def test_a_game_starts_with_ten_cards() -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of one or more numbered requirements of docs/rules."""
    if not numbers:
        raise ValueError("rule() needs the number of at least one requirement, for example rule('DI-001')")

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*numbers)(test)
        return marked

    return mark
