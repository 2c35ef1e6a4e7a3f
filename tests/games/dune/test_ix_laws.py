"""The laws of Rise of Ix: seen to catch what they are for, and what random games have found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from hagal.games import title
from hagal.games.dune.components import Card, Leader, Space
from hagal.games.dune.effect import ASK, LUCK, Effect
from hagal.games.dune.ix import leaders, tiles
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.names import FACTION_ICONS
from hagal.games.dune.state import Dune
from hagal.kernel import laws
from hagal.kernel.laws import Broken, fields_complete
from hagal.kernel.state import PUBLIC
from hagal.lab.watched_game import Ruleset, WatchedGame, draw_ruleset
from tests.games.dune.ix_position import IxPosition

TITLE = title("dune")


def position(players: int = 4) -> Dune:
    """Rhombur in seat 0 with a Dreadnought in the Conflict and a tile face down, Tessia, Ilesa with a card aside."""
    names = ["rhombur_vernius", "tessia_vernius", "ilesa_ecaz", "memnon_thorvald"]
    t = IxPosition(players, names[:players]).ships(0, conflict=1, garrison=1).tiles(0, "windtraps", spent=True)
    if players == 4:
        t.hand(2, "dagger")
        t.ix.kept.append(t[2].hand.pop())
    return t.s


def a_third_dreadnought(s: Dune) -> None:
    part_of(s).garrison[0] += 1


def a_dreadnought_lost(s: Dune) -> None:
    part_of(s).docked[1] -= 1


def a_dreadnought_without_strength(s: Dune) -> None:
    s.players[0].might = 3


def strength_without_a_dreadnought(s: Dune) -> None:
    s.players[1].might = 3


def a_negotiator_from_nowhere(s: Dune) -> None:
    part_of(s).negotiators[2] += 1


def a_debt_of_negotiators(s: Dune) -> None:
    part_of(s).negotiators[2] -= 1
    s.players[2].supply += 1


def a_freighter_beyond_its_track(s: Dune) -> None:
    part_of(s).freighters[3] = 4


def a_flag_of_nobody(s: Dune) -> None:
    part_of(s).flags[0] = 4


def a_fresh_flag_without_a_ship(s: Dune) -> None:
    part_of(s).fresh[1] = True


def a_tile_flipped_twice(s: Dune) -> None:
    part_of(s).spent *= 2


def a_tile_of_nobody_flipped(s: Dune) -> None:
    part_of(s).spent.append(part_of(s).stacks[0][-1])


def two_cards_kept(s: Dune) -> None:
    part_of(s).kept.append(s.players[2].deck.pop())


@pytest.mark.parametrize(
    "spoil",
    [
        a_third_dreadnought,
        a_dreadnought_lost,
        a_dreadnought_without_strength,
        strength_without_a_dreadnought,
        a_negotiator_from_nowhere,
        a_debt_of_negotiators,
        a_freighter_beyond_its_track,
        a_flag_of_nobody,
        a_fresh_flag_without_a_ship,
        a_tile_flipped_twice,
        a_tile_of_nobody_flipped,
        two_cards_kept,
    ],
)
def test_a_cheap_law_catches(spoil: Callable[[Dune], None]) -> None:
    s = position()
    laws.cheap(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.cheap(s)


def test_a_marked_tile_is_face_up_in_solo_games() -> None:
    s = position(1)
    laws.cheap(s)
    stacks = part_of(s).stacks
    for stack in stacks:
        stack.sort(key=lambda i: not s.face[i].rival)
    with pytest.raises(Broken, match="no tile that rivals can take"):
        laws.cheap(s)
    for stack in stacks:
        stack.clear()
    laws.cheap(s)


def a_lost_tile(s: Dune) -> None:
    s.box.append(part_of(s).stacks[1].pop(0))


def a_card_among_the_tiles(s: Dune) -> None:
    part_of(s).tiles[1].append(s.players[1].deck.pop())


def a_tile_in_hand(s: Dune) -> None:
    s.players[1].hand.append(part_of(s).tiles[0].pop())


def a_top_tile_unseen(s: Dune) -> None:
    s.known[part_of(s).stacks[0][-1]] = 0


def a_tile_below_seen(s: Dune) -> None:
    s.known[part_of(s).stacks[0][0]] = 1


def an_owned_tile_unseen(s: Dune) -> None:
    s.known[part_of(s).tiles[0][0]] = 0


def a_kept_card_that_all_know(s: Dune) -> None:
    s.known[part_of(s).kept[0]] = PUBLIC


def a_kept_card_that_nobody_knows(s: Dune) -> None:
    s.known[part_of(s).kept[0]] = 0


def a_fifth_snooper(s: Dune) -> None:
    part_of(s).slots += 1


@pytest.mark.parametrize(
    "spoil",
    [
        a_lost_tile,
        a_card_among_the_tiles,
        a_tile_in_hand,
        a_top_tile_unseen,
        a_tile_below_seen,
        an_owned_tile_unseen,
        a_kept_card_that_all_know,
        a_kept_card_that_nobody_knows,
        a_fifth_snooper,
    ],
)
def test_a_dear_law_catches(spoil: Callable[[Dune], None]) -> None:
    s = position()
    laws.dear(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.dear(s)


def test_a_tile_is_turned_up_after_the_effect_of_the_last_one() -> None:
    t = IxPosition().tech("memocorders").hand(0, "dagger").give(0, spice=9).turn(0)
    t.choose("agent dagger tech_negotiation", "tech 1", "tech memocorders")
    assert t.s.known[t.ix.stacks[0][-1]] == 0
    laws.cheap(t.s)
    laws.dear(t.s)


def test_fields_are_complete() -> None:
    fields_complete(part_of(position()))


# Rulesets


def test_a_module_can_be_named() -> None:
    for seed in range(12):
        assert "ix" in draw_ruleset(TITLE, TITLE.players, seed, ("ix",)).modules
        assert draw_ruleset(TITLE, TITLE.players, seed, ()).modules == ()


def test_every_option_of_ix_is_drawn_where_it_fits() -> None:
    counts = set()
    seen = set()
    for seed in range(200):
        ruleset = draw_ruleset(TITLE, TITLE.players, seed)
        with_ix = "ix" in ruleset.modules
        counts.add((with_ix, ruleset.players))
        for name in ("epic", "row_dice", "brutal_escalation"):
            fits = with_ix and (ruleset.players > 1) == (name == "epic")
            assert fits or not ruleset.options[name]
            if ruleset.options[name]:
                seen.add((name, ruleset.players))
    assert len(counts) == 2 * len(TITLE.players)
    assert seen == {("epic", 2), ("epic", 3), ("epic", 4), ("row_dice", 1), ("brutal_escalation", 1)}


@pytest.mark.parametrize("players", TITLE.players)
def test_every_law_holds_in_a_game_with_ix(players: int) -> None:
    failure = WatchedGame(Ruleset("dune", players, ("ix",)), players, sample=0.02).run().failure
    assert failure is None, f"{failure.law}: {failure.message}{failure.trace}"


# What random games have found


def waiting(effects: tuple[Effect, ...], level: int) -> list[Effect]:
    return [effect for effect in effects if effect.level >= level]


def clashes(effects: list[Effect]) -> list[tuple[Effect, Effect]]:
    return [(a, b) for a, b in combinations(effects, 2) if a.key() == b.key() and a != b]


def test_effects_that_can_wait_side_by_side_have_different_keys() -> None:
    rules = TITLE.rules(4, ("ix",), {"promos": True, "epic": True})
    cards = [c for c in rules.components.values() if isinstance(c, Card)]
    spaces = [c for c in rules.components.values() if isinstance(c, Space)]
    signets = [c.signet for c in rules.components.values() if isinstance(c, Leader)]
    revealed = [effect for card in cards for effect in waiting(card.reveal, ASK)]
    assert not clashes([*revealed, tiles.ARTILLERY, tiles.DISPOSAL, leaders.TRASH_IN_PLAY])
    for card in cards:
        for box in signets if card.signet else [card.agent]:
            for space in spaces:
                if card.anywhere or space.icon & (card.icons | FACTION_ICONS):
                    assert not clashes(waiting((*space.effects, *box), LUCK)), (card, space)


def test_disposal_facility_beside_armands_own_trashing() -> None:
    t = IxPosition(3, ["armand_ecaz", "memnon_thorvald", "ilban_richese"]).tiles(0, "disposal_facility")
    t.hand(0, "dagger", "scout").give(0, persuasion=8, solari=9, agents=2).turn(0)
    t.s.players[0].posts = ()
    t.s.players[0].promised = 6
    for place in ("imperial_basin", "carthag"):
        k = t.s.board.places[place]
        t.s.players[0].posts += (k,)
        t.s.players[0].agents -= 1
        t.s.occupied |= 1 << k
    t.choose("reveal")
    assert [key for key in t.keys if "trash" in key] == ["do trash in play if persuasive", "do trash in play"]
    t.choose("do trash in play if persuasive", "trash scout play", "do trash in play")
    assert "trash dagger play" in t.keys
