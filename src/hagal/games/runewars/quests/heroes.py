"""Heroes on the board, and the rewards under them (RW-016, RW-079, RW-095, RW-160, RW-161, RW-170, RW-179 to RW-183).

A hero is named by its place `k` in `players[seat].heroes`, whose figure is `figures[k]`; where others may come and go
meanwhile, by its instance.
"""

from __future__ import annotations

from hagal.games.kit import deck
from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import look
from hagal.games.runewars.components import Hero, Reward
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import FROZEN, MOST_HEROES, PASSES
from hagal.games.runewars.state import NOWHERE, Runewars
from hagal.kernel import zones
from hagal.kernel.events import card
from hagal.kernel.rules import ask, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all

MOST_TRAINING = 2
"""Of each attribute: one token with the sides +1 and +2 (RW-165)."""
ATTRIBUTE_WORDS = (Msg("rw-strength"), Msg("rw-agility"), Msg("rw-wisdom"))


# Who is where


def hero(s: Runewars, seat: int, k: int) -> Hero:
    found: Hero = s.face[s.players[seat].heroes[k]]
    return found


def place_of_hero(s: Runewars, seat: int, i: int) -> int:
    """The place of a hero among those of a seat, by instance; -1: it is not there any more."""
    heroes = s.players[seat].heroes
    return heroes.index(i) if i in heroes else -1


def heroes_at(s: Runewars, seat: int, area: int) -> list[int]:
    """The places of a seat's heroes in an area."""
    return [k for k, figure in enumerate(s.players[seat].figures) if figure[0] == area]


def enemies_at(s: Runewars, seat: int, area: int) -> list[tuple[int, int]]:
    """Other seats' heroes in an area, as (seat, place)."""
    return [(p.seat, k) for p in s.players if p.seat != seat for k in heroes_at(s, p.seat, area)]


# Coming and going


def enlist(s: Runewars, seat: int, i: int, area: int, source: list[int] | None = None) -> None:
    """A hero of the hero deck (or of another zone) joins a seat, face up, in an area (RW-160). Who has more than three
    then lets one desert (RW-016)."""
    p = s.players[seat]
    zones.move(s, i, s.hero_deck if source is None else source, p.heroes)
    zones.reveal(s, i)
    p.figures.append((area, *NOWHERE[1:]))
    if s.log is not None:
        s.log.tell("rw-enlist", seat, "RW-160", hero=s.face[i], area=s.board.areas[area])
    look(s, seat, area)
    if len(p.heroes) > MOST_HEROES:
        push(s, "hero_limit", seat)


def may_desert(s: Runewars, seat: int, k: int) -> bool:
    """Can this hero be made to desert? (query `may_desert`; the limit of heroes does not ask it, RW-016)"""
    found: bool = ask(s, "may_desert", seat, True, s.players[seat].heroes[k])
    return found


def desert(s: Runewars, seat: int, k: int, rules: str = "RW-180") -> None:
    """The card goes back into the hero deck; the rewards are discarded face up (RW-180)."""
    p = s.players[seat]
    i = p.heroes[k]
    if s.log is not None:
        s.log.tell("rw-desert", seat, rules, hero=s.face[i])
    for reward in rewards_of(s, seat, i):
        discard_reward(s, seat, reward, rules)
    _leave(s, seat, k, s.hero_deck)
    zones.shuffle(s, s.hero_deck)


def defeat(s: Runewars, seat: int, k: int) -> None:
    """Figure and card leave the game; the rewards lie in the area under a marker (RW-179). (Who is beaten in a duel by
    a hero that survives loses them to the winner first.)"""
    p = s.players[seat]
    i, area = p.heroes[k], p.figures[k][0]
    if s.log is not None:
        s.log.tell("rw-defeated", seat, "RW-179", hero=s.face[i])
    for reward in rewards_of(s, seat, i):
        _drop(s, seat, reward, 1000 * area + i)
    _leave(s, seat, k, s.box)


def _leave(s: Runewars, seat: int, k: int, target: list[int]) -> None:
    p = s.players[seat]
    del p.figures[k]
    zones.move(s, p.heroes[k], p.heroes, target)


# What happens to a figure


