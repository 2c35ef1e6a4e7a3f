# Runewars ao lado do tabuleiro.

companion-game-runewars = Runewars
companion-game-runewars-note = Chances de batalha, o baralho de destino, anos e estações com ordens e tentativas de vitória, e quem vence no fim.

# As ferramentas
companion-rw-battle = Batalha
companion-rw-fate = Destino
companion-rw-year = Ano
companion-rw-standing = Runas
companion-rw-percent = { $n } %
companion-rw-more = Mais sobre este lado

# Uma batalha
companion-rw-attacker = Atacante
companion-rw-defender = Defensor
companion-rw-faction = Facção
companion-rw-neutral = Unidades neutras
companion-rw-neutral-units = Unidades neutras aliadas
companion-rw-units = Unidades: { $n } de { $most }
companion-rw-unit-note = iniciativa { $initiative }, vida { $health }
companion-rw-hero = Herói em apoio
companion-rw-bonus = Outra força
companion-rw-stronghold = Fortaleza
companion-rw-walls-0 = Nenhuma
companion-rw-walls-1 = Danificada ({ $n })
companion-rw-walls-2 = Inteira ({ $n })
companion-rw-siege = Conquistar com o bônus de supremacia: a fortaleza vale 3 a menos
companion-rw-defense = Construção defensiva
companion-rw-edition = Edição
companion-rw-tracked = Comprar das cartas que restam
companion-rw-tracked-note =
    { $n ->
        [one] Resta { $n } carta no baralho de destino.
       *[other] Restam { $n } cartas no baralho de destino.
    }
companion-rw-swap = O outro lado ataca
companion-rw-clear = Limpar este lado
companion-rw-two-sides = Dê unidades aos dois lados, ou uma fortaleza ao defensor.
companion-rw-odds = O atacante vence
companion-rw-error = ±{ $n } pontos
companion-rw-losses = Unidades perdidas em média
companion-rw-loss = { $n }
companion-rw-settled = preciso o bastante
companion-rw-battles =
    { $n ->
        [one] { $n } batalha jogada
       *[other] { $n } batalhas jogadas
    }
companion-rw-odds-said = O atacante vence com { $win } por cento, { $error } a mais ou a menos. Unidades perdidas em média: atacante { $lost }, defensor { $killed }.

# O baralho de destino
companion-rw-cards-left = Restam { $n } de { $all } cartas.
companion-rw-deck-empty = O baralho acabou: embaralhe o descarte nele.
companion-rw-tap-drawn = Toque nas cartas compradas.
companion-rw-card = Carta { $n }
companion-rw-card-drawn = comprada
companion-rw-card-left = no baralho
companion-rw-shuffle = Embaralhar o descarte
companion-rw-chances = A próxima carta
companion-rw-destiny = Sorte

# Uma nova partida
companion-rw-no-game = Nenhuma partida anotada
companion-rw-no-game-note = Anos e estações, ordens, tentativas de vitória e a contagem final: comece uma partida, e ela fica aqui até o último inverno. Batalha e destino funcionam sem ela.
companion-rw-page-game = A partida
companion-rw-page-people = Quem está à mesa
companion-rw-edition-revised-note = Sete anos; seis runas de dragão são provadas e mantidas por um ano.
companion-rw-edition-2010-note = Seis anos; quem mostra seis runas de dragão vence.
companion-rw-epic-note = 8 anos, 7 runas de dragão
companion-rw-how-many = Jogadores
companion-rw-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
companion-rw-faction-n = Facção do jogador { $n }
companion-rw-name-n = Nome do jogador { $n } (se quiser)
companion-rw-same-faction = Cada facção só pode ser escolhida uma vez.

