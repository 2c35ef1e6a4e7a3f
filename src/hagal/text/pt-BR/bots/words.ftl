# Por que um bot fez o que fez, em uma linha.

bots-silent = não dá motivo
bots-chance = escolhido ao acaso
bots-only = não havia outra opção
bots-best = parece o melhor
bots-fair = também merece atenção

# Os bots pelo nome: como as listas o chamam e o que ele faz.

bot-heuristic = bot que pensa
bot-heuristic-about = Olha um pouco adiante e avalia o que vê.
bot-random = bot que joga ao acaso
bot-random-about = Para ele, todas as opções são iguais.
