"""What season cards do: everybody, one of several, for a price; influence, cards, dials, movement."""

from __future__ import annotations

from hagal.games.kit.combine import any_can, messages, push_all, push_each, those_that_can
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import (
    draw_quests,
    draw_tactics,
    gain_influence,
    production,
    set_dial,
    spend_influence,
    turn_dial,
)
from hagal.games.runewars.components import Tactic
from hagal.games.runewars.effect import Effect, Effects
from hagal.games.runewars.limits import hand_of
from hagal.games.runewars.names import FOOD, MOST, RESOURCES, SLOWED
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

RULE = "RW-042"

# Effects made of effects


class Each(Effect):
    """Each player, in the order of play (RW-015, RW-042)."""

    tag = "season_each"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push_each(s, self.effects, play_order(s), source)

    def message(self) -> Msg:
        return Msg("rw-season-each", effects=messages(self.effects))


class Either(Effect):
    """One of several, of those that can be done."""

    tag = "season_either"
    fields = ("ways",)
    asks = True

    def __init__(self, ways: Effects) -> None:
        self.ways: Effects = ways

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found = those_that_can(self.ways, s, seat, source)
        return found or ([] if self.settled(s, seat, source) else [DECLINE])

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return any_can(self.ways, s, seat, source)

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return all(way.settled(s, seat, source) for way in self.ways)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-season", card=s.face[source])

    def message(self) -> Msg:
        return Msg("rw-season-either", ways=messages(self.ways))


class Pay(Effect):
    """You may pay a price for something. Whoever cannot is asked all the same where others cannot see that."""

    tag = "season_pay"
    fields = ("cost", "effects")
    asks = True

    def __init__(self, cost: Effect, effects: Effects) -> None:
        self.cost: Effect = cost
        self.effects: Effects = effects
        self.yes: Paid = Paid(cost, effects)

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if self.can(s, seat, source):
            return [self.yes, DECLINE]
        return [] if self.settled(s, seat, source) else [DECLINE]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return self.cost.settled(s, seat, source)

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return self.cost.can(s, seat, source)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-season", card=s.face[source])

    def message(self) -> Msg:
        return Msg("rw-season-pay", cost=self.cost.message(), effects=messages(self.effects))


class Paid(Step[Runewars]):
    tag = "season_paid"
    fields = ("cost", "effects")

    def __init__(self, cost: Effect, effects: Effects) -> None:
        self.cost: Effect = cost
        self.effects: Effects = effects

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push_all(s, (self.cost, *self.effects), seat, source)

    def key(self) -> str:
        return "pay"

    def message(self) -> Msg:
        return Msg("rw-option-pay", cost=self.cost.message(), effects=messages(self.effects))


class FirstToPay(Effect):
    """In the order of play each may pay a price; the first who does gets what it buys, and nobody else is asked."""

    tag = "season_first_to_pay"
    fields = ("cost", "effects")

    def __init__(self, cost: Effect, effects: Effects) -> None:
        self.cost: Effect = cost
        self.effects: Effects = effects

    def run(self, s: Runewars, seat: int, source: int) -> None:
        self.ask(s, tuple(play_order(s)), source)

    def ask(self, s: Runewars, seats: tuple[int, ...], source: int) -> None:
        """The first of these who can pay, or might for all that others see; the others after him."""
        for k, seat in enumerate(seats):
            if self.cost.can(s, seat, source) or not self.cost.settled(s, seat, source):
                s.stack.append((WouldPay(self, seats[k + 1 :]), seat, source))
                return

    def message(self) -> Msg:
        return Msg("rw-season-first-to-pay", cost=self.cost.message(), effects=messages(self.effects))


class WouldPay(Choice[Runewars]):
    tag = "season_would_pay"
    fields = ("offer", "after")

    def __init__(self, offer: FirstToPay, after: tuple[int, ...]) -> None:
        self.offer: FirstToPay = offer
        self.after: tuple[int, ...] = after

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        leave = LeaveIt(self.offer, self.after)
        cost = self.offer.cost
        return [Paid(cost, self.offer.effects), leave] if cost.can(s, seat, source) else [leave]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return self.offer.cost.settled(s, seat, source)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-season", card=s.face[source])


class LeaveIt(Step[Runewars]):
    """The next one is asked."""

    tag = "season_leave_it"
    fields = ("offer", "after")

    def __init__(self, offer: FirstToPay, after: tuple[int, ...]) -> None:
        self.offer: FirstToPay = offer
        self.after: tuple[int, ...] = after

    def run(self, s: Runewars, seat: int, source: int) -> None:
        self.offer.ask(s, self.after, source)

    def key(self) -> str:
        return "decline"

    def message(self) -> Msg:
        return Msg("option-decline")


# Influence and cards


class GainInfluence(Effect):
    tag = "season_gain_influence"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        gain_influence(s, seat, self.n, RULE)

    def key(self) -> str:
        return "influence"

    def message(self) -> Msg:
        return Msg("rw-season-gain-influence", n=self.n)


class LoseInfluence(Effect):
    """Or as much as one has."""

    tag = "season_lose_influence"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, min(self.n, s.players[seat].influence), RULE)

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.players[seat].influence >= self.n

    def key(self) -> str:
        return "spend"

    def message(self) -> Msg:
        return Msg("rw-season-lose-influence", n=self.n)


