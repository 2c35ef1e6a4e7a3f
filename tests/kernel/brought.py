"""Ferry as an installed package brings it: with the folder tests/kernel/installed on the path it is there by itself."""

from __future__ import annotations

from hagal import text
from tests.kernel.ferry import SENTENCES
from tests.kernel.tiny import TITLE

text.add(SENTENCES)

__all__ = ["TITLE"]
