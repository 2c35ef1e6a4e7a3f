"""Dune: Imperium.

Where a rule lives: setup (DI-001..006), phases (DI-010..015, DI-080), turn (DI-020..029), windows (DI-050), reveal
(DI-030..034, DI-040), actions (DI-041..044, DI-070..075), combat (DI-060..066), catalogue (every component), board
(which spaces are open), order (gains whose order can matter). Modules: rivals (House Hagal), ix (Rise of Ix), physical
(beside the real board).
"""

from __future__ import annotations

from typing import Any

from hagal.games.dune import combat, phases, reveal, setup, specials, turn
from hagal.games.dune.catalogue.conflicts import CONFLICTS
from hagal.games.dune.catalogue.imperium import IMPERIUM, PROMOS
from hagal.games.dune.catalogue.intrigue import INTRIGUE
from hagal.games.dune.catalogue.leaders import LEADERS, TOKENS
from hagal.games.dune.catalogue.spaces import BOARD, SPACES
from hagal.games.dune.catalogue.starting import RESERVE, STARTING
from hagal.games.dune.components import NOBODY, Board
from hagal.games.dune.ix.epic import with_epic
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.module import IX
from hagal.games.dune.ix.rivals.module import SETTINGS as IX_RIVAL_SETTINGS
from hagal.games.dune.ix.rivals.module import rivals_with_ix
from hagal.games.dune.physical.module import at_the_table
from hagal.games.dune.rivals.module import SETTINGS as RIVAL_SETTINGS
from hagal.games.dune.rivals.module import rivals_module
from hagal.games.dune.state import Dune
from hagal.games.dune.view import view
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module, Rules, ask
from hagal.kernel.state import State
from hagal.kernel.title import Change, Outcome, Setting, Title

BASE = Module(
    "base",
    components=(
        *STARTING,
        *RESERVE,
        *IMPERIUM,
        *PROMOS,
        *INTRIGUE,
        *CONFLICTS,
        *LEADERS,
        *TOKENS,
        *SPACES,
        BOARD,
        NOBODY,
    ),
    steps={
        "setup": setup.Setup(),
        "pick_leader": setup.PickLeader(),
        "start": setup.Start(),
        "round_start": phases.RoundStart(),
        "defend": phases.Defend(),
        "draw_hands": phases.DrawHands(),
        "next_turn": turn.NextTurn(),
        "turn": turn.Turn(),
        "effects": turn.EFFECTS,
        "finish": turn.Finish(),
        "reveal": reveal.Reveal(),
        "reveal_drawn": reveal.RevealDrawn(),
        "revealing": reveal.Revealing(),
        "reveal_menu": reveal.RevealMenu(),
        "where_to": reveal.WHERE_TO,
        "combat": combat.Combat(),
        "combat_round": combat.CombatRound(),
        "combat_choice": combat.CombatChoice(),
        "resolve_conflict": combat.ResolveConflict(),
        "first_reward": combat.Reward(0),
        "second_reward": combat.Reward(1),
        "third_reward": combat.Reward(2),
        "on_win": combat.OnWin(),
        "end_combat": combat.EndCombat(),
        "makers": phases.Makers(),
        "recall": phases.Recall(),
        "endgame": phases.Endgame(),
        "endgame_choice": phases.EndgameChoice(),
        "influence_bonus": specials.InfluenceBonus(),
        "alliance_heir": specials.AllianceHeir(),
        "acquire_effects": specials.AcquireEffects(),
    },
)


def leaders_complaint(value: Any, players: int) -> str | None:
    """'random', 'choose', or one leader's id (or 'random') for each seat."""
    if value in ("random", "choose"):
        return None
    if isinstance(value, str) or not isinstance(value, list | tuple):
        return f"option leaders must be 'random', 'choose' or a list with one leader for each seat, not {value!r}"
    if len(value) != players:
        return f"option leaders must name one leader for each of the {players} seats, not {len(value)}"
    ids = [leader.id for leader in (*LEADERS, *IX_LEADERS)]
    for name in value:
        if name != "random" and name not in ids:
            return f"there is no leader {name!r}; leaders are: {', '.join(ids)} or random"
    named = [name for name in value if name != "random"]
    if len(set(named)) != len(named):
        return f"each leader can be taken once only: {', '.join(named)}"
    return None


