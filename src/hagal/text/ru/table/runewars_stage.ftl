# Сцена «Рунных войн» в браузере: битвы, дуэли, дипломатия, проверки, шансы.

table-runewars-battle = Битва: { $area }
table-runewars-duel = Дуэль: { $area }
table-runewars-diplomacy = Дипломатия
table-runewars-test = Герой берётся за квест
table-runewars-attacker = атакует
table-runewars-defender = защищается
table-runewars-neutrals = Нейтральные отряды
table-runewars-runs = решает { $name }
table-runewars-initiative = Инициатива { $n }
table-runewars-now = сражается сейчас
table-runewars-strength = Сила сейчас: { $n }
table-runewars-walls = Крепость +{ $n }
table-runewars-more-strength = Сила +{ $n }
table-runewars-supports = поддерживает: { $unit }
table-runewars-playable = Можно сыграть
table-runewars-fate-back = Карта судьбы рубашкой вверх
table-runewars-round = Раунд { $n } из { $last }
table-runewars-health = Здоровье: { $left } из { $n }
table-runewars-hurt = { $n } грозит
table-runewars-guard = { $n } предотвращено
table-runewars-hidden-rewards =
    { $n ->
        [one] { $n } награда рубашкой вверх
        [few] { $n } награды рубашкой вверх
       *[many] { $n } наград рубашкой вверх
    }
table-runewars-called-off = Битва не состоялась.
table-runewars-left = Остались
table-runewars-lost = Уничтожены
table-runewars-odds = Если атаковать сейчас
table-runewars-odds-all = Если атакуют все, кто может
table-runewars-chance = Победа: { $n }%
table-runewars-give-or-take = плюс-минус { $n }
table-runewars-losses = Ожидаемые потери: { $lost } из ваших { $of }, { $killed } из { $among } у противника
