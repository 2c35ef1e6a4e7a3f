"""Content packs: what they say, what is wrong with them, and games played with them."""
