"""House Hagal at the terminal: one player against two rivals, two players with a third."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from hagal.game import Game
from hagal.games.dune.components import Intrigue
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.terminal import saves, start
from hagal.terminal.faces.dune import ending, story
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES, name
from tests.support.scripted import Answer, Desk, begin, by_chance, for_a_while
from tests.support.terminal import Person, picture, talk_of

OVER = {"en": "The game is over.", "ru": "Игра окончена.", "pt-BR": "A partida acabou."}
RIVAL = {"en": "(rival)", "ru": "(опп.)", "pt-BR": "(Rival)"}
LEVELS = {"en": "Mercenary (novice)", "ru": "Наёмник (лёгкий)", "pt-BR": "Mercenário (Novato)"}
HOUSE = {"en": "House Hagal", "ru": "Дом Хагаль", "pt-BR": "Casa Hagal"}


@cache
def finished(seed: int = 5, players: int = 1) -> Game:
    """A game played by chance to its end, without a terminal."""
    game = begin(seed=seed, players=players)
    rng = random.Random(seed)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
    return game


def asking(tag: str, answer: Answer) -> Answer:
    """Play on until this sort of question comes, then leave."""

    def until(desk: Desk, prompt: str) -> str:
        decision = desk.game.decision
        if decision is not None and decision.choice.tag == tag:
            raise EOFError
        return answer(desk, prompt)

    return until


def test_a_solo_game_is_played_to_its_end() -> None:
    desk = Desk(begin(players=1), by_chance(3), kinds="me", lang="ru")
    assert desk.play()
    for words in (OVER["ru"], RIVAL["ru"], LEVELS["ru"]):
        assert words in desk.shown
    assert not list(saves.folder().glob("*")), "a finished game is not offered again"


def test_a_game_of_two_has_house_hagal_as_the_third() -> None:
    desk = Desk(begin(players=2), by_chance(3), kinds="me,random")
    assert desk.play()
    end = desk.shown.split(OVER["en"])[1]
    assert HOUSE["en"] in end
    assert "■3" not in end.split("\n\n")[2], "it has no points to explain"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_rivals_on_the_board_and_at_the_end(lang: str) -> None:
    talk = talk_of(lang=lang)
    assert any(RIVAL[lang] in line for line in picture(finished(players=1), 0, talk, tale=True))
    assert any(HOUSE[lang] in line for line in picture(finished(players=2), 1, talk, tale=True))
    alone = "\n".join(line.plain for line in ending.lines(finished(players=1), talk))
    assert OVER[lang] in alone
    assert LEVELS[lang] in alone
    assert HOUSE[lang] in "\n".join(line.plain for line in ending.lines(finished(players=2), talk))


def test_the_hagal_deck_is_on_the_board() -> None:
    game = begin(players=1)
    lines = "\n".join(picture(game, 0, talk_of()))
    assert f"Hagal deck: {game.view(0)['rivals']['deck']}" in lines
    assert "Hagal discards" in lines
    assert re.search(r"●2 .* \(rival\) +\d+ +\d/7 +\d/7 +\d/3", lines)


def test_house_hagal_has_no_figures_that_it_does_not_keep() -> None:
    lines = picture(begin(players=2), 0, talk_of())
    row = next(line for line in lines if line.startswith("■3"))
    assert row.split()[3:7] == ["-", "-", "-", "-"]
    assert "(rival)" not in row


def test_a_closed_space_says_so() -> None:
    expert = picture(begin(players=1, difficulty="kwisatz_haderach"), 0, talk_of())
    assert any("Swordmaster 8so (closed)" in line for line in expert)
    assert any("Mentat 5so" in line for line in expert)
    assert not any("Swordmaster 8so (closed)" in line for line in picture(begin(players=1), 0, talk_of()))


@pytest.mark.parametrize("players", [1, 2])
def test_nothing_of_the_rivals_that_is_hidden_is_shown(players: int) -> None:
    """The same screens and the same story, whatever the rivals hold and the Hagal deck brings."""
    talk = talk_of()
    chance = by_chance(7)
    names = [name(c, "en") for c in begin().state.rules.components.values() if isinstance(c, Intrigue)]
    seen = []

    def answer(desk: Desk, prompt: str) -> str:
        game = desk.game
        if game.decision is not None and len(game.record.keys) % 20 == 0:
            for seat in range(players):
                twin = game.copy()
                twin.state = determinize(game.state, (seat,), Rng(seat))
                assert picture(twin, seat, talk) == picture(game, seat, talk)
        seen.append(len(game.view(0)["players"][1]["intrigue"]))
        return chance(desk, prompt)

    options: dict[str, Any] = {"difficulty": "mentat"} if players == 1 else {}
    desk = Desk(begin(players=players, **options), answer, kinds=",".join(["me", "random"][:players]))
    assert desk.play()
    assert max(seen) > 0
    if players == 1:
        rivals = [line.plain for line in story.tale(desk.game.log.events, (0,), talk) if line.plain[:2] in ("●2", "■3")]
        drawn = [line for line in rivals if "draws an Intrigue card" in line]
        assert drawn
        assert not any(f"draws {card}" in line for card in names for line in drawn)


# Telling and explaining


def test_a_turn_of_a_rival_is_explained() -> None:
    games = [finished(seed=seed) for seed in (5, 6)]
    told = " ".join(line.plain.strip() for game in games for line in story.tale(game.log.events, (0,), talk_of()))
    for words in (
        "Rival: ",
        "passes over ",
        "(taken)",
        "(no bonus spice)",
        "and goes there",
        "goes where most bonus spice lies: ",
        "into the garrison",
        "from the garrison to the Conflict",
        " on a victory point",
        " swords",
    ):
        assert words in told, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_gives_the_numbers_of_the_rules(lang: str) -> None:
    word = {"en": "log rules", "ru": "журнал правила", "pt-BR": "histórico regras"}[lang]
    desk = Desk(begin(players=1), ["log", word], kinds="me", lang=lang)
    desk.play()
    plain, cited = desk.shown.split(f"> {word}\n")
    assert "[HG-004]" not in plain
    assert "[HG-004]" in cited
    assert "[HG-031]" in cited
    assert "[DI-004]" in cited


def test_a_reshuffle_is_told_with_the_turn_that_it_came_in() -> None:
    games = (finished(seed=seed, players=2) for seed in range(20))
    lines = [line.plain for game in games for line in story.tale(game.log.events, (0,), talk_of(2000))]
    found = [line for line in lines if "all Hagal cards make a new deck" in line]
    assert found
    assert all(line.startswith("■3 ") for line in found)


def test_cards_of_the_rivals_can_be_looked_up() -> None:
    desk = Desk(
        begin(players=1, rival_leaders=["memnon_thorvald", "random"]), ["card arrakeen", "card memnon"], kinds="me"
    )
    desk.play()
    assert "Hagal card" in desk.shown
    assert "The rival uses its signet" in desk.shown
    assert "As a rival: the signet alone" in desk.shown


# Deciding for a rival


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_decision_for_a_rival_says_so(lang: str) -> None:
    words = {"en": "You decide for a rival:", "ru": "Вы решаете за оппонента:", "pt-BR": "Você decide por um Rival:"}
    for seed in range(20):
        desk = Desk(begin(seed=seed, players=1), asking("decide", by_chance(seed)), kinds="me", lang=lang)
        if not desk.play():
            break
    assert not desk.game.over
    assert words[lang] in desk.shown
    assert "HG-049" in desk.shown
    options = desk.shown.split(words[lang])[1]
    assert not any(player in options for player in ("Player 2", "игрок 2", "jogador 2")), "the heading says for whom"


# Hints, going back, coming back


@pytest.mark.parametrize("players", [1, 2])
def test_a_hint_is_always_an_option(players: int) -> None:
    asked: list[int] = []

    def answer(desk: Desk, prompt: str) -> str:
        """The bot's advice on every question, also on those for a rival."""
        if desk.game.over or prompt != "> ":
            return ""
        if not asked or asked[-1] != len(desk.game.record.keys):
            asked.append(len(desk.game.record.keys))
            return "hint"
        line = desk.shown.rsplit("> hint\n", 1)[1].splitlines()[0]
        return line.split(":")[0]

    desk = Desk(begin(players=players), for_a_while(answer, 90), kinds=",".join(["me", "random"][:players]))
    desk.play()
    assert len(asked) > 30


