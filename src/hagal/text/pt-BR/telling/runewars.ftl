# Runewars: o que vem de uma resposta, em poucas palavras.

preview-rw-influence = sobra { $n } de influência
preview-rw-tactics = cartas de tática { $by }
preview-rw-heroes = heróis { $by }
preview-rw-gained = influência passa a { $n }
preview-rw-dials = mostradores: comida { $food }, madeira { $wood }, minério { $ore }
preview-rw-as-it-stands = por ora: { $comes }
