# The set-up of Dune, and its quick game.

# Todas as páginas
table-dune-mode-solo = solo, { $level }
table-dune-mode-two = dois jogadores e a Casa Hagal
table-dune-mode-epic = { $mode }, Modo de Jogo Épico

# A página inicial
table-dune-solo = Duna, solo
table-dune-solo-note = Duna: Imperium, dois Rivais, { $level }
table-dune-players-1 = Você contra dois Rivais da Casa Hagal.
table-dune-players-2 = A Casa Hagal entra como terceira.
table-dune-name-empty = o do Líder
table-dune-leader = Líder
table-dune-leaders-named = Indicados aqui, lugar por lugar
table-dune-any-leader = Por sorteio
table-dune-ix = Ascensão de Ix
table-dune-ix-note = Peças de Tecnologia, a trilha de Envios, encouraçados, novas cartas e novos Líderes.
table-dune-solo-legend = Sozinho: os Rivais
table-dune-level-mercenary =
    { $extra ->
        [one] Você começa com { $extra } especiaria e { $extra } Solari a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }.
       *[other] Você começa com { $extra } especiarias e { $extra } Solaris a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }.
    }
table-dune-level-sardaukar = Eles começam com { $troops } tropas e uma Carta de Intriga, e o terceiro Agente deles chega na rodada { $round }; o Mentat custa { $mentat } Solaris a você.
table-dune-level-mentat = Como Sardaukar, com o terceiro Agente na rodada { $round }; um Rival que lidera um Conflito poupa as tropas.
table-dune-level-kwisatz-haderach = Como Mentat, e você não pode ter o Espadachim.
table-dune-rival = Líder do Rival { $n }

# Reclamações
table-dune-wrong-leaders = Escolha na lista como os Líderes são definidos.
table-dune-wrong-leader = Esse Líder não existe. Escolha um da lista.
table-dune-wrong-leader-ix = Esse Líder não está disponível: marque Ascensão de Ix ou escolha outro.
table-dune-wrong-leader-rival = As regras não deixam um Rival ter esse Líder. Escolha outro.
table-dune-wrong-leader-twice = Esse Líder já foi escolhido. Cada um só pode ser escolhido uma vez.
table-dune-wrong-difficulty = Escolha uma das quatro dificuldades.
