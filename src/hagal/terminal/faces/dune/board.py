"""The table of Dune: Imperium in characters."""

from __future__ import annotations

from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.market import Market
from hagal.terminal.faces.dune.own import Own
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.faces.dune.players import Players
from hagal.terminal.faces.dune.round import Round
from hagal.terminal.faces.dune.spaces import Spaces
from hagal.terminal.layout import Section

SPACIOUS = ("turn", "silence", "recall_agent", "origin")
"""Questions about spaces."""
BUYING = ("reveal_menu", "where_to", "acquire_up_to", "set_aside")
"""Questions about the Row."""
TECHNICAL = ("acquire_tech", "negotiate", "freighter_move", "shipping_rewards")
"""Questions about Ix."""


class Board(Pieces):
    """Draws one view of Dune."""

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
