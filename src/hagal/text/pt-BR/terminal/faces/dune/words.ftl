# The board of Dune in the terminal, its questions before a game and its end.

# O tabuleiro
term-dune-conflict = Conflito { $level }: { $name }
term-dune-conflicts-left =
    { $n ->
        [0] o último
        [one] falta { $n }
       *[other] faltam { $n }
    }
term-dune-fighter =
    { $troops ->
        [1] { $troops } tropa, força { $strength }
       *[other] { $troops } tropas, força { $strength }
    }
term-dune-fighter-ships =
    { $troops ->
        [1] { $troops } tropa
       *[other] { $troops } tropas
    }, { $ships ->
        [1] { $ships } encouraçado
       *[other] { $ships } encouraçados
    }, força { $strength }
term-dune-in-use = No tabuleiro
term-dune-maker =
    { $n ->
        [one] { $n } especiaria mais o bônus
       *[other] { $n } especiarias mais o bônus
    }
term-dune-silenced = (fechado)
term-dune-row = Linha Imperial
term-dune-reserve = Reserva
term-dune-intrigue = Cartas de Intriga
term-dune-in-play = Em jogo
term-dune-face-up = Abertas
term-dune-tokens = Facções secretas
term-dune-rival = { $name } (Rival)
term-dune-rival-short = { $name } (Rival)
term-dune-hagal-deck = baralho da Casa Hagal: { $n }
term-dune-hagal-discard = Descarte da Casa Hagal

# Colunas: o mais curtas possível
term-dune-column-vp = PV
term-dune-column-spice = Esp
term-dune-column-solari = Sol
term-dune-column-water = Águ
term-dune-column-garrison = Gua
term-dune-column-agents = Agt
term-dune-column-hand = Mão
term-dune-column-deck = Bar.
term-dune-column-discard = Desc
term-dune-column-intrigue = Intr
term-dune-column-hand-short = Mã
term-dune-column-deck-short = Ba
term-dune-column-discard-short = De
term-dune-column-intrigue-short = In
term-dune-icon-emperor = Imp
term-dune-icon-spacing-guild = Gui
term-dune-icon-bene-gesserit = BG
term-dune-icon-fremen = Fre
term-dune-icon-landsraad = Lan
term-dune-icon-city = Cid
term-dune-icon-spice-trade = Com
term-dune-icon-any = todos
term-dune-short-spice = { $n }es
term-dune-short-solari = { $n }so
term-dune-short-water = { $n }ág
term-dune-type-plot = Trama
term-dune-type-combat = Combate
term-dune-type-endgame = Fim
term-dune-flag-first = primeiro
term-dune-flag-council = conselho
term-dune-flag-swordmaster = espadachim
term-dune-flag-mentat = mentat
term-dune-flag-revealed = revelou
term-dune-flag-first-short = 1º
term-dune-flag-council-short = C
term-dune-flag-swordmaster-short = E
term-dune-flag-mentat-short = M
term-dune-flag-revealed-short = R

# Líderes sem títulos
term-dune-leader-paul-atreides = Paul
term-dune-leader-leto-atreides = Leto
term-dune-leader-vladimir-harkonnen = Vladimir
term-dune-leader-glossu-rabban = Rabban
term-dune-leader-memnon-thorvald = Memnon
term-dune-leader-ariana-thorvald = Ariana
term-dune-leader-ilban-richese = Ilban
term-dune-leader-helena-richese = Helena
term-dune-leader-rhombur-vernius = Rhombur
term-dune-leader-tessia-vernius = Tessia
term-dune-leader-armand-ecaz = Armand
term-dune-leader-ilesa-ecaz = Ilesa
term-dune-leader-yuna-moritani = Yuna
term-dune-leader-hundro-moritani = Hundro

# Rivais
term-dune-for-rival = Você decide por um Rival:
term-dune-for-rival-tied = O Rival tem a menor Influência, empatada, com estas Facções; você escolhe em qual ela sobe (HG-049).
term-dune-for-rival-free = As regras deixam esta escolha com você (HG-049).
term-dune-is-rival = Rival: { $name }
term-dune-passes-over = ignora { $cards }
term-dune-skipped = { $card } ({ $why })
term-dune-skip-why-occupied = ocupado
term-dune-skip-why-voice = fechado por “{ name-card-the-voice }”
term-dune-skip-why-no-bonus = sem especiaria bônus
term-dune-hagal-card = revela { $card }: todas as cartas da Casa Hagal formam um novo baralho
term-dune-hagal-reshuffle = embaralha todas as cartas da Casa Hagal num novo baralho
term-dune-bonus-spice = Especiaria bônus: { $places }
term-dune-bonus-at = { $space } { $n }
term-dune-rival-goes = revela { $card } e vai até lá
term-dune-rival-harvests = revela { $card } e vai aonde há mais especiaria bônus: { $space }

# Antes da partida
term-dune-table-of =
    { $n ->
        [1] jogador: você contra dois Rivais da Casa Hagal
        [2] jogadores, com a Casa Hagal como terceira
       *[other] jogadores
    }
