"""What on the board an option is about: the refs that light up for it, and that narrow the list when clicked.

Refs: components (`card:dagger`, `space:arrakeen`) and places of a seat (`garrison:0`). A card that lies in play or in a
discard pile, in the Row or the Reserve is told from one in hand: `play:0:dagger`, `discard:0:dagger`, `row:dagger`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.dune.names import DISCARD, FACTIONS, HAND, RESOURCES
from hagal.games.dune.seen import dune_view
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.table.sight import Sight

Refs = tuple[str, ...]
Way = Callable[[Any, int, Sight], Refs]


def about(step: Step[Any], sight: Sight) -> Refs:
    """The refs of an option; the same ref once."""
    return tuple(dict.fromkeys(one(step, sight.seat, sight)))


def one(step: Step[Any], seat: int, sight: Sight) -> Refs:
    """By its own way; else the things that it names, and those of the steps inside it."""
    way = WAYS.get(step.tag)
    return inside(step.values(), seat, sight) if way is None else way(step, seat, sight)


def inside(value: Any, seat: int, sight: Sight) -> Refs:
    if isinstance(value, Component):
        return (value.ref,)
    if isinstance(value, Step):
        return one(value, seat, sight)
    return tuple(ref for item in value for ref in inside(item, seat, sight)) if isinstance(value, tuple) else ()


# Components


def row(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"row:{step.card.id}",)


def trash(step: Any, seat: int, sight: Sight) -> Refs:
    return (placed(step.card, step.place, seat),)


def placed(card: Any, place: int, seat: int) -> str:
    if place == HAND:
        return str(card.ref)
    return f"{'discard' if place == DISCARD else 'play'}:{seat}:{card.id}"


def fetch(step: Any, seat: int, sight: Sight) -> Refs:
    return (placed(step.card, DISCARD, seat),)


def claim(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"aside:{seat}:{step.card.id}",)


def buy_tech(step: Any, seat: int, sight: Sight) -> Refs:
    """With Negotiators returned these, too; so tile and Negotiators tell the offers apart."""
    refs: Refs = (step.tile.ref,)
    if step.returned:
        refs += (f"negotiators:{seat}",)
    return (*refs, f"solari:{seat}") if step.solari else refs


def flag(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"space:{list(dune_view(sight.view)['control'])[step.location]}",)


# Places of a seat


def at(*places: str) -> Way:
    """The same places of the seat for every step of a class."""

    def way(step: Any, seat: int, sight: Sight) -> Refs:
        return tuple(f"{place}:{seat}" for place in places)

    return way


def resources(step: Any, seat: int, sight: Sight) -> Refs:
    return tuple(f"{what}:{seat}" for what in RESOURCES if getattr(step, what))


def troops(place: str) -> Way:
    """So many troops; none of them is no move."""

    def way(step: Any, seat: int, sight: Sight) -> Refs:
        return (f"{place}:{seat}",) if step.n else ()

    return way


def deploy_units(step: Any, seat: int, sight: Sight) -> Refs:
    return ((f"garrison:{seat}",) if step.troops else ()) + ((f"ships:{seat}",) if step.dreadnoughts else ())


def withdraw(step: Any, seat: int, sight: Sight) -> Refs:
    troops = (f"conflict-troops:{seat}",) if step.troops else ()
    return (*troops, f"conflict-ships:{seat}") if step.ships else troops


def lose_troop_from(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"conflict-troops:{seat}" if step.conflict else f"garrison:{seat}",)


def drive_off(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"conflict-{'ships' if step.ship else 'troops'}:{step.victim}",)


def betray(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"conflict-troops:{step.victim}", f"seat:{step.victim}")


def heir(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"seat:{step.heir}",)


def put(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"{'deck' if step.top else 'discard'}:{seat}",)


def advance(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"shipping:{seat}", f"track:shipping-{dune_view(sight.view)['ix']['freighters'][seat] + 1}")


def home(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"shipping:{seat}", "track:shipping-0")


def collect(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"track:shipping-{step.space}",)


def nothing(step: Any, seat: int, sight: Sight) -> Refs:
    """Declining has no place; the Agent beside the leader has."""
    return (f"agents:{seat}",) if step.word == "leader" else ()


# Factions


def faction(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"faction:{FACTIONS[step.faction]}",)


def factions(step: Any, seat: int, sight: Sight) -> Refs:
    return tuple(f"faction:{FACTIONS[k]}" for k in step.factions)


def some_factions(step: Any, seat: int, sight: Sight) -> Refs:
    """Influence of choice: which faction is asked later, so only a choice among some of them lights these."""
    return factions(step, seat, sight) if len(step.factions) < len(FACTIONS) else ()


def tokens(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"faction:{FACTIONS[step.a]}", f"faction:{FACTIONS[step.b]}")


# Effects with effects in them


def act(step: Any, seat: int, sight: Sight) -> Refs:
    """For a rival: on its side of the table."""
    return one(step.step, step.rival, sight) or (f"seat:{step.rival}",)


def tech_stacks(step: Any, seat: int, sight: Sight) -> Refs:
    ix = dune_view(sight.view).get("ix")
    tops = [stack["top"][0] for stack in ix["stacks"] if stack["top"] and stack["top"][0]] if ix else []
    return tuple(f"tech:{tile}" for tile in tops)


WAYS: dict[str, Way] = {
    # cards and spaces
    "buy": row,
    "take": row,
    "aside": row,
    "claim": claim,
    "trash": trash,
    "fetch": fetch,
    "put": put,
    "draw_top": at("deck"),
    "trash_top": at("deck"),
    "place_on": flag,
    "nothing": nothing,
    # troops and ships
    "deploy": troops("garrison"),
    "deploy_troops": troops("garrison"),
    "send_shipped": troops("garrison"),
    "deploy_units": deploy_units,
    "send_units": deploy_units,
    "may_deploy": troops("garrison"),
    "may_deploy_units": troops("garrison"),
    "retreat_troops": troops("conflict-troops"),
    "may_retreat": troops("conflict-troops"),
    "withdraw": withdraw,
    "retreat_units": at("conflict-troops"),
    "lose_deployed": troops("conflict-troops"),
    "lose_deployed_troop": at("conflict-troops"),
    "lose_troop_from": lose_troop_from,
    "lose_any_troop": at("garrison", "conflict-troops"),
    "drive_off": drive_off,
    "betray": betray,
    "defend_location": at("supply"),
    "recruit": at("garrison"),
    "recruit_now": at("garrison"),
    "detonate": at("conflict-ships"),
    "commission": at("ships"),
    # influence
    "influence": faction,
    "influence_then": faction,
    "track_first": faction,
    "influence_each": factions,
    "influence_any": some_factions,
    "lose_influence": faction,
    "keep_tokens": tokens,
    "give_alliance": heir,
    # resources
    "gain": resources,
    "spend": resources,
    "sell": at("spice"),
    "dividends": at("solari"),
    "draw": at("deck"),
    "poison_snooper": at("deck"),
    "shuffle_discard": at("discard"),
    "fetch_sister": at("discard"),
    # Ix
    "buy_tech": buy_tech,
    "acquire_tech": tech_stacks,
    "negotiate": troops("negotiators"),
    "send_negotiators": troops("negotiators"),
    "freighter": at("shipping"),
    "advance": advance,
    "recall_freighter": home,
    "collect": collect,
    # effects of effects
    "act": act,
}
"""By the tag of an option's step, where there is more to it than the things that it names. What names none and has no
place on the board (reveal, pass, end, decline, points) is not here either."""
