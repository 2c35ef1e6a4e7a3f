# «Рунные войны» в терминале.

term-runewars-setup = Подготовка
term-runewars-year = Год { $n } из { $last }
term-runewars-then = затем { $season }
term-runewars-neutral = Нейтральные
term-runewars-routed = ({ $unit } { $n }, повалены)
term-runewars-first = первый
term-runewars-claims = заявка на победу ({ $season })
term-runewars-out = выбыл
term-runewars-damage = урон { $n }
term-runewars-is-routed = повален
term-runewars-rewards =
    { $n ->
        [one] { $n } награда
        [few] { $n } награды
       *[many] { $n } наград
    }
term-runewars-dials = Шкалы
term-runewars-orders = Приказы (* превосходство)
term-runewars-heroes = Герои
term-runewars-objective = Цель
term-runewars-tactics = Тактика
term-runewars-fresh = Тактика следующего сезона
term-runewars-quests = Квесты
term-runewars-runes = Известные вам жетоны рун
term-runewars-supply = Запас
term-runewars-strongholds = крепости { $n }
term-runewars-battle = Битва, локация { $area }, раунд { $n }
term-runewars-attacks = атакует:
term-runewars-defends = защищается:
term-runewars-drawn = вытянуто:
term-runewars-supported = поддержка:
term-runewars-bonus = сила +{ $n }
term-runewars-duel = Дуэль, локация { $area }, раунд { $n }: { $hero } против { $enemy }

# Столбцы как можно короче
term-runewars-column-influence = Вл
term-runewars-column-food = Еда
term-runewars-column-wood = Дер
term-runewars-column-ore = Руда
term-runewars-column-runes = Руны
term-runewars-column-areas = Лок
term-runewars-column-strongholds = Креп
term-runewars-column-tactics = Такт
term-runewars-column-quests = Квест
term-runewars-column-orders = Приказы
