"""House Hagal with Rise of Ix, the solo variants and Epic mode (docs/rules/dune-ix.md), proved number by number."""
