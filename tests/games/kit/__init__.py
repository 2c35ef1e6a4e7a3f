"""Tests of the parts that games are made of, on positions of Ferry."""
