# «Рунные войны»: сезоны, ресурсы, виды компонентов, настройки.

title-runewars = Рунные войны

# Сезоны, ресурсы, судьба
rw-spring = весна
rw-summer = лето
rw-fall = осень
rw-winter = зима
rw-food = еда
rw-wood = дерево
rw-ore = руда
rw-destiny-gold = золотая
rw-destiny-grey = серебряная
rw-destiny-red = красная
rw-development-resource = добыча ресурсов
rw-development-diplomat = дипломат
rw-development-training-ground = тренировочная площадка
rw-development-defensive = оборонительная постройка

# Виды компонентов
kind-faction = Фракции
kind-unit = Отряды
kind-order = Приказы
kind-season = Карты Сезона
kind-tactic = Карты Тактики
kind-hero = Герои
kind-quest = Квесты
kind-reward = Награды
kind-title = Титулы
kind-city = Города
kind-tile = Модули карты
kind-area = Локации
kind-fate = Карты Судьбы
kind-rune = Жетоны рун
kind-exploration = Жетоны исследования

# Как имя компонента стоит в предложении
shown-order = «{ $name }»
shown-season = «{ $name }»
shown-tactic = «{ $name }»
shown-quest = «{ $name }»
shown-reward = «{ $name }»
shown-title = «{ $name }»

# Что написано на компонентах
rw-shape-triangle = треугольник
rw-shape-rectangle = прямоугольник
rw-shape-hexagon = шестиугольник
rw-shape-circle = круг
rw-describe-season = Карта Сезона: { $season }
rw-describe-council = Совет магов
rw-describe-effects = { $effects }
rw-describe-lost = Можно сменить, если { $condition }
rw-describe-unit = Подставка: { $shape }; здоровье { $health }, инициатива { $initiative }
rw-describe-start = В начале: влияние { $influence }, карты Тактики { $tactics }
rw-describe-dials = Шкалы: еда { $food }, дерево { $wood }, руда { $ore }
rw-describe-units = Отряды: { $units }
rw-describe-city-units = Нейтральные отряды: { $shape }, { $n }
rw-describe-city-rest = Или карты Тактики { $tactics }, влияние { $influence }, квесты { $quests }
rw-describe-area =
    { $city ->
        [0] { $area }: еда { $food }, дерево { $wood }, руда { $ore }
       *[1] { $area }: еда { $food }, дерево { $wood }, руда { $ore }; город
    }
rw-describe-guards = { $area }: { $unit } ({ $n })
text-rune-dragon = Засчитывается для победы, пока вы контролируете её локацию.
text-rune-false = Не засчитывается, но скрывает, где лежат драконьи руны.
rw-describe-reads = { $shape }: { $icon }
rw-describe-destiny = Судьба: { $destiny }
rw-describe-borders = Стороны с горами — { $mountains }, с водой — { $water }

# Сведения о компонентах
fact-dials = шкалы
fact-effects = действие
fact-flying = полёт
fact-influence = влияние
fact-initiative = инициатива
fact-places = форма модуля
fact-quests = квесты
fact-shape = подставка
fact-special = особое свойство
fact-start = начальные значения шкал
fact-tactics = карты Тактики
fact-times = когда её играют
fact-units = отряды
fact-city = место города
fact-guards = число нейтральных отрядов
fact-neutral = нейтральные отряды
fact-sides = границы
fact-yields = ресурсы

# Исходы
ending-runewars-runes = Победа по драконьим рунам
ending-runewars-reckoning = Подсчёт после последней зимы
ending-runewars-last = В игре остался один игрок

# Настройки
setting-runewars-edition = Издание
setting-runewars-edition-revised = Пересмотренное издание (2012)
setting-runewars-edition-2010 = Первое издание (2010)
setting-runewars-epic = Эпическая игра
setting-runewars-epic-note = 8 лет, 7 драконьих рун; только в первом издании
setting-runewars-board-quick = готовое поле
setting-runewars-board-random = случайное поле
setting-runewars-board-build = игроки строят поле
setting-runewars-factions-choose = выбирают игроки
setting-runewars-factions-random = случайно
setting-runewars-first-random = случайно
setting-runewars-markers-between = считаются локации между ними
setting-runewars-markers-apart = считаются шаги от одних до других
setting-runewars-claim = Заявка на победу отмечается
setting-runewars-claim-card = картой Победы
setting-runewars-claim-unit = неиспользуемым отрядом
setting-runewars-withdraw-claim = Можно ли отозвать заявку на победу?
setting-runewars-withdraw-claim-never = никогда
setting-runewars-withdraw-claim-may = со следующего сезона
setting-runewars-own-title = Влияние на титуле, который уже ваш
setting-runewars-own-title-never = повысить нельзя
setting-runewars-own-title-raise = можно повысить
rw-describe-needs = Только если { $conditions }
rw-describe-unit-fast = Быстрый: по приказам «Мобилизация» и «Завоевание» проходит три локации
rw-describe-unit-flying = Летающий: границы ему не мешают
