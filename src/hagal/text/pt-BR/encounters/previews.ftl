# Legendary Encounters: o que vem de uma resposta, em poucas palavras.

preview-enc-attack = Ataque { $n }
preview-enc-recruit = Recrutamento { $n }
preview-enc-hand = cartas na mão { $by }
preview-enc-strikes = Golpes { $by }
