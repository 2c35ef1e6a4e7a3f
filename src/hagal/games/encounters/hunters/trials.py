"""Tests and Challenges (PR-255 to PR-263): what a turn's deeds are worth, and what conditions can ask about them."""

from __future__ import annotations

from hagal.games.encounters.effect import Condition
from hagal.games.encounters.hunters.components import HonorTest
from hagal.games.encounters.hunters.hunt import AVOIDED, DEEDS, KILLED, PLAYED, RECRUITED, hunt
from hagal.games.encounters.names import CLASSES
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def note(s: Encounters, seat: int, deed: int, i: int = -1) -> None:
    """The active player has done something with a card: perhaps that passes a Test (PR-258)."""
    h = hunt(s)
    h.deeds.append((deed, i))
    if h.testing:
        check(s, seat, late=False)


def noted(deed: int, s: Encounters, seat: int, source: int) -> None:
    if seat == s.active:
        note(s, seat, deed, source)


def played(s: Encounters, seat: int, source: int) -> None:
    noted(PLAYED, s, seat, source)


def recruited(s: Encounters, seat: int, source: int) -> None:
    noted(RECRUITED, s, seat, source)


def avoided(s: Encounters, seat: int, source: int) -> None:
    noted(AVOIDED, s, seat, source)


def turn_ends(s: Encounters, seat: int, source: int) -> None:
    if hunt(s).testing:
        check(s, seat, late=True)


def check(s: Encounters, seat: int, late: bool) -> None:
    """Every Test that is fulfilled now goes to the Trophy Room of the active player (PR-258): as the turn ends, or by
    something that was done after it was turned up (PR-259)."""
    h = hunt(s)
    for i in h.testing[:]:
        test: HonorTest = s.face[i]
        if test.late == late and (late or since(s, i)) and test.condition.holds(s, seat, i):
            del h.since[h.testing.index(i)]
            zones.move(s, i, h.testing, h.trophies[seat])
            if s.log is not None:
                s.log.tell("enc-test-passed", seat, "PR-258", card=test)


def since(s: Encounters, test: int) -> list[tuple[int, int]]:
    """The deeds of this turn that count for a Test: those done after it was turned up (PR-259)."""
    h = hunt(s)
    return h.deeds[h.since[h.testing.index(test)] :]


class TestTurnedUp(Step[Encounters]):
    """A Test (the source) is turned up off the Armory: it goes to the Testing Ground (PR-257, PR-260)."""

    tag = "enc-test-turned-up"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        h = hunt(s)
        zones.move(s, source, s.barracks, h.testing, PUBLIC)
        h.since.append(len(h.deeds))
        if s.log is not None:
            s.log.tell("enc-test", -1, "PR-257", card=s.face[source])


# What Tests ask for


DEED_WORDS = ("killed", "evaded", "removed", "healed", "restored", "dueled", "played", "recruited", "avoided")


class Did(Condition):
    """So many deeds of one kind in this turn."""

    tag = "enc-did"
    fields = ("deed", "n")

    def __init__(self, deed: int, n: int) -> None:
        self.deed: int = deed
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return sum(1 for deed, _card in since(s, source) if deed == self.deed) >= self.n

    def message(self) -> Msg:
        return Msg(f"enc-did-{DEED_WORDS[self.deed]}", n=self.n)


class DidNot(Condition):
    """None of a kind of deeds in this turn, though cards were played."""

    tag = "enc-did-not"
    fields = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: int = deed

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        done = [deed for deed, _card in since(s, source)]
        return bool(done) and self.deed not in done

    def message(self) -> Msg:
        return Msg(f"enc-did-not-{DEED_WORDS[self.deed]}")


class Both(Condition):
    """Two things in one turn."""

    tag = "enc-both"
    fields = ("a", "b")

    def __init__(self, a: Condition, b: Condition) -> None:
        self.a: Condition = a
        self.b: Condition = b

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return self.a.holds(s, seat, source) and self.b.holds(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-both", a=self.a.message(), b=self.b.message())


class KilledStrong(Condition):
    """A Prey of so much printed health, Gear not counted, was killed in this turn."""

    tag = "enc-killed-strong"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return any(deed == KILLED and s.face[i].health >= self.n for deed, i in since(s, source))

    def message(self) -> Msg:
        return Msg("enc-killed-strong", n=self.n)


class KilledWorthy(Condition):
    """Worthy Prey was killed in this turn."""

    tag = "enc-killed-worthy"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return any(deed == KILLED and s.face[i].worthy for deed, i in since(s, source))


class PlayedClasses(Condition):
    """Cards of so many different classes were played in this turn."""

    tag = "enc-played-classes"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        bits = 0
        for deed, i in since(s, source):
            if deed == PLAYED:
                bits |= s.face[i].classes
        return bits.bit_count() >= self.n

    def message(self) -> Msg:
        return Msg("enc-played-classes", n=self.n)


class PlayedAlike(Condition):
    """So many cards of one class were played in this turn."""

    tag = "enc-played-alike"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        found = [s.face[i].classes for deed, i in since(s, source) if deed == PLAYED]
        return any(sum(bits >> cls & 1 for bits in found) >= self.n for cls in range(len(CLASSES)))

    def message(self) -> Msg:
        return Msg("enc-played-alike", n=self.n)


class RecruitedDear(Condition):
    """A card that costs so much or more was recruited in this turn."""

    tag = "enc-recruited-dear"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return any(deed == RECRUITED and s.face[i].cost >= self.n for deed, i in since(s, source))

    def message(self) -> Msg:
        return Msg("enc-recruited-dear", n=self.n)


class HasAttack(Condition):
    """So much Attack unspent."""

    tag = "enc-has-attack"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return s.attack >= self.n

    def message(self) -> Msg:
        return Msg("enc-has-attack", n=self.n)


class HasRecruit(Condition):
    """So much Recruit unspent."""

    tag = "enc-has-recruit"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return s.recruit >= self.n

    def message(self) -> Msg:
        return Msg("enc-has-recruit", n=self.n)


class Unhurt(Condition):
    """No Strike beside the Avatar, though there is Prey in the Combat Zone."""

    tag = "enc-unhurt"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.players[seat].wounds and bool(s.combat)


class HandLeft(Condition):
    """So many cards unplayed in the hand at the end of the turn."""

    tag = "enc-hand-left"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) >= self.n

    def message(self) -> Msg:
        return Msg("enc-hand-left", n=self.n)


class FewestTrophies(Condition):
    """Prey was killed in this turn while nobody else had fewer trophies: it lies on top of those, its Gear on it."""

    tag = "enc-fewest-trophies"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        h = hunt(s)
        room, own = h.trophies[seat], len(h.slain[seat])
        before = [room.index(i) + own for deed, i in since(s, source) if deed == KILLED and i in room]
        others = [len(h.trophies[k]) + len(h.slain[k]) for k in range(len(h.slain)) if k != seat]
        return bool(before) and min(before) <= min(others, default=min(before))


assert len(DEED_WORDS) == len(DEEDS)

register_all(list(globals().values()))
