"""The facts of the box, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

PATH = Path(__file__).parents[4] / "data/encounters/alien.yaml"

FACTS: dict[str, Any] = yaml.safe_load(PATH.read_text(encoding="utf-8"))
