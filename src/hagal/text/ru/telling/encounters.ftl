# Legendary Encounters: что выйдет из ответа, в нескольких словах.

preview-enc-attack = Атака станет { $n }
preview-enc-recruit = Найм станет { $n }
preview-enc-hand = карты на руке { $by }
preview-enc-strikes = Удары { $by }
