"""The door: who comes in, how much they may take, and what goes out to them live."""
