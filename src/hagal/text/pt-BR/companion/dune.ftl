# A Casa Hagal ao lado do tabuleiro.

companion-game-dune = Casa Hagal (Duna: Imperium)
companion-game-dune-note = O aplicativo revela as cartas da Casa Hagal e faz as contas dos Rivais. Para um ou dois jogadores.

companion-figures = Valores

# Uma nova partida
companion-page-game = A partida
companion-page-difficulty = Dificuldade
companion-page-rivals = Os Rivais
companion-page-people = Nomes e cores
companion-page-variants = Variantes e leituras
companion-players-1 = Solo
companion-players-1-note = Você contra dois Rivais que acumulam, lutam e pontuam.
companion-players-2 = Dois jogadores
companion-players-2-note = A Casa Hagal ocupa espaços e luta entre vocês.
companion-base = Jogo base
companion-ix = Com Ascensão de Ix
companion-ix-note = Cargueiros, encouraçados e peças de Tecnologia, também para os Rivais.
companion-level-mercenary = Você recebe 1 Solari e 1 especiaria a mais. Os Espadachins dos Rivais chegam na rodada { $round }. O Mentat custa { $mentat } Solaris.
companion-level-sardaukar = Os Rivais começam com 3 tropas e uma Carta de Intriga. Os Espadachins deles chegam na rodada { $round }. O Mentat custa { $mentat } Solaris.
companion-level-mentat = Como Sardaukar, mas os Espadachins chegam na rodada { $round }, e os Rivais enviam tropas com mais critério. O Mentat custa { $mentat } Solaris.
companion-level-kwisatz-haderach = Como Mentat (Espadachins na rodada { $round }, o Mentat por { $mentat } Solaris), e você nunca pode ter um Espadachim.
companion-rival-n = Rival { $n }
companion-random = Por sorteio
companion-your-name = Seu nome
companion-name-n = Nome do jogador { $n }
companion-leader = Líder
companion-leader-unsaid = Por sorteio
companion-colour = Cor
companion-colour-rival = Cor do Rival { $n }
companion-colour-hagal = Cor da Casa Hagal
companion-colour-red = vermelho
companion-colour-blue = azul
companion-colour-green = verde
companion-colour-yellow = amarelo
companion-same-colour = Cada lugar precisa de uma cor própria.
companion-same-leader = Cada Líder só pode ser escolhido uma vez.
companion-row-dice = Dados na Linha Imperial
companion-brutal-escalation = Escalada Brutal
companion-epic = Modo de Jogo Épico
companion-rival-signet-cost = O Anel do Sinete de um Rival, quando tem custo
companion-rival-signet-cost-pays = pago sempre que possível
companion-rival-signet-cost-player = você decide
companion-rabban-troops = Tropas do Anel do Sinete de Rabban
companion-rabban-troops-garrison = para a guarnição
companion-rabban-troops-conflict = com as da carta
companion-rival-voice = “A Voz” e os Rivais
companion-rival-voice-closed = fecha o espaço para eles
companion-rival-voice-open = não vale para eles
companion-expert-lead = Rival no Expert: a vantagem é medida
companion-expert-lead-strength = em força
companion-expert-lead-troops = em tropas
companion-expert-deployment = Rival no Expert: envia
companion-expert-deployment-literal = todas as tropas, se não estiver na frente
companion-expert-deployment-capped = até ficar na frente por duas
companion-expert-dreadnoughts = No nível Expert, um Rival que lidera
companion-expert-dreadnoughts-always = envia os encouraçados mesmo assim
companion-expert-dreadnoughts-held-back = guarda também os encouraçados
companion-hagal-control-bonus = A Casa Hagal em um espaço controlado
companion-hagal-control-bonus-pays = quem controla recebe o bônus
companion-hagal-control-bonus-nothing = ninguém recebe o bônus
companion-weirding-way = Artes Sobrenaturais: o turno extra do Primeiro Jogador
companion-weirding-way-at-once = vem imediatamente, antes da Casa Hagal
companion-weirding-way-after-hagal = vem depois do turno da Casa Hagal
companion-tie-for-second = Empate no segundo lugar
companion-tie-for-second-rulebook = dá aos jogadores a recompensa do terceiro lugar
companion-tie-for-second-third = dá a recompensa do terceiro lugar também aos Rivais
companion-tie-for-second-nothing = não dá nada a ninguém

# Preparação
companion-checklist = O que vai onde
companion-checklist-done = Tudo está no lugar

# A mesa
companion-round = Rodada { $n }
companion-phase-setup = Preparação
companion-phase-conflict = Nova rodada
companion-phase-turns = Turnos
companion-phase-combat = Combate
companion-phase-points = Fim da rodada
companion-phase-end = Fim da partida
companion-score = Placar
companion-first-player = Primeiro Jogador
companion-alliance = Aliança
companion-agents-left = { $n ->
        [1] resta { $n } Agente
       *[other] restam { $n } Agentes
    }
companion-tap-where = Toque no espaço para onde o Agente foi.
companion-another-follows = Outro turno vem depois deste.
companion-tap-taken = Um espaço está ocupado e o mapa o mostra livre? Toque nele antes.
companion-reveal = Turno de Revelar
companion-voice = A Voz
companion-taken = Ocupado: próxima carta
companion-taken-note = Já há alguém lá
companion-passed = Ignoradas
companion-what-happened = O que aconteceu
companion-search = Procurar
companion-search-nothing = Nada com esse nome.
companion-strengths = No Conflito
companion-dial-troops = Tropas
companion-dial-dreadnoughts = Encouraçados
companion-won =
    { $n ->
        [one] { $who } vence.
       *[other] { $who } vencem juntos.
    }

# O mapa
companion-map = O tabuleiro
companion-board = O tabuleiro
companion-map-marked = marcado como ocupado
companion-map-bonus = especiaria bônus: { $n }
companion-map-control = controle: { $who }
companion-map-flag = encouraçado: { $who }
companion-map-last = o Agente do Rival acabou de ir para lá
companion-confirm-occupied = Já há um Agente lá. Uma carta deixa você ir mesmo assim?
companion-confirm-recall = Retirar de lá o Agente ({ $who })?

# Valores e correções
companion-sheet-note = O que está errado aqui? Corrija; o que decorre disso pelas regras acontece sozinho.
companion-sheet-closed = Nada pode ser corrigido neste momento. Responda antes à pergunta.
companion-figure-vp = Pontos de Vitória
companion-figure-spice = Especiaria
companion-figure-solari = Solaris
companion-figure-water = Água
companion-figure-intrigue = Cartas de Intriga
companion-figure-garrison = Guarnição
companion-figure-conflict = Tropas no Conflito
companion-figure-agents = Agentes restantes
companion-figure-swordmaster = Espadachim
companion-figure-ships = Encouraçados na guarnição
companion-figure-fleet = Encouraçados no Conflito
companion-figure-freighter = Cargueiro
companion-figure-negotiators = Negociantes
companion-fix-bonus = Especiaria bônus
companion-fix-control = Controle
companion-fix-flag = Encouraçados em locais
companion-fix-alliance = Alianças
companion-fix-mentat = O Mentat
companion-fix-first = Primeiro Jogador
companion-fix-occupy = Marcar um espaço como ocupado
companion-fix-vacate = Liberar um espaço
companion-fix-tech = Peça de Tecnologia que um jogador adquire
companion-fix-untech = Peça de Tecnologia que um jogador exclui
companion-fix-dividends = Dividendos