class DuneTitle(Title):
    """Dune: Imperium as a title of the platform."""

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        """One and two players always have House Hagal with them; more never do."""
        with_ix = "ix" in modules
        check_leaders(with_ix, options)
        check_variants(players, with_ix, options)
        chosen = [with_epic(IX) if options["epic"] else IX] if with_ix else []
        if players <= 2:
            check_rival_leaders(players, options)
            chosen.append(rivals_with_ix(players, options) if with_ix else rivals_module(players, options))
        elif "rivals" in modules:
            raise RulesError(f"House Hagal (module rivals) plays with one or two players, not {players}")
        if "physical" in modules:
            chosen = at_the_table(BASE, chosen, players)
        return Rules(self.name, BASE, chosen, players, options)

    def state(self, rules: Rules) -> State:
        s = Dune()
        board = rules.component(BOARD.ref)
        assert isinstance(board, Board)
        s.board = board
        s.stack.append((rules.steps["setup"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> dict[str, Any]:
        assert isinstance(s, Dune)
        return view(s, seats)

    def outcome(self, s: State) -> Outcome:
        """Most points, then spice, solari, water, troops in the garrison (DI-080)."""
        assert isinstance(s, Dune)
        seats = [p.seat for p in s.players if p.leader.scores]
        standing = {
            p.seat: (p.vp, ask(s, "tiebreak", p.seat, 0), p.spice, p.solari, p.water, p.garrison) for p in s.players
        }
        ranking = sorted(seats, key=lambda seat: standing[seat], reverse=True)
        winners = tuple(seat for seat in seats if standing[seat] == standing[ranking[0]])
        return Outcome(winners, tuple(ranking), tuple(s.players[seat].vp for seat in seats))


def check_leaders(with_ix: bool, options: dict[str, Any]) -> None:
    """The leaders of Rise of Ix come with it (IX-004)."""
    wishes = [wish for wish in (options["leaders"], options["rival_leaders"]) if not isinstance(wish, str)]
    for leader in IX_LEADERS:
        if not with_ix and any(leader.id in wish for wish in wishes):
            raise RulesError(f"the leader {leader.id} belongs to Rise of Ix (module ix), which is not in play")


def check_variants(players: int, with_ix: bool, options: dict[str, Any]) -> None:
    """Epic mode and the solo variants need Rise of Ix, and people enough or few enough (IX-072, IX-080)."""
    for name, wanted in (("epic", "several players"), ("row_dice", "one player"), ("brutal_escalation", "one player")):
        if options[name] and not with_ix:
            raise RulesError(f"option {name} belongs to Rise of Ix (module ix), which is not in play")
        if options[name] and (players > 1) != (name == "epic"):
            raise RulesError(f"option {name} is for {wanted}; this game has {players}")


def check_rival_leaders(players: int, options: dict[str, Any]) -> None:
    """The player and the rivals cannot have the same leader."""
    wishes = (options["leaders"], options["rival_leaders"])
    if players == 1 and not any(isinstance(wish, str) for wish in wishes):
        for name in options["leaders"]:
            if name != "random" and name in options["rival_leaders"]:
                raise RulesError(f"each leader can be taken once only: {name} is asked for by the player and a rival")


def readings_before_2(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """What the options of a game meant, and those that it did not name: where House Hagal was, the rulebook's tie for
    second brought nothing."""
    readings = {
        "three_way_tie": "third",
        "tie_for_second": "rulebook",
        "reveal_tiles": "next_turn",
        "expert_dreadnoughts": "held_back",
        "weirding_way": "after_hagal",
        **options,
    }
    if players <= 2 and readings["tie_for_second"] == "rulebook":
        readings["tie_for_second"] = "nothing"
    return readings


CHANGES = (
    Change(
        2,
        {
            "DI-021": "the player orders the last troops of the supply and Tessia's tracks, and the gains of a reward "
            "come before its Freighter",
            "DI-052": "Recruitment Mission outlives the Reveal turns of others",
            "DI-062": "ties for second and of three for first",
            "DI-092": "Masterstroke is no choice",
            "HG-023": "Weirding Way comes before House Hagal",
            "HG-052": "Dreadnoughts of a rival that leads",
            "IX-014": "Tech tiles acquired in a Reveal turn",
            "IX-114": "nothing is Yuna's turn before the first round",
        },
        before=readings_before_2,
    ),
)

TITLE = DuneTitle(
    "dune",
    players=(1, 2, 3, 4),
    modules=("ix", "rivals", "physical"),
    settings={
        "leaders": Setting("random", ("random", "choose"), leaders_complaint),
        "promos": Setting(False, (False, True)),
        "three_way_tie": Setting("nothing", ("nothing", "third")),
        "tie_for_second": Setting("rulebook", ("rulebook", "third", "nothing")),
        "kwisatz_haderach": Setting("pays", ("pays", "free")),
        "bindu_suspension": Setting("ends", ("ends", "may")),
        **RIVAL_SETTINGS,
        **IX_RIVAL_SETTINGS,
        "reveal_tiles": Setting("at_once", ("at_once", "next_turn")),
        "epic": Setting(False, (False, True)),
    },
    changes=CHANGES,
)
