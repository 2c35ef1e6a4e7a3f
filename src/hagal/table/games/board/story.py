"""What happened, as a list: what one seat did and what came of it stand in one item, as `hagal.telling` has it.

A story only grows, so items are made once: what a viewer was told is kept, and the next page goes on from there.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.games.board.words import capital
from hagal.table.sight import News
from hagal.telling import Item, Items, Telling, telling, without_name

ITEMS = 40
"""So many are shown at most."""
RUN = 8
"""So many old ones are drawn together."""
LATEST, STRIDE = 160, 80
"""They are made of at least so many of the latest news; where those begin moves on by so many at a time, so that the
same runs come of it for a while."""
MOST = 3 * LATEST
"""With more news behind it a story is made anew from the latest."""
MAX_KEPT = 512
"""So many stories are kept, those looked at last: about 40 KB each."""

Drawn = dict[str, Any]
Names = tuple[tuple[str, str], ...]
"""How sentences call each seat, and how the board does."""
Reader = tuple[str, str, str, int, Names]
"""The title, the game, the language, the seat and the names."""


def story(look: Look) -> Drawn:
    """The latest items, the oldest first: whole runs of old ones, then the others. Each item has the number of its last
    news, so that a page knows what is new."""
    sight = look.sight
    names = tuple((chair.name, look.name(chair.seat)) for chair in sight.chairs)
    reader = (sight.title, sight.id, sight.lang, sight.seat, names)
    told = STORIES.take(reader)
    if told is None or not told.goes_on(sight.news):
        told = Told(sight.title, names, sight.news)
    told.hear(sight.news)
    STORIES.keep(reader, told)
    return told.drawn()


class Told:
    """What one reader was told so far. It is made of news and names alone, whoever reads it."""

    def __init__(self, title: str, names: Names, news: tuple[News, ...]) -> None:
        self.names: Names = names
        self.since: int = max(0, len(news) - LATEST) // STRIDE * STRIDE
        """The place of the first news in it."""
        self.news: tuple[News, ...] = ()
        self.items: Items[News] = Items(telling(title), same)
        self.way: Telling = telling(title)
        self.done: list[Drawn] = []
        """The items to which nothing can be added any more."""

    def goes_on(self, news: tuple[News, ...]) -> bool:
        """Are these the news that it is made of, and perhaps more? They are not after an undo."""
        return len(self.news) <= MOST and news[self.since : self.since + len(self.news)] == self.news

    def hear(self, news: tuple[News, ...]) -> None:
        for one in news[self.since + len(self.news) :]:
            self.items.add(one)
        self.news = news[self.since :]
        for item in self.items.found[len(self.done) : -1]:
            self.done.append(self.item(item))

    def drawn(self) -> Drawn:
        found = [*self.done, *(self.item(item) for item in self.items.all[len(self.done) :])]
        first = -(-max(0, len(found) - ITEMS) // RUN) * RUN
        whole = len(self.done) // RUN * RUN
        return {"runs": [found[k : k + RUN] for k in range(first, whole, RUN)], "latest": found[max(first, whole) :]}

    def item(self, item: Item[News]) -> Drawn:
        """An item is headed by the name of its seat if its first sentence begins with that, which then goes on."""
        names = () if item.chapter else self.names_of(item.seat)
        first = item.told[0].text if item.told else ""
        named = without_name(first, names) != first
        sentences = counted([self.sentence(news, names if named else (), news in item.minor) for news in item.all])
        for said in sentences[0 if item.minor or not named else 1 :]:
            said["text"] = capital(said["text"])
        return {
            "seat": item.seat,
            "name": headed(first, names) if named else "",
            "chapter": item.chapter,
            "number": item.told[-1].number if item.told else 0,
            "sentences": sentences,
        }

    def names_of(self, seat: int) -> tuple[str, ...]:
        """How sentences call a seat; last, how the board does."""
        return self.names[seat] if 0 <= seat < len(self.names) else ()

    def sentence(self, news: News, names: tuple[str, ...], minor: bool) -> Drawn:
        """`at`, `told`: where and how a scene shows it (static/beats.js)."""
        kind = self.way.event(news.kind)
        return {
            "number": news.number,
            "text": without_name(news.text, names),
            "rules": news.rules,
            "refs": news.refs,
            "zoom": next((ref for ref in news.refs if ref.partition(":")[0] not in self.way.undrawn), ""),
            "minor": minor,
            "runs": kind.runs,
            "times": 1,
            "sound": self.way.sounds.get(news.kind, ""),
            "at": kind.at,
            "told": "befalls" if kind.befalls else "brings" if kind.brings else "",
        }


def headed(text: str, names: tuple[str, ...]) -> str:
    """The name over what a seat did; with a colon if the sentence has one: no verb follows it then."""
    said = without_name(text, names)
    return f"{names[-1]}:" if text.removesuffix(said).rstrip().endswith(":") else names[-1]


def same(one: News, other: News) -> bool:
    return (one.kind, one.seat, one.text) == (other.kind, other.seat, other.text)


def counted(sentences: list[Drawn]) -> list[Drawn]:
    """The same sentence several times in a row is one, with its number; it is as new as the last of them."""
    found: list[Drawn] = []
    for said in sentences:
        if found and found[-1]["runs"] and found[-1]["text"] == said["text"]:
            found[-1] = {**said, "times": found[-1]["times"] + 1}
        else:
            found.append(said)
    return found


class Stories:
    """The stories of the readers who looked last. One that is taken out is nobody else's until it is kept again."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Reader, Told] = OrderedDict()
        self.lock = threading.Lock()

    def take(self, reader: Reader) -> Told | None:
        with self.lock:
            return self.kept.pop(reader, None)

    def keep(self, reader: Reader, told: Told) -> None:
        with self.lock:
            self.kept[reader] = told
            while len(self.kept) > MAX_KEPT:
                self.kept.popitem(last=False)


STORIES = Stories()