term-dune-difficulty-ask = Qual é a dificuldade?
term-dune-level-mercenary = você começa com { $extra } especiaria e { $extra } Solari a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }
term-dune-level-sardaukar = eles começam com { $troops } tropas e uma Carta de Intriga, e o terceiro Agente deles chega na rodada { $round }; o Mentat custa { $mentat } Solaris a você
term-dune-level-mentat = como Sardaukar, com o terceiro Agente na rodada { $round }; um Rival que lidera um Conflito poupa as tropas
term-dune-level-kwisatz-haderach = como Mentat, e você não pode ter o Espadachim
term-dune-solo-leaders-random = O seu e os dos Rivais por sorteio
term-dune-solo-leaders-own = Você escolhe o seu, os dos Rivais por sorteio
term-dune-solo-leaders-all = Você escolhe os três
term-dune-rival-ask = Qual é o Líder do Rival { $n }?
term-dune-leaders-ask = Líderes?
term-dune-leaders-random = Por sorteio
term-dune-leaders-choose = Cada jogador escolhe

# O fim
term-dune-solo-won = Você venceu os dois Rivais, { $own } a { $best }.
term-dune-solo-won-tied = Você venceu os dois Rivais: { $own } a { $best }, mas com mais recursos.
term-dune-solo-lost = Os Rivais venceram você, { $best } a { $own }.
term-dune-solo-lost-tied = Os Rivais venceram você: { $best } a { $own }, mas com mais recursos.
term-dune-solo-shared = Ninguém venceu: { $own } a { $best }, e nada para desempatar.
term-dune-solo-difficulty = Dificuldade: { $level }
term-dune-scores-nothing = não entra na pontuação
term-dune-points-title = De onde vieram os pontos
term-dune-points-start = início
term-dune-points-influence = Influência
term-dune-points-alliance = Alianças
term-dune-points-cards = cartas
term-dune-points-spending = recursos gastos
term-dune-points-tech = peças de Tecnologia

# Ascensão de Ix
term-dune-ix-ask = Com Ascensão de Ix?
term-dune-ix-without = Não, o jogo base
term-dune-ix-with = Sim, com Ascensão de Ix
term-dune-ix-tech = Tecnologia
term-dune-ix-freighter = Cargueiro no espaço { $n }
term-dune-ix-ships-garrison =
    { $n ->
        [one] { $n } encouraçado na guarnição
       *[other] { $n } encouraçados na guarnição
    }
term-dune-ix-ships-conflict =
    { $n ->
        [one] { $n } encouraçado no Conflito
       *[other] { $n } encouraçados no Conflito
    }
term-dune-ix-negotiators =
    { $n ->
        [one] { $n } Negociante
       *[other] { $n } Negociantes
    }
term-dune-ix-snoopers = Farejadores: { $tracks }
term-dune-ix-used = (usada)
term-dune-ix-flag = encouraçado

# What the game is called
term-title-dune = Duna: Imperium

# Ajuda e perguntas
term-dune-help =
    Responda com o número de uma opção ou com a chave dela: “reveal”, “deploy 2”, “agent dagger swordmaster”.
    Basta o começo da chave, se for claro: “a dag sw”.
    Várias respostas numa linha, enquanto a pergunta for a mesma: “buy dag; buy dag”.
      undo, voltar          volta atrás na sua última escolha, enquanto ninguém souber nada de novo
      log, histórico        o que aconteceu até agora; “histórico regras” com o número da regra de cada frase
      view, mesa            a mesa toda outra vez
      card NOME, carta      o que faz uma carta, um Líder, um Conflito ou um espaço
      why O QUÊ, motivo     por que algo não é possível: uma chave, um espaço ou uma carta
      rule NÚMERO, regra    o que diz a regra com esse número, ou regras com certas palavras
      hint, dica            o que um bot faria no seu lugar
      save ARQUIVO, salvar  salva também ali (a partida é salva depois de cada escolha)
      record, registro      a partida em notação, até onde você a conhece
      quit, sair            sai; a partida pode ser retomada
    No tabuleiro: † espaço de Combate, ⚑ quem o controla, +2 especiaria bônus, 4es custa 4 especiarias, 2so 2 Solaris, 1ág 1 de água, * Aliança.
    Jogadores: Esp especiaria, Sol Solaris, Águ água, Gua tropas na guarnição, Agt Agentes restantes, depois a Influência com Imperador, Guilda, Bene Gesserit e Fremen,
    cartas na mão, no baralho e no descarte, Cartas de Intriga; Primeiro Jogador, C conselho, E Espadachim, M Mentat, R já revelou.
    Rivais: 5/7 quer dizer 5 dos 7 que valem um Ponto de Vitória. Eles revelam cartas da Casa Hagal; “carta conspire” mostra o que uma carta dessas faz.
    Ascensão de Ix: peças de Tecnologia à venda com o custo, o Cargueiro de cada jogador no espaço 0 a 3 da trilha de Envios, peças (usada) até a próxima rodada.
term-dune-card-which = Qual carta? Por exemplo: card dagger
term-dune-card-unknown = Não existe carta, Líder, Conflito ou espaço chamado “{ $name }”.
term-dune-why-which = Sobre o quê? Uma chave, um espaço ou uma carta, por exemplo: why swordmaster
term-dune-why-unknown = Nada se sabe aqui sobre “{ $typed }”: digite uma chave, um espaço ou uma carta.
