"""The rooms: games that are played, with those who play them, their bots and their news."""
