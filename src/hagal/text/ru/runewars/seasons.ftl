# «Рунные войны»: карты сезонов, ставки, титулы, цели, жетоны рун.

name-title-primarch = Примарх Совета магов
name-title-captain = Капитан Лиги героев
name-title-commander = Верховный командующий Гильдии воинов
text-title-primarch = Все ничьи в ставках решаете вы. Когда открыта карта Сезона с пометкой «Совет магов», вы получаете 1 влияние.
text-title-captain = Ваши герои не дезертируют. Раз за свой ход можно сбросить 3 награды своих героев, чтобы получить драконью руну.
text-title-commander = Ваша сила в битве больше на 2. Раз за свой ход, победив другого игрока в битве как атакующий, можно заплатить 3 влияния, чтобы получить драконью руну.
name-rune-dragon = драконья руна
name-rune-false = фальшивая руна
setting-runewars-rune-areas = Полученные жетоны рун можно класть
setting-runewars-rune-areas-uncontrolled = в свои и ничьи локации
setting-runewars-rune-areas-empty = в свои и пустые локации
fact-season = сезон
fact-council = назван ли Совет магов
fact-side = какой стороне она принадлежит

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
rw-place-dragon = положить драконью руну лицом вниз в ничью локацию
    .does = кладёт драконью руну лицом вниз в ничью локацию
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
    .button = сделавший наибольшую ставку { $effects-does }
rw-bid-lowest = сделавший наименьшую ставку { $effects-does }
    .button = сделавший наименьшую ставку { $effects-does }
rw-bid-but-highest = каждый, кроме сделавшего наибольшую ставку, { $effects-does }
    .button = каждый, кроме сделавшего наибольшую ставку, { $effects-does }
rw-bid-but-lowest = каждый, кроме сделавшего наименьшую ставку, { $effects-does }
    .button = каждый, кроме сделавшего наименьшую ставку, { $effects-does }
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
rw-season-city-influence =
    { $n ->
        [one] получить по { $n } влиянию за каждый свой город, но не меньше { $least } всего
        [few] получить по { $n } влияния за каждый свой город, но не меньше { $least } всего
       *[many] получить по { $n } влияния за каждый свой город, но не меньше { $least } всего
    }
    .does =
        { $n ->
            [one] получает по { $n } влиянию за каждый свой город, но не меньше { $least } всего
            [few] получает по { $n } влияния за каждый свой город, но не меньше { $least } всего
           *[many] получает по { $n } влияния за каждый свой город, но не меньше { $least } всего
        }
rw-season-draw-tactics =
    { $n ->
        [1] взять карту Тактики
        [one] взять { $n } карту Тактики
        [few] взять { $n } карты Тактики
       *[many] взять { $n } карт Тактики
    }
    .does =
        { $n ->
            [1] берёт карту Тактики
            [one] берёт { $n } карту Тактики
            [few] берёт { $n } карты Тактики
           *[many] берёт { $n } карт Тактики
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
        [1] сбросить карту Тактики
        [one] сбросить { $n } карту Тактики
        [few] сбросить { $n } карты Тактики
       *[many] сбросить { $n } карт Тактики
    }
    .does =
        { $n ->
            [1] сбрасывает карту Тактики
            [one] сбрасывает { $n } карту Тактики
            [few] сбрасывает { $n } карты Тактики
           *[many] сбрасывает { $n } карт Тактики
        }
rw-season-dial-up =
    { $resource ->
        [food] поднять шкалу еды на { $n }
        [wood] поднять шкалу дерева на { $n }
       *[ore] поднять шкалу руды на { $n }
    }
    .does =
        { $resource ->
            [food] поднимает шкалу еды на { $n }
            [wood] поднимает шкалу дерева на { $n }
           *[ore] поднимает шкалу руды на { $n }
        }
rw-season-dial-down =
    { $resource ->
        [food] опустить шкалу еды на { $n }
        [wood] опустить шкалу дерева на { $n }
       *[ore] опустить шкалу руды на { $n }
    }
    .does =
        { $resource ->
            [food] опускает шкалу еды на { $n }
            [wood] опускает шкалу дерева на { $n }
           *[ore] опускает шкалу руды на { $n }
        }
rw-season-any-dial-up = поднять одну шкалу на { $n }
    .does = поднимает одну шкалу на { $n }
    .more = ещё раз поднять одну шкалу на { $n }
rw-season-any-dial-down = опустить одну шкалу на { $n }
    .does = опускает одну шкалу на { $n }
rw-season-dials = установить шкалы по доходу своих локаций, затем поднять шкалу еды на { $n }
    .does = устанавливает шкалы по доходу своих локаций, затем поднимает шкалу еды на { $n }
