"""`python -m hagal`: the command line."""

from hagal.cli import main

main()
