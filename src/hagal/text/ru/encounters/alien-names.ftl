# «Legendary Encounters», «Чужой»: названия. Из русского правила — «Специалист», «Салага», «Сержант»; прочие — наш перевод.

name-character-specialist = Специалист
name-character-grunt = Салага
name-character-sergeant-intel = Сержант-разведчик
name-character-sergeant-leadership = Сержант-лидер
name-character-sergeant-strength = Сержант-силовик
name-character-sergeant-survival = Сержант-экстремал
name-character-sergeant-tech = Сержант-технарь

name-avatar-commander = Командир
name-avatar-executive = Управленец
name-avatar-gunner = Стрелок
name-avatar-medic = Медик
name-avatar-mercenary = Наёмник
name-avatar-priest = Священник
name-avatar-researcher = Исследователь
name-avatar-scout = Следопыт
name-avatar-synthetic = Синтетик
name-avatar-technician = Техник

name-character-report-for-duty = Явиться на службу
name-character-welcome-aboard = Добро пожаловать на борт
name-character-lets-rock = Зажжём!
name-character-battlefield-medicine = Полевая медицина
name-character-ready-for-anything = Готов ко всему
name-character-violence-isnt-the-answer = Насилие — не выход
name-character-thirst-for-knowledge = Жажда знаний
name-character-reconnaissance = Рекогносцировка
name-character-versatile-programming = Гибкая программа
name-character-right-tool-for-the-job = Нужный инструмент

name-character-captain-of-the-ship = Капитан корабля
name-character-captain-dallas-intel = Запрос «Матери»
name-character-captain-dallas-uncommon = В вентиляцию
name-character-captain-dallas-rare = Субординация
name-character-chief-engineer-parker-tech = Электрошокер
name-character-chief-engineer-parker-survival = Огнемёт
name-character-chief-engineer-parker-uncommon = Нижняя палуба
name-character-chief-engineer-parker-rare = Полная доля
name-character-navigator-lambert-intel = Проложенный курс
name-character-navigator-lambert-tech = Датчик движения
name-character-navigator-lambert-uncommon = Оно движется
name-character-navigator-lambert-rare = Дорога домой
name-character-warrant-officer-ripley-survival = Правила карантина
name-character-warrant-officer-ripley-leadership = Вернуться за котом
name-character-warrant-officer-ripley-uncommon = Закрытый люк
name-character-warrant-officer-ripley-rare = Последняя выжившая

name-strike-acid-bath = Купание в кислоте
name-strike-acid-splash = Брызги кислоты
name-strike-barbed-tail = Хвост с шипом
name-strike-bleeding-out = Кровотечение
name-strike-broken-arm = Сломанная рука
name-strike-crushing-jaws = Стальные челюсти
name-strike-dragged-away = Утащили
name-strike-false-alarm = Ложная тревога
name-strike-hard-landing = Жёсткое падение
name-strike-impaled = Пронзён насквозь
name-strike-inner-jaw = Вторая пасть
name-strike-slashing-claws = Удар когтей
name-strike-take-my-place = Вместо меня
name-strike-torn-open = Рваная рана
name-strike-visor-cracked = Треснувший шлем

name-enemy-ceiling-crawler = Ползущий по потолку
name-enemy-cornered-drone = Загнанный дрон
name-enemy-drone-in-the-dark = Дрон во тьме
name-enemy-egg-tender = Смотритель яиц
name-enemy-hive-guard = Страж Улья
name-enemy-lurking-drone = Затаившийся дрон
name-enemy-spitting-drone = Плюющийся дрон
name-enemy-swift-drone = Проворный дрон
name-enemy-young-drone = Молодой дрон
