"""The Hive: what its cards do when they are turned up, when an Event happens, as they enter the Combat Zone, and as
they die; Hazards and what becomes of them; the death of a player (AL-051 to AL-054, AL-061 to AL-064, AL-100)."""

from __future__ import annotations

from hagal.games.encounters import fighting, objectives, wilds
from hagal.games.encounters.alien.effects.goals import Died
from hagal.games.encounters.alien.effects.hazards import EXPLODE
from hagal.games.encounters.alien.effects.headquarters import KILL_ALL_HQ
from hagal.games.encounters.alien.facehuggers import jump, orphaned
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.alien.names import FACEHUGGER
from hagal.games.encounters.coop import strikes
from hagal.games.encounters.coop import wilds as coop
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import MAJOR, NONE, STAGES, class_name
from hagal.games.encounters.state import ORDERS, Encounters
from hagal.games.kit.combine import push_all
from hagal.kernel import zones
from hagal.kernel.rules import ask
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def open_cards(s: Encounters) -> list[int]:
    """The cards that lie open in the Combat Zone and in the Complex, in the order in which abilities resolve
    (PR-106)."""
    spaces = [k for k in ORDERS[s.rules.options["wilds_order"]] if s.wilds[k] and not s.down >> k & 1]
    return [*s.combat, *(s.wilds[k][0] for k in spaces)]


# Turned up


class RevealHive(coop.Reveal):
    """As in every cooperative mode; but a Self-Destruct that is turned up again is no other Hazard (PR-317)."""

    tag = "enc-reveal-hive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if source != hatchery(s).armed:
            super().run(s, seat, source)
        elif source in s.combat:
            s.stack.append((EXPLODE, -1, source))


class Settle(Step[Encounters]):
    """An Event or Hazard that was carried out is discarded, unless its text has sent it elsewhere, or left it where it
    is (AL-051, AL-053)."""

    tag = "enc-settle"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if source in s.arriving:  # turned up off the Hive (PR-294), or put aside meanwhile (PR-322)
            zones.move(s, source, s.arriving, s.out)
        elif source != hatchery(s).armed and source not in s.carried:
            coop.DISCARD.run(s, seat, source)


def hazard_number(s: Encounters, seat: int, value: int, about: int) -> int:
    """A fourth Hazard does what the third does, unless the option says that it does nothing (AL-054)."""
    repeats = s.rules.options["fourth_hazard"] == "repeat"
    return min(value, len(mission(s).location.hazards)) if repeats else value


def event(s: Encounters, seat: int, source: int) -> None:
    """An Event happens: after it, what cards that lie open do then."""
    s.stack.append((AT_EVENT, -1, -1))  # whoever turned it up may die of it


class AtEvent(Step[Encounters]):
    """What cards that lie open do when an Event has happened, one after the other."""

    tag = "enc-at-event"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for i in open_cards(s)[::-1]:
            if s.face[i].at_events:
                s.stack.append((ONE_AT_EVENT, -1, i))


class OneAtEvent(Step[Encounters]):
    """What one card (the source) does then, if those before it have left it open."""

    tag = "enc-one-at-event"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if source in open_cards(s):
            push_all(s, s.face[source].at_events, s.acting(), source)


class LeaveComplex(wilds.LeaveWilds):
    """To the Combat Zone, where some cards do something as they enter it open."""

    tag = "enc-leave-complex"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = s.wilds[source][0]
        lies_open = not s.down >> source & 1
        super().run(s, seat, source)
        if lies_open:
            if i == hatchery(s).armed:
                s.stack.append((EXPLODE, -1, i))
            push_all(s, s.face[i].entering, s.acting(), i)


# Deaths


class KillHive(strikes.Kill):
    """An enemy dies, unless an Event lies on it: then it is wounded, and loses that instead (PR-326). Those that an
    Objective counts are counted (AL-063, AL-064)."""

    tag = "enc-kill-hive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wounded(s, seat, source):
            return
        count_death(s, source)
        super().run(s, seat, source)


