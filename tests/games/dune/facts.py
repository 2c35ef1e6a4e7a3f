"""The facts of the base game, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

FACTS: dict[str, Any] = yaml.safe_load((Path(__file__).parents[3] / "data/dune/base.yaml").read_text(encoding="utf-8"))
