# Runewars: cartas de estação, apostas, títulos, objetivos, marcadores de runa.

name-title-primarch = Primarca do Conselho dos Magos
name-title-captain = Capitão da Liga dos Heróis
name-title-commander = Lorde Comandante da Guilda dos Guerreiros
text-title-primarch = Você decide todo empate em apostas. Sempre que sai uma carta de estação do Conselho dos Magos, você ganha 1 de influência.
text-title-captain = Seus heróis não desertam. Uma vez no seu turno, você pode descartar 3 recompensas dos seus heróis para receber uma runa de dragão.
text-title-commander = Você tem 2 de força a mais em batalha. Uma vez no seu turno, depois de vencer como atacante uma batalha contra outro jogador, você pode pagar 3 de influência para receber uma runa de dragão.
name-rune-dragon = runa de dragão
name-rune-false = runa falsa
setting-runewars-rune-areas = Marcadores de runa recebidos podem ser colocados em
setting-runewars-rune-areas-uncontrolled = áreas amigas ou sem controle
setting-runewars-rune-areas-empty = áreas amigas ou vazias
fact-season = estação
fact-council = se o Conselho dos Magos é citado
fact-side = a que lado pertence

name-season-famine = Fome
name-season-prepare-for-coming-year = Preparativos para o Novo Ano
name-season-stormy-weather = Tempo de Tempestade
name-season-a-city-given-to-the-flames = Uma Cidade Entregue às Chamas
name-season-allies-out-of-the-wild = Aliados dos Ermos
name-season-first-furrows = Primeiros Sulcos
name-season-riders-on-every-road = Mensageiros em Toda Estrada
name-season-tales-from-far-away = Histórias de Longe
name-season-anger-of-the-council = A Ira do Conselho
name-season-the-open-archives = Arquivos Abertos
name-season-unearthed-by-the-plow = Descoberto pelo Arado
name-season-green-and-plenty = Verde e Fartura
name-season-caravans = Caravanas
name-season-pilgrims-at-the-gates = Peregrinos aos Portões
name-season-volunteers = Voluntários
name-season-healers-and-storytellers = Curandeiros e Contadores de Histórias
name-season-everything-in-the-barns = Celeiros Cheios
name-season-threatened-home-realms = Reinos Natais Ameaçados
name-season-parting-of-the-ways = Caminhos que se Separam
name-season-the-councils-due = O Quinhão do Conselho
name-season-whispers-and-betrayal = Sussurros e Traição
name-season-the-wild-stirs = Os Ermos Despertam
name-season-roads-of-mud = Estradas de Lama
name-season-crumbling-walls = Muralhas em Ruínas
name-season-a-rune-beneath-the-snow = Uma Runa sob a Neve
name-season-power-for-the-pious = Poder para os Devotos
name-season-the-frozen-vault = O Cofre Congelado
name-season-proof-of-the-faithful = A Prova dos Fiéis
name-season-hungry-months = Meses de Fome
name-season-frostbite = Geada
name-season-unpaid-champions = Campeões sem Soldo
name-season-tithe-of-winter = O Dízimo do Inverno

name-objective-bound-by-honor = Unidos pela Honra
name-objective-friends-of-the-great-ones = Amigos dos Grandes
name-objective-trusted-in-every-hall = Bem-vindo em Todo Salão
name-objective-laurels-and-seals = Louros e Selos
name-objective-a-league-of-many-tribes = Uma Liga de Muitas Tribos
name-objective-shield-of-the-cities = O Escudo das Cidades
name-objective-fellowship-of-three = A Irmandade dos Três
name-objective-an-open-hand = Mão Aberta
name-objective-walls-laid-low = Muralhas por Terra
name-objective-discouraging-defeat = Derrota Desalentadora
name-objective-lands-under-the-heel = Terras sob a Bota
name-objective-a-foot-on-their-threshold = Um Pé na Soleira Deles
name-objective-red-harvest = Colheita Rubra
name-objective-emptied-lairs = Covis Vazios
name-objective-the-host-assembled = A Hoste Reunida
name-objective-at-their-gates = Diante dos Portões Deles

