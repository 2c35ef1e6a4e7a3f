"""The questions before a new game of Dune."""

from __future__ import annotations

from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import RIVALS, Rival
from hagal.kernel.step import Msg
from hagal.terminal import questions
from hagal.terminal.console import Talk
from hagal.terminal.faces.dune.short_text import gist
from hagal.terminal.options import Wish
from hagal.text import name, phrase

PLAYERS = (1, 2, 3, 4)
USUAL = 1
"""Players if nothing else is said: one against two rivals."""
MODULES: tuple[tuple[str, ...], ...] = ((), ("ix",))
CHANCE = "random"
CHOOSE = "choose"


def ask(wish: Wish, talk: Talk) -> None:
    """Enter alone is one player against two rivals."""
    count = PLAYERS[questions.players(wish, talk, [talk.word("dune-table-of", n=n) for n in PLAYERS])]
    wish.players = count
    wish.modules = MODULES[talk.choose("dune-ix-ask", [talk.word("dune-ix-without"), talk.word("dune-ix-with")])]
    if count == 1:
        ask_solo(wish, talk)
        return
    wish.seats = questions.seats(talk, count)
    ways = [talk.word("dune-leaders-random"), talk.word("dune-leaders-choose")]
    wish.options["leaders"] = (CHANCE, CHOOSE)[talk.choose("dune-leaders-ask", ways)]


def ask_solo(wish: Wish, talk: Talk) -> None:
    """How strong the rivals are, and who leads whom."""
    told = [level_told(level, talk) for level in LEVELS.values()]
    wish.options["difficulty"] = list(LEVELS)[talk.choose("dune-difficulty-ask", told)]
    ways = [talk.word(f"dune-solo-leaders-{way}") for way in ("random", "own", "all")]
    way = talk.choose("dune-leaders-ask", ways)
    wish.options["leaders"] = CHOOSE if way else CHANCE
    if way == 2:
        wish.options["rival_leaders"] = ask_rivals(talk, [*RIVALS, *IX_RIVALS] if wish.modules else list(RIVALS))


def level_told(level: Difficulty, talk: Talk) -> str:
    """A difficulty with what it changes."""
    id = level.name.replace("_", "-")
    called = phrase(Msg(f"difficulty-{id}"), talk.lang)
    figures = {"extra": level.extra, "mentat": level.mentat_cost, "troops": level.rival_garrison}
    return f"{called}: {talk.word(f'dune-level-{id}', round=level.swordmaster_round, **figures)}"


def ask_rivals(talk: Talk, leaders: list[Rival]) -> list[str]:
    """A leader for each of the two rivals."""
    found: list[str] = []
    for number in (1, 2):
        free = [rival for rival in leaders if rival.id not in found]
        texts = [f"{name(rival, talk.lang)}: {gist(rival, talk.lang)}" for rival in free]
        choice = talk.choose("dune-rival-ask", [talk.word("dune-leaders-random"), *texts], n=number)
        found.append(free[choice - 1].id if choice else CHANCE)
    return found
