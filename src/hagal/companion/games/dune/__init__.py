"""House Hagal beside the real board of Dune: Imperium.

Read in this order: session (a game at the real table, with undo and redo), transfer (it as text and as a code), wizard
(the questions of a new game), map, history, figures, screen (what to show), desk (the commands of the page).
"""

HEAD = "hagal companion 1"