def test_a_choice_can_be_taken_back_before_the_rivals_are_seen() -> None:
    game = begin(seed=1, players=1)
    asked: list[str] = []
    before = game.save()

    def answer(desk: Desk, prompt: str) -> str:
        asked.append(prompt)
        if prompt.startswith("Your turn is over"):
            return "undo"
        if any(known.startswith("Your turn is over") for known in asked):
            raise EOFError
        if prompt != "> ":
            return ""
        keys = desk.game.decision.keys  # type: ignore[union-attr]
        return next((key for key in keys if key.endswith(("wealth", "secure_contract"))), "reveal")

    desk = Desk(game, answer, kinds="me", live=True)
    desk.talk.wait = lambda: None  # type: ignore[method-assign]
    assert not desk.play()
    assert "Taken back." in desk.shown
    assert desk.session.game.save() == before
    assert saves.read(desk.session.table.path).game.save() == before
    after = desk.shown.split("Taken back.")[0].rsplit("> ", 1)[1]
    assert "●2" not in after, "what the rivals did meanwhile is not told"


@pytest.mark.parametrize("kinds", ["me", "me,bot"])
def test_quit_and_resume_goes_on_with_the_rivals(kinds: str) -> None:
    desk = Desk(begin(players=kinds.count(",") + 1), for_a_while(by_chance(2), 12), kinds=kinds)
    assert not desk.play()
    table = start.table(Wish(resume=True), Person(live=False).talk)
    assert table.game.save() == desk.game.save()
    assert table.game.story(0) == desk.game.story(0)
    again = Desk(table.game, by_chance(4), kinds=kinds, path=table.path)
    assert again.play()


