"""How the heuristic bot lives with Aliens: what Facehuggers, Failed Clones, captives and the Self-Destruct are worth to
people, what the Objective in force counts, and when a Chestburster makes it dangerous to draw."""

from __future__ import annotations

from typing import Any

from hagal.bots import Options
from hagal.bots.encounters.worth import Worth, deadly
from hagal.games.encounters import fighting, moves
from hagal.games.encounters.alien.effects.goals import Died
from hagal.games.encounters.alien.effects.headquarters import clone_price
from hagal.games.encounters.alien.facehuggers import counts, may_fight
from hagal.games.encounters.alien.hatchery import count, hatchery, infested, most_urgent
from hagal.games.encounters.alien.hive import finals
from hagal.games.encounters.alien.names import CHESTBURSTER, NAME
from hagal.games.encounters.components import EnemyCard, PlayerCard
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import STAGES
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.kernel.step import Msg, Step

Answer = tuple[Step[Any], Msg]

DOOM, SOON = 14.0, 5.0
"""What it is worth to kill a Facehugger in the last turn in which that is possible, and in an earlier one."""
HARMLESS = 0.2
"""What it is worth if nothing would come of it: there is no Chestburster for its victim."""
HATCHES, EGG = 2.5, 1.2
"""What it is worth that an enemy brings no Facehugger as it strikes, or at the next Event."""
COUNTED = 1.5
"""What it is worth that the Objective in force counts a death."""
CLONE = 3.0
"""What it is worth that a Failed Clone is dead: each costs everybody a Strike at an Event."""
DEATH, ALONE = 6.0, 10.0
"""What a Strike costs that kills: one of several, or all there is."""
DYING = 0.3
DRAWS = frozenset({"enc-collect", "enc-draw", "enc-draw-until-starter", "enc-redraw"})
MANY = 3
"""How many cards are drawn where the effect does not say."""


def here(s: Encounters) -> bool:
    return NAME in s.parts


# Facehuggers and Chestbursters


def pry_worth(s: Encounters, other: int) -> float:
    """What it is worth to kill the most urgent Facehugger in front of a player, now."""
    if not count(s, CHESTBURSTER) or (infested(s, other) and not s.rules.options["second_chestburster"]):
        return HARMLESS
    left = min(hatchery(s).windows[other])
    return DOOM if left == counts(s, other, left) else SOON


def hugged(s: Encounters, seat: int) -> bool:
    """Does a Facehugger that matters sit where a player may fight it?"""
    fronts = hatchery(s).fronts
    return any(fronts[p.seat] and may_fight(s, seat, p.seat) and pry_worth(s, p.seat) > HARMLESS for p in s.players)


def within_reach(s: Encounters, seat: int) -> list[int]:
    """The Facehuggers that a player may fight."""
    fronts = hatchery(s).fronts
    return [i for p in s.players if may_fight(s, seat, p.seat) for i in fronts[p.seat][:1]]


def future(s: Encounters, seat: int) -> float:
    """What it is worth to heal a player, as a part of what it is worth as a rule: no enemy strikes who has a
    Chestburster, and he dies of something else."""
    return DYING if infested(s, seat) else 1.0


def dares(s: Encounters, seat: int, n: int) -> bool:
    """Can a player draw so many cards and live? All saw him gain a Chestburster; whether it still lies in the discard
    pile all can see, and the deck is drawn from first."""
    if not infested(s, seat):
        return True
    p = s.players[seat]
    return len(p.deck) >= n and any(s.face[i].id == CHESTBURSTER for i in p.discard)


def drawn(card: PlayerCard) -> int:
    """How many cards playing a card may draw."""
    found = 0
    for effect in card.effects:
        for part in (effect, *getattr(effect, "effects", ())):
            if part.tag in DRAWS:
                found += getattr(part, "n", MANY)
    return found


def too_risky(j: Worth, card: PlayerCard) -> bool:
    """Might playing a card draw a Chestburster? For the Final Enemy that is worth it."""
    n = drawn(card)
    return bool(n) and not dares(j.s, j.seat, n) and not final_in_reach(j.s)


def final_in_reach(s: Encounters) -> bool:
    if mission(s).stage != STAGES:
        return False
    lying = [*s.combat, *(space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1)]
    return any(s.face[i].final for i in lying)


