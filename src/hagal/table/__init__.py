"""The table: the web server that people play at. It holds the rules; its pages show views and options only."""
