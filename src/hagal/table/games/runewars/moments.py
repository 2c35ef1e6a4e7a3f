"""Why not? Cards and heroes of a player as wishes, and the moments for which they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hagal.games.runewars.components import Hero, Objective, Order, Quest, Reward, Tactic
from hagal.games.runewars.seen import RunewarsPlayerFacts, runewars_view
from hagal.kernel.step import Msg
from hagal.table.sight import Sight
from hagal.text.descriptions.runewars import lines

ACTIONS = ("move", "heal", "train")
"""What a hero may do in the quest phase."""
WORDS = {"order": "order", "tactic": "tactic", "quest": "quest"}
"""How the keys of options begin that name a thing of a kind."""


def wishes(refs: Mapping[str, str], sight: Sight) -> list[str]:
    """Things on the board as the keys of what one would do with them."""
    if "hero" in refs:
        return [f"{action} {refs['hero']}" for action in ACTIONS]
    return [f"{word} {refs[kind]}" for kind, word in WORDS.items() if kind in refs]


def moment(wish: str, keys: Sequence[str], sight: Sight) -> Msg | None:
    """When a thing is for another moment of the game than this one: what that moment is."""
    thing = sight.components.get(wish.strip())
    if sight.question is None or sight.seat < 0 or thing is None:
        return None
    way = MOMENTS.get(thing.kind)
    return None if way is None else way(thing, sight)


def asked(sight: Sight, *tags: str) -> bool:
    """Is one of these on offer?"""
    return sight.question is not None and any(offer.step.tag in tags for offer in sight.question.offers)


def mine(sight: Sight) -> RunewarsPlayerFacts:
    return runewars_view(sight.view)["players"][sight.seat]


def order(card: Order, sight: Sight) -> Msg | None:
    """An order that is used up says so at any time; the others wait for the next season."""
    if card.id not in mine(sight)["orders"]:
        return Msg("rw-why-order-used", order=card)
    return None if asked(sight, "take_order") else Msg("table-runewars-why-order")


def tactic(card: Tactic, sight: Sight) -> Msg | None:
    """From the next season on; else its moments, and what must be so then."""
    me = mine(sight)
    if card.id in me["fresh"] and card.id not in me["tactics"]:
        return Msg("table-runewars-why-fresh", card=card)
    times = [line for line in lines(card, sight.lang) if line.id != "rw-describe-effects"]
    return Msg("table-runewars-why-tactic", card=card, times=tuple(times))


def quest(card: Quest, sight: Sight) -> Msg | None:
    """Where a hero has arrived, the rules tell; else when quests are attempted."""
    return None if asked(sight, "quest_neither") else Msg("table-runewars-why-quest")


def objective(card: Objective, sight: Sight) -> Msg | None:
    return Msg("table-runewars-why-objective")


def hero(card: Hero, sight: Sight) -> Msg | None:
    return None if asked(sight, "end_quests") else Msg("table-runewars-why-hero")


def reward(card: Reward, sight: Sight) -> Msg | None:
    return Msg("table-runewars-why-reward", card=card, times=tuple(lines(card, sight.lang)))


MOMENTS: dict[str, Callable[[Any, Sight], Msg | None]] = {
    Order.kind: order,
    Tactic.kind: tactic,
    Quest.kind: quest,
    Objective.kind: objective,
    Hero.kind: hero,
    Reward.kind: reward,
}
