# Beyond one game: statistics of one's own games, and challenges.
mine-goals = Goals and statistics
mine-goals-about = Challenges for those who know the games, and what came of yours so far.

# Statistics
mine-title = My statistics
mine-about = Your own games that are over, as this browser knows you: to their end, against whomever. First games that teach, branches of other games and uploaded Records do not count.
mine-none = Nothing is counted yet. A game counts once it is over; first games that teach, branches of other games and uploaded Records do not.
mine-games = Games
mine-wins = Wins
mine-share = Share won
mine-best = Best score
mine-streak = Longest streak
mine-streak-now = now { $n }
mine-length = Rounds a game
mine-shortest = Fastest win, rounds
mine-by-players = Players
mine-by-role = Played as
mine-by-module = Expansion
mine-by-level = Difficulty
mine-by-edition = Edition
mine-no-players = –
mine-no-role = not chosen
mine-no-module = base game
mine-no-level = not solo
mine-no-edition = –
mine-lately = Lately
mine-won = Won
mine-lost = Lost
mine-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mine-papers = Yours to keep or to remove
mine-kept = These figures stay when a game is forgotten or removed. They hang on this browser’s cookie alone; nobody else sees them.
mine-download = Download as a file
mine-wipe = Wipe my statistics
mine-wipe-sure = Remove all of them, and what is done of the challenges, for good
mine-wipe-unsure = Nothing was removed: tick the box first, because nothing brings them back.
mine-wiped = Your statistics are gone.
