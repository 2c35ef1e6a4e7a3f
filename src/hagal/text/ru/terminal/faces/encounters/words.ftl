# «Legendary Encounters: Хищник» в терминале.

# Поле
term-encounters-phase-enemy = Фаза Врага
term-encounters-phase-action = Фаза Действия
term-encounters-phase-strike = Ударная фаза
term-encounters-phase-cleanup = Фаза Очистки
term-encounters-phase-over = Игра окончена
term-encounters-enemies = колода Врага: { $n }
term-encounters-enemies-last = последняя колода Врага: { $n }
term-encounters-strikes = колода Ударов: { $n }
term-encounters-deadline = последний раунд: { $n }
term-encounters-objective = Цель { $n }
term-encounters-done = (выполнена)
term-encounters-location = Локация
term-encounters-next = следующая { $text }
term-encounters-wilds = Заросли
term-encounters-space-underground = Подземелье
term-encounters-space-graveyard = Кладбище
term-encounters-space-river = Река
term-encounters-space-ruins = Руины
term-encounters-space-hills = Холмы
term-encounters-face-down = рубашкой вверх
term-encounters-known-down = (рубашкой вверх)
term-encounters-combat = Боевая Зона
term-encounters-calm = сюда ещё никто не добрался
term-encounters-arriving = На подходе
term-encounters-struck = Вытянутый Удар
term-encounters-operations = Операции
term-encounters-hq = Штаб
term-encounters-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[many] { $n } карт в Казармах
    }
term-encounters-officer = Офицер
term-encounters-dead-enemies = Мёртвые Враги
term-encounters-dead-characters = Мёртвые Персонажи
term-encounters-out = События и Угрозы
term-encounters-strike-discard = Сброс Ударов
term-encounters-in-play = В игре
term-encounters-usable = Можно применить
term-encounters-offers = Согласовано
term-encounters-discard = Сброс
term-encounters-no-cards = карт нет
term-encounters-wounds = Удары:

# Игроки: столбцы как можно короче
term-encounters-column-health = Здор.
term-encounters-column-marks = Метки
term-encounters-column-hand = Рука
term-encounters-column-deck = Кол.
term-encounters-column-discard = Сбр.
term-encounters-flag-dead = погиб
term-encounters-flag-active = ходит
term-encounters-flag-coordinated = карта согласована

# Числа
term-encounters-class-intel = Раз
term-encounters-class-leadership = Лид
term-encounters-class-strength = Сил
term-encounters-class-survival = Экс
term-encounters-class-tech = Тех
term-encounters-class-every = Все
term-encounters-short-attack = А{ $n }
term-encounters-short-recruit = Н{ $n }
term-encounters-short-coordinate = С
term-encounters-health = здоровье { $n }
term-encounters-damage = урон { $n }
term-encounters-task = задача
term-encounters-attack = Атака { $n }
term-encounters-recruit = Найм { $n }
term-encounters-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[many] { $n } бесплатных сканирований
    }
term-encounters-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
       *[many] можно избежать { $n } Ударов
    }
term-encounters-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[many] можно отменить { $n } Ударов
    }
term-encounters-gain-weaken = у каждого врага здоровья меньше на { $n }
term-encounters-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[many] { $n } карт за каждого убитого врага
    }
term-encounters-gain-shield = враги в этот ход не бьют
term-encounters-gain-to-top = нанятые карты кладутся на верх колоды

