# Страницы вокруг поля.

# Каждая страница
web-description = «Дюна: Империя» и «Legendary Encounters: Хищник» в браузере, точно по правилам: в одиночку, с друзьями, с ботами.
web-skip = К содержанию
web-home = Начальная страница
web-unofficial = Неофициальный любительский проект для владельцев игры. Без официальных рисунков и текстов карт: каждая фраза наша собственная.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-close = Закрыть
web-copy = Копировать
web-save = Сохранить
web-mode-solo = соло, { $level }
web-mode-two = два игрока и Дом Хагаль
web-mode-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
web-mode-epic = { $mode }, эпическая игра
web-mode-uploaded = { $mode }, загруженная запись

# Начальная страница
web-start-title = Hagal: соперники за вашим столом
web-lead = Правьте пустынной планетой, выберитесь живыми из джунглей или соберите драконьи руны. В одиночку, с друзьями за этим экраном или по сети, с ботами на любых местах.
web-solo = Дюна в одиночку
web-solo-note = «Дюна: Империя», два оппонента, { $level }
web-continue = Продолжить
web-setup = Создать игру
web-setup-note = Любая игра, с друзьями и ботами
web-game = Игра
web-players = Игроки
web-players-1 = Вы против двух оппонентов Дома Хагаль.
web-players-2 = Третьим садится Дом Хагаль.
web-seats = Места
web-seats-note = Друзья за этим экраном играют по очереди, карты на руках скрывает занавес. Для друга по ссылке вы получите ссылку, которую надо отправить.
web-seat = Место { $n }
web-kind-me = Я
web-kind-friend = Друг за этим экраном
web-kind-link = Друг по ссылке
web-name = Имя
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
web-readings = Где правила можно понять двояко
web-readings-note = Всё это задано так, как правила понимают чаще всего. Меняйте, только если в вашей компании играют иначе.
web-begin = Начать
web-wrong =
    { $n ->
        [one] Исправьте { $n } ошибку: пояснение рядом с полем.
        [few] Исправьте { $n } ошибки: пояснения рядом с полями.
       *[many] Исправьте { $n } ошибок: пояснения рядом с полями.
    }

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
web-wrong-title = Такой игры здесь нет. Выберите одну из списка.
web-wrong-players = Выберите число игроков: от { $least } до { $most }.
web-wrong-kind = Выберите из списка, кто здесь сидит.
web-wrong-two-me = Вы можете сидеть только на одном месте. Для кого-то ещё за этим экраном выберите «Друг за этим экраном».
web-wrong-nobody = Кто-то должен играть: отдайте человеку хотя бы одно место.
web-wrong-name-long = В имени может быть не больше { $most } знаков.
web-wrong-name-twice = Имя { $name } не может быть сразу у двух мест.
web-wrong-leaders = Выберите из списка, откуда берутся лидеры.
web-wrong-leader = Такого лидера нет. Выберите одного из списка.
web-wrong-leader-ix = Этот лидер здесь недоступен: отметьте «Расцвет иксианцев» или выберите другого.
web-wrong-leader-rival = По правилам этот лидер не может достаться оппоненту. Выберите другого.
web-wrong-leader-twice = Этот лидер уже занят. Каждого можно взять только один раз.
web-wrong-difficulty = Выберите одну из четырёх сложностей.
web-wrong-setting = Выберите одно из списка.
web-wrong-name-none = Назовите имя, по которому к вам смогут обращаться.
web-wrong-record-none = Сначала выберите файл.
web-wrong-note-none = Скажите в нескольких словах, что пошло не так.

# Мои игры
web-games = Мои игры
web-games-none = Игр пока нет. Кнопки наверху сразу начнут первую.
web-games-running = Идут
web-games-finished = Окончены
web-games-mine = Ваш ход
web-games-turn = Ход: { $name }
web-games-waiting = Ждём: { $names }
web-games-round =
    { $n ->
        [0] { $state } · подготовка
       *[other] { $state } · раунд { $n }
    }
web-games-won = Победа: { $names }
web-games-over = Окончена
web-games-uploaded = Загруженная запись
web-watch = Смотреть
web-forget = Забыть
web-forget-game = Забыть: { $name }, { $when }
web-forgotten = { $name }, { $when }: больше нет в вашем списке.
web-when-now = только что
web-upload = Открыть запись
web-upload-file = Файл с записью
web-upload-note = Запись целой партии: её можно просмотреть ход за ходом или доиграть с любого места.
web-upload-go = Открыть
web-companion = Играете на настоящем поле?
web-companion-note = Компаньон — это колода Дома Хагаль в телефоне: он открывает карты, говорит, что делают оппоненты, и ведёт их учёт. Для «Рунных войн» он знает шансы в битвах, колоду Судьбы и сезоны. Работает без сети.
web-companion-go = Открыть компаньона
web-companion-missing = Здесь он ещё не установлен. Тот, кто запустил этот сервер, получит его одной командой в папке Hagal:

