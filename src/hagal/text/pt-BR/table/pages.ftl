# As páginas em volta do tabuleiro.

# Todas as páginas
web-description = Duna: Imperium e Legendary Encounters: Predator no navegador, exatamente pelas regras: sozinho, com amigos, com bots.
web-skip = Ir para o conteúdo
web-home = Página inicial
web-unofficial = Um projeto de fãs, não oficial, para quem tem o jogo. Sem arte oficial e sem textos oficiais de cartas: cada frase é nossa.
web-language = Idioma
web-theme = Cores
web-theme-auto = Como no sistema
web-theme-light = Claras
web-theme-dark = Escuras
web-close = Fechar
web-copy = Copiar
web-save = Salvar
web-mode-solo = solo, { $level }
web-mode-two = dois jogadores e a Casa Hagal
web-mode-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
web-mode-epic = { $mode }, Modo de Jogo Épico
web-mode-uploaded = { $mode }, registro enviado

# A página inicial
web-start-title = Hagal: Rivais à sua mesa
web-lead = Governe o planeta deserto, saia vivo da caçada ou reúna as runas de dragão. Sozinho, com amigos nesta tela ou longe daqui, com bots nos lugares que quiser.
web-solo = Duna, solo
web-solo-note = Duna: Imperium, dois Rivais, { $level }
web-continue = Continuar
web-setup = Montar uma mesa
web-setup-note = Qualquer um dos jogos, com amigos e bots
web-game = Jogo
web-players = Jogadores
web-players-1 = Você contra dois Rivais da Casa Hagal.
web-players-2 = A Casa Hagal entra como terceira.
web-seats = Lugares
web-seats-note = Amigos nesta tela jogam um de cada vez; uma cortina esconde as mãos. Para um amigo por link, você recebe um link para enviar.
web-seat = Lugar { $n }
web-kind-me = Eu
web-kind-friend = Um amigo nesta tela
web-kind-link = Um amigo por link
web-name = Nome
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
web-readings = Onde as regras podem ser lidas de dois jeitos
web-readings-note = Tudo aqui está como as regras costumam ser lidas. Mude apenas se o seu grupo joga de outro jeito.
web-begin = Começar
web-wrong =
    { $n ->
        [one] Há um erro: veja a mensagem ao lado do campo.
       *[other] Há { $n } erros: veja as mensagens ao lado dos campos.
    }

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
web-wrong-title = Esse jogo não existe aqui. Escolha um da lista.
web-wrong-players = Escolha de { $least } a { $most } jogadores.
web-wrong-kind = Escolha na lista quem se senta aqui.
web-wrong-two-me = Você só pode ocupar um lugar. Para outra pessoa nesta tela escolha “Um amigo nesta tela”.
web-wrong-nobody = Alguém precisa jogar: dê ao menos um lugar a uma pessoa.
web-wrong-name-long = Um nome pode ter no máximo { $most } caracteres.
web-wrong-name-twice = Dois lugares não podem se chamar { $name }.
web-wrong-leaders = Escolha na lista como os Líderes são definidos.
web-wrong-leader = Esse Líder não existe. Escolha um da lista.
web-wrong-leader-ix = Esse Líder não está disponível: marque Ascensão de Ix ou escolha outro.
web-wrong-leader-rival = As regras não deixam um Rival ter esse Líder. Escolha outro.
web-wrong-leader-twice = Esse Líder já foi escolhido. Cada um só pode ser escolhido uma vez.
web-wrong-difficulty = Escolha uma das quatro dificuldades.
web-wrong-setting = Escolha uma opção da lista.
web-wrong-name-none = Digite um nome para que os outros possam chamar você.
web-wrong-record-none = Primeiro escolha um arquivo.
web-wrong-note-none = Diga em poucas palavras o que deu errado.

