"""The smallest pieces of a page, hundreds of times on it and made once: icons, and marks of seats."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

ICON = Markup('<svg class="{}" aria-hidden="true"><use href="#{}"/></svg>')


@lru_cache(512)
def ic(name: str, more: str = "") -> Markup:
    """A drawing of drawings.html: an icon by its name, an emblem or crest with its letter (`f-fremen`)."""
    return ICON.format(f"icon {more}".strip(), name if name[1] == "-" else f"i-{name}")


@lru_cache(16)
def mk(seat: int) -> Markup:
    """The shape of a seat in its colour."""
    return ICON.format(f"shape seat-{seat}", f"m-{seat}")
