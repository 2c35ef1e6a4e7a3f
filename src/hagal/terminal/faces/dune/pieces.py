"""What the parts of the table of Dune: Imperium are made of: things and seats by their names and signs."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.components import Card, Intrigue, Space
from hagal.games.dune.names import ICONS, INTRIGUE_TYPES
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.seen import DuneView, PlayerFacts
from hagal.kernel.term import Component
from hagal.terminal.board import Board
from hagal.terminal.faces.dune.short_text import gist
from hagal.text import name


class Pieces(Board):
    """One view of Dune, and what is said of the things in it."""

    view: DuneView

    def gist(self, component: Component) -> str:
        return gist(component, self.talk.lang)

    def cost(self, space: Space) -> str:
        parts = [
            self.word(f"dune-short-{what}", n=n)
            for what, n in (("spice", space.spice), ("solari", space.solari), ("water", space.water))
            if n
        ]
        return "+".join(parts)

    def icon(self, id: str) -> str:
        return self.word(f"dune-icon-{id.replace('_', '-')}")

    def icons(self, icons: int) -> str:
        return "/".join(self.icon(icon) for k, icon in enumerate(ICONS) if icons >> k & 1)

    def leads(self, card: Card) -> Text:
        """Where a card can send an Agent."""
        shown = self.word("dune-icon-any") if card.anywhere else self.icons(card.icons)
        return Text(f" [{shown}]" if shown else "", style="cyan")

    def leader_name(self, id: str, wide: bool, rival: bool = False) -> str:
        """A leader's whole name where there is room, otherwise without titles."""
        leader = self.get(Rival.kind if rival else "leader", id)
        full = name(leader, self.talk.lang)
        full = full[:1].upper() + full[1:]
        if wide:
            return full
        short = f"dune-leader-{id.replace('_', '-')}"
        return self.word(short) if self.talk.has(short) else full

    def held(self, card: Component, count: int = 1) -> Text:
        text = self.title(card, "bold")
        if count > 1:
            text.append(f" x{count}")
        if isinstance(card, Card):
            text.append_text(self.leads(card))
        elif isinstance(card, Intrigue):
            kinds = [self.word(f"dune-type-{kind}") for k, kind in enumerate(INTRIGUE_TYPES) if card.types >> k & 1]
            text.append(f" [{'/'.join(kinds)}]", style="magenta")
        return text

    def scores(self, p: PlayerFacts) -> bool:
        """House Hagal as the third of two players gathers nothing and scores nothing."""
        leader = p["leader"]
        return not p["rival"] or leader is None or bool(self.get("rival", leader).scores)
