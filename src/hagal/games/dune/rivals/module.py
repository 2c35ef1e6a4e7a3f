"""How the module is put together: components, replaced rules, queries, moments and options."""

from __future__ import annotations

from typing import Any

from hagal.games.dune import combat as base_combat
from hagal.games.dune import phases
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.components import Board, Space
from hagal.games.dune.rivals import combat, setup, turn
from hagal.games.dune.rivals.cards import hagal_deck
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import FORBIDDEN, HOUSE_HAGAL, RIVALS
from hagal.games.dune.rivals.spending import spend
from hagal.games.dune.specials import SilenceSpace
from hagal.games.dune.state import Dune
from hagal.kernel.rules import Module
from hagal.kernel.step import Step
from hagal.kernel.title import Setting

for _rival in RIVALS:
    _rival.moments = {"gained": spend}


def dear_mentat(cost: int) -> Space:
    """The Mentat space under the 5-solari marker (HG-036)."""
    plain = next(space for space in SPACES if space.id == "mentat")
    space = Space(plain.id, plain.name, icon=plain.icon, solari=cost, effects=plain.effects)
    space.pick = SilenceSpace(space)
    return space


def solo_board(level: Difficulty, printed: tuple[Space, ...] = SPACES) -> Board:
    mentat = dear_mentat(level.mentat_cost)
    spaces = tuple(mentat if space.id == mentat.id else space for space in printed)
    return Board(spaces, closed=("swordmaster",) if level.no_swordmaster else ())


BOARDS = {name: solo_board(level) for name, level in LEVELS.items()}
"""One board for each difficulty, made once: boards remember the options of Agent turns."""

STEPS = {
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
    "seat_rivals": setup.SeatRivals(),
}


def rivals_module(players: int, options: dict[str, Any]) -> Module:
    """House Hagal for one or two players."""
    if players == 1:
        board = BOARDS[options["difficulty"]]
        next_turn: Step[Dune] = turn.SoloNextTurn()
        leaders = RIVALS
    else:
        board = None
        next_turn = turn.TwoPlayerNextTurn()
        leaders = (HOUSE_HAGAL,)
    components = [*hagal_deck(players), *leaders]
    if board is not None:
        components += [board, *board.spaces]
    return Module(
        "rivals",
        components=components,
        steps={**STEPS, "next_turn": next_turn},
        queries={"next_first": combat.next_first},
        moments={"combat_begins": combat.flip_for_swords, "round_started": setup.swordmasters_arrive},
    )


def only_solo(name: str, allowed: tuple[str, ...]) -> Any:
    """A check for an option that needs a single player."""

    def check(value: Any, players: int) -> str | None:
        if players != 1:
            return f"option {name} is for one player; this game has {players}"
        if value not in allowed:
            return f"option {name} must be one of {', '.join(allowed)}, not {value!r}"
        return None

    return check


IX_RIVALS = ("rhombur_vernius", "hundro_moritani")
IX_FORBIDDEN = ("tessia_vernius", "armand_ecaz", "ilesa_ecaz", "yuna_moritani")
"""Leaders of Rise of Ix that rivals can and cannot play (IX-056); whether it is in play is checked elsewhere."""


def rival_leaders_complaint(value: Any, players: int) -> str | None:
    if players != 1:
        return f"option rival_leaders is for one player; this game has {players}"
    if value == "random":
        return None
    if isinstance(value, str) or not isinstance(value, list | tuple) or len(value) != setup.RIVALS_OF[1]:
        return f"option rival_leaders must be 'random' or a list of two leaders, not {value!r}"
    ids = [rival.id for rival in RIVALS]
    known = ", ".join(ids)
    more = f"with Rise of Ix also {' and '.join(IX_RIVALS)}"
    for name in value:
        if name in FORBIDDEN or name in IX_FORBIDDEN:
            number = "HG-033" if name in FORBIDDEN else "IX-056"
            return f"a rival cannot play {name}: the rules forbid it ({number}); rivals can be: {known}; {more}"
        if name != "random" and name not in ids and name not in IX_RIVALS:
            return f"there is no leader {name!r} for a rival; rivals can be: {known} or random; {more}"
    named = [name for name in value if name != "random"]
    if len(set(named)) != len(named):
        return f"each leader can be taken once only: {', '.join(named)}"
    return None


SETTINGS = {
    "difficulty": Setting("mercenary", tuple(LEVELS), only_solo("difficulty", tuple(LEVELS))),
    "rival_leaders": Setting("random", check=rival_leaders_complaint),
    "rival_signet_cost": Setting("pays", ("pays", "player")),
    "rabban_troops": Setting("garrison", ("garrison", "conflict")),
    "rival_voice": Setting("closed", ("closed", "open")),
    "hagal_control_bonus": Setting("pays", ("pays", "nothing")),
    "expert_lead": Setting("strength", ("strength", "troops")),
    "expert_deployment": Setting("literal", ("literal", "capped")),
}
