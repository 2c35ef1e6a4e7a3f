"""What all tests share: nothing in them is left to chance, so that red stays red and green stays green.

Hypothesis draws the same examples on every run (proofs draw anew), and what nobody can foresee at a table is the same
each time.
"""

from __future__ import annotations

import gc
import os
from random import Random

import pytest
from hypothesis import settings

from hagal.kernel import chance
from tests.support.browser import browser

__all__ = ["browser"]
# Here, so that there is one in a process: each conftest that named it would have its own, and Playwright runs once.


def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are processors: many tests wait for a browser or a server now and then."""
    return len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)) + 3


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody has to look through it for garbage time and again, nor after every
    few hundred of the small objects that games are made of."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(30_000, 20, 20)


settings.register_profile("test", deadline=None, derandomize=True, database=None, max_examples=30)
settings.load_profile("test")


@pytest.fixture(autouse=True)
def foreseen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a seed takes the same course in every run of a test; tests of chance itself say `unforeseen`."""
    if request.node.get_closest_marker("unforeseen") is None:
        monkeypatch.setattr(chance, "UNFORESEEN", Random(7))
