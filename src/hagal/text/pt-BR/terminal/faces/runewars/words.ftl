# Runewars no terminal.

term-runewars-setup = Preparação
term-runewars-year = Ano { $n } de { $last }
term-runewars-then = depois { $season }
term-runewars-neutral = Neutras
term-runewars-routed = ({ $unit } { $n } em debandada)
term-runewars-first = primeiro
term-runewars-claims = reivindica a vitória ({ $season })
term-runewars-out = fora
term-runewars-damage = dano { $n }
term-runewars-is-routed = em debandada
term-runewars-rewards =
    { $n ->
        [one] { $n } recompensa
       *[other] { $n } recompensas
    }
term-runewars-dials = Mostradores
term-runewars-orders = Ordens (* supremacia)
term-runewars-heroes = Heróis
term-runewars-objective = Objetivo
term-runewars-tactics = Táticas
term-runewars-fresh = Táticas da próxima estação
term-runewars-quests = Missões
term-runewars-runes = Marcadores de runa que você conhece
term-runewars-supply = Estoque
term-runewars-strongholds = fortalezas { $n }
term-runewars-battle = Batalha por { $area }, rodada { $n }
term-runewars-attacks = ataca:
term-runewars-defends = defende:
term-runewars-drawn = compradas:
term-runewars-supported = com apoio de
term-runewars-bonus = força +{ $n }
term-runewars-duel = Duelo em { $area }, rodada { $n }: { $hero } contra { $enemy }

# Colunas o mais curtas possível
term-runewars-column-influence = Inf
term-runewars-column-food = Com
term-runewars-column-wood = Mad
term-runewars-column-ore = Min
term-runewars-column-runes = Runas
term-runewars-column-areas = Áreas
term-runewars-column-strongholds = Fort
term-runewars-column-tactics = Tát
term-runewars-column-quests = Mis
term-runewars-column-orders = Ordens
