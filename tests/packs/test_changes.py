"""What a pack may say otherwise than a source: accepted, told as a warning, and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal import packs
from hagal.games.kit.declare import identify
from hagal.packs import Pack
from hagal.packs.encounters import box, sources
from hagal.packs.encounters.entries import entry
from hagal.packs.encounters.template import HEAD, replaceable, template
from tests.games.encounters.position import Position
from tests.support.facts import facts_in

DATA = Path(__file__).parents[2] / "data" / "encounters" / "predator.yaml"
TOP = "hagal: pack 1\ngame: encounters\npack: mine\nreplace:\n"


def pack(*entries: str) -> Pack:
    return packs.read_bytes((TOP + "\n".join(f"  {line}" for line in entries)).encode(), "mine.yaml")


def told(*entries: str) -> list[str]:
    return [f"{notice.line}:{notice.column}: {notice.text}" for notice in pack(*entries).notices]


def component(found: Pack, id: str) -> Any:
    return next(one for one in found.content.components if one.id == id)


KNOCK = "attack: 2, effects: [weaken: 1]"
SURE = "(confidence medium)"
CHANGED = [
    (
        f"knock_knock: {{class: tech, {KNOCK}}}",
        [f"5:17: knock_knock: a source reports class: strength {SURE}, the pack says class: tech"],
    ),
    (
        f"knock_knock: {{cost: 4, {KNOCK}}}",
        [f"5:17: knock_knock: a source reports cost: 3 {SURE}, the pack says cost: 4"],
    ),
    (
        "knock_knock: {effects: [weaken: 1]}",
        [f"5:3: knock_knock: a source reports attack: 2 {SURE}, the pack says no attack"],
    ),
    (
        f"knock_knock: {{recruit: 1, coordinate: true, {KNOCK}}}",
        [
            f"5:17: knock_knock: a source reports no recruit {SURE}, the pack says recruit: 1",
            f"5:29: knock_knock: a source reports no coordinate {SURE}, the pack says coordinate: true",
        ],
    ),
    (
        "sexual_tyrannosaurus: {recruit: 2, effects: [if_class: {survival: [heal: {damage: 1}]}]}",
        [
            "5:38: sexual_tyrannosaurus: a source reports effects: [if_class: {survival: [heal]}] (confidence low; "
            "the source limits which Strike is healed), "
            "the pack says effects: [if_class: {survival: [heal: {damage: 1}]}]"
        ],
    ),
    (
        "flesh_wound: {miss: true}",
        [
            f"5:17: flesh_wound: a source reports no miss {SURE}, the pack says miss: true",
            f"5:3: flesh_wound: a source reports damage: 1 {SURE}, the pack says no damage",
        ],
    ),
    (
        "soviet_advisor: {health: 6, ongoing: [tougher: {enemy: val_verde_guerrilla, n: 1}]}",
        [f"5:20: soviet_advisor: a source reports health: 5 {SURE}, the pack says health: 6"],
    ),
    (
        "lieutenant: {health: 10, defense: 5}",
        [f"5:16: lieutenant: a source reports health: 9 {SURE}, the pack says health: 10"],
    ),
    (
        "in_the_shadows: {attack: 2, team: dutch_team, effects: [backup: [avoid]]}",
        [f"5:31: in_the_shadows: a source reports team: none {SURE}, the pack says team: dutch_team"],
    ),
    (
        "in_the_shadows: {attack: 2, class: tech, effects: [backup: [avoid: 1]]}",
        [f"5:31: in_the_shadows: a source reports class: survival {SURE}, the pack says class: tech"],
    ),
    (
        "war_zone: {event: [fortify, draw]}",
        ["5:14: war_zone: a source reports event: [fortify] (confidence low), the pack says event: [fortify, draw: 1]"],
    ),
    ("dutch_common: {class: tech, cost: 9, attack: 9, effects: [draw]}", []),
    ("val_verdean_jungle: {hazards: [[draw], [draw], [draw]]}", []),
    (f"knock_knock: {{count: 5, character: dutch, team: dutch_team, rarity: common, deck: barracks, {KNOCK}}}", []),
    (f'knock_knock: {{name: "Knock, Knock", {KNOCK}}}', []),
]


@pytest.mark.parametrize(("line", "notices"), CHANGED, ids=[line[:50] for line, _notices in CHANGED])
def test_what_a_source_says_otherwise_is_a_warning(line: str, notices: list[str]) -> None:
    assert sorted(told(line)) == sorted(notices)


def test_what_the_pack_says_is_played() -> None:
    found = pack("knock_knock: {class: tech, cost: 4, attack: 3, effects: [draw]}", "flesh_wound: {miss: true}")
    table = Position(1, packs=[found])
    card: Any = table.s.rules.component("character:knock_knock")
    assert (card.cls, card.cost, card.attack) == (4, 4, 3)
    assert card in table.s.face
    table.strikes("flesh_wound").run("strike")
    assert table.damage == [0]


def test_a_title_moves_to_another_character() -> None:
    """An owner finds that a common card is another character's: both are entered, and both have all their cards."""
    found = pack(
        "dutch_common: {character: lambert, class: intel, recruit: 2, effects: [redraw: 1]}",
        "lambert_common: {character: dutch, class: tech, attack: 2, effects: [draw]}",
    )
    assert [notice.text for notice in found.notices] == [
        "dutch_common: a source reports character: dutch, the pack says character: lambert",
        "lambert_common: a source reports character: lambert, the pack says character: dutch",
    ]
    card = component(found, "dutch_common")
    assert (card.who, card.team, card.count, card.rarity) == ("lambert", 1, 5, "common")
    for film, who, id in ((1, "dutch", "lambert_common"), (2, "lambert", "dutch_common")):
        game = hagal.new("encounters", players=1, seed=1, film=film, packs=[found])
        state: Any = game.state
        cards = [state.face[i] for i in (*state.barracks, *state.hq)]
        assert len(cards) == 56
        assert sum(one.id == id for one in cards) == 5
        assert sum(one.who == who for one in cards) == 14


