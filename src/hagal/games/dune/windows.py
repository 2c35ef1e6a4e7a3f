"""What a player may do at certain moments of the own turn besides the turn itself: Plot cards (DI-050), module options.

A window is named after the rule to which the turn returns: `turn` (before it), `effects`, `finish`, `revealing`.
"""

from __future__ import annotations

from hagal.games.dune.components import Intrigue
from hagal.games.dune.names import PLOT
from hagal.games.dune.option import OfIntrigue
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

TOO_LATE = Msg("why-too-late")
WINDOWS = ("turn", "effects", "finish", "revealing")
TURN, EFFECTS, FINISH, REVEALING = range(len(WINDOWS))


def window_options(s: Dune, seat: int, found: list[Step[Dune]], window: int) -> list[Step[Dune]]:
    """What modules add to a window of the own turn: the query `window`, about its place in WINDOWS."""
    for fold in s.rules.asked["window"].always:
        found = fold(s, seat, found, window)
    return found


def plots(s: Dune, p: Player, window: str) -> list[Step[Dune]]:
    """The Plot cards that can be played in this window of the own turn."""
    found: list[Step[Dune]] = []
    face = s.face
    for card in {face[i]: None for i in p.intrigue}:
        if card.types & PLOT and plot_barrier(s, p, card, window) is None:
            found.append(card.plots[window])
    return found


def plot_barrier(s: Dune, p: Player, card: Intrigue, window: str) -> Msg | None:
    """Why a Plot card cannot be played now, if so: its moment, its conditions, its costs."""
    if card.start == "turn" and (window != "turn" or s.plotted):
        return TOO_LATE
    if card.start == "agent" and (window != "turn" or not p.agents):
        return TOO_LATE
    for k, need in enumerate(card.needs):
        if not need.can(s, p.seat, -1):
            return card.unmet[k]
    return None if any_can(card.plot, s, p.seat, -1) else card.idle


def why_not_plot(s: Dune, p: Player, card_id: str, window: str) -> Msg | None:
    card = s.rules.components.get(f"intrigue:{card_id}")
    if not isinstance(card, Intrigue):
        return None
    if not any(s.face[i] is card for i in p.intrigue):
        return Msg("why-not-in-hand", card=card)
    if not card.types & PLOT:
        return Msg("why-not-plot", card=card)
    return plot_barrier(s, p, card, window)


class PlayPlot(OfIntrigue):
    """Play a Plot card, then go back to where the turn was (`window`, the name of a rule)."""

    tag = "plot"
    word = "plot"
    fields = ("card", "window")

    def __init__(self, card: Intrigue, window: str) -> None:
        super().__init__(card)
        self.window: str = window

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.intrigue, self.card)
        lasting = self.card.lasting and s.revealing != seat
        zones.play(s, i, p.intrigue, p.face_up if lasting else s.intrigue_discard)
        s.plotted = True
        if s.log is not None:
            s.log.tell("plot", seat, "DI-050", card=self.card)
        if self.window == "effects" or (self.window == "finish" and s.pending):
            push(s, "effects", seat, 0)
        else:
            push(s, self.window, seat)
        push_all(s, self.card.plot, seat, i)


register_all(list(globals().values()))
