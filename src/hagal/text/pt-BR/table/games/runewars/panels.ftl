# Os painéis em volta do mapa de Runewars: o ano, os jogadores, o que é seu, os baralhos.

table-runewars-setup = Preparação
table-runewars-season-spring = Primavera
table-runewars-season-summer = Verão
table-runewars-season-fall = Outono
table-runewars-season-winter = Inverno
table-runewars-season-then = { $season }, depois { $after }
table-runewars-season-last = { $season }, a última estação
table-runewars-frozen = A água fica congelada até o fim da estação
table-runewars-claims = { $name } reivindica a vitória aqui
table-runewars-claim-until = Reivindica a vitória: vence com as runas de dragão que ainda tiver na próxima estação “{ $season }”
table-runewars-given = Já escolheu, virado para baixo
table-runewars-out = Fora do jogo
table-runewars-influence = Influência: { $n }
table-runewars-bid = Aposta: { $n }
table-runewars-dial-food = Comida { $n } de 8
table-runewars-dial-wood = Madeira { $n } de 8
table-runewars-dial-ore = Minério { $n } de 8
table-runewars-order-plain = { $name }
table-runewars-order-supreme = { $name }: com supremacia
table-runewars-order-would = Supremacia: a maior ordem do seu ano até agora
table-runewars-order-used = Usada até a primavera
table-runewars-order-used-in = Jogada ({ $season }), volta na primavera
# O que uma ordem faz e seu bônus de supremacia em poucas palavras, para a carta; o texto inteiro aparece ampliado
table-runewars-brief-strategize = Mover ao lado, em paz
table-runewars-brief-strategize-bonus = Táticas
table-runewars-brief-mobilize = Marchar a uma área
table-runewars-brief-mobilize-bonus = De novo
table-runewars-brief-conquer = Marchar a uma área
table-runewars-brief-conquer-bonus = Fortaleza −3
table-runewars-brief-harvest = Ajustar mostradores
table-runewars-brief-harvest-bonus = Construções
table-runewars-brief-recruit = Unidades de um mostrador
table-runewars-brief-recruit-bonus = Mais um
table-runewars-brief-rally-support = Um benefício por cidade
table-runewars-brief-rally-support-bonus = Um herói
table-runewars-brief-acquire-power = Ganhar influência
table-runewars-brief-acquire-power-bonus = Tomar título
table-runewars-brief-fortify = Construir, reparar, misturar runas
table-runewars-areas =
    { $n ->
        [one] { $n } área
       *[other] { $n } áreas
    }
table-runewars-strongholds =
    { $n ->
        [one] { $n } fortaleza
       *[other] { $n } fortalezas
    }{ $damaged ->
        [0] { "" }
       *[other] , danificadas: { $damaged }
    }
table-runewars-tactics-in-hand =
    { $n ->
        [one] { $n } carta de tática
       *[other] { $n } cartas de tática
    }
table-runewars-quests-in-hand =
    { $n ->
        [one] { $n } missão
       *[other] { $n } missões
    }
table-runewars-runes = Runas de dragão que você conhece: { $n } de { $target }
table-runewars-runes-hidden =
    { $n ->
        [one] { $n } marcador de runa desconhecido
       *[other] { $n } marcadores de runa desconhecidos
    }
table-runewars-holds = { $title }, influência { $n }
table-runewars-title-of = Pertence a { $name }
table-runewars-title-free = Não pertence a ninguém
table-runewars-hero-in = em { $area }
table-runewars-hero-damage = dano { $n }
table-runewars-is-routed = em debandada
table-runewars-hero-rewards =
    { $n ->
        [one] { $n } recompensa
       *[other] { $n } recompensas
    }
table-runewars-skill = { $what } { $n }
table-runewars-dials = Seus mostradores e seu estoque
table-runewars-hand = Suas ordens
table-runewars-cards = Heróis e cartas
table-runewars-offered = Para escolher
table-runewars-fresh = a partir da próxima estação
table-runewars-supply-strongholds = Fortalezas
table-runewars-supply-of = No seu estoque: { $name } ({ $n })
table-runewars-beside = Baralhos, descartes e títulos
table-runewars-left =
    { $n ->
        [one] resta { $n }
       *[other] restam { $n }
    }
table-runewars-pile-fate = Cartas de destino
table-runewars-pile-tactic = Cartas de tática
table-runewars-pile-quest = Missões
table-runewars-pile-reward = Recompensas
table-runewars-pile-hero = Heróis
table-runewars-pile-objective = Objetivos fora do jogo
table-runewars-pile-season = Cartas de estação

# Tipos de componentes, numa carta
table-runewars-kind-faction = Facção
table-runewars-kind-unit = Unidade
table-runewars-kind-hero = Herói
table-runewars-kind-order = Ordem
table-runewars-kind-fate = Carta de destino
table-runewars-kind-season = Carta de estação
table-runewars-kind-area = Área
table-runewars-kind-city = Cidade
table-runewars-kind-quest = Missão
table-runewars-kind-exploration = Marcador de exploração
table-runewars-kind-tile = Peça do mapa
table-runewars-kind-tactic = Carta de tática
table-runewars-kind-objective = Objetivo
table-runewars-kind-reward = Recompensa
table-runewars-kind-rune = Marcador de runa
table-runewars-kind-title = Título
table-runewars-season-card = Carta de estação: { $season }
table-runewars-bonus = Supremacia
table-runewars-from-pack = Do pacote de conteúdo { $pack }

