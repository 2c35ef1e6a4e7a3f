# Legendary Encounters: что выйдет из ответа, в нескольких словах.

preview-enc-attack = Атака станет { $n }
preview-enc-recruit = Найм станет { $n }
preview-enc-hand = карты на руке { $by }
preview-enc-strikes = Удары { $by }
preview-enc-kills = погибнет: { $cards }
preview-enc-objective = Цель будет выполнена
preview-enc-over = игра закончится
preview-enc-honor = Репутация { $by }
preview-enc-heal = Лечение станет { $n }
preview-enc-restore = Восстановление станет { $n }
preview-enc-duels = Дуэли: { $n }
preview-enc-struck =
    { $n ->
        [0] враги не нанесут Ударов
       *[other] Удары врагов: { $n }
    }
