# Quem joga junto: convites, conversa à mesa.

# Convites
company-network-local = Estes links só funcionam neste computador.
company-network-how = Abrir a mesa para outras pessoas
company-network-open = Abrir esta mesa para a minha rede
company-network-note = Todos na mesma rede doméstica alcançam uma mesa aberta, para jogar ou assistir. Não há senha nem criptografia, então abra-a só em uma rede de confiança. Termina quando você a fechar ou parar o Hagal.
company-network-is-open = A mesa está aberta para a sua rede:
company-network-close = Fechar para a rede
company-qr = Código QR para o celular
