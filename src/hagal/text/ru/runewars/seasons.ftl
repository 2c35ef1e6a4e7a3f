# Runewars: карты сезонов, ставки, титулы, задачи, жетоны рун.

name-title-primarch = Примарх Совета магов
name-title-captain = Капитан Лиги героев
name-title-commander = Верховный командующий Гильдии воинов
text-title-primarch = Все ничьи в ставках решаете вы. Когда открыта карта сезона с пометкой «Совет магов», получите 1 влияние.
text-title-captain = Ваши герои не дезертируют. Раз в свой ход вы можете сбросить 3 награды своих героев и получить драконью руну.
text-title-commander = Ваша сила в битве больше на 2. Раз в свой ход, победив в битве как нападающий другого игрока, вы можете заплатить 3 влияния и получить драконью руну.
name-rune-dragon = драконья руна
name-rune-false = фальшивая руна
setting-runewars-rune_areas = Полученные жетоны рун можно класть
setting-runewars-rune_areas-uncontrolled = в свои и ничьи локации
setting-runewars-rune_areas-empty = в свои и пустые локации
fact-season = сезон
fact-council = назван ли Совет магов
fact-side = чья это колода

name-season-famine = Голод
name-season-prepare-for-coming-year = Подготовка к новому году
name-season-stormy-weather = Штормовая погода
name-season-a-city-given-to-the-flames = Город, отданный огню
name-season-allies-out-of-the-wild = Союзники из глуши
name-season-first-furrows = Первые борозды
name-season-riders-on-every-road = Гонцы на всех дорогах
name-season-tales-from-far-away = Вести издалека
name-season-anger-of-the-council = Гнев Совета
name-season-the-open-archives = Открытые архивы
name-season-unearthed-by-the-plow = Найденное плугом
name-season-green-and-plenty = Зелень и изобилие
name-season-caravans = Караваны
name-season-pilgrims-at-the-gates = Паломники у ворот
name-season-volunteers = Добровольцы
name-season-healers-and-storytellers = Лекари и сказители
name-season-everything-in-the-barns = Всё в амбарах
name-season-threatened-home-realms = Родные владения под угрозой
name-season-parting-of-the-ways = Пути расходятся
name-season-the-councils-due = Доля Совета
name-season-whispers-and-betrayal = Шёпот и предательство
name-season-the-wild-stirs = Глушь пробуждается
name-season-roads-of-mud = Распутица
name-season-crumbling-walls = Осыпающиеся стены
name-season-a-rune-beneath-the-snow = Руна под снегом
name-season-power-for-the-pious = Сила благочестивых
name-season-the-frozen-vault = Ледяное хранилище
name-season-proof-of-the-faithful = Доказательство верных
name-season-hungry-months = Голодные месяцы
name-season-frostbite = Обморожение
name-season-unpaid-champions = Герои без жалованья
name-season-tithe-of-winter = Зимняя десятина

name-objective-bound-by-honor = Связанные долгом
name-objective-friends-of-the-great-ones = Друзья великанов
name-objective-trusted-in-every-hall = Желанный гость в каждом зале
name-objective-laurels-and-seals = Лавры и печати
name-objective-a-league-of-many-tribes = Союз многих племён
name-objective-shield-of-the-cities = Щит городов
name-objective-fellowship-of-three = Трое друзей
name-objective-an-open-hand = Щедрая рука
name-objective-walls-laid-low = Стены в руинах
name-objective-discouraging-defeat = Сокрушительное поражение
name-objective-lands-under-the-heel = Земли под пятой
name-objective-a-foot-on-their-threshold = Нога на их пороге
name-objective-red-harvest = Кровавая жатва
name-objective-emptied-lairs = Опустевшие логова
name-objective-the-host-assembled = Войско в сборе
name-objective-at-their-gates = У их ворот

# Что делают карты: сама форма — приказ, `does` — что делает игрок
rw-receive-rune = получить драконью руну
    .does = получает драконью руну
rw-place-dragon = положить драконью руну «лицом» вниз в ничью локацию
    .does = кладёт драконью руну «лицом» вниз в ничью локацию
