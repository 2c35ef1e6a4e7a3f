"""An ear: hears all that is said in a game, in every language."""

from __future__ import annotations

from random import Random

from hagal.game import Game
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, say

WISHES = (
    "agent dagger swordmaster",
    "agent dagger heighliner",
    "agent diplomacy conspire",
    "agent reconnaissance sietch_tabr",
    "agent convincing_argument wealth",
    "agent stilgar carthag",
    "agent dagger dreadnought",
    "agent jamis interstellar_shipping",
    "deploy 12",
    "plot ambush",
    "plot urgent_mission",
    "combat windfall",
    "combat ambush",
    "endgame ambush",
    "buy the_spice_must_flow",
    "buy stilgar",
    "claim stilgar",
    "done",
    "sing",
)


class Ear:
    """Hears each different message once in every language, and remembers which ids it heard."""

    def __init__(self) -> None:
        self.heard: dict[str, Msg] = {}

    def hear(self, message: Msg | None) -> None:
        if message is None or repr(message) in self.heard:
            return
        self.heard[repr(message)] = message
        for lang in LANGUAGES:
            text = say(message, lang)
            assert text, message
            assert "{" not in text, message
            assert "???" not in text, message
            assert text[0] == text[0].upper(), message

    @property
    def ids(self) -> set[str]:
        return {message.id for message in self.heard.values()}


def listen(game: Game, ear: Ear, rng: Random) -> None:
    """Play by chance to the end and hear everything."""
    while not game.over:
        for decision in game.decisions:
            ear.hear(decision.prompt_message)
            for option in decision.options:
                ear.hear(option.step.message())
            for wish in rng.sample(WISHES, 3):
                ear.hear(game.reason_against(wish, decision.seat))
        decision = game.decisions[0]
        game.choose(rng.choice(decision.keys), decision.seat)
    for mask in (PUBLIC, 1, 2, 4):
        for message in game.log.seen_by(mask):
            ear.hear(message)
