"""The facts of the box, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.facts import facts_in

PATH = Path(__file__).parents[4] / "data/encounters/predator.yaml"


FACTS: dict[str, Any] = facts_in(PATH)


PEOPLE = FACTS["barracks"]["characters"]
