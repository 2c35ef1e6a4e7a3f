"""How components of Hunters are declared; each gets its option steps here, once."""

from __future__ import annotations

from typing import Any, Unpack

from hagal.games.encounters import setup
from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.declare import SEATS, EnemyFacts, enemy_card, healed, playable
from hagal.games.encounters.effect import Condition, Effect, Effects
from hagal.games.encounters.hunters.actions import Mend, RemoveTrap
from hagal.games.encounters.hunters.awards import Award
from hagal.games.encounters.hunters.components import (
    ArmoryCard,
    Challenge,
    Gear,
    HonorTest,
    Predator,
    PreyCard,
    PreyStrike,
    Trap,
)
from hagal.games.encounters.hunters.effects.trophies import Strip
from hagal.games.encounters.names import CITY_HUNTER, CLASSES, FINAL, GEAR_UP, HAZARD, JUNGLE_HUNTER, Film
from hagal.games.kit.declare import REPORTED, STAND_IN, Facts, identify, many, sourced

PREDATOR_OURS = ("health", "armor", "honor", "role")
ARMORY_OURS = ("name", "cost", "attack", "recruit", "text")
PREY_OURS = ("name", "kind", "health", "honor", "text")
GEAR_OURS = ("name", "honor", "text")
TRAP_OURS = ("price", "honor", "text")
TEST_OURS = ("honor", "text")
CHALLENGE_OURS = ("name", "honor", "text")
"""What is ours on a stand-in, kind by kind."""


def predator(
    id: str, name: str, *, film: Film, health: int, armor: int, honor: int, initiative: int, role: str
) -> Predator:
    made = Predator(id, name, film=film, health=health, armor=armor, honor=honor, initiative=initiative, role=role)
    sourced(made, REPORTED, (), PREDATOR_OURS, ())
    made.pick = setup.TakeAvatar(made)
    return made


def armory(
    group: str,
    name: str,
    count: int,
    cost: int,
    *,
    atk: int = 0,
    rec: int = 0,
    effects: Effect | Effects = (),
    honor: int = 0,
    id: str = "",
) -> ArmoryCard:
    """A card of a group of the Armory: the group says which team and class (PR-198). All are stand-ins: no title is
    known, only how many copies there are."""
    rarity = {5: "common", 3: "uncommon", 1: "rare"}.get(count, "")
    team, _underscore, cls = group.partition("_")
    made = ArmoryCard(
        id or f"{group}_{identify(name)}",
        name,
        deck="armory",
        count=count,
        who=group,
        rarity=rarity,
        cls=CLASSES.index(cls),
        team=JUNGLE_HUNTER if team == "woodland" else CITY_HUNTER,
        cost=cost,
        attack=atk,
        recruit=rec,
        effects=many(effects),
    )
    made.honor = honor
    sourced(made, STAND_IN, ARMORY_OURS, (), ())
    playable(made)
    return made


def prey_strike(
    name: str,
    *,
    count: int,
    damage: int = 0,
    dishonor: int = 0,
    effects: Effect | Effects = (),
    dodge: Effect | Effects = (),
    origin: str = STAND_IN,
    ours: Facts = ("damage", "dishonor", "text"),
    id: str = "",
) -> PreyStrike:
    made = PreyStrike(
        id or identify(name),
        name,
        count=count,
        damage=damage,
        dishonor=dishonor,
        effects=many(effects),
        dodge=many(dodge),
    )
    sourced(made, origin, ours, (), ())
    healed(made)
    made.mends = tuple(Mend(made, seat) for seat in range(SEATS))
    return made


def prey(
    name: str,
    *,
    deck: str,
    honor: int = 0,
    price: int = 0,
    worthy: bool = False,
    lethal: bool = False,
    escape: bool = False,
    origin: str = STAND_IN,
    ours: Facts = (),
    **facts: Unpack[EnemyFacts],
) -> PreyCard:
    """A card of the Prey deck: of a mini-deck, or a Mercenary (deck `mercenary`)."""
    made = enemy_card(PreyCard, name, deck, **facts)
    made.honor = honor
    made.price = price
    made.worthy = worthy
    made.lethal = lethal
    made.escape = escape
    sourced(made, origin, PREY_OURS, ours, ())
    return made


def gear_up(deck: str, count: int) -> PreyCard:
    """A Gear Up (PR-204). Which cards of a mini-deck are, no source tells."""
    return prey("Gear Up", id=f"gear_up_{deck}", deck=deck, count=count, type=GEAR_UP, ours=("kind",))


def hazard(name: str, *, deck: str, count: int = 1, price: int, honor: int, id: str = "") -> PreyCard:
    """A Hazard (PR-206)."""
    return prey(name, id=id, deck=deck, count=count, type=HAZARD, price=price, honor=honor, ours=(*PREY_OURS, "price"))


def ultimate(name: str, *, deck: str, health: int, honor: int, **more: Any) -> PreyCard:
    """The Ultimate Prey of a game: the end of it (PR-203, PR-241)."""
    return prey(name, deck=deck, type=FINAL, health=health, honor=honor, worthy=True, **more)


def gear(
    name: str,
    *,
    health: int = 0,
    honor: int = 1,
    runner: bool = False,
    double: bool = False,
    lethal: bool = False,
    escape: bool = False,
    death: Effect | Effects = (),
    strike: Effect | Effects = (),
    fights: Effect | Effects = (),
    ongoing: tuple[Ongoing, ...] = (),
    id: str = "",
) -> Gear:
    made = Gear(
        id or identify(name),
        name,
        health=health,
        honor=honor,
        runner=runner,
        double=double,
        lethal=lethal,
        escape=escape,
        death=many(death),
        strike=many(strike),
        fights=many(fights),
        ongoing=ongoing,
    )
    sourced(made, STAND_IN, GEAR_OURS, (), ())
    made.strip = Strip(made)
    return made


def trap(
    name: str,
    *,
    price: int,
    honor: int = 1,
    reveal: Effect | Effects = (),
    ongoing: tuple[Ongoing, ...] = (),
    shared: bool = False,
    rivalry: bool = False,
    ours: Facts = ("name", *TRAP_OURS),
    id: str = "",
) -> Trap:
    made = Trap(
        id or identify(name),
        name,
        price=price,
        honor=honor,
        reveal=many(reveal),
        ongoing=ongoing,
        shared=shared,
        rivalry=rivalry,
    )
    sourced(made, STAND_IN, ours, (), ())
    made.removes = tuple(RemoveTrap(made, seat) for seat in range(SEATS))
    return made


def honor_test(name: str, *, honor: int, condition: Condition, late: bool = False, id: str = "") -> HonorTest:
    """A Test; `late`: it can be told at the end of the turn only."""
    made = HonorTest(id or identify(name), name, honor=honor, condition=condition, late=late)
    sourced(made, STAND_IN, TEST_OURS, (), ())
    return made


def challenge(name: str, award: Award, *, ours: Facts = CHALLENGE_OURS, id: str = "") -> Challenge:
    made = Challenge(id or identify(name), name, award=award)
    sourced(made, STAND_IN, ours, (), ())
    return made
