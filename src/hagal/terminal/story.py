"""What happened, as lines that a viewer may read: what the stories of all games have in common."""

from __future__ import annotations

from hagal.game import Game
from hagal.terminal.console import Talk
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.layout import Lines


def told(
    game: Game, face: Face, eyes: Seats, talk: Talk, since: int = 0, *, whole: bool = False, rules: bool = False
) -> Lines:
    """The events since one of them; `whole` and `rules` as in `Face.tale`."""
    return face.tale(game.log.events[since:], eyes, talk, whole=whole, rules=rules)


def part_began(game: Game, face: Face) -> int:
    """Where the latest part of the story begins, for those who come back; a new game is told from its start."""
    parts = [k for k, event in enumerate(game.log.events) if face.begins(event)]
    return parts[-1] if parts and game.record.keys else 0


def show(lines: Lines, talk: Talk) -> None:
    """Line by line, at a pace that can be read, and never more than a screen at once."""
    room = max(5, talk.height - 2)
    for k, line in enumerate(lines):
        if k and k % room == 0:
            talk.enter("go-on")
        talk.line(line)
        talk.wait()


def page(lines: Lines, talk: Talk) -> None:
    """A long text in a pager, a short one as it is."""
    if talk.live and len(lines) > talk.height - 2:
        with talk.console.pager(styles=False):
            for line in lines:
                talk.line(line)
    else:
        for line in lines:
            talk.line(line)
