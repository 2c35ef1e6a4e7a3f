"""How components are declared; each gets its option steps here, once. What is ours on a stand-in goes by its kind,
unless it is told (see `kit.declare`)."""

from __future__ import annotations

from typing import TypedDict, TypeVar, Unpack

from hagal.games.encounters import action_phase, coordinate, fighting, setup, tasks
from hagal.games.encounters.components import (
    Avatar,
    Card,
    EnemyCard,
    Location,
    Newcomer,
    Objective,
    Ongoing,
    PlayerCard,
    Strike,
    Task,
)
from hagal.games.encounters.effect import Condition, Count, Effect, Effects
from hagal.games.encounters.effects import cards, strikes
from hagal.games.encounters.effects.board import Slay
from hagal.games.encounters.names import ENEMY, NONE, TASK, Film
from hagal.games.kit.declare import REPORTED, STAND_IN, Facts, identify, many, sourced

SEATS = 5

E = TypeVar("E", bound=EnemyCard)

CHARACTER_OURS = ("name", "class", "cost", "attack", "recruit", "text")
STRIKE_OURS = ("damage", "text")
ENEMY_OURS = ("name", "kind", "health", "text")
TASK_OURS = ("name", "kind", "text")
HAZARDS_OURS = ("hazards",)
"""What is ours on a stand-in, kind by kind: whose cards they are and how many copies there are is known."""


class EnemyFacts(TypedDict, total=False):
    """What can stand on a card that comes out of the Wilds: one of the Enemy deck, Prey, one of the Hive."""

    id: str
    count: int
    type: int
    health: int
    runner: bool
    double: bool
    reveal: Effect | Effects
    scanned: Effect | Effects
    death: Effect | Effects
    strike: Effect | Effects
    ongoing: tuple[Ongoing, ...]
    weaker: tuple[int, Count] | None
    fights: Effect | Effects
    spares: bool
    spent: bool
    task: Task | None


def character(
    name: str,
    *,
    deck: str = "barracks",
    count: int = 1,
    who: str = "",
    cls: int = NONE,
    team: int = NONE,
    cost: int = 0,
    attack: int = 0,
    recruit: int = 0,
    coordinate_: bool = False,
    effects: Effect | Effects = (),
    recruited: Effect | Effects = (),
    origin: str = REPORTED,
    ours: Facts = (),
    id: str = "",
) -> PlayerCard:
    """A card of a player's deck; `recruited` is what happens as it is recruited."""
    rarity = {5: "common", 3: "uncommon", 1: "rare"}.get(count, "") if deck == "barracks" else ""
    made = (Newcomer if recruited else PlayerCard)(
        id or identify(name),
        name,
        deck=deck,
        count=count,
        who=who,
        rarity=rarity,
        cls=cls,
        team=team,
        cost=cost,
        attack=attack,
        recruit=recruit,
        coordinate=coordinate_,
        effects=many(effects),
    )
    made.recruited = many(recruited)
    sourced(made, origin, CHARACTER_OURS, ours, ())
    playable(made)
    return made


def playable(made: PlayerCard) -> None:
    """What can be done with a card of a player's deck."""
    made.play = action_phase.Play(made)
    made.copying = action_phase.Copy(made)
    made.enlist = action_phase.Enlist(made)
    made.use = action_phase.Use(made)
    made.aside = coordinate.SetAside(made)
    in_hand(made)
    made.bury = cards.Bury(made)
    made.claim = cards.Claim(made)
    made.swap = cards.Swap(made)


def in_hand(made: Card) -> None:
    """What can be done with any card in a hand or a discard pile, whatever it is."""
    made.throw = cards.Throw(made)
    made.show = cards.Show(made)
    made.lift = cards.Lift(made)


def avatar(id: str, name: str, *, film: Film, health: int, defense: int, role: str, ours: Facts = ()) -> Avatar:
    made = Avatar(id, name, film=film, health=health, defense=defense, role=role)
    sourced(made, REPORTED, (), ours, ())
    made.pick = setup.TakeAvatar(made)
    return made


def strike(
    name: str,
    *,
    count: int,
    damage: int,
    miss: bool = False,
    effects: Effect | Effects = (),
    dodge: Effect | Effects = (),
    ongoing: tuple[Ongoing, ...] = (),
    first: bool = False,
    lasting: bool = False,
    origin: str = REPORTED,
    ours: Facts = (),
    id: str = "",
) -> Strike:
    made = Strike(
        id or identify(name),
        name,
        count=count,
        damage=damage,
        miss=miss,
        effects=many(effects),
        dodge=many(dodge),
        ongoing=ongoing,
        first=first,
        lasting=lasting,
    )
    sourced(made, origin, STRIKE_OURS, ours, ())
    healed(made)
    return made


def healed(made: Strike) -> None:
    """Who can be healed of a Strike: whoever has it."""
    made.heals = tuple(strikes.HealOne(made, seat) for seat in range(SEATS))


def enemy(
    name: str,
    *,
    deck: str,
    origin: str = REPORTED,
    ours: Facts = (),
    disputed: Facts = (),
    **facts: Unpack[EnemyFacts],
) -> EnemyCard:
    """A card of the Enemy deck."""
    made = enemy_card(EnemyCard, name, deck, **facts)
    sourced(made, origin, enemy_ours(made), ours, disputed)
    return made


def enemy_card(kind: type[E], name: str, deck: str, **facts: Unpack[EnemyFacts]) -> E:
    """A card that comes out of the Wilds, of whatever sort, with all that can be done with it."""
    made = kind(
        facts.get("id") or identify(name),
        name,
        deck=deck,
        type=facts.get("type", ENEMY),
        count=facts.get("count", 1),
        health=facts.get("health", 0),
        runner=facts.get("runner", False),
        double=facts.get("double", False),
        reveal=many(facts.get("reveal", ())),
        scanned=many(facts.get("scanned", ())),
        death=many(facts.get("death", ())),
        strike=many(facts.get("strike", ())),
        ongoing=facts.get("ongoing", ()),
        weaker=facts.get("weaker"),
        fights=many(facts.get("fights", ())),
        spares=facts.get("spares", False),
        spent=facts.get("spent", False),
        task=facts.get("task"),
    )
    made.fight = fighting.FightInCombat(made)
    made.slay = Slay(made)
    in_hand(made)
    if made.task is not None:
        made.do = tasks.DoTask(made)
    return made


def enemy_ours(made: EnemyCard) -> Facts:
    """What is ours on it if it is a stand-in."""
    return TASK_OURS if made.type == TASK else ENEMY_OURS


def objective(
    name: str,
    *,
    id: str = "",
    stage: int,
    film: Film,
    event: Effect | Effects,
    setup: Effect | Effects = (),
    auto: Condition | None = None,
    reward: Effect | Effects = (),
    event_title: str = "",
    origin: str = REPORTED,
    ours: Facts = (),
) -> Objective:
    made = Objective(
        id or identify(name),
        name,
        stage=stage,
        film=film,
        event=many(event),
        setup=many(setup),
        auto=auto,
        reward=many(reward),
        event_title=event_title,
    )
    sourced(made, origin, (), ours, ())
    return made


def location(
    name: str,
    *,
    id: str = "",
    film: Film,
    hazards: tuple[Effects, ...],
    titles: tuple[str, ...] = (),
    marks: bool = True,
    origin: str = STAND_IN,
    ours: Facts = (),
) -> Location:
    made = Location(id or identify(name), name, film=film, hazards=hazards, titles=titles, marks=marks)
    sourced(made, origin, HAZARDS_OURS, ours, ())
    return made
