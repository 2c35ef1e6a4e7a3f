"""How the terminal speaks and listens: one language, a console, and a function that reads a line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rich.console import Console
from rich.text import Text

from hagal.kernel.step import Msg
from hagal.languages import LANGUAGES, fitting
from hagal.terminal.layout import fold
from hagal.text import has, phrase

Read = Callable[[str], str]
"""Shows a prompt and returns the line typed, without its end; EOFError when there is no more."""

PAUSE = 0.15
"""Seconds between two lines of a story."""
PAGE = 44
PLAIN = str.maketrans("·…“”«»†⚑—", '|~""""+^-')
"""For terminals that know only ASCII."""


class Left(Exception):
    """The person at the keyboard goes: end of input, Ctrl-C or `quit`."""


class Talk:
    """One conversation. `live`: a person sits at a terminal, so pauses and curtains make sense."""

    def __init__(
        self, console: Console, read: Read, lang: str = "en", *, live: bool = False, fast: bool = False
    ) -> None:
        self.console: Console = console
        self.read: Read = read
        self.lang: str = lang
        self.dialect: str = ""
        self.live: bool = live
        self.fast: bool = fast
        self.ascii: bool = not console.encoding.lower().startswith("utf")

    # Words

    def word(self, id: str, **args: Any) -> str:
        """A sentence of the terminal's own, or of the game's where that has one in its place (`Face.dialect`)."""
        own = f"{self.dialect}-{id}"
        return _word(own if self.dialect and self.has(own) else id, self.lang, tuple(args.items()))

    def has(self, id: str) -> bool:
        return has(f"term-{id}", self.lang)

    # Speaking

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        """Lines that fit on the screen at once; on paper (a pipe, a file), as many as make a page."""
        return self.console.height if self.live else PAGE

    def line(self, text: Text | str = "") -> None:
        shown = Text(text) if isinstance(text, str) else text
        if self.ascii:
            shown = shown.copy()
            shown.plain = shown.plain.translate(PLAIN)
        self.console.print(shown, markup=False, highlight=False, emoji=False)

    def block(self, lines: list[Text]) -> None:
        """Lines that fit the width already, all at once."""
        text = Text("\n").join(lines)
        if self.ascii:
            text.plain = text.plain.translate(PLAIN)
        self.console.print(
            text, markup=False, highlight=False, emoji=False, no_wrap=True, overflow="ignore", crop=False
        )

    def tell(self, id: str, style: str = "", **args: Any) -> None:
        self.line(Text(self.word(id, **args), style=style))

    def wait(self) -> None:
        """A breath between two lines of a story."""
        if self.live and not self.fast:
            time.sleep(PAUSE)

    def clear(self) -> None:
        """Nothing of what was shown stays on the screen or above it."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    # Listening

    def ask(self, prompt: str = "> ") -> str:
        try:
            return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Left from None

    def enter(self, id: str, **args: Any) -> str:
        """Wait for Enter, if somebody is there to press it; what was typed before it."""
        if not self.live or self.fast:
            return ""
        return self.ask(self.word(id, **args) + " ")

    def choose(self, id: str, choices: list[str], default: int = 0, first: int = 1, **args: Any) -> int:
        """A numbered question of the set-up, the place of the answer; Enter takes the default."""
        self.tell(id, "bold", **args)
        for k, choice in enumerate(choices):
            mark = self.word("default") if k == default else ""
            for line in fold(Text(f"  {k + first}  {choice} {mark}".rstrip()), self.width - 1, 5):
                self.line(line)
        while True:
            answer = self.ask(f"[{default + first}] > ")
            if not answer:
                return default
            if answer.isdecimal() and 0 <= int(answer) - first < len(choices):
                return int(answer) - first
            self.tell("not-a-number", "yellow", answer=answer, first=first, n=first + len(choices) - 1)


@lru_cache(4096)
def _word(id: str, lang: str, args: tuple[tuple[str, Any], ...]) -> str:
    return phrase(Msg(f"term-{id}", **dict(args)), lang)


def from_console(prompt: str) -> str:
    """Read from a terminal, with line editing and history where Python has them."""
    return input(prompt)


def from_pipe(console: Console) -> Read:
    """Read from a pipe or a file, and write down what was read, so that the output can be followed."""

    def read(prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = line.rstrip("\r\n")
        console.print(f"{prompt}{answer}", markup=False, highlight=False, emoji=False)
        return answer

    return read


def language_of(environ: dict[str, str]) -> str:
    """The language that the person's system speaks, if Hagal does, too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return fitting([value.split(".")[0]]) or LANGUAGES[0]
    return LANGUAGES[0]
