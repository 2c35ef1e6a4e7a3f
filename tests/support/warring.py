"""Positions of Runewars on a real board: a game is set up by its rules, then armies, heroes and cards are put where a
test wants them, and on top of all that waits comes a battle, a march, a duel, a quest.

Each is a Game that can be drawn, and that a served table begins with (`serve`: a seed of PREPARED).
"""

from __future__ import annotations

from collections.abc import Callable

import hagal
from hagal import bots
from hagal.game import Game
from hagal.games.runewars import actions
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.names import AGILITY, ALL_ORDERS, CONQUER, SUMMER
from hagal.games.runewars.orders.march import ACTIVATE
from hagal.games.runewars.quests.attempt import QuestDeed
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Together, at_place
from tests.games.runewars import position, questing

FIRST = 9000
"""The seeds of prepared games begin here."""


def set_up(*factions: str, edition: str = "revised", seed: int = 4) -> tuple[Game, Runewars]:
    """A game at its first secret order; it is seat 0's turn, if anybody asks."""
    game = hagal.new(
        "runewars", players=len(factions), seed=seed, factions=list(factions), first=0, edition=edition, board="quick"
    )
    mind = bots.make("random", 1)
    while not isinstance(game.state.stack[-1][0], Together):
        seat = game.decisions[0].seat
        game.choose(bots.decide(game.state, seat, mind).key(), seat)
    s = game.state
    assert isinstance(s, Runewars)
    s.active = 0
    for p in s.players:
        for i in p.tactics.copy():
            p.tactics.remove(i)
            s.tactics_deck.append(i)
            s.known[i] = 0
    return game, s


def open_area(s: Runewars, seat: int, near: int = -1) -> int:
    """An area that a seat controls (-1: nobody, and nobody is there), beside another one if told."""
    for k, owner in enumerate(s.control):
        empty = seat >= 0 or (s.army[k] == NO_ARMY and s.home[k] < 0 and s.city[k] is None)
        if owner == seat and empty and (near < 0 or k in s.board.walk[near]):
            return k
    raise AssertionError(f"no such area of {seat}")


