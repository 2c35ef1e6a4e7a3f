"""The Barracks: eight characters, each with two commons (five copies), an uncommon (three) and a rare (one).

Ids of the form `dutch_common` are stand-ins: title and text of the real card could not be found. They keep the pattern
of those that are known: four classes on the four cards of a character, about eleven cards of each class in a film, one
Brothers in Arms for each character of the first film and one Showboat for each of the second, and their strength.
"""

from __future__ import annotations

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.declare import character
from hagal.games.encounters.effect import Effect, Effects
from hagal.games.encounters.effects import (
    attack,
    avoid,
    bounty,
    brothers,
    cancel,
    cls,
    defeat,
    dig_strikes,
    discard,
    double_attack,
    draw,
    draw_until_starter,
    gain_free,
    heal,
    may,
    once,
    pay,
    recruit,
    recruit_to_top,
    scan,
    shield,
    showboat,
    team,
    unmark,
    weaken,
)
from hagal.games.encounters.names import (
    DUTCH_TEAM,
    HARRIGAN_TEAM,
    INTEL,
    LEADERSHIP,
    STRENGTH,
    SURVIVAL,
    TECH,
)
from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts

COMMON, UNCOMMON, RARE = 5, 3, 1
HEALS = ("heals",)
"""The source lets these heal certain Strikes only and does not say which; here they heal any."""


class Hand:
    """One character of the Barracks: his cards share name and team."""

    def __init__(self, who: str, team: int) -> None:
        self.who: str = who
        self.team: int = team

    def card(
        self,
        name: str,
        count: int,
        which: int,
        cost: int,
        *,
        atk: int = 0,
        rec: int = 0,
        coordinate: bool = False,
        effects: Effect | Effects = (),
        origin: str = REPORTED,
        ours: Facts = (),
        id: str = "",
    ) -> PlayerCard:
        return character(
            name,
            id=id,
            count=count,
            who=self.who,
            team=self.team,
            cls=which,
            cost=cost,
            attack=atk,
            recruit=rec,
            coordinate_=coordinate,
            effects=effects,
            origin=origin,
            ours=ours,
        )

    def stand_in(
        self,
        name: str,
        count: int,
        which: int,
        cost: int,
        *,
        atk: int = 0,
        rec: int = 0,
        coordinate: bool = False,
        effects: Effect | Effects = (),
        ours: Facts = (),
    ) -> PlayerCard:
        """A card of ours in the place of one that could not be found."""
        rarity = {COMMON: "common", UNCOMMON: "uncommon", RARE: "rare"}[count]
        return self.card(
            name,
            count,
            which,
            cost,
            atk=atk,
            rec=rec,
            coordinate=coordinate,
            effects=effects,
            origin=STAND_IN,
            ours=ours,
            id=f"{self.who}_{rarity}",
        )


dutch = Hand("dutch", DUTCH_TEAM)
dillon = Hand("dillon", DUTCH_TEAM)
mac = Hand("mac", DUTCH_TEAM)
blain = Hand("blain", DUTCH_TEAM)
harrigan = Hand("harrigan", HARRIGAN_TEAM)
danny = Hand("danny", HARRIGAN_TEAM)
keyes = Hand("keyes", HARRIGAN_TEAM)
lambert = Hand("lambert", HARRIGAN_TEAM)