# Стол
web-undo = Назад
web-log = Журнал
web-log-all = Открыть весь журнал
web-log-empty = Пока ничего не произошло.
web-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
web-help = Помощь
web-menu = Меню
web-next = Дальше
web-skip-bots = Пропустить
web-watching = Вы зритель
web-watching-note = Вы видите то, что видно всем; карты на руках скрыты.
web-this-game = Эта игра
web-record = Скачать запись
web-report = Сообщить об ошибке
web-leave = Встать из-за стола
web-leave-note = Каждый выбор сохранён. Эта игра есть на начальной странице.
web-show = Этот экран
web-notify = Сообщать, когда мой ход
web-watch-link = Ссылка для зрителей
web-seats-open = Места и приглашения
web-link-for = Ссылка: { $name }
web-look = Смотреть отсюда
web-give = Пусть играет бот
web-bot-instead = Посадить бота
web-take-back = Снова играть самому
web-new-link = Новая ссылка
web-rename = Сменить имя
web-pace = Боты ходят
web-pace-quick = сразу
web-pace-slow = не спеша
web-pace-step = когда я нажму «Дальше»
web-seat-mine = вы
web-seat-friend = за этим экраном
web-seat-here = на месте
web-seat-away = отошёл
web-seat-open = место свободно
web-seat-rival = управляется колодой Дома Хагаль
web-seat-stand-in = играет бот
web-seat-asked = сейчас решает

# Помощь
web-help-play = Как здесь играть
web-help-act = Щёлкните по карте, потом по одной из подсвеченных ячеек; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-encounters = Щёлкните по подсвеченной карте, участку или врагу; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-hunters = Щёлкните подсвеченную карту, участок, Ловушку, Удар или Хищника — или выберите в списке: в нём всегда есть всё, что вы можете сделать.
web-help-alien = Щёлкните по подсвеченной карте, сектору, врагу или по тому, что сидит на игроке; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-hunt = Щёлкните по подсвеченной карте, сектору, Ловушке, Удару, Хищнику или по тому, что на нём сидит; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-plain = Что можно сделать сейчас, написано в списке рядом со столом: выберите там или нажмите номер. Что делает карта, видно, если навести на неё или удержать её.
web-help-why = Щелчок по тому, что не подсвечено, скажет, почему это сейчас невозможно.
web-help-zoom = Задержите указатель на карте или подольше нажмите на неё: она покажется крупно и со всем текстом. Правая кнопка или пробел закрепляет её; тогда, или пока вы держите Shift, рядом с ней встанет другая.
web-help-undo = «Назад» отменяет ваш последний выбор, пока никто не узнал через него ничего нового.
web-help-lasting = Кольцо на ответе: его нельзя отменить, насколько вы можете знать, потому что кто-то узнает от него новое.
web-help-coordinate = Согласование: пока действует другой, у карт, которые вы могли бы с ним согласовать, есть тонкая рамка. Вас никто не ждёт, и никто не узнает, могли ли вы.
web-help-rivals = Журнал рассказывает, кто что сделал и почему; числа в нём — номера правил.
web-keys = Клавиши
web-legend = Что означают значки
web-key-offer = варианты в порядке списка
web-key-reveal = раскрыть руку
web-key-plain = сыграть все простые карты
web-key-done = закончить фазу Действия
web-key-undo = назад
web-key-decks = ваша колода и все стопки
web-key-hint = что сделал бы бот
web-key-log = журнал
web-key-next = следующий выбор бота
web-key-scene = следующая сцена хода; потом — показать снова
web-key-people = места и приглашения
web-key-chat = чат
web-key-menu = меню
web-key-help = помощь
web-key-arrows = от одного подсвеченного к другому
web-key-enter = выбрать то, что в фокусе
web-key-escape = закрыть или начать выбор заново

# Ожидание, занавес, приглашение
web-lobby = Ждём друзей
web-lobby-note = Отправьте каждому другу его ссылку. Кто её откроет, тот сядет за стол; свободное место можно отдать и боту.
web-lobby-guest = Ещё не все пришли. Ссылки на свободные места есть у того, кто начал игру.
web-lobby-begin = Начать сейчас
web-lobby-when = Игра начнётся сама, когда все места будут заняты. Если начать раньше, опоздавшие смогут прийти и потом.
web-lobby-when-guest = Игра начнётся, когда все места будут заняты или когда её начнёт хозяин стола.
web-curtain = Передайте экран
web-curtain-note = Сейчас на экран смотрит только { $name }.
web-peek = Вне хода за этим экраном:
web-peek-back = Вернуть экран
web-i-am = Это я, { $name }
web-happened = Что произошло
web-join = Сесть за стол
web-join-host = Вас приглашает { $host }. Ваше место: { $seat }.
web-join-seat = Вас пригласили в игру. Ваше место: { $seat }.
web-your-name = Ваше имя
web-sit = Сесть
web-only-watch = Я хочу только посмотреть

