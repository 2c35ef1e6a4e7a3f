# Охотники: то, что есть в обоих режимах, другими словами
table-encounters-armory =
    { $n ->
        [one] { $n } карта в Арсенале
        [few] { $n } карты в Арсенале
       *[other] { $n } карт в Арсенале
    }
table-encounters-armory-name = Арсенал
table-encounters-calm-prey = Сюда ещё никакая Добыча не добралась.
table-encounters-killed-cards = Убитые карты
table-encounters-dead-prey = Мёртвая Добыча
table-encounters-prey = Колода Добычи
table-encounters-prey-deck =
    { $n ->
        [one] Колода Добычи: { $n } карта
        [few] Колода Добычи: { $n } карты
       *[other] Колода Добычи: { $n } карт
    }
table-encounters-mercenaries-left = последняя
table-encounters-instinct = Инстинкт Убийцы
table-encounters-instincts = Инстинкт Убийцы: { $n }
table-encounters-out-prey = Сброс Добычи
table-encounters-prey-strikes = Удары Добычи
table-encounters-strikes-beside = Удары возле аватара
table-encounters-phase-prey = Добыча
table-encounters-you-dead-hunters = Вы погибли. Ваши трофеи и Бесчестие по-прежнему идут в счёт.
table-encounters-gain-heal =
    { $n ->
        [one] { $n } очко Лечения
        [few] { $n } очка Лечения
       *[other] { $n } очков Лечения
    }
table-encounters-gain-restore =
    { $n ->
        [one] { $n } очко Восстановления
        [few] { $n } очка Восстановления
       *[other] { $n } очков Восстановления
    }
table-encounters-gain-duels =
    { $n ->
        [one] { $n } Дуэль
        [few] { $n } Дуэли
       *[other] { $n } Дуэлей
    }
table-encounters-gain-weaken-prey = у всей Добычи здоровья меньше на { $n }
table-encounters-gain-bounty-prey =
    { $n ->
        [one] { $n } карта за каждую убитую Добычу
        [few] { $n } карты за каждую убитую Добычу
       *[other] { $n } карт за каждую убитую Добычу
    }
table-encounters-gain-shield-prey = Добыча в этот ход не бьёт

# Охотники: части стола
table-encounters-room = Комната Трофеев
table-encounters-room-of = Комната Трофеев: { $name }
table-encounters-room-hidden =
    { $n ->
        [one] и { $n } карта, которую может смотреть только владелец
        [few] и { $n } карты, которые может смотреть только владелец
       *[other] и { $n } карт, которые может смотреть только владелец
    }
table-encounters-trophies =
    { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[other] { $n } трофеев
    }
table-encounters-no-trophies = Трофеев пока нет: сюда ложатся убитая Добыча, Опасности, которых вы избежали, и обезвреженные Ловушки.
table-encounters-trophies-avatar = Хищники
table-encounters-trophies-prey = Добыча
table-encounters-trophies-gear = Экипировка
table-encounters-trophies-hazard = Опасности
table-encounters-trophies-trap = Ловушки
table-encounters-trophies-test = Тесты
table-encounters-trophies-card = Свои карты
table-encounters-honor = Репутация: { $n }
table-encounters-honor-note = Репутация на данный момент: трофеи и аватар минус Бесчестие
table-encounters-dishonor = Бесчестие: { $n }
table-encounters-armor = Броня { $n }
table-encounters-challenge = Конкуренция
table-encounters-challenge-hidden = тайная Конкуренция
table-encounters-traps = Ловушки перед вами
table-encounters-traps-of = Ловушки: { $name }
table-encounters-no-traps = Ловушек нет
table-encounters-trap-price =
    { $n ->
        [one] обезвредить стоит { $n } очко Найма
        [few] обезвредить стоит { $n } очка Найма
       *[other] обезвредить стоит { $n } очков Найма
    }
table-encounters-testing = Равнина Тестов
table-encounters-no-tests = Сейчас здесь нет Тестов.
table-encounters-piles = Колоды
table-encounters-gear = Экипировка
table-encounters-gear-deck =
    { $n ->
        [one] Колода Экипировки: { $n } карта
        [few] Колода Экипировки: { $n } карты
       *[other] Колода Экипировки: { $n } карт
    }
table-encounters-gear-discard = Сброс Экипировки
table-encounters-trap = Ловушки
table-encounters-trap-deck =
    { $n ->
        [one] Колода Ловушек: { $n } карта
        [few] Колода Ловушек: { $n } карты
       *[other] Колода Ловушек: { $n } карт
    }