def changed_figure(s: Runewars, seat: int, k: int, field: int, value: int) -> None:
    """Fields as in `Figure`: area, damage, strength, agility, wisdom, routed."""
    figures = s.players[seat].figures
    figure = list(figures[k])
    figure[field] = value
    area, damage, strength, agility, wisdom, routed = figure
    figures[k] = (area, damage, strength, agility, wisdom, routed)


def is_routed(s: Runewars, seat: int, k: int) -> bool:
    return bool(s.players[seat].figures[k][5])


def heal(s: Runewars, seat: int, k: int, rules: str = "RW-164") -> None:
    """All damage off a hero (RW-164, RW-181)."""
    if s.players[seat].figures[k][1]:
        changed_figure(s, seat, k, 1, 0)
        if s.log is not None:
            s.log.tell("rw-heal", seat, rules, hero=hero(s, seat, k))


def mend(s: Runewars, seat: int, k: int, n: int, rules: str) -> None:
    """So much damage off a hero, as far as there is any."""
    damage = s.players[seat].figures[k][1]
    off = min(n, damage)
    changed_figure(s, seat, k, 1, damage - off)
    if s.log is not None and off:
        s.log.tell("rw-mend", seat, rules, hero=hero(s, seat, k), n=off)


def wound(s: Runewars, seat: int, k: int, n: int, rules: str) -> bool:
    """So much damage on a hero. Is it defeated now? Whoever asks sees to it (`fall`)."""
    figure = s.players[seat].figures[k]
    changed_figure(s, seat, k, 1, figure[1] + n)
    if s.log is not None and n:
        s.log.tell("rw-wound", seat, rules, hero=hero(s, seat, k), n=n)
    return figure[1] + n >= hero(s, seat, k).health


def hurt(s: Runewars, seat: int, k: int, n: int, rules: str) -> bool:
    """Damage outside of duels. Is the hero defeated by it? (RW-179)"""
    if not wound(s, seat, k, n, rules):
        return False
    defeat(s, seat, k)
    return True


def train(s: Runewars, seat: int, k: int, attribute: int, n: int, rules: str = "RW-165") -> None:
    """At most +2 on each attribute (RW-165)."""
    before = s.players[seat].figures[k][2 + attribute]
    now = min(before + n, MOST_TRAINING)
    if now != before:
        changed_figure(s, seat, k, 2 + attribute, now)
        if s.log is not None:
            s.log.tell(
                "rw-train", seat, rules, hero=hero(s, seat, k), attribute=ATTRIBUTE_WORDS[attribute], n=now - before
            )


def attribute_of(s: Runewars, seat: int, k: int, attribute: int) -> int:
    """With training, wherever the attribute is read (RW-183)."""
    return hero(s, seat, k).attributes[attribute] + s.players[seat].figures[k][2 + attribute]


# Movement (RW-095)


def neighbours(s: Runewars, seat: int, k: int, area: int) -> tuple[int, ...]:
    """Where this hero can go from an area in one step, whoever is there: borders stop it unless it flies, water is
    frozen, or a card opens mountains in its player's turn (RW-093); holes are never crossed (RW-094)."""
    board = s.board
    frozen, passes = s.flags & FROZEN, s.active == seat and s.turn_flags & PASSES
    if hero(s, seat, k).flying or (frozen and passes):
        return board.near[area]
    if frozen:
        return board.winter[area]
    return board.heights[area] if passes else board.walk[area]


def ways(s: Runewars, seat: int, k: int, area: int) -> tuple[int, ...]:
    """The same, and what else counts as next to it (query `adjacent`, about the area)."""
    found = neighbours(s, seat, k, area)
    if "adjacent" in s.rules.asked:
        found = ask(s, "adjacent", seat, found, area)
    return found


def move_hero(s: Runewars, seat: int, k: int, area: int, through: tuple[int, ...] = ()) -> None:
    """To an area, past others: he looks at the rune tokens on his way (RW-161)."""
    changed_figure(s, seat, k, 0, area)
    s.turn_flags &= ~EXCHANGED
    for passed in through:
        look(s, seat, passed)
    look(s, seat, area)
    if s.log is not None:
        s.log.tell("rw-hero-moves", seat, "RW-095", hero=hero(s, seat, k), area=s.board.areas[area])


# Rewards (RW-170, RW-179, RW-182)

