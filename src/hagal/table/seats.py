"""Who sits where: what somebody wishes for a seat, and a seat as it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hagal import bots
from hagal.table.sight import HUMAN

ME, FRIEND, LINK = "me", "friend", "link"
PEOPLE: Final = (ME, FRIEND, LINK)
SPECTATOR: Final = -1
"""In place of a seat: nobody's eyes, so what everybody may see."""
STOOD_IN: Final = "stood_in"
"""Where a room has the seats of people in which a bot has played."""


def kinds(title: str = "") -> tuple[str, ...]:
    """What may be wished for a seat: oneself, somebody at the same browser, somebody by link, or a bot by name (one
    that plays the title)."""
    return (*PEOPLE, *bots.offered(title))


@dataclass(slots=True)
class Seat:
    """A seat as it is kept. `owner` and `invite` are hashes, empty if there is none."""

    number: int
    kind: str = HUMAN
    """human, or the name of the bot that it was given at the start."""
    name: str = ""
    owner: str = ""
    invite: str = ""
    nonce: str = ""
    stand_in: str = ""
    """The bot that plays for the person of this seat while that one is away; empty: none."""
    seen: float = 0.0
    """When its person was last heard of."""
    gone: float = 0.0
    """When its person's last live connection ended; 0 while there is one."""

    @property
    def bot(self) -> str:
        """The bot that answers for this seat now, if any."""
        return self.stand_in if self.kind == HUMAN else self.kind

    @property
    def open(self) -> bool:
        """Waits for a person to take it?"""
        return self.kind == HUMAN and not self.owner
