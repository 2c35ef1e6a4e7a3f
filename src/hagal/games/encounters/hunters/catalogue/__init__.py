"""Every component of Hunters. Names of cards that no source gives are ours, like all that is said on them."""
