"""Laws of Hunted on top of those of every mode."""

from __future__ import annotations

from hagal.games.encounters.components import EnemyCard, PlayerCard, Strike
from hagal.games.encounters.coop.laws import one_objective_is_current, the_dead_are_healed
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import EVENT, HQ_SIZE
from hagal.games.encounters.state import Encounters
from hagal.games.kit.laws import only
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws


def right_places(s: Encounters) -> None:
    """Characters, Strikes and Enemy cards each lie where their kind belongs; the HQ is full (PR-052)."""
    characters = [s.hq, s.barracks, s.officers, s.dead_characters, s.gone]
    strikes = [s.strikes, s.strike_discard, s.struck]
    for p in s.players:
        characters += [p.deck, p.hand, p.in_play, p.discard, p.aside]
        strikes.append(p.wounds)
    enemies = [s.enemies, *s.wilds, *s.attached, s.arriving, s.combat, s.operations, s.dead_enemies, s.out, s.box]
    only(s, characters, PlayerCard)
    only(s, strikes, Strike)
    only(s, enemies, EnemyCard)
    for i in s.dead_enemies:
        if not s.face[i].fightable:
            raise Broken(f"{s.face[i]!r} lies among the Dead Enemies")
    if len(s.hq) != HQ_SIZE and (len(s.hq) > HQ_SIZE or s.barracks):
        raise Broken(f"the HQ has {len(s.hq)} cards while the Barracks have {len(s.barracks)}")


def all_marks(s: Encounters) -> None:
    """Marks come from Hazards and Events: with none revealed nobody is marked (PR-067). Cards of packs mark, too."""
    if s.rules.packs:
        return
    seen = mission(s).hazards + sum(
        1 for zone in (s.out, s.operations, s.combat, *s.wilds) for i in zone if s.face[i].type == EVENT
    )
    if not seen and not s.dead_enemies and any(p.marks for p in s.players):
        raise Broken("somebody is marked though nothing has marked him")


LAWS = Laws([one_objective_is_current, the_dead_are_healed])
ALONE = Laws([], [right_places, all_marks])
"""Of Hunted by itself: where other games are mixed in, cards lie in more places."""
