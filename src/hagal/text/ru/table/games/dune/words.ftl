# Стол «Дюны: Империи» в браузере.

# Части стола
table-dune-board = Поле
table-dune-score = Счёт
table-dune-halls = Ландсраад · КООАМ
table-dune-halls-ix = Ландсраад · КООАМ · Икс
table-dune-shipping-track = Перевозки
table-dune-conflict = Конфликт
table-dune-no-conflict = Открытого конфликта нет.
table-dune-conflicts-left =
    { $n ->
        [0] последний
        [one] впереди ещё { $n }
        [few] впереди ещё { $n }
       *[many] впереди ещё { $n }
    }
table-dune-row = Ряд Империи
table-dune-reserve = Резерв
table-dune-tech-empty = Пустое место для технологий
table-dune-own = Ваши карты
table-dune-hand = Рука
table-dune-play = В игре
table-dune-aside = Отложено
table-dune-intrigue = Интриги
table-dune-intrigue-deck = Колода интриг
table-dune-intrigue-discard = Сброс интриг
table-dune-deck = Колода
table-dune-discard = Сброс
table-dune-imperium = Колода Империи
table-dune-tiles = Жетоны технологий
table-dune-face-up = Открытые интриги
table-dune-conflicts = Конфликты впереди
table-dune-fallen = Прошедшие конфликты
table-dune-trash = Удалены
table-dune-tokens = Ваши тайные фракции
table-dune-stage = На выбор
table-dune-watching = Вы наблюдаете. Карты на руках скрыты.

# Раунд и фаза
table-dune-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n } из { $of }
    }
table-dune-phase-setup = Подготовка
table-dune-phase-start = Начало
table-dune-phase-turns = Ходы
table-dune-phase-combat = Сражение
table-dune-phase-makers = Добыча
table-dune-phase-recall = Отзыв
table-dune-phase-endgame = Конец игры
table-dune-phase-over = Игра окончена

# Вопрос
table-dune-for-rival = Решение за оппонента: { $name }
table-dune-for-rival-tied = В этих фракциях его влияние одинаково низкое, поэтому где оно вырастет, выбираете вы (HG-049).
table-dune-for-rival-free = Правила оставляют этот выбор вам (HG-049).

# Что стоит на ячейках
table-dune-agent-of = Агент: { $name }
table-dune-bonus-spice = Бонусная Пряность: { $n }
table-dune-controlled = Контроль: { $name }
table-dune-ship-here = Дредноут: { $name }
table-dune-silenced = Закрыто картой «{ name-card-the-voice }»: { $name }
table-dune-closed = В этой игре закрыто
table-dune-shipping-start = Начало трека перевозок
table-dune-shipping = Перевозки { $n }: { $effect }

# Влияние
table-dune-faction-emperor = Император
table-dune-faction-spacing-guild = Косм. Гильдия
table-dune-faction-bene-gesserit = Бене Гессерит
table-dune-faction-fremen = Фримены
table-dune-level = { $name } { $n }
table-dune-alliance-of = Союз: { $name }

# Места за столом
table-dune-points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
table-dune-stock-spice = Пряность: { $n }
table-dune-stock-solari = Солярии: { $n }
table-dune-stock-water = Вода: { $n }
table-dune-persuasion = Осталось убеждения: { $n }
table-dune-after = После покупки останется убеждения: { $n }
table-dune-garrison = Отрядов в гарнизоне: { $n }
table-dune-supply = Отрядов в запасе: { $n }
table-dune-ships = Дредноутов: { $n }
table-dune-negotiators = Переговорщиков: { $n }
table-dune-agents = Свободных агентов: { $n }
table-dune-in-hand = Карт на руке: { $n }
table-dune-on-top = Сверху: { $card }
table-dune-in-deck = Карт в колоде: { $n }
table-dune-in-discard = Карт в сбросе: { $n }
table-dune-in-intrigue = Карт интриги: { $n }
table-dune-first = Первый игрок
table-dune-has-mentat = Есть фишка ментата
table-dune-has-mentat-next = Фишка ментата в следующем раунде
table-dune-has-council = Место в Верховном Совете
table-dune-has-swordmaster = Третий агент: оружейник
table-dune-has-revealed = Карты уже раскрыты
table-dune-controls = Под контролем: { $space }
table-dune-tile-used = { $name } (жетон применён)
table-dune-fighter = { $name }: отрядов { $troops }, сила { $strength }
table-dune-fighter-ships = { $name }: отрядов { $troops }, дредноутов { $ships }, сила { $strength }
table-dune-hagal = Дом Хагаль
table-dune-seat-rival = управляется колодой Дома Хагаль
table-dune-rival-won = колода Дома Хагаль
table-dune-hagal-deck = Карт в колоде Дома Хагаль: { $n }