# O que as cartas fazem: a forma simples é uma ordem, `does` é o que alguém faz
rw-receive-rune = receber uma runa de dragão
    .does = recebe uma runa de dragão
rw-place-dragon = colocar uma runa de dragão virada para baixo numa área sem controle
    .does = coloca uma runa de dragão virada para baixo numa área sem controle
rw-reveal-runes =
    { $n ->
        [one] revelar um marcador de runa
       *[other] revelar { $n } marcadores de runa
    }
    .does =
        { $n ->
            [one] revela um marcador de runa
           *[other] revela { $n } marcadores de runa
        }
rw-reveal-dragons =
    { $n ->
        [one] revelar uma runa de dragão
       *[other] revelar { $n } runas de dragão
    }
    .does =
        { $n ->
            [one] revela uma runa de dragão
           *[other] revela { $n } runas de dragão
        }
rw-bid = todos apostam influência: { $results }
rw-bid-highest = quem fez a maior aposta { $effects-does }
rw-bid-lowest = quem fez a menor aposta { $effects-does }
rw-bid-but-highest = cada jogador, menos quem fez a maior aposta, { $effects-does }
rw-bid-but-lowest = cada jogador, menos quem fez a menor aposta, { $effects-does }
rw-season-each = cada jogador, na ordem do jogo, { $effects-does }
rw-season-either = { $ways-or }
    .does = { $ways-does-or }
rw-season-pay = você pode { $cost } para { $effects }
    .button = { $cost } para { $effects }
    .does = pode { $cost } para { $effects }
rw-season-first-to-pay = na ordem do jogo, cada jogador pode { $cost }; o primeiro que o fizer { $effects-does }
rw-season-gain-influence = ganhar { $n } de influência
    .does = ganha { $n } de influência
rw-season-lose-influence = pagar { $n } de influência
    .does = paga { $n } de influência
rw-season-city-influence = ganhar { $n } de influência para cada cidade sua, ao menos { $least } no total
    .does = ganha { $n } de influência para cada cidade sua, ao menos { $least } no total
rw-season-draw-tactics =
    { $n ->
        [one] comprar uma carta de tática
       *[other] comprar { $n } cartas de tática
    }
    .does =
        { $n ->
            [one] compra uma carta de tática
           *[other] compra { $n } cartas de tática
        }
rw-season-draw-quests =
    { $n ->
        [one] comprar uma missão
       *[other] comprar { $n } missões
    }
    .does =
        { $n ->
            [one] compra uma missão
           *[other] compra { $n } missões
        }
rw-season-discard-tactics =
    { $n ->
        [one] descartar uma carta de tática
       *[other] descartar { $n } cartas de tática
    }
    .does =
        { $n ->
            [one] descarta uma carta de tática
           *[other] descarta { $n } cartas de tática
        }
rw-season-dial-up =
    { $resource ->
        [food] subir o mostrador de comida em { $n }
        [wood] subir o mostrador de madeira em { $n }
       *[ore] subir o mostrador de minério em { $n }
    }
    .does =
        { $resource ->
            [food] sobe o mostrador de comida em { $n }
            [wood] sobe o mostrador de madeira em { $n }
           *[ore] sobe o mostrador de minério em { $n }
        }
rw-season-dial-down =
    { $resource ->
        [food] baixar o mostrador de comida em { $n }
        [wood] baixar o mostrador de madeira em { $n }
       *[ore] baixar o mostrador de minério em { $n }
    }
    .does =
        { $resource ->
            [food] baixa o mostrador de comida em { $n }
            [wood] baixa o mostrador de madeira em { $n }
           *[ore] baixa o mostrador de minério em { $n }
        }
rw-season-any-dial-up = subir um mostrador em { $n }
    .does = sobe um mostrador em { $n }
    .more = subir mais uma vez um mostrador em { $n }
rw-season-any-dial-down = baixar um mostrador em { $n }
    .does = baixa um mostrador em { $n }
rw-season-dials = ajustar os mostradores ao que suas áreas rendem e depois subir a comida em { $n }
    .does = ajusta os mostradores ao que suas áreas rendem e depois sobe a comida em { $n }
