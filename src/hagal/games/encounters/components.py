"""What is in the box: characters, Avatars, Strikes, Enemy cards, Objectives and Locations, as immutable components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.encounters.names import ANYWHERE, ENEMY, FINAL, NONE, Film, classes
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import Component, Fold, Push, Term, register

if TYPE_CHECKING:
    from hagal.games.encounters.effect import Condition, Count, Effects


HERE = -2
"""The space to which a task card is attached."""


class Ongoing(Term):
    """An ability that works as long as its card lies open: a fold of one query, or frames pushed at one moment.

    `where` says in which part of the board an enemy's ability works (PR-105).
    """

    query: ClassVar[str] = ""
    moment: ClassVar[str] = ""

    def __init__(self, where: int = ANYWHERE) -> None:
        self.where: int = where

    def fold(self, s: Any, seat: int, value: Any, about: int) -> Any:
        """The value of the query, perhaps changed."""
        return value

    def push(self, s: Any, seat: int, source: int) -> None:
        """What happens at the moment."""

    def message(self) -> Msg:
        return Msg(self.tag)


def handlers(abilities: tuple[Ongoing, ...]) -> tuple[dict[str, Fold], dict[str, Push]]:
    """The queries and moments that the abilities of one component handle."""
    queries: dict[str, Fold] = {}
    moments: dict[str, Push] = {}
    for ability in abilities:
        if ability.query in queries or ability.moment in moments:
            raise RulesError(f"a component cannot have two abilities of one kind: {ability!r}")
        if ability.query:
            queries[ability.query] = ability.fold
        if ability.moment:
            moments[ability.moment] = ability.push
    return queries, moments


class Person(Component):
    """A character of the Barracks that comes with a content pack: whose cards they are."""

    kind: ClassVar[str] = "person"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Component):
    """A card, wherever it lies: rules may put an enemy into a player's deck, or one of the Barracks into the Combat
    Zone. What a kind of card does not have is nothing here, so that nobody has to ask what kind it is.

    Its option steps (`play`, `fight` ...) are made once and shared by all games.
    """

    deck: str = ""
    count: int = 1
    # In a player's deck, in a hand, in the HQ
    character: bool = False  # can be recruited, played and killed as such
    who: str = ""  # the Barracks character it belongs to (PR-099)
    cls: int = NONE
    classes: int = 0  # as bits: one has all of them (EVERY)
    team: int = NONE
    cost: int = 0
    attack: int = 0
    recruit: int = 0
    coordinate: bool = False
    effects: Effects = ()
    recruited: Effects = ()  # what happens as it is recruited
    # In the Wilds, in the Combat Zone
    type: int = NONE
    fightable: bool = False
    final: bool = False
    health: int = 0
    weaker: tuple[int, Count] | None = None  # so much less health for each of these
    runner: bool = False
    double: bool = False
    reveal: Effects = ()
    scanned: Effects = ()  # as `reveal`, but only when it is scanned
    death: Effects = ()
    strike: Effects = ()
    fights: Effects = ()  # what fighting it brings first
    spares: bool = False  # a marked player who pays for it loses a mark, and it lives
    spent: bool = False  # dies after it has struck
    works: int = 0  # where its ongoing abilities do
    task: Task | None = None
    stays: bool = False  # attached to a space it works there, also when its Objective is done (AL-065)
    gun: int = 0  # how much less health enemies have where it is attached (PR-319)
    after: int = NONE  # the class of which a card must have been played before it can be fought
    at_events: Effects = ()  # what it does after an Event, if it lies open
    entering: Effects = ()  # what it does as it enters the Combat Zone open
    gear: bool = False  # works while another card carries it, and goes where that goes for good
    worthy: bool = False  # labelled Worthy Prey (PR-203)
    lethal: bool = False  # who draws damage from it dies (PR-222)
    escape: bool = False  # discarded as it enters the Combat Zone (PR-221)
    price: int = 0  # in Recruit, to avoid or remove it (PR-206, PR-211)
    # Beside an Avatar, in a Trophy Room
    honor: int = 0
    dishonor: int = 0
    damage: int = 0
    first: bool = False  # has to be healed before the player's other Strikes
    lasting: bool = False  # cannot be healed

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)
        self.throw: Step[Any] = None  # type: ignore[assignment]
        self.show: Step[Any] = None  # type: ignore[assignment]
        self.lift: Step[Any] = None  # type: ignore[assignment]


class PlayerCard(Card):
    """A card of a player's deck: starter, Role, Officer, or a character of the Barracks."""

    kind: ClassVar[str] = "character"
    facts: ClassVar[tuple[str, ...]] = (
        *("deck", "count", "who", "rarity", "cls", "team", "cost", "attack", "recruit", "coordinate", "effects"),
        "origin",
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        deck: str,
        count: int,
        who: str = "",
        rarity: str = "",
        cls: int = NONE,
        team: int = NONE,
        cost: int = 0,
        attack: int = 0,
        recruit: int = 0,
        coordinate: bool = False,
        effects: Effects = (),
    ) -> None:
        super().__init__(id, name)
        self.character = True
        self.deck = deck  # starter, role, officer, barracks
        self.count = count
        self.who = who
        self.rarity: str = rarity
        self.cls = cls
        self.classes = classes(cls)
        self.team = team
        self.cost = cost
        self.attack = attack
        self.recruit = recruit
        self.coordinate = coordinate
        self.effects = effects
        self.person: Person | None = None  # as `who`, if it comes with a content pack
        self.play: Step[Any] = None  # type: ignore[assignment]
        self.copying: Step[Any] = None  # type: ignore[assignment]
        self.enlist: Step[Any] = None  # type: ignore[assignment]
        self.use: Step[Any] = None  # type: ignore[assignment]
        self.aside: Step[Any] = None  # type: ignore[assignment]
        self.bury: Step[Any] = None  # type: ignore[assignment]
        self.claim: Step[Any] = None  # type: ignore[assignment]
        self.swap: Step[Any] = None  # type: ignore[assignment]

    def values(self) -> tuple[str, str]:
        """Attack and Recruit as they are printed: "2", "2+" where the text can raise it (PR-041), "" for none."""
        now: tuple[Any, ...] = self.effects
        raised = {part.raises for effect in now for part in (effect.effects if effect.tag == "enc-once" else (effect,))}
        return _printed(self.attack, "attack" in raised), _printed(self.recruit, "recruit" in raised)


