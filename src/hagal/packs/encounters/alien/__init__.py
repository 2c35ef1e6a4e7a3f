"""Content packs for Alien: cards: reading one component; decks: what the rulebook fixes about decks as a whole;
reading: a pack."""
