"""Titles: what can be played, for those who want to set up a game without knowing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hagal import bots, games
from hagal.table.api.schemas import CharacterOut, PackOut, SettingOut, TitleOut
from hagal.table.games import face, titles
from hagal.table.games.box import box
from hagal.table.packs import Stock
from hagal.table.refusal import Refused
from hagal.table.rooms.new_game import modules_of
from hagal.table.seats import kinds
from hagal.table.wish import PACES
from hagal.text import name, say


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody whom a seat or a rival can play, as options name him."""

    id: str
    name: str
    module: str
    """The module that it comes with; empty: the base game."""
    pack: str = ""
    """The content pack that brings it; empty: it is in the box."""


@dataclass(frozen=True, slots=True)
class PackAbout:
    """A content pack that this server offers."""

    name: str
    hash: str
    about: str
    replaces: tuple[str, ...]
    """The refs of the components whose place it takes."""
    adds: tuple[str, ...]
    """The refs of the components that are new."""
    named: bool
    """The server was started with it: people find it chosen in the form."""
    warnings: tuple[str, ...] = ()
    """Where sources say otherwise."""
    mode: str = ""
    """The mode that it is for, where a title has several: games of others cannot be played with it."""


@dataclass(frozen=True, slots=True)
class About:
    """A title: its player counts, modules, settings, and who can be played."""

    name: str
    players: tuple[int, ...]
    modules: tuple[str, ...]
    settings: dict[str, dict[str, Any]]
    """By name: the default, and the values allowed (empty: a list of names, one for each seat)."""
    roles: tuple[Character, ...]
    rival_roles: tuple[Character, ...]
    named: dict[str, tuple[Character, ...]]
    """By the settings that take names of other components: what can be named there."""
    packs: tuple[PackAbout, ...]


def about(title: str, lang: str, stock: Stock) -> About:
    """All about a title with the packs on offer. Refused (404) if there is none of that name."""
    if title not in titles():
        raise Refused("no-title", 404, title=title[:40])
    found, board = games.title(title), face(title)
    roles, rivals = (_characters(title, kind, lang) for kind in (board.role, board.rival_role))
    named = {
        setting: (*_characters(title, kind, lang), *_added(stock, kind, lang)) for setting, kind in board.named.items()
    }
    settings = {
        key: {"default": setting.default, "allowed": list(setting.allowed)} for key, setting in found.settings.items()
    }
    packs = _packs(title, stock, lang)
    return About(found.name, found.players, modules_of(found), settings, roles, rivals, named, packs)


def _packs(title: str, stock: Stock, lang: str) -> tuple[PackAbout, ...]:
    return tuple(
        PackAbout(
            pack.name,
            pack.hash,
            pack.about,
            tuple(new.ref for _old, new in pack.content.replaced),
            tuple(one.ref for one in pack.content.added),
            pack.name in stock.named,
            tuple(say(face(title).setup.notice(notice), lang) for notice in pack.notices),
            pack.mode,
        )
        for pack in stock.packs
    )


def _added(stock: Stock, kind: str, lang: str) -> tuple[Character, ...]:
    return tuple(
        Character(one.id, name(one, lang), "", pack.name)
        for pack in stock.packs
        for one in pack.content.added
        if one.kind == kind
    )


def _characters(title: str, kind: str, lang: str) -> tuple[Character, ...]:
    """What is in the box of a kind."""
    found = [Character(one.id, name(one, lang), module) for one, module in box(games.title(title)) if one.kind == kind]
    return tuple(found) or tuple(Character(id, called, "") for id, called in face(title).roster(kind, lang))


def character_out(found: Character) -> CharacterOut:
    return CharacterOut.model_validate(found, from_attributes=True)


def title_out(name: str, lang: str, stock: Stock) -> TitleOut:
    """As the API tells it."""
    found = about(name, lang, stock)
    roles, rival_roles = ([character_out(one) for one in those] for those in (found.roles, found.rival_roles))
    return TitleOut(
        name=found.name,
        players=list(found.players),
        modules=list(found.modules),
        settings={key: SettingOut(**value) for key, value in found.settings.items()},
        roles=roles,
        rival_roles=rival_roles,
        leaders=roles,
        rivals=rival_roles,
        named={setting: [character_out(one) for one in some] for setting, some in found.named.items()},
        packs=[PackOut.model_validate(pack, from_attributes=True) for pack in found.packs],
        seats=list(kinds()),
        bots=list(bots.offered()),
        paces=list(PACES),
    )
