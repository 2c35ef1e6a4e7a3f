# Duna: Imperium, Ascensão de Ix: palavras, textos dos componentes, habilidades dos Líderes e das peças de Tecnologia.

set-ix = Ascensão de Ix
kind-tech = Peças de Tecnologia
shown-tech = “{ $name }”

house-vernius = Vernius
house-ecaz = Ecaz
house-moritani = Moritani

# Cartas
describe-sneaks = Ícones de Agente com Infiltração (Agentes inimigos não bloqueiam): { $icons }
describe-bargain = Com esta carta, o espaço { $space } custa { $what } a menos
describe-unload = Revelar com Descarregue (também ao descartar ou excluir): { $effects }

# Peças de Tecnologia
describe-tech-cost = Custo em especiaria: { $n }
describe-flip = Uma vez por rodada, no seu turno: { $effects }
describe-flip-early = Uma vez por rodada, antes de enviar um Agente: { $effects }
describe-scrap = No seu turno, excluindo esta peça: { $effects }
describe-tech-rival = Marca da Casa Hagal: numa partida solo, um Rival pode adquiri-la

# O que as peças fazem sozinhas
tech-artillery = no seu turno de Revelar, você ganha 1 espada para cada carta revelada que dê espadas
tech-chaumurky = no fim da partida, você vence os empates em Pontos de Vitória
tech-detonation-devices = quando você vence um Conflito, um encouraçado seu que esteja nele pode voltar ao estoque por 1 Ponto de Vitória em vez de assumir o controle de um espaço
tech-disposal-facility = no seu turno de Revelar, com 6 ou mais de Persuasão, você pode excluir uma das suas cartas em jogo
tech-holtzman-engine = no começo de cada rodada, você compra 1 carta; no fim da partida, ganha 1 Ponto de Vitória se tiver duas ou mais cartas “{ name-card-the-spice-must-flow }”
tech-memocorders = no fim da partida, você ganha 1 Ponto de Vitória se tiver 3 ou mais de Influência com todas as quatro Facções
tech-minimic-film = no seu turno de Revelar, você ganha 1 de Persuasão
tech-restricted-ordnance = no seu turno de Revelar, você ganha 4 espadas se tiver um assento no Alto Conselho
tech-shuttle-fleet = no começo de cada rodada, você ganha 2 Solaris
tech-spaceport = você pode colocar no topo do seu baralho qualquer carta que adquirir
tech-spy-satellites = no fim da partida, você ganha 1 Ponto de Vitória para cada Facção com a qual tenha 1 de Influência ou nenhuma
tech-troop-transports = você recruta mais 1 tropa na trilha de Envios e pode enviar imediatamente ao Conflito quantas dessas tropas quiser
tech-windtraps = você ganha 1 de água sempre que vence um Conflito

# Líderes
ability-rhombur-vernius = os seus encouraçados têm 4 de força em vez de 3
ability-tessia-vernius = um Farejador espera em 2 de Influência com cada Facção; o primeiro que você alcança permite descartar uma carta por 1 especiaria; o segundo traz o bônus da Facção por 4 de Influência; o terceiro, mais 1 de Influência com ela; o quarto, as duas coisas
ability-armand-ecaz = no seu turno de Revelar, com dois ou mais Agentes em espaços de Landsraad, de Cidade ou de Comércio de Especiarias, você pode excluir uma das suas cartas em jogo
ability-ilesa-ecaz = no começo de cada rodada, você separa em segredo uma carta da mão; ela volta no seu segundo turno; se você enviar um Agente nesse turno, ganha 1 especiaria se a carta tiver exatamente um ícone de Agente, ou 1 Solari se não tiver
ability-yuna-moritani = você começa sem água; sempre que ganha Solaris no seu próprio turno, ganha mais 1
ability-hundro-moritani = antes da primeira rodada, você olha as duas Cartas de Intriga do topo, fica com uma e devolve a outra

# Rivais
rival-freighter =
    { $n ->
        [one] mover o Cargueiro
       *[other] mover o Cargueiro { $n } vezes
    }
rival-tech = adquirir, numa partida solo, uma peça de Tecnologia com a marca da Casa Hagal
rival-negotiation =
    { $n ->
        [one] adquirir uma peça de Tecnologia com a marca da Casa Hagal com desconto de { $n } especiaria, ou enviar um Negociante a Ix
       *[other] adquirir uma peça de Tecnologia com a marca da Casa Hagal com desconto de { $n } especiarias, ou enviar um Negociante a Ix
    }
describe-hagal-ship = Um Rival que já encomendou os dois encouraçados ignora esta carta
describe-hagal-friend = Um Rival com menos de { $n } de Influência { $faction-with } ignora esta carta
describe-hagal-other = Um Rival com menos de { $n } de Influência { $faction-with } vai ao espaço { $space } em vez disso e recebe: { $effects }
