# A mesa de Duna: Imperium no navegador.

# Partes da mesa
board-board = O tabuleiro
board-score = Placar
board-halls = Landsraad · CHOAM
board-halls-ix = Landsraad · CHOAM · Ix
board-shipping-track = Envios
board-conflict = Conflito
board-no-conflict = Nenhum Conflito em aberto.
board-conflicts-left =
    { $n ->
        [0] o último
        [one] falta { $n }
       *[other] faltam { $n }
    }
board-row = Linha Imperial
board-reserve = Reserva
board-tech-empty = Um espaço vazio para peças de Tecnologia
board-own = Suas cartas
board-hand = Mão
board-play = Em jogo
board-aside = Separadas
board-intrigue = Cartas de Intriga
board-intrigue-deck = Baralho de Intriga
board-intrigue-discard = Descarte de Intriga
board-deck = Baralho
board-discard = Descarte
board-trash = Excluídas
board-empty = Vazio
board-tokens = Suas Facções secretas
board-stage = Para escolher
board-watching = Você está assistindo. As mãos ficam ocultas.

# Rodada e fase
board-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n } de { $of }
    }
board-phase-setup = Preparação
board-phase-start = Começo da Rodada
board-phase-turns = Turnos
board-phase-combat = Combate
board-phase-makers = Especiaria
board-phase-recall = Revocação
board-phase-endgame = Fim de Jogo
board-phase-over = Fim da partida

# A pergunta
board-options =
    { $n ->
        [1] { $n } opção
       *[other] { $n } opções
    }
board-for-rival = Você decide pelo Rival: { $name }
board-for-rival-tied = O Rival tem a menor Influência, empatada, com estas Facções; você escolhe em qual ela sobe (HG-049).
board-for-rival-free = As regras deixam esta escolha com você (HG-049).

# O que está nos espaços
board-agent-of = Agente: { $name }
board-bonus-spice = Especiaria bônus: { $n }
board-controlled = Controle: { $name }
board-ship-here = Encouraçado: { $name }
board-silenced = Fechado por “A Voz” ({ $name })
board-closed = Fechado nesta partida
board-shipping-start = Início da trilha de Envios
board-shipping = Trilha de Envios, espaço { $n }: { $effect }

# Influência
board-faction-emperor = Imperador
board-faction-spacing-guild = Guilda Espacial
board-faction-bene-gesserit = Bene Gesserit
board-faction-fremen = Fremen
board-level = { $name } { $n }
board-alliance-of = Aliança: { $name }

# Lugares
board-points =
    { $n ->
        [1] { $n } Ponto de Vitória
       *[other] { $n } Pontos de Vitória
    }
board-stock-spice = Especiaria: { $n }
board-stock-solari = Solaris: { $n }
board-stock-water = Água: { $n }
board-persuasion =
    { $n ->
        [1] resta { $n } de Persuasão
       *[other] restam { $n } de Persuasão
    }
board-garrison =
    { $n ->
        [1] { $n } tropa na guarnição
       *[other] { $n } tropas na guarnição
    }
board-supply =
    { $n ->
        [1] { $n } tropa no estoque
       *[other] { $n } tropas no estoque
    }
board-ships =
    { $n ->
        [1] { $n } encouraçado
       *[other] { $n } encouraçados
    }
board-negotiators =
    { $n ->
        [1] { $n } Negociante
       *[other] { $n } Negociantes
    }
board-agents =
    { $n ->
        [1] resta { $n } Agente
       *[other] restam { $n } Agentes
    }