rw-reveal-runes =
    { $n ->
        [1] открыть жетон руны
        [one] открыть { $n } жетон рун
        [few] открыть { $n } жетона рун
       *[many] открыть { $n } жетонов рун
    }
    .does =
        { $n ->
            [1] открывает жетон руны
            [one] открывает { $n } жетон рун
            [few] открывает { $n } жетона рун
           *[many] открывает { $n } жетонов рун
        }
rw-reveal-dragons =
    { $n ->
        [1] открыть драконью руну
        [one] открыть { $n } драконью руну
        [few] открыть { $n } драконьи руны
       *[many] открыть { $n } драконьих рун
    }
    .does =
        { $n ->
            [1] открывает драконью руну
            [one] открывает { $n } драконью руну
            [few] открывает { $n } драконьи руны
           *[many] открывает { $n } драконьих рун
        }
rw-bid = все делают ставки влиянием; { $results }
rw-bid-highest = сделавший наибольшую ставку { $effects-does }
rw-bid-lowest = сделавший наименьшую ставку { $effects-does }
rw-bid-but-highest = каждый, кроме сделавшего наибольшую ставку, { $effects-does }
rw-bid-but-lowest = каждый, кроме сделавшего наименьшую ставку, { $effects-does }
rw-season-each = каждый игрок в порядке хода { $effects-does }
rw-season-either = { $ways-or }
    .does = { $ways-does-or }
rw-season-pay = можно { $cost }, чтобы { $effects }
    .button = { $cost }, чтобы { $effects }
    .does = может { $cost }, чтобы { $effects }
rw-season-first-to-pay = в порядке хода каждый может { $cost }; первый, кто это сделает, { $effects-does }
rw-season-gain-influence =
    { $n ->
        [one] получить { $n } влияние
        [few] получить { $n } влияния
       *[many] получить { $n } влияния
    }
    .does =
        { $n ->
            [one] получает { $n } влияние
            [few] получает { $n } влияния
           *[many] получает { $n } влияния
        }
rw-season-lose-influence =
    { $n ->
        [one] заплатить { $n } влияние
        [few] заплатить { $n } влияния
       *[many] заплатить { $n } влияния
    }
    .does =
        { $n ->
            [one] платит { $n } влияние
            [few] платит { $n } влияния
           *[many] платит { $n } влияния
        }
rw-season-city-influence = получить по { $n } влияния за каждый свой город, но не меньше { $least }
    .does = получает по { $n } влияния за каждый свой город, но не меньше { $least }
rw-season-draw-tactics =
    { $n ->
        [1] взять карту тактики
        [one] взять { $n } карту тактики
        [few] взять { $n } карты тактики
       *[many] взять { $n } карт тактики
    }
    .does =
        { $n ->
            [1] берёт карту тактики
            [one] берёт { $n } карту тактики
            [few] берёт { $n } карты тактики
           *[many] берёт { $n } карт тактики
        }
rw-season-draw-quests =
    { $n ->
        [1] взять квест
        [one] взять { $n } квест
        [few] взять { $n } квеста
       *[many] взять { $n } квестов
    }
    .does =
        { $n ->
            [1] берёт квест
            [one] берёт { $n } квест
            [few] берёт { $n } квеста
           *[many] берёт { $n } квестов
        }
rw-season-discard-tactics =
    { $n ->
        [1] сбросить карту тактики
        [one] сбросить { $n } карту тактики
        [few] сбросить { $n } карты тактики
       *[many] сбросить { $n } карт тактики
    }
    .does =
        { $n ->
            [1] сбрасывает карту тактики
            [one] сбрасывает { $n } карту тактики
            [few] сбрасывает { $n } карты тактики
           *[many] сбрасывает { $n } карт тактики
        }
rw-season-dial-up =
    { $resource ->
        [food] поднять шкалу пищи на { $n }
        [wood] поднять шкалу дерева на { $n }
       *[ore] поднять шкалу руды на { $n }
    }
    .does =
        { $resource ->
            [food] поднимает шкалу пищи на { $n }
            [wood] поднимает шкалу дерева на { $n }
           *[ore] поднимает шкалу руды на { $n }
        }
rw-season-dial-down =
    { $resource ->
        [food] опустить шкалу пищи на { $n }
        [wood] опустить шкалу дерева на { $n }
       *[ore] опустить шкалу руды на { $n }
    }
    .does =
        { $resource ->
            [food] опускает шкалу пищи на { $n }
            [wood] опускает шкалу дерева на { $n }
           *[ore] опускает шкалу руды на { $n }
        }
