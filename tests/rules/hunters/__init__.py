"""Legendary Encounters: Predator, Hunters: PR-190 to PR-281, with PR-002 and PR-004."""
