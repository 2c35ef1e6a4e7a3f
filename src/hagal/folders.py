"""Where Hagal keeps what belongs to the person who uses it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data() -> Path:
    """The user's data folder, as the system has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "hagal"
    given = os.environ.get("XDG_DATA_HOME")
    if given and Path(given).is_absolute():
        return Path(given) / "hagal"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "hagal"
    return home / ".local" / "share" / "hagal"
