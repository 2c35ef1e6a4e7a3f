"""Templates in tests fail at what is not there; at a table it is a gap on the page, and a line in the log."""

from __future__ import annotations

from jinja2 import StrictUndefined

from hagal.table.pages.html import env


def strict() -> None:
    """From now on, in this process (docs/decisions/017)."""
    env.undefined = StrictUndefined