# Anos e estações
companion-rw-year-of = Ano { $n } de { $last }
companion-rw-season-steps = Nesta estação
companion-rw-step-card = O primeiro jogador compra a carta de estação: primeiro o texto, depois o ícone.
companion-rw-step-spring = Ícone da primavera: todos retomam marcadores de ativação e ordens; depois todas as figuras em debandada se levantam.
companion-rw-step-summer = Ícone do verão: a fase de missões.
companion-rw-step-fall = Ícone do outono: o descarte de destino é embaralhado no baralho (aqui já foi). Depois cada um, na ordem de jogo: 2 de influência ou 1 carta de tática.
companion-rw-step-winter = Ícone do inverno: em cada área ficam no máximo tantas unidades quantas o seu mostrador de comida indica. A água fica congelada até o fim da estação.
companion-rw-step-orders = Cada um escolhe uma ordem, virada para baixo.
companion-rw-step-resolve = As ordens são reveladas juntas e resolvidas, o menor número primeiro.
companion-rw-step-reckoning = Este é o último inverno: depois dele todos os marcadores de runa são revelados.
companion-rw-orders-of-year = Ordens deste ano
companion-rw-no-order = Ainda sem ordem
companion-rw-order-used = usada neste ano
companion-rw-order-now = desta estação
companion-rw-order-hand = na mão
companion-rw-supremacy = Bônus de supremacia
companion-rw-play-order = Ordem de jogo
companion-rw-claim = Tentar a vitória
companion-rw-claim-of = { $who } tenta a vitória: decide-se no ano { $year }
companion-rw-claim-sure =
    { $n ->
        [one] No próprio turno, { $who } prova { $n } runa de dragão e coloca a carta de vitória no baralho desta estação?
       *[other] No próprio turno, { $who } prova { $n } runas de dragão e coloca a carta de vitória no baralho desta estação?
    }
companion-rw-has-claim = Tenta a vitória: { $season }
companion-rw-show = Mostrar runas
companion-rw-show-sure =
    { $n ->
        [one] { $who } controla e mostra { $n } runa de dragão, e venceu?
       *[other] { $who } controla e mostra { $n } runas de dragão, e venceu?
    }
companion-rw-next-season = A seguir: { $season }
companion-rw-next-year = A seguir: primavera do ano { $n }
companion-rw-check =
    { $n ->
        [one] Antes da carta de estação: a tentativa de { $who }. Quantas runas de dragão { $who } controla agora? É preciso { $n }.
       *[other] Antes da carta de estação: a tentativa de { $who }. Quantas runas de dragão { $who } controla agora? São precisas { $n }.
    }
companion-rw-check-holds = { $who } vence
companion-rw-check-fails = A tentativa falha
companion-rw-to-count = Contar as runas
companion-rw-reckon = Quem venceu?
companion-rw-count = Revele todos os marcadores de runa e conte: runas de dragão e influência de cada jogador.
companion-rw-see-end = O fim da partida

# Runas e o fim
companion-rw-standing-now = Se o último inverno terminasse agora
companion-rw-runes = Runas de dragão
companion-rw-influence = Influência
companion-rw-out = Fora da partida
companion-rw-out-sure = Este jogador não controla mais nenhuma área e está fora?
companion-rw-is-out = fora da partida
companion-rw-why-runes = Mais runas de dragão que { $who }: { $n } a { $less }.
companion-rw-why-influence = Tantas runas de dragão quanto { $who }, mas mais influência: { $n } a { $less }.
companion-rw-why-start = Tantas runas de dragão e influência quanto { $who }, mas a facção começa com mais influência: { $n } a { $less }.
companion-rw-why-out = { $who } está fora da partida.
companion-rw-won-claim = { $who } manteve runas de dragão suficientes por um ano e vence.
companion-rw-won-runes = { $who } mostrou runas de dragão suficientes e vence.
companion-rw-won-reckoning = { $who } vence na contagem final.
companion-rw-won-last = { $who } é quem restou e vence.
companion-rw-told-runes = { $who }: runas de dragão { $n }.
companion-rw-told-influence = { $who }: influência { $n }.
companion-rw-told-fate = A carta de destino { $n } é comprada.
companion-rw-told-back = A carta de destino { $n } está no baralho, afinal.
