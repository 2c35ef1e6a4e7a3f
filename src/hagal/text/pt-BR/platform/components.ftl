# Os textos dos componentes, em nossas palavras, e a lista deles.

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
origin-reported = segundo fontes não oficiais
origin-stand-in = substituta nossa: a original não foi encontrada, ou não por inteiro
origin-pack = de um pacote de conteúdo
doubt-ours = é nosso: { $facts }
doubt-disputed = as fontes divergem sobre: { $facts }
fact-name = o nome
fact-character = de quem é a carta
fact-class = a classe
fact-cost = o custo
fact-attack = o Ataque
fact-recruit = o Recrutamento
fact-icon = se dá Ataque ou Recrutamento
fact-points = se paga com Ataque ou Recrutamento
fact-deck = a que baralho pertence
fact-distance = a distância
fact-amounts = o número de cartas
fact-text = o texto
fact-count = o número de cópias
fact-role = qual é o Papel
fact-kind = o tipo de carta
fact-health = a saúde
fact-defense = a Defesa
fact-damage = o dano
fact-price = o preço e o limite
fact-choice = que a carta é escolhida
fact-heals = que qualquer Golpe pode ser curado
fact-hazards = o segundo e o terceiro Perigo
cards-stand-ins =
    { $n ->
        [one] { $n } carta das { $all } desta lista é uma substituta nossa.
       *[other] { $n } cartas das { $all } desta lista são substitutas nossas.
    }
