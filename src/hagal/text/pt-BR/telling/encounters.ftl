# Legendary Encounters: o que vem de uma resposta, em poucas palavras.

preview-enc-attack = Ataque passa a { $n }
preview-enc-recruit = Recrutamento passa a { $n }
preview-enc-hand = cartas na mão { $by }
preview-enc-strikes = Golpes { $by }
preview-enc-kills = mata { $cards }
preview-enc-objective = completa o Objetivo
preview-enc-over = o jogo termina
preview-enc-honor = Honra { $by }
preview-enc-heal = Cura passa a { $n }
preview-enc-restore = Restauração passa a { $n }
preview-enc-duels = Duelos passam a { $n }
preview-enc-struck =
    { $n ->
        [0] nenhum inimigo golpeia você
        [one] { $n } Golpe dos inimigos
       *[other] { $n } Golpes dos inimigos
    }
