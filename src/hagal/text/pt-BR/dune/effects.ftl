# Duna: Imperium: o que fazem as cartas e os espaços. Cada mensagem é parte de uma frase e pode vir depois de “você pode” ou “para”.

# Ganhos
gain = ganhar { $what }
    .gained = { $what }
points =
    { $n ->
        [one] ganhar { $n } Ponto de Vitória
       *[other] ganhar { $n } Pontos de Vitória
    }
    .gained =
        { $n ->
            [one] { $n } Ponto de Vitória
           *[other] { $n } Pontos de Vitória
        }
    .more =
        { $n ->
            [one] ganhar mais { $n } Ponto de Vitória
           *[other] ganhar mais { $n } Pontos de Vitória
        }
recruit =
    { $n ->
        [one] recrutar { $n } tropa
       *[other] recrutar { $n } tropas
    }
    .more =
        { $n ->
            [one] recrutar mais { $n } tropa
           *[other] recrutar mais { $n } tropas
        }
recruit-deploy =
    { $n ->
        [one] recrutar { $n } tropa e, se quiser, enviá-la imediatamente ao Conflito
       *[other] recrutar { $n } tropas e enviar imediatamente ao Conflito quantas delas quiser
    }
recruit-now =
    { $n ->
        [one] recrutar { $n } tropa; no seu turno de Revelar, você pode enviá-la imediatamente ao Conflito
       *[other] recrutar { $n } tropas; no seu turno de Revelar, você pode enviar imediatamente ao Conflito quantas delas quiser
    }
persuasion = ganhar { $n } de Persuasão
    .gained = { $n } de Persuasão
persuasion-per = ganhar { $n } de Persuasão para cada carta { $faction-of } que você tiver em jogo, contando esta
swords =
    { $n ->
        [one] ganhar { $n } espada
       *[other] ganhar { $n } espadas
    }
    .gained =
        { $n ->
            [one] { $n } espada
           *[other] { $n } espadas
        }
    .more =
        { $n ->
            [one] ganhar mais { $n } espada
           *[other] ganhar mais { $n } espadas
        }
draw =
    { $n ->
        [one] comprar { $n } carta
       *[other] comprar { $n } cartas
    }
    .drawn =
        { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }
draw-intrigue =
    { $n ->
        [one] comprar { $n } Carta de Intriga
       *[other] comprar { $n } Cartas de Intriga
    }
    .drawn =
        { $n ->
            [one] { $n } Carta de Intriga
           *[other] { $n } Cartas de Intriga
        }
steal-intrigue = pegar ao acaso uma Carta de Intriga de cada oponente que tiver quatro ou mais
promise = ganhar mais { $n } de Persuasão no turno de Revelar desta rodada

# Influência
influence = ganhar { $n } de Influência { $faction-with }
influence-any = ganhar { $n } de Influência com uma Facção à sua escolha
influence-of = ganhar { $n } de Influência { $factions-with-or }
influence-behind = ganhar 1 de Influência com uma Facção em cuja trilha um oponente esteja à sua frente
influence-each = ganhar 1 de Influência com cada uma destas Facções: { $factions }
influence-all = ganhar 1 de Influência com cada uma das quatro Facções
influence-two = ganhar 1 de Influência com cada uma de duas Facções à sua escolha
lose-influence = perder 1 de Influência { $faction-with }
lose-influence-any = perder 1 de Influência com uma Facção à sua escolha

# Vários, um deles, se
bundle = { $effects }
either = { $a }, ou { $b }
one-of = escolher um: { $effects-or }
two-of = escolher dois diferentes: { $effects-or }
when = se { $condition }, { $effects }
    .button = se { $condition }, { $effects-button }
require = somente se { $condition }

# Custos
spend = pagar { $what }
paid = { $costs } para { $effects }
pay = você pode { $costs } para { $effects }
    .button = { $costs } para { $effects }
lose-deployed = perder { $n } das suas tropas no Conflito

# Exclusão de cartas
trash = você pode excluir uma carta da sua mão, do seu descarte ou em jogo
    .button = excluir uma carta da sua mão, do seu descarte ou em jogo
