"""What does not go together in a mode of Legendary Encounters is refused with a reason for people, and only that is."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal import games
from hagal.games.encounters.films import films
from hagal.games.encounters.names import ALIEN_FILMS, FILMS, PREDATOR_FILMS
from hagal.kernel.errors import RulesError
from hagal.text import LANGUAGES, say

TITLE = games.title("encounters")
MODES = {
    ("hunted",): PREDATOR_FILMS,
    ("hunters",): PREDATOR_FILMS,
    ("alien",): ALIEN_FILMS,
    ("hunted", "alien"): FILMS,
    ("hunters", "alien"): ALIEN_FILMS,
}
USUAL = {name: setting.default for name, setting in TITLE.settings.items()}
NAMED: dict[str, list[Any]] = {
    "location": ["val_verdean_jungle", "the_nostromo"],
    "objectives": [["war_zone"], ["breakout"]],
    "characters": [["dutch"], ["bishop"]],
    "avatars": [["swat"], ["medic"], ["elder_hunter"], "two"],
}


@pytest.mark.parametrize("mode", MODES)
def test_the_films_of_a_mode(mode: tuple[str, ...]) -> None:
    assert films(TITLE, mode) == MODES[mode]


@pytest.mark.parametrize("mode", MODES)
def test_whatever_is_refused_has_a_reason_in_every_language(mode: tuple[str, ...]) -> None:
    wishes = [(name, value) for name, setting in TITLE.settings.items() for value in setting.allowed]
    wishes += [(name, value) for name, values in NAMED.items() for value in values]
    refused = [
        complaint
        for name, value in wishes
        if (name, value)
        not in (("challenges", "secret"), ("challenges", "open"))  # they want Tests: that is said in code
        and (complaint := TITLE.complaint(5, mode, {**USUAL, name: value})) is not None
    ]
    assert refused
    for complaint in refused:
        assert complaint.reason is not None, complaint
        for lang in LANGUAGES:
            assert say(complaint.reason, lang).endswith(".")


def test_a_mix_takes_what_either_game_alone_refuses() -> None:
    for name, values in {**NAMED, "avatars": NAMED["avatars"][:2]}.items():
        for value in values:
            assert TITLE.complaint(3, ("hunted", "alien"), {**USUAL, name: value}) is None
            alone = [TITLE.complaint(3, (mode,), {**USUAL, name: value}) for mode in ("hunted", "alien")]
            assert alone.count(None) == 1, value


def test_the_error_that_a_person_gets_has_it() -> None:
    with pytest.raises(RulesError, match="which is not in this mode") as caught:
        hagal.new("encounters", modules=["alien"], location="val_verdean_jungle")
    assert caught.value.reason is not None
    assert say(caught.value.reason, "en") == "Only with Hunted."
