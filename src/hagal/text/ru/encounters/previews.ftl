# Legendary Encounters: что выйдет из ответа, в нескольких словах.

preview-enc-attack = Атака { $n }
preview-enc-recruit = Вербовка { $n }
preview-enc-hand = карты в руке { $by }
preview-enc-strikes = Удары { $by }