def test_one_alone_would_leave_both_with_a_wrong_number_of_cards() -> None:
    with pytest.raises(packs.PackError) as caught:
        pack("dutch_common: {character: lambert, attack: 2}")
    assert [problem.text.partition(":")[0] for problem in caught.value.problems] == [
        "dutch has 14 cards in the Barracks, not 9 (PR-026)",
        "lambert has 14 cards in the Barracks, not 19 (PR-026)",
    ]


def test_a_count_is_balanced_by_another() -> None:
    found = pack(
        "not_a_single_track: {count: 3, health: 5, ongoing: [scans_dearer: 2]}",
        "choppa_b: {count: 0}",
        "dutch_common: {count: 3, attack: 2}",
        "dutch_rare: {rarity: uncommon, attack: 4}",
    )
    assert [notice.text for notice in found.notices] == [
        "not_a_single_track: a source reports count: 2 (confidence medium; another source has 3), "
        "the pack says count: 3",
        "choppa_b: a source reports count: 1, the pack says count: 0",
        "dutch_common: a source reports count: 5, the pack says count: 3",
        "dutch_rare: a source reports count: 1, the pack says count: 3",
    ]
    assert (component(found, "dutch_common").rarity, component(found, "dutch_rare").count) == ("uncommon", 3)
    state: Any = hagal.new("encounters", players=1, seed=1, packs=[found]).state
    ids = [card.id for card in state.face]
    assert (ids.count("not_a_single_track"), ids.count("choppa_b")) == (3, 0)


def test_a_card_moves_to_another_deck() -> None:
    found = pack(
        "choppa_e: {deck: other_world_life_form, health: 6}", "other_world_b: {deck: get_to_the_choppa, health: 6}"
    )
    assert [notice.args["fact"] for notice in found.notices] == ["deck", "deck"]
    state: Any = hagal.new("encounters", players=1, seed=1, film=2, packs=[found]).state
    assert "choppa_e" in [card.id for card in state.face]
    assert "other_world_b" not in [card.id for card in state.face]


def test_other_numbers_of_events() -> None:
    found = pack("event_war_zone: {count: 3}", "scorpion_enforcer: {count: 3, health: 3, death: [discard_top]}")
    assert [notice.args["pack"] for notice in found.notices] == ["3", "3"]
    assert component(found, "event_war_zone").names == box()["event_war_zone"].names


def test_avatars_change_their_roles() -> None:
    swat, gangster = "health: 11, defense: 4", "health: 10, defense: 4"
    found = pack(f"swat: {{role: running_the_streets, {swat}}}", f"gangster: {{role: partners_in_crime, {gangster}}}")
    assert [notice.text for notice in found.notices] == [
        "swat: a source reports role: partners_in_crime (confidence medium; known by elimination only), "
        "the pack says role: running_the_streets",
        f"gangster: a source reports role: running_the_streets {SURE}, the pack says role: partners_in_crime",
    ]
    state: Any = hagal.new("encounters", players=2, seed=1, film=2, packs=[found], avatars=["swat", "gangster"]).state
    held = [[state.face[i].id for i in (*p.hand, *p.deck)] for p in state.players]
    assert "running_the_streets" in held[0]
    assert "partners_in_crime" in held[1]
    same = pack(f"swat: {{role: running_the_streets, {swat}}}").notices
    assert [notice.text for notice in same if notice.kind == "same-role"] == [
        "swat and gangster have the same Role, running_the_streets, of which the box has one copy"
    ]


