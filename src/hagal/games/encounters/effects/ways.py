"""Effects made of effects: one of several, each other player, once for each of something."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.effect import Count, Effect, Effects, all_touch
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import any_can, messages, plain_messages, push_all, push_each
from hagal.kernel.step import Frame, Msg, Step
from hagal.kernel.term import register_all


class EachOther(Effect):
    """Each player but the one concerned, clockwise from the active one (PR-140); who is alone has no others."""

    tag = "enc-each-other"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_each(s, self.effects, [other for other in s.living() if other != seat], source)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return any(any_can(self.effects, s, other, source) for other in s.living() if other != seat)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return all_touch(self.effects, s, seat, source)

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return [(self, -1, source)]

    def message(self) -> Msg:
        return Msg("enc-each-other", effects=messages(self.effects))


class ForEach(Effect):
    """The effects once for each of something; it is counted once, before the first of them."""

    tag = "enc-for-each"
    fields = ("count", "effects")

    def __init__(self, count: Count, effects: Effects) -> None:
        self.count: Count = count
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.count.of(s, seat, source)):
            push_all(s, self.effects, seat, source)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return self.count.of(s, seat, source) > 0 and any_can(self.effects, s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-for-each", count=self.count.message(), effects=messages(self.effects))


class Choose(Effect):
    """One of several things, of those that can do something now; if none can, nothing happens (PR-138)."""

    tag = "enc-choose"
    fields = ("choices",)
    asks: ClassVar[bool] = True

    def __init__(self, choices: tuple[Effects, ...]) -> None:
        self.choices: tuple[Effects, ...] = choices
        self.picks: tuple[Pick, ...] = tuple(Pick(number, effects) for number, effects in enumerate(choices, start=1))

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [pick for pick in self.picks if any_can(pick.effects, s, seat, source)]

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-choose")

    def message(self) -> Msg:
        ways = tuple(Msg("enc-way", n=pick.number, effects=plain_messages(pick.effects)) for pick in self.picks)
        return Msg("enc-choose", ways=ways)


class Pick(Step[Encounters]):
    """One of the things to choose from, by its number on the card."""

    tag = "enc-pick"
    fields = ("number", "effects")

    def __init__(self, number: int, effects: Effects) -> None:
        self.number: int = number
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def key(self) -> str:
        return f"choose {self.number}"

    def message(self) -> Msg:
        return Msg("enc-all", effects=plain_messages(self.effects))


register_all(list(globals().values()))
