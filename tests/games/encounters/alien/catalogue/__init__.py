"""The cards of Alien, one by one."""
