# «Рунные войны»: битвы и отступления, фракции, отряды, карты судьбы.

name-faction-daqan = Лорды Дакана
name-faction-latari = Эльфы Латари
name-faction-waiqar = Вайкар Бессмертный
name-faction-uthuk = Утук И'ллан
text-faction-daqan = Оборонительное сооружение, Укреплённые стены: +2 к силе защитника.
text-faction-latari = Оборонительное сооружение, Защитные чары: Нападающий отступает одним своим стоящим отрядом по своему выбору.
text-faction-waiqar = Оборонительное сооружение, Проклятая гробница: Сбросьте её: нападающий валит три своих отряда.
text-faction-uthuk = Оборонительное сооружение, Голодное отродье: Сбросьте его: 4 урона нападающему.
rw-defense-reinforced-walls = Укреплённые стены
rw-defense-protective-wards = Защитные чары
rw-defense-cursed-tomb = Проклятая гробница
rw-defense-hungry-spawn = Голодное отродье

name-unit-bowman = Лучник Дакана
name-unit-footman = Пехотинец
name-unit-knight = Рыцарь
name-unit-siege-tower = Осадная башня
name-unit-archer = Лучник
name-unit-pegasus-rider = Наездник на пегасе
name-unit-sorceress = Чародейка
name-unit-warrior = Воин
name-unit-reanimate = Оживлённый
name-unit-skeleton-archer = Скелет-лучник
name-unit-necromancer = Некромант
name-unit-dark-knight = Тёмный рыцарь
name-unit-berserker = Берсерк
name-unit-flesh-ripper = Потрошитель
name-unit-warlock = Колдун
name-unit-chaos-lord = Повелитель хаоса
name-unit-beastman = Зверолюд
name-unit-dragon = Дракон
name-unit-giant = Великан
name-unit-hellhound = Адская гончая
name-unit-razorwing = Бритвокрыл
name-unit-sorcerer = Чародей
text-unit-bowman = Сосредоточенный огонь: 1 урон, по возможности отряду, у которого больше 1 здоровья.
text-unit-footman = Доблестный удар: 1 урон; если отряд уцелел, он получает ещё 1.
text-unit-knight = Команда: повалить 1 отряд; затем возьмите 1 карту тактики.
text-unit-siege-tower = Осада: +2 к силе в этой битве, что бы ни стало с башней.
text-unit-archer = Меткий выстрел: 1 урон вражескому отряду по вашему выбору.
text-unit-pegasus-rider = Натиск: повалите до 2 вражеских отрядов с треугольной подставкой или 1 с прямоугольной по вашему выбору.
text-unit-sorceress = Слово Ваала: вражеский отряд сразу отступает из битвы. В пересмотренном издании его выбираете вы, в первом издании — соперник.
text-unit-warrior = Превосходство: 1 урон или уничтожьте раненый либо поваленный вражеский отряд по вашему выбору.
text-unit-reanimate = Захлестнуть: 2 урона, если стоят не меньше 2 ваших оживлённых.
text-unit-skeleton-archer = Смертельный удар: соперник уничтожает один свой отряд с треугольной, круглой или прямоугольной подставкой, по возможности стоящий.
text-unit-necromancer = Поднять мёртвых: 2 оживлённых из запаса вступают в битву и остаются.
text-unit-dark-knight = Ужас: повалить 2 отряда; первый выбираете вы, второй — соперник.
text-unit-berserker = Ярость: можно уничтожить своего стоящего берсерка, чтобы нанести 2 урона.
text-unit-flesh-ripper = Неумолимость: до конца битвы у ваших потрошителей по 3 здоровья.
text-unit-warlock = Огненный дождь: соперник уничтожает 2 своих отряда с треугольной подставкой или 1 с прямоугольной.
text-unit-chaos-lord = Устрашение: выберите 2 вражеских отряда: стоящие повалены, поваленные уничтожены.
text-unit-beastman = Разорение: 1 урон; затем ещё одна карта судьбы для этого зверолюда, особый значок на ней — 1 урон.
text-unit-dragon = Огненное дыхание: уничтожьте до 3 вражеских отрядов с треугольной подставкой по вашему выбору.
text-unit-giant = Гнев: столько урона, сколько лежит на одном из ваших великанов.
text-unit-hellhound = Пламя: соперник кладёт по 1 урону на 2 разных своих стоящих отряда.
text-unit-razorwing = Оглушение: соперник валит один свой отряд, по возможности с инициативой от 2.
text-unit-sorcerer = Бессмертие: до конца битвы у ваших чародеев по 2 здоровья.

