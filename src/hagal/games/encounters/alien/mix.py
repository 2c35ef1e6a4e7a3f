"""Alien and Hunted mixed: every choice is free (PR-170 to PR-182, AL-170 to AL-174)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hagal.games.encounters import moves, wilds
from hagal.games.encounters.alien import setup
from hagal.games.encounters.alien.actions import EnlistSergeant
from hagal.games.encounters.alien.catalogue.starters import SERGEANTS
from hagal.games.encounters.alien.catalogue.starters import STARTERS as ALIEN_STARTERS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES as ALIEN_STRIKES
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.alien.hive import Settle
from hagal.games.encounters.alien.names import DRONE, NAME
from hagal.games.encounters.coop.setup import Films, LayTable
from hagal.games.encounters.hunted.catalogue.avatars import OFFICERS
from hagal.games.encounters.hunted.catalogue.enemies import YOUNG
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunted.setup import FILMS
from hagal.games.encounters.mat import OF_ALIEN
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import HAZARD, PREDATOR_FILMS, Film
from hagal.games.encounters.starters import STARTERS
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.kernel.term import Component, register_all

MIX = "alien-mix"
BOTH = (HUNTED, NAME)
FILL = {"young_blood": (YOUNG,), "drones": (DRONE,), "both": (YOUNG, DRONE)}
"""What fills up the mini-decks, by the option (PR-175)."""

SETTINGS: dict[str, Setting] = {
    "mat": Setting("predator", ("predator", "alien")),
    "starters": Setting("predator", ("predator", "alien")),
    "officers": Setting("commanders", ("commanders", "sergeants")),
    "strike_deck": Setting("predator", ("predator", "alien")),
    "fill": Setting("young_blood", tuple(FILL)),
}


WITH_PREDATOR = ("predator", "predator", "commanders", "predator", "young_blood")
WITH_ALIEN = ("alien", "alien", "sergeants", "alien", "drones")


def of_film(film: Film) -> dict[str, str]:
    """The options of a mix as they go with a film: those of its game."""
    return dict(zip(SETTINGS, WITH_PREDATOR if film in PREDATOR_FILMS else WITH_ALIEN, strict=True))


class MixSetup(LayTable):
    """The table of a mix: Location, Objectives, characters and Avatars of either game, always with the Hatchery
    (PR-173, PR-174, PR-177 to PR-179)."""

    tag = "enc-setup-mix"
    films: ClassVar[Films] = FILMS.and_those_of(setup.FILMS)
    more: ClassVar[str] = "young_blood"

    def fillers(self, s: Encounters) -> tuple[str, ...]:
        return FILL[s.rules.options["fill"]]

    def lay_more(self, s: Encounters) -> None:
        setup.lay_hatchery(s)


class SettleMix(Settle):
    """With a Location of Alien a Hazard that was carried out goes beside the Avatar of the active player, who is
    marked; unless its text has sent it elsewhere, or he has died of it: then nobody is (PR-180, AL-172)."""

    tag = "enc-settle-mix"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        stays = source in s.arriving or (wilds.in_play(s, source) and source != hatchery(s).armed)
        marked = s.active if s.active >= 0 else s.acting()  # not who acts in place of one who has died
        if s.face[source].type != HAZARD or mission(s).location.marks or not stays or s.players[marked].dead:
            super().run(s, seat, source)
            return
        wilds.take_away(s, source, hatchery(s).beside[marked])
        moves.mark(s, marked, 1)


def unmarked(s: Encounters, seat: int, source: int) -> None:
    """The Hazard beside an Avatar is the mark that it brought: with that it is discarded, the newest first. Who was
    marked by other cards, too, loses those marks before (PR-180)."""
    own = hatchery(s).beside[seat]
    if len(own) > s.players[seat].marks:
        zones.move(s, own[-1], own, s.out, PUBLIC)


def check(players: int, present: frozenset[str], options: Mapping[str, Any]) -> RulesError | None:
    """What is one thing in a mix has one option: that of Hunted."""
    if not present.issuperset(BOTH):
        return None
    for name, other in (("drones", "young_blood"), ("complex", "wilds")):
        if options[name]:
            text = f"option {name} is that of Alien alone: mixed with Hunted use {other}"
            return RulesError(text, Msg(f"enc-why-mixed-{name}"))
    return None


def without(cards: tuple[Component, ...]) -> tuple[str, ...]:
    return tuple(card.ref for card in cards)


def choices() -> tuple[Module, ...]:
    """A module for each choice between the two games: it leaves out what was not chosen (PR-170 to PR-176)."""
    predator = {
        "starters": (ALIEN_STARTERS, STARTERS),
        "strike_deck": (ALIEN_STRIKES, STRIKES),
    }
    found = [
        Module(f"alien-{option}-{choice}", needs=(MIX,), when={option: choice}, drop=without(cards))
        for option, pair in predator.items()
        for choice, cards in zip(("predator", "alien"), pair, strict=True)
    ]
    return (*found, COMMANDERS_CHOSEN, SERGEANTS_CHOSEN, MAT_CHOSEN)


COMMANDERS_CHOSEN = Module(
    "alien-commanders",
    needs=(MIX,),
    when={"officers": "commanders"},
    drop=without(SERGEANTS),
)
SERGEANTS_CHOSEN = Module(
    "alien-sergeants",
    needs=(MIX,),
    when={"officers": "sergeants"},
    drop=without(OFFICERS),
    steps={"recruit_officer": EnlistSergeant()},
)
MAT_CHOSEN = Module("alien-mat", needs=(MIX,), when={"mat": "alien"}, steps={"mat": OF_ALIEN}, wording=NAME)

register_all(list(globals().values()))
