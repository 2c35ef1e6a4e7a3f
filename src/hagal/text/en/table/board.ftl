# What the boards of all games say.

board-seats = Players
board-log = What happened
board-your-turn = Your decision
board-may-act = You may act
board-waiting = Waiting for
board-open-seat = nobody sits there yet
board-over = The game is over
