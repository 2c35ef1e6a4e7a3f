"""The six prey mini-decks and the Mercenaries, card by card."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY, HAZARD, RUNNER = "jungle_patrol", "point_man", "quicksand", "messenger"
DISHONOR, DAMAGE, TWO = "wounded_pride", "flesh_wound", "just_a_scratch"
SURVIVOR, STRONG_ONE, KNOWING, SKILLED = (f"killer_instinct_{cls}" for cls in ("survival", "strength", "intel", "tech"))


def kill(id: str, *strikes: str) -> Hunting:
    """A Prey fought on the River, with two cards in hand and two to draw."""
    t = Hunting(2).hand(0, "experience", "brute_force").deck(0, "experience", "brute_force").wild("river", id)
    return t.strikes(*strikes).give(attack=30).choose("fight river")


def struck(id: str, *strikes: str, hand: tuple[str, ...] = ("experience", "brute_force")) -> Hunting:
    """A Prey strikes in the Combat Zone."""
    t = Hunting(2).deck(0, *["brute_force"] * 9).hand(0, *hand).combat(id).strikes(*strikes).enemies(HAZARD)
    if hand:  # without one the Action phase ends by itself
        t.done()
    t.game.resume()
    return t


def entered(id: str, *then: str) -> Hunting:
    """A Prey turned up with these under it in the Prey deck, the last one first to come."""
    t = Hunting(2).hand(0, *["experience"] * 4).hand(1, *["experience"] * 4)
    return t.enemies(*then).prey_phase(id)


@pytest.mark.parametrize(
    ("id", "health", "honor", "worthy"),
    [
        *(("jungle_patrol", 2, 1, False), ("messenger", 2, 2, False), ("point_man", 5, 3, True)),
        *(("grenadier", 4, 2, False), ("sharpshooter", 5, 3, False), ("heavy_gunner", 7, 4, True)),
        *(("scouting_party", 4, 2, False), ("demolition_man", 6, 4, True), ("veteran_commando", 6, 3, False)),
        *(("reader_of_tracks", 8, 5, True), ("last_stand", 5, 3, False), ("gang_lookout", 2, 1, False)),
        *(("police_officer", 3, 2, False), ("enforcer", 5, 3, True), ("kingpin", 7, 4, True)),
        *(("transit_marshal", 5, 3, True), ("armed_commuter", 4, 2, False), ("vigilante", 5, 3, False)),
        *(("special_agent", 8, 4, True), ("cold_room_team", 8, 5, True), ("rooftop_sniper", 6, 3, False)),
        *(("armored_trooper", 7, 4, False), ("courier_with_a_case", 5, 3, False), ("federal_trooper", 5, 3, False)),
        *(("hired_gun", 2, 1, False), ("bounty_hunter", 3, 1, False), ("deserter", 2, 1, False)),
        *(("poacher", 3, 1, False), ("bush_pilot", 3, 1, False), ("arms_dealer", 3, 1, False)),
        ("old_soldier", 4, 2, False),
    ],
)
def test_health_honor_and_worth(id: str, health: int, honor: int, worthy: bool) -> None:
    t = Hunting(2).hand(0, *["experience"] * 3).wild("river", id).give(attack=health - 1).traps("net_trap")
    assert t.reason("fight river") == f"enc-why-attack {health}"
    before = t.honor(0)
    t.strikes(*[DAMAGE] * 2).give(attack=health).choose("fight river")
    while t.question != "enc-hunters-action":
        t.choose(t.keys[-1])
    assert (t.s.attack, t.room(0), t.honor(0) - before) == (0, [id], honor)
    t.hand(0, "woodland_strength_skull_and_spine", "experience").choose("play woodland_strength_skull_and_spine")
    assert t.s.attack == 3 + worthy


@pytest.mark.parametrize(
    "id",
    [
        *("jungle_patrol", "veteran_commando", "federal_trooper", "hired_gun"),
        *("police_officer", "last_stand", "kingpin", "reader_of_tracks", "special_agent", "armored_trooper"),
    ],
)
def test_prey_that_strikes_and_dies_plainly(id: str) -> None:
    t = struck(id, DAMAGE, DISHONOR)
    assert (t.ids(t[0].wounds), t.events("discard"), t.asked) == ([DISHONOR], [], 1)
    t = kill(id)
    assert (t.damage, t.in_hand(0), t[0].discard) == ([0, 0], ["brute_force", "experience"], [])


@pytest.mark.parametrize(
    "id",
    ["jungle_patrol", "veteran_commando", "federal_trooper", "hired_gun", "grenadier", "point_man", "heavy_gunner"],
)
def test_prey_that_enters_and_stays_where_it_is(id: str) -> None:
    t = entered(id, WORTHY)
    assert (t.space("underground"), t.hidden("underground"), t.space("graveyard")) == (id, False, None)
    assert [len(p.hand) for p in t.s.players] == [4, 4]
    t = Hunting(2).crowd(id).prey_phase(WORTHY)
    assert t.ids(t.s.combat) == [id]


@pytest.mark.parametrize("id", ["messenger", "gang_lookout", "bush_pilot", "courier_with_a_case"])
def test_runners(id: str) -> None:
    t = entered(id)
    assert (t.space("underground"), t.space("graveyard")) == (None, id)
    t.prey_phase(HAZARD)
    assert (t.space("graveyard"), t.space("river"), t.space("underground")) == (None, id, HAZARD)
    assert struck(id, DAMAGE, DISHONOR).damage == [0, 0], "it strikes once"


@pytest.mark.parametrize("id", ["scouting_party", "vigilante", "deserter"])
def test_prey_that_escapes(id: str) -> None:
    t = Hunting(2).crowd(id).prey_phase(WORTHY)
    assert (t.s.combat, t.ids(t.s.out), t.hunt.trophies) == ([], [id], [[], []])
    t = Hunting(2).wild("hills", id).prey_phase(WORTHY)
    assert t.space("hills") == id, "nobody pushes it out"


@pytest.mark.parametrize("id", ["sharpshooter", "transit_marshal", "rooftop_sniper"])
def test_lethal_prey(id: str) -> None:
    assert struck(id, DAMAGE)[0].dead
    t = struck(id, DISHONOR)
    assert (t[0].dead, t.ids(t[0].wounds)) == (False, [DISHONOR])


@pytest.mark.parametrize("id", ["heavy_gunner", "cold_room_team"])
def test_prey_with_double_strike(id: str) -> None:
    assert struck(id, TWO, DAMAGE, DAMAGE).damage == [2, 0]


@pytest.mark.parametrize("id", ["point_man", "bounty_hunter"])
def test_prey_whose_strike_costs_a_card_of_choice(id: str) -> None:
    t = struck(id, DISHONOR)
    assert (t.ids(t[0].wounds), t.keys) == ([DISHONOR], ["discard experience", "discard brute_force"])
    t.choose("discard experience")
    assert [event.seat for event in t.events("discard")] == [0]
    t = struck(id, DISHONOR, hand=())
    assert (t.ids(t[0].wounds), t.events("discard"), t.asked) == ([DISHONOR], [], 1), "from an empty hand nothing"


def test_enforcer() -> None:
    t = struck("enforcer", DISHONOR)
    assert (t.ids(t[0].wounds), [event.seat for event in t.events("discard")], t.asked) == ([DISHONOR], [0], 1)
    t = struck("enforcer", DISHONOR, hand=())
    assert (t.ids(t[0].wounds), t.events("discard"), t.asked) == ([DISHONOR], [], 1), "from an empty hand nothing"


@pytest.mark.parametrize(
    ("id", "shown", "damage", "cards", "top"),
    [
        ("grenadier", SURVIVOR, 1, 2, 0),
        ("poacher", SKILLED, 0, 1, 0),
        ("armed_commuter", KNOWING, 0, 2, 1),
    ],
)
def test_prey_whose_death_hurts_unless_a_card_is_shown(id: str, shown: str, damage: int, cards: int, top: int) -> None:
    t = kill(id, DAMAGE)
    assert t.keys == ["let"], "nothing to show"
    t.choose("let")
    if id == "poacher":
        t.choose("discard experience")
    assert (t.damage[0], len(t[0].hand), len(t.events("discard-top"))) == (damage, cards, top)
    t = Hunting(2).hand(0, "experience", shown).wild("river", id).give(attack=9).choose("fight river")
    assert t.keys == [f"show {shown}", "let"]
    t.choose(f"show {shown}")
    assert (t.room(0), t.damage, len(t[0].hand), t[0].discard) == ([id], [0, 0], 2, [])


@pytest.mark.parametrize("id", ["scouting_party", "arms_dealer"])
def test_prey_whose_death_brings_a_card(id: str) -> None:
    t = kill(id)
    assert (t.in_hand(0), t.ids(t[0].deck)) == (["brute_force", "brute_force", "experience"], ["experience"])
    t = Hunting(2).wild("river", id).deck(0).give(attack=9).choose("fight river")
    assert t.in_hand(0) == ["experience"], "there is none to draw"


def test_demolition_man() -> None:
    t = Hunting(3).slain(1, 2).wild("river", "demolition_man").give(attack=6).strikes(DAMAGE, TWO).choose("fight river")
    assert t.damage == [2, 1, 0], "each living Predator, the active one first"


def test_old_soldier() -> None:
    t = kill("old_soldier")
    assert (t.room(0), t.question) == (["old_soldier"], "enc-hunters-action"), "no other to move"
    t = Hunting(2).wild("river", "old_soldier").wild("ruins", PATROL).combat(WORTHY).give(attack=4)
    t.choose("fight river")
    assert t.keys == ["back ruins", f"back {WORTHY}", "decline"]
    left = t.game.copy().choose("decline")
    assert [len(left.view(0)["combat"]), left.view(0)["wilds"][3]["card"]] == [1, PATROL]
    t.choose(f"back {WORTHY}")
    assert (t.space("hills"), t.s.combat) == (WORTHY, [])


def test_courier_with_a_case() -> None:
    t = Hunting(2).wild("river", "courier_with_a_case").traps("bear_trap", "cage").give(attack=5).choose("fight river")
    assert (t.ids(t.hunt.fronts[0]), t.hunt.fronts[1]) == (["cage"], [])


# What is turned up


def test_reader_of_tracks() -> None:
    t = entered("reader_of_tracks", RUNNER, WORTHY)
    assert [t.space(name) for name in ("underground", "graveyard", "river")] == [WORTHY, "reader_of_tracks", None]
    t = Hunting(2).hand(0, "experience").wild("hills", "reader_of_tracks", up=False).enemies(WORTHY).give(attack=2)
    t.choose("scan hills")
    assert (t.space("hills"), t.space("underground")) == ("reader_of_tracks", WORTHY)


@pytest.mark.parametrize("id", ["last_stand", "special_agent"])
def test_prey_that_disarms(id: str) -> None:
    t = entered(id)
    assert ([len(p.hand) for p in t.s.players], [len(p.discard) for p in t.s.players]) == ([2, 2], [2, 2])
    t = Hunting(2).hand(0).hand(1, "experience").prey_phase(id)
    assert [len(p.discard) for p in t.s.players] == [0, 1], "what there is"


def test_police_officer() -> None:
    t = Hunting(2, film=2).wild("river", WORTHY).combat(PATROL).wild("hills", RUNNER, up=False).wild("ruins", HAZARD)
    t.prey_phase("police_officer")
    assert t.keys == ["arrest river", f"arrest {PATROL}"], "neither a Hazard nor what lies face down"
    other = t.game.copy().choose("arrest jungle_patrol")
    assert [one["card"] for one in other.view(0)["combat"]] == ["police_officer"]
    t.choose("arrest river")
    assert (t.space("underground"), t.space("river"), t.carried("police_officer")) == (None, "police_officer", [WORTHY])
    t = Hunting(2, film=2).wild("ruins", HAZARD).prey_phase("police_officer")
    assert (t.space("underground"), t.question) == ("police_officer", "enc-hunters-action"), "nobody to arrest"


def test_kingpin() -> None:
    t = entered("kingpin", RUNNER, WORTHY)
    assert [t.space(name) for name in ("underground", "graveyard", "river")] == [WORTHY, "kingpin", None]
    assert (t.hidden("underground"), t.hidden("graveyard")) == (True, False)
    assert [t.game.view(seat)["wilds"][0]["card"] for seat in (0, 1)] == [None, None]


def test_armored_trooper() -> None:
    t = Hunting(2).wild("river", WORTHY).gears("minigun", "body_armor").prey_phase("armored_trooper")
    assert (t.carried("armored_trooper"), t.s.carried_by(t.instance(WORTHY))) == (["body_armor"], [])
    assert t.game.view(0)["wilds"][0]["health"] == 7 + 2


@pytest.mark.parametrize(
    "id",
    [
        *("gear_up_no_sport", "gear_up_payback_time", "gear_up_what_the_hell", "gear_up_heat_and_conflict"),
        *("gear_up_this_is_history", "gear_up_taste_for_beef", "gear_up_mercenary"),
    ],
)
def test_gear_ups(id: str) -> None:
    t = Hunting(2).wild("graveyard", PATROL).wild("hills", WORTHY).gears("minigun", "body_armor").prey_phase(id)
    assert (t.carried(PATROL), t.ids(t.s.out), t.space("underground")) == (["body_armor"], [id], None)
    t = Hunting(2).gears("minigun", "body_armor").prey_phase(id)
    assert (t.ids(t.s.attached[0]), t.ids(t.s.out)) == (["body_armor"], [id]), "it waits for the next Prey"


@pytest.mark.parametrize(
    ("id", "price", "honor"),
    [
        *(("quicksand", 3, 2), ("deadfall", 4, 2), ("log_ambush", 5, 3), ("live_wire", 3, 2)),
        *(("third_rail", 4, 2), ("liquid_nitrogen", 5, 3), ("falling_beams", 4, 2), ("rusted_snare", 2, 1)),
    ],
)
def test_hazards(id: str, price: int, honor: int) -> None:
    t = Hunting(2).prey_phase(id).give(recruit=price - 1, attack=30)
    assert (t.space("underground"), t.reason("evade underground")) == (id, f"enc-why-recruit {price}")
    assert t.reason("fight underground") == "enc-why-no-enemy"
    before = t.honor(0)
    t.give(recruit=price).choose("evade underground")
    assert (t.s.recruit, t.room(0), t.honor(0) - before) == (0, [id], honor)
    t = Hunting(2).crowd(id).traps("bear_trap", "cage").prey_phase(WORTHY)
    assert (t.s.combat, t.ids(t.s.out), t.ids(t.hunt.fronts[0])) == ([], [id], ["cage"])


# The Ultimate Prey


@pytest.mark.parametrize(("players", "health"), [(1, 22), (2, 17), (3, 14), (4, 12), (5, 10)])
def test_the_one_who_walks_away(players: int, health: int) -> None:
    t = Hunting(players).hand(0, "experience").wild("hills", "the_one_who_walks_away").give(attack=health - 1)
    assert t.reason("fight hills") == f"enc-why-attack {health}"
    t.strikes(TWO).give(attack=health).choose("fight hills", "let")
    assert (t.damage[0], t.room(0), t.ending) == (2, ["the_one_who_walks_away"], "ultimate")
    t = Hunting(players).hand(0, STRONG_ONE).wild("hills", "the_one_who_walks_away").give(attack=health)
    t.choose("fight hills", f"show {STRONG_ONE}")
    assert (t.damage[0], t.ending) == (0, "ultimate")
    assert t.honor(0) == 4 + 10


def test_the_one_who_walks_away_strikes_twice_and_grows_as_predators_die() -> None:
    assert struck("the_one_who_walks_away", TWO, DAMAGE, DAMAGE).damage == [2, 0]
    t = Hunting(3).wild("hills", "the_one_who_walks_away").slain(0, 2)
    assert t.game.view(0)["wilds"][4]["health"] == 17
    assert t.slain(0, 1).game.view(0)["wilds"][4]["health"] == 22, "one Predator is left"
    assert t.wild("river", WORTHY).game.view(0)["wilds"][2]["health"] == 5, "other Prey is not concerned"


@pytest.mark.parametrize(("players", "health"), [(1, 19), (2, 16), (3, 14), (4, 12), (5, 11)])
def test_nine_lives(players: int, health: int) -> None:
    t = Hunting(players, film=2).trophies(0, f"enemy:{WORTHY}").wild("hills", "nine_lives").give(attack=health - 1)
    assert t.reason("fight hills") == f"enc-why-attack {health}"
    t.give(attack=health).choose("fight hills")
    assert (t.room(0), t.ending, t.honor(0)) == ([WORTHY, "nine_lives"], "ultimate", 4 + 3 + 10)


def test_nine_lives_returns_to_who_has_no_other_worthy_prey() -> None:
    t = Hunting(2, film=2).trophies(0, f"enemy:{PATROL}").trophies(1, f"enemy:{WORTHY}").wild("hills", "nine_lives")
    n = len(t.s.enemies)
    t.gear("nine_lives", "body_armor").give(attack=18).choose("fight hills")
    assert (t.s.attack, t.room(0), t.ending) == (0, [PATROL, "body_armor"], "")
    assert (len(t.s.enemies), t.ids(t.s.enemies).count("nine_lives")) == (n + 1, 1)


def test_nine_lives_runs() -> None:
    t = Hunting(2, film=2).wild("river", "nine_lives").prey_phase(HAZARD)
    assert (t.space("river"), t.space("ruins")) == (None, "nine_lives")
