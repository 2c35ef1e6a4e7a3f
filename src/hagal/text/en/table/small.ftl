# For small windows: what one has, and the tabs of a board.

small-goods = What you have
small-places = Places of the board
small-fold = The question: in one line, or whole
small-hand = Hand
small-own = Mine
small-board = Board
small-table = Table
small-map = Map
small-players = Players
small-log = Log
small-size = Size of the text
small-size-s = Small text
small-size-m = Medium text
small-size-l = Large text
