# «Расцвет иксианцев»: названия компонентов, наш перевод.

## Карты
name-card-appropriate = Присвоение
name-card-bounty-hunter = Охотник за головами
name-card-choam-delegate = Делегат КООАМ
name-card-court-intrigue = Придворная интрига
name-card-desert-ambush = Засада в пустыне
name-card-embedded-agent = Внедрённый агент
name-card-esmar-tuek = Эсмар Туек
name-card-freighter-fleet = Грузовой флот
name-card-full-scale-assault = Полномасштабный штурм
name-card-guild-accord = Соглашение с Гильдией
name-card-guild-chief-administrator = Главный администратор Гильдии
name-card-imperial-bashar = Имперский башар
name-card-imperial-shock-trooper = Имперский штурмовик
name-card-in-the-shadows = В тени
name-card-ix-guild-compact = Договор Икса и Гильдии
name-card-ixian-engineer = Иксианский инженер
name-card-jamis = Джамис
name-card-landing-rights = Право на посадку
name-card-local-fence = Местный скупщик
name-card-negotiated-withdrawal = Отступление по договору
name-card-satellite-ban = Запрет на спутники
name-card-sayyadina = Сайядина
name-card-shai-hulud = Шаи-Хулуд
name-card-spice-trader = Торговец Пряностью
name-card-treachery = Вероломство
name-card-truthsayer = Правдовидица
name-card-water-peddler = Водоторговец
name-card-web-of-power = Паутина власти
name-card-weirding-way = Колдовской путь
name-card-boundless-ambition = Безграничные амбиции
name-card-control-the-spice = Контроль над Пряностью

## Карты интриги
name-intrigue-advanced-weaponry = Передовое вооружение
name-intrigue-blackmail = Шантаж
name-intrigue-cannon-turrets = Орудийные башни
name-intrigue-cull = Выбраковка
name-intrigue-diversion = Отвлекающий манёвр
name-intrigue-expedite = Ускоренная доставка
name-intrigue-finesse = Тонкая игра
name-intrigue-glimpse-the-path = Проблеск пути
name-intrigue-grand-conspiracy = Великий заговор
name-intrigue-ixian-probe = Иксианский зонд
name-intrigue-machine-culture = Культура машин
name-intrigue-quid-pro-quo = Услуга за услугу
name-intrigue-second-wave = Вторая волна
name-intrigue-secret-forces = Тайные силы
name-intrigue-strategic-push = Стратегический натиск
name-intrigue-strongarm = Силовое давление
name-intrigue-war-chest = Военная казна

## Конфликты
name-conflict-skirmish-e = Стычка
name-conflict-skirmish-f = Стычка
name-conflict-trade-monopoly = Торговая монополия
name-conflict-economic-supremacy = Экономическое превосходство

## Лидеры
name-leader-rhombur-vernius = принц Ромбур Верниус
name-leader-tessia-vernius = Тессия Верниус
name-leader-armand-ecaz = эрцгерцог Арманд Эказ
name-leader-ilesa-ecaz = Илеса Эказ
name-leader-yuna-moritani = «Принцесса» Юна Моритани
name-leader-hundro-moritani = виконт Хундро Моритани

## Ячейки
name-space-smuggling = Контрабанда
name-space-interstellar-shipping = Межзвёздные перевозки
name-space-tech-negotiation = Переговоры о технологиях
name-space-dreadnought = Дредноут

## Жетоны технологий
name-tech-artillery = Артиллерия
name-tech-chaumurky = Чаумурки
name-tech-detonation-devices = Подрывные устройства
name-tech-disposal-facility = Завод утилизации
name-tech-flagship = Флагман
name-tech-holoprojectors = Голопроекторы
name-tech-holtzman-engine = Двигатель Хольцмана
name-tech-invasion-ships = Корабли вторжения
name-tech-memocorders = Мемокордеры
name-tech-minimic-film = Минимик-плёнка
name-tech-restricted-ordnance = Запрещённое вооружение
name-tech-shuttle-fleet = Флот челноков
name-tech-sonic-snoopers = Звуковые ищейки
name-tech-spaceport = Космопорт
name-tech-spy-satellites = Спутники-шпионы
name-tech-training-drones = Учебные дроны
name-tech-troop-transports = Войсковые транспорты
name-tech-windtraps = Ветровые ловушки

## Карты Дома Хагаль: как их ячейки; оппоненты: как лидеры
name-hagal-dreadnought-1p = { name-space-dreadnought }
name-hagal-dreadnought-2p = { name-space-dreadnought }
name-hagal-tech-negotiation = { name-space-tech-negotiation }
name-hagal-interstellar-shipping = { name-space-interstellar-shipping }
name-hagal-foldspace-or-interstellar-shipping = { name-space-foldspace } / { name-space-interstellar-shipping }
name-hagal-foldspace-side = { name-space-foldspace }
name-hagal-smuggling-or-interstellar-shipping = { name-space-smuggling } / { name-space-interstellar-shipping }
name-hagal-smuggling-side = { name-space-smuggling }
name-rival-rhombur-vernius = { name-leader-rhombur-vernius }
name-rival-hundro-moritani = { name-leader-hundro-moritani }
