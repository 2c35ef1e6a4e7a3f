"""Common terms among survivors, one by one: AL-074. Each player, and as much as possible: in the tests of the turn."""

from __future__ import annotations

from hagal.games.encounters.alien.effects import cocoon
from hagal.games.encounters.effects import and_next, may_kill_character, strike
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


@rule("AL-074")
def test_killed_enemies_and_characters_have_piles_of_their_own() -> None:
    """Not that of what is discarded; and what is killed is no longer where it was."""
    t = Survivors(1).combat("egg", "swift_drone").hand(0, "chief_engineer_parker_rare", "grunt").give(recruit=3)
    t.choose("play chief_engineer_parker_rare", "use chief_engineer_parker_rare", "slay egg")
    assert (t.ids(t.s.combat), t.ids(t.s.dead_enemies), t.s.attack) == (["swift_drone"], ["egg"], 3)
    t.run(may_kill_character).choose("kill grunt")
    assert (t.ids(t.s.dead_characters), t.s.out, t[0].discard) == (["grunt"], [], [])


@rule("AL-074")
def test_your_characters_are_those_in_hand_and_played_no_others() -> None:
    """What was played and dies has done what it did; a copy of another player's card cannot die."""
    t = Survivors(2).hand(0, "grunt", "sergeant_intel").hand(1, "sergeant_tech").discard(0, "specialist")
    t.choose("coordinate sergeant_tech", seat=1).choose("copy sergeant_tech", "play grunt").run(may_kill_character)
    assert sorted(t.keys) == ["decline", "kill grunt", "kill sergeant_intel"]
    t.choose("kill grunt")
    assert (t.s.attack, t.ids(t.s.dead_characters)) == (1, ["grunt"])


@rule("AL-074")
def test_what_is_gained_lies_in_the_discard_pile() -> None:
    t = Survivors(1).hand(0, "welcome_aboard", "grunt").hq("sergeant_tech").choose("play welcome_aboard")
    t.choose("gain sergeant_tech")
    assert (t.ids(t[0].discard), t.in_hand(0), t.s.recruit) == (["sergeant_tech"], ["grunt"], 1)


@rule("AL-074")
def test_who_shows_a_card_keeps_it_and_all_have_seen_it() -> None:
    t = Survivors(2, film="resurrection").combat("xenomorph_clone").hand(0, "sergeant_strength", "grunt")
    t.give(attack=5).choose("fight xenomorph_clone", "show sergeant_strength")
    assert (t.in_hand(0), t.s.played) == (["grunt", "sergeant_strength"], [])
    assert sorted(map(str, t.game.view(1)["players"][0]["hand"])) == ["None", "sergeant_strength"]


@rule("AL-074")
def test_once_this_turn_is_once_for_each_card_and_again_the_next_turn() -> None:
    t = Survivors(1).eggs().combat("egg", "egg", "swift_drone").hand(0, *["chief_engineer_parker_rare"] * 2, "grunt")
    use = "use chief_engineer_parker_rare"
    t.give(recruit=9).choose("play chief_engineer_parker_rare", use, "slay egg")
    assert (t.s.recruit, use in t.keys) == (6, False)
    t.choose("play chief_engineer_parker_rare", use, "slay egg")
    assert (t.s.recruit, use in t.keys) == (3, False)
    t.strikes("false_alarm").done().hand(0, "chief_engineer_parker_rare", "grunt").give(recruit=3)
    assert use in t.choose("play chief_engineer_parker_rare").keys


@rule("AL-074")
def test_what_is_attached_stays_where_cards_move_and_leaves_a_room_clear() -> None:
    t = Survivors(1, film="alien3").eggs().attached("ventilation_shafts", "missing_brother").give(recruit=3)
    assert t.reason("do missing_brother") == ""
    t.run("enemy_phase")
    assert t.give(recruit=3).reason("do missing_brother") == "enc-why-not-clear"
    t.run("enemy_phase")
    assert (t.space("power_station"), t.ids(t.s.attached[0])) == ("egg", ["missing_brother"])
    while t.s.wilds[0]:
        t.s.out.append(t.s.wilds[0].pop())
    assert t.give(recruit=3).reason("do missing_brother") == "", "attached cards are no cards on it"


@rule("AL-074")
def test_a_copy_does_all_that_the_card_would_and_the_card_stays_its_owners() -> None:
    """Its class counts for cards after it, too."""
    t = (
        Survivors(2)
        .hand(0, "chief_engineer_parker_survival", "warrant_officer_ripley_survival")
        .hand(1, "chief_engineer_parker_survival")
    )
    t.choose("coordinate chief_engineer_parker_survival", seat=1).choose("copy chief_engineer_parker_survival")
    assert (t.s.attack, t.s.weaken, t[0].in_play) == (2, 1, [])
    assert t.choose("play warrant_officer_ripley_survival").s.avoids == 1
    assert t.ids(t[1].aside) == ["chief_engineer_parker_survival"]


@rule("AL-074")
def test_what_is_paid_is_gone_and_has_to_be_there() -> None:
    t = Survivors(1).combat("egg").hand(0, "chief_engineer_parker_rare", "grunt").give(recruit=2)
    t.choose("play chief_engineer_parker_rare")
    assert "use chief_engineer_parker_rare" not in t.keys
    assert t.give(recruit=4).choose("use chief_engineer_parker_rare").s.recruit == 1


@rule("AL-074")
def test_the_next_player_sits_to_the_left_and_lives() -> None:
    t = Survivors(3).strikes(*["false_alarm"] * 2).run(and_next(strike(1)))
    assert [event.seat for event in t.events("strike")] == [0, 1]
    t = Survivors(3).run("die", 1).strikes(*["false_alarm"] * 2).run(and_next(strike(1)))
    assert [event.seat for event in t.events("strike")] == [0, 2]
    t = Survivors(2).run("die", 1).strikes(*["false_alarm"] * 2).run(and_next(strike(1)))
    assert [event.seat for event in t.events("strike")] == [0, 0], "alone one is one's own next player"


@rule("AL-074")
def test_cannot_beats_can() -> None:
    """A card says that its player gains one; who is captive cannot."""
    for captive in (False, True):
        t = Survivors(1).hand(0, "welcome_aboard", "grunt").hq("sergeant_tech")
        if captive:
            t.run(cocoon)
        assert ("gain sergeant_tech" in t.choose("play welcome_aboard").keys) == (not captive)
