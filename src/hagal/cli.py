"""The command line of Hagal. Each command lives in a module of its own (hagal.commands)."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from hagal.kernel.errors import HagalError
from hagal.version import RULES_VERSION, VERSION

app = typer.Typer(no_args_is_help=True, add_completion=False)


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hagal {VERSION} (rules {RULES_VERSION}), Python {sys.version.split()[0]}")
        raise typer.Exit


@app.callback()
def hagal(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Say which Hagal this is.")
    ] = False,
) -> None:
    """Deep tabletop games with automated rivals."""


def main() -> None:
    """Run the command line; mistakes are told in one sentence, without a traceback."""
    from hagal.commands import install

    install(app)
    try:
        app()
    except HagalError as error:
        typer.echo(f"hagal: {error}", err=True)
        sys.exit(2)
