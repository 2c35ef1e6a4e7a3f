# Além de uma partida: estatísticas das próprias partidas e façanhas.
mine-goals = Metas e estatísticas
mine-goals-about = Façanhas para quem conhece os jogos, e o que resultou das suas partidas até agora.

# Estatísticas
mine-title = Minhas estatísticas
mine-about = Suas partidas terminadas, como este navegador conhece você: jogadas até o fim, contra quem for. Primeiras partidas que ensinam, ramificações de outras partidas e registros enviados não contam.
mine-none = Nada foi contado ainda. Uma partida conta quando termina; primeiras partidas que ensinam, ramificações de outras partidas e registros enviados não contam.
mine-games = Partidas
mine-wins = Vitórias
mine-share = Parte vencida
mine-best = Melhor pontuação
mine-streak = Maior sequência
mine-streak-now = agora { $n }
mine-length = Rodadas por partida
mine-shortest = Vitória mais rápida, rodadas
mine-by-players = Jogadores
mine-by-role = Jogando com
mine-by-module = Expansão
mine-by-level = Dificuldade
mine-by-edition = Edição
mine-no-players = –
mine-no-role = não escolhido
mine-no-module = jogo base
mine-no-level = não solo
mine-no-edition = –
mine-lately = Ultimamente
mine-won = Vitória
mine-lost = Derrota
mine-score =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
mine-papers = Para guardar ou remover
mine-kept = Estes números ficam mesmo quando uma partida é esquecida ou removida. Dependem apenas do cookie deste navegador; ninguém mais os vê.
mine-download = Baixar como arquivo
mine-wipe = Apagar minhas estatísticas
mine-wipe-sure = Remover todas, com as façanhas já realizadas, para sempre
mine-wipe-unsure = Nada foi removido: marque a caixa primeiro, pois nada as traz de volta.
mine-wiped = Suas estatísticas foram apagadas.