name-fate-1 = карта судьбы 1
name-fate-2 = карта судьбы 2
name-fate-3 = карта судьбы 3
name-fate-4 = карта судьбы 4
name-fate-5 = карта судьбы 5
name-fate-6 = карта судьбы 6
name-fate-7 = карта судьбы 7
name-fate-8 = карта судьбы 8
name-fate-9 = карта судьбы 9
name-fate-10 = карта судьбы 10
name-fate-11 = карта судьбы 11
name-fate-12 = карта судьбы 12
name-fate-13 = карта судьбы 13
name-fate-14 = карта судьбы 14
name-fate-15 = карта судьбы 15
name-fate-16 = карта судьбы 16
name-fate-17 = карта судьбы 17
name-fate-18 = карта судьбы 18
name-fate-19 = карта судьбы 19
name-fate-20 = карта судьбы 20
name-fate-21 = карта судьбы 21
name-fate-22 = карта судьбы 22
name-fate-23 = карта судьбы 23
name-fate-24 = карта судьбы 24
name-fate-25 = карта судьбы 25
name-fate-26 = карта судьбы 26
name-fate-27 = карта судьбы 27
name-fate-28 = карта судьбы 28
name-fate-29 = карта судьбы 29
name-fate-30 = карта судьбы 30

setting-runewars-split_retreat = Может ли отступающая армия разделиться?
setting-runewars-split_retreat-never = только если для всех пути нет
setting-runewars-split_retreat-may = да, чтобы уйти в дружественную локацию

rw-this-unit =
    { $unit }{ $damage ->
        [0] { "" }
       *[1] , урон { $damage }
    }{ $routed ->
        [0] { "" }
       *[1] , поваленный
    }
rw-icon-special = особый значок
rw-icon-rout = флаги: { $n }
rw-icon-damage = урон: { $n }
rw-icon-miss = промах

# Вопросы
rw-ask-at-start = Битва за локацию { $area } начинается: разыграть что-нибудь?
rw-ask-support = Какой герой каким отрядам помогает?
rw-ask-strike = Инициатива { $n }: кто атакует?
rw-ask-extra-fate = Им помогает герой: взять ещё одну карту судьбы?
rw-ask-drop-fate = Какую карту сбросить, не разыгрывая?
rw-ask-rout =
    { $n ->
        [1] Какой отряд повалить?
        [one] Какой отряд повалить? Всего: { $n }.
        [few] Какой отряд повалить? Всего: { $n }.
        [many] Какой отряд повалить? Всего: { $n }.
       *[other] Какой отряд повалить? Всего: { $n }.
    }
rw-ask-suffer =
    { $n ->
        [1] Какой отряд получает урон?
        [one] Какой отряд получает урон? Всего: { $n }.
        [few] Какой отряд получает урон? Всего: { $n }.
        [many] Какой отряд получает урон? Всего: { $n }.
       *[other] Какой отряд получает урон? Всего: { $n }.
    }
rw-ask-destroy =
    { $n ->
        [1] Какой отряд уничтожить?
        [one] Какой отряд уничтожить? Всего: { $n }.
        [few] Какой отряд уничтожить? Всего: { $n }.
        [many] Какой отряд уничтожить? Всего: { $n }.
       *[other] Какой отряд уничтожить? Всего: { $n }.
    }
rw-ask-withdraw = Какой отряд отступает из битвы?
rw-ask-crack-shot = Меткий выстрел: в кого?
rw-ask-charge = Натиск: кого повалить?
rw-ask-send-away = Слово Ваала: кто должен отступить?
rw-ask-overpower = Превосходство: урон или добить отряд?
rw-ask-frighten = Ужас: кого повалить?
rw-ask-fury = Ярость: уничтожить берсерка ради 2 урона?
rw-ask-burn = Огненный дождь: два отряда с треугольной подставкой или один с прямоугольной?
rw-ask-terrify = Устрашение: выберите два вражеских отряда.
rw-ask-flaming-breath = Огненное дыхание: кого уничтожить? Ещё можно: { $n }.
rw-ask-giant-rage = Гнев: урон какого великана нанести?
rw-ask-scorch = Пламя: два разных отряда получают по 1 урону.
rw-ask-defend = Использовать оборонительное сооружение?
rw-ask-battle-build = Крепость в локации { $area } пала: поставить там свою?
rw-ask-surplus = Остаться могут только 8 отрядов, отступить должны: { $n }. Кто?
rw-ask-retreat =
    { $n ->
        [one] Из локации { $area } отступает { $n } фигура. Куда?
        [few] Из локации { $area } отступают { $n } фигуры. Куда?
        [many] Из локации { $area } отступают { $n } фигур. Куда?
       *[other] Из локации { $area } отступают { $n } фигуры. Куда?
    }

