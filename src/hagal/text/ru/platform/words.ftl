# Сама платформа: причины отказа и общие слова.
hidden-card = скрытая карта
why-over = Игра окончена.
why-not-asked = { $seat }: сейчас решать нечего.
why-unknown-key = Ответа «{ $key }» сейчас нет среди вариантов. Есть такие: { $keys }.
why-no-undo = Отменять нечего: после последнего выбора кто-то узнал что-то новое.
ask-aside = Вы можете действовать сейчас.
ask-any = Выберите.
option-nothing = Ничего

# Места за столом
player-name = игрок { $n }
    .instrumental = игроком { $n }
player-called = { $name }
    .instrumental = игроком «{ $name }»
player-none = стол
    .instrumental = столом

# Перечисления
list-none = ничего

# Соседи с общим глаголом
gained = получить { $what }
drawn = взять { $what }
