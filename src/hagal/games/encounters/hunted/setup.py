"""Set-up of Hunted (PR-010 to PR-029, PR-150 to PR-154, PR-160 to PR-162)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters import wilds
from hagal.games.encounters.components import Objective, PlayerCard
from hagal.games.encounters.mission import mission, new_mission
from hagal.games.encounters.names import CHARACTERS, FILM, HQ_SIZE, RANDOM, STAGES
from hagal.games.encounters.setup import choose_avatars, deal_hands, pile
from hagal.games.encounters.state import MISSION, Encounters, new_player
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

YOUNG_BLOOD = {1: (0, 0, 0), 2: (0, 1, 2), 3: (2, 3, 4), 4: (4, 5, 6), 5: (4, 5, 6)}
"""Young Blood in each mini-deck, by the number of players (PR-021)."""


class Setup(Step[Encounters]):
    """The table is laid; then the Avatars are taken, then the game starts."""

    tag = "enc-setup"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        options = s.rules.options
        s.players = [new_player(k) for k in range(s.rules.players)]
        first = options["first"]
        s.first = zones.roll(s, len(s.players)) if first == RANDOM else first
        location = pick_one(s, "location", options["location"])
        s.parts[MISSION] = new_mission(location, tuple(pick_objectives(s)))
        lay_barracks(s)
        s.officers = zones.add_instances(s, pile(s, "officer"))
        zones.shuffle(s, s.officers)
        s.strikes = zones.add_instances(s, pile(s, "strike"))
        zones.shuffle(s, s.strikes)
        lay_enemies(s)
        push(s, "start")
        choose_avatars(s, FILM_AVATARS[film(s)])


def film(s: Encounters) -> int:
    number: int = s.rules.options["film"]
    return number


def pick_one(s: Encounters, kind: str, wish: str) -> Any:
    """A Location: that of the film, a random one, or the one named (PR-018)."""
    known = s.rules.kinds[kind]
    if wish == RANDOM:
        return known[zones.roll(s, len(known))]
    return next(one for one in known if (one.film == film(s) if wish == FILM else one.id == wish))


def pick_objectives(s: Encounters) -> list[Objective]:
    """One Objective of each number (PR-019)."""
    wish = s.rules.options["objectives"]
    found: list[Objective] = []
    for stage in range(1, STAGES + 1):
        known = [one for one in s.rules.kinds["objective"] if one.stage == stage]
        if wish == RANDOM:
            found.append(known[zones.roll(s, len(known))])
        elif wish == FILM:
            found += [one for one in known if one.film == film(s)]
        else:
            found += [one for one in known if one.id in wish]
    return found


FILM_CHARACTERS = {1: ("blain", "dillon", "dutch", "mac"), 2: ("danny", "harrigan", "keyes", "lambert")}
ALL_CHARACTERS = (*FILM_CHARACTERS[1], *FILM_CHARACTERS[2])
FILM_AVATARS = {
    1: ("lieutenant", "tracker", "guerrilla", "cia_agent", "radioman"),
    2: ("detective", "swat", "owlf_agent", "gangster", "reporter"),
}
"""In the order in which they are dropped from the end with fewer players (PR-160, PR-161)."""


def people(cards: Iterable[PlayerCard]) -> tuple[str, ...]:
    """Who is in the Barracks: the eight of the box, then those that content packs add."""
    found = dict.fromkeys(ALL_CHARACTERS)
    for card in cards:
        if card.who:
            found[card.who] = None
    return tuple(found)


def pick_characters(s: Encounters) -> list[str]:
    """Four of the characters (PR-026)."""
    wish = s.rules.options["characters"]
    if wish == FILM:
        return list(FILM_CHARACTERS[film(s)])
    if wish == RANDOM:
        left = list(people(s.rules.kinds["character"]))
        return [left.pop(zones.roll(s, len(left))) for _ in range(CHARACTERS)]
    return list(wish)


def lay_barracks(s: Encounters) -> None:
    """All cards of the four characters as one deck; five to the HQ (PR-026, PR-027)."""
    who = pick_characters(s)
    name = f"barracks {' '.join(sorted(who))}"
    cards = s.rules.piles.get(name)
    if cards is None:
        cards = s.rules.piles[name] = [card for card in pile(s, "barracks") if card.who in who]
    s.barracks = zones.add_instances(s, cards)
    zones.shuffle(s, s.barracks)
    for _ in range(HQ_SIZE):
        zones.draw(s, s.barracks, s.hq, PUBLIC)


def young_blood(players: int, more: int) -> tuple[int, ...]:
    """How many Young Blood cards go into each mini-deck (PR-021, PR-150, PR-153)."""
    return tuple(max(0, n + more) for n in YOUNG_BLOOD[players])


def lay_enemies(s: Encounters) -> None:
    """Each mini-deck shuffled with its Young Blood; the first on top, the third at the bottom (PR-020 to PR-025)."""
    s.box = zones.add_instances(s, pile(s, "young_blood"))
    zones.shuffle(s, s.box)
    counts = young_blood(s.rules.players, s.rules.options["young_blood"])
    for stage in range(STAGES, 0, -1):
        deck = zones.add_instances(s, pile(s, mission(s).objectives[stage - 1].id))
        for _ in range(counts[stage - 1]):
            zones.draw(s, s.box, deck, 0)
        zones.shuffle(s, deck)
        s.enemies += deck


class Start(Step[Encounters]):
    """Starting decks and hands, the first Objective, perhaps enemies in the Wilds already (PR-010, PR-013, PR-154)."""

    tag = "enc-start"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        deal_hands(s)
        if s.log is not None:
            s.log.tell("enc-location", -1, "PR-018", location=mission(s).location)
        for _ in range(s.rules.options["wilds"]):
            wilds.add_enemy(s)
        push(s, "next_turn")
        push(s, "begin_objective")


register_all(list(globals().values()))
