# Игра в терминале.

# Поле
term-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
term-conflict = Конфликт { $level }: { $name }
term-conflicts-left =
    { $n ->
        [0] последний
        [one] впереди ещё { $n }
        [few] впереди ещё { $n }
       *[many] впереди ещё { $n }
    }
term-fighter =
    { $troops ->
        [one] { $troops } отряд, сила { $strength }
        [few] { $troops } отряда, сила { $strength }
       *[many] { $troops } отрядов, сила { $strength }
    }
term-fighter-ships =
    { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
       *[many] { $troops } отрядов
    }, { $ships ->
        [one] { $ships } дредноут
        [few] { $ships } дредноута
       *[many] { $ships } дредноутов
    }, сила { $strength }
term-player = Игрок { $n }
term-you = { $name } (вы)
term-bonus = +{ $n }
term-in-use = На поле
term-maker = Пряность ({ $n }) и бонусная
term-silenced = (закрыто)
term-row = Ряд Империи
term-reserve = Резерв
term-hand = Рука
term-intrigue = Интриги
term-in-play = В игре
term-face-up = В открытую
term-aside = Отложено
term-tokens = Тайные фракции
term-deck-top = Верх вашей колоды
term-rival = { $name } (оппонент)
term-rival-short = { $name } (опп.)
term-hagal-deck = колода Дома Хагаль: { $n }
term-hagal-discard = Сброс Дома Хагаль

# Столбцы: как можно короче
term-column-vp = ПО
term-column-spice = Пря
term-column-solari = Сол
term-column-water = Вод
term-column-garrison = Гар
term-column-agents = Агт
term-column-hand = Рука
term-column-deck = Кол.
term-column-discard = Сбр.
term-column-intrigue = Инт.
term-column-hand-short = Рк
term-column-deck-short = Кл
term-column-discard-short = Сб
term-column-intrigue-short = Ин
term-icon-emperor = Имп
term-icon-spacing-guild = Гил
term-icon-bene-gesserit = БГ
term-icon-fremen = Фри
term-icon-landsraad = Лан
term-icon-city = Город
term-icon-spice-trade = Торг
term-icon-any = любые
term-short-spice = { $n }пр
term-short-solari = { $n }со
term-short-water = { $n }в
term-type-plot = заговор
term-type-combat = сражение
term-type-endgame = конец игры
term-flag-first = первый
term-flag-council = совет
term-flag-swordmaster = оружейник
term-flag-mentat = ментат
term-flag-revealed = раскрылся
term-flag-first-short = 1-й
term-flag-council-short = С
term-flag-swordmaster-short = О
term-flag-mentat-short = Мен
term-flag-revealed-short = Р

# Лидеры без титулов
term-leader-paul-atreides = Пол
term-leader-leto-atreides = Лето
term-leader-vladimir-harkonnen = Владимир
term-leader-glossu-rabban = Раббан
term-leader-memnon-thorvald = Мемнон
term-leader-ariana-thorvald = Ариана
term-leader-ilban-richese = Илбан
term-leader-helena-richese = Елена
term-leader-rhombur-vernius = Ромбур
term-leader-tessia-vernius = Тессия
term-leader-armand-ecaz = Арманд
term-leader-ilesa-ecaz = Илеса
term-leader-yuna-moritani = Юна
term-leader-hundro-moritani = Хундро

# Оппоненты
term-for-rival = Вы решаете за оппонента:
term-for-rival-tied = В этих фракциях его влияние одинаково мало, поэтому выбираете вы (HG-049).
term-for-rival-free = Правила оставляют этот выбор вам (HG-049).
term-is-rival = Оппонент: { $name }
term-passes-over = пропускает { $cards }
term-skipped = { $card } ({ $why })
term-skip-why-occupied = занято
term-skip-why-voice = закрыто картой «{ name-card-the-voice }»
term-skip-why-no-bonus = нет бонусной Пряности
term-hagal-card = раскрывает карту { $card }: все карты Дома Хагаль идут в новую колоду
term-hagal-reshuffle = замешивает все карты Дома Хагаль в новую колоду
term-bonus-spice = Бонусная Пряность: { $places }
term-bonus-at = { $space } { $n }
term-rival-goes = раскрывает карту { $card } и идёт туда
term-rival-harvests = раскрывает карту { $card } и идёт туда, где больше бонусной Пряности: { $space }

