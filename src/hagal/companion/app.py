"""The commands of the page: JSON in, JSON out. This is all that the phone's JavaScript knows of Python."""

from __future__ import annotations

import json
from typing import Any

from hagal.companion import figures, history, screen, transfer, wizard
from hagal.companion.session import Session
from hagal.companion.words import word
from hagal.kernel.errors import HagalError
from hagal.languages import LANGUAGES, fitting
from hagal.text import bundle

Json = dict[str, Any]

WORDS = (
    *("app", "undo", "redo", "menu", "close", "back", "next", "start", "figures", "history"),
    *(
        "language",
        "large-type",
        "theme",
        "theme-auto",
        "theme-light",
        "theme-dark",
        "new-game",
        "new-game-sure",
        "yes",
        "cancel",
    ),
    *(
        "carry",
        "carry-note",
        "file-save",
        "file-open",
        "code-copy",
        "code-copied",
        "code-paste",
        "code-read",
        "checklist",
        "checklist-done",
    ),
    *(
        "taken",
        "taken-note",
        "passed",
        "what-happened",
        "plus",
        "minus",
        "map",
        "score",
        "go-back-here",
        "update-ready",
    ),
    *(
        "update-now",
        "storage-failed",
        "search-nothing",
        "first-player",
        "alliance",
        "board",
        "welcome",
        "about",
        "strengths",
        "loading",
    ),
    *("failed", "reload", "other-tab"),
)
"""The page's own words: `companion-…` each."""


class App:
    """One game at a time, in one language."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.lang: str = LANGUAGES[0]

    def handle(self, text: str) -> str:
        """One command. What goes wrong is told in a sentence, and nothing has changed then."""
        given = json.loads(text)
        try:
            answer = getattr(self, f"do_{given['do']}")(given)
        except HagalError as error:
            answer = {"problem": word("problem", self.lang, why=str(error))}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    # Coming and going

    def do_open(self, given: Json) -> Json:
        """The page is there: with what it had stored, if anything."""
        answer = self.do_language(given)
        if given.get("stored"):
            try:
                self.session = transfer.read(given["stored"])
            except (HagalError, ValueError, KeyError, TypeError) as error:
                answer["problem"] = word("problem", self.lang, why=str(error))
        return {**answer, **self.shown()}

    def do_language(self, given: Json) -> Json:
        self.lang = fitting([str(given.get("lang", ""))]) or LANGUAGES[0]
        bundle(self.lang)
        words = {id: word(id, self.lang) for id in WORDS}
        return {"lang": self.lang, "words": words, "languages": LANGUAGES, **self.shown()}

    def shown(self) -> Json:
        """The whole screen, and what to keep on the device."""
        session = self.session
        if session is None:
            return {"screen": {"kind": "welcome"}, "save": None}
        kept = transfer.text(session)
        if not session.ready:
            return {"screen": {"kind": "checklist", **self.do_checklist({})}, "save": kept}
        return {"screen": {"kind": "table", **screen.screen(session, self.lang)}, "save": kept}

    def do_show(self, given: Json) -> Json:
        return self.shown()

    # A new game

    def do_wizard(self, given: Json) -> Json:
        """The pages that the answers so far lead to."""
        answers = given.get("answers") or wizard.usual()
        pages = wizard.pages(answers, self.lang)
        return {"pages": pages, "answers": answers, "complaint": wizard.complaint(answers, self.lang)}

    def do_begin(self, given: Json) -> Json:
        self.session = wizard.begin(given["answers"], given.get("seed"))
        return self.shown()

    def do_tick(self, given: Json) -> Json:
        session = self.now()
        session.ticks ^= {int(given["n"])}
        return self.shown()

    def do_ready(self, given: Json) -> Json:
        self.now().ready = True
        return self.shown()

    def do_checklist(self, given: Json) -> Json:
        session = self.now()
        return {"items": screen.setup_list(session, self.lang), "seats": screen.seat_list(session, self.lang)}

    def do_forget(self, given: Json) -> Json:
        self.session = None
        return self.shown()

    # Play

    def now(self) -> Session:
        if self.session is None:
            raise HagalError("there is no game yet")
        return self.session

    def do_tap(self, given: Json) -> Json:
        self.now().tap(given["key"])
        return self.shown()

    def do_taken(self, given: Json) -> Json:
        self.now().taken()
        return self.shown()

    def do_undo(self, given: Json) -> Json:
        self.now().undo(int(given.get("n", 1)))
        return self.shown()

    def do_redo(self, given: Json) -> Json:
        self.now().redo(int(given.get("n", 1)))
        return self.shown()

    def do_sheet(self, given: Json) -> Json:
        return figures.figures(self.now(), self.lang)

    def do_fix(self, given: Json) -> Json:
        """A correction, with the sheet as it is after it."""
        self.now().tap(given["key"])
        return {**self.shown(), "sheet": figures.figures(self.now(), self.lang)}

    def do_history(self, given: Json) -> Json:
        return {"history": history.history(self.now(), self.lang)}

    # To another device

    def do_export(self, given: Json) -> Json:
        session = self.now()
        return {"text": transfer.text(session), "code": transfer.code(session), "name": f"hagal-{session.taps}.txt"}

    def do_import(self, given: Json) -> Json:
        self.session = transfer.read(str(given["text"]))
        return self.shown()