EXCHANGED = 1 << 20
"""A flag of the turn: rewards were exchanged, and nothing has happened since that could call for it again."""


def rewards_of(s: Runewars, seat: int, i: int) -> list[int]:
    """The rewards of a hero (an instance)."""
    p = s.players[seat]
    return [reward for reward, by in zip(p.rewards, p.bearers, strict=True) if by == i]


def bearer_of(s: Runewars, seat: int, reward: int) -> int:
    """The place of the hero who has a reward."""
    p = s.players[seat]
    return p.heroes.index(p.bearers[p.rewards.index(reward)])


def gain_reward(s: Runewars, seat: int, k: int, rules: str = "RW-168") -> bool:
    """The top reward, face down under a hero. Was there one?"""
    p = s.players[seat]
    if not deck.draw(s, s.reward_deck, s.reward_discard, p.rewards, 1, seat, "rw-reshuffle-rewards", "RW-020"):
        return False
    p.bearers.append(p.heroes[k])
    s.turn_flags &= ~EXCHANGED
    if s.log is not None:
        s.log.tell("rw-reward", seat, rules, hero=hero(s, seat, k), card=card(s, p.rewards[-1]))
    return True


def discard_reward(s: Runewars, seat: int, reward: int, rules: str) -> None:
    """Face up to the discards."""
    p = s.players[seat]
    del p.bearers[p.rewards.index(reward)]
    zones.play(s, reward, p.rewards, s.reward_discard)
    if s.log is not None:
        s.log.tell("rw-discard-reward", seat, rules, card=s.face[reward])


def show_reward(s: Runewars, seat: int, reward: int) -> None:
    """Once used it stays face up (RW-170)."""
    s.known[reward] = PUBLIC
    if s.log is not None:
        s.log.tell("rw-use-reward", seat, "RW-170", card=s.face[reward])


def win_reward(s: Runewars, loser: int, reward: int, seat: int, i: int) -> None:
    """From a beaten hero to one of another seat, as it lies, face up or down (RW-179)."""
    p = s.players[loser]
    del p.bearers[p.rewards.index(reward)]
    zones.move(s, reward, p.rewards, s.players[seat].rewards, 1 << seat)
    s.players[seat].bearers.append(i)


def _drop(s: Runewars, seat: int, reward: int, marker: int) -> None:
    p = s.players[seat]
    del p.bearers[p.rewards.index(reward)]
    zones.move(s, reward, p.rewards, s.dropped)
    s.dropped_at.append(marker)


