# Ascensão de Ix: nomes dos componentes.
# Os oficiais (os do livro de regras em português) abrem cada seção; os outros são tradução nossa.

## Cartas: oficiais
name-card-appropriate = Apropriar
name-card-choam-delegate = Representante CHOAM
name-card-court-intrigue = Intriga da Corte
name-card-esmar-tuek = Esmar Tuek
name-card-guild-chief-administrator = Administradora Chefe da Guilda
name-card-imperial-bashar = Bashar Imperial
name-card-treachery = Traição
name-card-control-the-spice = Controle a Especiaria

## Cartas: tradução nossa
name-card-bounty-hunter = Caçador de Recompensas
name-card-desert-ambush = Emboscada no Deserto
name-card-embedded-agent = Agente Infiltrado
name-card-freighter-fleet = Frota de Cargueiros
name-card-full-scale-assault = Ataque em Grande Escala
name-card-guild-accord = Acordo com a Guilda
name-card-imperial-shock-trooper = Soldado de Choque Imperial
name-card-in-the-shadows = Nas Sombras
name-card-ix-guild-compact = Pacto entre Ix e a Guilda
name-card-ixian-engineer = Engenheiro Ixiano
name-card-jamis = Jamis
name-card-landing-rights = Direito de Pouso
name-card-local-fence = Receptador Local
name-card-negotiated-withdrawal = Retirada Negociada
name-card-satellite-ban = Proibição de Satélites
name-card-sayyadina = Sayyadina
name-card-shai-hulud = Shai-hulud
name-card-spice-trader = Mercador de Especiaria
name-card-truthsayer = Proclamadora da Verdade
name-card-water-peddler = Vendedor de Água
name-card-web-of-power = Teia de Poder
name-card-weirding-way = Artes Sobrenaturais
name-card-boundless-ambition = Ambição Sem Limites

## Cartas de Intriga: oficiais
name-intrigue-second-wave = Segunda Onda

## Cartas de Intriga: tradução nossa
name-intrigue-advanced-weaponry = Armamento Avançado
name-intrigue-blackmail = Chantagem
name-intrigue-cannon-turrets = Torres de Canhões
name-intrigue-cull = Expurgo
name-intrigue-diversion = Manobra Diversiva
name-intrigue-expedite = Agilizar
name-intrigue-finesse = Sutileza
name-intrigue-glimpse-the-path = Vislumbrar o Caminho
name-intrigue-grand-conspiracy = Grande Conspiração
name-intrigue-ixian-probe = Sonda Ixiana
name-intrigue-machine-culture = Cultura das Máquinas
name-intrigue-quid-pro-quo = Toma Lá, Dá Cá
name-intrigue-secret-forces = Forças Secretas
name-intrigue-strategic-push = Avanço Estratégico
name-intrigue-strongarm = Coação
name-intrigue-war-chest = Fundo de Guerra

## Conflitos: tradução nossa
name-conflict-skirmish-e = Escaramuça
name-conflict-skirmish-f = Escaramuça
name-conflict-trade-monopoly = Monopólio Comercial
name-conflict-economic-supremacy = Supremacia Econômica

## Líderes: oficiais
name-leader-rhombur-vernius = Príncipe Rhombur Vernius
name-leader-tessia-vernius = Tessia Vernius
name-leader-ilesa-ecaz = Ilesa Ecaz
name-leader-hundro-moritani = Visconde Hundro Moritani

## Líderes: tradução nossa
name-leader-armand-ecaz = Arquiduque Armand Ecaz
name-leader-yuna-moritani = “Princesa” Yuna Moritani

## Espaços: oficiais
name-space-smuggling = Contrabando
name-space-interstellar-shipping = Envio Interestelar
name-space-tech-negotiation = Negociação de Tecnologia
name-space-dreadnought = Encouraçado

## Peças de Tecnologia: oficiais
name-tech-detonation-devices = Dispositivos Explosivos
name-tech-disposal-facility = Aterro Sanitário
name-tech-flagship = Nave-Mãe
name-tech-holtzman-engine = Motores Holtzman
name-tech-invasion-ships = Naves Invasoras
name-tech-restricted-ordnance = Artilharia Restrita
name-tech-sonic-snoopers = Farejadores Sônicos
name-tech-spy-satellites = Satélites Espiões
name-tech-training-drones = Drones de Treinamento
name-tech-troop-transports = Transporte de Tropas

## Peças de Tecnologia: tradução nossa
name-tech-artillery = Artilharia
name-tech-chaumurky = Chaumurky
name-tech-holoprojectors = Holoprojetores
name-tech-memocorders = Memogravadores
name-tech-minimic-film = Filme Minímico
name-tech-shuttle-fleet = Frota de Naves Auxiliares
name-tech-spaceport = Espaçoporto
name-tech-windtraps = Captadores de Vento

## Cartas da Casa Hagal: como os espaços delas; Rivais: como os Líderes
name-hagal-dreadnought-1p = { name-space-dreadnought }
name-hagal-dreadnought-2p = { name-space-dreadnought }
name-hagal-tech-negotiation = { name-space-tech-negotiation }
name-hagal-interstellar-shipping = { name-space-interstellar-shipping }
name-hagal-foldspace-or-interstellar-shipping = { name-space-foldspace } / { name-space-interstellar-shipping }
name-hagal-foldspace-side = { name-space-foldspace }
name-hagal-smuggling-or-interstellar-shipping = { name-space-smuggling } / { name-space-interstellar-shipping }
name-hagal-smuggling-side = { name-space-smuggling }
name-rival-rhombur-vernius = { name-leader-rhombur-vernius }
name-rival-hundro-moritani = { name-leader-hundro-moritani }
