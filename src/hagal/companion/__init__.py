"""The companion: House Hagal on a phone beside the real board (docs/companion.md).

The rules, the sentences and every decision about what is shown are Python and run on the phone itself. Read in this
order: session (a game at the real table, with undo and redo), transfer (it as text and as a code), wizard (the
questions of a new game), map, history, figures, screen (what to show, as JSON), app (the commands of the page). The
page in `static` draws the screen and sends taps. On this side: bundle (the Python for the phone), build (the whole as a
folder), serve (the folder on the network).
"""