board-in-hand =
    { $n ->
        [1] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
board-in-deck =
    { $n ->
        [1] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
board-in-discard =
    { $n ->
        [1] { $n } carta no descarte
       *[other] { $n } cartas no descarte
    }
board-in-intrigue =
    { $n ->
        [1] { $n } Carta de Intriga
       *[other] { $n } Cartas de Intriga
    }
board-cards-of = Cartas abertas: { $name }
board-first = Primeiro Jogador
board-has-mentat = Tem o Mentat
board-has-mentat-next = Terá o Mentat na próxima rodada
board-has-council = Tem assento no Alto Conselho
board-has-swordmaster = Tem o Espadachim
board-has-revealed = Já revelou
board-controls = Controla o espaço { $space }
board-tile-used = { $name } (usada)
board-fighter =
    { $troops ->
        [1] { $name }: { $troops } tropa, força { $strength }
       *[other] { $name }: { $troops } tropas, força { $strength }
    }
board-fighter-ships =
    { $troops ->
        [1] { $name }: { $troops } tropa
       *[other] { $name }: { $troops } tropas
    }, { $ships ->
        [1] { $ships } encouraçado
       *[other] { $ships } encouraçados
    }, força { $strength }
board-hagal = Casa Hagal
board-hagal-deck =
    { $n ->
        [1] { $n } carta no baralho da Casa Hagal
       *[other] { $n } cartas no baralho da Casa Hagal
    }

# Cartas
board-type-plot = Trama
board-type-combat = Combate
board-type-endgame = Fim de Jogo
board-kind-card = Carta
board-kind-intrigue = Carta de Intriga
board-kind-conflict = Conflito
board-kind-leader = Líder
board-kind-rival = Rival
board-kind-space = Espaço
board-kind-tech = Peça de Tecnologia
board-kind-hagal = Carta da Casa Hagal

# Líderes sem títulos
board-leader-paul-atreides = Paul Atreides
board-leader-leto-atreides = Leto Atreides
board-leader-vladimir-harkonnen = Vladimir Harkonnen
board-leader-glossu-rabban = Glossu Rabban
board-leader-memnon-thorvald = Memnon Thorvald
board-leader-ariana-thorvald = Ariana Thorvald
board-leader-ilban-richese = Ilban Richese
board-leader-helena-richese = Helena Richese
board-leader-rhombur-vernius = Rhombur Vernius
board-leader-tessia-vernius = Tessia Vernius
board-leader-armand-ecaz = Armand Ecaz
board-leader-ilesa-ecaz = Ilesa Ecaz
board-leader-yuna-moritani = Yuna Moritani
board-leader-hundro-moritani = Hundro Moritani

# O que os ícones significam
board-legend-goods = Recursos
board-legend-places = Para onde uma carta envia um Agente
board-legend-war = Tropas e o Conflito
board-legend-cards = Cartas
board-legend-people = Agentes, Influência, oponentes
board-legend-ix = Ascensão de Ix
board-legend-signs = Sinais
board-icon-spice = Especiaria
board-icon-solari = Solaris
board-icon-water = Água
board-icon-persuasion = Persuasão, que paga cartas no turno de Revelar
board-icon-vp = Ponto de Vitória
board-icon-troop = Tropa: recrute-a
board-icon-garrison = Guarnição
board-icon-supply = Estoque
board-icon-deploy = Enviar ao Conflito
board-icon-retreat = Recuar do Conflito
board-icon-sword = Espada: mais 1 de força no Combate
board-icon-combat = Espaço de Combate: daqui tropas podem ir ao Conflito
board-icon-control = Controle de um espaço
board-icon-draw = Comprar uma carta
board-icon-discard = Descartar uma carta; descarte
board-icon-trash = Excluir uma carta
board-icon-trash-self = Excluir esta carta
board-icon-acquire = Adquirir uma carta; numa carta: ao adquiri-la
board-icon-reveal = No turno de Revelar; num jogador: já revelou
board-icon-intrigue = Carta de Intriga
board-icon-steal = Pegar uma Carta de Intriga de quem tem quatro ou mais
board-icon-foldspace = Pegar uma carta “{ name-card-foldspace }”
board-icon-signet = Anel do Sinete: a habilidade do seu Líder
board-icon-bond = Com outra carta desta Facção em jogo
board-icon-look = Olhar a carta do topo do seu baralho
board-icon-deck = Baralho
board-icon-hand = Mão
board-icon-agent = Agente
board-icon-swordmaster = Espadachim: um terceiro Agente
board-icon-mentat = Mentat: mais um Agente nesta rodada
board-icon-recall = Revocar um Agente
board-icon-council = Assento no Alto Conselho
board-icon-influence = Influência com uma Facção à sua escolha
board-icon-alliance = Aliança
board-icon-first = Primeiro Jogador
board-icon-rivals = Cada oponente
board-icon-voice = Fechar um espaço aos oponentes
board-icon-infiltrate = Ir a um espaço ocupado por Agentes inimigos
board-icon-again = Outro turno; numa peça de Tecnologia: uma vez por rodada
board-icon-end = Encerra o turno
board-icon-lock = Fechado nesta partida
board-icon-tech = Peça de Tecnologia
board-icon-negotiator = Negociante em Ix, que barateia a Tecnologia
board-icon-dreadnought = Encouraçado
board-icon-freighter = Mover o seu Cargueiro na trilha de Envios
board-icon-snooper = Farejador
board-icon-sneaks = Com moldura tracejada: também onde há Agentes inimigos
board-icon-pays = Pague o que vem antes pelo que vem depois
board-icon-or = Um ou outro
board-icon-if = Só se o que vem antes valer