# A página inicial e a preparação
table-runewars-quick = Runewars
table-runewars-quick-note = Um mapa pronto, dois jogadores, com um bot
table-runewars-name-empty = pela facção
table-runewars-players-note = De dois a quatro jogadores. Com menos, o mapa é menor.
table-runewars-edition-revised-note = Caminho da Vitória: prove seis runas de dragão e tenha-as ainda um ano depois.
table-runewars-edition-2010-note = Quem controla seis runas de dragão vence na hora.
table-runewars-board-quick-note = Começar já num mapa feito para o seu número de jogadores.
table-runewars-board-build-note = Colocar as peças do mapa em turnos, como no livro de regras.
table-runewars-board-random-note = Peças, runas e terras natais são colocadas ao acaso.
table-runewars-factions = Facções
table-runewars-factions-choose = Cada jogador escolhe no começo do jogo
table-runewars-factions-random = Ao acaso
table-runewars-factions-named = Indicadas aqui, lugar por lugar
table-runewars-faction-random = Ao acaso
table-runewars-wrong-faction-twice = Outro lugar já joga com esta facção.

# Como se joga
table-runewars-mode-first = { $mode }, primeira edição
table-runewars-mode-epic = { $mode }, primeira edição, épico
web-help-runewars = Clique numa área, unidade, ordem ou carta iluminada; ou escolha na lista de opções, que sempre tem tudo o que você pode fazer.
web-help-runewars-supremacy = Uma ordem tem o bônus de supremacia se o número dela for o maior das que você jogou neste ano: a carta fica então com a borda dourada.
web-help-runewars-runes = Pedras azuis são marcadores de runa. Você vê os que já olhou; os outros ficam virados para baixo. Vença com as runas de dragão nas suas áreas.

# Por que não?
table-runewars-why-order = As ordens são escolhidas uma vez em cada estação, depois da carta dela.
table-runewars-why-fresh = { $card } foi comprada nesta estação: pode ser jogada a partir da próxima.
table-runewars-why-tactic = { $card } não pode ser jogada agora. { $times }.
table-runewars-why-quest = Um herói tenta as missões na fase de missões, no verão, na área que a carta indica.
table-runewars-why-objective = Mostre seu objetivo no seu turno, assim que ele for cumprido.
table-runewars-why-hero = Os heróis agem na fase de missões, no verão; algumas ordens os levam junto.
table-runewars-why-reward = { $card } não pode ser usada agora. { $times }.

# O fim
table-runewars-end-by-runes =
    { $n ->
        [one] Vitória com { $n } runa de dragão no ano { $year }.
       *[other] Vitória com { $n } runas de dragão no ano { $year }.
    }
table-runewars-end-by-claim =
    { $n ->
        [one] A reivindicação se confirmou: { $n } runa de dragão no ano { $year }.
       *[other] A reivindicação se confirmou: { $n } runas de dragão no ano { $year }.
    }
table-runewars-end-by-reckoning = Contagem depois do último inverno. O maior número de runas de dragão: { $n }.
table-runewars-end-by-last = Todos os outros saíram do jogo, ano { $year }.
table-runewars-end-tied-influence = Iguais em runas de dragão: a influência decidiu.
table-runewars-end-tied-start = Iguais em runas de dragão e influência: decidiu a influência inicial da facção.
table-runewars-end-title = Runas de dragão: { $n } vencem
table-runewars-end-runes = Runas de dragão
table-runewars-end-influence = Influência
table-runewars-end-areas = Áreas
table-runewars-end-strongholds = Fortalezas
table-runewars-end-battles = Batalhas vencidas
table-runewars-end-quests = Missões cumpridas

# A legenda
table-runewars-legend-year = O ano
table-runewars-legend-goods = Recursos
table-runewars-legend-people = O que os jogadores têm
table-runewars-legend-builds = Construções
table-runewars-legend-fights = Unidades e batalhas
table-runewars-legend-skills = Heróis
table-runewars-legend-factions = Facções
table-runewars-icon-supreme = Bônus de supremacia
table-runewars-icon-influence = Influência
table-runewars-icon-area = Áreas
table-runewars-icon-stronghold = Fortalezas
table-runewars-icon-rune = Runas de dragão que você conhece
table-runewars-icon-hidden = Marcador de runa virado para baixo
table-runewars-icon-tactic = Cartas de tática
table-runewars-icon-quest = Missões
table-runewars-icon-objective = Objetivo
table-runewars-icon-reward = Recompensas
table-runewars-icon-hero = Heróis
table-runewars-icon-title = Títulos
table-runewars-icon-claim = Reivindicação da vitória
table-runewars-icon-first = Primeiro jogador
table-runewars-icon-sealed = Já escolheu em segredo
table-runewars-icon-out = Fora do jogo
table-runewars-icon-heart = Vida
table-runewars-icon-initiative = Iniciativa
table-runewars-icon-special = Habilidade especial
table-runewars-icon-damage = Dano
table-runewars-icon-routed = Em debandada
table-runewars-icon-fast = Rápida: vai uma área mais longe
table-runewars-icon-flying = Voadora: nenhuma fronteira a detém
