# Duna: Imperium: nomes dos componentes.
# Os oficiais (impressos nas folhas da editora que data/dune/sources.md cita) abrem cada seção; os outros são tradução nossa.

## Cartas: oficiais
name-card-the-spice-must-flow = A Especiaria Deve Fluir
name-card-kwisatz-haderach = Kwisatz Haderach
name-card-signet-ring = Anel do Sinete
name-card-dune-the-desert-planet = Duna, o Planeta Deserto
name-card-bene-gesserit-sister = Irmã Bene Gesserit
name-card-reverend-mother-mohiam = Reverenda Madre Mohiam
name-card-the-voice = A Voz

## Cartas: tradução nossa
name-card-convincing-argument = Argumento Convincente
name-card-dagger = Adaga
name-card-diplomacy = Diplomacia
name-card-reconnaissance = Reconhecimento
name-card-seek-allies = Buscar Aliados
name-card-arrakis-liaison = Contato em Arrakis
name-card-foldspace = Dobra Espacial
name-card-arrakis-recruiter = Recrutador de Arrakis
name-card-assassination-mission = Missão de Assassinato
name-card-bene-gesserit-initiate = Iniciada Bene Gesserit
name-card-carryall = Caleche
name-card-chani = Chani
name-card-choam-directorship = Diretoria da CHOAM
name-card-crysknife = Dagacris
name-card-dr-yueh = Dr. Yueh
name-card-duncan-idaho = Duncan Idaho
name-card-fedaykin-death-commando = Comando Suicida Fedaykin
name-card-firm-grip = Mão de Ferro
name-card-fremen-camp = Acampamento Fremen
name-card-gene-manipulation = Manipulação Genética
name-card-guild-administrator = Administrador da Guilda
name-card-guild-ambassador = Embaixador da Guilda
name-card-guild-bankers = Banqueiros da Guilda
name-card-gun-thopter = Tóptero Armado
name-card-gurney-halleck = Gurney Halleck
name-card-imperial-spy = Espião Imperial
name-card-lady-jessica = Lady Jéssica
name-card-liet-kynes = Liet Kynes
name-card-missionaria-protectiva = Missionaria Protectora
name-card-opulence = Opulência
name-card-other-memory = Outra Memória
name-card-piter-de-vries = Piter De Vries
name-card-power-play = Jogo de Poder
name-card-sardaukar-infantry = Infantaria Sardaukar
name-card-sardaukar-legion = Legião Sardaukar
name-card-scout = Batedor
name-card-shifting-allegiances = Lealdades Mutáveis
name-card-sietch-reverend-mother = Reverenda Madre do Sietch
name-card-smugglers-thopter = Tóptero do Contrabandista
name-card-space-travel = Viagem Espacial
name-card-spice-hunter = Caçador de Especiaria
name-card-spice-smugglers = Contrabandistas de Especiaria
name-card-stilgar = Stilgar
name-card-test-of-humanity = Teste de Humanidade
name-card-thufir-hawat = Thufir Hawat
name-card-worm-riders = Cavaleiros de Vermes
name-card-jessica-of-arrakis = Jéssica de Arrakis
name-card-duncan-loyal-blade = Duncan, Lâmina Leal

## Cartas de Intriga: oficiais
name-intrigue-corner-the-market = Monopolize o Mercado
name-intrigue-dispatch-an-envoy = Despache um Emissário

