"""Dune: Imperium.

Where a rule lives: setup (DI-001..006), phases (DI-010..015, DI-080), turn and deploy (DI-020..029), windows
(DI-050), reveal (DI-030..034, DI-040), actions (DI-041..044, DI-070..075), combat (DI-060..066), catalogue (every
component), board (which spaces are open), order (gains whose order can matter). Modules: rivals (House Hagal), ix
(Rise of Ix), physical (beside the real board).
"""

from __future__ import annotations

from typing import Any

from hagal.games.dune import combat, deploy, phases, reveal, setup, specials, turn
from hagal.games.dune.catalogue.conflicts import CONFLICTS
from hagal.games.dune.catalogue.imperium import IMPERIUM, PROMOS
from hagal.games.dune.catalogue.intrigue import INTRIGUE
from hagal.games.dune.catalogue.leaders import LEADERS, TOKENS
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.catalogue.starting import RESERVE, STARTING
from hagal.games.dune.components import NOBODY, Board, Space, board_of
from hagal.games.dune.ix import module as ix
from hagal.games.dune.ix.epic import EPIC_MODE
from hagal.games.dune.ix.rivals import module as ix_rivals
from hagal.games.dune.laws import LAWS
from hagal.games.dune.options import leaders
from hagal.games.dune.physical import module as physical
from hagal.games.dune.rivals import module as rivals
from hagal.games.dune.seen import DuneFacts
from hagal.games.dune.state import Dune
from hagal.games.dune.view import view
from hagal.games.kit.seats import first_setting
from hagal.kernel.rules import Module, Rules, ask
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.term import Component
from hagal.kernel.title import Change, Outcome, Title

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
        "finish": deploy.Finish(),
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
    settings={
        "leaders": leaders(LEADERS),
        "first": first_setting(),
        "promos": Setting(False, (False, True)),
        "three_way_tie": Setting("nothing", ("nothing", "third")),
        "tie_for_second": Setting("rulebook", ("rulebook", "third", "nothing")),
        "kwisatz_haderach": Setting("pays", ("pays", "free")),
        "bindu_suspension": Setting("ends", ("ends", "may")),
    },
    laws=LAWS,
)


class DuneTitle(Title):
    """Dune: Imperium as a title of the platform."""

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        """The board is that of the spaces in play."""
        rules = super().build(players, modules, options)
        board = board_of(tuple(rules.kinds[Space.kind]))
        rules.components[board.ref] = board
        rules.kinds[board.kind] = [board]
        return rules

    def state(self, rules: Rules) -> State:
        s = Dune()
        s.board = rules.kinds[Board.kind][0]
        s.stack.append((rules.steps["setup"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> DuneFacts:
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

    def roles(self, s: State) -> tuple[Component, ...]:
        assert isinstance(s, Dune)
        return tuple([p.leader for p in s.players])


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
    base=BASE,
    modules=(
        *(ix.IX, EPIC_MODE),
        *(rivals.HOUSE, rivals.TWO, rivals.SOLO, *rivals.DIFFICULTIES),
        *(ix_rivals.BOTH, ix_rivals.TWO, ix_rivals.FEWER, ix_rivals.SOLO),
        *(ix_rivals.ROW_DICE, ix_rivals.BRUTAL_ESCALATION),
        *(physical.PHYSICAL, physical.PHYSICAL_IX, physical.PHYSICAL_IX_SOLO),
    ),
    changes=CHANGES,
    kinds=("card", "intrigue", "conflict", "leader", "tech", "space"),
)
