# Por que um bot fez o que fez, em uma linha.

bots-silent = não dá motivo
bots-chance = escolhido ao acaso
bots-only = não havia outra opção
bots-best = parece o melhor
