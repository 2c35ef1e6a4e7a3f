"""The difficulty levels of solo play (HG-031, HG-032)."""

from __future__ import annotations


class Difficulty:
    """One column of the table."""

    def __init__(
        self,
        name: str,
        *,
        extra: int,
        mentat_cost: int,
        swordmaster_round: int,
        rival_intrigue: int,
        rival_garrison: int,
        expert: bool = False,
        no_swordmaster: bool = False,
    ) -> None:
        self.name: str = name
        self.extra: int = extra  # solari and spice more for the player
        self.mentat_cost: int = mentat_cost
        self.swordmaster_round: int = swordmaster_round  # so many Conflict cards lie above the rivals' Swordmasters
        self.rival_intrigue: int = rival_intrigue
        self.rival_garrison: int = rival_garrison
        self.expert: bool = expert  # the deployment rule HG-052
        self.no_swordmaster: bool = no_swordmaster  # the player cannot gain one


LEVELS = {
    level.name: level
    for level in (
        Difficulty("mercenary", extra=1, mentat_cost=2, swordmaster_round=5, rival_intrigue=0, rival_garrison=0),
        Difficulty("sardaukar", extra=0, mentat_cost=5, swordmaster_round=4, rival_intrigue=1, rival_garrison=3),
        Difficulty(
            "mentat", extra=0, mentat_cost=5, swordmaster_round=3, rival_intrigue=1, rival_garrison=3, expert=True
        ),
        Difficulty(
            "kwisatz_haderach",
            extra=0,
            mentat_cost=5,
            swordmaster_round=3,
            rival_intrigue=1,
            rival_garrison=3,
            expert=True,
            no_swordmaster=True,
        ),
    )
}
