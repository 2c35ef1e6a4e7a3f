# «Дюна: Империя»: названия компонентов.
# Официальные (напечатаны в листах издателя, которые называет data/dune/sources.md) открывают каждый раздел; прочие — наш перевод.

## Карты: официальные
name-card-the-spice-must-flow = Пряность должна поступать
name-card-kwisatz-haderach = Квисатц Хадерах
name-card-signet-ring = Кольцо с печаткой

## Карты: наш перевод
name-card-convincing-argument = Веский довод
name-card-dagger = Кинжал
name-card-diplomacy = Дипломатия
name-card-dune-the-desert-planet = Дюна, пустынная планета
name-card-reconnaissance = Разведка
name-card-seek-allies = Поиск союзников
name-card-arrakis-liaison = Связной на Арракисе
name-card-foldspace = Свёрнутое пространство
name-card-arrakis-recruiter = Вербовщик на Арракисе
name-card-assassination-mission = Задание для убийцы
name-card-bene-gesserit-initiate = Послушница Бене Гессерит
name-card-bene-gesserit-sister = Сестра Бене Гессерит
name-card-carryall = Каргон
name-card-chani = Чани
name-card-choam-directorship = Директорат КООАМ
name-card-crysknife = Крис-нож
name-card-dr-yueh = Доктор Юэ
name-card-duncan-idaho = Дункан Айдахо
name-card-fedaykin-death-commando = Смертник-федайкин
name-card-firm-grip = Железная хватка
name-card-fremen-camp = Лагерь фрименов
name-card-gene-manipulation = Генные манипуляции
name-card-guild-administrator = Управляющий Гильдии
name-card-guild-ambassador = Посол Гильдии
name-card-guild-bankers = Банкиры Гильдии
name-card-gun-thopter = Боевой топтер
name-card-gurney-halleck = Гурни Холлик
name-card-imperial-spy = Шпион Императора
name-card-lady-jessica = Леди Джессика
name-card-liet-kynes = Лиет Кайнс
name-card-missionaria-protectiva = Миссионария Протектива
name-card-opulence = Роскошь
name-card-other-memory = Иная Память
name-card-piter-de-vries = Питер де Врие
name-card-power-play = Игра с позиции силы
name-card-reverend-mother-mohiam = Преподобная Мать Мохийам
name-card-sardaukar-infantry = Пехота сардаукаров
name-card-sardaukar-legion = Легион сардаукаров
name-card-scout = Разведчик
name-card-shifting-allegiances = Смена союзов
name-card-sietch-reverend-mother = Преподобная Мать сиетча
name-card-smugglers-thopter = Топтер контрабандиста
name-card-space-travel = Космические перелёты
name-card-spice-hunter = Охотник за Пряностью
name-card-spice-smugglers = Контрабандисты Пряности
name-card-stilgar = Стилгар
name-card-test-of-humanity = Испытание на человечность
name-card-the-voice = Голос
name-card-thufir-hawat = Суфир Хават
name-card-worm-riders = Наездники на червях
name-card-jessica-of-arrakis = Джессика с Арракиса
name-card-duncan-loyal-blade = Дункан, верный клинок

## Карты интриги: официальные
name-intrigue-corner-the-market = Торговое доминирование

## Карты интриги: наш перевод
name-intrigue-allied-armada = Союзная армада
name-intrigue-ambush = Засада
name-intrigue-bindu-suspension = Оцепенение бинду
name-intrigue-bribery = Подкуп
name-intrigue-bypass-protocol = В обход протокола
name-intrigue-calculated-hire = Расчётливый наём
name-intrigue-charisma = Харизма
name-intrigue-choam-shares = Акции КООАМ
name-intrigue-councilors-dispensation = Милость советника
name-intrigue-demand-respect = Требование уважения
name-intrigue-dispatch-an-envoy = Отправка посланника
name-intrigue-double-cross = Двойная игра
name-intrigue-favored-subject = Любимый подданный
name-intrigue-guild-authorization = Разрешение Гильдии
name-intrigue-infiltrate = Внедрение
name-intrigue-know-their-ways = Знание их обычаев
name-intrigue-master-tactician = Мастер тактики
name-intrigue-plans-within-plans = Планы внутри планов
name-intrigue-poison-snooper = Ядоискатель
name-intrigue-private-army = Личная армия
name-intrigue-rapid-mobilization = Быстрая мобилизация
name-intrigue-recruitment-mission = Вербовка
name-intrigue-refocus = Новая цель
name-intrigue-reinforcements = Подкрепления
name-intrigue-secret-of-the-sisterhood = Тайна Сестринства
name-intrigue-staged-incident = Подстроенный инцидент
name-intrigue-the-sleeper-must-awaken = Спящий должен проснуться
name-intrigue-tiebreaker = Решающий перевес
name-intrigue-to-the-victor = Победителю…
name-intrigue-urgent-mission = Срочное задание
name-intrigue-water-of-life = Вода Жизни
name-intrigue-water-peddlers-union = Союз водоторговцев
name-intrigue-windfall = Нежданная удача

## Конфликты: наш перевод
name-conflict-skirmish-a = Стычка
name-conflict-skirmish-b = Стычка
name-conflict-skirmish-c = Стычка
name-conflict-skirmish-d = Стычка
name-conflict-desert-power = Сила пустыни
name-conflict-raid-stockpiles = Налёт на склады
name-conflict-cloak-and-dagger = Плащ и кинжал
name-conflict-machinations = Козни
name-conflict-sort-through-the-chaos = Порядок из хаоса
name-conflict-terrible-purpose = Ужасное предназначение
name-conflict-guild-bank-raid = Налёт на банк Гильдии
name-conflict-siege-of-arrakeen = Осада Арракина
name-conflict-siege-of-carthag = Осада Карфага
name-conflict-secure-imperial-basin = Захват Имперской котловины
name-conflict-battle-for-arrakeen = Битва за Арракин
name-conflict-battle-for-carthag = Битва за Карфаг
name-conflict-battle-for-imperial-basin = Битва за Имперскую котловину
name-conflict-grand-vision = Великое видение

## Лидеры: официальные
name-leader-paul-atreides = Пол Атрейдес
name-leader-glossu-rabban = Глоссу «Зверь» Раббан
name-leader-memnon-thorvald = граф Мемнон Торвальд
name-leader-helena-richese = Елена Ричез

## Лидеры: наш перевод
name-leader-leto-atreides = герцог Лето Атрейдес
name-leader-vladimir-harkonnen = барон Владимир Харконнен
name-leader-ariana-thorvald = графиня Ариана Торвальд
name-leader-ilban-richese = граф Илбан Ричез

## Ячейки: официальные
name-space-mentat = Ментат
name-space-arrakeen = Арракин

## Ячейки: наш перевод
name-space-conspire = Сговор
name-space-wealth = Богатство
name-space-heighliner = Лайнер Гильдии
name-space-foldspace = Свёрнутое пространство
name-space-selective-breeding = Селекция
name-space-secrets = Тайны
name-space-hardy-warriors = Закалённые воины
name-space-stillsuits = Дистикомбы
name-space-high-council = Верховный Совет
name-space-rally-troops = Сбор войск
name-space-hall-of-oratory = Зал ораторов
name-space-swordmaster = Оружейник
name-space-secure-contract = Контракт
name-space-sell-melange = Продажа меланжа
name-space-carthag = Карфаг
name-space-research-station = Исследовательская станция
name-space-sietch-tabr = Сиетч Табр
name-space-great-flat = Великая Равнина
name-space-hagga-basin = Котловина Хагга
name-space-imperial-basin = Имперская котловина
