"""The formal notation of data/dune/*.yaml, read as effects, so that declarations can be compared with the facts.

`read(text)` gives effects, or raises Prose where the notation is a sentence. `canon(effects)` is a form in which the
order of independent effects, and whether two gains are written as one, make no difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hagal.games.dune.catalogue.spaces import BOARD
from hagal.games.dune.effect import (
    Another,
    Condition,
    CouncilSeat,
    Effect,
    Effects,
    EnemyInConflict,
    HasAlliance,
    HasInfluence,
    MentatHere,
)
from hagal.games.dune.effects import (
    ANY_NUMBER,
    Bundle,
    Draw,
    DrawIntrigue,
    Either,
    Gain,
    Influence,
    InfluenceAny,
    InfluenceBehind,
    InfluenceTwo,
    LoseDeployed,
    LoseInfluenceAny,
    MayDeploy,
    MayRetreat,
    Paid,
    Pay,
    Persuade,
    Points,
    Recruit,
    Require,
    Spend,
    StealIntrigue,
    Swords,
    Trash,
    TrashSelf,
    When,
)
from hagal.games.dune.ix.agent_boxes import EitherOrNot
from hagal.games.dune.ix.bury import BuryCost
from hagal.games.dune.ix.conditions import AgentOn, EnemyHere, Persuasive, Rich, TechTiles, UnitsDeployed
from hagal.games.dune.ix.discard import Discard
from hagal.games.dune.ix.plots import InfluenceHere, LoseAnyTroop, MayDeployUnits, RepelShips
from hagal.games.dune.ix.reveal_boxes import RecruitDeploy, RetreatUnits, SwordsPerShip, SwordsPerSword, TrashInPlay
from hagal.games.dune.ix.shipping import FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech, Negotiate
from hagal.games.dune.ix.units import Commission
from hagal.games.dune.names import FACTIONS, RESOURCES
from hagal.games.dune.specials import (
    AcquireUpTo,
    Harvest,
    Infiltrate,
    MentatNextRound,
    Promise,
    RecallAgent,
    ShuffleDiscard,
    TakeControl,
    TakeCouncilSeat,
    TakeFoldspace,
    TakeMentat,
    TakeSwordmaster,
    TwoOf,
)


class Prose(ValueError):
    """A sentence where the notation would be."""


def faction(name: str) -> int:
    return FACTIONS.index(name)


def gain(resource: str, n: str) -> Effect:
    return Points(int(n)) if resource == "vp" else Gain(**{resource: int(n)})


def influence(names: str, n: str) -> Effect:
    if names == "any":
        return InfluenceAny(int(n))
    factions = tuple(faction(name) for name in names.split("|"))
    return Influence(factions[0], int(n)) if len(factions) == 1 else InfluenceAny(int(n), factions)


ATOMS: list[tuple[str, Callable[..., Effect]]] = [
    (r"gain (spice|solari|water|vp) (\d+)", gain),
    (r"recruit (\d+), may deploy these", lambda n: Recruit(int(n), deployable=True)),
    (r"recruit (\d+)", lambda n: Recruit(int(n))),
    (r"draw (\d+)", lambda n: Draw(int(n))),
    (r"intrigue (\d+)", lambda n: DrawIntrigue(int(n))),
    (r"(?:gain )?persuasion (\d+)", lambda n: Persuade(int(n))),
    (r"persuasion (\d+) on own Reveal turn this round", lambda n: Promise(int(n))),
    (r"swords (\d+)(?: more)?", lambda n: Swords(int(n))),
    (r"influence\(([a-z_|]+)\) (\d+)", influence),
    (r"influence 1 with a faction where an opponent has more influence than self", InfluenceBehind),
    (r"influence 1 with each of two different factions of choice", InfluenceTwo),
    (r"trash 1", Trash),
    (r"trash_self", TrashSelf),
    (r"may deploy (?:up to )?(\d+) from garrison", lambda n: MayDeploy(int(n))),
    (r"deploy any number from garrison", lambda: MayDeploy(ANY_NUMBER)),
    (r"retreat up to (\d+)", lambda n: MayRetreat(int(n))),
    (r"retreat any number", lambda: MayRetreat(ANY_NUMBER)),
    (r"deploy or retreat any number", lambda: Either((MayDeploy(ANY_NUMBER), MayRetreat(ANY_NUMBER)))),
    (r"steal_intrigue", StealIntrigue),
    (r"control\((\w+)\)", lambda id: TakeControl(BOARD.spaces[BOARD.places[id]])),
    (r"take Mentat(?: for next round)", MentatNextRound),
    (r"take Mentat", TakeMentat),
    (r"take council seat", TakeCouncilSeat),
    (r"take third Agent", TakeSwordmaster),
    (r"acquire foldspace from Reserve", TakeFoldspace),
    (r"harvest: gain spice \d+ \+ all bonus spice here", Harvest),
    (r"acquire a card of cost <= ?(\d+) free", lambda n: AcquireUpTo(int(n))),
    (r"may acquire a card of cost <= (\d+) free", lambda n: EitherOrNot((AcquireUpTo(int(n)),))),
    (r"acquire a card of cost <=(\d+) onto top of own deck", lambda n: AcquireUpTo(int(n), top=True)),
    (r"shuffle discard into deck", ShuffleDiscard),
    (r"recall 1 own Agent", RecallAgent),
    # Rise of Ix
    (r"freighter (\d+)", lambda n: FreighterMoves(int(n))),
    (r"dreadnought (\d+)", lambda n: Commission(int(n))),
    (r"acquire_tech", AcquireTech),
    (r"acquire_tech discount (\d+)", lambda n: AcquireTech(int(n))),
    (r"acquire_tech for solari", lambda: AcquireTech(solari=True)),
    (r"negotiator (\d+)", lambda n: Negotiate(int(n))),
    (r"influence\(2 different\) 1", InfluenceTwo),
    (r"influence 1 with a faction whose space an own Agent was sent to this turn", InfluenceHere),
    (r"swords (\d+) per own dreadnought in Conflict", lambda n: SwordsPerShip(int(n))),
    (r"swords 1 per (OTHER )?revealed card that provides >=1 sword this turn", lambda o: SwordsPerSword(bool(o))),
    (r"recruit (\d+) and deploy both to the Conflict", lambda n: RecruitDeploy(int(n))),
    (r"deploy up to (\d+) units from garrison", lambda n: MayDeployUnits(int(n))),
    (r"retreat up to (\d+) own troops", lambda n: MayRetreat(int(n))),
    (r"each opponent retreats 1 dreadnought", RepelShips),
    (r"may trash 1 own card in play", TrashInPlay),
    (r"enemy Agents do not block own Agent this turn", Infiltrate),
]

CONDITIONS: list[tuple[str, Callable[..., Condition]]] = [
    (r"(?:bond|another)\((\w+)\)", lambda name: Another(faction(name))),
    (r"alliance\((\w+)\)", lambda name: HasAlliance(faction(name))),
    (r">=1 alliance", HasAlliance),
    (r"influence\((\w+)\) >= (\d+)", lambda name, n: HasInfluence(faction(name), int(n))),
    (r"council seat", CouncilSeat),
    (r"Mentat on its board space", MentatHere),
    (r"an opponent with a troop in Conflict", EnemyInConflict),
    # Rise of Ix
    (r"tech_tiles >= (\d+)", lambda n: TechTiles(int(n))),
    (r"persuasion >= (\d+)", lambda n: Persuasive(int(n))),
    (r"solari >= (\d+)", lambda n: Rich(int(n))),
    (r"own Agent on an (\w+) space", lambda name: AgentOn(faction(name))),
    (r"it sent the Agent to a space holding an enemy Agent", EnemyHere),
    (r">= (\d+) own units deployed to the Conflict in this turn", lambda n: UnitsDeployed(int(n))),
]


def match(text: str, table: Sequence[tuple[str, Callable[..., object]]]) -> object:
    for pattern, make in table:
        found = re.fullmatch(pattern, text)
        if found:
            return make(*found.groups())
    raise Prose(text)


def read(text: str | None, *, mandatory: bool = False) -> Effects:
    """The effects of a notation; `mandatory`: its costs are, as on Intrigue cards."""
    if text is None:
        return ()
    trades = re.fullmatch(r"\((pay [^()]*)\) \| \((pay [^()]*)\)", text)
    if trades:  # each a cost by itself: one of them, or none
        return (EitherOrNot(tuple(bundled(read_clause(trade, True)) for trade in trades.groups())),)
    text = re.sub(r"\s+\([^)]*\)", "", text)  # remarks
    text = text.replace(", price payable in solari instead of spice", " for solari")
    text = re.sub(r"influence 1 with (\w+) \| (\w+) \| (\w+)", r"influence(\1|\2|\3) 1", text)
    return tuple(effect for clause in text.split("; ") for effect in read_clause(clause, mandatory))


def read_clause(text: str, mandatory: bool) -> Effects:
    if text.startswith("if "):
        condition, _, rest = text[3:].partition(": ")
        return (When(condition_of(condition), read_clause(rest, mandatory)),)
    if text.startswith("requires "):
        return (Require(condition_of(text.removeprefix("requires "))),)
    if text.startswith("choose two of: "):
        return (TwoOf(read_list(text.removeprefix("choose two of: "))),)
    if " | " in text:
        return (Either(tuple(bundled(read_clause(part, mandatory)) for part in text.split(" | "))),)
    if text.startswith("pay "):
        costs, _, effects = text[4:].partition(" -> ")
        if costs == "trash 1":
            return (Trash(read_list(effects)),)
        return ((Paid if mandatory else Pay)(read_costs(costs), read_list(effects)),)
    return read_list(text)


def condition_of(text: str) -> Condition:
    found = match(text, CONDITIONS)
    assert isinstance(found, Condition)
    return found


def read_list(text: str) -> Effects:
    text = text.replace(", may deploy these", "@")
    atoms = [match(part.replace("@", ", may deploy these"), ATOMS) for part in text.split(", ")]
    return tuple(atom for atom in atoms if isinstance(atom, Effect))


def read_costs(text: str) -> Effects:
    costs: list[Effect] = []
    for part in text.split(" + "):
        name, _, n = part.partition(" ")
        if name in RESOURCES:
            costs.append(Spend(**{name: int(n)}))
        elif part == "trash_self":
            costs.append(TrashSelf())
        elif part == "lose_influence(any) 1":
            costs.append(LoseInfluenceAny())
        elif re.fullmatch(r"lose \d+ own troops in Conflict", part):
            costs.append(LoseDeployed(int(part.split()[1])))
        elif re.fullmatch(r"discard \d+", part):
            costs.append(Discard(int(n)))
        elif re.fullmatch(r"retreat \d+ own units", part):
            costs.append(RetreatUnits(int(part.split()[1])))
        elif part == "put 1 own intrigue card under the Intrigue deck":
            costs.append(BuryCost())
        elif part == "lose 1 own troop":
            costs.append(LoseAnyTroop())
        else:
            raise Prose(part)
    return tuple(costs)


def bundled(effects: Effects) -> Effect:
    return effects[0] if len(effects) == 1 else Bundle(effects)


def canon(effects: Effects) -> list[str]:
    """Comparable forms of effects that stand side by side."""
    return sorted(form for effect in effects for form in forms(effect))


def forms(effect: Effect) -> list[str]:
    if isinstance(effect, Gain | Spend):
        return [f"{effect.tag} {name} {n}" for name in RESOURCES if (n := getattr(effect, name))]
    if isinstance(effect, When):
        return [f"if {effect.condition}: {canon(effect.effects)}"]
    if isinstance(effect, Pay | Paid):
        return [f"{effect.tag} {canon(effect.costs)} -> {canon(effect.effects)}"]
    if isinstance(effect, Either):
        return [f"{effect.tag} {sorted(str(canon((part,))) for part in effect.effects)}"]
    if isinstance(effect, Bundle):
        return canon(effect.effects)
    return [repr(effect)]
