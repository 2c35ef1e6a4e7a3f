# A mesa de Duna: Imperium no navegador.

# Partes da mesa
table-dune-board = O tabuleiro
table-dune-score = Placar
table-dune-halls = Landsraad · CHOAM
table-dune-halls-ix = Landsraad · CHOAM · Ix
table-dune-shipping-track = Envios
table-dune-conflict = Conflito
table-dune-no-conflict = Nenhum Conflito em aberto.
table-dune-conflicts-left =
    { $n ->
        [0] o último
        [one] falta { $n }
       *[other] faltam { $n }
    }
table-dune-row = Linha Imperial
table-dune-reserve = Reserva
table-dune-tech-empty = Um espaço vazio para peças de Tecnologia
table-dune-own = Suas cartas
table-dune-hand = Mão
table-dune-play = Em jogo
table-dune-aside = Separadas
table-dune-intrigue = Cartas de Intriga
table-dune-intrigue-deck = Baralho de Intriga
table-dune-intrigue-discard = Descarte de Intriga
table-dune-deck = Baralho
table-dune-discard = Descarte
table-dune-imperium = Baralho do Império
table-dune-tiles = Peças de Tecnologia
table-dune-face-up = Intrigas abertas
table-dune-conflicts = Conflitos por vir
table-dune-fallen = Conflitos passados
table-dune-trash = Excluídas
table-dune-tokens = Suas Facções secretas
table-dune-stage = Para escolher
table-dune-watching = Você está assistindo. As mãos ficam ocultas.

# Rodada e fase
table-dune-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n } de { $of }
    }
table-dune-phase-setup = Preparação
table-dune-phase-start = Começo da Rodada
table-dune-phase-turns = Turnos
table-dune-phase-combat = Combate
table-dune-phase-makers = Especiaria
table-dune-phase-recall = Revocação
table-dune-phase-endgame = Fim de Jogo
table-dune-phase-over = Fim da partida

# A pergunta
table-dune-for-rival = Você decide pelo Rival: { $name }
table-dune-for-rival-tied = O Rival tem a menor Influência, empatada, com estas Facções; você escolhe em qual ela sobe (HG-049).
table-dune-for-rival-free = As regras deixam esta escolha com você (HG-049).

# O que está nos espaços
table-dune-agent-of = Agente: { $name }
table-dune-bonus-spice = Especiaria bônus: { $n }
table-dune-controlled = Controle: { $name }
table-dune-ship-here = Encouraçado: { $name }
table-dune-silenced = Fechado por “A Voz” ({ $name })
table-dune-closed = Fechado nesta partida
table-dune-shipping-start = Início da trilha de Envios
table-dune-shipping = Trilha de Envios, espaço { $n }: { $effect }

# Influência
table-dune-faction-emperor = Imperador
table-dune-faction-spacing-guild = Guilda Espacial
table-dune-faction-bene-gesserit = Bene Gesserit
table-dune-faction-fremen = Fremen
table-dune-level = { $name } { $n }
table-dune-alliance-of = Aliança: { $name }

# Lugares
table-dune-points =
    { $n ->
        [1] { $n } Ponto de Vitória
       *[other] { $n } Pontos de Vitória
    }
table-dune-stock-spice = Especiaria: { $n }
table-dune-stock-solari = Solaris: { $n }
table-dune-stock-water = Água: { $n }
table-dune-persuasion =
    { $n ->
        [1] resta { $n } de Persuasão
       *[other] restam { $n } de Persuasão
    }
table-dune-after =
    { $n ->
        [0] não sobra Persuasão depois da compra
        [1] sobra { $n } de Persuasão depois da compra
       *[other] sobram { $n } de Persuasão depois da compra
    }
table-dune-garrison =
    { $n ->
        [1] { $n } tropa na guarnição
       *[other] { $n } tropas na guarnição
    }
table-dune-supply =
    { $n ->
        [1] { $n } tropa no estoque
       *[other] { $n } tropas no estoque
    }
table-dune-ships =
    { $n ->
        [1] { $n } encouraçado
       *[other] { $n } encouraçados
    }
table-dune-negotiators =
    { $n ->
        [1] { $n } Negociante
       *[other] { $n } Negociantes
    }
table-dune-agents =
    { $n ->
        [1] resta { $n } Agente
       *[other] restam { $n } Agentes
    }
