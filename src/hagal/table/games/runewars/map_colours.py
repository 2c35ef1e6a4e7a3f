"""The colours of the land, by day and by night: pictures hold them, because no style sheet reaches into a picture."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

DAY, NIGHT = "day", "night"
LIGHTS: Final = (DAY, NIGHT)

LAND: Final = {
    "coast": ("#8a7a52", "#0a0d0e"),
    "coast_mid": ("#e7dcb8", "#2d4650"),
    "coast_far": ("#ffffff5e", "#ffffff14"),
    "food_1": ("#ecd48a", "#6b5a2a"),
    "food_2": ("#d9bd67", "#51431e"),
    "wood_1": ("#b5cb8e", "#3c5634"),
    "wood_2": ("#93b069", "#2a4027"),
    "ore_1": ("#d6c4ac", "#5d5149"),
    "ore_2": ("#bda78b", "#453b35"),
    "none_1": ("#e6dcc3", "#4a443b"),
    "none_2": ("#d3c6a6", "#38332c"),
    "within": ("#5e4a2466", "#0000007d"),
    "seam": ("#5e4a24", "#0c0906"),
    "seam_thin": ("#f3e4bd", "#6f6046"),
    "leaf": ("#4d7f43", "#4f8447"),
    "leaf_2": ("#6b9444", "#63883f"),
    "leaf_dark": ("#35622f", "#2c5129"),
    "trunk": ("#6b4a2b", "#3c2b1c"),
    "field": ("#e7c65c", "#a98a3c"),
    "field_2": ("#cfa63e", "#8b6f2c"),
    "field_edge": ("#8d6d22", "#4d3d16"),
    "wheat": ("#f3da7a", "#d0ae57"),
    "wall": ("#f6ecd8", "#cdbfa6"),
    "roof": ("#b8533a", "#9a4632"),
    "shade": ("#0000002e", "#0000002e"),
    "rock": ("#b3a18e", "#857769"),
    "rock_dark": ("#8a7866", "#5b5047"),
    "rock_edge": ("#5f5144", "#2f2822"),
    "gem": ("#3f8fb5", "#6fc1e0"),
    "beam": ("#7a5632", "#6b4c2d"),
    "mouth": ("#1d1510", "#1d1510"),
    "grass": ("#6b7f3d99", "#a7b56f66"),
    "shadow": ("#4b3a1a33", "#00000055"),
    "paper": ("#fffaf0", "#f4e8d2"),
    "line": ("#33251a", "#120d0a"),
    "pip_food": ("#d9a520", "#d9a520"),
    "pip_wood": ("#4c8a3c", "#4c8a3c"),
    "pip_ore": ("#4d93b8", "#4d93b8"),
    "daqan": ("#2f62ad", "#6f9fe6"),
    "latari": ("#2f7d4a", "#6cc487"),
    "waiqar": ("#6a4a96", "#b592e0"),
    "uthuk": ("#a8322a", "#ea7a68"),
}
"""What lies under the pieces: the coast, the land, what grows and lies there, and whose home it is."""
BETWEEN: Final = {
    "peak": ("#9c8272", "#8a7468"),
    "peak_dark": ("#6d5547", "#54453c"),
    "peak_edge": ("#4a372c", "#241b16"),
    "snow": ("#ffffff", "#f0f3f5"),
    "bank": ("#3c6c86", "#0b1d29"),
    "flow": ("#5ba7cf", "#2f7ea8"),
    "gleam": ("#d6f0ff", "#a6dcf5"),
    "ice_bank": ("#8fb3c6", "#33505f"),
    "ice_flow": ("#eaf7ff", "#cfe7f2"),
    "ice_gleam": ("#6fa3c0", "#5f93b0"),
}
"""What lies between areas: mountains, rivers, ice."""

COLOURS: Final = MappingProxyType(
    {light: {name: pair[k] for name, pair in (*LAND.items(), *BETWEEN.items())} for k, light in enumerate(LIGHTS)}
)
