# Runewars: o mapa e a preparação.

setting-runewars-board = Tabuleiro
setting-runewars-factions = Facções
setting-runewars-first = Primeiro jogador
setting-runewars-markers = Distância entre os reinos natais

# Primeiro jogador e facções
rw-ask-faction = Qual facção você escolhe?
rw-option-faction = { $faction }
event-rw-first-fate = { $seat } recebe a carta de destino { $n }.
event-rw-first-player = { $seat } é o primeiro jogador.
event-rw-faction = { $seat } fica com a facção { $faction }.

# Peças do mapa
rw-ask-tile = Qual peça do mapa você coloca?
rw-ask-place = Onde fica a área { $area } ({ $tile })?
rw-ask-turn = Como fica girada a { $tile }?
rw-option-tile = colocar a { $tile }
rw-option-place = coluna { $q }, linha { $r }
rw-option-turn =
    { $turn ->
        [0] como impressa
       *[1] girada { $turn }/6 de volta em sentido horário
    }
event-rw-setup-quest = { $seat } recebe a missão { $quest } e pega a { $tile }.
event-rw-lay-tile = { $seat } coloca a { $tile }.
event-rw-rebuild = O tabuleiro não pode ser terminado: todas as peças são recolhidas e ele é montado de novo.
event-rw-ready-board =
    { $n ->
        [one] Um tabuleiro pronto de { $n } peça é colocado.
       *[other] Um tabuleiro pronto de { $n } peças é colocado.
    }

# Reinos natais
rw-ask-marker = Onde fica o marcador de reino natal { $n } de { $of }?
rw-ask-home = No lugar de qual marcador você coloca o seu reino natal?
rw-ask-home-turn = Como fica o seu reino natal?
rw-option-marker =
    { $direction ->
        [0] coluna { $q }, linha { $r }, e o hexágono ao norte
        [1] coluna { $q }, linha { $r }, e o hexágono a nordeste
       *[2] coluna { $q }, linha { $r }, e o hexágono a sudeste
    }
rw-option-home =
    { $turn ->
        [0] área A na coluna { $q }, linha { $r }, como impresso
       *[1] área A na coluna { $q }, linha { $r }, girado { $turn }/6 de volta em sentido horário
    }
event-rw-home-marker = { $seat } coloca um marcador de reino natal.
event-rw-lay-home = { $seat } coloca o reino natal.

# Fichas de runa
rw-ask-setup-false = Em qual área do seu reino natal fica a runa falsa?
rw-ask-setup-rune = Você coloca uma runa de dragão e uma runa falsa em duas áreas. Qual é a primeira?
rw-ask-setup-second-rune = Um marcador vai para { $area }. Em qual área fica o outro?
rw-ask-setup-dragon = Qual das duas é a runa de dragão?
rw-ask-setup-one-rune = Só há lugar para um marcador de runa, em { $area }. Qual você coloca?
rw-option-setup-false = runa falsa em { $area }
rw-option-setup-rune = um marcador de runa em { $area }
rw-option-setup-dragon = runa de dragão em { $area }
rw-option-setup-keep-rune = colocar a { $rune }
event-rw-setup-runes = { $seat } coloca marcadores de runa virados para baixo em { $areas }.
event-rw-setup-one-rune = { $seat } coloca uma { $rune } em { $area }; o outro marcador volta para a pilha.

# Cidades, fortalezas, unidades, heróis, mãos
rw-ask-first-stronghold = Em qual área do seu reino natal fica a sua fortaleza?
rw-ask-setup-recruits =
    { $n ->
        [one] Para onde vai: { $unit }? Falta colocar { $n } unidade.
       *[other] Para onde vai: { $unit }? Faltam colocar { $n } unidades.
    }
rw-ask-starting-hero = Em qual área do seu reino natal começa { $hero }?
rw-option-first-stronghold = fortaleza em { $area }
rw-option-setup-recruit = { $unit } em { $area }
rw-option-starting-hero = herói em { $area }
event-rw-city-founded = { $city } fica em { $area }.
event-rw-first-stronghold = { $seat } coloca uma fortaleza em { $area }.
event-rw-setup-recruit = { $seat } coloca { $unit } em { $area }.
event-rw-starting-hero = { $seat }: { $hero } entra para a facção.
event-rw-starting-hero-placed = { $hero } começa em { $area }.
event-rw-starting-hand = { $seat } começa com { $influence } de influência; cartas de tática compradas: { $tactics }.
event-rw-starting-objective = { $seat } compra um objetivo: { $card }.
event-rw-starting-objective-hidden = { $seat } compra um objetivo secreto.

# Nomes
name-tile-1 = peça 1
name-tile-2 = peça 2
name-tile-3 = peça 3
name-tile-4 = peça 4
name-tile-5 = peça 5
name-tile-6 = peça 6
name-tile-7 = peça 7
name-tile-8 = peça 8
name-tile-9 = peça 9
name-tile-daqan = reino natal de Daqan
name-tile-latari = reino natal de Latari
name-tile-waiqar = reino natal de Waiqar
name-tile-uthuk = reino natal de Uthuk
name-area-1a = 1A
name-area-1b = 1B
name-area-1c = 1C
name-area-2a = 2A
name-area-2b = 2B
name-area-2c = 2C
name-area-3a = 3A
name-area-3b = 3B
name-area-3c = 3C
name-area-4a = 4A
name-area-4b = 4B
name-area-4c = 4C
name-area-5a = 5A
name-area-5b = 5B
name-area-5c = 5C
name-area-5d = 5D
name-area-6a = 6A
name-area-6b = 6B
name-area-6c = 6C
name-area-6d = 6D
name-area-7a = 7A
name-area-7b = 7B
name-area-7c = 7C
name-area-8a = 8A
name-area-8b = 8B
name-area-8c = 8C
name-area-8d = 8D
name-area-9a = 9A
name-area-9b = 9B
name-area-daqan-a = Daqan A
name-area-daqan-b = Daqan B
name-area-daqan-c = Daqan C
name-area-latari-a = Latari A
name-area-latari-b = Latari B
name-area-latari-c = Latari C
name-area-waiqar-a = Waiqar A
name-area-waiqar-b = Waiqar B
name-area-waiqar-c = Waiqar C
name-area-uthuk-a = Uthuk A
name-area-uthuk-b = Uthuk B
name-area-uthuk-c = Uthuk C
name-city-forge = Forja
name-city-dawnsmoor = Dawnsmoor
name-city-greyhaven = Greyhaven
name-city-vynelvale = Vynelvale
name-city-harrowford = Harrowford
name-city-silvermere = Silvermere
name-city-wyrmwatch = Wyrmwatch
