"""Rivals in the Combat phase: the flip, no Intrigue, rewards, control (HG-012, HG-020, HG-024, HG-045 to HG-053)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.combat import Reward
from hagal.games.dune.components import Conflict
from hagal.games.dune.phases import DEFEND, Defend
from hagal.games.dune.rivals.choices import resolve_all
from hagal.games.dune.rivals.leaders import is_rival, rivals
from hagal.games.dune.rivals.part import reveal_card
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.seats import clockwise
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


def flip_for_swords(s: Dune, seat: int, source: int) -> None:
    """Before combat Intrigue, each rival with a troop there turns up a card and adds its swords (HG-012)."""
    for p in rivals(s):
        if p.fights:
            for _ in range(actions.query(s, "rival_flips", p.seat, 1)):
                card = reveal_card(s, p.seat)
                p.swords += card.swords
                if s.log is not None:
                    s.log.tell("rival-swords", p.seat, "HG-012", card=card, n=card.swords)


class PeopleCombatRound(Step[Dune]):
    """As in the base game, among the people: a rival plays no Intrigue card (HG-053)."""

    tag = "people_combat_round"

    def run(self, s: Dune, seat: int, source: int) -> None:
        involved = [p for p in clockwise(s.players, seat) if p.fights and not is_rival(p)]
        if s.passes < len(involved):
            push(s, "combat_choice", involved[0].seat, 0)


class RivalReward(Reward):
    """A reward: a person takes it as ever, a solo rival as far as it can, House Hagal goes without (HG-020, HG-045).

    The third reward, which a tie for second brings (DI-062), is for people, unless option tie_for_second is `third`.
    """

    tag = "rival_reward"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if not is_rival(p):
            super().run(s, seat, source)
            return
        conflict: Conflict = s.face[source]
        if not p.leader.scores:
            if self.place == 0:
                clear_control(s, seat, conflict)
                fire(s, "conflict_won", seat, source)
            if s.log is not None:
                s.log.tell("rival-unrewarded", seat, "HG-020", conflict=conflict)
            return
        if self.place == 2 and s.rules.options["tie_for_second"] == "rulebook":
            if s.log is not None:
                s.log.tell("rival-unrewarded", seat, "HG-045", conflict=conflict)
            return
        if s.log is not None:
            s.log.tell(f"reward-{self.place + 1}", seat, "HG-045", conflict=conflict)
        if self.place == 0:
            fire(s, "conflict_won", seat, source)  # pushed first: what that brings looks at the board with the reward
        resolve_all(s, conflict.rewards[self.place], seat, source)


def clear_control(s: Dune, seat: int, conflict: Conflict) -> None:
    """House Hagal won a Conflict for a controlled space: the marker there is removed (HG-024)."""
    if not conflict.location:
        return
    k = s.board.locations.index(s.board.places[conflict.location])
    if s.control[k] >= 0:
        s.control[k] = -1
        if s.log is not None:
            s.log.tell("control-removed", seat, "HG-024", space=s.board.spaces[s.board.locations[k]])


class RivalDefend(Defend):
    """A solo rival always uses the defensive bonus (HG-046), House Hagal never (HG-020)."""

    tag = "rival_defend"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        if is_rival(s.players[seat]):
            return [DEFEND if s.players[seat].leader.scores else DECLINE]
        return super().options(s, seat, source)


class PeopleOnly(Step[Dune]):
    """A named rule of the base game, for people; a rival has nothing to do there (HG-053)."""

    tag = "people_only"
    fields = ("step",)

    def __init__(self, step: Step[Dune]) -> None:
        self.step: Step[Dune] = step

    def run(self, s: Dune, seat: int, source: int) -> None:
        if not is_rival(s.players[seat]):
            s.stack.append((self.step, seat, source))


def next_first(s: Dune, seat: int, value: int, about: int) -> int:
    """With two players the marker passes between them only (HG-027)."""
    return value % s.rules.players


register_all(list(globals().values()))
