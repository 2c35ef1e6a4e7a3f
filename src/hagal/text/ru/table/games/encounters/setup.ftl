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
table-encounters-film-alien = Чужой
table-encounters-film-aliens = Чужие
table-encounters-film-alien3 = Чужой 3
table-encounters-film-resurrection = Чужой 4: Воскрешение
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

# Выбор между двумя играми
table-encounters-set-mat = Планшет
table-encounters-set-mat-note = Как называются участки и какими словами всё написано
table-encounters-set-mat-predator = «Хищник»
table-encounters-set-mat-alien = «Чужой»
table-encounters-set-starters = Стартовые карты
table-encounters-set-starters-note = Те же карты под другими названиями
table-encounters-set-starters-predator = Опыт и Грубая Сила
table-encounters-set-starters-alien = Специалисты и Салаги
table-encounters-set-officers = Офицеры
table-encounters-set-officers-note = Стопка рядом со Штабом
table-encounters-set-officers-commanders = Офицеры «Хищника»
table-encounters-set-officers-sergeants = Сержанты «Чужого»
table-encounters-set-strike-deck = Колода Ударов
table-encounters-set-strike-deck-note = Что с вами делают враги из Боевой Зоны
table-encounters-set-strike-deck-predator = из «Хищника»
table-encounters-set-strike-deck-alien = из «Чужого»
table-encounters-set-fill = Чем дополнить мини-колоды
table-encounters-set-fill-note = Слабые карты, по числу игроков
table-encounters-set-fill-young-blood = Молодёжь
table-encounters-set-fill-drones = Дроны
table-encounters-set-fill-both = Молодёжь и Дроны

# Сложность
table-encounters-set-drones = Дроны
table-encounters-set-drones-note = Больше или меньше этих слабых карт в каждой части Улья; больше — легче.
table-encounters-set-complex = Карты в Комплексе в начале
table-encounters-set-complex-note = Столько карт Улья лежит там рубашкой вверх с начала; больше — труднее.

# Чтения правил
table-encounters-set-facehugger-window = Лицехваты не в свой ход
table-encounters-set-facehugger-window-note = Сколько можно сражаться с тем, что прыгнул на неактивного игрока
table-encounters-set-facehugger-window-own = ход этого игрока, затем следующего
table-encounters-set-facehugger-window-now = этот ход, затем следующий
table-encounters-set-solo-facehugger = Лицехват в одиночку
table-encounters-set-solo-facehugger-note = Сколько времени у игрока с одним аватаром
table-encounters-set-solo-facehugger-next-turn = этот ход и следующий
table-encounters-set-solo-facehugger-this-turn = только этот ход
table-encounters-set-second-chestburster = Второй Грудолом
table-encounters-set-second-chestburster-note = Может ли получить ещё одного тот, у кого он уже есть
table-encounters-set-orphan-facehugger = Лицехват на погибшем игроке
table-encounters-set-orphan-facehugger-note = Что с ним будет
table-encounters-set-orphan-facehugger-dies = умирает
table-encounters-set-orphan-facehugger-jumps = прыгает на следующего игрока
table-encounters-set-fourth-hazard = Четвёртая Угроза
table-encounters-set-fourth-hazard-note = Что она делает
table-encounters-set-fourth-hazard-repeat = повторяет третью
table-encounters-set-fourth-hazard-nothing = ничего
table-encounters-set-stowaway = Лицехваты Угрозы «Безбилетник»
table-encounters-set-stowaway-note = Столько замешивается; в версии 2014 года было 3.
table-encounters-set-self-destruct = Обезвредить самоуничтожение
table-encounters-set-self-destruct-note = Какими очками платят: значок утрачен.
table-encounters-set-self-destruct-recruit = очки Найма
table-encounters-set-self-destruct-attack = очки Атаки
table-encounters-set-cocooned = Освободить аватар из кокона
table-encounters-set-cocooned-note = Какими очками платят: значок утрачен.
table-encounters-set-cocooned-recruit = очки Найма
table-encounters-set-cocooned-attack = очки Атаки
table-encounters-set-lost-icon = Пленник и Угроза «Они все мертвы»
table-encounters-set-lost-icon-note = Какими очками платят за пленника и кого убивает эта Угроза: значок на двоих один.
table-encounters-set-lost-icon-recruit = очки Найма
table-encounters-set-lost-icon-attack = очки Атаки
table-encounters-set-failed-clone = Неудачный клон
table-encounters-set-failed-clone-note = Какими очками его убивают
table-encounters-set-failed-clone-attack = очки Атаки
table-encounters-set-failed-clone-recruit = очки Найма
table-encounters-set-escaped = Событие «Они сбежали»
table-encounters-set-escaped-note = Как далеко движутся враги, открытые в Комплексе
table-encounters-set-escaped-combat = в Боевую Зону
table-encounters-set-escaped-one = на один сектор
table-encounters-set-beast-honor = Репутация за Зверя
table-encounters-set-beast-honor-note = Кроме 2 за каждую рану

# То же на планшете «Чужого» и в смеси с Дронами
table-encounters-set-young-blood-with-drones = { table-encounters-set-fill-drones }
table-encounters-set-young-blood-with-both = { table-encounters-set-fill-both }
table-encounters-set-young-blood-note-hive = { table-encounters-set-drones-note }
table-encounters-set-wilds-hive = { table-encounters-set-complex }
table-encounters-set-wilds-note-hive = { table-encounters-set-complex-note }
table-encounters-set-preparation-note-hive = Ходы без фазы Улья до начала. У пяти игроков всегда есть один такой раунд.
table-encounters-set-bare-turns-note-hive = Первые ходы каждого игрока, в которых есть только фаза Улья и Ударная фаза: труднее.
table-encounters-set-wilds-order-hive = Порядок в Комплексе
table-encounters-set-wilds-order-underground-hive = в Вентиляционных шахтах
table-encounters-set-wilds-order-hills-hive = в Шлюзе
