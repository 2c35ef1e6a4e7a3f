"""The variant with exploration tokens (RW-230 to RW-239)."""

from __future__ import annotations

from hagal.games.runewars.catalogue.exploration import TOKENS
from hagal.games.runewars.exploration import tokens
from hagal.games.runewars.exploration.laws import tokens_lie
from hagal.games.runewars.exploration.part import NAME, lay_tokens
from hagal.kernel.rules import Laws, Module
from hagal.kernel.setting import Setting

EXPLORATION = Module(
    NAME,
    when={"exploration": True},
    components=TOKENS,
    queries={
        "adjacent": tokens.adjacent,
        "dragon_runes": tokens.dragon_runes,
        "production": tokens.production,
        "steps_left": tokens.steps_left,
        "window": tokens.window,
    },
    moments={
        "board_settled": lay_tokens,
        "hero_acted": tokens.rest_here,
        "hero_stops": tokens.turn_up,
        "leap": tokens.pay_toll,
    },
    settings={"exploration": Setting(False, (False, True))},
    laws=Laws(cheap=(tokens_lie,)),
)
