# Что говорит сам сценарий веб-страниц. У сообщений нет аргументов: они попадают на страницу как есть.
script-reconnecting = Восстанавливаем связь…
script-failed = До сервера это не дошло. Повторите, пожалуйста, чуть позже.
script-choose = Выберите одно
script-fewer = На одного меньше
script-more = На одного больше
script-your-turn = Ваш ход
script-skip = Пропустить
script-plan = Ваш план:
script-plan-how = Пока ходят другие, отметьте карту и место для своего хода: видите это только вы.
script-plan-clear = Забыть план
script-plan-none = Плана больше нет.
script-scene-next = Дальше
script-scene-skip = Пропустить всё

# Ссылки
script-copied = Скопировано.
script-copy-yourself = Браузер не позволяет странице копировать: ссылка выделена, скопируйте её с клавиатуры.

# Уведомления
script-notify-denied = Браузер не разрешает этой странице присылать уведомления. Это можно изменить в его настройках для этого адреса.
script-notify-closed = Сервер не может вызвать этот браузер, пока он закрыт. Открытые страницы всё равно подскажут.

# Повтор игры
script-play = Смотреть
script-pause = Пауза

# Настройки этого браузера
script-speed = Чужие ходы
script-speed-slow = показывать медленно
script-speed-normal = показывать не спеша
script-speed-quick = показывать быстро
script-speed-off = только в журнале
script-keys = Быстрые клавиши
script-keys-on = включены
script-keys-off = выключены
script-clicks = Щелчок по столу
script-clicks-sure = сначала выбирает, потом действует; то, что нельзя отменить, выбирают дважды
script-clicks-fast = действует сразу
script-sound = Звуки
script-sound-off = выключены
script-sound-on = включены
script-rule-back = Назад
