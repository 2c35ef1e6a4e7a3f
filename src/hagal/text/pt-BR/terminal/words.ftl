# O jogo no terminal.

# O tabuleiro
term-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
term-player = Jogador { $n }
term-you = { $name } (você)
term-bonus = +{ $n }
term-hand = Mão
term-aside = Separadas
term-deck-top = Topo do seu baralho

# Pergunta e resposta
term-keys = Um número, o começo de uma chave ou um comando; ? mostra todos.
term-keys-more = Um número, o começo de uma chave ou um comando. view: a mesa toda; ?: ajuda
term-go-on = Enter para continuar.
term-turn-over = Seu turno acabou. Enter: os outros jogam; undo: voltar atrás.
term-turn-over-only = Aqui só valem Enter, undo ou quit.
term-curtain = Passe o teclado para o jogador { $n }.
term-press-enter = Tecle Enter quando ninguém mais estiver olhando.
term-ambiguous = “{ $typed }” serve para várias opções:
term-unknown = “{ $typed }” não é opção nem comando aqui. Digite um número, ou ? para ajuda.
term-not-a-number = Não existe a opção { $answer }: escolha um número de { $first } a { $n }.
term-ahead-dropped = “{ $typed }” e o que vem depois foram ignorados: já não servem.
term-command-help = ajuda
term-command-all = todas
term-command-undo = voltar
term-command-log = histórico
term-command-view = mesa
term-command-card = carta
term-command-why = motivo
term-command-rule = regra
term-command-save = salvar
term-command-record = registro
term-command-hint = dica
term-command-coordinate = intervir
term-command-quit = sair
term-log-rules = regras
term-help =
    Responda com o número de uma opção ou com a sua chave, como está no registro.
    O começo de uma chave basta, se for claro.
    Várias respostas em uma linha, enquanto a pergunta for a mesma, são separadas por “;”.
      voltar        voltar a última escolha, enquanto ninguém souber nada de novo
      histórico     o que aconteceu até agora; “histórico regras” com o número de cada regra
      mesa          a mesa inteira de novo
      carta NOME    o que um componente faz
      motivo O QUÊ  por que algo não é possível: uma chave
      regra NÚMERO  o que diz a regra com esse número, ou regras com certas palavras
      dica          o que um bot faria no seu lugar
      intervir      onde o jogo tem ações fora da vez: faça uma enquanto outro jogador é perguntado
      salvar ARQUIVO  salvar o jogo também ali (ele é salvo depois de cada escolha)
      registro      o jogo em notação, até onde você o conhece
      sair          sair; o jogo pode ser retomado
term-no-plain = Não há nada aqui para jogar de uma só vez.
term-no-undo = Não há como voltar atrás: desde a sua última escolha alguém já agiu ou soube algo novo.
term-undone = Escolha desfeita.
term-no-story = Ainda não aconteceu nada.
term-card-which = Qual componente? Por exemplo: carta sal
term-card-unknown = Não existe componente chamado “{ $name }”.
term-and-more = E mais { $n }: { $names }…
term-why-which = Por que não o quê? Diga uma chave.
term-why-possible = Isso é possível agora.
term-why-unknown = Nada se sabe aqui sobre “{ $typed }”: digite uma chave.
term-rule-which = Qual regra? Um número ou palavras, por exemplo: rule HG-004
term-rule-unknown = Não há regra “{ $typed }”, nem regra com todas estas palavras.
term-hint = { $number }: { $what } ({ $reason })

# Arquivos
term-saved = Salvo: { $path }
term-left = Salvo. “hagal terminal --resume” continua daqui. ({ $path })
term-not-written = Não foi possível gravar { $path }: { $reason }. Nada mais mudou.
term-is-folder = { $path } é uma pasta: acrescente um nome de arquivo.
term-is-other = { $path } é outro tipo de arquivo e não foi tocado. Escolha outro nome.
term-not-read = Não foi possível ler { $path }: { $reason }.
term-damaged = Não dá para continuar a partida de { $path }: { $reason }.
term-put-aside = Não dá para continuar esta partida: { $reason }. O arquivo foi guardado como { $path }.
term-lacks-pack = Esta partida precisa dos seus pacotes de conteúdo: { $reason }. Indique-os com --pack ARQUIVO, ou guarde-os com “hagal pack keep”.
term-nothing-to-resume = Não há partida por terminar, então aqui está uma nova.

# Antes da partida
term-default = (Enter)
term-resumed = A partida continua.
term-resume-ask = Há partidas por terminar. Qual delas?
term-new-game = Uma nova partida
term-save-label =
    { $players ->
        [one] { $saved }: solo, rodada { $round }
       *[other] { $saved }: { $players } jogadores, rodada { $round }
    }
term-save-unclear = { $name } (talvez danificado)
term-language-ask = Qual idioma?
term-language = Idioma: { $names }
term-language-en = English
term-language-ru = Русский
term-language-pt-br = Português (Brasil)
term-players-ask = Quantos jogadores, contando os bots?
term-people-ask = Quantos deles são pessoas neste teclado?
term-persons =
    { $n ->
        [one] { $n } pessoa
       *[other] { $n } pessoas
    }
term-people-n =
    { $bots ->
        [0] { term-persons }, sem bots
        [one] { term-persons }, { $bots } bot
       *[other] { term-persons }, { $bots } bots
    }
term-seat-ask = Onde você se senta?
term-bots-ask = Como são os bots?
term-seats-unknown = Não há jogador chamado “{ $word }” para um lugar. Valem: { $known }.
term-seats-count =
    { $n ->
        [1] Há { $n } lugar indicado para uma partida de { $players }: indique um para cada pessoa e bot, nenhum para os Rivais, como em me,bot,bot,bot.
       *[other] Há { $n } lugares indicados para uma partida de { $players }: indique um para cada pessoa e bot, nenhum para os Rivais, como em me,bot,bot,bot.
    }

# O fim
term-winner = A partida acabou. Quem venceu:
term-winners = A partida acabou. Quem venceu:
term-record-ask = Um nome de arquivo guarda o registro da partida; Enter sai sem ele:
term-record-kept = O registro está em { $path }
term-record-name = A partida acabou, então { $name } já não é resposta; um nome de arquivo precisa de uma letra.

# Sem ser perguntado
term-aside-chance = Vez do jogador { $n }. Enter: continuar; ou aja agora ({ $command } não: sem mais paradas):
term-aside-chance-people = Vez do jogador { $n }. Enter: continuar; { $command }: alguém age agora; { $command } não: sem mais paradas.
term-aside-only = Aqui Enter continua; os únicos comandos são intervir e sair.
term-aside-ask = O que você faz agora? Enter: nada.
term-aside-empty = Não há nada que você possa fazer agora. Enter: voltar.
term-aside-who = Quem age? Podem os jogadores { $numbers }, por exemplo: { $command } { $n }
term-aside-nobody = Ninguém mais neste teclado pode agir agora.
term-aside-none = Ninguém pode agir fora da vez agora.
term-aside-listed = O quê? Está entre as opções.
term-aside-on = sim
term-aside-off = não
term-aside-now-on = De agora em diante os bots param quando alguém pode agir.
term-aside-now-off = Os bots não param mais para isso.
term-hint-nothing = Um bot não faria nada agora.

# Jogos
term-not-its-flag = { $flag } pertence a { $other }; { $game } não tem isso.
