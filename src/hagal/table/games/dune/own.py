"""The viewer's own cards: hand, cards in play, Intrigue, piles; and what a question lays out that lies nowhere else."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from hagal.games.dune.components import Intrigue, Leader
from hagal.games.dune.names import FACTIONS, INTRIGUE_TYPES
from hagal.kernel.term import Component
from hagal.table.games.dune import strips
from hagal.table.games.dune.enlarged import split
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.market import card as draw_card
from hagal.text import say
from hagal.text.descriptions.dune import lines

Drawn = dict[str, Any]


class Names:
    """Lasting names for motion: the n-th copy of a card that the viewer sees, counted from where it ends up."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.seen: Counter[str] = Counter()

    def next(self, kind: str, id: str) -> str:
        self.seen[f"{kind}-{id}"] += 1
        return f"{kind}-{self.seat}-{id}-{self.seen[f'{kind}-{id}']}"


def own(look: Look) -> Drawn | None:
    """None for a spectator, and before the cards are dealt."""
    me = look.me
    if me is None:
        return None
    seat = look.seat
    names = Names(seat)
    discard = [piled(look, id, f"discard:{seat}:{id}", names) for id in me["discard"] if id]
    play = [piled(look, id, f"play:{seat}:{id}", names) for id in me["in_play"] if id]
    hand = [held(look, id, names) for id in me["hand"] if id]
    aside = [piled(look, id, f"aside:{seat}:{id}", names) for id in (*me["aside"], *kept(look)) if id]
    return {
        "seat": seat,
        "hand": hand,
        "play": play,
        "aside": aside,
        "intrigue": [intrigue(look, id, names) for id in me["intrigue"] if id],
        "face_up": [intrigue(look, id, names) for id in me["face_up"] if id],
        "discard": discard,
        "laid_out": any(card["ref"] in look.lit for card in discard),
        "deck": me["deck"],
        "deck_top": None if me["deck_top"] is None else look.called(look.get("card", me["deck_top"])),
        "deck_top_ref": None if me["deck_top"] is None else f"card:{me['deck_top']}",
        "tokens": [token for token in me["tokens"] if token] if 0 < len(me["tokens"]) < len(FACTIONS) else [],
    }


def piles(look: Look) -> Drawn:
    """The Intrigue deck."""
    return {"deck": look.view["intrigue_deck"]}


def look_up(look: Look) -> Any:
    """Cards, Intrigue and tiles lie in one trash; the ref of one by its id."""

    def ref(id: str | None) -> str:
        found = [f"{kind}:{id}" for kind in ("card", "intrigue", "tech") if f"{kind}:{id}" in look.sight.components]
        return found[0] if found else ""

    return ref


def held(look: Look, id: str, names: Names) -> Drawn:
    return {**draw_card(look, look.get("card", id)), "move": names.next("card", id)}


def piled(look: Look, id: str, ref: str, names: Names) -> Drawn:
    return {**held(look, id, names), "ref": ref}


def kept(look: Look) -> list[str | None]:
    """The card that Ilesa has set aside, face down."""
    return [] if look.ix is None else look.ix["kept"]


def intrigue(look: Look, id: str, names: Names) -> Drawn:
    return {**draw_intrigue(look, look.get("intrigue", id)), "move": names.next("intrigue", id)}


def draw_intrigue(look: Look, card: Intrigue) -> Drawn:
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": "intrigue",
        "name": look.called(card),
        "told": look.told(card),
        "move": "",
        "cost": "",
        "factions": [],
        "types": [kind for k, kind in enumerate(INTRIGUE_TYPES) if card.types >> k & 1],
        "boxes": strips.intrigue(card, look.lang),
    }


# What a question lays out


def stage(look: Look) -> Drawn | None:
    """Components on offer that lie nowhere on the board: leaders to choose from, cards looked at."""
    question = look.sight.question
    if question is None:
        return None
    leaders: list[Drawn] = []
    cards: list[Drawn] = []
    for offer in question.offers:
        if offer.step.tag == "leader":
            leaders.append(draw_leader(look, offer.step.leader))  # type: ignore[attr-defined]
        elif offer.step.tag == "keep_intrigue":
            cards.append(draw_intrigue(look, offer.step.card))  # type: ignore[attr-defined]
    return {"leaders": leaders, "cards": cards} if leaders or cards else None


def draw_leader(look: Look, leader: Leader) -> Drawn:
    return {
        "id": leader.id,
        "ref": leader.ref,
        "name": look.called(leader),
        "house": leader.house.lower(),
        "complexity": leader.complexity,
        "told": look.told(leader),
        "lines": leader_lines(leader, look.lang),
    }


@lru_cache(128)
def leader_lines(leader: Component, lang: str) -> list[tuple[str, str]]:
    """Ability and signet, each with its heading; house and complexity are drawn."""
    shown = ("describe-ability", "describe-signet")
    return [split(say(line, lang)) for line in lines(leader, lang) if line.id in shown]