def wounded(s: Encounters, seat: int, i: int) -> bool:
    """Does an enemy lose an Event that lies on it in place of its life (PR-326)?"""
    lives = s.carried_by(i) if s.carriers else []
    if not lives or not wilds.in_play(s, i):
        return False
    if s.log is not None:
        s.log.tell("enc-wounded", seat if seat >= 0 else s.acting(), "PR-326", card=s.face[i])
    s.rules.steps["won"].run(s, seat, lives[-1])
    return True


def count_death(s: Encounters, i: int) -> None:
    if wilds.in_play(s, i) and s.face[i].id in wanted(s):
        hatchery(s).tally += (s.face[i].id,)
        s.stack.append((objectives.CHECK, -1, -1))


def wanted(s: Encounters) -> list[str]:
    """The ids of the enemies that an Objective of this game counts."""
    return [one.auto.id for one in mission(s).objectives if isinstance(one.auto, Died)]


class FinalsFall(Step[Encounters]):
    """A Final Enemy is dead: the last Objective is done with the last of them (AL-004, AL-063, PR-332)."""

    tag = "enc-finals-fall"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        h = hatchery(s)
        if s.face[source].id not in h.tally:
            h.tally += (s.face[source].id,)
        if all(id in h.tally for id in finals(s)):
            objectives.complete(s, STAGES, MAJOR)
        else:
            fighting.died(s, seat, source)


def finals(s: Encounters) -> list[str]:
    """The ids of the Final Enemies of a game: those of the mini-deck of its last Objective."""
    deck = mission(s).objectives[-1].id
    return [card.id for card in s.rules.kinds["enemy"] if card.final and card.deck == deck]


class DieAlien(strikes.Die):
    """A player dies: what sat on him or lay beside him goes, too (AL-100, AL-101)."""

    tag = "enc-die-alien"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        super().run(s, seat, source)
        h = hatchery(s)
        h.captives &= ~(1 << seat)
        zones.move_all(h.beside[seat], s.out)
        orphaned(s, seat)


# Out of the Barracks


class TurnedUp(Step[Encounters]):
    """What is no character comes to the HQ (the source): a Facehugger jumps on the player who turned it up (AL-080), a
    Hazard does its work once more and is gone (PR-329)."""

    tag = "enc-turned-up"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.face[source].id == FACEHUGGER:
            jump(s, s.acting(), source, s.barracks)
            return
        zones.move(s, source, s.barracks, s.out, PUBLIC)
        if s.log is not None:
            s.log.tell("enc-no-help", -1, "PR-329", location=mission(s).location)
        s.stack.append((KILL_ALL_HQ, s.acting(), -1))


# Fighting


def barred(s: Encounters, seat: int, value: Msg | None, about: int) -> Msg | None:
    """Some enemies can be fought only after a card of a certain class."""
    after: int = s.face[about].after
    if value is not None or after == NONE or any(s.face[i].classes >> after & 1 for i in s.played):
        return value
    return Msg("enc-why-after", card=s.face[about], cls=class_name(after))


def health(s: Encounters, seat: int, value: int, about: int) -> int:
    """Who lies where a Sentry Gun stands has less (PR-319)."""
    if not any(s.attached):
        return value
    space = wilds.space_of(s, about)
    return value - (gun_at(s, seat, space) if space >= 0 else 0)


def gun_at(s: Encounters, seat: int, space: int) -> int:
    """How much weaker the Sentry Gun of a room makes enemies there, for a player who may use it (PR-319)."""
    guns = [i for i in s.attached[space] if s.face[i].gun]
    if not guns or ("may_shoot" in s.rules.asked and not ask(s, "may_shoot", seat, True, guns[0])):
        return 0
    return int(s.face[guns[0]].gun)


AT_EVENT = AtEvent()
ONE_AT_EVENT = OneAtEvent()

register_all(list(globals().values()))