# Вопрос
term-encounters-group-cards = Карты
term-encounters-group-hq = Штаб
term-encounters-group-field = Поле
term-encounters-group-coordinate = Согласование
term-encounters-help =
    Отвечайте номером варианта или его ключом: «play knock_knock», «scan hills», «recruit officer», «done».
    Достаточно начала ключа, если оно однозначно: «p kno».
    Можно несколько ответов в одной строке, пока вопрос остаётся тем же: «p bru; p bru; p exp».
      all, все              сыграть все карты, которые ничего не спрашивают и порядок которых не важен
      undo, назад           взять назад свой последний выбор, пока никто не узнал ничего нового
      log, журнал           что произошло до сих пор; «журнал правила» — с номером правила у каждой фразы
      view, стол            весь стол ещё раз
      card ИМЯ, карта       что делает карта, Удар, враг, аватар, Цель, Локация, Экипировка, Ловушка или Тест
      why ЧТО, почему       почему что-то невозможно: ключ или карта
      rule НОМЕР, правило   что гласит правило с этим номером, или правила с такими словами
      hint, совет           что сделал бы на вашем месте бот
      coordinate, согласовать
                            пока ходит другой: согласовать с ним карту и сразу взять новую;
                            если за клавиатурой несколько человек: «согласовать 2», игрок 2 ненадолго берёт клавиатуру;
                            боты останавливаются раз за ход, если у вас есть такая карта; это меняют «согласовать выкл» и «согласовать вкл»
      save ФАЙЛ, сохранить  сохранить ещё и туда (игра и так сохраняется после каждого выбора)
      record, запись        партия в нотации, насколько она вам известна
      quit, выход           уйти; игру можно продолжить
    Карты: [Сил А2 Н1 С] — класс «Силовики», Атака 2, Найм 1, карту можно согласовать; плюс значит «не меньше». В Штабе первой стоит цена.
    Классы: Раз Разведчики, Лид Лидеры, Сил Силовики, Экс Экстремалы, Тех Технари.
    Заросли: карты входят в «Подземелье» и через «Холмы» выходят в Боевую Зону; в скобках — сколько очков Атаки стоит сканирование.
    Игроки: сколько здоровья осталось из скольких, метки, карты на руке, в колоде и сбросе.
    Охотники: «evade ruins» — избежать Опасности, «remove 0 cage» — обезвредить Ловушку (0 — первое место), «mend 0 flesh_wound» — заплатить за Удар,
    «duel 1» — Дуэль со вторым Хищником. [здоровье 5, репутация 2] — Добыча; у игроков есть Броня, Бесчестие, Репутация (если её можно знать) и трофеи.
    «Чужой»: «fight facehugger 0» — сразиться с Лицехватом на первом месте, «free 0» — освободить его аватара, «disarm» — остановить самоуничтожение.
    Комплекс: карты входят через вентиляционные шахты и выходят через шлюз.
term-encounters-card-which = Какая карта? Например: card knock knock
term-encounters-card-unknown = Нет ни карты, ни Удара, ни врага, ни аватара, ни Цели, ни Локации, ни Экипировки, ни Ловушки, ни Теста с именем «{ $name }».
term-encounters-why-which = Почему что? Ключ или карта, например: why scan hills
term-encounters-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ или карту.
term-encounters-aside-chance = Ходит игрок { $n }. Enter: дальше; или согласуйте карту ({ $command } выкл: больше не останавливаться):
term-encounters-aside-chance-people = Ходит игрок { $n }. Enter: дальше; { $command }: кто-то согласовывает карту; { $command } выкл: больше не останавливаться.
term-encounters-aside-ask = Какую карту вы согласуете? Enter: никакую.
term-encounters-aside-empty = У вас нет карты, которую можно сейчас согласовать. Enter: назад.
term-encounters-aside-nobody = Никто другой за этой клавиатурой не может сейчас согласовать карту.
term-encounters-aside-none = Сейчас нельзя согласовать ни одной карты.
term-encounters-aside-now-on = Теперь боты останавливаются, когда с ними можно согласовать карту.
term-encounters-hint-nothing = Бот сейчас ничего бы не согласовывал.

# Что произошло
term-encounters-plays = играет: { $cards }
term-encounters-gains = получает: { $cards }
term-encounters-discards = сбрасывает: { $cards }

# Перед игрой
term-encounters-table =
    { $n ->
        [1] игрок, в одиночку
        [few] игрока
       *[many] игроков
    }
