# Дом Хагаль рядом с настоящим полем.

companion-game-dune = Дом Хагаль («Дюна: Империя»)
companion-game-dune-note = Приложение открывает карты Дома Хагаль и ведёт учёт оппонентов. Для одного или двух игроков.

companion-dune-figures = Показатели

# Новая игра
companion-dune-page-game = Игра
companion-dune-page-difficulty = Сложность
companion-dune-page-rivals = Оппоненты
companion-dune-page-people = Имена и цвета
companion-dune-page-variants = Варианты и толкования
companion-dune-players-1 = Соло
companion-dune-players-1-note = Вы против двух оппонентов, которые копят ресурсы, сражаются и набирают очки.
companion-dune-players-2 = Два игрока
companion-dune-players-2-note = Дом Хагаль занимает ячейки и сражается между вами.
companion-dune-base = Базовая игра
companion-dune-ix = С дополнением «Расцвет иксианцев»
companion-dune-ix-note = Грузовые корабли, дредноуты и технологии, в том числе у оппонентов.
companion-dune-level-mercenary =
    { $mentat ->
        [one] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } солярий.
        [few] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } солярия.
       *[many] Вы получаете на 1 солярий и 1 Пряность больше. Оружейники приходят к оппонентам в раунде { $round }. Ментат стоит { $mentat } соляриев.
    }
companion-dune-level-sardaukar =
    { $mentat ->
        [one] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } солярий.
        [few] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } солярия.
       *[many] У оппонентов с начала 3 отряда и карта интриги. Оружейники приходят к ним в раунде { $round }. Ментат стоит { $mentat } соляриев.
    }
companion-dune-level-mentat =
    { $mentat ->
        [one] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } солярий.
        [few] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } солярия.
       *[many] Как Сардаукар, но оружейники приходят в раунде { $round }, и оппонент, который впереди в конфликте, бережёт отряды. Ментат стоит { $mentat } соляриев.
    }
companion-dune-level-kwisatz-haderach =
    { $mentat ->
        [one] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } солярий), но вам оружейника не получить никогда.
        [few] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } солярия), но вам оружейника не получить никогда.
       *[many] Как Ментат (оружейники в раунде { $round }, ментат за { $mentat } соляриев), но вам оружейника не получить никогда.
    }
companion-dune-rival-n = Оппонент { $n }
companion-dune-random = По жребию
companion-dune-your-name = Ваше имя
companion-dune-name-n = Имя игрока { $n }
companion-dune-leader = Лидер
companion-dune-leader-unsaid = По жребию
companion-dune-colour = Цвет
companion-dune-colour-rival = Цвет оппонента { $n }
companion-dune-colour-hagal = Цвет Дома Хагаль
companion-dune-colour-red = красный
companion-dune-colour-blue = синий
companion-dune-colour-green = зелёный
companion-dune-colour-yellow = жёлтый
companion-dune-same-colour = У каждого места должен быть свой цвет.
companion-dune-same-leader = Каждого лидера можно взять только один раз.
companion-dune-row-dice = Кубики для ряда Империи
companion-dune-brutal-escalation = Жестокая эскалация
companion-dune-epic = Эпическая игра
companion-dune-rival-signet-cost = Кольцо оппонента, за которое нужно платить
companion-dune-rival-signet-cost-pays = платит, когда может
companion-dune-rival-signet-cost-player = решаете вы
companion-dune-rabban-troops = Отряды от кольца Раббана
companion-dune-rabban-troops-garrison = в гарнизон
companion-dune-rabban-troops-conflict = вместе с отрядами карты
companion-dune-rival-voice = «Голос» и оппоненты
companion-dune-rival-voice-closed = закрывает ячейку и для них
companion-dune-rival-voice-open = их не касается
companion-dune-expert-lead = На уровнях «Ментат» и «Квисатц Хадерах» перевес считается
companion-dune-expert-lead-strength = по боевой силе
companion-dune-expert-lead-troops = по отрядам
companion-dune-expert-deployment = На уровнях «Ментат» и «Квисатц Хадерах» оппонент размещает
companion-dune-expert-deployment-literal = все отряды, если не впереди
companion-dune-expert-deployment-capped = до перевеса в два отряда
companion-dune-expert-dreadnoughts = На уровнях «Ментат» и «Квисатц Хадерах» оппонент, который впереди,
companion-dune-expert-dreadnoughts-always = дредноуты всё равно размещает
companion-dune-expert-dreadnoughts-held-back = дредноуты тоже бережёт
companion-dune-hagal-control-bonus = Дом Хагаль в ячейке под чужим контролем
companion-dune-hagal-control-bonus-pays = владелец получает бонус
companion-dune-hagal-control-bonus-nothing = бонуса нет
companion-dune-weirding-way = «Колдовской путь»: дополнительный ход первого игрока
companion-dune-weirding-way-at-once = сразу, до хода Дома Хагаль
companion-dune-weirding-way-after-hagal = после хода Дома Хагаль
companion-dune-tie-for-second = Ничья за второе место
companion-dune-tie-for-second-rulebook = даёт людям третью награду
companion-dune-tie-for-second-third = даёт третью награду и оппонентам
companion-dune-tie-for-second-nothing = никому ничего не даёт

