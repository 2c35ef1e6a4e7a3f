"""Set-up of the cooperative modes: Location, Objectives, Barracks, the Enemy deck (PR-010 to PR-029, PR-150 to PR-154,
PR-160 to PR-162, AL-010 to AL-024). A mode says which films there are and what fills up the mini-decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from hagal.games.encounters import wilds
from hagal.games.encounters.components import Objective, PlayerCard
from hagal.games.encounters.mission import mission, new_mission
from hagal.games.encounters.names import CHARACTERS, FILM, HQ_SIZE, RANDOM, STAGES, Film
from hagal.games.encounters.setup import choose_avatars, deal_hands, filling, pile, shuffled
from hagal.games.encounters.state import MISSION, Encounters, new_player
from hagal.kernel import zones
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step


class Films:
    """Who is in the Barracks and who the players are, film by film; Avatars in the order in which they are dropped from
    the end with fewer players (PR-160, PR-161)."""

    def __init__(self, characters: Mapping[Any, tuple[str, ...]], avatars: Mapping[Any, tuple[str, ...]]) -> None:
        self.characters: dict[Film, tuple[str, ...]] = dict(characters)
        self.avatars: dict[Film, tuple[str, ...]] = dict(avatars)

    def and_those_of(self, others: Films) -> Films:
        return Films({**self.characters, **others.characters}, {**self.avatars, **others.avatars})

    def everybody(self) -> tuple[str, ...]:
        """All who can be in the Barracks."""
        return tuple(who for film in self.characters.values() for who in film)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayTable(Step[Encounters]):
    """The table is laid; then the Avatars are taken, then the game starts. `more`: the option that says how many cards
    more or fewer fill up each mini-deck."""

    films: ClassVar[Films]
    more: ClassVar[str]

    def film(self, s: Encounters) -> Film:
        found: Film = s.rules.options["film"]
        return found

    def fillers(self, s: Encounters) -> tuple[str, ...]:
        """The piles that fill up the mini-decks."""
        raise NotImplementedError(type(self).__name__)

    def lay_more(self, s: Encounters) -> None:
        """What else is on the table of a mode."""

    def run(self, s: Encounters, seat: int, source: int) -> None:
        options = s.rules.options
        film = self.film(s)
        s.players = [new_player(k) for k in range(s.rules.players)]
        first = options["first"]
        s.first = zones.roll(s, len(s.players)) if first == RANDOM else first
        set_mission(s, film)
        lay_barracks(s, self.films, film)
        s.officers = shuffled(s, "officer")
        s.strikes = shuffled(s, "strike")
        lay_enemies(s, self.fillers(s), filling(s.rules.players, options[self.more]))
        self.lay_more(s)
        push(s, "start")
        choose_avatars(s, self.films.avatars[film])


@mypyc_attr(allow_interpreted_subclasses=True)
class StartTurns(Step[Encounters]):
    """Starting decks and hands, the first Objective, perhaps enemies in the Wilds already: the option `laid` says how
    many (PR-010, PR-013, PR-154, AL-123)."""

    laid: ClassVar[str]

    def run(self, s: Encounters, seat: int, source: int) -> None:
        deal_hands(s)
        if s.log is not None:
            s.log.tell("enc-location", -1, "PR-018", location=mission(s).location)
        for _ in range(s.rules.options[self.laid]):
            wilds.add_enemy(s)
        push(s, "next_turn")
        push(s, "begin_objective")


def set_mission(s: Encounters, film: Film) -> None:
    """A Location, and an Objective of each number (PR-018, PR-019)."""
    location = pick_location(s, film)
    s.lay(MISSION, new_mission(location, tuple(pick_objectives(s, film))))


def pick_location(s: Encounters, film: Film) -> Any:
    """That of the film, a random one, or the one named (PR-018)."""
    wish = s.rules.options["location"]
    known = s.rules.kinds["location"]
    if wish == RANDOM:
        return known[zones.roll(s, len(known))]
    return next(one for one in known if (one.film == film if wish == FILM else one.id == wish))


def pick_objectives(s: Encounters, film: Film) -> list[Objective]:
    """One Objective of each number (PR-019)."""
    wish = s.rules.options["objectives"]
    found: list[Objective] = []
    for stage in range(1, STAGES + 1):
        known = [one for one in s.rules.kinds["objective"] if one.stage == stage]
        if wish == RANDOM:
            found.append(known[zones.roll(s, len(known))])
        elif wish == FILM:
            found += [one for one in known if one.film == film]
        else:
            found += [one for one in known if one.id in wish]
    return found


def people(cards: Iterable[PlayerCard], box: Iterable[str]) -> tuple[str, ...]:
    """Who is in the Barracks: those of the box, then those that content packs add."""
    found = dict.fromkeys(box)
    for card in cards:
        if card.who:
            found[card.who] = None
    return tuple(found)


def pick_characters(s: Encounters, films: Films, film: Film) -> list[str]:
    """Four of the characters (PR-026, AL-022)."""
    wish = s.rules.options["characters"]
    if wish == FILM:
        return list(films.characters[film])
    if wish == RANDOM:
        left = list(people(s.rules.kinds["character"], films.everybody()))
        return [left.pop(zones.roll(s, len(left))) for _ in range(CHARACTERS)]
    return list(wish)


def lay_barracks(s: Encounters, films: Films, film: Film) -> None:
    """All cards of the four characters as one deck; five to the HQ (PR-026, PR-027, AL-022)."""
    who = pick_characters(s, films, film)
    name = f"barracks {' '.join(sorted(who))}"
    cards = s.rules.piles.get(name)
    if cards is None:
        cards = s.rules.piles[name] = [card for card in pile(s, "barracks") if card.who in who]
    s.barracks = zones.add_instances(s, cards)
    zones.shuffle(s, s.barracks)
    for _ in range(HQ_SIZE):
        zones.draw(s, s.barracks, s.hq, PUBLIC)


def lay_enemies(s: Encounters, fillers: Iterable[str], counts: tuple[int, ...]) -> None:
    """Each mini-deck shuffled with what fills it up; the first on top, the third at the bottom (PR-020 to PR-025,
    AL-015, AL-019)."""
    s.box = [i for name in fillers for i in zones.add_instances(s, pile(s, name))]
    zones.shuffle(s, s.box)
    for stage in range(STAGES, 0, -1):
        deck = zones.add_instances(s, pile(s, mission(s).objectives[stage - 1].id))
        for _ in range(counts[stage - 1]):
            zones.draw(s, s.box, deck, 0)
        zones.shuffle(s, deck)
        s.enemies += deck
