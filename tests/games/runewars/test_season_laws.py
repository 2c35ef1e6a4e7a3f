"""Whatever the players answer to a season card: nothing is lost, nothing is told to whom it is hidden."""

from __future__ import annotations

import pytest

from hagal.games.runewars import TITLE
from hagal.games.runewars.catalogue.seasons import SEASON_CARDS
from hagal.games.runewars.components import City, Season
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import DRAGON_RUNES, TRIANGLE
from hagal.games.runewars.seasons import laws
from hagal.games.runewars.seasons.effects import Each, Either, FirstToPay, GainInfluence, Pay
from hagal.games.runewars.seasons.runes import RevealRunes, mix
from hagal.games.runewars.state import Runewars
from hagal.kernel import laws as kernel_laws
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.laws import Broken
from hagal.kernel.loop import open_choices
from tests.games.runewars.position import at, position, push, rune, stronghold, units

VIEWERS: list[tuple[int, ...]] = [(0,), (1,), (2,), (0, 2), ()]


def table(seed: int) -> Runewars:
    """Three players with influence, units, strongholds and rune tokens, some of them known to one seat alone."""
    s = position("daqan", "waiqar", "uthuk")
    s.rng = seed
    rng = Rng(seed)
    for p in s.players:
        p.influence = rng.below(6)
        p.order = 1 + rng.below(8)
        stronghold(s, f"h{p.seat}a", p.seat)
        objective = s.objectives[0 if p.seat == 0 else 1].pop()
        s.known[objective] = 1 << p.seat
        p.objective.append(objective)
    units(s, "a1", 0, footman=3, giant=1)
    units(s, "c2", 1, reanimate=4, beastman_routed=2)
    units(s, "e1", 2, berserker=2)
    units(s, "c4", -1, hellhound=2)
    for id in ("a2", "d5"):
        city = City(f"city_{id}", id, shape=TRIANGLE, units=2, tactics=1, influence=2, quests=1)
        s.rules.components[city.ref] = city
        s.city[at(s, id)] = city
    for p in s.players:  # as set-up does: one of each, known to who placed them
        for pile in (s.dragon_pile, s.false_pile):
            zones.draw(s, pile, s.held, 0)
        mix(s, p.seat)
        for area in (f"h{p.seat}a", f"{'abd'[p.seat]}4"):
            s.rune_at.append(at(s, area))
            s.rune_up.append(0)
            zones.move(s, s.held[-1], s.held, s.runes)
    rune(s, "h1b", dragon=True, up=True)
    return s


def resolve(s: Runewars, seed: int) -> int:
    """Answer whatever is asked, by chance, and check the laws at every question; how many there were."""
    rng = Rng(seed)
    asked = 0
    while True:
        options = kernel_laws.advance_watched(s, lambda t: kernel_laws.asks_alike(t, VIEWERS, Rng(seed)))
        check(s)
        if options is None:
            return asked
        asked += 1
        kernel_laws.keys_unique(s, options)
        kernel_laws.options_pure(s)
        kernel_laws.round_trips(s)
        for viewer in VIEWERS:
            kernel_laws.keeps_secrets(s, viewer, TITLE.view, Rng(seed + asked))
        assert len(options) <= 200
        for _seat, _choice, found in open_choices(s):
            assert found
        option = options[rng.below(len(options))]
        kernel_laws.copies_apart(s, option)
        _step, seat, source = s.stack[-1]
        s.stack[-1] = (option, seat, source)


def check(s: Runewars) -> None:
    kernel_laws.conserved(s)
    kernel_laws.knowledge_is_sound(s)
    laws.runes(s)
    laws.tokens_placed(s)
    laws.titles(s)


@pytest.mark.parametrize("card", SEASON_CARDS, ids=[card.id for card in SEASON_CARDS])
def test_a_season_card_keeps_the_laws(card: Season) -> None:
    for seed in range(4):
        s = table(seed)
        deck = next(deck for deck in s.seasons if any(s.face[i].id == card.id for i in deck))
        i = next(i for i in deck if s.face[i].id == card.id)
        zones.move(s, i, deck, s.season_discard, 0xFF)
        s.active = -1
        push(s, "season_card", 0)
        resolve(s, seed)


@pytest.mark.parametrize("name", ["receive_rune", "fortify_runes"])
def test_runes_keep_the_laws(name: str) -> None:
    for seed in range(8):
        s = table(seed)
        for seat in range(3):
            push(s, name, seat)
        assert resolve(s, seed) >= 3


PRICE = RevealRunes(1, dragon=True)
HIDDEN_PRICES: dict[str, tuple[Effect, list[str], list[str]]] = {
    "pay": (Each((Pay(PRICE, (GainInfluence(1),)),)), ["pay", "decline"], ["decline"]),
    "first to pay": (FirstToPay(PRICE, (GainInfluence(1),)), ["pay", "decline"], ["decline"]),
    "either": (Each((Either((PRICE,)),)), ["reveal_runes"], ["decline"]),
}
"""Something for a dragon rune that is shown; what is offered to one who has it, and to one who has a false one."""


@pytest.mark.parametrize("dragon", [True, False])
@pytest.mark.parametrize("name", HIDDEN_PRICES)
def test_who_cannot_pay_a_hidden_price_is_asked_as_others_are(name: str, dragon: bool) -> None:
    """What lies face down in the home realm of seat 0 is seen by nobody else: nor may it be seen by silence."""
    effect, able, unable = HIDDEN_PRICES[name]
    s = table(1)
    if s.face[s.runes[0]].dragon != dragon:
        s.runes[0], s.runes[1] = s.runes[1], s.runes[0]
    assert s.control[s.rune_at[1]] < 0
    for p in s.players:
        p.order, p.influence = p.seat + 1, 3 - p.seat  # seat 0 comes first
    push(s, effect, 0)
    rng = Rng(1)
    others: list[tuple[int, ...]] = [(1,), (2,), (1, 2), ()]
    for _ in range(8):  # a token of either kind is imagined there
        options = kernel_laws.advance_watched(s, lambda t: kernel_laws.asks_alike(t, others, rng))
        assert options is not None
        assert s.stack[-1][1] == 0
        assert [option.key() for option in options] == (able if dragon else unable)


def test_the_laws_notice_what_they_are_for() -> None:
    s = table(1)
    s.rune_at[0] = s.rune_at[1]
    with pytest.raises(Broken, match="two rune tokens in one area"):
        laws.runes(s)
    s = table(1)
    s.runes.pop()
    s.rune_at.pop()
    s.rune_up.pop()
    with pytest.raises(Broken, match="are about"):
        laws.runes(s)
    s = table(1)
    s.known[s.runes[0]] = 0
    with pytest.raises(Broken, match="does not know a rune token"):
        laws.runes(s)
    s = table(1)
    s.false_pile.append(s.dragon_pile.pop())
    with pytest.raises(Broken, match="wrong pile"):
        laws.runes(s)
    s = table(1)
    s.held.append(s.dragon_pile.pop())
    with pytest.raises(Broken, match="stay in somebody's hand"):
        laws.tokens_placed(s)
    s = table(1)
    s.title_of[1] = 0
    with pytest.raises(Broken, match="cannot have a title"):
        laws.titles(s)
    assert len(table(1).dragon_pile) < DRAGON_RUNES
