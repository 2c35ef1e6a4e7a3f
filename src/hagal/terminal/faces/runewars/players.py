"""The players of Runewars: a line for each, and where their heroes are."""

from __future__ import annotations

from rich.text import Text

from hagal.games.runewars.names import ORDERS, RESOURCES
from hagal.games.runewars.seen import HeroFacts, RunewarsPlayerFacts
from hagal.kernel.step import Msg
from hagal.terminal.faces.runewars.pieces import Pieces
from hagal.terminal.layout import Lines, columns, cut, flow
from hagal.terminal.seats import mark
from hagal.text import phrase

FIGURES = ("influence", *RESOURCES, "runes", "areas", "strongholds", "tactics", "quests", "orders")


class Players:
    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def rows(self) -> Lines:
        """A column for each figure; what else there is to a player runs on behind."""
        board = self.board
        heads = [Text(board.word(f"runewars-column-{what}"), style="dim") for what in FIGURES]
        rows = [[Text(), Text(), *heads, Text()]]
        for p in board.players:
            rows.append([mark(p["seat"], board.talk), self.who(p), *self.figures(p), self.flags(p)])
        right = [False, False, *([True] * (len(FIGURES) - 1)), False, False]
        return [cut(line, board.width) for line in columns(rows, right, gap=1, widest=22)]

    def who(self, p: RunewarsPlayerFacts) -> Text:
        board = self.board
        called = (
            board.word("player", n=p["seat"] + 1) if p["faction"] is None else board.called("faction", p["faction"])
        )
        return Text(called, style="strike" if p["out"] else "bold" if p["seat"] == board.seat else "")

    def figures(self, p: RunewarsPlayerFacts) -> list[Text]:
        """Influence, dials, dragon runes as far as known, areas, strongholds, cards, orders of the year."""
        areas = self.board.view["areas"]
        plain = [str(p["influence"]), *[str(p["dials"][id]) for id in RESOURCES], self.runes(p["seat"])]
        plain += [str(sum(area["control"] == p["seat"] for area in areas)), self.strongholds(p["seat"])]
        plain += [str(len(p["tactics"]) + len(p["fresh"])), str(len(p["quests"]))]
        return [*(Text(text) for text in plain), self.orders(p)]

    def runes(self, seat: int) -> str:
        """Dragon runes that the viewer knows of; `2+1?` if one token more is unknown."""
        there = [area for area in self.board.view["areas"] if area["control"] == seat and area["rune_here"]]
        dragons, hidden = sum(a["rune"] == "dragon" for a in there), sum(a["rune"] is None for a in there)
        return f"{dragons}+{hidden}?" if hidden else str(dragons)

    def strongholds(self, seat: int) -> str:
        """`2-1`: two, one of them damaged."""
        found = [area["damaged"] for area in self.board.view["areas"] if area["stronghold"] == seat]
        return f"{len(found)}-{sum(found)}" if any(found) else str(len(found))

    def orders(self, p: RunewarsPlayerFacts) -> Text:
        """The numbers of the orders of this year; those with supremacy stand out and have a star."""
        text, highest = Text(), 0
        for number in [ORDERS.index(id) for id in p["played"]]:
            supreme = number > highest
            highest = max(number, highest)
            text.append(f"{number}*" if supreme else str(number), style="bold yellow" if supreme else "")
            text.append(" ")
        text.rstrip()
        return text

    def flags(self, p: RunewarsPlayerFacts) -> Text:
        board, view = self.board, self.board.view
        found = [board.called("title", one["title"]) for one in view["titles"] if one["owner"] == p["seat"]]
        if view["first"] == p["seat"]:
            found.insert(0, board.word("runewars-first"))
        if p["marker"] is not None:
            season = phrase(Msg(f"rw-{p['marker']}"), board.talk.lang)
            found.insert(0, board.word("runewars-claims", season=season))
        if p["out"]:
            found.insert(0, board.word("runewars-out"))
        return Text(", ".join(found), style="dim")

    def heroes(self) -> Lines:
        """The heroes of each player: where they are, and how they fare."""
        board = self.board
        found: Lines = []
        for p in board.players:
            if p["heroes"] and p["seat"] != board.seat:
                head = Text.assemble(mark(p["seat"], board.talk), " ")
                found += flow(head, [self.hero(one) for one in p["heroes"]], board.width, indent=3)
        return found

    def hero(self, one: HeroFacts) -> Text:
        board = self.board
        state = [] if one["area"] is None else [board.called("area", one["area"])]
        if one["damage"]:
            state.append(board.word("runewars-damage", n=one["damage"]))
        if one["routed"]:
            state.append(board.word("runewars-is-routed"))
        if one["rewards"]:
            state.append(board.word("runewars-rewards", n=len(one["rewards"])))
        return Text.assemble(board.called("hero", one["hero"]), (f" ({', '.join(state)})" if state else "", "dim"))
