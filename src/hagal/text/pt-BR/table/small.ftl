# Para janelas pequenas: o que se tem e as abas do tabuleiro.

small-goods = O que você tem
small-places = Partes do tabuleiro
small-fold = A pergunta: em uma linha, ou inteira
small-hand = Mão
small-own = Meu
small-board = Tabuleiro
small-table = Mesa
small-map = Mapa
small-players = Jogadores
small-log = Histórico
small-size = Tamanho do texto
small-size-s = Texto pequeno
small-size-m = Texto médio
small-size-l = Texto grande