def markers_at(s: Runewars, area: int) -> list[int]:
    """The markers of fallen heroes in an area with rewards under them."""
    return [marker for marker in dict.fromkeys(s.dropped_at) if marker // 1000 == area]


def pick_up(s: Runewars, seat: int, k: int, marker: int) -> None:
    """A hero takes all rewards under a marker (RW-179); his player looks at them."""
    p = s.players[seat]
    lying = [i for i, at in zip(s.dropped, s.dropped_at, strict=True) if at == marker]
    for reward in lying:
        del s.dropped_at[s.dropped.index(reward)]
        zones.move(s, reward, s.dropped, p.rewards, 1 << seat)
        p.bearers.append(p.heroes[k])
    s.turn_flags &= ~EXCHANGED
    if s.log is not None:
        s.log.tell("rw-pick-up", seat, "RW-179", hero=hero(s, seat, k), n=len(lying))


# The own turn: what a window of it offers besides tactics, titles and the like


def window(s: Runewars, seat: int) -> list[Step[Runewars]]:
    """Use a reward of the own turn, exchange rewards, take those of the fallen (RW-170, RW-179, OP-8)."""
    p = s.players[seat]
    found: list[Step[Runewars]] = []
    if p.rewards:
        face = s.face
        for reward in {face[i]: i for i in p.rewards[::-1]}.values():
            if face[reward].moment == "turn" and any_can(face[reward].effects, s, seat, reward):
                found.append(UseReward(face[reward]))
        found += exchanges(s, seat)
    if s.dropped:
        for k in range(len(p.figures)):
            found += pick_ups(s, seat, k)
    return found


def pick_ups(s: Runewars, seat: int, k: int) -> list[Step[Runewars]]:
    """What a hero can take of the fallen where he is."""
    who = hero(s, seat, k)
    return [PickUp(who, s.face[marker % 1000]) for marker in markers_at(s, s.players[seat].figures[k][0])]


class UseReward(OfComponent[Runewars]):
    """Shown, then its effects, with the reward as their source."""

    tag = "use_reward"
    word = "use"
    fields = ("card",)

    def __init__(self, card: Reward) -> None:
        self.card: Reward = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        reward = deck.find(s, s.players[seat].rewards, self.card)
        s.turn_flags &= ~EXCHANGED
        show_reward(s, seat, reward)
        push_all(s, self.card.effects, seat, reward)

    def message(self) -> Msg:
        return Msg("rw-option-use", card=self.card)


class PickUp(OfComponent[Runewars]):
    """A hero takes what a fallen one has left."""

    tag = "reward_pick_up"
    word = "pick up"
    fields = ("hero", "fallen")

    def __init__(self, hero: Hero, fallen: Hero) -> None:
        self.hero: Hero = hero
        self.fallen: Hero = fallen

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = [s.face[i] for i in s.players[seat].heroes].index(self.hero)
        area = s.players[seat].figures[k][0]
        pick_up(s, seat, k, next(marker for marker in markers_at(s, area) if s.face[marker % 1000] is self.fallen))

    def key(self) -> str:
        return f"pick up {self.fallen.id} {self.hero.id}"

    def message(self) -> Msg:
        return Msg("rw-option-pick-up", hero=self.hero, fallen=self.fallen)


# Exchange (RW-170)


def exchanges(s: Runewars, seat: int) -> list[Exchange]:
    """An option for each area where own heroes can exchange rewards, unless they just did."""
    p = s.players[seat]
    if not p.rewards or s.turn_flags & EXCHANGED:
        return []
    areas = [figure[0] for figure in p.figures]
    bearing = {area for i, area in zip(p.heroes, areas, strict=True) if i in p.bearers and areas.count(area) > 1}
    return [Exchange(s.board.areas[area]) for area in sorted(bearing)]


class Exchange(OfArea):
    """Each reward of the heroes there, one after the other, is given to one of them."""

    tag = "reward_exchange"
    word = "exchange"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= EXCHANGED
        p = s.players[seat]
        there = [p.heroes[k] for k in heroes_at(s, seat, s.board.at[self.area])]
        among = tuple([k for k, by in enumerate(p.bearers) if by in there])
        s.stack.append((Share(among), seat, at_place(s.board.at[self.area])))

    def message(self) -> Msg:
        return Msg("rw-option-exchange-rewards", area=self.area)


class Share(Choice[Runewars]):
    """Who bears the first of these rewards (by their places)? Then the next. Equal ones go to heroes in their order, so
    that there is one way to each result. Face-down rewards stay secret: the key is hidden from others."""

    tag = "share_rewards"
    fields = ("among", "before")
    secret = True

    def __init__(self, among: tuple[int, ...], before: int = -1) -> None:
        self.among: tuple[int, ...] = among
        self.before: int = before  # the place of the hero who got one equal to the first of these

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if not self.among:
            return []
        p = s.players[seat]
        there = [k for k in heroes_at(s, seat, place_of(source)) if k >= self.before]
        reward: Reward = s.face[p.rewards[self.among[0]]]
        return [Bear(self.among, reward, hero(s, seat, k)) for k in there]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-share", area=s.board.areas[place_of(source)])


class Bear(Step[Runewars]):
    tag = "bear_reward"
    fields = ("among", "card", "hero")

    def __init__(self, among: tuple[int, ...], card: Reward, hero: Hero) -> None:
        self.among: tuple[int, ...] = among
        self.card: Reward = card
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        k = [s.face[i] for i in p.heroes].index(self.hero)
        p.bearers[self.among[0]] = p.heroes[k]
        rest = self.among[1:]
        if rest:
            equal = s.face[p.rewards[rest[0]]] is self.card
            s.stack.append((Share(rest, k if equal else -1), seat, source))
        elif s.log is not None:
            s.log.tell("rw-exchange", seat, "RW-170", area=s.board.areas[place_of(source)])

    def key(self) -> str:
        return f"{self.card.id} {self.hero.id}"

    def message(self) -> Msg:
        return Msg("rw-option-bear", card=self.card, hero=self.hero)


register_all(list(globals().values()))
