"""Battles of random armies, played out at random: laws, copies, JSON, and words for everything in three languages."""

from __future__ import annotations

import json
import re

import pytest

from hagal.games.runewars.battle import laws
from hagal.games.runewars.names import DEFENSIVE
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.events import Log
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import conserved
from hagal.kernel.loop import advance, answer
from hagal.kernel.step import Choice
from hagal.languages import LANGUAGES
from hagal.text import FOLDER, has, say
from tests.games.runewars.battles import attack, card, edition, hero
from tests.games.runewars.position import FACTIONS, position, slot_of, stronghold, units

NEUTRALS = ("beastman", "dragon", "giant", "hellhound", "razorwing", "sorcerer")


def random_battle(seed: int) -> Runewars:
    """Any two factions with any allies, perhaps a stronghold, heroes, cards; or unallied neutral units."""
    rng = Rng(seed)
    mine, theirs = FACTIONS[rng.below(4)], FACTIONS[rng.below(4)]
    if mine == theirs:
        theirs = FACTIONS[(FACTIONS.index(mine) + 1) % 4]
    s = edition(position(mine, theirs), ("2010", "revised")[rng.below(2)])
    s.rng = rng.next64()
    s.log = Log()
    armies = []
    for seat in range(2):
        own = [unit.id for unit in s.players[seat].faction.units]
        armies.append([own[rng.below(4)] for _ in range(1 + rng.below(8))] + [NEUTRALS[rng.below(6)]] * rng.below(3))
    wild = rng.below(4) == 0
    defenders = [NEUTRALS[rng.below(6)] for _ in range(1 + rng.below(3))] if wild else armies[1][:8]
    for k, name in enumerate(dict.fromkeys(defenders)):
        routed = "_routed" if rng.below(8) == 0 and k else ""
        seat = -1 if wild else 1
        available = s.neutral[slot_of(s, seat, name) - 4] if slot_of(s, seat, name) >= 4 else 4
        units(s, "c3", seat, **{name + routed: min(defenders.count(name), available)})
    if not wild and rng.below(2):
        area = stronghold(s, "c3", 1, damaged=bool(rng.below(2)))
        if rng.below(2):
            s.development[area] = DEFENSIVE
            s.players[1].developments = (1, 1, 1, 1)
    for seat in range(2):
        if rng.below(2):
            hero(s, seat, f"hero_{seat}")
        if rng.below(2):
            card(s, seat, ("attack", "defend", "battle", "fight")[rng.below(4)])
    counted = {name: min(armies[0].count(name), 4) for name in armies[0]}
    for name in NEUTRALS:
        if name in counted:
            counted[name] = min(counted[name], s.neutral[slot_of(s, 0, name) - 4])
    for id in ("b2", "c4", "d3")[: rng.below(4)]:
        seat = rng.below(2)
        units(s, id, seat, **{s.players[seat].faction.units[0].id: 1})
    attack(s, "c3", 0, **counted)
    return s


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
