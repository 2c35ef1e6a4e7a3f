"""The facts of the base game, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.facts import facts_in

FACTS: dict[str, Any] = facts_in(Path(__file__).parents[3] / "data/dune/base.yaml")
