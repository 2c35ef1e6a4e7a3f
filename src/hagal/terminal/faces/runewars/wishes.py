"""What somebody may have in mind who names only a component: for the question why it is not offered."""

from __future__ import annotations

from hagal.kernel.term import Component

WORDS = {
    "order": ("order",),
    "tactic": ("tactic",),
    "quest": ("quest",),
    "area": ("activate",),
    "hero": ("move", "heal", "train"),
    "faction": ("faction",),
}
"""How the keys of options begin that name a component of a kind."""


def wishes(component: Component) -> list[str]:
    return [f"{word} {component.id}" for word in WORDS.get(component.kind, ())]
