"""The thirty fate cards and the rune tokens."""

from __future__ import annotations

from hagal.games.runewars.components import Fate, Rune
from hagal.games.runewars.names import DRAGON_RUNES, FALSE_RUNES, GOLD, GREY, RED

ICONS = {
    **{"-": (0, 0, 0), "S": (1, 0, 0), "R1": (0, 1, 0), "R2": (0, 2, 0)},
    **{"D1": (0, 0, 1), "D2": (0, 0, 2), "D3": (0, 0, 3)},
}
DESTINY = {"gold": GOLD, "grey": GREY, "red": RED}


def fate(number: int, triangle: str, rectangle: str, hexagon: str, circle: str, destiny: str) -> Fate:
    """What each shape reads: - a miss, S a special, Rn routs, Dn damage."""
    read = (ICONS[triangle], ICONS[rectangle], ICONS[hexagon], ICONS[circle])
    return Fate(number, read, DESTINY[destiny])


FATE = (
    fate(1, "-", "R2", "D2", "S", "red"),
    fate(2, "-", "R2", "D1", "S", "red"),
    fate(3, "-", "S", "D1", "S", "grey"),
    fate(4, "-", "S", "-", "S", "grey"),
    fate(5, "R1", "-", "-", "D1", "gold"),
    fate(6, "R1", "-", "S", "D1", "red"),
    fate(7, "R1", "-", "S", "-", "gold"),
    fate(8, "R1", "R1", "D3", "-", "red"),
    fate(9, "S", "R1", "D3", "-", "red"),
    fate(10, "S", "R1", "D2", "-", "red"),
    fate(11, "-", "D2", "D2", "S", "red"),
    fate(12, "-", "D2", "D1", "S", "red"),
    fate(13, "-", "S", "D1", "S", "grey"),
    fate(14, "-", "S", "D1", "S", "grey"),
    fate(15, "D1", "-", "-", "R1", "grey"),
    fate(16, "D1", "-", "S", "R1", "red"),
    fate(17, "D1", "-", "S", "-", "gold"),
    fate(18, "D1", "D1", "D3", "-", "red"),
    fate(19, "S", "D1", "-", "-", "red"),
    fate(20, "S", "D1", "D2", "-", "red"),
    fate(21, "-", "D2", "R2", "S", "red"),
    fate(22, "-", "D2", "R2", "S", "red"),
    fate(23, "-", "S", "R1", "S", "grey"),
    fate(24, "-", "S", "-", "S", "grey"),
    fate(25, "D1", "-", "-", "D1", "grey"),
    fate(26, "D1", "-", "S", "D1", "red"),
    fate(27, "D1", "-", "S", "-", "gold"),
    fate(28, "D1", "D1", "R2", "-", "red"),
    fate(29, "S", "D1", "R2", "-", "red"),
    fate(30, "S", "D1", "R2", "-", "red"),
)

DRAGON_RUNE = Rune("dragon", "Dragon Rune", True, DRAGON_RUNES)
FALSE_RUNE = Rune("false", "False Rune", False, FALSE_RUNES)
RUNES = (DRAGON_RUNE, FALSE_RUNE)
