"""Legendary Encounters: Predator, Hunted: docs/rules/encounters-predator.md."""
