"""Refused: a wish that cannot be granted, as a message for the person who had it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.kernel.step import Msg
from hagal.text import say

LONGEST = 1000
"""So much of what somebody sent is repeated at most."""


class Refused(Exception):
    """Raised wherever a wish is refused; nothing has been changed then.

    `code` is a short stable id for programs, `status` the HTTP status, `say(lang)` the sentence for people. Its
    message is `server-<code>` with the arguments given here, unless there is a `reason` in that language.
    `detail` is English for developers, shown by the JSON API only.
    """

    def __init__(
        self,
        code: str,
        status: int = 400,
        *,
        reason: Mapping[str, str] | None = None,
        detail: str = "",
        after: float = 0.0,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.code: str = code
        self.status: int = status
        self.reason: Mapping[str, str] = reason or {}
        self.detail: str = detail[:LONGEST]
        self.after: float = after
        """So many seconds later it may be tried again (status 429)."""
        self.args_of: dict[str, Any] = {
            name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()
        }

    def say(self, lang: str) -> str:
        """The sentence, in a language."""
        return self.reason.get(lang) or say(Msg(f"server-{self.code}", **self.args_of), lang)
