# O jogo no terminal.

# O tabuleiro
term-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
term-conflict = Conflito { $level }: { $name }
term-conflicts-left =
    { $n ->
        [0] o último
        [one] falta { $n }
       *[other] faltam { $n }
    }
term-fighter =
    { $troops ->
        [one] { $troops } tropa, força { $strength }
       *[other] { $troops } tropas, força { $strength }
    }
term-player = Jogador { $n }
term-you = { $name } (você)
term-bonus = +{ $n }
term-in-use = No tabuleiro
term-maker = especiaria: { $n } e o bônus
term-silenced = (fechado)
term-row = Linha Imperial
term-reserve = Reserva
term-hand = Mão
term-intrigue = Intrigas
term-in-play = Em jogo
term-face-up = Abertas
term-aside = À parte
term-tokens = Facções secretas
term-deck-top = Topo do seu baralho

# Colunas: o mais curtas possível
term-column-vp = PV
term-column-spice = Esp
term-column-solari = Sol
term-column-water = Águ
term-column-garrison = Gua
term-column-agents = Agt
term-column-hand = Mão
term-column-deck = Bar.
term-column-discard = Desc
term-column-intrigue = Intr
term-column-hand-short = Mã
term-column-deck-short = Ba
term-column-discard-short = De
term-column-intrigue-short = In
term-icon-emperor = Imp
term-icon-spacing-guild = Gui
term-icon-bene-gesserit = BG
term-icon-fremen = Fre
term-icon-landsraad = Lan
term-icon-city = Cid
term-icon-spice-trade = Com
term-icon-any = todos
term-short-spice = { $n }es
term-short-solari = { $n }so
term-short-water = { $n }ág
term-type-plot = Trama
term-type-combat = Combate
term-type-endgame = Fim
term-flag-first = primeiro
term-flag-council = conselho
term-flag-swordmaster = mestre-espadachim
term-flag-mentat = mentat
term-flag-revealed = revelou
term-flag-first-short = 1º
term-flag-council-short = C
term-flag-swordmaster-short = E
term-flag-mentat-short = M
term-flag-revealed-short = R

# Líderes sem títulos
term-leader-paul-atreides = Paul
term-leader-leto-atreides = Leto
term-leader-vladimir-harkonnen = Vladimir
term-leader-glossu-rabban = Rabban
term-leader-memnon-thorvald = Memnon
term-leader-ariana-thorvald = Ariana
term-leader-ilban-richese = Ilban
term-leader-helena-richese = Helena

# Pergunta e resposta
term-keys = Um número, o começo de uma chave ou um comando; ? mostra todos.
term-keys-more = Um número, o começo de uma chave ou um comando. view: a mesa toda; ?: ajuda
term-go-on = Enter para continuar.
term-turn-over = Seu turno acabou. Enter: os outros jogam; undo: voltar atrás.
term-turn-over-only = Aqui só valem Enter, undo ou quit.
term-curtain = Passe o teclado para o Jogador { $n }.
term-press-enter = Tecle Enter quando ninguém mais estiver olhando.
term-ambiguous = “{ $typed }” serve para várias opções:
term-unknown = “{ $typed }” não é opção nem comando aqui. Digite um número, ou ? para ajuda.
term-not-a-number = Não existe a opção { $answer }: escolha um número de { $first } a { $n }.
term-command-help = ajuda
term-command-undo = voltar
term-command-log = história
term-command-view = mesa
term-command-card = carta
term-command-why = porquê
term-command-save = salvar
term-command-record = registro
term-command-hint = dica
term-command-quit = sair
term-help =
    Responda com o número de uma opção ou com a chave dela: “reveal”, “deploy 2”, “agent dagger swordmaster”.
    Basta o começo da chave, se for claro: “a dag sw”.
      undo, voltar          volta atrás na sua última escolha, enquanto ninguém souber nada de novo
      log, história         o que aconteceu até agora
      view, mesa            a mesa toda outra vez
      card NOME, carta      o que faz uma carta, um líder, um conflito ou um espaço
      why O QUÊ, porquê     por que algo não é possível: uma chave, um espaço ou uma carta
      hint, dica            o que um bot faria no seu lugar
      save ARQUIVO, salvar  salva também ali (o jogo é salvo depois de cada escolha)
      record, registro      a partida em notação, até onde você a conhece
      quit, sair            sai; o jogo pode ser retomado
    No tabuleiro: † espaço de combate, ⚑ quem o controla, +2 especiaria bônus, 4es custa 4 especiarias, 2so 2 Solaris, 1ág 1 água, * Aliança.
    Jogadores: Esp especiaria, Sol Solaris, Águ água, Gua tropas na guarnição, Agt Agentes restantes, depois a influência com Imperador, Guilda, Bene Gesserit e Fremen,
    cartas na mão, no baralho e no descarte, cartas de Intriga; primeiro jogador, C conselho, E mestre-espadachim, M Mentat, R já revelou.