rw-season-any-dial-up = поднять одну шкалу на { $n }
    .does = поднимает одну шкалу на { $n }
rw-season-any-dial-down = опустить одну шкалу на { $n }
    .does = опускает одну шкалу на { $n }
rw-season-dials = установить шкалы по доходу своих локаций, затем поднять шкалу пищи на { $n }
    .does = устанавливает шкалы по доходу своих локаций, затем поднимает шкалу пищи на { $n }
rw-season-dials-fall =
    { $n ->
        [0] опустить каждую шкалу, которая выше дохода своих локаций, до этого дохода
       *[other] опустить каждую шкалу, которая выше дохода своих локаций, до этого дохода, затем поднять шкалу пищи на { $n }
    }
    .does =
        { $n ->
            [0] опускает каждую шкалу, которая выше дохода своих локаций, до этого дохода
           *[other] опускает каждую шкалу, которая выше дохода своих локаций, до этого дохода, затем поднимает шкалу пищи на { $n }
        }
rw-season-slow = в этом сезоне перемещать отряды по приказам «Мобилизация» и «Завоевание» на одну локацию ближе
    .does = в этом сезоне перемещает отряды по приказам «Мобилизация» и «Завоевание» на одну локацию ближе
rw-season-new-objective = сменить свою задачу
    .does = меняет свою задачу
rw-season-destroy-units =
    { $n ->
        [1] уничтожить свой отряд
        [one] уничтожить { $n } свой отряд
        [few] уничтожить { $n } своих отряда
       *[many] уничтожить { $n } своих отрядов
    }
    .does =
        { $n ->
            [1] уничтожает свой отряд
            [one] уничтожает { $n } свой отряд
            [few] уничтожает { $n } своих отряда
           *[many] уничтожает { $n } своих отрядов
        }
rw-season-rout-area = обратить в бегство все свои отряды в одной локации
    .does = обращает в бегство все свои отряды в одной локации на выбор
rw-season-volunteers = поставить треугольный отряд своей фракции в одну из своих крепостей
    .does = ставит треугольный отряд своей фракции в одну из своих крепостей
rw-season-wild-allies = поставить союзные нейтральные отряды в одну из своих локаций: { $unit } ({ $n })
    .does = ставит союзные нейтральные отряды в одну из своих локаций: { $unit } ({ $n })
rw-season-drive-neutrals = заставить отступить все несоюзные нейтральные отряды одной локации
    .does = заставляет отступить все несоюзные нейтральные отряды одной локации
rw-season-damage-stronghold = повредить одну из своих крепостей
    .does = повреждает одну из своих крепостей
rw-season-destroy-city = разрушить город
    .does = разрушает город
rw-season-heal-heroes = вылечить всех своих героев
    .does = лечит всех своих героев
rw-season-part-ways = лишиться героев, чья сторона не та, что у своей фракции: они дезертируют
    .does = лишается героев, чья сторона не та, что у его фракции: они дезертируют
rw-season-pay-heroes = заплатить по { $n } влияния за каждого своего героя, иначе он дезертирует
    .does = платит по { $n } влияния за каждого своего героя, иначе герой дезертирует
rw-season-leave-home =
    { $n ->
        [1] убрать жетон руны из своих родных владений
        [one] убрать { $n } жетон рун из своих родных владений
        [few] убрать { $n } жетона рун из своих родных владений
       *[many] убрать { $n } жетонов рун из своих родных владений
    }
    .does =
        { $n ->
            [1] перемещает жетон руны из своих родных владений
            [one] перемещает { $n } жетон рун из своих родных владений
            [few] перемещает { $n } жетона рун из своих родных владений
           *[many] перемещает { $n } жетонов рун из своих родных владений
        }
rw-season-grant-dragons = положить по драконьей руне в локацию каждого другого игрока
    .does = кладёт по драконьей руне в локацию каждого другого игрока

