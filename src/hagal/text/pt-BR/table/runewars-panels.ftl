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
table-runewars-hero-routed = em debandada
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