term-no-undo = Não há como voltar atrás: desde a sua última escolha alguém já agiu ou soube algo novo.
term-undone = Escolha desfeita.
term-no-story = Ainda não aconteceu nada.
term-card-which = Qual carta? Por exemplo: card dagger
term-card-unknown = Não existe carta, líder, conflito ou espaço chamado “{ $name }”.
term-and-more = E mais { $n }: { $names } ...
term-why-which = Por que o quê? Uma chave, um espaço ou uma carta, por exemplo: why swordmaster
term-why-possible = Isso é possível agora.
term-why-unknown = Nada se sabe aqui sobre “{ $typed }”: diga uma chave, um espaço ou uma carta.
term-hint = { $number }: { $what } ({ $reason })

# Arquivos
term-saved = Salvo: { $path }
term-left = Salvo. “hagal play --resume” continua daqui. ({ $path })
term-not-written = Não foi possível gravar { $path }: { $reason }. Nada mais mudou.
term-is-folder = { $path } é uma pasta: acrescente um nome de arquivo.
term-is-other = { $path } é outro tipo de arquivo e não foi tocado. Escolha outro nome.
term-not-read = Não foi possível ler { $path }: { $reason }.
term-damaged = Não dá para continuar o jogo de { $path }: { $reason }.
term-put-aside = Não dá para continuar este jogo: { $reason }. O arquivo foi guardado como { $path }.
term-nothing-to-resume = Não há jogo por terminar, então aqui está um novo.

# Antes do jogo
term-default = (Enter)
term-resumed = O jogo continua.
term-resume-ask = Há jogos por terminar. Qual deles?
term-new-game = Um novo jogo
term-save-label =
    { $players ->
        [one] { $saved }: { $players } jogador, rodada { $round }
       *[other] { $saved }: { $players } jogadores, rodada { $round }
    }
term-save-unclear = { $name } (talvez danificado)
term-language-ask = Qual idioma?
term-language-en = English
term-language-ru = Русский
term-language-pt-br = Português (Brasil)
term-players-ask = Quantos jogadores, contando os bots?
term-players-n =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
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
term-bot-heuristic = Pensam
term-bot-random = Jogam ao acaso
term-leaders-ask = Líderes?
term-leaders-random = Ao acaso
term-leaders-choose = Cada jogador escolhe
term-seats-unknown = Não há jogador chamado “{ $word }” para um lugar. Valem: { $known }.
term-seats-count =
    { $n ->
        [one] Há { $n } lugar indicado para { $players } jogadores: indique um para cada, como em me,bot,bot,bot.
       *[other] Há { $n } lugares indicados para { $players } jogadores: indique um para cada, como em me,bot,bot,bot.
    }

# O fim
term-winner = O jogo acabou. Quem venceu:
term-winners = O jogo acabou. Quem venceu:
term-points-title = De onde vieram os pontos
term-points-start = início
term-points-influence = influência
term-points-alliance = Alianças
term-points-cards = cartas
term-record-ask = Um nome de arquivo guarda o registro da partida; Enter sai sem ele:
term-record-kept = O registro está em { $path }
term-record-name = O jogo acabou, então { $name } já não é resposta; um nome de arquivo precisa de uma letra.
