"""What players of Alien can do in the Action phase besides what everybody can."""

from __future__ import annotations

from hagal.games.encounters.action_phase import EnlistOfficer
from hagal.games.encounters.alien import facehuggers
from hagal.games.encounters.alien.effects import hazards
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.wilds import take_away
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class EnlistSergeant(EnlistOfficer):
    """Recruit the top Sergeant, whatever class that is (AL-037)."""

    tag = "enc-sergeant"

    def none_left(self) -> Msg:
        return Msg("enc-why-no-sergeants")

    def key(self) -> str:
        return "recruit sergeant"

    def message(self) -> Msg:
        return Msg("enc-option-sergeant")


class Won(Step[Encounters]):
    """A card (the source) that somebody has dealt with leaves the table; Predators would take it as a trophy
    (PR-310)."""

    tag = "enc-won"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        take_away(s, source, s.out)


def offered(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """What else can be done now."""
    found = facehuggers.offered(s, seat, value, about)
    if hazards.why_not_disarm(s) is None:
        found.append(hazards.DISARM_IT)
    return found


def why_not(s: Encounters, seat: int, value: str | Msg | None, about: int) -> str | Msg | None:
    """Why the deed of a key cannot be done."""
    if not isinstance(value, str):
        return value
    if value == "disarm":
        return hazards.why_not_disarm(s)
    return facehuggers.why_not(s, seat, value) or value


register_all(list(globals().values()))