table-dune-in-hand =
    { $n ->
        [1] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
table-dune-on-top = No topo: { $card }
table-dune-in-deck =
    { $n ->
        [1] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
table-dune-in-discard =
    { $n ->
        [1] { $n } carta no descarte
       *[other] { $n } cartas no descarte
    }
table-dune-in-intrigue =
    { $n ->
        [1] { $n } Carta de Intriga
       *[other] { $n } Cartas de Intriga
    }
table-dune-first = Primeiro Jogador
table-dune-has-mentat = Tem o Mentat
table-dune-has-mentat-next = Terá o Mentat na próxima rodada
table-dune-has-council = Tem assento no Alto Conselho
table-dune-has-swordmaster = Tem o Espadachim
table-dune-has-revealed = Já revelou
table-dune-controls = Controla o espaço { $space }
table-dune-tile-used = { $name } (usada)
table-dune-fighter =
    { $troops ->
        [1] { $name }: { $troops } tropa, força { $strength }
       *[other] { $name }: { $troops } tropas, força { $strength }
    }
table-dune-fighter-ships =
    { $troops ->
        [1] { $name }: { $troops } tropa
       *[other] { $name }: { $troops } tropas
    }, { $ships ->
        [1] { $ships } encouraçado
       *[other] { $ships } encouraçados
    }, força { $strength }
table-dune-hagal = Casa Hagal
table-dune-seat-rival = baralho da Casa Hagal
table-dune-rival-won = baralho da Casa Hagal
table-dune-hagal-deck =
    { $n ->
        [1] { $n } carta no baralho da Casa Hagal
       *[other] { $n } cartas no baralho da Casa Hagal
    }

# Cartas
table-dune-type-plot = Trama
table-dune-type-combat = Combate
table-dune-type-endgame = Fim de Jogo
table-dune-kind-card = Carta
table-dune-kind-intrigue = Carta de Intriga
table-dune-kind-conflict = Conflito
table-dune-kind-leader = Líder
table-dune-kind-rival = Rival
table-dune-kind-space = Espaço
table-dune-then-card = { $name }: para qual espaço?
table-dune-then-space = { $name }: com qual carta?
table-dune-kind-tech = Peça de Tecnologia
table-dune-kind-hagal = Carta da Casa Hagal

# Líderes sem títulos
table-dune-leader-paul-atreides = Paul Atreides
table-dune-leader-leto-atreides = Leto Atreides
table-dune-leader-vladimir-harkonnen = Vladimir Harkonnen
table-dune-leader-glossu-rabban = Glossu Rabban
table-dune-leader-memnon-thorvald = Memnon Thorvald
table-dune-leader-ariana-thorvald = Ariana Thorvald
table-dune-leader-ilban-richese = Ilban Richese
table-dune-leader-helena-richese = Helena Richese
table-dune-leader-rhombur-vernius = Rhombur Vernius
table-dune-leader-tessia-vernius = Tessia Vernius
table-dune-leader-armand-ecaz = Armand Ecaz
table-dune-leader-ilesa-ecaz = Ilesa Ecaz
table-dune-leader-yuna-moritani = Yuna Moritani
table-dune-leader-hundro-moritani = Hundro Moritani

# O que os ícones significam
table-dune-legend-goods = Recursos
table-dune-legend-places = Para onde uma carta envia um Agente
table-dune-legend-war = Tropas e o Conflito
table-dune-legend-cards = Cartas
table-dune-legend-people = Agentes, Influência, oponentes
table-dune-legend-ix = Ascensão de Ix
table-dune-legend-signs = Sinais
table-dune-icon-spice = Especiaria
table-dune-icon-solari = Solaris
table-dune-icon-water = Água
table-dune-icon-persuasion = Persuasão, que paga cartas no turno de Revelar
table-dune-icon-vp = Ponto de Vitória
table-dune-icon-troop = Tropa: recrute-a
table-dune-icon-garrison = Guarnição
table-dune-icon-supply = Estoque
table-dune-icon-deploy = Enviar ao Conflito
table-dune-icon-retreat = Recuar do Conflito
table-dune-icon-sword = Espada: mais 1 de força no Combate
table-dune-icon-combat = Espaço de Combate: daqui tropas podem ir ao Conflito
table-dune-icon-control = Controle de um espaço
table-dune-icon-draw = Comprar uma carta
table-dune-icon-discard = Descartar uma carta; descarte
table-dune-icon-trash = Excluir uma carta
table-dune-icon-trash-self = Excluir esta carta
table-dune-icon-acquire = Adquirir uma carta; numa carta: ao adquiri-la
table-dune-icon-reveal = No turno de Revelar; num jogador: já revelou
table-dune-icon-intrigue = Carta de Intriga
table-dune-icon-steal = Pegar uma Carta de Intriga de quem tem quatro ou mais
table-dune-icon-foldspace = Pegar uma carta “{ name-card-foldspace }”
table-dune-icon-signet = Anel do Sinete: a habilidade do seu Líder
table-dune-icon-bond = Com outra carta desta Facção em jogo
table-dune-icon-look = Olhar a carta do topo do seu baralho
table-dune-icon-deck = Baralho
table-dune-icon-hand = Mão
table-dune-icon-agent = Agente
table-dune-icon-swordmaster = Espadachim: um terceiro Agente
table-dune-icon-mentat = Mentat: mais um Agente nesta rodada
table-dune-icon-recall = Revocar um Agente
table-dune-icon-council = Assento no Alto Conselho
table-dune-icon-influence = Influência com uma Facção à sua escolha
table-dune-icon-alliance = Aliança
table-dune-icon-first = Primeiro Jogador
table-dune-icon-rivals = Cada oponente
table-dune-icon-voice = Fechar um espaço aos oponentes
table-dune-icon-infiltrate = Ir a um espaço ocupado por Agentes inimigos
table-dune-icon-again = Outro turno; numa peça de Tecnologia: uma vez por rodada
table-dune-icon-end = Encerra o turno
table-dune-icon-lock = Fechado nesta partida
table-dune-icon-tech = Peça de Tecnologia
table-dune-icon-negotiator = Negociante em Ix, que barateia a Tecnologia
table-dune-icon-dreadnought = Encouraçado
table-dune-icon-freighter = Mover o seu Cargueiro na trilha de Envios
table-dune-icon-snooper = Farejador
table-dune-icon-sneaks = Com moldura tracejada: também onde há Agentes inimigos
table-dune-icon-pays = Pague o que vem antes pelo que vem depois
table-dune-icon-or = Um ou outro
table-dune-icon-if = Só se o que vem antes valer

table-dune-sheet =
    # Duna: Imperium em uma página
    ## Objetivo
    Mais Pontos de Vitória quando alguém tem 10 no fim de uma rodada, ou depois da rodada 10 (DI-014, DI-080).
    Os pontos vêm de Influência (DI-070), Alianças (DI-072), Conflitos vencidos e algumas cartas (DI-081).
    ## Uma rodada: cinco fases (DI-010)
    Começo da Rodada: um Conflito é revelado, todos compram 5 cartas (DI-011).
    Turnos: um de cada vez, em sentido horário, até que todos tenham revelado (DI-012).
    Combate: a maior força leva a melhor recompensa (DI-060 a DI-063).
    Especiaria: espaços de especiaria sem Agente ganham especiaria bônus (DI-013).
    Revocação: os Agentes voltam, o marcador de Primeiro Jogador passa adiante (DI-014).
    ## O seu turno
    Turno do Agente: jogue uma carta e envie um Agente a um espaço livre com um dos ícones dela; pague o custo antes (DI-020). Depois, os efeitos do espaço e da carta, em qualquer ordem (DI-021).
    Num espaço de Combate, você pode enviar as tropas deste turno e até 2 da guarnição (DI-022).
    Turno de Revelar: mostre o resto da mão, adquira cartas com a Persuasão dela, defina a força: 2 por tropa no Conflito e 1 por espada (DI-030, DI-031, DI-033). Nesta rodada, você terminou.
    ## Bom saber
    2 de Influência com uma Facção são um ponto; 4, um bônus e, para o primeiro, a Aliança (DI-070 a DI-072).
    O Espadachim é um terceiro Agente (DI-026); um assento no Alto Conselho, 2 de Persuasão em todo turno de Revelar (DI-027).

table-dune-sheet-hagal =
    # Casa Hagal em uma página
    ## Sozinho contra dois Rivais (HG-030)
    Eles fazem turnos do Agente na ordem dos turnos e nunca um turno de Revelar (HG-003, HG-040). Vence quem tem mais pontos no fim, seja mesmo um Rival.
    ## O turno de um Rival
    A carta do topo da Casa Hagal diz o espaço; se estiver ocupado, vira-se a próxima (HG-004).
    Ele não paga nada e só recebe o que a carta mostra (HG-006): Influência (HG-007), o Sinete do Líder dele (HG-008), tropas (HG-009).
    Num espaço de Combate, envia também até 2 tropas da guarnição (HG-010). Minerar Especiaria o leva para onde há mais especiaria bônus (HG-014), e ele toma tudo (HG-044).
    Onde precisa escolher, toma a Facção com menos Influência; empates e todo o resto você decide (HG-049).
    ## Combate
    Cada Rival com tropa ali vira uma carta da Casa Hagal e soma as espadas dela (HG-012). Os Rivais tomam as recompensas do primeiro e do segundo lugar (HG-045).
    ## Pontos
    7 especiarias, 7 Solaris, 3 de água ou 3 Cartas de Intriga viram um ponto na hora (HG-050); com Ascensão de Ix, veja IX-061. Influência e Alianças contam como para você (HG-041).
    Ambos recebem o terceiro Agente na rodada 5, 4 ou 3, conforme a dificuldade (HG-034, HG-048).
    ## Com dois jogadores
    A Casa Hagal ocupa espaços e luta, mas não pontua (HG-020). Ela age depois de cada turno do Agente do Primeiro Jogador (HG-023).

# Ajuda
web-help-dune = Clique em uma carta e depois em um dos espaços iluminados; ou escolha na lista, que sempre tem tudo o que você pode fazer.

# O fim
table-dune-solo-won = Os dois Rivais foram vencidos, { $own } a { $best }. Dificuldade: { $level }.
table-dune-solo-lost = Os Rivais ficaram na frente, { $best } a { $own }. Dificuldade: { $level }.
table-dune-solo-shared = Empate: { $own } a { $best }. Dificuldade: { $level }.
table-dune-tied =
    { $what ->
        [spice] Empate em Pontos de Vitória, decidido pela especiaria.
        [solari] Empate em Pontos de Vitória, decidido pelos Solaris.
        [water] Empate em Pontos de Vitória, decidido pela água.
        [garrison] Empate em Pontos de Vitória, decidido pelas tropas na guarnição.
       *[other] Empate em Pontos de Vitória, decidido por uma carta.
    }
table-dune-head-vp = Pontos
table-dune-head-spice = Especiaria
table-dune-head-solari = Solaris
table-dune-head-water = Água
table-dune-head-garrison = Guarnição
table-dune-tiebreak = Em caso de empate, decide a especiaria; depois os Solaris, a água e as tropas na guarnição.
table-dune-outside = Fora da pontuação: { $name }.
table-dune-points-from = De onde vieram os pontos
table-dune-points-from-none = nenhum ponto
table-dune-points-from-start = no começo
table-dune-points-from-influence = Influência
table-dune-points-from-alliance = Alianças
table-dune-points-from-spending = recursos gastos
table-dune-points-from-tech = peças de Tecnologia
table-dune-points-from-cards = cartas
table-dune-chart = Pontos rodada a rodada
table-dune-chart-line = { $name }: { $points }

# Quando algo não é possível
table-dune-why-no-card = Nenhuma das suas cartas leva ao espaço { $space }.
table-dune-why-buy = Cartas são adquiridas no seu turno de Revelar.
table-dune-why-agents = Agentes são enviados no começo do seu turno; agora há outra coisa a decidir.
table-dune-why-no-price = A carta { $card } não tem custo: só se obtém por efeitos.
table-dune-why-tech = Peças de Tecnologia são adquiridas quando algo permite, como no espaço { $space }.

# Estatísticas
mine-by-role-dune = Líder

# In network games: passing ahead
table-dune-ahead = Passar por mim neste Combate
table-dune-ahead-on = Você passa neste Combate até que outra pessoa jogue uma carta. Ninguém fica sabendo.
table-dune-ahead-ended = Você tinha passado antes da hora, mas { $name } jogou uma carta: decida você.

# Para janelas pequenas: as abas do tabuleiro
table-dune-small-conflict = Conflito
table-dune-small-row = Linha