# Карты
table-dune-type-plot = Заговор
table-dune-type-combat = Сражение
table-dune-type-endgame = Конец игры
table-dune-kind-card = Карта
table-dune-kind-intrigue = Карта интриги
table-dune-kind-conflict = Конфликт
table-dune-kind-leader = Лидер
table-dune-kind-rival = Оппонент
table-dune-kind-space = Ячейка
table-dune-then-card = { $name }: в какую ячейку?
table-dune-then-space = { $name }: какой картой?
table-dune-kind-tech = Технология
table-dune-kind-hagal = Карта Дома Хагаль

# Лидеры без титулов
table-dune-leader-paul-atreides = Пол Атрейдес
table-dune-leader-leto-atreides = Лето Атрейдес
table-dune-leader-vladimir-harkonnen = Барон Харконнен
table-dune-leader-glossu-rabban = «Зверь» Раббан
table-dune-leader-memnon-thorvald = Мемнон Торвальд
table-dune-leader-ariana-thorvald = Ариана Торвальд
table-dune-leader-ilban-richese = Илбан Ричез
table-dune-leader-helena-richese = Елена Ричез
table-dune-leader-rhombur-vernius = Ромбур Верниус
table-dune-leader-tessia-vernius = Тессия Верниус
table-dune-leader-armand-ecaz = Арманд Эказ
table-dune-leader-ilesa-ecaz = Илеса Эказ
table-dune-leader-yuna-moritani = Юна Моритани
table-dune-leader-hundro-moritani = Хундро Моритани

