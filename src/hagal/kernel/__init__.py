"""The machine that every game runs on. Standard library only.

Read in this order: term, step, state, loop, zones, rules; then knowledge, record and laws.
"""
