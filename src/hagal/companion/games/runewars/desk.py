"""The desk of Runewars: the ledger, and a pair of armies."""

from __future__ import annotations

from typing import Any

from hagal.companion import paper
from hagal.companion.desk import Desk, Json
from hagal.companion.games.runewars import HEAD, battle, fate, match, standing, wizard, year
from hagal.companion.games.runewars.ledger import Ledger
from hagal.companion.games.runewars.match import Match
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.components import Fate
from hagal.kernel.errors import HagalError

AT_ONCE, MORE = 0.06, 0.1
"""Seconds of battles for a first answer, and for each that follows: a tap in between is never kept waiting for long."""


class AtTheBoard(Desk):
    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.ledger: Ledger = Ledger()
        self.match: Match = Match()

    # What is kept

    def facts(self) -> dict[str, Any]:
        settings = self.ledger.settings
        return {
            "edition": settings.edition,
            "epic": settings.epic,
            "players": len(settings.factions),
            "factions": settings.factions,
            "names": settings.names,
            "acts": self.ledger.acts,
            "ahead": self.ledger.ahead,
            "match": match.facts(self.match),
        }

    def paper(self) -> str | None:
        facts = self.facts()
        return None if facts == AtTheBoard(self.lang).facts() else paper.write(HEAD, facts)

    def read(self, given: str) -> None:
        facts, _rest = paper.read(HEAD, paper.plain(given))
        ledger = wizard.begin(facts) if facts["players"] else Ledger()
        for act in facts["acts"]:
            ledger.write(str(act))
        ledger.ahead = [str(act) for act in facts["ahead"]]
        found = match.read(facts["match"])
        self.ledger, self.match = ledger, found

    # What is shown

    def screen(self) -> Json:
        ledger = self.ledger
        return {
            "kind": "runewars",
            "over": ledger.over,
            "battle": self.armies(),
            "fate": fate.screen(ledger, self.lang),
            "year": year.screen(ledger, self.lang),
            "standing": standing.screen(ledger, self.lang),
            "undo": len(ledger.acts),
            "redo": len(ledger.ahead),
        }

    def armies(self) -> Json:
        return battle.screen(self.match, len(self.ledger.state.fate), bool(self.ledger.settings.factions), self.lang)

    # The ledger

    def do_wizard(self, given: Json) -> Json:
        answers = given.get("answers") or wizard.usual()
        pages = wizard.pages(answers, self.lang)
        return {"pages": pages, "answers": answers, "complaint": wizard.complaint(answers, self.lang)}

    def do_begin(self, given: Json) -> Json:
        self.ledger = wizard.begin(given["answers"])
        self.match.adopt(self.ledger.settings.edition)
        return self.shown()

    def do_write(self, given: Json) -> Json:
        self.ledger.write(str(given["act"]))
        return self.changed()

    def do_undo(self, given: Json) -> Json:
        self.ledger.undo(int(given.get("n", 1)))
        return self.changed()

    def do_redo(self, given: Json) -> Json:
        self.ledger.redo(int(given.get("n", 1)))
        return self.changed()

    def changed(self) -> Json:
        """Battles with the cards that are left begin anew when these have changed."""
        if self.match.tracked:
            self.match.trial = None
        return self.shown()

    def do_history(self, given: Json) -> Json:
        return {"history": standing.history(self.ledger, self.lang)}

    # Battles

    def deck(self) -> list[Fate]:
        """The cards to draw from: those that are left, if they are asked for."""
        return self.ledger.left() if self.match.tracked else list(FATE)

    def do_army(self, given: Json) -> Json:
        """Something is set otherwise; a first answer comes with it."""
        what, value = str(given["what"]), given.get("value")
        if what == "edition":
            self.match.adopt(str(value))
        elif what == "tracked":
            self.match.tracked, self.match.trial = bool(value), None
        elif what == "swap":
            self.match.swap()
        else:
            self.match.set(int(given["side"]), what, value, int(given.get("slot", 0)))
        return {**self.odds(AT_ONCE), "battle": self.armies(), "save": self.paper()}

    def do_odds(self, given: Json) -> Json:
        """Some more battles between the same armies."""
        return self.odds(MORE)

    def odds(self, seconds: float) -> Json:
        if not self.match.ready:
            return {"odds": None}
        return {"odds": battle.odds(self.match.play(seconds, self.deck()), self.lang)}

    # To another device

    def do_export(self, given: Json) -> Json:
        text = self.paper()
        if text is None:
            raise HagalError("nothing has been written down yet")
        return {"text": text, "code": paper.code(text), "name": f"runewars-{len(self.ledger.acts)}.txt"}


DESK = AtTheBoard
