"""How much more health a Final Enemy of ours has than its card says, by what else is on the table: so that no Location
and no Objective decides alone. Hazards and Events are the rulebook's; of what is left to mend, this is what weighs."""

from __future__ import annotations

from collections.abc import Mapping

from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.mission import mission
from hagal.games.encounters.state import Encounters

Table = Mapping[str, int]
"""By the ids of the Final Enemy, the Location and the Objectives, what fills up the mini-decks, and how many play."""
ALONE: Table = {
    **{"queen": -1, "beast": -6, "cloned_queen": -2, "newborn": -1},
    **{"the_nostromo": -4, "hadleys_hope": -1, "the_auriga": 1, "fiorina_fury_161": 2},
    **{"the_sos": 2, "where_are_the_brothers": -1, "breakout": -1},
}
MIXED: Table = {
    **{"perfect_organism": -1, "queen": -2, "beast": -5, "cloned_queen": -3, "newborn": -3},
    **{"the_nostromo": -7, "hadleys_hope": -2, "fiorina_fury_161": 2, "val_verdean_jungle": 5},
    **{"the_sos": 1, "the_lost_colony": -2, "where_are_the_brothers": -1, "personal_little_war": -2},
    **{"war_zone": 2, "young_blood": -2, "drones": 2, "2": -1, "3": -1, "4": -2},
}
HUNT: Table = {
    **{"hadleys_hope": -1, "fiorina_fury_161": 1, "the_sos": 1, "where_are_the_brothers": -1},
    **{"no_one_can_hear_you_scream": 1, "they_mostly_come_at_night": -1},
}
LEAST = 3
"""No Final Enemy has less health than this."""


def table(s: Encounters) -> Table:
    """That of a game: plain Alien with parts of several films, mixed with Hunted, or where Predators hunt."""
    if HUNTERS in s.rules.modules:
        return {} if s.rules.options["together"] else HUNT
    return MIXED if HUNTED in s.rules.modules else ALONE


def more(s: Encounters, kin: str) -> int:
    """So much more the Final Enemy of an id has in this game. In plain Alien with all parts of one film it is as its
    card says: so films were made even."""
    m = mission(s)
    found = table(s)
    if found is ALONE and len({m.location.film, *(one.film for one in m.objectives)}) == 1:
        return 0
    fill = s.rules.options.get("fill", "")
    parts = (kin, m.location.id, *(one.id for one in m.objectives), fill, str(s.rules.players))
    return sum(found.get(part, 0) for part in parts)