# Условия задач
rw-if-all-allied = Все нейтральные отряды этих типов в игре — чьи-то союзники: { $units }
rw-if-great-allies = Драконов и гигантов среди ваших союзников: не меньше { $n }
rw-if-too-few-great = драконов и гигантов в игре: меньше { $n }
rw-if-neutral-allies = Нейтральных отрядов среди ваших союзников: не меньше { $n }
rw-if-has-influence = У вас не меньше { $n } влияния
rw-if-holds-titles = Титулов у вас: не меньше { $n }
rw-if-controls-cities = Городов под вашим контролем: не меньше { $n }
rw-if-leads-heroes = Героев у вас: не меньше { $n }
rw-if-spent-influence = Вы потратили за этот ход не меньше { $n } влияния
rw-if-strongholds-broken = За этот ход вы разрушили вражескую крепость или повредили две
rw-if-routed-foe = Обращённых в бегство отрядов у одного из других игроков: не меньше { $n }
rw-if-conquests = Локаций под вашим контролем вне родных владений: не меньше { $n }
rw-if-holds-enemy-home = Вы контролируете локацию в родных владениях другого игрока
rw-if-killed-players = Отрядов других игроков, уничтоженных вами в битве за этот ход: не меньше { $n }
rw-if-killed-neutral = Несоюзных нейтральных отрядов, уничтоженных вами в битве за этот ход: не меньше { $n }
rw-if-great-host = У вас 8 отрядов в одной локации вне родных владений
rw-if-at-the-gates = Отрядов у вас в одной локации рядом с родными владениями другого игрока: не меньше { $n }

# Вопросы
rw-ask-season = { $card }: что вы делаете?
rw-ask-season-dial =
    { $up ->
        [0] Какую шкалу вы опускаете?
       *[1] Какую шкалу вы поднимаете?
    }
rw-ask-season-discard =
    { $n ->
        [1] Какую карту тактики вы сбрасываете?
       *[other] Какие карты тактики вы сбрасываете? Осталось: { $n }.
    }
rw-ask-bid = { $card }: сколько влияния вы ставите?
rw-ask-bid-plain = Сколько влияния вы ставите?
rw-ask-tie-highest = Наибольшие ставки равны: чья считается наибольшей?
rw-ask-tie-lowest = Наименьшие ставки равны: чья считается наименьшей?
rw-ask-drop-false =
    { $n ->
        [1] Убрать ещё одну фальшивую руну?
       *[other] Сначала вы можете убрать фальшивые руны, не больше { $n }.
    }
rw-ask-place-rune = Куда положить этот жетон «лицом» вниз?
rw-ask-give-back = Свободна лишь одна локация: какой жетон вернуть?
rw-ask-place-dragon = Куда положить драконью руну?
rw-ask-place-dragon-for = Куда положить драконью руну для фракции «{ $faction }»?
rw-ask-reveal-runes =
    { $n ->
        [1] Какой жетон руны вы открываете?
       *[other] Какие жетоны рун вы открываете? Осталось: { $n }.
    }
rw-ask-fortify-runes =
    { $n ->
        [1] Жетоны каких двух локаций вы перемешиваете? Первая локация:
       *[other] А вторая локация?
    }
rw-ask-pay-rewards =
    { $n ->
        [1] Какую награду вы сбрасываете?
       *[other] Какие награды вы сбрасываете? Осталось: { $n }.
    }
rw-ask-destroy-units =
    { $n ->
        [1] Какой из ваших отрядов уничтожен?
       *[other] Какие из ваших отрядов уничтожены? Осталось: { $n }.
    }
rw-ask-rout-area = В какой локации ваши отряды обращены в бегство?
rw-ask-volunteers = Кто к вам присоединяется и где?
rw-ask-wild-allies = Где они присоединяются к вам: { $unit } ({ $n })?
rw-ask-drive-neutrals = Из какой локации отступают нейтральные отряды?
rw-ask-damage-stronghold = Какая из ваших крепостей повреждена?
rw-ask-destroy-city = Какой город разрушен?
rw-ask-pay-hero =
    { $n ->
        [one] Заплатить { $n } влияние за героя { $hero }?
        [few] Заплатить { $n } влияния за героя { $hero }?
       *[many] Заплатить { $n } влияния за героя { $hero }?
    }
rw-ask-leave-home =
    { $n ->
        [1] Какой жетон руны покидает ваши родные владения?
       *[other] Какие жетоны рун покидают ваши родные владения? Осталось: { $n }.
    }
rw-ask-leave-for = Куда переместить жетон руны из локации { $area }?

