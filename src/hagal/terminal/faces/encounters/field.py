"""The field: Wilds, Combat Zone, Operations, HQ, and the piles that lie open."""

from __future__ import annotations

from rich.text import Text

from hagal.games.encounters.hunters.seen import HuntersView
from hagal.games.encounters.names import EVENT
from hagal.games.encounters.seen import Carrying, FoeFacts, SpaceFacts
from hagal.terminal.faces.encounters.pieces import ANY, Pieces
from hagal.terminal.layout import Lines, cut, flow, pad


class Field:
    """What lies between the decks and the players."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    # The Wilds

    def wilds_told(self) -> Lines:
        """A line for each space, from where cards enter to where they leave: what lies there and what it does."""
        board = self.board
        heads = [self.space_head(space) for space in board.view["wilds"]]
        width = max(head.cell_len for head in heads)
        lines = [Text(board.word("encounters-wilds"), style="bold")]
        for head, space in zip(heads, board.view["wilds"], strict=True):
            line = Text.assemble("  ", pad(head, width), "  ", self.lying(space))
            if space["card"]:
                gist = board.gist(board.get("enemy", space["card"]))
                line.append(f": {gist}" if gist else "", style="dim")
            lines.append(cut(line, board.width))
            lines += [self.attached(id) for id in space["attached"] if id]
            lines += self.carried_told(space)
        return lines

    def wilds(self) -> Lines:
        """The same, running on."""
        board = self.board
        items = []
        for space in board.view["wilds"]:
            item = Text.assemble(self.space_head(space), " ", self.lying(space))
            for id in space["attached"]:
                if id:
                    item.append_text(Text.assemble(" + ", board.card(self.kind(id), id)))
            item.append_text(self.carried(space))
            items.append(item)
        return flow(board.label("encounters-wilds"), items, board.width, between=" > ", indent=2)

    def space_head(self, space: SpaceFacts) -> Text:
        """A space with what scanning it costs."""
        board = self.board
        return Text.assemble(board.room(space["space"]), (f" ({space['scan_cost']})", "cyan"))

    def lying(self, space: SpaceFacts) -> Text:
        """What lies there, as far as the viewer knows."""
        board = self.board
        if not space["occupied"]:
            return Text("-", style="dim")
        if space["card"] is None:
            return Text(board.word("encounters-face-down"))
        if space["face_up"]:
            card = board.card("enemy", space["card"], health=space["health"], style="bold")
            if board.hive is not None and board.hive["armed"] == space["space"]:
                card.append(f" {board.word('encounters-armed')}", style="bold red")
            return card
        known = Text.assemble(board.card("enemy", space["card"]), " ")
        known.append(board.word("encounters-known-down"), style="dim")
        return known

    def attached(self, id: str) -> Text:
        board, kind = self.board, self.kind(id)
        return cut(Text.assemble("    + ", board.told(board.card(kind, id), board.get(kind, id))), board.width)

    # What a card bears

    def kind(self, id: str) -> str:
        """What lies at a space or on a card: Gear, or a card of the Enemy deck."""
        return "gear" if f"gear:{id}" in self.board.components else "enemy"

    def borne(self, entry: Carrying) -> list[tuple[str, str]]:
        """Kinds and ids of all that a card bears, an arrested Prey before its own Gear."""
        found: list[tuple[str, str]] = []
        for one in entry.get("carries", ()):
            if one["card"] is not None:
                found += [(self.kind(one["card"]), one["card"]), *self.borne(one)]
        return found

    def carried(self, entry: Carrying) -> Text:
        text = Text()
        for kind, id in self.borne(entry):
            text.append(" + ")
            text.append_text(self.named(kind, id))
        return text

    def named(self, kind: str, id: str) -> Text:
        card = self.board.card(kind, id, bare=True)
        if kind == "enemy":
            life = self.board.get(kind, id).type == EVENT  # on the Beast (PR-326)
            card.append(f" {self.board.word('encounters-life' if life else 'encounters-arrested')}", style="dim")
        return card

    def carried_told(self, entry: Carrying) -> Lines:
        board = self.board
        return [
            cut(Text.assemble("    + ", board.told(self.named(kind, id), board.get(kind, id))), board.width)
            if kind == "gear"
            else cut(Text.assemble("    + ", self.named(kind, id)), board.width)
            for kind, id in self.borne(entry)
        ]

    # The Combat Zone

    def combat_told(self) -> Lines:
        board = self.board
        entries = board.view["combat"]
        if not entries:
            return self.combat()
        lines = [Text(board.word("encounters-combat"), style="bold red")]
        for entry in entries:
            head = self.fighter(entry, "bold")
            clone = board.get(ANY, entry["card"]).character
            lines.append(Text.assemble("  ", head) if clone else board.told(head, board.get("enemy", entry["card"])))
            lines += self.carried_told(entry)
        return lines + self.coming()

    def combat(self) -> Lines:
        board = self.board
        label = Text(f"{board.word('encounters-combat')} ", style="bold red")
        items = [Text.assemble(self.fighter(entry), self.carried(entry)) for entry in board.view["combat"]]
        return [*flow(label, items or [Text(board.word("encounters-calm"), style="dim")], board.width), *self.coming()]

    def fighter(self, entry: FoeFacts, style: str = "") -> Text:
        """An enemy, or a Failed Clone, of which only its price matters."""
        board = self.board
        card = board.get(ANY, entry["card"])
        if not card.character:
            return board.card("enemy", entry["card"], health=entry["health"], style=style)
        text = board.title(card, style)
        text.append(f" [{board.word('encounters-health', n=entry['health'])}]", style="cyan")
        text.append(f" {board.word('encounters-clone')}", style="dim")
        return text

    def coming(self) -> Lines:
        """Cards pushed out of the Wilds, and the Strike that is being applied."""
        board, view = self.board, self.board.view
        return [
            *board.listing("encounters-arriving", "enemy", view["arriving"]),
            *board.listing("encounters-struck", "strike", view["struck"]),
        ]

    # Operations

    def operations_told(self) -> Lines:
        board = self.board
        lines = board.explained(ANY, board.view["operations"])
        return [Text(board.word("encounters-operations"), style="bold"), *lines] if lines else []

    def operations(self) -> Lines:
        return self.board.listing("encounters-operations", ANY, self.board.view["operations"])

    # The HQ

    def hq_told(self) -> Lines:
        board = self.board
        lines = [self.hq_head(), *(Text.assemble("  ", text) for text in self.closed())]
        for id in dict.fromkeys(id for id in board.view["hq"] if id):
            lines.append(board.told(self.priced(id), board.get("character", id)))
        if board.view["officers"]:
            lines.append(Text.assemble("  ", self.officer()))
        return lines

    def hq(self) -> Lines:
        board = self.board
        items = [*self.closed(), *(self.priced(id) for id in dict.fromkeys(id for id in board.view["hq"] if id))]
        if board.view["officers"]:
            items.append(self.officer())
        return flow(board.label("encounters-hq"), items, board.width)

    def closed(self) -> list[Text]:
        """How many spaces belong to the HQ no more (PR-332)."""
        n = 0 if self.board.hive is None else len(self.board.hive["closed"])
        return [Text(self.board.word("encounters-closed", n=n), style="red")] if n else []

    def hq_head(self) -> Text:
        board = self.board
        left = board.word("encounters-barracks", n=board.view["barracks"])
        return Text.assemble((board.word("encounters-hq"), "bold"), (f"  {left}", "dim"))

    def priced(self, id: str) -> Text:
        board = self.board
        cost = board.get("character", id).cost + board.view["dearer"]
        count = board.view["hq"].count(id)
        return Text.assemble((str(cost), "yellow"), " ", board.card("character", id, count))

    def officer(self) -> Text:
        board = self.board
        text = Text.assemble((str(board.officer_price), "yellow"), " ", board.word("encounters-officer"))
        text.append(f" x{board.view['officers']}", style="dim")
        return text

    # Piles

    def piles(self) -> Lines:
        """What lies open but matters little."""
        board, view = self.board, self.board.view
        return [
            *board.listing("encounters-dead-enemies", ANY, view["dead_enemies"], bare=True),
            *board.listing("encounters-out", ANY, view["out"], bare=True),
            *board.listing("encounters-dead-characters", ANY, view["dead_characters"], bare=True),
            *board.listing("encounters-strike-discard", "strike", view["strike_discard"], bare=True),
            *([] if board.hunt is None else self.gear_and_traps(board.hunt)),
        ]

    def gear_and_traps(self, hunt: HuntersView) -> Lines:
        board = self.board
        return [
            *board.listing("encounters-gear-discard", "gear", hunt["gear_discard"], bare=True),
            *board.listing("encounters-trap-discard", "trap", hunt["trap_discard"], bare=True),
        ]
