"""Costs, and cost arrows (DI-023)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, Effect, Effects, faction_name, messages, plain_messages
from hagal.games.dune.effects.gains import OfResources, amounts_key
from hagal.games.dune.names import FACTIONS, amounts
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Spend(OfResources):
    """A cost in resources."""

    tag = "spend"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        return p.spice >= self.spice and p.solari >= self.solari and p.water >= self.water

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.spice -= self.spice
        p.solari -= self.solari
        p.water -= self.water
        if s.log is not None:
            s.log.tell("pay", seat, "DI-023", what=amounts(self.spice, self.solari, self.water))

    def key(self) -> str:
        return f"pay{amounts_key(self.spice, self.solari, self.water)}"

    def message(self) -> Msg:
        return Msg("spend", what=amounts(self.spice, self.solari, self.water))


class LoseInfluence(Effect):
    tag = "lose_influence"
    fields = ("faction",)

    def __init__(self, faction: int) -> None:
        super().__init__(GAIN)
        self.faction: int = faction

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_influence(s, seat, self.faction)

    def key(self) -> str:
        return f"lose {FACTIONS[self.faction]}"

    def message(self) -> Msg:
        return Msg("lose-influence", faction=faction_name(self.faction))


class LoseInfluenceAny(Effect):
    """A cost of one influence with a faction of choice, never one at 0 (DI-073)."""

    tag = "lose_influence_any"
    asks: ClassVar[bool] = True
    offers: ClassVar[tuple[LoseInfluence, ...]] = tuple(LoseInfluence(faction) for faction in range(4))

    def __init__(self) -> None:
        super().__init__(ASK, sensitive=True)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        influence = s.players[seat].influence
        return [offer for offer in self.offers if influence[offer.faction] > 0]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(s.players[seat].influence)

    def key(self) -> str:
        return "lose influence"

    def message(self) -> Msg:
        return Msg("lose-influence-any")


class LoseDeployed(Effect):
    """A cost of own troops in the Conflict."""

    tag = "lose_deployed"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].conflict >= self.n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_troops(s, seat, self.n, from_conflict=True)

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return 0

    def key(self) -> str:
        return f"lose troops {self.n}"

    def message(self) -> Msg:
        return Msg("lose-deployed", n=self.n)


class Paid(Effect):
    """Costs, then what they buy. As an option of Pay it is the yes; on an Intrigue card the cost is mandatory."""

    tag = "paid"
    fields = ("costs", "effects")

    def __init__(self, costs: Effects, effects: Effects) -> None:
        super().__init__(ASK, sensitive=any(e.sensitive for e in (*costs, *effects)))
        self.costs: Effects = costs
        self.effects: Effects = effects

    def can(self, s: Dune, seat: int, source: int) -> bool:
        for cost in self.costs:
            if not cost.can(s, seat, source):
                return False
        return any_can(self.effects, s, seat, source) or any(cost.fruitful for cost in self.costs)

    def run(self, s: Dune, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)
        push_all(s, self.costs, seat, source)

    def inner(self) -> Effects:
        return (*self.costs, *self.effects)

    def key(self) -> str:
        return ", ".join(cost.key() for cost in self.costs)

    def message(self) -> Msg:
        return Msg("paid", costs=messages(self.costs), effects=plain_messages(self.effects))


class Pay(Effect):
    """A cost arrow: the player may pay, once, for what is behind it (DI-023)."""

    tag = "pay"
    fields = ("costs", "effects")
    asks: ClassVar[bool] = True

    def __init__(self, costs: Effects, effects: Effects) -> None:
        self.paid: Paid = Paid(costs, effects)
        super().__init__(ASK, optional=True, sensitive=self.paid.sensitive)
        self.costs: Effects = costs
        self.effects: Effects = effects

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        if self.paid.can(s, seat, source):
            return [self.paid, DECLINE]
        return [DECLINE]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.paid.can(s, seat, source)

    def inner(self) -> Effects:
        return (self.paid,)

    def accepted(self) -> Step[Dune]:
        return self.paid

    def key(self) -> str:
        return self.paid.key()

    def message(self) -> Msg:
        return Msg("pay", costs=messages(self.costs), effects=plain_messages(self.effects))

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-pay", costs=messages(self.costs), effects=plain_messages(self.effects))


register_all(list(globals().values()))
