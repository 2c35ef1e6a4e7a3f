"""Who sits where: people and bots, and the mark by which each seat is known on the screen."""

from __future__ import annotations

from rich.text import Text

from hagal import bots
from hagal.kernel.errors import RulesError
from hagal.terminal.console import Talk

HUMAN = "human"
BOT = bots.USUAL

# Colours that colour-blind people tell apart; shape and number say the same.
SHAPES = "▲●■◆★"
COLOURS = (
    "#e69f00",
    "#56b4e9",
    "#2fbf8f",
    "#dd8fc0",
    "#f0e442",
)


def words() -> dict[str, str]:
    """What may be said about a seat, and what it means."""
    return {"me": HUMAN, "human": HUMAN, "bot": BOT, **{name: name for name in bots.offered()}}


def parse(text: str, players: int, talk: Talk) -> list[str]:
    """`me,bot,bot,bot`: a kind for each seat."""
    said = [word.strip().lower() for word in text.split(",")]
    known = words()
    for word in said:
        if word not in known:
            raise RulesError(talk.word("seats-unknown", word=word, known=", ".join(known)))
    if len(said) != players:
        raise RulesError(talk.word("seats-count", n=len(said), players=players))
    return [known[word] for word in said]


def usual(players: int) -> list[str]:
    """One person against bots."""
    return [HUMAN, *([BOT] * (players - 1))]


def people(seats: list[str]) -> list[int]:
    return [seat for seat, kind in enumerate(seats) if kind == HUMAN]


def mark(seat: int, talk: Talk) -> Text:
    """`▲1`: a shape, a number and a colour."""
    if seat < 0:
        return Text("  ")
    shape = "P" if talk.ascii else SHAPES[seat % len(SHAPES)]
    return Text(f"{shape}{seat + 1}", style=f"bold {COLOURS[seat % len(COLOURS)]}")


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else ""
