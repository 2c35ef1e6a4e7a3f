"""The parts of the table that only games with Aliens have: alone, mixed with Hunted, or hunted by Predators."""