# Вопрос и ответ
term-keys = Номер, начало ключа или команда; ? покажет все.
term-keys-more = Номер, начало ключа или команда. view: весь стол; ?: справка
term-go-on = Enter: дальше.
term-turn-over = Ваш ход окончен. Enter: играют остальные; undo: взять назад.
term-turn-over-only = Здесь можно только нажать Enter или ввести undo либо quit.
term-curtain = Передайте клавиатуру: ходит игрок { $n }.
term-press-enter = Нажмите Enter, когда никто другой не смотрит.
term-ambiguous = «{ $typed }» подходит к нескольким вариантам:
term-unknown = «{ $typed }» здесь не вариант и не команда. Введите номер или ? для справки.
term-not-a-number = Варианта { $answer } нет: выберите номер от { $first } до { $n }.
term-ahead-dropped = «{ $typed }» и всё после этого пропущено: больше не подходит.
term-command-help = справка
term-command-all = все
term-command-undo = назад
term-command-log = журнал
term-command-view = стол
term-command-card = карта
term-command-why = почему
term-command-rule = правило
term-command-save = сохранить
term-command-record = запись
term-command-hint = совет
term-command-coordinate = согласовать
term-command-quit = выход
term-log-rules = правила
term-help =
    Отвечайте номером варианта или его ключом: «reveal», «deploy 2», «agent dagger swordmaster».
    Достаточно начала ключа, если оно однозначно: «a dag sw».
    Можно несколько ответов в одной строке, пока вопрос остаётся тем же: «buy dag; buy dag».
      undo, назад           взять назад свой последний выбор, пока никто не узнал ничего нового
      log, журнал           что произошло до сих пор; «журнал правила» — с номером правила у каждой фразы
      view, стол            весь стол ещё раз
      card ИМЯ, карта       что делает карта, лидер, конфликт или ячейка
      why ЧТО, почему       почему что-то невозможно: ключ, ячейка или карта
      rule НОМЕР, правило   что гласит правило с этим номером, или правила с такими словами
      hint, совет           что сделал бы на вашем месте бот
      save ФАЙЛ, сохранить  сохранить ещё и туда (игра и так сохраняется после каждого выбора)
      record, запись        партия в нотации, насколько она вам известна
      quit, выход           уйти; игру можно продолжить
    На поле: † ячейка конфликта, ⚑ кто её контролирует, +2 бонусная Пряность, 4пр стоит 4 Пряности, 2со 2 солярия, 1в 1 воду, * союз.
    Игроки: Пря Пряность, Сол солярии, Вод вода, Гар отряды в гарнизоне, Агт оставшиеся агенты, затем влияние у Императора, Гильдии, Бене Гессерит и фрименов,
    карты на руке, в колоде и сбросе, карты интриги; первый игрок, С место в совете, О оружейник, Мен ментат, Р уже раскрылся.
    Оппоненты: 5/7 значит 5 из 7, которые дают победное очко. Они раскрывают карты Дома Хагаль; «карта conspire» покажет, что делает такая карта.
    «Расцвет иксианцев»: жетоны технологий с ценой, грузовой корабль каждого игрока на делении от 0 до 3, жетоны (применён) до следующего раунда.
