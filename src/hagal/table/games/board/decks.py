"""Decks and piles to look through: whose they are and which cards lie there, as far as the viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hagal.kernel.term import Component
from hagal.table.games.board.look import Look

Drawn = dict[str, Any]


def group(id: str, name: str, piles: Sequence[Drawn], seat: int = -1) -> Drawn:
    """Piles that belong together: those of a seat, or of the table. `id`: by which the board opens the sheet there."""
    return {"id": id, "name": name, "seat": seat, "piles": list(piles)}


def seats(look: Look, piles_of: Callable[[Any], Sequence[Drawn]]) -> list[Drawn]:
    """The seats that have piles, the viewer's own first; a seat as the view tells of it."""
    ordered = sorted(look.players, key=lambda p: p["seat"] != look.seat)
    names = {p["seat"]: look.word("decks-own") if p["seat"] == look.seat else look.name(p["seat"]) for p in ordered}
    found = [group(f"seat-{p['seat']}", names[p["seat"]], piles_of(p), p["seat"]) for p in ordered]
    return [one for one in found if one["piles"]]


def pile(look: Look, name: str, cards: Iterable[Component], *, total: int | None = None, note: str = "") -> Drawn:
    """A pile with its cards by name, the same once with its number; `total`: how many lie there, if more do than are
    known. The others are counted. What lies on top of it, a game adds that tells it."""
    found = Counter(cards)
    known = sum(found.values())
    return {
        "name": name,
        "n": known if total is None else total,
        "hidden": 0 if total is None else max(0, total - known),
        "note": note,
        "top": [],
        "cards": [{"ref": card.ref, "name": look.called(card), "n": n} for card, n in found.items()],
    }


def counted(look: Look, name: str, n: int, note: str = "") -> Drawn:
    """A pile of which nobody knows more than how high it is."""
    return pile(look, name, (), total=n, note=note)


def draw(look: Look, n: int) -> str:
    """That a draw pile is shown in no order."""
    return look.word("decks-draw") if n else ""


def some(piles: Iterable[Drawn | None]) -> list[Drawn]:
    """Those that are there."""
    return [one for one in piles if one is not None and one["n"]]


def by_name(look: Look, cards: Iterable[Component]) -> list[Component]:
    """In an order that tells nothing of theirs."""
    return sorted(cards, key=lambda card: (look.called(card), card.id))
