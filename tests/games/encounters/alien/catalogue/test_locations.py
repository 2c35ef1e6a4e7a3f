"""The Locations of Alien: the n-th Hazard of a game does what the n-th says (their texts: tests/rules/alien)."""

from __future__ import annotations

import pytest

from tests.games.encounters.alien.survivors import Survivors

EVENTS = {
    "the_nostromo": (["enc-enters"] * 3, ["enc-combat"] * 2, ["enc-armed"]),
    "hadleys_hope": (["enc-shows-hand"], ["enc-enters", "enc-power-cut"], ["enc-cocooned"]),
    "fiorina_fury_161": ([], ["enc-combat"], ["enc-kill-hq"], ["enc-kill-hq"]),
    "the_auriga": (["enc-gain"], [], ["enc-shows-hand"]),
}


@pytest.mark.parametrize("id", ["the_nostromo", "hadleys_hope", "fiorina_fury_161", "the_auriga"])
def test_hazards_in_order(id: str) -> None:
    for n, kinds in enumerate(EVENTS[id]):
        t = (
            Survivors(1, location=id)
            .eggs()
            .dead("ash")
            .hazards(n)
            .wild("airlock", "hazard_the_sos", up=False)
            .turn_up()
        )
        assert len(t.mission.location.hazards) == len(EVENTS[id])
        assert t.mission.hazards == n + 1
        told = [event.kind for event in t.game.log.events]
        assert set(kinds) <= set(told), (n, told)
        assert all(told.count(kind) >= kinds.count(kind) for kind in kinds)
