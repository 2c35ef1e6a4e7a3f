"""The decks and piles of Runewars: one's own cards, what others have lying open, and what lies beside the map."""

from __future__ import annotations

from collections.abc import Iterable

from hagal.games.runewars.seen import RunewarsPlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board.decks import Drawn, group, pile, seats, some
from hagal.table.games.runewars import piles
from hagal.table.games.runewars.look import Look


def decks(look: Look) -> list[Drawn]:
    return [*seats(look, lambda p: of_seat(look, p)), group("table", look.word("decks-table"), table(look))]


def known(look: Look, kind: str, ids: Iterable[str | None]) -> list[Component]:
    return [look.get(kind, id) for id in ids if id]


def of_seat(look: Look, p: RunewarsPlayerFacts) -> list[Drawn]:
    """Cards of a seat that the viewer knows; the others are counted. Orders, heroes and their rewards lie open."""
    tactics, quests = (*p["tactics"], *p["fresh"]), known(look, "quest", p["quests"])
    rewards = [id for hero in p["heroes"] for id in hero["rewards"]]
    heroes = [look.get("hero", hero["hero"]) for hero in p["heroes"]]
    return some(
        [
            pile(look, look.word("decks-orders"), known(look, "order", p["played"])),
            pile(look, look.word("table-runewars-pile-tactic"), known(look, "tactic", tactics), total=len(tactics)),
            pile(look, look.word("table-runewars-pile-quest"), quests, total=len(p["quests"])),
            pile(look, look.word("kind-objective"), known(look, "objective", p["objective"])),
            pile(look, look.word("table-runewars-pile-hero"), heroes),
            pile(look, look.word("table-runewars-pile-reward"), known(look, "reward", rewards), total=len(rewards)),
        ]
    )


def table(look: Look) -> list[Drawn]:
    """Each deck with its discards that lie open: of fate cards what has been drawn since they were shuffled."""
    return [beside(look, one) for one in piles.piles(look) if one["left"] or one["gone"]]


def beside(look: Look, one: Drawn) -> Drawn:
    left = look.word("decks-in-deck", n=one["left"]) if one["left"] is not None else ""
    seasons = ", ".join(f"{season['name']} {season['n']}" for season in one["decks"])
    cards = [{"ref": card["ref"], "name": card["name"], "n": card["n"]} for card in one["cards"]]
    note = f"{left} ({seasons})" if seasons else left
    return {"name": one["name"], "n": one["gone"], "hidden": one["hidden"], "note": note, "top": [], "cards": cards}
