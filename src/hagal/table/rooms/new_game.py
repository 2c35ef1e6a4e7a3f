"""The opening of a game: what somebody wishes, checked, and the game made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import hagal
from hagal.game import Game, packed_title
from hagal.kernel.errors import HagalError
from hagal.kernel.title import Title
from hagal.packs import Pack
from hagal.table.games import face, titles
from hagal.table.refusal import Refused
from hagal.table.rooms.packs import Shelf
from hagal.table.rooms.seats import KINDS, ME, PEOPLE, SeatWish

QUICK, SLOW, STEP = PACES = ("quick", "slow", "step")
"""How fast bots go on: at once, about a second apart, or each at a press."""
ASIDES = "asides"
"""Besides the paces: bots only move out of turn, while a person is asked."""


def modules_of(title: Title) -> tuple[str, ...]:
    """The modules of a title that can be played here: some are for the real board, with the companion beside it."""
    return tuple(name for name in title.modules if name not in face(title.name).elsewhere)


@dataclass(frozen=True, slots=True)
class Wish:
    """A new game as somebody wishes it. The number of seats is the number of players; rivals come by themselves."""

    title: str = field(default_factory=lambda: titles()[0])
    seats: Sequence[SeatWish] = (SeatWish(ME),)
    modules: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    """The title's settings by name."""
    pace: str = QUICK
    shared: bool = False
    """One person plays all seats of this browser, with open hands: no curtain between them."""
    seed: int | None = None
    """Only with `settings.seeds`."""
    packs: Sequence[str] = ()
    """Content packs of this server: by name, or by the hash of their content."""


def start(wish: Wish, packs: Sequence[Pack] = ()) -> Game:
    """A game as wished, with these packs. Refused (400) if it cannot be had, and why."""
    title = packed_title(wish.title, packs)
    players = len(wish.seats)
    if players not in title.players:
        raise Refused("players", least=min(title.players), most=max(title.players))
    check_seats(wish.seats)
    check_pace(wish.pace)
    for module in wish.modules:
        if module not in modules_of(title):
            raise Refused("no-module", name=module[:40], known=", ".join(modules_of(title)))
    for name, value in wish.options.items():
        setting = title.settings.get(name)
        if setting is None:
            raise Refused("no-option", name=name[:40], known=", ".join(sorted(title.settings)))
        try:
            complaint = setting.complaint(name, value, players)
        except (TypeError, ValueError) as error:  # a value of a sort that nobody thought of
            complaint = str(error)
        if complaint:
            raise Refused("option", name=name, detail=complaint)
    try:
        options = dict(wish.options)
        return hagal.new(
            wish.title, players=players, modules=tuple(wish.modules), packs=packs, seed=wish.seed, **options
        )
    except (HagalError, TypeError, ValueError) as error:
        raise Refused("settings", detail=str(error)) from None


def chosen(wish: Wish, shelf: Shelf) -> list[Pack]:
    """The packs that a wish names. Refused (400) if there is no such title or pack, or two do not go together."""
    if wish.title not in titles():
        raise Refused("no-title", title=wish.title[:40])
    return shelf.choose(wish.title, wish.packs)


def check_seats(seats: Sequence[SeatWish]) -> None:
    for seat in seats:
        if seat.kind not in KINDS:
            raise Refused("seat-kind", kind=seat.kind[:40], known=", ".join(KINDS))
    if not any(seat.kind in PEOPLE for seat in seats):
        raise Refused("nobody")


def check_pace(pace: str) -> None:
    if pace not in PACES:
        raise Refused("pace", pace=pace[:40], known=", ".join(PACES))
