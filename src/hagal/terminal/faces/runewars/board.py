"""The table of Runewars in characters."""

from __future__ import annotations

import re

from rich.text import Text

from hagal.games.runewars.drawing import seen
from hagal.games.runewars.names import SEASONS, WINTER
from hagal.games.runewars.seen import AreaFacts
from hagal.kernel.step import Msg
from hagal.terminal.faces.runewars import battle
from hagal.terminal.faces.runewars.own import Own
from hagal.terminal.faces.runewars.pieces import Pieces
from hagal.terminal.faces.runewars.players import Players
from hagal.terminal.layout import Lines, Section, beside, cut, flow, fold
from hagal.terminal.seats import COLOURS, mark
from hagal.text import capital, name, phrase

CONTROLLED = re.compile(r"(?<![\w:])([1-4]):\d+(?: [Ss])?")
"""How the drawing says who controls an area."""
LIST, GAP = 30, 3
"""So wide at least are the armies beside the map, and so far from it."""
CARDS = ("together", "turn_start", "turn_end", "bonus", "fall_choice", "quest_turn", "quest_deed")
"""Questions about what one has in hand."""


class Board(Pieces):
    """Draws one view of Runewars."""

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen; what matters for the question asked holds out longest."""
        players, own, fight = Players(self), Own(self), battle.lines(self)
        drawn, armies = self.map(), self.armies(self.width)
        room = self.width - max((line.cell_len for line in drawn), default=0) - GAP
        wide = beside(drawn, self.armies(room), self.width - room - GAP, GAP) if room >= LIST else []
        return [
            Section([self.head(), self.head()[:1]], 100),
            Section([players.rows()], 90),
            Section([players.heroes(), []], 7),
            Section([[*(wide or drawn), *self.legend()], wide or drawn, drawn, []] if drawn else [[]], 30),
            Section([[] if wide else armies, []], 12),
            Section([fight, fight], 95),
            Section([own.told(), own.short(), own.brief()], 22 if asked in CARDS else 9),
        ]

    # The year

    def head(self) -> Lines:
        """Year and season with what comes next; then the season card, which says what holds."""
        view = self.view
        if view["season"] is None:
            return [Text(self.word("runewars-setup"), style="bold")]
        now = SEASONS.index(view["season"])
        words = [
            Text(self.word("runewars-year", n=view["round"], last=view["last_year"]), style="bold"),
            Text(capital(self.season(now)), style="bold cyan"),
        ]
        if not (now == WINTER and view["round"] == view["last_year"]) and not view["over"]:
            words.append(Text(self.word("runewars-then", season=self.season((now + 1) % len(SEASONS))), style="dim"))
        if view["active"] >= 0:
            turn = self.word("plain-turn", n=view["active"] + 1)
            words.append(Text.assemble(mark(view["active"], self.talk), " ", turn))
        return [*flow(Text(), words, self.width), *self.season_card()]

    def season_card(self) -> Lines:
        id = self.view["card"]
        if id is None:
            return []
        card = self.get("season", id)
        text = Text.assemble((f"{name(card, self.talk.lang)}: ", "bold"), (self.gist(card), "dim"))
        return fold(text, self.width, 3)

    # The map

    def map(self) -> Lines:
        """Areas that somebody controls have the colour of that seat, borders that stop figures their own."""
        found: Lines = []
        for line in seen(self.view, self.components):
            text = Text(line)
            for match in CONTROLLED.finditer(line):
                text.stylize(f"bold {COLOURS[int(match[1]) - 1]}", *match.span())
            text.highlight_regex("~+", "blue")
            text.highlight_regex("#+", "red")
            found.append(cut(text, self.width))
        return found

    def legend(self) -> Lines:
        return fold(Text(phrase(Msg("rw-drawing"), self.talk.lang), style="dim"), self.width)

    def armies(self, width: int) -> Lines:
        """Who stands where, player by player, then the neutral units."""
        found: Lines = []
        for seat in (*range(len(self.players)), -1):
            items = [self.army(area) for area in self.view["areas"] if self.stands(area, seat)]
            if items:
                head = self.label("runewars-neutral") if seat < 0 else Text.assemble(mark(seat, self.talk), " ")
                found += flow(head, items, width, indent=3)
        return found

    def stands(self, area: AreaFacts, seat: int) -> bool:
        return area["control"] == seat and bool(area["units"] or area["routed"])

    def army(self, area: AreaFacts) -> Text:
        """An area with its units; routed ones in brackets."""
        units = [f"{self.called('unit', id)} {n}" for id, n in area["units"].items()]
        units += [self.word("runewars-routed", unit=self.called("unit", id), n=n) for id, n in area["routed"].items()]
        return Text.assemble((self.called("area", area["id"]), "bold"), " ", ", ".join(units))
