# «Рунные войны»: битвы и отступления, фракции, отряды, карты Судьбы.

name-faction-daqan = Лорды Дакана
name-faction-latari = Эльфы Латари
name-faction-waiqar = Вайкар Бессмертный
name-faction-uthuk = Утук И'ллан
# Место за столом — один игрок, кем бы ни была фракция
seat-faction-daqan = Дакан
seat-faction-latari = Латари
seat-faction-waiqar = Вайкар
seat-faction-uthuk = Утук
text-faction-daqan = Оборонительная постройка «Укреплённые стены»: +2 к силе защитника.
text-faction-latari = Оборонительная постройка «Защитные чары»: один стоящий отряд атакующего отступает, какой — решает атакующий.
text-faction-waiqar = Оборонительная постройка «Проклятая гробница»: если её сбросить, атакующий валит три своих отряда.
text-faction-uthuk = Оборонительная постройка «Голодное отродье»: если её сбросить, атакующий получает 4 урона.
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
text-unit-bowman = Сосредоточенный огонь: нанести 1 урон, по возможности отряду, у которого больше 1 здоровья.
text-unit-footman = Доблестный удар: нанести 1 урон; если отряд уцелел, он получает ещё 1.
text-unit-knight = Команда: повалить 1 отряд, затем взять 1 карту Тактики.
text-unit-siege-tower = Осада: +2 к силе в этой битве, что бы ни стало с башней.
text-unit-archer = Меткий выстрел: нанести 1 урон вражескому отряду по вашему выбору.
text-unit-pegasus-rider = Натиск: повалить до 2 вражеских отрядов с треугольной подставкой или 1 с прямоугольной по вашему выбору.
text-unit-sorceress = Слово Ваала: вражеский отряд сразу отступает из битвы. В пересмотренном издании его выбираете вы, в первом издании — соперник.
text-unit-warrior = Превосходство: нанести 1 урон или уничтожить раненый либо поваленный вражеский отряд по вашему выбору.
text-unit-reanimate = Захлестнуть: нанести 2 урона, если стоят не меньше 2 ваших Оживлённых.
text-unit-skeleton-archer = Смертельный удар: соперник уничтожает один свой отряд с треугольной, круглой или прямоугольной подставкой, по возможности стоящий.
text-unit-necromancer = Поднять мёртвых: 2 Оживлённых из запаса вступают в битву и остаются в игре.
text-unit-dark-knight = Ужас: повалить 2 отряда; первый выбираете вы, второй — соперник.
text-unit-berserker = Ярость: можно уничтожить своего стоящего Берсерка, чтобы нанести 2 урона.
text-unit-flesh-ripper = Неумолимость: до конца битвы у ваших Потрошителей по 3 здоровья.
text-unit-warlock = Огненный дождь: соперник уничтожает 2 своих отряда с треугольной подставкой или 1 с прямоугольной.
text-unit-chaos-lord = Устрашение: выбрать 2 вражеских отряда; стоящие повалены, поваленные уничтожены.
text-unit-beastman = Разорение: нанести 1 урон, затем вытянуть за этого Зверолюда ещё одну карту Судьбы; особый значок на ней — 1 урон.
text-unit-dragon = Огненное дыхание: уничтожить до 3 вражеских отрядов с треугольной подставкой по вашему выбору.
text-unit-giant = Гнев: нанести столько урона, сколько лежит на одном из ваших Великанов.
text-unit-hellhound = Пламя: соперник кладёт по 1 урону на 2 разных своих стоящих отряда.
text-unit-razorwing = Оглушение: соперник валит один свой отряд, по возможности с инициативой от 2.
text-unit-sorcerer = Бессмертие: до конца битвы у ваших Чародеев по 2 здоровья.