term-no-plain = Здесь нечего сыграть одним ходом сразу.
term-no-undo = Брать назад нечего: после вашего выбора кто-то уже сделал ход или узнал что-то новое.
term-undone = Взято назад.
term-no-story = Пока ничего не произошло.
term-card-which = Какая карта? Например: card dagger
term-card-unknown = Нет ни карты, ни лидера, ни конфликта, ни ячейки с именем «{ $name }».
term-and-more = И ещё { $n }: { $names }…
term-why-which = Почему что? Ключ, ячейка или карта, например: why swordmaster
term-why-possible = Сейчас это возможно.
term-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ, ячейку или карту.
term-rule-which = Какое правило? Номер или слова, например: rule HG-004
term-rule-unknown = Нет ни правила «{ $typed }», ни правил со всеми этими словами.
term-hint = { $number }: { $what } ({ $reason })

# Файлы
term-saved = Сохранено: { $path }
term-left = Сохранено. «hagal terminal --resume» продолжит отсюда. ({ $path })
term-not-written = Не удалось записать { $path }: { $reason }. Больше ничего не изменилось.
term-is-folder = { $path }: это папка, добавьте имя файла.
term-is-other = { $path }: это файл другого рода, он не тронут. Выберите другое имя.
term-not-read = Не удалось прочитать { $path }: { $reason }.
term-damaged = Игру из { $path } нельзя продолжить: { $reason }.
term-put-aside = Эту игру нельзя продолжить: { $reason }. Файл сохранён как { $path }.
term-lacks-pack = Этой игре нужны её наборы карт: { $reason }. Назовите их через --pack ФАЙЛ или сохраните командой «hagal pack keep».
term-nothing-to-resume = Неоконченных игр нет, поэтому вот новая.

# Перед игрой
term-default = (Enter)
term-resumed = Игра продолжается.
term-resume-ask = Есть неоконченные игры. Какую продолжить?
term-new-game = Новая игра
term-save-label =
    { $players ->
        [one] { $saved }: соло, раунд { $round }
        [few] { $saved }: { $players } игрока, раунд { $round }
       *[many] { $saved }: { $players } игроков, раунд { $round }
    }
term-save-unclear = { $name } (возможно, повреждён)
term-language-ask = Какой язык?
term-language = Язык: { $names }
term-language-en = English
term-language-ru = Русский
term-language-pt-br = Português (Brasil)
term-players-ask = Сколько игроков вместе с ботами?
term-table-of =
    { $n ->
        [1] игрок: вы против двух оппонентов Дома Хагаль
        [2] игрока, третий — Дом Хагаль
        [few] игрока
       *[many] игроков
    }
term-difficulty-ask = Насколько сильны оппоненты?
term-level-mercenary = у вас в начале больше на { $extra } Пряность и { $extra } солярий, у них нет отрядов; третий агент у них с раунда { $round }
term-level-sardaukar =
    { $mentat ->
        [one] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярий
        [few] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярия
       *[many] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } соляриев
    }
term-level-mentat = как Сардаукар, но третий агент с раунда { $round }; оппонент, который впереди в конфликте, бережёт отряды
term-level-kwisatz-haderach = как Ментат, и вам не получить оружейника
term-solo-leaders-random = Ваш и у оппонентов случайные
term-solo-leaders-own = Своего выберете вы, у оппонентов случайные
term-solo-leaders-all = Всех троих выберете вы
term-rival-ask = Лидер оппонента { $n }?
term-people-ask = Сколько из них людей за этой клавиатурой?
term-persons =
    { $n ->
        [one] { $n } человек
        [few] { $n } человека
       *[many] { $n } человек
    }
term-people-n =
    { $bots ->
        [0] { term-persons }, ботов нет
        [one] { term-persons }, { $bots } бот
        [few] { term-persons }, { $bots } бота
       *[many] { term-persons }, { $bots } ботов
    }
term-seat-ask = Где вы сидите?
term-bots-ask = Какие боты?
term-leaders-ask = Лидеры?
term-leaders-random = Случайные
term-leaders-choose = Каждый выбирает сам
term-seats-unknown = Нет такого игрока: «{ $word }». Возможны: { $known }.
term-seats-count =
    { $n ->
        [one] Названо { $n } место на игроков: { $players }. Назовите по одному на каждого человека и бота, но не на оппонентов, например me,bot,bot,bot.
        [few] Названо { $n } места на игроков: { $players }. Назовите по одному на каждого человека и бота, но не на оппонентов, например me,bot,bot,bot.
       *[many] Названо { $n } мест на игроков: { $players }. Назовите по одному на каждого человека и бота, но не на оппонентов, например me,bot,bot,bot.
    }

