"""Strips of icons, hundreds of times on a page and made once."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from hagal.table.games.board.marks import ic
from hagal.table.games.dune.strips import Strip


@lru_cache(4096)
def strip(pieces: Strip) -> Markup:
    """Icons with their numbers, signs and words between them. Those who listen hear the words instead."""
    found = Markup("")
    for icon, n, tone in pieces:
        found += (
            Markup('<span class="amount">{}{}</span>').format(ic(icon), n)
            if icon
            else Markup('<i class="{}">{}</i>').format(tone, n)
        )
    return Markup('<span class="strip" aria-hidden="true">{}</span>').format(found)
