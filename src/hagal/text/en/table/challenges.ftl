# Challenges
challenge-title = Challenges
challenge-about = One press begins the game that a challenge asks for. The end of the game says whether it was met. You may try as often as you like, and take choices back as in any game.
challenge-count = { $n } of { $of } met
challenge-done = met
challenge-begin = Begin
challenge-again = Once more
challenge-parts = { $n } of { $of }
challenge-mode = { $mode }, challenge “{ $name }”
challenge-met = Challenge met: “{ $name }”!
challenge-missed = The challenge “{ $name }” was not met this time.
