"""`hagal play`: the table in the browser of this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from hagal.commands.options import Pack

Port = Annotated[int, typer.Option("--port", help="The port; the next free one is taken if it is in use.")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser by itself.")]
Database = Annotated[
    str | None, typer.Option("--database", envvar="HAGAL_DATABASE", help="Where games are kept: sqlite:///FILE.")
]


def command(port: Port = 8000, browser: Browser = True, database: Database = None, pack: Pack = None) -> None:
    """Play in the browser: alone, with friends at one screen, or with friends elsewhere."""
    from hagal.table.serve import run
    from hagal.table.settings import Settings

    run(Settings(port=port, database=database, packs=tuple(pack or ()), network=True), open_browser=browser)
