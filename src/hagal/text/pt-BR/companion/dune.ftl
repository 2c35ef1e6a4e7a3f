# A Casa Hagal ao lado do tabuleiro.

companion-game-dune = Casa Hagal (Duna: Imperium)
companion-game-dune-note = O aplicativo revela as cartas da Casa Hagal e faz as contas dos Rivais. Para um ou dois jogadores.

companion-dune-figures = Valores

# Uma nova partida
companion-dune-page-game = A partida
companion-dune-page-difficulty = Dificuldade
companion-dune-page-rivals = Os Rivais
companion-dune-page-people = Nomes e cores
companion-dune-page-variants = Variantes e leituras
companion-dune-players-1 = Solo
companion-dune-players-1-note = Você contra dois Rivais que acumulam, lutam e pontuam.
companion-dune-players-2 = Dois jogadores
companion-dune-players-2-note = A Casa Hagal ocupa espaços e luta entre vocês.
companion-dune-base = Jogo base
companion-dune-ix = Com Ascensão de Ix
companion-dune-ix-note = Cargueiros, encouraçados e peças de Tecnologia, também para os Rivais.
companion-dune-level-mercenary = Você recebe 1 Solari e 1 especiaria a mais. Os Espadachins dos Rivais chegam na rodada { $round }. O Mentat custa { $mentat } Solaris.
companion-dune-level-sardaukar = Os Rivais começam com 3 tropas e uma Carta de Intriga. Os Espadachins deles chegam na rodada { $round }. O Mentat custa { $mentat } Solaris.
companion-dune-level-mentat = Como Sardaukar, mas os Espadachins chegam na rodada { $round }, e os Rivais enviam tropas com mais critério. O Mentat custa { $mentat } Solaris.
companion-dune-level-kwisatz-haderach = Como Mentat (Espadachins na rodada { $round }, o Mentat por { $mentat } Solaris), e você nunca pode ter um Espadachim.
companion-dune-rival-n = Rival { $n }
companion-dune-random = Por sorteio
companion-dune-your-name = Seu nome
companion-dune-name-n = Nome do jogador { $n }
companion-dune-leader = Líder
companion-dune-leader-unsaid = Por sorteio
companion-dune-colour = Cor
companion-dune-colour-rival = Cor do Rival { $n }
companion-dune-colour-hagal = Cor da Casa Hagal
companion-dune-colour-red = vermelho
companion-dune-colour-blue = azul
companion-dune-colour-green = verde
companion-dune-colour-yellow = amarelo
companion-dune-same-colour = Cada lugar precisa de uma cor própria.
companion-dune-same-leader = Cada Líder só pode ser escolhido uma vez.
companion-dune-row-dice = Dados na Linha Imperial
companion-dune-brutal-escalation = Escalada Brutal
companion-dune-epic = Modo de Jogo Épico
companion-dune-rival-signet-cost = O Anel do Sinete de um Rival, quando tem custo
companion-dune-rival-signet-cost-pays = pago sempre que possível
companion-dune-rival-signet-cost-player = você decide
companion-dune-rabban-troops = Tropas do Anel do Sinete de Rabban
companion-dune-rabban-troops-garrison = para a guarnição
companion-dune-rabban-troops-conflict = com as da carta
companion-dune-rival-voice = “A Voz” e os Rivais
companion-dune-rival-voice-closed = fecha o espaço para eles
companion-dune-rival-voice-open = não vale para eles
companion-dune-expert-lead = Rival no Expert: a vantagem é medida
companion-dune-expert-lead-strength = em força
companion-dune-expert-lead-troops = em tropas
companion-dune-expert-deployment = Rival no Expert: envia
companion-dune-expert-deployment-literal = todas as tropas, se não estiver na frente
companion-dune-expert-deployment-capped = até ficar na frente por duas
companion-dune-expert-dreadnoughts = No nível Expert, um Rival que lidera
companion-dune-expert-dreadnoughts-always = envia os encouraçados mesmo assim
companion-dune-expert-dreadnoughts-held-back = guarda também os encouraçados
companion-dune-hagal-control-bonus = A Casa Hagal em um espaço controlado
companion-dune-hagal-control-bonus-pays = quem controla recebe o bônus
companion-dune-hagal-control-bonus-nothing = ninguém recebe o bônus
companion-dune-weirding-way = Artes Sobrenaturais: o turno extra do Primeiro Jogador
companion-dune-weirding-way-at-once = vem imediatamente, antes da Casa Hagal
companion-dune-weirding-way-after-hagal = vem depois do turno da Casa Hagal
companion-dune-tie-for-second = Empate no segundo lugar
companion-dune-tie-for-second-rulebook = dá aos jogadores a recompensa do terceiro lugar
companion-dune-tie-for-second-third = dá a recompensa do terceiro lugar também aos Rivais
companion-dune-tie-for-second-nothing = não dá nada a ninguém

