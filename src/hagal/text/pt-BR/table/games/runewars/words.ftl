# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = O mapa
table-runewars-own = O que é seu
table-runewars-year = Ano { $n } de { $last }

# O mapa
table-runewars-map-keys = O mapa. As setas vão de área em área, + e − mudam o tamanho.
table-runewars-lens = Tamanho do mapa
table-runewars-nearer = Mais perto
table-runewars-farther = Mais longe
table-runewars-fit = O mapa inteiro
table-runewars-some = { $unit } ({ $n })
table-runewars-some-routed = { $unit } ({ $n }), em debandada
table-runewars-march = Em marcha de { $start } a { $area }: { $units }

# O que há em uma área, em palavras
table-runewars-home = Reino natal: { $faction }.
table-runewars-controlled = Sob o controle de { $name }.
table-runewars-wild = Nas mãos de unidades neutras.
table-runewars-yields = Rende { $what }.
table-runewars-yield-food = comida { $n }
table-runewars-yield-wood = madeira { $n }
table-runewars-yield-ore = minério { $n }
table-runewars-barren = Não rende nada.
table-runewars-border-mountain = Montanhas em direção a { $areas }.
table-runewars-border-water = Água em direção a { $areas }.
table-runewars-border-ice = Água congelada em direção a { $areas }.
table-runewars-hold = Fortaleza de { $name }.
table-runewars-damaged = Fortaleza danificada de { $name }.
table-runewars-developed = Construção: { $what }.
table-runewars-city = Cidade: { $city }.
table-runewars-site = Espaço para uma cidade.
table-runewars-standing = Unidades: { $units }.
table-runewars-routed = Em debandada: { $units }.
table-runewars-here-hero =
    { $n ->
        [0] Herói: { $hero } ({ $name }).
       *[other] Herói: { $hero } ({ $name }), dano { $n }.
    }
table-runewars-here-hero-routed =
    { $n ->
        [0] Herói: { $hero } ({ $name }), em debandada.
       *[other] Herói: { $hero } ({ $name }), em debandada, dano { $n }.
    }
table-runewars-activated = Marcadores de ativação: { $names }.
table-runewars-rune = Marcador de runa, virado para baixo.
table-runewars-rune-known = Marcador de runa virado para baixo; você o conhece: { $rune }.
table-runewars-rune-up = Marcador de runa, virado para cima: { $rune }.
table-runewars-token = Marcador de exploração { $n }, virado para baixo.
table-runewars-token-known = Marcador de exploração virado para baixo; você o conhece: { $token }.
table-runewars-token-up = Marcador de exploração: { $token }.
table-runewars-dropped = Recompensas no chão: { $rewards }.
table-runewars-dropped-hidden =
    { $n ->
        [one] Uma recompensa está no chão, virada para baixo.
       *[other] { $n } recompensas estão no chão, viradas para baixo.
    }

# Quantas unidades
table-runewars-count-send = { $unit } de { $area }
table-runewars-count-move = { $unit } para { $area }
table-runewars-count-deploy = { $unit } em { $area }

table-runewars-sheet =
    # Runewars em uma página
    ## Objetivo do jogo
    Runas de dragão em áreas que você controla. Edição revisada: mostre seis no seu turno e ainda tenha seis um ano depois (RWR-004, RWR-005). 2010: seis vencem na hora (RW-220).
    Se ninguém venceu depois do último inverno, vence quem tem mais runas de dragão (RW-221): ano 7, em 2010 ano 6 (RWR-003, RW-040).
    ## Uma estação (RW-041)
    Carta de estação: o texto, depois o ícone (RW-042). Primavera: as ordens voltam, todos se levantam (RW-050). Verão: fase de missões (RW-051). Outono: influência ou carta de tática (RW-052). Inverno: a comida limita os exércitos, a água congela (RW-053).
    Ordens: cada um escolhe uma em segredo (RW-043); são reveladas juntas e resolvidas do menor número em diante (RW-044). Se a sua for a maior do ano até aqui, você tem o bônus dela (RW-046).
    ## As ordens
    1 Estratégia (RW-070), 2 Mobilizar (RW-072) e 3 Conquistar (RW-074) movem exércitos. 4 Colheita ajusta os mostradores (RW-075), 5 Recrutar dá unidades (RW-077), 6 Reunir apoio pede às cidades (RW-078), 7 Adquirir poder dá influência e títulos (RW-080), 8 Fortificar constrói fortalezas e esconde runas (RW-081).
    ## Batalhas
    Numa área inimiga: batalha (RW-097). Numa neutra: batalha ou diplomacia (RW-115).
    Cinco rodadas por iniciativa; cada unidade de pé compra uma carta de destino (RW-124): especiais, debandar, dano (RW-126). Depois a força: unidades de pé, fortaleza, bônus (RW-140); empates para o defensor (RW-142). O perdedor recua (RW-145).
    ## Heróis
    Na fase de missões, cada um se move, se cura ou treina (RW-162); missões (RW-166) e duelos (RW-175) trazem recompensas. Na edição revisada, apoiam unidades em batalha (RWR-008).
    O seu objetivo secreto traz uma runa de dragão quando é cumprido no seu turno (RW-203).

# Estatísticas
mine-by-role-runewars = Facção
mine-edition-runewars-revised = edição revisada
mine-edition-runewars-2010 = primeira edição

# In network games: passing ahead
table-runewars-ahead = Sem táticas minhas nesta batalha
table-runewars-ahead-on = Você não joga táticas nesta batalha até que outra pessoa jogue uma. Ninguém fica sabendo.
table-runewars-ahead-ended = Você tinha passado antes da hora, mas { $name } jogou uma carta: decida você.
