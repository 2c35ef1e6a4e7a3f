"""The text of a season card (RW-042, RW-055, RW-207; RWF-006, RWF-007, RWR-010, OP-9)."""

from __future__ import annotations

from hagal.games.runewars.catalogue.seasons import SEASON_CARDS
from hagal.games.runewars.names import SEASONS
from hagal.games.runewars.seasons.bids import Bid
from hagal.games.runewars.seasons.titles import PRIMARCH
from hagal.games.runewars.state import Runewars
from hagal.kernel.loop import advance
from tests.games.runewars.position import asked, at, choose, offered, position, rune, units
from tests.games.runewars.seasons import draw
from tests.rules import rule


@rule("RW-042")
def test_eight_cards_for_each_season() -> None:
    for season in range(len(SEASONS)):
        assert sum(1 for card in SEASON_CARDS if card.season == season) == 8
    assert len({card.id for card in SEASON_CARDS}) == 32


@rule("RW-042")
def test_the_text_is_that_of_the_card_drawn_last_in_the_order_of_play() -> None:
    s = position("daqan", "latari", "waiqar")
    for p, order, influence in zip(s.players, (5, 2, 2), (0, 0, 6), strict=True):
        p.order, p.influence = order, influence
    draw(s, "first_furrows")
    found = []
    while advance(s) is not None:
        found.append(asked(s))
        choose(s, "food")
    assert found == [2, 1, 0]
    assert [p.dials[0] for p in s.players] == [4, 3, 4]


@rule("RW-207", "RW-202")
def test_the_words_wizards_council_bring_the_primarch_influence_and_nobody_else_anything() -> None:
    for owner, gained in ((-1, [0, 0]), (1, [0, 1])):
        s = position()
        s.title_of[PRIMARCH] = owner
        draw(s, "stormy_weather")
        advance(s)
        assert [p.influence for p in s.players] == gained
    s = position()
    s.title_of[PRIMARCH] = 1
    draw(s, "first_furrows")
    assert s.players[1].influence == 0


@rule("RW-207")
def test_every_bid_is_a_matter_of_the_council() -> None:
    for card in SEASON_CARDS:
        assert card.council == any(isinstance(effect, Bid) for effect in card.effects)


@rule("RW-055")
def test_a_season_card_belongs_to_nobodys_turn() -> None:
    s = position()
    draw(s, "pilgrims_at_the_gates")
    advance(s)
    assert [p.influence for p in s.players] == [1, 1]
    assert s.deeds == ()


def pious(*influence: int) -> Runewars:
    s = position("daqan", "latari", "waiqar")
    for p, n in zip(s.players, influence, strict=True):
        p.influence = n
    draw(s, "power_for_the_pious")
    return s


@rule("RWF-006", "RW-191")
def test_power_for_the_pious() -> None:
    s = pious(3, 3, 3)
    choose(s, "bid 2", "bid 1", "bid 0")
    assert asked(s) == 2
    assert offered(s) == ["dragon h1a", "dragon h1b", "dragon h1c"]  # latari has more influence left than daqan
    choose(s, "dragon h1a")
    assert asked(s) == 2
    assert offered(s) == ["dragon h0a", "dragon h0b", "dragon h0c"]
    choose(s, "dragon h0b")
    assert offered(s) == []
    assert [(s.board.areas[k].id, s.face[i].id) for i, k in zip(s.runes, s.rune_at, strict=True)] == [
        ("h1a", "dragon"),
        ("h0b", "dragon"),
    ]
    assert len(s.false_pile) == 17


@rule("RWF-006", "RW-192")
def test_who_has_no_area_without_a_token_gets_none() -> None:
    s = pious(3, 3, 0)
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=False)
    choose(s, "bid 2", "bid 1")
    assert offered(s)[0] == "dragon h1a"


def homes(edition: str = "2010") -> Runewars:
    s = position(edition=edition)
    units(s, "a1", 0, footman=1)
    units(s, "b1", 1, archer=1)
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=id == "h0b")
    s.players[0].influence = 1  # first in the order of play
    return s


@rule("RWF-007")
def test_threatened_home_realms() -> None:
    s = homes()
    rune(s, "h1a", dragon=True)
    draw(s, "threatened_home_realms")
    assert asked(s) == 0
    assert offered(s) == ["take h0a", "take h0b"]  # two go, in the order of the areas
    choose(s, "take h0b")
    assert "move a1" in offered(s)
    assert not {"move b1", "move h0a", "move h1b", "move h0c"} & set(offered(s))
    choose(s, "move a1")
    choose(s, "move c3")  # of the token of h0c, the only one that is left for it
    assert asked(s) == 1
    choose(s, "move c4")
    assert offered(s) == []
    assert sorted(s.board.areas[k].id for k in s.rune_at) == ["a1", "c3", "c4", "h0a"]
    assert len(s.runes) == 4


@rule("RWF-007")
def test_a_token_without_a_place_to_go_stays() -> None:
    s = homes()
    for area, home in enumerate(s.home):
        if home < 0:
            s.control[area] = 1
    s.control[at(s, "c3")] = -1
    draw(s, "threatened_home_realms")
    assert offered(s) == ["take h0a", "take h0b", "take h0c"]  # one area is free, so one token goes
    choose(s, "take h0a")
    assert offered(s) == []
    assert sorted(s.board.areas[k].id for k in s.rune_at) == ["c3", "h0b", "h0c"]


@rule("RWF-007")
def test_no_token_goes_from_one_area_of_the_home_realm_to_another() -> None:
    s = position()
    rune(s, "h0a", dragon=True)
    draw(s, "threatened_home_realms")
    assert "move a1" in offered(s)
    assert not [key for key in offered(s) if key.startswith("move h")]


@rule("RWR-010")
def test_in_the_revised_edition_one_token_goes() -> None:
    s = homes("revised")
    draw(s, "threatened_home_realms")
    assert offered(s) == ["take h0a", "take h0b", "take h0c"]
    choose(s, "take h0c", "move c3")
    assert offered(s) == []
    assert sorted(s.board.areas[k].id for k in s.rune_at) == ["c3", "h0a", "h0b"]


@rule("OP-9", "RW-156")
def test_the_player_left_of_the_first_decides_for_neutral_units_in_nobodys_turn() -> None:
    s = position("daqan", "latari", "waiqar")
    s.first = 1
    units(s, "c3", -1, giant=2)
    s.players[0].influence = 1
    draw(s, "the_wild_stirs")
    choose(s, "bid 1")
    assert asked(s) == 2
    assert all(key.startswith("retreat ") for key in offered(s))
