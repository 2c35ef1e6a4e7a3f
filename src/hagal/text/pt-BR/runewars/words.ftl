# Runewars: estações, recursos, tipos de componentes, opções.

title-runewars = Runewars

# Estações, recursos, destinos
rw-spring = primavera
rw-summer = verão
rw-fall = outono
rw-winter = inverno
rw-food = comida
rw-wood = madeira
rw-ore = minério
rw-destiny-gold = ouro
rw-destiny-grey = prata
rw-destiny-red = vermelho
rw-development-resource = fonte de recursos
rw-development-diplomat = diplomata
rw-development-training-ground = campo de treino
rw-development-defensive = construção defensiva

# Tipos de componentes
kind-faction = Facções
kind-unit = Unidades
kind-order = Ordens
kind-season = Cartas de estação
kind-tactic = Cartas de tática
kind-hero = Heróis
kind-quest = Missões
kind-reward = Recompensas
kind-title = Títulos
kind-city = Cidades
kind-tile = Peças do mapa
kind-area = Áreas
kind-fate = Cartas de destino
kind-rune = Marcadores de runa
kind-exploration = Marcadores de exploração

# Como o nome de um componente fica numa frase
shown-order = “{ $name }”
shown-season = “{ $name }”
shown-tactic = “{ $name }”
shown-quest = “{ $name }”
shown-reward = “{ $name }”
shown-title = “{ $name }”

# O que está nos componentes
rw-shape-triangle = triângulo
rw-shape-rectangle = retângulo
rw-shape-hexagon = hexágono
rw-shape-circle = círculo
rw-describe-season = Carta de estação: { $season }
rw-describe-council = Conselho dos Magos
rw-describe-effects = { $effects }
rw-describe-lost = Pode ser trocado se { $condition }
rw-describe-unit = Base: { $shape }; vida { $health }, iniciativa { $initiative }
rw-describe-start = Começa com { $influence } de influência e cartas de tática: { $tactics }
rw-describe-dials = Mostradores: comida { $food }, madeira { $wood }, minério { $ore }
rw-describe-units = Unidades: { $units }
rw-describe-city-units = Unidades neutras: { $shape }, { $n }
rw-describe-city-rest = Ou cartas de tática { $tactics }, influência { $influence }, missões { $quests }
rw-describe-area =
    { $city ->
        [0] { $area }: comida { $food }, madeira { $wood }, minério { $ore }
       *[1] { $area }: comida { $food }, madeira { $wood }, minério { $ore }; uma cidade
    }
rw-describe-guards = { $area }: { $unit } ({ $n })
text-rune-dragon = Conta para a vitória enquanto você controla a área dela.
text-rune-false = Não conta, mas esconde onde estão as runas de dragão.
rw-describe-reads = { $shape }: { $icon }
rw-describe-destiny = Destino: { $destiny }
rw-describe-borders = Lados com montanhas: { $mountains }; com água: { $water }

fact-dials = mostradores
fact-effects = efeito
fact-flying = voo
fact-influence = influência
fact-initiative = iniciativa
fact-places = forma da peça
fact-quests = missões
fact-shape = formato da base
fact-special = habilidade especial
fact-start = mostradores no início
fact-tactics = cartas de tática
fact-times = quando se joga
fact-units = unidades
fact-city = espaço de cidade
fact-guards = número de unidades neutras
fact-neutral = unidades neutras
fact-sides = bordas
fact-yields = recursos

# Finais
ending-runewars-runes = Vitória pelas runas de dragão
ending-runewars-reckoning = Contagem depois do último inverno
ending-runewars-last = Só restou um jogador

# Opções
setting-runewars-edition = Edição
setting-runewars-edition-revised = Edição revisada (2012)
setting-runewars-edition-2010 = Primeira edição (2010)
setting-runewars-epic = Partida épica
setting-runewars-epic-note = 8 anos, 7 runas de dragão; só na primeira edição
setting-runewars-board-quick = um tabuleiro pronto
setting-runewars-board-random = um tabuleiro ao acaso
setting-runewars-board-build = os jogadores o montam
setting-runewars-factions-choose = os jogadores escolhem
setting-runewars-factions-random = ao acaso
setting-runewars-first-random = ao acaso
setting-runewars-markers-between = contam-se as áreas entre eles
setting-runewars-markers-apart = contam-se os passos de um a outro
setting-runewars-claim = A tentativa de vitória é marcada com
setting-runewars-claim-card = a carta de vitória
setting-runewars-claim-unit = uma unidade não usada
setting-runewars-withdraw-claim = A tentativa de vitória pode ser retirada?
setting-runewars-withdraw-claim-never = nunca
setting-runewars-withdraw-claim-may = a partir da estação seguinte
setting-runewars-own-title = Influência num título que já é seu
setting-runewars-own-title-never = não pode ser aumentada
setting-runewars-own-title-raise = pode ser aumentada
rw-describe-needs = Só se { $conditions }
rw-describe-unit-fast = Rápida: anda três áreas com Mobilizar e Conquistar
rw-describe-unit-flying = Voadora: nenhuma fronteira a detém
