# Runewars: что выйдет из ответа, в нескольких словах.

preview-rw-influence = останется влияния { $n }
preview-rw-tactics = карты Тактики { $by }
preview-rw-heroes = герои { $by }
preview-rw-gained = влияние станет { $n }
preview-rw-dials = шкалы: еда { $food }, дерево { $wood }, руда { $ore }
preview-rw-as-it-stands = пока: { $comes }
