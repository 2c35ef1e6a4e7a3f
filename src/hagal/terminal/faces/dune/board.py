"""The table of Dune: Imperium in characters."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.components import Card, Intrigue, Space
from hagal.games.dune.names import ICONS, INTRIGUE_TYPES
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.seen import DuneView, PlayerFacts
from hagal.kernel.term import Component
from hagal.terminal import board
from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.market import Market
from hagal.terminal.faces.dune.own import Own
from hagal.terminal.faces.dune.players import Players
from hagal.terminal.faces.dune.round import Round
from hagal.terminal.faces.dune.short_text import gist
from hagal.terminal.faces.dune.spaces import Spaces
from hagal.terminal.layout import Section
from hagal.text import name

SPACIOUS = ("turn", "silence", "recall_agent", "origin")
"""Questions about spaces."""
BUYING = ("reveal_menu", "where_to", "acquire_up_to", "set_aside")
"""Questions about the Row."""
TECHNICAL = ("acquire_tech", "negotiate", "freighter_move", "shipping_rewards")
"""Questions about Ix."""


class Board(board.Board):
    """Draws one view of Dune."""

    view: DuneView

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen; what matters for the question asked holds out longest."""
        now, spaces, market, own = Round(self), Spaces(self), Market(self), Own(self)
        return [
            Section([now.head()], 100),
            Section([Players(self).rows()], 100),
            Section([spaces.told(), spaces.short(), spaces.in_use(), []], 12 if asked in SPACIOUS else 2),
            Section([market.told(), market.short(), []], 13 if asked in BUYING else 4),
            Section([ix.told(self), ix.short(self), []], 14 if asked in TECHNICAL else 6),
            Section([now.hagal(), []], 1),
            Section([own.told(), own.short()], 8),
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

    def icon(self, id: str) -> str:
        return self.word(f"icon-{id.replace('_', '-')}")

    def icons(self, icons: int) -> str:
        return "/".join(self.icon(icon) for k, icon in enumerate(ICONS) if icons >> k & 1)

    def leads(self, card: Card) -> Text:
        """Where a card can send an Agent."""
        shown = self.word("icon-any") if card.anywhere else self.icons(card.icons)
        return Text(f" [{shown}]" if shown else "", style="cyan")

    def leader_name(self, id: str, wide: bool, rival: bool = False) -> str:
        """A leader's whole name where there is room, otherwise without titles."""
        leader = self.get(Rival.kind if rival else "leader", id)
        full = name(leader, self.talk.lang)
        full = full[:1].upper() + full[1:]
        if wide:
            return full
        short = f"leader-{id.replace('_', '-')}"
        return self.word(short) if self.talk.has(short) else full

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

    def scores(self, p: PlayerFacts) -> bool:
        """House Hagal as the third of two players gathers nothing and scores nothing."""
        leader = p["leader"]
        return not p["rival"] or leader is None or bool(self.get("rival", leader).scores)