## Cartas de Intriga: tradução nossa
name-intrigue-allied-armada = Armada Aliada
name-intrigue-ambush = Emboscada
name-intrigue-bindu-suspension = Suspensão Bindu
name-intrigue-bribery = Suborno
name-intrigue-bypass-protocol = Contornar o Protocolo
name-intrigue-calculated-hire = Contratação Calculada
name-intrigue-charisma = Carisma
name-intrigue-choam-shares = Ações da CHOAM
name-intrigue-councilors-dispensation = Dispensa do Conselheiro
name-intrigue-demand-respect = Exigir Respeito
name-intrigue-double-cross = Jogo Duplo
name-intrigue-favored-subject = Súdito Favorito
name-intrigue-guild-authorization = Autorização da Guilda
name-intrigue-infiltrate = Infiltrar
name-intrigue-know-their-ways = Conhecer os Costumes Deles
name-intrigue-master-tactician = Mestre da Tática
name-intrigue-plans-within-plans = Planos Dentro de Planos
name-intrigue-poison-snooper = Farejador de Venenos
name-intrigue-private-army = Exército Particular
name-intrigue-rapid-mobilization = Mobilização Rápida
name-intrigue-recruitment-mission = Missão de Recrutamento
name-intrigue-refocus = Novo Foco
name-intrigue-reinforcements = Reforços
name-intrigue-secret-of-the-sisterhood = Segredo da Irmandade
name-intrigue-staged-incident = Incidente Forjado
name-intrigue-the-sleeper-must-awaken = O Adormecido Deve Despertar
name-intrigue-tiebreaker = Desempate
name-intrigue-to-the-victor = Ao Vencedor…
name-intrigue-urgent-mission = Missão Urgente
name-intrigue-water-of-life = Água da Vida
name-intrigue-water-peddlers-union = Sindicato dos Vendedores de Água
name-intrigue-windfall = Sorte Inesperada

## Conflitos: tradução nossa
name-conflict-skirmish-a = Escaramuça
name-conflict-skirmish-b = Escaramuça
name-conflict-skirmish-c = Escaramuça
name-conflict-skirmish-d = Escaramuça
name-conflict-desert-power = Poder do Deserto
name-conflict-raid-stockpiles = Saque aos Depósitos
name-conflict-cloak-and-dagger = Capa e Adaga
name-conflict-machinations = Maquinações
name-conflict-sort-through-the-chaos = Ordem no Caos
name-conflict-terrible-purpose = Propósito Terrível
name-conflict-guild-bank-raid = Assalto ao Banco da Guilda
name-conflict-siege-of-arrakeen = Cerco de Arrakina
name-conflict-siege-of-carthag = Cerco de Cartago
name-conflict-secure-imperial-basin = Garantir a Bacia Imperial
name-conflict-battle-for-arrakeen = Batalha por Arrakina
name-conflict-battle-for-carthag = Batalha por Cartago
name-conflict-battle-for-imperial-basin = Batalha pela Bacia Imperial
name-conflict-grand-vision = Grande Visão

## Líderes: oficiais
name-leader-paul-atreides = Paul Atreides
name-leader-glossu-rabban = Glossu “A Fera” Rabban
name-leader-memnon-thorvald = Conde Memnon Thorvald
name-leader-helena-richese = Helena Richese

## Líderes: tradução nossa
name-leader-leto-atreides = Duque Leto Atreides
name-leader-vladimir-harkonnen = Barão Vladimir Harkonnen
name-leader-ariana-thorvald = Condessa Ariana Thorvald
name-leader-ilban-richese = Conde Ilban Richese

## Espaços: oficiais
name-space-mentat = Mentat
name-space-rally-troops = Convocar Tropas
name-space-hall-of-oratory = Salão da Oratória
name-space-arrakeen = Arrakina
name-space-carthag = Cartago
name-space-imperial-basin = Bacia Imperial
name-space-selective-breeding = Reprodução Seletiva
name-space-swordmaster = Espadachim

## Espaços: tradução nossa
name-space-conspire = Conspirar
name-space-wealth = Riqueza
name-space-heighliner = Paquete
name-space-foldspace = Dobra Espacial
name-space-secrets = Segredos
name-space-hardy-warriors = Guerreiros Resistentes
name-space-stillsuits = Trajestiladores
name-space-high-council = Alto Conselho
name-space-secure-contract = Firmar Contrato
name-space-sell-melange = Vender Mélange
name-space-research-station = Estação de Pesquisa
name-space-sietch-tabr = Sietch Tabr
name-space-great-flat = Grande Planície
name-space-hagga-basin = Bacia de Hagga
