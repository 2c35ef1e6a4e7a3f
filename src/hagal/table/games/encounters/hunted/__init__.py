"""The parts of the table that only Hunted has."""