# Варианты
rw-option-pay = { $cost }, чтобы { $effects }
rw-option-bid =
    { $n ->
        [one] { $n } влияние
        [few] { $n } влияния
       *[many] { $n } влияния
    }
rw-option-highest = { $faction }
rw-option-lowest = { $faction }
rw-option-drop = Убрать руну из локации { $area }
rw-option-rune = { $area } ({ $rune })
rw-option-return = Вернуть жетон: { $rune }
rw-option-dragon = { $area }
rw-option-reveal-rune = Жетон в локации { $area }
rw-option-fortify-runes = { $area }
rw-option-captain =
    { $n ->
        [one] Капитан: сбросить { $n } награду за драконью руну
        [few] Капитан: сбросить { $n } награды за драконью руну
       *[many] Капитан: сбросить { $n } наград за драконью руну
    }
rw-option-commander =
    { $n ->
        [one] Верховный командующий: заплатить { $n } влияние за драконью руну
        [few] Верховный командующий: заплатить { $n } влияния за драконью руну
       *[many] Верховный командующий: заплатить { $n } влияния за драконью руну
    }
rw-option-pay-reward = Сбросить награду { $card }
rw-option-objective = Выполнить задачу { $card }
rw-option-exchange = Сменить задачу { $card }: её уже не выполнить
rw-option-destroy-there =
    { $routed ->
        [0] { $unit }, локация { $area }
       *[1] { $unit }, локация { $area } (в бегстве)
    }
rw-option-rout = { $area }
rw-option-join = { $unit } ({ $n }), локация { $area }
rw-option-drive-out = { $area }
rw-option-damage = { $area }
rw-option-raze-city = { $area }
rw-option-pay-hero = Заплатить { $n } за героя { $hero }
rw-option-lose-hero = { $hero } дезертирует
rw-option-take = Жетон в локации { $area }
rw-option-move-rune = { $area }

# Что произошло
event-rw-title =
    { $n ->
        [one] { $seat } берёт за { $n } влияние титул { $title }.
        [few] { $seat } берёт за { $n } влияния титул { $title }.
       *[many] { $seat } берёт за { $n } влияния титул { $title }.
    }
event-rw-receive-rune = { $seat } получает драконью руну.
event-rw-drop-false = { $seat } убирает фальшивую руну из локации { $area }.
event-rw-place-rune = { $seat } кладёт жетон руны в локацию { $area }: { $rune }.
event-rw-place-rune-hidden = { $seat } кладёт жетон руны «лицом» вниз в локацию { $area }.
event-rw-return-rune = { $seat } не может положить жетон, и он возвращается в стопку: { $rune }.
event-rw-move-rune = { $seat } перемещает жетон руны из локации { $area } в локацию { $target }.
event-rw-fortify-runes = { $seat } перемешивает жетоны рун локаций { $area } и { $target }.
event-rw-bids = { $seat } ставит { $n }.
event-rw-bid-won = { $seat } делает наибольшую ставку.
event-rw-bid-lost = { $seat } делает наименьшую ставку.
event-rw-tie-highest = { $seat } решает ничью: наибольшая ставка у фракции «{ $faction }».
event-rw-tie-lowest = { $seat } решает ничью: наименьшая ставка у фракции «{ $faction }».
event-rw-season-dial =
    { $resource ->
        [food] { $seat }: пища { $n }.
        [wood] { $seat }: дерево { $n }.
       *[ore] { $seat }: руда { $n }.
    }
event-rw-season-dials = { $seat }: пища { $food }, дерево { $wood }, руда { $ore }.
event-rw-slowed = { $seat }: отряды в этом сезоне идут на одну локацию ближе.
event-rw-routed-area = { $seat }: все отряды в локации { $area } обращены в бегство.
event-rw-join = { $seat }: пополнение в локации { $area }, { $unit } ({ $n }).
event-rw-drive-out = Нейтральные отряды в локации { $area } отступают.
event-rw-wall-crumbled = { $seat }: крепость в локации { $area } повреждена.
event-rw-city-destroyed = { $seat } разрушает город { $city } в локации { $area }.
event-rw-objective = { $seat } выполняет задачу { $card }.
event-rw-exchange-objective = { $seat } меняет задачу { $card } на другую.