# Подготовка
companion-dune-checklist = Что куда положить
companion-dune-checklist-done = Всё на местах

# Стол
companion-dune-round = Раунд { $n }
companion-dune-phase-setup = Подготовка
companion-dune-phase-conflict = Новый раунд
companion-dune-phase-turns = Ходы
companion-dune-phase-combat = Сражение
companion-dune-phase-points = Конец раунда
companion-dune-phase-end = Конец игры
companion-dune-score = Счёт
companion-dune-first-player = Первый игрок
companion-dune-alliance = Союз
companion-dune-agents-left = { $n ->
        [one] остался { $n } агент
        [few] осталось { $n } агента
       *[many] осталось { $n } агентов
    }
companion-dune-tap-where = Коснитесь ячейки, куда отправился агент.
companion-dune-another-follows = После этого хода — ещё один.
companion-dune-tap-taken = Ячейка занята, а на карте свободна? Сначала коснитесь её.
companion-dune-reveal = Ход раскрытия
companion-dune-voice = Голос
companion-dune-taken = Занято: следующая карта
companion-dune-taken-note = Там уже кто-то стоит
companion-dune-passed = Пропущено
companion-dune-what-happened = Что произошло
companion-dune-search = Поиск
companion-dune-search-nothing = Такого названия нет.
companion-dune-strengths = В конфликте
companion-dune-dial-troops = Отряды
companion-dune-dial-dreadnoughts = Дредноуты
companion-dune-won =
    { $n ->
        [one] Победитель: { $who }.
        [few] Победители: { $who }.
       *[many] Победители: { $who }.
    }

# Карта
companion-dune-map = Поле
companion-dune-board = Поле
companion-dune-map-marked = отмечена как занятая
companion-dune-map-bonus = бонусная Пряность: { $n }
companion-dune-map-control = под контролем: { $who }
companion-dune-map-flag = дредноут: { $who }
companion-dune-map-last = сюда только что отправился агент оппонента
companion-dune-confirm-occupied = Там уже стоит агент. Карта всё равно позволяет вам туда пойти?
companion-dune-confirm-recall = Вернуть оттуда агента? Владелец: { $who }.

# Показатели и исправления
companion-dune-sheet-note = Что здесь не так? Исправьте, а всё, что следует из этого по правилам, произойдёт само.
companion-dune-sheet-closed = Сейчас ничего исправить нельзя. Сначала ответьте на вопрос.
companion-dune-figure-vp = Победные очки
companion-dune-figure-spice = Пряность
companion-dune-figure-solari = Солярии
companion-dune-figure-water = Вода
companion-dune-figure-intrigue = Карты интриги
companion-dune-figure-garrison = Гарнизон
companion-dune-figure-conflict = Отряды в зоне конфликта
companion-dune-figure-agents = Агенты в запасе
companion-dune-figure-swordmaster = Оружейник
companion-dune-figure-ships = Дредноуты в гарнизоне
companion-dune-figure-fleet = Дредноуты в зоне конфликта
companion-dune-figure-freighter = Грузовой корабль
companion-dune-figure-negotiators = Переговорщики
companion-dune-fix-bonus = Бонусная Пряность
companion-dune-fix-control = Контроль
companion-dune-fix-flag = Дредноуты в ячейках
companion-dune-fix-alliance = Союзы
companion-dune-fix-mentat = Ментат
companion-dune-fix-first = Первый игрок
companion-dune-fix-occupy = Отметить ячейку как занятую
companion-dune-fix-vacate = Освободить ячейку
companion-dune-fix-tech = Технология, которую берёт игрок
companion-dune-fix-untech = Технология, которую удаляет игрок
companion-dune-fix-dividends = Дивиденды
