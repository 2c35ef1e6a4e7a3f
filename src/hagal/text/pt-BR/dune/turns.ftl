# Duna: Imperium: perguntas e respostas.

# Preparação
ask-pick_leader = Quem é o seu Líder?
option-take-leader = { $leader }
ask-choose_tokens = Quais duas Facções você escolhe em segredo? Uma vez por partida, ao enviar quatro ou mais tropas num turno, você as revela e ganha 1 de Influência com cada uma.
option-tokens = { $a } e { $b }

# O turno
ask-turn =
    { $agents ->
        [0] Seu turno. Você não tem mais Agentes para enviar.
        [one] Seu turno. Você tem { $agents } Agente para enviar.
       *[other] Seu turno. Você tem { $agents } Agentes para enviar.
    }
option-agent = Enviar um Agente ao espaço { $space } com { $card }
option-reveal = Revelar a mão
option-plot = Jogar { $card }
ask-origin = Qual dos seus Agentes vai?
option-leader = O Agente que está com o Líder
option-from = O Agente do espaço { $space }
ask-order = O que vem agora?
option-use = { $effect-button }
option-skip = Ignorar o resto
ask-finish = Mais alguma coisa antes do fim do turno?
ask-deploy = Quantas tropas você envia ao Conflito? No máximo { $n }.
option-deploy =
    { $n ->
        [0] Não enviar tropas
        [one] Enviar { $n } tropa
       *[other] Enviar { $n } tropas
    }
option-retreat =
    { $n ->
        [0] Não recuar tropas
        [one] Recuar { $n } tropa
       *[other] Recuar { $n } tropas
    }
option-end = Encerrar o turno
option-decline = Não
option-continue = Continuar o turno
option-pass-turn = Encerrar o turno aqui
ask-go_on = Deseja continuar o turno?

# O turno de Revelar
ask-reveal-menu = Você tem { $persuasion } de Persuasão e { $strength } de força. O que você faz?
option-buy = Adquirir { $card } por { $cost } de Persuasão
option-claim = Adquirir { $card }, que você separou, por { $cost } de Persuasão
option-done = Encerrar o turno de Revelar
ask-where-to = Para onde vai { $card }?
option-to-top = Para o topo do baralho
option-to-discard = Para a pilha de descarte

# O Conflito
ask-defend = Deseja enviar uma tropa do seu estoque para defender o seu local?
option-defend = Enviar uma tropa
ask-combat = A sua força é { $strength }. Deseja jogar uma Carta de Intriga de Combate?
option-intrigue = Jogar { $card }
option-pass = Passar
option-stop = Não jogar mais cartas por enquanto
ask-on_win = Você venceu o Conflito. Deseja jogar uma Carta de Intriga?
ask-endgame_choice = A partida está acabando. Deseja jogar uma Carta de Intriga de Fim de Jogo?

# Efeitos que perguntam
ask-influence_any = Com qual Facção você ganha Influência?
ask-influence_behind = Com qual Facção você ganha Influência?
ask-influence_two = Com quais duas Facções você ganha Influência?
ask-track_order = Qual trilha vem primeiro?
ask-lose_influence_any = Com qual Facção você perde Influência?
ask-either = O que você escolhe?
ask-two_of = Quais dois efeitos você escolhe?
ask-pay = Deseja { $costs } para { $effects }?
ask-trash_icon = Qual carta você exclui?
option-trash-hand = Excluir { $card } da mão
option-trash-play = Excluir { $card }, que está em jogo
option-trash-discard = Excluir { $card } do descarte
ask-may_deploy = Quantas tropas você envia?
ask-may_retreat = Quantas tropas você recua?
ask-sell_melange = Quanta especiaria você vende?
option-sell =
    Vender { $spice ->
        [one] { $spice } especiaria
       *[other] { $spice } especiarias
    } por { $solari ->
        [one] { $solari } Solari
       *[other] { $solari } Solaris
    }
ask-discard_one = Qual carta você descarta?
option-discard = Descartar { $card }
ask-tested = Deseja descartar uma carta ou perder uma tropa?
option-lose-troop = Perder uma tropa no Conflito
ask-silence = Qual espaço você fecha aos oponentes?
option-voice = Fechar o espaço { $space }
ask-fetch_sister = Qual carta você leva para a mão?
option-fetch = Levar { $card }
ask-acquire_up_to = Qual carta você adquire?
option-acquire = Adquirir { $card }
ask-double_cross = Quem perde uma tropa?
option-betray = { $seat }
ask-snoop = A carta do topo do seu baralho é { $card }. Deseja comprá-la ou excluí-la?
option-draw-top = Comprar
option-trash-top = Excluir
ask-recall_agent = Qual Agente você revoca?
option-recall = O Agente do espaço { $space }
ask-set_aside = Qual carta da Linha Imperial você separa?
option-aside = Separar { $card }
ask-alliance-heir = Quem fica com a sua Aliança { $faction-with }?
option-alliance = { $seat }
