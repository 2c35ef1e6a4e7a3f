# O palco de Runewars no navegador: batalhas, duelos, diplomacia, testes, chances.

table-runewars-stage-battle = Batalha por { $area }
table-runewars-stage-duel = Duelo em { $area }
table-runewars-stage-diplomacy = Diplomacia
table-runewars-stage-test = Uma missão é tentada
table-runewars-stage-attacker = ataca
table-runewars-stage-defender = defende
table-runewars-stage-neutrals = Unidades neutras
table-runewars-stage-runs = quem decide: { $name }
table-runewars-stage-initiative = Iniciativa { $n }
table-runewars-stage-now = luta agora
table-runewars-stage-strength = Força agora: { $n }
table-runewars-stage-walls = Fortaleza +{ $n }
table-runewars-stage-more-strength = Força +{ $n }
table-runewars-stage-supports = apoia { $unit }
table-runewars-stage-playable = Você pode jogar
table-runewars-stage-fate-back = Uma carta de destino, virada para baixo
table-runewars-stage-round = Rodada { $n } de { $last }
table-runewars-stage-health = Vida: { $left } de { $n }
table-runewars-stage-hurt = { $n } a caminho
table-runewars-stage-guard = { $n } evitado
table-runewars-stage-hidden-rewards =
    { $n ->
        [one] { $n } recompensa virada para baixo
       *[other] { $n } recompensas viradas para baixo
    }
table-runewars-stage-called-off = A batalha foi cancelada.
table-runewars-stage-left = Restam
table-runewars-stage-lost = Destruídas
table-runewars-stage-odds = Se atacarem agora
table-runewars-stage-odds-all = Se atacarem todas as que podem
table-runewars-stage-chance = Vence { $n }%
table-runewars-stage-give-or-take = mais ou menos { $n }
table-runewars-stage-losses = Perdas esperadas: { $lost } das suas { $of }, { $killed } das { $among } do inimigo
