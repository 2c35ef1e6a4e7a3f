# O que o próprio script das páginas diz. Nenhuma mensagem tem argumentos: vão para a página como estão.
script-reconnecting = Reconectando…
script-failed = Isso não chegou ao servidor. Tente de novo daqui a pouco.
script-choose = Escolha uma opção
script-fewer = Um a menos
script-more = Um a mais
script-your-turn = Sua vez
script-skip = Pular
script-plan = Seu plano:
script-plan-how = Enquanto os outros jogam, marque uma carta e um lugar para a sua vez: só você vê.
script-plan-clear = Esquecer o plano
script-plan-none = Não há mais plano.
script-scene-next = Próximo
script-scene-skip = Pular tudo

# Links
script-copied = Copiado.
script-copy-yourself = O navegador não deixa esta página copiar: o link está marcado, pressione Ctrl+C.

# Notificações
script-notify-denied = O navegador não permite notificações desta página. Você pode mudar isso nas configurações dele para este endereço.
script-notify-closed = O servidor não consegue chamar este navegador enquanto ele está fechado. As páginas abertas avisam mesmo assim.

# Replay
script-play = Reproduzir
script-pause = Pausar

# Configurações deste navegador
script-speed = Turnos dos outros
script-speed-slow = mostrados devagar
script-speed-normal = mostrados com calma
script-speed-quick = mostrados depressa
script-speed-off = só no histórico
script-keys = Teclas de atalho
script-keys-on = ligadas
script-keys-off = desligadas
script-clicks = Um clique na mesa
script-clicks-sure = primeiro escolhe, depois age; o que não pode ser desfeito se escolhe duas vezes
script-clicks-fast = age na hora
script-sound = Sons
script-sound-off = desligados
script-sound-on = ligados
script-rule-back = Voltar
