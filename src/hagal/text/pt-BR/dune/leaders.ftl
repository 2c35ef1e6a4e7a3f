# Duna: Imperium: as habilidades próprias dos Líderes. As do Sinete são efeitos.
ability-paul-atreides = você sempre sabe qual é a carta do topo do seu baralho
ability-leto-atreides = nos espaços de Landsraad, você paga 1 Solari a menos
ability-vladimir-harkonnen = antes da primeira rodada, você escolhe duas Facções em segredo; uma vez por partida, ao enviar quatro ou mais tropas num turno, você as revela e ganha 1 de Influência com cada uma
ability-glossu-rabban = você começa com mais 1 especiaria e mais 1 Solari
ability-memnon-thorvald = um assento no Alto Conselho também lhe traz 1 de Influência com uma Facção à sua escolha
ability-ariana-thorvald = num espaço de especiaria, você minera 1 especiaria a menos, mas compra uma carta
ability-ilban-richese = você compra uma carta sempre que paga Solaris por um espaço
ability-helena-richese = os Agentes inimigos não bloqueiam os seus nos espaços de Landsraad e de Cidade
