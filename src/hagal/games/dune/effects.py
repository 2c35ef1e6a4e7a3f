"""The effects that cards and spaces are written with: gains, draws, influence, costs and choices.

The lower-case names at the end are the words of the declarations: `gain(spice=2)`, `pay(...)`, `either(...)`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, LAST, LUCK, Condition, Effect, Effects, faction_name
from hagal.games.dune.names import FACTIONS, MAX_INFLUENCE, PLACES, amounts
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg, Nothing, Step
from hagal.kernel.term import register_all

DECLINE = Nothing("decline")
ALL_FACTIONS = (0, 1, 2, 3)


def messages(effects: Effects) -> tuple[Msg, ...]:
    return tuple(effect.message() for effect in effects)


# Gains


class Gain(Effect):
    """Resources from the bank."""

    tag = "gain"
    fields = ("spice", "solari", "water")

    def __init__(self, spice: int = 0, solari: int = 0, water: int = 0) -> None:
        super().__init__(GAIN)
        self.spice: int = spice
        self.solari: int = solari
        self.water: int = water

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.gain(s, seat, self.spice, self.solari, self.water)

    def key(self) -> str:
        return f"gain{amounts_key(self.spice, self.solari, self.water)}"

    def message(self) -> Msg:
        return Msg("gain", what=amounts(self.spice, self.solari, self.water))


def amounts_key(spice: int, solari: int, water: int) -> str:
    named = (("spice", spice), ("solari", solari), ("water", water))
    return "".join(f" {name} {n}" for name, n in named if n)


class Points(Effect):
    """Victory points (DI-081)."""

    tag = "points"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.n, "DI-081")

    def message(self) -> Msg:
        return Msg("points", n=self.n)


class Recruit(Effect):
    """Troops to the garrison; `deployable`: these may go on to the Conflict at once."""

    tag = "recruit"
    fields = ("n", "deployable")

    def __init__(self, n: int, deployable: bool = False) -> None:
        super().__init__(ASK if deployable else GAIN)
        self.n: int = n
        self.deployable: bool = deployable

    def run(self, s: Dune, seat: int, source: int) -> None:
        count = min(self.n, s.players[seat].supply)
        actions.recruit(s, seat, self.n)
        if self.deployable and count:
            s.stack.append((MayDeploy(count), seat, source))

    def message(self) -> Msg:
        return Msg("recruit-deploy" if self.deployable else "recruit", n=self.n)


class Persuade(Effect):
    tag = "persuade"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].persuasion += self.n

    def key(self) -> str:
        return f"persuasion {self.n}"

    def message(self) -> Msg:
        return Msg("persuasion", n=self.n)


class Swords(Effect):
    tag = "swords"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].swords += self.n

    def key(self) -> str:
        return f"swords {self.n}"

    def message(self) -> Msg:
        return Msg("swords", n=self.n)


class Draw(Effect):
    tag = "draw"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_cards(s, seat, self.n)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.deck or p.discard)

    def key(self) -> str:
        return f"draw {self.n}"

    def message(self) -> Msg:
        return Msg("draw", n=self.n)


class DrawIntrigue(Effect):
    tag = "intrigue"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_intrigue(s, seat, self.n)

    def key(self) -> str:
        return f"intrigue {self.n}"

    def message(self) -> Msg:
        return Msg("draw-intrigue", n=self.n)


class StealIntrigue(Effect):
    tag = "steal_intrigue"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.steal_intrigue(s, seat)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(len(q.intrigue) >= 4 for q in s.players if q.seat != seat)

    def key(self) -> str:
        return "steal"

    def message(self) -> Msg:
        return Msg("steal-intrigue")


# Influence


class Influence(Effect):
    """Influence with one faction."""

    tag = "influence"
    fields = ("faction", "n")

    def __init__(self, faction: int, n: int = 1) -> None:
        super().__init__(GAIN)
        self.faction: int = faction
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.gain_influence(s, seat, self.faction, self.n)

    def key(self) -> str:
        return f"influence {FACTIONS[self.faction]}"

    def message(self) -> Msg:
        return Msg("influence", n=self.n, faction=faction_name(self.faction))


class InfluenceAny(Effect):
    """Influence with one faction of choice; all n with the same one (DI-075)."""

    tag = "influence_any"
    fields: ClassVar[tuple[str, ...]] = ("n", "factions")
    asks: ClassVar[bool] = True

    def __init__(self, n: int = 1, factions: tuple[int, ...] = ALL_FACTIONS) -> None:
        super().__init__(ASK)
        self.n: int = n
        self.factions: tuple[int, ...] = factions
        self.offers: tuple[Influence, ...] = tuple(Influence(faction, n) for faction in factions)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        influence = s.players[seat].influence
        return [offer for offer in self.offers if influence[offer.faction] < MAX_INFLUENCE]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def key(self) -> str:
        return f"influence {self.n}"

    def message(self) -> Msg:
        if len(self.factions) == 4:
            return Msg("influence-any", n=self.n)
        return Msg("influence-of", n=self.n, factions=tuple(faction_name(faction) for faction in self.factions))


class InfluenceBehind(InfluenceAny):
    """Influence with a faction in which an opponent has more (Leto's signet, DI-091)."""

    tag = "influence_behind"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1)
        self.sensitive: bool = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        mine = s.players[seat].influence
        return [o for o in self.offers if any(q.influence[o.faction] > mine[o.faction] for q in s.players)]

    def message(self) -> Msg:
        return Msg("influence-behind")


