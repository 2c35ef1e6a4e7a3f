"""Makes golden Records: one whole game for each mode and each reading of the rules, with what came of it beside it.

    python -m tests.golden.make            those that are missing
    python -m tests.golden.make NAME ...   these anew; a name may have an asterisk: 'encounters-hunters-*'

A golden Record is made once and then kept: test_golden.py replays it on every change. When it no longer replays, either
the change broke a rule, or the rule was wrong before; only in the second case is the Record made anew (and, if saves of
players are concerned, RULES_VERSION raised).

In the first games two seats are played by the heuristic and the others at random. Those beside the real board are taps
at random, corrections among them. Cooperative games that are to be won are played by the heuristic, and so are those of
Hunters, Alien and Runewars; in the others everybody is eager and thoughtless. The games for a reading are the first
random ones in which that reading matters: under the usual one the same choices lead elsewhere.
"""

from __future__ import annotations

import fnmatch
import hashlib
import json
import sys
from itertools import count
from pathlib import Path
from typing import Any

import hagal
from hagal import bots, games
from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.record import Record
from tests.games.encounters.eager import best

FOLDER = Path(__file__).parent
IX = ["ix"]

MODES: dict[str, dict[str, Any]] = {
    "dune-solo-mercenary": {"players": 1},
    "dune-solo-sardaukar": {"players": 1, "difficulty": "sardaukar"},
    "dune-solo-mentat": {"players": 1, "difficulty": "mentat"},
    "dune-solo-kwisatz-haderach": {"players": 1, "difficulty": "kwisatz_haderach"},
    "dune-2-players": {"players": 2},
    "dune-3-players": {"players": 3},
    "dune-4-players": {"players": 4},
    "dune-promos": {"players": 4, "promos": True},
    "dune-leaders-chosen": {"players": 3, "leaders": "choose"},
    "dune-ix-solo-mercenary": {"players": 1, "modules": IX},
    "dune-ix-solo-sardaukar": {"players": 1, "modules": IX, "difficulty": "sardaukar"},
    "dune-ix-solo-mentat": {"players": 1, "modules": IX, "difficulty": "mentat"},
    "dune-ix-solo-kwisatz-haderach": {"players": 1, "modules": IX, "difficulty": "kwisatz_haderach"},
    "dune-ix-solo-row-dice": {"players": 1, "modules": IX, "row_dice": True},
    "dune-ix-solo-brutal-escalation": {"players": 1, "modules": IX, "brutal_escalation": True},
    "dune-ix-2-players": {"players": 2, "modules": IX},
    "dune-ix-3-players": {"players": 3, "modules": IX},
    "dune-ix-4-players": {"players": 4, "modules": IX},
    "dune-ix-promos": {"players": 4, "modules": IX, "promos": True},
    "dune-ix-epic": {"players": 4, "modules": IX, "epic": True},
    "dune-ix-epic-2-players": {"players": 2, "modules": IX, "epic": True},
    "dune-ix-leaders": {"players": 3, "modules": IX, "leaders": ["tessia_vernius", "ilesa_ecaz", "armand_ecaz"]},
}
AT_TABLE: dict[str, dict[str, Any]] = {
    "dune-physical-solo": {"players": 1, "modules": ["physical"], "difficulty": "mentat"},
    "dune-physical-2-players": {"players": 2, "modules": ["physical"]},
    "dune-physical-ix-solo": {"players": 1, "modules": ["ix", "physical"], "difficulty": "sardaukar", "row_dice": True},
    "dune-physical-ix-2-players": {"players": 2, "modules": ["ix", "physical"]},
}
COOPERATIVE: dict[str, dict[str, Any]] = {
    "encounters-film-1-solo": {"players": 1},
    "encounters-film-1-3-players": {"players": 3},
    "encounters-film-2-2-players": {"players": 2, "film": 2},
    "encounters-film-2-5-players": {"players": 5, "film": 2},
    "encounters-easier": {"players": 2, "film": 2, "young_blood": 2, "preparation": 2, "tough": True},
    "encounters-harder": {"players": 4, "young_blood": -1, "wilds": 3, "all_or_nothing": True},
    "encounters-mixed": {
        **{"players": 3, "location": "random", "objectives": "random", "characters": "random", "avatars": "two"},
        "first": 1,
    },
    "encounters-wilds-order": {"players": 2, "film": 2, "wilds_order": "underground"},
}
HUNT = {"modules": ["hunters"]}
HUNTERS: dict[str, dict[str, Any]] = {
    "encounters-hunters-solo": {**HUNT, "players": 1},
    "encounters-hunters-2-players": {**HUNT, "players": 2},
    "encounters-hunters-film-2": {**HUNT, "players": 2, "film": 2},
    "encounters-hunters-trials": {**HUNT, "players": 3, "tests": True, "challenges": "secret"},
    "encounters-hunters-5-players": {
        **{**HUNT, "players": 5, "film": 2, "tests": True, "challenges": "open", "avatars": "choose"}
    },
    "encounters-hunters-together": {**HUNT, "players": 3, "together": True, "mercenaries": 1},
    "encounters-hunters-mixed": {
        **{**HUNT, "players": 4, "prey": "random", "armory": "random", "avatars": "random", "mercenaries": -1},
        **{"bare_turns": 1, "instinct_price": 4, "gear_in_combat": True, "together": True, "tests": True},
    },
}
MIX, PREY = {"modules": ["hunted", "alien"]}, {"modules": ["hunters", "alien"]}
ALIEN: dict[str, dict[str, Any]] = {
    "encounters-alien-solo": {"modules": ["alien"], "players": 1},
    "encounters-alien-2-3-players": {"modules": ["alien"], "players": 3, "film": "aliens"},
    "encounters-alien-3-2-players": {"modules": ["alien"], "players": 2, "film": "alien3", "drones": 2, "tough": True},
    "encounters-alien-4-5-players": {"modules": ["alien"], "players": 5, "film": "resurrection"},
    "encounters-alien-readings": {
        **{"modules": ["alien"], "players": 3, "film": "alien3", "facehugger_window": "now", "stowaway": 3},
        **{"orphan_facehugger": "jumps", "objectives": "random", "characters": "random", "complex": 2},
    },
    "encounters-alien-mix": {
        **{**MIX, "players": 3, "location": "random", "objectives": "random", "characters": "random"},
        **{"avatars": "random", "mat": "alien", "officers": "sergeants", "fill": "both"},
    },
    "encounters-alien-mix-2": {**MIX, "players": 2, "film": "aliens", "starters": "alien", "strike_deck": "alien"},
    "encounters-alien-hunt": {**PREY, "players": 3, "film": "aliens", "tests": True, "challenges": "open"},
    "encounters-alien-hunt-together": {**PREY, "players": 2, "film": "resurrection", "together": True, "drones": 1},
}
RUNEWARS: dict[str, dict[str, Any]] = {
    "runewars-2-players": {"players": 2},
    "runewars-3-players": {"players": 3},
    "runewars-4-players": {"players": 4},
    "runewars-2010-2-players": {"players": 2, "edition": "2010"},
    "runewars-2010-3-players": {"players": 3, "edition": "2010"},
    "runewars-2010-4-players": {"players": 4, "edition": "2010"},
    "runewars-epic": {"players": 2, "edition": "2010", "epic": True},
    "runewars-built": {"players": 3, "board": "build", "claim": "unit"},
    "runewars-exploration": {"players": 3, "exploration": True, "board": "random", "factions": "random"},
}
WON = (
    *("encounters-film-1-solo", "encounters-film-2-2-players", "encounters-easier"),
    *(name for name in HUNTERS if name != "encounters-hunters-mixed"),
    *("encounters-alien-3-2-players", "encounters-alien-mix-2"),
)
"""The first games that the heuristic wins; the others are mostly lost, as they are without a thought."""
READINGS: dict[str, dict[str, Any]] = {
    "dune-three-way-tie": {"players": 4, "three_way_tie": "third"},
    "dune-tie-for-second": {"players": 3, "tie_for_second": "nothing"},
    "dune-tie-for-second-rivals": {"players": 1, "tie_for_second": "third"},
    "dune-tie-for-second-2-players": {"players": 2, "tie_for_second": "nothing"},
    "dune-kwisatz-haderach": {"players": 4, "kwisatz_haderach": "free"},
    "dune-bindu-suspension": {"players": 4, "bindu_suspension": "may"},
    "dune-rival-signet-cost": {"players": 1, "rival_signet_cost": "player"},
    "dune-rabban-troops": {"players": 1, "rabban_troops": "conflict"},
    "dune-rival-voice": {"players": 1, "rival_voice": "open"},
    "dune-hagal-control-bonus": {"players": 2, "hagal_control_bonus": "nothing"},
    "dune-expert-lead": {"players": 1, "difficulty": "mentat", "expert_lead": "troops"},
    "dune-expert-deployment": {"players": 1, "difficulty": "mentat", "expert_deployment": "capped"},
    "dune-ix-hagal-dreadnought": {"players": 2, "modules": IX, "hagal_dreadnought_troops": 1},
    "dune-ix-expert-dreadnoughts": {
        **{"players": 1, "modules": IX, "difficulty": "mentat", "expert_dreadnoughts": "held_back"}
    },
    "dune-ix-weirding-way": {"players": 2, "modules": IX, "weirding_way": "after_hagal"},
    "dune-ix-reveal-tiles": {"players": 4, "modules": IX, "reveal_tiles": "next_turn"},
}


