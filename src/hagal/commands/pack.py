"""`hagal pack`: content packs: check one, write a template, list the words, keep one for later."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from hagal.kernel.errors import RulesError

app = typer.Typer(no_args_is_help=True, help="Content packs: cards of your box in YAML (docs/packs.md).")

File = Annotated[Path, typer.Argument(help="The pack: a YAML file.")]
Game = Annotated[str, typer.Argument(help="The game.")]
Target = Annotated[Path | None, typer.Argument(help="The file to write; without it, it is printed.")]
Mode = Annotated[
    str | None,
    typer.Option("--mode", "-m", help="The mode of play, where a game has several; else the usual one."),
]
Lang = Annotated[str, typer.Option("--lang", "-l", help="The language of the texts: en, ru or pt-BR.")]


@app.command()
def check(file: File) -> None:
    """Say everything that is wrong with a pack (exit status 1), or what it replaces and adds, with a warning wherever a
    source says otherwise."""
    from hagal import packs

    try:
        pack = packs.read(file)
    except packs.PackError as error:
        typer.echo(str(error), err=True)
        typer.echo(many(len(error.problems), "problem"), err=True)
        raise typer.Exit(1) from None
    for line in summary(pack):
        typer.echo(line)


def summary(pack: Any) -> Iterator[str]:
    """What a pack does, line by line."""
    left = game_of(pack.game, "template").replaceable(every=True, mode=pack.mode)
    done = {old.ref for old, _new in pack.content.replaced}
    yield f"{pack.name}: a pack for {played(pack)}, content {pack.hash}"
    for old, new in pack.content.replaced:
        name = f"{old.name} -> {new.name}" if old.name != new.name else old.name
        yield f"  replaces {old.id} ({old.kind}, {old.origin}): {name}"
    for one in pack.content.added:
        count = getattr(one, "count", 1)
        yield f"  adds     {one.id} ({one.kind}{f', {count} cards' if count > 1 else ''}): {one.name}"
    yield from warnings(pack)
    for origin, what in (("stand-in", "stand-ins"), ("reported", "reported components")):
        every = [one for one in left if one.origin == origin]
        yield f"{sum(one.ref in done for one in every)} of {len(every)} {what} replaced"
    yield f"{many(len(pack.content.added), 'component')} added, {many(len(pack.notices), 'warning')}"


def played(pack: Any) -> str:
    """What a pack is for."""
    return pack.game if pack.usual else f"{pack.game}, {pack.mode}"


def warnings(pack: Any) -> Iterator[str]:
    """Where sources say otherwise: line by line, as problems are told."""
    return (notice.at(pack.file) for notice in pack.notices)


def many(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


@app.command()
def new(game: Game, file: Target = None, mode: Mode = None) -> None:
    """Write a template: a pack in which all that can be replaced stands as a comment, with the facts that are known."""
    from hagal.packs.problems import unknown

    modes = game_of(game).MODES
    if mode is not None and modes == ("",):
        raise RulesError(f"packs for {game} have no mode: leave it out")
    if mode is not None and mode not in modes:
        raise RulesError(unknown("mode", mode, modes))
    text = game_of(game, "template").template(mode or modes[0])
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise RulesError(f"{file} is there already; name another file") from None
    except OSError as error:
        raise RulesError(f"{file} cannot be written: {error.strerror}") from None
    typer.echo(f"{file} is written; fill it in, then: hagal pack check {file}")


@app.command()
def words(game: Game, lang: Lang = "en") -> None:
    """List every word that effects are written with, each with an example and the text that comes of it."""
    typer.echo("\n".join(tables(game, lang)))


def tables(game: str, lang: str = "en") -> Iterator[str]:
    """The words of a game as tables in Markdown: docs/packs.md has them."""
    from hagal.text import reworded, say

    known = game_of(game, "words")
    example = game_of(game, "writing")
    for heading, intro, found in known.lists():
        yield f"### {heading}"
        yield ""
        if intro:
            yield intro
            yield ""
        yield "| word | for example | text | where |"
        yield "|---|---|---|---|"
        for word in found:
            text = say(reworded(example.sample(word).message(), word.wording, lang), lang)
            yield f"| `{word.name}` | `{example.example(word)}` | {text} | {known.where(word)} |"
        yield ""


@app.command()
def keep(file: File) -> None:
    """Keep a pack, so that games are played, loaded and replayed with it by its name alone."""
    from hagal import packs

    pack, path = packs.keep(file)
    for line in warnings(pack):
        typer.echo(line)
    typer.echo(f"{pack.name} (content {pack.hash}) is kept: {path}")


@app.command("list")
def list_kept() -> None:
    """List the packs that are kept."""
    from hagal import packs

    found = packs.kept()
    for pack in found:
        told = f"  ({many(len(pack.notices), 'warning')}: hagal pack check)" if pack.notices else ""
        typer.echo(f"{pack.name}  {played(pack)}  {pack.hash}  {pack.file}{told}")
    if not found:
        typer.echo(f"no pack is kept in {packs.folder()}")


def game_of(game: str, part: str = "") -> Any:
    """The package of the packs of one game, or a module of it."""
    from hagal import packs
    from hagal.packs.problems import unknown

    if game not in packs.GAMES:
        raise RulesError(unknown("game that takes packs", game, packs.GAMES))
    return importlib.import_module(f"hagal.packs.{game}.{part}".rstrip("."))
