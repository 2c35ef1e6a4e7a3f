"""Set-up (DI-001 to DI-006): decks, leaders, starting resources, the first player."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.components import Leader
from hagal.games.dune.effect import GAIN, Effect
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune, Player, new_player
from hagal.games.kit.combine import push_all
from hagal.games.kit.option import OfComponent
from hagal.games.kit.seats import RANDOM
from hagal.kernel import zones
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Choice, Msg, Step, Together
from hagal.kernel.term import Component, register_all

START_GARRISON = 3
START_WATER = 1
CONFLICTS_BY_LEVEL = ((3, 4), (2, 5), (1, 1))  # from the bottom of the deck: (level, how many)


class Setup(Step[Dune]):
    """Cards and players on the table; then the leaders, then the start."""

    tag = "setup"

    def run(self, s: Dune, seat: int, source: int) -> None:
        people = s.rules.players
        s.players = [new_player(k) for k in range(people)]
        lay_decks(s)
        for p in s.players:
            deal_in(s, p)
            p.vp = 1 if people == 4 else 0
        s.first = first_player(s, people)
        fire(s, "table_laid", s.first)
        push(s, "start")
        choose_leaders(s)


def first_player(s: Dune, people: int) -> int:
    """By chance (DI-005), unless a seat was named."""
    wish = s.rules.options["first"]
    return zones.roll(s, people) if wish == RANDOM else int(wish)


def deal_in(s: Dune, p: Player) -> None:
    """What each player starts with (DI-004)."""
    p.deck = zones.add_instances(s, ask(s, "starting_deck", p.seat, copies(s, "starting")))
    zones.shuffle(s, p.deck)
    p.water = START_WATER
    p.garrison = actions.query(s, "start_garrison", p.seat, START_GARRISON)
    p.supply -= p.garrison


def copies(s: Dune, deck: str) -> list[object]:
    """The cards of a deck (of that name or that kind), each as often as it is in the box; not to be changed."""
    found = s.rules.piles.get(deck)
    if found is None:
        cards = [card for card in s.rules.kinds.get("card", ()) if card.deck == deck] or s.rules.kinds.get(deck, [])
        found = s.rules.piles[deck] = [card for card in cards for _ in range(card.count)]
    return found


def conflicts(s: Dune, level: int) -> list[object]:
    """The Conflict cards of a level; not to be changed."""
    name = f"conflict {level}"
    found = s.rules.piles.get(name)
    if found is None:
        found = s.rules.piles[name] = [card for card in s.rules.kinds["conflict"] if card.level == level]
    return found


def lay_decks(s: Dune) -> None:
    """The Row, the Reserve, the Intrigue and Conflict decks (DI-002, DI-003)."""
    kinds = s.rules.kinds
    promos = copies(s, "promo") if s.rules.options["promos"] else []
    s.imperium = zones.add_instances(s, copies(s, "imperium") + promos)
    zones.shuffle(s, s.imperium)
    for card in kinds["card"]:
        if card.reserve >= 0:
            s.reserve[card.reserve] = zones.add_instances(s, [card] * card.count)
    s.intrigue_deck = zones.add_instances(s, copies(s, "intrigue"))
    zones.shuffle(s, s.intrigue_deck)
    for level, count in ask(s, "conflict_levels", 0, CONFLICTS_BY_LEVEL):
        pile = zones.add_instances(s, conflicts(s, level))
        zones.shuffle(s, pile)
        s.conflicts += pile[:count]
        s.box += pile[count:]
    actions.refill_row(s)


def choose_leaders(s: Dune) -> None:
    """As the option says: named ones, random ones, or each player in turn picks (DI-004)."""
    wish = s.rules.options["leaders"]
    people = s.rules.players
    if wish == "choose":
        for k in range(people - 1, -1, -1):
            push(s, "pick_leader", (s.first + k) % people)
        return
    free = [leader for leader in free_leaders(s) if wish == "random" or leader.id not in wish]
    for p in s.players[:people]:
        if wish != "random" and wish[p.seat] != "random":
            p.leader = find_leader(s, wish[p.seat])
        else:
            p.leader = free.pop(zones.roll(s, len(free)))


def free_leaders(s: Dune) -> list[Leader]:
    """The leaders that nobody has taken yet."""
    taken = [p.leader.id for p in s.players]
    return [leader for leader in s.rules.kinds["leader"] if leader.id not in taken]


def find_leader(s: Dune, id: str) -> Leader:
    found = s.rules.component(f"leader:{id}")
    assert isinstance(found, Leader)
    return found


class PickLeader(Choice[Dune]):
    """One of the leaders that nobody has taken."""

    tag = "pick_leader"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [TakeLeader(leader) for leader in free_leaders(s)]


class TakeLeader(OfComponent[Dune]):
    tag = "leader"
    word = "leader"
    fields = ("leader",)

    def __init__(self, leader: Leader) -> None:
        self.leader: Leader = leader

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].leader = self.leader

    def message(self) -> Msg:
        return Msg("option-take-leader", leader=self.leader)


class Start(Step[Dune]):
    """What the leaders bring, then the first round."""

    tag = "start"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "round_start")
        if s.log is not None:
            for p in s.players:
                s.log.tell("leader", p.seat, "DI-004", leader=p.leader, rival=int(p.leader.kind != Leader.kind))
        for p in reversed(s.players):
            if p.leader.foresees:
                actions.foresee(s, p)
            push_all(s, p.leader.start, p.seat, -1)
        fire(s, "started", s.first)


# The Baron's factions (DI-092)


class PickTokens(Effect):
    """After set-up the Baron secretly picks two of his four faction tokens."""

    tag = "pick_tokens"

    def __init__(self) -> None:
        super().__init__(GAIN)

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.tokens = zones.add_instances(s, s.rules.kinds["token"])
        zones.shuffle(s, s.tokens)
        for i in s.tokens:
            zones.reveal(s, i, 1 << seat)
        s.tokens_seat = seat
        Together(((seat, CHOOSE_TOKENS),)).push(s, source)


class ChooseTokens(Choice[Dune]):
    tag = "choose_tokens"
    secret: ClassVar[bool] = True

    def origin(self, s: Dune, seat: int, source: int) -> Component | None:
        return s.players[seat].leader

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [KeepTokens(a, b) for a in range(4) for b in range(a + 1, 4)]


class KeepTokens(Step[Dune]):
    tag = "keep_tokens"
    fields = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a: int = a
        self.b: int = b

    def run(self, s: Dune, seat: int, source: int) -> None:
        for i in s.tokens[:]:
            if s.face[i].faction not in (self.a, self.b):
                zones.move(s, i, s.tokens, s.box)

    def key(self) -> str:
        return f"tokens {FACTIONS[self.a]} {FACTIONS[self.b]}"

    def message(self) -> Msg:
        a, b = (Msg(f"faction-{FACTIONS[f].replace('_', '-')}") for f in (self.a, self.b))
        return Msg("option-tokens", a=a, b=b)


CHOOSE_TOKENS = ChooseTokens()

register_all(list(globals().values()))
