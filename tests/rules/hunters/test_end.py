"""How a game of Hunters ends, and who wins it (PR-240 to PR-253, PR-265)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hagal.games.encounters.effects import strike
from hagal.games.encounters.hunters.effects import TROPHIES
from hagal.kernel import zones
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

PATROL, WORTHY, OTHER_WORTHY = "jungle_patrol", "point_man", "heavy_gunner"
ULTIMATE, RETURNING = "the_one_who_walks_away", "nine_lives"
HAZARD, MERCENARY = "quicksand", "hired_gun"
ONE, SHAME = "flesh_wound", "wounded_pride"


def nearly_dead(t: Hunting, seat: int) -> Hunting:
    """One more Damage kills this Predator."""
    return t.wounds(seat, *[ONE] * (t[seat].health - 1))


def killed(t: Hunting, seat: int) -> Hunting:
    """This Predator, whose turn it is, dies in his Strike phase; what comes next is a Hazard."""
    assert t.asked == seat
    return nearly_dead(t, seat).combat(PATROL).strikes(ONE).enemies(HAZARD).done()


def quiet(t: Hunting) -> Hunting:
    """Nobody strikes any more."""
    zones.move_all(t.s.combat, t.s.out)
    return t


# The three ends


@rule("PR-240", "PR-241")
@pytest.mark.parametrize("place", ["hills", "combat"])
def test_the_game_ends_at_once_with_the_ultimate_prey(place: str) -> None:
    t = Hunting(2).combat(PATROL)
    t = t.combat(ULTIMATE) if place == "combat" else t.wild("hills", ULTIMATE)
    t.hand(0, "woodland_strength_wrist_blades").give(attack=50)
    t.choose(f"fight {ULTIMATE}" if place == "combat" else "fight hills").choose("show woodland_strength_wrist_blades")
    assert t.ending == "ultimate"
    assert t.room(0) == [ULTIMATE]
    assert t.game.over
    assert t.s.stack == []


@rule("PR-241")
def test_its_death_abilities_are_done_before_the_end() -> None:
    t = Hunting(2).combat(ULTIMATE).gear(ULTIMATE, "hand_grenade").hand(0, "woodland_strength_wrist_blades")
    t.strikes(SHAME).give(attack=50).choose(f"fight {ULTIMATE}", "show woodland_strength_wrist_blades")
    assert t.ending == "ultimate"
    assert t.ids(t[0].wounds) == [SHAME]
    assert t.room(0) == [ULTIMATE, "hand_grenade"]


@rule("PR-241")
def test_the_game_ends_even_if_those_kill_its_killer() -> None:
    t = nearly_dead(Hunting(2), 0).combat(ULTIMATE).gear(ULTIMATE, "hand_grenade")
    t.hand(0, "woodland_strength_wrist_blades").strikes(ONE).give(attack=50)
    t.choose(f"fight {ULTIMATE}", "show woodland_strength_wrist_blades")
    assert t[0].dead
    assert t.ending == "ultimate"


@rule("PR-241")
def test_so_it_does_if_nobody_is_left() -> None:
    t = nearly_dead(Hunting(1), 0).combat(ULTIMATE).gear(ULTIMATE, "hand_grenade")
    t.hand(0, "woodland_strength_wrist_blades").strikes(ONE).give(attack=50)
    t.choose(f"fight {ULTIMATE}", "show woodland_strength_wrist_blades")
    assert t[0].dead
    assert t.ending == "ultimate"


@rule("PR-242")
def test_an_ultimate_prey_that_returns_to_the_deck_does_not_end_the_game() -> None:
    t = Hunting(2, film=2).combat(RETURNING).gear(RETURNING, "body_armor").give(attack=50).choose(f"fight {RETURNING}")
    assert t.ending == ""
    assert RETURNING in t.ids(t.s.enemies)
    assert t.room(0) == ["body_armor"]
    assert not any(t.s.known[i] for i in t.s.enemies), "nobody knows where it is"
    assert t.asked == 0


@rule("PR-242")
def test_it_stays_with_who_has_worthy_prey_already() -> None:
    t = Hunting(2, film=2).trophies(0, f"enemy:{WORTHY}").combat(RETURNING).give(attack=50).choose(f"fight {RETURNING}")
    assert (t.ending, t.room(0)) == ("ultimate", [WORTHY, RETURNING])


@rule("PR-240", "PR-243")
def test_after_a_death_the_round_is_finished_and_everybody_has_one_more_turn() -> None:
    t = Hunting(3).enemies(HAZARD).done()
    killed(t, 1)
    quiet(t)
    assert (t[1].dead, t.asked, t.s.round, t.game.view(0)["deadline"]) == (True, 2, 1, 2)
    turns = []
    while not t.game.over:
        turns.append((t.s.round, t.asked))
        t.enemies(HAZARD).done()
    assert turns == [(1, 2), (2, 0), (2, 2)]
    assert (t.ending, t.s.round) == ("fallen", 2)


@rule("PR-243")
def test_the_first_seat_may_be_the_one_that_dies() -> None:
    t = quiet(killed(Hunting(3), 0))
    turns = []
    while not t.game.over:
        turns.append((t.s.round, t.asked))
        t.enemies(HAZARD).done()
    assert turns == [(1, 1), (1, 2), (2, 1), (2, 2)]


@rule("PR-243")
@pytest.mark.parametrize(("second", "turns"), [(2, [(2, 1)]), (1, [(2, 2)])], ids=["same round", "extra time"])
def test_a_second_death_does_not_move_the_end(second: int, turns: list[tuple[int, int]]) -> None:
    t = quiet(killed(Hunting(3), 0))
    t.enemies(HAZARD).done()
    if second == 1:  # in the round after: his last turn
        t.enemies(HAZARD).done()
    quiet(killed(t, second))
    found = []
    while not t.game.over:
        found.append((t.s.round, t.asked))
        t.enemies(HAZARD).done()
    assert found == turns


@rule("PR-243")
def test_when_all_are_dead_the_game_is_over() -> None:
    t = quiet(killed(Hunting(2), 0))
    killed(t, 1)
    assert (t.ending, t.game.over) == ("fallen", True)


@rule("PR-243")
def test_a_dead_predator_keeps_trophies_and_dishonor_and_nothing_else() -> None:
    t = Hunting(2).trophies(0, f"enemy:{WORTHY}").wounds(0, SHAME).front(0, "bear_trap")
    before = t.honor(0)
    killed(t, 0)
    p = t[0]
    assert t.room(0) == [WORTHY]
    assert t.ids(p.wounds).count(SHAME) == 1
    assert t.honor(0) == before - p.avatar.honor
    assert (p.deck, p.hand, p.discard, p.in_play) == ([], [], [], [])
    assert (t.hunt.fronts[0], t.ids(t.hunt.trap_discard)) == ([], ["bear_trap"])


@rule("PR-243")
def test_who_dies_in_his_action_phase_does_nothing_more() -> None:
    t = nearly_dead(Hunting(2), 0).strikes(ONE).enemies(HAZARD).run(strike(1))
    assert (t[0].dead, t.asked, t.s.active) == (True, 1, 1)


@rule("PR-244")
def test_the_ultimate_prey_ends_the_extra_time_at_once() -> None:
    t = quiet(killed(Hunting(3), 0)).combat(ULTIMATE).hand(1, "woodland_strength_wrist_blades").give(attack=50)
    t.choose(f"fight {ULTIMATE}", "show woodland_strength_wrist_blades")
    assert (t.ending, t.s.round, t.game.over) == ("ultimate", 1, True)


@rule("PR-245", "PR-240")
def test_the_unused_mercenaries_are_a_second_prey_deck_and_then_it_is_over() -> None:
    t = Hunting(2).only_enemies()
    left = sorted(t.s.box)
    assert left
    t.run("enemy_phase", 0)
    assert (t.ending, t.s.box) == ("", [])
    assert set(t.s.enemies) < set(left)
    assert not any(t.s.known[i] for i in t.s.enemies)
    t.only_enemies(MERCENARY).run("enemy_phase", 0)
    assert t.ending == "", "the deck is empty, but no card is needed"
    t.run("enemy_phase", 0)
    assert (t.ending, t.game.over) == ("escaped", True)


@rule("PR-245")
def test_killed_and_discarded_prey_does_not_come_again() -> None:
    t = Hunting(1).trophies(0, f"enemy:{WORTHY}").only_enemies()
    t.s.out.append(t.take(f"enemy:{HAZARD}", [t.s.enemies]))
    t.show(t.s.out[-1])
    t.run("enemy_phase", 0)
    seen = [*t.s.enemies, *(i for space in t.s.wilds for i in space), *t.s.carried]
    assert {t.s.face[i].deck for i in seen if t.s.face[i].kind == "enemy"} == {"mercenary"}
    assert t.room(0) == [WORTHY]


@rule("PR-245")
def test_all_mercenaries_in_play_leave_no_second_deck() -> None:
    t = Hunting(1).only_enemies()
    t.s.box, t.s.gone = [], t.s.box
    for i in t.s.gone:
        t.show(i)
    t.run("enemy_phase", 0)
    assert t.ending == "escaped"


# Honor


@rule("PR-250")
def test_honor_is_the_sum_of_everything_less_dishonor() -> None:
    t = Hunting(3, tests=True, challenges="secret").challenge(0, "cunning")
    refs = (f"enemy:{WORTHY}", "gear:body_armor", f"enemy:{HAZARD}", "trap:bear_trap", "test:test_of_skill")
    assert all(t.card(ref).honor > 0 for ref in refs)
    t.trophies(0, *refs).slain(0, 2).wounds(0, SHAME, ONE)
    own, killed_one = t[0].avatar.honor, t[2].avatar.honor
    trophies = sum(t.card(ref).honor for ref in refs)
    assert t.honor(0) == trophies + own + killed_one - t.card(f"strike:{SHAME}").dishonor
    t.run("time_up")
    award = t.card("challenge:cunning").award.honor(t.s, 0)
    assert award > 0
    assert t.honor(0) == trophies + own + killed_one + award - t.card(f"strike:{SHAME}").dishonor
    assert t.game.outcome is not None
    assert t.game.outcome.scores[0] == t.honor(0)
    (challenge,) = t.hunt.challenges[2]
    assert t.honor(2) == t.s.face[challenge].award.honor(t.s, 2), "the dead have no Honor of their Avatar"


@rule("PR-251")
def test_a_dead_player_can_win() -> None:
    t = Hunting(2).trophies(0, *[f"enemy:{WORTHY}"] * 3)
    killed(t, 0)
    quiet(t).run("time_up")
    assert t.honor(0) > t.honor(1)
    assert t.winners == (0,)


@pytest.fixture
def worthless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is worth nothing, so that all tie."""
    for component in Hunting(1).s.rules.components.values():
        if getattr(component, "honor", 0):
            monkeypatch.setattr(component, "honor", 0)


