"""How many cards are stand-ins: counted from the catalogue, and what the data lack."""

from __future__ import annotations

import pytest

from hagal.games.encounters.hunted.catalogue import census
from hagal.games.encounters.hunted.setup import FILM_CHARACTERS
from tests.games.encounters.hunted.facts import FACTS, PEOPLE

LOCATION = 1


def missing_of_film(film: int) -> int:
    """The cards of a film that the data lack: its Barracks, its mini-decks, Young Blood, Strikes; and its Location."""
    people = [who for who in PEOPLE if who["id"] in FILM_CHARACTERS[film]]
    found = sum(n for who in people for n in who["missing"].values())
    decks = [objective["deck"] for objective in FACTS["objectives"] if objective["film"] == film]
    found += sum(entry.get("missing", 0) for deck in decks for entry in deck)
    return int(found + FACTS["young_blood"]["missing_cards"] + FACTS["strikes_human"]["missing_stats"] + LOCATION)


@pytest.mark.parametrize("film", [1, 2])
def test_a_film_has_as_many_stand_ins_as_the_data_lack(film: int) -> None:
    sizes = {"barracks": 4 * 14, "mini-decks": 9 + 11 + 13, "young blood": 24, "strikes": 40, "objectives": 3}
    assert census.of_film(film) == (missing_of_film(film), sum(sizes.values()) + LOCATION)
