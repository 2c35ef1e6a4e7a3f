"""What things are called in Hunters that both modes have."""

from __future__ import annotations

WORDS = {
    "encounters-barracks": "encounters-armory",
    "encounters-calm": "encounters-calm-prey",
    "encounters-dead-characters": "encounters-killed-cards",
    "encounters-dead-enemies": "encounters-dead-prey",
    "encounters-enemies": "encounters-prey",
    "encounters-enemies-last": "encounters-prey-last",
    "encounters-gain-bounty": "encounters-gain-bounty-prey",
    "encounters-gain-shield": "encounters-gain-shield-prey",
    "encounters-gain-weaken": "encounters-gain-weaken-prey",
    "encounters-officer": "encounters-instinct",
    "encounters-out": "encounters-out-prey",
    "encounters-phase-enemy": "encounters-phase-prey",
}
"""Words of the terminal, each with the one that Hunters says in its place."""
