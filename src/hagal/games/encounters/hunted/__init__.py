"""The mode Hunted: all players together against the Predator and those who are in the way (PR-001 to PR-162)."""
