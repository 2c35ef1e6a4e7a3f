"""Effects on the HQ and the Barracks (PR-320, PR-327, PR-329, PR-331, PR-332)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import fighting, moves, wilds
from hagal.games.encounters.alien.hatchery import found, hatchery
from hagal.games.encounters.alien.names import FACEHUGGER
from hagal.games.encounters.effect import HQ, Count, Effect
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all

# Captives


class TakeCaptive(Effect):
    """The leftmost character of the HQ goes to Operations as a captive (PR-320)."""

    tag = "enc-take-captive"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = HQ

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.hq:
            i = s.hq[0]
            zones.move(s, i, s.hq, s.operations)
            if s.log is not None:
                s.log.tell("enc-captive", -1, "PR-320", card=s.face[i])
            moves.refill(s, 0)


def captives(s: Encounters) -> list[int]:
    return [i for i in s.operations if s.face[i].character]


def price(s: Encounters, n: int, option: str) -> tuple[int, int]:
    """So much Attack, or so much Recruit: the icon is lost, and an option says which it is."""
    return (n, 0) if s.rules.options[option] == "attack" else (0, n)


def lacks(s: Encounters, wanted: tuple[int, int]) -> Msg | None:
    """Why a price cannot be paid, if so."""
    attack, recruit = wanted
    if s.attack >= attack and s.recruit >= recruit:
        return None
    return Msg("enc-why-price", attack=attack, recruit=recruit)


def pay(s: Encounters, wanted: tuple[int, int]) -> None:
    s.attack -= wanted[0]
    s.recruit -= wanted[1]


class Ransom(OfCard):
    """Pay as much as a captive costs to gain it (PR-320)."""

    tag = "enc-ransom"
    word = "ransom"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        pay(s, price(s, self.card.cost, "lost_icon"))
        moves.gain(s, seat, find(s, s.operations, self.card), s.operations)


def why_not_ransom(s: Encounters, seat: int, i: int) -> Msg | None:
    if not moves.may_gain(s, seat):
        return Msg("enc-why-captive")
    return lacks(s, price(s, s.face[i].cost, "lost_icon"))


# Losing the HQ


class KillAllHq(Effect):
    """Every character of the HQ dies, and others take their places (PR-329)."""

    tag = "enc-kill-all-hq"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = HQ

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for i in s.hq[:]:
            moves.kill_in_hq(s, s.hq.index(i))


class ToBarracks(Effect):
    """This card is shuffled into the Barracks; there it waits to be turned up (PR-329)."""

    tag = "enc-to-barracks"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.barracks)
        zones.shuffle(s, s.barracks)


class Stowaway(Effect):
    """Facehuggers from the Hatchery are shuffled into the Barracks: 5, or by the option 3, as the card of 2014 has it
    (PR-327, AL-066)."""

    tag = "enc-stowaway"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(s.rules.options["stowaway"]):
            i = found(s, FACEHUGGER)
            if i >= 0:
                zones.move(s, i, hatchery(s).nest, s.barracks)
        zones.shuffle(s, s.barracks)


class CloseSpace(Effect):
    """The leftmost character of the HQ dies, and this card lies in its place: that is no space of the HQ any more
    (PR-332)."""

    tag = "enc-close-space"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = HQ

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not s.hq:
            return
        i = s.hq[0]
        zones.move(s, i, s.hq, s.dead_characters)
        if s.log is not None:
            s.log.tell("enc-kill-hq", s.active, "PR-332", card=s.face[i])
        wilds.take_away(s, source, hatchery(s).closed)


# Failed Clones


class FailClones(OfNumber):
    """The top characters of the Barracks go to the Combat Zone as Failed Clones: they do not strike (PR-331)."""

    tag = "enc-fail-clones"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            while s.barracks and not s.face[s.barracks[-1]].character:
                s.rules.steps["turned_up"].run(s, -1, s.barracks[-1])
            if s.barracks:
                i = zones.draw(s, s.barracks, s.combat, PUBLIC)
                hatchery(s).clones.append(i)
                if s.log is not None:
                    s.log.tell("enc-failed-clone", -1, "PR-331", card=s.face[i])


def clones(s: Encounters) -> list[int]:
    """The Failed Clones in the Combat Zone."""
    return [i for i in s.combat if s.face[i].character]


class FailedClones(Count):
    """The Failed Clones in the Combat Zone."""

    tag = "enc-failed-clones"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(clones(s))


def clone_price(s: Encounters, seat: int, i: int) -> tuple[int, int]:
    return price(s, fighting.health(s, seat, i), "failed_clone")


class FightClone(OfCard):
    """Kill a Failed Clone for as much as it costs (PR-331); of several equal ones the oldest."""

    tag = "enc-fight-clone"
    word = "fight"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = find(s, s.combat, self.card)
        push(s, "action", seat)
        pay(s, clone_price(s, seat, i))
        push(s, "kill_clone", seat, i)


KILL_ALL_HQ: KillAllHq = KillAllHq()

register_all(list(globals().values()))
