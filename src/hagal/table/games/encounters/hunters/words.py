"""What things are called in Hunters that both modes have."""

from __future__ import annotations

WORDS = {
    "table-encounters-barracks": "table-encounters-armory",
    "table-encounters-barracks-name": "table-encounters-armory-name",
    "table-encounters-calm": "table-encounters-calm-prey",
    "table-encounters-dead-characters": "table-encounters-killed-cards",
    "table-encounters-dead-enemies": "table-encounters-dead-prey",
    "table-encounters-enemies": "table-encounters-prey",
    "table-encounters-enemy-deck": "table-encounters-prey-deck",
    "table-encounters-gain-bounty": "table-encounters-gain-bounty-prey",
    "table-encounters-gain-shield": "table-encounters-gain-shield-prey",
    "table-encounters-gain-weaken": "table-encounters-gain-weaken-prey",
    "table-encounters-icon-attack": "table-encounters-icon-attack-hunters",
    "table-encounters-icon-bounty": "table-encounters-icon-bounty-prey",
    "table-encounters-icon-hazard": "table-encounters-icon-hazard-prey",
    "table-encounters-icon-officer": "table-encounters-icon-instinct",
    "table-encounters-icon-recruit": "table-encounters-icon-recruit-hunters",
    "table-encounters-icon-shield": "table-encounters-icon-shield-prey",
    "table-encounters-icon-weaken": "table-encounters-icon-weaken-prey",
    "table-encounters-last-deck": "table-encounters-mercenaries-left",
    "table-encounters-officer": "table-encounters-instinct",
    "table-encounters-officers": "table-encounters-instincts",
    "table-encounters-out": "table-encounters-out-prey",
    "table-encounters-phase-enemy": "table-encounters-phase-prey",
    "table-encounters-strike-deck": "table-encounters-prey-strikes",
    "table-encounters-wounds": "table-encounters-strikes-beside",
    "table-encounters-you-dead": "table-encounters-you-dead-hunters",
}
"""Messages, each with the one that Hunters says in its place."""
