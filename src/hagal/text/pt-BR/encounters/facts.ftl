# Legendary Encounters: dados de componentes que são nossos ou discutidos.

fact-character = de quem é a carta
fact-class = a classe
fact-cost = o custo
fact-attack = o Ataque
fact-recruit = o Recrutamento
fact-icon = se dá Ataque ou Recrutamento
fact-points = se paga com Ataque ou Recrutamento
fact-deck = a que baralho pertence
fact-distance = a distância
fact-amounts = o número de cartas
fact-role = qual é o Papel
fact-kind = o tipo de carta
fact-defense = a Defesa
fact-damage = o dano
fact-price = o preço e o limite
fact-choice = que a carta é escolhida
fact-heals = que qualquer Golpe pode ser curado
fact-hazards = o segundo e o terceiro Perigo