def test_an_avatar_with_a_role_of_its_own() -> None:
    role = "{name: Door Kicker, class: strength, attack: 2, effects: [backup: [attack: 1]]}"
    found = pack(f"swat: {{health: 11, defense: 4, role: {role}}}")
    assert component(found, "swat").role == "swat_role"
    assert component(found, "swat_role").deck == "role"


def test_what_is_not_in_the_box_needs_nothing_else() -> None:
    found = pack("dutch_rare: {count: 0}", "dutch_common: {count: 6, attack: 2}")
    assert found.notices[0].text == "dutch_rare: a source reports count: 1, the pack says count: 0"
    assert component(found, "dutch_common").rarity == "common"


def test_warnings_do_not_come_with_problems() -> None:
    """A pack with a mistake is not half there."""
    with pytest.raises(packs.PackError) as caught:
        pack(f"knock_knock: {{class: tech, {KNOCK}}}", "dutch_common: {atk: 1}")
    assert all("a source" not in problem.text for problem in caught.value.problems)


def test_what_is_repeated_does_not_change_the_content() -> None:
    plain, other = pack(f"knock_knock: {{{KNOCK}}}"), pack(f"knock_knock: {{count: 5, {KNOCK}}}")
    assert plain.hash == other.hash
    assert plain.notices == other.notices == ()


# The template


def test_the_template_as_it_is_has_no_warnings() -> None:
    every = replaceable(every=True)
    text = HEAD + "".join(f"  {line}\n" for one in every for line in entry(one))
    found = packs.read_bytes(text.encode(), "all.yaml")
    assert len(found.content.replaced) == len(every)
    assert found.notices == ()


def test_the_template_has_everything_that_is_not_official() -> None:
    text = template()
    for one in box().values():
        if one.kind not in ("nobody", "person"):
            assert (f"\n  # {one.id}:\n" in text) == (one.origin != "official"), one.id
    reported = text.index("# ---- Reported ----")
    assert text.index("# ---- Stand-ins ----") < text.index("# dutch_common:") < reported < text.index("# knock_knock:")
    assert (
        "\n  # enemy, reported (confidence medium): count 2, deck get_to_the_choppa; count: another source has 3\n"
        "  # not_a_single_track:\n" in text
    )
    assert f"# avatar, reported {SURE}: film 2, role partners_in_crime; role: known by elimination only\n" in text


# What the sources say of themselves


def rows() -> list[dict[str, Any]]:
    data = facts_in(DATA)
    found: list[dict[str, Any]] = [*data["role_cards_human"], *data["avatars_human"], *data["strikes_human"]["cards"]]
    found += [*data["objectives"], *(card for one in data["objectives"] for card in one["deck"])]
    found += [*data["young_blood"]["cards"], *(card for who in data["barracks"]["characters"] for card in who["cards"])]
    return [row for row in found if "en" in row]


def id_of(row: dict[str, Any]) -> str:
    found: str = row.get("id") or identify(row["en"])
    return found


def test_confidence_is_that_of_the_data() -> None:
    known = box()
    reported = {id_of(row): row["confidence"] for row in rows() if id_of(row) in known}
    for id, confidence in reported.items():
        if known[id].origin == "reported":
            assert sources.confidence(known[id]) == confidence, id
    assert {id for id, confidence in reported.items() if confidence == "low"} == sources.UNSURE
    assert sources.confidence(known["dutch_common"]) == ""


def test_doubts_are_those_of_the_data() -> None:
    conflicts = {id_of(row) for row in rows() if "count_conflict" in row}
    assert conflicts == {id for id, doubts in sources.DOUBTS.items() if "count" in doubts}
    limited = {id_of(row) for row in rows() if "HealMin" in str(row.get("effect"))}
    assert limited == {id for id, doubts in sources.DOUBTS.items() if "effects" in doubts}
    for id, doubts in sources.DOUBTS.items():
        assert id in box()
        assert set(doubts) <= {"count", "role", "effects"}