name-fate-1 = карта Судьбы 1
name-fate-2 = карта Судьбы 2
name-fate-3 = карта Судьбы 3
name-fate-4 = карта Судьбы 4
name-fate-5 = карта Судьбы 5
name-fate-6 = карта Судьбы 6
name-fate-7 = карта Судьбы 7
name-fate-8 = карта Судьбы 8
name-fate-9 = карта Судьбы 9
name-fate-10 = карта Судьбы 10
name-fate-11 = карта Судьбы 11
name-fate-12 = карта Судьбы 12
name-fate-13 = карта Судьбы 13
name-fate-14 = карта Судьбы 14
name-fate-15 = карта Судьбы 15
name-fate-16 = карта Судьбы 16
name-fate-17 = карта Судьбы 17
name-fate-18 = карта Судьбы 18
name-fate-19 = карта Судьбы 19
name-fate-20 = карта Судьбы 20
name-fate-21 = карта Судьбы 21
name-fate-22 = карта Судьбы 22
name-fate-23 = карта Судьбы 23
name-fate-24 = карта Судьбы 24
name-fate-25 = карта Судьбы 25
name-fate-26 = карта Судьбы 26
name-fate-27 = карта Судьбы 27
name-fate-28 = карта Судьбы 28
name-fate-29 = карта Судьбы 29
name-fate-30 = карта Судьбы 30

setting-runewars-split-retreat = Может ли отступающая армия разделиться?
setting-runewars-split-retreat-never = только если для всех вместе пути нет
setting-runewars-split-retreat-may = да, чтобы уйти в свою локацию
setting-runewars-odds = Шансы перед атакой
setting-runewars-odds-shown = показываются всем
setting-runewars-odds-hidden = не показываются

rw-this-unit =
    { $unit }{ $damage ->
        [0] { "" }
       *[1] , урон { $damage }
    }{ $routed ->
        [0] { "" }
       *[1] , поваленный
    }
rw-icon-special = особый значок
rw-icon-rout = повалить { $n }
rw-icon-damage = урон { $n }
rw-icon-miss = промах

rw-ask-at-start = Начинается битва за локацию { $area }. Разыграть что-нибудь перед ней?
rw-ask-support = Какой герой помогает каким отрядам? За них вы тянете одной картой Судьбы больше.
rw-ask-strike = Инициатива { $n }. Кто бьёт следующим?
rw-ask-extra-fate = Им помогает герой. Вытянуть ещё одну карту Судьбы, чтобы затем одну сбросить?
rw-ask-drop-fate = Какую карту Судьбы вы сбрасываете, не разыгрывая?
rw-ask-rout =
    { $n ->
        [1] Какой отряд повалить?
       *[2] Какой отряд повалить? Осталось: { $n }.
    }
rw-ask-suffer =
    { $n ->
        [1] Какой отряд получает урон?
       *[2] Какой отряд получает урон? Осталось: { $n }.
    }
rw-ask-destroy =
    { $n ->
        [1] Какой отряд уничтожить?
       *[2] Какой отряд уничтожить? Осталось: { $n }.
    }
rw-ask-withdraw = Какой отряд отступает из битвы?
rw-ask-crack-shot = Меткий выстрел: какой вражеский отряд получает 1 урон?
rw-ask-charge = Натиск: какой вражеский отряд повалить?
rw-ask-send-away = Слово Ваала: какой отряд отступает?
rw-ask-overpower = Превосходство: нанести урон или уничтожить отряд?
rw-ask-frighten = Ужас: какой вражеский отряд повалить?
rw-ask-fury = Ярость: уничтожить берсерка ради 2 урона?
rw-ask-burn = Огненный дождь: какие свои отряды вы уничтожаете — два с треугольной подставкой или один с прямоугольной?
rw-ask-terrify = Устрашение: выберите два вражеских отряда. Стоящий будет повален, поваленный — уничтожен.
rw-ask-flaming-breath = Огненное дыхание: какой отряд уничтожить? Ещё можно: { $n }.
rw-ask-giant-rage = Гнев: по урону какого Великана нанести урон?
rw-ask-scorch = Пламя: по 1 урону получают два разных отряда. Какой?
rw-ask-defend = Использовать оборонительную постройку?
rw-ask-battle-build = Крепость в локации { $area } пала: поставить там свою?
rw-ask-surplus = Остаться могут только 8 отрядов. Кто отступает? Осталось: { $n }.
rw-ask-retreat =
    { $n ->
        [one] Из локации { $area } отступает { $n } фигура. Куда?
        [few] Из локации { $area } отступают { $n } фигуры. Куда?
       *[many] Из локации { $area } отступают { $n } фигур. Куда?
    }