def facts(game: Game) -> dict[str, Any]:
    """What a golden Record must lead to."""
    outcome = game.outcome
    assert outcome is not None
    text = json.dumps(game.view(range(game.players)), sort_keys=True, separators=(",", ":"))
    return {
        "choices": len(game.record.keys),
        "outcome": outcome.as_json(),
        "view": hashlib.sha256(text.encode()).hexdigest(),
    }


def mixed(wish: dict[str, Any], seed: int) -> Game:
    """Two seats by the heuristic, the others at random."""
    game = hagal.new("dune", seed=seed, **wish)
    seats = [bots.make("heuristic" if seat < 2 else "random", seed + seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        option = bots.decide(game.state, decision.seat, seats[decision.seat])
        game.choose(option.key(), decision.seat)
    return game


def at_random(wish: dict[str, Any], seed: int) -> Game:
    game = hagal.new("dune", seed=seed, **wish)
    rng = Rng(seed)
    while (decision := game.decision) is not None:
        game.choose(decision.keys[rng.below(len(decision.keys))])
    return game


def tapped(wish: dict[str, Any], seed: int) -> Game:
    """Beside the real board: answers at random, but points as counted; one tap in four is a correction."""
    game = hagal.new("dune", seed=seed, **wish)
    rng = Rng(seed)
    while (decision := game.decision) is not None:
        asides = [found for found in game.decisions if found.aside]
        if asides and not rng.below(4):
            decision = asides[0]
        tracked = decision.choice.tag == "ask_points" and not decision.aside
        game.choose(decision.keys[0 if tracked else rng.below(len(decision.keys))], decision.seat)
    return game


def eager(wish: dict[str, Any], seed: int) -> Game:
    """Everybody acts as long as he can, and half of the asides are taken."""
    game = hagal.new("encounters", seed=seed, **wish)
    rng = Rng(seed)
    while not game.over:
        decisions = game.decisions
        decision = decisions[rng.below(len(decisions))] if rng.below(2) else decisions[0]
        keys = decision.keys
        found = best(keys)
        game.choose(keys[found[rng.below(len(found))]], decision.seat)
    return game


def together(wish: dict[str, Any], seed: int, title: str = "encounters", by: str = "heuristic") -> Game:
    """All seats by a bot, moves out of turn among them."""
    game = hagal.new(title, seed=seed, **wish)
    seats = [bots.make(by, seed + seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        for seat, bot in enumerate(seats):
            aside = bots.interject(game.state, seat, bot)
            if aside is not None:
                game.choose(aside.key(), seat)
                break
        else:
            option = bots.decide(game.state, decision.seat, seats[decision.seat])
            game.choose(option.key(), decision.seat)
    return game


def matters(game: Game) -> bool:
    """Do the same choices and the same luck lead elsewhere under the usual readings?"""
    twin: Record = game.record.copy()
    twin.options = {name: value for name, value in twin.options.items() if name == "difficulty"}
    twin.content = games.title("dune").rules(twin.players, twin.modules, twin.options).content_hash()
    try:
        other = hagal.replay(str(twin))
    except hagal.RecordError:
        return True
    return not other.over or facts(other) != facts(game)


def make(name: str) -> Game:
    if name in MODES:
        return mixed(MODES[name], 1)
    if name in AT_TABLE:
        return tapped(AT_TABLE[name], 1)
    if name in RUNEWARS:
        return together(RUNEWARS[name], 1, "runewars", "random" if name == "runewars-built" else "heuristic")
    if name in COOPERATIVE or name in HUNTERS or name in ALIEN:
        wish = {**COOPERATIVE, **HUNTERS, **ALIEN}[name]
        for seed in count(1):
            game = (together if name in WON or name in ALIEN else eager)(wish, seed)
            assert game.outcome is not None
            if game.outcome.winners or name not in WON:
                return game
    for seed in count(1):
        game = at_random(READINGS[name], seed)
        if matters(game):
            return game
    raise AssertionError("count() ends")


def main(names: list[str]) -> None:
    known = [*MODES, *AT_TABLE, *COOPERATIVE, *HUNTERS, *ALIEN, *RUNEWARS, *READINGS]
    for name in names:
        if not fnmatch.filter(known, name):
            raise SystemExit(f"there is no golden Record {name!r}; there are: {', '.join(known)}")
    asked = [one for name in names for one in fnmatch.filter(known, name)]
    for name in asked or [name for name in known if not (FOLDER / f"{name}.record").exists()]:
        game = make(name)
        (FOLDER / f"{name}.record").write_text(str(game.record), encoding="utf-8")
        (FOLDER / f"{name}.json").write_text(json.dumps(facts(game), indent=2) + "\n", encoding="utf-8")
        print(f"{name}: {len(game.record.keys)} choices, {game.outcome}")


if __name__ == "__main__":
    main(sys.argv[1:])
