# «Legendary Encounters», Чужой: варианты, причины, что произошло.

ask-enc-captive-action = Ваша фаза Действия, ваш аватар в плену: Атака { $attack }, Найм { $recruit }
ask-enc-emplace = В какой сектор отправится { $card }?
ask-enc-pass-to = В чей сброс вы кладёте Угрозу?
ask-enc-show-for-all = Ещё не показано классов: { $n }. Показать карту?

enc-option-sergeant = Нанять Сержанта
enc-option-pry = Сразиться с Лицехватом ({ $other })
enc-option-disarm-bomb = Обезвредить самоуничтожение (цена: { $n })
enc-option-ransom = Освободить и получить персонажа { $card }
enc-option-free = Освободить аватара ({ $other }), цена: { $n }
enc-option-place = В сектор { $space }
enc-option-give = Получатель: { $other }
enc-option-show-no-more = Больше не показывать

enc-why-no-sergeants = Сержантов не осталось.
enc-why-no-facehugger = Лицехвата здесь нет ({ $other }).
enc-why-not-your-facehugger = С этим Лицехватом может сразиться тот, на ком он сидит ({ $other }), а после его хода — следующий игрок.
enc-why-not-armed = Самоуничтожение не запущено.
enc-why-after = С врагом { $card } можно сразиться, только сыграв в этот ход карту класса «{ $cls }».
enc-why-captive = Ваш аватар в плену: нельзя ни сражаться, ни сканировать, ни получать персонажей.
enc-why-not-captive = Этот аватар не в плену ({ $other }).
enc-why-nothing-to-do = Сейчас это ничего не даст.

event-enc-enemies-again-alien = Мёртвые Враги замешаны в новый Улей. Когда закончится и он, игра проиграна.
event-enc-all-turned-down-alien = Все карты в Комплексе перевёрнуты рубашкой вверх.
event-enc-jumps = { $card } прыгает: { $seat }.
event-enc-pried = { $seat } сражается с врагом { $card } ({ $other }): Атака { $n }.
event-enc-impregnated = { $card } сделал своё дело и умирает ({ $seat }).
event-enc-spared = Враг { $card } не бьёт: { $seat } носит в себе чужого.
event-enc-burst = { $card } вырывается наружу: { $seat }.
event-enc-armed = Запущено самоуничтожение.
event-enc-exploded = Самоуничтожение сработало.
event-enc-disarmed = { $seat } останавливает самоуничтожение.
event-enc-power-cut = Энергия отключена: карты Комплекса перемешаны и лежат рубашкой вверх.
event-enc-wounded = Враг { $card } ранен и теряет лежащее на нём Событие.
event-enc-on-beast = Событие ложится на врага { $card }: его придётся ранить ещё раз.
event-enc-no-help = Третья Угроза Локации { $location } пришла из Казарм и сработала снова.
event-enc-captive = Персонаж { $card } уведён в Операции пленником.
event-enc-failed-clone = { $card } лежит в Боевой Зоне неудачным клоном.
event-enc-shows-hand = { $seat } показывает руку: { $cards }.
event-enc-cocooned = { $seat }: аватар в плену.
event-enc-freed = { $seat } освобождает аватара: { $other }.
event-enc-given = { $seat } кладёт карту { $card } в сброс: { $other }.
event-enc-saved = { $seat } спасает: { $card }.
event-enc-brother-dead = { $card } найден мёртвым.

# Хищники охотятся на Чужих
enc-why-not-your-facehugger-hunters = С этим Лицехватом может сразиться только тот, на ком он сидит ({ $other }).
event-enc-no-help-hunters = Третья Угроза Локации { $location } пришла из Арсенала и сработала снова.
enc-option-use-duel = Потратить дуэль, чтобы в этот ход сразиться с Эшем
enc-why-nobody-barred = Нет открытого врага, для боя с которым нужна дуэль.
event-enc-hive-shows = Из Улья выходит { $card }.
event-enc-drones-again = Улей кончился: неиспользованные Дроны становятся новым Ульем.
event-enc-gives-back = { $seat } возвращает трофей: { $card }.
event-enc-gives-back-hidden = { $seat } возвращает трофей.
event-enc-escaped-alien = Дронов не осталось: Улей пуст, и охота окончена.

# На планшете «Чужого»: сектора, а не участки
ask-enc-move-back-alien =
    { $n ->
        [one] Кто отодвигается на { $n } сектор?
        [few] Кто отодвигается на { $n } сектора?
       *[many] Кто отодвигается на { $n } секторов?
    }
ask-enc-stalked-alien = Вы посмотрели верхнюю карту Улья. Куда её?
enc-option-scan-alien = Просканировать сектор { $space }
enc-option-scan-free-alien = Просканировать сектор { $space } бесплатно
enc-option-fight-space-alien = Сразиться в секторе { $space }
enc-option-slay-space-alien = Убить того, кто в секторе { $space }
enc-option-back-space-alien = Отодвинуть того, кто в секторе { $space }
enc-option-evade-alien = Избежать Опасности в секторе { $space }
enc-option-arrest-space-alien = Арестовать Добычу в секторе { $space }
enc-why-nothing-hidden-alien = В секторе { $space } нет карты рубашкой вверх.
enc-why-scan-cost-alien =
    { $n ->
        [one] Сканирование сектора { $space } стоит { $n } очко Атаки.
        [few] Сканирование сектора { $space } стоит { $n } очка Атаки.
       *[many] Сканирование сектора { $space } стоит { $n } очков Атаки.
    }
enc-why-nobody-there-alien = В секторе { $space } никого не видно.
enc-why-not-clear-alien = Сектор { $space } не зачищен: в нём лежит карта.
enc-why-no-hazard-alien = В секторе { $space } нет открытой Опасности.
event-enc-enters-alien = Карта входит рубашкой вверх в сектор { $space }.
event-enc-moved-back-alien = { $card } отодвигается в сектор { $space }.
event-enc-scan-alien = { $seat } сканирует сектор { $space }: { $card }.
event-enc-attach-alien = Карта { $card } закреплена в секторе { $space }.
event-enc-turned-down-alien = Карта в секторе { $space } перевёрнута рубашкой вверх.
event-enc-to-bottom-alien = { $seat } кладёт верхнюю карту Улья под низ.

# На планшете «Хищника»: участки и Заросли
ask-enc-emplace-predator = На какой участок отправится { $card }?
enc-option-place-predator = На участок { $space }
event-enc-power-cut-predator = Энергия отключена: карты в Зарослях перемешаны и лежат рубашкой вверх.
