"""Titles: what can be played, for those who want to set up a game without knowing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hagal import games
from hagal.games.encounters.hunted.setup import ALL_CHARACTERS
from hagal.kernel.errors import HagalError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.table.games import titles
from hagal.table.games.encounters.mix import PERSON
from hagal.table.games.packs import warning
from hagal.table.packs import Stock
from hagal.table.refusal import Refused
from hagal.table.rooms.new_game import modules_of
from hagal.text import name, phrase

KINDS = ("leader", "rival")
"""The kinds of components that a seat or a rival can be asked to play."""


@dataclass(frozen=True, slots=True)
class Character:
    """A leader that can be named in the options `leaders` (or, for rivals, `rival_leaders`)."""

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


@dataclass(frozen=True, slots=True)
class About:
    """A title: its player counts, modules, settings and leaders."""

    name: str
    players: tuple[int, ...]
    modules: tuple[str, ...]
    settings: dict[str, dict[str, Any]]
    """By name: the default, and the values allowed (empty: a list of names, one for each seat)."""
    leaders: tuple[Character, ...]
    rivals: tuple[Character, ...]
    named: dict[str, tuple[Character, ...]]
    """By the settings that take names of other components: what can be named there."""
    packs: tuple[PackAbout, ...]


NAMED = {"encounters": {"avatars": "avatar", "characters": "person", "location": "location", "objectives": "objective"}}
"""By title: the settings that take names, with the kinds of components."""


def about(title: str, lang: str, stock: Stock) -> About:
    """All about a title with the packs on offer. Refused (404) if there is none of that name."""
    if title not in titles():
        raise Refused("no-title", 404, title=title[:40])
    found = games.title(title)
    leaders, rivals = (_characters(title, kind, lang) for kind in KINDS)
    named = {
        setting: (*_box(title, kind, lang), *_added(stock, kind, lang))
        for setting, kind in NAMED.get(title, {}).items()
    }
    settings = {
        key: {"default": setting.default, "allowed": list(setting.allowed)} for key, setting in found.settings.items()
    }
    return About(found.name, found.players, modules_of(found), settings, leaders, rivals, named, _packs(stock, lang))


def _packs(stock: Stock, lang: str) -> tuple[PackAbout, ...]:
    return tuple(
        PackAbout(
            pack.name,
            pack.hash,
            pack.about,
            tuple(new.ref for _old, new in pack.content.replaced),
            tuple(one.ref for one in pack.content.added),
            pack.name in stock.named,
            tuple(warning(notice, lang) for notice in pack.notices),
        )
        for pack in stock.packs
    )


def _box(title: str, kind: str, lang: str) -> tuple[Character, ...]:
    """What is in the box; its people are no components there."""
    if kind == PERSON:
        return tuple(Character(id, phrase(Msg(f"enc-who-{id}"), lang), "") for id in ALL_CHARACTERS)
    return _characters(title, kind, lang)


def _added(stock: Stock, kind: str, lang: str) -> tuple[Character, ...]:
    return tuple(
        Character(one.id, name(one, lang), "", pack.name)
        for pack in stock.packs
        for one in pack.content.added
        if one.kind == kind
    )


def _characters(title: str, kind: str, lang: str) -> tuple[Character, ...]:
    return tuple(Character(component.id, name(component, lang), module) for component, module in _found(title, kind))


@lru_cache
def _found(title: str, kind: str) -> tuple[tuple[Component, str], ...]:
    """The components of a kind, each with the first module that it comes with. Those without a choice are left out."""
    known: dict[str, tuple[Component, str]] = {}
    whole = games.title(title)
    for module in ("", *modules_of(whole)):
        for component in _components(whole, module):
            if component.kind == kind:
                known.setdefault(component.id, (component, module))
    return tuple(known.values())


def _components(title: Title, module: str) -> list[Component]:
    """With the fewest players: what is only for one player is there, too."""
    try:
        return list(title.rules(min(title.players), (module,) if module else (), {}).components.values())
    except HagalError:
        return []