# Что означают значки
table-dune-legend-goods = Ресурсы
table-dune-legend-places = Куда карта отправляет агента
table-dune-legend-war = Отряды и конфликт
table-dune-legend-cards = Карты
table-dune-legend-people = Агенты, влияние, соперники
table-dune-legend-ix = «Расцвет иксианцев»
table-dune-legend-signs = Знаки
table-dune-icon-spice = Пряность
table-dune-icon-solari = Солярии
table-dune-icon-water = Вода
table-dune-icon-persuasion = Убеждение: им платят за карты в ходе раскрытия
table-dune-icon-vp = Победное очко
table-dune-icon-troop = Отряд: нанять его
table-dune-icon-garrison = Гарнизон
table-dune-icon-supply = Запас
table-dune-icon-deploy = Разместить в зоне конфликта
table-dune-icon-retreat = Отвести из зоны конфликта
table-dune-icon-sword = Меч: на 1 больше боевой силы
table-dune-icon-combat = Ячейка конфликта: отсюда отряды можно разместить в зоне конфликта
table-dune-icon-control = Контроль над ячейкой
table-dune-icon-draw = Взять карту
table-dune-icon-discard = Сбросить карту; сброс
table-dune-icon-trash = Удалить карту
table-dune-icon-trash-self = Удалить эту карту
table-dune-icon-acquire = Приобрести карту; на карте: когда её приобретают
table-dune-icon-reveal = В ходе раскрытия; у игрока: карты раскрыты
table-dune-icon-intrigue = Карта интриги
table-dune-icon-steal = Взять карту интриги у тех, у кого их четыре или больше
table-dune-icon-foldspace = Взять карту «{ name-card-foldspace }»
table-dune-icon-signet = Кольцо с печаткой: способность вашего лидера
table-dune-icon-bond = Если в игре есть другая карта этой фракции
table-dune-icon-look = Посмотреть верхнюю карту своей колоды
table-dune-icon-deck = Колода
table-dune-icon-hand = Рука
table-dune-icon-agent = Агент
table-dune-icon-swordmaster = Оружейник: третий агент
table-dune-icon-mentat = Фишка ментата: ещё один агент на этот раунд
table-dune-icon-recall = Отозвать агента
table-dune-icon-council = Место в Верховном Совете
table-dune-icon-influence = Влияние во фракции на ваш выбор
table-dune-icon-alliance = Союз
table-dune-icon-first = Первый игрок
table-dune-icon-rivals = Каждый соперник
table-dune-icon-voice = Закрыть ячейку для соперников
table-dune-icon-infiltrate = Занять ячейку, где стоят соперники
table-dune-icon-again = Ещё один ход; на жетоне технологии: раз за раунд
table-dune-icon-end = Ход заканчивается
table-dune-icon-lock = В этой игре закрыто
table-dune-icon-tech = Жетон технологии
table-dune-icon-negotiator = Переговорщик на Иксе: технологии дешевле
table-dune-icon-dreadnought = Дредноут
table-dune-icon-freighter = Передвинуть грузовой корабль по треку перевозок
table-dune-icon-snooper = Ищейка
table-dune-icon-sneaks = В пунктирной рамке: и туда, где стоят соперники
table-dune-icon-pays = Отдать то, что слева, и получить то, что справа
table-dune-icon-or = Одно из двух
table-dune-icon-if = Только если выполнено то, что слева

table-dune-sheet =
    # «Дюна: Империя» на одной странице
    ## Цель
    Больше всех победных очков, когда у кого-то в конце раунда 10 или прошёл раунд 10 (DI-014, DI-080).
    Очки дают влияние (DI-070), союзы (DI-072), выигранные конфликты и некоторые карты (DI-081).
    ## Раунд — пять фаз (DI-010)
    Начало раунда: открывается конфликт, каждый берёт 5 карт (DI-011).
    Ходы игроков: по одному ходу по часовой стрелке, пока не раскрылись все (DI-012).
    Сражение: лучшая награда — за наибольшую боевую силу (от DI-060 до DI-063).
    Добыча: в ячейках добычи без агента прибавляется бонусная Пряность (DI-013).
    Отзыв: агенты возвращаются, жетон первого игрока идёт дальше (DI-014).
    ## Ваш ход
    Ход агента: сыграйте карту и отправьте агента в свободную ячейку с одним из её символов; сначала уплатите цену (DI-020). Затем эффекты ячейки и карты в любом порядке (DI-021).
    В боевой ячейке можно разместить отряды этого хода и до 2 из гарнизона (DI-022).
    Ход раскрытия: покажите остальные карты, купите новые за их убеждение, определите боевую силу — 2 за каждый отряд в зоне конфликта и 1 за каждый меч (DI-030, DI-031, DI-033). На этот раунд всё.
    ## Полезно знать
    2 влияния во фракции — очко, 4 — бонус, а первому и союз (от DI-070 до DI-072).
    Третий агент — это оружейник (DI-026), место в Верховном Совете — 2 убеждения в каждый ход раскрытия (DI-027).

