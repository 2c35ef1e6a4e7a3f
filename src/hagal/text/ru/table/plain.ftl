# Простой стол для любой игры, у которой нет своего, и то, что говорят все столы.

plain-quick =
    { $n ->
        [one] { $n } игрок, по правилам без изменений
        [few] { $n } игрока, с ботами
       *[many] { $n } игроков, с ботами
    }
plain-yes = да
plain-no = нет
plain-your-turn = Ваше решение
plain-all = Сыграть все простые карты ({ $n })
plain-times = { $text } ×{ $n }.
plain-lasting = Нельзя отменить
plain-may-act = Вы можете вмешаться
plain-waiting = Все ждут
plain-over = Игра окончена
plain-open-seat = там ещё никто не сидит
plain-away = сейчас не на месте
plain-seats = Игроки
plain-table = На столе
plain-log = Что произошло
plain-again = Показать снова
plain-hidden =
    { $n ->
        [one] { $n } скрытая карта
        [few] { $n } скрытые карты
       *[many] { $n } скрытых карт
    }
plain-empty = пусто
plain-first = Первый игрок
plain-rival = соперник
plain-turn-of = Ходит { $name }
plain-other-acts = { $name }: можно действовать сейчас
plain-lost = Все проиграли
plain-won-all = Все победили
plain-score = Счёт
plain-nothing = На столе ничего нет.
plain-expansions = Дополнения
plain-settings = Настройки
plain-listed = Несколько значений пишутся через запятую.
plain-watching = Вы наблюдаете.
plain-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
