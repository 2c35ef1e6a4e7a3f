"""What has one answer need not be asked, where nobody could learn anything from the pause.

What is plain need not be done one by one; and what goes with an answer is seen before, even if it is the only one.

The engine asks it all the same: a silent pass would tell that a hand holds nothing to answer with, and a Record is the
same whoever plays. Whoever seats people at a game knows whether somebody is there to be told.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hagal.game import Game
from hagal.kernel.loop import open_asides
from hagal.kernel.step import Step


def only_answer(game: Game) -> tuple[int, str] | None:
    """Who is asked, and the one thing to be answered; None if there is a choice, something to be done aside, or
    something to be seen that is gone with the answer."""
    found = only_step(game)
    if found is None or found[1].parts(game.state, found[0]):
        return None
    return found[0], found[1].key()


def only_step(game: Game) -> tuple[int, Step[Any]] | None:
    asks = game.asks
    if len(asks) != 1 or len(asks[0][2]) != 1 or open_asides(game.state):
        return None
    return asks[0][0], asks[0][2][0]


def part(game: Game, seats: Collection[int]) -> int:
    """Answer for these seats, who look at nothing, what is asked only so that people can; how often that was so."""
    count = 0
    while (found := only_step(game)) is not None and found[0] in seats and found[1].parts(game.state, found[0]):
        game.choose(found[1].key(), found[0])
        count += 1
    return count


def go_on(game: Game, seats: Collection[int]) -> int:
    """Answer for these seats whatever has one answer; how often that was so.

    Such an answer can be taken back together with the choice before it, never alone: nothing else could be chosen.
    """
    count = 0
    while seats and (found := only_answer(game)) is not None and found[0] in seats:
        seat, key = found
        alone = not game.can_undo_by(seat)
        game.choose(key, seat)
        if alone:
            game.close_undo()
        count += 1
    return count


def plain(game: Game, seat: int) -> list[str]:
    """The keys that this seat can take at one press, one after the other: nothing is asked for in between, and the
    order means nothing. Of equal things one, as options have it."""
    s = game.state
    return [step.key() for asked, _, steps in game.asks if asked == seat for step in steps if step.routine(s, seat)]


def plain_count(game: Game, seat: int) -> int:
    """How many choices `all_plain` would make."""
    return all_plain(game.copy(), seat) if plain(game, seat) else 0


def all_plain(game: Game, seat: int) -> int:
    """Take them all; how many there were."""
    count = 0
    while keys := plain(game, seat):
        game.choose(keys[0], seat)
        count += 1
    return count


def go_back(game: Game, seat: int, seats: Collection[int]) -> None:
    """Take back the last choice of a seat, and with it what was answered for these seats since."""
    game.undo(seat)
    while game.can_undo_by(seat) and (found := only_answer(game)) is not None and found[0] in seats:
        game.undo(seat)