class Newcomer(PlayerCard):
    """A character that does something as it is recruited."""

    facts: ClassVar[tuple[str, ...]] = (*PlayerCard.facts, "recruited")


def _printed(n: int, plus: bool) -> str:
    return f"{n}+" if plus else str(n or "")


class Avatar(Card):
    """Who a player is: Health, Defense and a Role card (PR-012)."""

    kind: ClassVar[str] = "avatar"
    facts: ClassVar[tuple[str, ...]] = ("film", "health", "defense", "role")

    def __init__(self, id: str, name: str, *, film: Film, health: int, defense: int, role: str) -> None:
        super().__init__(id, name)
        self.film: Film = film
        self.health: int = health
        self.defense: int = defense
        self.role: str = role
        self.pick: Step[Any] = None  # type: ignore[assignment]


class Nobody(Avatar):
    """Stands in a player's place of an Avatar until one is chosen."""

    kind: ClassVar[str] = "nobody"


NOBODY = Nobody("nobody", "Nobody", film=0, health=0, defense=0, role="")


class Strike(Card):
    """A Strike: damage, and perhaps more or something else instead (PR-081)."""

    kind: ClassVar[str] = "strike"
    facts: ClassVar[tuple[str, ...]] = (
        *("count", "damage", "miss", "effects", "dodge", "ongoing", "first", "lasting", "origin"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        count: int,
        damage: int,
        miss: bool = False,
        effects: Effects = (),
        dodge: Effects = (),
        ongoing: tuple[Ongoing, ...] = (),
        first: bool = False,
        lasting: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.count = count
        self.damage = damage
        self.miss: bool = miss
        self.effects = effects
        self.dodge: Effects = dodge  # one way out of it, tried before it applies
        self.ongoing: tuple[Ongoing, ...] = ongoing
        self.queries, self.moments = handlers(ongoing)
        self.first = first
        self.lasting = lasting
        self.heals: tuple[Step[Any], ...] = ()  # the option of healing it, by seat


class EnemyCard(Card):
    """A card of the Enemy deck: an enemy, the Final Enemy, an Event, a Hazard, or a task of an Objective."""

    kind: ClassVar[str] = "enemy"
    facts: ClassVar[tuple[str, ...]] = (
        *("deck", "type", "count", "health", "runner", "double", "reveal", "scanned", "death", "strike", "ongoing"),
        *("weaker", "fights", "spares", "spent", "task", "origin"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        deck: str,
        type: int,
        count: int,
        health: int = 0,
        runner: bool = False,
        double: bool = False,
        reveal: Effects = (),
        scanned: Effects = (),
        death: Effects = (),
        strike: Effects = (),
        ongoing: tuple[Ongoing, ...] = (),
        weaker: tuple[int, Count] | None = None,
        fights: Effects = (),
        spares: bool = False,
        spent: bool = False,
        task: Task | None = None,
    ) -> None:
        super().__init__(id, name)
        self.deck = deck  # the Objective it comes with, or young_blood
        self.type = type
        self.count = count
        self.health = health
        self.runner = runner
        self.double = double
        self.reveal = reveal
        self.scanned = scanned
        self.death = death
        self.strike = strike
        self.ongoing: tuple[Ongoing, ...] = ongoing
        self.queries, self.moments = handlers(ongoing)
        for ability in ongoing:
            self.works |= ability.where
        self.weaker = weaker
        self.fights = fights
        self.spares = spares
        self.spent = spent
        self.task = task
        self.fightable = type in (ENEMY, FINAL)
        self.final = type == FINAL
        self.plain_health: bool = weaker is None
        self.fight: Step[Any] = None  # type: ignore[assignment]
        self.slay: Step[Any] = None  # type: ignore[assignment]
        self.do: Step[Any] = None  # type: ignore[assignment]


class Task(Term):
    """What can be done with a task card that has been found, while its Objective is current (PR-113).

    A price, perhaps a space that must be clear (`HERE`: the one to which the card is attached), perhaps once a turn.
    """

    tag: ClassVar[str] = "enc-task"
    fields: ClassVar[tuple[str, ...]] = ("stage", "effects", "attack", "recruit", "clear", "once")

    def __init__(
        self, stage: int, effects: Effects, attack: int = 0, recruit: int = 0, clear: int = NONE, once: bool = False
    ) -> None:
        self.stage: int = stage
        self.effects: Effects = effects
        self.attack: int = attack
        self.recruit: int = recruit
        self.clear: int = clear
        self.once: bool = once


class Objective(Component):
    """An Objective: what Events do while it is current, what it sets up, and its goals (PR-110)."""

    kind: ClassVar[str] = "objective"
    facts: ClassVar[tuple[str, ...]] = ("stage", "film", "event", "setup", "auto", "reward", "origin")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        stage: int,
        film: Film,
        event: Effects,
        setup: Effects = (),
        auto: Condition | None = None,
        reward: Effects = (),
        event_title: str = "",
    ) -> None:
        super().__init__(id, name)
        self.stage: int = stage
        self.film: Film = film
        self.event: Effects = event
        self.setup: Effects = setup
        self.auto: Condition | None = auto  # completed as soon as this holds
        self.reward: Effects = reward
        self.event_title: str = event_title  # what its Events are called, where they have a name


class Location(Component):
    """A Location with its three Hazards (PR-066)."""

    kind: ClassVar[str] = "location"
    facts: ClassVar[tuple[str, ...]] = ("film", "hazards", "origin")

    def __init__(
        self, id: str, name: str, *, film: Film, hazards: tuple[Effects, ...], titles: tuple[str, ...] = (), marks: bool
    ) -> None:
        super().__init__(id, name)
        self.film: Film = film
        self.hazards: tuple[Effects, ...] = hazards
        self.titles: tuple[str, ...] = titles  # what its Hazards are called, where they have names
        self.marks: bool = marks  # a Hazard marks whoever reveals it (PR-067)


register(Task)
