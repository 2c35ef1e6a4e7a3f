# Dune: что выйдет из ответа, в нескольких словах.

preview-dune-reveal = убеждение { $persuasion }, сила { $strength }
preview-dune-left = останется убеждения { $n }
preview-dune-vp = победные очки { $by }
preview-dune-spice = Пряность { $by }
preview-dune-solari = солярий { $by }
preview-dune-water = вода { $by }
preview-dune-troops = отряды { $by }
preview-dune-intrigue = карты Интриги { $by }
preview-dune-hand = карты на руке { $by }
preview-dune-influence = влияние { $by } ({ $faction })
preview-dune-strength = сила { $n }
preview-dune-against = { $seat }, сила { $n }
preview-dune-place =
    { $place ->
        [1] пока первое место ({ $rewards })
        [2] пока второе место ({ $rewards })
       *[3] пока третье место ({ $rewards })
    }
preview-dune-no-place = пока без награды
preview-dune-agents = агенты { $by }
preview-dune-council = место в Верховном Совете
preview-dune-cards = всего карт { $by }
preview-dune-then = затем: { $effects }
preview-dune-deploy = в зону конфликта не более { $n }
