# Испытания
challenge-title = Испытания
challenge-about = Одно нажатие начинает игру, которой требует испытание. В конце игры видно, пройдено ли оно. Пробовать можно сколько угодно, брать ходы назад – как в любой игре.
challenge-count = Пройдено { $n } из { $of }
challenge-done = пройдено
challenge-begin = Начать
challenge-again = Ещё раз
challenge-parts = { $n } из { $of }
challenge-mode = { $mode }, испытание «{ $name }»
challenge-met = Испытание пройдено: «{ $name }»!
challenge-missed = Испытание «{ $name }» на этот раз не пройдено.
