"""The viewer's own cards, and the turn that goes on: cards played, cards set aside for it, the pool."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.hunters.seen import hunters_view
from hagal.games.encounters.seen import GAINS, SWITCHES
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look
from hagal.text import describe

Drawn = dict[str, Any]


class Names:
    """Lasting names for motion: the n-th copy of a card of a seat, counted from where it ends up."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def next(self, seat: int, id: str) -> str:
        self.seen[f"{seat}-{id}"] += 1
        return f"card-{seat}-{id}-{self.seen[f'{seat}-{id}']}"


def turn(look: Look, names: Names) -> Drawn:
    """Whose turn it is, with the pool; all of it lies open."""
    view, active = look.view, look.active
    played = look.players[active]["in_play"] if active >= 0 else []
    ready = Counter(view["pending"])
    return {
        "seat": active,
        "name": look.name(active) if active >= 0 else "",
        "mine": active == look.seat,
        "attack": view["attack"],
        "recruit": view["recruit"],
        "played": [placed(look, id, f"play:{active}:{id}", active, names, ready[id] > 0) for id in played if id],
        "offers": offers(look, names, ready),
        "gains": [{"what": what, "n": n} for what, n in gains(look) if n]
        + [{"what": what, "n": 0} for what in SWITCHES if view[what]],
    }


def gains(look: Look) -> list[tuple[str, int]]:
    """What the turn has brought besides Attack and Recruit, first the points of the mode."""
    points = [(point, hunters_view(look.view)[point]) for point in look.way.points]
    return [*points, *((what, look.view[what]) for what in GAINS)]


def offers(look: Look, names: Names, ready: Counter[str]) -> list[Drawn]:
    """Cards that others have Coordinated: to be copied still, or copied already."""
    left = Counter(look.view["offers"])
    found = []
    for p in look.players:
        for id in p["aside"]:
            if id:
                card = placed(look, id, f"offer:{id}", p["seat"], names, ready[id] > 0)
                found.append({**card, "by": p["seat"], "fresh": left[id] > 0, "by_name": look.name(p["seat"])})
                left[id] -= 1
    return found


def placed(look: Look, id: str, ref: str, seat: int, names: Names, ready: bool = False) -> Drawn:
    return {**cards.owned(look, id), "ref": ref, "move": names.next(seat, id), "ready": ready, "n": 1}


def own(look: Look, names: Names) -> Drawn | None:
    """None for a spectator."""
    me = look.me
    if me is None:
        return None
    seat = look.seat
    counted = Counter(id for id in me["discard"] if id)
    discard = [{**placed(look, id, f"discard:{seat}:{id}", seat, names), "n": n} for id, n in counted.items()]
    hand = stacks(look, names, seat, [id for id in me["hand"] if id])
    return {
        "seat": seat,
        "dead": me["dead"],
        "hand": hand,
        "discard": discard,
        "discards": len(me["discard"]),
        "laid_out": any(card["ref"] in look.lit for card in discard),
        "deck": me["deck"],
        "deck_top": None if me["deck_top"] is None else look.called(look.card(me["deck_top"])),
        "deck_top_ref": "" if me["deck_top"] is None else look.card(me["deck_top"]).ref,
    }


def stacks(look: Look, names: Names, seat: int, hand: list[str]) -> list[Drawn]:
    """The hand: equal cards lie in one stack, in front the one that is played next."""
    left = Counter(hand)
    found: list[Drawn] = []
    for id in hand:
        card = {**placed(look, id, look.card(id).ref, seat, names), "why": f"play {id}", "n": left[id]}
        if left.pop(id, 0):
            found.append({**card, "under": []})
        else:
            next(one for one in found if one["id"] == id)["under"].append(card["move"])
    return found


def stage(look: Look) -> list[Drawn]:
    """Avatars to choose from."""
    question = look.sight.question
    if question is None:
        return []
    return [avatar(look, offer.step.avatar) for offer in question.offers if offer.step.tag == "enc-avatar"]  # type: ignore[attr-defined]


def avatar(look: Look, avatar: Any) -> Drawn:
    role = look.get("character", avatar.role)
    return {
        "id": avatar.id,
        "face": cards.portrait(avatar),
        "stand_in": avatar.origin == cards.STAND_IN,
        "pack": look.pack(avatar),
        "ref": avatar.ref,
        "name": look.called(avatar),
        "health": avatar.health,
        "defense": avatar.defense,
        "honor": avatar.honor,
        "told": look.told(avatar),
        "role": cards.character(look, role),
        "lines": describe(avatar, look.lang),
    }
