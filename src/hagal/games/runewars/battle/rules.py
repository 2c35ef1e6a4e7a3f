"""What the base game has of battles: named rules and components."""

from __future__ import annotations

from typing import Any

from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component

STEPS: dict[str, Step[Any]] = {}
COMPONENTS: tuple[Component, ...] = ()
SETTINGS: dict[str, Setting] = {"split_retreat": Setting(False, (False, True))}
