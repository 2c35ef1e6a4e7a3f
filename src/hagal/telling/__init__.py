"""Telling: what tables, terminals and companions say alike of a game, once for all of them."""