class InfluenceEach(Effect):
    """One influence with each of several factions."""

    tag = "influence_each"
    fields = ("factions",)

    def __init__(self, factions: tuple[int, ...]) -> None:
        super().__init__(GAIN)
        self.factions: tuple[int, ...] = factions

    def run(self, s: Dune, seat: int, source: int) -> None:
        for faction in reversed(self.factions):
            s.stack.append((Influence(faction), seat, source))

    def key(self) -> str:
        return "influence " + " ".join(FACTIONS[faction] for faction in self.factions)

    def message(self) -> Msg:
        return Msg("influence-each", factions=tuple(faction_name(faction) for faction in self.factions))


class InfluenceTwo(Effect):
    """One influence with each of two different factions of choice."""

    tag = "influence_two"
    asks: ClassVar[bool] = True
    offers: ClassVar[tuple[InfluenceEach, ...]] = tuple(
        InfluenceEach((a, b)) for a in range(4) for b in range(a + 1, 4)
    )

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return list(self.offers)

    def message(self) -> Msg:
        return Msg("influence-two")


# Several, either, if


class Bundle(Effect):
    """Several effects as one."""

    tag = "bundle"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        super().__init__(max(effect.level for effect in effects), sensitive=any(e.sensitive for e in effects))
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.push_all(s, self.effects, seat, source)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(effect.can(s, seat, source) for effect in self.effects)

    def key(self) -> str:
        return ", ".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        return Msg("bundle", effects=messages(self.effects))


class Either(Effect):
    """Exactly one of several effects."""

    tag = "either"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects) -> None:
        super().__init__(ASK)
        self.effects: Effects = effects

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [effect for effect in self.effects if effect.can(s, seat, source)]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(effect.can(s, seat, source) for effect in self.effects)

    def key(self) -> str:
        return "either " + "/".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        if len(self.effects) == 2:
            return Msg("either", a=self.effects[0].message(), b=self.effects[1].message())
        return Msg("one-of", effects=messages(self.effects))


class When(Effect):
    """Effects that count only if a condition holds when they are resolved."""

    tag = "when"
    fields = ("condition", "effects")
    waits: ClassVar[bool] = True

    def __init__(self, condition: Condition, effects: Effects) -> None:
        super().__init__(max(effect.level for effect in effects), optional=all(effect.optional for effect in effects))
        self.condition: Condition = condition
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        if self.condition.holds(s, seat, source):
            actions.push_all(s, self.effects, seat, source)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source) and any(effect.can(s, seat, source) for effect in self.effects)

    def accepted(self) -> Step[Dune]:
        return self.effects[0].accepted() if len(self.effects) == 1 else self

    def key(self) -> str:
        return ", ".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        return Msg("when", condition=self.condition.message(), effects=messages(self.effects))


class Require(Effect):
    """A condition as a requirement of playing an Intrigue card."""

    tag = "require"
    fields = ("condition",)

    def __init__(self, condition: Condition) -> None:
        super().__init__(GAIN)
        self.condition: Condition = condition

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source)

    def message(self) -> Msg:
        return Msg("require", condition=self.condition.message())


# Costs


class Spend(Effect):
    """A cost in resources."""

    tag = "spend"
    fields = ("spice", "solari", "water")

    def __init__(self, spice: int = 0, solari: int = 0, water: int = 0) -> None:
        super().__init__(GAIN)
        self.spice: int = spice
        self.solari: int = solari
        self.water: int = water

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
        for effect in self.effects:
            if effect.can(s, seat, source):
                return True
        return False

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.push_all(s, self.effects, seat, source)
        actions.push_all(s, self.costs, seat, source)

    def key(self) -> str:
        return ", ".join(cost.key() for cost in self.costs)

    def message(self) -> Msg:
        return Msg("paid", costs=messages(self.costs), effects=messages(self.effects))


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

    def accepted(self) -> Step[Dune]:
        return self.paid

    def key(self) -> str:
        return self.paid.key()

    def message(self) -> Msg:
        return Msg("pay", costs=messages(self.costs), effects=messages(self.effects))

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-pay", costs=messages(self.costs), effects=messages(self.effects))


# Trashing


class TrashOne(Effect):
    """One card from hand, in play or discard pile, out of the game."""

    tag = "trash"
    fields = ("card", "place")

    def __init__(self, card: Any, place: int) -> None:
        super().__init__(GAIN)
        self.card: Any = card
        self.place: int = place

    def run(self, s: Dune, seat: int, source: int) -> None:
        zone = actions.zone_of(s.players[seat], self.place)
        actions.trash_card(s, seat, actions.find(s, zone, self.card), zone)

    def key(self) -> str:
        return f"trash {self.card.id} {PLACES[self.place]}"

    def message(self) -> Msg:
        return Msg(f"option-trash-{PLACES[self.place]}", card=self.card)


