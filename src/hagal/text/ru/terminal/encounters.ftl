# «Legendary Encounters: Хищник» в терминале.

# Поле
term-hunt-phase-enemy = Фаза Врага
term-hunt-phase-action = Фаза Действия
term-hunt-phase-strike = Ударная фаза
term-hunt-phase-cleanup = Фаза Очистки
term-hunt-phase-over = Игра окончена
term-hunt-enemies = колода Врага: { $n }
term-hunt-enemies-last = последняя колода Врага: { $n }
term-hunt-strikes = колода Ударов: { $n }
term-hunt-deadline = последний раунд: { $n }
term-hunt-objective = Цель { $n }
term-hunt-done = (выполнена)
term-hunt-location = Локация
term-hunt-next = следующая { $text }
term-hunt-wilds = Заросли
term-hunt-space-underground = Подземелье
term-hunt-space-graveyard = Кладбище
term-hunt-space-river = Река
term-hunt-space-ruins = Руины
term-hunt-space-hills = Холмы
term-hunt-face-down = рубашкой вверх
term-hunt-known-down = (рубашкой вверх)
term-hunt-combat = Боевая Зона
term-hunt-calm = сюда ещё никто не добрался
term-hunt-arriving = На подходе
term-hunt-struck = Вытянутый Удар
term-hunt-operations = Операции
term-hunt-hq = Штаб
term-hunt-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[many] { $n } карт в Казармах
    }
term-hunt-officer = Офицер
term-hunt-dead-enemies = Мёртвые Враги
term-hunt-dead-characters = Мёртвые Персонажи
term-hunt-out = События и Угрозы
term-hunt-strike-discard = Сброс Ударов
term-hunt-in-play = В игре
term-hunt-usable = Можно применить
term-hunt-offers = Согласовано
term-hunt-discard = Сброс
term-hunt-no-cards = карт нет
term-hunt-wounds = Удары:

# Игроки: столбцы как можно короче
term-hunt-column-health = Здор.
term-hunt-column-marks = Метки
term-hunt-column-hand = Рука
term-hunt-column-deck = Кол.
term-hunt-column-discard = Сбр.
term-hunt-flag-dead = погиб
term-hunt-flag-active = ходит
term-hunt-flag-coordinated = карта согласована

# Числа
term-hunt-class-intel = Раз
term-hunt-class-leadership = Лид
term-hunt-class-strength = Сил
term-hunt-class-survival = Экс
term-hunt-class-tech = Тех
term-hunt-short-attack = А{ $n }
term-hunt-short-recruit = Н{ $n }
term-hunt-short-coordinate = С
term-hunt-health = здоровье { $n }
term-hunt-damage = урон { $n }
term-hunt-task = задача
term-hunt-attack = Атака { $n }
term-hunt-recruit = Найм { $n }
term-hunt-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[many] { $n } бесплатных сканирований
    }
term-hunt-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
       *[many] можно избежать { $n } Ударов
    }
term-hunt-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[many] можно отменить { $n } Ударов
    }
term-hunt-gain-weaken = у каждого врага здоровья меньше на { $n }
term-hunt-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[many] { $n } карт за каждого убитого врага
    }
term-hunt-gain-shield = враги в этот ход не бьют
term-hunt-gain-to-top = нанятые карты кладутся на верх колоды

