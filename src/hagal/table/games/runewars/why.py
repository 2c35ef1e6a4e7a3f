"""Why not? Areas and units of the map as the keys of what one would do with them, by the question that is open."""

from __future__ import annotations

from collections.abc import Mapping

from hagal.table.sight import Sight

Refs = Mapping[str, str]
"""What was pointed at: ids by kinds of refs."""

AREAS: dict[str, str] = {
    "activate_area": "activate {area}",
    "maneuvers": "units {area}",
    "move_out": "move {area}",
    "hero_steps": "go {area}",
    "retreat": "retreat {area}",
    "works": "build {area}",
}
"""Questions that can tell why an area is not offered, with the key that is meant."""

UNITS: dict[str, str] = {"who_goes": "move 1 {unit} {area}"}
"""Questions that can tell it of units in an area, and of heroes by theirs."""
HEROES: dict[str, str] = {"who_goes": "move {hero}", "quest_turn": "move {hero}"}


def wishes(refs: Refs, sight: Sight) -> list[str]:
    tag = "" if sight.question is None else sight.question.tag
    if "units" in refs and tag in UNITS:
        area, _, unit = refs["units"].partition(":")
        return [UNITS[tag].format(area=area, unit=unit)]
    if "hero" in refs and tag in HEROES:
        return [HEROES[tag].format(hero=refs["hero"])]
    return [AREAS[tag].format(area=refs["area"])] if "area" in refs and tag in AREAS else []
