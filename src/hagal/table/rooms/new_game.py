"""The opening of a game: what somebody wishes, checked, and the game made of it."""

from __future__ import annotations

from collections.abc import Sequence

import hagal
from hagal.game import Game, packed_title
from hagal.kernel.chance import Deal
from hagal.kernel.errors import HagalError, RulesError
from hagal.kernel.step import Msg
from hagal.kernel.title import Title
from hagal.packs import Pack
from hagal.table.games import face, titles
from hagal.table.packs import Shelf
from hagal.table.refusal import Refused
from hagal.table.seats import FRIEND, PEOPLE, kinds
from hagal.table.wish import PACES, SeatWish, Wish
from hagal.text import LANGUAGES, say

FRIENDS = "friends"
"""Where a room has the seats of those who play at somebody else's browser."""


def modules_of(title: Title) -> tuple[str, ...]:
    """The modules of a title that can be played here: some are for the real board, with the companion beside it."""
    return tuple(name for name in title.modules if name not in face(title.name).elsewhere)


def start(wish: Wish, packs: Sequence[Pack] = (), deal: Deal | None = None) -> Game:
    """A game as wished, with these packs; by a deal, if it has one. Refused (400) if it cannot be had, and why."""
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
        options = {**face(wish.title, wish.modules).begun, **wish.options}
        return hagal.new(
            wish.title, players=players, modules=tuple(wish.modules), packs=packs, seed=wish.seed, deal=deal, **options
        )
    except RulesError as error:
        raise Refused("settings", reason=reasons(error), detail=str(error)) from None
    except (HagalError, TypeError, ValueError) as error:
        raise Refused("settings", detail=str(error)) from None


def config(wish: Wish) -> dict[str, object]:
    """What a room is told of a wish besides its game: pace, and who of this browser is somebody else."""
    found: dict[str, object] = {"pace": wish.pace}
    friends = [number for number, seat in enumerate(wish.seats) if seat.kind == FRIEND]
    if wish.shared:
        found["shared"] = True
    elif friends:
        found[FRIENDS] = friends
    return found


def reasons(error: RulesError) -> dict[str, str]:
    """Why things do not go together, in every language, if the rules have words for it."""
    if error.reason is None:
        return {}
    return {lang: f"{say(Msg('server-settings'), lang)} {say(error.reason, lang)}" for lang in LANGUAGES}


def chosen(wish: Wish, shelf: Shelf) -> list[Pack]:
    """The packs that a wish names. Refused (400) if there is no such title or pack, or two do not go together."""
    if wish.title not in titles():
        raise Refused("no-title", title=wish.title[:40])
    return shelf.choose(wish.title, wish.packs)


def check_seats(seats: Sequence[SeatWish]) -> None:
    for seat in seats:
        if seat.kind not in kinds():
            raise Refused("seat-kind", kind=seat.kind[:40], known=", ".join(kinds()))
    if not any(seat.kind in PEOPLE for seat in seats):
        raise Refused("nobody")


def check_pace(pace: str) -> None:
    if pace not in PACES:
        raise Refused("pace", pace=pace[:40], known=", ".join(PACES))
