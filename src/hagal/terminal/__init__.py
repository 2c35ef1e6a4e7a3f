"""A game in the terminal: the board in characters, a question with numbered options, saves and rivals."""