rw-season-dials-fall =
    { $n ->
        [0] baixar cada mostrador acima do que suas áreas rendem até esse valor
       *[1] baixar cada mostrador acima do que suas áreas rendem até esse valor e depois subir a comida em { $n }
    }
    .does =
        { $n ->
            [0] baixa cada mostrador acima do que suas áreas rendem até esse valor
           *[1] baixa cada mostrador acima do que suas áreas rendem até esse valor e depois sobe a comida em { $n }
        }
rw-season-slow = mover unidades uma área a menos com as ordens “Mobilizar” e “Conquistar” nesta estação
    .does = move unidades uma área a menos com as ordens “Mobilizar” e “Conquistar” nesta estação
rw-season-new-objective = trocar o seu objetivo por um novo
    .does = troca o seu objetivo por um novo
rw-season-destroy-units =
    { $n ->
        [one] destruir uma das suas unidades
       *[other] destruir { $n } das suas unidades
    }
    .does =
        { $n ->
            [one] destrói uma das suas unidades
           *[other] destrói { $n } das suas unidades
        }
rw-season-rout-area = debandar todas as suas unidades numa área
    .does = debanda todas as suas unidades numa área à sua escolha
rw-season-volunteers = colocar uma unidade triangular da sua facção numa das suas fortalezas
    .does = coloca uma unidade triangular da sua facção numa das suas fortalezas
rw-season-wild-allies = colocar unidades neutras aliadas numa das suas áreas: { $unit } ({ $n })
    .does = coloca unidades neutras aliadas numa das suas áreas: { $unit } ({ $n })
rw-season-drive-neutrals = fazer recuar todas as unidades neutras não aliadas de uma área
    .does = faz recuar todas as unidades neutras não aliadas de uma área
rw-season-damage-stronghold = danificar uma das suas fortalezas
    .does = danifica uma das suas fortalezas
rw-season-destroy-city = destruir uma cidade
    .does = destrói uma cidade
rw-season-heal-heroes = curar todos os seus heróis
    .does = cura todos os seus heróis
rw-season-part-ways = perder todo herói de outro alinhamento que não o da sua facção
    .does = perde todo herói de outro alinhamento que não o da sua facção
rw-season-pay-heroes = pagar { $n } de influência para cada herói seu, ou ele deserta
    .does = paga { $n } de influência para cada herói seu, ou o herói deserta
rw-season-leave-home =
    { $n ->
        [one] tirar um marcador de runa do seu reino natal
       *[other] tirar { $n } marcadores de runa do seu reino natal
    }
    .does =
        { $n ->
            [one] tira um marcador de runa do seu reino natal
           *[other] tira { $n } marcadores de runa do seu reino natal
        }
rw-season-grant-dragons = colocar uma runa de dragão numa área de cada outro jogador
    .does = coloca uma runa de dragão numa área de cada outro jogador

# Condições dos objetivos
rw-if-all-allied = todas as unidades neutras destes tipos em jogo são aliadas de algum jogador: { $units }
rw-if-great-allies =
    { $n ->
        [one] { $n } Dragão ou Gigante é seu aliado
       *[other] { $n } ou mais Dragões e Gigantes são seus aliados
    }
rw-if-too-few-great =
    { $n ->
        [one] nenhum Dragão ou Gigante está em jogo
       *[other] menos de { $n } Dragões e Gigantes estão em jogo
    }
rw-if-neutral-allies =
    { $n ->
        [one] { $n } unidade neutra é sua aliada
       *[other] { $n } ou mais unidades neutras são suas aliadas
    }
rw-if-has-influence = você tem { $n } ou mais de influência
rw-if-holds-titles =
    { $n ->
        [one] você tem { $n } título
       *[other] você tem { $n } ou mais títulos
    }
rw-if-controls-cities =
    { $n ->
        [one] você controla { $n } cidade
       *[other] você controla { $n } ou mais cidades
    }