rw-option-ready = Дальше, ничего не разыгрывать
rw-option-support = { $hero } помогает отрядам «{ $unit }»
rw-option-no-support = Больше никто не помогает
rw-option-strike = Бьёт { $unit }
rw-option-extra-fate = Вытянуть ещё одну карту
rw-option-plain-fate = Тянуть как обычно
rw-option-drop-fate = Сбросить карту { $n } ({ $icon })
rw-option-unit-rout = Повалить: { $unit }
rw-option-unit-suffer = Урон получает { $unit }
rw-option-unit-destroy = Уничтожить: { $unit }
rw-option-unit-withdraw = Отступает { $unit }
rw-option-unit-shoot = 1 урон получает { $unit }
rw-option-unit-charge = Повалить: { $unit }
rw-option-unit-send = Отступает { $unit }
rw-option-unit-slay = Уничтожить: { $unit }
rw-option-unit-frighten = Повалить: { $unit }
rw-option-unit-rage = Уничтожить своего: { $unit }
rw-option-unit-terrify = Устрашить: { $unit }
rw-option-unit-flame = Уничтожить: { $unit }
rw-option-unit-stand = Поднять: { $unit }
rw-option-stop = Хватит
rw-option-deal =
    { $n ->
        [one] Нанести { $n } урон
        [few] Нанести { $n } урона
       *[many] Нанести { $n } урона
    }
rw-option-defense = Использовать: { $defense }
rw-option-no-defense = Не использовать
rw-option-take-over = Поставить там повреждённую крепость
rw-option-stronghold-from = Поставить свою, убрав крепость из локации { $area }
rw-option-no-stronghold = Оставить без крепости
rw-option-retreat-to = Отступить в локацию { $area }
rw-option-no-retreat = Отступать некуда, фигуры гибнут

event-rw-battle = { $seat } атакует в локации { $area }, защищается { $other }.
event-rw-battle-neutral = { $seat } атакует нейтральные отряды в локации { $area }; за них решает { $other }.
event-rw-supports = { $seat }: { $hero } помогает отрядам «{ $unit }».
event-rw-strike =
    { $n ->
        [one] { $seat } тянет за отряды «{ $unit }» { $n } карту Судьбы.
        [few] { $seat } тянет за отряды «{ $unit }» { $n } карты Судьбы.
       *[many] { $seat } тянет за отряды «{ $unit }» { $n } карт Судьбы.
    }
event-rw-strike-neutral =
    { $n ->
        [one] За отряды «{ $unit }» вытянута { $n } карта Судьбы.
        [few] За отряды «{ $unit }» вытянуты { $n } карты Судьбы.
       *[many] За отряды «{ $unit }» вытянуто { $n } карт Судьбы.
    }
event-rw-drop-fate = { $seat } сбрасывает карту Судьбы { $n }.
event-rw-specials =
    { $n ->
        [one] { $seat }: { $unit }, { $n } особый значок.
        [few] { $seat }: { $unit }, { $n } особых значка.
       *[many] { $seat }: { $unit }, { $n } особых значков.
    }
event-rw-specials-neutral =
    { $n ->
        [one] { $unit }: { $n } особый значок.
        [few] { $unit }: { $n } особых значка.
       *[many] { $unit }: { $n } особых значков.
    }
event-rw-routs =
    { $n ->
        [one] { $seat }: { $unit } валит { $n } отряд.
        [few] { $seat }: { $unit } валит { $n } отряда.
       *[many] { $seat }: { $unit } валит { $n } отрядов.
    }