# The end


def test_the_end_says_whether_the_rivals_are_beaten() -> None:
    talk = talk_of()
    game = finished(players=1).copy()
    outcome = game.outcome
    assert outcome is not None
    for seat in range(3):
        assert sum(ending.points(game, seat, talk).values()) == outcome.scores[seat]
    assert "resources spent" in {label for seat in (1, 2) for label in ending.points(game, seat, talk)}
    best = max(outcome.scores[1:])
    resources = ("spice", "solari", "water", "garrison")
    me, *rivals = game.state.players  # type: ignore[attr-defined]
    first = max(rivals, key=lambda p: [p.vp, *(getattr(p, what) for what in resources)])
    for points, extra, words in (
        (best + 1, 0, f"You have beaten both rivals, {best + 1} to {best}."),
        (best - 1, 0, f"The rivals have beaten you, {best} to {best - 1}."),
        (best, 1, f"You have beaten both rivals: {best} to {best}, but with more resources."),
        (best, -1, f"The rivals have beaten you: {best} to {best}, but with more resources."),
        (best, 0, f"Nobody has beaten the other: {best} to {best}"),
    ):
        me.vp = points
        for what in resources:
            setattr(me, what, getattr(first, what))
        me.spice += extra
        lines = [line.plain for line in ending.lines(game, talk)]
        assert lines[1].startswith(words)
        assert "Difficulty: Mercenary (novice)" in lines[1]


def test_the_end_of_two_leaves_house_hagal_out_of_the_ranking() -> None:
    lines = [line.plain for line in ending.lines(finished(players=2), talk_of())]
    assert sum(line.lstrip().startswith(("1.", "2.", "3.")) for line in lines) == 2
    assert any(line.strip() == "■3 House Hagal  takes no part in the scoring" for line in lines)
