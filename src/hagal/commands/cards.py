"""`hagal cards`: every component of a game with its text."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hagal import games
from hagal.commands.options import Pack
from hagal.game import packed_title
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.kernel.title import Title as GameTitle
from hagal.text import LANGUAGES, describe, name, phrase, provenance, say

STAND_IN = "stand-in"
INDENT = "  "

Title = Annotated[str, typer.Argument(help="The game.")]
Name = Annotated[str, typer.Argument(help="Only components with this in their name, in any language, or in their id.")]
Lang = Annotated[str, typer.Option("--lang", "-l", help=f"The language: {', '.join(LANGUAGES)}.")]
Kind = Annotated[str, typer.Option("--kind", "-k", help="Only one kind: card, leader, enemy, whatever the game has.")]
Set = Annotated[
    str,
    typer.Option(
        "--module",
        "-m",
        help="Only what this module adds, or base: what it adds to; or all that several, joined by a plus, play with.",
    ),
]
BASE = "base"
ALSO = {"all": "", "none": BASE}
"""What `hagal soak` calls it."""


def command(
    title: Title = games.USUAL,
    wanted: Name = "",
    lang: Lang = "en",
    kind: Kind = "",
    module: Set = "",
    pack: Pack = None,
) -> None:
    """List the components of a game, each with its text in our own words."""
    game = packed_title(title, tuple(pack or ()))
    if kind and kind not in game.kinds:
        raise RulesError(f"{title} has no kind {kind!r}; it has: {', '.join(game.kinds)}")
    if lang not in LANGUAGES:
        raise RulesError(f"there is no language {lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    sets = boxes(game)
    chosen = list(sets.values())
    if several := tuple(module.split("+")) if "+" in module else ():
        for one in several:
            known(title, one, game.modules)
        chosen = [list(in_play(game, several).values())]
        if not chosen[0]:
            game.rules(game.players[0], several, {})  # says why they do not go together
    elif module := ALSO.get(module, module):
        known(title, module, sets)
        chosen = [sets[module]]
    found = select([component for box in chosen for component in box], wanted, (kind,) if kind else game.kinds)
    if not found and not wanted:
        raise RulesError(f"the module {module} of {title} has no components of this kind")
    if not found:
        raise RulesError(f"no component of {title} has {wanted!r} in its name; `hagal cards {title}` lists them all")
    origin = {identity(component): word for word in sets if word != BASE for component in sets[word]}
    show(Console(highlight=False), found, lang, origin)


def known(title: str, module: str, names: Collection[str]) -> None:
    if module not in names:
        raise RulesError(f"{title} has no module {module!r}; it has: {', '.join(names)}")


def boxes(game: GameTitle) -> dict[str, list[Component]]:
    """What is in the boxes: the base game, then what each module adds to it. Two modes of play may have cards of the
    same name, each its own."""
    found: dict[str, list[Component]] = {}
    before: set[tuple[str, str]] = set()
    for module in (BASE, *game.modules):
        modules = () if module == BASE else (module,)
        found[module] = [one for one in in_play(game, modules).values() if identity(one) not in before]
        before |= {identity(component) for component in found[module]}
    return found


def identity(component: Component) -> tuple[str, str]:
    return component.ref, component.wording


def in_play(game: GameTitle, modules: tuple[str, ...]) -> dict[str, Component]:
    """By ref, with as many players as can play with these modules, and with every variant of theirs; where several are
    mixed, with every choice between them."""
    variants = [{option: True} for option, setting in game.settings.items() if setting.default is False]
    if len(modules) > 1:
        choices = [(option, setting) for option, setting in game.settings.items() if isinstance(setting.default, str)]
        variants += [{option: value} for option, setting in choices for value in setting.allowed]
    for players in reversed(game.players):
        found: dict[str, Component] = {}
        for options in ({}, *variants):
            with suppress(RulesError):  # not with so many players, not with this module
                rules = game.rules(players, modules, options)
                found = {**rules.components, **found}
        if found:
            return found
    return {}


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


def show(console: Console, found: list[Component], lang: str, sets: dict[tuple[str, str], str]) -> None:
    kind = ""
    for component in found:
        if component.kind != kind:
            kind = component.kind
            console.rule(Text(say(Msg(f"kind-{kind}"), lang), style="bold"), align="left")
        console.print(heading(component, lang, sets.get(identity(component), "")))
        for line in describe(component, lang):
            for row in Text(line).wrap(console, console.width - len(INDENT)):
                row.rstrip()
                console.print(INDENT, row, sep="")
        console.print()
    ours, cards = stand_ins(found)
    if ours and len(found) > 1:
        console.print(say(Msg("cards-stand-ins", n=ours, all=cards), lang))


def stand_ins(found: list[Component]) -> tuple[int, int]:
    """How many of these cards are stand-ins, copies counted, and how many there are."""
    counts = [(component.origin == STAND_IN, getattr(component, "count", 1)) for component in found]
    return sum(n for ours, n in counts if ours), sum(n for _ours, n in counts)


def heading(component: Component, lang: str, module: str = "") -> Text:
    """A component's name, how many there are, what it belongs to, and where its facts come from if not official."""
    title = name(component, lang)
    text = Text()
    text.append(title[:1].upper() + title[1:], style="bold")
    count = getattr(component, "count", 1)
    if count > 1:
        text.append(f" ×{count}")
    if title != component.name:
        text.append(f"  {component.name}", style="dim")
    if module:
        text.append(f"  [{phrase(Msg(f'set-{module}'), lang)}]", style="cyan")
    origin = provenance(component, lang)
    if origin:
        text.append(f"  ({origin})", style="yellow")
    return text