# Minhas partidas
web-games = Minhas partidas
web-games-none = Ainda não há partidas. Os botões acima começam uma na hora.
web-games-running = Em andamento
web-games-finished = Terminadas
web-games-mine = Sua vez
web-games-turn = Na vez: { $name }
web-games-waiting = Esperando: { $names }
web-games-round =
    { $n ->
        [0] { $state } · preparação
       *[other] { $state } · rodada { $n }
    }
web-games-won = Vitória: { $names }
web-games-over = Terminada
web-games-uploaded = Um registro enviado
web-watch = Assistir
web-forget = Esquecer
web-forget-game = Esquecer { $name }, { $when }
web-forgotten = { $name }, { $when }: não está mais na sua lista.
web-when-now = agora mesmo
web-upload = Abrir um registro
web-upload-file = Um arquivo de registro
web-upload-note = O registro de uma partida inteira: veja-a jogada por jogada ou continue de qualquer ponto.
web-upload-go = Abrir
web-companion = Jogando no tabuleiro de verdade?
web-companion-note = O assistente é o baralho da Casa Hagal no celular: revela as cartas, diz o que os Rivais fazem e cuida das contas deles. Para Runewars, conhece as chances das batalhas, o baralho de destino e as estações. Funciona sem rede.
web-companion-go = Abrir o assistente
web-companion-missing = Ele ainda não está instalado aqui. Quem mantém este servidor o obtém com um comando na pasta do Hagal:

# A mesa
web-undo = Desfazer
web-log = Histórico
web-log-all = Abrir o histórico inteiro
web-log-empty = Ainda não aconteceu nada.
web-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
web-help = Ajuda
web-menu = Menu
web-next = Próximo
web-skip-bots = Pular
web-watching = Assistindo
web-watching-note = Você vê o que todos podem ver, e nenhuma mão.
web-this-game = Esta partida
web-record = Baixar o registro
web-report = Relatar um erro
web-leave = Sair da mesa
web-leave-note = Cada escolha fica guardada. Esta partida está na página inicial.
web-show = Esta tela
web-notify = Avisar quando for a minha vez
web-watch-link = Link para quem assiste
web-seats-open = Lugares e convites
web-link-for = Link para { $name }
web-look = Ver daqui
web-give = Deixar um bot jogar
web-bot-instead = Um bot no lugar
web-take-back = Voltar a jogar
web-new-link = Novo link
web-rename = Mudar o nome
web-pace = Os bots jogam
web-pace-quick = na hora
web-pace-slow = devagar
web-pace-step = quando eu apertar Próximo
web-seat-mine = você
web-seat-friend = nesta tela
web-seat-here = presente
web-seat-away = ausente
web-seat-open = lugar livre
web-seat-rival = baralho da Casa Hagal
web-seat-stand-in = um bot joga
web-seat-asked = decide agora

