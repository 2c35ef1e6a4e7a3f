"""The smallest pieces of the page, hundreds of times on it and made once: icons, marks of seats, strips of icons."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from hagal.table.faces.dune.strips import Strip

ICON = Markup('<svg class="{}" aria-hidden="true"><use href="#{}"/></svg>')


@lru_cache(512)
def ic(name: str, more: str = "") -> Markup:
    """A drawing of drawings.html: an icon by its name, an emblem or crest with its letter (`f-fremen`)."""
    return ICON.format(f"ic {more}".strip(), name if name[1] == "-" else f"i-{name}")


@lru_cache(16)
def mk(seat: int) -> Markup:
    """The shape of a seat in its colour."""
    return ICON.format(f"mk seat-{seat}", f"m-{seat}")


@lru_cache(4096)
def strip(pieces: Strip) -> Markup:
    """Icons with their numbers, signs and words between them. Those who listen hear the words instead."""
    found = Markup("")
    for icon, n, tone in pieces:
        found += (
            Markup('<span class="pc">{}{}</span>').format(ic(icon), n)
            if icon
            else Markup('<i class="{}">{}</i>').format(tone, n)
        )
    return Markup('<span class="strip" aria-hidden="true">{}</span>').format(found)
