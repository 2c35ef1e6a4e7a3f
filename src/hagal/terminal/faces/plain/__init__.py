"""The plain face in the terminal: any title, drawn from its view, asked by its options, told by its events."""
