# Duna: Imperium ao lado do tabuleiro de verdade: perguntas, respostas, correções, acontecimentos, preparação.

# Perguntas e respostas
ask-conflict = Rodada { $n }: qual carta de Conflito { $level } foi revelada?
option-conflict = { $conflict }: { $first }; segundo lugar: { $second }
ask-tile =
    { $n ->
        [1] Qual peça de Tecnologia está no topo da pilha de cima?
        [2] Qual peça de Tecnologia está no topo da pilha do meio?
       *[3] Qual peça de Tecnologia está no topo da pilha de baixo?
    }
option-tile = { $tile }
ask-first_player = Quem tem o marcador de Primeiro Jogador?
ask-person-turn =
    { $n ->
        [0] { $seat }: não há mais Agentes. Avise quando fizer o turno de Revelar.
        [one] { $seat }: para onde foi o seu Agente? Você tem { $n } Agente.
       *[other] { $seat }: para onde foi o seu Agente? Você tem { $n } Agentes.
    }
option-agent-to = { $space }
option-another-turn = Artes Sobrenaturais: outro turno depois deste
ask-deployed = Quais unidades você enviou ao Conflito?
ask-rival-next =
    { $n ->
        [0] Agora é a vez do Rival ({ $seat }), sem Agentes restantes. O tabuleiro está certo?
        [one] Agora é a vez do Rival ({ $seat }), com { $n } Agente restante. O tabuleiro está certo?
       *[other] Agora é a vez do Rival ({ $seat }), com { $n } Agentes restantes. O tabuleiro está certo?
    }
option-rival-turn = Turno do Rival ({ $seat })
ask-combat_next = Todos os turnos acabaram. O Conflito está certo? Agora os Rivais revelam as espadas.
option-combat = Combate
ask-strength = { $seat }: qual é a sua força depois do turno de Revelar? Pelas contas do assistente: { $n }.
ask-strength-final = { $seat }: qual é a sua força final, com as Cartas de Intriga (0: fora do Conflito)? Pelas contas do assistente: { $n }.
option-strength = { $n }
ask-winning_ships = Com quantos encouraçados você venceu?
option-dreadnoughts = { $n }
ask-may_pay_here = Você pagou por isso?
ask-points = { $seat }: quantos Pontos de Vitória você tem? Pelas contas do assistente: { $n }.
ask-points-final = { $seat }: quantos Pontos de Vitória você tem com as Cartas de Intriga de Fim de Jogo? Considera-se que cada Rival tem duas cartas “{ name-card-the-spice-must-flow }”. Pelas contas do assistente: { $n }.
option-points = { $n }
ask-figure-spice = Empate. { $seat }: quanta especiaria você tem?
ask-figure-solari = Ainda há empate. { $seat }: quantos Solaris você tem?
ask-figure-water = Ainda há empate. { $seat }: quanta água você tem?
ask-figure-garrison = Ainda há empate. { $seat }: quantas tropas há na sua guarnição?
figure-spice = Especiaria: { $n }
figure-solari = Solaris: { $n }
figure-water = Água: { $n }
figure-garrison =
    { $n ->
        [0] Nenhuma tropa
        [one] { $n } tropa
       *[other] { $n } tropas
    }

# Correções
fix-spice-more = { $seat }: 1 especiaria a mais
fix-spice-less = { $seat }: 1 especiaria a menos
fix-solari-more = { $seat }: 1 Solari a mais
fix-solari-less = { $seat }: 1 Solari a menos
fix-water-more = { $seat }: 1 de água a mais
fix-water-less = { $seat }: 1 de água a menos
fix-intrigue-more = { $seat }: 1 Carta de Intriga a mais
fix-intrigue-less = { $seat }: 1 Carta de Intriga a menos
fix-vp-more = { $seat }: 1 Ponto de Vitória a mais
fix-vp-less = { $seat }: 1 Ponto de Vitória a menos
fix-garrison-more = { $seat }: 1 tropa do estoque para a guarnição
fix-garrison-less = { $seat }: 1 tropa da guarnição para o estoque
fix-conflict-more = { $seat }: 1 tropa do estoque para o Conflito
fix-conflict-less = { $seat }: 1 tropa do Conflito para o estoque
fix-agents-more = { $seat }: 1 Agente a mais para enviar nesta rodada
fix-agents-less = { $seat }: 1 Agente a menos para enviar nesta rodada
fix-swordmaster-more = { $seat }: tem o Espadachim
fix-swordmaster-less = { $seat }: não tem o Espadachim
fix-freighter-more = { $seat }: Cargueiro um espaço acima
fix-freighter-less = { $seat }: Cargueiro um espaço abaixo
fix-negotiators-more = { $seat }: 1 tropa do estoque para Ix, como Negociante
fix-negotiators-less = { $seat }: 1 Negociante de volta ao estoque
fix-ships-more = { $seat }: 1 encouraçado do estoque para a guarnição
fix-ships-less = { $seat }: 1 encouraçado da guarnição para o estoque
fix-fleet-more = { $seat }: 1 encouraçado da guarnição para o Conflito
fix-fleet-less = { $seat }: 1 encouraçado do Conflito para a guarnição
fix-influence-more = { $seat }: 1 de Influência a mais { $faction-with }
fix-influence-less = { $seat }: 1 de Influência a menos { $faction-with }
fix-alliance = { $seat } tem a Aliança { $faction-with }
fix-occupy = O espaço { $space } está ocupado
fix-vacate = O espaço { $space } está livre
fix-recall = { $seat }: o Agente volta do espaço { $space }
fix-bonus = Especiaria bônus no espaço { $space }: { $n }
fix-control = { $seat } controla o espaço { $space }
fix-no-control = Ninguém controla o espaço { $space }
fix-mentat = { $seat } tem o Mentat
fix-no-mentat = Ninguém tem o Mentat
fix-first = { $seat } tem o marcador de Primeiro Jogador
fix-flag = Há um encouraçado ({ $seat }) no espaço { $space }
fix-no-flag = Não há encouraçado no espaço { $space }
fix-tech = { $seat } pega { $tile }
fix-untech = { $seat } exclui { $tile }
fix-dividends = { $seat } recebe Dividendos: 1 Solari para cada um dos outros

