"""docs/rules/dune-hagal.md, proved number by number on arranged positions."""
