# Runewars: что выйдет из ответа, в нескольких словах.

preview-rw-influence = останется влияния { $n }
preview-rw-tactics = карты тактики { $by }
preview-rw-heroes = герои { $by }
