"""Decisions and their options, as people and programs outside the engine meet them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import Component
from hagal.text import button, capital, has, name, say


class Option:
    """One answer to a decision: a key in notation, and its text in a language, in the words of the ruleset."""

    __slots__ = ("step", "wording")

    def __init__(self, step: Step[Any], wording: str = "") -> None:
        self.step: Step[Any] = step
        self.wording: str = wording

    @property
    def key(self) -> str:
        return self.step.key()

    def text(self, lang: str = "en") -> str:
        """What it does; its key while the game has no words for it."""
        message = self.step.message().worded(self.wording)
        return button(message, lang) if has(message.id, lang) else capital(self.key)

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"


class Decision:
    """A question to one seat. An `aside` is a chance to act that needs no answer."""

    __slots__ = ("_keys", "aside", "choice", "options", "prompt_message", "seat", "source")

    def __init__(
        self,
        seat: int,
        choice: Choice[Any],
        options: list[Step[Any]],
        prompt: Msg,
        aside: bool = False,
        wording: str = "",
        source: Component | None = None,
    ) -> None:
        """`source`: whose effect asks, if that is a thing of its own that the seat knows."""
        self.seat: int = seat
        self.choice: Choice[Any] = choice
        self.options: list[Option] = [Option(step, wording) for step in options]
        self.prompt_message: Msg = prompt.worded(wording)
        self.aside: bool = aside
        self.source: Component | None = source
        self._keys: list[str] | None = None

    @property
    def prompt(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """The question; a plain one while the game has no words for it. It says whose effect it is, unless it
        names that anyway."""
        message = self.prompt_message if has(self.prompt_message.id, lang) else Msg("ask-any")
        question = say(message, lang)
        if self.source is None or self.source in message.args.values():
            return question
        return f"{capital(name(self.source, lang))}: {question}"

    @property
    def keys(self) -> list[str]:
        if self._keys is None:
            self._keys = [option.key for option in self.options]
        return self._keys

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {self.choice.tag} options={self.keys}>"
