# The set-up of Dune, and its quick game.

# Каждая страница
table-dune-mode-solo = соло, { $level }
table-dune-mode-two = два игрока и Дом Хагаль
table-dune-mode-epic = { $mode }, эпическая игра

# Начальная страница
table-dune-solo = Дюна в одиночку
table-dune-solo-note = «Дюна: Империя», два оппонента, { $level }
table-dune-players-1 = Вы против двух оппонентов Дома Хагаль.
table-dune-players-2 = Третьим садится Дом Хагаль.
table-dune-name-empty = как у лидера
table-dune-leader = Лидер
table-dune-leaders-named = Назначены здесь, место за местом
table-dune-any-leader = Случайный
table-dune-ix = «Расцвет иксианцев»
table-dune-ix-note = Жетоны технологий, трек перевозок, дредноуты, новые карты и лидеры.
table-dune-solo-legend = В одиночку: оппоненты
table-dune-level-mercenary =
    { $extra ->
        [one] У вас в начале больше на { $extra } Пряность и { $extra } солярий, у них нет отрядов; третий агент у них с раунда { $round }.
        [few] У вас в начале больше на { $extra } Пряности и { $extra } солярия, у них нет отрядов; третий агент у них с раунда { $round }.
       *[many] У вас в начале больше на { $extra } Пряности и { $extra } соляриев, у них нет отрядов; третий агент у них с раунда { $round }.
    }
table-dune-level-sardaukar =
    { $mentat ->
        [one] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярий.
        [few] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярия.
       *[many] Отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } соляриев.
    }
table-dune-level-mentat = Как Сардаукар, но третий агент с раунда { $round }; оппонент, который впереди в конфликте, бережёт отряды.
table-dune-level-kwisatz-haderach = Как Ментат, и вам не получить оружейника.
table-dune-rival = Лидер оппонента { $n }

# Замечания
table-dune-wrong-leaders = Выберите из списка, откуда берутся лидеры.
table-dune-wrong-leader = Такого лидера нет. Выберите одного из списка.
table-dune-wrong-leader-ix = Этот лидер здесь недоступен: отметьте «Расцвет иксианцев» или выберите другого.
table-dune-wrong-leader-rival = По правилам этот лидер не может достаться оппоненту. Выберите другого.
table-dune-wrong-leader-twice = Этот лидер уже занят. Каждого можно взять только один раз.
table-dune-wrong-difficulty = Выберите одну из четырёх сложностей.
