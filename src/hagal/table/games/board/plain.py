"""The plain board: whatever a view holds, the question with its offers, and the story. A game that can draw its map in
characters has it among what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from hagal.kernel.term import Component
from hagal.table.games.board import offers, places, story
from hagal.table.games.board.look import Look
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.words import capital, soft
from hagal.table.sight import Sight
from hagal.telling.view import Drawn, Reader

MOST_TOLD = 6
"""So many cards of a zone are told in full; of more, their names."""
MOST_SHOWN = 12
"""A zone with more cards than that is closed until somebody opens it."""


def scene(sight: Sight, drawing: Sequence[str] = (), legend: str = "") -> dict[str, Any]:
    """`drawing`: the lines of a map, with a word about its signs."""
    look = Look(sight)
    reader = Reader(sight.title, sight.components, sight.lang, look.name)
    draw = Drawing(look)
    shared = draw.block(reader.block(sight.view))
    return {
        "t": look.word,
        "ic": ic,
        "mk": mk,
        "soft": soft,
        "lit": look.lit,
        "phase": phase(look),
        "seats": [seat(look, reader, draw, number) for number in range(len(sight.chairs))],
        "shared": shared,
        "drawing": "\n".join(drawing),
        "legend": legend,
        "empty": not drawing and not any(shared.values()),
        "story": story.story(look),
        "ask": offers.asking(look),
        "small": places.PLAIN.small(look),
    }


def phase(look: Look) -> Drawn:
    """The round, if the game has rounds, and whose turn it is."""
    number, active = look.view.get("round"), on_turn(look.view, "active")
    return {
        "round": look.word("web-round", n=number) if isinstance(number, int) and number > 0 else "",
        "seat": active,
        "name": look.name(active) if active >= 0 else "",
    }


def on_turn(view: Mapping[str, Any], key: str) -> int:
    seat = view.get(key, -1)
    return seat if isinstance(seat, int) else -1


def seat(look: Look, reader: Reader, draw: Drawing, number: int) -> Drawn:
    """A player with all that the view has of it; one's own cards are told in full."""
    player = look.players[number] if number < len(look.players) else {}
    chair = look.sight.chairs[number]
    return {
        "seat": number,
        "name": look.name(number),
        "mine": number == look.seat,
        "rival": chair.kind == "rival",
        "open": chair.open,
        "active": on_turn(look.view, "active") == number or number in look.sight.waiting,
        "first": on_turn(look.view, "first") == number,
        **draw.block(reader.block(player)),
    }


class Drawing:
    """Figures, zones and blocks as a template takes them."""

    def __init__(self, look: Look) -> None:
        self.look: Look = look

    def block(self, found: Drawn) -> Drawn:
        """`none`: the zones without cards, in a sentence."""
        empty = ", ".join([zone["name"] for zone in found["zones"] if not zone["cards"]])
        return {
            "figures": [self.figure(figure) for figure in found["figures"]],
            "none": f"{capital(self.look.word('plain-empty'))}: {empty}" if empty else "",
            "zones": [self.zone(zone) for zone in found["zones"] if zone["cards"]],
            "tables": [self.table(table) for table in found["tables"]],
            "blocks": [{"name": capital(inner["name"]), **self.block(inner)} for inner in found["blocks"]],
        }

    def table(self, table: Drawn) -> Drawn:
        return {
            "name": capital(table["name"]),
            "n": len(table["rows"]),
            "columns": [capital(column) for column in table["columns"]],
            "rows": [self.row(row, table["columns"]) for row in table["rows"]],
        }

    def row(self, cells: Sequence[Sequence[Drawn]], names: Sequence[str]) -> list[Drawn]:
        return [
            {"name": name, "items": [self.item(item) for item in cell]} for name, cell in zip(names, cells, strict=True)
        ]

    def item(self, item: Drawn) -> Drawn:
        about, n = item["about"], item["n"]
        if item["hidden"]:
            return {"ref": "", "name": self.look.word("plain-hidden", n=n), "n": None, "text": "", "hidden": True}
        if about is None:
            return {"ref": "", "name": item["text"], "n": n, "text": "", "hidden": False}
        return {"ref": about.ref, "name": self.look.called(about), "n": n, "text": item["text"], "hidden": False}

    def figure(self, figure: Drawn) -> Drawn:
        about = figure["about"]
        value = figure["value"] if about is None else self.look.called(about)
        ref = "" if about is None else about.ref
        number = isinstance(value, int) and not isinstance(value, bool)
        return {"name": capital(figure["name"]), "value": value, "ref": ref, "number": number}

    def zone(self, zone: Drawn) -> Drawn:
        """In their order; equal cards side by side are told once, with their number."""
        runs = [(card, len(list(run))) for card, run in groupby(zone["cards"])]
        cards = [self.card(card, n) for card, n in runs]
        n = len(zone["cards"])
        return {
            "name": capital(zone["name"]),
            "n": n,
            "cards": cards,
            "many": len(cards) > MOST_TOLD,
            "closed": n > MOST_SHOWN,
        }

    def card(self, card: Component | None, n: int) -> Drawn:
        if card is None:
            return {"ref": "", "name": self.look.word("plain-hidden", n=n), "told": "", "n": n}
        return {"ref": card.ref, "name": self.look.called(card), "told": self.look.told(card), "n": n}
