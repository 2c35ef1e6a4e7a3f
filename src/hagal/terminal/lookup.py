"""Looking things up: a component by what somebody typed, and why something cannot be done."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rich.text import Text

from hagal.game import Game
from hagal.games.dune.components import Board, Card, Intrigue, Leader, Space, Token
from hagal.kernel.term import Component
from hagal.terminal.talk import Talk
from hagal.text import describe, name, say

MOST = 8


def plain(text: str) -> str:
    """Letters and digits alone, without accents."""
    bare = unicodedata.normalize("NFKD", text.lower())
    return "".join(c for c in bare if c.isalnum())


def find(components: Iterable[Component], typed: str, lang: str) -> list[Component]:
    """Components whose id or name is, begins with or contains what was typed."""
    wish = plain(typed)
    if not wish:
        return []
    named = [
        (component, {plain(component.id), plain(component.name), plain(name(component, lang))})
        for component in components
        if not isinstance(component, Board | Token)
    ]
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = [component for component, names in named if any(test(known, wish) for known in names)]
        if found:
            return found
    return []


def show(found: list[Component], talk: Talk) -> None:
    """The whole text of each component."""
    for component in found[:MOST]:
        talk.line(Text(name(component, talk.lang), style="bold"))
        for line in describe(component, talk.lang):
            talk.line(f"  {line}")
    if len(found) > MOST:
        talk.tell("and-more", n=len(found) - MOST, names=", ".join(name(c, talk.lang) for c in found[MOST : 3 * MOST]))


def reason(game: Game, seat: int, typed: str, lang: str) -> str:
    """Why the seat that is asked cannot choose this key, if its question can tell."""
    key = " ".join(typed.lower().split())
    decision = next((d for d in game.decisions if d.seat == seat), None)
    if decision is None or key in decision.keys:
        return ""
    message = decision.choice.why_not(game.state, seat, game.state.stack[-1][2], key)
    return "" if message is None else say(message, lang)


def reasons(game: Game, seat: int, typed: str, lang: str) -> list[str]:
    """Why not? For a key, or for a space or card that can be meant in several ways."""
    told = [reason(game, seat, key, lang) for key in (typed, *wishes(game, seat, typed, lang))]
    return list(dict.fromkeys(text for text in told if text))


def possible(game: Game, seat: int, typed: str, lang: str) -> bool:
    """Is one of the things that may be meant among the options?"""
    keys = {key for decision in game.decisions if decision.seat == seat for key in decision.keys}
    return not keys.isdisjoint([" ".join(typed.lower().split()), *wishes(game, seat, typed, lang)])


def wishes(game: Game, seat: int, typed: str, lang: str) -> list[str]:
    """Keys that somebody may have in mind who names only a space or a card."""
    view = game.view(seat)
    hand = dict.fromkeys(id for id in view["players"][seat]["hand"] if id)
    keys: list[str] = []
    for component in find(game.state.rules.components.values(), typed, lang)[:MOST]:
        if isinstance(component, Space):
            keys += [f"agent {card} {component.id}" for card in hand]
        elif isinstance(component, Card):
            keys += [f"buy {component.id}"]
        elif isinstance(component, Intrigue):
            keys += [f"{word} {component.id}" for word in ("plot", "combat", "endgame")]
        elif isinstance(component, Leader):
            keys += [f"leader {component.id}"]
    return keys
