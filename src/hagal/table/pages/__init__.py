"""The HTML pages: one module for each, with its routes."""
