"""The parts of the table that only Hunters has."""
