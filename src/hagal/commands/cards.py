"""`hagal cards`: every component of a game with its text."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hagal import games
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, describe, name, phrase, say

KINDS = ("card", "intrigue", "conflict", "leader", "space")
INDENT = "  "

Title = Annotated[str, typer.Argument(help="The game.")]
Name = Annotated[str, typer.Argument(help="Only components with this in their name, in any language, or in their id.")]
Lang = Annotated[str, typer.Option("--lang", "-l", help=f"The language: {', '.join(LANGUAGES)}.")]
Kind = Annotated[str, typer.Option("--kind", "-k", help=f"Only one kind: {', '.join(KINDS)}.")]


def command(title: Title = "dune", wanted: Name = "", lang: Lang = "en", kind: Kind = "") -> None:
    """List the components of a game, each with its text in our own words."""
    if kind and kind not in KINDS:
        raise RulesError(f"there is no kind {kind!r}; kinds are: {', '.join(KINDS)}")
    if lang not in LANGUAGES:
        raise RulesError(f"there is no language {lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    found = select(components(title), wanted, (kind,) if kind else KINDS)
    if not found:
        raise RulesError(f"no component of {title} has {wanted!r} in its name; `hagal cards {title}` lists them all")
    show(Console(highlight=False), found, lang)


def components(title: str) -> list[Component]:
    """Everything in the box: the base game, then what each module adds."""
    game = games.title(title)
    found: dict[str, Component] = {}
    for modules in ((), *((module,) for module in game.modules)):
        for players in reversed(game.players):
            try:
                rules = game.rules(players, modules, {})
            except RulesError:  # not with so many players
                continue
            found = {**rules.components, **found} if modules else dict(rules.components)
            break
    return list(found.values())


def select(box: list[Component], wanted: str, kinds: tuple[str, ...]) -> list[Component]:
    """Those of certain kinds, kind by kind, whose name or id holds the words wanted."""
    words = wanted.casefold()
    return [
        component
        for kind in kinds
        for component in box
        if component.kind == kind and any(words in text.casefold() for text in called(component))
    ]


def called(component: Component) -> list[str]:
    """All that a component is called."""
    return [component.id, component.name, *(name(component, lang) for lang in LANGUAGES)]


def show(console: Console, found: list[Component], lang: str) -> None:
    kind = ""
    for component in found:
        if component.kind != kind:
            kind = component.kind
            console.rule(Text(say(Msg(f"kind-{kind}"), lang), style="bold"), align="left")
        console.print(heading(component, lang))
        for line in describe(component, lang):
            for row in Text(line).wrap(console, console.width - len(INDENT)):
                row.rstrip()
                console.print(INDENT, row, sep="")
        console.print()


def heading(component: Component, lang: str) -> Text:
    """A component's name, how many there are, and where its facts come from unless that is official."""
    title = name(component, lang)
    text = Text()
    text.append(title[:1].upper() + title[1:], style="bold")
    count = getattr(component, "count", 1)
    if count > 1:
        text.append(f" ×{count}")
    if title != component.name:
        text.append(f"  {component.name}", style="dim")
    if component.origin != "official":
        text.append(f"  ({phrase(Msg(f'origin-{component.origin}'), lang)})", style="yellow")
    return text
