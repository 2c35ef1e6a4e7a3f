# Runewars: что выйдет из ответа, в нескольких словах.

preview-rw-influence = останется влияния { $n }
preview-rw-tactics = карты Тактики { $by }
preview-rw-heroes = герои { $by }
