"""The table of Dune: Imperium in characters."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from hagal.games.dune.components import Board as Spaces
from hagal.games.dune.components import Card, Conflict, Intrigue, Space
from hagal.games.dune.names import FACTIONS, ICONS, INTRIGUE_TYPES
from hagal.games.dune.rivals import spending
from hagal.games.dune.rivals.leaders import Rival
from hagal.kernel.term import Component
from hagal.terminal import board
from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.gist import gist, texts
from hagal.terminal.layout import Lines, Section, beside, columns, cut, flow, pad
from hagal.terminal.seats import mark
from hagal.text import name

WIDE = 100
LEVELS = ("", "I", "II", "III")
NAME_WIDTH = 16
SPACIOUS = ("turn", "silence", "recall_agent", "origin")
"""Questions about spaces."""
TECHNICAL = ("acquire_tech", "negotiate", "freighter_move", "shipping_rewards")
"""Questions about Ix."""
PRICES = {"spice": spending.SPICE, "solari": spending.SOLARI, "water": spending.WATER}
"""What a rival turns into a point."""


class Board(board.Board):
    """Draws one view of Dune."""

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen; what matters for the question asked holds out longest."""
        market = asked in ("reveal_menu", "where_to", "acquire_up_to", "set_aside")
        return [
            Section([self.head()], 100),
            Section([self.players()], 100),
            Section([self.spaces_told(), self.spaces(), self.spaces_in_use(), []], 12 if asked in SPACIOUS else 2),
            Section([self.market_told(), self.market(), []], 13 if market else 4),
            Section([ix.told(self), ix.short(self), []], 14 if asked in TECHNICAL else 6),
            Section([self.hagal(), []], 1),
            Section([self.own_told(), self.own()], 8),
        ]

    # Small pieces

    def gist(self, component: Component) -> str:
        return gist(component, self.talk.lang)

    def cost(self, space: Space) -> str:
        parts = [
            self.word(f"short-{what}", n=n)
            for what, n in (("spice", space.spice), ("solari", space.solari), ("water", space.water))
            if n
        ]
        return "+".join(parts)

    def icons(self, icons: int) -> str:
        return "/".join(self.word(f"icon-{_dash(icon)}") for k, icon in enumerate(ICONS) if icons >> k & 1)

    def leads(self, card: Card) -> Text:
        """Where a card can send an Agent."""
        shown = self.word("icon-any") if card.anywhere else self.icons(card.icons)
        return Text(f" [{shown}]" if shown else "", style="cyan")

    # Round and Conflict

    def head(self) -> Lines:
        view = self.view
        line = Text(self.word("round", n=view["round"]), style="bold reverse")
        line.append("  ")
        if view["conflict"] is None:
            return [line]
        conflict: Conflict = self.get("conflict", view["conflict"])
        line.append(
            self.word("conflict", name=name(conflict, self.talk.lang), level=LEVELS[conflict.level]), style="bold"
        )
        line.append(f"  {self.word('conflicts-left', n=view['conflicts_left'])}", style="dim")
        if "rivals" in view:
            line.append(f"  {self.word('hagal-deck', n=view['rivals']['deck'])}", style="dim")
        rewards = [Text(text) for text in texts(conflict, self.talk.lang)]
        rows = flow(Text("  "), rewards, self.width)
        fighters = self.fighters()
        if fighters:
            rows += flow(Text("  "), fighters, self.width, between="   ")
        return [cut(line, self.width), *rows]

    def fighters(self) -> list[Text]:
        """Who is in the Conflict, the strongest first."""
        order = sorted(self.view["players"], key=lambda p: -p["strength"])
        return [
            Text.assemble(mark(p["seat"], self.talk), " ", self.fighter(p))
            for p in order
            if p["conflict"] or p["strength"]
        ]

    def fighter(self, p: dict[str, Any]) -> str:
        figures = {"troops": p["conflict"], "strength": p["strength"]}
        ships = ix.ships(self, p["seat"])
        return self.word("fighter-ships", ships=ships, **figures) if ships else self.word("fighter", **figures)

    # Players

    def players(self) -> Lines:
        wide = self.width > WIDE
        ids = ["vp", "spice", "solari", "water", "garrison", "agents", *(f"icon-{_dash(f)}" for f in FACTIONS)]
        heads = [self.word(f"column-{id}" if not id.startswith("icon") else id) for id in ids]
        cards = ["hand", "deck", "discard", "intrigue"]
        heads += [self.word(f"column-{id}{'' if wide else '-short'}") for id in cards]
        rows = [[Text("  "), Text(""), *(Text(head, style="dim") for head in heads), Text("")]]
        rows += [self.player(p, wide) for p in self.view["players"]]
        right = [False, False, *([True] * len(heads)), False]
        return [cut(line, self.width) for line in columns(rows, right, widest=32 if wide else NAME_WIDTH)]

    def player(self, p: dict[str, Any], wide: bool) -> list[Text]:
        seat = p["seat"]
        active = self.view["active"] == seat
        called = self.word("player", n=seat + 1)
        if p["leader"] is not None:
            called = self.leader_name(p["leader"], wide, p["rival"])
        if seat == self.seat:
            called = self.word("you", name=called)
        elif self.scores(p) and p["rival"]:
            called = self.word("rival" if wide else "rival-short", name=called)
        cells = [mark(seat, self.talk), Text(called, style="bold" if active else "")]
        cells += [Text(str(p["vp"]), style="bold") if self.scores(p) else self.none()]
        cells += [self.stock(p, what, p[what]) for what in PRICES]
        cells += [Text(str(p[what])) for what in ("garrison", "agents")]
        for faction in FACTIONS:
            ally = self.view["alliances"][faction] == seat
            cells.append(Text(f"{p['influence'][faction]}{'*' if ally else ''}", style="bold" if ally else ""))
        piles = (len(p["hand"]), p["deck"], len(p["discard"]))
        cells += [self.none() if p["rival"] else Text(str(n)) for n in piles]
        cells.append(self.stock(p, "intrigue", len(p["intrigue"])))
        cells.append(Text(" ".join(self.flags(p, wide)), style="italic"))
        return cells

    def none(self) -> Text:
        """For what a player does not have by the rules."""
        return Text("-", style="dim")

    def scores(self, p: dict[str, Any]) -> bool:
        """House Hagal as the third of two players gathers nothing and scores nothing."""
        return not p["rival"] or bool(self.get("rival", p["leader"]).scores)

    def stock(self, p: dict[str, Any], what: str, n: int) -> Text:
        """What somebody has of something; a rival's beside what it needs for a point."""
        if not p["rival"]:
            return Text(str(n))
        if not self.scores(p):
            return self.none()
        return Text.assemble(str(n), (f"/{PRICES.get(what, spending.INTRIGUE)}", "dim"))

    def leader_name(self, id: str, wide: bool, rival: bool = False) -> str:
        """A leader's whole name where there is room, otherwise without titles."""
        leader = self.get(Rival.kind if rival else "leader", id)
        full = name(leader, self.talk.lang)
        full = full[:1].upper() + full[1:]
        if wide:
            return full
        short = f"leader-{_dash(id)}"
        return self.word(short) if self.talk.has(short) else full

    def flags(self, p: dict[str, Any], wide: bool) -> list[str]:
        size = "" if wide else "-short"
        seat = p["seat"]
        found = []
        if self.view["first"] == seat:
            found.append(self.word(f"flag-first{size}"))
        if p["council"]:
            found.append(self.word(f"flag-council{size}"))
        if p["swordmaster"]:
            found.append(self.word(f"flag-swordmaster{size}"))
        if seat in (self.view["mentat"], self.view["mentat_next"]):
            found.append(self.word(f"flag-mentat{size}"))
        if p["revealed"]:
            found.append(self.word(f"flag-revealed{size}"))
        return found

    # Spaces

    def by_icon(self) -> list[tuple[str, list[Space]]]:
        spaces = [c for c in self.components.values() if isinstance(c, Space)]
        return [(icon, [space for space in spaces if space.icon == 1 << k]) for k, icon in enumerate(ICONS)]

    def space(self, space: Space) -> Text:
        """Name, cost, bonus spice, who stands there, who controls it."""
        taken = self.view["agents"].get(space.id, [])
        text = Text(name(space, self.talk.lang), style="dim" if taken else "")
        if space.combat:
            text.append("+" if self.talk.ascii else "†", style="dim")
        cost = self.cost(space)
        if cost:
            text.append(f" {cost}", style="yellow")
        bonus = self.view["bonus_spice"].get(space.id, 0)
        if bonus:
            text.append(f" {self.word('bonus', n=bonus)}", style="bold green")
        holder = self.view["control"].get(space.id, -1)
        if holder >= 0:
            text.append(" ^" if self.talk.ascii else " ⚑")
            text.append_text(mark(holder, self.talk))
        captain = ix.flag(self, space.id)
        if captain >= 0:
            text.append(f" {self.word('ix-flag')} ")
            text.append_text(mark(captain, self.talk))
        if self.is_closed(space):
            text.append(f" {self.word('silenced')}", style="red")
        for seat in taken:
            text.append(" [")
            text.append_text(mark(seat, self.talk))
            text.append("]")
        for p in self.view["players"]:
            if p["voice"] == space.id:
                text.append(f" {self.word('silenced')}", style="red")
        return text

    def is_closed(self, space: Space) -> bool:
        """To everybody, in this game."""
        board: Spaces = self.get("board", "board")
        return bool(board.closed >> board.places[space.id] & 1)

    def spaces(self) -> Lines:
        """The spaces by icon, factions two by two."""
        groups = self.by_icon()
        heads = {icon: self.label(f"icon-{_dash(icon)}") for icon, _spaces in groups}
        indent = max(head.cell_len for head in heads.values())
        factions, rest = groups[:4], groups[4:]

        def block(part: list[tuple[str, list[Space]]], width: int) -> Lines:
            return [
                line
                for icon, spaces in part
                for line in flow(heads[icon], [self.space(space) for space in spaces], width, indent=indent)
            ]

        half = self.width // 2 - 1
        return [*beside(block(factions[:2], half), block(factions[2:], half), half), *block(rest, self.width)]

    def spaces_in_use(self) -> Lines:
        """Only the spaces with something on them."""
        found = [space for _icon, spaces in self.by_icon() for space in spaces if self.used(space)]
        items = [self.space(space) for space in found]
        return flow(self.label("in-use"), items, self.width) if items else []

    def used(self, space: Space) -> bool:
        view = self.view
        marked = view["agents"].get(space.id) or view["bonus_spice"].get(space.id)
        held = view["control"].get(space.id, -1) >= 0 or ix.flag(self, space.id) >= 0
        return bool(marked) or held or any(p["voice"] == space.id for p in view["players"])

    def spaces_told(self) -> Lines:
        """Every space with what it does, in two columns."""
        half = (self.width - 2) // 2 if self.width >= WIDE - 1 else self.width
        lines: Lines = []
        for icon, spaces in self.by_icon():
            head = Text(self.word(f"icon-{_dash(icon)}"), style="bold")
            for space in spaces:
                line = pad(head, 6)
                line.append_text(self.space(space))
                line.append(f": {self.gist(space)}", style="dim")
                lines.append(cut(line, half))
        if half == self.width:
            return lines
        middle = -(-len(lines) // 2)
        return beside(lines[:middle], lines[middle:], half)

    # Row and Reserve

    def market(self) -> Lines:
        view = self.view
        row = [self.priced(self.get("card", id)) for id in view["row"] if id]
        reserve = [self.priced(self.get("card", id), n) for id, n in view["reserve"].items()]
        return [
            *flow(self.label("row"), row, self.width),
            *flow(self.label("reserve"), reserve, self.width),
        ]

    def market_told(self) -> Lines:
        view = self.view
        lines = [Text(self.word("row"), style="bold")]
        for id in view["row"]:
            if id:
                lines.append(self.told(self.priced(self.get("card", id), icons=True), self.get("card", id)))
        lines.append(Text(self.word("reserve"), style="bold"))
        for id, n in view["reserve"].items():
            lines.append(self.told(self.priced(self.get("card", id), n, icons=True), self.get("card", id)))
        return lines

    def priced(self, card: Card, left: int = 0, *, icons: bool = False) -> Text:
        text = Text("-" if card.cost is None else str(card.cost), style="cyan")
        text.append(" ")
        text.append_text(self.title(card))
        if left:
            text.append(f" x{left}", style="dim")
        if icons:
            text.append_text(self.leads(card))
        return text

    # House Hagal

    def hagal(self) -> Lines:
        """The Hagal cards turned up since the deck was shuffled."""
        if not self.view.get("rivals", {}).get("discard"):
            return []
        counts = Counter(self.view["rivals"]["discard"])
        cards = [
            Text(f"{name(self.get('hagal', id), self.talk.lang)}{f' x{n}' if n > 1 else ''}")
            for id, n in counts.items()
        ]
        return flow(self.label("hagal-discard"), cards, self.width)

    # The viewer's own cards

    @property
    def me(self) -> dict[str, Any] | None:
        return self.view["players"][self.seat] if self.seat >= 0 else None

    def own(self) -> Lines:
        """Hand, Intrigue, cards in play: names alone."""
        me = self.me
        if me is None:
            return []
        lines: Lines = []
        for id, kind, zone in self.zones(me):
            lines += flow(self.label(id), self.counted(kind, zone), self.width)
        return lines

    def own_told(self) -> Lines:
        """The same with a line for each card of the hand."""
        me = self.me
        if me is None:
            return []
        lines: Lines = []
        for id, kind, zone in self.zones(me):
            if id in ("hand", "intrigue", "deck-top"):
                lines.append(Text(self.word(id), style="bold"))
                shown = self.counted(kind, zone)
                cards = dict.fromkeys(card for card in zone if card)
                lines += [self.told(head, self.get(kind, card)) for head, card in zip(shown, cards, strict=True)]
            else:
                lines += flow(self.label(id), self.counted(kind, zone), self.width)
        return lines

    def counted(self, kind: str, zone: list[str | None]) -> list[Text]:
        """The cards of a zone, equal ones once with their number."""
        counts = Counter(id for id in zone if id)
        return [self.held(self.get(kind, id), n) for id, n in counts.items()]

    def zones(self, me: dict[str, Any]) -> list[tuple[str, str, list[str | None]]]:
        found = [
            ("hand", "card", me["hand"]),
            ("intrigue", "intrigue", me["intrigue"]),
            ("in-play", "card", me["in_play"]),
            ("face-up", "intrigue", me["face_up"]),
            ("aside", "card", me["aside"]),
            ("aside", "card", ix.kept(self)),
            ("tokens", "token", me["tokens"] if len(me["tokens"]) < len(FACTIONS) else []),  # those chosen
            ("deck-top", "card", [me["deck_top"]] if me["deck_top"] else []),
        ]
        return [(id, kind, zone) for id, kind, zone in found if zone]

    def held(self, card: Component, count: int = 1) -> Text:
        text = self.title(card, "bold")
        if count > 1:
            text.append(f" x{count}")
        if isinstance(card, Card):
            text.append_text(self.leads(card))
        elif isinstance(card, Intrigue):
            kinds = [self.word(f"type-{kind}") for k, kind in enumerate(INTRIGUE_TYPES) if card.types >> k & 1]
            text.append(f" [{'/'.join(kinds)}]", style="magenta")
        return text


def _dash(id: str) -> str:
    return id.replace("_", "-")
