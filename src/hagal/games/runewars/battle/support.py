"""Hero support (RWR-008): heroes beside types of units, one extra fate card for each such type.

`hero_support` is a rule for the moment `battle_support`; `SupportedDraw` replaces `battle_draw`.
"""

from __future__ import annotations

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import discard_fate, unit_of
from hagal.games.runewars.battle.fight import draw_for, strikers
from hagal.games.runewars.battle.force import battle_of, side_of, supporters, tell
from hagal.games.runewars.battle.state import ATTACKER, Battle
from hagal.games.runewars.components import Fate, Hero, Unit
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class HeroSupport(Step[Runewars]):
    """The attacker, then the defender (RWR-008); unallied neutral units have no support."""

    tag = "hero_support"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        for side in (1, 0):
            if b.seats[side] >= 0:
                s.stack.append((Support(side, 0), b.seats[side], source))


def able(s: Runewars, b: Battle, seat: int) -> list[int]:
    """A seat's standing heroes in the contested area, by their places."""
    p = s.players[seat]
    return [k for k, figure in enumerate(p.figures) if figure[0] == b.area and not figure[5]]


def unsupported(b: Battle, side: int) -> list[int]:
    """The slots of a side's types without a hero beside them."""
    helped = [slot for _hero, slot in b.support[side]]
    return [slot for slot in dict.fromkeys([code >> 4 for code in b.units[side]]) if slot not in helped]


class Support(Choice[Runewars]):
    """Which hero supports which type? A different type for each; heroes in their order, from `first` on."""

    tag = "support"
    fields = ("side", "first")

    def __init__(self, side: int, first: int) -> None:
        self.side: int = side
        self.first: int = first

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        free = unsupported(b, self.side)
        found: list[Step[Runewars]] = []
        for k in able(s, b, seat):
            if k >= self.first:
                hero: Hero = s.face[s.players[seat].heroes[k]]
                for slot in free:
                    found.append(SupportType(hero, unit_of(s, seat, slot), self.side, k))
        return [*found, NO_SUPPORT] if found else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-support")


class SupportType(Step[Runewars]):
    tag = "support_type"
    fields = ("hero", "unit", "side", "k")

    def __init__(self, hero: Hero, unit: Unit, side: int, k: int) -> None:
        self.hero: Hero = hero
        self.unit: Unit = unit
        self.side: int = side
        self.k: int = k

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        pair = (s.players[seat].heroes[self.k], self.unit.slot)
        attacks, defends = b.support
        b.support = ((*attacks, pair), defends) if self.side == ATTACKER else (attacks, (*defends, pair))
        tell(s, b, self.side, "rw-supports", "RWR-008", hero=self.hero, unit=self.unit)
        s.stack.append((Support(self.side, self.k + 1), seat, source))

    def key(self) -> str:
        return f"support {self.hero.id} {self.unit.id}"

    def message(self) -> Msg:
        return Msg("rw-option-support", hero=self.hero, unit=self.unit)


class NoSupport(Step[Runewars]):
    tag = "no_support"

    def key(self) -> str:
        return "no support"

    def message(self) -> Msg:
        return Msg("rw-option-no-support")


class SupportedDraw(Step[Runewars]):
    """A supported type may draw one card more (RWR-008a)."""

    tag = "supported_draw"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        if b.slot[side] in [slot for _hero, slot in supporters(s, b, side)]:
            s.stack.append((EXTRA, seat, source))
        else:
            draw_for(s, b, side, strikers(b, side))


class Extra(Choice[Runewars]):
    """Draw one more?"""

    tag = "extra_fate"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [MORE, PLAIN]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-extra-fate")


class DrawMore(Step[Runewars]):
    """The extra card, if the deck has one (OP-19); then one of all is discarded unresolved."""

    tag = "draw_more"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        wanted = strikers(b, side)
        if draw_for(s, b, side, wanted + self.n) > wanted:
            s.stack.append((DROP, seat, source))

    def key(self) -> str:
        return "extra" if self.n else "plain"

    def message(self) -> Msg:
        return Msg("rw-option-extra-fate" if self.n else "rw-option-plain-fate")


class DropOne(Choice[Runewars]):
    """Which of the cards drawn is discarded? They are known to this side alone."""

    tag = "drop_one_fate"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        found: list[Step[Runewars]] = []
        for i in b.drawn[side_of(b, seat)]:
            found.append(DropFate(s.face[i], unit_of(s, seat, b.slot[side_of(b, seat)]).shape))
        return found

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return False

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-drop-fate")


class DropFate(OfComponent[Runewars]):
    tag = "drop_fate"
    word = "drop"
    fields = ("card", "shape")

    def __init__(self, card: Fate, shape: int) -> None:
        self.card: Fate = card
        self.shape: int = shape

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        i = next(i for i in b.drawn[side] if s.face[i] is self.card)
        b.drawn[side].remove(i)
        tell(s, b, side, "rw-drop-fate", "RWR-008", n=self.card.number)
        discard_fate(s, [i])

    def message(self) -> Msg:
        return Msg("rw-option-drop-fate", n=self.card.number, icon=icon_of(self.card, self.shape))


def icon_of(card: Fate, shape: int) -> Msg:
    """What a shape reads on a fate card, in words."""
    special, routs, damage = card.read[shape]
    if special:
        return Msg("rw-icon-special")
    if routs or damage:
        return Msg("rw-icon-rout", n=routs) if routs else Msg("rw-icon-damage", n=damage)
    return Msg("rw-icon-miss")


NO_SUPPORT, EXTRA, DROP = NoSupport(), Extra(), DropOne()
MORE, PLAIN = DrawMore(1), DrawMore(0)

register_all(list(globals().values()))
