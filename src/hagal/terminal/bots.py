"""The bots at the table: what they answer, and what they would do in your place."""

from __future__ import annotations

import hashlib

from hagal import bots
from hagal.game import Game
from hagal.terminal.seats import BOT
from hagal.text import say


class Bots:
    """A bot for each seat, made when it is first needed. Bots are handed determinized copies only."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game: Game = game
        self.seats: list[str] = seats
        self.made: dict[int, bots.Bot] = {}

    def answer(self, seat: int) -> str:
        """The key that the bot of this seat chooses."""
        if seat not in self.made:
            self.made[seat] = bots.make(self.seats[seat], self.seed(seat))
        return bots.decide(self.game.state, seat, self.made[seat]).key()

    def hint(self, seat: int, lang: str) -> tuple[str, str]:
        """What the heuristic bot would choose for a seat, and why."""
        bot = bots.make(BOT, self.seed(seat))
        key = bots.decide(self.game.state, seat, bot).key()
        return key, say(bot.why, lang)

    def seed(self, seat: int) -> int:
        """Repeatable, and nothing to do with the generator of the game itself."""
        text = f"{self.game.record.seed}/{seat}/{len(self.game.record.keys)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
