"""What is in the box for Hunters alone: Predators, Prey, Prey Strikes, Gear, Traps, Tests and Challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.encounters.components import Avatar, Card, EnemyCard, Ongoing, PlayerCard, Strike, handlers
from hagal.games.encounters.names import Film
from hagal.kernel.step import Step

if TYPE_CHECKING:
    from hagal.games.encounters.effect import Condition, Effects
    from hagal.games.encounters.hunters.awards import Award


class Predator(Avatar):
    """Who a player is: as an Avatar of Hunted, with Honor and Initiative; Defense is Armor here (PR-191)."""

    facts: ClassVar[tuple[str, ...]] = (*Avatar.facts, "honor", "initiative")

    def __init__(
        self, id: str, name: str, *, film: Film, health: int, armor: int, honor: int, initiative: int, role: str
    ) -> None:
        super().__init__(id, name, film=film, health=health, defense=armor, role=role)
        self.honor = honor
        self.initiative: int = initiative


class ArmoryCard(PlayerCard):
    """A card of the Armory; some can become trophies themselves, for so much Honor (PR-198)."""

    facts: ClassVar[tuple[str, ...]] = (*PlayerCard.facts, "honor")


class PreyStrike(Strike):
    """A Prey Strike: Damage, Dishonor, or both (PR-213)."""

    facts: ClassVar[tuple[str, ...]] = (*Strike.facts, "dishonor")

    def __init__(
        self, id: str, name: str, *, count: int, damage: int, dishonor: int, effects: Effects, dodge: Effects
    ) -> None:
        super().__init__(id, name, count=count, damage=damage, effects=effects, dodge=dodge)
        self.dishonor = dishonor
        self.mends: tuple[Step[Any], ...] = ()  # the option of paying for it, by seat (PR-226, PR-228)


class PreyCard(EnemyCard):
    """A card of the Prey deck: Prey, the Ultimate Prey, Gear Up or a Hazard (PR-202)."""

    facts: ClassVar[tuple[str, ...]] = (*EnemyCard.facts, "honor", "price", "worthy", "lethal", "escape")


class Gear(Card):
    """Gear: gives its Prey more health, a keyword or an ability, and is a trophy with it (PR-205, PR-210)."""

    kind: ClassVar[str] = "gear"
    facts: ClassVar[tuple[str, ...]] = (
        *("health", "honor", "runner", "double", "lethal", "escape", "death", "strike", "fights", "ongoing", "origin"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        health: int,
        honor: int,
        runner: bool,
        double: bool,
        lethal: bool,
        escape: bool,
        death: Effects,
        strike: Effects,
        fights: Effects,
        ongoing: tuple[Ongoing, ...],
    ) -> None:
        super().__init__(id, name)
        self.gear = True
        self.health = health  # in addition to that of the Prey
        self.honor = honor
        self.runner = runner
        self.double = double
        self.lethal = lethal
        self.escape = escape
        self.death = death
        self.strike = strike
        self.fights = fights
        self.ongoing: tuple[Ongoing, ...] = ongoing
        self.queries, self.moments = handlers(ongoing)
        for ability in ongoing:
            self.works |= ability.where
        self.strip: Step[Any] = None  # type: ignore[assignment]


class Trap(Card):
    """A Trap: works while it lies in front of a player, until somebody pays to remove it (PR-207, PR-211)."""

    kind: ClassVar[str] = "trap"
    facts: ClassVar[tuple[str, ...]] = ("price", "honor", "reveal", "ongoing", "shared", "rivalry", "origin")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        price: int,
        honor: int,
        reveal: Effects,
        ongoing: tuple[Ongoing, ...],
        shared: bool,
        rivalry: bool,
    ) -> None:
        super().__init__(id, name)
        self.price = price
        self.honor = honor
        self.reveal = reveal  # what happens as it is drawn
        self.ongoing: tuple[Ongoing, ...] = ongoing
        self.queries, self.moments = handlers(ongoing)
        self.shared: bool = shared  # anybody may remove it
        self.rivalry: bool = rivalry  # of use against each other only: not in the cooperative variant (PR-275)
        self.removes: tuple[Step[Any], ...] = ()  # the option of removing it, by the seat in front of which it lies


class HonorTest(Card):
    """A Test: a trophy for whoever does in one turn of his own what it asks for (PR-258)."""

    kind: ClassVar[str] = "test"
    facts: ClassVar[tuple[str, ...]] = ("honor", "condition", "late", "origin")

    def __init__(self, id: str, name: str, *, honor: int, condition: Condition, late: bool) -> None:
        super().__init__(id, name)
        self.deck = "test"
        self.honor = honor
        self.condition: Condition = condition
        self.late: bool = late  # can be told at the end of the turn only


class Challenge(Card):
    """A Challenge: Honor at the end of the game, by what its owner has done (PR-262)."""

    kind: ClassVar[str] = "challenge"
    facts: ClassVar[tuple[str, ...]] = ("award", "origin")

    def __init__(self, id: str, name: str, *, award: Award) -> None:
        super().__init__(id, name)
        self.award: Award = award
