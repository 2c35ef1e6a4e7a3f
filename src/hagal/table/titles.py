"""Titles: what can be played, for those who want to set up a game without knowing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hagal import games
from hagal.kernel.errors import HagalError
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.table import faces
from hagal.table.opening import modules_of
from hagal.table.refusal import Refused
from hagal.text import name

KINDS = ("leader", "rival")
"""The kinds of components that a seat or a rival can be asked to play."""


@dataclass(frozen=True, slots=True)
class Character:
    """A leader that can be named in the options `leaders` (or, for rivals, `rival_leaders`)."""

    id: str
    name: str
    module: str
    """The module that it comes with; empty: the base game."""


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


NAMED = {"encounters": {"avatars": "avatar", "location": "location", "objectives": "objective"}}
"""By title: the settings that take names, with the kinds of components."""


def about(title: str, lang: str) -> About:
    """All about a title. Refused (404) if there is none of that name."""
    if title not in faces.titles():
        raise Refused("no-title", 404, title=title[:40])
    found = games.title(title)
    leaders, rivals = (_characters(title, kind, lang) for kind in KINDS)
    named = {setting: _characters(title, kind, lang) for setting, kind in NAMED.get(title, {}).items()}
    settings = {
        key: {"default": setting.default, "allowed": list(setting.allowed)} for key, setting in found.settings.items()
    }
    return About(found.name, found.players, modules_of(found), settings, leaders, rivals, named)


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
