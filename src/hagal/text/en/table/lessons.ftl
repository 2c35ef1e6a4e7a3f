# First games that teach: what stands around them.
lesson-new = New here? Learn by playing
lesson-new-note = A first game with a coach: the deal is always the same, you play as you like, and it takes about ten minutes. This game stays as it is.
lesson-title = Your first game
lesson-place = { $n } of { $of }
lesson-try = A good move:
lesson-next = Next
lesson-got-it = Got it
lesson-finish = Play on alone
lesson-skip = Skip the lesson
lesson-back = Call the coach back
lesson-again = The lesson from the start
lesson-learned = (finished)
