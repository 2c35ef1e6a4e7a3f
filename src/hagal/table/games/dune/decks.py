"""The decks and piles of Dune: Imperium, seat by seat, and those of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hagal.games.dune.rivals.cards import HagalCard
from hagal.games.dune.seen import PlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board.decks import Drawn, by_name, counted, draw, group, pile, seats, some
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.own import look_up

STARTING = "starting"
HAGAL = "hagal"


def decks(look: Look) -> list[Drawn]:
    found = seats(look, lambda p: own(look, p) if p["seat"] == look.seat else theirs(look, p))
    if "rivals" in look.view:
        found.append(group(HAGAL, look.word("table-dune-hagal"), hagal(look)))
    return [*found, group("table", look.word("decks-table"), table(look))]


def cards(look: Look, kind: str, ids: Iterable[str | None]) -> list[Component]:
    """Those that the viewer knows."""
    return [look.get(kind, id) for id in ids if id]


def own(look: Look, me: PlayerFacts) -> list[Drawn]:
    deck = me["deck_cards"]
    zones = (*me["hand"], *me["in_play"], *me["discard"], *me["aside"], *(() if look.ix is None else look.ix["kept"]))
    whole = cards(look, "card", (*(deck or ()), *zones))
    acquired = [card for card in whole if card.deck != STARTING]  # type: ignore[attr-defined]
    drawn = cards(look, "card", deck or ())
    return [
        pile(look, look.word("table-dune-deck"), by_name(look, drawn), total=me["deck"], note=draw(look, me["deck"]))
        | {"top": [] if me["deck_top"] is None else [look.called(look.get("card", me["deck_top"]))]},
        *some(
            [
                pile(look, look.word("table-dune-hand"), cards(look, "card", me["hand"])),
                *lying(look, me),
                pile(look, look.word("table-dune-intrigue"), cards(look, "intrigue", me["intrigue"])),
                None if deck is None else pile(look, look.word("decks-acquired"), by_name(look, acquired)),
                None if deck is None else pile(look, look.word("decks-whole"), by_name(look, whole)),
            ]
        ),
    ]


def lying(look: Look, p: PlayerFacts) -> list[Drawn]:
    """What lies open before a seat."""
    return [
        pile(look, look.word("table-dune-play"), cards(look, "card", p["in_play"])),
        pile(look, look.word("table-dune-aside"), cards(look, "card", p["aside"]), total=len(p["aside"])),
        pile(look, look.word("table-dune-discard"), cards(look, "card", p["discard"][::-1]), total=len(p["discard"])),
        pile(look, look.word("table-dune-face-up"), cards(look, "intrigue", p["face_up"])),
        pile(look, look.word("table-dune-tiles"), tiles(look, p["seat"])),
    ]


def tiles(look: Look, seat: int) -> list[Component]:
    return [] if look.ix is None else [look.get("tech", one["tile"]) for one in look.ix["tiles"][seat]]


def theirs(look: Look, p: PlayerFacts) -> list[Drawn]:
    """Of another seat what all may look at; the rest is counted. Rivals have no deck."""
    found = some(lying(look, p))
    if p["rival"]:
        return found
    hidden = (("table-dune-hand", p["hand"]), ("table-dune-intrigue", p["intrigue"]))
    kinds = ("card", "intrigue")
    counts = [
        pile(look, look.word(name), cards(look, kind, ids), total=len(ids))
        for kind, (name, ids) in zip(kinds, hidden, strict=True)
    ]
    return [*found, *some(counts), *some([counted(look, look.word("table-dune-deck"), p["deck"])])]


def hagal(look: Look) -> list[Drawn]:
    """What is gone, the latest first, and what is left: all know which cards the deck is made of."""
    facts = look.view["rivals"]
    gone: list[HagalCard] = [look.get(HAGAL, id) for id in reversed(facts["discard"]) if id]
    box = Counter({card: card.count for card in look.sight.components.values() if isinstance(card, HagalCard)})
    left = by_name(look, (box - Counter(gone)).elements())
    known = left if len(left) == facts["deck"] else []
    return [
        pile(look, look.word("decks-left"), known, total=facts["deck"], note=draw(look, facts["deck"])),
        pile(look, look.word("decks-gone"), gone, total=len(facts["discard"])),
    ]


def table(look: Look) -> list[Drawn]:
    view = look.view
    ref = look_up(look)
    intrigue = cards(look, "intrigue", view["intrigue_discard"][::-1])
    fallen = cards(look, "conflict", view["fallen"][::-1])
    trash = [look.sight.components[found] for id in reversed(view["trash"]) if id and (found := ref(id))]
    return some(
        [
            counted(look, look.word("table-dune-imperium"), view["imperium"]),
            counted(look, look.word("table-dune-intrigue-deck"), view["intrigue_deck"]),
            pile(look, look.word("table-dune-intrigue-discard"), intrigue),
            pile(look, look.word("table-dune-trash"), trash, total=len(view["trash"])),
            counted(look, look.word("table-dune-conflicts"), view["conflicts_left"]),
            pile(look, look.word("table-dune-fallen"), fallen, total=len(view["fallen"])),
        ]
    )