def clear(s: Runewars, area: int) -> None:
    """Its units go back to the supply."""
    for k, n in enumerate(s.army[area]):
        if n:
            actions.take(s, s.owner[area], k % (len(NO_ARMY) // 2), -n)
    s.army[area] = NO_ARMY
    actions.settle(s, area)


def name(s: Runewars, area: int) -> str:
    return s.board.areas[area].id


def march_on(s: Runewars, area: int, seat: int = 0, **counts: int) -> None:
    """Units of the supply attack an area."""
    start = next(k for k, owner in enumerate(s.control) if owner == seat)
    for unit, n in counts.items():
        slot = position.slot_of(s, seat, unit)
        actions.take(s, seat, slot, n)
        s.marching.append((start, area, slot, n))
    position.push(s, "battle", seat, at_place(area))


# Battles


def battle(edition: str = "revised") -> Game:
    """Both sides with units of every shape, heroes beside both, a stronghold, a card to play."""
    game, s = set_up("daqan", "uthuk", edition=edition)
    area = next(k for k, home in enumerate(s.home) if home == 1 and s.stronghold[k] >= 0)
    clear(s, area)
    position.units(s, name(s, area), 1, berserker=3, flesh_ripper=2, warlock=1, chaos_lord=1)
    position.hero(s, 0, name(s, area), "silhouette")
    position.hero(s, 1, name(s, area), "mad_carthos")
    position.hand(s, 0, "tactic", "rally_cry" if "rally_cry" in known(s) else known(s)[0])
    position.stack_fate(s, 5, 15, 7, 1, 3, 9, 16, 8)
    march_on(s, area, bowman=3, footman=3, knight=2, siege_tower=1)
    return game.resume()


def known(s: Runewars) -> list[str]:
    return sorted({s.face[i].id for i in s.tactics_deck if set(s.face[i].times) & {"attack", "battle", "fight"}})


def struck() -> Game:
    """The same battle, two strikes later: somebody is routed, somebody is hurt, cards lie there."""
    first = on(battle(), "support silhouette bowman", "no support", "ready", "strike bowman", "extra")
    return on(first, *[key for key in first.decisions[0].keys if key == "drop 3"])


def skirmish() -> Game:
    """A march that waits for its first unit: next to the target stand enough of them."""
    game, s = set_up("daqan", "latari")
    target = next(k for k, n in enumerate(s.army) if s.control[k] < 0 and n != NO_ARMY and len(s.board.walk[k]) > 2)
    start = s.board.walk[target][0]
    clear(s, start)
    position.units(s, name(s, start), 0, footman=4, knight=2, bowman=1)
    s.players[0].order, s.players[0].played = CONQUER, (CONQUER,)
    s.players[0].influence = 5
    position.stack_fate(s, 5, 15, 1, 2)
    position.push(s, ACTIVATE, 0, 0)
    return on(game.resume(), f"activate {name(s, target)}")


def parley() -> Game:
    """The neutral units have listened: three cards, one of each destiny."""
    game = skirmish()
    take = next(key for key in game.decisions[0].keys if key.startswith("move 4 footman"))
    return on(game, take, "done", "diplomacy 3")


def ambush() -> Game:
    """A battle without a question for the attacker after his march: all is told when it is over."""
    game, s = set_up("daqan", "latari")
    area = open_area(s, -1)
    position.units(s, name(s, area), -1, beastman=1)
    march_on(s, area, footman=3)
    return game.resume()


# Heroes


def duel() -> Game:
    """Two heroes in an area, both with something to use."""
    game, s = set_up("daqan", "uthuk")
    area = name(s, open_area(s, -1))
    me = position.hero(s, 0, area, "battlemage_jaes")
    position.hero(s, 1, area, "mad_carthos")
    questing.reward(s, first_reward(s, "special"), 0, "battlemage_jaes")
    position.stack_fate(s, 3, 15, 4, 25, 13, 26, 14, 5)
    position.push(s, QuestDeed(), 0, s.players[0].heroes[me])
    return on(game.resume(), "duel mad_carthos")


def first_reward(s: Runewars, moment: str) -> str:
    return min(str(s.face[i].id) for i in s.reward_deck if s.face[i].moment == moment)


def quest(foe: bool = False) -> Game:
    """A hero at a quest: a test with three cards, or units to duel."""
    game, s = set_up("daqan", "uthuk")
    cards = [s.face[i] for i in s.quest_deck]
    wanted = [one for one in cards if (one.foe >= 0 if foe else one.attribute == AGILITY)]
    area = name(s, open_area(s, -1))
    card = next((one for one in wanted if not one.areas), None)
    if card is None:
        card, area = next((one, id) for one in wanted for id in one.areas if id in {area.id for area in s.board.areas})
    me = position.hero(s, 0, area, "silhouette")
    position.hand(s, 0, "quest", card.id)
    questing.reward(s, first_reward(s, "special"), 0, "silhouette")
    position.stack_fate(s, 5, 3, 1, 7, 15, 16)
    position.push(s, QuestDeed(), 0, s.players[0].heroes[me])
    game.resume()
    return on(game, f"quest {card.id}")


def foes() -> Game:
    return quest(foe=True)


# The whole table


def orders() -> Game:
    """Two choose their orders in secret."""
    game, s = set_up("daqan", "uthuk")
    s.stack.clear()
    position.push(s, "choose_orders", -1, -1)
    return game.resume()


def bids() -> Game:
    """Four say in secret what they bid for the units of the first season card."""
    game, s = set_up(*position.FACTIONS)
    for p in s.players:
        p.influence = 3 + p.seat
    return game.resume()


def hold(s: Runewars, seat: int, many: int, **counts: int) -> list[int]:
    """So many areas of a seat, its home realm first; it enters others with units of the supply."""
    found = [k for k, owner in enumerate(s.control) if owner == seat][:many]
    while len(found) < many:
        area = open_area(s, -1)
        position.units(s, name(s, area), seat, **counts)
        found.append(area)
    return found


def last_turn(runes: int, claim: int = -1) -> Game:
    """In spring of the second year seat 0 ends the last turn, with so many dragon runes that it alone has seen, and
    perhaps a claim on the deck of a season."""
    game, s = set_up("daqan", "uthuk")
    for area in s.rune_at.copy():
        actions.back_to_pile(s, area)
    for area in hold(s, 0, runes, footman=1):
        position.rune(s, name(s, area), dragon=True)
    s.year, s.season = 2, 0
    s.players[0].marker = claim
    s.stack.clear()
    position.push(s, "season", -1, -1)
    position.push(s, "turn_end", 0, -1)
    return game.resume()


def claim() -> Game:
    return last_turn(6)


def claim_won() -> Game:
    return last_turn(6, claim=SUMMER)


def claim_failed() -> Game:
    return last_turn(5, claim=SUMMER)


TROOPS: dict[str, tuple[dict[str, int], ...]] = {
    "daqan": ({"footman": 3, "bowman": 1, "knight": 1, "siege_tower": 1}, {"bowman": 1, "footman_routed": 1}),
    "latari": ({"warrior": 1, "archer": 3, "sorceress": 1, "pegasus_rider": 1}, {"archer": 2, "warrior_routed": 1}),
    "waiqar": ({"reanimate": 3, "skeleton_archer": 1}, {"necromancer": 2, "dark_knight": 1, "reanimate_routed": 1}),
    "uthuk": ({"berserker": 3, "flesh_ripper": 1}, {"warlock": 1, "chaos_lord": 1, "berserker_routed": 1}),
}


def full() -> Game:
    """In fall of the third year four have come far: armies, heroes, hands and runes everywhere; one has a claim, and
    seat 0 says with Conquer where it marches."""
    game, s = set_up(*position.FACTIONS)
    for p in s.players:
        settle_down(s, p.seat)
    s.year, s.season = 3, 2
    s.players[2].marker = 1
    s.stack.clear()
    position.push(s, "season", -1, -1)
    position.push(s, ACTIVATE, 0, 0)
    return game.resume()


def settle_down(s: Runewars, seat: int) -> None:
    """Five areas with armies and runes, two strongholds, cards in hand; three heroes for seat 0, else two."""
    p = s.players[seat]
    large, small = TROOPS[p.faction.id]
    areas = [*hold(s, seat, 3), enter(s, seat), enter(s, seat)]
    for k, area in enumerate(areas):
        position.units(s, name(s, area), seat, **(small if k % 3 else large))
        s.activated[area] |= (k == 3) << seat
        if area not in s.rune_at:
            position.rune(s, name(s, area), dragon=k % 2 == 0, up=k == 4)
    position.stronghold(s, name(s, areas[3]), seat, damaged=True)
    for id in sorted({str(s.face[i].id) for i in s.tactics_deck})[seat * 4 : seat * 4 + 4]:
        position.hand(s, seat, "tactic", id)
    for area in areas[3:] if seat == 0 else areas[4:]:
        me = position.hero(s, seat, name(s, area))
        questing.reward(s, first_reward(s, "special"), seat, s.face[p.heroes[me]].id)
    p.played = (1 + seat, 5, 6 + seat % 2)
    p.order = p.played[-1]
    p.orders = ALL_ORDERS & ~sum(1 << number for number in p.played)
    p.influence, p.dials = 6 + seat, (4, 3, 5)


def enter(s: Runewars, seat: int) -> int:
    """An area that nobody holds, as near as one is: beside an own one, or anywhere."""
    own = [k for k, owner in enumerate(s.control) if owner == seat]
    free = [k for k in range(len(s.control)) if s.control[k] < 0 and s.army[k] == NO_ARMY and s.city[k] is None]
    area = next((k for k in free if set(s.board.walk[k]) & set(own)), free[0])
    s.control[area] = seat
    return area


def on(game: Game, *keys: str) -> Game:
    """One choice after the other, by whoever is asked."""
    for key in keys:
        game.choose(key, game.decisions[0].seat)
    return game


STAGED: dict[str, Callable[[], Game]] = {
    "rw-battle": battle,
    "rw-struck": struck,
    "rw-march": skirmish,
    "rw-parley": parley,
    "rw-ambush": ambush,
    "rw-duel": duel,
    "rw-quest": quest,
    "rw-foes": foes,
}
"""Something is on the stage."""
SITUATIONS: dict[str, Callable[[], Game]] = {
    **STAGED,
    "rw-orders": orders,
    "rw-bids": bids,
    "rw-claim": claim,
    "rw-claim-won": claim_won,
    "rw-claim-failed": claim_failed,
    "rw-full": full,
}
PREPARED: dict[int, Callable[[], Game]] = {FIRST + k: make for k, make in enumerate(SITUATIONS.values())}
SEED_OF: dict[str, int] = {name: FIRST + k for k, name in enumerate(SITUATIONS)}