# Preparação
companion-dune-checklist = O que vai onde
companion-dune-checklist-done = Tudo está no lugar

# A mesa
companion-dune-round = Rodada { $n }
companion-dune-phase-setup = Preparação
companion-dune-phase-conflict = Nova rodada
companion-dune-phase-turns = Turnos
companion-dune-phase-combat = Combate
companion-dune-phase-points = Fim da rodada
companion-dune-phase-end = Fim da partida
companion-dune-score = Placar
companion-dune-first-player = Primeiro Jogador
companion-dune-alliance = Aliança
companion-dune-agents-left = { $n ->
        [1] resta { $n } Agente
       *[other] restam { $n } Agentes
    }
companion-dune-tap-where = Toque no espaço para onde o Agente foi.
companion-dune-another-follows = Outro turno vem depois deste.
companion-dune-tap-taken = Um espaço está ocupado e o mapa o mostra livre? Toque nele antes.
companion-dune-reveal = Turno de Revelar
companion-dune-voice = A Voz
companion-dune-taken = Ocupado: próxima carta
companion-dune-taken-note = Já há alguém lá
companion-dune-passed = Ignoradas
companion-dune-what-happened = O que aconteceu
companion-dune-search = Procurar
companion-dune-search-nothing = Nada com esse nome.
companion-dune-strengths = No Conflito
companion-dune-dial-troops = Tropas
companion-dune-dial-dreadnoughts = Encouraçados
companion-dune-won =
    { $n ->
        [one] { $who } vence.
       *[other] { $who } vencem juntos.
    }

# O mapa
companion-dune-map = O tabuleiro
companion-dune-board = O tabuleiro
companion-dune-map-marked = marcado como ocupado
companion-dune-map-bonus = especiaria bônus: { $n }
companion-dune-map-control = controle: { $who }
companion-dune-map-flag = encouraçado: { $who }
companion-dune-map-last = o Agente do Rival acabou de ir para lá
companion-dune-confirm-occupied = Já há um Agente lá. Uma carta deixa você ir mesmo assim?
companion-dune-confirm-recall = Retirar de lá o Agente ({ $who })?

# Valores e correções
companion-dune-sheet-note = O que está errado aqui? Corrija; o que decorre disso pelas regras acontece sozinho.
companion-dune-sheet-closed = Nada pode ser corrigido neste momento. Responda antes à pergunta.
companion-dune-figure-vp = Pontos de Vitória
companion-dune-figure-spice = Especiaria
companion-dune-figure-solari = Solaris
companion-dune-figure-water = Água
companion-dune-figure-intrigue = Cartas de Intriga
companion-dune-figure-garrison = Guarnição
companion-dune-figure-conflict = Tropas no Conflito
companion-dune-figure-agents = Agentes restantes
companion-dune-figure-swordmaster = Espadachim
companion-dune-figure-ships = Encouraçados na guarnição
companion-dune-figure-fleet = Encouraçados no Conflito
companion-dune-figure-freighter = Cargueiro
companion-dune-figure-negotiators = Negociantes
companion-dune-fix-bonus = Especiaria bônus
companion-dune-fix-control = Controle
companion-dune-fix-flag = Encouraçados em locais
companion-dune-fix-alliance = Alianças
companion-dune-fix-mentat = O Mentat
companion-dune-fix-first = Primeiro Jogador
companion-dune-fix-occupy = Marcar um espaço como ocupado
companion-dune-fix-vacate = Liberar um espaço
companion-dune-fix-tech = Peça de Tecnologia que um jogador adquire
companion-dune-fix-untech = Peça de Tecnologia que um jogador exclui
companion-dune-fix-dividends = Dividendos
