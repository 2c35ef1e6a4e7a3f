# Сцена «Рунных войн» в браузере: битвы, дуэли, дипломатия, проверки, шансы.

table-runewars-stage-battle = Битва: { $area }
table-runewars-stage-duel = Дуэль: { $area }
table-runewars-stage-diplomacy = Дипломатия
table-runewars-stage-test = Герой берётся за квест
table-runewars-stage-attacker = атакует
table-runewars-stage-defender = защищается
table-runewars-stage-neutrals = Нейтральные отряды
table-runewars-stage-runs = решает { $name }
table-runewars-stage-initiative = Инициатива { $n }
table-runewars-stage-now = сражается сейчас
table-runewars-stage-strength = Сила сейчас: { $n }
table-runewars-stage-walls = Крепость +{ $n }
table-runewars-stage-more-strength = Сила +{ $n }
table-runewars-stage-supports = поддерживает: { $unit }
table-runewars-stage-playable = Можно сыграть
table-runewars-stage-fate-back = Карта судьбы рубашкой вверх
table-runewars-stage-round = Раунд { $n } из { $last }
table-runewars-stage-health = Здоровье: { $left } из { $n }
table-runewars-stage-hurt = { $n } грозит
table-runewars-stage-guard = { $n } предотвращено
table-runewars-stage-hidden-rewards =
    { $n ->
        [one] { $n } награда рубашкой вверх
        [few] { $n } награды рубашкой вверх
       *[many] { $n } наград рубашкой вверх
    }
table-runewars-stage-called-off = Битва не состоялась.
table-runewars-stage-left = Остались
table-runewars-stage-lost = Уничтожены
table-runewars-stage-odds = Если атаковать сейчас
table-runewars-stage-odds-all = Если атакуют все, кто может
table-runewars-stage-chance = Победа: { $n }%
table-runewars-stage-give-or-take = плюс-минус { $n }
table-runewars-stage-losses = Ожидаемые потери: { $lost } из ваших { $of }, { $killed } из { $among } у противника
