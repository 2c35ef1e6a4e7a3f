"""`hagal companion`: a phone beside the real board, or the whole of it as a folder."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="House Hagal on a phone beside the real board.", invoke_without_command=True)

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for every device in the network.")]
Port = Annotated[int, typer.Option("--port", help="The port.")]
Certificate = Annotated[
    Path | None, typer.Option("--certificate", help="A certificate (PEM): phones work offline only with https.")
]
Key = Annotated[Path | None, typer.Option("--key", help="The certificate's key (PEM).")]
Folder = Annotated[Path, typer.Argument(help="The folder to write; it is made.")]


@app.callback()
def command(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8010,
    certificate: Certificate = None,
    key: Key = None,
) -> None:
    """Serve the companion; without a command after it."""
    if context.invoked_subcommand is not None:
        return
    import uvicorn

    from hagal.companion import build
    from hagal.companion.serve import create_app
    from hagal.table.door import seldom, wire
    from hagal.table.settings import Settings

    build.pyodide()
    secure = certificate is not None
    typer.echo(f"The companion: {'https' if secure else 'http'}://{host}:{port}/  (Ctrl+C ends it)")
    if not loopback(host):
        typer.echo(
            f"Everybody who can reach this machine at {host} can open it. Games stay on their own devices.", err=True
        )
        if not secure:
            typer.echo(
                "Without https a phone can use it only while it reaches this machine: browsers keep pages for offline "
                "use only over https. Give --certificate and --key, or put 'hagal companion build DIR' on a web host.",
                err=True,
            )
    config = uvicorn.Config(
        create_app(),
        host=host,
        port=port,
        ssl_certfile=certificate,
        ssl_keyfile=None if key is None else str(key),
        **wire.serving(Settings()),
    )
    seldom.hush()
    try:
        uvicorn.Server(config).run()
    except KeyboardInterrupt:
        pass


def loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@app.command("build")
def build_command(folder: Folder) -> None:
    """Write the companion into a folder that any web host can serve."""
    from hagal.companion import build

    size = build.write(folder)
    typer.echo(
        f"{folder}: {size / 1e6:.1f} MB. Serve it over https; phones keep it for offline use after the first visit."
    )
