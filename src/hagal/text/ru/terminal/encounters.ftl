# «Legendary Encounters: Хищник» в терминале.

# Поле
term-enc-phase-enemy = Фаза Врага
term-enc-phase-action = Фаза Действия
term-enc-phase-strike = Ударная фаза
term-enc-phase-cleanup = Фаза Очистки
term-enc-phase-over = Игра окончена
term-enc-enemies = колода Врага: { $n }
term-enc-enemies-last = последняя колода Врага: { $n }
term-enc-strikes = колода Ударов: { $n }
term-enc-deadline = последний раунд: { $n }
term-enc-objective = Цель { $n }
term-enc-done = (выполнена)
term-enc-location = Локация
term-enc-next = следующая { $text }
term-enc-wilds = Заросли
term-enc-space-underground = Подземелье
term-enc-space-graveyard = Кладбище
term-enc-space-river = Река
term-enc-space-ruins = Руины
term-enc-space-hills = Холмы
term-enc-face-down = рубашкой вверх
term-enc-known-down = (рубашкой вверх)
term-enc-combat = Боевая Зона
term-enc-calm = сюда ещё никто не добрался
term-enc-arriving = На подходе
term-enc-struck = Вытянутый Удар
term-enc-operations = Операции
term-enc-hq = Штаб
term-enc-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[many] { $n } карт в Казармах
    }
term-enc-officer = Офицер
term-enc-dead-enemies = Мёртвые Враги
term-enc-dead-characters = Мёртвые Персонажи
term-enc-out = События и Угрозы
term-enc-strike-discard = Сброс Ударов
term-enc-in-play = В игре
term-enc-usable = Можно применить
term-enc-offers = Согласовано
term-enc-discard = Сброс
term-enc-no-cards = карт нет
term-enc-wounds = Удары:

# Игроки: столбцы как можно короче
term-enc-column-health = Здор.
term-enc-column-marks = Метки
term-enc-column-hand = Рука
term-enc-column-deck = Кол.
term-enc-column-discard = Сбр.
term-enc-flag-dead = погиб
term-enc-flag-active = ходит
term-enc-flag-coordinated = карта согласована

# Числа
term-enc-class-intel = Раз
term-enc-class-leadership = Лид
term-enc-class-strength = Сил
term-enc-class-survival = Экс
term-enc-class-tech = Тех
term-enc-short-attack = А{ $n }
term-enc-short-recruit = Н{ $n }
term-enc-short-coordinate = С
term-enc-health = здоровье { $n }
term-enc-damage = урон { $n }
term-enc-task = задача
term-enc-attack = Атака { $n }
term-enc-recruit = Найм { $n }
term-enc-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[many] { $n } бесплатных сканирований
    }
term-enc-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
       *[many] можно избежать { $n } Ударов
    }
term-enc-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[many] можно отменить { $n } Ударов
    }
term-enc-gain-weaken = у каждого врага здоровья меньше на { $n }
term-enc-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[many] { $n } карт за каждого убитого врага
    }
term-enc-gain-shield = враги в этот ход не бьют
term-enc-gain-to-top = нанятые карты кладутся на верх колоды

# Вопрос
term-enc-group-cards = Карты
term-enc-group-hq = Штаб
term-enc-group-field = Поле
term-enc-group-coordinate = Согласование
term-enc-help =
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
term-enc-card-which = Какая карта? Например: card knock knock
term-enc-card-unknown = Нет ни карты, ни Удара, ни врага, ни аватара, ни Цели, ни Локации с именем «{ $name }».
term-enc-why-which = Почему что? Ключ или карта, например: why scan hills
term-enc-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ или карту.
term-enc-aside-chance = Ходит игрок { $n }. Enter: дальше; или согласуйте карту ({ $command } выкл: больше не останавливаться):
term-enc-aside-chance-people = Ходит игрок { $n }. Enter: дальше; { $command }: кто-то согласовывает карту; { $command } выкл: больше не останавливаться.
term-enc-aside-ask = Какую карту вы согласуете? Enter: никакую.
term-enc-aside-empty = У вас нет карты, которую можно сейчас согласовать. Enter: назад.
term-enc-aside-nobody = Никто другой за этой клавиатурой не может сейчас согласовать карту.
term-enc-aside-none = Сейчас нельзя согласовать ни одной карты.
term-enc-aside-now-on = Теперь боты останавливаются, когда с ними можно согласовать карту.
term-enc-hint-nothing = Бот сейчас ничего бы не согласовывал.

# Что произошло
term-enc-plays = играет: { $cards }
term-enc-gains = получает: { $cards }
term-enc-discards = сбрасывает: { $cards }

# Перед игрой
term-enc-players-ask = Сколько игроков вместе с ботами? Все победят или проиграют вместе.
term-enc-table =
    { $n ->
        [1] игрок, в одиночку
        [few] игрока
       *[many] игроков
    }
term-enc-table-two = в одиночку с двумя аватарами: вы играете за обоих
term-enc-film-ask = Какой фильм?
term-enc-film-1 = «Хищник»
term-enc-film-2 = «Хищник 2»
term-enc-level-ask = Насколько трудно?
term-enc-level-usual = Как в правилах
term-enc-level-easier = Легче: на одну карту Молодёжи больше в каждой части колоды Врага
term-enc-level-easiest = Ещё легче: то же, и Защита прибавляется к здоровью
term-enc-level-harder = Труднее: на одну карту Молодёжи меньше в каждой части колоды Врага
term-enc-level-hardest = Ещё труднее: то же, и три карты Врага с самого начала в Зарослях
term-enc-avatars-ask = Аватары?
term-enc-avatars-film = Из фильма
term-enc-avatars-choose = Каждый выбирает сам
term-enc-avatars-two = Каждому сдают двух, он оставляет одного
term-enc-avatars-random = Случайные
term-enc-two-players =
    { $n ->
        [one] --two-avatars — игра двух аватаров, а не { $n } игрока.
       *[many] --two-avatars — игра двух аватаров, а не { $n } игроков.
    }
term-enc-two-seats = С --two-avatars один человек играет за оба места, поэтому --seats { $seats } не подходит; уберите его.
term-enc-seats-count =
    { $n ->
        [one] Названо { $n } место на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
        [few] Названо { $n } места на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
       *[many] Названо { $n } мест на игроков: { $players }. Назовите по одному на каждого человека и бота, например me,bot,bot.
    }

# Конец
term-enc-ended-major = Игра окончена. Победа: Последний Враг мёртв.
term-enc-ended-minor = Игра окончена. Победа: Малая Цель выполнена.
term-enc-ended-lost = Игра окончена. Игроки проиграли.
term-enc-survived =
    Уцелело { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
term-enc-all-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
term-enc-out-of-time = Время вышло на Цели { $n }, в раунде { $rounds }.
term-enc-score = Счёт: { $n }
term-enc-score-alive =
    { $n ->
        [one] { $n } уцелевший
       *[many] { $n } уцелевших
    }
term-enc-score-final = { $n } за Последнего Врага
term-enc-deed-health = Здоровье
term-enc-deed-marks = Метки
term-enc-deed-kills = Убийств
term-enc-deed-scans = Сканир.
term-enc-deed-strikes = Ударов
term-enc-deed-coordinated = Согл.
