"""The command line of Hagal. Each command lives in a module of its own (hagal.commands)."""

from __future__ import annotations

import sys

import typer

from hagal.kernel.errors import HagalError

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Deep tabletop games with automated rivals.")


def main() -> None:
    """Run the command line; mistakes are told in one sentence, without a traceback."""
    from hagal.commands import install

    install(app)
    try:
        app()
    except HagalError as error:
        typer.echo(f"hagal: {error}", err=True)
        sys.exit(2)
