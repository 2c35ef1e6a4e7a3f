"""`hagal serve`: the table for others: on a network, behind a proxy, with a database of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from hagal.commands.options import Pack

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for everybody who can reach you.")]
Port = Annotated[int, typer.Option("--port", help="The port; 0 for any that is free.")]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="HAGAL_DATABASE", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
]
Origin = Annotated[
    list[str] | None,
    typer.Option("--origin", help="The address people see, if a proxy stands before it: https://hagal.example.org"),
]
KeepDays = Annotated[
    float | None,
    typer.Option(
        "--keep-days",
        min=0,
        help="Remove games in which nothing happened for so many days (uploaded Records after 30); 0 keeps them all. "
        "Default: 365 if a database is named, otherwise 0, since your own games are there.",
    ),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option("--proxy", help="The address or network of a proxy that says for whom it asks; usually 127.0.0.1."),
]
Push = Annotated[
    str,
    typer.Option(
        "--push",
        help="Call people whose browser is closed when it is their turn (Web Push): your address for push services, "
        'mailto:YOU@EXAMPLE.ORG. Needs pip install "hagal[push]".',
    ),
]
YEAR = 365
Workers = Annotated[int, typer.Option("--workers", help="Server processes; more than one needs PostgreSQL.")]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    origin: Origin = None,
    proxy: Proxy = None,
    workers: Workers = 1,
    keep_days: KeepDays = None,
    pack: Pack = None,
    push: Push = "",
) -> None:
    """Serve the table to browsers near and far."""
    from hagal.table.serve import run
    from hagal.table.settings import LOOPBACK_PROXIES, Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or LOOPBACK_PROXIES),
        packs=tuple(pack or ()),
        push=push,
        keep_days=(YEAR if database else 0) if keep_days is None else keep_days,
    )
    run(settings, workers=workers)
