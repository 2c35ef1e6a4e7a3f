# As páginas em volta do tabuleiro.

# Todas as páginas
web-description = { $titles } no navegador, exatamente pelas regras: sozinho, com amigos, com bots.
web-title-shown = { $name }
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
web-mode-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
web-mode-uploaded = { $mode }, registro enviado

# A página inicial
web-start-title = Hagal: Rivais à sua mesa
web-lead = Governe o planeta deserto, saia vivo da caçada ou reúna as runas de dragão. Sozinho, com amigos nesta tela ou longe daqui, com bots nos lugares que quiser.
web-continue = Continuar
web-setup = Montar uma mesa
web-setup-note = Qualquer um dos jogos, com amigos e bots
web-game = Jogo
web-players = Jogadores
web-seats = Lugares
web-seats-note = Amigos nesta tela jogam um de cada vez; uma cortina esconde as mãos. Para um amigo por link, você recebe um link para enviar.
web-seat = Lugar { $n }
web-kind-me = Eu
web-kind-friend = Um amigo nesta tela
web-kind-link = Um amigo por link
web-name = Nome
web-readings = Onde as regras podem ser lidas de dois jeitos
web-readings-note = Tudo aqui está como as regras costumam ser lidas. Mude apenas se o seu grupo joga de outro jeito.
web-begin = Começar
web-wrong =
    { $n ->
        [one] Há um erro: veja a mensagem ao lado do campo.
       *[other] Há { $n } erros: veja as mensagens ao lado dos campos.
    }

# Reclamações
web-wrong-title = Esse jogo não existe aqui. Escolha um da lista.
web-wrong-players = Escolha de { $least } a { $most } jogadores.
web-wrong-kind = Escolha na lista quem se senta aqui.
web-wrong-two-me = Você só pode ocupar um lugar. Para outra pessoa nesta tela escolha “Um amigo nesta tela”.
web-wrong-nobody = Alguém precisa jogar: dê ao menos um lugar a uma pessoa.
web-wrong-name-long = Um nome pode ter no máximo { $most } caracteres.
web-wrong-name-twice = Dois lugares não podem se chamar { $name }.
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
web-companion-note = O assistente fica ao lado do tabuleiro de verdade, no celular: conhece as regras e faz as contas. Funciona sem rede.
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
web-seat-rival = Rival automático
web-seat-stand-in = um bot joga
web-seat-asked = decide agora

# Ajuda
web-help-play = Como se joga aqui
web-help-plain = O que você pode fazer agora está na lista ao lado do tabuleiro: escolha ali ou pressione o número. O que uma carta faz aparece ao apontar para ela ou ao segurá-la.
web-help-why = Um clique no que não está iluminado diz por que isso não é possível agora.
web-help-zoom = Pare o ponteiro sobre uma carta, ou segure-a por um instante, para vê-la grande e com todo o texto. O botão direito ou a barra de espaço a fixa; assim, ou enquanto você segura Shift, outra fica ao lado dela.
web-help-undo = Desfazer volta atrás na sua última escolha, enquanto ninguém soube nada de novo por ela.
web-help-lasting = Um anel em uma resposta: ela não pode ser desfeita, até onde você pode saber, porque com ela alguém descobre algo novo.
web-help-plan = Enquanto os outros jogam, um clique em uma carta ou em um lugar marca o seu plano, e só você o vê. Na sua vez, as opções que combinam com ele brilham.
web-help-rivals = O histórico conta o que cada um fez e por quê; os números ali são os das regras.
web-keys = Teclas
web-legend = O que os ícones significam
web-key-offer = as opções, na ordem da lista
web-key-reveal = revelar a mão
web-key-ahead = passar antes da hora, ou desistir disso
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
web-ranking = Classificação
web-place = Posição
web-player = Jogador
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
web-quick-begin = Começar
web-quick-first = bom para a primeira partida
