"""Battles of random armies, played out at random: laws, copies, JSON, and words for everything in three languages."""

from __future__ import annotations

import json
import re

import pytest

from hagal.games.runewars.battle import laws
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import conserved
from hagal.kernel.loop import advance, answer
from hagal.kernel.step import Choice
from hagal.languages import LANGUAGES
from hagal.text import FOLDER, has, say
from tests.games.runewars.battles import random_battle


@pytest.mark.parametrize("seed", range(150))
def test_battles_keep_the_laws(seed: int) -> None:
    s = random_battle(seed)
    rng = Rng(seed + 1000)
    for _ in range(500):
        options = advance(s)
        laws.cheap(s)
        conserved(s)
        if options is None:
            break
        keys = [option.key() for option in options]
        assert len(keys) == len(set(keys))
        assert len(keys) < 200
        seat = s.stack[-1][1]
        if rng.below(4) == 0:
            seen = determinize(s, (seat,), rng)
            assert [option.key() for option in advance(seen) or []] == keys
            loaded = restore(s.rules, json.loads(json.dumps(snapshot(s))))
            assert isinstance(loaded, Runewars)
            assert loaded.copy().stack == s.stack
        answer(s, options[rng.below(len(options))])
    assert s.battle is None
    assert s.stack == []


def test_all_languages_say_the_same() -> None:
    said = [
        re.findall(r"^([\w-]+) =", (FOLDER / lang / "runewars" / "battle.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert said[0] == said[1] == said[2]
    assert len(said[0]) == len(set(said[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    told: set[str] = set()
    for seed in range(120):
        s = random_battle(seed)
        rng = Rng(seed)
        while (options := advance(s)) is not None:
            step, seat, source = s.stack[-1]
            assert isinstance(step, Choice)
            prompt = step.prompt(s, seat, source)
            for message in (prompt, *[option.message() for option in options]):
                if message.id not in told and message.id != "rw-option-tactic":
                    told.add(message.id)
                    assert has(message.id, lang), message.id
                    assert "{" not in say(message, lang)
            answer(s, options[rng.below(len(options))])
        assert s.log is not None
        for message in s.log.seen_by(0xFF):
            if message.id not in told:
                told.add(message.id)
                assert has(message.id, lang), message.id
                assert "{" not in say(message, lang)
    assert len(told) > 60