rw-season-dials-fall =
    { $n ->
        [0] опустить каждую шкалу, которая выше дохода ваших локаций, до этого дохода
       *[1] опустить каждую шкалу, которая выше дохода ваших локаций, до этого дохода, затем поднять шкалу еды на { $n }
    }
    .does =
        { $n ->
            [0] опускает каждую шкалу, которая выше дохода его локаций, до этого дохода
           *[1] опускает каждую шкалу, которая выше дохода его локаций, до этого дохода, затем поднимает шкалу еды на { $n }
        }
rw-season-slow = в этом сезоне перемещать отряды по приказам «Мобилизация» и «Завоевание» на одну локацию ближе
    .does = в этом сезоне перемещает отряды по приказам «Мобилизация» и «Завоевание» на одну локацию ближе
rw-season-new-objective = сменить свою цель
    .does = меняет свою цель
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
rw-season-rout-area = повалить все свои отряды в одной локации
    .does = валит все свои отряды в одной локации по своему выбору
rw-season-volunteers = поставить отряд своей фракции с треугольной подставкой в одну из своих крепостей
    .does = ставит отряд своей фракции с треугольной подставкой в одну из своих крепостей
rw-season-wild-allies = поставить в одну из своих локаций союзные нейтральные отряды — { $unit } ({ $n })
    .does = ставит в одну из своих локаций союзные нейтральные отряды — { $unit } ({ $n })
rw-season-drive-neutrals = заставить отступить все ничьи нейтральные отряды одной локации
    .does = заставляет отступить все ничьи нейтральные отряды одной локации
rw-season-damage-stronghold = повредить одну из своих крепостей
    .does = повреждает одну из своих крепостей
rw-season-destroy-city = разрушить город
    .does = разрушает город
rw-season-heal-heroes = вылечить всех своих героев
    .does = лечит всех своих героев
rw-season-part-ways = лишиться всех героев, которые не на стороне вашей фракции
    .does = лишается всех героев, которые не на стороне его фракции
rw-season-pay-heroes =
    { $n ->
        [one] заплатить по { $n } влиянию за каждого своего героя, иначе он дезертирует
        [few] заплатить по { $n } влияния за каждого своего героя, иначе он дезертирует
       *[many] заплатить по { $n } влияния за каждого своего героя, иначе он дезертирует
    }
    .does =
        { $n ->
            [one] платит по { $n } влиянию за каждого своего героя, иначе герой дезертирует
            [few] платит по { $n } влияния за каждого своего героя, иначе герой дезертирует
           *[many] платит по { $n } влияния за каждого своего героя, иначе герой дезертирует
        }
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

rw-if-all-allied = все нейтральные отряды этих типов в игре — чьи-то союзники: { $units }
rw-if-great-allies = Драконов и Великанов среди ваших союзников не меньше { $n }
rw-if-too-few-great = Драконов и Великанов в игре меньше { $n }
rw-if-neutral-allies = нейтральных отрядов среди ваших союзников не меньше { $n }
rw-if-has-influence = у вас не меньше { $n } влияния
rw-if-holds-titles = у вас не меньше { $n } титулов
rw-if-controls-cities = под вашим контролем не меньше { $n } городов
rw-if-leads-heroes = у вас не меньше { $n } героев
rw-if-spent-influence = вы потратили за этот ход не меньше { $n } влияния
rw-if-strongholds-broken = за этот ход вы разрушили вражескую крепость или повредили две
rw-if-routed-foe = у кого-то из других игроков не меньше { $n } поваленных отрядов
rw-if-conquests = вы контролируете не меньше { $n } локаций вне своих родных владений
rw-if-holds-enemy-home = вы контролируете локацию в родных владениях другого игрока
rw-if-killed-players = за этот ход вы уничтожили в битвах не меньше { $n } отрядов других игроков
rw-if-killed-neutral = за этот ход вы уничтожили в битвах не меньше { $n } ничьих нейтральных отрядов
rw-if-great-host = у вас 8 отрядов в одной локации вне своих родных владений
rw-if-at-the-gates = в одной локации рядом с родными владениями другого игрока у вас не меньше { $n } отрядов

# Вопросы
rw-ask-season = { $card }: что вы делаете?
rw-ask-season-dial =
    { $up ->
        [0] Какую шкалу вы опускаете?
       *[1] Какую шкалу вы поднимаете?
    }
rw-ask-season-discard =
    { $n ->
        [1] Какую карту Тактики вы сбрасываете?
       *[2] Какую карту Тактики вы сбрасываете? Осталось: { $n }.
    }
rw-ask-bid = { $card }: сколько влияния вы ставите?
rw-ask-bid-plain = Сколько влияния вы ставите?
rw-ask-tie-highest = Наибольшие ставки равны: чья считается наибольшей?
rw-ask-tie-lowest = Наименьшие ставки равны: чья считается наименьшей?
rw-ask-drop-false =
    { $n ->
        [1] Убрать ещё одну фальшивую руну?
       *[2] Сначала вы можете убрать фальшивые руны. Не больше: { $n }.
    }
