"""Legendary Encounters: Alien: docs/rules/encounters-alien.md."""
