# The list of components.

origin-reported = reported, not confirmed by an official source
origin-stand-in = a stand-in: the real one could not be found, or not all of it
origin-pack = from a content pack
doubt-ours = ours: { $facts }
doubt-disputed = sources differ about: { $facts }
fact-name = name
fact-text = text
fact-count = number of copies
fact-health = health
cards-stand-ins = { $n } of { $all } cards listed here are stand-ins of our own.
