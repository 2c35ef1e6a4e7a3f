"""What a Challenge is worth at the end of the game (PR-262), and what can be counted for it."""

from __future__ import annotations

from hagal.games.encounters.effect import Count
from hagal.games.encounters.hunters.hunt import dishonor, hunt
from hagal.games.encounters.names import HAZARD, class_name
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg
from hagal.kernel.term import Term, register_all


class Award(Term):
    """Honor by what its owner has at the end."""

    def honor(self, s: Encounters, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Msg:
        raise NotImplementedError(type(self).__name__)


class PerEach(Award):
    """Honor for so many of something, again and again, up to a limit."""

    tag = "enc-award-per"
    fields = ("n", "per", "count", "most")

    def __init__(self, n: int, per: int, count: Count, most: int = 6) -> None:
        self.n: int = n
        self.per: int = per
        self.count: Count = count
        self.most: int = most

    def honor(self, s: Encounters, seat: int) -> int:
        return min(self.most, self.count.of(s, seat, -1) // self.per * self.n)

    def message(self) -> Msg:
        return Msg("enc-award-per", n=self.n, per=self.per, count=self.count.message(), most=self.most)


class AtLeast(Award):
    """Honor for having so many of something."""

    tag = "enc-award-least"
    fields = ("n", "least", "count")

    def __init__(self, n: int, least: int, count: Count) -> None:
        self.n: int = n
        self.least: int = least
        self.count: Count = count

    def honor(self, s: Encounters, seat: int) -> int:
        return self.n if self.count.of(s, seat, -1) >= self.least else 0

    def message(self) -> Msg:
        return Msg("enc-award-least", n=self.n, least=self.least, count=self.count.message())


class AtMost(Award):
    """Honor for having no more than so many of something, if one is alive."""

    tag = "enc-award-most"
    fields = ("n", "most", "count")

    def __init__(self, n: int, most: int, count: Count) -> None:
        self.n: int = n
        self.most: int = most
        self.count: Count = count

    def honor(self, s: Encounters, seat: int) -> int:
        return self.n if not s.players[seat].dead and self.count.of(s, seat, -1) <= self.most else 0

    def message(self) -> Msg:
        return Msg("enc-award-most", n=self.n, most=self.most, count=self.count.message())


class MoreThanOthers(Award):
    """Honor for having at least one of something, and no fewer than any other; alone it is enough to have three."""

    tag = "enc-award-more"
    fields = ("n", "count")

    def __init__(self, n: int, count: Count) -> None:
        self.n: int = n
        self.count: Count = count

    def honor(self, s: Encounters, seat: int) -> int:
        mine = self.count.of(s, seat, -1)
        others = [self.count.of(s, p.seat, -1) for p in s.players if p.seat != seat]
        return self.n if mine >= max([1, *others] if others else [3]) else 0

    def message(self) -> Msg:
        return Msg("enc-award-more", n=self.n, count=self.count.message())


# What can be counted


class Trophies(Count):
    """All cards of the Trophy Room, killed Predators included (PR-253)."""

    tag = "enc-count-trophies"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        h = hunt(s)
        return len(h.trophies[seat]) + len(h.slain[seat])


class PreyKilled(Count):
    """Prey among the trophies, Worthy included."""

    tag = "enc-count-prey"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].fightable)


class WorthyKilled(Count):
    """Worthy Prey among the trophies."""

    tag = "enc-count-worthy"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].worthy)


class GearTaken(Count):
    """Gear among the trophies."""

    tag = "enc-count-gear"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].gear)


class HazardsAvoided(Count):
    """Hazards among the trophies."""

    tag = "enc-count-hazards"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].type == HAZARD)


class TrapsRemoved(Count):
    """Traps among the trophies."""

    tag = "enc-count-traps"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].kind == "trap")


class TestsPassed(Count):
    """Tests among the trophies."""

    tag = "enc-count-tests"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in hunt(s).trophies[seat] if s.face[i].kind == "test")


class PredatorsKilled(Count):
    """Predators killed in Duels."""

    tag = "enc-count-slain"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(hunt(s).slain[seat])


class TrapsInFront(Count):
    """Traps that lie in front of the player."""

    tag = "enc-count-front"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(hunt(s).fronts[seat])


class Dishonored(Count):
    """The Dishonor beside the Avatar."""

    tag = "enc-count-dishonor"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return dishonor(s, seat)


class ArmoryCards(Count):
    """Armory cards that the player has, in whichever pile: all that made up the Armory at the start (PR-263)."""

    tag = "enc-count-armory"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        tests = sum(1 for i in hunt(s).trophies[seat] if s.face[i].kind == "test")
        return tests + sum(1 for i in own_cards(s, seat) if s.face[i].deck == "armory")


class ArmoryOf(Count):
    """Armory cards of one class that the player has."""

    tag = "enc-count-armory-of"
    fields = ("cls",)

    def __init__(self, cls: int) -> None:
        self.cls: int = cls

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in own_cards(s, seat) if s.face[i].deck == "armory" and s.face[i].cls == self.cls)

    def message(self) -> Msg:
        return Msg(self.tag, cls=class_name(self.cls))


class Instincts(Count):
    """Killer Instinct cards that the player has."""

    tag = "enc-count-instincts"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in own_cards(s, seat) if s.face[i].deck == "officer")


class Starters(Count):
    """Starting cards that the player still has."""

    tag = "enc-count-starters"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for i in own_cards(s, seat) if s.face[i].deck == "starter")


class LivingPredators(Count):
    """Predators who are alive."""

    tag = "enc-count-predators"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return sum(1 for p in s.players if not p.dead)


class StrikesBeside(Count):
    """Strikes beside the Avatar."""

    tag = "enc-count-strikes"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(s.players[seat].wounds)


def own_cards(s: Encounters, seat: int) -> list[int]:
    """The cards of a player's deck, wherever they are, and those that became trophies."""
    p = s.players[seat]
    kept = [i for i in hunt(s).trophies[seat] if s.face[i].character]
    return [*p.deck, *p.hand, *p.in_play, *p.discard, *kept]


register_all(list(globals().values()))
