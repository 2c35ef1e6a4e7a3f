# Почему бот так решил, одной строкой.

bots-silent = причина не названа
bots-chance = выбрано наугад
bots-only = другого выбора не было
bots-best = выглядит лучшим ходом

bots-dune-alliance = даёт союз с { $faction ->
        [emperor] Императором
        [spacing_guild] Космической Гильдией
        [bene_gesserit] Бене Гессерит
       *[fremen] фрименами
    }
bots-dune-friends = доводит влияние до 2 ради очка: { $faction ->
        [emperor] Император
        [spacing_guild] Космическая Гильдия
        [bene_gesserit] Бене Гессерит
       *[fremen] фримены
    }
bots-dune-influence = увеличивает влияние: { $faction ->
        [emperor] Император
        [spacing_guild] Космическая Гильдия
        [bene_gesserit] Бене Гессерит
       *[fremen] фримены
    }
bots-dune-points = сразу { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
bots-dune-swordmaster = ещё один агент до конца игры
bots-dune-council = больше убеждения до конца игры
bots-dune-deploy = конфликт { $conflict }: { $n ->
        [one] ещё { $n } отряд
        [few] ещё { $n } отряда
       *[many] ещё { $n } отрядов
    }
bots-dune-deploy-units = конфликт { $conflict }: { $n ->
        [one] ещё { $n } единица войск
        [few] ещё { $n } единицы войск
       *[many] ещё { $n } единиц войск
    }
bots-dune-hold = отряды пригодятся в другом сражении
bots-dune-fight = нужны награды конфликта { $conflict }
bots-dune-buy = карта { $card } усиливает колоду
bots-dune-tech = жетон { $card } стоит больше своей цены
bots-dune-freighter = дальше награды лучше
bots-dune-freighter-home = награды выгоднее, чем двигаться дальше
bots-dune-another-turn = никто не успеет вмешаться
bots-dune-trash = без карты { $card } колода лучше
bots-dune-endgame = пригодится при подсчёте очков
bots-dune-reveal = агентам больше нечем заняться
bots-dune-pass = большее не окупится
bots-dune-done = ничего стоящего не осталось
bots-dune-decline = не стоит своей цены
bots-dune-agent = ещё один агент в этом раунде
bots-dune-spice = приносит { $n ->
        [one] { $n } Пряность
        [few] { $n } Пряности
       *[many] { $n } Пряностей
    }
bots-dune-solari = приносит { $n ->
        [one] { $n } солярий
        [few] { $n } солярия
       *[many] { $n } соляриев
    }
bots-dune-water = приносит { $n ->
        [one] { $n } воду
       *[many] { $n } воды
    }
bots-dune-troops = приносит { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
bots-dune-intrigue = приносит карту интриги
bots-dune-cards = лучшее применение картам на руке

bots-enc-play = карта { $card } усиливает этот ход
bots-enc-draw = карта { $card } даёт добор до остальных решений
bots-enc-prepare = карта { $card } усилит другие
bots-enc-copy = карта { $card } отложена для этого хода
bots-enc-use = карта { $card } учитывает всё, что уже сыграно
bots-enc-pay = карта { $card } даст Атаку ещё на одного врага
bots-enc-task = карта { $card } приближает выполнение Цели
bots-enc-help = { $card } выручает прямо сейчас
bots-enc-win = карта { $card } выигрывает партию
bots-enc-final = { $card } — главная цель
bots-enc-fight = иначе враг { $card } нанесёт Удар
bots-enc-fight-wilds = иначе враг { $card } подойдёт ближе
bots-enc-clear = карта { $card } мешает выполнить Цель
bots-enc-clear-scan = освобождает место для Цели
bots-enc-scan = видно, кто идёт, пока он далеко
bots-enc-recruit = с картой { $card } колода лучше
bots-enc-done = больше ничего выгодного нет
bots-enc-coordinate = карта { $card } там нужнее, а взамен сразу приходит другая
bots-enc-avoid = одним Ударом меньше
bots-enc-cancel = Удар { $card } нанесёт вред
bots-enc-spare-way-out = бережёт спасение на худший случай
bots-enc-show = показать карту ничего не стоит
bots-enc-sacrifice = лучше лишиться карты { $card }, чем получить Удар
bots-enc-heal = лечение нужнее всего здесь: { $other }
bots-enc-discard = карта { $card } нужна меньше всех
bots-enc-kill = без карты { $card } колода лучше
bots-enc-lift = карта { $card } скоро снова придёт на руку
bots-enc-swap = с переменой значений карта { $card } убивает врага
bots-enc-exchange = следующая карта лучше
bots-enc-choose = сейчас это полезнее всего
bots-enc-move-back = так { $card } ударит позже
bots-enc-decline = того не стоит
bots-enc-avatar = выдержит урон: { $n }
