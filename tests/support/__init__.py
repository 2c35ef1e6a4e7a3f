"""What tests of several parts share: people and programs at the table, pages and boards to look at."""
