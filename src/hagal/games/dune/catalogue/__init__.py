"""The box: one declaration for each component, written to be read like the card."""
