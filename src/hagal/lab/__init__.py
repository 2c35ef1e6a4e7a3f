"""Simulations: many games, and what they tell."""
