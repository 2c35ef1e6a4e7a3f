"""What things are worth, in tenths of a victory point: the numbers that can be tuned."""

from __future__ import annotations

from typing import Any


class Weights:
    """The judgement of a heuristic bot. `Weights(agent=3.0)` differs in one number from the usual one."""

    def __init__(self, **changed: Any) -> None:
        self.vp: float = 10.0
        self.pace: float = 0.8  # rounds that a point takes the leader, on the way to the tenth
        # Resources: of the first, the second ... of a kind
        self.spice: tuple[float, ...] = (2.1, 2.1, 2.0, 1.9, 1.7, 1.6, 1.3, 1.1, 0.8, 0.6)
        self.solari_first: tuple[float, ...] = (1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 0.9, 0.8)  # no Swordmaster yet
        self.solari_second: tuple[float, ...] = (
            1.3,
            1.3,
            1.3,
            1.3,
            1.3,
            0.9,
            0.9,
            0.8,
            0.6,
            0.5,
        )  # no council seat
        self.solari_third: tuple[float, ...] = (1.1, 1.1, 1.0, 1.0, 0.9, 0.9, 0.7, 0.6, 0.5, 0.4)
        self.water: tuple[float, ...] = (2.2, 1.9, 1.1, 0.5, 0.3)
        self.garrison: tuple[float, ...] = (1.7, 1.6, 1.4, 1.3, 1.1, 1.0, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1)
        self.resources_late: float = 3.0  # rounds to go at which resources begin to lose their worth
        # Cards
        self.persuasion: float = 1.1
        self.sword: float = 0.7
        self.draw: float = 1.9
        self.intrigue: float = 2.4
        self.trash: float = 1.5
        self.hold: float = 0.8  # an Intrigue card in hand, as a part of what playing it would bring
        self.deck: float = 0.6  # a better card, each time that it may be drawn
        self.icons: tuple[float, ...] = (1.2, 0.9, 1.0, 1.3, 1.2, 1.3, 1.1)
        self.more_icons: float = 0.35
        # Agents
        self.agent: float = 4.0  # what sending one brings, all in all
        self.later_agents: tuple[float, ...] = (0.85, 0.75, 0.65, 0.6)  # plans that others may cross
        self.swordmaster: float = 3.6  # each round
        self.council: float = 1.9  # each round
        self.control: float = 1.1  # each round
        # Influence, as parts of a point
        self.first_step: float = 0.42
        self.to_alliance: tuple[float, ...] = (0.0, 0.42, 0.17, 0.06, 0.02)  # by steps that are missing
        self.safe_alliance: float = 0.08  # each step ahead of the next
        # The Conflict
        self.hand_swords: float = 0.45  # what a hidden card of an opponent adds
        self.hidden_intrigue: float = 0.9  # what a hidden Intrigue card of an opponent adds
        self.eager: float = 0.45  # the part of the troops an opponent could still send that comes
        self.doubt: float = 1.7  # how unsure the strength of an opponent is who has yet to reveal
        self.denial: float = 0.12  # of a reward, for the others not getting it
        # Others
        self.rivalry: float = 2.0  # a point of an opponent
        # Automated rivals
        self.rival_first: float = 4.0  # a point of the one that leads
        self.rival_second: float = 2.0  # a point of the other
        self.rival_stock: float = 0.8  # of the point for a full stock of a resource, by how full it is
        self.rival_troop: float = 0.15
        # Rise of Ix
        self.ship: float = 1.7  # a Dreadnought, each round
        self.ship_ready: float = 1.0  # one that may still be sent this round
        self.negotiators: tuple[float, ...] = (1.5, 1.2, 0.8, 0.4, 0.2)
        self.freight: tuple[float, ...] = (0.3, 0.62, 0.72)  # of the rewards ahead, by how far the Freighter is
        self.tiles: float = 1.0  # what a Tech tile does by itself, against the estimate
        self.discard: float = 1.3  # a card discarded as a cost
        for name, value in changed.items():
            if not hasattr(self, name):
                raise AttributeError(f"there is no weight {name!r}")
            setattr(self, name, value)


def heap(steps: tuple[float, ...], size: int = 40) -> list[float]:
    """The worth of 0, 1, 2 ... pieces, when each has its own."""
    total = [0.0]
    for k in range(size):
        total.append(total[-1] + steps[min(k, len(steps) - 1)])
    return total