def with_ultimate(t: Hunting) -> None:
    t.trophies(0, f"enemy:{ULTIMATE}")
    t.slain(1, 2).trophies(1, f"enemy:{WORTHY}", f"enemy:{OTHER_WORTHY}", f"enemy:{PATROL}")


def with_a_predator(t: Hunting) -> None:
    t.slain(0, 2)
    t.trophies(1, f"enemy:{WORTHY}", f"enemy:{PATROL}", f"enemy:{PATROL}")


def with_worthy_prey(t: Hunting) -> None:
    t.trophies(0, f"enemy:{WORTHY}")
    t.trophies(1, *[f"enemy:{PATROL}"] * 3)


def with_more_prey(t: Hunting) -> None:
    t.trophies(0, f"enemy:{WORTHY}", f"enemy:{PATROL}")
    t.trophies(1, f"enemy:{WORTHY}", "gear:body_armor", "trap:bear_trap", f"enemy:{HAZARD}")


def with_worthy_prey_as_prey(t: Hunting) -> None:
    t.trophies(0, f"enemy:{WORTHY}", f"enemy:{PATROL}")
    t.trophies(1, f"enemy:{WORTHY}", "gear:body_armor")


def with_more_cards(t: Hunting) -> None:
    t.trophies(0, "gear:body_armor", f"enemy:{HAZARD}")
    t.trophies(1, "trap:bear_trap")
    t[0].dead = True


