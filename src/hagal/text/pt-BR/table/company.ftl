# Quem joga junto: convites, conversa à mesa.

# Convites
company-network-local = Estes links só funcionam neste computador.
company-network-how = Abrir a mesa para outras pessoas
company-network-open = Abrir esta mesa para a minha rede
company-network-note = Todos na mesma rede doméstica alcançam uma mesa aberta, para jogar ou assistir. Não há senha nem criptografia, então abra-a só em uma rede de confiança. Termina quando você a fechar ou parar o Hagal.
company-network-is-open = A mesa está aberta para a sua rede:
company-network-close = Fechar para a rede
company-qr = Código QR para o celular

# A conversa
company-chat = Conversa
company-chat-page = Abrir a conversa
company-chat-none = Ninguém disse nada ainda.
company-chat-again = Atualizar
company-say = Diga alguma coisa
company-send = Enviar
company-phrases = Frases rápidas
company-phrase-hello = Olá!
company-phrase-luck = Boa sorte!
company-phrase-moment = Um momento, por favor.
company-phrase-thinking = Deixe-me pensar.
company-phrase-yours = Sua vez!
company-phrase-nice = Boa jogada!
company-phrase-ouch = Ai!
company-phrase-sorry = Desculpe!
company-phrase-thanks = Valeu!
company-phrase-back = Voltei.
company-phrase-again = Mais uma partida?
company-phrase-bye = Bom jogo!
company-mute = Silenciar
company-watches = assiste
company-nudge = Cutucar { $name }
company-nudged = bate na mesa: { $name }, estamos esperando!
company-spectators = Quem assiste e a conversa
company-spectators-no = não podem ler
company-spectators-yes = leem e escrevem

# Revanche
company-rematch = Revanche: as mesmas pessoas, começa a próxima
company-next = Para a próxima partida
company-next-note = A mesa está posta para a próxima partida.
