"""What players of Alien can do in the Action phase besides what everybody can, and what captives cannot (AL-037,
PR-317, PR-320, PR-323, PR-331)."""

from __future__ import annotations

from hagal.games.encounters import objectives, wilds
from hagal.games.encounters.action_phase import Action, EnlistOfficer
from hagal.games.encounters.alien import facehuggers
from hagal.games.encounters.alien.effects import hazards, headquarters, players
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

BOUND = frozenset(
    (
        *("enc-enlist", "enc-officer", "enc-sergeant"),
        *("enc-scan", "enc-fight", "enc-fight-combat", "enc-fight-clone", "enc-pry"),
    )
)
"""What a captive cannot do: recruit, scan, fight (PR-323). That he cannot gain another captive, its price knows."""
BOUND_WORDS = ("recruit", "scan", "fight")


class AlienAction(Action):
    """As in Hunted; but whose Avatar is captive can do less (PR-323)."""

    tag = "enc-alien-action"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found = super().options(s, seat, source)
        if hatchery(s).captives and players.captive(s, seat):
            return [step for step in found if step.tag not in BOUND]
        return found

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        if players.captive(s, seat):
            return Msg("ask-enc-captive-action", attack=s.attack, recruit=s.recruit)
        return super().prompt(s, seat, source)

    def why_not(self, s: Encounters, seat: int, source: int, key: str) -> Msg | None:
        if players.captive(s, seat) and key.partition(" ")[0] in BOUND_WORDS:
            return Msg("enc-why-captive")
        return super().why_not(s, seat, source, key)


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
        wilds.take_away(s, source, s.out)


class KillClone(Step[Encounters]):
    """A Failed Clone (the source) is dead: to the Dead Characters; with the last of them the Objective is done
    (PR-331)."""

    tag = "enc-kill-clone"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.dead_characters)
        if s.log is not None:
            s.log.tell("enc-dies", seat, "PR-331", card=s.face[source])
        s.stack.append((objectives.CHECK, -1, -1))


def offered(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """What else can be done now."""
    h = hatchery(s)
    found = facehuggers.offered(s, seat, value, about)
    if h.armed >= 0 and hazards.why_not_disarm(s) is None:
        found.append(hazards.DISARM_IT)
    if s.operations:
        cards = {s.face[i]: i for i in headquarters.captives(s)}
        found += [headquarters.Ransom(card) for card, i in cards.items() if not headquarters.why_not_ransom(s, seat, i)]
    if h.captives:
        found += [players.FREES[p.seat] for p in s.players if players.why_not_free(s, p.seat) is None]
    if s.combat:
        clones = {s.face[i]: i for i in headquarters.clones(s)}
        found += [headquarters.FightClone(card) for card, i in clones.items() if not why_not_clone(s, seat, i)]
    return found


def why_not_clone(s: Encounters, seat: int, i: int) -> Msg | None:
    return headquarters.lacks(s, headquarters.clone_price(s, seat, i))


def why_not(s: Encounters, seat: int, value: str | Msg | None, about: int) -> str | Msg | None:
    """Why the deed of a key cannot be done."""
    if not isinstance(value, str):
        return value
    word, _space, rest = value.partition(" ")
    if value == "disarm":
        return hazards.why_not_disarm(s)
    if word == "free" and rest.isdecimal() and int(rest) < len(s.players):
        return players.why_not_free(s, int(rest))
    if word == "ransom":
        return next(
            (headquarters.why_not_ransom(s, seat, i) for i in headquarters.captives(s) if s.face[i].id == rest), value
        )
    if word == "fight":
        for i in headquarters.clones(s):
            if s.face[i].id == rest:
                return why_not_clone(s, seat, i)
    return facehuggers.why_not(s, seat, value) or value


register_all(list(globals().values()))
