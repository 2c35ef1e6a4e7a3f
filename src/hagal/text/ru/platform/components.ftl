# Список компонентов.

origin-reported = по неофициальным данным
origin-stand-in = замена: настоящую найти не удалось или удалось не полностью
origin-pack = из набора карт владельца коробки
doubt-ours = наше: { $facts }
doubt-disputed = источники расходятся: { $facts }
fact-name = название
fact-text = текст
fact-count = число копий
fact-health = здоровье
cards-stand-ins =
    { $n ->
        [one] { $n } карта из { $all } в этом списке — наша замена.
        [few] { $n } карты из { $all } в этом списке — наши замены.
       *[many] { $n } карт из { $all } в этом списке — наши замены.
    }
