"""The mode Hunters: Predators hunt the Prey for Honor, against each other or together (PR-190 to PR-281).

Where a rule lives: setup (PR-190..199, PR-280, PR-281), turn (PR-200, PR-215, PR-267), prey (PR-201..207, PR-220,
PR-221, PR-245), actions (PR-206, PR-208..211, PR-225..232, PR-272..276), strikes (PR-210, PR-212..214, PR-222, PR-233,
PR-241..244), ending (PR-240, PR-250..253, PR-265, PR-277), trials (PR-255..263), hunt (what the mode adds to the state,
and who may look at which of it: PR-192, PR-262), effects (words of its cards; PR-223, PR-224, PR-242) and ongoing,
catalogue (every component).
"""
