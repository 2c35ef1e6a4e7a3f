# Legendary Encounters: o que vem de uma resposta, em poucas palavras.

preview-enc-attack = Ataque passa a { $n }
preview-enc-recruit = Recrutamento passa a { $n }
preview-enc-hand = cartas na mão { $by }
preview-enc-strikes = Golpes { $by }
