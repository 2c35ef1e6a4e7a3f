"""Choices for a rival: the faction in which it has least; on a tie, and for all else, the player decides (HG-049)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.effect import Effect
from hagal.games.dune.effects import Influence, InfluenceAny, InfluenceTwo, Pay, Recruit, Trash, When
from hagal.games.dune.names import FACTIONS, MAX_INFLUENCE
from hagal.games.dune.rivals.deploy import RivalTroops
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.kernel.rules import ask
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


def decider(s: Dune) -> int:
    """Who decides for a rival: the player; with two, the first player."""
    return s.first if s.first < s.rules.players else 0


class Act(Step[Dune]):
    """An option carried out for a rival by the player who decides."""

    tag = "act"
    fields = ("rival", "step")

    def __init__(self, rival: int, step: Step[Dune]) -> None:
        self.rival: int = rival
        self.step: Step[Dune] = step

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((self.step, self.rival, source))

    def key(self) -> str:
        return self.step.key()

    def message(self) -> Msg:
        return Msg("option-for-rival", seat=self.rival, effect=self.step.message())


class Decide(Choice[Dune]):
    """The player decides for a rival between these steps."""

    tag = "decide"
    fields = ("rival", "steps")

    def __init__(self, rival: int, steps: tuple[Step[Dune], ...]) -> None:
        self.rival: int = rival
        self.steps: tuple[Step[Dune], ...] = steps

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [Act(self.rival, step) for step in self.steps]

    def for_seat(self) -> int:
        return self.rival

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-decide", seat=self.rival)


class LeastInfluence(Step[Dune]):
    """Influence for a rival where it has least among these factions; each of `times` goes to another one."""

    tag = "least_influence"
    fields = ("factions", "n", "times")

    def __init__(self, factions: tuple[int, ...], n: int = 1, times: int = 1) -> None:
        self.factions: tuple[int, ...] = factions
        self.n: int = n
        self.times: int = times

    def run(self, s: Dune, seat: int, source: int) -> None:
        influence = s.players[seat].influence
        open_ = [faction for faction in self.factions if influence[faction] < MAX_INFLUENCE]
        if not open_:
            return
        least = min(influence[faction] for faction in open_)
        tied = [faction for faction in open_ if influence[faction] == least]
        steps = tuple(self.given(faction) for faction in tied)
        if len(steps) == 1:
            s.stack.append((steps[0], seat, source))
        else:
            s.stack.append((Decide(seat, steps), decider(s), source))

    def given(self, faction: int) -> Step[Dune]:
        """Influence with this faction, and what is left with the others."""
        if self.times == 1:
            return GAINS[faction][self.n]
        rest = tuple(other for other in self.factions if other != faction)
        return InfluenceThen(faction, self.n, LeastInfluence(rest, self.n, self.times - 1))


GAINS = [[Influence(faction, n) for n in range(MAX_INFLUENCE + 1)] for faction in range(len(FACTIONS))]


class InfluenceThen(Step[Dune]):
    tag = "influence_then"
    fields = ("faction", "n", "rest")

    def __init__(self, faction: int, n: int, rest: LeastInfluence) -> None:
        self.faction: int = faction
        self.n: int = n
        self.rest: LeastInfluence = rest

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((self.rest, seat, source))
        actions.gain_influence(s, seat, self.faction, self.n)

    def key(self) -> str:
        return Influence(self.faction, self.n).key()

    def message(self) -> Msg:
        return Influence(self.faction, self.n).message()


def resolve(s: Dune, effect: Effect, rival: int, source: int) -> None:
    """Push an effect (of a reward or a signet) for a rival, with its choices made as HG-049 says.

    The query `rival_effect`: what a module has rivals do in place of an effect. What it leaves as it is follows here.
    """
    other: Step[Dune] = ask(s, "rival_effect", rival, effect, source)
    if other is not effect:
        s.stack.append((other, rival, source))
    elif isinstance(effect, InfluenceTwo):
        s.stack.append((LeastInfluence((0, 1, 2, 3), 1, 2), rival, source))
    elif isinstance(effect, InfluenceAny):
        options = effect.options(s, rival, source)
        factions = tuple(step.faction for step in options if isinstance(step, Influence))
        s.stack.append((LeastInfluence(factions, effect.n), rival, source))
    elif isinstance(effect, Trash):
        return  # it has no deck
    elif isinstance(effect, Recruit) and in_conflict(s, rival, source):
        s.stack.append((RivalTroops(effect.n, extra=False), rival, source))
    elif isinstance(effect, When):
        if effect.condition.holds(s, rival, source):
            resolve_all(s, effect.effects, rival, source)
    elif isinstance(effect, Pay):
        pay(s, effect, rival, source)
    elif effect.asks:
        options = effect.options(s, rival, source)
        s.stack.append((Decide(rival, tuple(options)), decider(s), source))
    else:
        s.stack.append((effect, rival, source))


def in_conflict(s: Dune, rival: int, source: int) -> bool:
    """Do the troops of a signet go where those of the card go (option rabban_troops)? A signet's source is a space."""
    return s.active == rival and source < -1 and s.rules.options["rabban_troops"] == "conflict"


def resolve_all(s: Dune, effects: tuple[Effect, ...], rival: int, source: int) -> None:
    for effect in effects[::-1]:
        resolve(s, effect, rival, source)


def pay(s: Dune, effect: Pay, rival: int, source: int) -> None:
    """A signet with a cost: paid whenever it can be, or (option rival_signet_cost) as the player decides."""
    if not effect.can(s, rival, source):
        if s.log is not None:
            able = all(cost.can(s, rival, source) for cost in effect.costs)
            s.log.tell("rival-gains-nothing" if able else "rival-cannot-pay", rival, "HG-008")
        return
    if s.rules.options["rival_signet_cost"] == "player":
        s.stack.append((MayPay(effect, rival), decider(s), source))
    else:
        s.stack.append((PayNow(effect), rival, source))


class PayNow(Step[Dune]):
    """The rival pays and gets what that buys."""

    tag = "pay_now"
    fields = ("effect",)

    def __init__(self, effect: Pay) -> None:
        self.effect: Pay = effect

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((Resolve(self.effect.effects), seat, source))
        resolve_all(s, self.effect.costs, seat, source)

    def key(self) -> str:
        return self.effect.key()

    def message(self) -> Msg:
        return self.effect.accepted().message()


class Resolve(Step[Dune]):
    """Effects for a rival, looked at when their turn comes."""

    tag = "resolve"
    fields = ("effects",)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: tuple[Effect, ...] = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        resolve_all(s, self.effects, seat, source)


class MayPay(Choice[Dune]):
    """The player decides whether a rival pays for its signet."""

    tag = "may_pay"
    fields = ("effect", "rival")

    def __init__(self, effect: Pay, rival: int) -> None:
        self.effect: Pay = effect
        self.rival: int = rival

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [Act(self.rival, PayNow(self.effect)), DECLINE]

    def for_seat(self) -> int:
        return self.rival

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-decide", seat=self.rival)


register_all(list(globals().values()))
