"""Objectives: fulfilled in the own turn for a dragon rune, exchanged where a card says so (RW-203)."""

from __future__ import annotations

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.components import Objective
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import GOOD
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def window(s: Runewars, seat: int) -> list[Step[Runewars]]:
    """At any moment of the own turn: fulfil the objective, or exchange one that can no longer be fulfilled."""
    own = s.players[seat].objective
    if not own:
        return []
    card: Objective = s.face[own[0]]
    if card.met.holds(s, seat, own[0]):
        return [Fulfil(card)]
    if card.lost is not None and card.lost.holds(s, seat, own[0]):
        return [Exchange(card)]
    return []


def draw_objective(s: Runewars, seat: int) -> None:
    """The top card of the deck of the own alignment, which is made anew from its discards when it is empty (RW-020)."""
    p = s.players[seat]
    deck = s.objectives[0 if p.faction.alignment == GOOD else 1]
    if not deck:
        for i in s.objective_discard.copy():
            if s.face[i].alignment == p.faction.alignment:
                zones.move(s, i, s.objective_discard, deck)
        zones.shuffle(s, deck)
    if deck:
        zones.draw(s, deck, p.objective, 1 << seat)


def _give_up(s: Runewars, seat: int) -> Objective:
    """The own objective to the discards, for all to see."""
    p = s.players[seat]
    i = p.objective[0]
    zones.play(s, i, p.objective, s.objective_discard)
    card: Objective = s.face[i]
    return card


class Fulfil(OfComponent[Runewars]):
    """It is discarded for a dragon rune, and no new one is drawn (RW-203)."""

    tag = "fulfil"
    word = "objective"
    fields = ("card",)

    def __init__(self, card: Objective) -> None:
        self.card: Objective = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "receive_rune", seat, source)
        _give_up(s, seat)
        if s.log is not None:
            s.log.tell("rw-objective", seat, "RW-203", card=self.card)

    def message(self) -> Msg:
        return Msg("rw-option-objective", card=self.card)


class Exchange(OfComponent[Runewars]):
    """It can no longer be fulfilled: shown, and exchanged for another."""

    tag = "exchange_objective"
    word = "exchange"
    fields = ("card",)

    def __init__(self, card: Objective) -> None:
        self.card: Objective = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        exchange(s, seat, "RW-203")

    def message(self) -> Msg:
        return Msg("rw-option-exchange", card=self.card)


def exchange(s: Runewars, seat: int, rules: str) -> None:
    """Another objective is drawn before the old one joins the discards: nobody gets his own back."""
    p = s.players[seat]
    draw_objective(s, seat)
    if len(p.objective) > 1:
        card = _give_up(s, seat)
        if s.log is not None:
            s.log.tell("rw-exchange-objective", seat, rules, card=card)


class NewObjective(Effect):
    """The own objective may be replaced."""

    tag = "season_new_objective"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        exchange(s, seat, "RW-042")

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(s.players[seat].objective)

    def key(self) -> str:
        return "objective"

    def message(self) -> Msg:
        return Msg("rw-season-new-objective")


register_all(list(globals().values()))
