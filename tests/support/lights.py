"""What holds for every drawing of a board of Legendary Encounters: each offer lights what it is about, nothing else."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape

from hagal.table.games.encounters import FACE
from hagal.table.games.encounters.about import about as subjects
from hagal.table.sight import Sight
from tests.support.drawings import environment, render

NOWHERE = {
    *("nothing", "enc-done", "enc-all", "enc-avoid-it", "enc-take-it", "enc-cancel-it", "enc-let-it", "enc-let-happen"),
    *("enc-pick", "enc-redraw-done"),
    *("enc-first", "enc-put-recruit"),
    *("enc-enshrine-it", "enc-take-raided", "enc-leave-raided"),
    "enc-show-no-more",
}
"""Options without a place on the board: they end, decline, take or let happen, order effects or name a pile; or they
are about the only card asked about, or about cards on top of the Armory."""


def refs(html: str) -> Counter[str]:
    return Counter(re.findall(r'data-ref="([^"]+)"', html))


def lit(html: str) -> set[str]:
    return set(re.findall(r'class="[^"]*\blit\b[^"]*"[^>]*? data-ref="([^"]+)"', html))


def keys(html: str) -> list[str]:
    return [unescape(key) for key in re.findall(r'<button class="offer[^"]*" name="key" value="([^"]+)"', html)]


def look_through(found: Sight) -> None:
    """Each ref of each offer stands on the page and is lit; what is lit is part of an offer."""
    question = found.question or found.asides[0]
    html = render(found)
    wanted = {ref for offer in question.offers for ref in subjects(offer.step, found, found.seat)}
    assert wanted <= set(refs(html)), (question.tag, wanted - set(refs(html)))
    assert lit(html) == wanted, (question.tag, lit(html) ^ wanted)
    assert sorted(keys(html)) == sorted(offer.key for offer in question.offers)
    assert ("data-aside" in html) == question.aside
    for offer in question.offers:
        assert subjects(offer.step, found, found.seat) or offer.step.tag in NOWHERE, offer


def symbols() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', environment().get_template(FACE.defs).render()))


def drawn_use(html: str) -> None:
    """Whatever a page refers to is drawn."""
    assert set(re.findall(r'<use href="#([^"]+)"', html)) <= symbols()