table-encounters-trap-discard = Сброс Ловушек
table-encounters-arrested = арест ({ $name }): сейчас не действует
table-encounters-bears = С картами: { $names }
table-encounters-lethal = Смертоносная
table-encounters-escape = Побег
table-encounters-worthy = Важная
table-encounters-ultimate = Величайшая
table-encounters-group-mend = Удары и Ловушки

# Охотники: подготовка стола
table-encounters-play-as = Режим
table-encounters-play-hunted = Жертва
table-encounters-play-hunters = Охотники
table-encounters-quick-hunters = Охотники: в одиночку
table-encounters-quick-hunters-note = «Legendary Encounters: Хищник», за Хищника
table-encounters-stand-ins-hunters = Об «Охотниках» известно мало, кроме названий и количества карт: почти всё, что на них написано, придумали мы.
table-encounters-mode-together =
    фильм «{ $film }», сообща, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
table-encounters-players-note-hunters = Побеждает тот, у кого больше Репутации; в одиночку вы набираете её сколько сможете.
table-encounters-predator = Хищник
table-encounters-predators = Хищники
table-encounters-way = Как играть
table-encounters-trials = Тесты и Конкуренция
table-encounters-trials-none = Без них
table-encounters-trials-tests = Тесты
table-encounters-trials-secret = Тесты и тайная Конкуренция у каждого игрока
table-encounters-trials-open = Тесты и открытая Конкуренция у каждого игрока
table-encounters-prey-parts = { setting-encounters-prey }
table-encounters-prey-part = Добыча { $n }
table-encounters-prey-no-sport = Никакого азарта
table-encounters-prey-payback-time = Час расплаты
table-encounters-prey-what-the-hell = Что ты за чёрт?
table-encounters-prey-heat-and-conflict = На жар и схватку
table-encounters-prey-this-is-history = Это войдёт в историю
table-encounters-prey-taste-for-beef = Вкус говядины
table-encounters-armory-groups = { setting-encounters-armory }
table-encounters-wrong-armory =
    { $n ->
        [one] Выберите ровно { $n } группу.
        [few] Выберите ровно { $n } группы.
       *[other] Выберите ровно { $n } групп.
    }

# Охотники: конец
table-encounters-end-honor =
    { $count ->
        [one] Победа: { $names }. Репутация: { $n }
       *[other] Общая победа: { $names }. Репутация: { $n }
    }
table-encounters-end-alone = Охота окончена. Репутация: { $n }
table-encounters-end-together = Победа: Величайшая Добыча мертва
table-encounters-end-apart = Охота не удалась: вы проиграли
table-encounters-over-ultimate = Величайшая Добыча побеждена в раунде { $rounds }.
table-encounters-over-fallen = Хищник погиб; последние ходы закончились в раунде { $rounds }.
table-encounters-over-escaped = Колода Добычи закончилась: Добыча скрылась в раунде { $rounds }.
table-encounters-end-ranking = Репутация
table-encounters-end-group = Репутация группы
table-encounters-end-total = Всего
table-encounters-honor-avatar = Убитые Хищники
table-encounters-honor-prey = Добыча
table-encounters-honor-gear = Экипировка
table-encounters-honor-hazard = Опасности
table-encounters-honor-trap = Ловушки
table-encounters-honor-test = Тесты
table-encounters-honor-card = Свои карты
table-encounters-honor-own = Аватар
table-encounters-honor-challenge = Конкуренция
table-encounters-honor-dishonor = Бесчестие
table-encounters-tie-shared = Равенство во всём: победа общая.
table-encounters-tie-ultimate = Репутация равная; побеждает тот, кто убил Величайшую Добычу.
table-encounters-tie-predators = Репутация равная; решило число убитых Хищников.
table-encounters-tie-worthy = Репутация равная; решило число Важной Добычи.
table-encounters-tie-prey = Репутация равная; решило число убитой Добычи.
table-encounters-tie-trophies = Репутация равная; решило число трофеев.
table-encounters-tie-alive = Репутация равная; побеждает живой.