class CityInfluence(Effect):
    """Influence for each city that one controls, and at least so much."""

    tag = "season_city_influence"
    fields = ("n", "least")

    def __init__(self, n: int, least: int) -> None:
        self.n: int = n
        self.least: int = least

    def run(self, s: Runewars, seat: int, source: int) -> None:
        cities = sum(1 for city, owner in zip(s.city, s.control, strict=True) if city is not None and owner == seat)
        gain_influence(s, seat, max(self.n * cities, self.least), RULE)

    def message(self) -> Msg:
        return Msg("rw-season-city-influence", n=self.n, least=self.least)


class DrawTactics(Effect):
    tag = "season_draw_tactics"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_tactics(s, seat, self.n, RULE)

    def key(self) -> str:
        return "tactics"

    def message(self) -> Msg:
        return Msg("rw-season-draw-tactics", n=self.n)


class DrawQuests(Effect):
    tag = "season_draw_quests"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_quests(s, seat, self.n, RULE)

    def key(self) -> str:
        return "quests"

    def message(self) -> Msg:
        return Msg("rw-season-draw-quests", n=self.n)


class DiscardTactics(Effect):
    """So many tactics cards of one's choice, or all that one has."""

    tag = "season_discard_tactics"
    fields = ("n",)
    asks = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        return [DiscardTactic(card, self.n) for card in {s.face[i]: None for i in (*p.tactics, *p.fresh)}]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.tactics or p.fresh)

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        p = s.players[seat]
        return len(p.tactics) + len(p.fresh) == 1

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-season-discard", n=self.n)

    def message(self) -> Msg:
        return Msg("rw-season-discard-tactics", n=self.n)


class DiscardTactic(OfComponent[Runewars]):
    tag = "season_discard_tactic"
    word = "discard"
    fields = ("card", "n")

    def __init__(self, card: Tactic, n: int) -> None:
        self.card: Tactic = card
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if self.n > 1:
            s.stack.append((DiscardTactics(self.n - 1), seat, source))
        zone = hand_of(s, seat, self.card)
        zones.play(s, find(s, zone, self.card), zone, s.tactics_discard)
        if s.log is not None:
            s.log.tell("rw-discard-tactic", seat, RULE, card=self.card)

    def message(self) -> Msg:
        return Msg("rw-option-discard", card=self.card)


# Dials


class TurnDial(Effect):
    """One dial so far up or down, as far as it goes (RW-063)."""

    tag = "season_turn_dial"
    fields = ("resource", "by")

    def __init__(self, resource: int, by: int) -> None:
        self.resource: int = resource
        self.by: int = by

    def run(self, s: Runewars, seat: int, source: int) -> None:
        turn_dial(s, seat, self.resource, self.by)
        if s.log is not None:
            now = s.players[seat].dials[self.resource]
            s.log.tell("rw-season-dial", seat, RULE, resource=RESOURCES[self.resource], n=now)

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        now = s.players[seat].dials[self.resource]
        return now < MOST if self.by > 0 else now > 0

    def key(self) -> str:
        return RESOURCES[self.resource]

    def message(self) -> Msg:
        up = self.by > 0
        n = self.by if up else -self.by
        return Msg("rw-season-dial-up" if up else "rw-season-dial-down", resource=RESOURCES[self.resource], n=n)


class AnyDial(Effect):
    """A dial of one's choice."""

    tag = "season_any_dial"
    fields = ("by",)
    asks = True

    def __init__(self, by: int) -> None:
        self.by: int = by
        self.dials: tuple[TurnDial, ...] = tuple([TurnDial(k, by) for k in range(len(RESOURCES))])

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return those_that_can(self.dials, s, seat, source)

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def key(self) -> str:
        return "dial"

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-season-dial", up=int(self.by > 0))

    def message(self) -> Msg:
        up = self.by > 0
        return Msg("rw-season-any-dial-up" if up else "rw-season-any-dial-down", n=self.by if up else -self.by)


class SetDials(Effect):
    """Every dial to what the areas that one controls yield; `falling`: only those above it. Then so much food more."""

    tag = "season_set_dials"
    fields = ("falling", "food")

    def __init__(self, falling: bool, food: int = 0) -> None:
        self.falling: bool = falling
        self.food: int = food

    def run(self, s: Runewars, seat: int, source: int) -> None:
        dials = s.players[seat].dials
        for resource, n in enumerate(production(s, seat)):
            if not self.falling or n < dials[resource]:
                set_dial(s, seat, resource, n)
        turn_dial(s, seat, FOOD, self.food)
        if s.log is not None:
            food, wood, ore = s.players[seat].dials
            s.log.tell("rw-season-dials", seat, RULE, food=food, wood=wood, ore=ore)

    def message(self) -> Msg:
        return Msg("rw-season-dials-fall" if self.falling else "rw-season-dials", n=self.food)


# Movement


class Slow(Effect):
    """Until the season ends one's units go an area less far with Mobilize and Conquer."""

    tag = "season_slow"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.flags |= SLOWED << seat
        if s.log is not None:
            s.log.tell("rw-slowed", seat, RULE)

    def message(self) -> Msg:
        return Msg("rw-season-slow")


register_all(list(globals().values()))