table-dune-sheet-hagal =
    # Дом Хагаль на одной странице
    ## Один против двух оппонентов (HG-030)
    Они делают ходы агента в порядке хода и никогда не раскрываются (HG-003, HG-040). Побеждает тот, у кого в конце больше очков, хотя бы и оппонент.
    ## Ход оппонента
    Верхняя карта Дома Хагаль называет ячейку; если та занята, открывается следующая карта (HG-004).
    Он ничего не платит и получает только то, что показано на карте (HG-006): влияние (HG-007), кольцо с печаткой лидера (HG-008), отряды (HG-009).
    В боевой ячейке он размещает ещё до 2 отрядов гарнизона (HG-010). «Добыча Пряности» ведёт его туда, где больше бонусной Пряности (HG-014), и он берёт её всю (HG-044).
    Где нужен выбор, он берёт фракцию, в которой влияния меньше всего; при равенстве и во всём прочем решаете вы (HG-049).
    ## Сражение
    Каждый оппонент, у которого там есть отряд, открывает одну карту Дома Хагаль и прибавляет её мечи (HG-012). Оппоненты берут награды за первое и второе место (HG-045).
    ## Очки
    7 Пряностей, 7 соляриев, 3 воды или 3 карты интриги сразу становятся очком (HG-050); с «Расцветом иксианцев» см. IX-061. Влияние и союзы считаются, как у вас (HG-041).
    Третьего агента оба получают в раунде 5, 4 или 3, по сложности (HG-034, HG-048).
    ## Вдвоём
    Дом Хагаль занимает ячейки и сражается, но очков не получает (HG-020). Он ходит после каждого хода агента первого игрока (HG-023).

# Помощь
web-help-dune = Щёлкните по карте, потом по одной из подсвеченных ячеек; или выбирайте в списке: там всегда есть всё, что вы можете сделать.

# Конец
table-dune-solo-won = Оба оппонента побеждены, { $own } : { $best }. Сложность: { $level }.
table-dune-solo-lost = Оппоненты оказались впереди, { $best } : { $own }. Сложность: { $level }.
table-dune-solo-shared = Никто никого не победил: { $own } : { $best }. Сложность: { $level }.
table-dune-tied =
    { $what ->
        [spice] Очков поровну: решила Пряность.
        [solari] Очков поровну: решили солярии.
        [water] Очков поровну: решила вода.
        [garrison] Очков поровну: решили отряды в гарнизоне.
       *[other] Очков поровну: решила карта.
    }
table-dune-head-vp = Очки
table-dune-head-spice = Пряность
table-dune-head-solari = Солярии
table-dune-head-water = Вода
table-dune-head-garrison = Гарнизон
table-dune-tiebreak = При равных очках решает Пряность, затем солярии, вода и отряды в гарнизоне.
table-dune-outside = { $name } в подсчёте очков не участвует.
table-dune-points-from = Откуда взялись очки
table-dune-points-from-none = очков нет
table-dune-points-from-start = в начале
table-dune-points-from-influence = влияние
table-dune-points-from-alliance = союзы
table-dune-points-from-spending = потраченные ресурсы
table-dune-points-from-tech = жетоны технологий
table-dune-points-from-cards = карты
table-dune-chart = Очки по раундам
table-dune-chart-line = { $name }: { $points }

# Когда что-то невозможно
table-dune-why-no-card = Ни одна из ваших карт не ведёт в ячейку { $space }.
table-dune-why-buy = Карты приобретаются в ходе раскрытия.
table-dune-why-agents = Агентов отправляют в начале своего хода, а сейчас нужно решить другое.
table-dune-why-no-price = У карты { $card } нет цены: её дают только эффекты.
table-dune-why-tech = Жетоны технологий приобретаются, когда это разрешает эффект, как в ячейке { $space }.

# Статистика
mine-by-role-dune = Лидер

# In network games: passing ahead
table-dune-ahead = Пасовать за меня в этом сражении
table-dune-ahead-on = Вы пасуете в этом сражении, пока кто-нибудь другой не сыграет карту. Никто об этом не узнает.
table-dune-ahead-ended = Вы спасовали заранее, но { $name } играет карту: решайте сами.

# Для маленьких окон: вкладки поля
table-dune-small-conflict = Конфликт
table-dune-small-row = Ряд