DUTCH = (
    dutch.card("Knock Knock", COMMON, STRENGTH, 3, atk=2, effects=weaken(1)),
    dutch.stand_in("Eyes on the Ridge", COMMON, INTEL, 3, atk=1, coordinate=True, effects=scan(1)),
    dutch.card("Bad Idea", UNCOMMON, LEADERSHIP, 6, atk=1, effects=brothers(attack(2)), origin=OFFICIAL),
    dutch.stand_in("Last Man Standing", RARE, TECH, 8, atk=4, effects=team(DUTCH_TEAM, defeat(6))),
)
DILLON = (
    dillon.card("Real Nasty Habit", COMMON, SURVIVAL, 3, atk=1, coordinate=True, effects=avoid(1)),
    # The title is one of the missing ones, nobody knows whose; it gives 2 of an icon, and discards and draws (PR-046).
    dillon.stand_in(
        "The Door Swings Both Ways",
        COMMON,
        TECH,
        3,
        rec=2,
        effects=cls(TECH, may(discard(1), draw(1))),
        ours=("character", "class", "cost", "icon", "amounts"),
    ),
    dillon.card("Before Anybody Knows We Were There", UNCOMMON, STRENGTH, 5, rec=1, effects=brothers(recruit(2))),
    dillon.stand_in("Strings Pulled", RARE, INTEL, 7, rec=3, effects=gain_free(5)),
)
MAC = (
    mac.card("Gonna Cut Your Name Into Him!", COMMON, LEADERSHIP, 2, coordinate=True, effects=draw(1)),
    mac.stand_in("Razor Focus", COMMON, INTEL, 4, atk=2, effects=cls(INTEL, draw(1))),
    mac.card("I See You", UNCOMMON, SURVIVAL, 5, atk=2, effects=brothers(heal)),
    mac.card("Gonna Have Me Some Fun", RARE, TECH, 8, atk=4, effects=bounty(2)),
)
BLAIN = (
    blain.card("Sexual Tyrannosaurus", COMMON, SURVIVAL, 2, rec=2, effects=cls(SURVIVAL, heal), ours=HEALS),
    blain.stand_in("Belt Fed", COMMON, LEADERSHIP, 4, atk=2, coordinate=True, effects=team(DUTCH_TEAM, attack(1))),
    blain.card("Dug In Like an Alabama Tick", UNCOMMON, TECH, 6, atk=2, effects=brothers(scan(1))),
    blain.card("Ain't Got Time to Bleed", RARE, STRENGTH, 7, atk=2, effects=dig_strikes(2)),
)
HARRIGAN = (
    harrigan.card("The Speech", COMMON, LEADERSHIP, 1, atk=1, coordinate=True, origin=OFFICIAL),
    harrigan.card("Now It's Personal", COMMON, TECH, 4, atk=2, effects=showboat(attack(1)), origin=OFFICIAL),
    harrigan.stand_in("Off the Books", UNCOMMON, STRENGTH, 5, atk=1, rec=1, effects=pay(recruit=2).then(attack(3))),
    harrigan.card("I'm Gonna Finish It", RARE, SURVIVAL, 8, effects=once(double_attack)),
)
DANNY = (
    danny.card("Take a Good Look", COMMON, INTEL, 4, atk=1, coordinate=True, effects=draw(1)),
    danny.card("Fifteen Years on the Street", COMMON, LEADERSHIP, 2, rec=2, effects=showboat(recruit(1))),
    danny.stand_in("Lucky Medallion", UNCOMMON, STRENGTH, 5, atk=2, effects=cancel(1)),
    danny.card("Put Him on the Payroll", RARE, TECH, 8, atk=4, effects=shield),
)
KEYES = (
    keyes.card("Enjoy the Show", COMMON, INTEL, 3, rec=2, effects=showboat(scan(1))),
    keyes.card("Too Late to Go Home Now", COMMON, SURVIVAL, 3, atk=2, effects=team(HARRIGAN_TEAM, heal), ours=HEALS),
    keyes.card("Jurisdictional Intrusion", UNCOMMON, TECH, 5, atk=3, effects=cls(TECH, draw_until_starter)),
    keyes.stand_in("Years of Study", RARE, STRENGTH, 7, atk=3, effects=(unmark, weaken(2))),
)
LAMBERT = (
    lambert.card("No Autographs", COMMON, SURVIVAL, 4, atk=2, effects=showboat(heal)),
    lambert.stand_in("Loud Entrance", COMMON, STRENGTH, 3, atk=1, effects=cls(STRENGTH, attack(2))),
    lambert.card(
        "Luck Is My Specialty", UNCOMMON, LEADERSHIP, 6, atk=2, rec=2, effects=cls(LEADERSHIP, recruit_to_top)
    ),
    lambert.stand_in("Natural Charm", RARE, INTEL, 7, atk=2, effects=draw(2)),
)

BARRACKS = (*DUTCH, *DILLON, *MAC, *BLAIN, *HARRIGAN, *DANNY, *KEYES, *LAMBERT)
