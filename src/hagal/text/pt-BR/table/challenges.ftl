# Façanhas
challenge-title = Façanhas
challenge-about = Um toque começa a partida que a façanha pede. O fim da partida diz se ela foi realizada. Você pode tentar quantas vezes quiser e voltar atrás como em qualquer partida.
challenge-count = { $n } de { $of } realizadas
challenge-done = realizada
challenge-begin = Começar
challenge-again = De novo
challenge-parts = { $n } de { $of }
challenge-mode = { $mode }, façanha “{ $name }”
challenge-met = Façanha realizada: “{ $name }”!
challenge-missed = A façanha “{ $name }” não foi realizada desta vez.
