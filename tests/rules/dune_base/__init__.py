"""docs/rules/dune-base.md, proved number by number on arranged positions."""
