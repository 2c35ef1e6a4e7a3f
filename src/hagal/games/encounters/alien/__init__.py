"""Legendary Encounters: Alien."""
