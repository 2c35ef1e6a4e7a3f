# Challenges.

# Façanhas
challenge-hunted-major-name = Até o último
challenge-hunted-major = Caçados, a sós: vença derrotando o Inimigo Final.
challenge-hunted-bare-name = De mãos vazias
challenge-hunted-bare = Caçados, a sós: vença sem ganhar nenhuma carta.
challenge-hunted-unhurt-name = Nem um arranhão
challenge-hunted-unhurt = Caçados, a sós: vença sem receber nenhum Golpe.
challenge-hunted-pair-name = Ninguém fica para trás
challenge-hunted-pair = Caçados no segundo filme com dois Avatares, ambos seus: vença sem que nenhum morra.
challenge-alien-clean-name = Nada por dentro
challenge-alien-clean = Alien, a sós: vença sem receber nenhum embrião.
challenge-alien-drones-name = A Colmeia inteira
challenge-alien-drones = Alien, a sós, com dois Drones a mais em cada minibaralho: vença.
challenge-hunters-best-name = O melhor caçador
challenge-hunters-best = Caçadores contra dois bots: vença sem morrer.
