"""Options of games with rivals: what is wrong is said in a sentence, and nothing is started."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.games.dune import TITLE
from hagal.games.dune.state import Dune


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (2, {"difficulty": "mentat"}, "option difficulty is for one player; this game has 2"),
        (3, {"difficulty": "mercenary"}, "option difficulty is for one player; this game has 3"),
        (4, {"difficulty": "mercenary"}, "option difficulty is for one player; this game has 4"),
        (
            1,
            {"difficulty": "hard"},
            "option difficulty must be one of mercenary, sardaukar, mentat, kwisatz_haderach, not 'hard'",
        ),
        (
            1,
            {"difficulty": 2},
            "option difficulty must be one of mercenary, sardaukar, mentat, kwisatz_haderach, not 2",
        ),
        (2, {"rival_leaders": "random"}, "option rival_leaders is for one player; this game has 2"),
        (3, {"rival_leaders": ["random", "random"]}, "option rival_leaders is for one player; this game has 3"),
        (
            1,
            {"rival_leaders": ["paul_atreides", "random"]},
            "a rival cannot play paul_atreides: the rules forbid it (HG-033); rivals can be: leto_atreides, "
            "vladimir_harkonnen, glossu_rabban, memnon_thorvald, ariana_thorvald, ilban_richese; "
            "with Rise of Ix also rhombur_vernius and hundro_moritani",
        ),
        (
            1,
            {"rival_leaders": ["random", "tessia_vernius"]},
            "a rival cannot play tessia_vernius: the rules forbid it (IX-056); rivals can be: leto_atreides, "
            "vladimir_harkonnen, glossu_rabban, memnon_thorvald, ariana_thorvald, ilban_richese; "
            "with Rise of Ix also rhombur_vernius and hundro_moritani",
        ),
        (
            1,
            {"rival_leaders": ["rhombur_vernius", "random"]},
            "the leader rhombur_vernius belongs to Rise of Ix (module ix), which is not in play",
        ),
        (
            1,
            {"rival_leaders": ["glossu_rabban", "shaddam"]},
            "there is no leader 'shaddam' for a rival; rivals can be: leto_atreides, vladimir_harkonnen, "
            "glossu_rabban, memnon_thorvald, ariana_thorvald, ilban_richese or random; "
            "with Rise of Ix also rhombur_vernius and hundro_moritani",
        ),
        (
            1,
            {"rival_leaders": ["glossu_rabban", "glossu_rabban"]},
            "each leader can be taken once only: glossu_rabban, glossu_rabban",
        ),
        (
            1,
            {"leaders": ["glossu_rabban"], "rival_leaders": ["memnon_thorvald", "glossu_rabban"]},
            "each leader can be taken once only: glossu_rabban is asked for by the player and a rival",
        ),
        (
            1,
            {"rival_leaders": ["glossu_rabban"]},
            "option rival_leaders must be 'random' or a list of two leaders, not ['glossu_rabban']",
        ),
        (
            1,
            {"rival_leaders": "glossu_rabban"},
            "option rival_leaders must be 'random' or a list of two leaders, not 'glossu_rabban'",
        ),
        (1, {"rival_leaders": 2}, "option rival_leaders must be 'random' or a list of two leaders, not 2"),
        (1, {"leaders": ["glossu_rabban"] * 3}, "option leaders must name one leader for each of the 1 seats, not 3"),
        (1, {"rival_signet_cost": "free"}, "option rival_signet_cost must be 'pays' or 'player', not 'free'"),
        (1, {"rabban_troops": True}, "option rabban_troops must be 'garrison' or 'conflict', not True"),
        (1, {"rival_voice": ""}, "option rival_voice must be 'closed' or 'open', not ''"),
        (2, {"hagal_control_bonus": 1}, "option hagal_control_bonus must be 'pays' or 'nothing', not 1"),
        (1, {"expert_lead": "swords"}, "option expert_lead must be 'strength' or 'troops', not 'swords'"),
        (1, {"expert_deployment": "all"}, "option expert_deployment must be 'literal' or 'capped', not 'all'"),
        (1, {"expert_dreadnoughts": True}, "option expert_dreadnoughts must be 'always' or 'held_back', not True"),
        (2, {"weirding_way": "later"}, "option weirding_way must be 'at_once' or 'after_hagal', not 'later'"),
        (3, {"reveal_tiles": "never"}, "option reveal_tiles must be 'at_once' or 'next_turn', not 'never'"),
        (4, {"three_way_tie": "second"}, "option three_way_tie must be 'nothing' or 'third', not 'second'"),
        (1, {"tie_for_second": 3}, "option tie_for_second must be 'rulebook', 'third' or 'nothing', not 3"),
        (3, {"epic": True}, "option epic belongs to Rise of Ix (module ix), which is not in play"),
        (1, {"epic": True}, "option epic belongs to Rise of Ix (module ix), which is not in play"),
        (1, {"row_dice": True}, "option row_dice belongs to Rise of Ix (module ix), which is not in play"),
        (
            1,
            {"brutal_escalation": True},
            "option brutal_escalation belongs to Rise of Ix (module ix), which is not in play",
        ),
    ],
)
def test_what_is_wrong_with_an_option(players: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(hagal.RulesError) as error:
        hagal.new("dune", players=players, **options)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (1, {"epic": True}, "option epic is for several players; this game has 1"),
        (2, {"row_dice": True}, "option row_dice is for one player; this game has 2"),
        (4, {"row_dice": True}, "option row_dice is for one player; this game has 4"),
        (2, {"brutal_escalation": True}, "option brutal_escalation is for one player; this game has 2"),
        (3, {"brutal_escalation": True}, "option brutal_escalation is for one player; this game has 3"),
        (3, {"epic": 1}, "option epic must be False or True, not 1"),
        (1, {"row_dice": "yes"}, "option row_dice must be False or True, not 'yes'"),
        (1, {"brutal_escalation": None}, "option brutal_escalation must be False or True, not None"),
        (2, {"hagal_dreadnought_troops": 3}, "option hagal_dreadnought_troops must be 2 or 1, not 3"),
        (2, {"hagal_dreadnought_troops": True}, "option hagal_dreadnought_troops must be 2 or 1, not True"),
        (
            1,
            {"leaders": ["rhombur_vernius"], "rival_leaders": ["rhombur_vernius", "random"]},
            "each leader can be taken once only: rhombur_vernius is asked for by the player and a rival",
        ),
    ],
)
def test_what_is_wrong_with_an_option_of_rise_of_ix(players: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(hagal.RulesError) as error:
        hagal.new("dune", players=players, modules=["ix"], **options)
    assert str(error.value) == sentence


@pytest.mark.parametrize("players", [3, 4])
def test_house_hagal_does_not_join_three_or_four(players: int) -> None:
    with pytest.raises(hagal.RulesError) as error:
        hagal.new("dune", players=players, modules=["rivals"])
    assert str(error.value) == f"House Hagal (module rivals) plays with one or two players, not {players}"


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("modules", [(), ("rivals",)])
def test_one_and_two_players_have_it_asked_or_not(players: int, modules: tuple[str, ...]) -> None:
    game = hagal.new("dune", players=players, modules=modules, seed=1)
    assert game.record.modules == ("rivals",)
    assert game.players == players
    again = hagal.replay(str(game.record))
    assert again.view(0) == game.view(0)


def test_one_named_rival_and_one_by_chance() -> None:
    game = hagal.new("dune", players=1, seed=1, leaders=["memnon_thorvald"], rival_leaders=["random", "glossu_rabban"])
    assert isinstance(game.state, Dune)
    ids = [p.leader.id for p in game.state.players]
    assert ids[2] == "glossu_rabban"
    assert len(set(ids)) == 3


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("difficulty", ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")),
        ("rival_signet_cost", ("pays", "player")),
        ("rabban_troops", ("garrison", "conflict")),
        ("rival_voice", ("closed", "open")),
        ("hagal_control_bonus", ("pays", "nothing")),
        ("expert_lead", ("strength", "troops")),
        ("expert_deployment", ("literal", "capped")),
        ("expert_dreadnoughts", ("always", "held_back")),
        ("weirding_way", ("at_once", "after_hagal")),
        ("reveal_tiles", ("at_once", "next_turn")),
        ("tie_for_second", ("rulebook", "third", "nothing")),
    ],
)
def test_every_reading_starts_a_game_and_the_first_is_the_default(name: str, values: tuple[str, ...]) -> None:
    assert TITLE.settings[name].default == values[0]
    for value in values:
        options: dict[str, Any] = {name: value}
        game = hagal.new("dune", players=1, seed=1, **options)
        assert game.state.rules.options[name] == value
