# The set-up of Dune, and its quick game.

# Todas as páginas
web-mode-solo = solo, { $level }
web-mode-two = dois jogadores e a Casa Hagal
web-mode-epic = { $mode }, Modo de Jogo Épico

# A página inicial
web-solo = Duna, solo
web-solo-note = Duna: Imperium, dois Rivais, { $level }
web-players-1 = Você contra dois Rivais da Casa Hagal.
web-players-2 = A Casa Hagal entra como terceira.
web-name-empty = o do Líder
web-leader = Líder
web-leaders = Líderes
web-leaders-random = Por sorteio
web-leaders-choose = Cada jogador escolhe no começo da partida
web-leaders-named = Indicados aqui, lugar por lugar
web-leader-random = Por sorteio
web-ix = Ascensão de Ix
web-ix-note = Peças de Tecnologia, a trilha de Envios, encouraçados, novas cartas e novos Líderes.
web-promos = Cartas promocionais
web-promos-note = Embaralhadas no Baralho Imperial.
web-epic = Modo de Jogo Épico
web-epic-note = Com Ascensão de Ix e de dois a quatro jogadores: 12 Pontos de Vitória para vencer, Conflitos mais duros, um começo mais forte.
web-solo-legend = Sozinho: os Rivais
web-level-mercenary =
    { $extra ->
        [one] Você começa com { $extra } especiaria e { $extra } Solari a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }.
       *[other] Você começa com { $extra } especiarias e { $extra } Solaris a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }.
    }
web-level-sardaukar = Eles começam com { $troops } tropas e uma Carta de Intriga, e o terceiro Agente deles chega na rodada { $round }; o Mentat custa { $mentat } Solaris a você.
web-level-mentat = Como Sardaukar, com o terceiro Agente na rodada { $round }; um Rival que lidera um Conflito poupa as tropas.
web-level-kwisatz-haderach = Como Mentat, e você não pode ter o Espadachim.
web-rival = Líder do Rival { $n }
web-row-dice = Dados na Linha Imperial
web-row-dice-note = Depois do seu turno de Revelar, dois dados excluem cartas da Linha Imperial.
web-brutal = Escalada Brutal
web-brutal-note = Num Conflito III, cada Rival em combate revela duas cartas em busca de espadas.

# As opções para o que as regras deixam em aberto
web-set-three-way-tie = Três empatados em primeiro lugar
web-set-three-way-tie-note = Quatro jogadores: o que recebe o quarto?
web-set-three-way-tie-third = a recompensa do terceiro lugar
web-set-three-way-tie-nothing = nada
web-set-tie-for-second = Dois empatados em segundo lugar
web-set-tie-for-second-note = O que recebe cada um?
web-set-tie-for-second-rulebook = a recompensa do terceiro lugar, exceto aos Rivais
web-set-tie-for-second-third = a recompensa do terceiro lugar, também aos Rivais
web-set-tie-for-second-nothing = nada
web-set-kwisatz-haderach = Kwisatz Haderach
web-set-kwisatz-haderach-note = Um Agente enviado por esta carta…
web-set-kwisatz-haderach-pays = paga custos e cumpre requisitos
web-set-kwisatz-haderach-free = vai a qualquer lugar de graça
web-set-bindu-suspension = Suspensão Bindu
web-set-bindu-suspension-note = Depois de comprar a carta…
web-set-bindu-suspension-ends = o turno termina
web-set-bindu-suspension-may = o turno pode terminar
web-set-rival-signet-cost = O Anel do Sinete de um Rival, quando tem custo
web-set-rival-signet-cost-note = Leto e o Barão como Rivais: o custo…
web-set-rival-signet-cost-pays = é pago sempre que possível
web-set-rival-signet-cost-player = é pago se você decidir
web-set-rabban-troops = As tropas de Rabban
web-set-rabban-troops-note = As tropas do Anel do Sinete de Rabban, como Rival num espaço de Combate, vão…
web-set-rabban-troops-garrison = para a guarnição
web-set-rabban-troops-conflict = para o Conflito
web-set-rival-voice = A Voz
web-set-rival-voice-note = Um espaço fechado por “A Voz” fica, para os Rivais,…
web-set-rival-voice-closed = fechado também
web-set-rival-voice-open = aberto
web-set-hagal-control-bonus = Bônus de Controle e a Casa Hagal
web-set-hagal-control-bonus-note = Dois jogadores: um Agente da Casa Hagal rende a quem controla o espaço…
web-set-hagal-control-bonus-pays = o bônus
web-set-hagal-control-bonus-nothing = nada
web-set-expert-lead = A vantagem no nível Expert
web-set-expert-lead-note = Um Rival que poupa as tropas mede a vantagem em…
web-set-expert-lead-strength = força
web-set-expert-lead-troops = tropas
web-set-expert-deployment = Envio de tropas no Expert
web-set-expert-deployment-note = Um Rival que ainda não está na frente por duas tropas envia…
web-set-expert-deployment-literal = tudo o que pode
web-set-expert-deployment-capped = só o necessário para isso
web-set-hagal-dreadnought-troops = A carta “{ name-space-dreadnought }” da Casa Hagal
web-set-hagal-dreadnought-troops-note = Dois jogadores com Ascensão de Ix: quantas tropas ela traz
web-set-hagal-dreadnought-troops-2 = 2
web-set-hagal-dreadnought-troops-1 = 1
web-set-expert-dreadnoughts = Os encouraçados no nível Expert
web-set-expert-dreadnoughts-note = Um Rival que lidera e poupa as tropas…
web-set-expert-dreadnoughts-always = envia os encouraçados mesmo assim
web-set-expert-dreadnoughts-held-back = também guarda os encouraçados
web-set-weirding-way = Artes Sobrenaturais
web-set-weirding-way-note = Dois jogadores com a Ascensão de Ix: o turno extra do Primeiro Jogador vem…
web-set-weirding-way-at-once = imediatamente, antes da Casa Hagal
web-set-weirding-way-after-hagal = depois do turno da Casa Hagal
web-set-reveal-tiles = Peças de Tecnologia do turno de Revelar
web-set-reveal-tiles-note = Uma peça adquirida durante um turno de Revelar vale…
web-set-reveal-tiles-at-once = já nesse turno
web-set-reveal-tiles-next-turn = a partir do próximo

# Reclamações
web-wrong-leaders = Escolha na lista como os Líderes são definidos.
web-wrong-leader = Esse Líder não existe. Escolha um da lista.
web-wrong-leader-ix = Esse Líder não está disponível: marque Ascensão de Ix ou escolha outro.
web-wrong-leader-rival = As regras não deixam um Rival ter esse Líder. Escolha outro.
web-wrong-leader-twice = Esse Líder já foi escolhido. Cada um só pode ser escolhido uma vez.
web-wrong-difficulty = Escolha uma das quatro dificuldades.

# A pequena folha de uma partida rápida
web-quick-difficulty = Dificuldade
web-quick-first = bom para a primeira partida
