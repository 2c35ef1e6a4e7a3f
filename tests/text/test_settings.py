"""Settings of every title have names, and the faces say them in the same words."""

from __future__ import annotations

import pytest

from hagal import games
from hagal.table.games import face
from hagal.text import LANGUAGES, has
from hagal.text.settings import setting_name, setting_note, setting_value

TITLES = games.NAMES


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_a_name_and_every_value_a_word(title: str, lang: str) -> None:
    for key, setting in games.title(title).settings.items():
        own = f"setting-{title}-{key}".replace("_", "-")
        assert has(own, lang), own
        values = [f"{own}-{value}".replace("_", "-") for value in setting.allowed if isinstance(value, str)]
        assert [id for id in values if not has(id, lang)] == []


def test_a_setting_is_said_with_its_note_and_its_values() -> None:
    assert setting_name("dune", "rabban_troops", "en") == "Rabban's troops"
    assert setting_note("dune", "rival_signet_cost", "en") == "Leto and the Baron as rivals"
    assert setting_note("dune", "leaders", "en") == ""
    assert setting_value("dune", "expert_dreadnoughts", "held_back", "en") == "Keeps its Dreadnoughts at home, too"
    assert setting_value("dune", "hagal_dreadnought_troops", 2, "en") == "2"


def test_one_without_words_is_called_as_its_rules_call_it() -> None:
    assert setting_name("ferry", "long_river", "ru") == "Long river"
    assert setting_value("ferry", "long_river", "both_ways", "ru") == "Both ways"


def test_another_wording_is_said_where_there_is_one() -> None:
    assert setting_name("encounters", "wilds_order", "en", "hive") == "Order in the Complex"
    assert setting_value("encounters", "wilds_order", "hills", "en", "hive") == "At the Airlock"
    assert setting_name("encounters", "tough", "en", "hive") == setting_name("encounters", "tough", "en")


@pytest.mark.parametrize("title", TITLES)
def test_the_form_of_a_new_table_says_the_same(title: str) -> None:
    setup = face(title).setup
    for key, setting in games.title(title).settings.items():
        assert setup.field(key, setting, "pt-BR")["label"] == setting_name(title, key, "pt-BR")
