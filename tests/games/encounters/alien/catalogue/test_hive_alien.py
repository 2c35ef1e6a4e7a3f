"""The Hive of the first film, card by card."""

from __future__ import annotations

from tests.games.encounters.alien.survivors import Survivors


def t(players: int = 2, stage: int = 1) -> Survivors:
    return Survivors(players).stage(stage)


def test_egg_hatches_after_an_event() -> None:
    p = t().wild("power_station", "egg").wild("airlock", "event_the_sos", up=False).turn_up()
    assert (p.space("power_station"), p.fronts()) == (None, [[2], []])
    assert p.ids(p.s.dead_enemies) == ["egg"]


def test_egg_hatches_as_it_strikes() -> None:
    p = t(1).only_enemies(*["sos"] * 5).combat("egg").done()
    assert (p.ids(p.s.combat), p.fronts(), len(p.events("strike"))) == ([], [[1]], 1)


def test_egg_face_down_does_not_hatch() -> None:
    p = t().wild("power_station", "egg", up=False).wild("med_lab", "egg").wild("airlock", "event_the_sos", up=False)
    p.give(scans=1).choose("scan airlock free")
    assert (p.space("power_station"), p.space("med_lab"), p.fronts()) == ("egg", None, [[2], []])


def test_sos_is_found() -> None:
    p = t().wild("airlock", "sos", up=False).turn_up()
    assert (p.ids(p.s.operations), p.mission.current) == (["sos"], 0)
    p.wild("med_lab", "sos", up=False).turn_up()
    assert p.mission.current == 1


def test_event_the_sos() -> None:
    p = t().wild("airlock", "event_the_sos", up=False).turn_up()
    assert (len(p.events("strike")), p.ids(p.s.out)) == (2, ["event_the_sos"])


def test_hazard_the_sos() -> None:
    p = t().eggs().wild("airlock", "hazard_the_sos", up=False).turn_up()
    assert (p.mission.hazards, p.ids(p.s.out)[-1], p[0].marks) == (1, "hazard_the_sos", 0)
    assert sum(map(len, p.s.wilds)) == 3


def test_ash_is_fought_only_after_a_tech_card() -> None:
    p = t(1, 2).wild("airlock", "ash").give(attack=5)
    assert p.reason("fight airlock") == "enc-why-after"
    p.played("sergeant_tech").choose("fight airlock")
    assert p.ids(p.s.dead_enemies) == ["ash"]


def test_ash_strikes_for_a_card() -> None:
    p = t(1, 2).eggs().hand(0, "grunt", "specialist").combat("ash").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_scream_a_makes_scans_dearer_in_the_complex() -> None:
    p = t(1, 2).wild("airlock", "scream_a", up=False).hand(0, "grunt", "specialist").turn_up()
    assert len(p[0].discard) == 1
    assert p.game.view(0)["wilds"][3]["scan_cost"] == 3


def test_scream_b_costs_a_card_unless_a_tech_card_is_shown() -> None:
    p = t(1, 2).wild("airlock", "scream_b").give(attack=4).hand(0, "grunt", "specialist")
    p.choose("fight airlock", "let", "discard grunt")
    assert p.in_hand(0) == ["specialist"]
    p = t(1, 2).wild("airlock", "scream_b").give(attack=4).hand(0, "sergeant_tech", "grunt")
    p.choose("fight airlock", "show sergeant_tech")
    assert len(p.in_hand(0)) == 2


def test_scream_b_runs() -> None:
    p = t(1, 2).eggs().wild("med_lab", "scream_b").run("enemy_phase")
    assert p.space("airlock") == "scream_b"


def test_ventilation_seal_closes_the_shafts() -> None:
    p = t(1, 2).wild("airlock", "ventilation_seal", up=False).turn_up()
    assert p.ids(p.s.operations) == ["ventilation_seal"]
    assert p.reason("do ventilation_seal") == "enc-why-price 0 4"
    p.give(recruit=4).choose("do ventilation_seal")
    assert (p.mission.current, p.s.operations) == (2, [])


def test_ventilation_seal_closes_the_shafts_behind_whatever_is_in_them() -> None:
    p = t(1, 2).operations("ventilation_seal").wild("ventilation_shafts", "egg").give(recruit=4)
    p.choose("do ventilation_seal")
    assert (p.mission.current, p.space("ventilation_shafts")) == (2, "egg")


def test_event_no_one_can_hear_you_scream() -> None:
    p = t(2, 2).hand(0, "grunt", "grunt", "grunt").hand(1, "grunt", "grunt", "specialist")
    p.wild("airlock", "event_no_one_can_hear_you_scream", up=False).turn_up()
    assert [len(q.hand) for q in p.s.players] == [1, 1]


def test_hazard_no_one_can_hear_you_scream() -> None:
    p = t(1, 2).eggs().hazards(1)
    p.wild("airlock", "hazard_no_one_can_hear_you_scream", up=False).turn_up()
    assert p.ids(p.s.combat) == ["egg", "egg"]


def test_perfect_organism_ends_the_game() -> None:
    p = t(2, 3).combat("perfect_organism").give(attack=11).choose("fight perfect_organism")
    assert (p.ending, p.game.outcome and p.game.outcome.winners) == ("major", (0, 1))


def test_perfect_organism_strikes_twice() -> None:
    p = t(1, 3).eggs().combat("perfect_organism").strikes("false_alarm", "false_alarm").done()
    assert len(p.events("strike")) == 2


def test_organism_a_kills_what_is_not_too_strong() -> None:
    p = t(1, 3).operations("organism_a").combat("organism_b", "perfect_organism").give(recruit=4)
    p.choose("do organism_a")
    assert p.keys == ["slay organism_b", "decline"]


def test_organism_b_hurts_everybody_as_it_dies() -> None:
    p = t(2, 3).combat("organism_b").give(attack=7).hand(0, "grunt").hand(1, "sergeant_survival")
    p.choose("fight organism_b", "let").choose("show sergeant_survival", seat=1)
    assert len(p.events("strike")) == 1


def test_organism_c() -> None:
    p = t(1, 3).eggs().hand(0, "grunt", "specialist").combat("organism_c").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_organism_d_strikes_as_it_is_turned_up_and_runs() -> None:
    p = t(1, 3).eggs().wild("med_lab", "organism_d", up=False).turn_up()
    assert len(p.events("strike")) == 1
    assert p.run("enemy_phase").space("airlock") == "organism_d"


def test_event_a_perfect_organism() -> None:
    p = t(1, 3).eggs().wild("med_lab", "organism_c").wild("power_station", "egg")
    p.wild("airlock", "event_a_perfect_organism", up=False).turn_up()
    assert (p.ids(p.s.combat), p.hidden("ventilation_shafts")) == (["organism_c"], True)


def test_hazard_a_perfect_organism() -> None:
    p = t(1, 3).hazards(2).wild("med_lab", "hazard_a_perfect_organism", up=False).turn_up()
    assert (p.space("med_lab"), p.game.view(0)["armed"]) == ("hazard_a_perfect_organism", "med_lab")
