# Вопросы перед игрой с Чужими.

term-encounters-mode-alien = Чужой: выжившие против Улья; все побеждают или проигрывают вместе (обновлённые Цели)
term-encounters-mode-hunted-alien = Жертва и Чужой: обе кооперативные игры как одна (обновлённые Цели)
term-encounters-mode-hunters-alien = Охотники и Чужой: Хищники охотятся на Чужих; побеждает тот, у кого больше Репутации (обновлённые Цели)
term-encounters-film-alien = «Чужой»
term-encounters-film-aliens = «Чужие»
term-encounters-film-alien3 = «Чужой 3»
term-encounters-film-resurrection = «Чужой 4: Воскрешение»
term-encounters-film-random = Удивите меня: все части случайны
term-encounters-hive-usual = Как в правилах
term-encounters-hive-easier = Легче: на одного Дрона больше в каждой части Улья
term-encounters-hive-easiest = Ещё легче: то же, и Защита прибавляется к здоровью
term-encounters-hive-harder = Труднее: на одного Дрона меньше в каждой части Улья
term-encounters-hive-hardest = Ещё труднее: то же, и три карты с самого начала в Комплексе
term-encounters-mix-usual = Как в правилах
term-encounters-mix-easier = Легче: на одну карту Молодёжи или Дрона больше в каждой мини-колоде
term-encounters-mix-easiest = Ещё легче: то же, и Защита прибавляется к здоровью
term-encounters-mix-harder = Труднее: на одну карту Молодёжи или Дрона меньше в каждой мини-колоде
term-encounters-mix-hardest = Ещё труднее: то же, и три карты врагов с самого начала на планшете
term-encounters-hunt-usual = Как в правилах
term-encounters-hunt-easier = Легче: на одного Дрона больше в каждой части Улья
term-encounters-hunt-easiest = Ещё легче: то же, и первый раунд без фазы Улья
term-encounters-hunt-harder = Труднее: первый ход только с фазой Улья и Ударной фазой
term-encounters-hunt-hardest = Ещё труднее: то же, и на одного Дрона меньше в каждой части Улья
