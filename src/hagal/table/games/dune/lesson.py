"""The first game of Dune: Paul Atreides against two easy rivals. Two rounds: Agents, troops, the reveal, cards, Combat,
makers, influence, and why the rivals do what they do."""

from __future__ import annotations

from hagal.games.dune.seen import DuneView, PlayerFacts, dune_view
from hagal.table.games.dune.about import about
from hagal.table.games.dune.setup import TITLE
from hagal.table.games.lesson import HERE, Advice, Lesson, Moment, Step
from hagal.table.sight import Sight
from hagal.table.wish import Wish

SEED = 58
"""A city card and a card for spice in the first hand, a rival that passes a space over, a Conflict that can be won."""


class Dune(Moment):
    """A moment of Dune."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.dune: DuneView = dune_view(sight.view)
        self.me: PlayerFacts = self.dune["players"][self.seat]
        self.since: int = max([item.number for item in self.news("round")], default=0)
        """The number of the news with which this round began."""

    def turn(self, round: int, sent: int) -> bool:
        """Is it one's turn in this round, after so many Agents?"""
        return self.tag == "turn" and self.round == round and self.mine("agent", since=self.since) == sent

    def revealed(self, round: int) -> bool:
        return self.tag == "reveal_menu" and self.round == round

    def deploys(self) -> bool:
        return self.round == 1 and self.offered("deploy *") is not None and not self.mine("deploy")

    def fought(self) -> str:
        """How the first Conflict ended for this seat."""
        rewards = [item.kind for item in self.news("reward-1", "reward-2", "reward-3") if item.seat == self.seat]
        return {"reward-1": "won", "reward-2": "second"}.get(rewards[0], "other") if rewards else "other"


STEPS: tuple[Step[Dune], ...] = (
    Step("goal", lambda now: now.turn(1, 0), (".score", ".vp"), rules="DI-014, DI-081"),
    Step("hand", lambda now: now.turn(1, 0), (".z-hand",), rules="DI-010, DI-012"),
    Step(
        "agent",
        lambda now: now.turn(1, 0),
        (HERE,),
        (
            Advice("agent reconnaissance arrakeen", "arrakeen"),
            Advice("agent * imperial_basin", "basin"),
        ),
        asks=True,
        rules="DI-020",
    ),
    Step(
        "deploy",
        Dune.deploys,
        ("garrison:0", ".conflict"),
        tuple(Advice(f"deploy {n}", "deploy") for n in (4, 3, 2, 1)),
        asks=True,
        rules="DI-022, DI-033",
    ),
    Step("rivals", lambda now: now.turn(1, 1), (".hagal", ".players"), rules="HG-004, HG-006"),
    Step(
        "spice",
        lambda now: now.turn(1, 1),
        (HERE,),
        (
            Advice("agent dune_the_desert_planet imperial_basin", "basin"),
            Advice("agent * imperial_basin", "basin"),
            Advice("agent * hagga_basin", "basin"),
            Advice("agent * arrakeen", "arrakeen"),
        ),
        asks=True,
        rules="DI-015, DI-020",
    ),
    Step("reveal", lambda now: now.revealed(1), (".player.mine", ".z-play"), rules="DI-030, DI-033"),
    Step(
        "buy",
        lambda now: now.revealed(1) and not now.mine("acquire"),
        (HERE, ".market"),
        (
            Advice("buy space_travel", "travel"),
            Advice("buy guild_administrator", "cheap"),
            Advice("buy arrakis_liaison", "cheap"),
        ),
        asks=True,
        rules="DI-031, DI-040",
    ),
    Step(
        "combat",
        lambda now: now.turn(2, 0),
        (".conflict", ".score"),
        rules="DI-061, DI-063",
        told=Dune.fought,
    ),
    Step(
        "makers",
        lambda now: now.turn(2, 0) and any(now.dune["bonus_spice"].values()),
        ("space:great_flat", "space:hagga_basin", "space:imperial_basin"),
        rules="DI-013, DI-015",
    ),
    Step(
        "influence",
        lambda now: now.turn(2, 0),
        (HERE, "faction:fremen"),
        (
            Advice("agent diplomacy hardy_warriors", "fremen"),
            Advice("agent diplomacy stillsuits", "fremen"),
            Advice("agent seek_allies *", "faction"),
            Advice("agent diplomacy *", "faction"),
        ),
        asks=True,
        rules="DI-021, DI-070, DI-072",
    ),
    Step(
        "free",
        lambda now: now.turn(2, 1),
        (HERE,),
        (
            Advice("agent signet_ring carthag", "signet"),
            Advice("agent * hagga_basin", "bonus"),
            Advice("agent * imperial_basin", "basin"),
        ),
        asks=True,
        rules="DI-012, DI-090",
    ),
    Step("again", lambda now: now.revealed(2), (".market",), rules="DI-040, DI-081"),
    Step("end", lambda now: now.round >= 3, (".score", ".vp"), rules="DI-080", last=True),
)

LESSON = Lesson(
    "dune",
    Wish(
        TITLE,
        options={
            "leaders": ["paul_atreides"],
            "rival_leaders": ["memnon_thorvald", "ilban_richese"],
            "difficulty": "mercenary",
        },
        seed=SEED,
    ),
    Dune,
    lambda offer, sight: about(offer.step, sight),
    STEPS,
)
