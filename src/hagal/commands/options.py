"""Game options on the command line: `--option difficulty=mentat -o promos=true`, or `--difficulty mentat --promos`."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from hagal import games
from hagal.kernel.errors import RulesError

HELP = "--help"

Option = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option of the game, as in difficulty=mentat (--difficulty mentat says the same); may be given often.",
    ),
]
Pack = Annotated[
    list[str] | None,
    typer.Option("--pack", help="A content pack: a file, or the name of a kept one; may be given several times."),
]
Words = Callable[[str], Mapping[str, bool]]
"""(title) -> what can be said about it as `--word`, each with whether it stands alone, without a value."""


def parse(words: Iterable[str] | None) -> dict[str, Any]:
    """Options by name. A value is JSON if it can be read as that, otherwise plain text."""
    found: dict[str, Any] = {}
    for word in words or ():
        name, equals, text = word.partition("=")
        name, text = name.strip(), text.strip()
        if not equals or not name or not text:
            raise RulesError(f"an option is written as name=value, for example difficulty=mentat, not {word!r}")
        if name in found:
            raise RulesError(f"option {name} is given twice")
        try:
            found[name] = json.loads(text)
        except ValueError:
            if text[0] in '[{"':
                raise RulesError(f"option {name}: {text} looks like JSON, but cannot be read as that") from None
            found[name] = text
    return found


class Titled(TyperCommand):
    """A command about a title (`kind` in its module): the settings of the title are options of the command, too."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {word for param in self.params for word in (*param.opts, *param.secondary_opts)}
        if HELP in args:
            self.epilog = self.told(title_in(args))
        return super().parse_args(ctx, spelled_out(args, {*own, HELP}, self.words))

    def told(self, title: str) -> str:
        """The words of a title, with the values that they can have."""
        settings = games.title(title).settings
        found = []
        for name, alone in self.words(title).items():
            values = "" if alone or name not in settings else ", ".join(str(value) for value in settings[name].allowed)
            found.append(f"--{name.replace('_', '-')}{f' ({values})' if values else ''}")
        return f"Options of {title}: {', '.join(found)}"

    @staticmethod
    def words(title: str) -> Mapping[str, bool]:
        return {name: isinstance(setting.default, bool) for name, setting in games.title(title).settings.items()}


def spelled_out(args: list[str], own: Collection[str], words: Words) -> list[str]:
    """`--difficulty mentat` as `--option difficulty=mentat`, where the command has no option of that name.

    What belongs to another title than this one is spelled out as well: whoever plays tells that it does.
    """
    found: list[str] = []
    ahead = iter(args)
    for arg in ahead:
        flag, equals, text = arg.partition("=")
        name = flag.removeprefix("--").replace("-", "_")
        alone = None if not flag.startswith("--") or flag in own else stands_alone(name, title_in(args), words)
        if alone is None:
            found.append(arg)
            continue
        if not equals:
            text = "true" if alone else next(ahead, "")
        if not text:
            raise RulesError(f"{flag} needs a value, as in {flag} VALUE")
        found += ["--option", f"{name}={text}"]
    return found


def title_in(args: list[str]) -> str:
    return next((word for word in args if word in games.names()), games.USUAL)


def stands_alone(name: str, title: str, words: Words) -> bool | None:
    """Is something said by its name alone, in this game or in another? None: no game knows it."""
    for game in (title, *games.names()):
        known = words(game).get(name)
        if known is not None:
            return known
    return None