def ends(s: Encounters, i: int) -> bool:
    """Is it the last Final Enemy, and would it die? An Event that lies on it goes first (PR-326, PR-332)."""
    tally = hatchery(s).tally
    return not s.carried_by(i) and all(id in tally for id in finals(s) if id != s.face[i].id)


def best_offer(j: Worth, options: Options) -> Any:
    """What to set aside for the active player: Attack while a Facehugger waits for it, else what is worth most."""
    offers: list[Any] = list(options)
    urgent = hugged(j.s, j.s.active)
    return max(offers, key=lambda option: (option.card.attack if urgent else 0, j.card(option.card)))


# Enemies


def dread(j: Worth, card: EnemyCard, space: int) -> float:
    """What it is worth that an enemy is dead, beside what any enemy is worth; `space` -1: it is in the Combat Zone."""
    s = j.s
    found = 0.0
    if brings(card.strike):
        found += HATCHES * (1.0 if space < 0 else 0.3)
    if brings(card.at_events):
        found += EGG
    goal = mission(s).objective.auto
    if isinstance(goal, Died) and goal.id == card.id:
        found += COUNTED
    if space < 0:
        found += strikes_me(j, 1 + card.double)
    return found


def brings(effects: Any) -> bool:
    return any(effect.tag == "enc-hatch" for effect in effects)


def strikes_me(j: Worth, n: int) -> float:
    """What its Strikes may cost the player himself; none, if he has a Chestburster (AL-089)."""
    s, p = j.s, j.s.players[j.seat]
    if infested(s, j.seat):
        return -1.5 if j.others else -2.5
    risk = deadly(s, p.health - moves.damage(s, p))
    return n * risk * (DEATH if j.others else ALONE)


def targets(j: Worth, options: Options) -> list[tuple[float, int, int, Any]]:
    """The Facehuggers and Failed Clones that can be killed for Attack now: worth, price, instance, option."""
    s = j.s
    found: list[tuple[float, int, int, Any]] = []
    for option in options:
        if option.tag == "enc-pry":
            other: int = option.other  # type: ignore[attr-defined]
            i = most_urgent(s, other)
            found.append((pry_worth(s, other), fighting.health(s, j.seat, i), i, option))
        elif option.tag == "enc-fight-clone":
            i = find(s, s.combat, option.card)  # type: ignore[attr-defined]
            attack, _recruit = clone_price(s, j.seat, i)
            found.append((CLONE, attack, i, option))
    return found


# Recruit


def rescue(j: Worth, options: Options) -> Answer | None:
    """What cannot wait: the own freedom, and the Self-Destruct."""
    if not j.hive:
        return None
    for option in options:
        if option.tag == "enc-free" and option.other == j.seat:  # type: ignore[attr-defined]
            return option, Msg("bots-enc-free", other=j.seat)
        if option.tag == "enc-disarm":
            return option, Msg("bots-enc-disarm")
    return None


def relieve(j: Worth, options: Options) -> Answer | None:
    """The freedom of whoever is next."""
    if not j.hive:
        return None
    n = len(j.s.players)
    found: Any = min(
        (option for option in options if option.tag == "enc-free"),
        key=lambda option: (option.other - j.seat) % n,  # type: ignore[attr-defined]
        default=None,
    )
    return None if found is None else (found, Msg("bots-enc-free", other=found.other))


# Single questions


def pass_to(j: Worth, options: Options) -> Answer:
    """The Hazard that hurts whoever draws it goes to whoever bears most."""
    s = j.s

    def left(option: Any) -> int:
        other: int = option.other
        p = s.players[other]
        return p.health - moves.damage(s, p)

    found: Any = max(options, key=left)
    return found, Msg("bots-enc-pass", other=found.other)


def emplace(j: Worth, options: Options) -> Answer:
    """Where all enemies come through, and cards are turned up for little: as near to the Combat Zone as possible."""
    found: Any = max(options, key=lambda option: option.space)  # type: ignore[attr-defined]
    return found, Msg("bots-enc-place")


ANSWERS = {"enc-pass-to": pass_to, "enc-emplace": emplace, "enc-install": emplace}
