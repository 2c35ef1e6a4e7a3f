"""docs/rules/dune-ix.md, proved number by number on arranged positions."""