# Ajuda
web-help-play = Como se joga aqui
web-help-act = Clique em uma carta e depois em um dos espaços iluminados; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-encounters = Clique em uma carta, espaço ou inimigo iluminado; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-hunters = Clique em uma carta, espaço, Armadilha, Golpe ou Predador aceso; ou escolha na lista de opções, que sempre tem tudo o que você pode fazer.
web-help-alien = Clique em uma carta, sala ou inimigo aceso, ou no que está sobre um jogador; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-hunt = Clique em uma carta, sala, Armadilha, Golpe ou Predador aceso, ou no que está sobre ele; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-plain = O que você pode fazer agora está na lista ao lado do tabuleiro: escolha ali ou pressione o número. O que uma carta faz aparece ao apontar para ela ou ao segurá-la.
web-help-why = Um clique no que não está iluminado diz por que isso não é possível agora.
web-help-zoom = Pare o ponteiro sobre uma carta, ou segure-a por um instante, para vê-la grande e com todo o texto. O botão direito ou a barra de espaço a fixa; assim, ou enquanto você segura Shift, outra fica ao lado dela.
web-help-undo = Desfazer volta atrás na sua última escolha, enquanto ninguém soube nada de novo por ela.
web-help-lasting = Um anel em uma resposta: ela não pode ser desfeita, até onde você pode saber, porque com ela alguém descobre algo novo.
web-help-coordinate = Coordenar: enquanto outro jogador age, as cartas que você pode separar para ele têm uma borda fina. Ninguém espera por você, e ninguém fica sabendo se você podia.
web-help-rivals = O histórico conta o que cada um fez e por quê; os números ali são os das regras.
web-keys = Teclas
web-legend = O que os ícones significam
web-key-offer = as opções, na ordem da lista
web-key-reveal = revelar a mão
web-key-plain = jogar todas as cartas simples
web-key-done = encerrar sua fase de Ação
web-key-undo = desfazer
web-key-decks = seu baralho e todas as pilhas
web-key-hint = o que o bot faria
web-key-log = histórico
web-key-next = próxima escolha de um bot
web-key-scene = próxima cena de um turno; depois, mostrar de novo
web-key-people = lugares e convites
web-key-chat = conversa
web-key-menu = menu
web-key-help = ajuda
web-key-arrows = ir de uma coisa iluminada a outra
web-key-enter = escolher o que está em foco
web-key-escape = fechar, ou recomeçar a escolha

# Espera, cortina, convite
web-lobby = Esperando os amigos
web-lobby-note = Envie a cada amigo o link dele. Quem o abrir se senta à mesa; um lugar livre também pode ficar com um bot.
web-lobby-guest = Ainda faltam pessoas. Quem começou a partida tem os links dos lugares livres.
web-lobby-begin = Começar agora
web-lobby-when = A partida começa sozinha quando todos os lugares estiverem ocupados. Se você começar antes, quem falta ainda pode chegar.
web-lobby-when-guest = A partida começa quando todos os lugares estiverem ocupados ou quando quem convidou começar.
web-curtain = Passe a tela
web-curtain-note = Agora só { $name } deve olhar.
web-peek = Fora da vez nesta tela:
web-peek-back = Devolver a tela
web-i-am = Eu sou { $name }
web-happened = O que aconteceu por último
web-join = Sentar-se à mesa
web-join-host = { $host } convida você para uma partida. O seu lugar: { $seat }.
web-join-seat = Você tem um convite para uma partida. O seu lugar: { $seat }.
web-your-name = Seu nome
web-sit = Sentar-se
web-only-watch = Só quero assistir

# O fim
web-end = A partida acabou
web-won = Vitória: { $names }
web-won-shared = { $names } dividem a vitória
web-won-you = Você venceu
web-solo-won = Os dois Rivais foram vencidos, { $own } a { $best }. Dificuldade: { $level }.
web-solo-lost = Os Rivais ficaram na frente, { $best } a { $own }. Dificuldade: { $level }.
web-solo-shared = Empate: { $own } a { $best }. Dificuldade: { $level }.
web-tied =
    { $what ->
        [spice] Empate em Pontos de Vitória, decidido pela especiaria.
        [solari] Empate em Pontos de Vitória, decidido pelos Solaris.
        [water] Empate em Pontos de Vitória, decidido pela água.
        [garrison] Empate em Pontos de Vitória, decidido pelas tropas na guarnição.
       *[other] Empate em Pontos de Vitória, decidido por uma carta.
    }
web-ranking = Classificação
web-place = Posição
web-player = Jogador
web-head-vp = Pontos
web-head-spice = Especiaria
web-head-solari = Solaris
web-head-water = Água
web-head-garrison = Guarnição
web-tiebreak = Em caso de empate, decide a especiaria; depois os Solaris, a água e as tropas na guarnição.
web-outside = Fora da pontuação: { $name }.
web-points = De onde vieram os pontos
web-points-none = nenhum ponto
web-points-start = no começo
web-points-influence = Influência
web-points-alliance = Alianças
web-points-spending = recursos gastos
web-points-tech = peças de Tecnologia
web-points-cards = cartas
web-chart = Pontos rodada a rodada
web-chart-line = { $name }: { $points }
web-again = Jogar de novo com a mesma mesa
web-final = A mesa final
web-replay = Rever

