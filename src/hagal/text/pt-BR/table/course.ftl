# O curso de um jogo, ao lado do controle do replay.

web-course-title = O curso do jogo
web-course-show = Mostrar o curso do jogo
web-course-curve = A curva é o juízo do bot: quão boa era a posição de cada lugar, pelo que sabia. Os traços no alto são pontos marcados; as linhas são rodadas.
web-course-chance = A curva é a estimativa do bot: a chance de vencer, de 0 % embaixo a 100 % no alto, pelo que se sabia então. Os traços no alto são metas alcançadas; as linhas são rodadas.
web-course-none = Os traços no alto são pontos marcados; as linhas são rodadas.
web-course-moments = Momentos
web-course-chapter = Escolha { $n }: nova rodada
web-course-point = Escolha { $n }: { $name } pontua
web-course-up = Escolha { $n }: muito melhor para { $name }
web-course-down = Escolha { $n }: muito pior para { $name }
web-course-goal = Escolha { $n }: uma meta é alcançada
web-course-rises = Escolha { $n }: a chance de vencer sobe
web-course-falls = Escolha { $n }: a chance de vencer cai
web-course-asked = Decidia { $name }
web-course-chosen = escolhido
web-course-nobody = Nada foi perguntado aqui
web-course-speed = Velocidade
web-course-link = Link para este momento