rw-if-leads-heroes =
    { $n ->
        [one] você tem { $n } herói
       *[other] você tem { $n } ou mais heróis
    }
rw-if-spent-influence = você gastou { $n } ou mais de influência neste turno
rw-if-strongholds-broken = neste turno você destruiu uma fortaleza inimiga ou danificou duas
rw-if-routed-foe =
    { $n ->
        [one] outro jogador tem { $n } unidade em debandada
       *[other] outro jogador tem { $n } ou mais unidades em debandada
    }
rw-if-conquests =
    { $n ->
        [one] você controla { $n } área fora do seu reino natal
       *[other] você controla { $n } ou mais áreas fora do seu reino natal
    }
rw-if-holds-enemy-home = você controla uma área do reino natal de outro jogador
rw-if-killed-players =
    { $n ->
        [one] você destruiu { $n } unidade de outros jogadores em batalha neste turno
       *[other] você destruiu { $n } ou mais unidades de outros jogadores em batalha neste turno
    }
rw-if-killed-neutral =
    { $n ->
        [one] você destruiu { $n } unidade neutra não aliada em batalha neste turno
       *[other] você destruiu { $n } ou mais unidades neutras não aliadas em batalha neste turno
    }
rw-if-great-host = você tem 8 unidades numa área fora do seu reino natal
rw-if-at-the-gates =
    { $n ->
        [one] você tem { $n } unidade numa área ao lado do reino natal de outro jogador
       *[other] você tem { $n } ou mais unidades numa área ao lado do reino natal de outro jogador
    }

# Perguntas
rw-ask-season = { $card }: o que você faz?
rw-ask-season-dial =
    { $up ->
        [0] Qual mostrador você baixa?
       *[1] Qual mostrador você sobe?
    }
rw-ask-season-discard =
    { $n ->
        [1] Qual carta de tática você descarta?
       *[2] Qual carta de tática você descarta? Faltam { $n }.
    }
rw-ask-bid = { $card }: quanta influência você aposta?
rw-ask-bid-plain = Quanta influência você aposta?
rw-ask-tie-highest = As maiores apostas empataram: de quem é a maior?
rw-ask-tie-lowest = As menores apostas empataram: de quem é a menor?
rw-ask-drop-false =
    { $n ->
        [1] Remover mais uma runa falsa?
       *[2] Antes você pode remover até { $n } runas falsas.
    }
rw-ask-place-rune = Para onde vai este marcador, virado para baixo?
rw-ask-give-back = Só uma área está livre: qual marcador volta?
rw-ask-place-dragon = Para onde vai a runa de dragão?
rw-ask-place-dragon-for = Para onde vai a runa de dragão da facção { $faction }?
rw-ask-reveal-runes =
    { $n ->
        [1] Qual marcador de runa você revela?
       *[2] Qual marcador de runa você revela? Faltam { $n }.
    }
rw-ask-fortify-runes =
    { $n ->
        [1] Você mistura os marcadores de runa de duas áreas. Qual é a primeira?
       *[2] Você mistura os marcadores de runa de duas áreas. Qual é a outra?
    }
rw-ask-pay-rewards =
    { $n ->
        [1] Qual recompensa você descarta?
       *[2] Qual recompensa você descarta? Faltam { $n }.
    }
rw-ask-destroy-units =
    { $n ->
        [1] Qual das suas unidades é destruída?
       *[2] Qual das suas unidades é destruída? Faltam { $n }.
    }
rw-ask-rout-area = Em qual área suas unidades debandam?
rw-ask-volunteers = Quem se junta a você, e onde?
rw-ask-wild-allies = Onde os aliados se juntam a você: { $unit } ({ $n })?
rw-ask-drive-neutrals = As unidades neutras de qual área recuam?
rw-ask-damage-stronghold = Qual das suas fortalezas é danificada?
rw-ask-destroy-city = Qual cidade é destruída?
rw-ask-pay-hero = Pagar { $n } de influência para que { $hero } fique?
rw-ask-leave-home =
    { $n ->
        [1] Qual marcador de runa deixa o seu reino natal?
       *[2] Qual marcador de runa deixa o seu reino natal? Faltam { $n }.
    }
