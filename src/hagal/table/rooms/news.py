"""Tales: the news of a game as each viewer reads them, kept while they grow: nothing is put into words twice."""

from __future__ import annotations

from collections.abc import Sequence

from hagal.game import Game
from hagal.kernel.events import Event
from hagal.table.sight import News, told
from hagal.text import calling

Viewer = tuple[tuple[int, ...], str, tuple[str, ...]]
"""The seats looked through, the language, and the names by which players are called."""
MOST = 16
"""So many viewers' tales of one game are kept while it is played."""
FEW = 4
"""And of one that is only looked at: anybody may look through any seat, in any language."""

SPARE = 500
"""So many words may be kept for nothing before they are cleared away."""


class Tale:
    """What one viewer was told, and the events behind it."""

    __slots__ = ("events", "news")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.news: list[News] = []

    def shorten(self, events: Sequence[Event]) -> None:
        """Forget what is no longer so: after an undo or a reload the events are others."""
        known = self.events
        while known and (len(known) > len(events) or known[-1] is not events[len(known) - 1]):
            known.pop()
        while self.news and self.news[-1].number >= len(known):
            self.news.pop()


class Tales:
    """The tales of one game."""

    def __init__(self) -> None:
        self.told: dict[Viewer, Tale] = {}
        self.words: dict[News, News] = {}
        """Most of what viewers of one language read is the same: it is kept once, as long as a tale has it."""

    def untold(self, game: Game, seats: tuple[int, ...], lang: str, names: Sequence[str]) -> int:
        """How many events are still to be put into words for a viewer; about, if some were taken back."""
        tale = self.told.get((seats, lang, tuple(names)))
        return max(0, len(game.log.events) - (len(tale.events) if tale else 0))

    def news(
        self,
        game: Game,
        seats: tuple[int, ...],
        lang: str,
        names: Sequence[str],
        since: int = 0,
        most: int = MOST,
    ) -> tuple[News, ...]:
        """What happened since, for a viewer; `most`: so many viewers' tales are kept."""
        viewer = (seats, lang, tuple(names))
        tale = self.told.pop(viewer, None) or Tale()
        self.told[viewer] = tale  # the youngest stands last
        while len(self.told) > most:
            del self.told[next(iter(self.told))]
        events = game.log.events
        tale.shorten(events)
        with calling(names):
            fresh = told(game, seats, lang, len(tale.events))
        tale.news += [self.words.setdefault(item, item) for item in fresh]
        tale.events += events[len(tale.events) :]
        self._clear()
        return tuple(tale.news if not since else [item for item in tale.news if item.number >= since])

    def _clear(self) -> None:
        """Forget words that no tale has any more: names change, and games are gone back in."""
        kept = sum(len(tale.news) for tale in self.told.values())
        if len(self.words) > 2 * kept + SPARE:
            self.words = {item: item for tale in self.told.values() for item in tale.news}
