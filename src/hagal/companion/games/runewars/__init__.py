"""Beside the real board of Runewars: odds of battles, the fate deck, years and seasons, and who wins.

Read in this order: ledger (what is written down at the table: acts upon a state of the engine, with undo and redo),
match (two armies, and battles between them), wizard (the questions of a new game); fate, year, standing (what to show
of each), desk (the commands of the page).
"""

HEAD = "hagal companion runewars 1"
