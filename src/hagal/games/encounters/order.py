"""Effects that happen at once: where their order can change something, the active player says which is first (PR-142).

A rule that lets several things happen together hands them over as Frames, in the order in which they happen unasked.
"""

from __future__ import annotations

from hagal.games.encounters.effect import EVERYTHING, Effect, Effects, all_touch
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import messages, push_all
from hagal.kernel.rules import fire
from hagal.kernel.step import Choice, Frame, Msg, Step
from hagal.kernel.term import Component, register_all

Frames = tuple[Frame, ...]


def at_once(s: Encounters, frames: Frames) -> None:
    """These happen together. What concerns no other happens first, unasked; the rest in the order that is chosen."""
    left = tuple(frame for one in frames for frame in still(s, one))
    asked = tuple(a for a in left if any(matters(s, a, b) for b in left)) if len(left) > 1 else ()
    if asked:
        s.stack.append((WhatFirst(asked), s.acting(), -1))
    for frame in left[::-1]:
        if frame not in asked:
            s.stack.append(frame)


def still(s: Encounters, frame: Frame) -> list[Frame]:
    """A Frame, if the one it concerns lives, or else what is left of it to others (PR-080)."""
    step, seat, source = frame
    if seat < 0 or not s.players[seat].dead:
        return [frame]
    return step.left_to_others(s, seat, source) if isinstance(step, Effect | Deed) else []


def forget_the_dead(s: Encounters) -> None:
    """Of what was still to happen, what concerned the dead does not; what is left of it to others does (PR-080)."""
    s.stack[:] = [frame for one in s.stack for frame in still(s, one)[::-1]]


def matters(s: Encounters, a: Frame, b: Frame) -> bool:
    """Can it make a difference which of two comes first? Not if they are the same."""
    return a != b and bool(touches(s, a) & touches(s, b))


def touches(s: Encounters, frame: Frame) -> int:
    step, seat, source = frame
    return step.touches(s, seat, source) if isinstance(step, Effect | Deed) else EVERYTHING


def heard(s: Encounters, moment: str, seat: int, source: int) -> Frames:
    """What happens at a moment, the first thing first: to be handed over together with something else."""
    before = len(s.stack)
    fire(s, moment, seat, source)
    found = tuple(s.stack[before:][::-1])
    del s.stack[before:]
    return found


class Deed(Step[Encounters]):
    """Something that can happen at once with others and is no effect of a card: what it touches, as of effects."""

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return EVERYTHING

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return []


class InTurn(Deed):
    """Effects of one card, in the order in which they stand there."""

    tag = "enc-in-turn"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return all_touch(self.effects, s, seat, source)

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return [frame for effect in self.effects for frame in effect.left_to_others(s, seat, source)]

    def message(self) -> Msg:
        return Msg("enc-all", effects=messages(self.effects))


class WhatFirst(Choice[Encounters]):
    """Which of these happens first? Equal ones are one answer."""

    tag = "enc-what-first"
    fields = ("frames",)

    def __init__(self, frames: Frames) -> None:
        self.frames: Frames = frames

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: dict[str, Step[Encounters]] = {}
        for k, (step, _seat, by) in enumerate(self.frames):
            if self.frames[k] in self.frames[:k]:
                continue
            card = s.face[by] if by >= 0 else None
            word = step.tag.removeprefix("enc-") if card is None else card.id
            if word in found:
                word = f"{word} {k + 1}"
            found[word] = First(self.frames, k, card, word)
        return list(found.values())


class First(Step[Encounters]):
    """This one first, then what is left, in an order to be chosen again if that matters."""

    tag = "enc-first"
    fields = ("frames", "place", "card", "word")

    def __init__(self, frames: Frames, place: int, card: Component | None, word: str) -> None:
        self.frames: Frames = frames
        self.place: int = place
        self.card: Component | None = card  # whose effect it is
        self.word: str = word

    def run(self, s: Encounters, seat: int, source: int) -> None:
        rest = self.frames[: self.place] + self.frames[self.place + 1 :]
        s.stack.append((Rest(rest), -1, -1))
        s.stack.append(self.frames[self.place])

    def key(self) -> str:
        return f"first {self.word}"

    def message(self) -> Msg:
        effect = self.frames[self.place][0].message()
        if self.card is None:
            return Msg("enc-option-first", effects=(effect,))
        return Msg("enc-option-first-of", card=self.card, effects=(effect,))


class Rest(Step[Encounters]):
    """What is left of effects that happen at once."""

    tag = "enc-rest"
    fields = ("frames",)

    def __init__(self, frames: Frames) -> None:
        self.frames: Frames = frames

    def run(self, s: Encounters, seat: int, source: int) -> None:
        at_once(s, self.frames)


register_all(list(globals().values()))
