# Для небольших окон: что есть у игрока и вкладки поля.

small-goods = Что у вас есть
small-places = Части поля
small-fold = Вопрос: одной строкой или целиком
small-hand = Рука
small-own = Моё
small-board = Поле
small-table = Стол
small-map = Карта
small-players = Игроки
small-log = Журнал
small-size = Размер текста
small-size-s = Мелкий текст
small-size-m = Средний текст
small-size-l = Крупный текст
