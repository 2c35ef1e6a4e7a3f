# Legendary Encounters: подготовка. Режимы, фильмы, что смешивается, и опции «Чужого».

table-encounters-play-hunted-note = Солдаты против Хищников.
table-encounters-play-hunters-note = Хищники — это вы.
table-encounters-updated = Обновлённые Цели и Локации.
table-encounters-play-alien = Чужой
table-encounters-play-alien-note = Выжившие против Улья. { table-encounters-updated }
table-encounters-play-hunted-alien = Жертва и Чужой
table-encounters-play-hunted-alien-note = Обе кооперативные игры как одна: каждая часть может быть из любой. { table-encounters-updated }
table-encounters-play-hunters-alien = Охотники и Чужой
table-encounters-play-hunters-alien-note = Хищники охотятся на Чужих. { table-encounters-updated }
table-encounters-quick-alien = Чужой: в одиночку
table-encounters-quick-alien-note = «Legendary Encounters: Чужой», первый фильм
table-encounters-film-alien = { setting-encounters-film-alien }
table-encounters-film-aliens = { setting-encounters-film-aliens }
table-encounters-film-alien3 = { setting-encounters-film-alien3 }
table-encounters-film-resurrection = { setting-encounters-film-resurrection }
table-encounters-film-partly = { $film }, но есть и другие части
table-encounters-film-of-none = части из разных фильмов
table-encounters-stand-ins-so-far = Из { $all } карт, которые уже точно в игре, { $n } — замены
table-encounters-stand-ins-alien = В «Чужом» здоровье и тексты Улья, Дроны, Удары и почти все карты Казарм придумали мы.
table-encounters-stand-ins-hunted-alien = { table-encounters-stand-ins-alien }
table-encounters-stand-ins-hunters-alien = { table-encounters-stand-ins-alien } { table-encounters-stand-ins-hunters }

# Что смешивается
table-encounters-films = Фильм одним нажатием
table-encounters-films-note = Заполняет все части ниже; потом меняйте что угодно.
table-encounters-surprise = Удивите меня
table-encounters-surprise-note = Все части выбирает случай и показывает их; можно выбрать заново или поменять
table-encounters-mixed = Вот что вы смешиваете
table-encounters-look-again = Показать, что получится
table-encounters-stand-ins-packs = Числа у отдельных частей указаны без учёта наборов карт.
table-encounters-each-part = Каждая часть по отдельности
table-encounters-so-many-of = { $n } из { $of }
table-encounters-parts = Настройки
table-encounters-refused = Что здесь не сочетается и почему
