"""Who would win a battle: the chance of it and the losses to expect, for any two armies.

`odds` plays the battle by its rules as often as it takes to be sure up to an error, both sides decided by `judgment`;
`estimate` guesses at once. Armies are counts by slot as on the board (`army`); what is routed in them stays out.

    attacker = Side(named("latari", archer=3, pegasus_rider=2), "latari")
    defender = Side(named("uthuk", berserker=4), "uthuk", stronghold=5)
    odds(attacker, defender, error=0.02)
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from hagal.games.runewars import TITLE
from hagal.games.runewars.army import NO_ARMY, Army, changed, of_slots, size, standing
from hagal.games.runewars.battle.force import codes_of
from hagal.games.runewars.battle.judgment import judge
from hagal.games.runewars.battle.state import new_battle
from hagal.games.runewars.board import Board
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.catalogue.titles import COMMANDER, GUILD_STRENGTH
from hagal.games.runewars.components import NO_FACTION, Area, Faction, Fate, Tile, Unit
from hagal.games.runewars.names import (
    CONQUERED,
    DAMAGED,
    DEFENSIVE,
    DEVELOPMENTS,
    OPEN,
    OWN_TYPES,
    SIEGE,
    SLOTS,
    STRONG,
)
from hagal.games.runewars.seen import RunewarsFacts
from hagal.games.runewars.state import Runewars, new_player
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.loop import advance, answer
from hagal.kernel.rules import Rules, ask
from hagal.kernel.step import Step, at_place

BATCH, MOST = 100, 20_000
"""Battles between two looks at the error, and all that are played at most."""
SURE = 1.96
"""Standard errors to each side of a 95% interval."""

BY_ID: dict[str, Faction] = {faction.id: faction for faction in FACTIONS}


class Side:
    """An army and what helps it: whose units its own slots are (a faction's id; none: unallied neutral units), the
    strength of its stronghold, slots that heroes support, other strength, a defensive development."""

    __slots__ = ("army", "bonus", "defense", "faction", "stronghold", "supported")

    def __init__(
        self,
        army: Army,
        faction: str = "",
        *,
        stronghold: int = 0,
        supported: tuple[int, ...] = (),
        bonus: int = 0,
        defense: bool = False,
    ) -> None:
        self.army: Army = army
        self.faction: str = faction
        self.stronghold: int = stronghold
        self.supported: tuple[int, ...] = supported
        self.bonus: int = bonus
        self.defense: bool = defense

    def unit(self, slot: int) -> Unit:
        """The type of units in a slot of it."""
        return NEUTRALS[slot - OWN_TYPES] if slot >= OWN_TYPES else BY_ID[self.faction].units[slot]


class Odds:
    """What to expect: the attacker's chance to win, give or take `error` (95%); units of the attacker and the defender
    destroyed, on average (less than none: more were raised); out of so many battles."""

    __slots__ = ("battles", "error", "losses", "win")

    def __init__(self, win: float, error: float, losses: tuple[float, float], battles: int) -> None:
        self.win: float = win
        self.error: float = error
        self.losses: tuple[float, float] = losses
        self.battles: int = battles

    def __repr__(self) -> str:
        lost, killed = self.losses
        return f"<Odds win={self.win:.3f}±{self.error:.3f} losses={lost:.2f}:{killed:.2f} battles={self.battles}>"


def named(faction: str, **counts: int) -> Army:
    """An army by the ids of its units; of unallied neutral units: the faction is empty."""
    units = (*(BY_ID[faction].units if faction else ()), *NEUTRALS)
    slots = {unit.id: unit.slot for unit in units}
    return of_slots([(slots[id], n) for id, n in counts.items()])


class Trial:
    """Battles between two armies, one after the other, and what they have shown so far. `deck`: the fate cards that are
    left to draw, if some are known to be discarded."""

    __slots__ = ("attackers", "defenders", "killed", "lost", "played", "rng", "table", "won")

    def __init__(
        self, attacker: Side, defender: Side, edition: str = "revised", deck: Iterable[Fate] = FATE, seed: int = 1
    ) -> None:
        self.table: Runewars = lay_out(attacker, defender, edition, deck)
        self.rng: Rng = Rng(seed)
        self.attackers: int = standing(attacker.army)
        self.defenders: int = standing(defender.army)
        self.won: int = 0
        self.lost: int = 0
        self.killed: int = 0
        self.played: int = 0

    def play(self, battles: int) -> None:
        """So many more."""
        table, rng = self.table, self.rng
        cards = table.fate
        for _ in range(battles):
            s = table.copy()
            s.rng = rng.next64()
            s.fate = cards.copy()
            rng.shuffle(s.fate)
            fight_out(s)
            b = s.battle
            assert b is not None
            self.won += 1 if b.won == 0 else 0
            self.lost += self.attackers - len(b.units[0]) - size(s.army[1])
            self.killed += self.defenders - len(b.units[1]) - size(s.army[2]) - size(s.army[3])
        self.played += battles

    @property
    def error(self) -> float:
        likely = (self.won + 2) / (self.played + 4)  # Agresti and Coull: honest near 0 and 1
        return SURE * math.sqrt(likely * (1 - likely) / (self.played + 4))

    @property
    def odds(self) -> Odds:
        """As far as is known; at least one battle has been played."""
        n = self.played
        return Odds(self.won / n, self.error, (self.lost / n, self.killed / n), n)


def odds(
    attacker: Side,
    defender: Side,
    *,
    edition: str = "revised",
    error: float = 0.02,
    deck: Iterable[Fate] = FATE,
    seed: int = 1,
    most: int = MOST,
) -> Odds:
    """By simulation, until the attacker's chance is known up to an error (or so many battles were played)."""
    trial = Trial(attacker, defender, edition, deck, seed)
    trial.play(BATCH)
    while trial.error > error and trial.played < most:
        trial.play(BATCH)
    return trial.odds


def fight_out(s: Runewars) -> None:
    options = advance(s)
    while options is not None:
        answer(s, judge(s, options))
        options = advance(s)


# At once

POWER: dict[str, float] = {
    **{"bowman": 3.8, "footman": 3.3, "knight": 5.0, "siege_tower": 6.0},
    **{"archer": 3.8, "pegasus_rider": 5.4, "sorceress": 4.0, "warrior": 4.2},
    **{"reanimate": 3.4, "skeleton_archer": 4.0, "necromancer": 5.2, "dark_knight": 4.9},
    **{"berserker": 3.4, "flesh_ripper": 4.7, "warlock": 3.8, "chaos_lord": 5.5},
    **{"beastman": 3.6, "dragon": 6.5, "giant": 6.2, "hellhound": 4.6, "razorwing": 4.1, "sorcerer": 3.6},
}
"""What a unit is worth in a battle, as fitted to 3,000 pairs of armies that were played out (logistic regression). A
point of strength is worth WALL, so that an army of n Footmen holds its own against a little more than n of strength."""
WALL, SUPPORT, FIRST = 3.0, 1.5, -1.1
DEFENSES: dict[str, float] = {"daqan": 7.6, "latari": 4.0, "waiqar": 7.2, "uthuk": 5.8}
BY_SLOT: dict[str, tuple[float, ...]] = {
    faction: tuple([POWER[unit.id] for unit in units])
    for faction, units in (
        ("", (*FACTIONS[0].units, *NEUTRALS)),  # unallied neutral units: the first four slots are empty
        *((faction.id, (*faction.units, *NEUTRALS)) for faction in FACTIONS),
    )
}


def power(side: Side) -> float:
    """What a side is worth in a battle."""
    worth = WALL * (side.stronghold + side.bonus) + SUPPORT * len(side.supported)
    if side.defense:
        worth += DEFENSES[side.faction]
    for n, each in zip(side.army, BY_SLOT[side.faction], strict=False):  # only those who stand
        if n:
            worth += n * each
    return worth


def estimate(attacker: Side, defender: Side) -> float:
    """The attacker's chance, at a glance: off by 6 percent on average, and by more where specials meet their match."""
    return chance_of(power(attacker), power(defender), standing(attacker.army) + standing(defender.army))


def chance_of(attacker: float, defender: float, units: int) -> float:
    """The same by the power of both sides and the number of their units."""
    edge = (attacker - defender + FIRST) / math.sqrt(2 + units)
    return 1 / (1 + math.exp(-max(min(edge, 50.0), -50.0)))


# The table for it: a field of battle, and a place to retreat to for each side

AREAS = tuple([Area(f"odds_{id}", id, yields=(0, 0, 0), sides=(OPEN,) * 6) for id in "abcd"])
FIELD = Board(((Tile("odds", "", areas=AREAS, places=((0, 0), (0, -1), (0, 1), (1, 0))), 0, 0, 0),))
RULES: dict[str, Rules] = {}


def rules_of(edition: str) -> Rules:
    """The rules of an edition, but that a battle stops when it is decided."""
    found = RULES.get(edition)
    if found is None:
        found = TITLE.rules(2, (), {"edition": edition})
        found.steps["battle_end"] = Step()
        RULES[edition] = found
    return found


def lay_out(attacker: Side, defender: Side, edition: str, deck: Iterable[Fate]) -> Runewars:
    """The battle right before its first round."""
    s = Runewars()
    s.rules = rules_of(edition)
    s.board = FIELD
    s.year, s.season, s.active = 1, 0, 0
    seat = 1 if defender.faction else -1
    s.neutral = tuple([unit.count for unit in NEUTRALS])
    for k, side in enumerate((attacker, defender)):
        p = new_player(k)
        p.faction = BY_ID.get(side.faction, NO_FACTION)
        p.supply = p.faction.supply
        s.players.append(p)
        for slot in range(SLOTS):
            if side.army[slot]:
                take_out(s, k, slot, side.army[slot])
    s.army = [NO_ARMY] * 4
    s.owner = [-1] * 4
    s.control = [seat, 0, 1, -1]
    walls = DAMAGED if defender.stronghold <= DAMAGED else STRONG
    fortified = defender.stronghold > 0 or defender.defense
    s.stronghold = [2 + (walls == DAMAGED) if fortified else -1, -1, -1, -1]
    s.development = [DEFENSIVE if defender.defense else -1, -1, -1, -1]
    s.activated = [0] * 4
    s.home = [-1] * 4
    s.city = [None] * 4
    left = list(deck)
    s.fate = zones.add_instances(s, [*left])
    s.fate_discard = zones.add_instances(s, [card for card in FATE if card not in left])
    b = new_battle(0, (0, seat), (0, 1), [codes_of(attacker.army), codes_of(defender.army)])
    b.support = (tuple([(-1, k) for k in attacker.supported]), tuple([(-1, k) for k in defender.supported]))
    b.bonus = (attacker.bonus, defender.bonus)
    b.less = walls - defender.stronghold
    s.battle = b
    s.stack.append((s.rules.steps["battle_rounds"], 0, at_place(0)))
    return s


def take_out(s: Runewars, seat: int, slot: int, n: int) -> None:
    """Units out of the supply, so that what is raised in the battle is not more than the box has."""
    if slot >= OWN_TYPES:
        s.neutral = changed(s.neutral, slot - OWN_TYPES, -n)
    else:
        p = s.players[seat]
        p.supply = changed(p.supply, slot, -n)


# Of a game, as one of its views tells it


def sides_seen(view: RunewarsFacts, seat: int, army: Mapping[str, int], area: str, edition: str) -> tuple[Side, Side]:
    """A battle that a seat might start in an area with units by their ids: from what the view tells, and no more."""
    there = next(one for one in view["areas"] if one["id"] == area)
    owner = there["control"]
    mine = _seen(view, seat, army, area, edition)
    theirs = _seen(view, owner, there["units"], area, edition)
    if owner >= 0 and there["stronghold"] >= 0:
        less = CONQUERED if view["siege"] and view["active"] == seat else 0
        theirs.stronghold = max((DAMAGED if there["damaged"] else STRONG) - less, 0)
    theirs.defense = owner >= 0 and there["development"] == DEVELOPMENTS[DEFENSIVE]
    return mine, theirs


def _seen(view: RunewarsFacts, seat: int, counts: Mapping[str, int], area: str, edition: str) -> Side:
    if seat < 0:
        return Side(named("", **counts))
    player = view["players"][seat]
    faction = player["faction"] or ""
    army = named(faction, **counts)
    heroes = [one for one in player["heroes"] if one["area"] == area and not one["routed"]]
    helped = ranked(army)[: len(heroes)] if edition == "revised" else ()
    commands = any(title["owner"] == seat and title["title"] == COMMANDER.id for title in view["titles"])
    return Side(army, faction, supported=helped, bonus=GUILD_STRENGTH if commands else 0)


def deck_seen(view: RunewarsFacts) -> tuple[Fate, ...]:
    """The fate cards that may still be drawn: all but those that lie open somewhere."""
    gone = {id for id in (*view["fate_discard"], *view["drawn"]) if id is not None}
    return tuple([card for card in FATE if card.id not in gone])


# Of a game itself


def sides(s: Runewars, seat: int, army: Army, area: int, siege: bool = False) -> tuple[Side, Side]:
    """A battle that a seat might start in an area with an army, as everybody at the table sees it. `siege`: with the
    bonus of Conquer (RW-074)."""
    owner = s.control[area]
    hold = s.stronghold[area]
    walls = 0
    if hold >= 0:
        less = CONQUERED if siege or (s.active == seat and s.turn_flags & SIEGE) else 0
        walls = max((DAMAGED if hold & 1 else STRONG) - less, 0)
    attacker = Side(
        army,
        s.players[seat].faction.id,
        supported=supported(s, seat, army, area),
        bonus=ask(s, "battle_strength", seat, 0, at_place(area)),
    )
    if owner < 0:
        return attacker, Side(s.army[area])
    return attacker, Side(
        s.army[area],
        s.players[owner].faction.id,
        stronghold=walls,
        supported=supported(s, owner, s.army[area], area),
        bonus=ask(s, "battle_strength", owner, 0, at_place(area)),
        defense=s.development[area] == DEFENSIVE,
    )


def supported(s: Runewars, seat: int, army: Army, area: int) -> tuple[int, ...]:
    """The types that a seat's standing heroes there would support: the largest ones (RWR-008)."""
    if "battle_support" not in s.rules.moments:
        return ()
    heroes = len([figure for figure in s.players[seat].figures if figure[0] == area and not figure[5]])
    return ranked(army)[:heroes]


def ranked(army: Army) -> tuple[int, ...]:
    """The types of an army, the largest first."""
    return tuple(sorted([slot for slot in range(SLOTS) if army[slot]], key=lambda slot: -army[slot]))
