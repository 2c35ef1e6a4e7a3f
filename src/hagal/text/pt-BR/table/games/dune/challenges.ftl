# Challenges.

# Façanhas
challenge-dune-leaders-name = Todas as casas
challenge-dune-leaders = Vença no nível Sardaukar com cada um dos oito Líderes do jogo base.
challenge-dune-kwisatz-name = O encurtamento do caminho
challenge-dune-kwisatz = Vença no nível Kwisatz Haderach, em que não há Espadachim para você.
challenge-dune-sword-name = Pela espada
challenge-dune-sword = Vença sem nenhum ponto de Influência ou de Alianças.
challenge-dune-unbought-name = Nada comprado
challenge-dune-unbought = Vença sem adquirir nenhuma carta.
challenge-dune-humble-name = Bastam dois Agentes
challenge-dune-humble = Vença no nível Sardaukar sem assento no Alto Conselho e sem o Espadachim.
challenge-dune-swift-name = Sem tempo a perder
challenge-dune-swift = Vença no nível Sardaukar até a sétima rodada.
challenge-dune-alliances-name = Amigos poderosos
challenge-dune-alliances = Vença no nível Sardaukar e tenha duas Alianças ou mais no fim.
challenge-dune-tech-name = O melhor de Ix
challenge-dune-tech = Ascensão de Ix no nível Mentat: vença tendo adquirido pelo menos três peças de Tecnologia.
challenge-dune-table-name = Mesa cheia
challenge-dune-table = Vença três bots que pensam.