# Охотники: обозначения
table-encounters-icon-attack-hunters = Очки Атаки: ими платят за сражения, Дуэли и сканирование
table-encounters-icon-recruit-hunters = Очки Найма: столько стоят карты, Опасности и Ловушки
table-encounters-icon-armor = Броня: сколько очков Атаки стоит Дуэль с Хищником
table-encounters-icon-honor = Репутация
table-encounters-icon-dishonor = Бесчестие: в конце вычитается из Репутации
table-encounters-icon-worthy = Важная Добыча
table-encounters-icon-ultimate = Величайшая Добыча: её смерть заканчивает игру
table-encounters-icon-lethal = Смертоносная: её урон убивает
table-encounters-icon-escape = Побег: в Боевой Зоне уходит
table-encounters-icon-prey = Карта колоды Добычи
table-encounters-icon-gear = Экипировка Добычи
table-encounters-icon-arrest = Добыча под арестом: не действует
table-encounters-icon-trap = Ловушка
table-encounters-icon-hazard-prey = Опасность: её можно избежать за очки Найма
table-encounters-icon-test = Тест
table-encounters-icon-challenge = Конкуренция
table-encounters-icon-trophy = Комната Трофеев
table-encounters-icon-instinct = Инстинкт Убийцы
table-encounters-icon-duels = Дуэль; или Хищник, убитый на ней
table-encounters-icon-restore = Восстановление: им платят за Бесчестие
table-encounters-icon-weaken-prey = У всей Добычи в этот ход меньше здоровья
table-encounters-icon-bounty-prey = За каждую убитую Добычу берутся карты
table-encounters-icon-shield-prey = В этот ход Добыча не бьёт

table-encounters-sheet-hunted =
    # «Жертва» на одной странице
    ## Цель
    Вместе выполнить Цели 1, 2 и 3 по порядку; третью — убив Последнего Врага или её Малой Целью (PR-003, PR-116).
    Все проигрывают, когда мертвы все или когда колода Врага кончилась во второй раз (PR-135).
    ## Ваш ход — четыре фазы (PR-030)
    Фаза Врага: верхняя карта колоды Врага идёт рубашкой вверх в Заросли и толкает остальные (PR-031, PR-033). Что вытолкнуто с «Холмов», попадает в Боевую Зону и открывается (PR-035).
    Фаза Действия: играйте карты (PR-040). Очками Найма платят за персонажей (PR-051) и Офицеров (PR-053), очками Атаки — за сканирование (PR-060) и убийство открытых врагов (PR-071).
    Ударная фаза: каждый враг в Боевой Зоне наносит вам удар — возьмите Удар (PR-078, PR-079). Когда урон достигает Здоровья, вы умираете (PR-080).
    Фаза Очистки: сбросьте всё, возьмите 6 карт (PR-085).
    ## Полезно знать
    Способность класса действует, если раньше в этот ход вы сыграли другую карту этого класса (PR-043).
    Согласование: в ход другого игрока отложите такую карту, и он сможет сыграть её копию, а вы возьмёте карту взамен (PR-090, PR-091).
    События делают то, что говорит текущая Цель (PR-065), Угрозы — что говорит Локация, и дают вам метку (PR-066, PR-067).
    Сканируйте заранее: что никто не видел, откроется в Боевой Зоне и нанесёт удар.

table-encounters-sheet-hunters =
    # «Охотники» на одной странице
    ## Цель
    Больше всех Репутации в конце: трофеи и собственный аватар, если он жив, минус Бесчестие (PR-250, PR-251).
    ## Ваш ход — четыре фазы (PR-200)
    Фаза Добычи: верхняя карта Добычи входит в Заросли лицом вверх (PR-201); «Одеться!» вооружает ближайшую Добычу (PR-204).
    Фаза Действия: играйте карты; нанимайте из Штаба, убивайте Добычу очками Атаки и берите её в трофеи вместе с Экипировкой (PR-210). Очками Найма можно избежать Опасности (PR-206) и обезвредить Ловушку перед собой (PR-211) — это тоже трофеи.
    Дуэль: уплатите очки Атаки, равные Броне другого Хищника, и он возьмёт Удар (PR-231).
    Ударная фаза: Добыча в Боевой Зоне наносит вам удары — урон, Бесчестие или то и другое (PR-212, PR-213).
    Фаза Очистки: сбросьте всё, возьмите 6 карт (PR-215).
    ## Очки этой фазы
    Лечение убирает урон (PR-226), Восстановление — Бесчестие (PR-228), каждую карту целиком.
    ## Конец (PR-240)
    Сразу, когда убита Величайшая Добыча (PR-241).
    Когда умер Хищник: доигрывается раунд, затем у каждого выжившего ещё один ход (PR-243).
    Когда кончились колода Добычи и Наёмники (PR-245).
    Сообща: группа побеждает, убив Величайшую Добычу (PR-277). В одиночку: как можно больше Репутации (PR-265).
