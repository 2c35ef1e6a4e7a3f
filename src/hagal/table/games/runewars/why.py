"""Why not? Areas and units of the map as the keys of what one would do with them, by the question that is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hagal.table.sight import Sight

Refs = Mapping[str, str]
"""What was pointed at: ids by kinds of refs."""

AREAS: dict[str, Callable[[Refs], str]] = {
    "activate_area": lambda refs: f"activate {refs['area']}",
}
"""Questions that can tell why an area is not offered, with the key that is meant."""

UNITS: dict[str, Callable[[str, str], str]] = {
    "who_goes": lambda area, unit: f"move 1 {unit} {area}",
}
"""Questions that can tell it of units in an area."""


def wishes(refs: Refs, sight: Sight) -> list[str]:
    tag = "" if sight.question is None else sight.question.tag
    if "units" in refs and tag in UNITS:
        area, _, unit = refs["units"].partition(":")
        return [UNITS[tag](area, unit)]
    return [AREAS[tag](refs)] if "area" in refs and tag in AREAS else []
