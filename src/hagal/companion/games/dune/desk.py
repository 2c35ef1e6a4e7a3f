"""The desk of House Hagal: one game at a time."""

from __future__ import annotations

from hagal.companion.desk import Desk, Json
from hagal.companion.games.dune import figures, history, screen, transfer, wizard
from hagal.companion.games.dune.session import Session
from hagal.kernel.errors import HagalError


class HouseHagal(Desk):
    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.session: Session | None = None

    def read(self, paper: str) -> None:
        self.session = transfer.read(paper)

    def paper(self) -> str | None:
        return None if self.session is None else transfer.text(self.session)

    def screen(self) -> Json:
        session = self.session
        if session is None:
            return {"kind": "new"}
        if not session.ready:
            return {"kind": "checklist", **self.do_checklist({})}
        return {"kind": "table", **screen.screen(session, self.lang)}

    def now(self) -> Session:
        if self.session is None:
            raise HagalError("there is no game yet")
        return self.session

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

    # Play

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

    def do_told(self, given: Json) -> Json:
        return screen.told(self.now(), given["ref"], self.lang)

    def do_fix(self, given: Json) -> Json:
        """A correction, with the sheet as it is after it."""
        self.now().tap(given["key"])
        return {**self.shown(), "sheet": figures.figures(self.now(), self.lang)}

    def do_history(self, given: Json) -> Json:
        return {"history": history.history(self.now(), self.lang)}

    # To another device

    def do_export(self, given: Json) -> Json:
        session = self.now()
        code = transfer.code(session)
        return {"text": transfer.text(session), "code": code, "name": f"hagal-{session.taps}.txt"}


DESK = HouseHagal
