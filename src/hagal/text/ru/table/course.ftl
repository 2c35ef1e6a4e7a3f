# Ход игры, рядом с ползунком просмотра.

web-course-title = Ход игры
web-course-show = Показать ход игры
web-course-curve = Кривая — оценка бота: насколько хорошим было положение каждого места, судя по тому, что оно знало. Штрихи сверху — полученные очки, линии — раунды.
web-course-none = Целых положений этой игры бот не оценивает. Штрихи сверху — полученные очки, линии — раунды.
web-course-moments = Моменты
web-course-chapter = Выбор { $n }: новый раунд
web-course-point = Выбор { $n }: { $name } получает очко
web-course-up = Выбор { $n }: положение намного лучше, { $name }
web-course-down = Выбор { $n }: положение намного хуже, { $name }
web-course-asked = Решает { $name }
web-course-chosen = выбрано
web-course-nobody = Здесь ничего не решали
web-course-speed = Скорость
web-course-link = Ссылка на этот момент
