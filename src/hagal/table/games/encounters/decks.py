"""The decks and piles of Legendary Encounters: seat by seat, of the enemies, of Strikes and of the HQ."""

from __future__ import annotations

from collections.abc import Iterable

from hagal.games.encounters.hunters.seen import HuntersView
from hagal.games.encounters.seen import PlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board.decks import Drawn, by_name, counted, draw, group, pile, seats, some
from hagal.table.games.encounters.look import Look

ENEMIES, STRIKES, BARRACKS = "enemies", "strikes", "barracks"


def decks(look: Look) -> list[Drawn]:
    found = seats(look, lambda p: own(look, p) if p["seat"] == look.seat else theirs(look, p))
    found.append(group(ENEMIES, look.word("table-encounters-enemies"), enemies(look)))
    found.append(group(STRIKES, look.word("table-encounters-strike-deck"), strikes(look)))
    found.append(group(BARRACKS, look.word("table-encounters-hq"), barracks(look)))
    return found


def cards(look: Look, ids: Iterable[str | None]) -> list[Component]:
    """Those that the viewer knows, characters or enemies."""
    return [look.card(id) for id in ids if id]


def of(look: Look, kind: str, ids: Iterable[str | None]) -> list[Component]:
    return [look.get(kind, id) for id in ids if id]


def own(look: Look, me: PlayerFacts) -> list[Drawn]:
    deck = me["deck_cards"]
    known = by_name(look, cards(look, deck or ()))
    whole = cards(look, (*(deck or ()), *me["hand"], *me["in_play"], *me["discard"], *me["aside"]))
    top = [] if me["deck_top"] is None else [look.called(look.card(me["deck_top"]))]
    return [
        pile(look, look.word("table-encounters-deck"), known, total=me["deck"], note=draw(look, me["deck"]))
        | {"top": top},
        *some(
            [
                pile(look, look.word("table-encounters-hand"), cards(look, me["hand"]), total=len(me["hand"])),
                *lying(look, me),
                None if deck is None else pile(look, look.word("decks-whole"), by_name(look, whole)),
            ]
        ),
    ]


def lying(look: Look, p: PlayerFacts) -> list[Drawn]:
    """What lies open before a seat."""
    return [
        pile(look, look.word("table-encounters-play"), cards(look, p["in_play"])),
        pile(look, look.word("table-encounters-offers"), cards(look, p["aside"]), total=len(p["aside"])),
        pile(look, look.word("table-encounters-discard"), cards(look, p["discard"][::-1]), total=len(p["discard"])),
        pile(look, look.word("table-encounters-wounds"), of(look, "strike", p["wounds"]), total=len(p["wounds"])),
        *([] if look.hunt is None else taken(look, look.hunt, p["seat"])),
    ]


def taken(look: Look, hunt: HuntersView, seat: int) -> list[Drawn]:
    """The Traps in front of a Predator, and its trophies."""
    traps, trophies = hunt["hunters"][seat]["traps"], hunt["hunters"][seat]["trophies"]
    shown = [look.sight.components[ref] for ref in reversed(trophies) if ref]
    return [
        pile(look, look.word("table-encounters-trap"), of(look, "trap", traps), total=len(traps)),
        pile(look, look.word("table-encounters-room"), shown, total=len(trophies)),
    ]


def theirs(look: Look, p: PlayerFacts) -> list[Drawn]:
    """Of another seat what all may look at, and what was shown of the hand; the rest is counted."""
    hand = pile(look, look.word("table-encounters-hand"), cards(look, p["hand"]), total=len(p["hand"]))
    deck = counted(look, look.word("table-encounters-deck"), p["deck"])
    return some([*lying(look, p), hand, deck])


def enemies(look: Look) -> list[Drawn]:
    """The deck that enemies come from, and what has come out of it so far."""
    view = look.view
    there = [entry["card"] for entry in view["wilds"]] + [foe["card"] for foe in view["combat"]]
    seen = by_name(look, cards(look, (*there, *view["operations"])))
    top = look.known_prey
    return [
        counted(look, look.word("table-encounters-enemies"), view["enemies"])
        | {"top": [look.called(look.card(top))] if top else []},
        *some(
            [
                pile(look, look.word("decks-out"), seen),
                pile(look, look.word("table-encounters-dead-enemies"), cards(look, view["dead_enemies"][::-1])),
                pile(look, look.word("table-encounters-out"), cards(look, view["out"][::-1])),
            ]
        ),
    ]


def strikes(look: Look) -> list[Drawn]:
    view = look.view
    struck = of(look, "strike", view["struck"])
    gone = of(look, "strike", view["strike_discard"][::-1])
    return [
        counted(look, look.word("table-encounters-strike-deck"), view["strikes"]),
        *some(
            [
                pile(look, look.word("table-encounters-strike-now"), struck),
                pile(look, look.word("table-encounters-strike-discard"), gone, total=len(view["strike_discard"])),
                *([] if look.hunt is None else gear_and_traps(look, look.hunt)),
            ]
        ),
    ]


def gear_and_traps(look: Look, hunt: HuntersView) -> list[Drawn]:
    """And their discards."""
    found = []
    for kind, left, gone in (
        ("gear", hunt["gear"], hunt["gear_discard"]),
        ("trap", hunt["traps"], hunt["trap_discard"]),
    ):
        found.append(counted(look, look.word(f"table-encounters-{kind}"), left))
        cards = of(look, kind, gone[::-1])
        found.append(pile(look, look.word(f"table-encounters-{kind}-discard"), cards, total=len(gone)))
    return found


def barracks(look: Look) -> list[Drawn]:
    view = look.view
    dead = cards(look, view["dead_characters"][::-1])
    return [
        counted(look, look.word("table-encounters-barracks-name"), view["barracks"]),
        *some(
            [
                pile(look, look.word("table-encounters-hq"), cards(look, view["hq"])),
                counted(look, look.word("table-encounters-officer"), view["officers"]),
                pile(look, look.word("table-encounters-dead-characters"), dead, total=len(view["dead_characters"])),
            ]
        ),
    ]