def alive(t: Hunting) -> None:
    t.trophies(0, "gear:body_armor").trophies(1, "trap:bear_trap")
    t[1].dead = True


@rule("PR-252")
@pytest.mark.parametrize(
    "arrange",
    [
        with_ultimate,
        with_a_predator,
        with_worthy_prey,
        with_more_prey,
        with_worthy_prey_as_prey,
        with_more_cards,
        alive,
    ],
)
@pytest.mark.usefixtures("worthless")
def test_ties_are_broken_one_by_one(arrange: Callable[[Hunting], None]) -> None:
    """What seat 0 has decides, though seat 1 is ahead in all that is looked at later."""
    t = Hunting(3)
    arrange(t)
    t.run("time_up")
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (0, 0, 0)
    assert t.winners == (0,)


@rule("PR-252")
@pytest.mark.usefixtures("worthless")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    t = Hunting(3).trophies(0, "gear:body_armor").trophies(1, "trap:bear_trap").run("time_up")
    assert t.winners == (0, 1)


@rule("PR-253", "PR-252")
@pytest.mark.usefixtures("worthless")
def test_trophies_are_all_cards_of_the_room_killed_predators_included() -> None:
    t = Hunting(4).slain(0, 2).slain(1, 3).trophies(0, "gear:body_armor", "test:test_of_skill")
    t.trophies(1, "trap:bear_trap")
    t.run("time_up")
    assert t.winners == (0,)


@rule("PR-253")
def test_what_counts_trophies_counts_every_type() -> None:
    t = Hunting(2).trophies(0, f"enemy:{WORTHY}", "gear:body_armor", f"enemy:{HAZARD}", "trap:bear_trap")
    t.slain(0, 1)
    assert TROPHIES.of(t.s, 0, -1) == 5


@rule("PR-265")
def test_alone_one_plays_for_honor() -> None:
    t = Hunting(1).trophies(0, f"enemy:{WORTHY}")
    honor = t.honor(0)
    killed(t, 0)
    assert t.ending == "fallen"
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (honor - t[0].avatar.honor,)
    assert t.winners == (0,)
