"""A table in characters, whatever a view holds."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from hagal.kernel.term import Component
from hagal.telling.things import facts, lines
from hagal.telling.view import Drawn, Reader
from hagal.terminal import board
from hagal.terminal.console import Talk
from hagal.terminal.layout import Lines, Section, columns, flow
from hagal.terminal.seats import mark
from hagal.text import capital


class Board(board.Board):
    """Draws one view of any title."""

    def __init__(
        self, title: str, view: Mapping[str, Any], components: Mapping[str, Component], seat: int, talk: Talk
    ) -> None:
        super().__init__(view, components, seat, talk)
        self.reader: Reader = Reader(title, components, talk.lang, self.player)
        self.players: list[dict[str, Any]] = view.get("players", [])

    def sections(self, asked: str = "") -> list[Section]:
        shared = self.reader.block(self.view)
        own = self.reader.block(self.players[self.seat]) if 0 <= self.seat < len(self.players) else None
        return [
            Section([self.head()], 100),
            Section([self.seats()], 20),
            Section([self.block(shared, whole=True), self.block(shared), []], 8),
            Section([self.block(own, whole=True), self.block(own), self.brief(own)] if own else [[]], 10),
        ]

    def player(self, seat: int) -> str:
        """The sign of a seat."""
        return mark(seat, self.talk).plain

    def head(self) -> Lines:
        """The round, and whose turn it is."""
        number, active = self.view.get("round"), self.view.get("active", -1)
        words = [Text(self.word("plain-round", n=number), style="bold")] if isinstance(number, int) and number else []
        if isinstance(active, int) and active >= 0:
            words.append(Text.assemble(mark(active, self.talk), " ", self.word("plain-turn", n=active + 1)))
        return [Text("  ").join(words)] if words else []

    def seats(self) -> Lines:
        """What everybody may know of each player but oneself, whose things stand below."""
        found: Lines = []
        for player in self.players:
            seat = player.get("seat", self.players.index(player))
            items = (
                [Text(self.word("plain-you"), style="dim")]
                if seat == self.seat
                else self.items(self.reader.block(player))
            )
            found += flow(Text.assemble(mark(seat, self.talk), " "), items, self.width, indent=3)
        return found

    def brief(self, block: Drawn) -> Lines:
        """As short as it gets: all runs on."""
        inner = [self.named(one["name"], Text(", ").join(self.figures(one))) for one in block["blocks"]]
        return flow(Text(), [*self.items(block), *inner], self.width)

    def items(self, block: Drawn) -> list[Text]:
        zones = [self.named(zone["name"], self.cards(zone["cards"])) for zone in block["zones"] if zone["cards"]]
        return [*self.figures(block), *zones]

    def figures(self, block: Drawn) -> list[Text]:
        return [self.named(figure["name"], self.value(figure)) for figure in block["figures"]]

    def named(self, name: str, value: Text) -> Text:
        return Text.assemble((f"{name} ", "dim"), value) if value.plain else Text(name)

    def value(self, figure: Drawn) -> Text:
        return Text(str(figure["value"])) if figure["about"] is None else self.title(figure["about"])

    def cards(self, cards: list[Component | None]) -> Text:
        """In their order; equal cards side by side once with their number, and unknown ones counted."""
        runs = [(card, len(list(run))) for card, run in groupby(cards)]
        return Text(", ").join([self.card(card, n) for card, n in runs])

    def card(self, card: Component | None, n: int) -> Text:
        if card is None:
            return Text(self.word("plain-hidden", n=n), style="dim")
        return Text.assemble(self.title(card), f" x{n}" if n > 1 else "")

    def block(self, block: Drawn, whole: bool = False) -> Lines:
        """Figures on a line (how many rows a table has among them), a line for each zone, blocks below; `whole`: with
        zones that are empty, what the cards of each zone do, and the tables themselves."""
        if whole:
            counted = [self.named(zone["name"], Text("0")) for zone in block["zones"] if not zone["cards"]]
        else:
            counted = [self.named(table["name"], Text(str(len(table["rows"])))) for table in block["tables"]]
        figures = [*self.figures(block), *counted]
        found = flow(Text(), figures, self.width) if figures else []
        for zone in block["zones"]:
            if zone["cards"]:
                head = Text(f"{capital(zone['name'])} ", style="bold")
                found += flow(head, [self.cards(zone["cards"])], self.width, indent=2)
                found += self.explained(zone["cards"]) if whole else []
        for inner in block["blocks"]:
            found += self.inner(inner)
        for table in block["tables"] if whole else ():
            found += self.table(table)
        return found

    def inner(self, block: Drawn) -> Lines:
        """A block within one: figures alone behind its name, else below it."""
        head = Text(f"{capital(block['name'])} ", style="bold")
        if not block["zones"] and not block["blocks"] and not block["tables"]:
            return flow(head, self.figures(block), self.width, indent=2)
        return [head, *(Text.assemble("  ", line) for line in self.block(block))]

    def table(self, table: Drawn) -> Lines:
        """A line for each object, in columns if there is room for them."""
        head = Text(capital(table["name"]), style="bold")
        names = [Text(capital(name), style="dim") for name in table["columns"]]
        rows = [[self.cell(cell) for cell in row] for row in table["rows"]]
        lines = columns([names, *rows], [False] * len(names), gap=2)
        if all(line.cell_len <= self.width for line in lines):
            return [head, *lines]
        return [head, *(line for row in rows for line in self.row(table["columns"], row))]

    def row(self, names: list[str], cells: list[Text]) -> Lines:
        told = [self.named(name, cell) for name, cell in zip(names[1:], cells[1:], strict=True) if cell.plain]
        return flow(Text.assemble((cells[0].plain, "bold"), " "), told, self.width, indent=2)

    def cell(self, items: list[Drawn]) -> Text:
        return Text(", ").join([self.item(item) for item in items])

    def item(self, item: Drawn) -> Text:
        if item["hidden"]:
            return self.card(None, item["n"])
        about, n = item["about"], "" if item["n"] is None else f" {item['n']}"
        if about is None:
            return Text(item["text"] + n)
        return Text.assemble(self.title(about), n, f" ({item['text']})" if item["text"] else "")

    def explained(self, cards: list[Component | None]) -> Lines:
        known = dict.fromkeys(card for card in cards if card is not None and self.gist(card))
        return [self.told(self.title(card), card) for card in known]

    def gist(self, component: Component) -> str:
        told = [f"{fact} {value}" for fact, value in facts(component, self.talk.lang)]
        return ". ".join([*told, *lines(component, self.talk.lang)])

    def called(self, seat: int) -> Text:
        return Text.assemble(mark(seat, self.talk), " ", self.word("player", n=seat + 1))