# Конец
term-winner = Игра окончена. Победитель:
term-winners = Игра окончена. Победители:
term-solo-won = Вы победили обоих оппонентов, { $own } : { $best }.
term-solo-won-tied = Вы победили обоих оппонентов: { $own } : { $best }, но ресурсов у вас больше.
term-solo-lost = Оппоненты победили вас, { $best } : { $own }.
term-solo-lost-tied = Оппоненты победили вас: { $best } : { $own }, но ресурсов у них больше.
term-solo-shared = Никто никого не победил: { $own } : { $best }, и ресурсов поровну.
term-solo-difficulty = Сложность: { $level }
term-scores-nothing = в подсчёте очков не участвует
term-points-title = Откуда взялись очки
term-points-start = начало
term-points-influence = влияние
term-points-alliance = союзы
term-points-cards = карты
term-points-spending = потраченные ресурсы
term-points-tech = жетоны технологий
term-record-ask = Имя файла сохранит запись партии; Enter, чтобы уйти без неё:
term-record-kept = Запись в файле { $path }
term-record-name = Игра окончена, и { $name } уже не ответ; в имени файла нужна буква.

# «Расцвет иксианцев»
term-ix-ask = С дополнением «Расцвет иксианцев»?
term-ix-without = Нет, базовая игра
term-ix-with = Да, с «Расцветом иксианцев»
term-ix-tech = Технологии
term-ix-freighter = грузовой корабль на делении { $n }
term-ix-ships-garrison =
    { $n ->
        [one] { $n } дредноут в гарнизоне
        [few] { $n } дредноута в гарнизоне
       *[many] { $n } дредноутов в гарнизоне
    }
term-ix-ships-conflict =
    { $n ->
        [one] { $n } дредноут в зоне конфликта
        [few] { $n } дредноута в зоне конфликта
       *[many] { $n } дредноутов в зоне конфликта
    }
term-ix-negotiators =
    { $n ->
        [one] { $n } переговорщик
        [few] { $n } переговорщика
       *[many] { $n } переговорщиков
    }
term-ix-snoopers = ищейки: { $tracks }
term-ix-used = (применён)
term-ix-flag = дредноут

# Вне очереди
term-aside-chance = Действует игрок { $n }. Enter: смотреть; или отложите для него карту ({ $command } выкл: больше не останавливаться):
term-aside-chance-people = Действует игрок { $n }. Enter: смотреть; { $command }: кто-то откладывает карту; { $command } выкл: больше не останавливаться.
term-aside-only = Здесь Enter продолжает игру; из команд есть только coordinate и quit.
term-aside-ask = Какую карту вы откладываете? Enter: никакую.
term-aside-empty = У вас нет карты, которую можно сейчас отложить. Enter: назад.
term-aside-who = Чью карту? Возможные игроки: { $numbers }. Например: { $command } { $n }
term-aside-nobody = Никто другой за этой клавиатурой не может сейчас отложить карту.
term-aside-none = Сейчас нельзя отложить ни одной карты.
term-aside-listed = Какую карту? Они стоят среди вариантов.
term-aside-on = вкл
term-aside-off = выкл
term-aside-now-on = Теперь боты останавливаются, когда для них можно отложить карту.
term-aside-now-off = Боты больше не останавливаются ради этого.
term-hint-nothing = Бот сейчас ничего бы не откладывал.

# Игры
term-title-dune = «Дюна: Империя»
term-title-encounters = «Legendary Encounters: Хищник»
term-not-its-flag = { $flag } относится к другой игре: { $other }; в игре { $game } такого нет.
