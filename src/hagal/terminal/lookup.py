"""Looking things up: a component by what somebody typed, and why something cannot be done."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rich.text import Text

from hagal import rulebook
from hagal.game import Game
from hagal.kernel.term import Component
from hagal.terminal.console import Talk
from hagal.terminal.faces import Face
from hagal.terminal.layout import fold
from hagal.text import describe, name, say

MOST = 8


def plain(text: str) -> str:
    """Letters and digits alone, without accents."""
    bare = unicodedata.normalize("NFKD", text.lower())
    return "".join(c for c in bare if c.isalnum())


def find(components: Iterable[Component], typed: str, lang: str, nameless: tuple[str, ...] = ()) -> list[Component]:
    """Components whose id or name is, begins with or contains what was typed; not of the kinds without a name."""
    wish = plain(typed)
    if not wish:
        return []
    named = [
        (component, {plain(component.id), plain(component.name), plain(name(component, lang))})
        for component in components
        if component.kind not in nameless
    ]
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = [component for component, names in named if any(test(known, wish) for known in names)]
        if found:
            return found
    return []


def show(found: list[Component], talk: Talk, players: int) -> None:
    """The whole text of each component at a table of so many players; those that say the same stand there once."""
    texts = {(name(component, talk.lang), *describe(component, talk.lang, players)): None for component in found}
    entries = list(texts)
    for called, *lines in entries[:MOST]:
        talk.line(Text(called, style="bold"))
        for text in lines:
            for line in fold(Text(f"  {text}"), talk.width - 1, 4):
                talk.line(line)
    if len(entries) > MOST:
        names = ", ".join(entry[0] for entry in entries[MOST : 3 * MOST])
        talk.tell("and-more", n=len(entries) - MOST, names=names)


def cite(typed: str, talk: Talk) -> bool:
    """Rules by their numbers, with how they are read, or by words; was there any?"""
    numbered = [rulebook.rule(number, talk.lang) for number in typed.split(",")]
    rules = [one for one in numbered if one is not None]
    found = rules or rulebook.search(typed, talk.lang)
    for one in found[:MOST]:
        book = rulebook.books(talk.lang)[one.book].name
        talk.line(Text.assemble((one.number, "bold"), (f"  {book} · {one.chapter}", "dim")))
        told = [line for line in one.text.split("\n") if not line.startswith("|--")]
        if rules:
            told += [f"* {reading.question} {reading.told}" for reading in rulebook.readings(one.number, talk.lang)]
        for text in told:
            for line in fold(Text(f"  {text.replace('`', '')}"), talk.width - 1, 4):
                talk.line(line)
    if len(found) > MOST:
        talk.tell("and-more", n=len(found) - MOST, names=", ".join(one.number for one in found[MOST : 3 * MOST]))
    return bool(found)


def reason(game: Game, seat: int, typed: str, lang: str) -> str:
    """Why the seat that is asked cannot choose this key, if its question can tell."""
    key = " ".join(typed.lower().split())
    decision = next((d for d in game.decisions if d.seat == seat and not d.aside), None)
    if decision is None or key in decision.keys:
        return ""
    message = decision.choice.why_not(game.state, seat, game.state.stack[-1][2], key)
    return "" if message is None else say(message, lang)


class Why:
    """Why something cannot be done, for a key, or for a component that can be meant in several ways."""

    def __init__(self, game: Game, face: Face, seat: int, lang: str) -> None:
        self.game: Game = game
        self.face: Face = face
        self.seat: int = seat
        self.lang: str = lang

    def reasons(self, typed: str) -> list[str]:
        told = [reason(self.game, self.seat, key, self.lang) for key in (typed, *self.wishes(typed))]
        return list(dict.fromkeys(text for text in told if text))

    def possible(self, typed: str) -> bool:
        """Is one of the things that may be meant among the options?"""
        mine = [decision for decision in self.game.decisions if decision.seat == self.seat]
        keys = {key for decision in mine for key in decision.keys}
        return not keys.isdisjoint([" ".join(typed.lower().split()), *self.wishes(typed)])

    def wishes(self, typed: str) -> list[str]:
        """Keys that somebody may have in mind who names only a component."""
        view = self.game.view(self.seat)
        components = self.game.state.rules.components.values()
        found = find(components, typed, self.lang, self.face.nameless)[:MOST]
        return [key for component in found for key in self.face.wishes(component, view, self.seat)]
