"""Effects made of effects: only if, you may, for a price, once this turn, everybody; and the character keywords."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves
from hagal.games.encounters.effect import (
    LOVED,
    TURN,
    Condition,
    Coordinated,
    Count,
    Effect,
    Effects,
    OthersOfCharacter,
    OthersOfTeam,
    Steps,
    all_touch,
    common_taste,
)
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import any_can, can_if, messages, plain_messages, push_all, push_each
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Choice, Frame, Msg, Step
from hagal.kernel.term import register_all


class Compound(Effect):
    """Effects as one: it can do something if one of them can, and touches what they touch."""

    effects: Effects

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return any_can(self.effects, s, seat, source)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return all_touch(self.effects, s, seat, source)

    def taste(self) -> int:
        return common_taste(self.effects)


class When(Compound):
    """Effects that happen only if a condition holds when the card is played: class and team abilities (PR-043).

    These may be left: who might want to is asked.
    """

    tag = "enc-when"
    fields = ("condition", "effects")

    def __init__(self, condition: Condition, effects: Effects) -> None:
        self.condition: Condition = condition
        self.effects: Effects = effects
        self.offered: Steps = leavable(effects) if condition.optional else effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if self.condition.holds(s, seat, source):
            push_all(s, self.offered, seat, source)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return can_if(self.condition, self.effects, s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-when", condition=self.condition.message(), effects=messages(self.effects))


def leavable(effects: Effects) -> Steps:
    """Effects as they are offered to somebody who may leave them: unasked only what nobody would leave."""
    if all(effect.taste() == LOVED for effect in effects):
        return effects
    if len(effects) == 1 and effects[0].asks:
        return (OrLeave(effects[0]),)
    return (May(effects),)


class OrLeave(Choice[Encounters]):
    """A question with one answer more: leave it."""

    tag = "enc-or-leave"
    fields = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found = self.effect.options(s, seat, source)
        return [*found, DECLINE] if found else found

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return self.effect.settled(s, seat, source)

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return self.effect.prompt(s, seat, source)


class All(Compound):
    """Several effects as one."""

    tag = "enc-all"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def key(self) -> str:
        return "yes"

    def message(self) -> Msg:
        return Msg("enc-all", effects=plain_messages(self.effects))


class May(Compound):
    """Effects that the player may take or leave, all of them."""

    tag = "enc-may"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects
        self.yes: All = All(effects)

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [self.yes, DECLINE] if self.can(s, seat, source) else []

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return self.effects[0].can(s, seat, source)

    def taste(self) -> int:
        return LOVED

    def message(self) -> Msg:
        return Msg("enc-may", effects=plain_messages(self.effects))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-may", effects=plain_messages(self.effects))


class Each(Compound):
    """Each player, the active one first, then clockwise (PR-140)."""

    tag = "enc-each"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_each(s, self.effects, s.living(), source)

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return [(self, -1, source)]

    def message(self) -> Msg:
        return Msg("enc-each", effects=messages(self.effects))


class AndNext(Compound):
    """You and the next player; who is alone is his own next player (PR-127)."""

    tag = "enc-and-next"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_each(s, self.effects, [seat, moves.next_player(s, seat)], source)

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return [(effect, moves.next_player(s, seat), source) for effect in self.effects]

    def message(self) -> Msg:
        return Msg("enc-and-next", effects=messages(self.effects))


# Abilities that wait for their moment in the turn


class Ability(Compound):
    """Played with its card, used at any later point of the Action phase, once (PR-047)."""

    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.pending.append((self, seat, source))

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return self.area

    def taste(self) -> int:
        return self.liking

    def activate(self, s: Encounters, seat: int, source: int) -> None:
        """What using it does."""

    def worth(self, s: Encounters, source: int) -> int:
        """How often its effect would happen now."""
        return 1


class Once(Ability):
    """Once this turn."""

    tag = "enc-once"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def activate(self, s: Encounters, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def message(self) -> Msg:
        return Msg("enc-once", effects=plain_messages(self.effects))


class Pay(Ability):
    """Pay Attack or Recruit for an effect, once this turn (PR-134)."""

    tag = "enc-pay"
    fields = ("attack", "recruit", "effects")

    def __init__(self, attack: int, recruit: int, effects: Effects) -> None:
        self.attack: int = attack
        self.recruit: int = recruit
        self.effects: Effects = effects

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        if s.attack < self.attack or s.recruit < self.recruit:
            return False
        return any_can(self.effects, s, seat, source)

    def activate(self, s: Encounters, seat: int, source: int) -> None:
        s.attack -= self.attack
        s.recruit -= self.recruit
        push_all(s, self.effects, seat, source)

    def message(self) -> Msg:
        priced = (("attack", self.attack), ("recruit", self.recruit))
        price = tuple(Msg(f"enc-amount-{name}", n=n) for name, n in priced if n)
        return Msg("enc-pay", price=price, effects=plain_messages(self.effects))


class PerCount(Ability):
    """The effect once for each of something, when it is used."""

    fields = ("effects",)
    count: ClassVar[Count]

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return self.count.of(s, seat, source) > 0 and any_can(self.effects, s, seat, source)

    def worth(self, s: Encounters, source: int) -> int:
        return self.count.of(s, s.active, source)

    def activate(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.count.of(s, seat, source)):
            push_all(s, self.effects, seat, source)

    def message(self) -> Msg:
        return Msg(self.tag, effects=messages(self.effects))


class Backup(PerCount):
    """Call for Backup: once for each card Coordinated to you this turn so far (PR-096, PR-097)."""

    tag = "enc-backup"
    count: ClassVar[Count] = Coordinated()


class Brothers(PerCount):
    """Brothers in Arms: once for each other Barracks character played this turn (PR-099, PR-100)."""

    tag = "enc-brothers"
    count: ClassVar[Count] = OthersOfTeam()


class Showboat(PerCount):
    """Showboat: once for each other card of the same character played this turn (PR-102)."""

    tag = "enc-showboat"
    count: ClassVar[Count] = OthersOfCharacter()


register_all(list(globals().values()))
