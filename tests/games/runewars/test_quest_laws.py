"""Whatever the players answer in the quest phase, in duels and in the windows of their turns: nothing is lost, nothing
is told to whom it is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hagal.games.runewars import TITLE
from hagal.games.runewars.actions import look
from hagal.games.runewars.exploration.laws import tokens_lie
from hagal.games.runewars.exploration.part import lay_tokens
from hagal.games.runewars.names import MOBILIZE
from hagal.games.runewars.quests import heroes, laws
from hagal.games.runewars.state import Runewars
from hagal.kernel import laws as kernel_laws
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.laws import Broken
from hagal.kernel.loop import open_asides, open_choices, take_aside
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register
from tests.games.runewars.position import at, position, push, stronghold, units
from tests.games.runewars.questing import hero, reward

VIEWERS: list[tuple[int, ...]] = [(0,), (1,), (2,), (0, 2), ()]
SPOTS = ("b2", "b3", "c2", "c3", "c4", "d3")


def table(seed: int, exploration: bool = False) -> Runewars:
    """Three players with heroes close together, rewards, quests, tactics, units, and rune tokens that nobody knows."""
    s = position("daqan", "waiqar", "uthuk", exploration=exploration)
    s.rng = seed
    rng = Rng(seed)
    quests = [area for quest in s.rules.kinds["quest"] for area in quest.areas]
    for area in s.board.areas:
        if area.id in SPOTS:
            area.id = quests[rng.below(len(quests))] if rng.below(2) else area.id
    spots = [area for k, area in enumerate(s.board.areas) if 5 <= k < 20]
    zones.shuffle(s, s.dragon_pile)
    for id in dict.fromkeys(spots[rng.below(len(spots))].id for _ in range(5)):
        zones.draw(s, s.dragon_pile, s.runes, 0)
        s.rune_at.append(at(s, id))
        s.rune_up.append(0)
    units(s, "c1", 0, footman=3, giant=1)
    units(s, "d1", 1, reanimate=4, beastman_routed=2)
    units(s, "b1", -1, hellhound=2)
    for p in s.players:
        p.influence = rng.below(6)
        p.order = 1 + rng.below(8)
        stronghold(s, f"h{p.seat}a", p.seat)
        zones.draw_some(s, s.quest_deck, p.quests, 3, 1 << p.seat)
        zones.draw_some(s, s.tactics_deck, p.tactics, 2, 1 << p.seat)
        for _ in range(3):
            i = s.hero_deck[-1]
            hero(s, s.face[i].id, p.seat, spots[rng.below(len(spots))].id, damage=rng.below(2))
            for _ in range(rng.below(3)):
                heroes.gain_reward(s, p.seat, len(p.heroes) - 1)
    for k, owner in enumerate(s.control):
        if owner >= 0:
            look(s, owner, k)
    if exploration:
        lay_tokens(s, 0, -1)
    s.active = -1
    return s


def check(s: Runewars) -> None:
    kernel_laws.conserved(s)
    kernel_laws.knowledge_is_sound(s)
    for law in (laws.figures, laws.bearers, laws.one_duel, laws.cards_in_place, laws.lookers, tokens_lie):
        law(s)


def resolve(s: Runewars, seed: int) -> int:
    """Answer whatever is asked, by chance, with asides now and then, and check the laws at every question."""
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
        assert len(options) <= 60
        assert all(found for _seat, _choice, found in open_choices(s))
        told(s, options)
        asides = open_asides(s)
        if asides and rng.below(8) == 0:
            take_aside(s, *asides[rng.below(len(asides))])
            continue
        option = options[rng.below(len(options))]
        kernel_laws.copies_apart(s, option)
        _step, seat, source = s.stack[-1]
        s.stack[-1] = (option, seat, source)


def told(s: Runewars, options: list[Step[Runewars]]) -> None:
    """Every question and every option has its words."""
    step, seat, source = s.stack[-1]
    assert isinstance(step, Choice)
    assert step.prompt(s, seat, source).id.startswith("rw-")
    assert all(option.message().id.startswith(("rw-", "option-decline")) for option in options)


@pytest.mark.parametrize("exploration", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_a_quest_phase_keeps_the_laws(seed: int, exploration: bool) -> None:
    s = table(seed, exploration)
    push(s, "quest_phase", -1)
    assert resolve(s, seed) > 5


class OwnTurn(Choice[Runewars]):
    """As the windows of a turn: one thing after the other."""

    tag = "test_own_turn"
    fields = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [*heroes.window(s, seat), EndOfTurn()] if self.left else []

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not s.players[seat].rewards

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-turn-end")


class EndOfTurn(Step[Runewars]):
    tag = "test_end_of_turn"

    def key(self) -> str:
        return "end"

    def message(self) -> Msg:
        return Msg("rw-option-end")


@pytest.mark.parametrize("seed", range(10))
def test_an_own_turn_keeps_the_laws(seed: int) -> None:
    s = table(seed)
    register(OwnTurn, EndOfTurn)
    for fallen in (1, 2):
        heroes.defeat(s, fallen, 0)
    for seat in (2, 1, 0):
        for _ in range(3):
            push(s, OwnTurn(1), seat)
    s.active = 0
    for p in s.players:
        p.order = MOBILIZE
    assert resolve(s, seed) > 1


def broken(harm: Callable[[Runewars], object], law: Callable[[Runewars], None], said: str) -> None:
    s = position()
    hero(s, "silhouette", 0, "c3")
    hero(s, "grey_ker", 0, "c2")
    reward(s, "rage_blade", 0, "silhouette")
    law(s)
    harm(s)
    with pytest.raises(Broken, match=said):
        law(s)


def test_the_laws_notice_what_they_are_for() -> None:
    broken(lambda s: s.players[0].figures.pop(), laws.figures, "2 heroes and 1 figures")
    broken(lambda s: heroes.changed_figure(s, 0, 0, 1, 3), laws.figures, "3 damage")
    broken(lambda s: heroes.changed_figure(s, 0, 0, 3, 3), laws.figures, "training")
    broken(lambda s: heroes.changed_figure(s, 0, 0, 0, 99), laws.figures, "nowhere")
    broken(lambda s: s.players[0].bearers.clear(), laws.bearers, "under nobody")
    broken(lambda s: s.dropped_at.append(1), laws.bearers, "without a marker")
    broken(lambda s: s.reward_deck.append(s.hero_deck.pop()), laws.cards_in_place, "only Rewards")
    broken(lambda s: s.players[0].quests.extend(s.quest_deck[:4]), laws.figures, "4 quests")


def test_a_hero_over_a_token_that_his_player_does_not_know_is_noticed() -> None:
    s = position()
    hero(s, "silhouette", 0, "c3")
    zones.shuffle(s, s.dragon_pile)
    zones.draw(s, s.dragon_pile, s.runes, 0)
    s.rune_at.append(at(s, "c3"))
    s.rune_up.append(0)
    with pytest.raises(Broken, match="has not looked"):
        laws.lookers(s)