trash-card = excluir uma carta da sua mão, do seu descarte ou em jogo
trash-for = você pode excluir uma carta para { $effects }
    .button = excluir uma carta para { $effects }
trash-self = excluir esta carta

# Tropas
may-deploy =
    { $n ->
        [one] enviar até { $n } tropa da sua guarnição ao Conflito
       *[other] enviar até { $n } tropas da sua guarnição ao Conflito
    }
may-deploy-any = enviar quantas tropas quiser da sua guarnição ao Conflito
may-retreat =
    { $n ->
        [one] recuar até { $n } tropa
       *[other] recuar até { $n } tropas
    }
may-retreat-any = recuar quantas das suas tropas quiser

# Espaços
harvest = minerar toda a especiaria deste espaço
take_mentat = pegar o Mentat, se ele estiver livre, como Agente adicional nesta rodada
take_council = ocupar um assento no Alto Conselho: mais 2 de Persuasão em cada um dos seus turnos de Revelar
take_swordmaster = ganhar o seu terceiro Agente até o fim da partida
take_foldspace = adquirir uma carta “{ name-card-foldspace }”
sell-melange = vender 2, 3, 4 ou 5 especiarias por 6, 8, 10 ou 12 Solaris

# Cartas
signet = usar a habilidade do Anel do Sinete do seu Líder
double_harvest = num espaço de especiaria, ganhar mais uma vez a especiaria base dele
double_visit = num espaço de Facção, ganhar 2 de Influência em vez de 1
raid_garrisons = cada oponente perde uma tropa da guarnição
opponents-discard =
    { $n ->
        [one] cada oponente descarta { $n } carta
       *[other] cada oponente descarta { $n } cartas
    }
test-opponents = cada oponente descarta uma carta ou perde uma tropa no Conflito
silence = escolher um espaço: até o seu próximo turno, os oponentes não podem enviar Agentes para lá
fetch-sister = levar uma carta das Bene Gesserit do seu descarte para a mão
cheap-spice = a carta “{ name-card-the-spice-must-flow }” custa { $n } a menos neste turno
acquire = adquirir uma carta que custe { $cost } ou menos
acquire-top = adquirir uma carta que custe { $cost } ou menos e colocá-la no topo do seu baralho
acquire_to_top = no turno de Revelar desta rodada, colocar no topo do seu baralho qualquer carta que você adquirir
envoy = a carta que você jogar neste turno ganha também os ícones das quatro Facções
infiltrate = enviar o seu próximo Agente neste turno mesmo a um espaço ocupado por Agentes inimigos
end_turn = encerrar o seu turno
double_cross = fazer um oponente à sua escolha perder uma tropa no Conflito e enviar uma tropa do seu estoque
poison_snooper = olhar a carta do topo do seu baralho e então comprá-la ou excluí-la
shuffle_discard = embaralhar o seu descarte no baralho
recall_agent = revocar um dos seus Agentes do tabuleiro
corner_the_market = ganhar 1 Ponto de Vitória se você tiver duas ou mais cartas “{ name-card-the-spice-must-flow }”, e mais 1 se tiver mais delas do que cada oponente
plans_within_plans = ganhar 1 Ponto de Vitória por 3 ou mais de Influência com três Facções, ou 2 com todas as quatro

# Conflitos e Líderes
take-control = assumir o controle do espaço { $space }
mentat_next_round = ficar com o Mentat na próxima rodada
set-aside = separar uma carta da Linha Imperial: nesta rodada só você pode adquiri-la, por 1 de Persuasão a menos no seu turno de Revelar

# Condições
if-influence = você tiver { $n } ou mais de Influência { $faction-with }
if-any-alliance = você tiver uma Aliança
if-alliance = você tiver a Aliança { $faction-with }
if-another = você tiver outra carta { $faction-of } em jogo
if-council_seat = você tiver um assento no Alto Conselho
if-mentat_here = o Mentat estiver no espaço dele
if-enemy_in_conflict = um oponente tiver uma tropa no Conflito
