# Legendary Encounters, Alien: nomes; tradução nossa.

name-character-specialist = Especialista
name-character-grunt = Recruta
name-character-sergeant-intel = Sargento de Inteligência
name-character-sergeant-leadership = Sargento de Liderança
name-character-sergeant-strength = Sargento de Força
name-character-sergeant-survival = Sargento de Sobrevivência
name-character-sergeant-tech = Sargento de Tecnologia

name-avatar-commander = Comandante
name-avatar-executive = Executivo
name-avatar-gunner = Artilheiro
name-avatar-medic = Médico
name-avatar-mercenary = Mercenário
name-avatar-priest = Sacerdote
name-avatar-researcher = Pesquisador
name-avatar-scout = Batedor
name-avatar-synthetic = Sintético
name-avatar-technician = Técnico

name-character-report-for-duty = Apresentar-se ao Serviço
name-character-welcome-aboard = Bem-vindo a Bordo
name-character-lets-rock = Vamos Arrasar!
name-character-battlefield-medicine = Medicina de Campo
name-character-ready-for-anything = Pronto para Tudo
name-character-violence-isnt-the-answer = Violência Não É a Resposta
name-character-thirst-for-knowledge = Sede de Conhecimento
name-character-reconnaissance = Reconhecimento
name-character-versatile-programming = Programação Versátil
name-character-right-tool-for-the-job = A Ferramenta Certa

name-character-captain-of-the-ship = Capitão da Nave
name-character-captain-dallas-intel = Consulta à Mãe
name-character-captain-dallas-uncommon = Para os Dutos
name-character-captain-dallas-rare = Cadeia de Comando
name-character-chief-engineer-parker-tech = Bastão Elétrico
name-character-chief-engineer-parker-survival = Lança-chamas
name-character-chief-engineer-parker-uncommon = Convés Inferior
name-character-chief-engineer-parker-rare = Parte Inteira
name-character-navigator-lambert-intel = Rota Traçada
name-character-navigator-lambert-tech = Detector de Movimento
name-character-navigator-lambert-uncommon = Está se Mexendo
name-character-navigator-lambert-rare = O Caminho de Casa
name-character-warrant-officer-ripley-survival = Regras de Quarentena
name-character-warrant-officer-ripley-leadership = De Volta pelo Gato
name-character-warrant-officer-ripley-uncommon = Escotilha Selada
name-character-warrant-officer-ripley-rare = Última Sobrevivente

name-strike-acid-bath = Banho de Ácido
name-strike-acid-splash = Respingo de Ácido
name-strike-barbed-tail = Cauda Farpada
name-strike-bleeding-out = Hemorragia
name-strike-broken-arm = Braço Quebrado
name-strike-crushing-jaws = Mandíbulas Esmagadoras
name-strike-dragged-away = Arrastado
name-strike-false-alarm = Alarme Falso
name-strike-hard-landing = Queda Dura
name-strike-impaled = Empalado
name-strike-inner-jaw = Mandíbula Interna
name-strike-slashing-claws = Garras Cortantes
name-strike-take-my-place = No Meu Lugar
name-strike-torn-open = Corte Aberto
name-strike-visor-cracked = Visor Trincado

name-enemy-ceiling-crawler = Rastejador do Teto
name-enemy-cornered-drone = Drone Acuado
name-enemy-drone-in-the-dark = Drone no Escuro
name-enemy-egg-tender = Guardião dos Ovos
name-enemy-hive-guard = Guarda da Colmeia
name-enemy-lurking-drone = Drone à Espreita
name-enemy-spitting-drone = Drone Cuspidor
name-enemy-swift-drone = Drone Veloz
name-enemy-young-drone = Drone Jovem
