"""Every component of Alien."""