term-encounters-table-two = В одиночку с двумя аватарами: вы играете за обоих
term-encounters-film-ask = Какой фильм?
term-encounters-film-1 = «Хищник»
term-encounters-film-2 = «Хищник 2»
term-encounters-level-ask = Насколько трудно?
term-encounters-level-usual = Как в правилах
term-encounters-level-easier = Легче: на одну карту Молодёжи больше в каждой части колоды Врага
term-encounters-level-easiest = Ещё легче: то же, и Защита прибавляется к здоровью
term-encounters-level-harder = Труднее: на одну карту Молодёжи меньше в каждой части колоды Врага
term-encounters-level-hardest = Ещё труднее: то же, и три карты Врага с самого начала в Зарослях
term-encounters-avatars-ask = Аватары?
term-encounters-avatars-film = Из фильма
term-encounters-avatars-choose = Каждый выбирает сам
term-encounters-avatars-two = Каждому сдают двух, он оставляет одного
term-encounters-avatars-random = Случайные
term-encounters-two-players =
    { $n ->
        [one] --two-avatars — игра двух аватаров, а не { $n } игрока.
       *[many] --two-avatars — игра двух аватаров, а не { $n } игроков.
    }
term-encounters-two-seats = С --two-avatars один человек играет за оба места, поэтому --seats { $seats } не подходит; уберите его.
term-encounters-seats-count =
    { $n ->
        [one] Названо { $n } место на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
        [few] Названо { $n } места на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
       *[many] Названо { $n } мест на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
    }

