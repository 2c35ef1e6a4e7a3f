"""The spaces of the board: with what they do, by icon, or those in use alone."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.components import Board as Printed
from hagal.games.dune.components import Space
from hagal.games.dune.names import ICONS
from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.layout import Lines, beside, cut, flow, pad
from hagal.terminal.seats import mark
from hagal.text import name

WIDE = 100


class Spaces:
    """Who stands where, and what a space costs and brings."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def by_icon(self) -> list[tuple[str, list[Space]]]:
        spaces = [c for c in self.board.components.values() if isinstance(c, Space)]
        return [(icon, [space for space in spaces if space.icon == 1 << k]) for k, icon in enumerate(ICONS)]

    def space(self, space: Space) -> Text:
        """Name, cost, bonus spice, who stands there, who controls it."""
        board = self.board
        taken = board.view["agents"].get(space.id, [])
        text = Text(name(space, board.talk.lang), style="dim" if taken else "")
        if space.combat:
            text.append("+" if board.talk.ascii else "†", style="dim")
        cost = board.cost(space)
        if cost:
            text.append(f" {cost}", style="yellow")
        bonus = board.view["bonus_spice"].get(space.id, 0)
        if bonus:
            text.append(f" {board.word('bonus', n=bonus)}", style="bold green")
        holder = board.view["control"].get(space.id, -1)
        if holder >= 0:
            text.append(" ^" if board.talk.ascii else " ⚑")
            text.append_text(mark(holder, board.talk))
        captain = ix.flag(board, space.id)
        if captain >= 0:
            text.append(f" {board.word('dune-ix-flag')} ")
            text.append_text(mark(captain, board.talk))
        if self.is_closed(space):
            text.append(f" {board.word('dune-silenced')}", style="red")
        for seat in taken:
            text.append(" [")
            text.append_text(mark(seat, board.talk))
            text.append("]")
        for p in board.view["players"]:
            if p["voice"] == space.id:
                text.append(f" {board.word('dune-silenced')}", style="red")
        return text

    def is_closed(self, space: Space) -> bool:
        """To everybody, in this game."""
        printed: Printed = self.board.get("board", "board")
        return bool(printed.closed >> printed.places[space.id] & 1)

    def short(self) -> Lines:
        """The spaces by icon, factions two by two."""
        board = self.board
        groups = self.by_icon()
        heads = {icon: Text(f"{board.icon(icon)} ", style="bold") for icon, _spaces in groups}
        indent = max(head.cell_len for head in heads.values())
        factions, rest = groups[:4], groups[4:]

        def block(part: list[tuple[str, list[Space]]], width: int) -> Lines:
            return [
                line
                for icon, spaces in part
                for line in flow(heads[icon], [self.space(space) for space in spaces], width, indent=indent)
            ]

        half = board.width // 2 - 1
        return [*beside(block(factions[:2], half), block(factions[2:], half), half), *block(rest, board.width)]

    def in_use(self) -> Lines:
        """Only the spaces with something on them."""
        board = self.board
        found = [space for _icon, spaces in self.by_icon() for space in spaces if self.used(space)]
        items = [self.space(space) for space in found]
        return flow(board.label("dune-in-use"), items, board.width) if items else []

    def used(self, space: Space) -> bool:
        board = self.board
        view = board.view
        marked = view["agents"].get(space.id) or view["bonus_spice"].get(space.id)
        held = view["control"].get(space.id, -1) >= 0 or ix.flag(board, space.id) >= 0
        return bool(marked) or held or any(p["voice"] == space.id for p in view["players"])

    def told(self) -> Lines:
        """Every space with what it does, in two columns."""
        board = self.board
        half = (board.width - 2) // 2 if board.width >= WIDE - 1 else board.width
        lines: Lines = []
        for icon, spaces in self.by_icon():
            head = Text(board.icon(icon), style="bold")
            for space in spaces:
                line = pad(head, 6)
                line.append_text(self.space(space))
                line.append(f": {board.gist(space)}", style="dim")
                lines.append(cut(line, half))
        if half == board.width:
            return lines
        middle = -(-len(lines) // 2)
        return beside(lines[:middle], lines[middle:], half)
