# Ascensão de Ix: perguntas, respostas e motivos.

# Envios
ask-freighter =
    { $n ->
        [0] O seu Cargueiro está no início da trilha de Envios. Deseja movê-lo?
       *[1] O seu Cargueiro está no espaço { $n } da trilha de Envios. Deseja movê-lo?
    }
option-advance = Avançar um espaço
option-recall-freighter = Revocar o Cargueiro e receber as recompensas
ask-shipping_rewards = Qual recompensa você recebe agora?
option-collect = { $effect-button }

# Tecnologia
ask-acquire_tech = Deseja adquirir uma peça de Tecnologia?
option-buy-tech =
    { $paid ->
        [0] Adquirir { $tile } de graça
       *[1] Adquirir { $tile } por { $what }
    }{ $n ->
        [0] { "" }
        [one] , devolvendo { $n } Negociante
       *[other] , devolvendo { $n } Negociantes
    }
ask-negotiate = Quantos Negociantes você envia a Ix?
option-negotiate =
    { $n ->
        [0] Nenhum
        [one] { $n } Negociante
       *[other] { $n } Negociantes
    }
option-use-tile = Usar { $tile }: { $effect-button }
option-scrap-tile = Excluir { $tile }: { $effect-button }

# Encouraçados e unidades
ask-deploy-units = Quais unidades você envia ao Conflito? No máximo { $n }.
ask-may_deploy_units = Quais unidades você envia?
option-deploy-units =
    { $n ->
        [0] Enviar
        [one] Enviar { $n } tropa e
       *[other] Enviar { $n } tropas e
    } { $dreadnoughts ->
        [one] { $dreadnoughts } encouraçado
       *[other] { $dreadnoughts } encouraçados
    }
ask-retreat_units = Quais unidades você recua?
option-withdraw =
    { $dreadnoughts ->
        [0] { $n ->
            [one] Recuar { $n } tropa
           *[other] Recuar { $n } tropas
        }
        [one] { $n ->
            [0] Recuar { $dreadnoughts } encouraçado
            [one] Recuar { $n } tropa e { $dreadnoughts } encouraçado
           *[other] Recuar { $n } tropas e { $dreadnoughts } encouraçado
        }
       *[other] { $n ->
            [0] Recuar { $dreadnoughts } encouraçados
            [one] Recuar { $n } tropa e { $dreadnoughts } encouraçados
           *[other] Recuar { $n } tropas e { $dreadnoughts } encouraçados
        }
    }
ask-place_dreadnought = Você venceu com um encouraçado. Onde ele fica?
ask-rival_placing = { ask-place_dreadnought }
option-flag = No espaço { $space }
option-detonate = De volta ao estoque, por 1 Ponto de Vitória
ask-ambushed = Qual unidade inimiga recua?
option-drive-off = Uma tropa ({ $seat })
option-drive-off-ship = Um encouraçado ({ $seat })
ask-lose_any_troop = Onde você perde uma tropa?
option-lose-garrison = Perder uma tropa da guarnição

# Cartas
ask-either_or_not = Deseja escolher um destes efeitos?
ask-another_turn = Deseja jogar outro turno logo depois deste?
option-take-turn = Sim
ask-trash_in_play = Qual das suas cartas em jogo você exclui?
ask-bury_cost = Qual Carta de Intriga você coloca embaixo do baralho?
ask-bury_more = Qual Carta de Intriga você coloca embaixo do baralho?
option-bury = Colocar { $card } embaixo do baralho
option-draw-buried =
    { $n ->
        [0] Nenhuma
        [one] Mais nenhuma: comprar { $n } carta
       *[other] Mais nenhuma: comprar { $n } cartas
    }

# Líderes
ask-influence_snooped = Com qual Facção você ganha Influência?
ask-keep_aside = Qual carta você separa em segredo?
ask-look = Estas são as duas Cartas de Intriga do topo. Com qual você fica?
option-keep-card = Ficar com { $card }

# Motivos
why-deploy-units =
    { $n ->
        [one] Você pode enviar no máximo { $n } unidade.
       *[other] Você pode enviar no máximo { $n } unidades.
    }
