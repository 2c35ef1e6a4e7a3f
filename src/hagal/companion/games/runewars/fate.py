"""The fate deck: the thirty cards, which of them are drawn, and what each shape may read next."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.companion.games.runewars.ledger import Ledger
from hagal.companion.words import word
from hagal.games.runewars.battle.support import icon_of
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.components import Fate
from hagal.games.runewars.names import DESTINIES, SHAPES
from hagal.kernel.step import Msg
from hagal.text import say

Json = dict[str, Any]

ICONS = ("special", "rout", "damage")
MISS = "miss"


def read(card: Fate, shape: int) -> tuple[str, int]:
    """What a shape reads on a card: an icon, and how many of it."""
    for icon, n in zip(ICONS, card.read[shape], strict=True):
        if n:
            return icon, n
    return MISS, 0


def screen(ledger: Ledger, lang: str) -> Json:
    left = ledger.left()
    return {
        "cards": [_card(card, card not in left, lang) for card in FATE],
        "left": len(left),
        "left_text": word("rw-cards-left", lang, n=len(left), all=len(FATE)),
        "shapes": [_chances(left, shape, lang) for shape in range(len(SHAPES))],
        "destinies": [_destiny(left, k, lang) for k in range(len(DESTINIES))],
        "empty": word("rw-deck-empty", lang) if not left else "",
    }


def _card(card: Fate, drawn: bool, lang: str) -> Json:
    reads = [read(card, shape) for shape in range(len(SHAPES))]
    texts = [(say(Msg(f"rw-shape-{shape}"), lang), say(icon_of(card, k), lang)) for k, shape in enumerate(SHAPES)]
    parts = [f"{shape}: {icon.lower()}" for shape, icon in texts]
    state = word("rw-card-drawn" if drawn else "rw-card-left", lang)
    return {
        "n": card.number,
        "reads": [{"icon": icon, "n": n} for icon, n in reads],
        "destiny": DESTINIES[card.destiny],
        "drawn": drawn,
        "act": f"{'back' if drawn else 'fate'} {card.number}",
        "label": f"{word('rw-card', lang, n=card.number)}, {state}. {'; '.join(parts)}",
    }


def _chances(left: list[Fate], shape: int, lang: str) -> Json:
    """Each result of a shape: on how many of the cards that are left."""
    counts = Counter(read(card, shape) for card in left)
    every = sorted({read(card, shape) for card in FATE}, key=lambda one: ([*ICONS, MISS].index(one[0]), one[1]))
    rows = [
        {
            "icon": icon,
            "n": n,
            "cards": counts[icon, n],
            "chance": percent(counts[icon, n], len(left), lang),
            "label": say(Msg(f"rw-icon-{icon}", n=n), lang),
        }
        for icon, n in every
    ]
    return {"shape": SHAPES[shape], "name": say(Msg(f"rw-shape-{SHAPES[shape]}"), lang), "rows": rows}


def _destiny(left: list[Fate], k: int, lang: str) -> Json:
    n = len([card for card in left if card.destiny == k])
    label = say(Msg(f"rw-destiny-{DESTINIES[k]}"), lang)
    return {"destiny": DESTINIES[k], "label": label, "cards": n, "chance": percent(n, len(left), lang)}


def percent(n: float, of: float, lang: str) -> str:
    return word("rw-percent", lang, n=round(100 * n / of)) if of else "–"
