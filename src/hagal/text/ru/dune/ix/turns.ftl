# «Расцвет иксианцев»: вопросы, ответы и причины отказа.

# Перевозки
ask-freighter =
    { $n ->
        [0] Ваш грузовой корабль — в начале трека перевозок. Передвинуть его?
       *[1] Ваш грузовой корабль — на делении { $n } трека перевозок. Передвинуть его?
    }
option-advance = Продвинуть на одно деление
option-recall-freighter = Отозвать и получить награды
ask-shipping_rewards = Какую награду вы получаете сначала?
option-collect = { $effect-button }

# Технологии
ask-acquire_tech = Приобрести жетон технологии?
option-buy-tech =
    { $paid ->
        [0] Приобрести жетон { $tile } бесплатно
       *[1] Приобрести жетон { $tile } за { $what }
    }{ $n ->
        [0] { "" }
        [one] {" "}и вернуть { $n } переговорщика
        [few] {" "}и вернуть { $n } переговорщиков
       *[many] {" "}и вернуть { $n } переговорщиков
    }
ask-negotiate = Сколько переговорщиков вы отправляете на Икс?
option-negotiate =
    { $n ->
        [0] Ни одного
        [one] { $n } переговорщика
        [few] { $n } переговорщиков
       *[many] { $n } переговорщиков
    }
option-use-tile = Применить жетон { $tile }: { $effect-button }
option-scrap-tile = Удалить жетон { $tile }: { $effect-button }

# Дредноуты и войска
ask-deploy-units =
    { $n ->
        [one] Какие войска вы размещаете в зоне конфликта? Не более { $n } единицы.
        [few] Какие войска вы размещаете в зоне конфликта? Не более { $n } единиц.
       *[many] Какие войска вы размещаете в зоне конфликта? Не более { $n } единиц.
    }
ask-may_deploy_units = Какие войска вы размещаете?
option-deploy-units =
    { $n ->
        [0] Разместить
        [one] Разместить { $n } отряд и
        [few] Разместить { $n } отряда и
       *[many] Разместить { $n } отрядов и
    } { $dreadnoughts ->
        [one] { $dreadnoughts } дредноут
        [few] { $dreadnoughts } дредноута
       *[many] { $dreadnoughts } дредноутов
    }
ask-retreat_units = Какие войска вы отводите?
option-withdraw =
    { $dreadnoughts ->
        [0] { $n ->
            [one] Отвести { $n } отряд
            [few] Отвести { $n } отряда
           *[many] Отвести { $n } отрядов
        }
        [one] { $n ->
            [0] Отвести { $dreadnoughts } дредноут
            [one] Отвести { $n } отряд и { $dreadnoughts } дредноут
            [few] Отвести { $n } отряда и { $dreadnoughts } дредноут
           *[many] Отвести { $n } отрядов и { $dreadnoughts } дредноут
        }
        [few] { $n ->
            [0] Отвести { $dreadnoughts } дредноута
            [one] Отвести { $n } отряд и { $dreadnoughts } дредноута
            [few] Отвести { $n } отряда и { $dreadnoughts } дредноута
           *[many] Отвести { $n } отрядов и { $dreadnoughts } дредноута
        }
       *[many] { $n ->
            [0] Отвести { $dreadnoughts } дредноутов
            [one] Отвести { $n } отряд и { $dreadnoughts } дредноутов
            [few] Отвести { $n } отряда и { $dreadnoughts } дредноутов
           *[many] Отвести { $n } отрядов и { $dreadnoughts } дредноутов
        }
    }
ask-place_dreadnought = Вы победили, и с вами был дредноут. Куда он отправляется?
ask-rival_placing = { ask-place_dreadnought }
option-flag = В ячейку { $space }
option-detonate = В запас — за 1 победное очко
ask-ambushed = Какая чужая единица войск отступает?
option-drive-off = Отряд ({ $seat })
option-drive-off-ship = Дредноут ({ $seat })
ask-lose_any_troop = Где вы теряете отряд?
option-lose-garrison = Потерять отряд из гарнизона

# Карты
ask-either_or_not = Выберете что-нибудь?
ask-another_turn = Сделать ещё один ход сразу после этого?
option-take-turn = Да
ask-trash_in_play = Удалить одну из своих карт в игре?
ask-bury_cost = Какую карту интриги вы кладёте под колоду?
ask-bury_more = Какую карту интриги вы кладёте под колоду?
option-bury = Положить под колоду карту { $card }
option-draw-buried =
    { $n ->
        [0] Никакую
        [1] Больше никакую: взять карту
        [one] Больше никакую: взять { $n } карту
        [few] Больше никакую: взять { $n } карты
       *[many] Больше никакую: взять { $n } карт
    }

# Лидеры
ask-influence_snooped = В какой фракции вы получаете влияние?
ask-keep_aside = Какую карту вы втайне откладываете?
ask-look = Это две верхние карты интриги. Какую вы оставляете себе?
option-keep-card = Оставить карту { $card }

# Причины
why-deploy-units =
    { $n ->
        [one] Можно разместить не больше { $n } единицы войск.
        [few] Можно разместить не больше { $n } единиц войск.
       *[many] Можно разместить не больше { $n } единиц войск.
    }