class TrashFor(Effect):
    """The chosen card out of the game, then what that buys."""

    tag = "trash_for"
    fields = ("trash", "effects")

    def __init__(self, trash: TrashOne, effects: Effects) -> None:
        super().__init__(GAIN)
        self.trash: TrashOne = trash
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.push_all(s, self.effects, seat, source)
        s.stack.append((self.trash, seat, source))

    def key(self) -> str:
        return self.trash.key()

    def message(self) -> Msg:
        return self.trash.message()


class Trash(Effect):
    """The trash icon: may trash a card from hand, in play or discard pile (DI-023, DI-042), perhaps for an effect."""

    tag = "trash_icon"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects = ()) -> None:
        super().__init__(ASK, optional=True)
        self.effects: Effects = effects

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        face = s.face
        found: list[Step[Dune]] = [DECLINE]
        for place, zone in enumerate((p.hand, p.in_play, p.discard)):
            for card in {face[i]: None for i in zone}:
                found.append(card.trashes[place])
        if self.effects:
            return [DECLINE, *(TrashFor(step, self.effects) for step in found[1:] if isinstance(step, TrashOne))]
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def key(self) -> str:
        return "trash for " + ", ".join(effect.key() for effect in self.effects) if self.effects else "trash"

    def message(self) -> Msg:
        return Msg("trash-for", effects=messages(self.effects)) if self.effects else Msg("trash")


class TrashSelf(Effect):
    """This card trashes itself: mandatory, unless it is a cost (DI-023)."""

    tag = "trash_self"

    def __init__(self) -> None:
        super().__init__(LAST)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return source in s.players[seat].in_play

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if source in p.in_play:
            actions.trash_card(s, seat, source, p.in_play, own_effect=True)

    def key(self) -> str:
        return "trash self"

    def message(self) -> Msg:
        return Msg("trash-self")


# Troops in the Conflict


class DeployTroops(Effect):
    """Some troops from the garrison into the Conflict, by an effect."""

    tag = "deploy_troops"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.deploy(s, seat, self.n)

    def key(self) -> str:
        return f"deploy {self.n}"

    def message(self) -> Msg:
        return Msg("option-deploy", n=self.n)


class RetreatTroops(Effect):
    tag = "retreat_troops"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.retreat(s, seat, self.n)

    def key(self) -> str:
        return f"retreat {self.n}"

    def message(self) -> Msg:
        return Msg("option-retreat", n=self.n)


DEPLOYS = [DeployTroops(n) for n in range(13)]
RETREATS = [RetreatTroops(n) for n in range(13)]
ANY_NUMBER = 12


class MayDeploy(Effect):
    """May deploy up to n troops from the garrison."""

    tag = "may_deploy"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        top = min(self.n, s.players[seat].garrison)
        return [*DEPLOYS[: top + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].garrison > 0

    def key(self) -> str:
        return "deploy any" if self.n >= ANY_NUMBER else f"deploy up to {self.n}"

    def message(self) -> Msg:
        return Msg("may-deploy-any") if self.n >= ANY_NUMBER else Msg("may-deploy", n=self.n)


class MayRetreat(Effect):
    """May retreat up to n troops."""

    tag = "may_retreat"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        top = min(self.n, s.players[seat].conflict)
        return [*RETREATS[: top + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].conflict > 0

    def key(self) -> str:
        return "retreat any" if self.n >= ANY_NUMBER else f"retreat up to {self.n}"

    def message(self) -> Msg:
        return Msg("may-retreat-any") if self.n >= ANY_NUMBER else Msg("may-retreat", n=self.n)


register_all(list(globals().values()))


# The words of the declarations

gain = Gain
points = Points
recruit = Recruit
persuasion = Persuade
swords = Swords
draw = Draw
intrigue = DrawIntrigue
influence = Influence
influence_any = InfluenceAny
steal_intrigue = StealIntrigue()
trash = Trash()
trash_self = TrashSelf()
may_deploy = MayDeploy
may_retreat = MayRetreat


def both(*effects: Effect) -> Bundle:
    return Bundle(effects)


def either(*effects: Effect) -> Either:
    return Either(effects)


def when(condition: Condition, *effects: Effect) -> When:
    return When(condition, effects)


class Price:
    """`pay(spice=2).then(...)`: a cost arrow; `cost(spice=2).buys(...)`: a mandatory cost, as on Intrigue cards."""

    def __init__(self, costs: Effects) -> None:
        self.costs: Effects = costs

    def then(self, *effects: Effect) -> Pay:
        return Pay(self.costs, effects)

    def buys(self, *effects: Effect) -> Paid:
        return Paid(self.costs, effects)


def pay(*costs: Effect, spice: int = 0, solari: int = 0, water: int = 0) -> Price:
    resources = (Spend(spice, solari, water),) if spice or solari or water else ()
    return Price((*costs, *resources))
