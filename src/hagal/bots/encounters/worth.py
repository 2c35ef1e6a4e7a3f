"""What characters are worth to a deck and effects to a turn, in points of Attack in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters import moves
from hagal.games.encounters.alien.names import NAME as HIVE
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effects.exchange import acts
from hagal.games.encounters.hunters.hunt import NAME, dishonor, hunt
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

COUNTS = {
    "enc-marks": 0.7,
    "enc-classes-played": 2.0,
    "enc-cards-in-hand": 3.0,
    "enc-own-strikes": 2.0,
    "enc-open-enemies": 1.2,
}
"""How many there are of something in the middle of a turn; damage as much as there is."""
TO = (0.6, 1.5, 1.0)
"""What an Officer is worth that comes for nothing: into the discard pile, the hand, or on top of the deck."""

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
        self.zeal: float = 1.0  # for Duels
        self.hive: bool = HIVE in s.parts
        self.known: dict[str, float] = {}

    def card(self, card: PlayerCard) -> float:
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
    if NAME in s.parts:
        gone += sum(1 for room in hunt(s).trophies for i in room if s.face[i].kind == "enemy")
    return min(1.0, gone / max(1, gone + len(s.enemies)) * 1.25)


def hurt(s: Encounters, seat: int) -> float:
    """How near to death a player is: 0 unhurt, 1 dead."""
    p = s.players[seat]
    return moves.damage(s, p) / max(1, p.health)


def deadly(s: Encounters, left: int) -> float:
    """The share of the Strikes that could be drawn next that have so much Damage; all have seen what is discarded."""
    zone = s.strikes or s.strike_discard
    if not zone:
        return 0.0
    cards = s.rules.kinds["strike"]
    worse = sum(card.count for card in cards if card.damage >= left)
    return worse / max(1, sum(card.count for card in cards))  # type: ignore[no-any-return]


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


def best_way(j: Worth, effect: Any) -> float:
    return max(sum(j.effect(part) for part in way) for way in effect.choices)


def others(j: Worth, effect: Any) -> float:
    return j.others * inside(j, effect)


def counted(j: Worth, effect: Any) -> float:
    return how_many(j, effect.count) * inside(j, effect)


def how_many(j: Worth, count: Any) -> float:
    """As many as there are as a rule; of what lies open for long, as many as there are now, and perhaps one more."""
    if count.tag == "enc-own-damage":
        return float(moves.damage(j.s, j.s.players[j.seat]))
    usual = COUNTS.get(count.tag)
    return count.of(j.s, j.seat, -1) + 0.5 if usual is None else usual


def healing(j: Worth, effect: Any) -> float:
    """As any healing, the less the fewer Strikes it may heal."""
    share = 1.0 if effect.damage < 0 or effect.damage > 2 else 0.75
    return share * (0.6 + 1.6 * j.hurt) * (0.8 if effect.whose else 1.0)


def redrawn(j: Worth, effect: Any) -> float:
    return 0.4 * min(3, effect.most or 3)


def restoring(j: Worth, effect: Any) -> float:
    """As much as there is to restore, and a little for later."""
    n: int = effect.n
    return 0.3 * n + 0.5 * min(n, dishonor(j.s, j.seat))


def acting(j: Worth, effect: Any) -> float:
    """Nearly as much as the best card of the HQ now: that changes."""
    found = [card for card in map(j.s.face.__getitem__, j.s.hq) if card.character and not acts(card.effects)]
    return 0.8 * max(map(j.card, found), default=0.0)


def paid(j: Worth, effect: Any) -> float:
    price: float = effect.attack * j.attack + effect.recruit * j.recruit
    return max(0.0, inside(j, effect) - price) + 0.3


EFFECTS: dict[str, Judge] = {
    "enc-attack": lambda j, effect: effect.n * j.attack,
    "enc-recruit": lambda j, effect: effect.n * j.recruit,
    "enc-attack-per": lambda j, effect: how_many(j, effect.count) * effect.n * j.attack,
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
    "enc-heal-of": healing,
    "enc-redraw": redrawn,
    "enc-gain-officer": lambda j, effect: TO[effect.to] * (1.2 - j.progress),
    "enc-scan-at": flat(0.8),
    "enc-move-back": lambda j, effect: 0.5 + 0.4 * min(4, effect.n),
    "enc-add-enemies": each(-1.2),
    "enc-add-enemies-per": lambda j, effect: -1.2 * how_many(j, effect.count),
    "enc-add-enemy-at": flat(-1.2),
    "enc-discard-random": each(-1.1),
    "enc-discard-top": flat(-0.2),
    "enc-kill-hq": flat(0.0),
    "enc-mark": each(-0.8),
    "enc-draw-strikes": lambda j, effect: -effect.n * (1.2 + j.hurt),
    "enc-strike-per": lambda j, effect: -how_many(j, effect.count) * (1.2 + j.hurt),
    "enc-turn-all-down": flat(-0.4),
    "enc-unless": times(0.5),
    "enc-wilds-to-combat": lambda j, effect: -1.5 * how_many(j, effect.count),
    "enc-unmark": flat(0.4),
    "enc-drive-back": lambda j, effect: 0.3 + 0.3 * min(3, effect.n),
    "enc-act-as": acting,
    "enc-excise": lambda j, effect: 8.0 if effect.can(j.s, j.seat, -1) else 0.0,
    "enc-defeat": lambda j, effect: 0.65 * effect.n,
    "enc-when": condition,
    "enc-may": times(1.0),
    "enc-all": times(1.0),
    "enc-choose": best_way,
    "enc-each-other": others,
    "enc-each": lambda j, effect: (1 + j.others) * inside(j, effect),
    "enc-and-next": times(2.0),
    "enc-for-each": counted,
    "enc-once": times(1.0),
    "enc-pay": paid,
    "enc-activate": times(1.0),
    "enc-heal-points": lambda j, effect: effect.n * (0.25 + 1.2 * hurt(j.s, j.seat)),
    "enc-restore-points": restoring,
    "enc-allow-duel": lambda j, effect: 0.5 * j.zeal if j.others and not j.s.rules.cooperative else 0.0,
    "enc-guard": lambda j, effect: 0.1 * effect.n if j.others and not j.s.rules.cooperative else 0.0,
    "enc-recruit-per": lambda j, effect: how_many(j, effect.count) * effect.n * j.recruit,
    "enc-rivals": lambda j, effect: -0.4 * min(2, j.others) * inside(j, effect),
    "enc-enshrine": flat(0.5),
    "enc-strip": flat(0.8),
    "enc-disarm-trap": flat(0.8),
    "enc-stalk": flat(0.5),
    "enc-raid": lambda j, effect: 0.3 * effect.n * (1.2 - j.progress),
    "enc-gain-instinct": lambda j, effect: 1.6 * (1.2 - j.progress),
    "enc-draw-trap": flat(-1.5),
    "enc-gear-up-now": flat(-0.3),
    "enc-turn-up-prey": each(-0.6),
    "enc-return-to-deck": flat(-1.0),
    "enc-backup": backup,
    "enc-brothers": times(BROTHERS),
    "enc-showboat": times(SHOWBOAT),
}
"""What each effect of a character is worth, by its tag."""
