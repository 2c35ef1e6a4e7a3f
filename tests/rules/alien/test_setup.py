"""Goal and set-up: AL-001 to AL-024, AL-120 to AL-124, AL-130."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hagal
from hagal.games.encounters.alien.catalogue import hive_alien, hive_alien3, hive_aliens, hive_resurrection
from hagal.games.encounters.coop.ending import score
from hagal.games.encounters.names import ALIEN_FILMS, EVENT, FINAL, HAZARD, LOST, MAJOR
from hagal.games.encounters.objectives import CompleteMinor
from hagal.games.encounters.setup import filling
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

HIVE = (*hive_alien.HIVE, *hive_aliens.HIVE, *hive_alien3.HIVE, *hive_resurrection.HIVE)


def new(players: int = 2, **options: Any) -> Any:
    return hagal.new("encounters", players=players, modules=["alien"], seed=1, **options).state


@rule("AL-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_win_together_with_the_last_objective(players: int) -> None:
    t = Survivors(players).stage(3).combat("perfect_organism").give(attack=30)
    t.choose("fight perfect_organism")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == tuple(range(players))


@rule("AL-001")
@pytest.mark.parametrize("dead", [(0,), (1, 2)])
def test_the_dead_win_with_the_one_who_lives(dead: tuple[int, ...]) -> None:
    t = Survivors(3).stage(3).combat("perfect_organism")
    for seat in dead:
        t.run("die", seat)
    t.give(attack=30).choose("fight perfect_organism")
    assert t.game.outcome is not None
    assert (t.ending, t.game.outcome.winners) == ("major", (0, 1, 2))


@rule("AL-002")
def test_all_lose_when_all_are_dead() -> None:
    t = Survivors(2).run("die", 0).run("die", 1)
    assert (t.ending, t.game.outcome and t.game.outcome.winners) == ("lost", ())


@rule("AL-003", "AL-060")
def test_objectives_are_completed_in_order() -> None:
    t = Survivors(1).operations("ventilation_seal").give(recruit=6)
    assert t.reason("do ventilation_seal") == "enc-why-not-current 2"
    t.tally("sos").hive("sos").run("enemy_phase").turn_up()
    assert t.mission.current == 1
    assert t.reason("do ventilation_seal") == ""


@rule("AL-004", "AL-014")
@pytest.mark.parametrize("film", ALIEN_FILMS)
def test_every_third_objective_has_a_final_enemy_and_no_minor_way(film: str) -> None:
    t = Survivors(1, film=film)
    deck = t.mission.objectives[2].id
    cards = [card for card in HIVE if card.deck == deck]
    assert any(card.type == FINAL for card in cards)
    tasks = [card.task for card in cards if card.task is not None]
    assert not any(isinstance(effect, CompleteMinor) for task in tasks for effect in task.effects)


@rule("AL-010", "AL-024")
def test_each_player_has_seven_specialists_five_grunts_and_a_role() -> None:
    s = new(3)
    for p in s.players:
        own = Counter(s.face[i].id for i in (*p.deck, *p.hand, *p.in_play, *p.discard))
        assert (own["specialist"], own["grunt"], own[p.avatar.role], own.total()) == (7, 5, 1, 13)


@rule("AL-011")
def test_avatars_are_chosen_dealt_or_two_dealt_and_one_kept() -> None:
    game = hagal.new("encounters", players=2, modules=["alien"], seed=1, avatars="choose", first=0)
    assert len(game.decisions[0].keys) == 10
    game = hagal.new("encounters", players=2, modules=["alien"], seed=1, avatars="two", first=0)
    assert len(game.decisions[0].keys) == 2
    named = new(2, avatars=["priest", "scout"])
    assert [p.avatar.id for p in named.players] == ["priest", "scout"]


@rule("AL-012", "AL-122")
def test_health_is_the_damage_that_kills_and_defense_may_be_added() -> None:
    plain, tough = new(2, avatars=["priest", "scout"]), new(2, avatars=["priest", "scout"], tough=True)
    for p, q in zip(plain.players, tough.players, strict=True):
        assert (p.health, q.health) == (p.avatar.health, p.avatar.health + p.avatar.defense)


@rule("AL-013")
def test_ten_sergeants_and_forty_strikes_face_down() -> None:
    t = Survivors(1)
    assert (len(t.s.officers), len(t.s.strikes)) == (10, 40)
    assert Counter(t.s.face[i].cls for i in t.s.officers) == dict.fromkeys(range(5), 2)
    assert not any(t.s.known[i] for i in (*t.s.officers, *t.s.strikes))


SETUPS = {
    "alien": (
        *("the_nostromo", ["the_sos", "no_one_can_hear_you_scream", "a_perfect_organism"]),
        {"captain_dallas", "chief_engineer_parker", "navigator_lambert", "warrant_officer_ripley"},
    ),
    "aliens": (
        *("hadleys_hope", ["the_lost_colony", "they_mostly_come_at_night", "whos_laying_the_eggs"]),
        {"bishop", "corporal_hicks", "lieutenant_ripley", "private_hudson"},
    ),
    "alien3": (
        *("fiorina_fury_161", ["where_are_the_brothers", "the_beast_is_out_there", "nobody_can_stop_it"]),
        {"brother_dillon", "cmo_clemens", "francis_85_aaron", "sister_ripley"},
    ),
    "resurrection": (
        *("the_auriga", ["breakout", "youre_a_thing_a_construct", "shell_breed_youll_die"]),
        {"call", "christie", "johner", "ripley_no_8"},
    ),
}
"""As each film is recommended (`alien.yaml: setups`)."""


@rule("AL-014", "AL-023")
@pytest.mark.parametrize(("film", "place", "objectives", "characters"), [(id, *all_) for id, all_ in SETUPS.items()])
def test_a_film_has_its_location_objectives_and_characters(
    film: str, place: str, objectives: list[str], characters: set[str]
) -> None:
    s = new(1, film=film)
    m = s.parts["mission"]
    assert (m.location.id, [one.id for one in m.objectives], m.current) == (place, objectives, 0)
    assert [one.stage for one in m.objectives] == [1, 2, 3]
    assert Counter(s.face[i].who for i in (*s.hq, *s.barracks)) == dict.fromkeys(characters, 14)


@rule("AL-023")
def test_films_may_be_mixed() -> None:
    s = new(
        1,
        location="the_auriga",
        objectives=["the_sos", "the_beast_is_out_there", "whos_laying_the_eggs"],
        characters=["bishop", "call", "sister_ripley", "captain_dallas"],
    )
    assert {s.face[i].who for i in (*s.hq, *s.barracks)} == {"bishop", "call", "sister_ripley", "captain_dallas"}
    with pytest.raises(hagal.RulesError, match="one Objective of each number"):
        new(1, objectives=["the_sos", "breakout", "whos_laying_the_eggs"])


@rule("AL-015", "AL-020")
@pytest.mark.parametrize("film", ALIEN_FILMS)
def test_mini_decks_of_9_11_and_13_with_two_events_and_a_hazard(film: str) -> None:
    objectives = Survivors(1, film=film).mission.objectives
    for objective, size in zip(objectives, (9, 11, 13), strict=True):
        cards = Counter(card.type for card in HIVE if card.deck == objective.id for _ in range(card.count))
        assert (cards.total(), cards[EVENT], cards[HAZARD]) == (size, 2, 1)


@rule("AL-016")
@pytest.mark.parametrize(
    ("players", "counts"), [(1, (0, 0, 0)), (2, (0, 1, 2)), (3, (2, 3, 4)), (4, (4, 5, 6)), (5, (4, 5, 6))]
)
def test_drones_by_the_number_of_players(players: int, counts: tuple[int, ...]) -> None:
    assert filling(players, 0) == counts
    s = new(players)
    assert len(s.box) == 24 - sum(counts)
    assert not any(s.known[i] for i in s.box)


@rule("AL-016", "AL-019")
@pytest.mark.parametrize(("players", "counts"), [(2, (0, 1, 2)), (3, (2, 3, 4)), (4, (4, 5, 6)), (5, (4, 5, 6))])
def test_each_mini_deck_has_its_own_drones(players: int, counts: tuple[int, ...]) -> None:
    """The third lies at the bottom, the first on top: of that the first card may be in the Complex already."""
    s = new(players, preparation=1)
    drones = [s.face[i].deck == "drone" for i in s.enemies]
    third, second = 13 + counts[2], 11 + counts[1]
    assert len(drones) == third + second + 9 + counts[0]
    parts = (drones[third + second :], drones[third : third + second], drones[:third])
    assert tuple(map(sum, parts)) == counts


@rule("AL-120", "AL-123")
@pytest.mark.parametrize(("more", "counts"), [(1, (1, 2, 3)), (-1, (0, 0, 1))])
def test_more_drones_are_easier_fewer_harder(more: int, counts: tuple[int, ...]) -> None:
    assert len(new(2, drones=more).box) == 24 - sum(counts)


@rule("AL-017", "AL-121")
@pytest.mark.parametrize(
    ("players", "preparation", "turns"), [(5, 0, 5), (5, 1, 5), (5, 2, 10), (4, 0, 0), (2, 1, 2), (2, 2, 4)]
)
def test_each_player_has_preparation_turns_without_hive_phase(players: int, preparation: int, turns: int) -> None:
    """Whoever is first: one with five players always, or as many as the option says."""
    for first in (0, players - 1):
        t = Survivors(players, first=first, preparation=preparation)
        found = []
        for _ in range(turns):
            found.append((t.s.active, t.s.entered))
            t.done()
        order = [(first + k) % players for k in range(players)]
        assert found == [(seat, 0) for seat in order] * (turns // players)
        assert (t.s.active, t.s.entered) == (first, 1), "and then the first turn with a Hive phase"


@rule("AL-018", "PR-024")
def test_one_person_with_two_avatars_plays_as_two_players() -> None:
    """Two seats, whoever sits there: two Avatars with decks of their own, the Drones of two, and turns in turn."""
    t = Survivors(2).eggs()
    assert len({p.avatar.id for p in t.s.players}) == 2
    assert [len([*p.deck, *p.hand]) for p in t.s.players] == [13, 13]
    assert len(t.s.box) == 24 - (0 + 1 + 2)
    t.hugged(0).done().give(attack=3)
    assert (t.s.active, t.reason("fight facehugger 0")) == (1, ""), "each is the next player of the other"
    assert len(Survivors(1).s.box) == 24, "one with a single Avatar has none"


@rule("AL-019")
def test_the_first_mini_deck_lies_on_top_each_shuffled_by_itself() -> None:
    t = Survivors(1, first=0)
    decks = [t.s.face[i].deck for i in t.s.enemies]
    order = [one.id for one in t.mission.objectives][::-1]
    assert decks == [id for id in order for _ in range(decks.count(id))]
    assert not any(t.s.known[i] for i in t.s.enemies)


@rule("AL-021")
def test_the_hatchery_holds_nine_facehuggers_and_five_chestbursters() -> None:
    t = Survivors(1)
    assert t.game.view(0)["hatchery"] == {"facehuggers": 9, "chestbursters": 5}
    assert not {"facehugger", "chestburster"} & set(t.ids(t.s.enemies))


@rule("AL-022")
def test_the_barracks_are_56_cards_five_of_them_in_the_hq() -> None:
    t = Survivors(1)
    assert (len(t.s.hq), len(t.s.barracks)) == (5, 51)


@rule("AL-024")
def test_six_cards_each_and_turns_go_clockwise() -> None:
    s = new(3, first=2)
    assert [len(p.hand) for p in s.players] == [6, 6, 6]
    t = Survivors(3).eggs()
    order = [t.s.active]
    for _ in range(3):
        order.append(t.done().s.active)
    assert order == [0, 1, 2, 0]


@rule("AL-123")
def test_cards_in_the_complex_at_the_start_are_harder() -> None:
    assert new(2, complex=3, first=0).entered == 4


@rule("AL-124")
def test_with_all_or_nothing_a_death_leaves_this_round_and_one_turn_more_for_each() -> None:
    t = Survivors(3, all_or_nothing=True).eggs(20).done().run("die", 1)
    turns = []
    while not t.ending:
        turns.append((t.s.round, t.s.active))
        t.done()
    assert turns == [(1, 2), (2, 0), (2, 2)]
    assert t.ending == "lost"


@rule("AL-124")
def test_with_all_or_nothing_the_extra_round_can_be_won() -> None:
    t = Survivors(2, all_or_nothing=True).eggs(20).stage(3).run("die", 1).done()
    assert (t.s.round, t.ending) == (2, "")
    t.combat("perfect_organism").give(attack=30).choose("fight perfect_organism")
    assert t.ending == "major"


@rule("AL-130")
def test_the_score() -> None:
    t = Survivors(3).run("die", 1)
    t.s.ending = MAJOR
    assert score(t.s) == 7
    t.s.ending = LOST
    assert score(t.s) == 0
