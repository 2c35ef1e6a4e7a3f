"""The numbered rules as people read them."""
