# «Рунные войны»: жетоны исследования.

# Жетоны
name-exploration-dragon-throne-2 = Драконий трон
name-exploration-village-of-food-1 = Деревня
name-exploration-village-of-food-2 = Деревня
name-exploration-village-of-wood-1 = Деревня
name-exploration-village-of-wood-2 = Деревня
name-exploration-village-of-ore-1 = Деревня
name-exploration-magic-portal-2 = Магический портал
name-exploration-dungeon-2 = Подземелье
name-exploration-temple-1 = Храм
name-exploration-temple-2 = Храм
name-exploration-hall-of-kellos-1 = Зал Келлоса
name-exploration-hall-of-kellos-2 = Зал Келлоса
name-exploration-traveling-merchant-1 = Странствующий торговец
name-exploration-traveling-merchant-2 = Странствующий торговец
name-exploration-raiding-party-1 = Шайка налётчиков
name-exploration-raiding-party-2 = Шайка налётчиков
name-exploration-scroll-of-sight-1 = Свиток прозрения
name-exploration-scroll-of-sight-2 = Свиток прозрения
name-exploration-training-1 = Тренировка
name-exploration-training-2 = Тренировка
text-exploration-dragon-throne-2 = Тот, кто контролирует локацию, считает одной драконьей руной больше.
text-exploration-village-of-food-1 = Локация приносит на 1 еду больше.
text-exploration-village-of-food-2 = { text-exploration-village-of-food-1 }
text-exploration-village-of-wood-1 = Локация приносит на 1 дерево больше.
text-exploration-village-of-wood-2 = { text-exploration-village-of-wood-1 }
text-exploration-village-of-ore-1 = Локация приносит на 1 руду больше.
text-exploration-magic-portal-2 = За 1 влияние ваши фигуры могут пройти отсюда к любому другому порталу или оттуда сюда.
text-exploration-dungeon-2 = Герой, вошедший сюда в фазу Квеста, дальше не идёт.
text-exploration-temple-1 = Герой, закончивший здесь действие фазы Квеста, приносит вам 2 влияния.
text-exploration-temple-2 = { text-exploration-temple-1 }
text-exploration-hall-of-kellos-1 = Герой, закончивший здесь действие фазы Квеста, приносит вам карту Тактики.
text-exploration-hall-of-kellos-2 = { text-exploration-hall-of-kellos-1 }
text-exploration-traveling-merchant-1 = Можно заплатить 3 влияния за награду для этого героя.
text-exploration-traveling-merchant-2 = { text-exploration-traveling-merchant-1 }
text-exploration-raiding-party-1 = Герой получает 1 урон. Если в локации есть нейтральные или вражеские отряды, он ещё теряет одну награду или получает ещё 1 урон.
text-exploration-raiding-party-2 = { text-exploration-raiding-party-1 }
text-exploration-scroll-of-sight-1 = Посмотреть все жетоны одной локации, лежащие лицом вниз.
text-exploration-scroll-of-sight-2 = { text-exploration-scroll-of-sight-1 }
text-exploration-training-1 = Увеличить один атрибут этого героя на 1.
text-exploration-training-2 = { text-exploration-training-1 }
rw-sort-event = Событие: сбрасывается сразу
rw-sort-location = Место: остаётся
rw-sort-destructible = Место: контролирующий локацию с 6 или более отрядами может уничтожить его в свой ход
setting-runewars-exploration = Жетоны исследования
setting-runewars-exploration-note = лицом вниз во всех локациях вне родных владений; герои открывают их в фазу Квеста

rw-ask-merchant =
    { $n ->
        [one] Торговец предлагает награду за { $n } влияние ({ $hero }). Купить?
        [few] Торговец предлагает награду за { $n } влияния ({ $hero }). Купить?
       *[many] Торговец предлагает награду за { $n } влияния ({ $hero }). Купить?
    }
rw-ask-raiders = Налётчики: { $hero } отдаёт награду или получает ещё 1 урон?
rw-ask-scroll = Жетоны какой локации вы смотрите?

rw-option-buy-reward =
    { $n ->
        [one] Купить награду за { $n } влияние
        [few] Купить награду за { $n } влияния
       *[many] Купить награду за { $n } влияния
    }
rw-option-take-blow = Получить ещё 1 урон
rw-option-portal = Открыть за 1 влияние портал в локации { $area }
rw-option-raze-location = Уничтожить место в локации { $area }

# Что произошло
event-rw-explore = { $hero } находит в локации { $area }: { $token }.
event-rw-portal = { $seat } открывает портал в локации { $area }.
event-rw-razed = { $seat } уничтожает в локации { $area }: { $token }.
