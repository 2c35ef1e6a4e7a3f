"""`hagal replay`: a Record played again, told as a story with its last position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hagal.commands.options import Pack

if TYPE_CHECKING:
    from hagal.game import Game
    from hagal.terminal.console import Talk

File = Annotated[Path, typer.Argument(help="A Record, or a save (which begins with one).")]
Upto = Annotated[int | None, typer.Option("--upto", help="Stop after so many choices.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, ru or pt-BR.")]
Seat = Annotated[
    int | None, typer.Option("--seat", help="Tell what this seat may know (0 is the first); else, all see.")
]


def command(file: File, upto: Upto = None, lang: Lang = None, seat: Seat = None, pack: Pack = None) -> None:
    """Play a Record again and tell its story and its last position."""
    import os

    from rich.console import Console

    from hagal.terminal.console import Talk, from_pipe, language_of
    from hagal.text import bundle

    speech = lang or language_of(dict(os.environ))
    bundle(speech)
    game = replayed(file, upto, tuple(pack or ()))
    if seat is not None:
        game.view(seat)  # complains about a seat that is not there before anything is told
    console = Console(highlight=False, markup=False, emoji=False)
    tell(game, -1 if seat is None else seat, Talk(console, from_pipe(console), speech, fast=True))


def replayed(file: Path, upto: int | None = None, packs: tuple[str, ...] = ()) -> Game:
    """The game behind a file, or a sentence about what is wrong with it."""
    from hagal.game import SAVE_MARK, replay
    from hagal.kernel.errors import RecordError
    from hagal.kernel.record import Record

    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{file} is not a text, so it is no Record") from None
    paper = text.replace("\r\n", "\n").partition(f"\n{SAVE_MARK}")[0]
    made = len(Record.parse(paper).keys)
    if upto is not None and not 0 <= upto <= made:
        raise RecordError(f"this Record has {made} choices, so --upto can be 0 to {made}, not {upto}")
    return replay(paper, packs=packs, upto=upto)


def tell(game: Game, seat: int, talk: Talk) -> None:
    """The story, the table, and either who won or who is asked."""
    from rich.text import Text

    from hagal.terminal import story
    from hagal.terminal.faces import face
    from hagal.terminal.seats import mark

    look = face(game.title.name, game.record.modules)
    talk.dialect = look.dialect
    eyes = () if seat < 0 else (seat,)
    for line in story.told(game, look, eyes, talk):
        talk.line(line)
    talk.line()
    board = look.board(game, seat, eyes, talk)
    for section in board.sections():
        for line in section.lines:
            talk.line(line)
    talk.line()
    decision = game.decision
    if decision is None:
        for line in look.ending(game, talk):
            talk.line(line)
    else:
        talk.line(Text.assemble(mark(decision.seat, talk), " ", decision.text(talk.lang)))
