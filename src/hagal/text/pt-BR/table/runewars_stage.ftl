# O palco de Runewars no navegador: batalhas, duelos, diplomacia, testes, chances.

table-runewars-battle = Batalha por { $area }
table-runewars-duel = Duelo em { $area }
table-runewars-diplomacy = Diplomacia
table-runewars-test = Uma missão é tentada
table-runewars-attacker = ataca
table-runewars-defender = defende
table-runewars-neutrals = Unidades neutras
table-runewars-runs = quem decide: { $name }
table-runewars-initiative = Iniciativa { $n }
table-runewars-now = luta agora
table-runewars-strength = Força agora: { $n }
table-runewars-walls = Fortaleza +{ $n }
table-runewars-more-strength = Força +{ $n }
table-runewars-supports = apoia { $unit }
table-runewars-playable = Você pode jogar
table-runewars-fate-back = Uma carta de destino, virada para baixo
table-runewars-round = Rodada { $n } de { $last }
table-runewars-health = Vida: { $left } de { $n }
table-runewars-hurt = { $n } a caminho
table-runewars-guard = { $n } evitado
table-runewars-hidden-rewards =
    { $n ->
        [one] { $n } recompensa virada para baixo
       *[other] { $n } recompensas viradas para baixo
    }
table-runewars-called-off = A batalha foi cancelada.
table-runewars-left = Restam
table-runewars-lost = Destruídas
table-runewars-odds = Se atacarem agora
table-runewars-odds-all = Se atacarem todas as que podem
table-runewars-chance = Vence { $n }%
table-runewars-give-or-take = mais ou menos { $n }
table-runewars-losses = Perdas esperadas: { $lost } das suas { $of }, { $killed } das { $among } do inimigo
