"""What only games with Aliens have in the terminal."""
