"""What exploration tokens do (RW-230 to RW-239)."""

from __future__ import annotations

from hagal.games.kit.effect import DECLINE
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import draw_tactics, gain_influence, look, spend_influence
from hagal.games.runewars.army import NO_ARMY, size
from hagal.games.runewars.catalogue.exploration import DESTRUCTIBLE, EVENT
from hagal.games.runewars.components import Amounts, Reward, Token
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.exploration.part import (
    areas_with,
    is_up,
    kind_of,
    part_of,
    remove_token,
    token_at,
)
from hagal.games.runewars.names import CONQUER, MOBILIZE, STRATEGIZE
from hagal.games.runewars.quests.effects import LESSON
from hagal.games.runewars.quests.heroes import discard_reward, gain_reward, hurt, place_of_hero, rewards_of
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

PRICE = 3
"""Of a reward at the merchant's (RW-236)."""
GARRISON = 6
"""Units that it takes to destroy a location (RW-230)."""

# When a hero ends a move: what lies there is turned up (moment `hero_stops`)


def turn_up(s: Runewars, seat: int, source: int) -> None:
    """A face-down token where a hero has ended his move is turned up and resolved (RW-230)."""
    area = s.players[seat].figures[place_of_hero(s, seat, source)][0]
    k = token_at(s, area)
    if k >= 0 and not part_of(s).up[k]:
        s.stack.append((TurnUp(), seat, source))


class TurnUp(Step[Runewars]):
    """Locations stay; events are resolved and discarded."""

    tag = "explore"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        part = part_of(s)
        area = s.players[seat].figures[place_of_hero(s, seat, source)][0]
        k = token_at(s, area)
        token: Token = s.face[part.lying[k]]
        zones.reveal(s, part.lying[k])
        part.up[k] = 1
        if s.log is not None:
            s.log.tell("rw-explore", seat, "RW-230", hero=s.face[source], token=token, area=s.board.areas[area])
        if token.sort == EVENT:
            remove_token(s, area)
            s.stack.append((EVENTS[kind_of(token)], seat, source))


class Merchant(Choice[Runewars]):
    """A reward for 3 influence (RW-236)."""

    tag = "merchant"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.players[seat].influence < PRICE or not (s.reward_deck or s.reward_discard):
            return []
        return [DECLINE, BuyReward()]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-merchant", hero=s.face[source], n=PRICE)


class BuyReward(Step[Runewars]):
    tag = "buy_reward"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, PRICE, "RW-236")
        gain_reward(s, seat, place_of_hero(s, seat, source), "RW-236")

    def key(self) -> str:
        return "buy"

    def message(self) -> Msg:
        return Msg("rw-option-buy-reward", n=PRICE)


class Raiders(Step[Runewars]):
    """1 damage; with neutral or enemy units there, another one or a reward (RW-237)."""

    tag = "raiders"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = place_of_hero(s, seat, source)
        area = s.players[seat].figures[k][0]
        hostile = s.control[area] != seat and s.army[area] != NO_ARMY
        if not hurt(s, seat, k, 1, "RW-237") and hostile:
            s.stack.append((RaidersToll(), seat, source))


