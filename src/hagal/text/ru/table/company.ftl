# Те, кто играет вместе: приглашения, разговоры за столом.

# Приглашения
company-network-local = Эти ссылки работают только на этом компьютере.
company-network-how = Открыть стол для других
company-network-open = Открыть стол для моей сети
company-network-note = До открытого стола доберётся каждый в той же домашней сети: играть или смотреть. Ни пароля, ни шифрования нет, поэтому открывайте его только в сети, которой доверяете. Доступ закончится, когда вы его закроете или остановите Hagal.
company-network-is-open = Стол открыт для вашей сети:
company-network-close = Закрыть доступ из сети
company-qr = QR-код для телефона

# Чат
company-chat = Чат
company-chat-page = Открыть чат
company-chat-none = Пока никто ничего не сказал.
company-chat-again = Обновить
company-say = Сказать что-нибудь
company-send = Отправить
company-phrases = Быстрые фразы
company-phrase-hello = Привет!
company-phrase-luck = Удачи!
company-phrase-moment = Минутку, пожалуйста.
company-phrase-thinking = Дайте подумать.
company-phrase-yours = Ваш ход!
company-phrase-nice = Отличный ход!
company-phrase-ouch = Ой!
company-phrase-sorry = Простите!
company-phrase-thanks = Спасибо!
company-phrase-back = Я снова здесь.
company-phrase-again = Сыграем ещё?
company-phrase-bye = Спасибо за игру!
company-mute = Заглушить
company-watches = зритель
company-nudge = Поторопить: { $name }
company-nudged = стучит по столу: { $name }, мы ждём!
company-spectators = Зрители и чат
company-spectators-no = не видят его
company-spectators-yes = читают и пишут

# Реванш
company-rematch = Реванш: те же игроки, начинает следующий
company-next = К следующей игре
company-next-note = Стол накрыт для следующей игры.
