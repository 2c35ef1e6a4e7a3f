"""What has one answer need not be asked, where nobody could learn anything from the pause.

The engine asks it all the same: a silent pass would tell that a hand holds nothing to answer with, and a Record is the
same whoever plays. Whoever seats people at a game knows whether somebody is there to be told.
"""

from __future__ import annotations

from collections.abc import Collection

from hagal.game import Game


def only_answer(game: Game) -> tuple[int, str] | None:
    """Who is asked, and the one thing to be answered; None if there is a choice, or something to be done aside."""
    decisions = game.decisions
    if len(decisions) != 1 or decisions[0].aside or len(decisions[0].options) != 1:
        return None
    return decisions[0].seat, decisions[0].options[0].key


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


def go_back(game: Game, seat: int, seats: Collection[int]) -> None:
    """Take back the last choice of a seat, and with it what was answered for these seats since."""
    game.undo(seat)
    while game.can_undo_by(seat) and (found := only_answer(game)) is not None and found[0] in seats:
        game.undo(seat)