rw-ask-place-rune = Куда положить этот жетон лицом вниз?
rw-ask-give-back = Свободна лишь одна локация: какой жетон вернуть?
rw-ask-place-dragon = Куда положить драконью руну?
rw-ask-place-dragon-for = Куда положить драконью руну для фракции «{ $faction }»?
rw-ask-reveal-runes =
    { $n ->
        [1] Какой жетон руны вы открываете?
       *[2] Какой жетон руны вы открываете? Осталось: { $n }.
    }
rw-ask-fortify-runes =
    { $n ->
        [1] Перемешать жетоны рун двух локаций. Какая первая?
       *[2] Перемешать жетоны рун двух локаций. Какая вторая?
    }
rw-ask-pay-rewards =
    { $n ->
        [1] Какую награду вы сбрасываете?
       *[2] Какую награду вы сбрасываете? Осталось: { $n }.
    }
rw-ask-destroy-units =
    { $n ->
        [1] Какой из ваших отрядов уничтожить?
       *[2] Какой из ваших отрядов уничтожить? Осталось: { $n }.
    }
rw-ask-rout-area = В какой локации ваши отряды повалены?
rw-ask-volunteers = Кто к вам присоединяется и где?
rw-ask-wild-allies = Где к вам присоединяются союзники, { $unit } ({ $n })?
rw-ask-drive-neutrals = Из какой локации отступают нейтральные отряды?
rw-ask-damage-stronghold = Какая из ваших крепостей повреждена?
rw-ask-destroy-city = Какой город разрушен?
rw-ask-pay-hero =
    { $n ->
        [one] Заплатить { $n } влияние? Иначе { $hero } дезертирует.
        [few] Заплатить { $n } влияния? Иначе { $hero } дезертирует.
       *[many] Заплатить { $n } влияния? Иначе { $hero } дезертирует.
    }
rw-ask-leave-home =
    { $n ->
        [1] Какой жетон руны покидает ваши родные владения?
       *[2] Какой жетон руны покидает ваши родные владения? Осталось: { $n }.
    }
rw-ask-leave-for = Куда переместить жетон руны из локации { $area }?

# Варианты
rw-option-pay = { $cost }, чтобы { $effects }
rw-option-bid =
    { $n ->
        [one] Поставить { $n } влияние
        [few] Поставить { $n } влияния
       *[many] Поставить { $n } влияния
    }
rw-option-highest = Наибольшая ставка — { $faction }
rw-option-lowest = Наименьшая ставка — { $faction }
rw-option-drop = Убрать фальшивую руну из локации { $area }
rw-option-rune = Положить в локацию { $area } ({ $rune })
rw-option-return = Вернуть жетон: { $rune }
rw-option-dragon = Положить в локацию { $area }
rw-option-reveal-rune = Открыть жетон в локации { $area }
rw-option-fortify-runes = Жетоны локации { $area }
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
rw-option-objective = Предъявить выполненную цель { $card }
rw-option-exchange = Сменить цель { $card }, которую уже не выполнить
rw-option-destroy-there =
    { $routed ->
        [0] Уничтожить: { $unit }, локация { $area }
       *[1] Уничтожить: { $unit } (поваленный), локация { $area }
    }
rw-option-rout = Повалить все свои отряды в локации { $area }
rw-option-join = { $unit } ({ $n }) в локацию { $area }
rw-option-drive-out = Прогнать отряды из локации { $area }
rw-option-damage = Повредить крепость в локации { $area }
rw-option-raze-city = Разрушить город в локации { $area }
rw-option-pay-hero =
    { $n ->
        [one] Заплатить { $n } влияние, { $hero } остаётся
        [few] Заплатить { $n } влияния, { $hero } остаётся
       *[many] Заплатить { $n } влияния, { $hero } остаётся
    }
rw-option-lose-hero = { $hero } дезертирует
rw-option-take = Переместить жетон из локации { $area }
rw-option-move-rune = Положить в локацию { $area }

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
event-rw-place-rune-hidden = { $seat } кладёт жетон руны лицом вниз в локацию { $area }.
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
        [food] { $seat }: шкала еды теперь на { $n }.
        [wood] { $seat }: шкала дерева теперь на { $n }.
       *[ore] { $seat }: шкала руды теперь на { $n }.
    }
event-rw-season-dials = { $seat }: шкалы теперь показывают еду { $food }, дерево { $wood }, руду { $ore }.
event-rw-slowed = { $seat }: отряды в этом сезоне идут на одну локацию ближе.
event-rw-routed-area = { $seat }: все отряды в локации { $area } повалены.
event-rw-join = { $seat }: пополнение в локации { $area }, { $unit } ({ $n }).
event-rw-drive-out = Нейтральные отряды в локации { $area } отступают.
event-rw-wall-crumbled = { $seat }: крепость в локации { $area } повреждена.
event-rw-city-destroyed = { $seat } разрушает город { $city } в локации { $area }.
event-rw-objective = { $seat } выполняет цель { $card }.
event-rw-exchange-objective = { $seat } меняет цель { $card } на другую.
