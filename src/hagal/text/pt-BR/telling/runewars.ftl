# Runewars: o que vem de uma resposta, em poucas palavras.

preview-rw-influence = sobra { $n } de influência
preview-rw-tactics = cartas de tática { $by }
preview-rw-heroes = heróis { $by }