# O que aconteceu
name-unseen-intrigue = uma Carta de Intriga
amount-intrigue =
    { $n ->
        [one] { $n } Carta de Intriga
       *[other] { $n } Cartas de Intriga
    }
event-fix = Correção: { $what }.
event-table-agent = { $seat } envia um Agente ao espaço { $space }.
event-table-another-turn = { $seat } usa Artes Sobrenaturais: outro turno vem logo depois deste.
event-table-reveal = { $seat } faz o turno de Revelar.
event-table-agents = { $seat } ainda tem Agentes para enviar: { $n }.
event-table-loses = { $seat } perde { $what }.
event-table-takes = { $seat } resolve no tabuleiro: { $what-button }.
event-table-strength = { $seat } tem { $n } de força.

# Preparação
setup-board = Monte o tabuleiro como para três jogadores: um marcador de Aliança em cada trilha de Influência e o Mentat no espaço dele.
setup-ix-board = Cubra o canto superior direito do tabuleiro com o tabuleiro da CHOAM e coloque o tabuleiro de Ix ao lado.
setup-tech = Embaralhe as 18 peças de Tecnologia em três pilhas de 6, viradas para baixo, no tabuleiro de Ix, e vire para cima a peça superior de cada pilha.
setup-conflicts = Baralho de Conflito, de cima para baixo: 1 Conflito I ao acaso, 5 Conflitos II ao acaso, 4 Conflitos III. Não olhe os demais.
setup-conflicts-epic = Baralho de Conflito, de cima para baixo: 5 Conflitos II ao acaso, 5 Conflitos III.
setup-decks = Embaralhe o Baralho Imperial e abra a Linha Imperial de 5 cartas; coloque a Reserva ao lado; embaralhe o Baralho de Intriga.
setup-decks-ix = Embaralhe as cartas de Ascensão de Ix nos Baralhos Imperial e de Intriga; abra a Linha Imperial de 5 cartas; coloque a Reserva ao lado.
setup-hagal = Deixe o baralho da Casa Hagal na caixa: o assistente embaralha o dele.
setup-people = Cada pessoa pega um Líder, as 10 cartas iniciais, 2 Agentes, 3 tropas para a guarnição, 9 para o estoque e 1 de água, e coloca um cubo abaixo de cada trilha de Influência.
setup-people-ix = Cada pessoa pega 2 encouraçados para o estoque e coloca um Cargueiro no início da trilha de Envios.
setup-people-epic = Modo de Jogo Épico: cada pessoa troca uma carta “{ name-card-dune-the-desert-planet }” por “{ name-card-control-the-spice }”, começa com 5 tropas na guarnição em vez de 3 e compra uma Carta de Intriga. Joga-se até 12 Pontos de Vitória.
setup-hagal-colour = Escolha uma cor para a Casa Hagal. Ela não tem Líder e não acumula nada.
setup-hagal-cubes = Casa Hagal: um cubo abaixo de cada uma das quatro trilhas de Influência.
setup-hagal-troops = Casa Hagal: os outros { $n } cubos vão para o estoque; a guarnição começa vazia.
setup-hagal-agents = Casa Hagal: { $n } Agentes.
setup-difficulty = Dificuldade: { $level }.
setup-rival-leaders = Dois Rivais: coloque o Líder de cada um diante do lugar dele. Só vale a habilidade da direita, a do Anel do Sinete.
setup-rival-colours = Escolha uma cor para cada Rival.
setup-rival-cubes = Cada Rival: um cubo abaixo de cada uma das quatro trilhas de Influência.
setup-rival-troops = Cada Rival: { $n } tropas para a guarnição, as outras { $rest } para o estoque.
setup-rival-no-troops = Cada Rival: todas as { $n } tropas para o estoque; a guarnição começa vazia.
setup-rival-agents = Cada Rival: { $n } Agentes.
setup-swordmasters = Coloque os terceiros Agentes dos dois Rivais, os Espadachins, no Baralho de Conflito, sob exatamente { $n } cartas.
setup-mentat = Coloque um marcador de { $n } Solaris no espaço Mentat: é quanto ele custa a você nesta partida.
setup-no-swordmaster = Nesta partida você não pode ganhar o Espadachim: feche esse espaço.
setup-water = Cada Rival: { $n } de água.
setup-extra = Você começa com mais { $n } Solari e { $n } especiaria.
setup-rival-intrigue = Cada Rival: { $n } Carta de Intriga, virada para baixo.
setup-rival-ix = Cada Rival: 2 encouraçados para o estoque, um Cargueiro no início da trilha de Envios.
setup-first-solo = { $seat }, o Rival à sua esquerda, recebe o marcador de Primeiro Jogador.
setup-first-two = Um dos dois recebe o marcador de Primeiro Jogador, nunca a Casa Hagal.
setup-row-dice = Dados na Linha Imperial: depois de cada turno de Revelar seu, o assistente rola dois dados; exclua as cartas nessas posições, contando da esquerda (6: nenhuma), e complete a Linha Imperial.
setup-brutal-escalation = Escalada Brutal: num Conflito III, cada Rival revela duas cartas em busca de espadas.
