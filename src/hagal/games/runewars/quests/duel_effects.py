"""What rewards do in duels (RW-171, RW-176). The source is the reward; the side is that of its player's hero."""

from __future__ import annotations

from hagal.games.runewars.actions import discard_fate, draw_fate
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import AGILITY, GREY, RED
from hagal.games.runewars.quests.heroes import ATTRIBUTE_WORDS, attribute_of, discard_reward
from hagal.games.runewars.quests.state import DRAINS, PIERCED
from hagal.games.runewars.quests.strokes import ATTACKER, call_off, dueller, hit, side_of, smite, the_duel, ward
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class Hit(Effect):
    """Damage in this round."""

    tag = "reward_hit"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        hit(s, 1 - side_of(s, seat), self.n)

    def message(self) -> Msg:
        return Msg("rw-reward-hit", n=self.n)


class HitBy(Effect):
    """As much damage as an attribute, training included (RW-183), less a number."""

    tag = "reward_hit_by"
    fields = ("attribute", "less")

    def __init__(self, attribute: int, less: int = 0) -> None:
        self.attribute: int = attribute
        self.less: int = less

    def run(self, s: Runewars, seat: int, source: int) -> None:
        side = side_of(s, seat)
        hit(s, 1 - side, attribute_of(s, *dueller(s, side), self.attribute) - self.less)

    def message(self) -> Msg:
        return Msg("rw-reward-hit-by", attribute=ATTRIBUTE_WORDS[self.attribute], n=self.less)


class FirstHit(Effect):
    """More damage in the first round than later."""

    tag = "reward_first_hit"
    fields = ("first", "later")

    def __init__(self, first: int, later: int) -> None:
        self.first: int = first
        self.later: int = later

    def run(self, s: Runewars, seat: int, source: int) -> None:
        hit(s, 1 - side_of(s, seat), self.first if the_duel(s).round == 1 else self.later)

    def message(self) -> Msg:
        return Msg("rw-reward-first-hit", first=self.first, later=self.later)


class Pierce(Effect):
    """The enemy prevents nothing in this round."""

    tag = "reward_pierce"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        the_duel(s).flags |= PIERCED << (1 - side_of(s, seat))

    def message(self) -> Msg:
        return Msg("rw-reward-pierce")


class Drain(Effect):
    """If the enemy is defeated in this round, the hero is healed."""

    tag = "reward_drain"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        the_duel(s).flags |= DRAINS << side_of(s, seat)

    def message(self) -> Msg:
        return Msg("rw-reward-drain")


class OpeningShot(Effect):
    """At the start: 1 damage to an enemy who is less agile."""

    tag = "reward_opening_shot"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        d, side = the_duel(s), side_of(s, seat)
        mine = attribute_of(s, *dueller(s, side), AGILITY)
        return d.heroes[1 - side] < 0 or mine > attribute_of(s, *dueller(s, 1 - side), AGILITY)

    def run(self, s: Runewars, seat: int, source: int) -> None:
        smite(s, 1 - side_of(s, seat), 1, "RW-175")

    def message(self) -> Msg:
        return Msg("rw-reward-opening-shot")


class Backfire(Effect):
    """A test of agility: with nothing but red the hero takes 1 damage in this round. (Who draws another destiny picks
    that one.)"""

    tag = "reward_backfire"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        side = side_of(s, seat)
        draw_fate(s, attribute_of(s, *dueller(s, side), AGILITY), s.drawn, PUBLIC)
        cards = tuple([s.face[i] for i in s.drawn])
        if s.log is not None:
            who = s.face[the_duel(s).heroes[side]]
            s.log.tell("rw-test", seat, "RW-167", hero=who, attribute=ATTRIBUTE_WORDS[AGILITY], cards=cards)
        if cards and all(fate.destiny == RED for fate in cards):
            hit(s, side, 1)
        discard_fate(s, s.drawn)

    def message(self) -> Msg:
        return Msg("rw-reward-backfire")


class Ward(Effect):
    """Prevents damage of this round; perhaps only once in a duel."""

    tag = "reward_ward"
    fields = ("n", "once")

    def __init__(self, n: int, once: bool = False) -> None:
        self.n: int = n
        self.once: bool = once

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return not self.once or source not in the_duel(s).used

    def run(self, s: Runewars, seat: int, source: int) -> None:
        ward(s, side_of(s, seat), self.n)

    def message(self) -> Msg:
        return Msg("rw-reward-ward-once" if self.once else "rw-reward-ward", n=self.n)


class WardAll(Effect):
    """Prevents all damage of this round; perhaps only if the own fate card has grey destiny."""

    tag = "reward_ward_all"
    fields = ("grey",)

    def __init__(self, grey: bool = False) -> None:
        self.grey: bool = grey

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        if not self.grey:
            return True
        d = the_duel(s)
        place = 0 if side_of(s, seat) == ATTACKER else 1
        return place < len(d.drawn) and s.face[d.drawn[place]].destiny == GREY

    def run(self, s: Runewars, seat: int, source: int) -> None:
        side = side_of(s, seat)
        ward(s, side, the_duel(s).hurt[side])

    def message(self) -> Msg:
        return Msg("rw-reward-ward-grey" if self.grey else "rw-reward-ward-all")


class Vanish(Effect):
    """Who was challenged is not there: the duel does not take place."""

    tag = "reward_vanish"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return side_of(s, seat) != ATTACKER

    def run(self, s: Runewars, seat: int, source: int) -> None:
        call_off(s)

    def message(self) -> Msg:
        return Msg("rw-reward-vanish")


class DiscardThis(Effect):
    """The last thing that a reward does: it is discarded."""

    tag = "discard_reward"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return False  # by itself that is no use of it

    def run(self, s: Runewars, seat: int, source: int) -> None:
        discard_reward(s, seat, source, "RW-170")

    def message(self) -> Msg:
        return Msg("rw-discard-this")


DISCARD_THIS = DiscardThis()

register_all(list(globals().values()))
