"""My games: each as a line of the start page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from babel.dates import format_timedelta

from hagal.kernel.step import Msg
from hagal.languages import locale
from hagal.table.games import face
from hagal.table.rooms.rooms import Glance
from hagal.table.sight import HUMAN, pack_name
from hagal.table.words import words
from hagal.text import bot_called, has, join, module_name, phrase, say, title_name

MINUTE = 60
LONG_AGO = 30 * 24 * 3600
"""In seconds."""


@dataclass(frozen=True)
class Line:
    """A game in the list."""

    path: str
    url: str
    title: str
    state: str
    seats: list[dict[str, Any]]
    turn: bool
    over: bool
    when: str
    iso: str

    @property
    def note(self) -> str:
        return f"{self.title}: {self.state}"


def line(game: Glance, lang: str, now: float) -> Line:
    path = f"/games/{game.id}"
    return Line(
        path=path,
        url=f"{path}/replay" if game.uploaded else path,
        title=title(game.title, game.modules, lang, game.packs),
        state=state(game, lang),
        seats=[{"number": seat, "name": called(game, seat, lang)} for seat in range(game.players)],
        turn=not game.over and any(seat in game.waiting for seat in game.mine),
        over=game.over or game.uploaded,
        when=when(now - game.updated, game.updated, lang),
        iso=datetime.fromtimestamp(game.updated, UTC).isoformat(timespec="seconds"),
    )


def title(name: str, modules: tuple[str, ...], lang: str, packs: tuple[str, ...] = ()) -> str:
    """The game and its expansions, or what both together are called; and by their names the content packs."""
    own = "-".join(["title", name, *sorted(modules)])
    if modules and has(own, lang):
        named = [say(Msg(own), lang)]
    else:
        expansions = [module_name(name, module, lang) for module in modules if module not in face(name).unnamed]
        named = [title_name(name, lang), *expansions]
    return " · ".join([*named, *(pack_name(pack) for pack in packs)])


def called(game: Glance, seat: int, lang: str) -> str:
    """By its name; else what sits there."""
    t = words(lang)
    if game.names[seat]:
        return game.names[seat]
    if seat in game.mine:
        return t("web-seat-mine") if len(game.mine) == 1 else t("player-name", n=seat + 1)
    return t("player-name", n=seat + 1) if game.kinds[seat] == HUMAN else bot_called(game.kinds[seat], lang)


def state(game: Glance, lang: str) -> str:
    """Whose turn it is, or who has won."""
    t = words(lang)
    if game.uploaded:
        return t("web-games-uploaded")
    if game.over:
        names = [called(game, seat, lang) for seat in game.winners if seat < game.players]
        rivals = phrase(Msg(face(game.title, game.modules).rival_won), lang)
        names += [rivals] * any(seat >= game.players for seat in game.winners)
        return t("web-games-won", names=join(names, "and", lang)) if names else t("web-games-over")
    mine = [seat for seat in game.waiting if seat in game.mine]
    if mine and len(game.mine) == 1:
        found = t("web-games-mine")
    elif mine:
        found = t("web-games-turn", name=called(game, mine[0], lang))
    else:
        found = t("web-games-waiting", names=join([called(game, seat, lang) for seat in game.waiting], "and", lang))
    return t("web-games-round", n=game.round, state=found)


def when(age: float, updated: float, lang: str) -> str:
    """How long ago, in words; after a month the day."""
    if age < MINUTE:
        return words(lang)("web-when-now")
    if age < LONG_AGO:
        return format_timedelta(timedelta(seconds=-age), add_direction=True, locale=locale(lang))
    return datetime.fromtimestamp(updated, UTC).date().isoformat()
