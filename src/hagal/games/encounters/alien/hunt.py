"""Predators hunt Aliens (PR-285 to PR-335, AL-180 to AL-192).

As in Hunters, on the mat of Alien and with its Hive: what is killed is a trophy, Objectives have to be completed, and
the Final Enemy is the Ultimate Prey. What optional Alien Players would change (PR-302, AL-190) is left out with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.encounters import tasks, wilds
from hagal.games.encounters.alien.effects.goals import BEAST
from hagal.games.encounters.alien.facehuggers import TURN_OVER, orphaned
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.alien.hive import TurnedUp, barred, count_death, finals, wounded
from hagal.games.encounters.alien.names import DRONE, FACEHUGGER, NAME, film_of
from hagal.games.encounters.alien.setup import lay_hatchery
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.coop.setup import lay_enemies, set_mission
from hagal.games.encounters.effects.board import AddEnemies
from hagal.games.encounters.hunters import strikes
from hagal.games.encounters.hunters.ending import end_hunt
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.hunt import hunt, new_hunt
from hagal.games.encounters.hunters.prey import draw_trap, turn_up_prey
from hagal.games.encounters.hunters.setup import FILM_PREDATORS, deal_challenges, lay_armory, traps
from hagal.games.encounters.hunters.trials import TestTurnedUp
from hagal.games.encounters.hunters.turn import HuntersTurn
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import (
    ALIEN_FILMS,
    ESCAPED,
    EVENT,
    FIRST_FILM,
    HAZARD,
    NONE,
    TASK,
    Film,
)
from hagal.games.encounters.objectives import CHECK
from hagal.games.encounters.setup import choose_avatars, deal_hands, filling, shuffled
from hagal.games.encounters.state import Encounters, new_player
from hagal.games.kit import deck
from hagal.kernel import zones
from hagal.kernel.errors import RulesError
from hagal.kernel.events import Hidden
from hagal.kernel.rules import push
from hagal.kernel.setting import Setting
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

HUNT = "alien-hunt"
BOTH = (HUNTERS, NAME)

SETTINGS: dict[str, Setting] = {
    "starters": Setting("predator", ("predator", "alien")),
    "beast_honor": Setting(3, (3, 2)),
}
FOREIGN = {
    **{"prey": "film", "mercenaries": 0, "characters": "film", "first": "random", "tough": False, "complex": 0},
    **{"all_or_nothing": False, "cocooned": "recruit", "facehugger_window": "own", "solo_facehugger": "next_turn"},
}
"""Options of the one game or the other that mean nothing when Predators hunt Aliens, with their defaults."""
LEFT_OUT = (
    *(f"test:test_of_{name}" for name in ("courage", "focus", "respect")),
    *(f"challenge:{name}" for name in ("cunning", "fearlessness", "technique", "cleverness")),
)
"""Tests and Challenges that are not played then (PR-290)."""
BY_RARITY = {"common": 1, "uncommon": 2, "rare": 3}
"""The Honor of a Failed Clone (PR-300, AL-188)."""


def check(players: int, present: frozenset[str], options: Mapping[str, Any]) -> RulesError | None:
    """What may be asked for: a film of Alien, and no option that means nothing here."""
    if not present.issuperset(BOTH):
        return None
    if options["film"] != FIRST_FILM and options["film"] not in ALIEN_FILMS:
        text = f"Predators hunt Aliens in one of these films: {', '.join(ALIEN_FILMS)}; not in {options['film']!r}"
        return RulesError(text, Msg("enc-why-hunt-film"))
    for name, value in FOREIGN.items():
        if options[name] != value:
            return RulesError(f"there is no option {name} when Predators hunt Aliens", Msg("enc-why-not-in-hunt"))
    return None


# Set-up


class HuntSetup(Step[Encounters]):
    """Location, Objectives, Hive with Drones and the Hatchery of Alien; Armory, Killer Instinct, Prey Strikes and Traps
    of Hunters (PR-285 to PR-289)."""

    tag = "enc-setup-hunt"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        film = film_of(s.rules.options["film"])
        s.players = [new_player(k) for k in range(s.rules.players)]
        s.first = 0  # until the Avatars say who is (PR-199)
        h = new_hunt(s.rules.players)
        s.lay(HUNTERS, h)
        set_mission(s, film)
        lay_armory(s, armory_film(film))
        s.officers = shuffled(s, "officer")
        s.strikes = shuffled(s, "strike")
        h.traps = traps(s)
        deal_challenges(s)
        lay_enemies(s, (DRONE,), filling(s.rules.players, s.rules.options["drones"]))
        lay_hatchery(s)
        push(s, "start")
        choose_avatars(s, FILM_PREDATORS[armory_film(film)])


def armory_film(film: Film) -> int:
    """The film of Predator whose Armory and hunter go with a film of Alien, unless others are chosen: the Woodland with
    the first and third, the Urban one with the others. (The rulebook leaves it open.)"""
    return 1 + ALIEN_FILMS.index(str(film)) % 2


class HuntStart(Step[Encounters]):
    """Starting decks and hands, and the first Objective (PR-288, PR-297)."""

    tag = "enc-start-hunt"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        deal_hands(s)
        if s.log is not None:
            s.log.tell("enc-location", -1, "PR-285", location=mission(s).location)
        push(s, "next_turn")
        push(s, "begin_objective")


# Turns


class HuntTurn(HuntersTurn):
    """A turn of Hunters; as it ends, Facehuggers that nobody has killed impregnate (PR-301)."""

    tag = "enc-hunt-turn"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((TURN_OVER, -1, -1))
        super().run(s, seat, source)


class HivePhase(Step[Encounters]):
    """The top card of the Hive is turned up; then the Runners run (PR-294)."""

    tag = "enc-hive-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "enemy"
        s.stack.append((wilds.RUNNERS, -1, -1))
        turn_up_prey(s, seat)


class TurnUpHive(Step[Encounters]):
    """A card of the Hive (the source) is turned up: Events, Hazards and what its Reveal moves elsewhere happen at once,
    and push nothing; an enemy enters the Complex face up (PR-294, AL-182)."""

    tag = "enc-turn-up-hive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card = s.face[source]
        if card.type in (EVENT, HAZARD, TASK) or card.id == FACEHUGGER:
            zones.move(s, source, s.enemies, s.arriving, PUBLIC)
        else:
            wilds.enter_open(s, source, s.enemies)
        if s.log is not None:
            s.log.tell("enc-hive-shows", -1, "PR-294", card=card)
        push(s, "reveal", seat, source)


class RenewHive(Step[Encounters]):
    """The Hive has run out: the unused Drones are a new one; when there are none, the game ends (PR-298, AL-186)."""

    tag = "enc-renew-hive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.exhausted += 1
        if not s.box:
            end_hunt(s, ESCAPED, "PR-298")
            return
        deck.reshuffle(s, s.enemies, s.box, -1, "enc-drones-again", "PR-298")


class TurnedUpHunt(TurnedUp):
    """As with the Barracks, out of the Armory; but a Test goes to the Testing Ground (PR-257, PR-309)."""

    tag = "enc-turned-up-hunt"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.face[source].kind == "test":
            TEST_TURNED_UP.run(s, seat, source)
        else:
            super().run(s, seat, source)


class CocoonedHunt(Step[Encounters]):
    """A Predator who is cocooned draws a Trap (PR-323)."""

    tag = "enc-cocooned-hunt"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        draw_trap(s, seat)


def worth_drawing(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """A Shadow Trap is discarded, and another Trap drawn (PR-286)."""
    return value and s.face[about].id != "shadow_trap"


class TrophiesReturn(Step[Encounters]):
    """Each Predator gives back an enemy trophy, chosen by chance: shuffled face down, two of these enter the Complex
    and the others lie on top of the Hive (PR-328). Only he knows which: nobody else looks through a Trophy Room
    (PR-192)."""

    tag = "enc-trophies-return"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        back: list[int] = []
        for other in s.living():
            room = hunt(s).trophies[other]
            own = [i for i in room if s.face[i].fightable]
            if own:
                i = own[zones.roll(s, len(own))]
                zones.move(s, i, room, back)
                if s.log is not None:
                    s.log.tell("enc-gives-back", other, "PR-328", card=Hidden(s.face[i], 1 << other))
        entering = min(2, len(back))
        zones.shuffle(s, back)
        zones.move_all(back, s.enemies)
        s.stack.append((AddEnemies(entering), -1, -1))


# Trophies


class KillTrophy(strikes.KillPrey):
    """An enemy dies: to the Trophy Room of its killer, and of nobody if it dies by itself (PR-292, PR-296). One that
    carries Events is wounded instead, and the Event is the trophy (PR-326)."""

    tag = "enc-kill-trophy"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wounded(s, seat, source):
            return
        if wilds.in_play(s, source) and s.face[source].final and s.face[source].id not in hatchery(s).tally:
            hatchery(s).tally += (s.face[source].id,)
        count_death(s, source)
        super().run(s, seat, source)


class WonTrophy(Step[Encounters]):
    """A card (the source) that a Predator has dealt with goes to his Trophy Room (PR-317, PR-326)."""

    tag = "enc-won-trophy"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, hunt(s).trophies[seat] if seat >= 0 else s.out)


class CloneTrophy(Step[Encounters]):
    """A Failed Clone (the source) is a trophy of its killer (PR-300, PR-331)."""

    tag = "enc-clone-trophy"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-dies", seat, "PR-331", card=s.face[source])
        s.stack.append((CHECK, -1, -1))


def kept(s: Encounters, seat: int, source: int) -> None:
    """Who finds an S.O.S., seals the Ventilation Shafts or places Bishop's Head takes the card as a trophy (PR-312,
    PR-313, PR-325)."""
    wilds.take_away(s, source, hunt(s).trophies[seat])


def worth(s: Encounters, seat: int, value: int, about: int) -> int:
    """Failed Clones are worth something by their rarity (PR-300); the Beast 3, or by the option 2 (PR-326)."""
    card = s.face[about]
    if about in hatchery(s).clones and isinstance(card, PlayerCard):
        return BY_RARITY.get(card.rarity, 1)
    return int(s.rules.options["beast_honor"]) if card.id == BEAST else value


def all_taken(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """The Final Enemies are the Ultimate Prey: all of them have to be dead (PR-297, PR-332)."""
    return all(id in hatchery(s).tally for id in finals(s))


def may_shoot(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """A Sentry Gun is of use to the Predator who placed it alone (PR-319)."""
    return value and (about, seat) in hatchery(s).guns


class DieHunt(strikes.DieHunters):
    """A Predator dies, and what sat on him goes, too (PR-303, AL-101)."""

    tag = "enc-die-hunt"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        super().run(s, seat, source)
        orphaned(s, seat)


def own_turns(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """A Facehugger can be fought by the Predator it sits on alone, until the end of his next turn (PR-301, AL-189)."""
    return True


# Ash

ALLOWED = "ash"
"""What tells among the things used in a turn that a Duel was spent to be allowed to fight."""


def barred_hunt(s: Encounters, seat: int, value: Msg | None, about: int) -> Msg | None:
    """A Duel that was used for it allows to fight Ash in this turn (PR-299, AL-187)."""
    return None if ALLOWED in s.used and s.face[about].after != NONE else value


class UseDuel(Step[Encounters]):
    """Use a Duel to be allowed to fight Ash during this turn (PR-299)."""

    tag = "enc-use-duel"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        hunt(s).duels -= 1
        s.used = (*s.used, ALLOWED)

    def key(self) -> str:
        return "duel ash"

    def message(self) -> Msg:
        return Msg("enc-option-use-duel")


def tasks_and_duels(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """The tasks that can be done now, and a Duel for the sake of Ash, among the actions of a Predator."""
    if hunt(s).duels and why_not_use(s, seat) is None:
        value.append(USE_DUEL)
    return tasks.offered(s, seat, value, about)


def why_not_use(s: Encounters, seat: int) -> Msg | None:
    """Why a Duel cannot be used for that, if so."""
    if not hunt(s).duels:
        return Msg("enc-why-no-duel")
    spaces = [space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]
    if not any(barred(s, seat, None, i) is not None for i in (*s.combat, *spaces)) or ALLOWED in s.used:
        return Msg("enc-why-nobody-barred")
    return None


def why_not(s: Encounters, seat: int, value: str | Msg | None, about: int) -> str | Msg | None:
    return why_not_use(s, seat) if value == "duel ash" else tasks.why_not(s, seat, value, about)


TEST_TURNED_UP = TestTurnedUp()
USE_DUEL = UseDuel()

register_all(list(globals().values()))
