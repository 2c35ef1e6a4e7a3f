# The course of a game, beside the slider of its replay.

web-course-title = The course of the game
web-course-show = Show the course of the game
web-course-curve = The curve is the bot's judgement: how well each seat stood, by what it knew. Ticks at the top are points scored; lines are rounds.
web-course-chance = The curve is the bot's estimate of the chance to win, from 0 % at the bottom to 100 % at the top, by what was known then. Ticks at the top are goals reached; lines are rounds.
web-course-none = Ticks at the top are points scored; lines are rounds.
web-course-moments = Moments
web-course-chapter = Choice { $n }: a new round
web-course-point = Choice { $n }: { $name } scores
web-course-up = Choice { $n }: far better for { $name }
web-course-down = Choice { $n }: far worse for { $name }
web-course-goal = Choice { $n }: a goal is reached
web-course-rises = Choice { $n }: the chance to win rises
web-course-falls = Choice { $n }: the chance to win falls
web-course-asked = Asked then: { $name }
web-course-chosen = chosen
web-course-nobody = Nothing was asked here
web-course-speed = Speed
web-course-link = Link to this moment
