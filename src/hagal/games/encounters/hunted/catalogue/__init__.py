"""Every component of the box, declared so that it reads like the card."""
