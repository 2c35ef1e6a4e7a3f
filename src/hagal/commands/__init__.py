"""The commands of `hagal`, one module each.

A module offers `command`, a function with Typer annotations, and `kind`, if it is more than that (options.Titled).
"""

from __future__ import annotations

import importlib

import typer

NAMES = ("play", "serve", "companion", "terminal", "bench", "soak", "replay", "cards", "rules", "arena", "pack")


def install(app: typer.Typer) -> None:
    """Add every command to the application."""
    for name in NAMES:
        module = importlib.import_module(f"hagal.commands.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name, cls=getattr(module, "kind", None))(module.command)