class RaidersToll(Choice[Runewars]):
    """A reward is discarded, or the hero takes 1 damage more."""

    tag = "raiders_toll"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        mine = {s.face[reward]: None for reward in rewards_of(s, seat, source)}
        return [TakeBlow(), *[GiveUp(card) for card in mine]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-raiders", hero=s.face[source])


class TakeBlow(Step[Runewars]):
    tag = "take_blow"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        hurt(s, seat, place_of_hero(s, seat, source), 1, "RW-237")

    def key(self) -> str:
        return "damage"

    def message(self) -> Msg:
        return Msg("rw-option-take-blow")


class GiveUp(OfComponent[Runewars]):
    tag = "give_up_reward"
    word = "discard"
    fields = ("card",)

    def __init__(self, card: Reward) -> None:
        self.card: Reward = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        reward = next(i for i in rewards_of(s, seat, source) if s.face[i] is self.card)
        discard_reward(s, seat, reward, "RW-237")

    def message(self) -> Msg:
        return Msg("rw-option-discard", card=self.card)


class Scroll(Choice[Runewars]):
    """Look at all face-down tokens of one area (RW-238)."""

    tag = "scroll"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        part = part_of(s)
        hidden = {at for i, at in zip(s.runes, s.rune_at, strict=True) if not s.known[i] >> seat & 1}
        hidden |= {at for i, at in zip(part.lying, part.at, strict=True) if not s.known[i] >> seat & 1}
        return [Unroll(s.board.areas[area]) for area in sorted(hidden)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-scroll")


class Unroll(OfArea):
    tag = "unroll"
    word = "look"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        look(s, seat, area)
        k = token_at(s, area)
        if k >= 0:
            zones.reveal(s, part_of(s).lying[k], 1 << seat)
        if s.log is not None:
            s.log.tell("rw-looks", seat, "RW-238", area=self.area)


EVENTS: dict[str, Step[Runewars]] = {
    "traveling_merchant": Merchant(),
    "raiding_party": Raiders(),
    "scroll_of_sight": Scroll(),
    "training": LESSON,
}


# Locations


def rest_here(s: Runewars, seat: int, source: int) -> None:
    """A hero has ended a quest-phase action in a Temple or in the Hall of Kellos (RW-235; moment `hero_acted`)."""
    area = s.players[seat].figures[place_of_hero(s, seat, source)][0]
    if is_up(s, area, "temple"):
        gain_influence(s, seat, 2, "RW-235")
    elif is_up(s, area, "hall_of_kellos"):
        draw_tactics(s, seat, 1, "RW-235")


def steps_left(s: Runewars, seat: int, value: int, about: int) -> int:
    """From a Dungeon nobody goes on in the quest phase (RW-234)."""
    return 0 if is_up(s, about, "dungeon") else value


def production(s: Runewars, seat: int, value: Amounts, about: int) -> Amounts:
    """A Village yields 1 more of its resource to who controls its area (RW-232); `about`: that area alone, or -1."""
    part = part_of(s)
    food, wood, ore = value
    for i, at, up in zip(part.lying, part.at, part.up, strict=True):
        if up and s.control[at] == seat and about in (-1, at):
            f, w, o = s.face[i].yields
            food, wood, ore = food + f, wood + w, ore + o
    return food, wood, ore


def dragon_runes(s: Runewars, seat: int, value: int, about: int) -> int:
    """A Dragon Throne counts as one dragon rune (RW-231)."""
    return value + sum(1 for area in areas_with(s, "dragon_throne") if s.control[area] == seat)


# Portals (RW-233): in the quest phase a step through one costs 1 influence; in the own turn one is opened for 1
# influence, and all figures that move then may go through it.


def this_turn(s: Runewars) -> tuple[int, ...]:
    return (s.year, s.season, s.active)


def opened(s: Runewars) -> tuple[int, ...]:
    """The portals that the player on turn has paid for."""
    part = part_of(s)
    return part.opened if part.turn == this_turn(s) else ()


def adjacent(s: Runewars, seat: int, value: tuple[int, ...], about: int) -> tuple[int, ...]:
    """What lies next to an area, and the other portals if it has one (query `adjacent`)."""
    portals = areas_with(s, "magic_portal")
    if len(portals) < 2 or about not in portals:
        return value
    if s.active >= 0:
        paid = opened(s)
        linked = [area for area in portals if about in paid or area in paid]
    else:
        linked = portals if s.players[seat].influence else []
    return (*value, *[area for area in linked if area != about and area not in value])


def pay_toll(s: Runewars, seat: int, source: int) -> None:
    """A hero has gone through a portal in the quest phase (moment `leap`)."""
    spend_influence(s, seat, 1, "RW-233")


class OpenPortal(OfArea):
    """For 1 influence this area counts as next to every other portal, in this turn."""

    tag = "open_portal"
    word = "portal"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, 1, "RW-233")
        part = part_of(s)
        part.opened = (*opened(s), s.board.at[self.area])
        part.turn = this_turn(s)
        if s.log is not None:
            s.log.tell("rw-portal", seat, "RW-233", area=self.area)


class Raze(OfArea):
    """A destructible location is discarded (RW-230)."""

    tag = "raze_token"
    word = "raze"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        token = remove_token(s, s.board.at[self.area])
        if s.log is not None:
            s.log.tell("rw-razed", seat, "RW-230", token=token, area=self.area)

    def message(self) -> Msg:
        return Msg("rw-option-raze-location", area=self.area)


def window(s: Runewars, seat: int, value: list[Step[Runewars]], about: int) -> list[Step[Runewars]]:
    """In the own turn: destroy a location with at least 6 units there; open a portal before figures move."""
    part = part_of(s)
    found = list(value)
    for i, at, up in zip(part.lying, part.at, part.up, strict=True):
        if up and s.control[at] == seat and s.face[i].sort == DESTRUCTIBLE and size(s.army[at]) >= GARRISON:
            found.append(Raze(s.board.areas[at]))
    p = s.players[seat]
    if p.influence and p.order in (STRATEGIZE, MOBILIZE, CONQUER):
        portals = areas_with(s, "magic_portal")
        paid = opened(s)
        if len(portals) > 1 + len(paid):
            found += [OpenPortal(s.board.areas[area]) for area in portals if area not in paid]
    return found


register_all(list(globals().values()))
