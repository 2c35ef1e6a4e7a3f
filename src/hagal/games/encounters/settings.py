"""Options of every mode: readings of rules that all of them have."""

from __future__ import annotations

from hagal.games.encounters.state import ORDERS
from hagal.kernel.setting import Setting

SETTINGS: dict[str, Setting] = {
    "preparation": Setting(0, (0, 1, 2)),
    "wilds_order": Setting("hills", tuple(ORDERS)),
    "face_down_runners": Setting("stay", ("stay", "run")),
    "reveal_abilities": Setting("each", ("each", "once")),
    "city_of_fear": Setting("active", ("active", "coordinating")),
}
