"""The commands of the page: JSON in, JSON out. This is all that the phone's JavaScript knows of Python.

What every title has is here: coming and going, the language, the choice of a title. All else goes to its desk.
"""

from __future__ import annotations

import importlib
import json

from hagal import rulebook
from hagal.companion import games, paper
from hagal.companion.desk import Desk, Json
from hagal.companion.words import word
from hagal.kernel.errors import HagalError, RecordError
from hagal.languages import LANGUAGES, fitting
from hagal.text import bundle

WORDS = (
    *("app", "undo", "redo", "menu", "close", "back", "next", "start", "language", "large-type", "theme"),
    *("theme-auto", "theme-light", "theme-dark", "new-game", "new-game-sure", "yes", "cancel", "carry", "carry-note"),
    *("file-save", "file-open", "code-copy", "code-copied", "code-paste", "code-read", "plus", "minus", "update-ready"),
    *("update-now", "storage-failed", "welcome", "about", "loading", "failed", "reload", "other-tab", "games"),
    *("history", "go-back-here", "rule", "rule-none", "readings"),
)
"""The page's own words for all titles: `companion-…` each."""


class App:
    """One title at a time, in one language."""

    def __init__(self) -> None:
        self.title: str | None = None
        self.desk: Desk | None = None
        self.lang: str = LANGUAGES[0]

    def handle(self, text: str) -> str:
        """One command. What goes wrong is told in a sentence, and nothing has changed then."""
        given = json.loads(text)
        try:
            answer = self.answer(given)
        except games.NotHere as missing:
            answer = {"need": str(missing)}  # the page fetches it and asks again
        except HagalError as error:
            answer = {"problem": word("problem", self.lang, why=str(error))}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def answer(self, given: Json) -> Json:
        command = f"do_{given['do']}"
        found = getattr(self, command, None) or getattr(self.desk, command, None)
        if found is None:
            raise HagalError("there is no game yet")
        answer: Json = found(given)
        return {**answer, "title": self.title} if "save" in answer else answer

    def arrived(self) -> None:
        """The code of a title has come: its modules and sentences can be found from now on."""
        importlib.invalidate_caches()
        bundle.cache_clear()
        rulebook.refresh()

    # Coming and going

    def do_open(self, given: Json) -> Json:
        """The page is there: with the title that was open, and what it had stored, if anything."""
        self.speak(given)
        stored = given.get("stored")
        title = given.get("title") or (games.titled(stored) if stored else None)
        problem = {}
        if title in games.NAMES:
            try:
                self.sit_down(title, stored)
            except (HagalError, ValueError, KeyError, TypeError) as error:
                problem = {"problem": word("problem", self.lang, why=str(error))}
                self.sit_down(title, None)
        return {"lang": self.lang, **self.shown(), **problem}

    def do_language(self, given: Json) -> Json:
        self.speak(given)
        return {"lang": self.lang, **self.shown()}

    def speak(self, given: Json) -> None:
        self.lang = fitting([str(given.get("lang", ""))]) or LANGUAGES[0]
        if self.desk is not None:
            self.desk.lang = self.lang

    def shown(self) -> Json:
        """The desk's screen, or the choice of a title."""
        if self.desk is None:
            return {"screen": {"kind": "welcome", "games": [self.card(name) for name in games.NAMES]}, "title": None}
        return {**self.desk.shown(), "title": self.title}

    def card(self, title: str) -> Json:
        return {"id": title, "name": word(f"game-{title}", self.lang), "note": word(f"game-{title}-note", self.lang)}

    def do_rule(self, given: Json) -> Json:
        """Rules by the numbers in a text: what each says, line by line, and how open questions about it are read."""
        wished = rulebook.numbers(str(given["numbers"]))
        return {"rules": [self.told(one) for number in wished if (one := rulebook.rule(number, self.lang))]}

    def told(self, one: rulebook.Rule) -> Json:
        readings = rulebook.readings(one.number, self.lang)
        return {
            "number": one.number,
            "book": rulebook.books(self.lang)[one.book].name,
            "lang": one.lang,
            "lines": [line for line in one.text.split("\n") if not line.startswith("|--")],
            "readings": [{"question": r.question, "told": r.told.replace("`", ""), "lang": r.lang} for r in readings],
        }

    # The title

    def sit_down(self, title: str, stored: str | None) -> None:
        desk: Desk = games.desk_of(title)(self.lang)
        if stored:
            desk.read(stored)
        self.title, self.desk = title, desk

    def do_choose(self, given: Json) -> Json:
        """A title from the list, with what the device keeps of it."""
        if given["title"] not in games.NAMES:
            raise HagalError(f"the companion knows no game {given['title']!r}")
        self.sit_down(given["title"], given.get("stored"))
        return self.shown()

    def do_leave(self, given: Json) -> Json:
        """Back to the list; what was written stays on the device."""
        self.title, self.desk = None, None
        return self.shown()

    def do_titled(self, given: Json) -> Json:
        """Whose paper or code this is."""
        return {"of": games.titled(paper.plain(str(given["text"])))}

    def do_import(self, given: Json) -> Json:
        """A game from another device, of whatever title."""
        text = paper.plain(str(given["text"]))
        title = games.titled(text)
        if title is None:
            raise RecordError("this is neither a file nor a code of the companion")
        self.sit_down(title, text)
        return self.shown()
