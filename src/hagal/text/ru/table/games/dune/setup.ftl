# The set-up of Dune, and its quick game.

# Каждая страница
web-mode-solo = соло, { $level }
web-mode-two = два игрока и Дом Хагаль
web-mode-epic = { $mode }, эпическая игра

# Начальная страница
web-solo = Дюна в одиночку
web-solo-note = «Дюна: Империя», два оппонента, { $level }
web-players-1 = Вы против двух оппонентов Дома Хагаль.
web-players-2 = Третьим садится Дом Хагаль.
web-name-empty = как у лидера
web-leader = Лидер
web-leaders = Лидеры
web-leaders-random = Случайные
web-leaders-choose = Каждый выбирает сам в начале игры
web-leaders-named = Назначены здесь, место за местом
web-leader-random = Случайный
web-ix = «Расцвет иксианцев»
web-ix-note = Жетоны технологий, трек перевозок, дредноуты, новые карты и лидеры.
web-promos = Промокарты
web-promos-note = Замешиваются в колоду Империи.
web-epic = Эпическая игра
web-epic-note = С «Расцветом иксианцев», от двух до четырёх игроков: 12 очков для победы, конфликты тяжелее, старт сильнее.
web-solo-legend = В одиночку: оппоненты
web-level-mercenary =
    { $extra ->
        [one] У вас в начале больше на { $extra } Пряность и { $extra } солярий, у них нет отрядов; третий агент у них с раунда { $round }.
        [few] У вас в начале больше на { $extra } Пряности и { $extra } солярия, у них нет отрядов; третий агент у них с раунда { $round }.
       *[many] У вас в начале больше на { $extra } Пряности и { $extra } соляриев, у них нет отрядов; третий агент у них с раунда { $round }.
    }
web-level-sardaukar =
    { $mentat ->
        [one] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярий.
        [few] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярия.
       *[many] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } соляриев.
    }
web-level-mentat = Как Сардаукар, но третий агент с раунда { $round }; оппонент, который впереди в конфликте, бережёт отряды.
web-level-kwisatz-haderach = Как Ментат, и вам не получить оружейника.
web-rival = Лидер оппонента { $n }
web-row-dice = Кубики на ряд Империи
web-row-dice-note = После вашего хода раскрытия два кубика удаляют карты из ряда Империи.
web-brutal = Жестокая эскалация
web-brutal-note = В конфликте III каждый сражающийся оппонент раскрывает ради мечей две карты.

# Настройки того, что правила оставляют открытым
web-set-three-way-tie = Трое делят первое место
web-set-three-way-tie-note = Четыре игрока: что получает четвёртый?
web-set-three-way-tie-third = третью награду
web-set-three-way-tie-nothing = ничего
web-set-tie-for-second = Двое делят второе место
web-set-tie-for-second-note = Что получает каждый из них?
web-set-tie-for-second-rulebook = третью награду, но не оппоненты
web-set-tie-for-second-third = третью награду, оппоненты тоже
web-set-tie-for-second-nothing = ничего
web-set-kwisatz-haderach = Квисатц Хадерах
web-set-kwisatz-haderach-note = Агент, посланный этой картой…
web-set-kwisatz-haderach-pays = платит и соблюдает требования
web-set-kwisatz-haderach-free = идёт куда угодно даром
web-set-bindu-suspension = Оцепенение бинду
web-set-bindu-suspension-note = После добора карты…
web-set-bindu-suspension-ends = ход окончен
web-set-bindu-suspension-may = ход можно окончить
web-set-rival-signet-cost = Кольцо оппонента, за которое нужно платить
web-set-rival-signet-cost-note = Лето и барон как оппоненты: цена…
web-set-rival-signet-cost-pays = платится, если есть чем
web-set-rival-signet-cost-player = платится, если так решите вы
web-set-rabban-troops = Отряды от кольца Раббана
web-set-rabban-troops-note = Отряды от кольца с печаткой Раббана-оппонента в ячейке конфликта идут…
web-set-rabban-troops-garrison = в гарнизон
web-set-rabban-troops-conflict = в зону конфликта
web-set-rival-voice = Голос
web-set-rival-voice-note = Ячейка, закрытая «Голосом», для оппонентов…
web-set-rival-voice-closed = тоже закрыта
web-set-rival-voice-open = открыта
web-set-hagal-control-bonus = Бонус контроля и Дом Хагаль
web-set-hagal-control-bonus-note = Два игрока: агент Дома Хагаль приносит контролирующему…
web-set-hagal-control-bonus-pays = бонус
web-set-hagal-control-bonus-nothing = ничего
web-set-expert-lead = Перевес оппонента на уровнях «Ментат» и «Квисатц Хадерах»
web-set-expert-lead-note = Оппонент, который бережёт отряды, измеряет перевес…
web-set-expert-lead-strength = силой
web-set-expert-lead-troops = отрядами
web-set-expert-deployment = Размещение отрядов на уровнях «Ментат» и «Квисатц Хадерах»
web-set-expert-deployment-note = Пока оппонент не впереди на два отряда, он размещает…
web-set-expert-deployment-literal = все отряды, какие может
web-set-expert-deployment-capped = не больше, чем нужно для этого
web-set-hagal-dreadnought-troops = Карта «Дредноут» Дома Хагаль
web-set-hagal-dreadnought-troops-note = Два игрока с «Расцветом иксианцев»: отрядов на ней
web-set-hagal-dreadnought-troops-2 = 2
web-set-hagal-dreadnought-troops-1 = 1
web-set-expert-dreadnoughts = Дредноуты на уровнях «Ментат» и «Квисатц Хадерах»
web-set-expert-dreadnoughts-note = Оппонент, который впереди и бережёт отряды…
web-set-expert-dreadnoughts-always = дредноуты всё равно размещает
web-set-expert-dreadnoughts-held-back = дредноуты тоже бережёт
web-set-weirding-way = Колдовской путь
web-set-weirding-way-note = Два игрока с «Расцветом иксианцев»: дополнительный ход первого игрока наступает…
web-set-weirding-way-at-once = сразу, до хода Дома Хагаль
web-set-weirding-way-after-hagal = после хода Дома Хагаль
web-set-reveal-tiles = Технологии для хода раскрытия
web-set-reveal-tiles-note = Жетон, приобретённый во время хода раскрытия, действует…
web-set-reveal-tiles-at-once = уже в этом ходу
web-set-reveal-tiles-next-turn = со следующего хода раскрытия

# Замечания
web-wrong-leaders = Выберите из списка, откуда берутся лидеры.
web-wrong-leader = Такого лидера нет. Выберите одного из списка.
web-wrong-leader-ix = Этот лидер здесь недоступен: отметьте «Расцвет иксианцев» или выберите другого.
web-wrong-leader-rival = По правилам этот лидер не может достаться оппоненту. Выберите другого.
web-wrong-leader-twice = Этот лидер уже занят. Каждого можно взять только один раз.
web-wrong-difficulty = Выберите одну из четырёх сложностей.

# Маленький лист быстрой игры
web-quick-difficulty = Сложность
web-quick-first = хорош для первой партии
