# Дом Хагаль рядом с настоящим полем.

companion-game-dune = Дом Хагаль («Дюна: Империя»)
companion-game-dune-note = Приложение открывает карты Дома Хагаль и ведёт учёт оппонентов. Для одного или двух игроков.

companion-figures = Показатели

# Новая игра
companion-page-game = Игра
companion-page-difficulty = Сложность
companion-page-rivals = Оппоненты
companion-page-people = Имена и цвета
companion-page-variants = Варианты и толкования
companion-players-1 = Соло
companion-players-1-note = Вы против двух оппонентов, которые копят ресурсы, сражаются и набирают очки.
companion-players-2 = Два игрока
companion-players-2-note = Дом Хагаль занимает ячейки и сражается между вами.
companion-base = Базовая игра
companion-ix = С дополнением «Расцвет иксианцев»
companion-ix-note = Грузовые корабли, дредноуты и технологии, в том числе у оппонентов.
companion-level-mercenary =
    { $mentat ->
        [one] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } солярий.
        [few] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } солярия.
       *[many] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } соляриев.
    }
companion-level-sardaukar =
    { $mentat ->
        [one] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } солярий.
        [few] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } солярия.
       *[many] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } соляриев.
    }
companion-level-mentat =
    { $mentat ->
        [one] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } солярий.
        [few] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } солярия.
       *[many] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } соляриев.
    }
companion-level-kwisatz-haderach =
    { $mentat ->
        [one] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } солярий), но вам оружейника не получить никогда.
        [few] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } солярия), но вам оружейника не получить никогда.
       *[many] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } соляриев), но вам оружейника не получить никогда.
    }
companion-rival-n = Оппонент { $n }
companion-random = По жребию
companion-your-name = Ваше имя
companion-name-n = Имя игрока { $n }
companion-leader = Лидер
companion-leader-unsaid = По жребию
companion-colour = Цвет
companion-colour-rival = Цвет оппонента { $n }
companion-colour-hagal = Цвет Дома Хагаль
companion-colour-red = красный
companion-colour-blue = синий
companion-colour-green = зелёный
companion-colour-yellow = жёлтый
companion-same-colour = У каждого места должен быть свой цвет.
companion-same-leader = Каждого лидера можно взять только один раз.
companion-row-dice = Кубики для ряда Империи
companion-brutal-escalation = Жестокая эскалация
companion-epic = Эпическая игра
companion-rival-signet-cost = Кольцо оппонента, за которое нужно платить
companion-rival-signet-cost-pays = платит, когда может
companion-rival-signet-cost-player = решаете вы
companion-rabban-troops = Отряды от кольца Раббана
companion-rabban-troops-garrison = в гарнизон
companion-rabban-troops-conflict = вместе с отрядами карты
companion-rival-voice = «Голос» и оппоненты
companion-rival-voice-closed = закрывает ячейку и для них
companion-rival-voice-open = их не касается
companion-expert-lead = На уровнях «Ментат» и «Квисатц Хадерах» перевес считается
companion-expert-lead-strength = по боевой силе
companion-expert-lead-troops = по отрядам
companion-expert-deployment = На уровнях «Ментат» и «Квисатц Хадерах» оппонент размещает
companion-expert-deployment-literal = все отряды, если не впереди
companion-expert-deployment-capped = до перевеса в два отряда
companion-expert-dreadnoughts = На уровнях «Ментат» и «Квисатц Хадерах» оппонент, который впереди,
companion-expert-dreadnoughts-always = дредноуты всё равно размещает
companion-expert-dreadnoughts-held-back = дредноуты тоже бережёт
companion-hagal-control-bonus = Дом Хагаль в ячейке под чужим контролем
companion-hagal-control-bonus-pays = владелец получает бонус
companion-hagal-control-bonus-nothing = бонуса нет
companion-weirding-way = «Колдовской путь»: дополнительный ход первого игрока
companion-weirding-way-at-once = сразу, до хода Дома Хагаль
companion-weirding-way-after-hagal = после хода Дома Хагаль
companion-tie-for-second = Ничья за второе место
companion-tie-for-second-rulebook = даёт людям третью награду
companion-tie-for-second-third = даёт третью награду и оппонентам
companion-tie-for-second-nothing = никому ничего не даёт

# Подготовка
companion-checklist = Что куда положить
companion-checklist-done = Всё на местах

# Стол
companion-round = Раунд { $n }
companion-phase-setup = Подготовка
companion-phase-conflict = Новый раунд
companion-phase-turns = Ходы
companion-phase-combat = Сражение
companion-phase-points = Конец раунда
companion-phase-end = Конец игры
companion-score = Счёт
companion-first-player = Первый игрок
companion-alliance = Союз
companion-agents-left = { $n ->
        [one] остался { $n } агент
        [few] осталось { $n } агента
       *[many] осталось { $n } агентов
    }
companion-tap-where = Коснитесь ячейки, куда отправился агент.
companion-another-follows = После этого хода — ещё один.
companion-tap-taken = Ячейка занята, а на карте свободна? Сначала коснитесь её.
companion-reveal = Ход раскрытия
companion-voice = Голос
companion-taken = Занято: следующая карта
companion-taken-note = Там уже кто-то стоит
companion-passed = Пропущено
companion-what-happened = Что произошло
companion-search = Поиск
companion-search-nothing = Такого названия нет.
companion-strengths = В конфликте
companion-dial-troops = Отряды
companion-dial-dreadnoughts = Дредноуты
companion-won =
    { $n ->
        [one] Победитель: { $who }.
        [few] Победители: { $who }.
       *[many] Победители: { $who }.
    }

# Карта
companion-map = Поле
companion-board = Поле
companion-map-marked = отмечена как занятая
companion-map-bonus = бонусная Пряность: { $n }
companion-map-control = под контролем: { $who }
companion-map-flag = дредноут: { $who }
companion-map-last = сюда только что отправился агент оппонента
companion-confirm-occupied = Там уже стоит агент. Карта всё равно позволяет вам туда пойти?
companion-confirm-recall = Вернуть оттуда агента? Владелец: { $who }.

# Показатели и исправления
companion-sheet-note = Что здесь не так? Исправьте, а всё, что следует из этого по правилам, произойдёт само.
companion-sheet-closed = Сейчас ничего исправить нельзя. Сначала ответьте на вопрос.
companion-figure-vp = Победные очки
companion-figure-spice = Пряность
companion-figure-solari = Солярии
companion-figure-water = Вода
companion-figure-intrigue = Карты интриги
companion-figure-garrison = Гарнизон
companion-figure-conflict = Отряды в зоне конфликта
companion-figure-agents = Агенты в запасе
companion-figure-swordmaster = Оружейник
companion-figure-ships = Дредноуты в гарнизоне
companion-figure-fleet = Дредноуты в зоне конфликта
companion-figure-freighter = Грузовой корабль
companion-figure-negotiators = Переговорщики
companion-fix-bonus = Бонусная Пряность
companion-fix-control = Контроль
companion-fix-flag = Дредноуты в ячейках
companion-fix-alliance = Союзы
companion-fix-mentat = Ментат
companion-fix-first = Первый игрок
companion-fix-occupy = Отметить ячейку как занятую
companion-fix-vacate = Освободить ячейку
companion-fix-tech = Технология, которую берёт игрок
companion-fix-untech = Технология, которую удаляет игрок
companion-fix-dividends = Дивиденды
