"""What characters are worth to a deck and effects to a turn, in points of Attack in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters import actions
from hagal.games.encounters.components import Character
from hagal.games.encounters.state import Encounters

USUAL = 1.1
"""What a card of a starting deck is worth in the middle of a game: a card below it makes the deck worse."""
EARLY, LATE = 1.1, 0.45
"""What Recruit is worth at the beginning, and at the end, when nothing that is recruited comes to hand any more."""
WEAK, STRONG = 0.9, 1.45
"""What Attack is worth at the beginning and at the end."""
CLASS, TEAM = 0.55, 0.75
"""How often an earlier card of that class or team is there."""
BROTHERS, SHOWBOAT = 1.1, 0.7
"""How many other characters, or other cards of the same one, are played in a turn."""
COORDINATE = 0.45
"""What it is worth that a card can be set aside for others."""

Judge = Callable[["Worth", Any], float]


class Worth:
    """The eyes of a seat: how far the game is, and what that makes of cards."""

    def __init__(self, s: Encounters, seat: int) -> None:
        self.s: Encounters = s
        self.seat: int = seat
        self.others: int = sum(1 for p in s.players if not p.dead) - 1
        self.progress: float = progress(s)
        self.recruit: float = EARLY + (LATE - EARLY) * self.progress
        self.attack: float = WEAK + (STRONG - WEAK) * self.progress
        self.hurt: float = max((hurt(s, p.seat) for p in s.players if not p.dead), default=0.0)
        self.known: dict[str, float] = {}

    def card(self, card: Character) -> float:
        """What it is worth to draw this card."""
        found = self.known.get(card.id)
        if found is None:
            found = card.attack * self.attack + card.recruit * self.recruit
            found += sum(self.effect(effect) for effect in card.effects)
            if card.coordinate and self.others:
                found += COORDINATE
            self.known[card.id] = found
        return found

    def effect(self, effect: Any) -> float:
        """An effect that is not known is worth what is in it."""
        judge = EFFECTS.get(effect.tag)
        return inside(self, effect) if judge is None else judge(self, effect)


def progress(s: Encounters) -> float:
    """From 0 at the beginning to 1 near the end, by the cards that the Enemy deck has left."""
    if s.exhausted:
        return 1.0
    gone = sum(len(zone) for zone in (s.dead_enemies, s.out, s.combat, s.operations, *s.wilds, *s.attached))
    return min(1.0, gone / max(1, gone + len(s.enemies)) * 1.25)


def hurt(s: Encounters, seat: int) -> float:
    """How near to death a player is: 0 unhurt, 1 dead."""
    p = s.players[seat]
    return actions.damage(s, p) / max(1, p.health)


def inside(j: Worth, effect: Any) -> float:
    return sum(j.effect(part) for part in getattr(effect, "effects", ()))


def times(n: float) -> Judge:
    return lambda j, effect: n * inside(j, effect)


def each(value: float) -> Judge:
    return lambda j, effect: value * effect.n


def flat(value: float) -> Judge:
    return lambda j, effect: value


def condition(j: Worth, effect: Any) -> float:
    return (CLASS if effect.condition.tag == "enc-earlier-class" else TEAM) * inside(j, effect)


def backup(j: Worth, effect: Any) -> float:
    return min(2, j.others) * 0.6 * inside(j, effect)


def paid(j: Worth, effect: Any) -> float:
    price: float = effect.attack * j.attack + effect.recruit * j.recruit
    return max(0.0, inside(j, effect) - price) + 0.3


EFFECTS: dict[str, Judge] = {
    "enc-attack": lambda j, effect: effect.n * j.attack,
    "enc-recruit": lambda j, effect: effect.n * j.recruit,
    "enc-attack-per": lambda j, effect: 1.5 * effect.n * j.attack,
    "enc-double-attack": lambda j, effect: 1.5 + 3 * j.progress,
    "enc-weaken": each(1.0),
    "enc-free-scan": each(1.0),
    "enc-avoid-strike": lambda j, effect: effect.n * (1.0 + j.hurt),
    "enc-cancel-strike": lambda j, effect: effect.n * (1.2 + j.hurt),
    "enc-shield": flat(2.5),
    "enc-recruit-to-top": flat(1.0),
    "enc-bounty": each(1.0),
    "enc-draw": each(1.4),
    "enc-draw-until-starter": flat(2.0),
    "enc-discard": each(-0.9),
    "enc-kill-character": lambda j, effect: 0.9 * (1 - j.progress),
    "enc-gain-free": lambda j, effect: effect.n * 0.55 * (1.1 - j.progress),
    "enc-lift": flat(0.8),
    "enc-swap": flat(0.6),
    "enc-dig-strikes": each(1.2),
    "enc-heal": lambda j, effect: 0.6 + 1.6 * j.hurt,
    "enc-unmark": flat(0.4),
    "enc-defeat": lambda j, effect: 0.65 * effect.n,
    "enc-when": condition,
    "enc-may": times(1.0),
    "enc-all": times(1.0),
    "enc-once": times(1.0),
    "enc-pay": paid,
    "enc-backup": backup,
    "enc-brothers": times(BROTHERS),
    "enc-showboat": times(SHOWBOAT),
}
"""What each effect of a character is worth, by its tag."""