# Варианты
rw-option-ready = Дальше
rw-option-support = { $hero } помогает отрядам: { $unit }
rw-option-no-support = Больше никто не помогает
rw-option-strike = { $unit }
rw-option-extra-fate = Взять ещё одну
rw-option-plain-fate = Взять как обычно
rw-option-drop-fate = Карта { $n }: { $icon }
rw-option-unit-rout = { $unit }
rw-option-unit-suffer = { $unit }
rw-option-unit-destroy = { $unit }
rw-option-unit-withdraw = { $unit }
rw-option-unit-shoot = { $unit }
rw-option-unit-charge = { $unit }
rw-option-unit-send = { $unit }
rw-option-unit-slay = Уничтожить: { $unit }
rw-option-unit-frighten = { $unit }
rw-option-unit-rage = Уничтожить: { $unit }
rw-option-unit-terrify = { $unit }
rw-option-unit-flame = { $unit }
rw-option-unit-stand = { $unit }
rw-option-stop = Хватит
rw-option-deal = Урон: { $n }
rw-option-defense = { $defense }
rw-option-no-defense = Не использовать
rw-option-take-over = Поставить там повреждённую крепость
rw-option-stronghold-from = Отдать за неё крепость: { $area }
rw-option-no-stronghold = Оставить без крепости
rw-option-retreat-to = { $area }
rw-option-no-retreat = Отступать некуда

# Что произошло
event-rw-battle = { $seat } нападает, локация { $area }. Защищается { $other }.
event-rw-battle-neutral = { $seat } нападает на нейтральные отряды в локации { $area }; за них решает { $other }.
event-rw-supports = { $seat }: { $hero } помогает отрядам «{ $unit }».
event-rw-strike = { $seat } тянет карты судьбы за отряды «{ $unit }»: { $n }.
event-rw-strike-neutral = Карты судьбы за отряды «{ $unit }»: { $n }.
event-rw-drop-fate = { $seat } сбрасывает карту судьбы { $n }.
event-rw-specials = { $seat }: { $unit }, особых значков: { $n }.
event-rw-specials-neutral = { $unit }: особых значков: { $n }.
event-rw-routs = { $seat }: { $unit }, флагов: { $n }.
event-rw-routs-neutral = { $unit }: флагов: { $n }.
event-rw-damage = { $seat }: { $unit }, урон: { $n }.
event-rw-damage-neutral = { $unit }: урон: { $n }.
event-rw-unit-routed = { $seat }: отряд повален, { $unit }.
event-rw-unit-routed-neutral = Отряд повален: { $unit }.
event-rw-unit-hurt = { $seat }: { $unit } получает урон: { $n }.
event-rw-unit-hurt-neutral = { $unit } получает урон: { $n }.
event-rw-unit-killed = { $seat }: отряд уничтожен, { $unit }.
event-rw-unit-killed-neutral = Отряд уничтожен: { $unit }.
event-rw-destroyed-neutral = Уничтожено: { $unit } ({ $n }), локация { $area }.
event-rw-bonus-strength = { $seat }: сила в этой битве больше на { $n }.
event-rw-toughened = { $seat }: у отрядов «{ $unit }» до конца битвы по { $n } здоровья.
event-rw-toughened-neutral = У отрядов «{ $unit }» до конца битвы по { $n } здоровья.
event-rw-raised = { $seat }: в битву вступают { $unit } ({ $n }).
event-rw-ravage = { $seat } тянет карту судьбы { $n } за зверолюда.
event-rw-ravage-neutral = За зверолюда вытянута карта судьбы { $n }.
event-rw-defense = { $seat } использует сооружение: { $defense }.
event-rw-battle-won = { $seat } побеждает в битве. Сила: нападающий { $attacks }, защитник { $defends }.
event-rw-battle-won-neutral = В битве побеждают нейтральные отряды. Сила: нападающий { $attacks }, защитник { $defends }.
event-rw-stronghold-damaged = { $seat }: крепость в локации { $area } повреждена.
event-rw-retreat =
    { $n ->
        [one] { $seat }: { $n } отряд отступает в локацию { $area }.
        [few] { $seat }: { $n } отряда отступают в локацию { $area }.
        [many] { $seat }: { $n } отрядов отступают в локацию { $area }.
       *[other] { $seat }: { $n } отряда отступают в локацию { $area }.
    }
event-rw-retreat-neutral =
    { $n ->
        [one] { $n } нейтральный отряд отступает в локацию { $area }.
        [few] { $n } нейтральных отряда отступают в локацию { $area }.
        [many] { $n } нейтральных отрядов отступают в локацию { $area }.
       *[other] { $n } нейтральных отряда отступают в локацию { $area }.
    }
event-rw-no-retreat =
    { $n ->
        [one] { $seat }: отступать некуда, уничтожен { $n } отряд.
        [few] { $seat }: отступать некуда, уничтожено { $n } отряда.
        [many] { $seat }: отступать некуда, уничтожено { $n } отрядов.
       *[other] { $seat }: отступать некуда, уничтожено { $n } отряда.
    }
event-rw-no-retreat-neutral =
    { $n ->
        [one] Отступать некуда: уничтожен { $n } нейтральный отряд.
        [few] Отступать некуда: уничтожено { $n } нейтральных отряда.
        [many] Отступать некуда: уничтожено { $n } нейтральных отрядов.
       *[other] Отступать некуда: уничтожено { $n } нейтральных отряда.
    }
event-rw-hero-retreats = { $seat }: { $hero } отступает в локацию { $area }.