# Конец
web-end = Игра окончена
web-won = Победа: { $names }
web-won-shared = Победу делят { $names }
web-won-you = Вы победили
web-solo-won = Оба оппонента побеждены, { $own } : { $best }. Сложность: { $level }.
web-solo-lost = Оппоненты оказались впереди, { $best } : { $own }. Сложность: { $level }.
web-solo-shared = Никто никого не победил: { $own } : { $best }. Сложность: { $level }.
web-tied =
    { $what ->
        [spice] Очков поровну: решила Пряность.
        [solari] Очков поровну: решили солярии.
        [water] Очков поровну: решила вода.
        [garrison] Очков поровну: решили отряды в гарнизоне.
       *[other] Очков поровну: решила карта.
    }
web-ranking = Итоги
web-place = Место
web-player = Игрок
web-head-vp = Очки
web-head-spice = Пряность
web-head-solari = Солярии
web-head-water = Вода
web-head-garrison = Гарнизон
web-tiebreak = При равных очках решает Пряность, затем солярии, вода и отряды в гарнизоне.
web-outside = { $name } в подсчёте очков не участвует.
web-points = Откуда взялись очки
web-points-none = очков нет
web-points-start = в начале
web-points-influence = влияние
web-points-alliance = союзы
web-points-spending = потраченные ресурсы
web-points-tech = жетоны технологий
web-points-cards = карты
web-chart = Очки по раундам
web-chart-line = { $name }: { $points }
web-again = Сыграть ещё раз тем же составом
web-final = Стол в конце игры
web-replay = Повтор

# Повтор
web-go-first = К началу
web-go-back = На выбор назад
web-go-on = На выбор вперёд
web-go-last = К концу
web-go = Показать
web-at = Выбор
web-replay-start = Перед первым выбором
web-replay-choice = Выбор { $n }, { $name }: { $choice }
web-replay-hidden = Выбор { $n }, { $name }
web-eyes = Чьими глазами
web-eyes-public = Зритель
web-branch = Играть отсюда
web-back-table = Обратно к столу
web-back-end = Обратно к итогам

# Сообщение об ошибке
web-stuck = Бот не может продолжить: что бы он ни выбрал, правила дают сбой. Это ошибка Hagal. Игра сохранена как есть; если можно, отмените свой последний выбор и, пожалуйста, сообщите об ошибке:
web-report-note = То, что вы напишете, и вся партия останутся на этом сервере под номером. По номеру хозяин сервера сможет найти ошибку.
web-report-what = Что пошло не так, и чего вы ожидали?
web-report-send = Отправить
web-report-thanks = Спасибо. Сообщение сохранено.
web-report-id = Номер сообщения
web-report-kept = Передайте этот номер хозяину сервера.
web-report-record = Запись партии, насколько она видна с вашего места

# Когда что-то невозможно
web-why-no-card = Ни одна из ваших карт не ведёт в ячейку { $space }.
web-why-buy = Карты приобретаются в ходе раскрытия.
web-why-agents = Агентов отправляют в начале своего хода, а сейчас нужно решить другое.
web-why-no-price = У карты { $card } нет цены: её дают только эффекты.
web-why-tech = Жетоны технологий приобретаются, когда это разрешает эффект, как в ячейке { $space }.
web-error-403 = Это не ваше
web-error-404 = Здесь только песок
web-error-409 = Уже поздно
web-error-429 = Минутку, пожалуйста
web-error-500 = Что-то сломалось
web-error-other = Так не получится

# Наборы карт в форме новой игры.
web-packs = Наборы карт
web-packs-note = Карты, которые владелец этого сервера переписал из коробки: вместо наших замен или как новые комплекты.
web-pack-replaces =
    { $n ->
        [one] заменяет { $n } компонент
        [few] заменяет { $n } компонента
       *[many] заменяет { $n } компонентов
    }
web-pack-adds =
    { $n ->
        [one] добавляет { $n } новый
        [few] добавляет { $n } новых
       *[many] добавляет { $n } новых
    }
web-pack-mode = Для режима «{ $mode }».
web-pack-content = Что входит в набор { $pack }
web-pack-replaced = Вместо компонентов коробки:
web-pack-added = Новое:
web-pack-warnings =
    { $n ->
        [one] { $n } предупреждение: источник говорит иначе
        [few] { $n } предупреждения: источники говорят иначе
       *[many] { $n } предупреждений: источники говорят иначе
    }
web-pack-doubts = Что источники говорят иначе:
web-pack-differs = { $card }: источник сообщает «{ $source }», в наборе стоит «{ $pack }».
web-pack-broken =
    { $line ->
        [0] Файл «{ $file }» не годится как набор карт. Что не так, скажет «hagal pack check».
       *[other] Файл «{ $file }» не годится как набор карт: ошибка в строке { $line }. Какая, скажет «hagal pack check».
    }
web-wrong-pack-gone = Набора «{ $pack }» больше нет на этом сервере, или его уже не прочитать. Начните без него или спросите владельца сервера.
web-wrong-packs-both = Наборы «{ $a }» и «{ $b }» содержат одно и то же: { $what }. Выберите один из них.

# Маленький лист быстрой игры
web-quick-difficulty = Сложность
web-quick-first = хорош для первой партии
web-quick-begin = Начать
