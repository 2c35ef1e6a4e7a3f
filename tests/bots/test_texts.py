"""Every reason of the bots exists in every language and can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hagal.bots
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, say

FOLDER = Path(hagal.bots.__file__).parent
IDS = sorted(
    {id for path in FOLDER.rglob("*.py") for id in re.findall(r'"(bots-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    | {"bots-dune-spice", "bots-dune-solari", "bots-dune-water"}
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_reason_can_be_said(id: str, lang: str) -> None:
    for n in (1, 2, 5):
        for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen"):
            text = say(Msg(id, n=n, faction=faction, card="X", conflict="Y", other=0), lang)
            assert text
            assert "{" not in text
            assert "\n" not in text
