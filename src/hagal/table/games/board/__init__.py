"""What every board at the table has, whatever the game."""
