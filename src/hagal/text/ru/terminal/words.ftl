# Игра в терминале.

# Поле
term-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
term-player = Игрок { $n }
term-you = { $name } (вы)
term-bonus = +{ $n }
term-hand = Рука
term-aside = Отложено
term-deck-top = Верх вашей колоды

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
term-command-coordinate = вмешаться
term-command-quit = выход
term-log-rules = правила
term-help =
    Ответьте номером варианта или его ключом, как он стоит в записи.
    Достаточно начала ключа, если оно ясно.
    Несколько ответов в одной строке, пока вопрос тот же, пишутся через «;».
      назад         взять назад последний выбор, пока никто не узнал ничего нового
      журнал        что было до сих пор; «журнал правила» с номерами правил
      стол          показать весь стол ещё раз
      карта ИМЯ     что делает компонент
      почему ЧТО    почему так нельзя: назовите ключ
      правило НОМЕР  что гласит правило с этим номером, или правила с такими словами
      совет         что сделал бы бот на вашем месте
      вмешаться     если в игре есть действия вне очереди: сделать такое, пока спрашивают другого
      сохранить ФАЙЛ  сохранить игру ещё и туда (она и так сохраняется после каждого выбора)
      запись        игра в записи, насколько вы её знаете
      выход         уйти; игру можно продолжить
term-no-plain = Здесь нечего сыграть одним ходом сразу.
term-no-undo = Брать назад нечего: после вашего выбора кто-то уже сделал ход или узнал что-то новое.
term-undone = Взято назад.
term-no-story = Пока ничего не произошло.
term-card-which = Какой компонент? Например: карта соль
term-card-unknown = Нет компонента с именем «{ $name }».
term-and-more = И ещё { $n }: { $names }…
term-why-which = Почему нельзя что? Назовите ключ.
term-why-possible = Сейчас это возможно.
term-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ.
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
term-record-ask = Имя файла сохранит запись партии; Enter, чтобы уйти без неё:
term-record-kept = Запись в файле { $path }
term-record-name = Игра окончена, и { $name } уже не ответ; в имени файла нужна буква.

# Вне очереди
term-aside-chance = Ходит игрок { $n }. Enter: дальше; или действуйте сейчас ({ $command } выкл: больше не останавливаться):
term-aside-chance-people = Ходит игрок { $n }. Enter: дальше; { $command }: кто-то действует сейчас; { $command } выкл: больше не останавливаться.
term-aside-only = Здесь Enter ведёт дальше; возможны только команды «вмешаться» и «выход».
term-aside-ask = Что вы делаете сейчас? Enter: ничего.
term-aside-empty = Сейчас вы ничего не можете сделать. Enter: назад.
term-aside-who = Кто действует? Могут игроки { $numbers }, например: { $command } { $n }
term-aside-nobody = Больше никто за этой клавиатурой не может действовать сейчас.
term-aside-none = Сейчас никто не может действовать вне очереди.
term-aside-listed = Что именно? Это есть среди вариантов.
term-aside-on = вкл
term-aside-off = выкл
term-aside-now-on = Теперь боты останавливаются, когда кто-то может действовать.
term-aside-now-off = Боты больше не останавливаются ради этого.
term-hint-nothing = Бот сейчас ничего бы не сделал.

# Игры
term-not-its-flag = { $flag } относится к другой игре: { $other }; в игре { $game } такого нет.