# Конец
term-encounters-ended-major = Игра окончена. Победа: Последний Враг мёртв.
term-encounters-ended-minor = Игра окончена. Победа: Малая Цель выполнена.
term-encounters-ended-lost = Игра окончена. Игроки проиграли.
term-encounters-survived =
    Уцелело { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
term-encounters-all-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
term-encounters-out-of-time = Время вышло на Цели { $n }, в раунде { $rounds }.
term-encounters-score = Счёт: { $n }
term-encounters-score-alive =
    { $n ->
        [one] { $n } уцелевший
       *[many] { $n } уцелевших
    }
term-encounters-score-final = { $n } за Последнего Врага
term-encounters-deed-health = Здоровье
term-encounters-deed-marks = Метки
term-encounters-deed-kills = Убийств
term-encounters-deed-scans = Сканир.
term-encounters-deed-strikes = Ударов
term-encounters-deed-coordinated = Согл.

# Охотники: стол
term-encounters-phase-prey = Фаза Добычи
term-encounters-prey = Колода Добычи { $n }
term-encounters-prey-last = последняя колода Добычи { $n }
term-encounters-gear-deck = Экипировка { $n }
term-encounters-traps = Ловушки { $n }
term-encounters-calm-prey = сюда ещё никакая Добыча не добралась
term-encounters-armory =
    { $n ->
        [one] { $n } карта в Арсенале
        [few] { $n } карты в Арсенале
       *[other] { $n } карт в Арсенале
    }
term-encounters-instinct = Инстинкт Убийцы
term-encounters-dead-prey = Мёртвая Добыча
term-encounters-killed-cards = Убитые карты
term-encounters-out-prey = Сброс Добычи
term-encounters-gear-discard = Сброс Экипировки
term-encounters-trap-discard = Сброс Ловушек
term-encounters-arrested = (под арестом)
term-encounters-in-front = Ловушки:
term-encounters-challenge = Конкуренция:
term-encounters-testing = Равнина Тестов:
term-encounters-latest = Последний трофей:
term-encounters-room = Комната Трофеев
term-encounters-trophies-avatar = Хищники { $n }:
term-encounters-trophies-prey = Добыча { $n }:
term-encounters-trophies-gear = Экипировка { $n }:
term-encounters-trophies-hazard = Опасности { $n }:
term-encounters-trophies-trap = Ловушки { $n }:
term-encounters-trophies-test = Тесты { $n }:
term-encounters-trophies-card = свои карты { $n }:
term-encounters-column-armor = Броня
term-encounters-column-dishonor = Бесч
term-encounters-column-honor = Репут
term-encounters-column-trophies = Троф
term-encounters-price = Найм { $n }
term-encounters-worth = репутация { $n }
term-encounters-dishonor = бесчестие { $n }
term-encounters-gain-heal =
    { $n ->
        [one] { $n } очко Лечения
        [few] { $n } очка Лечения
       *[other] { $n } очков Лечения
    }
term-encounters-gain-restore =
    { $n ->
        [one] { $n } очко Восстановления
        [few] { $n } очка Восстановления
       *[other] { $n } очков Восстановления
    }
term-encounters-gain-duels =
    { $n ->
        [one] { $n } Дуэль
        [few] { $n } Дуэли
       *[other] { $n } Дуэлей
    }
term-encounters-gain-weaken-prey = у всей Добычи здоровья меньше на { $n }
term-encounters-gain-bounty-prey =
    { $n ->
        [one] { $n } карта за каждую убитую Добычу
        [few] { $n } карты за каждую убитую Добычу
       *[other] { $n } карт за каждую убитую Добычу
    }
term-encounters-gain-shield-prey = Добыча в этот ход не бьёт
term-encounters-group-mend = Удары и Ловушки

# Охотники: перед игрой
term-encounters-mode-ask = Какой режим?
term-encounters-mode-hunted = Жертва: люди против Хищников; все побеждают или проигрывают вместе
term-encounters-mode-hunters = Охотники: вы — Хищники; побеждает тот, у кого больше Репутации
term-encounters-way-ask = Друг против друга?
term-encounters-way-apart = Друг против друга: побеждает тот, у кого больше Репутации
term-encounters-way-together = Сообща: все побеждают, если погибнет Величайшая Добыча
term-encounters-trials-ask = Тесты и Конкуренция?
term-encounters-trials-none = Без них
term-encounters-trials-tests = Тесты
term-encounters-trials-secret = Тесты и тайная Конкуренция у каждого игрока
term-encounters-trials-open = Тесты и открытая Конкуренция у каждого игрока
term-encounters-pace-usual = Как в правилах
term-encounters-pace-easier = Легче: на одного Наёмника больше в каждой части колоды Добычи
term-encounters-pace-easiest = Ещё легче: то же и первый раунд без фазы Добычи
term-encounters-pace-harder = Труднее: первый ход только с фазой Добычи и Ударной фазой
term-encounters-pace-hardest = Ещё труднее: то же и на одного Наёмника меньше в каждой части колоды Добычи

# Охотники: конец
term-encounters-ended-ultimate = Игра окончена. Величайшая Добыча побеждена в раунде { $n }.
term-encounters-ended-fallen = Игра окончена. Хищник погиб; последние ходы закончились в раунде { $n }.
term-encounters-ended-escaped = Игра окончена. Добыча скрылась в раунде { $n }.
term-encounters-won = Победа: { $names }. Репутация: { $n }.
term-encounters-alone = Ваша Репутация: { $n }.
term-encounters-together-won = Общая победа. Репутация группы: { $n }.
term-encounters-together-lost = Охота не удалась. Репутация группы: { $n }.
term-encounters-honor-avatar = Хищн
term-encounters-honor-prey = Доб
term-encounters-honor-gear = Экип
term-encounters-honor-hazard = Опасн
term-encounters-honor-trap = Лов
term-encounters-honor-test = Тест
term-encounters-honor-card = Карты
term-encounters-honor-own = Аватар
term-encounters-honor-challenge = Конк
term-encounters-honor-dishonor = Бесч
term-encounters-honor-total = Репут
term-encounters-tie-shared = Равенство во всём: победа общая.
term-encounters-tie-ultimate = Репутация равная; побеждает тот, кто убил Величайшую Добычу.
term-encounters-tie-predators = Репутация равная; решило число убитых Хищников.
term-encounters-tie-worthy = Репутация равная; решило число Важной Добычи.
term-encounters-tie-prey = Репутация равная; решило число убитой Добычи.
term-encounters-tie-trophies = Репутация равная; решило число трофеев.
term-encounters-tie-alive = Репутация равная; побеждает живой.

# What the game is called
term-title-encounters = «Legendary Encounters: Хищник»

# Действия без спроса: согласование
term-encounters-command-coordinate = согласовать
term-encounters-aside-listed = Какую карту? Они стоят среди вариантов.
term-encounters-aside-only = Здесь Enter продолжает игру; из команд есть только coordinate и quit.
term-encounters-aside-who = Чью карту? Возможные игроки: { $numbers }. Например: { $command } { $n }