rw-ask-leave-for = Para onde vai o marcador de runa de { $area }?

# Opções
rw-option-pay = { $cost } para { $effects }
rw-option-bid = Apostar { $n } de influência
rw-option-highest = A maior aposta é da facção { $faction }
rw-option-lowest = A menor aposta é da facção { $faction }
rw-option-drop = Remover a runa falsa de { $area }
rw-option-rune = Colocar em { $area } ({ $rune })
rw-option-return = Devolver o marcador: { $rune }
rw-option-dragon = Colocar em { $area }
rw-option-reveal-rune = Revelar o marcador de { $area }
rw-option-fortify-runes = Os marcadores de { $area }
rw-option-captain =
    { $n ->
        [one] Capitão: descartar { $n } recompensa por uma runa de dragão
       *[other] Capitão: descartar { $n } recompensas por uma runa de dragão
    }
rw-option-commander = Lorde Comandante: pagar { $n } de influência por uma runa de dragão
rw-option-pay-reward = Descartar a recompensa { $card }
rw-option-objective = Cumprir o objetivo { $card }
rw-option-exchange = Trocar o objetivo { $card }: não pode mais ser cumprido
rw-option-destroy-there =
    { $routed ->
        [0] Destruir em { $area }: { $unit }
       *[1] Destruir em { $area }: { $unit } (em debandada)
    }
rw-option-rout = Debandar todas as suas unidades em { $area }
rw-option-join = { $unit } ({ $n }) em { $area }
rw-option-drive-out = Expulsar as unidades de { $area }
rw-option-damage = Danificar a fortaleza em { $area }
rw-option-raze-city = Destruir a cidade em { $area }
rw-option-pay-hero = Pagar { $n } de influência: { $hero } fica
rw-option-lose-hero = { $hero } deserta
rw-option-take = Mover o marcador de { $area }
rw-option-move-rune = Colocar em { $area }

# O que aconteceu
event-rw-title = { $seat } toma um título por { $n } de influência: { $title }.
event-rw-receive-rune = { $seat } recebe uma runa de dragão.
event-rw-drop-false = { $seat } remove uma runa falsa de { $area }.
event-rw-place-rune = { $seat } coloca um marcador de runa em { $area }: { $rune }.
event-rw-place-rune-hidden = { $seat } coloca um marcador de runa virado para baixo em { $area }.
event-rw-return-rune = { $seat } não tem área para um marcador, e ele volta: { $rune }.
event-rw-move-rune = { $seat } move o marcador de runa de { $area } para { $target }.
event-rw-fortify-runes = { $seat } mistura os marcadores de runa de { $area } e { $target }.
event-rw-bids = { $seat } aposta { $n }.
event-rw-bid-won = { $seat } faz a maior aposta.
event-rw-bid-lost = { $seat } faz a menor aposta.
event-rw-tie-highest = { $seat } decide o empate: a maior aposta é da facção { $faction }.
event-rw-tie-lowest = { $seat } decide o empate: a menor aposta é da facção { $faction }.
event-rw-season-dial =
    { $resource ->
        [food] { $seat }: o mostrador de comida está em { $n }.
        [wood] { $seat }: o mostrador de madeira está em { $n }.
       *[ore] { $seat }: o mostrador de minério está em { $n }.
    }
event-rw-season-dials = { $seat }: os mostradores estão em comida { $food }, madeira { $wood }, minério { $ore }.
event-rw-slowed = { $seat }: as unidades movem uma área a menos nesta estação.
event-rw-routed-area = { $seat }: todas as unidades em { $area } debandam.
event-rw-join = { $seat }: reforços em { $area }, { $unit } ({ $n }).
event-rw-drive-out = As unidades neutras em { $area } recuam.
event-rw-wall-crumbled = { $seat }: a fortaleza em { $area } é danificada.
event-rw-city-destroyed = { $seat } destrói { $city } em { $area }.
event-rw-objective = { $seat } cumpre o objetivo { $card }.
event-rw-exchange-objective = { $seat } troca o objetivo { $card } por outro.
