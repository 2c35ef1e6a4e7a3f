"""Where Hagal keeps what belongs to the person who uses it."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data() -> Path:
    """The user's data folder, as the system has it."""
    return user_data_path("hagal", appauthor=False, roaming=True)
