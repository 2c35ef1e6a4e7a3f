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
