"""Set-up of Hunters (PR-190 to PR-199, PR-256, PR-257, PR-262, PR-266, PR-275, PR-280, PR-281)."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.hunters.hunt import NAME, hunt, new_hunt
from hagal.games.encounters.names import FILM, HQ_SIZE, RANDOM, STAGES
from hagal.games.encounters.setup import choose_avatars, deal_hands, filling, pile, shuffled
from hagal.games.encounters.state import Encounters, new_player
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

TESTS = 10
"""So many go into the Armory (PR-256)."""

PREY = {
    1: ("no_sport", "payback_time", "what_the_hell"),
    2: ("heat_and_conflict", "this_is_history", "taste_for_beef"),
}
"""The mini-decks of each film, 1 to 3 (PR-280, PR-281)."""
GROUPS = {
    1: ("woodland_intel", "woodland_strength", "woodland_survival", "woodland_tech"),
    2: ("urban_intel", "urban_strength", "urban_survival", "urban_tech"),
}
"""The groups of the Armory, of each film (PR-198, PR-280, PR-281)."""
FILM_PREDATORS = {
    1: ("jungle_hunter", "city_hunter", "primeval_hunter", "gunslinger_hunter", "elder_hunter"),
    2: ("city_hunter", "jungle_hunter", "primeval_hunter", "gunslinger_hunter", "elder_hunter"),
}
"""The film's own hunter, and any others (PR-280, PR-281)."""


class SetupHunters(Step[Encounters]):
    """The table is laid; then the Avatars are taken, then the game starts."""

    tag = "enc-setup-hunters"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.players = [new_player(k) for k in range(s.rules.players)]
        s.first = 0  # until the Avatars say who is (PR-199)
        h = new_hunt(s.rules.players)
        s.lay(NAME, h)
        film: int = s.rules.options["film"]
        lay_armory(s, film)
        s.officers = shuffled(s, "officer")
        s.strikes = shuffled(s, "strike")
        h.gear = shuffled(s, "gear")
        h.traps = traps(s)
        deal_challenges(s)
        lay_prey(s)
        push(s, "start")
        choose_avatars(s, FILM_PREDATORS[film])


def traps(s: Encounters) -> list[int]:
    """Of those of use against each other, none while all play together (PR-275): not those of packs either."""
    cards = [card for card in pile(s, "trap") if not (s.rules.cooperative and card.rivalry)]
    zone = zones.add_instances(s, cards)
    zones.shuffle(s, zone)
    return zone


def pick_prey(s: Encounters) -> list[str]:
    """A mini-deck of each number, by film, by chance or by name (PR-197)."""
    wish = s.rules.options["prey"]
    if wish == FILM:
        return list(PREY[s.rules.options["film"]])
    if wish == RANDOM:
        return [PREY[1 + zones.roll(s, len(PREY))][stage] for stage in range(STAGES)]
    return sorted(wish, key=lambda id: next(decks.index(id) for decks in PREY.values() if id in decks))


def lay_prey(s: Encounters) -> None:
    """Each mini-deck shuffled with its Mercenaries; the first on top, the third at the bottom (PR-197)."""
    s.box = shuffled(s, "mercenary")
    counts = filling(s.rules.players, s.rules.options["mercenaries"])
    chosen = pick_prey(s)
    for stage in range(STAGES, 0, -1):
        deck = zones.add_instances(s, pile(s, chosen[stage - 1]))
        for _ in range(min(counts[stage - 1], len(s.box))):
            zones.draw(s, s.box, deck, 0)
        zones.shuffle(s, deck)
        s.enemies += deck


def pick_groups(s: Encounters, film: int) -> list[str]:
    """Four groups of the Armory (PR-198)."""
    wish = s.rules.options["armory"]
    if wish == FILM:
        return list(GROUPS[film])
    if wish == RANDOM:
        left = [*GROUPS[1], *GROUPS[2]]
        return [left.pop(zones.roll(s, len(left))) for _ in range(4)]
    return list(wish)


def lay_armory(s: Encounters, film: int) -> None:
    """All cards of the four groups as one deck, with ten Tests if those are used; five cards to the HQ, and Tests that
    are met to the Testing Ground (PR-198, PR-256, PR-257)."""
    groups = pick_groups(s, film)
    name = f"armory {' '.join(sorted(groups))}"
    cards = s.rules.piles.get(name)
    if cards is None:
        cards = s.rules.piles[name] = [card for card in pile(s, "armory") if card.who in groups]
    s.barracks = zones.add_instances(s, cards)
    if s.rules.options["tests"]:
        tests = shuffled(s, "test")
        for _ in range(TESTS):
            zones.draw(s, tests, s.barracks, 0)
        hunt(s).unused += tests
    zones.shuffle(s, s.barracks)
    while len(s.hq) < HQ_SIZE:
        moves.refill(s, len(s.hq))


def deal_challenges(s: Encounters) -> None:
    """One to each player, for him alone to see, or face up (PR-262)."""
    wish = s.rules.options["challenges"]
    if wish == "no":
        return
    h = hunt(s)
    left = shuffled(s, "challenge")
    for p in s.players:
        zones.draw(s, left, h.challenges[p.seat], PUBLIC if wish == "open" else 1 << p.seat)
    h.unused += left


class StartHunters(Step[Encounters]):
    """Starting decks and hands; the lowest Initiative is first (PR-191, PR-199)."""

    tag = "enc-start-hunters"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        deal_hands(s)
        push(s, "next_turn")


def first(s: Encounters, seat: int, value: int, about: int) -> int:
    """The seat with the lowest Initiative (PR-199)."""
    return min(s.players, key=lambda p: p.avatar.initiative).seat  # type: ignore[attr-defined]


register_all(list(globals().values()))
