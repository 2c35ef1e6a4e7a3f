"""The companion: a phone beside the real board (docs/companion.md).

The rules, the sentences and every decision about what is shown are Python and run on the phone itself. What the phone
can do for a title is in `games/<title>`, and nothing else here names one. Read in this order: paper (a game as text and
as a code), desk (what a title must be able to do), app (the commands of the page). The page in `static` draws the
screens and sends taps; what it draws for a title is in `static/games/<title>`. On this side: bundle (the Python for the
phone), build (the whole as a folder), serve (the folder on the network).
"""
