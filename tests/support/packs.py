"""The sample of a content pack, and what it adds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

SAMPLE = Path(__file__).parents[1] / "packs" / "sample.yaml"


OWN: dict[str, Any] = {
    "location": "frozen_lake",
    "objectives": ["crash_site", "long_march", "last_stand"],
    "characters": ["scout", "dutch", "mac", "danny"],
    "avatars": ["medic"],
}
"""What the sample adds, played all at once."""
