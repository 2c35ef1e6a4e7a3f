"""What a title does at the phone: a desk answers the page's commands and keeps what is written there."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class Desk:
    """The base of the desks. Commands are methods `do_<name>`; each gets what the page sent and returns an answer."""

    def __init__(self, lang: str) -> None:
        self.lang: str = lang

    def read(self, paper: str) -> None:
        """Go on with what was kept, or with what another device sent; a HagalError says what is wrong with it."""
        raise NotImplementedError

    def paper(self) -> str | None:
        """What to keep on the device; None: nothing yet."""
        raise NotImplementedError

    def screen(self) -> Json:
        """What to show; `kind` says which of the page's screens draws it."""
        raise NotImplementedError

    def shown(self) -> Json:
        """The whole screen, and what to keep."""
        return {"screen": self.screen(), "save": self.paper()}

    def do_show(self, given: Json) -> Json:
        return self.shown()
