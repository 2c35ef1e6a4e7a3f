"""What only Hunted has in the terminal."""