# Rever
web-go-first = Para o começo
web-go-back = Uma escolha para trás
web-go-on = Uma escolha para a frente
web-go-last = Para o fim
web-go = Mostrar
web-at = Escolha
web-replay-start = Antes da primeira escolha
web-replay-choice = Escolha { $n }, { $name }: { $choice }
web-replay-hidden = Escolha { $n }, { $name }
web-eyes = Pelos olhos de
web-eyes-public = Espectador
web-branch = Jogar a partir daqui
web-back-table = Voltar à mesa
web-back-end = Voltar ao resultado

# Relato de erro
web-stuck = Um bot não consegue continuar: as regras falham em qualquer escolha dele. É um erro do Hagal. A partida está guardada como está; se for possível, desfaça sua última escolha e, por favor, relate o erro:
web-report-note = O que você escrever e a partida inteira ficam neste servidor sob um número. Com ele, quem cuida do servidor pode encontrar o erro.
web-report-what = O que deu errado, e o que você esperava?
web-report-send = Enviar o relato
web-report-thanks = Obrigado. O relato está guardado.
web-report-id = Número do relato
web-report-kept = Passe este número a quem cuida do servidor.
web-report-record = O registro, até onde o seu lugar pode ver

# Quando algo não é possível
web-why-no-card = Nenhuma das suas cartas leva ao espaço { $space }.
web-why-buy = Cartas são adquiridas no seu turno de Revelar.
web-why-agents = Agentes são enviados no começo do seu turno; agora há outra coisa a decidir.
web-why-no-price = A carta { $card } não tem custo: só se obtém por efeitos.
web-why-tech = Peças de Tecnologia são adquiridas quando algo permite, como no espaço { $space }.
web-error-403 = Isto não é seu
web-error-404 = Aqui só há areia
web-error-409 = Tarde demais para isso
web-error-429 = Um momento, por favor
web-error-500 = Algo quebrou
web-error-other = Não é possível

# Pacotes de conteúdo no formulário de nova mesa.
web-packs = Pacotes de conteúdo
web-packs-note = Cartas que o dono deste servidor copiou de uma caixa: no lugar das nossas substitutas ou como conjuntos novos.
web-pack-replaces =
    { $n ->
        [1] substitui { $n } componente
       *[other] substitui { $n } componentes
    }
web-pack-adds =
    { $n ->
        [1] acrescenta { $n } novo
       *[other] acrescenta { $n } novos
    }
web-pack-mode = Para o modo { $mode }.
web-pack-content = O que há em { $pack }
web-pack-replaced = No lugar de componentes da caixa:
web-pack-added = Novos:
web-pack-warnings =
    { $n ->
        [one] { $n } aviso: uma fonte diz outra coisa
       *[other] { $n } avisos: as fontes dizem outra coisa
    }
web-pack-doubts = O que as fontes dizem de outro modo:
web-pack-differs = { $card }: uma fonte informa “{ $source }”, o pacote diz “{ $pack }”.
web-pack-broken =
    { $line ->
        [0] O arquivo “{ $file }” não serve como pacote. “hagal pack check” diz o que está errado.
       *[other] O arquivo “{ $file }” não serve como pacote: há algo errado na linha { $line }. “hagal pack check” diz o quê.
    }
web-wrong-pack-gone = O pacote “{ $pack }” não está mais neste servidor ou não pode mais ser lido. Comece sem ele ou fale com o dono do servidor.
web-wrong-packs-both = Os pacotes “{ $a }” e “{ $b }” trazem ambos { $what }. Escolha um deles.

# A pequena folha de uma partida rápida
web-quick-difficulty = Dificuldade
web-quick-first = bom para a primeira partida
web-quick-begin = Começar
