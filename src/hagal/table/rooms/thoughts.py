"""What bots have thought for people who asked, and the lines in which people wait for it."""

from __future__ import annotations

from hagal.bots.remote import Advised
from hagal.course import Course
from hagal.table.kept import Kept
from hagal.table.rooms.replays import Line

ANSWERS, COURSES = 256, 64
"""So many answers of bots are remembered, and so many courses of games."""
AT_ONCE, IN_LINE, WAIT = 1, 8, 5.0
"""So many are thought about at a time, and so many more may wait, for so many seconds: those who play come first."""
FEW = 4
"""So many may wait for what is about a game of the past."""


class Hints:
    """The bot's advice by (game, position, seat): what else changes in a room changes no advice."""

    def __init__(self) -> None:
        self.line = Line(AT_ONCE, IN_LINE, WAIT)
        self.kept: Kept[tuple[str, str, int], tuple[Advised, ...]] = Kept(ANSWERS)


class Courses:
    """What was worked out, by games, their positions, readers and seats. Whoever asks for advice on a moment does not
    wait for somebody's course."""

    def __init__(self) -> None:
        self.line = Line(AT_ONCE, FEW, WAIT)
        self.advice = Line(AT_ONCE, FEW, WAIT)
        self.kept: Kept[tuple[str, str, int, tuple[int, ...]], Course] = Kept(COURSES)
