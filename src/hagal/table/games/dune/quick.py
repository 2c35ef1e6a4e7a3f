"""The small sheet of a quick solo game: a leader out of three, the difficulty, Rise of Ix."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.kernel.step import Msg
from hagal.table.games.board.words import called
from hagal.table.games.dune.own import leader_lines
from hagal.table.games.dune.setup import RANDOM, level_told
from hagal.table.games.face import FIRST, Choice, Option
from hagal.table.words import words
from hagal.text import phrase

LEADER, DIFFICULTY, IX = "leader-0", "difficulty", "ix"
DEALT = 3
SIMPLE = 1
"""The complexity of leaders that are good for a first game."""


def choices(lang: str, last: Mapping[str, str], dice: Random) -> list[Choice]:
    t = words(lang)
    dealt = deal(last.get(LEADER, ""), dice)
    leaders = [*(leader_told(leader, lang) for leader in dealt), Option(RANDOM, t("table-dune-any-leader"))]
    levels = [level_told(id, lang) for id in LEVELS]
    return [
        Choice(LEADER, t("table-dune-leader"), tuple(leaders), known(last.get(LEADER, ""), leaders)),
        Choice(
            DIFFICULTY,
            t("setting-dune-difficulty"),
            tuple(Option(level["id"], level["name"], level["note"]) for level in levels),
            known(last.get(DIFFICULTY, ""), [Option(level["id"], "") for level in levels]),
        ),
        Choice(IX, t("table-dune-ix"), (Option("yes", t("table-dune-ix"), t("table-dune-ix-note")),), last.get(IX, "")),
    ]


def deal(last: str, dice: Random) -> list[Leader]:
    """Three leaders of the base game, the simplest first: the one played last, and at least one for a first game."""
    kept = [leader for leader in LEADERS if leader.id == last]
    rest = [leader for leader in LEADERS if leader not in kept]
    found = kept + dice.sample(rest, DEALT - len(kept))
    if all(leader.complexity > SIMPLE for leader in found):
        found[-1] = dice.choice([leader for leader in rest if leader.complexity == SIMPLE])
    return sorted(found, key=lambda leader: (leader.complexity, leader.id))


def known(last: str, options: list[Option]) -> str:
    """What was answered before, if that is still there, else the first."""
    return last if last in [option.value for option in options] else options[0].value


def leader_told(leader: Leader, lang: str) -> Option:
    told = ". ".join(f"{head}: {text}" if head else text for head, text in leader_lines(leader, lang))
    said = phrase(Msg("describe-complexity", n=leader.complexity), lang)
    mark = FIRST if leader.complexity == SIMPLE else ""
    return Option(leader.id, called(leader, lang), f"{said}. {told}", leader.complexity, mark)
