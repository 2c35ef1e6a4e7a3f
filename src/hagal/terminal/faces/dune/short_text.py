"""What a component does, on one line, without what the screen shows anyway. Remembered: screens are drawn often."""

from __future__ import annotations

from functools import lru_cache

from hagal.games.dune.components import Space, Token
from hagal.games.dune.effect import Effects
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import phrase
from hagal.text.descriptions.dune import effects, lines

SHOWN = (
    "describe-cost",
    "describe-tech-cost",
    "describe-factions",
    "describe-icons",
    "describe-no-icons",
    "describe-level",
    "describe-location",
    "describe-icon",
    "describe-price",
    "describe-combat-space",
    "describe-complexity",
    "describe-house",
)
"""Lines of a component's text that stand elsewhere on the screen, as figures and signs."""


@lru_cache(2048)
def texts(component: Component, lang: str) -> tuple[str, ...]:
    """The lines that are worth repeating."""
    if isinstance(component, Token):
        return ()
    if isinstance(component, Space):
        return (space(component, lang),)
    return tuple(phrase(message, lang) for message in lines(component, lang) if message.id not in SHOWN)


def space(space: Space, lang: str) -> str:
    """Without the influence that every space of a faction gives."""
    if space.maker:
        return phrase(Msg("term-dune-maker", n=space.maker), lang)
    deal: Effects = () if space.deal is None else (space.deal,)
    return effects((*deal, *space.effects), lang)


def gist(component: Component, lang: str) -> str:
    return "; ".join(texts(component, lang))
