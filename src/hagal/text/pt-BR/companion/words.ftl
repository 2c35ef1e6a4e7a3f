# O assistente ao lado do tabuleiro de verdade.

# A página
companion-app = Assistente Hagal
companion-welcome = Ao lado do seu tabuleiro: o aplicativo faz as contas e conhece as regras, você move as peças.
companion-about = Funciona sem rede depois da primeira visita. Tudo fica neste aparelho.
companion-start = Nova partida
companion-games = Outros jogos
companion-loading = Despertando as regras…
companion-failed = Este navegador não consegue executar o assistente. Atualize o navegador ou tente outro.
companion-reload = Tentar de novo
companion-problem = Não deu certo: { $why }
companion-other-tab = Esta partida também está aberta em outra aba. Continue em apenas uma delas.
companion-missing-title = O assistente precisa de Python para o celular
companion-missing = O Pyodide, que executa as regras no celular, ainda não está instalado aqui. Na pasta do Hagal, execute “make companion” uma vez e inicie de novo.

companion-undo = Desfazer
companion-redo = Refazer
companion-menu = Opções
companion-close = Fechar
companion-back = Voltar
companion-next = Avançar
companion-ok = Pronto
companion-yes = Sim
companion-no = Não
companion-cancel = Cancelar
companion-plus = Um a mais
companion-minus = Um a menos
companion-history = Histórico
companion-go-back-here = Voltar para antes disto
companion-language = Idioma
companion-large-type = Letra grande
companion-theme = Cores
companion-theme-auto = Como no aparelho
companion-theme-light = Claras
companion-theme-dark = Escuras
companion-new-game = Nova partida
companion-new-game-sure = A partida deste aparelho será substituída. Começar uma nova?
companion-carry = Outro aparelho
companion-carry-note = Leve a partida como arquivo ou como código. Lá ela continua, com todo o histórico.
companion-file-save = Salvar um arquivo
companion-file-open = Abrir um arquivo
companion-code-copy = Copiar o código
companion-code-copied = Copiado
companion-code-paste = Cole um código aqui
companion-code-read = Continuar com este código
companion-update-ready = Há uma nova versão.
companion-update-now = Usar
companion-storage-failed = Este aparelho não deixa a página guardar a partida. Salve-a como arquivo antes de sair.

# Regra
companion-rule = Regra
companion-rule-none = Esta regra não é conhecida aqui.
companion-readings = Como se lê aqui
