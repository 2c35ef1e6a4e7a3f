"""Turns at the real table: what a person did, and the word that lets a rival go (HG-003, HG-004, HG-023, HG-040)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.ix.units import OfUnits
from hagal.games.dune.option import OfSpace
from hagal.games.dune.physical.asking import AtTable
from hagal.games.dune.physical.combat import AskStrength
from hagal.games.dune.physical.ix_fixes import into_conflict
from hagal.games.dune.physical.part import part_of
from hagal.games.dune.rivals.choices import decider
from hagal.games.dune.rivals.deploy import is_expert
from hagal.games.dune.rivals.turn import RivalTurn
from hagal.games.dune.specials.spaces import TakeCouncilSeat, TakeMentat, TakeSwordmaster
from hagal.games.dune.state import Dune
from hagal.games.dune.turn import pay_controller
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Msg, Nothing, Step
from hagal.kernel.term import register_all

KEPT = (TakeMentat.tag, TakeCouncilSeat.tag, TakeSwordmaster.tag)
"""Effects of spaces that change how many Agents a person has, and what is closed: the app keeps these."""


class PersonTurn(AtTable):
    """Where did the Agent go, or was it the Reveal turn? Occupied spaces are offered, too: cards may allow them."""

    tag = "person_turn"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [] if p.agents and another_follows(s, seat) else [REVEAL, PASS]
        if p.agents:
            found = ask(s, "turn_cards", seat, found)
            open_ = [space for k, space in enumerate(s.board.spaces) if not s.board.closed >> k & 1]
            found += [AgentTo(space) for space in open_]
        if p.voice < 0:
            found += [Voice(space) for space in s.board.spaces]
        return found

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-person-turn", seat=seat, n=s.players[seat].agents)


class AgentTo(OfSpace):
    """An Agent turn of a person: the space is taken; influence, bonus spice and control bonus follow (DI-020)."""

    tag = "agent_to"
    word = "agent"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        space = s.board.spaces[s.board.places[self.space.id]]
        s.space = s.board.places[space.id]
        p.agents -= 1
        p.posts = (*p.posts, s.space)
        s.occupied |= 1 << s.space
        if s.log is not None:
            s.log.tell("table-agent", seat, "DI-020", space=space)
        if space.combat and is_expert(s):
            s.stack.append((DEPLOYED, seat, -1))
        if space.control:
            pay_controller(s, space)
        if space.faction >= 0:
            actions.gain_influence(s, seat, space.faction)
        if space.maker:
            k = s.board.makers.index(s.space)
            spice = space.maker + s.bonus[k]
            s.bonus[k] = 0
            actions.gain(s, seat, spice, 0, 0)
        for effect in space.effects:
            if effect.tag in KEPT and not (space.once and getattr(p, space.once)):
                effect.run(s, seat, -1)

    def message(self) -> Msg:
        return Msg("option-agent-to", space=self.space)


class RevealHere(Step[Dune]):
    """A person's Reveal turn; an expert rival looks at the strength that it leaves (HG-052)."""

    tag = "reveal_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].revealed = True
        if s.log is not None:
            s.log.tell("table-reveal", seat, "DI-030")
        if is_expert(s):
            s.stack.append((STRENGTH_NOW, seat, -1))
        fire(s, "cleaning_up", seat)

    def key(self) -> str:
        return "reveal"

    def message(self) -> Msg:
        return Msg("option-reveal")


class Voice(OfSpace):
    """The Voice: a space closed to the others until this person's next turn; then the turn goes on."""

    tag = "voice_here"
    word = "voice"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "turn", seat)
        s.stack.append((self.space.pick, seat, source))


def another_follows(s: Dune, seat: int) -> bool:
    """Was it said that this person has another turn after this one? (The search for the next player begins there.)"""
    step = s.rules.steps["next_turn"]
    return any(frame[0] == step and frame[1] == seat for frame in s.stack)


# Units in the Conflict, where an expert rival's rule looks at them (HG-052)


class Deployed(AtTable):
    """How many units did the person send to the Conflict?"""

    tag = "deployed"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        ships: int = ask(s, "ships_at_hand", seat, 0)
        most = s.players[seat].supply
        return [DeployHere(n, m) for m in range(ships + 1) for n in range(most + 1)]


class DeployHere(OfUnits):
    tag = "deploy_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for _ in range(self.dreadnoughts):
            into_conflict(s, seat)
        actions.deploy(s, seat, self.troops, from_supply=True)


# Rivals


class BeforeRival(Step[Dune]):
    """A rival waits for the people's word: the table may have to be put right first."""

    tag = "before_rival"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((RivalNext(seat), decider(s), -1))


class RivalNext(AtTable):
    """The one big button. Nothing to ask if a correction took its last Agent."""

    tag = "rival_next"
    fields: ClassVar[tuple[str, ...]] = ("rival",)

    def __init__(self, rival: int) -> None:
        self.rival: int = rival

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [RivalGoes(self.rival)] if s.players[self.rival].agents else []

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-rival-next", seat=self.rival, n=s.players[self.rival].agents)


class RivalGoes(Step[Dune]):
    tag = "rival_goes"
    fields = ("rival",)

    def __init__(self, rival: int) -> None:
        self.rival: int = rival

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((RIVAL_TURN, self.rival, -1))

    def key(self) -> str:
        return "turn"

    def message(self) -> Msg:
        return Msg("option-rival-turn", seat=self.rival)


class RivalTurnHere(RivalTurn):
    """As in the game; should corrections have closed the whole board to it, the Agents that it gives up are noted."""

    tag = "rival_turn_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        before = p.agents + len(p.posts)
        super().run(s, seat, source)
        part_of(s).agents[seat] += p.agents + len(p.posts) - before


REVEAL = RevealHere()
PASS = Nothing("pass")
DEPLOYED = Deployed()
STRENGTH_NOW = AskStrength(False)
RIVAL_TURN = RivalTurnHere()

register_all(list(globals().values()))
