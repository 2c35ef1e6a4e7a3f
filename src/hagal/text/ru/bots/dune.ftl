# Why a bot did what it did in Dune: Imperium.

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
bots-dune-discard = без карты { $card } легче всего обойтись
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