event-rw-routs-neutral =
    { $n ->
        [one] { $unit } валит { $n } отряд.
        [few] { $unit } валит { $n } отряда.
       *[many] { $unit } валит { $n } отрядов.
    }
event-rw-damage =
    { $n ->
        [one] { $seat }: { $unit } наносит { $n } урон.
        [few] { $seat }: { $unit } наносит { $n } урона.
       *[many] { $seat }: { $unit } наносит { $n } урона.
    }
event-rw-damage-neutral =
    { $n ->
        [one] { $unit } наносит { $n } урон.
        [few] { $unit } наносит { $n } урона.
       *[many] { $unit } наносит { $n } урона.
    }
event-rw-unit-routed = { $seat }: отряд «{ $unit }» повален.
event-rw-unit-routed-neutral = Отряд «{ $unit }» повален.
event-rw-unit-hurt =
    { $n ->
        [one] { $seat }: { $unit } получает { $n } урон.
        [few] { $seat }: { $unit } получает { $n } урона.
       *[many] { $seat }: { $unit } получает { $n } урона.
    }
event-rw-unit-hurt-neutral =
    { $n ->
        [one] { $unit } получает { $n } урон.
        [few] { $unit } получает { $n } урона.
       *[many] { $unit } получает { $n } урона.
    }
event-rw-unit-killed = { $seat }: отряд «{ $unit }» уничтожен.
event-rw-unit-killed-neutral = Отряд «{ $unit }» уничтожен.
event-rw-unit-withdraws = { $seat }: отряд «{ $unit }» покидает битву.
event-rw-unit-withdraws-neutral = Отряд «{ $unit }» покидает битву.
event-rw-unit-stands = { $seat }: отряд «{ $unit }» встаёт.
event-rw-destroyed-neutral = В локации { $area } уничтожены нейтральные отряды: { $unit } ({ $n }).
event-rw-bonus-strength = { $seat }: сила в этой битве больше на { $n }.
event-rw-toughened = { $seat }: у отрядов «{ $unit }» до конца битвы по { $n } здоровья.
event-rw-toughened-neutral = У отрядов «{ $unit }» до конца битвы по { $n } здоровья.
event-rw-raised = { $seat }: в битву вступают { $unit } ({ $n }).
event-rw-ravage = { $seat } тянет за Зверолюда карту Судьбы { $n }.
event-rw-ravage-neutral = За Зверолюда вытянута карта Судьбы { $n }.
event-rw-defense = { $seat } использует постройку «{ $defense }».
event-rw-battle-won = { $seat } побеждает в битве. Сила атакующего { $attacks }, защитника { $defends }.
event-rw-battle-won-neutral = В битве побеждают нейтральные отряды. Сила атакующего { $attacks }, защитника { $defends }.
event-rw-stronghold-damaged = { $seat }: крепость в локации { $area } повреждена.
event-rw-retreat =
    { $n ->
        [one] { $seat }: { $n } отряд отступает в локацию { $area }.
        [few] { $seat }: { $n } отряда отступают в локацию { $area }.
       *[many] { $seat }: { $n } отрядов отступают в локацию { $area }.
    }
event-rw-retreat-neutral =
    { $n ->
        [one] { $n } нейтральный отряд отступает в локацию { $area }.
        [few] { $n } нейтральных отряда отступают в локацию { $area }.
       *[many] { $n } нейтральных отрядов отступают в локацию { $area }.
    }
event-rw-no-retreat =
    { $n ->
        [one] { $seat }: отступать некуда, уничтожен { $n } отряд.
        [few] { $seat }: отступать некуда, уничтожено { $n } отряда.
       *[many] { $seat }: отступать некуда, уничтожено { $n } отрядов.
    }
event-rw-no-retreat-neutral =
    { $n ->
        [one] Отступать некуда: уничтожен { $n } нейтральный отряд.
        [few] Отступать некуда: уничтожено { $n } нейтральных отряда.
       *[many] Отступать некуда: уничтожено { $n } нейтральных отрядов.
    }
event-rw-hero-retreats = { $seat }: { $hero } отступает в локацию { $area }.
