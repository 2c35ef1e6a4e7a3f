# Тексты компонентов «Дюны» своими словами и их список.

# Карты
describe-cost = Стоимость: { $n }
describe-factions =
    { $n ->
        [1] Фракция: { $factions }
       *[2] Фракции: { $factions }
    }
describe-icons = Символы агента: { $icons }
describe-no-icons = Без символов агента: только для хода раскрытия
describe-anywhere = Отправляет агента от лидера или с поля в любую ячейку, даже занятую
describe-agent = Агент: { $effects }
describe-reveal = Раскрытие: { $effects }
describe-acquire = При приобретении: { $effects }
describe-trashed = При удалении: { $effects }

# Карты интриги
describe-start-agent = Только до отправки агента в этот ход
describe-start-turn = Только в самом начале хода
describe-plot = Заговор: { $effects }
describe-combat = Сражение: { $effects }
describe-win = Сражение, после победы в конфликте: { $effects }
describe-endgame = Конец игры: { $effects }
describe-lasting = Лежит в открытую до вашего хода раскрытия

# Конфликты
describe-level =
    { $n ->
        [1] Конфликт I
        [2] Конфликт II
       *[3] Конфликт III
    }
describe-location = Ячейка: { $space }
describe-first = Первое место: { $effects }
describe-second = Второе место: { $effects }
describe-third = Третье место: { $effects }

# Лидеры
describe-house = Дом { $house }
describe-complexity = Сложность: { $n }
describe-ability = Способность: { $ability }
describe-signet = Кольцо с печаткой: { $effects }

# Ячейки
describe-icon = Символ: { $icon }
describe-price = Цена: { $what-nominative }
describe-needs-influence = Нужно влияние у { $faction-genitive }: { $n }
describe-effect = Эффект: { $effects }
describe-combat-space = Ячейка конфликта
describe-maker = Ячейка добычи: Пряность ({ $n }) и вся бонусная Пряность
describe-control = Бонус контроля: { $effects }
describe-once = Один раз за игру для каждого игрока
describe-reveal-here = В ваш ход раскрытия, если здесь ваш агент: убеждение +{ $n }

# Список компонентов
kind-card = Карты
kind-intrigue = Карты интриги
kind-conflict = Конфликты
kind-leader = Лидеры
kind-space = Ячейки

# Как название компонента стоит в предложении
shown-card = «{ $name }»
shown-intrigue = «{ $name }»
shown-conflict = «{ $name }»
shown-space = «{ $name }»
