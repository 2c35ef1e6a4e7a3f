"""Ferry at the table: for these tests `hagal.new("tiny")` plays it, and it has its few sentences."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hagal import games, text
from hagal.kernel.title import Title
from tests.kernel.tiny import TITLE

SENTENCES = """
tiny-your-turn = Your turn, with { $coins } coins.
tiny-bid = Bid { $coins }
tiny-cellar-full = Your cellar is full.
tiny-not-in-hand = You hold no { $card }.
event-auction = The start goes for { $coins }.
event-took = Taken: { $card }.
event-sold = Sold: { $card }.
event-gave = Given: { $card }.
event-stowed = Stowed: { $card }.
"""


@pytest.fixture(scope="module", autouse=True)
def _ferry() -> Iterator[None]:
    """For the modules of this folder only: tests elsewhere meet the games and sentences as they are."""
    real_title, real_bundle = games.title, text.bundle

    def title(name: str) -> Title:
        return TITLE if name == TITLE.name else real_title(name)

    def bundle(lang: str) -> FluentBundle:
        found = real_bundle(lang)
        if lang == "en" and not found.has_message("tiny-bid"):
            found.add_resource(FluentResource(SENTENCES))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "title", title)
        patch.setattr(text, "bundle", bundle)
        yield
    real_bundle.cache_clear()