# Вопрос
term-hunt-group-cards = Карты
term-hunt-group-hq = Штаб
term-hunt-group-field = Поле
term-hunt-group-coordinate = Согласование
term-hunt-help =
    Отвечайте номером варианта или его ключом: «play knock_knock», «scan hills», «recruit officer», «done».
    Достаточно начала ключа, если оно однозначно: «p kno».
    Можно несколько ответов в одной строке, пока вопрос остаётся тем же: «p bru; p bru; p exp».
      undo, назад           взять назад свой последний выбор, пока никто не узнал ничего нового
      log, журнал           что произошло до сих пор; «журнал правила» — с номером правила у каждой фразы
      view, стол            весь стол ещё раз
      card ИМЯ, карта       что делает карта, Удар, враг, аватар, Цель или Локация
      why ЧТО, почему       почему что-то невозможно: ключ или карта
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
term-hunt-card-which = Какая карта? Например: card knock knock
term-hunt-card-unknown = Нет ни карты, ни Удара, ни врага, ни аватара, ни Цели, ни Локации с именем «{ $name }».
term-hunt-why-which = Почему что? Ключ или карта, например: why scan hills
term-hunt-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ или карту.
term-hunt-aside-chance = Ходит игрок { $n }. Enter: дальше; или согласуйте карту ({ $command } выкл: больше не останавливаться):
term-hunt-aside-chance-people = Ходит игрок { $n }. Enter: дальше; { $command }: кто-то согласовывает карту; { $command } выкл: больше не останавливаться.
term-hunt-aside-ask = Какую карту вы согласуете? Enter: никакую.
term-hunt-aside-empty = У вас нет карты, которую можно сейчас согласовать. Enter: назад.
term-hunt-aside-nobody = Никто другой за этой клавиатурой не может сейчас согласовать карту.
term-hunt-aside-none = Сейчас нельзя согласовать ни одной карты.
term-hunt-aside-now-on = Теперь боты останавливаются, когда с ними можно согласовать карту.
term-hunt-hint-nothing = Бот сейчас ничего бы не согласовывал.

# Что произошло
term-hunt-plays = играет: { $cards }
term-hunt-gains = получает: { $cards }
term-hunt-discards = сбрасывает: { $cards }

# Перед игрой
term-hunt-players-ask = Сколько игроков вместе с ботами? Все победят или проиграют вместе.
term-hunt-table =
    { $n ->
        [1] игрок, в одиночку
        [few] игрока
       *[many] игроков
    }
term-hunt-table-two = в одиночку с двумя аватарами: вы играете за обоих
term-hunt-film-ask = Какой фильм?
term-hunt-film-1 = «Хищник»
term-hunt-film-2 = «Хищник 2»
term-hunt-level-ask = Насколько трудно?
term-hunt-level-usual = Как в правилах
term-hunt-level-easier = Легче: на одну карту Молодёжи больше в каждой части колоды Врага
term-hunt-level-easiest = Ещё легче: то же, и Защита прибавляется к здоровью
term-hunt-level-harder = Труднее: на одну карту Молодёжи меньше в каждой части колоды Врага
term-hunt-level-hardest = Ещё труднее: то же, и три карты Врага с самого начала в Зарослях
term-hunt-avatars-ask = Аватары?
term-hunt-avatars-film = Из фильма
term-hunt-avatars-choose = Каждый выбирает сам
term-hunt-avatars-two = Каждому сдают двух, он оставляет одного
term-hunt-avatars-random = Случайные
term-hunt-two-players =
    { $n ->
        [one] --two-avatars — игра двух аватаров, а не { $n } игрока.
       *[many] --two-avatars — игра двух аватаров, а не { $n } игроков.
    }
term-hunt-two-seats = С --two-avatars один человек играет за оба места, поэтому --seats { $seats } не подходит; уберите его.
term-hunt-seats-count =
    { $n ->
        [one] Названо { $n } место на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
        [few] Названо { $n } места на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
       *[many] Названо { $n } мест на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
    }

# Конец
term-hunt-ended-major = Игра окончена. Победа: Последний Враг мёртв.
term-hunt-ended-minor = Игра окончена. Победа: Малая Цель выполнена.
term-hunt-ended-lost = Игра окончена. Игроки проиграли.
term-hunt-survived =
    Уцелело { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
term-hunt-all-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
term-hunt-out-of-time = Время вышло на Цели { $n }, в раунде { $rounds }.
term-hunt-score = Счёт: { $n }
term-hunt-score-alive =
    { $n ->
        [one] { $n } уцелевший
       *[many] { $n } уцелевших
    }
term-hunt-score-final = { $n } за Последнего Врага
term-hunt-deed-health = Здоровье
term-hunt-deed-marks = Метки
term-hunt-deed-kills = Убийств
term-hunt-deed-scans = Сканир.
term-hunt-deed-strikes = Ударов
term-hunt-deed-coordinated = Согл.
