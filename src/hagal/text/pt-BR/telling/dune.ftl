# Dune: o que vem de uma resposta, em poucas palavras.

preview-dune-reveal = { $persuasion } de Persuasão, Força { $strength }
preview-dune-left = sobra { $n } de Persuasão
preview-dune-vp = Pontos de Vitória { $by }
preview-dune-spice = especiaria { $by }
preview-dune-solari = Solari { $by }
preview-dune-water = água { $by }
preview-dune-troops = tropas { $by }
preview-dune-intrigue = Cartas de Intriga { $by }
preview-dune-hand = cartas na mão { $by }
preview-dune-influence = Influência { $by } ({ $faction })
preview-dune-strength = Força { $n }
preview-dune-against = { $seat } tem { $n }
preview-dune-place =
    { $place ->
        [1] por ora, primeiro lugar ({ $rewards })
        [2] por ora, segundo lugar ({ $rewards })
       *[3] por ora, terceiro lugar ({ $rewards })
    }
preview-dune-no-place = por ora, nenhuma recompensa
preview-dune-agents = Agentes { $by }
preview-dune-council = um assento no Alto Conselho
preview-dune-cards = suas cartas { $by }
preview-dune-then = depois: { $effects }
preview-dune-deploy = até { $n } no Conflito
