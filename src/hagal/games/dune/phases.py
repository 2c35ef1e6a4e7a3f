"""The round around the turns: round start, makers, recall, endgame (DI-010 to DI-015, DI-080)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.combat import play_intrigue, playable
from hagal.games.dune.components import Conflict, Intrigue
from hagal.games.dune.names import ENDGAME
from hagal.games.dune.option import OfIntrigue
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.seats import clockwise, left_of
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

HAND_SIZE = 5
GOAL = 10  # victory points that end the game


class RoundStart(Step[Dune]):
    """Reveal the Conflict, defend a controlled location, draw five cards (DI-011)."""

    tag = "round_start"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.round += 1
        s.active = -1
        i = zones.draw(s, s.conflicts, s.conflict, PUBLIC)
        conflict: Conflict = s.face[i]
        if s.log is not None:
            s.log.tell("round", -1, "DI-011", n=s.round, conflict=conflict)
        if s.mentat_next >= 0:
            s.mentat = s.mentat_next
            s.players[s.mentat].agents += 1
            s.mentat_next = -1
        push(s, "next_turn", s.first)
        push(s, "draw_hands", s.first)
        if conflict.location:
            holder = actions.controller(s, s.board.locations.index(s.board.places[conflict.location]))
            if holder >= 0:
                push(s, "defend", holder)
        fire(s, "round_started", s.first, i)
        if "own_round" in s.rules.heard:
            for p in s.players:
                fire(s, "own_round", p.seat, i)


class Defend(Choice[Dune]):
    """The controller of the contested location may deploy a troop from supply (DI-011)."""

    tag = "defend"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [DEFEND, DECLINE] if s.players[seat].supply else [DECLINE]


class DefendLocation(Step[Dune]):
    tag = "defend_location"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.deploy(s, seat, 1, from_supply=True)

    def key(self) -> str:
        return "defend"

    def message(self) -> Msg:
        return Msg("option-defend")


class DrawHands(Step[Dune]):
    """Each player draws five."""

    tag = "draw_hands"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for p in clockwise(s.players, seat):
            actions.draw_cards(s, p.seat, HAND_SIZE)
        if "hand_drawn" in s.rules.heard:
            for p in s.players:
                fire(s, "hand_drawn", p.seat)


class Makers(Step[Dune]):
    """Bonus spice on maker spaces without an Agent (DI-013)."""

    tag = "makers"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "recall")
        for k, place in enumerate(s.board.makers):
            if not s.occupied >> place & 1:
                s.bonus[k] += 1
                if s.log is not None:
                    s.log.tell("bonus-spice", -1, "DI-013", space=s.board.spaces[place], n=s.bonus[k])


class Recall(Step[Dune]):
    """The end of the game, or the board cleared for the next round (DI-014)."""

    tag = "recall"

    def run(self, s: Dune, seat: int, source: int) -> None:
        goal = actions.query(s, "goal", s.first, GOAL)
        if not s.conflicts or any(p.vp >= goal for p in s.players):
            if s.log is not None:
                s.log.tell("endgame", -1, "DI-014")
            push(s, "endgame", s.first, len(s.players))
            return
        s.mentat = -1
        s.occupied = 0
        for p in s.players:
            p.agents = 3 if p.swordmaster else 2
            p.posts = ()
            p.revealed = False
            p.voice = -1
        s.first = actions.query(s, "next_first", s.first, left_of(s.first, len(s.players)))
        push(s, "round_start")


class Endgame(Step[Dune]):
    """Endgame Intrigue, seat by seat from the first player; the source counts those still to come (DI-080)."""

    tag = "endgame"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if source:
            push(s, "endgame", left_of(seat, len(s.players)), source - 1)
            push(s, "endgame_choice", seat)
            fire(s, "own_endgame", seat)


class EndgameChoice(Choice[Dune]):
    tag = "endgame_choice"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [DECLINE]
        face = s.face
        for card in {face[i]: None for i in p.intrigue}:
            if card.endgame and playable(s, p, card, card.endgame):
                found.append(card.ends)
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        card = s.rules.components.get(f"intrigue:{words[-1]}") if len(words) == 2 else None
        if isinstance(card, Intrigue) and not card.types & ENDGAME:
            return Msg("why-not-endgame", card=card)
        return None


class PlayEndgame(OfIntrigue):
    tag = "end_card"
    word = "endgame"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "endgame_choice", seat)
        play_intrigue(s, seat, self.card, self.card.endgame)

    def message(self) -> Msg:
        return Msg("option-intrigue", card=self.card)


DEFEND = DefendLocation()

register_all(list(globals().values()))
