"""Which films a mode has, by what its rules allow."""

from __future__ import annotations

from collections.abc import Callable

from hagal.games.encounters.names import FILMS, PREDATOR_FILMS, Film
from hagal.kernel.title import Title


def allowed(may: Callable[[Film], bool]) -> tuple[Film, ...]:
    """The films that may be asked for. The first film of every mode may be called 1, too: that is Predator only where
    Predator 2 can be played."""
    found = [film for film in FILMS if may(film)]
    whole = set(found).issuperset(PREDATOR_FILMS)
    return tuple([film for film in found if whole or film not in PREDATOR_FILMS])


def films(title: Title, modules: tuple[str, ...]) -> tuple[Film, ...]:
    """Those of a mode, with as few players as can be."""
    usual = {name: setting.default for name, setting in title.settings.items()}
    players = min(title.players)
    return allowed(lambda film: title.complaint(players, modules, {**usual, "film": film}) is None)
