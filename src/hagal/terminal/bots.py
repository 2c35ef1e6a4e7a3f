"""The bots at the table: what they answer, and what they would do in your place."""

from __future__ import annotations

import hashlib

from hagal import bots
from hagal.game import Game
from hagal.kernel.loop import open_asides
from hagal.terminal.seats import BOT, HUMAN
from hagal.text import phrase


class Bots:
    """A bot for each seat, made when it is first needed. Bots are handed determinized copies only."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game: Game = game
        self.seats: list[str] = seats
        self.made: dict[int, bots.Bot] = {}

    def answer(self, seat: int) -> str:
        """The key that the bot of this seat chooses."""
        return bots.decide(self.game.state, seat, self.bot(seat)).key()

    def bot(self, seat: int) -> bots.Bot:
        if seat not in self.made:
            self.made[seat] = bots.make(self.able(self.seats[seat]), self.seed(seat))
        return self.made[seat]

    def able(self, name: str) -> str:
        """This bot, or another one if it does not know the game."""
        title = self.game.title.name
        return name if bots.kind(name).plays(title) else bots.usual(title)

    def interjection(self) -> tuple[int, str] | None:
        """What one of the bots does unasked now: its seat and the key."""
        for seat in {seat: None for seat, _step in open_asides(self.game.state)}:
            if self.seats[seat] != HUMAN:
                step = bots.interject(self.game.state, seat, self.bot(seat))
                if step is not None:
                    return seat, step.key()
        return None

    def hint(self, seat: int, lang: str) -> tuple[str, str]:
        """What a bot that thinks would choose for a seat, and why."""
        bot = bots.make(self.able(BOT), self.seed(seat))
        key = bots.decide(self.game.state, seat, bot).key()
        return key, phrase(bot.why, lang)

    def aside_hint(self, seat: int, lang: str) -> tuple[str, str] | None:
        """What a bot that thinks would do unasked for a seat, and why; None: nothing."""
        bot = bots.make(self.able(BOT), self.seed(seat))
        step = bots.interject(self.game.state, seat, bot)
        return None if step is None else (step.key(), phrase(bot.why, lang))

    def seed(self, seat: int) -> int:
        """Repeatable, and nothing to do with the generator of the game itself."""
        record = self.game.record
        luck = next((drawn for by, drawn in record.entries if by < 0), "") if record.seed is None else record.seed
        text = f"{luck}/{seat}/{len(record.keys)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
