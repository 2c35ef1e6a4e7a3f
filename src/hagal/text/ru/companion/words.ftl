# Компаньон рядом с настоящим полем.

# Страница
companion-app = Компаньон
companion-welcome = Рядом с вашим настоящим полем: приложение ведёт учёт и знает правила, а фигуры двигаете вы.
companion-about = После первого посещения работает без сети. Всё хранится на этом устройстве.
companion-start = Новая игра
companion-games = Другие игры
companion-loading = Пробуждаем правила…
companion-failed = Этот браузер не может запустить компаньона. Обновите браузер или попробуйте другой.
companion-reload = Попробовать снова
companion-problem = Не получилось: { $why }
companion-other-tab = Эта игра открыта и в другой вкладке. Продолжайте только в одной из них.
companion-missing-title = Компаньону нужен интерпретатор для телефона
companion-missing = Здесь ещё не установлена программа, которая исполняет правила на телефоне. В папке Hagal один раз выполните команду «make companion» и запустите снова.

companion-undo = Отменить
companion-redo = Вернуть
companion-menu = Меню
companion-close = Закрыть
companion-back = Назад
companion-next = Дальше
companion-ok = Готово
companion-yes = Да
companion-no = Нет
companion-cancel = Отмена
companion-plus = На один больше
companion-minus = На один меньше
companion-history = История
companion-go-back-here = Вернуться к этому месту
companion-language = Язык
companion-large-type = Крупный шрифт
companion-theme = Цвета
companion-theme-auto = Как на устройстве
companion-theme-light = Светлые
companion-theme-dark = Тёмные
companion-new-game = Новая игра
companion-new-game-sure = Игра на этом устройстве будет заменена. Начать новую?
companion-carry = Другое устройство
companion-carry-note = Игру можно взять с собой файлом или кодом. Там она продолжится вместе со всей историей.
companion-file-save = Сохранить файл
companion-file-open = Открыть файл
companion-code-copy = Скопировать код
companion-code-copied = Скопировано
companion-code-paste = Вставьте код сюда
companion-code-read = Продолжить по этому коду
companion-update-ready = Готова новая версия.
companion-update-now = Перейти на неё
companion-storage-failed = Устройство не даёт странице хранить игру. Сохраните её файлом, прежде чем уйти.

# Правило
companion-rule = Правило
companion-rule-none = Такого правила здесь нет.
companion-readings = Как это читается здесь
