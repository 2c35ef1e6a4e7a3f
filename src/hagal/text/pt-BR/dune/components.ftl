# Os textos dos componentes de Duna, em nossas palavras, e a lista deles.

# Cartas
describe-cost = Custo: { $n } de Persuasão
describe-factions =
    { $n ->
        [one] Facção: { $factions }
       *[other] Facções: { $factions }
    }
describe-icons = Ícones de Agente: { $icons }
describe-no-icons = Sem ícone de Agente: só para o turno de Revelar
describe-anywhere = Envia um Agente do Líder ou do tabuleiro a qualquer espaço, mesmo ocupado
describe-agent = Agente: { $effects }
describe-reveal = Revelar: { $effects }
describe-acquire = Ao adquirir: { $effects }
describe-trashed = Ao excluir: { $effects }

# Cartas de Intriga
describe-start-agent = Só antes de enviar um Agente neste turno
describe-start-turn = Só como a primeira coisa do seu turno
describe-plot = Trama: { $effects }
describe-combat = Combate: { $effects }
describe-win = Combate, depois de vencer um Conflito: { $effects }
describe-endgame = Fim de Jogo: { $effects }
describe-lasting = Fica virada para cima até o seu turno de Revelar

# Conflitos
describe-level =
    { $n ->
        [1] Conflito I
        [2] Conflito II
       *[3] Conflito III
    }
describe-location = Local: { $space }
describe-first = Primeiro lugar: { $effects }
describe-second = Segundo lugar: { $effects }
describe-third = Terceiro lugar: { $effects }

# Líderes
describe-house = Casa { $house }
describe-complexity = Complexidade: { $n }
describe-ability = Habilidade: { $ability }
describe-signet = Anel do Sinete: { $effects }

# Espaços
describe-icon = Ícone: { $icon }
describe-price = Custo: { $what }
describe-needs-influence = Exige { $n } de Influência { $faction-with }
describe-effect = Efeito: { $effects }
describe-combat-space = Espaço de Combate
describe-maker =
    { $n ->
        [one] Espaço de especiaria: { $n } especiaria e toda a especiaria bônus
       *[other] Espaço de especiaria: { $n } especiarias e toda a especiaria bônus
    }
describe-control = Bônus de Controle: { $effects }
describe-once = Uma vez por partida para cada jogador
describe-reveal-here = No seu turno de Revelar, com o seu Agente aqui: { $n } de Persuasão

# A lista de componentes
kind-card = Cartas
kind-intrigue = Cartas de Intriga
kind-conflict = Conflitos
kind-leader = Líderes
kind-space = Espaços

# Como o nome de um componente aparece numa frase
shown-card = “{ $name }”
shown-intrigue = “{ $name }”
shown-conflict = “{ $name }”
shown-space = “{ $name }”
