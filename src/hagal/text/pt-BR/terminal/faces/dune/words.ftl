# The board of Dune in the terminal, its questions before a game and its end.

# O tabuleiro
term-conflict = Conflito { $level }: { $name }
term-conflicts-left =
    { $n ->
        [0] o último
        [one] falta { $n }
       *[other] faltam { $n }
    }
term-fighter =
    { $troops ->
        [1] { $troops } tropa, força { $strength }
       *[other] { $troops } tropas, força { $strength }
    }
term-fighter-ships =
    { $troops ->
        [1] { $troops } tropa
       *[other] { $troops } tropas
    }, { $ships ->
        [1] { $ships } encouraçado
       *[other] { $ships } encouraçados
    }, força { $strength }
term-in-use = No tabuleiro
term-maker =
    { $n ->
        [one] { $n } especiaria mais o bônus
       *[other] { $n } especiarias mais o bônus
    }
term-silenced = (fechado)
term-row = Linha Imperial
term-reserve = Reserva
term-intrigue = Cartas de Intriga
term-in-play = Em jogo
term-face-up = Abertas
term-tokens = Facções secretas
term-rival = { $name } (Rival)
term-rival-short = { $name } (Rival)
term-hagal-deck = baralho da Casa Hagal: { $n }
term-hagal-discard = Descarte da Casa Hagal

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
term-flag-swordmaster = espadachim
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
term-leader-rhombur-vernius = Rhombur
term-leader-tessia-vernius = Tessia
term-leader-armand-ecaz = Armand
term-leader-ilesa-ecaz = Ilesa
term-leader-yuna-moritani = Yuna
term-leader-hundro-moritani = Hundro

# Rivais
term-for-rival = Você decide por um Rival:
term-for-rival-tied = O Rival tem a menor Influência, empatada, com estas Facções; você escolhe em qual ela sobe (HG-049).
term-for-rival-free = As regras deixam esta escolha com você (HG-049).
term-is-rival = Rival: { $name }
term-passes-over = ignora { $cards }
term-skipped = { $card } ({ $why })
term-skip-why-occupied = ocupado
term-skip-why-voice = fechado por “{ name-card-the-voice }”
term-skip-why-no-bonus = sem especiaria bônus
term-hagal-card = revela { $card }: todas as cartas da Casa Hagal formam um novo baralho
term-hagal-reshuffle = embaralha todas as cartas da Casa Hagal num novo baralho
term-bonus-spice = Especiaria bônus: { $places }
term-bonus-at = { $space } { $n }
term-rival-goes = revela { $card } e vai até lá
term-rival-harvests = revela { $card } e vai aonde há mais especiaria bônus: { $space }

# Antes da partida
term-table-of =
    { $n ->
        [1] jogador: você contra dois Rivais da Casa Hagal
        [2] jogadores, com a Casa Hagal como terceira
       *[other] jogadores
    }
term-difficulty-ask = Qual é a dificuldade?
term-level-mercenary = você começa com { $extra } especiaria e { $extra } Solari a mais, eles sem tropas; o terceiro Agente deles chega na rodada { $round }
term-level-sardaukar = eles começam com { $troops } tropas e uma Carta de Intriga, e o terceiro Agente deles chega na rodada { $round }; o Mentat custa { $mentat } Solaris a você
term-level-mentat = como Sardaukar, com o terceiro Agente na rodada { $round }; um Rival que lidera um Conflito poupa as tropas
term-level-kwisatz-haderach = como Mentat, e você não pode ter o Espadachim
term-solo-leaders-random = O seu e os dos Rivais por sorteio
term-solo-leaders-own = Você escolhe o seu, os dos Rivais por sorteio
term-solo-leaders-all = Você escolhe os três
term-rival-ask = Qual é o Líder do Rival { $n }?
term-leaders-ask = Líderes?
term-leaders-random = Por sorteio
term-leaders-choose = Cada jogador escolhe

# O fim
term-solo-won = Você venceu os dois Rivais, { $own } a { $best }.
term-solo-won-tied = Você venceu os dois Rivais: { $own } a { $best }, mas com mais recursos.
term-solo-lost = Os Rivais venceram você, { $best } a { $own }.
term-solo-lost-tied = Os Rivais venceram você: { $best } a { $own }, mas com mais recursos.
term-solo-shared = Ninguém venceu: { $own } a { $best }, e nada para desempatar.
term-solo-difficulty = Dificuldade: { $level }
term-scores-nothing = não entra na pontuação
term-points-title = De onde vieram os pontos
term-points-start = início
term-points-influence = Influência
term-points-alliance = Alianças
term-points-cards = cartas
term-points-spending = recursos gastos
term-points-tech = peças de Tecnologia

# Ascensão de Ix
term-ix-ask = Com Ascensão de Ix?
term-ix-without = Não, o jogo base
term-ix-with = Sim, com Ascensão de Ix
term-ix-tech = Tecnologia
term-ix-freighter = Cargueiro no espaço { $n }
term-ix-ships-garrison =
    { $n ->
        [one] { $n } encouraçado na guarnição
       *[other] { $n } encouraçados na guarnição
    }
term-ix-ships-conflict =
    { $n ->
        [one] { $n } encouraçado no Conflito
       *[other] { $n } encouraçados no Conflito
    }
term-ix-negotiators =
    { $n ->
        [one] { $n } Negociante
       *[other] { $n } Negociantes
    }
term-ix-snoopers = Farejadores: { $tracks }
term-ix-used = (usada)
term-ix-flag = encouraçado

# What the game is called
term-title-dune = Duna: Imperium
