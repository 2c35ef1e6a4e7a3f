"""How sure the sources of what is reported are: as much of data/encounters as an owner wants to know."""

from __future__ import annotations

from hagal.games.kit.declare import REPORTED
from hagal.kernel.term import Component

MEDIUM, LOW = "medium", "low"

UNSURE = frozenset(
    (
        *("sexual_tyrannosaurus", "jurisdictional_intrusion", "too_late_to_go_home_now", "the_highest_tech"),
        *("open_wound", "guerrilla_camp", "val_verde_guerrilla", "defensive_position", "one_ugly_mother"),
        *("assault_the_stronghold", "city_of_fear", "no_stopping_what_cant_be_stopped"),
        *("expendable_assets", "flares_frags_claymores", "get_to_the_choppa"),
        *("war_zone", "personal_little_war", "other_world_life_form"),
    )
)
"""What is reported with low confidence; all else that is reported has medium."""

OTHER_COUNT = "another source has 3"
LIMITED = "the source limits which Strike is healed"

DOUBTS: dict[str, dict[str, str]] = {
    "not_a_single_track": {"count": OTHER_COUNT},
    "scorpion_enforcer": {"count": OTHER_COUNT},
    "city_of_fear": {"count": OTHER_COUNT},
    "no_killing_what_cant_be_killed": {"count": OTHER_COUNT},
    "swat": {"role": "known by elimination only"},
    "sexual_tyrannosaurus": {"effects": LIMITED},
    "too_late_to_go_home_now": {"effects": LIMITED},
}
"""By id and fact: what makes a fact less sure than the rest of its card."""


def confidence(one: Component) -> str:
    """How sure the source of a component is; nothing for what has none."""
    return "" if one.origin != REPORTED else LOW if one.id in UNSURE and not one.wording else MEDIUM
