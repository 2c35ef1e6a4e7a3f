# Что говорят столы всех игр.

board-seats = Игроки
board-log = Что произошло
board-your-turn = Ваше решение
board-may-act = Вы можете вмешаться
board-waiting = Все ждут
board-open-seat = там ещё никто не сидит
board-over = Игра окончена
