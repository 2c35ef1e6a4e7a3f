"""What only Hunters has in the terminal."""
