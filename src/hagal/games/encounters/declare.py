"""How components are declared; each gets its option steps here, once. What is ours on a stand-in goes by its kind,
unless it is told (see `kit.declare`)."""

from __future__ import annotations

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

CHARACTER_OURS = ("name", "class", "cost", "attack", "recruit", "text")
STRIKE_OURS = ("damage", "text")
ENEMY_OURS = ("name", "kind", "health", "text")
TASK_OURS = ("name", "kind", "text")
HAZARDS_OURS = ("hazards",)
"""What is ours on a stand-in, kind by kind: whose cards they are and how many copies there are is known."""


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
    made.heals = tuple(strikes.HealOne(made, seat) for seat in range(SEATS))
    return made


def enemy(
    name: str,
    *,
    deck: str,
    count: int = 1,
    type: int = ENEMY,
    health: int = 0,
    runner: bool = False,
    double: bool = False,
    reveal: Effect | Effects = (),
    scanned: Effect | Effects = (),
    death: Effect | Effects = (),
    strike: Effect | Effects = (),
    ongoing: tuple[Ongoing, ...] = (),
    weaker: tuple[int, Count] | None = None,
    fights: Effect | Effects = (),
    spares: bool = False,
    spent: bool = False,
    task: Task | None = None,
    origin: str = REPORTED,
    ours: Facts = (),
    disputed: Facts = (),
    id: str = "",
) -> EnemyCard:
    """A card of the Enemy deck."""
    made = EnemyCard(
        id or identify(name),
        name,
        deck=deck,
        type=type,
        count=count,
        health=health,
        runner=runner,
        double=double,
        reveal=many(reveal),
        scanned=many(scanned),
        death=many(death),
        strike=many(strike),
        ongoing=ongoing,
        weaker=weaker,
        fights=many(fights),
        spares=spares,
        spent=spent,
        task=task,
    )
    sourced(made, origin, TASK_OURS if type == TASK else ENEMY_OURS, ours, disputed)
    made.fight = fighting.FightInCombat(made)
    made.slay = Slay(made)
    in_hand(made)
    if task is not None:
        made.do = tasks.DoTask(made)
    return made


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
