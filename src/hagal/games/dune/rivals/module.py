"""How House Hagal is put together: components, replaced rules, queries, moments and options."""

from __future__ import annotations

from hagal.games.dune import combat as base_combat
from hagal.games.dune import phases
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.components import Space
from hagal.games.dune.rivals import combat, options, setup, turn
from hagal.games.dune.rivals.cards import hagal_deck
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL, RIVALS
from hagal.games.dune.rivals.part import NAME
from hagal.games.dune.specials import SilenceSpace
from hagal.kernel.rules import Module

HOUSE = Module(
    NAME,
    players=setup.RIVALS_OF,
    steps={
        "rival_turn": turn.RivalTurn(),
        "influence_bonus": turn.RivalInfluenceBonus(),
        "combat_round": combat.PeopleCombatRound(),
        "first_reward": combat.RivalReward(0),
        "second_reward": combat.RivalReward(1),
        "third_reward": combat.RivalReward(2),
        "on_win": combat.PeopleOnly(base_combat.OnWin()),
        "endgame_choice": combat.PeopleOnly(phases.EndgameChoice()),
        "defend": combat.RivalDefend(),
        "setup": setup.RivalSetup(),
    },
    moments={"combat_begins": combat.flip_for_swords},
    settings=options.SETTINGS,
    check=options.check,
)
"""House Hagal, which one or two players always have with them."""

TWO = Module(
    "rivals-two",
    needs=(NAME,),
    players=(2,),
    components=(*hagal_deck(2), HOUSE_HAGAL),
    steps={"next_turn": turn.TwoPlayerNextTurn()},
    queries={"next_first": combat.next_first},
)
SOLO = Module(
    "rivals-solo",
    needs=(NAME,),
    players=(1,),
    components=(*hagal_deck(1), *RIVALS),
    steps={"next_turn": turn.SoloNextTurn(), "seat_rivals": setup.SeatRivals()},
    moments={"round_started": setup.swordmasters_arrive},
)


def printed(id: str) -> Space:
    return next(space for space in SPACES if space.id == id)


def dear_mentat(cost: int) -> Space:
    """The Mentat space under the 5-solari marker (HG-036)."""
    plain = printed("mentat")
    space = Space(plain.id, plain.name, icon=plain.icon, solari=cost, effects=plain.effects)
    space.pick = SilenceSpace(space)
    return space


def closed_swordmaster() -> Space:
    """The Swordmaster space where nobody can gain one (HG-032)."""
    plain = printed("swordmaster")
    space = Space(
        plain.id, plain.name, icon=plain.icon, solari=plain.solari, once=plain.once, effects=plain.effects, closed=True
    )
    space.pick = SilenceSpace(space)
    return space


def spaces_of(level: Difficulty) -> list[Space]:
    """The spaces that a difficulty changes."""
    found = []
    if level.mentat_cost != printed("mentat").solari:
        found.append(dear_mentat(level.mentat_cost))
    if level.no_swordmaster:
        found.append(closed_swordmaster())
    return found


DIFFICULTIES = tuple(
    Module(f"rivals-{name}", needs=("rivals-solo",), when={"difficulty": name}, components=spaces)
    for name, level in LEVELS.items()
    if (spaces := spaces_of(level))
)
