"""Ferry is there for the modules of this folder only: tests elsewhere meet the games and sentences as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kernel import ferry


@pytest.fixture(scope="module", autouse=True)
def _ferry() -> Iterator[None]:
    with ferry.offered():
        yield
